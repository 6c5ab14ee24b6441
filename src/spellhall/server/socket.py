"""The door for sockets: /api/tables/{id}/socket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from spellhall.engine.views import say
from spellhall.server import people
from spellhall.server.hall import Hall
from spellhall.server.line import Line, encode
from spellhall.server.messages import PROTOCOL, Beat, Bye, Hello, Refused, Resync
from spellhall.server.refusals import Refusal
from spellhall.server.store.database import Lost
from spellhall.server.store.queries import Guest
from spellhall.server.web import address_of, as_id, check_host, check_origin

if TYPE_CHECKING:
    from spellhall.server.app import App

_POLICY = 1008
_AGAIN = 1012
_FOR_THE_SEATED = 0.1
_NO_DATABASE = Bye("closing", say("refusal-no-database"), again=True)


class Socket:
    """One of these serves all sockets."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A client connects."""
        app = self.app
        headers = Headers(scope=scope)
        await receive()  # websocket.connect
        taken: list[tuple[Any, str]] = []
        line: Line | None = None
        try:
            check_host(headers, app.settings)
            check_origin(headers, app.settings)
            id = as_id(scope["path_params"]["id"])
            address = address_of(scope.get("client"), headers, app.settings)
            app.requests.take(address)
            secret = people.secret_of(cookie_parser(headers.get("cookie", "")), headers.get("authorization"))
            guest = await app.people.whose(secret, headers.get("user-agent", ""))
            who = guest.id if guest else address
            for tally, key in ((app.per_address, address), (app.per_guest, who)):
                tally.add(key)
                taken.append((tally, key))
            if app.hall.closing or not await self._has_room(id, guest):
                raise Refusal("closing" if app.hall.closing else "too_many", "refusal-no-room")
            await send({"type": "websocket.accept"})
            actor = None if guest is None else people.actor(guest)
            line = Line(receive, send, actor, app.settings, app.messages.bucket(who), app.chat.bucket(who))
            line.shows = app.views.bucket(who)
            line.device = people.device_of(secret) if secret is not None else ""
            await serve(app.hall, line, id)
        except Refusal as refusal:
            app.hall.metrics.count("refusals")
            if line is None:
                await send({"type": "websocket.close", "code": _POLICY, "reason": refusal.code})
        except Lost:  # nobody is turned away for that: they come again
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": encode(_NO_DATABASE).decode()})
            await send({"type": "websocket.close", "code": _AGAIN})
        finally:
            for tally, key in taken:
                tally.remove(key)

    async def _has_room(self, id: str, guest: Guest | None) -> bool:
        """Whether one more may come. The last places are for those who sit at the table."""
        hall = self.app.hall
        left = self.app.most_sockets - len(hall.lines)
        if left > self.app.most_sockets * _FOR_THE_SEATED:
            return True
        return left > 0 and guest is not None and (await hall.table(id)).table.seat_of(guest.id) is not None


async def serve(hall: Hall, line: Line, id: str) -> None:
    """A client from hello to goodbye."""
    hall.metrics.count("connections_made")
    hall.lines.add(line)
    try:
        await _converse(hall, line, id)
    except Refusal as refusal:
        await line.close(Bye(refusal.code, refusal.reason, again=refusal.code in ("closing", "too_fast")), _POLICY)
    except Lost:
        await line.close(_NO_DATABASE, _AGAIN)
    except asyncio.CancelledError:
        if not line.closed:  # not we who gave it up
            raise
    except Exception:
        hall.metrics.count("mistakes")
        hall.log.exception("a socket failed")
        await line.close(Bye("our_mistake", say("refusal-our-mistake"), again=True), 1011)
    finally:
        hall.lines.discard(line)
        if line.live is not None:
            line.live.leave(line)


async def _converse(hall: Hall, line: Line, id: str) -> None:
    hello = await _first(line, hall.settings.hello_seconds)
    if hello is None:
        return
    if hello.protocol != PROTOCOL:
        await _turn_away(line, hello.protocol)
        return
    live = await hall.table(id)
    await live.join(line, hello.watch)
    while not line.closed:
        try:
            message = await line.hear()
        except Refusal as refusal:
            hall.metrics.count("refusals")
            if line.hopeless:
                raise
            line.say(Refused(None, refusal.code, refusal.reason))
            continue
        if message is None:
            return
        if isinstance(message, Beat):
            continue
        if isinstance(message, Resync | Hello):
            live.show_again(line)
        else:
            await live.command(line, message)


async def _turn_away(line: Line, protocol: int | None) -> None:
    """A client of another protocol. Those of the first one name none, and know reasons as sentences only."""
    refusal = Refusal("other_protocol", "refusal-other-protocol", ours=PROTOCOL)
    reason = str(refusal) if protocol is None else refusal.reason
    await line.close({"type": "bye", "code": refusal.code, "reason": reason, "again": False}, _POLICY)


async def _first(line: Line, seconds: float) -> Hello | None:
    """The first message must be hello, and come soon."""
    try:
        message = await asyncio.wait_for(line.hear(), seconds)
    except TimeoutError:
        raise Refusal("bad_request", "refusal-no-hello") from None
    if message is not None and not isinstance(message, Hello):
        raise Refusal("bad_request", "refusal-hello-first")
    return message
