"""``spellhall bench server``: tables of scripted players over real sockets, against a real server.

The server is a process of its own with its own SQLite file and durable writes. The players are this
process, with sockets as light as possible, so that what is measured is the server. Tables are set up
before the clock runs, enough of them that the next game follows a finished one at once; the time this
takes is reported separately. A move's latency is the time from sending it to the arrival of the update at
the table's last seat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple, cast
from urllib.request import Request, urlopen

import msgspec
import uvloop
from msgspec import Struct

import spellhall
from spellhall.server.messages import PROTOCOL

_TOKEN: Final = "figures of the bench"
UNBOUND: Final = f"""
metrics_token = "{_TOKEN}"
hidden_games = true
bot_pause_seconds = 0.0
messages_burst = 1000000000
requests_burst = 1000000000
new_guests_burst = 1000000000
new_tables_burst = 1000000000
tables_per_guest = 1000000000
most_connections = 100000
connections_per_guest = 100000
connections_per_address = 100000
"""
_WARM_UP: Final = 0.5
_MOST_MOVES: Final = 4_000
"""Moves a second for which tables are set up; a quicker server is measured for a shorter time."""
_AT_ONCE: Final = 8
"""So many tables are set up at the same time."""
_IDLE_CONNECTIONS: Final = 1_000
_SHORT: Final = 126


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``bench server``."""
    parser.add_argument("what", choices=["server"], help="what to measure")
    parser.add_argument("--tables", default="10,50,200", metavar="N,N", help="how many tables at a time (10,50,200)")
    parser.add_argument("--game", default="lantern", metavar="GAME", help="what is played (lantern, the toy)")
    parser.add_argument("--seats", type=int, metavar="N", help="players at a table (the fewest the game allows)")
    parser.add_argument("--seconds", type=float, default=4.0, metavar="S", help="how long to measure each (4)")
    parser.add_argument("--pace", type=float, default=400.0, metavar="M", help="then at M moves a second (400; 0: not)")
    parser.add_argument("--no-idle", action="store_true", help="leave out the memory of idle connections")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    info = spellhall.game_info(args.game)
    seats = args.seats or info.players[0]
    numbers = [int(number) for number in args.tables.split(",")]
    length = usual_length(info.name, seats)
    with serving() as (host, pid):
        print(f"{info.title}, {seats} seats a table, SQLite with durable writes, server and players on one machine")
        print(f"{'tables':>7} {'moves/s':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8}  CPU µs/move: server, players")
        for tables, pace in [(number, 0.0) for number in numbers] + ([(numbers[-1], args.pace)] if args.pace else []):
            bench = Bench(host, pid, info.name, seats, pace)
            late, looks = late_looks(host)
            found = uvloop.run(bench.measure(tables, length, args.seconds))
            print(_line(tables, pace, found), flush=True)
            if pace:
                late, looks = (after - before for after, before in zip(late_looks(host), (late, looks), strict=True))
                print(f"at that pace the event loop was more than 20 ms late {late} times of {looks}")
        if not args.no_idle:
            grown = uvloop.run(Bench(host, pid, info.name, seats, 0.0).idle())
            print(f"{_IDLE_CONNECTIONS} idle connections: {grown:.1f} MiB above the base")
    return 0


def usual_length(game: str, seats: int) -> float:
    """How many moves a game of such players has, about."""
    rng = Random(1)
    games = moves = 0
    while moves < 1_000:
        one = spellhall.new(game, seats, rng.getrandbits(32), listen=False)
        games += 1
        while one.decision is not None:
            one.play(rng.choice(one.decision.moves))
            moves += 1
    return moves / games


class Measured(NamedTuple):
    """What came out."""

    moves_per_second: float
    latencies: list[float]
    server_cpu: float
    """Seconds for a move; so are the players'."""
    players_cpu: float
    set_up: float
    """Tables a second, before the clock ran."""


def _line(tables: int, pace: float, found: Measured) -> str:
    p50, p95, p99 = (quantile(found.latencies, q) * 1000 for q in (0.5, 0.95, 0.99))
    figures = f"{tables:>7} {found.moves_per_second:9.0f} {p50:8.1f} {p95:8.1f} {p99:8.1f}"
    paced = f"; paced at {pace:.0f} moves/s" if pace else ""
    cpu = f"{found.server_cpu * 1e6:.0f}, {found.players_cpu * 1e6:.0f}"
    return f"{figures}  {cpu} (before that {found.set_up:.0f} tables/s set up{paced})"


def quantile(values: Sequence[float], q: float) -> float:
    """The value below which that share lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else float("nan")


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """A server of its own: host:port and process id."""
    with tempfile.TemporaryDirectory() as place:
        settings = Path(place) / "settings.toml"
        settings.write_text(UNBOUND)
        command = [sys.executable, "-m", "spellhall", "serve", "--no-browser", "--data", place, "--port", "0"]
        command += ["--settings", str(settings), "--log-level", "warning"]
        environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            try:
                assert process.stdout is not None
                yield process.stdout.readline().split("http://")[1].split("/")[0], process.pid
            finally:
                process.terminate()


# The smallest client that can play


class _Move(Struct):
    move: str


class _Decision(Struct):
    seat: int
    moves: list[_Move] = []


class _View(Struct):
    decision: _Decision | None
    result: dict[str, Any] | None
    you: int | None


class _Heard(Struct):
    type: str
    moment: int = 0
    view: _View | None = None


_decode: Final = msgspec.json.Decoder(_Heard).decode


class Player(asyncio.Protocol):
    """A scripted player: a WebSocket with just enough of the protocol, and any legal move."""

    def __init__(self, table: Seated | None, host: str, path: str, cookie: str) -> None:
        self._table = table
        self._request = (
            f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\ncookie: {cookie}\r\n\r\n"
        )
        self._data = b""
        self._open = False
        self.welcome = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what came."""
        data = self._data + data if self._data else data
        at, end = 0, len(data)
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._data = data
                return
            if b" 101 " not in data[:20]:
                raise RuntimeError(data[:at].decode())
            self._open = True
            self.say(b'{"type":"hello","protocol":%d}' % PROTOCOL)
        while end >= at + 2:
            size, start = data[at + 1], at + 2
            if size == _SHORT:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size > _SHORT:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < start + size:
                break
            if data[at] & 15 == 1:
                self._heard(data[start : start + size])
            at = start + size
        self._data = data[at:]

    def _heard(self, data: bytes) -> None:
        """Look only as far as needed."""
        if data.startswith((b'{"type":"done"', b'{"type":"presence"')):
            return
        if data.startswith(b'{"type":"beat"'):
            self.say(b'{"type":"beat"}')
            return
        message = _decode(data)
        if message.type == "full":
            self.welcome.set()
        elif message.type != "update":
            raise RuntimeError(data.decode())
        if message.view is not None and self._table is not None:
            self._table.saw(self, message.moment, message.view)

    def say(self, data: bytes) -> None:
        """One text frame, masked with zeros: allowed, and free."""
        assert self.transport is not None
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < _SHORT else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)


class Seated:
    """A table with its players, its game begun."""

    def __init__(self, bench: Bench, seed: int) -> None:
        self.bench = bench
        self.players: list[Player] = []
        self.begun = asyncio.Event()
        self.over = False
        self._rng = Random(seed)
        self._next: tuple[Player, bytes] | None = None
        self._saw: set[Player] = set()
        self._sent_at = 0.0

    def saw(self, player: Player, moment: int, view: _View) -> None:
        """A seat has its update; when all have it the move is over, and the next one can be made."""
        self._saw.add(player)
        decision = view.decision
        if decision is not None and decision.seat == view.you:
            move = json.dumps(self._rng.choice(decision.moves).move)
            self._next = player, f'{{"type":"move","id":"m{moment:04}","moment":{moment},"move":{move}}}'.encode()
        self.over = view.result is not None
        if len(self._saw) < self.bench.seats:
            return
        if self._sent_at:
            self.bench.latencies.append(perf_counter() - self._sent_at)
            self.bench.has_moved(self)
        else:
            self.begun.set()

    def move(self) -> None:
        """The asked player moves."""
        assert self._next is not None
        player, text = self._next
        self._next = None
        self._saw.clear()
        self._sent_at = perf_counter()
        player.say(text)


class Bench:
    """All tables of a measurement."""

    def __init__(self, host: str, pid: int, game: str, seats: int, pace: float) -> None:
        self.host = host
        self.pid = pid
        self.game = game
        self.seats = seats
        self.latencies: list[float] = []
        self._pace = pace
        self._cookies: list[str] = []
        self._stock: deque[Seated] = deque()
        self._waiting: deque[Seated] = deque()
        self._sold_out = asyncio.Event()

    # Before the clock runs

    async def call(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """POST: answer and cookie."""
        name, port = self.host.split(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: {self.host}\r\ncookie: {cookie}\r\nconnection: close\r\n"
        writer.write(f"{head}content-length: {len(data)}\r\n\r\n".encode() + data)
        heads, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        lines = dict(line.split(": ", 1) for line in heads.decode().split("\r\n")[1:])
        return json.loads(answer), lines.get("set-cookie", "").split(";")[0]

    async def people(self) -> None:
        """One guest a seat; they play at every table."""
        for seat in range(self.seats):
            self._cookies.append((await self.call("/api/guests", {"name": f"Player {seat}"}))[1])

    async def connect(self, table: Seated | None, id: str, cookie: str) -> Player:
        """A player at a table, who has seen it."""
        name, port = self.host.split(":")
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{id}/socket"
        _, player = await loop.create_connection(lambda: Player(table, self.host, path, cookie), name, int(port))
        await player.welcome.wait()
        return player

    async def seat(self, seed: int) -> Seated:
        """A new table with all players in their seats and the game begun."""
        wanted = {"game": self.game, "seats": self.seats, "auto_start": True}
        made, _ = await self.call("/api/tables", wanted, self._cookies[0])
        table = Seated(self, seed)
        table.players = [await self.connect(table, made["id"], cookie) for cookie in self._cookies]
        for number, player in enumerate(table.players):
            if number:
                player.say(f'{{"type":"sit","id":"sit-{number}","seat":{number}}}'.encode())
            player.say(f'{{"type":"ready","id":"ready-{number}"}}'.encode())
        await table.begun.wait()
        return table

    async def fill_stock(self, count: int) -> float:
        """So many tables; how many were set up in a second."""
        await self.people()
        seeds = iter(range(count))

        async def some() -> None:
            for seed in seeds:
                self._stock.append(await self.seat(seed))

        begun = perf_counter()
        await asyncio.gather(*(some() for _ in range(_AT_ONCE)))
        return count / (perf_counter() - begun)

    # While it runs

    def has_moved(self, table: Seated) -> None:
        """A table is ready for its next move; a finished one makes room for one from the stock."""
        if table.over:
            if not self._stock:
                self._sold_out.set()
                return
            table = self._stock.popleft()
        if self._pace:
            self._waiting.append(table)
        else:
            table.move()

    async def _keep_pace(self) -> None:
        """Moves at even distances, whatever the tables do."""
        due = perf_counter()
        while True:
            due += 1 / self._pace
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if self._waiting:
                self._waiting.popleft().move()

    async def measure(self, tables: int, length: float, seconds: float) -> Measured:
        """So many tables for so long, or until no table is left."""
        warm_up = min(_WARM_UP, seconds)
        moves = (self._pace or _MOST_MOVES) * (seconds + warm_up)
        set_up = await self.fill_stock(tables + int(moves / length))
        playing = [self._stock.popleft() for _ in range(tables)]
        everybody = [player for table in (*playing, *self._stock) for player in table.players]
        pacing = asyncio.create_task(self._keep_pace()) if self._pace else None
        for table in playing:
            self.has_moved(table)
        await asyncio.sleep(warm_up)
        self.latencies.clear()
        begun, server, players = perf_counter(), cpu_of(self.pid), process_time()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._sold_out.wait(), seconds)
        spent = perf_counter() - begun
        latencies = self.latencies[:]
        count = max(1, len(latencies))
        server, players = cpu_of(self.pid) - server, process_time() - players
        if pacing is not None:
            pacing.cancel()
        hang_up(everybody)
        return Measured(len(latencies) / spent, latencies, server / count, players / count, set_up)

    async def idle(self) -> float:
        """MiB that a thousand connections cost which only listen to beats."""
        await self.people()
        made, _ = await self.call("/api/tables", {"game": self.game, "seats": self.seats}, self._cookies[0])
        before = memory_of(self.pid)
        players = [await self.connect(None, made["id"], "") for _ in range(_IDLE_CONNECTIONS)]
        await asyncio.sleep(8)
        after = memory_of(self.pid)
        assert not any(player.transport is None or player.transport.is_closing() for player in players)
        hang_up(players)
        return after - before


def late_looks(host: str) -> tuple[int, int]:
    """How often the server found its event loop more than 20 ms late, and how often it looked."""
    asked = Request(f"http://{host}/metrics", headers={"authorization": f"Bearer {_TOKEN}"})
    with urlopen(asked) as answer:
        said = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if not line.startswith("#"))
    looks = int(said["spellhall_loop_lag_seconds_count"])
    return looks - int(said['spellhall_loop_lag_seconds_bucket{le="0.02"}']), looks


def hang_up(players: Sequence[Player]) -> None:
    """Everybody goes."""
    for player in players:
        if player.transport is not None:
            player.transport.abort()


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Resident MiB of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
