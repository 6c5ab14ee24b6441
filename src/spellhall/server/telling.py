"""What a table sends to each viewer after something has happened.

Each viewer's message is built and encoded once, however many lines show it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from spellhall.engine.game import Mover
from spellhall.engine.sight import Headlines
from spellhall.engine.steps import CHANCE, bit
from spellhall.engine.views import say
from spellhall.server import tutorials, undo
from spellhall.server.clock import time
from spellhall.server.messages import (
    ChatLine,
    ClaimsOffered,
    ClockState,
    Correspondence,
    DecisionClock,
    Full,
    Situation,
    Standing,
    TableInfo,
    TurnClock,
    UndoState,
)
from spellhall.server.table import LOOK, Table, whose_turn

encode: Final = msgspec.json.Encoder().encode
NOT_YOURS: Final = UndoState("nothing", say("undo-watching"))
NO_STANDING: Final = Standing()

Deed = tuple[Mover, list[tuple[int, str, bytes]]]
"""What one move caused: each piece of news: to whom, its kind, and its JSON."""


def situation(table: Table, viewer: int | None, at_once: bool = True) -> Situation:
    """What a viewer sees beside the view. Not ``at_once``: without what takes long to find out."""
    asked = table.asked
    deadline = deadline_of(table)
    return Situation(
        undo=NOT_YOURS if viewer is None else undo.undo_state(table, viewer, at_once),
        wish=undo.wish_for(table, viewer),
        standing=NO_STANDING if viewer is None else table.standing.get(viewer, (NO_STANDING, ""))[0],
        window=viewer is not None and viewer == asked and table.window,
        clock=None if deadline is None or asked is None else ClockState(asked, deadline),
        hint=tutorials.hint(table, viewer),
        done_for_you=[] if viewer is None else list(table.done_for.get(viewer, ())),
    )


def deadline_of(table: Table) -> float | None:
    """When the asked seat's time is up."""
    seconds = seconds_of(table)
    return None if seconds is None or table.asked is None else table.moment_at + table.watching + seconds


def seconds_of(table: Table) -> float | None:
    """The time for the open question."""
    pace = table.pace
    match pace:
        case DecisionClock():
            return pace.seconds
        case TurnClock():
            spent = table.spent if table.game is not None and table.asked == whose_turn(table.game) else 0.0
            return max(0.0, pace.seconds - spent)
        case Correspondence():
            return pace.hours * 3600
    return None


def chat_for(table: Table, viewer: int | None) -> list[ChatLine]:
    """What a viewer reads of the chat: while a game goes on spectators talk apart."""
    return [line for line in table.chat if reads(table, line, viewer)]


def claims_for(table: Table, viewer: int | None) -> ClaimsOffered | None:
    """What a viewer can claim while the game goes on."""
    if viewer is None or table.stage != "playing" or table.talk == "silent":
        return None
    offered = table.info.claims.offered(table.setup.options, table.setup.seats)
    return ClaimsOffered(offered.kinds, offered.of)


def reads(table: Table, line: ChatLine, viewer: int | None) -> bool:
    """Whether this line of chat is for that viewer."""
    if viewer is None:
        return table.may_talk(None)
    return not line.spectator or table.stage != "playing"


def full(table: Table, viewer: int | None, host: bool, about: TableInfo) -> str:
    """Everything, for one viewer."""
    shown = table.may_look(viewer)
    _, encoded, earlier = table.whole_view(viewer) if shown else (None, None, 0)
    view: Any = encoded  # msgspec writes it as it stands
    message = Full(
        number=table.number,
        moment=table.moment,
        now=time(),
        you=viewer,
        host=host,
        table=about,
        view=view,
        situation=situation(table, viewer) if shown else None,
        chat=chat_for(table, viewer),
        claims=claims_for(table, viewer),
        earlier=earlier,
    )
    return encode(message).decode()


def new_views(table: Table, viewers: Iterable[int | None], since: int) -> dict[int | None, dict[str, Any]]:
    """The views after a move, with the news since; all of them before the first message is made, for
    who must agree to an undo depends on what the others see.
    """
    assert table.game is not None
    deeds = [
        (mover, [(to, item["kind"], encode(item)) for to, item in told]) for mover, told in table.game.deeds(since)
    ]
    views: dict[int | None, dict[str, Any]] = {}
    for viewer in viewers:
        if table.may_look(viewer):
            made = table.view(viewer, table.game.number)
            look = {part: encode(made[part]) for part in LOOK}
            table.looks[viewer] = b"".join(look.values())
            heard = deeds_for(deeds, bit(viewer), table.info.headlines)
            views[viewer] = made | {part: Raw(text) for part, text in look.items()} | {"news": Raw(heard)}
    return views


def deeds_for(deeds: Sequence[Deed], me: int, headlines: Headlines) -> bytes:
    """What one viewer is told of them, as ``Game.news`` has it. Each piece of news is encoded once, for all viewers."""
    parts: list[bytes] = []
    for (number, seat, round, turn), told in deeds:
        mine = [(kind, text) for to, kind, text in told if to & me]
        if mine:
            by, whose = (b"null" if one == CHANCE else b"%d" % one for one in (seat, turn))
            head = headlines.head([kind for kind, _ in mine])
            news = b",".join([text for _, text in mine])
            parts.append(
                b'{"number":%d,"seat":%b,"round":%d,"turn":%b,"head":%d,"news":[%b]}'
                % (number, by, round, whose, head, news)
            )
    return b"[" + b",".join(parts) + b"]"


def update(
    table: Table,
    viewer: int | None,
    after: int,
    view: dict[str, Any] | None = None,
    about: Raw | None = None,
    chat: Sequence[ChatLine] = (),
) -> str:
    """What happened, for one viewer."""
    message = {
        "type": "update",
        "after": after,
        "number": table.number,
        "moment": table.moment,
        "you": viewer,
        "table": about,
        "view": view,
        "situation": situation(table, viewer, at_once=False) if table.may_look(viewer) else None,
        "chat": chat,
    }
    return encode(message).decode()
