"""Which zones, counters, flags and phases the views of a game show, and what can lie where.

This stands in no table of the game: ``survey`` finds it out by playing. What it found for a version
of the rules is kept in ``layouts/``, so that arrays keep their columns as long as the rules stay the
same, whatever else changes. A game without such a file is surveyed when it is first asked for.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from spellhall.engine.info import GameInfo

KEPT: Final = Path(__file__).parent / "layouts"


@dataclass
class ZoneShape:
    """One zone, or a series of zones that come and go with the cards they are named after.

    ``hand{}`` stands for one of each seat: what can lie before one player can lie before any.
    """

    id: str
    series: int = 0
    """How many zones of the series are told one by one; 0: it is a zone by itself."""
    ordered: bool = False
    """Can its places be told apart? Then ids go by place, not by face."""
    most: int = 0
    fewest: int = 1 << 30
    """How many cards were laid out there."""
    decks: list[str] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    """The decks of the cards after which the zones of a series are named."""
    backs: list[str] = field(default_factory=list)
    """The names that backs have there."""
    hidden: bool = False
    """Were there ever cards unknown to the viewer?"""
    notes: list[str] = field(default_factory=list)
    up: bool = False
    pieces: bool = False
    read: bool = False
    """Do the cards and masks of the state tell which faces lie there? Else the game must."""
    read_backs: bool = False
    """Do they tell how many backs there are, and of which name?"""
    first: int | None = None
    """The number of the card that is kind 0 there; None: ``Layout.numbers`` has it for every kind."""

    @property
    def counted(self) -> bool:
        """Does it matter how many of each face lie there? Not if every place is told by itself."""
        return not self.ordered or self.fewest < self.most

    def of(self, seat: int) -> ZoneShape:
        """That zone of one seat."""
        return replace(self, id=self.id.format(seat))


@dataclass
class Layout:
    """All that the arrays of a game are made from."""

    phases: list[str]
    phase_of: dict[str, str] | None
    """By question ("" is none): the phase that goes with it, if that is always the same one."""
    counters: list[str]
    flags: list[str]
    numbers: list[int]
    """By kind: the number of the card in the card table, from 1; 0 if it was not met."""
    backs: list[str]
    """By kind: the name of its back."""
    zones: list[ZoneShape]

    def zones_of(self, seats: int) -> list[ZoneShape]:
        """The zones that all share, then each player's."""
        common = [zone for zone in self.zones if "{}" not in zone.id]
        owned = [zone for zone in self.zones if "{}" in zone.id]
        return common + [zone.of(seat) for seat in range(seats) for zone in owned]


def plain(layout: Layout) -> dict[str, Any]:
    """As JSON data; what is as usual is left out."""
    usual = asdict(ZoneShape(""))
    data = asdict(layout)
    data["zones"] = [{key: value for key, value in zone.items() if value != usual[key]} for zone in data["zones"]]
    return data


def from_plain(data: dict[str, Any]) -> Layout:
    """Back from JSON data."""
    return Layout(**{**data, "zones": [ZoneShape(**zone) for zone in data["zones"]]})


def kept(info: GameInfo[Any]) -> Layout | None:
    """The layout for this version of the rules, if it was kept."""
    path = KEPT / f"{info.name}.json"
    if not path.exists():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    return from_plain(data) if data.pop("rules") == info.version else None


def keep(info: GameInfo[Any], layout: Layout) -> None:
    """Write the layout of a game down, a line for each zone."""
    data = plain(layout)
    zones = ",\n".join(f"  {json.dumps(zone, ensure_ascii=False)}" for zone in data.pop("zones"))
    lines = [f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in data.items()]
    text = ",\n".join([f'{{"rules": {info.version}', *lines, f' "zones": [\n{zones}\n ]}}'])
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{info.name}.json").write_text(text + "\n", encoding="utf-8")
