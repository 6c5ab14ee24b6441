"""One socket: what comes in is parsed strictly, what goes out never waits for a slow client."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spellhall.server.house import Actor
from spellhall.server.limits import Bucket
from spellhall.server.messages import Bye, Event, FromClient
from spellhall.server.refusals import Refusal, as_it_is
from spellhall.server.settings import Settings

if TYPE_CHECKING:
    from spellhall.server.live import LiveTable

Asgi = MutableMapping[str, Any]

encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(FromClient).decode
_FORGIVEN: Final = 20
"""So many senseless messages in a row close the socket."""


def _nothing() -> None:
    """Until it is at a table."""


class Line:
    """A client at a table."""

    __slots__ = (
        "_behind",
        "_faults",
        "_hearing",
        "_messages",
        "_outbox",
        "_receive",
        "_send",
        "_sending",
        "actor",
        "beaten",
        "chat",
        "closed",
        "device",
        "heard",
        "later",
        "live",
        "on_behind",
        "settings",
        "shows",
        "task",
        "viewer",
    )  # fmt: skip

    def __init__(
        self,
        receive: Callable[[], Awaitable[Asgi]],
        send: Callable[[Asgi], Awaitable[None]],
        actor: Actor | None,
        settings: Settings,
        messages: Bucket,
        chat: Bucket,
    ) -> None:
        self._receive = receive
        self._send = send
        self.actor = actor
        self.settings = settings
        self.live: LiveTable | None = None
        self.viewer: int | None = None
        self.task: asyncio.Task[Any] | None = asyncio.current_task()
        self.heard = self.beaten = monotonic()
        self.closed = False
        self.device = ""
        self.chat = chat
        self._messages = messages
        self._faults = 0
        self._hearing = False
        self._outbox: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._behind = False
        self.on_behind: Callable[[], None] = _nothing
        self.shows = Bucket(settings.views_burst, settings.views_per_second)
        """How often it may have the full view once more."""
        self.later: asyncio.TimerHandle | None = None
        """When it gets one that it asked for too soon."""

    # In

    async def hear(self) -> FromClient | None:
        """The next message; None at the end. Raises Refusal for one that cannot be understood."""
        while True:
            self._hearing = True
            event = await self._receive()
            self._hearing = False
            if event["type"] == "websocket.disconnect":
                self.closed = True
                return None
            self.heard = monotonic()
            if not self._messages.take():
                self._fault()
                raise Refusal("too_fast", "refusal-too-fast", what="messages")
            data = event.get("text")
            if data is None:
                self._fault()
                raise Refusal("bad_request", "refusal-not-text")
            if len(data) > self.settings.message_bytes:
                self._fault()
                raise Refusal("too_large", "refusal-message-too-large", most=self.settings.message_bytes)
            try:
                message: FromClient = _decode(data)
            except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
                self._fault()
                raise Refusal("bad_request", "refusal-no-message", detail=as_it_is(error)) from None
            self._faults = 0
            return message

    def _fault(self) -> None:
        self._faults += 1

    @property
    def hopeless(self) -> bool:
        """Nothing but nonsense came for a while."""
        return self._faults >= _FORGIVEN

    # Out

    def tell(self, text: str) -> None:
        """Send when the client can take it. One that lags far behind gets the full view later."""
        if self.closed or self._behind:
            return
        if len(self._outbox) >= self.settings.outbox_messages:
            self._outbox.clear()
            self._behind = True
            return
        self._outbox.append(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._flush())

    def say(self, event: Event) -> None:
        """Send a message."""
        self.tell(encode(event).decode())

    async def _flush(self) -> None:
        """Send what has gathered, and what gathers meanwhile."""
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft()})
        except Exception:  # whatever a server raises for a client that is gone
            self.closed = True
            self._outbox.clear()
        finally:
            self._sending = None
        if self._behind and not self.closed:
            self._behind = False
            self.on_behind()

    async def close(self, bye: Bye | Mapping[str, Any], status: int = 1000) -> None:
        """Say goodbye and close."""
        if self.closed:
            return
        self.tell(encode(bye).decode())
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=1)
        if not self.closed:
            self.closed = True
            try:
                await asyncio.wait_for(self._send({"type": "websocket.close", "code": status}), 1)
            except Exception:  # gone already
                return

    def let_go(self) -> None:
        """It is at no table any more, and keeps none."""
        self.on_behind = _nothing
        if self.later is not None:
            self.later.cancel()
            self.later = None

    def drop(self) -> None:
        """The line is dead: give it up. What it asked for last is still carried out."""
        self.closed = True
        self._outbox.clear()
        if self.task is not None and self._hearing:
            self.task.cancel()
