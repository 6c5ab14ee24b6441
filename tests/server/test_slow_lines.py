"""Connections that send nothing, half a request, or read nothing: they go, and people who are seated stay."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from spellhall.server.app import App
from tests.server.client import QUICK, Person, request
from tests.server.halls import begin, guests, in_a_hall

PATIENT = msgspec.structs.replace(QUICK, request_seconds=0.3, answer_seconds=0.3)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def lines(host: str, count: int, data: bytes = b"") -> AsyncIterator[list[Streams]]:
    """So many connections that say this much."""
    name, port = host.split(":")
    found = [await asyncio.open_connection(name, int(port)) for _ in range(count)]
    for _, writer in found:
        writer.write(data)
    try:
        yield found
    finally:
        for _, writer in found:
            writer.close()


async def closed(reader: asyncio.StreamReader) -> None:
    """Until the other side has gone."""
    try:
        while await reader.read(65_536):
            pass
    except ConnectionError:
        return


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET /api/hall HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ",
        b"GET /api/hall HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET /api/ha",
        b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{",
    ],
)
def test_who_says_nothing_or_half_of_it_is_let_go(said: bytes, tmp_path: object) -> None:
    @in_a_hall(PATIENT)
    async def check(host: str, app: App) -> None:
        async with lines(host, 3, said) as found:
            await asyncio.gather(*(closed(reader) for reader, _ in found))
        status, _, _ = await request(host, "GET", "/api/hall")
        assert status == 200

    check(tmp_path)  # type: ignore[arg-type]


@in_a_hall(PATIENT)
async def test_a_byte_now_and_then_is_no_request(host: str, app: App) -> None:
    async with lines(host, 1) as ((reader, writer),):
        gone = asyncio.create_task(closed(reader))
        said = 0
        while not gone.done():
            try:
                writer.write(b"G" if said == 0 else b"E")
                await writer.drain()
            except ConnectionError:
                break
            said += 1
            await asyncio.sleep(0.02)
        await gone
        assert said > 1


@in_a_hall(msgspec.structs.replace(QUICK, most_requests=5, request_seconds=600.0))
async def test_the_silent_make_room_for_those_who_come_to_the_point(host: str, app: App) -> None:
    async with lines(host, 40, b"GET / HTTP/1.1\r\n") as found:
        while sum(reader.at_eof() for reader, _ in found) < 35:
            await asyncio.sleep(0.01)
        for _ in range(10):
            status, _, _ = await request(host, "GET", "/api/hall")
            assert status == 200
        anna, bert = await guests(host, "Anna", "Bert")
        table = (await anna.table("nytherria", 2))["id"]
        async with anna.sit_at(table) as a, bert.sit_at(table) as b:
            await begin(a, b)
            async with lines(host, 20):
                mover = a if a.moves else b
                await mover.do("move", moment=mover.moment, move=mover.moves[0])


@in_a_hall(msgspec.structs.replace(QUICK, connections_per_address=4, trusted_proxies=(), request_seconds=600.0))
async def test_an_address_has_so_many_connections(host: str, app: App) -> None:
    async with lines(host, 4), lines(host, 1) as ((reader, _),):
        await closed(reader)
    while True:  # they are gone a moment later
        try:
            status, _, body = await request(host, "GET", "/api/hall")
        except (ConnectionError, IndexError):
            await asyncio.sleep(0.01)
            continue
        assert status == 200
        assert json.loads(body)["games"]
        break


@in_a_hall(msgspec.structs.replace(QUICK, most_connections=20))
async def test_the_last_places_are_for_people_who_are_seated(host: str, app: App) -> None:
    """A crowd of spectators does not keep a player from coming back."""
    anna, bert, crowd = await guests(host, "Anna", "Bert", "Crowd")
    table = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(table) as a, bert.sit_at(table) as b:
        await begin(a, b)
    watching = []
    try:
        while True:
            watcher = crowd.sit_at(table, watch=True)
            await watcher.__aenter__()
            watching.append(watcher)
    except InvalidStatus:
        assert len(watching) == 18
    async with anna.sit_at(table) as a, bert.sit_at(table) as b:
        assert a.seat is not None
        assert b.seat is not None
        with pytest.raises(InvalidStatus):
            await anna.sit_at(table).__aenter__()
    for watcher in watching:
        await watcher.__aexit__(None, None, None)


@in_a_hall(msgspec.structs.replace(QUICK, hello_seconds=0.05, dead_after_seconds=0.5, heartbeat_seconds=0.1))
async def test_a_silent_socket_is_no_mistake_of_ours(host: str, app: App) -> None:
    """One that never says hello, and one that falls silent later: both go, and nothing is logged as ours."""
    anna = await Person.enter(host, "Anna")
    table = (await anna.table("castle", 4))["id"]
    name, port = host.split(":")
    head = "\r\n".join(
        [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"host: {host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
            "",
            "",
        ]
    ).encode()
    hello = b'{"type":"hello","protocol":2}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    logged: list[logging.LogRecord] = []
    listener = logging.Handler(logging.WARNING)
    listener.emit = logged.append  # type: ignore[assignment, method-assign]
    logging.getLogger().addHandler(listener)

    async def silent(said: bytes) -> None:
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(said)
        await closed(reader)
        writer.close()

    try:
        await asyncio.gather(silent(head), silent(head + frame), silent(head + frame[:5]))
        while app.hall.lines:
            await asyncio.sleep(0.01)
    finally:
        logging.getLogger().removeHandler(listener)
    assert app.hall.metrics.counts["mistakes"] == 0
    assert [record.getMessage() for record in logged] == []
