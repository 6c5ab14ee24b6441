"""What goes over the wire to a seat is the same in two worlds that the seat cannot tell apart.

Two halls play the same game; in one of them, at some moment, everything that a seat cannot know is
dealt anew. From then on both play the moves of the *same* tokens as long as they are legal in both.
All bytes sent to that seat, and to a spectator, are compared: views, news, errors, chat, and the
delays after which windows are answered.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.engine.game import Game
from spellhall.engine.snapshot import snapshot
from spellhall.engine.steps import SPECTATOR, bit
from spellhall.server import telling
from spellhall.server.app import App
from spellhall.server.live import LiveTable
from spellhall.server.table import Table
from tests.every import EVERY_GAME
from tests.server.client import WITH_HIDDEN, Person, Player, Refused, open_hall
from tests.server.halls import begin, guests, settle

SECRET = "the same secret in both halls"
CHATTY = msgspec.structs.replace(WITH_HIDDEN, chat_burst=10_000, views_burst=10_000)


class Twin:
    """One of the two halls: a table with all seats taken, and a spectator."""

    def __init__(self, live: LiveTable, people: list[Person], players: list[Player], watcher: Player) -> None:
        self.live = live
        self.people = people
        self.players = players
        self.watcher = watcher

    @property
    def game(self) -> Game:
        assert self.live.table.game is not None
        return self.live.table.game

    def frames(self, seat: int) -> list[str]:
        """All that was sent to the seat and to the spectator, but for clocks, ids and who is here."""
        found = self.players[seat].frames + self.watcher.frames
        kept = [frame for frame in found if not frame.startswith(('{"type":"beat"', '{"type":"presence"'))]
        return [cleaned(frame, self.live.table.setup.id) for frame in kept]

    def delay(self) -> float:
        """After which a standing answer to the open window would be given."""
        return self.live.driver.window_due() - self.live.table.moment_at


def cleaned(frame: str, table: str) -> str:
    """Without what differs between any two halls: times, and random ids of guests and tables."""
    frame = frame.replace(table, "TABLE")
    frame = re.sub(r'"(now|created|changed|at|away_at|deadline)":[0-9.]+', r'"\1":0', frame)
    return re.sub(r'"(guest|host|colour)":"[^"]*"', r'"\1":"G"', frame)


async def sit_down(host: str, app: App, game: str, seats: int, lines: AsyncExitStack, seed: str) -> Twin:
    people = await guests(host, *(f"Player {seat}" for seat in range(seats)), "Watcher")
    id = (await people[0].table(game, seats, seed=seed))["id"]
    live = app.hall.live[id]
    live.table.setup = msgspec.structs.replace(live.table.setup, secret=SECRET)
    players = []
    for person in people:
        players.append(await lines.enter_async_context(person.sit_at(id)))
    await begin(*players[:-1])
    await settle(*players)
    return Twin(live, people, players[:-1], players[-1])


async def both_worlds(places: list[Path], game: str, seed: int) -> int:
    """Play in two worlds and compare; gives how many moves were compared."""
    seats = spellhall.game_info(game).players[0]
    rng = Random(seed)
    halls = open_hall(places[0], CHATTY), open_hall(places[1], CHATTY)
    async with halls[0] as (host, app), halls[1] as (host_2, app_2), AsyncExitStack() as lines:
        one = await sit_down(host, app, game, seats, lines, str(seed))
        two = await sit_down(host_2, app_2, game, seats, lines, str(seed))
        compared = 0
        seat = rng.randrange(seats)
        for step in range(26):
            if step == 8:
                part_ways(two, seat, rng)
                for twin in (one, two):  # what was done in another world cannot be taken back in this one
                    twin.live.table.turns.clear()
                for player in (one.players[seat], one.watcher, two.players[seat], two.watcher):
                    player.frames.clear()
            decision, other = one.game.decision, two.game.decision
            if decision is None or other is None or decision.seat != other.seat:
                break
            both = [move for move in decision.moves if move in other.moves]
            if not both:
                break
            move = rng.choice(both)
            if step > 8:
                await nonsense(one, two, seat)
                if step < 11:
                    await chatter(one, seat)
                    await chatter(two, seat)
                assert one.live.table.window == two.live.table.window
                if one.live.table.window:
                    assert one.delay() == two.delay()
            before = one.game.number
            for twin in (one, two):
                mover = twin.players[decision.seat]
                await mover.do("move", moment=twin.live.table.moment, move=move)
                await settle(twin.players[seat], twin.watcher)
            if one.game.moves[before:] != two.game.moves[before:] or step < 8:
                if step < 8:
                    continue
                break  # chance went on differently: from here on the worlds can be told apart
            if any(one.game.view(viewer) != two.game.view(viewer) for viewer in (seat, None)):
                break  # the move itself told something about what was hidden
            compared += 1
            assert one.frames(seat) == two.frames(seat)
    return compared


def part_ways(twin: Twin, seat: int, rng: Random) -> None:
    """Deal anew all that neither the seat nor the spectator can know; chance goes on as before."""
    game = twin.game
    world = game.copy()
    game.info.redeal(world.state, bit(seat) | SPECTATOR, rng)
    world.state.news = []
    assert world.view(seat) == game.view(seat)
    assert world.view(None) == game.view(None)
    twin.live.table._now(world)


async def nonsense(one: Twin, two: Twin, seat: int) -> None:
    """Errors tell nothing either."""
    for twin in (one, two):
        player = twin.players[seat]
        moment = twin.live.table.moment
        with pytest.raises(Refused):
            await player.do("move", moment=moment, move="fly", id=f"bad-{moment}")
        with pytest.raises(Refused):
            await player.do("undo", moment=moment + 7, id=f"undo-{moment}")


async def chatter(twin: Twin, seat: int) -> None:
    """Somebody says something, somebody else claims something, and notes down what nobody is to see."""
    table, game = twin.live.table, twin.game
    moment, seats = table.moment, table.setup.seats
    other = (seat + 1) % seats
    await twin.players[other].do("say", text="Well, well.", id=f"say-{moment}")
    kinds, of = game.info.claims.offered(table.setup.options, seats)
    for kind, names in list(kinds.items())[:2]:
        about = {name: seat if name.startswith("seat") else of[name][0] for name in names}
        await twin.players[other].do("claim", kind=kind, about=about, id=f"claim-{kind}-{moment}")
    await twin.people[other].call(
        "PUT", f"/api/tables/{table.setup.id}/notes/seat{seat}", {"text": f"a secret of {moment}"}
    )
    for player in (twin.players[seat], twin.watcher):
        assert not [frame for frame in player.frames if "a secret of" in frame]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_bytes_are_the_same_in_both_worlds(tmp_path: Path, game: str) -> None:
    places = [tmp_path / "one", tmp_path / "two"]
    for place in places:
        place.mkdir()
    compared = 0
    for seed in range(1, 10):  # in some the worlds part at once
        compared += asyncio.run(both_worlds(places, game, seed))
        if compared >= 2 and seed > 2:
            break
    assert compared >= 2


def test_a_leak_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server put one hidden thing into a message, and the comparison fails."""
    honest = telling.update

    def leaky(table: Table, *args: Any) -> str:
        told = "" if table.game is None else str(snapshot(table.game.state))
        return honest(table, *args)[:-1] + f', "told": {json.dumps(told)}}}'

    monkeypatch.setattr(telling, "update", leaky)
    places = [tmp_path / "one", tmp_path / "two"]
    for place in places:
        place.mkdir()
    with pytest.raises(AssertionError):
        sum(asyncio.run(both_worlds(places, "nytherria", seed)) for seed in range(1, 4))
