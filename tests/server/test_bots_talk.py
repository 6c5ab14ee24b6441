"""Bots that talk at a table: only where they may, at times that tell nothing, in words that tell no secret."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.bots.talk import turn_of
from spellhall.engine.claims import Claim
from spellhall.engine.game import Game
from spellhall.server import fair
from spellhall.server.app import App
from spellhall.server.settings import Settings
from spellhall.server.thinkers import Thinkers
from tests.bots.test_honesty import twin_of
from tests.server.client import QUICK, Json, Person, Player, Refused
from tests.server.halls import guests, in_a_hall

TALKING = msgspec.structs.replace(QUICK, talk_delay=(0.0, 0.0), bot_workers=1)


async def begun(host: str, person: Person, lines: Any, **wishes: Any) -> Player:
    """Somebody at a table of Magelight with bots that play at random."""
    wishes = {"seed": "talk", "bots_talk": True} | wishes
    id = (await person.table("magelight", 4, bots=["random"] * 3, **wishes))["id"]
    player: Player = await lines.enter_async_context(person.sit_at(id))
    await player.do("ready", salt="")
    await player.do("start")
    await player.until(lambda p: p.view is not None)
    return player


async def play(player: Player, moves: int, rng: Random) -> None:
    """Answer that often, whatever."""
    for _ in range(moves):
        await player.until(lambda p: p.over or p.moves)
        if player.over:
            return
        before = player.moment
        await player.do("move", moment=before, move=rng.choice(player.moves))
        await player.until(lambda p, before=before: p.moment > before)


def said_by_bots(player: Player) -> list[Json]:
    return [line for line in player.chat if line["claim"] and line["seat"] != player.seat]


@in_a_hall(TALKING)
async def test_bots_talk_where_the_table_lets_them(host: str, app: App) -> None:
    (anna,) = await guests(host, "Anna")
    async with AsyncExitStack() as lines:
        player = await begun(host, anna, lines)
        assert player.table["bots_talk"]
        rng = Random(1)
        for _ in range(30):
            await play(player, 6, rng)
            if said_by_bots(player) or player.over:
                break
        assert said_by_bots(player)
        line = said_by_bots(player)[0]
        assert line["claim"]["key"].startswith("claim-")
        assert line["text"] == ""
        assert line["name"] == player.table["seats"][line["seat"]]["name"]
        await player.do("bots_talk", talk=False)
        await player.until(lambda p: not p.table["bots_talk"])
        live = app.hall.live[player.table["id"]]
        await asyncio.sleep(0)
        while live.driver._talker._busy():
            await asyncio.sleep(0.01)
        before = len(said_by_bots(player))
        assert live.table.heeded == []
        await play(player, 12, rng)
        assert len(said_by_bots(player)) == before


@in_a_hall(TALKING)
async def test_bots_keep_silent_where_nobody_talks_and_where_nobody_asked_them(host: str, app: App) -> None:
    (anna, bert) = await guests(host, "Anna", "Bert")
    async with AsyncExitStack() as lines:
        silent = await begun(host, anna, lines, options={"table_talk": "silent"})
        unasked = await begun(host, bert, lines, bots_talk=False)
        for player in (silent, unasked):
            await play(player, 12, Random(2))
            assert not player.chat
        with pytest.raises(Refused, match="Nobody talks"):
            await silent.do("claim", kind="trust", about={"seat": 1})
        await unasked.do("claim", kind="trust", about={"seat": 1})


def test_words_thought_out_elsewhere_tell_no_secret() -> None:
    """A bot in another process is sent nothing that its seat does not know: in two worlds that it cannot tell apart, with
    the same luck, it says the same.
    """

    async def compare() -> tuple[int, int]:
        thinkers = Thinkers(Settings(bot_workers=1, bot_seconds=300.0), None, None)  # type: ignore[arg-type]
        rng, said, differ = Random(1), 0, 0
        game = spellhall.new("magelight", 5, 4)
        claims = [Claim(0, "suspect", {"seat": 1}), Claim(2, "trust", {"seat": 3})]
        try:
            for _ in range(4):
                since, turn = game.number, turn_of(game)
                while game.decision and turn_of(game) == turn:
                    game.play(rng.choice(game.decision.moves))
                for seat in range(5):
                    twin = twin_of(game, seat, rng)
                    differ += any(twin.view(other) != game.view(other) for other in range(5) if other != seat)
                    found = [await words(thinkers, each, seat, claims, since) for each in (game, twin)]
                    assert found[0] == found[1]
                    said += found[0] is not None
        finally:
            thinkers.close()
        return said, differ

    said, differ = asyncio.run(compare())
    assert said, "nobody said anything: the test could not fail"
    assert differ, "the worlds do not differ: the test could not fail"


async def words(thinkers: Thinkers, game: Game, seat: int, claims: Sequence[Claim], since: int) -> Any:
    """What is said, with the same luck every time."""
    thinkers._random = Random(9)  # type: ignore[assignment]
    return await thinkers.words(game, seat, claims, since, "even")


@in_a_hall(TALKING)
async def test_who_speaks_and_when_is_drawn_before_anybody_thinks(host: str, app: App) -> None:
    """So neither what a bot would say nor how long it looks for words can tell anything by time."""
    order: list[tuple[str, int]] = []
    honest = fair.drawn

    def listening(secret: str, purpose: str) -> float:
        if purpose.startswith("talk "):
            order.append((purpose.split()[1], int(purpose.split()[2])))
        return honest(secret, purpose)

    async def thinking(game: Game, *_: object) -> None:
        order.append(("words", game.number))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair, "drawn", listening)
        patch.setattr(app.hall.thinkers, "words", thinking)
        (anna,) = await guests(host, "Anna")
        async with AsyncExitStack() as lines:
            player = await begun(host, anna, lines)
            await play(player, 30, Random(4))
    asked = [(what, number) for what, number in order if what == "words"]
    assert asked
    for place, (what, number) in enumerate(order):
        if what == "words":
            assert [before for before, at in order[:place] if at == number] == ["whether", "who", "when"]
