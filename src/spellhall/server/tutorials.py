"""First games: a scripted scenario in the real engine, with hints.

One JSON file a game in ``spellhall/tutorials``. The script lists the seats' moves in order; as long
as the game follows it, bots play their part of it and the learner is told what to do. Who leaves
the script simply plays on against bots.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import spellhall
from spellhall.server.messages import Hint
from spellhall.server.table import Table

PLACE: Final = Path(spellhall.__file__).parent / "tutorials"


class ScriptedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the script. ``text`` is the hint in each language, for the learner's moves."""

    seat: int
    move: str
    text: dict[str, str] = {}
    touches: list[str] = []


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game."""

    game: str
    seats: int
    seat: int
    """The learner's."""
    seed: str
    script: list[ScriptedMove]
    options: dict[str, str] = {}
    scenario: dict[str, Any] = {}
    names: list[str] = []
    level: str = "random"
    """The bots' level once the script has been left or is over."""


@cache
def load(game: str) -> Tutorial | None:
    """The first game of a game, if there is one."""
    path = PLACE / f"{game}.json"
    if game not in spellhall.games() or not path.is_file():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Tutorial)


def place(table: Table) -> int | None:
    """How many moves of the script were played; None once it was left or is over."""
    if table.setup.tutorial is None or table.stage != "playing":
        return None
    tutorial = load(table.setup.tutorial)
    if tutorial is None or len(table.plays) >= len(tutorial.script):
        return None
    done = zip(table.players, table.plays, tutorial.script, strict=False)
    if any(seat != wanted.seat or play.move != wanted.move for seat, play, wanted in done):
        return None
    return len(table.plays)


def next_move(table: Table) -> str | None:
    """The move that the script has for the asked seat."""
    at = place(table)
    if at is None or table.setup.tutorial is None:
        return None
    tutorial = load(table.setup.tutorial)
    assert tutorial is not None
    return tutorial.script[at].move if tutorial.script[at].seat == table.asked else None


def hint(table: Table, viewer: int | None) -> Hint | None:
    """What the learner should do now."""
    if table.setup.tutorial is None or viewer is None or viewer != table.asked:
        return None
    at = place(table)
    tutorial = load(table.setup.tutorial)
    if at is None or tutorial is None:
        return None
    step = tutorial.script[at]
    return Hint(at, len(tutorial.script), step.text, step.touches, step.move)
