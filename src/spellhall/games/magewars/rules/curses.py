"""A Curse hits, and is answered. (MW-82 to MW-86, MW-R34, MW-R35, MW-R38)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, kinds_in, move
from spellhall.engine.steps import EVERYONE, ask, cancel, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import hand_id, id_of, kept_kind, mage_of, place_id
from spellhall.games.magewars.pack import DECK, KINDS, TYPE, each
from spellhall.games.magewars.rows import Card, perform
from spellhall.games.magewars.rules.check import check, end_turn_at_once
from spellhall.games.magewars.rules.choices import ask_rival
from spellhall.games.magewars.rules.deeds import count_deed
from spellhall.games.magewars.rules.numbers import alignment, standing_for, working
from spellhall.games.magewars.rules.piles import discard
from spellhall.games.magewars.rules.works import bury, is_spent, spend_charge
from spellhall.games.magewars.state import (
    CURSES_ANSWERED,
    CURSES_SENT,
    FATE_ROW,
    HAND,
    IN_PLAY,
    KEPT,
    MOST_SEATS,
    PILE,
    TOP,
    MageWars,
    book,
    living,
    rivals,
)
from spellhall.games.magewars.terms import BLESSING, CURSE, FATE


def begin_curse(s: MageWars, seat: int, card: int) -> None:
    """A Curse that was drawn or burnt, and lies among the cards being played, hits its player. (MW-82)"""
    tell(s, EVERYONE, "cursed", seat, s.kind[card])
    push(s, later(curse_hits, card, seat, NOBODY_SENT), later(curse_over, card))


NOBODY_SENT: Final = -1
"""A Curse that nobody has sent: it was drawn or burnt."""


@book.step
def curse_hits(s: MageWars, card: int, seat: int, sender: int) -> None:
    """``sender``: who has sent or deflected it to this player, if anybody has."""
    if not s.alive[seat]:  # MW-R28
        return
    if any(structure.wards for structure in standing_for(s, seat)):  # MW-R38
        tell(s, EVERYONE, "curse_fades", seat)
        return
    ask(s, seat, curse_answer, seat, card, sender)  # asked always: who has no answer must not show


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
def curse_answer(s: MageWars, seat: int, card: int, sender: int) -> list[int]:
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
def answer_curse(s: MageWars, answer: int, seat: int, card: int, sender: int) -> None:
    if answer == NO_ANSWER:
        if sender not in (NOBODY_SENT, seat):
            count_deed(s, sender, CURSES_SENT)  # it lands
        perform(s, seat, card, KINDS[s.kind[card]].once)
        return
    count_deed(s, seat, CURSES_ANSWERED)
    tell(s, EVERYONE, "answered", seat, answer)
    pay_for_answer(s, seat, answer)
    if KINDS[answer].to_one:
        ask(s, seat, deflect_to, seat, card)
    else:
        push(s, *[later(curse_hits, card, other, seat) for other in deflected_to(s, seat, answer)])  # MW-R35
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
def answers_with(s: MageWars, answer: int, seat: int, card: int, sender: int) -> list[str]:
    if answer == NO_ANSWER:
        return []
    if any(s.kind[held] == answer for held in s.zones[HAND[seat]]):
        return [hand_id(s, seat, answer)]
    return [kept_kind(s, seat, answer)]


@curse_answer.worded
def which_curse(s: MageWars, seat: int, card: int, sender: int) -> Said:
    return say("ask-curse_answer", card=id_of(s, card))


@curse_answer.labelled
def lets_it_happen(s: MageWars, answer: int, seat: int, card: int, sender: int) -> Said | None:
    return say("do-no_answer", card=id_of(s, card)) if answer == NO_ANSWER else None


@book.question({seat: f"deflect to P{seat + 1}" for seat in range(MOST_SEATS)})
def deflect_to(s: MageWars, seat: int, card: int) -> list[int]:
    return rivals(s, seat)


@deflect_to.then
def deflect(s: MageWars, other: int, seat: int, card: int) -> None:
    tell(s, EVERYONE, "deflected", seat, other, s.kind[card])
    push(s, later(curse_hits, card, other, seat))


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


# Send a Curse (MW-101)


@book.step
def send_curse(s: MageWars, seat: int, card: int) -> None:
    """A Curse out of a discard pile hits a rival, as if it were deflected to them."""
    if s.alive[seat] and rivals(s, seat) and sent_curse.options(s, seat, card):
        ask(s, seat, sent_curse, seat, card)


def can_be_sent(card: Card, deck: int) -> bool:
    return card.type == CURSE and deck in TOP


@book.question(each("send", can_be_sent))
def sent_curse(s: MageWars, seat: int, card: int) -> list[int]:
    return sorted({kind for deck in TOP for kind in kinds_in(s, PILE[deck]) if TYPE[kind] == CURSE})


@sent_curse.then
def send_that(s: MageWars, kind: int, seat: int, card: int) -> None:
    ask_rival(s, seat, find(s, kind, PILE[DECK[kind]]), send_to)


@sent_curse.touches
def curse_in_pile(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    return [place_id(s, PILE[DECK[kind]], kind)]


@sent_curse.worded
def send_which(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-sent_curse", card=id_of(s, card))


@book.step
def send_to(s: MageWars, seat: int, card: int, foe: int) -> None:
    move(s, card, PILE[DECK[s.kind[card]]], IN_PLAY)
    tell(s, EVERYONE, "sent_curse", seat, foe, s.kind[card])
    push(s, later(curse_hits, card, foe, seat), later(curse_over, card))
