"""The embedded database: one file, one process, every commit on disk before it counts."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Literal

from spellhall.server.clock import time
from spellhall.server.store.database import Found, Lost, in_statements

_PASSING: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB,
    }
)  # fmt: skip
"""What is wrong with the disk or the file, not with the statement: it may pass."""


@contextmanager
def _may_be_lost() -> Iterator[None]:
    """What is wrong with the disk or the file is Lost, as a line to a server is."""
    try:
        yield
    except sqlite3.Error as error:
        if (getattr(error, "sqlite_errorcode", 0) & 0xFF) in _PASSING:
            raise Lost(f"the database cannot be used: {error}") from error
        raise


class SQLite:
    """Write-ahead log, and a flush of it at every commit (synchronous=FULL)."""

    name: Literal["sqlite", "postgresql"] = "sqlite"
    shared = False
    error: type[Exception] = sqlite3.Error

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None

    @property
    def address(self) -> str:
        """The address as SQLAlchemy writes it."""
        return f"sqlite:///{self.path}"

    def connect(self) -> SQLiteSession:
        """Open the file; raises Lost."""
        self.close()
        self._keep_to_ourselves()
        with _may_be_lost():
            connection = sqlite3.connect(
                self.path, isolation_level=None, check_same_thread=False, cached_statements=256
            )
            self._connection = connection
            connection.execute("PRAGMA busy_timeout=5000")
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
        return SQLiteSession(connection)

    def _keep_to_ourselves(self) -> None:
        """The file is for whoever runs the hall, and so is what SQLite puts beside it."""
        with suppress(OSError):  # what is wrong with the place is said by SQLite
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            if stat.S_IMODE(self.path.stat().st_mode) & 0o077:
                self.path.chmod(0o600)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self.connect()
        assert self._connection is not None
        return self._connection

    def begin(self) -> SQLiteSession:
        """Open a transaction, in the file opened anew if it could not be used."""
        with _may_be_lost():
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
        return SQLiteSession(connection)

    def commit(self) -> None:
        """Flush it to disk."""
        with _may_be_lost():
            self._open().execute("COMMIT")

    def rollback(self) -> None:
        """Nothing of it happened."""
        if self._connection is not None and self._connection.in_transaction:
            with _may_be_lost():
                self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def hang_up(self) -> None:
        """There is nobody to hear."""

    def listen(self, hear: Callable[[str], None], again: Callable[[], None]) -> None:
        """There is nobody to hear."""


class SQLiteSession:
    """SQL on the one connection."""

    size = (
        "SELECT (page_count - freelist_count) * page_size "
        "FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
    )

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, **values: Any) -> Found:
        """The rows of a query."""
        with _may_be_lost():
            return self._connection.execute(sql, values).fetchall()

    def write(self, sql: str, **values: Any) -> int:
        """How many rows a statement wrote."""
        with _may_be_lost():
            return self._connection.execute(sql, values).rowcount

    def insert(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> int:
        """How many rows were written."""
        execute = self._connection.execute
        with _may_be_lost():
            return sum(execute(text, values).rowcount for text, values in in_statements(sql, rows, "?"))

    def now(self) -> float:
        """There is one process only: its own time."""
        return time()

    def notify(self, news: str) -> None:
        """There is nobody to tell."""
