"""Absent players, clocks, correspondence: a bot plays on, and the seat comes back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import time

import msgspec
import pytest

import spellhall
from spellhall.engine.steps import EVERYONE
from spellhall.server import telling
from spellhall.server.app import App
from spellhall.server.live import LiveTable
from spellhall.server.table import BEAT_SECONDS, WATCHED_SECONDS
from tests.server.client import PATIENCE, QUICK, Person, Player, Refused, open_hall
from tests.server.halls import begin, guests, in_a_hall, settle


async def moves_until(happened: object, *players: Player) -> None:
    """Play first moves until something is so."""
    assert callable(happened)
    async with asyncio.timeout(PATIENCE):
        while not happened():
            for player in players:
                if player.moves:
                    await player.do("move", moment=player.moment, move=player.moves[0])
                try:
                    await player.hear(0.02)
                except TimeoutError:
                    continue


@in_a_hall(msgspec.structs.replace(QUICK, grace_seconds=600.0))
async def test_after_the_grace_period_a_bot_plays_until_the_player_is_back(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a:
        async with bert.sit_at(id) as b:
            await begin(a, b)
            still_here = time()
        await a.until(lambda p: p.table["seats"][1]["away_at"] is not None)
        seat = a.table["seats"][1]
        assert not seat["here"]
        assert not seat["away"]
        assert still_here <= seat["away_at"] - 600 <= time(), "shown to all"
        live = app.hall.live[id]
        live.driver._gone[1] -= 600
        live.driver.consider()
        await moves_until(lambda: a.table["seats"][1]["away"], a)
        assert a.table["seats"][1]["level"] == "random"
        await moves_until(lambda: len(live.table.done_for.get(1, ())) >= 3, a)
        done = [entry.move for entry in live.table.done_for[1]]
        async with bert.sit_at(id) as b:
            await settle(b)
            assert [entry["move"] for entry in b.situation["done_for_you"]][: len(done)] == done
            assert all(
                entry["say"]["key"].startswith("do-") and entry["why"] == "away"
                for entry in b.situation["done_for_you"]
            )
            assert not b.table["seats"][1]["away"]
            await a.until(lambda p: not p.table["seats"][1]["away"])
            assert a.situation["done_for_you"] == []
            while not b.moves:
                await settle(a, b)
                if a.moves:
                    await a.do("move", moment=a.moment, move=a.moves[0])
            await b.do("move", moment=b.moment, move=b.moves[0])
            await settle(b)
            assert b.situation["done_for_you"] == []


@in_a_hall()
async def test_nobody_plays_alone_when_everybody_has_gone(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        number = a.number
    await asyncio.sleep(QUICK.grace_seconds * 2)
    assert app.hall.live[id].table.number == number


@in_a_hall()
async def test_who_leaves_during_a_game_is_replaced_at_once_and_may_come_back(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        await b.do("leave")
        await a.until(lambda p: p.table["seats"][1]["away"])
        with pytest.raises(Refused, match="not_now"):
            await b.do("leave")
        live = app.hall.live[id]
        await moves_until(lambda: live.table.done_for.get(1), a)
        async with bert.sit_at(id) as again:
            assert again.seat == 1
            await settle(again)
            assert not again.table["seats"][1]["away"]


def with_time_gone(live: LiveTable, seconds: float) -> None:
    """The open question was put so long ago."""
    live.table.moment_at -= seconds
    live.driver.consider()


@pytest.mark.parametrize("pace", [{"kind": "clock", "seconds": 30}, {"kind": "correspondence", "hours": 24}])
def test_a_clock_that_runs_out_makes_one_move(tmp_path: object, pace: dict[str, object]) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna, bert = await guests(host, "Anna", "Bert")
        id = (await anna.table("nytherria", 2, pace=pace))["id"]
        seconds = 30 if pace["kind"] == "clock" else 24 * 3600
        async with anna.sit_at(id) as a, bert.sit_at(id) as b:
            await begin(a, b)
            mover, other = (a, b) if a.moves else (b, a)
            assert mover.seat is not None
            clock = other.situation["clock"]
            assert clock["seat"] == mover.seat
            assert clock["deadline"] == app.hall.live[id].table.moment_at + seconds
            with_time_gone(app.hall.live[id], seconds - 0.2)
            moment = mover.moment
            await other.until(lambda p: p.moment > moment)
            table = app.hall.live[id].table
            assert [(e.why, e.move) for e in table.done_for[mover.seat]] == [("clock", table.plays[0].move)]
            assert not table.chairs[mover.seat].away
            assert len(table.plays) == 1, "only this one decision"
            await settle(mover)
            assert mover.situation["done_for_you"][0]["why"] == "clock"

    assert isinstance(tmp_path, Path)
    check(tmp_path)


def test_all_clocks_run_on_after_a_restart(tmp_path: Path) -> None:
    """However many tables there are; those that cannot be taken up stand in nobody's way."""

    async def before() -> set[str]:
        async with open_hall(tmp_path) as (host, app):
            anna = await Person.enter(host, "Anna")
            clock = {"kind": "correspondence", "hours": 24}
            ids = {(await anna.table("nytherria", 2, pace=clock))["id"] for _ in range(70)}
            for id in ids:
                assert app.hall.live[id].driver.driving
            await app.hall.database.run(lambda s: s.write("UPDATE tables SET stage = 'playing'"))
            lost = sorted(ids)[:55]
            gone = "UPDATE tables SET setup = replace(setup, 'nytherria', 'gone') WHERE id <= :last"
            await app.hall.database.run(lambda s: s.write(gone, last=lost[-1]))
            return ids - set(lost)

    async def after(ids: set[str]) -> None:
        async with open_hall(tmp_path) as (_, app), asyncio.timeout(PATIENCE):
            while not ids <= set(app.hall.live):
                await asyncio.sleep(0.05)
            assert all(app.hall.live[id].driver.driving for id in ids)

    asyncio.run(after(asyncio.run(before())))


@in_a_hall()
async def test_a_clock_starts_when_what_the_others_did_has_been_shown(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2, pace={"kind": "clock", "seconds": 3000}))["id"]
    rng, waits = Random(5), set[float]()
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        table = app.hall.live[id].table
        assert telling.deadline_of(table) == table.moment_at + 3000
        for _ in range(60):
            await settle(a, b)
            mover = a if a.moves else b
            if not mover.moves or table.game is None:
                break
            before = table.game.number
            await mover.do("move", moment=mover.moment, move=rng.choice(mover.moves))
            deadline = telling.deadline_of(table)
            if deadline is None or table.asked is None:
                break
            waits.add(wait := round(deadline - table.moment_at - 3000, 3))
            told = [(to, news["kind"]) for _, told in table.game.deeds(before) for to, news in told]
            beats = sum(to == EVERYONE and kind in table.info.headlines.beats for to, kind in told)
            if table.asked == mover.seat:
                assert wait == 0, "who moves again has watched nobody"
            else:
                assert min(beats * BEAT_SECONDS, WATCHED_SECONDS) <= wait <= WATCHED_SECONDS, told
        assert 0 in waits
        assert max(waits) > 0


@in_a_hall()
async def test_by_correspondence_nobody_needs_to_stay(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2, pace={"kind": "correspondence", "hours": 1}))["id"]
    async with anna.sit_at(id) as a:
        async with bert.sit_at(id) as b:
            await begin(a, b)
        await asyncio.sleep(QUICK.grace_seconds * 1.5)
        await settle(a)
        assert (a.table["seats"][1]["away"], a.table["seats"][1]["away_at"]) == (False, None)
    live = app.hall.live[id]
    before = len(live.table.plays)
    with_time_gone(live, 3600)
    async with asyncio.timeout(PATIENCE):
        while len(live.table.plays) == before:
            await asyncio.sleep(0.02)


@in_a_hall(msgspec.structs.replace(QUICK, heartbeat_seconds=0.2))
async def test_a_dead_line_is_noticed(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id):
        berts = next(line for line in app.hall.lines if line.actor is not None and line.actor.name == "Bert")
        berts.heard -= QUICK.dead_after_seconds  # nothing came from there for so long
        async with asyncio.timeout(PATIENCE):
            while len(app.hall.lines) == 2:
                await a.hear()  # beats go on
        assert app.hall.metrics.counts["dead_lines"] == 1
        assert app.hall.live[id].here() == {0}


def test_the_stated_times_keep_the_promise_of_twelve_seconds() -> None:
    from spellhall.server.hall import _TICK
    from spellhall.server.settings import Settings

    settings = Settings()
    assert settings.dead_after_seconds + 2 * _TICK <= 12
    assert 2 * settings.heartbeat_seconds < settings.dead_after_seconds


@in_a_hall()
async def test_a_game_is_finished_by_bots_for_an_absent_player(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a:
        async with bert.sit_at(id) as b:
            await begin(a, b)
        await a.play(Random(1))
        assert a.over


@in_a_hall()
async def test_a_turn_whose_time_is_up_ends_in_the_usual_way(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert", "Cleo", "Dora")
    id = (await people[0].table("magelight", 4, options={"turn_timer": "60", "first_player": "1"}))["id"]
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(person.sit_at(id)) for person in people]
        await begin(*players)
        assert players[0].table["pace"] == {"kind": "turn", "seconds": 60}
        live = app.hall.live[id]
        with_time_gone(live, 60.0)
        await players[0].until(lambda p: p.view is not None and p.view["status"]["turn"] == 2)
        table = live.table
        assert {e.why for e in table.done_for[1]} == {"clock"}
        assert table.game is not None
        again = spellhall.new("magelight", 4, table.game.seed, {"turn_timer": "60", "first_player": "1"})
        for play in table.plays:
            assert play.move == again.info.default_move(again.state)
            again.play(play.move)
        assert not any(chair.away for chair in table.chairs)
        await settle(players[2])
        clock = players[2].situation["clock"]
        assert clock == {"seat": 2, "deadline": table.moment_at + table.watching + 60}, (
            "the next player has a turn's time"
        )


@in_a_hall()
async def test_a_turns_time_is_no_clock_for_decisions_besides(host: str, app: App) -> None:
    (anna,) = await guests(host, "Anna")
    with pytest.raises(Refused) as refused:
        await anna.table("magelight", 4, options={"turn_timer": "60"}, pace={"kind": "clock", "seconds": 30})
    assert (refused.value.status, refused.value.key) == (400, "refusal-two-clocks")
