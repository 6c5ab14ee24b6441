"""WebSocket frames the short way.

Nearly every frame here is one whole text, masked, of the client's; or one whole text of ours. Those are
read and written in a few lines, for a fifth of what the general way costs. All others (handshake, control
frames, messages in pieces, whatever is wrong) go, each frame whole, to the ``websockets`` library, which
knows the rules.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import MutableMapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

_TEXT: Final = 0x81
"""The first byte of a text that is whole: final, opcode 1."""
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
"""Lengths from here on are written in so many bytes of their own."""
_AHEAD: Final = 16
"""A client that has so many messages waiting is not read for a while."""


class Mailbox:
    """What ``asyncio.Queue`` does, for the one who reads here: without its locks and checks."""

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Something has come."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next event, as soon as there is one."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()

    def qsize(self) -> int:
        """How many wait."""
        return len(self._events)

    def empty(self) -> bool:
        """Does nothing wait?"""
        return not self._events


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a short way for texts."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Mailbox()  # type: ignore[assignment]  # theirs is an asyncio.Queue; this has all that is used of it
        self._unread = b""
        self._in_pieces = False
        self._unsent: list[bytes] = []
        """Frames of this round of the event loop: what a move tells its player goes out as one piece."""
        self._broken = False
        """A frame came that is too large or not masked: the library says what is to be said about it."""

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what came."""
        if self._broken or not self.handshake_initiated:
            super().data_received(data)
            return
        if self._unread:
            data = self._unread + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] - _MASKED, at + 6
            if size >= _TWO_BYTES:
                width = 2 if size == _TWO_BYTES else 8
                if end - at < 2 + width:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 2 + width], "big"), at + 6 + width
            if not 0 <= size <= self.config.ws_max_size:
                self._broken = True
                super().data_received(data[at:])
                return
            if end < start + size:
                break
            self._frame(data, at, start, start + size)
            at = start + size
        self._unread = data[at:]

    def _frame(self, data: bytes, at: int, start: int, stop: int) -> None:
        first = data[at]
        if first == _TEXT and not self._in_pieces and self.conn.state is OPEN and not self.close_sent:
            try:
                text = apply_mask(data[start:stop], data[start - 4 : start]).decode()
            except UnicodeDecodeError:
                super().data_received(data[at:stop])
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= _AHEAD:
                self.read_paused = True
                self.transport.pause_reading()
            return
        if first & 15 <= 2:
            self._in_pieces = not first & _FINAL
        super().data_received(data[at:stop])

    async def send(self, message: MutableMapping[str, Any]) -> None:  # type: ignore[override]  # theirs: a union of TypedDicts
        """A text goes out in this round of the event loop, unless the client must be waited for."""
        text = message.get("text")
        if text is None or not self._is_open() or not self.writable.is_set():
            self._send_off()
            await super().send(message)  # type: ignore[arg-type]  # as above
            return
        data = text.encode()
        size = len(data)
        if size < _TWO_BYTES:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = bytes((_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big")
        if not self._unsent:
            self.loop.call_soon(self._send_off)
        self._unsent.append(head + data)

    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not self.close_sent and not self.disconnected

    def _send_off(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and self._is_open():
            self.transport.write(b"".join(unsent) if len(unsent) > 1 else unsent[0])
