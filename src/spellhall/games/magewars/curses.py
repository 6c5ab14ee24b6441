"""Curses and Blessings. (MW-82 to MW-86, MW-R34 to MW-R38)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, move, with_at
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.games.magewars.cards.tables import (
    BLESSING_KINDS,
    DECK,
    EACH_TURN,
    FACE,
    KINDS,
    ONCE,
    RECIPE,
    TYPE,
    WORD,
    bit_of,
    face_of,
    kind_of,
)
from spellhall.games.magewars.cards.words import (
    BLESSING,
    CREATURE,
    ENCHANTED,
    EVIL,
    FATE,
    GOOD,
    ITEM,
    NO_ELEMENT,
    How,
    heal,
)
from spellhall.games.magewars.combat import damage_to_mage
from spellhall.games.magewars.death import CHECK, end_turn_at_once, lose_cards
from spellhall.games.magewars.effects import perform
from spellhall.games.magewars.numbers import alignment, kept_of
from spellhall.games.magewars.piles import bury, discard, frozen, new_work, spend_charge, take_stock
from spellhall.games.magewars.state import (
    CRAFTS,
    FATE_ROW,
    HAND,
    IN_PLAY,
    KEPT,
    LASTING,
    MOST_SEATS,
    OPEN,
    MageWars,
    book,
    living,
    rivals,
)

MUGWORT: Final = face_of("mugwort")
MIRROR_CHARM: Final = face_of("mirror_charm")
IMMUNITY: Final = face_of("immunity")
DEFLECTION: Final = face_of("deflection")
HOLY_WATER: Final = face_of("holy_water")
HOLY_DEFLECTION: Final = face_of("holy_deflection")
UNHOLY_DEFLECTION: Final = face_of("unholy_deflection")
GLOBAL_OUTBREAK: Final = face_of("global_outbreak")
ADDED_BURDEN: Final = face_of("added_burden")
TOWER_OF_DAWN: Final = bit_of("tower_of_dawn")

NO_ANSWER: Final = -1
ONLY_NO_ANSWER: Final = [NO_ANSWER]


def begin_curse(s: MageWars, seat: int, card: int) -> None:
    """A Curse that was drawn or burnt, and lies among the cards being played, hits its player. (MW-82)

    Nothing may be pushed after it: it hits at once.
    """
    if s.news is not None:
        tell(s, EVERYONE, "cursed", seat, s.kind[card])
    s.stack.append((curse_over, (card,)))
    curse_hits(s, card, seat)


@book.step
def curse_hits(s: MageWars, card: int, seat: int) -> None:
    if not s.alive[seat]:  # MW-R28
        return
    if s.standing & TOWER_OF_DAWN and alignment(s, seat) == GOOD:  # MW-R38
        tell(s, EVERYONE, "curse_fades", seat)
        return
    s.ask = (seat, curse_answer, (seat, card))  # asked always: who has no answer must not show


@book.step
def curse_over(s: MageWars, card: int) -> None:  # MW-21, MW-82
    if card in s.zones[IN_PLAY]:
        if DECK[s.kind[card]] == FATE:
            move(s, card, IN_PLAY, FATE_ROW)
        else:
            discard(s, card, IN_PLAY)
    s.stack.append(CHECK)
    if s.stopped:
        s.stack.insert(-1, later(stop_turn))


@book.step
def stop_turn(s: MageWars) -> None:  # MW-86
    end_turn_at_once(s)


# The answer


@book.question(
    {
        NO_ANSWER: "no answer",
        **{kind: f"answer {WORD[kind]}" for kind in (*BLESSING_KINDS, kind_of("mugwort"), kind_of("mirror_charm"))},
    },
)
def curse_answer(s: MageWars, seat: int, card: int) -> list[int]:  # MW-83
    kind = s.kind
    answers = []
    for held in s.zones[HAND[seat]]:
        what = kind[held]
        if TYPE[what] == BLESSING and what not in answers:
            answers.append(what)
    answers.sort()
    for kept in s.zones[KEPT[seat]]:
        if FACE[kind[kept]] in CRAFTED and not frozen(s, kept):
            answers.append(kind[kept])
    if not answers:
        return ONLY_NO_ANSWER
    return [NO_ANSWER, *[answer for answer in answers if can_answer(s, seat, FACE[answer])]]


CRAFTED: Final = (MUGWORT, MIRROR_CHARM)


def can_answer(s: MageWars, seat: int, answer: int) -> bool:
    """Whoever deflects needs a rival to deflect to."""
    if answer in (DEFLECTION, MIRROR_CHARM):
        return bool(rivals(s, seat))
    if answer in (HOLY_DEFLECTION, UNHOLY_DEFLECTION, GLOBAL_OUTBREAK):
        return bool(deflected_to(s, seat, answer))
    return True


def deflected_to(s: MageWars, seat: int, answer: int) -> list[int]:
    """Those whom a deflection to several hits, clockwise from its player. (MW-85)"""
    others = living(s, seat)[1:]
    if answer == HOLY_DEFLECTION:
        return [other for other in others if alignment(s, other) == EVIL]
    if answer == UNHOLY_DEFLECTION:
        return [other for other in others if alignment(s, other) == GOOD]
    return others


@curse_answer.then
def answer_curse(s: MageWars, answer: int, seat: int, card: int) -> None:
    if answer == NO_ANSWER:
        perform(s, seat, card, ONCE[s.kind[card]])
        return
    tell(s, EVERYONE, "answered", seat, answer)
    face = FACE[answer]
    if face == MUGWORT:
        bury(s, find(s, answer, KEPT[seat]), KEPT[seat])
    elif face == MIRROR_CHARM:
        charm = find(s, answer, KEPT[seat])
        spend_charge(s, charm)
        if not s.under[s.work[charm]]:
            bury(s, charm, KEPT[seat])
    else:
        discard(s, find(s, answer, HAND[seat]), HAND[seat])
    if face in (DEFLECTION, MIRROR_CHARM):
        ask(s, seat, deflect_to, seat, card)
    elif face == HOLY_WATER:
        end_for_the_others(s, card)
        perform(s, seat, card, (heal(ENCHANTED, 1),))
    elif face not in (MUGWORT, IMMUNITY):
        push(s, *(later(curse_hits, card, other) for other in deflected_to(s, seat, face)))  # MW-R35


@book.question({seat: f"deflect to P{seat + 1}" for seat in range(MOST_SEATS)})
def deflect_to(s: MageWars, seat: int, card: int) -> list[int]:
    return rivals(s, seat)


@deflect_to.then
def deflect(s: MageWars, other: int, seat: int, card: int) -> None:
    tell(s, EVERYONE, "deflected", seat, other, s.kind[card])
    push(s, later(curse_hits, card, other))


def end_for_the_others(s: MageWars, card: int) -> None:
    """The Curse ends for all whom it has not reached yet. (MW-R35)"""
    s.stack[:] = [(step, args) for step, args in s.stack if step is not curse_hits or args[0] != card]


# What Curses do


@book.step
def curse_booby_trap(s: MageWars, seat: int, card: int) -> None:
    lose_cards(s, seat, 1)


@book.step
def curse_booby_trap_2(s: MageWars, seat: int, card: int) -> None:
    lose_cards(s, seat, 2)


@book.step
def curse_minor_loss(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (("discard_some", 2),))


@book.step
def curse_profound_loss(s: MageWars, seat: int, card: int) -> None:
    for held in s.zones[HAND[seat]][:]:
        discard(s, held, HAND[seat])


@book.step
def curse_paralysis(s: MageWars, seat: int, card: int) -> None:  # MW-86, MW-R37
    if seat == s.turn:
        s.stopped = True
        tell(s, EVERYONE, "turn_cut", seat)
    else:
        s.lost = with_at(s.lost, seat, True)
        tell(s, EVERYONE, "will_miss", seat)


@book.step
def curse_famine(s: MageWars, seat: int, card: int) -> None:
    give_up(s, seat, card)


@book.step
def curse_stripped(s: MageWars, seat: int, card: int) -> None:
    give_up(s, seat, card)


def give_up(s: MageWars, seat: int, card: int) -> None:
    """Choose one of your own fitting cards and lose it. (Famine, Stripped, Beastmaster)"""
    if own_card.options(s, seat, card):
        ask(s, seat, own_card, seat, card)


STRIPPED: Final = face_of("stripped")


@book.question(
    {kind: f"give up {WORD[kind]}" for kind, type in enumerate(TYPE) if type in (CREATURE, ITEM)},
)
def own_card(s: MageWars, seat: int, card: int) -> list[int]:
    return sorted({s.kind[own] for own in _own_cards(s, seat, card)})


def _own_cards(s: MageWars, seat: int, card: int) -> list[int]:
    """Pets; or for Stripped items, and crafts that are Items."""
    if FACE[s.kind[card]] != STRIPPED:
        return kept_of(s, seat, CREATURE)
    return kept_of(s, seat, ITEM) + [craft for craft in s.zones[CRAFTS[seat]] if TYPE[s.kind[craft]] == ITEM]


@own_card.then
def give_up_card(s: MageWars, chosen: int, seat: int, card: int) -> None:
    own = next(own for own in _own_cards(s, seat, card) if s.kind[own] == chosen)
    tell(s, EVERYONE, "gave_up", seat, chosen)
    bury(s, own, KEPT[seat] if own in s.zones[KEPT[seat]] else CRAFTS[seat])


@book.step
def curse_soul_drain(s: MageWars, seat: int, card: int) -> None:
    for craft in reversed(s.zones[CRAFTS[seat]]):
        if s.under[s.work[craft]]:
            perform(s, seat, card, (("strip_from", craft, 1, 0),))


@book.step
def curse_natures_revolt(s: MageWars, seat: int, card: int) -> None:
    """Armor and Guard help as against any attack; nothing else of combat applies."""
    for pet in kept_of(s, seat, CREATURE):
        n, element, piercing = REVOLT[s.kind[pet]]
        lose_cards(s, seat, damage_to_mage(s, seat, n, element, piercing))


def _revolt(kind: int) -> tuple[int, int, int]:
    for word in EACH_TURN[kind]:
        if word[0] == "attack":
            how: How = word[1]
            return how[0], how[1], how[2]
    return 1, NO_ELEMENT, 0


REVOLT: Final = tuple(_revolt(kind) for kind in range(len(KINDS)))
"""By kind: number, element and piercing with which a pet attacks its own mage."""


@book.step
def curse_added_burden(s: MageWars, seat: int, card: int) -> None:  # MW-R36
    end_for_the_others(s, card)  # MW-R35: it stays with the first whom it reaches
    move(s, card, IN_PLAY, LASTING[seat])
    s.slots[new_work(s, card)] = (OPEN,) * len(RECIPE[s.kind[card]])
    take_stock(s, card)
    tell(s, EVERYONE, "burdened", seat)
