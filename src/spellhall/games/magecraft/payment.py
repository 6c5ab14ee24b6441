"""Paying a cost, symbol by symbol. (MC-29, MC-30, MC-39, MC-47, MC-R14, MC-R36)

A cost still to be paid is a text, its next symbol first. What a hand can pay depends on nothing but
the hand, so answers are kept for when the same hand comes up again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellhall.engine.steps import EVERYONE, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import CANTRIP_COST, CAST, CHARACTERS, COLOURS, LEARN, LETTERS, SPELLS, WILD
from spellhall.games.magecraft.gems import ONE, colours, number, size
from spellhall.games.magecraft.state import NONE, Magecraft, book, take_from_hand

GOLDEN: Final = len(COLOURS)
"""The answer that spends the waiting golden gem."""

FOR_CANTRIP: Final = -1
FOR_LEARNING: Final = -2
"""What is paid for, if it is not a spell card to be cast. For learning spell n it is -2 - n."""

COSTS: Final = sorted({*CAST, *LEARN, *CANTRIP_COST})

_remember = lru_cache(maxsize=1 << 14)


def pays(gem: int, symbol: str) -> bool:  # MC-30, MC-R15
    return symbol in (LETTERS[gem], WILD)


def matches(golden: int, cost: str) -> bool:  # MC-48, MC-R34
    return any(pays(golden, symbol) for symbol in cost)


@_remember
def can_pay(hand: int, cost: str, golden: int) -> bool:
    """Can a hand pay a cost, with the golden gem that waits on the card and must be spent? (MC-R14)"""
    if golden != NONE:
        if not matches(golden, cost):
            return False
        # On a symbol of its own colour, if there is one: that leaves the hand the freest choice.
        cost = cost.replace(LETTERS[golden] if LETTERS[golden] in cost else WILD, "", 1)
    return len(cost) <= size(hand) and all(cost.count(LETTERS[gem]) <= number(hand, gem) for gem in COLOURS)


@_remember
def payments(hand: int, cost: str, golden: int) -> list[int]:
    """The gems that can pay the next symbol of a cost so that the rest can be paid too. (MC-R14, MC-R36)"""
    symbol, rest = cost[0], cost[1:]
    found = [gem for gem in colours(hand) if pays(gem, symbol) and can_pay(hand - ONE[gem], rest, golden)]
    if golden != NONE and pays(golden, symbol) and can_pay(hand, rest, NONE):
        found.append(GOLDEN)
    return found


@_remember
def affordable(hand: int) -> frozenset[str]:
    """The whole costs that a hand can pay by itself."""
    return frozenset([cost for cost in COSTS if can_pay(hand, cost, NONE)])


def pay_cost(s: Magecraft, cost: str, what_for: int, paid: int = 0) -> None:
    """Pay for a spell card, or for one of the above: ask where there is a choice. (MC-R54)

    ``paid`` is the pile of what has just been paid for it from the hand: it is told of together.
    """
    turn = s.turn
    while cost:
        gems = payments(s.hand[turn], cost, s.golden if what_for >= 0 else NONE)
        if len(gems) > 1:
            s.ask = (turn, pay, (cost, what_for))
            break
        paid += pay_symbol(s, gems[0], cost, what_for)
        cost = cost[1:]
    if paid and s.news is not None:
        tell(s, EVERYONE, "paid", turn, paid)


@book.question({**dict(enumerate(LETTERS)), GOLDEN: "golden"})
def pay(s: Magecraft, cost: str, what_for: int) -> list[int]:
    return payments(s.hand[s.turn], cost, s.golden if what_for >= 0 else NONE)


@pay.then
def pay_and_go_on(s: Magecraft, gem: int, cost: str, what_for: int) -> None:
    pay_cost(s, cost[1:], what_for, pay_symbol(s, gem, cost, what_for))


def pay_symbol(s: Magecraft, gem: int, cost: str, what_for: int) -> int:
    """Pay the next symbol; returns the pile that left the hand."""
    seat = s.turn
    paid = 0
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
        paid = ONE[gem]
    if what_for >= 0 and cost == CAST[s.kind[what_for]]:
        s.leftmost = gem  # MC-45
    return paid


@pay.worded
def which_gem_pays(s: Magecraft, cost: str, what_for: int) -> Said:
    return say("ask-pay", card=paid_for(s, what_for), symbol=cost[0], rest=list(cost[1:]))


def paid_for(s: Magecraft, what_for: int) -> str:
    """The id of the card that is paid for."""
    if what_for == FOR_CANTRIP:
        return CHARACTERS[s.characters[s.turn]].id
    return SPELLS[FOR_LEARNING - what_for if what_for <= FOR_LEARNING else s.kind[what_for]].id


@pay.labelled
def what_pays(s: Magecraft, gem: int, cost: str, what_for: int) -> Said | None:
    return say("do-golden", card=LETTERS[s.golden]) if gem == GOLDEN else None


@pay.touches
def touched_gem(s: Magecraft, gem: int, cost: str, what_for: int) -> list[str]:
    if gem == GOLDEN:
        return [f"book{s.turn}.{s.spellbook + 1}.{s.place - 1}"]
    return [f"hand{s.turn}.{LETTERS[gem]}.0"]
