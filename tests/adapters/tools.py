"""What the tests of the adapters share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from spellhall.engine.info import GameInfo
from spellhall.engine.laws import Start, begin, setups
from spellhall.games import all_games

GAMES = sorted(all_games())
EVERY = os.environ.get("SPELLHALL_EVERY_SETUP") == "1"
"""Everything, which takes some minutes: SPELLHALL_EVERY_SETUP=1 pytest tests/adapters."""
POSITIONS = 6
"""Else so many of a game's positions are enough."""


def every_setup(info: GameInfo[Any]) -> Iterator[Start]:
    """Every number of seats with every value of every option, and every position."""
    low, high = info.players
    for seats in range(low, high + 1):
        yield Start(seats)
        for option in info.options:
            for value in option.values[1:]:
                if option.fits(value, seats):
                    yield Start(seats, {option.name: value})
    for seats, options, scenario in info.positions:
        yield Start(seats, options, scenario)


def some_setups(info: GameInfo[Any]) -> Iterator[Start]:
    """Every number of seats, every value of every option, some of the positions."""
    found = list(setups(info))
    begun = len(found) - len(info.positions)
    yield from found[:begun]
    yield from found[begun :: max(1, len(info.positions) // POSITIONS)]


SOME = [(game, setup) for game, info in all_games().items() for setup in some_setups(info)]
SETUPS = [(game, setup) for game, info in all_games().items() for setup in every_setup(info)] if EVERY else SOME
ASKING = [
    (game, setup)
    for game, setup in SETUPS
    if not setup.scenario or any(begin(all_games()[game], setup, seed).decision is not None for seed in range(5))
]
"""Those in which somebody is asked at all: some positions are over at once."""
SEATINGS = [(game, setup.seats) for game, setup in SOME if not setup.options and not setup.scenario]


def combinations(info: GameInfo[Any], seats: int) -> list[Start]:
    """All combinations of the values of all options."""
    names = [option.name for option in info.options]
    values = [[value for value in option.values if option.fits(value, seats)] for option in info.options]
    return [Start(seats, dict(zip(names, chosen, strict=True))) for chosen in product(*values)]


MIXED = [(game, Random(game).choice(combinations(info, info.players[1]))) for game, info in all_games().items()]
"""One of them for each game; python -m tests.adapters.combinations tries them all."""


def name(value: object) -> str | None:
    """Readable ids of parameters."""
    return str(value) if isinstance(value, Start) else None
