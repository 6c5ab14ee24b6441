"""The hall's time: seconds since 1970, that only go forward.

It is read from the machine's clock once; from then on it goes with the seconds that pass. Nobody's time is up, and no
bot moves early or late, because somebody sets the machine's clock.
"""

from __future__ import annotations

import time as machine
from typing import Final


def _ticks() -> float:
    """Seconds that have passed, those that the machine slept included where it counts them."""
    return machine.clock_gettime(machine.CLOCK_BOOTTIME) if hasattr(machine, "CLOCK_BOOTTIME") else machine.monotonic()


_BEFORE: Final = machine.time() - _ticks()


def time() -> float:
    """What time it is."""
    return _BEFORE + _ticks()
