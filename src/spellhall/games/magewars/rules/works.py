"""Crafts, building sites and charges: what lies under a card and on it. (MW-69 to MW-72, MW-76, MW-R32, MW-R33)

A *work* is a card that is filled or charged; see ``state.py``.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import with_byte
from spellhall.games.magewars.pack import COPIES, KINDS, RECIPE, WORD
from spellhall.games.magewars.rules.piles import discard
from spellhall.games.magewars.state import LASTING, MARKER, OPEN, UNDER, WINS, MageWars
from spellhall.games.magewars.terms import CURSE


def new_work(s: MageWars, card: int) -> int:
    """Give a card a number as a work, with no slots yet and nothing under it."""
    if s.idle:
        number = s.idle[-1]
        s.idle = s.idle[:-1]
    else:
        number = len(s.slots)
        s.slots.append(())
        s.under.append(())
        s.fits.append(0)
    s.work = with_byte(s.work, card, number)
    return number


def open_work(s: MageWars, card: int) -> None:
    """A card is to be filled: every slot of its recipe is open."""
    s.slots[new_work(s, card)] = (OPEN,) * len(RECIPE[s.kind[card]])
    take_stock(s, card)


def take_stock(s: MageWars, card: int) -> None:
    """Work out which resources a craft still takes: none while it is locked or frozen. (MW-71, MW-72)"""
    fits, number = 0, s.work[card]
    if not locked(s, card) and not frozen(s, card) and s.slots[number]:
        for slot, filling in zip(RECIPE[s.kind[card]], s.slots[number], strict=True):
            if filling == OPEN:
                fits |= slot
    s.fits[number] = fits


def charge(s: MageWars, card: int) -> None:
    """The filling cards become charges; with none there is still one. (MW-69, MW-R32)"""
    number = s.work[card] or new_work(s, card)
    s.slots[number] = ()
    s.fits[number] = 0
    if not s.under[number]:
        s.under[number] = (MARKER,)


def spend_charge(s: MageWars, card: int) -> None:
    """Discard the charge that was put under a card last. (MW-69, MW-R32)"""
    number = s.work[card]
    last = s.under[number][-1]
    s.under[number] = s.under[number][:-1]
    if last != MARKER:
        discard(s, last, UNDER)


def is_spent(s: MageWars, card: int) -> bool:
    """Is no charge left?"""
    return not s.under[s.work[card]]


# Locks and Freezes


def locked(s: MageWars, card: int) -> bool:
    return card in [on for _, on in s.locks]


def frozen(s: MageWars, card: int) -> bool:
    return card in [on for _, on in s.freezes]


def unlock(s: MageWars, lock: int, on: int) -> None:
    s.locks = tuple([pair for pair in s.locks if pair[0] != lock])
    discard(s, lock, UNDER)
    take_stock(s, on)


def set_free(s: MageWars, card: int) -> None:
    """Discard every Lock and every Freeze that lies on a card."""
    for lock, on in s.locks:
        if on == card:
            unlock(s, lock, on)
    for freeze, on in s.freezes:
        if on == card:
            end_lasting(s, freeze)


def end_lasting(s: MageWars, card: int) -> None:
    """A lasting card is over and discarded; a Freeze lets go."""
    for zone in LASTING[: s.seats]:
        if card in s.zones[zone]:
            bury(s, card, zone)
    for freeze, on in s.freezes:
        if freeze == card:
            s.freezes = tuple([pair for pair in s.freezes if pair[0] != card])
            take_stock(s, on)


# The end of a card


def bury(s: MageWars, card: int, source: int) -> None:
    """Discard a card with everything under it and on it. (MW-76, MW-R33)"""
    clear_under(s, card)
    set_free(s, card)
    discard(s, card, source)
    s.due |= WINS


def clear_under(s: MageWars, card: int) -> None:
    """Discard the filling cards or charges of a card: it is no work any more."""
    number = s.work[card]
    if number:
        for other in s.under[number]:
            if other != MARKER:
                discard(s, other, UNDER)
        s.under[number] = ()
        s.slots[number] = ()
        s.fits[number] = 0
        s.work = with_byte(s.work, card, 0)
        s.idle += (number,)


# How moves name crafts and sites

SECOND: Final = 1000
"""Added to the kind to name the second of two crafts of one kind."""


def work_words() -> dict[int, str]:
    """Crafts and sites, and the second crafts of those kinds of which one player may have two."""
    kinds = [kind for kind, card in enumerate(KINDS) if card.recipe and card.type != CURSE]
    return {
        **{kind: WORD[kind] for kind in kinds},
        **{kind + SECOND: f"{WORD[kind]} second" for kind in kinds if COPIES[kind] > 1},
    }


def work_answers(s: MageWars, works: tuple[int, ...]) -> list[int]:
    """Answers for these crafts and sites of one owner. Two alike are one answer."""
    answers = []
    for at, card in enumerate(works):
        twins = [other for other in works[:at] if s.kind[other] == s.kind[card]]
        if not twins:
            answers.append(s.kind[card])
        elif not alike(s, twins[0], card):
            answers.append(s.kind[card] + SECOND)
    return sorted(answers)


def alike(s: MageWars, work: int, other: int) -> bool:
    """Are two works of one kind filled in the same way, and both or neither locked or frozen?"""
    if s.slots[s.work[work]] != s.slots[s.work[other]]:
        return False
    return locked(s, work) == locked(s, other) and frozen(s, work) == frozen(s, other)


def work_named(s: MageWars, works: tuple[int, ...], answer: int) -> int:
    """The craft or site that an answer means."""
    named = [card for card in works if s.kind[card] == answer % SECOND]
    return named[1] if answer >= SECOND else named[0]
