"""What passes, passes: after the database could not be used for a while everything goes on by itself."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest

from spellhall.server.app import App
from spellhall.server.store.database import Database, Found, Lost, Pauses, Session
from spellhall.server.store.sqlite import SQLite
from tests.server.client import PATIENCE, QUICK, Person, Refused, request
from tests.server.halls import in_a_hall

OFTEN = msgspec.structs.replace(QUICK, driver_seconds=0.3, chat_burst=100_000)


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can be written to, as on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_bots_players_and_housekeeping_go_on_after_a_full_disk(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @in_a_hall(OFTEN)
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        id = (await anna.table("nytherria", 2, bots=["random"], auto_start=True))["id"]
        async with anna.sit_at(id) as a:
            await a.do("ready")
            await a.until(lambda p: p.moves)
            table = app.hall.live[id].table
            with full_disk():
                for command in (
                    {"type": "say", "text": "hello"},
                    {"type": "move", "moment": a.moment, "move": a.moves[0]},
                ):
                    with pytest.raises(Refused, match="closing"):
                        await a.do(**command)
                status, _, body = await request(host, "GET", "/healthz")
                assert (status, json.loads(body)["ok"]) == (503, False)
                assert not a.over
                number = table.number
                await asyncio.sleep(1)
                assert table.number == number
            async with asyncio.timeout(PATIENCE):
                while (await request(host, "GET", "/healthz"))[0] != 200:
                    await asyncio.sleep(0.05)
            await a.play(Random(1))  # the bot too, without anybody's doing anything
            assert table.stage == "over"

    with caplog.at_level(logging.WARNING, "spellhall"):
        check(tmp_path)
    said = [record.getMessage() for record in caplog.records if "the database" in record.getMessage()]
    assert sum("cannot be used" in line for line in said) <= 2, "said once each time"
    assert any("is back" in line for line in said)


def test_a_bot_whose_move_could_not_be_written_moves_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody touches the table: the house tries again by itself."""

    @in_a_hall(OFTEN)
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        id = (await anna.table("nytherria", 2, bots=["random"], auto_start=True))["id"]
        async with anna.sit_at(id) as a:
            await a.do("ready")
            await a.until(lambda p: p.view is not None)
            live = app.hall.live[id]
            written = 0
            append = live._append

            async def failing(row: Any, act: Any) -> bool:
                nonlocal written
                if act.entry.__class__.__name__ == "Played" and act.entry.by == "bot" and written < 2:
                    written += 1
                    raise Lost("gone for a moment") if written == 1 else sqlite3.OperationalError("passing")
                return await append(row, act)

            monkeypatch.setattr(live, "_append", failing)
            while written < 2 or live.table.players.count(1) < 3:
                if a.moves:
                    await a.do("move", moment=a.moment, move=a.moves[0])
                else:
                    await a.hear()
        assert app.hall.metrics.counts["mistakes"] == 1
        app.hall.metrics.counts["mistakes"] = 0

    check(tmp_path)


def test_what_goes_on_all_the_time_outlives_any_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(host: str, app: App) -> None:
        looked = 0

        async def look() -> None:
            nonlocal looked
            looked += 1
            raise RuntimeError("something nobody thought of")

        monkeypatch.setattr(app.hall, "_look_after_tables", look)
        async with asyncio.timeout(PATIENCE):
            while looked < 3:
                await asyncio.sleep(0.05)
        assert app.hall.metrics.counts["mistakes"] >= 2
        app.hall.metrics.counts["mistakes"] = 0

    in_a_hall(OFTEN)(run)(tmp_path)


def test_a_lock_of_another_process_is_lost_and_found(tmp_path: Path) -> None:
    driver = SQLite(tmp_path / "hall.sqlite3")
    driver.connect().rows("CREATE TABLE t (x)")
    driver._open().execute("PRAGMA busy_timeout=1")
    other = sqlite3.connect(driver.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Lost, match="locked"):
        driver.begin()
    other.execute("ROLLBACK")
    driver.begin().write("INSERT INTO t VALUES (1)")
    driver.commit()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        driver.begin().rows("SELECT * FROM no_such_place")
    driver.rollback()
    other.close()
    driver.close()


def test_pauses_grow_and_end() -> None:
    pauses = Pauses(first=10.0, longest=30.0)
    assert not pauses.still()
    assert pauses.begin(), "the first time it is tried again at once"
    assert not pauses.still()
    lengths = []
    for _ in range(4):
        assert not pauses.begin()
        assert pauses.still()
        lengths.append(round(pauses.left))
    assert lengths == [10, 20, 30, 30]
    assert pauses.end()
    assert not pauses.still()
    assert not pauses.end()


def test_while_the_database_is_away_it_is_asked_seldom(tmp_path: Path) -> None:
    """A thousand questions while it is away open it a handful of times."""
    driver = SQLite(tmp_path / "none" / "hall.sqlite3")
    opened = 0
    connect = driver.connect

    def counted() -> Any:
        nonlocal opened
        opened += 1
        return connect()

    driver.connect = counted  # type: ignore[method-assign]

    def asks(s: Session) -> Found:
        return s.rows("SELECT 1")

    async def ask() -> None:
        database = Database(driver, 10)
        database.start(lambda _: None, lambda: None)
        for _ in range(100):
            found = await asyncio.gather(*(database.run(asks) for _ in range(10)), return_exceptions=True)
            assert all(isinstance(error, Lost) for error in found)
        assert opened <= 8
        (tmp_path / "none").mkdir()
        until = monotonic() + PATIENCE
        while monotonic() < until:
            try:
                assert await database.run(asks) == [(1,)]
                break
            except Lost:
                await asyncio.sleep(0.05)
        await database.stop()

    asyncio.run(ask())


@in_a_hall()
async def test_health_answers_when_the_database_does_not(host: str, app: App) -> None:
    """A database that takes any time: 503 after two seconds, and one question waits for it, however many ask."""
    release = threading.Event()
    asked = app.hall.database.run(lambda _: release.wait(PATIENCE))
    waiting = asyncio.create_task(asked)
    found = await asyncio.gather(*(request(host, "GET", "/healthz") for _ in range(20)))
    assert {(status, json.loads(body)["ok"]) for status, _, body in found} == {(503, False)}
    assert len(app.hall.database._asked) + app.hall.database._jobs.qsize() <= 1
    release.set()
    assert await waiting
    async with asyncio.timeout(PATIENCE):
        while (await request(host, "GET", "/healthz"))[0] != 200:
            await asyncio.sleep(0.05)


def test_health_is_no_mistake_of_ours_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        def broken(_: Any) -> Any:
            raise RuntimeError("something nobody thought of")

        with monkeypatch.context() as patch:
            patch.setattr(app.hall.database, "_tried", broken)
            assert (await request(host, "GET", "/healthz"))[0] == 503
        async with asyncio.timeout(PATIENCE):
            while (await request(host, "GET", "/healthz"))[0] != 200:
                await asyncio.sleep(0.05)
        app.hall.metrics.counts["mistakes"] = 0  # housekeeping may have met it too

    check(tmp_path)
