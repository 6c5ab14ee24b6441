"""Scenarios as records of format 1 have them."""

from __future__ import annotations

from typing import Any, Final

from spellhall.engine.info import Scenario
from spellhall.games.magelight.box import BOX, DECK

RENAMED: Final = {"roles": "role", "covers": "cover", "storages": "storage", "boards": "board", "step": "phase"}
CARDS: Final = ("hand", "stack", "deck", "discard", "burned")


def from_format_1(seats: int, old: Scenario) -> Scenario:
    """The same position in the dialect of docs/scenarios.md."""
    new: dict[str, Any] = {RENAMED.get(key, key): value for key, value in old.items() if key not in ("rest", "shown")}
    if "revealed" in old:
        new["revealed"] = " ".join(old["revealed"])
    if "shown" in old:
        new["shown"] = {}
        for player, viewer in old["shown"]:
            new["shown"][player] = f"{new['shown'].get(player, '')} {viewer}".strip()
    if "hand" in old:
        new["hand"] = {old.get("turn", old.get("first", "P1")): old["hand"]}
    if old.get("rest", "deck") == "burned":
        new["deck"] = old.get("deck", "")
        new["burned"] = f"{old.get('burned', '')} {' '.join(_rest(old))}"
    elif "deck" in old:
        new["deck"] = f"{old['deck']} ..."
    return new


def _rest(old: Scenario) -> list[str]:
    """The cards that are not named."""
    texts = [old.get(key, "") for key in CARDS]
    texts += [text for key in ("storages", "boards") for text in old.get(key, {}).values()]
    rest = [DECK[kind].id for kind in BOX]
    for id in " ".join(texts).split():
        rest.remove(id)
    return rest
