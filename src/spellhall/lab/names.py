"""The names that reports give to the columns of the tables and to the values in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.engine.info import GameInfo
from spellhall.words import words

TITLES = {
    "place": "turn order (1 begins)",
    "wizard_of_faction": "faction, wizards only",
    "wizard_of_country": "country, wizards only",
}
NUMBERED = ("seat", "place")
NO_THINGS = ("bot", "faction", "wizard_of_faction")
"""Columns whose words are not the ids of cards or terms, even if some read like it."""


def title_of(column: str) -> str:
    """The column, as a heading."""
    return TITLES.get(column, column.replace("_", " "))


def name_of(info: GameInfo[Any], column: str, value: object) -> str:
    """A value of a column: ``seat 2``, ``Winter Celeste``. The epithet after a comma is left out."""
    text = str(value)
    if column in NUMBERED:
        return f"{column} {text}"
    if column in NO_THINGS:
        return text.replace("_", " ")
    return words(info.name).name(text).partition(",")[0]


def bots_in_words(bots: Sequence[str]) -> str:
    """Who played."""
    return f"all {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)
