"""Worlds that follow a belief: as frequent as the others' deeds are likely in them.

``redeal`` gives every world that is possible, each as often as it could have been dealt. Where a game
has a belief, these are only proposals: the next one is taken with the chance with which its
likelihood exceeds that of the last one taken, which is then played once more (Metropolis and
Hastings, independent proposals). In the long run each world comes up as often as it should.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from spellhall.bots.base import Seat
from spellhall.engine.steps import State

Likelihood = Callable[[Any], float]


def both(deeds: Likelihood, words: Likelihood) -> Likelihood:
    """How likely it is that the others would have done and said what they did."""
    return lambda s: deeds(s) * words(s)


class Worlds:
    """A source of worlds for one decision of a seat."""

    def __init__(self, seat: Seat, rng: Random, looks: int = 1) -> None:
        """``looks``: so many proposals for each world; more, where only a few worlds are needed."""
        self._seat = seat
        self._rng = rng
        belief = seat.info.bots.belief
        self._likelihood = belief(seat.heard) if belief is not None and seat.heard else None
        talking = seat.info.talking
        if self._likelihood is not None and talking is not None and talking.heed is not None and seat.claims:
            self._likelihood = both(self._likelihood, talking.heed(seat.claims, seat.heard, seat.seat))
        self._looks = looks
        self._last: State | None = None
        self._weight = 0.0

    def deal(self) -> State:
        """The next world, to be played in."""
        if self._likelihood is None:
            return self._seat.imagine(self._rng)
        for _ in range(self._looks):
            proposal = self._seat.imagine(self._rng)
            weight = self._likelihood(proposal)
            if self._last is None or self._rng.random() * self._weight < weight:
                self._last, self._weight = proposal, weight
        assert self._last is not None
        return self._last.copy()
