"""What a position is worth to each seat: its part in the win, between 0 and 1."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from spellhall.engine.info import GameInfo
from spellhall.engine.steps import Result, State

Judge = Callable[[Any], list[float]]
"""By seat: the part in the win, 0 to 1, of a position; of one that is over, what it has won."""


def judge_of(info: GameInfo[Any], trust: float = 1.0) -> Judge:
    """The judge of a game, who believes so much of its evaluation. One without an evaluation holds every
    position to be even.
    """
    evaluate = info.bots.evaluate
    team = info.bots.team

    def judge(s: State) -> list[float]:
        if s.result is not None:
            return rewards(s.result, s.seats, team is not None)
        if evaluate is None:
            return [1 / s.seats] * s.seats
        standings = evaluate(s)
        if team is not None:
            return [1 / (1 + exp(-trust * odds)) if odds > -100 else 0.0 for odds in standings]
        best = max(standings)
        parts = [exp(trust * (standing - best)) for standing in standings]
        whole = sum(parts)
        return [part / whole for part in parts]

    return judge


def as_it_is(judge: Judge) -> Judge:
    """The judge itself, whom nothing sways."""
    return judge


def worth_to(judge: Judge, seat: int) -> Callable[[Any], float]:
    """What a judge says of one seat."""
    return lambda s: judge(s)[seat]


def rewards(result: Result, seats: int, teams: bool = False) -> list[float]:
    """By seat: 1 for a win, shared by those who win together unless they are a team; 0 for a loss."""
    win = 1.0 if teams else 1 / len(result.winners)
    return [win if seat in result.winners else 0.0 for seat in range(seats)]
