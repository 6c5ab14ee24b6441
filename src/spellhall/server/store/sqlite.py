"""The embedded database: one file, one process, every commit on disk before it counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

from spellhall.server.store.database import Found, in_statements


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
        """Open the file."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=256)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        self._connection = connection
        return SQLiteSession(connection)

    def _open(self) -> sqlite3.Connection:
        assert self._connection is not None
        return self._connection

    def begin(self) -> SQLiteSession:
        """Open a transaction."""
        self._open().execute("BEGIN IMMEDIATE")
        return SQLiteSession(self._open())

    def commit(self) -> None:
        """Flush it to disk."""
        self._open().execute("COMMIT")

    def rollback(self) -> None:
        """Nothing of it happened."""
        if self._open().in_transaction:
            self._open().execute("ROLLBACK")

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

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, **values: Any) -> Found:
        """The rows of a query."""
        return self._connection.execute(sql, values).fetchall()

    def write(self, sql: str, **values: Any) -> int:
        """How many rows a statement wrote."""
        return self._connection.execute(sql, values).rowcount

    def insert(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> int:
        """How many rows were written."""
        execute = self._connection.execute
        return sum(execute(text, values).rowcount for text, values in in_statements(sql, rows, "?"))

    def notify(self, news: str) -> None:
        """There is nobody to tell."""
