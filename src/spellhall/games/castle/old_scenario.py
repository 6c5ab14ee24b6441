"""Scenarios as records of format 1 have them."""

from __future__ import annotations

from typing import Any

from spellhall.engine.info import Scenario

UNTURNED = "?"


def from_format_1(seats: int, old: Scenario) -> Scenario:
    """The same position in the dialect of docs/scenarios.md."""
    new: dict[str, Any] = {key: old[key] for key in ("turns", "quiet") if key in old}
    known = old.get("known", [])
    if "tableau" in old:
        new["tableau"] = {}
        new["pawns"] = {}
        for line in old["tableau"].strip().splitlines():
            arcanum, _, letters = line.strip().partition(":")
            row = []
            for column, token in enumerate(letters.replace("|", " ").split(), start=1):
                place = f"{arcanum}{column}"
                row.append(token[0] + ("@all" if known != "all" and place in known else ""))
                if token[1:]:
                    player = f"P{token[1:]}"
                    new["pawns"][player] = f"{new['pawns'].get(player, '')} {place}".strip()
            new["tableau"][arcanum] = " ".join(row) + (" @all" if known == "all" else "")
    if "characters" in old:
        pairs = [word.partition("=") for word in old["characters"].split()]
        new["character"] = {f"P{player}": character for player, _, character in pairs}
    if "outcomes" in old:
        up = old.get("turned", [])
        new["outcomes"] = {
            ritual: f"{outcome}@all" if ritual in up else outcome for ritual, outcome in old["outcomes"].items()
        }
    if "turn" in old:
        new["turn"] = f"P{old['turn'] + 1}"
    return new
