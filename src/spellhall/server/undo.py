"""May a move be taken back? Knowledge decides.

Yes, while nobody else has learnt anything since. With the consent of the others, if they have. Never once chance has
answered, or the player has seen something new. What the button says follows from what its player knows, or it would
tell more. A bot cannot agree, so its answers stay, except at a practice table.
"""

from __future__ import annotations

from random import Random
from typing import Final

from spellhall.engine.knowledge import can_tell_apart, has_seen_more
from spellhall.engine.views import say
from spellhall.server.messages import UndoState, UndoWish
from spellhall.server.table import Table, Turn, look_bytes

WORLDS: Final = 24
"""Where masks do not tell all, the moves are played again in so many imagined worlds."""

NOTHING: Final = UndoState("nothing", say("undo-nothing"))
OVER: Final = UndoState("refused", say("undo-over"))
ASKED: Final = UndoState("asked", say("undo-asked"))
CHANCE: Final = UndoState("refused", say("undo-chance"))
SECRET: Final = UndoState("refused", say("undo-secret"))
ANSWERED: Final = UndoState("refused", say("undo-answered"))
LOOKING: Final = UndoState("refused", say("undo-looking"))
FREE: Final = UndoState("free", say("undo-free"))


def undo_state(table: Table, seat: int, at_once: bool = True) -> UndoState:
    """The state of a seat's undo button, and the reason for it: what is shown and what is done follow
    from this alone. Not ``at_once``: LOOKING, if worlds must be imagined first.
    """
    if table.stage != "playing":
        return OVER if table.stage == "over" else NOTHING
    if seat not in table.players:
        return NOTHING
    if table.wish is not None and table.wish.seat == seat:
        return ASKED
    turn = last_turn(table, seat)
    if turn is None:
        return CHANCE
    if not table.practice and a_bot_answered(table, turn):
        return ANSWERED
    if opened_a_card(table, turn):
        return SECRET
    if not masks_tell_all(table):
        while not is_looked_at(table, turn):
            if not at_once:
                return LOOKING
            look_at_another_world(table, turn)
        if turn.told:
            return SECRET
    needed = must_agree(table, turn)
    if not needed:
        return FREE
    return UndoState("consent", say("undo-consent", seats=needed))


def last_turn(table: Table, seat: int) -> Turn | None:
    """The seat's last move since chance answered."""
    return next((turn for turn in reversed(table.turns) if turn.seat == seat), None)


def a_bot_answered(table: Table, turn: Turn) -> bool:
    """Whether a bot has moved since: whoever takes that back has seen its reply and tries again."""
    people = table.people()
    return any(
        seat != turn.seat and seat not in people
        for seat, play in zip(table.players, table.plays, strict=True)
        if play.number > turn.before.number
    )


def must_agree(table: Table, turn: Turn) -> list[int]:
    """The other persons who have learnt something since: they were told or asked something, or see the table otherwise.
    Bots do not mind being asked again.
    """
    game, number = table.game, turn.before.number
    assert game is not None
    asked = {seat for seat, play in zip(table.players, table.plays, strict=True) if play.number >= number}
    return [
        other
        for other in table.people()
        if other != turn.seat
        and (
            other in asked
            or other == table.asked
            or game.was_told(other, number)
            or look_before(table, turn, other) != table.look(other)
        )
    ]


def look_before(table: Table, turn: Turn, viewer: int) -> bytes:
    """What the viewer saw before the move."""
    found = turn.looks.get(viewer)
    if found is None:
        found = turn.looks[viewer] = look_bytes(turn.before, viewer)
    return found


def opened_a_card(table: Table, turn: Turn) -> bool:
    """Whether the player who takes back has seen a face since that they did not know."""
    assert table.game is not None
    since = [after.before.state for after in table.turns if after.before.number >= turn.before.number]
    return has_seen_more([*since, table.game.state], turn.seat)


def is_looked_at(table: Table, turn: Turn) -> bool:
    """Whether it is known now if the moves since told the player a secret."""
    return turn.told or (turn.moment == table.moment and turn.worlds >= WORLDS)


def look_at_another_world(table: Table, turn: Turn) -> None:
    """Play the moves since again in a world that looked the same to the player before.

    If the player's own moves are not legal there, or the player sees something else in the end, they told
    something about what was hidden. What was told stays told.
    """
    game = table.game
    assert game is not None
    if turn.moment != table.moment:
        turn.moment, turn.worlds = table.moment, 0
    world = turn.before.determinize(turn.seat, Random(f"{turn.moment} {turn.worlds}"))
    turn.worlds += 1
    turn.told, _ = can_tell_apart(world, game, game.moves[turn.before.number :], turn.seat)


def wish_for(table: Table, seat: int | None) -> UndoWish | None:
    """The open wish to take back, as a viewer sees it."""
    wish = table.wish
    if wish is None:
        return None
    yours = seat is not None and seat in awaited(table)
    return UndoWish(wish.seat, yours, sorted(table.agreed))


def awaited(table: Table) -> list[int]:
    """The seats whose consent is still missing."""
    if table.wish is None:
        return []
    turn = last_turn(table, table.wish.seat)
    return [] if turn is None else [seat for seat in must_agree(table, turn) if seat not in table.agreed]


def masks_tell_all(table: Table) -> bool:
    """Whether the game's secrets are all cards with masks of who knows them."""
    return not table.info.beyond_masks
