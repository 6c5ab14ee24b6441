"""The server is killed with SIGKILL at random moments; every acknowledged move is in the log once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

import spellhall
from tests.server.client import Json, Person, Process
from tests.server.halls import settle
from tests.server.postgres import postgres

SETTINGS = """
grace_seconds = 600.0
bot_pause_seconds = 0.0
default_level = "random"
absence_level = "random"
requests_burst = 100000
new_guests_burst = 100000
new_tables_burst = 100000
messages_burst = 100000
connections_per_guest = 1000
connections_per_address = 1000
driver_seconds = 1.0
"""


class Survivor:
    """A player who plays on through every death of the server, and keeps what was acknowledged."""

    def __init__(self, person: Person, seat: int, seed: int) -> None:
        self.person = person
        self.seat = seat
        self.rng = Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.pending: Json | None = None
        self.sent = 0
        self.table = ""
        self.over = False
        self.on_acknowledged: Callable[[], None] = lambda: None

    async def play(self) -> None:
        """Until the line breaks or the game is over."""
        async with self.person.sit_at(self.table) as player:
            while not player.over:
                if self.pending is not None and self.pending["id"] in player.done:
                    self.acknowledged[player.done[self.pending["id"]]] = self.pending["move"]
                    self.pending = None
                    self.on_acknowledged()
                if player.moves and self.pending is None:
                    self.sent += 1
                    move = self.rng.choice(player.moves)
                    self.pending = {"id": f"m{self.seat}-{self.sent:04}", "moment": player.moment, "move": move}
                    await player.send(type="move", **self.pending)
                elif self.pending is not None and self.pending["moment"] < player.moment and player.fulls == 1:
                    # Sent before the death, and no word since: ask again with the same id.
                    await player.send(type="move", **self.pending)
                    mark = self.pending["id"]
                    await player.until(lambda p, m=mark: m in p.done or any(r["id"] == m for r in p.refused))
                    if mark not in player.done:
                        self.pending = None
                    continue
                elif self.pending is not None and player.fulls == 1 and player.updates == 0:
                    await player.send(type="move", **self.pending)
                await player.hear()
            self.over = True


async def one_life(hall: Process, players: list[Survivor], rng: Random) -> bool:
    """Play until the server is killed, some moves later, at any moment; True if the game ended before."""
    enough = asyncio.Event()
    left = rng.randrange(1, 24)

    def acknowledged() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            enough.set()

    for player in players:
        player.person.host = hall.host
        player.on_acknowledged = acknowledged
    playing = asyncio.gather(*(player.play() for player in players), return_exceptions=True)
    playing.add_done_callback(lambda _: enough.set())
    await enough.wait()
    if not playing.done():
        await asyncio.sleep(rng.random() * 0.03)
        await asyncio.to_thread(hall.kill)
    results = await playing
    for result in results:
        if result is not None and not isinstance(result, WebSocketException | OSError):
            raise result
    return all(player.over for player in players)


async def new_game(hall: Process, players: list[Survivor]) -> str:
    """A table with these players, begun."""
    people = [player.person for player in players]
    for person in people:
        person.host = hall.host
    id = str((await people[0].table("nytherria", 2, auto_start=True))["id"])
    for seat, player in enumerate(players):
        player.table, player.over, player.pending, player.acknowledged = id, False, None, {}
        async with player.person.sit_at(id) as line:
            if seat:
                await line.do("sit", seat=seat)
            await line.do("ready", salt=str(seat))
    return id


async def check(hall: Process, players: list[Survivor]) -> int:
    """Every acknowledged move stands in the log exactly once, in order; gives how many there were."""
    person = players[0].person
    person.host = hall.host
    id = players[0].table
    async with person.sit_at(id) as line:
        await settle(line)
    for player in players:
        player.person.host = hall.host
    count = 0
    for player in players:
        mine = [move for _, move in sorted(player.acknowledged.items())]
        record = await player.person.call("GET", f"/api/tables/{id}/record")
        if "seed" in record:  # whole: the game is over, whether or not the players lived to see it
            played = [move for seat, move in moves_of(record) if seat == player.seat]
        else:
            played = [move["move"] for move in record["moves"]]
        assert played[: len(mine)] == mine, "every acknowledged move, once, in order"
        assert len(played) - len(mine) <= 1, "at most one was stored and not yet acknowledged"
        count += len(mine)
    return count


def moves_of(record: Json) -> list[tuple[int, str]]:
    """The seats' moves of a whole record."""
    game = spellhall.verify(record).game
    assert list(game.moves) == record["moves"]
    stepping = spellhall.replay(record, 0)
    found = []
    while stepping.decision is not None and stepping.number < len(record["moves"]):
        move = record["moves"][stepping.number]
        found.append((stepping.decision.seat, move))
        stepping.play(move)
    assert list(stepping.moves) == record["moves"]
    return found


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


async def kills(place: Path, url: str | None, times: int, seed: int) -> tuple[int, int]:
    """Kill so many times; gives the acknowledged moves and the games."""
    settings = place / "settings.toml"
    settings.write_text(SETTINGS)
    rng = Random(seed)
    hall = Process(place, settings, url)
    players = [Survivor(await Person.enter(hall.host, name), seat, seed + seat) for seat, name in enumerate("AB")]
    await new_game(hall, players)
    found, games = 0, 1
    for killed in range(1, times + 1):
        over = await one_life(hall, players, rng)
        hall.kill()
        hall = Process(place, settings, url)
        count = await check(hall, players)
        if over:
            found, games = found + count, games + 1
            await new_game(hall, players)
        if killed % 20 == 0:
            print(f"{killed} kills, {found} acknowledged moves in finished games", flush=True)
    found += await check(hall, players)
    code, logged = hall.stop()
    assert (code, logged) == (0, "")
    return found, games


def test_killed_on_sqlite(tmp_path: Path) -> None:
    found, _ = asyncio.run(kills(tmp_path, None, 5, 1))
    assert found > 5


def test_killed_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    found, _ = asyncio.run(kills(tmp_path, postgres_url, 4, 2))
    assert found > 4
