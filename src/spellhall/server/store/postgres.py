"""PostgreSQL: any number of processes, which hear of each other by NOTIFY."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, Literal

import psycopg
from psycopg import sql as psql
from psycopg.errors import DeadlockDetected, SerializationFailure

from spellhall.server.store.database import Found, Lost, Pauses, in_statements

CHANNEL: Final = "spellhall"
_VALUE: Final = re.compile(r":([a-z_]+)")
_PATIENCE: Final = 0.2
_PATIENCE_OF_A_LINE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A server whose machine is gone is noticed, and asked for anew."""


class Postgres:
    """One connection to work with, one to listen on."""

    name: Literal["sqlite", "postgresql"] = "postgresql"
    shared = True
    error: type[Exception] = psycopg.Error

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self._session: PostgresSession | None = None
        self._closing = threading.Event()

    @property
    def address(self) -> str:
        """The address as SQLAlchemy writes it."""
        return "postgresql+psycopg://" + self._url.split("://", maxsplit=1)[1]

    def connect(self) -> PostgresSession:
        """Open, or open anew after the line was lost; raises Lost."""
        with suppress(psycopg.Error):
            if self._connection is not None:
                self._connection.close()
        try:
            self._connection = psycopg.connect(self._url, autocommit=True, **_PATIENCE_OF_A_LINE)
            self._connection.prepare_threshold = 2
        except psycopg.Error as error:
            raise Lost("the database cannot be reached") from error
        self._session = PostgresSession(self._connection)
        return self._session

    def _run(self, command: Literal["BEGIN", "COMMIT", "ROLLBACK"]) -> None:
        assert self._connection is not None
        try:
            self._connection.execute(psql.SQL(command))
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise Lost("the line to the database broke") from error

    def begin(self) -> PostgresSession:
        """Open a transaction, over a new line if the old one broke."""
        if self._session is None or self._connection is None or self._connection.closed:
            self._session = self.connect()
        self._session.news.clear()
        self._run("BEGIN")
        return self._session

    def commit(self) -> None:
        """Tell the others and flush to disk."""
        assert self._session is not None
        self._session.tell()
        self._run("COMMIT")

    def rollback(self) -> None:
        """Nothing of it happened."""
        if self._connection is not None and not self._connection.closed:
            self._run("ROLLBACK")

    def close(self) -> None:
        """Close the line one works with."""
        if self._connection is not None:
            self._connection.close()

    def hang_up(self) -> None:
        """Close the line one listens on."""
        self._closing.set()

    def listen(self, hear: Callable[[str], None], again: Callable[[], None]) -> None:
        """Until ``hang_up``; over a new line whenever the old one breaks."""
        pauses = Pauses()
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **_PATIENCE_OF_A_LINE) as line:
                    pauses.end()
                    line.execute(psql.SQL("LISTEN {}").format(psql.Identifier(CHANNEL)))
                    again()
                    while not self._closing.is_set():
                        for note in line.notifies(timeout=_PATIENCE):
                            hear(note.payload)
            except psycopg.Error:
                pauses.begin()
                self._closing.wait(max(_PATIENCE, pauses.left))


class PostgresSession:
    """SQL on the one connection; ``:name`` becomes ``%(name)s``."""

    size = "SELECT pg_database_size(current_database())"

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection
        self.news: list[str] = []

    def rows(self, sql: str, **values: Any) -> Found:
        """The rows of a query."""
        return self._execute(_translated(sql), values).fetchall()

    def write(self, sql: str, **values: Any) -> int:
        """How many rows a statement wrote."""
        return self._execute(_translated(sql), values).rowcount

    def insert(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> int:
        """How many rows were written."""
        return sum(self._execute(text.encode(), values).rowcount for text, values in in_statements(sql, rows, "%s"))

    def now(self) -> float:
        """The server's time, the same for all."""
        return float(self._execute(b"SELECT extract(epoch FROM clock_timestamp())", {}).fetchall()[0][0])

    def notify(self, news: str) -> None:
        """Remember it for the commit."""
        self.news.append(news)

    def tell(self) -> None:
        """NOTIFY belongs to the transaction: it goes out if and when that is committed."""
        if self.news:
            sql = b"SELECT pg_notify(%s, news) FROM unnest(%s::text[]) AS news"
            self._execute(sql, [CHANNEL, self.news])
            self.news.clear()

    def _execute(self, sql: bytes, values: dict[str, Any] | list[Any]) -> psycopg.Cursor[tuple[Any, ...]]:
        try:
            return self._connection.execute(sql, values)
        except (DeadlockDetected, SerializationFailure):
            raise  # not lost: each job is tried again by itself
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise Lost("the line to the database broke") from error


@lru_cache
def _translated(sql: str) -> bytes:
    return _VALUE.sub(r"%(\1)s", sql).encode()
