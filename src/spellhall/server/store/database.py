"""One thread talks to the database; whatever waits when it is free goes into one transaction.

So a full hall writes hundreds of moves with one flush of the disk, and an empty one answers at
once. A job's result is delivered only after its transaction was committed: commit first, then tell.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Generic, Literal, Protocol, TypeVar

T = TypeVar("T")

log = logging.getLogger("spellhall.store")

Values = Mapping[str, Any]
Found = list[tuple[Any, ...]]


class Lost(Exception):
    """The database cannot be reached; whether the last transaction was committed is not known."""


class Session(Protocol):
    """What a job may do: SQL with ``:name`` for values."""

    def rows(self, sql: str, **values: Any) -> Found:
        """The rows of a query."""
        ...

    def write(self, sql: str, **values: Any) -> int:
        """How many rows a statement wrote."""
        ...

    def notify(self, news: str) -> None:
        """Tell the other processes, once this is committed."""
        ...


class Driver(Protocol):
    """SQLite or PostgreSQL."""

    name: Literal["sqlite", "postgresql"]
    shared: bool
    """Whether other processes may work on the same data."""
    error: type[Exception]
    """What it raises for a statement that cannot be carried out."""

    @property
    def address(self) -> str:
        """The address as SQLAlchemy writes it, for migrations."""
        ...

    def connect(self) -> Session:
        """Open."""
        ...

    def begin(self) -> Session:
        """Open a transaction, over a new line if the old one broke; raises Lost."""
        ...

    def commit(self) -> None:
        """End it: when this returns, it is on disk."""
        ...

    def rollback(self) -> None:
        """End it: nothing of it happened."""
        ...

    def close(self) -> None:
        """Close; it may be opened again."""
        ...

    def hang_up(self) -> None:
        """Listen no more."""
        ...

    def listen(self, hear: Callable[[str], None], again: Callable[[], None]) -> None:
        """In a thread: hear the other processes' news until ``hang_up``. ``again`` is called after
        the line was lost and is back: something may have been missed.
        """
        ...


class Job(Generic[T]):
    """A function that waits for its turn."""

    __slots__ = ("error", "function", "future", "key", "results")

    def __init__(self, function: Callable[[Session], T], future: asyncio.Future[T], key: str) -> None:
        self.function = function
        self.key = key
        self.future = future
        self.results: list[T] = []
        self.error: Exception | None = None

    def run(self, session: Session) -> None:
        """Do it; an error that is the job's own is kept for the one who waits."""
        self.results = [self.function(session)]

    def deliver(self) -> None:
        """In the loop: tell the one who waits, if still there."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.results[0])


class Database:
    """Jobs in, committed results out."""

    def __init__(self, driver: Driver, most_in_a_commit: int) -> None:
        self.driver = driver
        self._most = most_in_a_commit
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0

    def start(self, hear: Callable[[str], None], again: Callable[[], None]) -> None:
        """Open the database and begin to work; called in the event loop."""
        loop = self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()
        if self.driver.shared:
            listening = threading.Thread(
                target=self.driver.listen,
                args=(lambda news: _in_loop(loop, hear, news), lambda: _in_loop(loop, again)),
                name="listen",
                daemon=True,
            )
            listening.start()

    async def run(self, function: Callable[[Session], T], key: str = "") -> T:
        """Do it in a transaction. When this returns, it is on disk. Jobs of one transaction go in the
        order of their keys, so that two processes lock the same tables in the same order.
        """
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(function, future, key))
        return await future

    async def stop(self) -> None:
        """Finish what was asked, then close."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    # In the thread

    def _work(self) -> None:
        self.driver.connect()
        going = True
        while going:
            batch: list[Job[Any]] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    going = False
                    break
                batch.append(job)
                if len(batch) >= self._most:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            if batch:
                self._carry_out(batch)
                _in_loop(self._loop, _deliver_all, batch)
        self.driver.hang_up()
        self.driver.close()

    def _carry_out(self, batch: list[Job[Any]]) -> None:
        """All in one transaction; if one fails, each in its own."""
        batch.sort(key=lambda job: job.key)
        if self._tried(batch) is None:
            return
        for job in batch:
            job.error = self._tried([job])

    def _tried(self, batch: Sequence[Job[Any]]) -> Exception | None:
        """One transaction; the error if there was one, and then nothing happened (or, if the line was
        lost, nobody knows).
        """
        try:
            session = self.driver.begin()
            for job in batch:
                job.run(session)
            self.driver.commit()
        except Exception as error:
            try:
                self.driver.rollback()
            except Lost:
                log.warning("the database cannot be reached")
            return error
        self.commits += 1
        return None


def _deliver_all(batch: Sequence[Job[Any]]) -> None:
    for job in batch:
        job.deliver()


def _in_loop(loop: asyncio.AbstractEventLoop | None, function: Callable[..., None], *args: Any) -> None:
    """Call in the event loop, unless that has ended meanwhile."""
    if loop is not None and not loop.is_closed():
        try:
            loop.call_soon_threadsafe(function, *args)
        except RuntimeError:  # closed between the two lines
            return
