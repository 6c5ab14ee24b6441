"""What the terminal itself says, in which language, and what it calls the players."""

from __future__ import annotations

import getpass
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from spellhall.bots import LEVELS
from spellhall.words import ENGLISH, LANGUAGES, Catalogue, common, hall_say

FIRST_NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
"""What bots are called: one more than there are seats at any table, should the person be one of them."""

SOMEBODY: Final = "Robin"
"""What a person is called whose login says nothing."""

NO_PERSON: Final = ("root", "user", "admin", "administrator")


@cache
def terminal_words(language: str = ENGLISH) -> Catalogue:
    """What the terminal itself says."""
    return Catalogue(language, {each: (common("terminal", each),) for each in dict.fromkeys((language, ENGLISH))})


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if the terminal speaks it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].casefold()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


def about_levels(language: str = ENGLISH) -> str:
    """How one writes a bot's level, for the help of commands."""
    levels = " ".join(f"{level}: {hall_say(about, language)}" for level, about in LEVELS.items())
    return f"{levels} Other numbers and times go as well: search:5000, search:200ms."


def names_at_table(seats: int, person: int) -> list[str]:
    """The person by their login name, bots by first names."""
    you = login_name()
    bots = iter(name for name in FIRST_NAMES if name != you)
    return [you if seat == person else next(bots) for seat in range(seats)]


def login_name() -> str:
    """What the person is called on this machine, as a name."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody is logged in
        return SOMEBODY
    if not name.isprintable() or name.casefold() in NO_PERSON:
        return SOMEBODY
    return name[:1].upper() + name[1:20]


def recorded_names(record: Mapping[str, Any], seats: int, language: str) -> list[str]:
    """The names that a record has (those of the hall have them), or else numbers."""
    names = record.get("names")
    if isinstance(names, list) and len(names) == seats and all(isinstance(n, str) and n.isprintable() for n in names):
        return names
    return [terminal_words(language).word("player", number=seat + 1) for seat in range(seats)]


def initials(names: Sequence[str]) -> list[str]:
    """Two letters for each name, all different: the first with another of it, or with a number."""
    found: list[str] = []
    for number, name in enumerate(names, start=1):
        letters = [letter for letter in name if letter.isalnum()] or ["?"]
        tries = [f"{letters[0]}{letter}" for letter in letters[1:]] + [f"{letters[0]}{number}"]
        found.append(next((short for short in tries if short not in found), tries[-1]))
    return found
