"""The short way for frames and the library's general way hear and say the same, whatever comes."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from spellhall.server.wire import Wire

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10
Heard = list[dict[str, Any]]


class Transport(asyncio.Transport):
    """The far end is a list of what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False

    def write(self, data: Any) -> None:
        if not self.closing:
            self.written += bytes(data)

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        """Chunks come one by one anyway."""

    def resume_reading(self) -> None:
        """Chunks come one by one anyway."""

    def get_extra_info(self, _: str, default: Any = None) -> Any:
        return default


async def settled() -> None:
    for _ in range(12):
        await asyncio.sleep(0)


async def talk(
    kind: type[WebSocketsSansIOProtocol], chunks: list[bytes], say: tuple[str, ...] = ()
) -> tuple[Heard, bytes]:
    """What the application heard and the client got, if that came and this was said."""
    heard: Heard = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for text in say:
            await send({"type": "websocket.send", "text": text})
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(event)
        heard.append(event)

    config = uvicorn.Config(app, ws=kind, ws_max_size=66_000, ws_per_message_deflate=False, log_config=None)
    config.load()
    transport = Transport()
    wire = kind(config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())
    wire.connection_made(transport)
    wire.data_received(HANDSHAKE)
    await settled()
    for chunk in chunks:
        if transport.closing:
            break
        wire.data_received(chunk)
        await settled()
    wire.connection_lost(None)
    await settled()
    return heard, transport.written


def frame(first: int, data: bytes, rng: Random, masked: bool = True, size_bytes: int = 0) -> bytes:
    """A frame as clients send it; ``size_bytes`` may be more than needed."""
    size = len(data)
    bit = 128 if masked else 0
    if size_bytes == 8 or size >= 1 << 16:
        head = bytes((first, bit | 127)) + size.to_bytes(8, "big")
    elif size_bytes == 2 or size >= 126:
        head = bytes((first, bit | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, bit | size))
    if not masked:
        return head + data
    mask = rng.randbytes(4)
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


def stream(rng: Random) -> list[bytes]:
    """Mostly texts, as players send them; among them all that the protocol allows, and what it forbids."""
    found: list[bytes] = []
    for _ in range(rng.randrange(1, 9)):
        size = rng.choice((0, 1, 9, 40, 90, 125, 126, 127, 300, 4000))
        words = "".join(rng.choice('{}":,aé😀') for _ in range(size)).encode()
        match rng.randrange(14):
            case 0:
                found += [frame(TEXT, words, rng), frame(rng.choice((0x80, 0)), words, rng)]  # in pieces
            case 1:
                found += [frame(TEXT, words, rng), frame(0x80 | PING, b"?", rng), frame(0x80, words, rng)]
            case 2:
                found.append(frame(0x80 | rng.choice((PING, PONG)), words[:125], rng))
            case 3:
                found.append(frame(0x80 | BYTES, words, rng))
            case 4:
                found.append(frame(0x80 | TEXT, words + b"\xff", rng))  # not UTF-8
            case 5 if rng.random() < 0.5:
                found.append(frame(rng.randrange(256), words, rng))
            case 6 if rng.random() < 0.5:
                found.append(frame(0x80 | TEXT, words, rng, masked=False))
            case 7:
                found.append(frame(0x80 | TEXT, words, rng, size_bytes=rng.choice((2, 8))))
            case 8 if rng.random() < 0.3:
                found.append(frame(0x80 | CLOSE, rng.choice((b"", b"\x03\xe8bye", b"\x00", b"\x03\xe8\xff")), rng))
            case 9 if rng.random() < 0.2:
                found.append(frame(0x80 | TEXT, b"x" * rng.choice((65_535, 65_536, 66_000, 66_001)), rng))
            case _:
                found.append(frame(0x80 | TEXT, words, rng))
    return found


def pieces(data: bytes, rng: Random) -> list[bytes]:
    """As the network may deliver it."""
    if rng.random() < 0.3:
        return [data]
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.randrange(1, 12)))
    return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True) if a < b]


async def same(seed: int) -> int:
    """One stream: the library gets it frame by frame, we as the network may cut it. How much was heard."""
    rng = Random(seed)
    frames = stream(rng)
    short, general = await talk(Wire, pieces(b"".join(frames), rng)), await talk(WebSocketsSansIOProtocol, frames)
    assert short == general, f"seed {seed}"
    return len(short[0]) - 1


def test_both_hear_the_same() -> None:
    async def check() -> None:
        assert sum([await same(seed) for seed in range(250)]) > 400

    asyncio.run(check())


def test_both_say_the_same() -> None:
    async def check() -> None:
        said = tuple(
            "é" * (size % 3) + "x" * size for size in (0, 1, 124, 125, 126, 127, 65_533, 65_535, 65_536, 70_000)
        )
        assert await talk(Wire, [], said) == await talk(WebSocketsSansIOProtocol, [], said)

    asyncio.run(check())


def test_a_flood_is_not_read_for_a_while() -> None:
    """Whoever sends faster than it can be answered waits; nothing is lost."""

    async def check() -> None:
        go = asyncio.Event()
        heard: list[str] = []
        reading = []

        class Watched(Transport):
            def pause_reading(self) -> None:
                reading.append(False)

            def resume_reading(self) -> None:
                reading.append(True)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await go.wait()
            while (event := await receive())["type"] == "websocket.receive":
                heard.append(event["text"])

        config = uvicorn.Config(app, ws=Wire, log_config=None)
        config.load()
        wire = Wire(config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())
        wire.connection_made(Watched())
        wire.data_received(HANDSHAKE)
        await settled()
        for n in range(40):
            wire.data_received(frame(0x80 | TEXT, str(n).encode(), Random(n)))
        await settled()
        assert reading == [False]
        go.set()
        await settled()
        assert reading == [False, True]
        assert heard == [str(n) for n in range(40)]
        wire.connection_lost(None)
        await settled()

    asyncio.run(check())
