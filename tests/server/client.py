"""A client of the hall for the tests: HTTP and sockets, over the network like everybody else."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spellhall.server.app import App
from spellhall.server.messages import PROTOCOL
from spellhall.server.serve import Server, config_of, listening
from spellhall.server.settings import Settings
from spellhall.server.store import open_database, prepare
from spellhall.words import hall_say

Json = dict[str, Any]

PATIENCE = 300.0
"""Seconds after which a test gives up: a guard against hanging, never a measure of anything."""

QUICK = Settings(
    grace_seconds=0.3,
    absence_level="random",
    default_level="random",
    bot_pause_seconds=0.0,
    window_delay=(0.01, 0.05),
    rest_seconds=3600.0,
    bot_seconds=120.0,
    replay_seconds=600.0,
    dead_after_seconds=600.0,
    requests_burst=100_000,
    new_guests_burst=100_000,
    new_tables_burst=100_000,
    messages_burst=100_000,
    readings_burst=100_000,
    uploads_burst=100_000,
    connections_per_guest=10_000,
    connections_per_address=10_000,
    poll_seconds=1.0,
    lobby_seconds=0.0,
    readings_per_address=1_000,
    most_readings=1_000,
    metrics_token="a token of the tests",
)
"""No waiting and no limits, for tests that are not about them."""


class Refused(Exception):
    """The hall said no."""

    def __init__(self, status: int, problem: Json) -> None:
        self.status = status
        self.problem = problem
        self.code = problem["code"]
        self.key = problem["reason"]["key"]
        self.reason = hall_say(problem["reason"])
        super().__init__(f"{status} {self.code} {self.key}: {self.reason}")


WITH_HIDDEN = msgspec.structs.replace(QUICK, hidden_games=True)
"""For what is tested with every game there is."""


@asynccontextmanager
async def open_hall(data: Path, settings: Settings = QUICK, url: str | None = None) -> AsyncIterator[tuple[str, App]]:
    """A hall in this process, on a real port; gives host:port."""
    database = open_database(url, data, settings.most_in_a_commit)
    await asyncio.to_thread(prepare, database.driver)
    app = App(settings, database)
    with listening("127.0.0.1", 0) as sockets:
        server = Server(config_of(app, settings), app)
        server.config.load()
        task = asyncio.create_task(server._serve(sockets))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield f"127.0.0.1:{sockets[0].getsockname()[1]}", app
        finally:
            server.should_exit = True
            await task


async def request(
    host: str,
    method: str,
    path: str,
    body: Any = None,
    headers: Iterable[tuple[str, str]] = (),
) -> tuple[int, dict[str, str], bytes]:
    """One HTTP request on a line of its own: status, headers, body."""
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}", "connection: close", f"content-length: {len(data)}"]
    lines += [f"{key}: {value}" for key, value in headers]
    writer.write("\r\n".join([*lines, "", ""]).encode() + data)
    answer = await reader.read()
    writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    first, *others = head.decode("latin-1").split("\r\n")
    found = {key.lower(): value for key, _, value in (line.partition(": ") for line in others)}
    return int(first.split()[1]), found, rest


class Person:
    """A guest of the hall."""

    def __init__(self, host: str, headers: list[tuple[str, str]], me: Json) -> None:
        self.host = host
        self.headers = headers
        self.me = me
        self.ids = count()
        """For commands: never the same twice, also when this person comes back to a table."""

    @staticmethod
    async def enter(host: str, name: str) -> Person:
        """Say a name."""
        status, headers, body = await request(host, "POST", "/api/guests", {"name": name})
        if status != 200:
            raise Refused(status, json.loads(body))
        cookie = headers["set-cookie"].split(";")[0]
        return Person(host, [("cookie", cookie)], json.loads(body))

    async def call(self, method: str, path: str, body: Any = None) -> Json:
        """An API call."""
        status, _, data = await request(self.host, method, path, body, self.headers)
        if status != 200:
            raise Refused(status, json.loads(data))
        found: Json = json.loads(data)
        return found

    async def table(self, game: str, seats: int, **more: Any) -> Json:
        """Make a table."""
        return await self.call("POST", "/api/tables", {"game": game, "seats": seats, **more})

    @asynccontextmanager
    async def sit_at(self, table: str, host: str | None = None, **hello: Any) -> AsyncIterator[Player]:
        """Go to a table."""
        address = f"ws://{host or self.host}/api/tables/{table}/socket"
        async with connect(address, additional_headers=self.headers, max_size=None, compression=None) as socket:
            player = Player(socket, self.ids)
            await player.send(type="hello", protocol=PROTOCOL, **hello)
            await player.until(lambda p: p.number is not None)
            yield player


class Player:
    """One socket at a table, and what is known through it."""

    def __init__(self, socket: ClientConnection, ids: Iterator[int]) -> None:
        self.socket = socket
        self._ids = ids
        self.number: int | None = None
        self.moment = 0
        self.seat: int | None = None
        self.table: Json = {}
        self.view: Json | None = None
        self.situation: Json = {}
        self.news: list[Json] = []
        self.chat: list[Json] = []
        self.done: dict[str, int] = {}
        self.refused: list[Json] = []
        self.frames: list[str] = []
        self.fulls = 0
        self.updates = 0
        self.bye: Json | None = None

    async def send(self, **message: Any) -> str:
        """Say something; gives its id."""
        if message["type"] not in ("hello", "beat", "resync") and "id" not in message:
            message["id"] = f"c{next(self._ids):06}"
        await self.socket.send(json.dumps(message))
        return str(message.get("id", ""))

    async def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        await self.take(message)
        return message

    async def take(self, message: Json) -> None:
        """What a message changes."""
        kind = message["type"]
        if kind == "beat":
            await self.send(type="beat")
        elif kind == "full":
            self.fulls += 1
            self.number, self.moment, self.seat = message["number"], message["moment"], message["you"]
            self.table, self.view, self.situation = message["table"], message["view"], message["situation"]
            self.news = [] if self.view is None else list(self.view["news"])
            self.chat = message["chat"]
        elif kind == "update":
            assert self.number is not None
            if message["after"] > self.number:
                await self.send(type="resync")
                return
            self.updates += 1
            self.number, self.moment = message["number"], message["moment"]
            self.table = message["table"] or self.table
            self.situation = message["situation"] or self.situation
            self.chat += message["chat"]
            if message["view"] is not None:
                self.view = message["view"]
                self.news += message["view"]["news"]
        elif kind == "presence":
            self.table["seats"] = message["seats"]
        elif kind == "done":
            self.done[message["id"]] = message["number"]
        elif kind == "refused":
            self.refused.append(message)
        elif kind == "bye":
            self.bye = message

    async def until(self, happened: Any, timeout: float = PATIENCE) -> None:
        """Listen until something is so."""
        async with asyncio.timeout(timeout):
            while not happened(self):
                await self.hear(timeout)

    async def do(self, type: str, **more: Any) -> int:
        """A command, and its number once it is done; raises Refused."""
        id = await self.send(type=type, **more)
        count = len(self.refused)
        await self.until(lambda p: id in p.done or len(p.refused) > count)
        if id not in self.done:
            refusal = self.refused[-1]
            raise Refused(0, refusal)
        return self.done[id]

    @property
    def moves(self) -> list[str]:
        """My legal moves now."""
        decision = None if self.view is None else self.view["decision"]
        if decision is None or decision["seat"] != self.seat:
            return []
        return [move["move"] for move in decision["moves"]]

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.view is not None and self.view["result"] is not None

    async def play(self, rng: Random) -> None:
        """Play any legal move whenever asked, to the end."""
        while not self.over:
            if self.moves:
                try:
                    await self.do("move", moment=self.moment, move=rng.choice(self.moves))
                except Refused as refusal:
                    if refusal.code != "too_late":
                        raise
            else:
                await self.hear()

    def whole_view(self) -> Json:
        """The view with all news so far."""
        assert self.view is not None
        return {**self.view, "news": list(self.news)}


class Process:
    """A hall in a process of its own, which can be killed."""

    def __init__(
        self,
        data: Path,
        settings: Path | None = None,
        url: str | None = None,
        port: int = 0,
        log_level: str = "warning",
        more: Sequence[str] = (),
    ) -> None:
        command = [sys.executable, "-m", "spellhall", "serve", "--no-browser", "--data", str(data), "--port", str(port)]
        command += ["--log-level", log_level]
        command += ["--settings", str(settings)] if settings else []
        command += more
        environment = {**os.environ, **({"DATABASE_URL": url} if url else {})}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "is open at" not in line:
            assert self.process.stderr is not None
            raise AssertionError(f"the hall did not open: {line} {self.process.stderr.read()}")
        self.said = line
        self.host = line.split("http://")[1].split("/")[0]

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """SIGTERM; gives the exit code and what was logged."""
        self.process.terminate()
        _, logged = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, logged


__all__ = [
    "QUICK",
    "ClientConnection",
    "ConnectionClosed",
    "Person",
    "Player",
    "Process",
    "Refused",
    "connect",
    "open_hall",
    "request",
]
