"""Connections cut at random, again and again: each client ends with the view of one never cut."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random

import spellhall
from spellhall.server.app import App
from tests.server.client import ConnectionClosed, Json, Person, Player, open_hall
from tests.server.halls import guests, in_a_hall, settle


class Stubborn:
    """A player whose line is cut at random, who comes back with the last number each time."""

    def __init__(self, person: Person, table: str, rng: Random) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.cuts = 0
        self.views: dict[int, Json] = {}
        self.pending: Json | None = None
        self.ids = 0

    async def play(self) -> None:
        """To the end of the game, whatever happens to the line."""
        number = None
        over = False
        while not over:
            async with self.person.sit_at(self.table, number=number) as player:
                over = await self._until_cut(player)
                number = player.number
                player.socket.transport.abort()
                self.cuts += 1

    async def _until_cut(self, player: Player) -> bool:
        """One line's life; True when the game is over."""
        for _ in range(self.rng.randrange(1, 12)):
            self._note(player)
            if player.over:
                return True
            if player.moves and (self.pending is None or self.pending["moment"] != player.moment):
                self.ids += 1
                move = self.rng.choice(player.moves)
                self.pending = {"id": f"move-{self.ids}", "moment": player.moment, "move": move}
            try:
                if player.moves and self.pending is not None:
                    await player.send(type="move", **self.pending)  # a repeated send does nothing twice
                    if self.rng.random() < 0.3:
                        return False
                await player.hear(0.25)
            except (TimeoutError, ConnectionClosed):
                continue
        return False

    def _note(self, player: Player) -> None:
        if player.view is not None:
            self.views[player.moment] = player.whole_view()


async def cut_game(host: str, app: App, seed: int, game: str = "nytherria", seats: int = 2) -> int:
    """One game with stubborn players and a watcher who is never cut; gives the number of cuts."""
    people = await guests(host, *(f"Player {seat}" for seat in range(seats)))
    id = (await people[0].table(game, seats))["id"]
    async with people[0].sit_at(id) as steady:
        for seat, person in enumerate(people):
            async with person.sit_at(id) as line:
                if seat:
                    await line.do("sit", seat=seat)
                await line.do("ready")
        await steady.do("start")
        players = [Stubborn(person, id, Random(seed * 10 + seat)) for seat, person in enumerate(people)]
        watched: dict[int, Json] = {}

        async def watch() -> None:
            while not steady.over:
                await steady.hear()
                if steady.view is not None:
                    watched[steady.moment] = steady.whole_view()

        await asyncio.gather(watch(), *(player.play() for player in players))
        await settle(steady)
        assert steady.fulls == 3, "it was never cut"
    for moment, view in players[0].views.items():
        assert view == watched.get(moment, view), f"other views at moment {moment}"
    record = app.hall.live[id].table.record()
    game_again = spellhall.verify(record).game
    game_again.names = record["names"]
    for seat, player in enumerate(players):
        last = player.views[max(player.views)]
        assert last == game_again.view(seat)
    assert len(record["moves"]) == game_again.number
    return sum(player.cuts for player in players)


@in_a_hall()
async def test_cut_at_random_everybody_ends_with_the_same_view(host: str, app: App) -> None:
    assert await cut_game(host, app, 1) > 20


async def many(cuts: int) -> None:
    """The long version: ``python -m tests.hall cuts 3000``."""
    done, seed = 0, 0
    with tempfile.TemporaryDirectory() as place:
        async with open_hall(Path(place)) as (host, app):
            while done < cuts:
                seed += 1
                done += await cut_game(host, app, seed)
                assert app.hall.metrics.counts["mistakes"] == 0
    print(f"{done} cuts in {seed} games: every client ended with the right view")
