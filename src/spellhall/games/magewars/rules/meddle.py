"""Meddling with unfinished cards: choosing one, stripping it, stealing from it, picking its Lock.

(MW-44, MW-63, MW-71 to MW-74, MW-R33)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.cards import move, without
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import id_of, lying_id, mage_of, named, work_id
from spellhall.games.magewars.pack import each, has_icons, when_full
from spellhall.games.magewars.rules.decks import discard_some
from spellhall.games.magewars.rules.piles import discard
from spellhall.games.magewars.rules.works import take_stock, unlock, work_answers, work_named, work_words
from spellhall.games.magewars.state import CRAFTS, HAND, MOST_SEATS, OPEN, SITES, UNDER, MageWars, book, rivals

# Choosing what to meddle with

CENTRE: Final = -1
Meddling = Callable[[MageWars, int, int, int], None]
"""What a player and a card do to a target."""
Targets = Callable[[MageWars, int], tuple[int, ...]]
"""The cards of an owner, or of the CENTRE, that it can be done to."""

_TARGETS: Final[dict[str, Targets]] = {}
_OWN_TOO: Final[list[str]] = []


def meddling(targets: Targets, own_too: bool = False) -> Callable[[Meddling], Meddling]:
    """Decorate a step that is done to a card which the player chooses: of a rival or in the centre, or of their own."""

    def enter(step: Meddling) -> Meddling:
        _TARGETS[step.__name__] = targets
        if own_too:
            _OWN_TOO.append(step.__name__)
        return book.step(step)

    return enter


def works_of(s: MageWars, owner: int) -> tuple[int, ...]:
    """The crafts of an owner, or the sites."""
    return s.zones[SITES if owner == CENTRE else CRAFTS[owner]]


def filled_works(s: MageWars, owner: int) -> tuple[int, ...]:
    """Those of them that have a filling card."""
    return tuple([work for work in works_of(s, owner) if s.under[s.work[work]]])


def owners(s: MageWars, seat: int, then: Meddling) -> list[int]:
    """Whose cards can be meddled with so."""
    name = then.__name__
    possible = [CENTRE, *rivals(s, seat)]
    if name in _OWN_TOO and s.alive[seat]:
        possible.append(seat)
    return sorted([owner for owner in possible if _TARGETS[name](s, owner)])


def meddle(s: MageWars, seat: int, card: int, then: Meddling) -> None:
    """Choose first whose card, then the card, to which this is done. Nothing, if there is none."""
    if s.alive[seat] and owners(s, seat, then):
        ask(s, seat, meddle_whose, seat, card, then.__name__)


def meddle_with_site(s: MageWars, seat: int, card: int, then: Meddling) -> None:
    """Choose a building site, to which this is done. Nothing, if there is none."""
    if _TARGETS[then.__name__](s, CENTRE):
        ask(s, seat, meddle_target, seat, card, then.__name__, CENTRE)


@book.question({CENTRE: "a building site", **{seat: f"a card of P{seat + 1}" for seat in range(MOST_SEATS)}})
def meddle_whose(s: MageWars, seat: int, card: int, what: str) -> list[int]:
    return owners(s, seat, book.steps[what])


@meddle_whose.then
def meddle_with_whose(s: MageWars, owner: int, seat: int, card: int, what: str) -> None:
    ask(s, seat, meddle_target, seat, card, what, owner)


@meddle_whose.touches
def whose(s: MageWars, owner: int, seat: int, card: int, what: str) -> list[str]:
    return mage_of(owner) if owner >= 0 else []


@meddle_whose.worded
def meddle_for(s: MageWars, seat: int, card: int, what: str) -> Said:
    return say(f"ask-meddle_whose-{what}", card=id_of(s, card))


def meddle_tokens() -> dict[int, str]:
    return {answer: f"meddle with {word}" for answer, word in work_words().items()}


@book.question(when_full(meddle_tokens))
def meddle_target(s: MageWars, seat: int, card: int, what: str, owner: int) -> list[int]:
    return work_answers(s, _TARGETS[what](s, owner))


@meddle_target.then
def meddle_with(s: MageWars, answer: int, seat: int, card: int, what: str, owner: int) -> None:
    push(s, later(book.steps[what], seat, card, work_named(s, _TARGETS[what](s, owner), answer)))


@meddle_target.touches
def meddled(s: MageWars, answer: int, seat: int, card: int, what: str, owner: int) -> list[str]:
    return [lying_id(s, work_named(s, _TARGETS[what](s, owner), answer))]


@meddle_target.worded
def meddle_with_what(s: MageWars, seat: int, card: int, what: str, owner: int) -> Said:
    return say(f"ask-meddle_target-{what}", card=id_of(s, card))


@meddle_target.labelled
def meddles(s: MageWars, answer: int, seat: int, card: int, what: str, owner: int) -> Said:
    return say(f"do-{what}", card=named(answer))


# Strip and steal

STOP: Final = -1
STEALS: Final = 0
"""So many cards are stripped by who steals one."""


@book.step
def strip_from(s: MageWars, seat: int, card: int, target: int, n: int, may_stop: bool) -> None:
    """Discard N filling cards of a craft or site, of the player's choice; up to N, if they may stop. (MW-73)"""
    if n and s.under[s.work[target]]:
        ask(s, seat, filling_card, seat, card, target, n, may_stop)


def steal_filling_card(s: MageWars, seat: int, card: int, target: int) -> None:  # MW-74
    ask(s, seat, filling_card, seat, card, target, STEALS, False)


@book.question(each("filling", has_icons, also={STOP: "stop"}))
def filling_card(s: MageWars, seat: int, card: int, target: int, n: int, may_stop: bool) -> list[int]:
    kinds = sorted({s.kind[filling] for filling in s.under[s.work[target]]})
    return [STOP, *kinds] if may_stop else kinds


@filling_card.then
def take_filling(s: MageWars, kind: int, seat: int, card: int, target: int, n: int, may_stop: bool) -> None:
    if kind == STOP:
        return
    number = s.work[target]
    filling = next(filling for filling in s.under[number] if s.kind[filling] == kind)
    s.under[number] = without(s.under[number], filling)
    s.slots[number] = tuple([OPEN if other == filling else other for other in s.slots[number]])
    take_stock(s, target)
    if n == STEALS:
        tell(s, EVERYONE, "stole_filling", seat, kind, s.kind[target])
        move(s, filling, UNDER, HAND[seat])
    else:
        tell(s, EVERYONE, "stripped", seat, kind, s.kind[target])
        discard(s, filling, UNDER)
        strip_from(s, seat, card, target, n - 1, may_stop)


@filling_card.touches
def filling_of(s: MageWars, kind: int, seat: int, card: int, target: int, n: int, may_stop: bool) -> list[str]:
    return [work_id(s, target)]


@filling_card.worded
def which_filling(s: MageWars, seat: int, card: int, target: int, n: int, may_stop: bool) -> Said:
    if n == STEALS:
        return say("ask-filling_card-steal", card=id_of(s, target))
    return say("ask-filling_card-up_to" if may_stop else "ask-filling_card", card=id_of(s, target), number=n)


@filling_card.labelled
def takes_filling(s: MageWars, kind: int, seat: int, card: int, target: int, n: int, may_stop: bool) -> Said:
    if kind == STOP:
        return say("do-strip-no-more")
    return say("do-steal" if n == STEALS else "do-discard", card=named(kind))


# Pick a Lock

PICKING: Final = 2
"""So many cards it costs to pick a Lock."""


@book.question({0: "pick lock 1", 1: "pick lock 2"})
def lock_target(s: MageWars, seat: int) -> list[int]:
    """The Locks, by their place among all, that lie on the player's own crafts or on sites. (MW-44)"""
    if len(s.zones[HAND[seat]]) < PICKING:
        return []
    return [at for at, (_, on) in enumerate(s.locks) if on in s.zones[CRAFTS[seat]] or on in s.zones[SITES]]


@lock_target.then
def pick_lock(s: MageWars, at: int, seat: int) -> None:
    lock, _ = s.locks[at]
    push(s, later(discard_some, seat, lock, PICKING), later(lock_picked, seat, lock))


@book.step
def lock_picked(s: MageWars, seat: int, lock: int) -> None:
    on = dict(s.locks)[lock]
    tell(s, EVERYONE, "picked_lock", seat, s.kind[on])
    unlock(s, lock, on)


@lock_target.labelled
def lock_on_what(s: MageWars, at: int, seat: int) -> Said:
    return say("do-pick_lock_on", card=id_of(s, s.locks[at][1]))


@lock_target.touches
def lock_on(s: MageWars, at: int, seat: int) -> list[str]:
    return [work_id(s, s.locks[at][1])]
