"""A seat without a socket: wait for one's turn, read, move; with the limits and the presence of everybody else."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.server.app import App
from tests.server.client import PATIENCE, QUICK, Json, Person, Refused, request
from tests.server.halls import in_a_hall

PATIENT = msgspec.structs.replace(QUICK, poll_seconds=PATIENCE, grace_seconds=PATIENCE)


class Program:
    """A bot's account that speaks HTTP only."""

    def __init__(self, host: str, token: str) -> None:
        self.host = host
        self.headers = [("authorization", f"Bearer {token}")]

    @staticmethod
    async def enter(host: str, name: str) -> Program:
        _, _, body = await request(host, "POST", "/api/bots", {"name": name})
        return Program(host, json.loads(body)["token"])

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, dict[str, str], bytes]:
        return await request(self.host, method, path, body, self.headers)

    async def call(self, method: str, path: str, body: Any = None) -> Json:
        status, _, data = await self.ask(method, path, body)
        if status != 200:
            raise Refused(status, json.loads(data))
        found: Json = json.loads(data)
        return found


async def table_of(program: Program, **more: Any) -> str:
    wanted = {"game": "castle", "seats": 4, "bots": ["random"] * 3, "auto_start": True, **more}
    return str((await program.call("POST", "/api/tables", wanted))["id"])


@in_a_hall(PATIENT)
async def test_a_program_plays_a_whole_game(host: str, app: App) -> None:
    program = await Program.enter(host, "Plain")
    id = await table_of(program, seed="plain")
    await program.call("POST", f"/api/tables/{id}/ready", {"salt": "mine"})
    rng = Random(1)
    moves = 0
    while True:
        turn = await program.call("GET", f"/api/tables/{id}/turn")
        view = turn["view"]
        assert view["you"] == turn["you"] == 0
        if turn["stage"] == "over":
            break
        assert turn["your_turn"]
        assert view["decision"]["seat"] == 0
        done = await program.call(
            "POST", f"/api/tables/{id}/move", {"move": rng.choice(view["decision"]["moves"])["move"]}
        )
        assert done["number"] > turn["number"]
        moves += 1
    assert moves > 3
    assert not turn["your_turn"]
    record = await program.call("GET", f"/api/tables/{id}/record")
    assert spellhall.verify(record).game.result is not None
    assert not app.hall.live[id].table.chairs[0].away


@in_a_hall(PATIENT)
async def test_two_programs_wait_for_one_another(host: str, app: App) -> None:
    first, second = await Program.enter(host, "One"), await Program.enter(host, "Two")
    id = await table_of(first, game="nytherria", seats=2, bots=[])
    await second.call("POST", f"/api/tables/{id}/sit", {"seat": 1})
    waiting = [asyncio.ensure_future(one.call("GET", f"/api/tables/{id}/turn")) for one in (first, second)]
    await asyncio.sleep(0.05)
    assert not any(one.done() for one in waiting), "the game has not begun"
    for one in (first, second):
        await one.call("POST", f"/api/tables/{id}/ready", {})
    for _ in range(12):
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for seat, one in enumerate((first, second)):
            if waiting[seat] in done:
                turn = waiting[seat].result()
                assert turn["your_turn"]
                assert turn["you"] == seat == app.hall.live[id].table.asked
                move = turn["view"]["decision"]["moves"][0]["move"]
                await one.call("POST", f"/api/tables/{id}/move", {"move": move, "moment": turn["moment"]})
                waiting[seat] = asyncio.ensure_future(one.call("GET", f"/api/tables/{id}/turn"))
    app.hall.closing = True  # which sends home whoever waits
    await asyncio.gather(*waiting, return_exceptions=True)


@in_a_hall()
async def test_it_is_told_how_things_stand_when_time_is_up(host: str, app: App) -> None:
    program = await Program.enter(host, "Plain")
    id = await table_of(program, bots=[])
    turn = await program.call("GET", f"/api/tables/{id}/turn?seconds=0")
    assert (turn["stage"], turn["your_turn"], turn["view"]) == ("gathering", False, None)
    turn = await program.call("GET", f"/api/tables/{id}/turn")
    assert turn["stage"] == "gathering"
    for asked in ("seconds=-1", "seconds=x", "since=1e3"):
        with pytest.raises(Refused) as refused:
            await program.call("GET", f"/api/tables/{id}/turn?{asked}")
        assert refused.value.code == "bad_request"
        assert f"{asked.split('=')[0]} is a whole number" in refused.value.reason


@in_a_hall(PATIENT)
async def test_the_view_comes_as_text_too(host: str, app: App) -> None:
    program = await Program.enter(host, "Plain")
    id = await table_of(program)
    await program.call("POST", f"/api/tables/{id}/ready", {})
    turn = await program.call("GET", f"/api/tables/{id}/turn")
    for language in ("en", "de"):
        status, headers, body = await program.ask("GET", f"/api/tables/{id}/turn?as=text&language={language}")
        assert status == 200
        assert body.decode() == spellhall.text(turn["view"], language)
        assert headers["spellhall-your-turn"] == "yes"
        assert headers["spellhall-moment"] == str(turn["moment"])
        assert headers["spellhall-stage"] == "playing"
    later = await program.call("GET", f"/api/tables/{id}/turn?since={turn['view']['number']}")
    assert later["view"]["news"] == []


@in_a_hall(PATIENT)
async def test_refusals_are_those_of_the_socket(host: str, app: App) -> None:
    program, other = await Program.enter(host, "Plain"), await Program.enter(host, "Other")
    id = await table_of(program)
    for method, door, body in (("GET", "turn", None), ("POST", "move", {"move": "manipulate"})):
        status, _, data = await request(host, method, f"/api/tables/{id}/{door}", body)
        assert (status, json.loads(data)["code"]) == (401, "who_are_you")
        with pytest.raises(Refused) as refused:
            await other.call(method, f"/api/tables/{id}/{door}", body)
        assert refused.value.code == "not_yours"
    with pytest.raises(Refused) as refused:
        await program.call("POST", f"/api/tables/{id}/move", {"move": "manipulate"})
    assert refused.value.code == "not_now"
    await program.call("POST", f"/api/tables/{id}/ready", {})
    turn = await program.call("GET", f"/api/tables/{id}/turn")
    with pytest.raises(Refused) as refused:
        await program.call("POST", f"/api/tables/{id}/move", {"move": "fly"})
    assert refused.value.code == "illegal_move"
    with pytest.raises(Refused) as refused:
        await program.call("POST", f"/api/tables/{id}/move", {"move": "advance", "moment": turn["moment"] - 1})
    assert refused.value.code == "too_late"
    move = {"move": turn["view"]["decision"]["moves"][0]["move"], "moment": turn["moment"], "id": "once"}
    done = await program.call("POST", f"/api/tables/{id}/move", move)
    assert await program.call("POST", f"/api/tables/{id}/move", move) == done, "the same id does nothing twice"


@in_a_hall(msgspec.structs.replace(PATIENT, connections_per_guest=1))
async def test_nobody_waits_too_often_at_once(host: str, app: App) -> None:
    program = await Program.enter(host, "Plain")
    id = await table_of(program, bots=[])
    waiting = asyncio.ensure_future(program.call("GET", f"/api/tables/{id}/turn"))
    while not app.hall.live[id].here():
        await asyncio.sleep(0.01)
    with pytest.raises(Refused) as refused:
        await program.call("GET", f"/api/tables/{id}/turn?seconds=0")
    assert refused.value.code == "too_many"
    app.hall.closing = True
    with pytest.raises(Refused) as refused:
        await waiting
    assert refused.value.code == "closing"
    app.hall.closing = False
    await program.call("GET", f"/api/tables/{id}/turn?seconds=0")


@in_a_hall(msgspec.structs.replace(QUICK, poll_seconds=0.2))
async def test_who_calls_no_more_is_gone_and_who_calls_again_is_back(host: str, app: App) -> None:
    program = await Program.enter(host, "Plain")
    anna = await Person.enter(host, "Anna")
    id = await table_of(program, game="nytherria", seats=2, bots=[])
    live = app.hall.live[id]
    assert live.here() == set()
    await program.call("POST", f"/api/tables/{id}/ready", {})
    assert live.here() == {0}
    async with anna.sit_at(id) as player:
        await player.do("sit", seat=1)
        await player.do("ready")
        await player.until(lambda p: p.view is not None)
        while not live.table.chairs[0].away:
            await asyncio.sleep(0.02)
        assert live.here() == {1}
        await program.call("GET", f"/api/tables/{id}/turn?seconds=0")
        assert 0 in live.here()
        assert not live.table.chairs[0].away


@in_a_hall()
async def test_getting_up(host: str, app: App) -> None:
    program = await Program.enter(host, "Plain")
    id = await table_of(program, bots=[])
    await program.call("POST", f"/api/tables/{id}/leave", {})
    assert app.hall.live[id].table.seats(set(), {})[0].guest is None
