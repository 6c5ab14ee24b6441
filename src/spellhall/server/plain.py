"""A seat at a table without a socket, for programs that only speak HTTP: sit, be ready, wait for your turn, move.

A program that waits or has just called counts as present: a ``Caller`` stands among the table's lines for a while. So
bots do not take over, and whatever the table tells wakes those who wait.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response

from spellhall.server.api import language_of, number_of, shown_to, text_response
from spellhall.server.hall import new_id
from spellhall.server.line import Asgi, Line
from spellhall.server.live import LiveTable
from spellhall.server.messages import Command, Done, Event, Leave, Move, Ready, Refused, Sit
from spellhall.server.offers import PlainLeave, PlainMove, PlainReady, PlainSit, Turn
from spellhall.server.people import actor
from spellhall.server.refusals import Refusal, as_it_is, refused_for
from spellhall.server.store.queries import Guest
from spellhall.server.table import Table
from spellhall.server.web import Call, Path, json_response
from spellhall.words.text import as_text

if TYPE_CHECKING:
    from spellhall.server.app import App

_GLANCE: Final = 1.0
"""So often somebody who waits looks whether the hall closes."""


class Caller(Line):
    """A client without a socket: it is woken, and told nothing."""

    __slots__ = ("answer", "changed", "going")

    def __init__(self, app: App, guest: Guest) -> None:
        messages, chat = app.messages.bucket(guest.id), app.chat.bucket(guest.id)
        super().__init__(_hears_nothing, _says_nothing, actor(guest), app.settings, messages, chat)
        self.changed = asyncio.Event()
        self.answer: Event | None = None
        self.going: asyncio.TimerHandle | None = None

    def tell(self, text: str) -> None:  # noqa: ARG002  # it looks for itself
        """Something has happened."""
        self.changed.set()
        self.changed = asyncio.Event()

    def say(self, event: Event) -> None:
        """The answer to its command."""
        self.answer = event


async def _hears_nothing() -> Asgi:
    raise AssertionError("nobody speaks on this line")


async def _says_nothing(message: Asgi) -> None:
    raise AssertionError(f"nobody hears {message} on this line")


class Callers:
    """Those who are here without a socket, by guest and table."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._here: dict[tuple[str, str], Caller] = {}

    async def come(self, live: LiveTable, guest: Guest) -> Caller:
        """The guest is here, and stays for a while after the last call; raises Refusal for whoever may not be."""
        key = guest.id, live.table.setup.id
        caller = self._here.get(key)
        if caller is None or caller.live is not live:
            caller = self._here[key] = Caller(self._app, guest)
            try:
                await live.join(caller, watch=False)
            except Refusal:
                self._here.pop(key, None)
                raise
        if caller.going is not None:
            caller.going.cancel()
        wait = 2 * self._app.settings.poll_seconds
        caller.going = asyncio.get_running_loop().call_later(wait, self._go, key, caller)
        return caller

    def _go(self, key: tuple[str, str], caller: Caller) -> None:
        if self._here.get(key) is caller:
            del self._here[key]
        caller.going = None
        if caller.live is not None:
            caller.live.leave(caller)


async def get_turn(call: Call[None]) -> Response:
    """Wait until the caller is asked or the game is over, or for so long; then say how things stand."""
    app, guest = call.app, call.me
    asked = call.request.query_params
    most = app.settings.poll_seconds
    until = monotonic() + min(most, number_of("seconds", asked.get("seconds", str(int(most)))))
    since = number_of("since", asked.get("since", "0"))
    live = await app.hall.table(call.word("id"))
    table = live.table
    language = language_of(call, table.setup.game)
    seat_at(table, guest)
    with ExitStack() as taken:
        for tally, key in ((app.per_address, call.address), (app.per_guest, guest.id)):
            tally.add(key)
            taken.callback(tally.remove, key)
        caller = await app.callers.come(live, guest)
        while not is_due(table, seat_at(table, guest)) and (left := until - monotonic()) > 0:
            if app.hall.closing:
                raise Refusal("closing", "refusal-no-room")
            await _changed(caller, min(left, _GLANCE))
        await app.callers.come(live, guest)
    seat = seat_at(table, guest)
    view = shown_to(table, seat, since)[0] if table.game is not None else None
    turn = Turn(table.number, table.moment, seat, table.stage, table.stage == "playing" and table.asked == seat, view)
    if language is None:
        return json_response(turn)
    response = text_response("" if view is None else as_text(view, language))
    response.headers.update(
        {
            "spellhall-stage": turn.stage,
            "spellhall-moment": str(turn.moment),
            "spellhall-your-turn": "yes" if turn.your_turn else "no",
        }
    )
    return response


def seat_at(table: Table, guest: Guest) -> int:
    """The guest's seat; raises Refusal for whoever has none."""
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refusal("not_yours", "refusal-no-seat")
    return seat


def is_due(table: Table, seat: int) -> bool:
    """Whether there is something for the seat to do, or never will be."""
    return table.stage in ("over", "stranded") or (table.stage == "playing" and table.asked == seat)


async def _changed(caller: Caller, seconds: float) -> None:
    try:
        await asyncio.wait_for(caller.changed.wait(), seconds)
    except TimeoutError:
        return


async def sit(call: Call[PlainSit]) -> Done:
    body = call.body
    return await carry_out(call, Sit(body.id or new_id(), body.seat, body.colour))


async def ready(call: Call[PlainReady]) -> Done:
    body = call.body
    return await carry_out(call, Ready(body.id or new_id(), body.ready, body.salt))


async def move(call: Call[PlainMove]) -> Done:
    """Without a moment it answers whatever is asked now."""
    body = call.body
    table = (await call.app.hall.table(call.word("id"))).table
    moment = table.moment if body.moment is None else body.moment
    return await carry_out(call, Move(body.id or new_id(), moment, body.move))


async def leave(call: Call[PlainLeave]) -> Done:
    return await carry_out(call, Leave(call.body.id or new_id()))


async def carry_out(call: Call[Any], command: Command) -> Done:
    """The command as over a socket; raises Refusal."""
    app, guest = call.app, call.me
    live = await app.hall.table(call.word("id"))
    await app.callers.come(live, guest)
    speaker = Caller(app, guest)  # one of its own: two commands may be under way at once
    await live.command(speaker, command)
    answer = speaker.answer
    if isinstance(answer, Refused):
        raise refused_for(answer.code, answer.reason)
    assert isinstance(answer, Done), as_it_is(answer)
    return answer


PATHS: Final = (
    Path(
        "GET",
        "/api/tables/{id}/turn",
        "wait for one's turn",
        get_turn,
        answer=Turn,
        secret=True,
        text="wished",
        asks=("seconds", "since"),
    ),
    Path("POST", "/api/tables/{id}/sit", "take a seat", sit, PlainSit, Done, secret=True),
    Path("POST", "/api/tables/{id}/ready", "be ready to begin", ready, PlainReady, Done, secret=True),
    Path("POST", "/api/tables/{id}/move", "play a move", move, PlainMove, Done, secret=True),
    Path("POST", "/api/tables/{id}/leave", "get up", leave, PlainLeave, Done, secret=True),
)
