"""Connections of uvicorn that do not wait for ever. A client that sends nothing, sends half a request or does not read
the answer is disconnected, so that file descriptors remain for people who are seated.

This builds on internals of uvicorn: pyproject.toml bounds its version, and tests/server/test_slow_lines.py checks the
behaviour described here.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spellhall.server.limits import Tally, house_of, too_many_connections
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings

if sys.platform != "win32":
    import resource

_FOR_US: Final = 100
"""Descriptors for files, the database and the workers."""
_FOR_SOCKETS: Final = 0.6
"""So much of the others is for sockets."""
_FEWEST: Final = 50
_MOST_DESCRIPTORS: Final = 65_536
_UNREAD_SECONDS: Final = 5.0
"""Whoever has not read the last words by then does not get them."""


def take_descriptors() -> None:
    """As many as this process may have."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def descriptors() -> int:
    """How many connections this process can have."""
    if sys.platform == "win32":
        return _MOST_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    found = _MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, _MOST_DESCRIPTORS)
    return max(2 * _FEWEST, found - _FOR_US)


def most_sockets(settings: Settings) -> int:
    """How many sockets there may be."""
    return min(settings.most_connections, int(descriptors() * _FOR_SOCKETS))


class Doorway:
    """All connections of a hall that are no sockets (yet)."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.most_requests, descriptors() - most_sockets(settings))
        self.lines: set[Patient] = set()
        self.silent: dict[Patient, None] = {}
        """Those that have not said what they want, the longest first."""
        self.of_house = Tally(settings.connections_per_address, too_many_connections("connections_from_address"))

    def enter(self, line: Patient) -> bool:
        """Whether there is room for one more. The one that has been silent for longest makes room."""
        if len(self.lines) >= self.most:
            if not self.silent:
                return False
            next(iter(self.silent)).let_go()
        host = line.client[0] if line.client else ""
        if host not in self.settings.trusted_proxies:
            try:
                self.of_house.add(house_of(host) or host)
            except Refusal:
                return False
            line.house = house_of(host) or host
        self.lines.add(line)
        return True

    def leave(self, line: Patient) -> None:
        """It is gone, or a socket now."""
        self.silent.pop(line, None)
        if line in self.lines:
            self.lines.discard(line)
            if line.house:
                self.of_house.remove(line.house)
                line.house = ""


class Patient(H11Protocol):
    """HTTP, within limits of time."""

    doorway: ClassVar[Doorway]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.house = ""
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is there."""
        super().connection_made(transport)
        if not self.doorway.enter(self):
            transport.abort()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        """The next one, if there is one."""
        super().on_response_complete()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop()
        self.doorway.leave(self)
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more has come."""
        super().timeout_keep_alive_handler()
        self._stop()
        self._timer = self.loop.call_later(_UNREAD_SECONDS, self.let_go)

    def let_go(self) -> None:
        """At once, whatever is unread."""
        self.doorway.leave(self)
        self.transport.abort()

    def _wait(self) -> None:
        """For the request, or for its answer; the time does not begin anew with each byte."""
        if self.transport.get_protocol() is not self:  # a socket now, with limits of its own
            self._stop()
            self.doorway.leave(self)
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        waits_for = "answer" if answering else "request"
        if answering:
            self.doorway.silent.pop(self, None)
        else:
            self.doorway.silent.setdefault(self)
        if waits_for != self._waits_for and not self.transport.is_closing():
            self._stop()
            settings = self.doorway.settings
            seconds = settings.answer_seconds if answering else settings.request_seconds
            self._waits_for = waits_for
            self._timer = self.loop.call_later(seconds, self.let_go)

    def _stop(self) -> None:
        self._waits_for = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket that is closed also if nobody reads the last words."""

    _timer: asyncio.TimerHandle | None = None

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We have said all."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._timer = self.loop.call_later(_UNREAD_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def protocol_of(settings: Settings) -> type[Patient]:
    """The protocol of a hall with these settings."""
    return type("PatientHere", (Patient,), {"doorway": Doorway(settings)})
