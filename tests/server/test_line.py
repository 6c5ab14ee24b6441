"""A line never waits for a slow client, loses no order, and forgets no message unless it says so."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import msgspec

from spellhall.engine.views import say
from spellhall.server.limits import Bucket
from spellhall.server.line import Line
from spellhall.server.messages import Bye
from tests.server.client import QUICK, Json


class Wire:
    """The server's end of a socket whose client reads only while ``open`` is set."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.sent: list[str] = []
        self.broken = False

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.open.wait()
        if self.broken:
            raise ConnectionResetError
        self.sent.append(str(message.get("text", message["type"])))

    async def receive(self) -> Json:
        await asyncio.sleep(3600)
        return {}


def line_on(wire: Wire) -> Line:
    settings = msgspec.structs.replace(QUICK, outbox_messages=5)
    return Line(wire.receive, wire.send, None, settings, Bucket(9, 9.0), Bucket(9, 9.0))


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_quick_client_gets_everything_at_once() -> None:
    async def check() -> None:
        wire = Wire()
        line = line_on(wire)
        for n in range(20):
            line.tell(str(n))
            if n % 5 == 4:
                await asyncio.sleep(0)
        assert wire.sent == [str(n) for n in range(20)], "in the next round of the event loop"

    asyncio.run(check())


def test_a_slow_client_gets_all_in_order_or_the_full_view() -> None:
    async def check() -> None:
        wire = Wire()
        line = line_on(wire)
        fell_behind: list[int] = []

        def behind() -> None:
            fell_behind.append(1)
            line.tell("full")

        line.on_behind = behind
        wire.open.clear()
        for n in range(4):
            line.tell(str(n))
            await settled()
        assert wire.sent == []
        wire.open.set()
        await settled()
        assert (wire.sent, fell_behind) == (["0", "1", "2", "3"], [])
        line.tell("4")
        await settled()
        assert wire.sent[-1] == "4"
        wire.open.clear()
        line.tell("5")
        await settled()
        for n in range(6, 30):
            line.tell(str(n))
        wire.open.set()
        await settled()
        assert fell_behind == [1]
        assert wire.sent[5:] == ["5", "full"], "the first was on its way; then everything, once"
        line.tell("30")
        await settled()
        assert wire.sent[-1] == "30"

    asyncio.run(check())


def test_a_client_that_is_gone_harms_nobody() -> None:
    async def check() -> None:
        for waits in (False, True):
            wire = Wire()
            line = line_on(wire)
            if waits:
                wire.open.clear()
                line.tell("0")
                await settled()
            wire.broken = True
            line.tell("1")
            wire.open.set()
            await settled()
            assert line.closed
            line.tell("2")
            await line.close(Bye("closing", say("bye-closing"), again=True))
            assert wire.sent == []

    asyncio.run(check())


def test_goodbye_is_said_before_the_socket_closes() -> None:
    async def check() -> None:
        wire = Wire()
        line = line_on(wire)
        wire.open.clear()
        line.tell("0")
        closing = asyncio.create_task(line.close(Bye("closing", say("bye-closing"), again=True)))
        await settled()
        wire.open.set()
        await closing
        assert wire.sent[0] == "0"
        assert '"bye-closing"' in wire.sent[1]
        assert wire.sent[2] == "websocket.close"

    asyncio.run(check())
