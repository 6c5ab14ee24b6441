"""Scenarios as records of format 1 have them."""

from __future__ import annotations

from typing import Any, Final

from spellhall.engine.info import Scenario
from spellhall.games.magewars.pack import BAGS, WORD
from spellhall.games.magewars.terms import DECKS

BY_SEAT: Final = {
    "mages": "mage", "hands": "hand", "kept": "kept", "crafts": "crafts", "levels": "levels", "permanents": "permanents",
    "lasting": "lasting", "marks": "marks",
}  # fmt: skip


def from_format_1(seats: int, old: Scenario) -> Scenario:
    """The same position in the dialect of docs/scenarios.md."""
    new: dict[str, Any] = {}
    for key, value in old.items():
        if key in BY_SEAT:
            new[BY_SEAT[key]] = {f"P{seat + 1}": _cards(each) for seat, each in enumerate(value)}
        elif key == "health":
            new["health"] = {f"P{seat + 1}": _pile(each) for seat, each in enumerate(value)}
        elif key == "piles":
            new |= {f"pile_{deck}": _cards(cards[::-1]) for deck, cards in value.items()}
        elif key in ("dead", "lost"):
            new[key] = " ".join(f"P{seat + 1}" for seat in value)
        elif key == "turn":
            new["turn"] = f"P{value + 1}"
        elif key not in ("tops", "decks"):
            new["phase" if key == "step" else key] = _cards(value)
    tops, decks = old.get("tops", {}), old.get("decks", {})
    for deck in {**tops, **decks}:
        if deck in decks and old.get("piles", {}).get(deck):  # its other cards lay on top of those that were named
            new[f"pile_{deck}"] = [*reversed(_rest(old, deck)), *new[f"pile_{deck}"]]
        below = f"({' '.join(_cards(decks[deck]))})" if deck in decks else "..."
        new[f"deck_{deck}"] = " ".join([*_cards(tops.get(deck, [])), below])
    return new


def _rest(old: Scenario, deck: str) -> list[str]:
    """The cards of a deck that are not named; a card of two decks was taken from the first, if it was not named there."""
    rest = [WORD[kind].replace(" ", "/") for kind in BAGS[DECKS.index(deck)]]
    here = [id for key in ("piles", "decks", "tops") for id in old.get(key, {}).get(deck, [])]
    elsewhere = _words({key: value for key, value in old.items() if key not in ("piles", "decks", "tops")})
    for id in here:
        rest.remove(next(name for name in rest if id.replace(" ", "/") in (name, name.partition("/")[0])))
    for id in elsewhere:
        first = next((word for word in WORD if id in (word, word.partition(" ")[0])), "").replace(" ", "/")
        if first in rest:
            rest.remove(first)
    return rest


def _words(value: Any) -> list[str]:
    """All texts in it."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [word for part in parts for word in _words(part)]


def _cards(value: Any) -> Any:
    """``mana arcane`` is ``mana/arcane`` now."""
    if isinstance(value, str):
        return value.replace(" ", "/")
    if isinstance(value, list):
        return [_cards(each) for each in value]
    return {key: _cards(each) for key, each in value.items()} if isinstance(value, dict) else value


def _pile(value: Any) -> str:
    parts = value if isinstance(value, list) else [value]
    return " ".join(f"...{part}" if isinstance(part, int) else _cards(part) for part in parts)
