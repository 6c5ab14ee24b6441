"""Scenarios as records of format 1 have them."""

from __future__ import annotations

from typing import Any

from spellhall.engine.info import Scenario


def from_format_1(seats: int, old: Scenario) -> Scenario:
    """The same position in the dialect of docs/scenarios.md."""
    new: dict[str, Any] = {}
    for before, now in (("hands", "hand"), ("lights", "light")):
        if before in old:
            new[now] = {f"P{seat + 1}": " ".join(cards) for seat, cards in enumerate(old[before]) if cards}
    if "ashes" in old:
        new["ashes"] = " ".join(old["ashes"])
    return new
