"""Paying a cost, symbol by symbol. (MC-29, MC-30, MC-39, MC-47, MC-R14, MC-R36)

A cost still to be paid is a text, its next symbol first. What a hand must hold for it is worked out
once, here, for every cost of the game and every golden gem that may have to be spent on it.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import EVERYONE, tell
from spellhall.games.magecraft.cards import CAST, CHARACTERS, COLOURS, LEARN, LETTERS, WILD
from spellhall.games.magecraft.state import (
    ALL,
    CANTRIP,
    DISCARD,
    HAND,
    NONE,
    Magecraft,
    book,
    decide,
    play_gem,
    take_from_hand,
)

GOLDEN: Final = len(COLOURS)
"""The answer that spends the waiting golden gem."""

FOR_CANTRIP: Final = -1
FOR_LEARNING: Final = -2
"""What is paid for, if it is not a spell card."""

Needs = tuple[tuple[int, int], ...]
"""What a hand must hold: so many of a colour, and so many in ``ALL``."""


def _needs(cost: str) -> Needs:
    coloured = [(colour, cost.count(letter)) for colour, letter in enumerate(LETTERS) if letter in cost]
    return (*coloured, (ALL, len(cost)))


def _spend_golden(cost: str, golden: int) -> str | None:
    """What is left of a cost once the golden gem has paid a symbol; None if it matches none. (MC-R34)

    On its own colour, if there is one: that leaves the hand the freest choice.
    """
    for symbol in (LETTERS[golden], WILD):
        if symbol in cost:
            return cost.replace(symbol, "", 1)
    return None


def _ways(cost: str, golden: int) -> tuple[tuple[int, Needs], ...]:
    """The gems that can pay the next symbol, each with what the hand must hold to pay it and the rest."""
    symbol, rest = cost[0], cost[1:]
    left = rest if golden == NONE else _spend_golden(rest, golden)
    colours = [colour for colour in COLOURS if symbol in (LETTERS[colour], WILD)]
    ways = [] if left is None else [(colour, _needs(LETTERS[colour] + left)) for colour in colours]
    if golden in colours:
        ways.append((GOLDEN, _needs(rest)))
    return tuple(ways)


_COSTS: Final = {
    cost[paid:] for cost in (*CAST, *LEARN, *(one.cost for one in CHARACTERS)) for paid in range(len(cost))
}
WAYS: Final = {(cost, golden): _ways(cost, golden) for cost in _COSTS for golden in (NONE, *COLOURS)}
MATCHES: Final = {(cost, golden): _spend_golden(cost, golden) is not None for cost in _COSTS for golden in COLOURS}
NEEDS: Final = {(cost, NONE): _needs(cost) for cost in _COSTS} | {
    (cost, golden): _needs(_spend_golden(cost, golden) or "") for cost, golden in MATCHES if MATCHES[cost, golden]
}
"""What a hand must hold to pay a whole cost, with a golden gem or without."""


def holds(s: Magecraft, seat: int, needs: Needs) -> bool:
    gems, hand = s.gems, HAND[seat]
    for what, number in needs:
        if gems[hand + what] < number:
            break
    else:
        return True
    return False


def can_pay(s: Magecraft, cost: str, golden: int = NONE) -> bool:
    """Can the active player's hand pay, with the golden gem that waits on the card? (MC-R14)"""
    return holds(s, s.turn, NEEDS[cost, golden])


@book.question("Which gem pays?", {**dict(enumerate(LETTERS)), GOLDEN: "golden"})
def pay(s: Magecraft, cost: str, what_for: int) -> list[int]:
    golden = s.golden if what_for >= 0 else NONE
    return [gem for gem, needs in WAYS[cost, golden] if holds(s, s.turn, needs)]


@pay.then
def pay_symbol(s: Magecraft, gem: int, cost: str, what_for: int) -> None:
    seat = s.turn
    if gem == GOLDEN:
        gem = s.golden  # it lies on the card already
        s.golden = NONE
        tell(s, EVERYONE, "paid_golden", seat, gem)
    elif what_for >= 0:
        take_from_hand(s, seat, gem)
        s.on[what_for] += (gem,)
        tell(s, EVERYONE, "paid", seat, gem)
    else:
        play_gem(s, seat, gem, CANTRIP[seat] if what_for == FOR_CANTRIP else DISCARD[seat])
        tell(s, EVERYONE, "paid", seat, gem)
    if what_for >= 0 and cost == CAST[s.kind[what_for]]:
        s.leftmost = gem  # MC-45
    if len(cost) > 1:
        decide(s, seat, pay, cost[1:], what_for)


@pay.worded
def which_gem_pays(s: Magecraft, cost: str, what_for: int) -> str:
    rest = f", before {' '.join(cost[1:])}" if len(cost) > 1 else ""
    return f"Which gem pays {cost[0]}{rest}?"


@pay.touches
def touched_gem(s: Magecraft, gem: int, cost: str, what_for: int) -> list[str]:
    if gem == GOLDEN:
        return [f"book{s.turn}.{s.spellbook + 1}.{s.place - 1}"]
    return [f"hand{s.turn}.{LETTERS[gem]}.0"]
