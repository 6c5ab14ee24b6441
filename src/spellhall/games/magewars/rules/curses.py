"""A Curse hits, and is answered. (MW-82 to MW-86, MW-R34, MW-R35, MW-R38)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, kinds_in, move
from spellhall.engine.steps import EVERYONE, ask, cancel, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import hand_id, id_of, kept_kind, mage_of
from spellhall.games.magewars.pack import DECK, KINDS, TYPE, each
from spellhall.games.magewars.rows import Card, perform
from spellhall.games.magewars.rules.check import check, end_turn_at_once
from spellhall.games.magewars.rules.numbers import alignment, standing_for, working
from spellhall.games.magewars.rules.piles import discard
from spellhall.games.magewars.rules.works import bury, is_spent, spend_charge
from spellhall.games.magewars.state import (
    FATE_ROW,
    HAND,
    IN_PLAY,
    KEPT,
    MOST_SEATS,
    MageWars,
    book,
    living,
    rivals,
)
from spellhall.games.magewars.terms import BLESSING, FATE


def begin_curse(s: MageWars, seat: int, card: int) -> None:
    """A Curse that was drawn or burnt, and lies among the cards being played, hits its player. (MW-82)"""
    tell(s, EVERYONE, "cursed", seat, s.kind[card])
    push(s, later(curse_hits, card, seat), later(curse_over, card))


@book.step
def curse_hits(s: MageWars, card: int, seat: int) -> None:
    if not s.alive[seat]:  # MW-R28
        return
    if any(structure.wards for structure in standing_for(s, seat)):  # MW-R38
        tell(s, EVERYONE, "curse_fades", seat)
        return
    ask(s, seat, curse_answer, seat, card)  # asked always: who has no answer must not show


@book.step
def curse_over(s: MageWars, card: int) -> None:  # MW-21, MW-82
    if card in s.zones[IN_PLAY]:
        if DECK[s.kind[card]] == FATE:
            move(s, card, IN_PLAY, FATE_ROW)
        else:
            discard(s, card, IN_PLAY)
    push(s, later(check), later(stop_turn))


@book.step
def stop_turn(s: MageWars) -> None:  # MW-86
    if s.stopped:
        end_turn_at_once(s)


# The answer

NO_ANSWER: Final = -1


def can_answer(card: Card, deck: int) -> bool:
    return card.answers


@book.question(each("answer", can_answer, also={NO_ANSWER: "no answer"}))
def curse_answer(s: MageWars, seat: int, card: int) -> list[int]:
    """A Blessing of the hand, or a kept card that says so; whoever deflects needs a rival to deflect to. (MW-83)"""
    blessings = [kind for kind in kinds_in(s, HAND[seat]) if TYPE[kind] == BLESSING]
    crafted = [s.kind[kept] for kept in working(s, seat) if KINDS[s.kind[kept]].answers]
    return [NO_ANSWER, *[kind for kind in blessings + crafted if may_answer(s, seat, kind)]]


def may_answer(s: MageWars, seat: int, kind: int) -> bool:
    return not KINDS[kind].deflects or bool(deflected_to(s, seat, kind))


def deflected_to(s: MageWars, seat: int, kind: int) -> list[int]:
    """Those whom a deflection can hit, clockwise from its player. (MW-85)"""
    return [other for other in living(s, seat)[1:] if alignment(s, other) in KINDS[kind].deflects]


@curse_answer.then
def answer_curse(s: MageWars, answer: int, seat: int, card: int) -> None:
    if answer == NO_ANSWER:
        perform(s, seat, card, KINDS[s.kind[card]].once)
        return
    tell(s, EVERYONE, "answered", seat, answer)
    pay_for_answer(s, seat, answer)
    if KINDS[answer].to_one:
        ask(s, seat, deflect_to, seat, card)
    else:
        push(s, *[later(curse_hits, card, other) for other in deflected_to(s, seat, answer)])  # MW-R35
        perform(s, seat, card, KINDS[answer].answering)


def pay_for_answer(s: MageWars, seat: int, answer: int) -> None:
    """A Blessing is discarded; of a kept card a charge is spent, or it is destroyed. (MW-69, MW-83)"""
    if answer not in [s.kind[kept] for kept in s.zones[KEPT[seat]]]:
        discard(s, find(s, answer, HAND[seat]), HAND[seat])
        return
    kept = find(s, answer, KEPT[seat])
    if KINDS[answer].charges:
        spend_charge(s, kept)
    if is_spent(s, kept):
        bury(s, kept, KEPT[seat])


@curse_answer.touches
def answers_with(s: MageWars, answer: int, seat: int, card: int) -> list[str]:
    if answer == NO_ANSWER:
        return []
    if any(s.kind[held] == answer for held in s.zones[HAND[seat]]):
        return [hand_id(s, seat, answer)]
    return [kept_kind(s, seat, answer)]


@curse_answer.worded
def which_curse(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-curse_answer", card=id_of(s, card))


@curse_answer.labelled
def lets_it_happen(s: MageWars, answer: int, seat: int, card: int) -> Said | None:
    return say("do-no_answer", card=id_of(s, card)) if answer == NO_ANSWER else None


@book.question({seat: f"deflect to P{seat + 1}" for seat in range(MOST_SEATS)})
def deflect_to(s: MageWars, seat: int, card: int) -> list[int]:
    return rivals(s, seat)


@deflect_to.then
def deflect(s: MageWars, other: int, seat: int, card: int) -> None:
    tell(s, EVERYONE, "deflected", seat, other, s.kind[card])
    push(s, later(curse_hits, card, other))


@deflect_to.worded
def deflect_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-deflect_to", card=id_of(s, card))


@deflect_to.touches
def deflected(s: MageWars, other: int, seat: int, card: int) -> list[str]:
    return mage_of(other)


@book.step
def end_for_the_others(s: MageWars, seat: int, card: int) -> None:
    """The Curse ends for all whom it has not reached yet. (MW-R35)

    No other Curse can be under way: nobody draws a card for what a Curse does.
    """
    while cancel(s, curse_hits):
        pass
