"""Play over the socket: numbers, moments, repeated sends, refusals, reconnects; for every game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import spellhall
from spellhall.engine.claims import Claim
from spellhall.engine.game import Game
from spellhall.server.app import App
from spellhall.server.thinkers import SOMEBODY, Whose
from tests.every import EVERY_GAME
from tests.server.client import PATIENCE, WITH_HIDDEN, Person, Refused
from tests.server.halls import begin, guests, in_a_hall, settle


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_game_against_bots_to_its_end(tmp_path: Path, game: str) -> None:
    @in_a_hall(WITH_HIDDEN)
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        seats = spellhall.game_info(game).players[0]
        table = await anna.table(game, seats, bots=["random"] * (seats - 1), auto_start=True)
        async with anna.sit_at(table["id"]) as player:
            await player.do("ready", salt="pepper")
            await player.play(Random(5))
            await settle(player)
            record = await anna.call("GET", f"/api/tables/{table['id']}/record")
            game_again = spellhall.verify(record).game
            game_again.names = record["names"]
            whole = game_again.view(0)
            assert player.view is not None
            latest = whole["news"][-len(player.view["news"]) :]  # a long game's earlier news comes when it is asked for
            assert player.view == {**whole, "news": latest}
            assert player.table["stage"] == "over"
            result = record["result"]
            reason = {"key": f"end-{result['reason']}", "args": {"seats": result["winners"]}}
            assert player.table["result"] == {**result, "reason": reason}

    check(tmp_path)


@in_a_hall()
async def test_a_move_sent_twice_happens_once(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        mover = a if a.moves else b
        moment, move = mover.moment, mover.moves[0]
        message = {"id": "once-and-only", "moment": moment, "move": move}
        for _ in range(3):
            await mover.send(type="move", **message)
        number = await mover.do("move", **message)
        live = app.hall.live[id]
        assert [play.move for play in live.table.plays] == [move]
        assert number == live.table.moment
    live.driver.stop()
    del app.hall.live[id]  # the server forgets, and reads its log again
    person = anna if mover is a else bert
    async with person.sit_at(id) as again:
        assert await again.do("move", **message) == number
    assert len(app.hall.live[id].table.plays) == 1


@in_a_hall()
async def test_refusals_are_typed_go_to_that_seat_only_and_change_nothing(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c:
        await begin(a, b)
        await settle(a, b, c)
        mover, other = (a, b) if a.moves else (b, a)
        number, frames = mover.number, (len(other.frames), len(c.frames))
        for player, code, command in (
            (mover, "illegal_move", {"moment": mover.moment, "move": "fly away"}),
            (mover, "too_late", {"moment": mover.moment - 1, "move": mover.moves[0]}),
            (mover, "too_late", {"moment": mover.moment + 1, "move": mover.moves[0]}),
            (other, "not_now", {"moment": mover.moment, "move": mover.moves[0]}),
            (c, "not_yours", {"moment": mover.moment, "move": mover.moves[0]}),
        ):
            with pytest.raises(Refused) as refused:
                await player.do("move", **command)
            assert refused.value.code == code
            if player is not mover:
                assert mover.moves[0] not in str(refused.value.problem)
        await settle(mover)
        assert mover.number == number
        await settle(other, c)
        heard = [frame for player, n in zip((other, c), frames, strict=True) for frame in player.frames[n:]]
        assert [frame for frame in heard if "fly away" in frame] == []


@in_a_hall()
async def test_numbers_tell_a_client_what_it_missed(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        rng = Random(3)
        for _ in range(12):
            mover = a if a.moves else b
            await mover.do("move", moment=mover.moment, move=rng.choice(mover.moves))
            await asyncio.gather(*(p.until(lambda q, n=mover.number: q.number >= n) for p in (a, b)))
        assert a.updates > 12
        whole = a.whole_view()
        await settle(a)
        assert a.view == whole, "views by updates and the full view are the same"
        async with anna.sit_at(id, number=3) as second:
            assert (second.number, second.view, second.fulls) == (a.number, a.view, 1)


@in_a_hall()
async def test_two_devices_of_one_player_see_the_same(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, anna.sit_at(id) as phone:
        await begin(a, b)
        await asyncio.gather(a.play(Random(1)), b.play(Random(2)), phone.until(lambda p: p.over))
        await settle(a, phone)
        assert a.view == phone.view
        assert a.seat == phone.seat


@in_a_hall()
async def test_thinking_bots_do_not_block_the_loop(host: str, app: App) -> None:
    """While searching bots think, the loop goes on."""
    anna = await Person.enter(host, "Anna")
    tables = [(await anna.table("castle", 4, bots=["search:400"] * 3, auto_start=True))["id"] for _ in range(2)]
    turns: list[int] = []
    choose = app.hall.thinkers.choose

    async def watched(game: Game, level: str, whose: Whose = SOMEBODY, claims: Sequence[Claim] = ()) -> str:
        before = count
        move = await choose(game, level, whose, claims)
        turns.append(count - before)
        return move

    count = 0
    app.hall.thinkers.choose = watched  # type: ignore[method-assign]  # to watch the real one
    async with anna.sit_at(tables[0]) as a, anna.sit_at(tables[1]) as b:
        await a.do("ready")
        await b.do("ready")
        app.hall.metrics.counts["bot_moves"] = 0

        async def watch() -> None:
            nonlocal count
            while True:
                await asyncio.sleep(0)
                count += 1

        watching = asyncio.create_task(watch())
        try:
            async with asyncio.timeout(PATIENCE):
                while app.hall.metrics.counts["bot_moves"] < 3:
                    for player in (a, b):
                        if player.moves:
                            await player.do("move", moment=player.moment, move=player.moves[0])
                        try:
                            await player.hear(0.05)
                        except TimeoutError:
                            await asyncio.sleep(0.01)
        finally:
            watching.cancel()
    assert app.hall.metrics.counts["bots_overruled"] == 0
    assert len(turns) >= 3
    assert max(turns) > 5, "the loop went on turning while a bot thought"
