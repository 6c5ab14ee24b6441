"""The time for a turn at the terminal. When it is up, typing is interrupted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import NoReturn


class TimeIsUp(Exception):
    """The turn has lasted too long."""


class TurnClock:
    """So many seconds for each turn; it runs only while the person is asked."""

    def __init__(self, seconds: float) -> None:
        self.seconds = self.left = seconds
        self._turn: object = None

    @contextmanager
    def running(self, turn: object) -> Iterator[None]:
        """Time goes by inside; raises TimeIsUp. ``turn`` is a mark that changes with the turn."""
        if turn != self._turn:
            self._turn, self.left = turn, self.seconds
        if self.left <= 0:
            raise TimeIsUp
        begun = monotonic()
        try:
            with _alarm(self.left):
                yield
        finally:
            self.left -= monotonic() - begun
        if self.left <= 0:  # where nothing can break off what is being typed, it comes too late
            raise TimeIsUp


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp inside after so many seconds, where the system has alarms."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(*_: object) -> NoReturn:
    raise TimeIsUp
