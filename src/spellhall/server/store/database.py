"""One thread talks to the database; whatever waits when it is free goes into one transaction.

So a full hall writes hundreds of moves with one flush of the disk, and an empty one answers at
once. A job's result is delivered only after its transaction was committed: commit first, then tell.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

T = TypeVar("T")
Thing = TypeVar("Thing")

log = logging.getLogger("spellhall.store")

Values = Mapping[str, Any]
Found = list[tuple[Any, ...]]
Together = Callable[["Session", Sequence[Thing]], int]

_MOST_ROWS: Final = 64
_LAST_SECONDS: Final = 10.0
"""A database that does not answer by then is left behind."""


class Lost(Exception):
    """The database cannot be reached; whether the last transaction was committed is not known."""


class Session(Protocol):
    """What a job may do: SQL with ``:name`` for values."""

    size: str
    """The query that says how many bytes the database takes."""

    def rows(self, sql: str, **values: Any) -> Found:
        """The rows of a query."""
        ...

    def write(self, sql: str, **values: Any) -> int:
        """How many rows a statement wrote."""
        ...

    def insert(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> int:
        """How many rows were written by a statement that has ``{rows}`` where its values belong. They go
        many at a time: each statement lets go of the interpreter, and must wait until it has it back.
        """
        ...

    def now(self) -> float:
        """The time by which processes that share the database agree who holds what."""
        ...

    def notify(self, news: str) -> None:
        """Tell the other processes, once this is committed."""
        ...


def in_statements(sql: str, rows: Sequence[tuple[Any, ...]], mark: str) -> Iterator[tuple[str, list[Any]]]:
    """Statements that insert all rows, with their values: not too many different ones, so that they stay prepared."""
    first = 0
    while first < len(rows):
        count = min(_MOST_ROWS, len(rows) - first)
        yield (
            _with_rows(sql, count, len(rows[0]), mark),
            [value for row in rows[first : first + count] for value in row],
        )
        first += count


@cache
def _with_rows(sql: str, rows: int, columns: int, mark: str) -> str:
    row = f"({', '.join([mark] * columns)})"
    return sql.format(rows=", ".join([row] * rows))


class Backend(Protocol):
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


class Pauses:
    """How long to wait after what went wrong: not at all, then longer and longer as long as it does."""

    def __init__(self, first: float = 0.1, longest: float = 5.0) -> None:
        self._first = first
        self._longest = longest
        self._seconds = 0.0
        self._until = 0.0

    def begin(self) -> bool:
        """It went wrong (again); whether this is the first time."""
        first = self._seconds == 0.0
        self._until = monotonic() + self._seconds
        self._seconds = self._first if first else min(2 * self._seconds, self._longest)
        return first

    def still(self) -> bool:
        """Whether it is too early to try again."""
        return monotonic() < self._until

    @property
    def left(self) -> float:
        """How long it is too early."""
        return max(0.0, self._until - monotonic())

    def end(self) -> bool:
        """It went well; whether it had not before."""
        was = self._seconds > 0.0
        self._seconds = self._until = 0.0
        return was


class NotAll(Exception):
    """Some of the items that were done together could not be done: each is tried by itself."""


class Job(Generic[T]):
    """A function that waits for its turn."""

    __slots__ = ("error", "function", "future", "key", "results")

    def __init__(self, function: Callable[[Session], T], future: asyncio.Future[T], key: str) -> None:
        self.function = function
        self.key = key
        self.future = future
        self.results: list[T] = []
        self.error: Exception | None = None

    def deliver(self) -> None:
        """In the loop: tell the one who waits, if still there."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.results[0])


class Item(Job[bool]):
    """Something small, done together with all of its kind."""

    __slots__ = ("item", "together")

    def __init__(self, together: Together[Any], item: Any, future: asyncio.Future[bool], key: str) -> None:
        super().__init__(lambda _: False, future, key)
        self.together = together
        self.item = item


class Database:
    """Jobs in, committed results out."""

    def __init__(self, driver: Backend, most_in_a_commit: int) -> None:
        self.driver = driver
        self._most = most_in_a_commit
        self._asked: list[Job[Any]] = []
        self._jobs: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._worker: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pauses = Pauses()
        self.commits = 0

    def start(self, hear: Callable[[str], None], again: Callable[[], None]) -> None:
        """Open the database and begin to work; called in the event loop."""
        loop = self._loop = asyncio.get_running_loop()
        self._worker = threading.Thread(target=self._work, name="store", daemon=True)
        self._worker.start()
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
        self._put(Job(function, future, key))
        return await future

    async def do(self, together: Together[Thing], item: Thing, key: str) -> bool:
        """The same for something that ``together`` does for all who wait, and says for how many of them
        it could be done. False if not for this one.
        """
        assert self._loop is not None
        future: asyncio.Future[bool] = self._loop.create_future()
        self._put(Item(together, item, future, key))
        return await future

    def _put(self, job: Job[Any]) -> None:
        """All that is asked for in one round of the event loop wakes the thread once."""
        if not self._asked:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)
        self._asked.append(job)

    def _hand_over(self) -> None:
        self._jobs.put(self._asked)
        self._asked = []

    async def stop(self) -> None:
        """Finish what was asked, then close."""
        if self._worker is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._worker.join, _LAST_SECONDS)

    # In the thread

    def _work(self) -> None:
        going = True
        while going:
            batch: list[Job[Any]] = []
            jobs = self._jobs.get()
            while True:
                if jobs is None:
                    going = False
                    break
                batch += jobs
                if len(batch) >= self._most:
                    break
                try:
                    jobs = self._jobs.get_nowait()
                except Empty:
                    break
            if batch:
                try:
                    self._carry_out(batch)
                except Exception as error:  # whatever it is, the thread goes on, and nobody waits for ever
                    log.exception("the database's thread failed, and goes on")
                    for job in batch:
                        job.error = error
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
        if self._pauses.still():
            return Lost("the database could not be reached a moment ago")
        try:
            session = self.driver.begin()
            items: dict[Together[Any], list[Item]] = {}
            for job in batch:
                if isinstance(job, Item):
                    items.setdefault(job.together, []).append(job)
                else:
                    job.results = [job.function(session)]
            for together, some in items.items():
                done = together(session, [item.item for item in some])
                if done != len(some) > 1:
                    raise NotAll
                for item in some:
                    item.results = [done == 1 or len(some) > 1]
            self.driver.commit()
        except Exception as error:
            found: Exception = error
            try:
                self.driver.rollback()
            except Exception as worse:
                found = Lost(str(worse))
            if isinstance(found, Lost):
                self._lose(found)
            return found
        self.commits += 1
        if self._pauses.end():
            log.warning("the database is back")
        return None

    def _lose(self, error: Lost) -> None:
        """Ask anew later: at once, then less and less often. Said once."""
        if self._pauses.begin():
            log.warning("the database cannot be used: %s", error)
        with suppress(Exception):
            self.driver.close()


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
