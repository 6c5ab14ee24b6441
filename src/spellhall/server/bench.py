"""``spellhall bench server``: tables of scripted players over real sockets, against a real server.

The server is a process of its own with its own SQLite file and durable writes. The players are one
process with sockets as light as possible, so that what is measured is the server. A move's latency
is the time from sending it to the arrival of the update at the table's last seat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, cast

import msgspec
import uvloop
from msgspec import Struct

import spellhall

UNBOUND: Final = """
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
_WARM_UP: Final = 1.0
_IDLE_CONNECTIONS: Final = 1_000
_SHORT: Final = 126


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``bench server``."""
    parser.add_argument("what", choices=["server"], help="what to measure")
    parser.add_argument("--tables", default="10,50,200", metavar="N,N", help="how many tables at a time (10,50,200)")
    parser.add_argument("--game", default="lantern", metavar="GAME", help="what is played (lantern, the toy)")
    parser.add_argument("--seats", type=int, metavar="N", help="players at a table (the fewest the game allows)")
    parser.add_argument("--seconds", type=float, default=6.0, metavar="S", help="how long to measure each (6)")
    parser.add_argument("--pace", type=float, default=400.0, metavar="M", help="then at M moves a second (400; 0: not)")
    parser.add_argument("--no-idle", action="store_true", help="leave out the memory of idle connections")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    info = spellhall.game_info(args.game)
    seats = args.seats or info.players[0]
    with serving() as (host, pid):
        print(f"{info.title}, {seats} seats a table, SQLite with durable writes, server and players on one machine")
        print(f"{'tables':>7} {'moves/s':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8}  server CPU µs/move")
        for tables in [int(number) for number in args.tables.split(",")]:
            print(_line(str(tables), uvloop.run(measure(host, pid, info.name, seats, tables, args.seconds, 0.0))))
        if args.pace:
            found = uvloop.run(measure(host, pid, info.name, seats, 200, args.seconds, args.pace))
            print(_line("200 *", found) + f"   * paced at {args.pace:.0f} moves/s")
        if not args.no_idle:
            print(
                f"{_IDLE_CONNECTIONS} idle connections: {uvloop.run(idle(host, pid, info.name, seats)):.1f} MiB above the base"
            )
    return 0


class Measured(NamedTuple):
    """What came out."""

    moves_per_second: float
    latencies: list[float]
    cpu_per_move: float


def _line(name: str, found: Measured) -> str:
    p50, p95, p99 = (quantile(found.latencies, q) * 1000 for q in (0.5, 0.95, 0.99))
    return f"{name:>7} {found.moves_per_second:9.0f} {p50:8.1f} {p95:8.1f} {p99:8.1f}  {found.cpu_per_move * 1e6:.0f}"


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
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split("http://")[1].split("/")[0], process.pid
        finally:
            process.terminate()
            process.wait(20)


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
    number: int = 0
    moment: int = 0
    view: _View | None = None


_decode: Final = msgspec.json.Decoder(_Heard).decode


class Wire(asyncio.Protocol):
    """A WebSocket with just enough of the protocol."""

    def __init__(self, host: str, path: str, cookie: str, player: Player) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\ncookie: {cookie}\r\n\r\n"
        )
        self._player = player
        self._data = bytearray()
        self._open = False
        self.opened = asyncio.Event()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what came."""
        buffer = self._data
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                raise RuntimeError(bytes(buffer[:end]).decode())
            del buffer[: end + 4]
            self._open = True
            self.opened.set()
            self.send(b'{"type":"hello"}')
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == _SHORT:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size > _SHORT:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            payload = bytes(buffer[start : start + size])
            opcode = buffer[0] & 15
            del buffer[: start + size]
            if opcode == 1:
                self._player.heard(payload)

    def send(self, data: bytes) -> None:
        """One text frame, masked with zeros: allowed, and free."""
        assert self._transport is not None
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < _SHORT else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


class Player:
    """A scripted player: any legal move, at once or when told."""

    def __init__(self, table: TableBench) -> None:
        self.table = table
        self.wire: Wire | None = None
        self.seen = False

    def heard(self, data: bytes) -> None:
        """Look only as far as needed."""
        if data.startswith((b'{"type":"done"', b'{"type":"presence"')):
            return
        if data.startswith(b'{"type":"beat"'):
            self.say(b'{"type":"beat"}')
            return
        message = _decode(data)
        if message.view is not None:
            self.table.saw(self, message.number, message.moment, message.view)

    def say(self, data: bytes) -> None:
        """Send."""
        assert self.wire is not None
        self.wire.send(data)


class TableBench:
    """One table of scripted players."""

    def __init__(self, bench: Bench, seats: int, seed: int) -> None:
        self.bench = bench
        self.players = [Player(self) for _ in range(seats)]
        self.rng = Random(seed)
        self.sent_at = 0.0
        self.sent = 0
        self.waiting: set[Player] = set()
        self.ready = asyncio.Event()
        self.over = False
        self.next: tuple[Player, bytes, int] | None = None

    def saw(self, player: Player, number: int, moment: int, view: _View) -> None:
        """A seat has its update: the last one of a move ends its latency."""
        if self.sent_at and number > self.sent:
            self.waiting.discard(player)
            if not self.waiting:
                self.bench.latencies.append(perf_counter() - self.sent_at)
                self.sent_at = 0.0
        self.over = self.over or view.result is not None
        decision = view.decision
        if decision is not None and decision.seat == view.you:
            move = self.rng.choice(decision.moves).move
            text = f'{{"type":"move","id":"m{moment:04}","moment":{moment},"move":{json.dumps(move)}}}'
            self.next = player, text.encode(), number
        if not self.sent_at and (self.next or self.over):
            self.ready.set()

    async def play(self) -> None:
        """Play game after game until the bench ends."""
        while True:
            await self.bench.seat(self)
            while not self.over:
                await self.ready.wait()
                self.ready.clear()
                if self.over or self.next is None:
                    break
                await self.bench.may_move()
                player, text, self.sent = self.next
                self.next = None
                self.waiting = set(self.players)
                self.sent_at = perf_counter()
                player.say(text)
            for player in self.players:
                if player.wire is not None:
                    player.wire.close()
            self.over, self.next, self.sent_at = False, None, 0.0
            self.ready.clear()


class Bench:
    """All tables of a measurement."""

    def __init__(self, host: str, game: str, seats: int, pace: float) -> None:
        self.host = host
        self.game = game
        self.seats = seats
        self.latencies: list[float] = []
        self._pace = pace
        self._due = perf_counter()
        self._cookies: list[str] = []

    async def people(self) -> None:
        """One guest a seat; they play at every table."""
        for seat in range(self.seats):
            self._cookies.append((await self.call("POST", "/api/guests", {"name": f"Player {seat}"}))[1])

    async def call(self, method: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """An API call in a thread: answer and cookie."""

        def work() -> tuple[Any, str]:
            request = urllib.request.Request(
                f"http://{self.host}{path}", json.dumps(body).encode(), {"cookie": cookie}, method=method
            )
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer), (answer.headers["set-cookie"] or "").split(";")[0]

        return await asyncio.to_thread(work)

    async def seat(self, table: TableBench) -> None:
        """A new table with all players in their seats and the game begun."""
        wanted = {"game": self.game, "seats": self.seats, "auto_start": True}
        made, _ = await self.call("POST", "/api/tables", wanted, self._cookies[0])
        for number, player in enumerate(table.players):
            await self.connect(player, made["id"], self._cookies[number])
        for number, player in enumerate(table.players):
            if number:
                player.say(f'{{"type":"sit","id":"sit-{number}","seat":{number}}}'.encode())
            player.say(f'{{"type":"ready","id":"ready-{number}"}}'.encode())
            await asyncio.sleep(0.02)

    async def connect(self, player: Player, table: str, cookie: str) -> None:
        """A socket for a player."""
        name, port = self.host.split(":")
        path = f"/api/tables/{table}/socket"
        loop = asyncio.get_running_loop()
        _, player.wire = await loop.create_connection(lambda: Wire(self.host, path, cookie, player), name, int(port))
        await player.wire.opened.wait()

    async def may_move(self) -> None:
        """Wait for one's turn if the bench is paced."""
        if self._pace:
            now = perf_counter()
            self._due = max(self._due + 1 / self._pace, now - 0.01)
            await asyncio.sleep(max(0.0, self._due - now))


async def measure(host: str, pid: int, game: str, seats: int, tables: int, seconds: float, pace: float) -> Measured:
    """So many tables for so long."""
    bench = Bench(host, game, seats, pace)
    await bench.people()
    tasks = []
    for seed in range(tables):
        tasks.append(asyncio.create_task(TableBench(bench, seats, seed).play()))
        await asyncio.sleep(0.01)
    await asyncio.sleep(_WARM_UP)
    bench.latencies.clear()
    begun, used = perf_counter(), cpu_of(pid)
    await asyncio.sleep(seconds)
    spent, used = perf_counter() - begun, cpu_of(pid) - used
    latencies = bench.latencies[:]
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    return Measured(len(latencies) / spent, latencies, used / max(1, len(latencies)))


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def idle(host: str, pid: int, game: str, seats: int) -> float:
    """MiB that a thousand connections cost which only listen to beats."""
    bench = Bench(host, game, seats, 0.0)
    await bench.people()
    made, _ = await bench.call("POST", "/api/tables", {"game": game, "seats": seats}, bench._cookies[0])
    table = TableBench(bench, 0, 0)
    before = memory_of(pid)
    for _ in range(_IDLE_CONNECTIONS):
        player = Player(table)
        table.players.append(player)
        await bench.connect(player, made["id"], "")
    await asyncio.sleep(8)
    alive = json.loads(urllib.request.urlopen(f"http://{host}/healthz").read())
    assert alive["ok"]
    after = memory_of(pid)
    for player in table.players:
        if player.wire is not None:
            player.wire.close()
    return after - before


def memory_of(pid: int) -> float:
    """Resident MiB of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
