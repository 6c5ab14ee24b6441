"""Spectators never see more than the public view; chat; standing answers to windows."""

from __future__ import annotations

import asyncio
import json
from random import Random
from time import time

import pytest

from spellhall.server import fair
from spellhall.server.app import App
from tests.server.client import PATIENCE, QUICK, ConnectionClosed, Person, Player, Refused
from tests.server.halls import begin, guests, in_a_hall, settle


@pytest.mark.parametrize("spectators", ["public", "after"])
def test_what_spectators_see(tmp_path: object, spectators: str) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
        id = (await anna.table("nytherria", 2, spectators=spectators))["id"]
        async with (
            anna.sit_at(id) as a,
            bert.sit_at(id) as b,
            carl.sit_at(id) as c,
            Person(host, [], {}).sit_at(id) as x,
        ):
            await begin(a, b)
            await settle(c, x)
            for watcher in (c, x):
                if spectators == "public":
                    assert watcher.view == json.loads(json.dumps(app.hall.live[id].table.view(None)))
                else:
                    assert watcher.view is None
                    assert watcher.situation is None
            with pytest.raises(Refused, match="who_are_you"):
                await x.do("say", text="hello")
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
            await settle(c, x)
            for watcher in (c, x):
                assert watcher.view is not None
                if spectators == "public":
                    assert watcher.over

    from pathlib import Path

    assert isinstance(tmp_path, Path)
    check(tmp_path)


@in_a_hall()
async def test_a_table_without_spectators_is_for_its_players(host: str, app: App) -> None:
    anna, bert, carl, dora = await guests(host, "Anna", "Bert", "Carl", "Dora")
    id = (await anna.table("nytherria", 2, spectators="off", sit=False))["id"]
    nobody = Person(host, [], {})
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c, dora.sit_at(id) as d:
        # Before: whoever has the link can sit down, and talks from then on.
        assert d.table["id"] == id
        with pytest.raises(Refused, match="refusal-not-for-spectators"):
            await d.do("say", text="hello from outside")
        await b.do("sit", seat=0)
        await c.do("sit", seat=1)
        await b.do("say", text="among us")
        await settle(c, d)
        assert [line["text"] for line in c.chat] == ["among us"]
        assert not any("among us" in frame for frame in d.frames)
        for player in (b, c):
            await player.do("ready", salt="s")
        await settle(a)
        # During and after: nothing at all, for the host without a seat neither.
        await a.send(type="start")
        for outside in (a, d):
            with pytest.raises(ConnectionClosed, match="1008"):
                await outside.until(lambda _: False)
            assert outside.bye is not None
            assert outside.bye["reason"]["key"] == "refusal-not-for-spectators"
            assert outside.view is None
        await asyncio.gather(b.play(Random(1)), c.play(Random(2)))
        assert b.table["fairness"]["seed"]
    for person in (anna, dora, nobody):
        with pytest.raises(ConnectionClosed, match="1008"):
            async with person.sit_at(id):
                pass
        for path in ("", "/view", "/view?watch=1", "/record", "/record?as=text"):
            with pytest.raises(Refused, match="refusal-not-for-spectators"):
                await person.call("GET", f"/api/tables/{id}{path}")
        for path in ("", "/at/3", "/verdict"):
            with pytest.raises(Refused, match="refusal-not-for-spectators"):
                await person.call("GET", f"/api/replays/{id}{path}")
    for path, body in ((f"replays/{id}/fork", {"number": 9, "seat": 0}), (f"tables/{id}/report", {"note": "n"})):
        with pytest.raises(Refused, match="refusal-not-for-spectators"):
            await dora.call("POST", f"/api/{path}", body)
    with pytest.raises(Refused, match="refusal-not-for-spectators"):
        await dora.call("GET", f"/api/tables/{id}/ahead")
    assert (await anna.call("GET", "/api/me/tables"))["tables"] == []
    assert [table["id"] for table in (await bert.call("GET", "/api/me/tables"))["tables"]] == [id]
    assert (await bert.call("GET", f"/api/tables/{id}"))["fairness"]["seed"]


@in_a_hall()
async def test_who_cannot_look_yet_cannot_talk_yet(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
    id = (await anna.table("nytherria", 2, spectators="after"))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c:
        await c.do("say", text="good luck")
        await begin(a, b)
        with pytest.raises(Refused, match="refusal-not-for-spectators"):
            await c.do("say", text="she holds the stone")
        await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
        await c.do("say", text="well played")
        await settle(a)
        assert [line["text"] for line in a.chat] == ["good luck", "well played"]


@in_a_hall()
async def test_a_player_may_also_just_watch(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        async with anna.sit_at(id, watch=True) as w:
            assert w.seat is None
            assert w.view is not None
            assert w.view["you"] is None


@in_a_hall()
async def test_chat_is_text_and_spectators_talk_apart(host: str, app: App) -> None:
    anna, bert, carl, dora = await guests(host, "Anna", "Bert", "Carl", "Dora")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c, dora.sit_at(id) as d:
        await begin(a, b)
        await a.do("say", text=" <b>hi</b>\n  there\u202e ")
        await c.do("say", text="she holds the stone")
        await settle(a, b, c, d)
        said = [(line["name"], line["text"], line["seat"], line["spectator"]) for line in d.chat]
        assert said == [("Anna", "<b>hi</b> there", 0, False), ("Carl", "she holds the stone", None, True)]
        assert [line["text"] for line in b.chat] == ["<b>hi</b> there"]
        assert not any("she holds" in frame for player in (a, b) for frame in player.frames)
        for bad in (" ", "\u200b\u202e"):
            with pytest.raises(Refused, match="bad_request"):
                await a.do("say", text=bad)
        for _ in range(QUICK.chat_burst):
            await b.do("say", text="spam")
        with pytest.raises(Refused, match="too_fast"):
            await b.do("say", text="spam")


# Windows


async def to_a_window(*players: Player) -> Player:
    """Play until somebody is asked a window."""
    rng = Random(4)
    async with asyncio.timeout(PATIENCE):
        while True:
            for player in players:
                await settle(player)
                if player.moves and player.situation["window"]:
                    return player
            mover = next(p for p in players if p.moves)
            await mover.do("move", moment=mover.moment, move=rng.choice(mover.moves))


@in_a_hall()
async def test_standing_answers_pass_after_a_drawn_delay_and_nobody_learns_of_them(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2, seed="3"))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        with pytest.raises(Refused, match="not_now"):
            await a.do("stand", pass_this_turn=True)
        await begin(a, b)
        asked = await to_a_window(a, b)
        other = b if asked is a else a
        assert "pass" in asked.moves
        assert not other.situation["window"]
        frames = len(other.frames)
        live = app.hall.live[id]
        due = live.driver.window_due()
        low, high = QUICK.window_delay
        assert low <= due - live.table.moment_at <= high
        assert due == live.table.moment_at + low + (high - low) * fair.drawn(
            live.table.setup.secret, f"window {live.table.moment}"
        )
        moment = asked.moment
        number = await asked.do("stand", pass_this_turn=True)
        assert number == 0, "it has no number: numbers are seen by all"
        await asked.until(lambda p: p.moment > moment)
        assert time() >= due
        assert live.table.plays[-1].move == "pass"
        assert asked.situation["standing"]["pass_this_turn"]
        await other.until(lambda p: p.moment > moment)
        assert not any('pass_this_turn":true' in frame for frame in other.frames[frames:])
        await asked.do("stand")
        assert not asked.situation["standing"]["pass_this_turn"]


@in_a_hall()
async def test_pass_unless_holding_asks_the_holder_and_holds_the_answer_back(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2, seed="5"))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        live = app.hall.live[id]
        for player in (a, b):
            await player.do("stand", pass_unless_holding=True)
        rng = Random(4)
        held = False
        async with asyncio.timeout(PATIENCE):
            while not held or not await standing_answers(app, id):
                await settle(a, b)
                mover = next((p for p in (a, b) if p.moves), None)
                if mover is None or mover.moves == ["pass"]:
                    continue  # the server passes
                due = live.driver.window_due()
                window = mover.situation["window"]
                try:
                    await mover.do("move", moment=mover.moment, move="pass" if window else rng.choice(mover.moves))
                except Refused as refused:
                    if refused.code != "too_late":
                        raise
                    continue
                if window:
                    held = True
                    assert time() >= due - 0.001, "not sooner than a standing answer would come"


@pytest.mark.rule("NY-R43")
@in_a_hall()
async def test_against_bots_a_window_in_which_nothing_can_be_done_passes_at_once(host: str, app: App) -> None:
    """Bots learn nothing from a time; among people the delay is the common one."""
    anna, bert = await guests(host, "Anna", "Bert")
    alone = (await anna.table("nytherria", 2, bots=["random"], seed="5"))["id"]
    async with anna.sit_at(alone) as a:
        await begin(a)
        await a.do("stand", pass_unless_holding=True)
        driver, rng = app.hall.live[alone].driver, Random(4)
        while not await standing_answers(app, alone):
            assert driver.window_due() == driver.live.table.moment_at
            await settle(a)
            if a.moves and a.moves != ["pass"]:
                await a.do("move", moment=a.moment, move=rng.choice(a.moves))
    among = (await anna.table("nytherria", 3, bots=["random"]))["id"]
    async with anna.sit_at(among) as a, bert.sit_at(among) as b:
        await begin(a, b)
        driver = app.hall.live[among].driver
        assert driver.window_due() >= driver.live.table.moment_at + QUICK.window_delay[0]


async def standing_answers(app: App, id: str) -> int:
    """How many windows the server has passed by itself."""
    rows = await app.hall.database.run(lambda s: s.rows("SELECT entry FROM log WHERE table_id = :id", id=id))
    return sum('"by":"standing"' in entry for (entry,) in rows)
