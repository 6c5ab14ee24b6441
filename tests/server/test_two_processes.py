"""Two processes on one PostgreSQL: players split over both, races, a dying driver."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import psycopg
import pytest

import spellhall
from spellhall.server import clock
from spellhall.server.house import Actor
from spellhall.server.messages import Move
from spellhall.server.refusals import Refusal
from tests.server.client import PATIENCE, QUICK, Person, Process, Refused, open_hall
from tests.server.halls import begin, guests, settle
from tests.server.postgres import database, postgres
from tests.server.test_kills import SETTINGS


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


def test_whole_games_with_players_in_both(tmp_path: Path, server: str) -> None:
    with database(server, "whole_games") as url:
        settings = tmp_path / "settings.toml"
        settings.write_text(SETTINGS)
        one, two = Process(tmp_path, settings, url), Process(tmp_path, settings, url)

        async def play(game: str) -> None:
            seats = spellhall.game_info(game).players[0]
            people = [await Person.enter(one.host if seat % 2 else two.host, f"P {seat}") for seat in range(seats)]
            id = (await people[0].table(game, seats, auto_start=True))["id"]
            lines = [person.sit_at(id) for person in people]
            players = [await line.__aenter__() for line in lines]
            for seat, player in enumerate(players):
                if seat:
                    await player.do("sit", seat=seat)
                await player.do("ready", salt=str(seat))
            await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))
            await settle(*players)
            record = await people[1].call("GET", f"/api/tables/{id}/record")
            again = spellhall.verify(record).game
            again.names = record["names"]
            for seat, player in enumerate(players):
                assert player.view == again.view(seat)
                assert player.number == players[0].number
            for line in lines:
                await line.__aexit__(None, None, None)

        async def evening() -> None:
            await asyncio.gather(*(play(game) for game in ("nytherria", "castle")))

        asyncio.run(evening())
        assert one.stop() == (0, "")
        assert two.stop() == (0, "")


def test_the_unique_key_decides_races(tmp_path: Path, server: str) -> None:
    async def race(url: str) -> None:
        async with open_hall(tmp_path, QUICK, url) as (host, app), open_hall(tmp_path, QUICK, url) as (host_2, app_2):
            anna, bert = await guests(host, "Anna", "Bert")
            id = (await anna.table("nytherria", 2))["id"]
            async with anna.sit_at(id) as a, bert.sit_at(id, host=host_2) as b:
                await begin(a, b)
                await settle(a, b)
                mover, person = (a, anna) if a.moves else (b, bert)
                one, two = app.hall.live[id], app_2.hall.live[id]
                assert one.table.moment == two.table.moment
                actor = Actor(person.me["id"], person.me["name"], "", False)
                moment = one.table.moment
                moves = [Move(f"race-{n}", moment, mover.moves[0]) for n in range(6)]
                sent = [live.carry_out(actor, move, move.id) for move, live in zip(moves, [one, two] * 3, strict=True)]
                found = await asyncio.gather(*sent, return_exceptions=True)
                done = [result for result in found if isinstance(result, int)]
                late = [result for result in found if isinstance(result, Refusal)]
                assert (len(done), len(late)) == (1, 5)
                assert {refusal.code for refusal in late} == {"too_late"}
                same = [
                    live.carry_out(actor, moves[found.index(done[0])], moves[found.index(done[0])].id)
                    for live in (one, two)
                ]
                assert await asyncio.gather(*same) == done * 2, "both know that it was done"
                await settle(a, b)
                assert a.number == b.number
                rows = await app.hall.database.run(
                    lambda s: s.rows("SELECT number FROM log WHERE table_id = :id ORDER BY number", id=id)
                )
                assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
                await b.do("say", text="seen by all")
                await a.until(lambda p: p.chat)
                await a.until(lambda p: p.table["seats"][1]["here"])

    with database(server, "races") as url:
        asyncio.run(race(url))


def test_another_process_takes_over_the_bots_of_a_dead_one(tmp_path: Path, server: str) -> None:
    with database(server, "takeover") as url:
        settings = tmp_path / "settings.toml"
        settings.write_text(SETTINGS)
        one, two = Process(tmp_path, settings, url), Process(tmp_path, settings, url)

        async def play() -> None:
            anna = await Person.enter(one.host, "Anna")
            id = (await anna.table("castle", 4, bots=["random"] * 3, auto_start=True))["id"]
            async with anna.sit_at(id) as a:  # her process made the table, and drives it
                await a.do("ready")
                await a.until(lambda p: p.moves)
                async with anna.sit_at(id, host=two.host) as b:
                    await asyncio.to_thread(one.kill)
                    await b.play(Random(1))
                    assert b.over

        asyncio.run(play())
        assert two.stop() == (0, "")


def test_a_process_that_stood_still_drives_no_table_that_another_took(tmp_path: Path, server: str) -> None:
    """Stopped for longer than it holds its tables, and woken: it does nothing beside the new one, and no line is lost."""
    with database(server, "stood_still") as url:

        async def run() -> None:
            short = msgspec.structs.replace(QUICK, driver_seconds=1.0)
            async with open_hall(tmp_path, short, url) as (host, app), open_hall(tmp_path, short, url) as (_, other):
                anna = await Person.enter(host, "Anna")
                id = (await anna.table("nytherria", 2, pace={"kind": "clock", "seconds": 3000}, bots=["random"]))["id"]
                one = app.hall.live[id]
                assert one.driver.until > clock.time()
                # It stands still: it says no more that it lives, and its time runs on.
                app.hall._look_after_tables = asyncio.Event().wait  # type: ignore[assignment, method-assign]
                await app.hall.database.run(lambda s: s.write("UPDATE tables SET stage = 'playing'"))
                async with asyncio.timeout(PATIENCE):
                    while id not in other.hall.live or not other.hall.live[id].driver.driving:
                        await asyncio.sleep(0.05)
                assert one.driver.until < clock.time(), "its time is over before another begins"
                del app.hall._look_after_tables
                await app.hall._look_after_tables()
                assert one.driver.until < clock.time()
                assert other.hall.live[id].driver.driving

        asyncio.run(run())


def test_a_broken_line_to_the_database_heals(tmp_path: Path, server: str) -> None:
    async def check(url: str) -> None:
        async with open_hall(tmp_path, QUICK, url) as (host, app):
            anna, bert = await guests(host, "Anna", "Bert")
            id = (await anna.table("nytherria", 2))["id"]
            async with anna.sit_at(id) as a, bert.sit_at(id) as b:
                await begin(a, b)
                with psycopg.connect(url, autocommit=True) as line:
                    line.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                await settle(a, b)
                mover = a if a.moves else b
                async with asyncio.timeout(PATIENCE):
                    while "the-same-move" not in mover.done:
                        try:
                            await mover.do("move", moment=mover.moment, move=mover.moves[0], id="the-same-move")
                        except Refused as refused:
                            if refused.code != "closing":
                                raise
                            await asyncio.sleep(0.1)
                await settle(mover)
                assert [play.move for play in app.hall.live[id].table.plays][:1]
                assert len(app.hall.live[id].table.plays) == 1

    with database(server, "broken_line") as url:
        asyncio.run(check(url))


def test_lives_lobby_and_cap_on_postgresql(tmp_path: Path, server: str) -> None:
    """What is written for both databases says the same on this one."""

    async def check(url: str) -> None:
        async with open_hall(tmp_path, QUICK, url) as (host, app):
            anna, bert = await guests(host, "Anna", "Bert")
            ids = [(await anna.table("nytherria", 2, public=True))["id"] for _ in range(3)]
            shown = await bert.call("GET", "/api/tables")
            assert [table["id"] for table in shown["open"]] == ids[::-1]
            await app.hall.cleaner.measure()
            assert app.hall.cleaner.size > 1_000_000
            for path in ("/api/tables/%00", "/api/replays/a%00"):
                with pytest.raises(Refused, match="refusal-nothing-here"):
                    await anna.call("GET", path)
            for live in app.hall.live.values():
                live.driver.stop()
            app.hall.live.clear()
            run = app.hall.database.run
            await run(lambda s: s.write("UPDATE tables SET changed = 0, driver = NULL, driver_until = 0"))
            await run(lambda s: s.write("UPDATE log SET at = 0"))
            await run(lambda s: s.write("UPDATE guests SET created = 1"))
            await run(lambda s: s.write("UPDATE secrets SET seen = 0 WHERE guest = :id", id=bert.me["id"]))
            assert await app.hall.cleaner.clean() == 4, "three tables, and Bert"
            left = await run(lambda s: s.rows("SELECT id FROM guests"))
            assert [row[0] for row in left] == [anna.me["id"]]
            assert await run(lambda s: s.rows("SELECT 1 FROM log")) == []

    with database(server, "lives") as url:
        asyncio.run(check(url))
