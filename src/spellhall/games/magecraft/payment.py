"""Paying a cost, symbol by symbol. (MC-29, MC-30, MC-39, MC-47, MC-R14, MC-R36)

A cost still to be paid is a text, its next symbol first. What a hand must hold for it is worked out
once, here, for every cost of the game and every golden gem that may have to be spent on it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spellhall.engine.steps import EVERYONE, tell
from spellhall.games.magecraft.cards import CAST, CHARACTERS, COLOURS, LEARN, LETTERS, WILD
from spellhall.games.magecraft.gems import ONE, number, size
from spellhall.games.magecraft.state import NONE, Magecraft, book, decide, take_from_hand

GOLDEN: Final = len(COLOURS)
"""The answer that spends the waiting golden gem."""

FOR_CANTRIP: Final = -1
FOR_LEARNING: Final = -2
"""What is paid for, if it is not a spell card."""


def _spend_golden(cost: str, golden: int) -> str | None:
    """What is left of a cost once the golden gem has paid a symbol; None if it matches none. (MC-R34)

    On its own colour, if there is one: that leaves the hand the freest choice.
    """
    for symbol in (LETTERS[golden], WILD):
        if symbol in cost:
            return cost.replace(symbol, "", 1)
    return None


def _ways(cost: str, golden: int) -> tuple[tuple[int, str], ...]:
    """The gems that can pay the next symbol, each with the cost that the hand must then be able to pay."""
    symbol, rest = cost[0], cost[1:]
    left = rest if golden == NONE else _spend_golden(rest, golden)
    colours = [colour for colour in COLOURS if symbol in (LETTERS[colour], WILD)]
    ways = [] if left is None else [(colour, LETTERS[colour] + left) for colour in colours]
    if golden in colours:
        ways.append((GOLDEN, rest))
    return tuple(ways)


_COSTS: Final = {
    cost[paid:] for cost in (*CAST, *LEARN, *(one.cost for one in CHARACTERS)) for paid in range(len(cost))
}
WAYS: Final = {(cost, golden): _ways(cost, golden) for cost in _COSTS for golden in (NONE, *COLOURS)}
COST_LEFT: Final = {
    (cost, golden): cost if golden == NONE else _spend_golden(cost, golden)
    for cost in _COSTS
    for golden in (NONE, *COLOURS)
}
"""What a hand must pay of a whole cost on which a golden gem lies; None: it does not match."""

_TO_PAY: Final = {cost for cost in COST_LEFT.values() if cost is not None} | {
    cost for ways in WAYS.values() for _, cost in ways
}


_SHARED: dict[frozenset[str], frozenset[str]] = {}


@cache
def payable(hand: int) -> frozenset[str]:
    """The costs that a hand can pay. (MC-30)"""
    costs = frozenset(
        cost
        for cost in _TO_PAY
        if len(cost) <= size(hand) and all(cost.count(LETTERS[colour]) <= number(hand, colour) for colour in COLOURS)
    )
    return _SHARED.setdefault(costs, costs)  # most hands can pay what some other hand can pay


@book.question("Which gem pays?", {**dict(enumerate(LETTERS)), GOLDEN: "golden"})
def pay(s: Magecraft, cost: str, what_for: int) -> list[int]:
    ways = WAYS[cost, s.golden if what_for >= 0 else NONE]
    if len(ways) == 1:
        return [ways[0][0]]  # that the whole cost can be paid was seen to before
    affordable = payable(s.hand[s.turn])
    return [gem for gem, cost_with_it in ways if cost_with_it in affordable]


@pay.then
def pay_symbol(s: Magecraft, gem: int, cost: str, what_for: int) -> None:
    seat = s.turn
    if gem == GOLDEN:
        gem = s.golden  # it lies on the card already
        s.golden = NONE
        tell(s, EVERYONE, "paid_golden", seat, gem)
    else:
        take_from_hand(s, seat, gem)
        if what_for >= 0:
            s.on[what_for] += ONE[gem]
        elif what_for == FOR_CANTRIP:
            s.cantrip[seat] += ONE[gem]
        else:
            s.discard[seat] += ONE[gem]
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
