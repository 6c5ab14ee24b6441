"""Scenarios as records of format 1 have them."""

from __future__ import annotations

import re
from typing import Any, Final

from spellhall.engine.info import Scenario

AREAS: Final = ("bag", "hand", "discard", "shield", "hp", "score", "cantrip")


def from_format_1(seats: int, old: Scenario) -> Scenario:
    """The same position in the dialect of docs/scenarios.md."""
    new: dict[str, Any] = {key: old[key] for key in ("phase", "round", "quiet") if key in old}
    for key, value in old.items():
        owner, _, area = key.rpartition(".")
        if area in AREAS and owner:
            new.setdefault(area, {})[_player(owner)] = _gems(value)
        elif area == "character":
            new.setdefault("character", {})[_player(owner)] = value
        elif key in ("academy", "pool"):
            new[key] = _gems(value)
        elif key == "sets":
            new["sets"] = [_offer(*part.split()) for part in value.split(",")]
        elif key == "turn":
            new["turn"] = _player(value)
        elif area in ("books", "on"):
            books = old.get(f"{owner}.books", "1 [meditation] 2 [magic_missile] 3 [mana_tricks]")
            new.setdefault("book", {})[_player(owner)] = _books(books, old.get(f"{owner}.on", ""))
    return new


def _player(letter: str) -> str:
    return f"P{'ABCD'.index(letter) + 1}"


def _gems(text: str) -> str:
    return " ".join(f"{word[0]}*{word[1:]}" for word in text.split() if word != "-")


def _offer(spell: str, left: str = "") -> Any:
    return {"card": spell, "left": int(left)} if left else spell


def _books(text: str, on: str) -> dict[str, Any]:
    gems = dict(part.strip().split(" ", 1) for part in on.split(",") if part.strip())
    books: dict[str, Any] = {}
    for number, row in re.findall(r"([123]) (-|\[[^]]*\])", " ".join(text.split())):
        names = [name.strip() for name in row.strip("[]-").split(",") if name.strip()]
        books[number] = [
            {"card": name.rstrip("*"), "mastered": name.endswith("*"), "gems": _gems(gems.get(f"{number}.{at}", ""))}
            for at, name in enumerate(names)
        ]
    return books
