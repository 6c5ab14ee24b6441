"""What one guest does to all others, in short: what takes the hall's time, memory or disk has a limit."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import time as machine
import weakref
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.server import api as server_api
from spellhall.server import clock
from spellhall.server import table as server_table
from spellhall.server.app import App
from spellhall.server.cleaning import Cleaner
from spellhall.server.limits import Limiter, house_of
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings
from spellhall.server.store import lives, newest, open_database, prepare, queries
from spellhall.server.store.database import Session
from spellhall.server.store.queries import Guest
from spellhall.server.web import address_of
from tests.server.client import QUICK, Person, Refused, request
from tests.server.halls import begin, guests, in_a_hall, settle
from tests.server.test_bombs import record

DAY = 86_400.0


# Who asks


@pytest.mark.parametrize(
    ("said", "house"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7:4711", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:80", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nobody", None),
        ("", None),
        ("203.0.113.7, x", None),
    ],
)
def test_an_address_is_a_house(said: str, house: str | None) -> None:
    """One who has a whole network of addresses has no more than one who has one; a port is no part of it."""
    assert house_of(said) == house


def test_a_proxy_says_an_address_or_nothing() -> None:
    settings = Settings()
    proxy = ("127.0.0.1", 1)
    assert address_of(proxy, {"x-forwarded-for": "1.2.3.4, 203.0.113.7:99"}, settings) == "203.0.113.7"
    assert address_of(proxy, {"x-forwarded-for": "2001:db8::1"}, settings) == "2001:db8::/64"
    assert address_of(proxy, {"x-forwarded-for": "1.2.3.4, anything"}, settings) == "127.0.0.1"
    assert address_of(("203.0.113.8", 1), {"x-forwarded-for": "1.2.3.4"}, settings) == "203.0.113.8"


def test_limits_are_of_the_guest_and_of_the_address() -> None:
    """Many guests of one address come to an end together, later than one of them alone."""
    limiter = Limiter(2, 0.0, "uploads", house_times=3)
    codes: set[str] = set()

    def takes(guest: str | None) -> int:
        taken = 0
        while taken < 100:
            try:
                limiter.take_both("house", guest)
            except Refusal as refusal:
                codes.add(refusal.code)
                break
            taken += 1
        return taken

    assert [takes(guest) for guest in ("anna", "bert", "carl", "dora")] == [2, 2, 2, 0]
    assert takes(None) == 0
    assert codes == {"too_fast"}


@in_a_hall(msgspec.structs.replace(QUICK, uploads_burst=2, uploads_per_second=0.0, house_times=2, records_per_guest=3))
async def test_uploads_end(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
    kept = record("castle")
    for person in (anna, anna, bert, bert):
        await person.call("POST", "/api/records", kept)
    for person in (anna, carl):
        with pytest.raises(Refused, match="refusal-too-fast"):
            await person.call("POST", "/api/records", kept)


@in_a_hall(msgspec.structs.replace(QUICK, records_per_guest=1))
async def test_a_guest_keeps_so_many_records(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    await anna.call("POST", "/api/records", record("castle"))
    with pytest.raises(Refused, match="refusal-too-many-records"):
        await anna.call("POST", "/api/records", record("castle"))


@in_a_hall(msgspec.structs.replace(QUICK, readings_per_address=2, most_readings=3, body_seconds=600.0))
async def test_the_queue_for_records_has_an_end(host: str, app: App) -> None:
    """Whoever comes when it is full is told so before their record is even read; the others are served."""
    data = json.dumps(record("castle")).encode()
    name, port = host.split(":")

    async def half(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(name, int(port))
        lines = ["POST /api/verify HTTP/1.1", f"host: {host}", "connection: close", f"content-length: {len(data)}"]
        writer.write("\r\n".join([*lines, f"x-forwarded-for: {address}", "", ""]).encode() + data[:10])
        return reader, writer

    waiting = [await half("203.0.113.1"), await half("203.0.113.1"), await half("203.0.113.2")]
    while sum(app.reader._everybody._counts.values()) < 3:
        await asyncio.sleep(0.001)
    for address in ("203.0.113.1", "203.0.113.9"):
        status, _, body = await request(host, "POST", "/api/verify", data, [("x-forwarded-for", address)])
        assert (status, json.loads(body)["code"]) == (429, "too_many")
    for reader, writer in waiting:
        writer.write(data[10:])
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()
    status, _, _ = await request(host, "POST", "/api/verify", data, [("x-forwarded-for", "203.0.113.1")])
    assert status == 200


@in_a_hall(msgspec.structs.replace(QUICK, body_seconds=0.05))
async def test_a_body_that_does_not_come_is_given_up(host: str, app: App) -> None:
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(f"POST /api/verify HTTP/1.1\r\nhost: {host}\r\ncontent-length: 1000\r\n\r\n{{".encode())
    answer = await reader.readuntil(b"}")
    assert b" 400 " in answer.split(b"\r\n")[0]
    writer.close()


@in_a_hall(msgspec.structs.replace(QUICK, replay_seconds=0.001))
async def test_a_record_that_takes_too_long_holds_up_nobody(host: str, app: App) -> None:
    """Its process goes, and another comes; whoever waits behind it is read."""
    anna = await Person.enter(host, "Anna")
    with pytest.raises(Refused, match="refusal-record-takes-too-long"):
        await anna.call("POST", "/api/verify", record("castle"))
    app.reader._settings = QUICK
    assert (await anna.call("POST", "/api/verify", record("castle")))["reason"]


@in_a_hall()
async def test_a_record_has_a_length_that_fits_the_games(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    long = {**record("castle"), "moves": ["x"] * (Settings().record_moves + 1)}
    with pytest.raises(Refused, match="refusal-record-too-long"):
        await anna.call("POST", "/api/records", long)


# Where


@in_a_hall(msgspec.structs.replace(QUICK, hosts=("hall.example",)))
async def test_a_name_that_another_owns_is_refused(host: str, app: App) -> None:
    """DNS rebinding: a page of evil.example whose name leads here has no hall, whatever it asks for."""
    name, port = host.split(":")
    for said, good in (
        ("evil.example", False),
        (f"evil.example:{port}", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        (host, True),
        ("localhost", True),
        (f"localhost:{port}", True),
        (f"[::1]:{port}", True),
        ("annas-laptop.local", True),
        ("annas-laptop:8420", True),
        ("hall.example", True),
        ("HALL.example.", True),
    ):
        for path, upgrade in (("/", False), ("/api/hall", False), ("/api/tables/abcdef/socket", True)):
            reader, writer = await asyncio.open_connection(name, int(port))
            lines = [f"GET {path} HTTP/1.1", f"Host: {said}"]
            lines += ["Connection: close"] if not upgrade else [
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
            ]  # fmt: skip
            writer.write("\r\n".join([*lines, "", ""]).encode())
            status = int((await reader.readline()).split()[1])
            writer.close()
            assert status == ((101 if upgrade else 200) if good else (403 if upgrade else 421)), (said, path)
    status, _, _ = await request(host, "GET", "/healthz")
    assert status == 200


@in_a_hall()
async def test_nul_and_other_nonsense_is_no_id(host: str, app: App) -> None:
    """PostgreSQL has no NUL in texts: nothing that could hold one comes so far, on no database."""
    anna = await Person.enter(host, "Anna")
    for path in ("/api/tables/%00", "/api/tables/a%00b/view", "/api/replays/%00", "/api/tables/%F0%9F%98%80"):
        with pytest.raises(Refused) as refused:
            await anna.call("GET", path)
        assert refused.value.status == 404
    table = (await anna.table("castle", 4, bots=["random"] * 3, auto_start=True, seed="a\x00"))["id"]
    async with anna.sit_at(table) as a:
        await a.do("ready")
    await anna.call("POST", f"/api/tables/{table}/report", {"note": "a\x00b\x1b[31m\u202ered\n\tand more"})
    ((_, _, note, _),) = await app.hall.database.run(queries.load_reports(None))
    assert note == "ab[31mred\n and more"
    with pytest.raises(Refused, match="refusal-unreadable-note"):
        await anna.call("POST", f"/api/tables/{table}/report", {"note": "\x00\x1b"})


# The lobby


@in_a_hall(msgspec.structs.replace(QUICK, lobby_tables=3, lobby_seconds=600.0))
async def test_the_lobby_is_read_once_for_all_and_page_by_page(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    ids = [(await anna.table("castle", 4, public=True))["id"] for _ in range(8)]
    await anna.table("castle", 4)
    app.hall.live.clear()
    commits = app.hall.database.commits
    app.lobby._pages.clear()
    shown, before = [], ""
    while True:
        page = await bert.call("GET", f"/api/tables{before}")
        assert len(page["open"]) <= 3
        shown += [table["id"] for table in page["open"]]
        if page["before"] is None:
            break
        before = f"?before={page['before']!r}"
    assert shown == ids[::-1]
    once = app.hall.database.commits
    app.people.whose = _nobody  # type: ignore[method-assign]  # asks the database, too
    for _ in range(50):
        status, _, _ = await request(host, "GET", "/api/tables")
        assert status == 200
    assert app.hall.database.commits - once <= 2, "housekeeping, and no list"
    assert once > commits
    for odd in ("x", "nan", "%00", "1e999x"):
        status, _, _ = await request(host, "GET", f"/api/tables?before={odd}")
        assert status == 400


async def _nobody(secret: str | None, agent: str = "") -> Guest | None:
    return None


def test_the_lobby_is_found_without_looking_at_everything(tmp_path: Path) -> None:
    """By an index, however many tables there are."""
    database = open_database(None, tmp_path, 1)
    prepare(database.driver)
    session = database.driver.connect()
    plans: list[str] = []

    class Explained:
        size = ""

        def rows(self, sql: str, **values: Any) -> list[tuple[Any, ...]]:
            plans.extend(row[3] for row in session.rows("EXPLAIN QUERY PLAN " + sql, **values))
            return []

    queries.open_tables(9.0, 3)(Explained())  # type: ignore[arg-type]  # it only reads
    assert sum("tables_in_lobby" in plan for plan in plans) == 2
    assert not [plan for plan in plans if "SCAN tables" in plan or "TEMP B-TREE" in plan], plans
    database.driver.close()


# What is kept


def rows_of(session: Session, column: str) -> dict[str, list[Any]]:
    """By table that has such a column: what stands in it."""
    found: dict[str, list[Any]] = {}
    for (name,) in session.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        if any(row[1] == column for row in session.rows(f"PRAGMA table_info({name})")):
            found[name] = [row[0] for row in session.rows(f"SELECT {column} FROM {name}")]
    return found


def test_everything_that_belongs_to_a_table_or_a_guest_goes_with_it(tmp_path: Path) -> None:
    """Whatever else a later migration hangs on them is not forgotten."""
    database = open_database(None, tmp_path, 1)
    prepare(database.driver)
    session = database.driver.connect()
    assert set(rows_of(session, "table_id")) == {*lives.OF_A_TABLE, "reports"}
    assert set(rows_of(session, "guest")) == {*lives.OF_A_GUEST, "members", "records", "reports"}
    database.driver.close()


@in_a_hall(msgspec.structs.replace(QUICK, new_guests_burst=1000))
async def test_what_has_had_its_life_goes_and_games_of_people_stay(host: str, app: App) -> None:
    anna, bert, passing = await guests(host, "Anna", "Bert", "Passing")
    status, _, body = await request(host, "POST", "/api/bots", {"name": "Program"})
    assert status == 200
    token = json.loads(body)["token"]
    program = Person(host, [("authorization", f"Bearer {token}")], json.loads(body)["me"])
    gathering = (await anna.table("castle", 4))["id"]
    abandoned = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(abandoned) as a, bert.sit_at(abandoned) as b:
        await begin(a, b)
    finished = (await bert.table("nytherria", 2, bots=["random"], auto_start=True))["id"]
    async with bert.sit_at(finished) as b:
        await b.do("ready")
        await b.play(Random(1))
    of_bots = (await program.table("nytherria", 2, bots=["random"] * 2, sit=False, auto_start=True))["id"]
    async with program.sit_at(of_bots) as watching:
        await watching.until(lambda p: p.over)
    kept = await anna.call("POST", "/api/records", record("castle"))
    cleaner = Cleaner(app.settings, app.hall.database, lambda _: False)
    run = app.hall.database.run

    def there(session: Session) -> set[str]:
        found = session.rows("SELECT id FROM tables") + session.rows("SELECT id FROM records")
        return {row[0] for row in found + session.rows("SELECT id FROM guests")}

    everything = await run(there)
    for id in list(app.hall.live):
        app.hall.live.pop(id).driver.stop()
    assert await cleaner.clean() == 0, "everything is new"

    def later(days: float) -> None:
        clock._BEFORE += days * DAY  # type: ignore[misc]

    try:
        later(app.settings.gathering_days + 0.5)
        used = Cleaner(app.settings, app.hall.database, lambda used: used == gathering)
        await used.clean()
        assert everything - await run(there) == {of_bots}, "a table in use stays"
        await cleaner.clean()
        assert everything - await run(there) == {of_bots, gathering}
        later(app.settings.abandoned_days)
        await cleaner.clean()
        assert everything - await run(there) == {of_bots, gathering, abandoned, kept["id"]}
        await bert.call("GET", "/api/me")
        later(app.settings.guests_days - app.settings.abandoned_days - app.settings.gathering_days)
        await cleaner.clean()
        assert everything - await run(there) == {
            of_bots, gathering, abandoned, kept["id"], passing.me["id"], anna.me["id"], program.me["id"],
        }  # fmt: skip
        later(3 * app.settings.guests_days)
        await cleaner.clean()
        assert {finished, bert.me["id"]} <= await run(there), "whoever has played is remembered, and the game"
        assert (await bert.call("GET", f"/api/tables/{finished}/record"))["result"]
        left = await run(lambda s: [*rows_of(s, "table_id").values(), *rows_of(s, "guest").values()])
        assert {id for some in left for id in some} <= {finished, bert.me["id"]}
    finally:
        clock._BEFORE = machine.time() - clock._ticks()  # type: ignore[misc]


@in_a_hall()
async def test_a_full_hall_says_so_and_games_go_on(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    table = (await anna.table("nytherria", 2))["id"]
    app.hall.cleaner._settings = msgspec.structs.replace(app.settings, database_bytes=1000)
    await app.hall.cleaner.measure()
    assert app.hall.cleaner.size > 1000
    for path, body in (
        ("/api/tables", {"game": "castle", "seats": 4}),
        ("/api/tutorials", {"game": "nytherria"}),
        ("/api/records", record("castle")),
        ("/api/guests", {"name": "Carl"}),
        ("/api/bots", {"name": "Carl"}),
    ):
        with pytest.raises(Refused) as refused:
            await anna.call("POST", path, body)
        assert (refused.value.status, refused.value.code, refused.value.key) == (507, "full", "refusal-hall-full"), path
    async with anna.sit_at(table) as a, bert.sit_at(table) as b:
        await begin(a, b)
        mover = a if a.moves else b
        await mover.do("move", moment=mover.moment, move=mover.moves[0])
        await a.do("say", text="It goes on")


def test_the_newest_schema_is_the_last(tmp_path: Path) -> None:
    """One head: several helpers write migrations."""
    numbers = sorted(path.name[:4] for path in (Path(lives.__file__).parent / "migrations" / "versions").glob("0*.py"))
    assert len(numbers) == len(set(numbers))
    assert newest() == numbers[-1]


# Full views, and what stays in memory


@in_a_hall(msgspec.structs.replace(QUICK, views_burst=3, views_per_second=0.0, message_bytes=8192))
async def test_a_storm_of_resyncs_costs_a_few_views(host: str, app: App) -> None:
    """However often one asks, one has what one may have at once; and a view is worked out once for all who see the same."""
    anna, bert = await guests(host, "Anna", "Bert")
    table = (await anna.table("nytherria", 2))["id"]
    made: list[int | None] = []
    async with anna.sit_at(table) as a, bert.sit_at(table) as b:
        await begin(a, b)
        live = app.hall.live[table]
        view = live.table.view
        live.table.view = lambda viewer, since=0: made.append(viewer) or view(viewer, since)  # type: ignore[method-assign,func-returns-value]
        fulls = a.fulls
        for _ in range(150):
            await a.send(type="resync")
        mark = await a.send(type="free", seat=63)
        await a.until(lambda p: any(refusal["id"] == mark for refusal in p.refused))
        assert a.fulls - fulls == 3
        async with bert.sit_at(table) as again, bert.sit_at(table, watch=True) as watching:
            assert again.view is not None
            assert watching.view is not None
        assert len(made) == len(set(made)) <= 3, made


@in_a_hall(msgspec.structs.replace(QUICK, views_burst=1, views_per_second=50.0))
async def test_who_asked_too_often_gets_it_later(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    table = (await anna.table("castle", 4, bots=["random"] * 3))["id"]
    async with anna.sit_at(table) as a:
        fulls = a.fulls
        for _ in range(3):
            await a.send(type="resync")
        await a.until(lambda p: p.fulls == fulls + 2)


@in_a_hall()
async def test_the_news_of_a_long_game_comes_in_parts(host: str, app: App) -> None:
    """A full view has the latest; the rest is there for whoever asks, without a gap and without a deed twice."""
    most = 10
    anna = await Person.enter(host, "Anna")
    table = (await anna.table("nytherria", 2, bots=["random"], auto_start=True))["id"]
    places = [server_table, server_api]
    shown = server_table.DEEDS_SHOWN
    try:
        for place in places:
            place.DEEDS_SHOWN = most  # type: ignore[attr-defined]
        async with anna.sit_at(table) as a:
            await a.do("ready")
            await a.play(Random(1))
        game = app.hall.live[table].table.game if table in app.hall.live else (await app.hall.table(table)).table.game
        assert game is not None
        for path, viewer in ((f"/api/tables/{table}", 0), (f"/api/tables/{table}", None)):
            watch = "&watch=1" if viewer is None else ""
            everything = json.loads(json.dumps(game.news(viewer)))
            assert len(everything) > 3 * most
            async with anna.sit_at(table, watch=viewer is None) as again:
                full = json.loads(next(frame for frame in again.frames if '"full"' in frame))
            told, earlier = full["view"]["news"], full["earlier"]
            assert len(told) <= most
            assert (await anna.call("GET", f"{path}/view?since=0{watch}"))["earlier"] == earlier
            while earlier:
                part = await anna.call("GET", f"{path}/news?before={earlier}{watch}")
                assert 0 < len(part["deeds"]) <= most
                assert part["earlier"] < earlier
                told, earlier = part["deeds"] + told, part["earlier"]
            assert told == everything
    finally:
        for place in places:
            place.DEEDS_SHOWN = shown  # type: ignore[attr-defined]


@in_a_hall(msgspec.structs.replace(QUICK, idle_seconds=0.0, dead_after_seconds=600.0))
async def test_a_table_that_nobody_uses_is_gone_at_once(host: str, app: App) -> None:
    """Its memory is free without the collector of garbage, which looks seldom."""
    gc.collect()
    gc.disable()
    try:
        anna, bert = await guests(host, "Anna", "Bert")
        gone: list[Any] = []
        for game in ("nytherria", "magelight"):
            seats = spellhall.game_info(game).players[0]
            table = (await anna.table(game, seats, bots=["random"] * (seats - 2)))["id"]
            async with anna.sit_at(table) as a, bert.sit_at(table) as b:
                await begin(a, b)
                for _ in range(3):
                    mover = next((each for each in (a, b) if each.moves), None)
                    if mover is not None:
                        await mover.do("move", moment=mover.moment, move=mover.moves[0])
                await a.do("say", text="Hello")
                await settle(a, b)  # with refusals: errors must not hold the table either
            live = app.hall.live[table]
            gone += [weakref.ref(live), weakref.ref(live.table), weakref.ref(live.driver)]
            del live, a, b, mover
        while app.hall.live:
            await app.hall._look_after_tables()
            await asyncio.sleep(0.01)
        for _ in range(1000):  # what was under way ends a moment later
            if not any(ref() for ref in gone):
                break
            await asyncio.sleep(0.01)
        assert [type(ref()).__name__ for ref in gone if ref()] == []
    finally:
        gc.enable()


def test_every_promise_names_tests_that_there_are() -> None:
    """docs/security.md: no promise without a test, and no test that is gone."""
    here = Path(__file__).parent
    promises = [
        line for line in (here.parents[1] / "docs" / "security.md").read_text().splitlines() if line.startswith("| ")
    ]
    rows = [line for line in promises if not line.startswith("| Promise")]
    assert len(rows) > 25
    for row in rows:
        named = re.findall(r"`((?:test_\w+\.py)|tests/\w+|make prove-hall)`", row.split("|")[2])
        assert named, row
        for name in named:
            assert name.startswith("make") or (here / name).exists() or (here.parents[1] / name).exists(), row
