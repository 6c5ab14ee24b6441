"""What a seat has learnt since a point of the game: what taking a move back depends on.

Whatever follows from this is shown to the seat, so it must itself follow from what the seat knows: in two games that it
cannot tell apart, the answers are the same. A law holds that.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from spellhall.engine.cards import Cards
from spellhall.engine.game import Game
from spellhall.engine.steps import State, bit


def has_seen_more(states: Sequence[State], seat: int) -> bool:
    """Whether the seat has seen a face, from the first of these states to the last, that it did not know then, as the
    masks have it. The more states there are in between, one after each move, the better it can be followed.
    """
    return any(_has_seen_more(before, now, bit(seat)) for before, now in pairwise(states))


def _has_seen_more(before: State, now: State, me: int) -> bool:
    """Between two states. Copies are alike: who knew of one, and saw one leave the place where it was or came to, has
    seen nothing new, whichever it was.
    """
    if not isinstance(before, Cards) or not isinstance(now, Cards) or before.seen == now.seen:
        return False
    knew = {(card, before.kind[card]) for card, mask in enumerate(before.seen) if mask & me}
    knows = {(card, now.kind[card]) for card, mask in enumerate(now.seen) if mask & me}
    lay, lies = _places(before), _places(now)
    lost = [(kind, {lay.get(card), lies.get(card)}) for card, kind in knew - knows]
    for card, kind in knows - knew:
        left = lay.get(card)
        if left is None or before.ordered[left]:
            return True  # its place can be told apart: this was no other card
        copy = next((one for one in lost if one[0] == kind and left in one[1]), None)
        if copy is None:
            return True
        lost.remove(copy)
    return False


def _places(s: Cards) -> dict[int, int]:
    """By card: the zone in which it lies."""
    return {card: zone for zone, cards in enumerate(s.zones) for card in cards}


def can_tell_apart(world: Game, game: Game, moves: Sequence[str], seat: int) -> tuple[bool, list[State]]:
    """Whether the seat can tell, after these moves, that a world is not the game; and the states that the world, which
    is played on, went through.

    If the seat's own moves are not legal there, it can. Another's secret choice may be: whatever it was there, it must
    look the same.
    """
    since = world.number
    states = [world.state]
    for move in moves:
        decision = world.decision
        if decision is None:
            return True, states
        legal = decision.moves
        if move in legal:
            world.play(move)
        elif decision.seat == seat:
            return True, states
        else:
            world.play(legal[0])
        states.append(world.state)
    return world.view(seat, since) != game.view(seat, since), states


def concerned(before: Game, now: Game) -> list[int]:
    """The seats that were told something since, or see the table otherwise."""
    return [
        seat
        for seat in range(now.seats)
        if now.was_told(seat, before.number) or before.info.look(before.state, seat) != now.info.look(now.state, seat)
    ]
