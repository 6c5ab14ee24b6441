"""Starting, starting twice, stopping, health, metrics, schema, OpenAPI, migrations."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
import sqlalchemy as sa

from spellhall.cli import main
from spellhall.engine.errors import BadSetup
from spellhall.server.app import App
from spellhall.server.messages import FromClient
from spellhall.server.schema import message_types, schema
from spellhall.server.serve import PortTaken, listening
from spellhall.server.store import newest, open_database, prepare, queries, revision_of
from spellhall.server.store.migrate import migrate
from spellhall.server.store.sqlite import SQLite
from tests.server.client import PATIENCE, QUICK, ConnectionClosed, Person, Process, request
from tests.server.halls import in_a_hall


def test_started_twice_it_says_what_runs_where(tmp_path: Path) -> None:
    hall = Process(tmp_path)
    try:
        command = [sys.executable, "-m", "spellhall", "serve", "--no-browser", "--data", str(tmp_path), "--port", "0"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode == 0
        assert f"open already at http://{hall.host}/ (process {hall.process.pid})" in second.stdout
        with (
            pytest.raises(PortTaken, match="another Spellhall listens at"),
            listening("127.0.0.1", int(hall.host.split(":")[1])),
        ):
            pass
    finally:
        code, logged = hall.stop()
    assert (code, logged) == (0, "")
    third = Process(tmp_path)
    assert third.stop()[0] == 0


def test_a_port_in_use_by_another_program() -> None:
    other = socket.create_server(("127.0.0.1", 0))
    with other, pytest.raises(PortTaken, match="another program"), listening("127.0.0.1", other.getsockname()[1]):
        pass


def test_a_graceful_stop_says_goodbye_and_saves(tmp_path: Path) -> None:
    quick = tmp_path / "quick.toml"
    quick.write_text("bot_pause_seconds = 0.05")
    hall = Process(tmp_path, quick)

    async def play() -> tuple[Person, str, int]:
        anna = await Person.enter(hall.host, "Anna")
        table = await anna.table("castle", 4, bots=["random"] * 3, auto_start=True)
        async with anna.sit_at(table["id"]) as a:
            await a.do("ready")
            await a.until(lambda p: p.moves)
            await a.do("move", moment=a.moment, move=a.moves[0])
            stopping = asyncio.create_task(asyncio.to_thread(hall.stop))
            with pytest.raises(ConnectionClosed):
                await a.until(lambda _: False)
            assert a.bye is not None
            assert (a.bye["code"], a.bye["again"]) == ("closing", True)
            assert (await stopping)[0] == 0
            return anna, table["id"], a.number or 0

    async def play_on(person: Person, id: str, number: int) -> None:
        person.host = again.host
        async with person.sit_at(id) as a:
            assert (a.number or 0) >= number
            await a.play(Random(3))

    anna, id, number = asyncio.run(play())
    again = Process(tmp_path, quick)
    asyncio.run(play_on(anna, id, number))
    assert again.stop()[0] == 0


@in_a_hall()
async def test_health_and_metrics(host: str, app: App) -> None:
    status, _, body = await request(host, "GET", "/healthz")
    assert (status, json.loads(body)["ok"], json.loads(body)["database"]) == (200, True, "sqlite")
    anna = await Person.enter(host, "Anna")
    table = await anna.table("castle", 4, bots=["random"] * 3, auto_start=True)
    async with anna.sit_at(table["id"]) as a:
        await a.do("ready")
        await a.play(Random(1))
        for wrong in (
            [],
            [("authorization", "Bearer a token of the test")],
            [*anna.headers],
            [("authorization", "Basic x")],
        ):
            status, _, body = await request(host, "GET", "/metrics", None, wrong)
            assert (status, json.loads(body)["code"]) == (403, "not_yours")
        token = ("authorization", f"Bearer {QUICK.metrics_token}")
        _, headers, body = await request(host, "GET", "/metrics", None, [token])
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    text = body.decode()
    values = {name: float(value) for name, value in re.findall(r"^(spellhall_\w+) ([0-9.e+-]+)$", text, re.MULTILINE)}
    assert values["spellhall_moves_total"] > 20
    assert values["spellhall_connections"] == 1
    assert values["spellhall_tables"] == 1
    assert values["spellhall_move_seconds_count"] > 3
    assert values["spellhall_commit_seconds_count"] > 20
    assert {"spellhall_bot_seconds_count", "spellhall_loop_lag_seconds_count", "spellhall_tables_playing"} <= set(
        values
    )
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .*|\w+(\{le="[^"]+"\})? [0-9.e+-]+', line), line
    app.hall.closing = True
    status, _, _ = await request(host, "GET", "/healthz")
    assert status == 503
    app.hall.closing = False


@in_a_hall(msgspec.structs.replace(QUICK, metrics_token=""))
async def test_without_a_token_nobody_reads_the_figures(host: str, app: App) -> None:
    for said in ([], [("authorization", "Bearer ")], [("authorization", "Bearer x")]):
        status, _, body = await request(host, "GET", "/metrics", None, said)
        assert (status, b"spellhall_" in body) == (403, False)


def test_the_schema_has_every_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == schema()
    defined = printed["$defs"]
    assert {cls.__name__ for cls in message_types()} <= set(defined)
    assert {"View", "ZoneView", "DecisionView", "FromClient", "FromServer"} <= set(defined)
    references = re.findall(r'"#/\$defs/(\w+)"', json.dumps(printed))
    assert set(references) <= set(defined)


@in_a_hall()
async def test_openapi_describes_every_door(host: str, app: App) -> None:
    from spellhall.server.app import PATHS

    _, _, body = await request(host, "GET", "/api/openapi.json")
    described = json.loads(body)
    doors = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    assert doors == {(path.method, path.path.replace(":int", "")) for path in PATHS}
    references = set(re.findall(r'"#/components/schemas/(\w+)"', body.decode()))
    assert references <= set(described["components"]["schemas"])
    assert '"#/$defs' not in body.decode()
    _, _, body = await request(host, "GET", "/api/schema.json")
    assert json.loads(body) == schema()


def test_commands_are_strict() -> None:
    decode = msgspec.json.Decoder(FromClient).decode
    assert type(decode('{"type":"hello","protocol":2}')).__name__ == "Hello"
    for wrong in ('{"type":"hello","x":1}', '{"type":"sit","id":"abcd","seat":-1}', '{"type":"sit"}', "{}"):
        with pytest.raises(msgspec.ValidationError):
            decode(wrong)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    driver = SQLite(tmp_path / "hall.sqlite3")
    address = driver.address
    assert revision_of(driver) is None
    prepare(driver)
    assert revision_of(driver) == newest()
    migrate(address)
    engine = sa.create_engine(address)
    tables = set(sa.inspect(engine).get_table_names())
    assert {"log", "tables", "guests", "alembic_version"} <= tables
    engine.dispose()
    with sqlite3.connect(tmp_path / "hall.sqlite3") as line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")
    line.close()
    with pytest.raises(BadSetup, match="newer Spellhall"):
        prepare(driver)
    with pytest.raises(BadSetup, match="cannot be opened"):
        migrate("postgresql+psycopg://nobody@127.0.0.1:1/none")


def test_an_older_database_is_brought_along(tmp_path: Path) -> None:
    """Who is asked moved from the table's row to the log's last line."""
    driver = SQLite(tmp_path / "hall.sqlite3")
    migrate(driver.address, "0001")
    session = driver.connect()
    for n in (1, 2):
        session.write(
            "INSERT INTO tables (id, setup, about, stage, public, paced, asked, changed) "
            "VALUES (:id, '{}', '{}', 'playing', 1, 0, :asked, 5.0)", id=f"t{n}", asked=n,
        )  # fmt: skip
        session.write("INSERT INTO members (guest, table_id) VALUES ('g', :id)", id=f"t{n}")
        for number in range(1, 3 + n):
            session.write("INSERT INTO log (table_id, number, at, entry) VALUES (:id, :number, :at, '{}')",
                          id=f"t{n}", number=number, at=10.0 * n + number)  # fmt: skip
    driver.close()
    assert revision_of(driver) == "0001"
    prepare(driver)
    assert revision_of(driver) == newest()
    session = driver.connect()
    assert queries.tables_of("g", 9)(session) == [("{}", 2, 24.0), ("{}", 1, 13.0)]
    assert queries.open_tables(9.0, 1)(session) == [("{}", 2, 24.0, 5.0)]
    assert [row[0] for row in session.rows("SELECT asked FROM log ORDER BY table_id, number")] == [
        None, None, 1, None, None, None, 2,
    ]  # fmt: skip
    driver.close()


def killed_at(address: str, statement: int) -> bool:
    """Migrate in a process that is killed before its so manieth statement; whether it came so far."""
    child = os.fork()
    if child == 0:
        seen = 0

        def count(*_: object) -> None:
            nonlocal seen
            seen += 1
            if seen > statement:
                os.kill(os.getpid(), signal.SIGKILL)

        sa.event.listen(sa.Engine, "before_cursor_execute", count)
        migrate(address)
        os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def test_whoever_is_killed_while_migrating_starts_again(tmp_path: Path) -> None:
    """Before each single statement of each migration."""
    statement = killed = 0
    while True:
        driver = SQLite(tmp_path / f"{statement}.sqlite3")
        if not killed_at(driver.address, statement):
            break
        killed += 1
        prepare(driver)
        assert revision_of(driver) == newest()
        session = driver.connect()
        session.write(
            "INSERT INTO tables (id, setup, about, stage, public, paced, changed) VALUES ('t', '', '', '', 1, 0, 1)"
        )
        session.write("INSERT INTO log (table_id, number, at, asked, entry) VALUES ('t', 1, 1, 0, '{}')")
        driver.close()
        statement += 1
    assert killed > 15


def test_a_migration_that_an_older_hall_left_half_done_goes_on(tmp_path: Path) -> None:
    driver = SQLite(tmp_path / "hall.sqlite3")
    migrate(driver.address, "0001")
    driver.connect().write("ALTER TABLE log ADD COLUMN asked INTEGER")
    driver.close()
    prepare(driver)
    assert revision_of(driver) == newest()


def test_lines_are_written_many_at_a_time(tmp_path: Path) -> None:
    """With few statements; a number that is taken spoils no other line."""

    async def check() -> None:
        database = open_database(None, tmp_path, 1_000)
        prepare(database.driver)
        database.start(lambda _: None, lambda: None)

        async def write(table: int, number: int) -> bool:
            line = queries.LogLine(f"t{table}", number, 1.0, 0, "{}", "me")
            return await database.do(queries.append_all, line, line.table)

        assert all(await asyncio.gather(*(write(table, 1) for table in range(150))))
        assert database.commits == 1
        found = await asyncio.gather(*(write(table, 1 + table % 2) for table in range(150)))
        assert found == [table % 2 == 1 for table in range(150)]
        rows = await database.run(lambda s: s.rows("SELECT count(*), sum(number) FROM log"))
        assert rows == [(225, 150 + 2 * 75)]
        await database.stop()

    asyncio.run(check())


def test_the_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--tables", "2", "--seconds", "0.1", "--pace", "50", "--no-idle"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed[2:4]] == ["2", "2"]
    assert all("tables/s set up" in line for line in printed[2:4])
    late, looks = re.findall(r"late (\d+) times of (\d+)", printed[4])[0]
    assert 0 <= int(late) <= int(looks)
    assert int(looks) > 0


def test_writes_are_durable(tmp_path: Path) -> None:
    driver = SQLite(tmp_path / "x.sqlite3")
    session = driver.connect()
    assert session.rows("PRAGMA synchronous") == [(2,)]
    assert session.rows("PRAGMA journal_mode") == [("wal",)]
    driver.close()


def test_a_failing_job_spoils_no_other(tmp_path: Path) -> None:
    """Many jobs share a commit; one that fails is undone alone."""
    from spellhall.server.store.database import Session

    async def check() -> None:
        database = open_database(None, tmp_path, 100)
        database.start(lambda _: None, lambda: None)
        await database.run(lambda s: s.write("CREATE TABLE t (n INTEGER)"))

        async def add(n: int) -> int:
            def job(s: Session) -> int:
                s.write("INSERT INTO t VALUES (:n)", n=n)
                if n % 7 == 3:
                    raise KeyError(n)
                return n

            return await database.run(job)

        found = await asyncio.gather(*(add(n) for n in range(50)), return_exceptions=True)
        assert [n for n, result in enumerate(found) if isinstance(result, KeyError)] == list(range(3, 50, 7))
        kept = await database.run(lambda s: s.rows("SELECT n FROM t ORDER BY n"))
        assert [row[0] for row in kept] == [n for n in range(50) if n % 7 != 3]
        assert database.commits < 60
        await database.stop()

    asyncio.run(check())
