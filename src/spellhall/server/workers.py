"""Processes for slow work, one job at a time in each; and who is next where many are waiting.

A worker that dies or takes too long is replaced when there is work again: there are never more workers than configured.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, Final, TypeVar

import spellhall

if sys.platform != "win32":
    import resource

T = TypeVar("T")

_HALF_FORGOTTEN: Final = 60.0
"""After so many seconds what somebody has used counts half."""


class Died(Exception):
    """The worker died of it, or was ended meanwhile."""


class Worker:
    """A process that starts with the first thing to do."""

    def __init__(self, most_bytes: int, begin: Callable[..., None] | None = None, *args: Any) -> None:
        self._begin = (most_bytes, begin, args)
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._starting = threading.Lock()

    async def run(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """Do it there. Raises what it raises; TimeoutError if it takes longer, and Died if the process does not live.
        Whoever gives up waiting ends it.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        threading.Thread(target=self._ask, args=(loop, future, function, args), daemon=True).start()
        try:
            return await asyncio.wait_for(future, seconds)
        except (TimeoutError, asyncio.CancelledError):
            self.end()
            raise

    def end(self, only: Connection | None = None) -> None:
        """Let the process go, whatever it does; not if it is another meanwhile than that of this line."""
        with self._starting:
            if only is not None and only is not self._line:
                return
            process, self._process, self._line = self._process, None, None
        if process is not None:
            process.kill()

    @property
    def alive(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.is_alive()

    # In a thread: a line is waited for there

    def _ask(self, loop: asyncio.AbstractEventLoop, future: asyncio.Future[T], function: Any, args: Any) -> None:
        good = False
        found: Any
        line: Connection | None = None
        try:
            line = self._open()
            line.send((function, args))
            good, found = line.recv()
        except (EOFError, OSError):
            if line is not None:
                self.end(line)
            found = Died()
        except Exception as error:  # what it was asked, or its answer, cannot be sent
            found = error
        try:
            loop.call_soon_threadsafe(_deliver, future, good, found)
        except RuntimeError:  # the loop has ended
            return

    def _open(self) -> Connection:
        with self._starting:
            if self._line is not None and self._process is not None and self._process.is_alive():
                return self._line
            context = multiprocessing.get_context("spawn")
            self._line, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs, *self._begin), daemon=True)
            self._process.start()
            theirs.close()
            return self._line


def _deliver(future: asyncio.Future[Any], good: bool, found: Any) -> None:
    if future.done():
        return
    if good:
        future.set_result(found)
    else:
        future.set_exception(found)


class Turns:
    """Who is next. Those whom people wait for come first; of these whoever has used least of late."""

    def __init__(self, count: int) -> None:
        self._free = count
        self.count = count
        self._waiting: list[tuple[bool, str, asyncio.Future[None]]] = []
        self._used: dict[str, tuple[float, float]] = {}
        """By owner: so many seconds, and when that was."""
        self._now: dict[str, int] = {}
        """By owner: how many are at work."""

    @property
    def strain(self) -> float:
        """How many whom people wait for there are for each worker, those at work included."""
        wanted = sum(people for people, _, _ in self._waiting)
        return (wanted + self.count - self._free) / self.count

    def used(self, owner: str) -> float:
        """How many seconds an owner has used, the earlier ones counting less."""
        seconds, at = self._used.get(owner, (0.0, 0.0))
        return seconds * float(0.5 ** ((monotonic() - at) / _HALF_FORGOTTEN))

    def charge(self, owner: str, seconds: float) -> None:
        """An owner has used so much."""
        self._used[owner] = (self.used(owner) + seconds, monotonic())
        if len(self._used) > 10_000:
            self._used = {each: used for each, used in self._used.items() if self.used(each) > 0.1}

    async def take(self, owner: str, people: bool) -> None:
        """Wait for one's turn."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            entry = (people, owner, turn)
            self._waiting.append(entry)
            try:
                await turn
            except asyncio.CancelledError:
                if entry in self._waiting:
                    self._waiting.remove(entry)
                elif not turn.cancelled():
                    self._pass_on()  # it was just given
                raise
        self._now[owner] = self._now.get(owner, 0) + 1

    def give_back(self, owner: str) -> None:
        """The turn is over."""
        self._now[owner] -= 1
        if not self._now[owner]:
            del self._now[owner]
        self._pass_on()

    def _pass_on(self) -> None:
        waiting = [each for each in self._waiting if not each[2].done()]
        if not waiting:
            self._free += 1
            return
        entry = min(waiting, key=lambda each: (not each[0], self._now.get(each[1], 0), self.used(each[1])))
        self._waiting.remove(entry)
        entry[2].set_result(None)


# In the worker


def _work(line: Connection, most_bytes: int, begin: Callable[..., None] | None, args: tuple[Any, ...]) -> None:
    """Answer one question after the other, as long as somebody asks."""
    _prepare(most_bytes)
    if begin is not None:
        begin(*args)
    while True:
        try:
            function, given = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, function(*given)
        except Exception as error:
            answer = False, error
        line.send(answer)


def _prepare(most_bytes: int) -> None:
    """Leave Ctrl-C to the server, never outlive it, and never take all memory of the machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()
    if sys.platform != "win32":
        os.nice(5)  # people before bots
        if sys.platform == "linux":
            resource.setrlimit(resource.RLIMIT_AS, (most_bytes, most_bytes))
    spellhall.games()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
