"""Meddling with unfinished cards: strip, steal, Lock, Freeze, Sabotage, Key. (MW-44, MW-63, MW-70 to MW-74, MW-R33)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import move
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.cards.tables import KINDS, RECIPE, TWICE, TYPE, WORD
from spellhall.games.magewars.cards.words import CREATURE, CURSE, ITEM
from spellhall.games.magewars.choices import choose, may
from spellhall.games.magewars.combat import has_free_pet_slot, move_pet
from spellhall.games.magewars.numbers import kept_of
from spellhall.games.magewars.piles import bury, discard, end_lasting, frozen, locked, take_stock, unlock
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    IN_PLAY,
    MOST_SEATS,
    OPEN,
    SITES,
    UNDER,
    MageWars,
    book,
    rivals,
)

CENTRE: Final = -1
SECOND: Final = 1000
"""Added to the kind to name the second of two crafts of one kind."""

WORKS: Final = {
    **{kind: WORD[kind] for kind, recipe in enumerate(RECIPE) if recipe and TYPE[kind] != CURSE},
    **{kind + SECOND: f"{WORD[kind]} second" for kind in TWICE},
}
"""How moves name crafts and sites."""


def work_answers(s: MageWars, works: tuple[int, ...]) -> list[int]:
    """Answers for these crafts and sites of one owner. Two alike are one answer."""
    kind = s.kind
    answers = [kind[card] for card in works]
    if len(set(answers)) == len(answers):
        answers.sort()
        return answers
    answers = []
    for at, card in enumerate(works):
        twin = next((other for other in works[:at] if kind[other] == kind[card]), None)
        if twin is None:
            answers.append(kind[card])
        elif not alike(s, twin, card):
            answers.append(kind[card] + SECOND)
    return sorted(answers)


def alike(s: MageWars, work: int, other: int) -> bool:
    """Are two works of one kind filled in the same way, and both or neither locked or frozen?"""
    if s.slots[s.work[work]] != s.slots[s.work[other]]:
        return False
    return locked(s, work) == locked(s, other) and frozen(s, work) == frozen(s, other)


def work_named(s: MageWars, works: tuple[int, ...], answer: int) -> int:
    """The craft or site that an answer means."""
    kind = s.kind
    if answer < SECOND:
        for card in works:
            if kind[card] == answer:
                return card
    _, second = [card for card in works if kind[card] == answer - SECOND]
    return second


def zone_of_works(owner: int) -> int:
    return SITES if owner == CENTRE else CRAFTS[owner]


# Choosing what to meddle with

STRIP: Final = "strip_that"
STEAL: Final = "steal_from"
LOCK: Final = "lock_that"
FREEZE: Final = "freeze_that"
DISCARD_CRAFT: Final = "discard_that"
STRIP_SITE: Final = "strip_that_site"
KEY: Final = "open_that"


def meddle(s: MageWars, seat: int, card: int, what: str) -> None:
    """Choose first whose card, then the card; the step named ``what`` does it. Nothing, if there is none."""
    if s.alive[seat] and meddle_whose.options(s, seat, card, what):
        ask(s, seat, meddle_whose, seat, card, what)


def meddled_with(s: MageWars, seat: int, what: str, owner: int) -> tuple[int, ...]:
    """The cards of an owner that this kind of meddling can choose."""
    works = s.zones[zone_of_works(owner)]
    if what == STRIP_SITE and owner != CENTRE:
        return ()
    if what in (STRIP, STEAL, STRIP_SITE):
        return tuple([work for work in works if s.under[s.work[work]]])
    if what == LOCK:
        return tuple([work for work in works if not locked(s, work)])
    if what == KEY:
        return tuple([work for work in works if locked(s, work) or frozen(s, work)])
    if what == FREEZE and owner != CENTRE:
        return (*works, *kept_of(s, owner, CREATURE), *kept_of(s, owner, ITEM))
    if what == DISCARD_CRAFT and owner == CENTRE:
        return ()
    return works


@book.question(
    {CENTRE: "a building site", **{seat: f"a card of P{seat + 1}" for seat in range(MOST_SEATS)}},
)
def meddle_whose(s: MageWars, seat: int, card: int, what: str) -> list[int]:
    owners = [CENTRE, *rivals(s, seat)]
    if what == KEY and s.alive[seat]:
        owners.append(seat)
    return sorted(owner for owner in owners if meddled_with(s, seat, what, owner))


@meddle_whose.then
def meddle_with_whose(s: MageWars, owner: int, seat: int, card: int, what: str) -> None:
    ask(s, seat, meddle_target, seat, card, what, owner)


@book.question(
    {
        **{answer: f"meddle with {word}" for answer, word in WORKS.items()},
    },
)
def meddle_target(s: MageWars, seat: int, card: int, what: str, owner: int) -> list[int]:
    return work_answers(s, meddled_with(s, seat, what, owner))


@meddle_target.then
def meddle_with(s: MageWars, answer: int, seat: int, card: int, what: str, owner: int) -> None:
    target = work_named(s, meddled_with(s, seat, what, owner), answer)
    s.stack.append((book.steps[what], (seat, card, target)))


# Strip and steal


@book.step
def strip(s: MageWars, seat: int, card: int, n: int) -> None:  # MW-73
    """Ill Wind, the only card that strips either craft or site, strips 1."""
    assert n == 1
    meddle(s, seat, card, STRIP)


@book.step
def strip_that(s: MageWars, seat: int, card: int, target: int) -> None:
    strip_from(s, seat, card, target, 1, 1)


@book.step
def strip_that_site(s: MageWars, seat: int, card: int, target: int) -> None:
    strip_from(s, seat, card, target, 3, 1)


STOP: Final = -1


@book.step
def strip_from(s: MageWars, seat: int, card: int, target: int, n: int, may_stop: int) -> None:
    """Discard up to N filling cards of a craft or site, of the player's choice. (MW-73)"""
    if n and s.under[s.work[target]]:
        ask(s, seat, filling_card, seat, card, target, n, may_stop)


@book.question(
    {STOP: "stop", **{kind: f"filling {WORD[kind]}" for kind, card in enumerate(KINDS) if card.icons}},
)
def filling_card(s: MageWars, seat: int, card: int, target: int, n: int, may_stop: int) -> list[int]:
    """``n`` 0: the card is stolen, not stripped."""
    kinds = sorted({s.kind[filling] for filling in s.under[s.work[target]]})
    return [STOP, *kinds] if may_stop else kinds


@filling_card.then
def take_filling(s: MageWars, kind: int, seat: int, card: int, target: int, n: int, may_stop: int) -> None:
    if kind == STOP:
        return
    filling = next(filling for filling in s.under[s.work[target]] if s.kind[filling] == kind)
    number = s.work[target]
    s.under[number] = tuple(other for other in s.under[number] if other != filling)
    s.slots[number] = tuple(OPEN if other == filling else other for other in s.slots[number])
    take_stock(s, target)
    if n:
        tell(s, EVERYONE, "stripped", seat, kind, s.kind[target])
        discard(s, filling, UNDER)
        strip_from(s, seat, card, target, n - 1, may_stop)
    else:
        tell(s, EVERYONE, "stole_filling", seat, kind, s.kind[target])
        move(s, filling, UNDER, HAND[seat])


@book.step
def steal_filling(s: MageWars, seat: int, card: int) -> None:
    meddle(s, seat, card, STEAL)


@book.step
def steal_from(s: MageWars, seat: int, card: int, target: int) -> None:  # MW-74
    ask(s, seat, filling_card, seat, card, target, 0, 0)


# Lock, Key, Freeze, Sabotage


@book.step
def put_lock(s: MageWars, seat: int, card: int) -> None:  # MW-71
    meddle(s, seat, card, LOCK)


@book.step
def lock_that(s: MageWars, seat: int, card: int, target: int) -> None:
    move(s, card, IN_PLAY, UNDER)
    s.locks += ((card, target),)
    take_stock(s, target)
    tell(s, EVERYONE, "locked", seat, s.kind[target])


@book.step
def turn_key(s: MageWars, seat: int, card: int) -> None:
    if meddle_whose.options(s, seat, card, KEY):
        ask(s, seat, may, seat, card, "use_key")


@book.step
def use_key(s: MageWars, seat: int, card: int) -> None:
    meddle(s, seat, card, KEY)


@book.step
def open_that(s: MageWars, seat: int, card: int, target: int) -> None:
    for lock, on in s.locks[:]:
        if on == target:
            unlock(s, lock, on)
    for freeze, on in s.freezes[:]:
        if on == target:
            end_lasting(s, freeze)


@book.step
def put_freeze(s: MageWars, seat: int, card: int) -> None:  # MW-70, MW-72
    """With nothing to place it on, Freeze does not stay. (MW-R29)"""
    if meddle_whose.options(s, seat, card, FREEZE):
        meddle(s, seat, card, FREEZE)
    else:
        end_lasting(s, card)


@book.step
def freeze_that(s: MageWars, seat: int, card: int, target: int) -> None:
    s.freezes += ((card, target),)
    take_stock(s, target)
    tell(s, EVERYONE, "froze", seat, s.kind[target])


@book.step
def sabotage(s: MageWars, seat: int, card: int) -> None:
    choose(
        s,
        seat,
        card,
        discard_a_craft=bool(meddle_whose.options(s, seat, card, DISCARD_CRAFT)),
        strip_a_site=bool(meddle_whose.options(s, seat, card, STRIP_SITE)),
    )


@book.step
def discard_a_craft(s: MageWars, seat: int, card: int) -> None:
    meddle(s, seat, card, DISCARD_CRAFT)


@book.step
def discard_that(s: MageWars, seat: int, card: int, target: int) -> None:
    owner = next(owner for owner in range(s.seats) if target in s.zones[CRAFTS[owner]])
    tell(s, EVERYONE, "sabotaged", seat, owner, s.kind[target])
    bury(s, target, CRAFTS[owner])


@book.step
def strip_a_site(s: MageWars, seat: int, card: int) -> None:
    ask(s, seat, meddle_target, seat, card, STRIP_SITE, CENTRE)


# Hunter's Snare, used once


@book.step
def snare(s: MageWars, seat: int, card: int) -> None:
    """Steal one pet of Level 1 from a rival. (MW-74)"""
    if has_free_pet_slot(s, seat) and snare_pet.options(s, seat, card):
        ask(s, seat, snare_pet, seat, card)


@book.question(
    {kind: f"steal {WORD[kind]}" for kind, face in enumerate(KINDS) if face.type == CREATURE and face.level == 1},
)
def snare_pet(s: MageWars, seat: int, card: int) -> list[int]:
    return sorted(s.kind[pet] for foe in rivals(s, seat) for pet in kept_of(s, foe, CREATURE) if KINDS[s.kind[pet]].level == 1)  # fmt: skip


@snare_pet.then
def steal_pet(s: MageWars, kind: int, seat: int, card: int) -> None:
    for foe in rivals(s, seat):
        for pet in kept_of(s, foe, CREATURE):
            if s.kind[pet] == kind:
                move_pet(s, pet, foe, seat)


# Pick a Lock


def pickable(s: MageWars, seat: int) -> list[int]:
    """The Locks, by their place among all, that lie on the player's own crafts or on sites. (MW-44)"""
    within = s.zones[CRAFTS[seat]] + s.zones[SITES] if s.locks else ()
    return [at for at, (_, on) in enumerate(s.locks) if on in within]


@book.question({0: "pick lock 1", 1: "pick lock 2"})
def lock_target(s: MageWars, seat: int) -> list[int]:
    return pickable(s, seat)


@lock_target.then
def pick_lock(s: MageWars, at: int, seat: int) -> None:
    lock, _ = s.locks[at]
    push(s, (book.steps["discard_some"], (seat, lock, 2)), later(lock_picked, seat, lock))


@book.step
def lock_picked(s: MageWars, seat: int, lock: int) -> None:
    on = dict(s.locks)[lock]
    tell(s, EVERYONE, "picked_lock", seat, s.kind[on])
    unlock(s, lock, on)


@lock_target.labelled
def lock_on_what(s: MageWars, at: int, seat: int) -> Said:
    return say("do-pick_lock_on", card=KINDS[s.kind[s.locks[at][1]]].id)
