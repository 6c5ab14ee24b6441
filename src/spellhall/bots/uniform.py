"""The random bot: the yardstick for all others."""

from __future__ import annotations

from random import Random
from typing import Any

from spellhall.bots.base import Seat, Weighed


class Uniform:
    """Plays any legal move, each as likely as the next."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.weighed: list[Weighed] = []

    def choose(self, seat: Seat) -> str:
        """Any move."""
        return self._rng.choice(seat.moves)

    def __reduce__(self) -> tuple[Any, ...]:
        return Uniform, (self._rng,)
