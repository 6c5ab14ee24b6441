"""May a move be taken back? Knowledge decides.

Free while nobody else has learnt anything since. By consent of the others if they have. Never once
chance has answered, or somebody has seen what the player who takes back did not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from spellhall.engine.cards import Cards
from spellhall.engine.errors import SpellhallError
from spellhall.engine.game import Game
from spellhall.engine.steps import bit
from spellhall.server.messages import UndoState, UndoWish
from spellhall.server.table import Table, Turn, encode, look_bytes

A_LOOK: Final = 4
A_GOOD_LOOK: Final = 24
"""In so many imagined worlds the moves are played again to see whether they told a secret: to show
the button, and to press it.
"""

NOTHING: Final = UndoState("nothing", "You have made no move yet.")
OVER: Final = UndoState("refused", "The game is over.")
ASKED: Final = UndoState("asked", "The others have been asked.")
CHANCE: Final = UndoState("refused", "Chance has answered since your last move.")
SECRET: Final = UndoState("refused", "A secret has been opened since your last move.")
FREE: Final = UndoState("free", "Nobody has learnt anything since.")


def undo_state(table: Table, seat: int) -> UndoState:
    """The state of a seat's undo button, and the reason for it."""
    if table.stage != "playing":
        return OVER if table.stage == "over" else NOTHING
    if seat not in table.players:
        return NOTHING
    if table.wish is not None and table.wish.seat == seat:
        return ASKED
    turn = last_turn(table, seat)
    if turn is None:
        return CHANCE
    if opened_a_card(table, turn) or (not has_masks(table) and told_a_secret(table, turn, A_LOOK)):
        return SECRET
    needed = must_agree(table, turn)
    if not needed:
        return FREE
    names = " and ".join(table.chairs[other].name for other in needed)
    return UndoState("consent", f"{names} must agree: they have learnt something since.")


def last_turn(table: Table, seat: int) -> Turn | None:
    """The seat's last move since chance answered."""
    return next((turn for turn in reversed(table.turns) if turn.seat == seat), None)


def must_agree(table: Table, turn: Turn) -> list[int]:
    """The other persons who have learnt something since. Bots never mind."""
    assert table.game is not None
    needed = []
    for other in table.people():
        if other == turn.seat:
            continue
        if table.game.was_told(other, turn.before.number) or look_before(table, turn, other) != table.look(other):
            needed.append(other)
    return needed


def look_before(table: Table, turn: Turn, viewer: int) -> bytes:
    """What the viewer saw before the move."""
    found = turn.looks.get(viewer)
    if found is None:
        found = turn.looks[viewer] = look_bytes(turn.before, viewer)
    return found


def opened_a_card(table: Table, turn: Turn) -> bool:
    """Whether somebody has seen a card since whose face the player who takes back did not know."""
    game = table.game
    assert game is not None
    before, now = turn.before.state, game.state
    if not isinstance(before, Cards) or not isinstance(now, Cards):
        return False
    if now.seen == before.seen:
        return False
    me = bit(turn.seat)
    return len(now.seen) != len(before.seen) or any(
        new & ~old and not old & me for old, new in zip(before.seen, now.seen, strict=True)
    )


def told_a_secret(table: Table, turn: Turn, worlds: int) -> bool:
    """Whether the moves since told the player something about what was hidden.

    They are played again in worlds that looked the same to the player before. If they are not legal
    in one of them, or the player sees something else after them there, they told something.
    """
    game = table.game
    assert game is not None
    rng = Random(table.moment)
    now = encode(game.view(turn.seat))
    moves = game.moves[turn.before.number :]
    return any(_differs(turn.before.determinize(turn.seat, rng), moves, turn.seat, now) for _ in range(worlds))


def _differs(world: Game, moves: Sequence[str], seat: int, now: bytes) -> bool:
    try:
        for move in moves:
            world.play(move)
    except SpellhallError:
        return True
    return encode(world.view(seat)) != now


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


def has_masks(table: Table) -> bool:
    """Whether the game's secrets are all cards with masks of who knows them."""
    return issubclass(table.info.state, Cards)
