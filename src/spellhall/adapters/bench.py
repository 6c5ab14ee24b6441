"""How many decisions a second with observation and mask, beside PettingZoo's Hanabi.

Everybody plays at random through PettingZoo's loop as its documentation shows it: ``last`` gives the
acting agent's observation and mask, ``step`` plays a legal move. ``spellhall bench`` runs the race.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

import spellhall
from spellhall.adapters.pettingzoo import ENVIRONMENTS, name_of
from spellhall.bench.contestants import HOUSE, SEED, Contestant, Task
from spellhall.engine.info import GameInfo


def enter(
    chosen: Sequence[tuple[GameInfo[Any], int]], beside_hanabi: bool
) -> tuple[list[Contestant], Contestant | None]:
    """Our games at these numbers of seats, then Hanabi if it is wanted, the yardstick of the rest."""
    ours = [
        _contestant(
            HOUSE, spellhall.__version__, name_of(info.name), seats, ENVIRONMENTS[name_of(info.name)].env(seats)
        )
        for info, seats in chosen
    ]
    if not beside_hanabi:
        return ours, None
    yardstick = _contestant("PettingZoo", version("pettingzoo"), "hanabi_v5", 2, hanabi())
    return [*ours, yardstick], yardstick


def _contestant(house: str, release: str, name: str, seats: int, env: Any) -> Contestant:
    """Its one task is ``play``."""
    return Contestant(
        house=house, version=release, game=name, seats=seats, tasks={"play": play_through(env)}, chance_per_game=None
    )


def hanabi() -> Any:
    """PettingZoo's own, with its usual settings."""
    try:
        return import_module("pettingzoo").make("aec", "classic/hanabi-v5")
    except AttributeError:  # an older PettingZoo, without a register
        return import_module("pettingzoo.classic.hanabi_v5").env()


def play_through(env: Any) -> Task:
    """Play one game at random; count the decisions."""
    random = Random(SEED).random

    def play() -> int:
        env.reset(seed=int(random() * 2**31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            moves = observation["action_mask"].view(bool).nonzero()[0]  # of yes and no, faster than of numbers
            env.step(int(moves[int(random() * len(moves))]))
            decisions += 1
        return decisions

    return play
