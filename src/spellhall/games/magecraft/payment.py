"""Paying a cost, symbol by symbol. (MC-29, MC-30, MC-39, MC-47, MC-R14, MC-R36)

A cost still to be paid is a text, its next symbol first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellhall.engine.cards import less
from spellhall.engine.steps import EVERYONE, ask, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import CANTRIP_COST, CAST, CHARACTERS, COLOURS, LEARN, LETTERS, SPELLS, WILD
from spellhall.games.magecraft.gems import EMPTY, ONE, colours, number, put, together
from spellhall.games.magecraft.state import NONE, Magecraft, book, take_from_hand

GOLDEN: Final = len(COLOURS)
"""The answer that spends the waiting golden gem."""

TO_CAST: Final = 0
TO_LEARN: Final = 1
FOR_CANTRIP: Final = 2
"""What is paid for: a spell card is cast, a spell is learned, or the character's Cantrip is used."""

COSTS: Final = {*CAST, *LEARN, *CANTRIP_COST}


def pays(gem: int, symbol: str) -> bool:  # MC-30, MC-R15
    return symbol in (LETTERS[gem], WILD)


def matches(golden: int, cost: str) -> bool:  # MC-48, MC-R34
    return any(pays(golden, symbol) for symbol in cost)


@lru_cache(maxsize=1 << 14)  # the same hands come up again and again
def can_pay(hand: bytes, cost: str, golden: int = NONE) -> bool:
    """Can a hand pay a cost, with the golden gem that waits on the card and must be spent? (MC-R14)"""
    if golden != NONE:
        if not matches(golden, cost):
            return False
        # On a symbol of its own colour, if there is one: that leaves the hand the freest choice.
        cost = cost.replace(LETTERS[golden] if LETTERS[golden] in cost else WILD, "", 1)
    return len(cost) <= len(hand) and all(cost.count(LETTERS[gem]) <= number(hand, gem) for gem in COLOURS)


@lru_cache(maxsize=1 << 14)
def affordable(hand: bytes) -> frozenset[str]:
    """The whole costs that a hand can pay by itself."""
    return frozenset(cost for cost in COSTS if can_pay(hand, cost))


@lru_cache(maxsize=1 << 14)
def payments(hand: bytes, cost: str, golden: int) -> list[int]:
    """The gems that can pay the next symbol of a cost so that the rest can be paid too. (MC-R14, MC-R36)"""
    symbol, rest = cost[0], cost[1:]
    found = [gem for gem in colours(hand) if pays(gem, symbol) and can_pay(less(hand, gem), rest, golden)]
    if golden != NONE and pays(golden, symbol) and can_pay(hand, rest):
        found.append(GOLDEN)
    return found


def pay_cost(s: Magecraft, cost: str, purpose: int, which: int, paid: bytes = EMPTY) -> None:
    """Pay for a spell card to be cast, a spell to be learned or a character's Cantrip: ask where there is a choice.

    ``paid`` is the pile of what has just been paid for it from the hand: it is told of together. (MC-R54)
    """
    while cost:
        gems = pay.options(s, cost, purpose, which)
        if len(gems) > 1:
            ask(s, s.turn, pay, cost, purpose, which)
            break
        paid = together(paid, pay_symbol(s, gems[0], cost, purpose, which))
        cost = cost[1:]
    if paid:
        tell(s, EVERYONE, "paid", s.turn, paid)


@book.question({**dict(enumerate(LETTERS)), GOLDEN: "golden"})
def pay(s: Magecraft, cost: str, purpose: int, which: int) -> list[int]:
    return payments(s.hand[s.turn], cost, s.golden if purpose == TO_CAST else NONE)


@pay.then
def pay_and_go_on(s: Magecraft, gem: int, cost: str, purpose: int, which: int) -> None:
    pay_cost(s, cost[1:], purpose, which, pay_symbol(s, gem, cost, purpose, which))


def pay_symbol(s: Magecraft, gem: int, cost: str, purpose: int, which: int) -> bytes:
    """Pay the next symbol; returns the pile that left the hand."""
    paid = EMPTY
    if gem == GOLDEN:
        gem = s.golden  # it lies on the card already
        s.golden = NONE
        tell(s, EVERYONE, "paid_golden", s.turn, gem)
    else:
        take_from_hand(s, s.turn, gem)
        if purpose == TO_CAST:
            put(s.on, which, gem)
        elif purpose == FOR_CANTRIP:
            put(s.cantrip, s.turn, gem)
        else:
            put(s.discard, s.turn, gem)
        paid = ONE[gem]
    if purpose == TO_CAST and cost == CAST[s.kind[which]]:
        s.leftmost = gem  # MC-45
    return paid


def paid_for(s: Magecraft, purpose: int, which: int) -> str:
    """The id of the card that is paid for."""
    if purpose == FOR_CANTRIP:
        return CHARACTERS[which].id
    return SPELLS[s.kind[which] if purpose == TO_CAST else which].id


@pay.worded
def which_gem_pays(s: Magecraft, cost: str, purpose: int, which: int) -> Said:
    return say("ask-pay", card=paid_for(s, purpose, which), symbol=cost[0], rest=list(cost[1:]))


@pay.labelled
def what_pays(s: Magecraft, gem: int, cost: str, purpose: int, which: int) -> Said | None:
    return say("do-golden", card=LETTERS[s.golden]) if gem == GOLDEN else None


@pay.touches
def touched_gem(s: Magecraft, gem: int, cost: str, purpose: int, which: int) -> list[str]:
    if gem == GOLDEN:
        return [f"book{s.turn}.{s.spellbook + 1}.{s.place - 1}"]
    return [f"hand{s.turn}.{LETTERS[gem]}.0"]
