"""The hall's time: seconds since 1970, which only go forward.

It is read from the machine's clock once and then counts the seconds that pass. So setting the machine's clock makes
nobody's time run out and no bot move early or late.
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
