"""Scenarios as records of format 1 have them."""

from __future__ import annotations

from typing import Any, Final

from spellhall.engine.info import Scenario

BY_SEAT: Final = {"hands": "hand", "stones": "stones", "draws": "draws"}
RENAMED: Final = {"main": "main_deck", "neutral": "neutral_deck"}


def from_format_1(seats: int, old: Scenario) -> Scenario:
    """The same position in the dialect of docs/scenarios.md."""
    new: dict[str, Any] = {}
    for key, value in old.items():
        if key in BY_SEAT:
            new[BY_SEAT[key]] = {f"P{seat + 1}": each for seat, each in enumerate(value) if each is not None}
        elif key == "turn":
            new["turn"] = f"P{value + 1}"
        else:
            new[RENAMED.get(key, key)] = value
    return new
