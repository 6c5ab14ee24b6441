"""When the hall answers for somebody: the moment is drawn before anybody thinks, and says nothing about the answer.

A standing answer to a window comes after a drawn delay, whatever the hand. A bot answers after a drawn time that is
long enough for most thoughts of its level. A seat without a choice waits as long as one that thinks: for a worker to be
free, and then as long as one of the last thoughts took. So a late answer does not tell whether there was a choice.
"""

from __future__ import annotations

from collections import deque
from random import Random, SystemRandom
from typing import Final

from spellhall.server import fair
from spellhall.server.settings import Settings
from spellhall.server.table import Table

_KEPT: Final = 40
_ENOUGH: Final = 8
"""From fewer thoughts nobody can say how long one takes."""

_ON_TIME: Final = 0.9
"""Such a part of all thoughts is over in time."""

_SPREAD: Final = 0.5
"""A bot's pause is drawn from the least to so much more."""


def window_delay(table: Table, settings: Settings) -> float:
    """After how many seconds a standing answer to the open window is given."""
    low, high = settings.window_delay
    return low + (high - low) * fair.drawn(table.setup.secret, f"window {table.moment}")


class Pace:
    """How long thoughts take here, and what follows for answers."""

    def __init__(self, settings: Settings, rng: Random | None = None) -> None:
        self._settings = settings
        self._random = rng or SystemRandom()
        self._thoughts: dict[tuple[str, str], deque[float]] = {}

    def delay(self, table: Table, level: str) -> float:
        """After how many seconds a bot answers the open question."""
        if table.window:
            least = window_delay(table, self._settings)
        else:
            drawn = fair.drawn(table.setup.secret, f"pause {table.moment}")
            least = self._settings.bot_pause_seconds * (1 + _SPREAD * drawn)
        return max(least, self._reach(table.setup.game, level))

    def note(self, game: str, level: str, seconds: float) -> None:
        """A bot of this level has thought for so long about a choice."""
        self._thoughts.setdefault((game, level), deque(maxlen=_KEPT)).append(seconds)

    def thought(self, game: str, level: str) -> float | None:
        """How long somebody without a choice pretends to think; None if nobody knows yet how long that is."""
        thoughts = self._thoughts.get((game, level), ())
        return self._random.choice(thoughts) if len(thoughts) >= _ENOUGH else None

    def _reach(self, game: str, level: str) -> float:
        thoughts = sorted(self._thoughts.get((game, level), ()))
        return thoughts[int(_ON_TIME * (len(thoughts) - 1))] if thoughts else 0.0
