"""The Casting Phase: a Spellbook from left to right, the golden gem, the Cantrip. (MC-28 to MC-48)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import EVERYONE, later, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import CANTRIP_COST, CAST, CHARACTERS, SPELL_ICONS, SPELLS
from spellhall.games.magecraft.gems import ONE
from spellhall.games.magecraft.icons import RESOLVE
from spellhall.games.magecraft.payment import FOR_CANTRIP, affordable, can_pay, matches, pay_cost
from spellhall.games.magecraft.state import NONE, Magecraft, book
from spellhall.games.magecraft.study import study_phase

NEXT: Final = 3
USE_CANTRIP: Final = 4
DONE: Final = 5


@book.step
def casting_phase(s: Magecraft) -> None:  # MC-23
    if can_cast(s):
        s.ask = (s.turn, cast_step, ())
    else:
        study_phase(s)


CAST_ON: Final = later(casting_phase)


def can_cast(s: Magecraft) -> bool:
    """Has ``cast_step`` any answer but DONE? The first one found settles it, so this is much faster."""
    turn, kind = s.turn, s.kind
    costs = affordable(s.hand[turn])
    if s.spellbook == NONE:
        for spells in s.books[3 * turn : 3 * turn + 3]:
            if spells and CAST[kind[spells[0]]] in costs:
                return True
    elif can_cast_next(s):
        return True
    return not s.cantrip[turn] and CANTRIP_COST[s.characters[turn]] in costs


def can_cast_next(s: Magecraft) -> bool:  # MC-33, MC-35
    spells = s.books[3 * s.turn + s.spellbook]
    return s.place < len(spells) and can_pay(s.hand[s.turn], CAST[s.kind[spells[s.place]]], s.golden)


@book.question(
    {0: "book 1", 1: "book 2", 2: "book 3", NEXT: "next", USE_CANTRIP: "cantrip", DONE: "done"},
)
def cast_step(s: Magecraft) -> list[int]:
    options = []
    turn, kind = s.turn, s.kind
    costs = affordable(s.hand[turn])
    if s.spellbook == NONE:
        one, two, three = s.books[3 * turn : 3 * turn + 3]  # MC-28, MC-R13
        if one and CAST[kind[one[0]]] in costs:
            options.append(0)
        if two and CAST[kind[two[0]]] in costs:
            options.append(1)
        if three and CAST[kind[three[0]]] in costs:
            options.append(2)
    elif can_cast_next(s):
        options.append(NEXT)
    if not s.cantrip[turn] and CANTRIP_COST[s.characters[turn]] in costs:  # MC-R42
        options.append(USE_CANTRIP)
    options.append(DONE)  # MC-34
    return options


@cast_step.then
def cast(s: Magecraft, choice: int) -> None:
    if choice == DONE:
        study_phase(s)
    elif choice == USE_CANTRIP:
        activate_cantrip(s)
    else:
        if choice != NEXT:
            s.spellbook = choice
        cast_next_spell(s)


def activate_cantrip(s: Magecraft) -> None:  # MC-37, MC-R43
    character = CHARACTERS[s.characters[s.turn]]
    if s.news is not None:
        tell(s, EVERYONE, "used_cantrip", s.turn, s.characters[s.turn])
    s.stack.append(CAST_ON)
    s.stack.append(RESOLVE[character.icons])
    pay_cost(s, character.cost, FOR_CANTRIP)


def cast_next_spell(s: Magecraft) -> None:  # MC-29, MC-31
    place = s.place
    s.place = place + 1
    card = s.books[3 * s.turn + s.spellbook][place]
    kind = s.kind[card]
    if s.news is not None:
        tell(s, EVERYONE, "cast", s.turn, kind)
    s.stack.extend(RESOLVE_SPELL[kind])
    pay_cost(s, CAST[kind], card)


@book.step
def end_spell(s: Magecraft) -> None:  # MC-32
    spells = s.books[3 * s.turn + s.spellbook]
    if s.mastered[spells[s.place - 1]] and s.place < len(spells):  # MC-R39: at the end it stays
        move_golden_gem(s, spells[s.place - 1], spells[s.place])
    casting_phase(s)


# As they lie on the stack, by spell: the last runs first.
RESOLVE_SPELL: Final = [[later(end_spell), RESOLVE[icons]] for icons in SPELL_ICONS]


def move_golden_gem(s: Magecraft, card: int, successor: int) -> None:  # MC-46, MC-R33, MC-R37
    golden = s.leftmost
    s.on[card] -= ONE[golden]
    if matches(golden, CAST[s.kind[successor]]):
        s.on[successor] += ONE[golden]
        s.golden = golden
        tell(s, EVERYONE, "golden_moved", s.turn, golden, s.kind[successor])
    else:  # MC-48
        s.discard[s.turn] += ONE[golden]
        tell(s, EVERYONE, "golden_discarded", s.turn, golden)


# What it is called


@cast_step.labelled
def what_is_cast(s: Magecraft, choice: int) -> Said:
    if choice == DONE:
        return say("do-cast_step-done")
    if choice == USE_CANTRIP:
        character = CHARACTERS[s.characters[s.turn]]
        return say("do-cantrip", term=character.cantrip.lower(), card=character.id)
    book, place = spell_of(s, choice)
    spell = SPELLS[s.kind[s.books[3 * s.turn + book][place]]]
    return say("do-next" if choice == NEXT else "do-cast", card=spell.id, number=book + 1)


# What a click on the table means


@cast_step.touches
def touched_spell(s: Magecraft, choice: int) -> list[str]:
    if choice == DONE:
        return []
    if choice == USE_CANTRIP:
        return [f"character{s.turn}"]
    book, place = spell_of(s, choice)
    return [f"book{s.turn}.{book + 1}", f"book{s.turn}.{book + 1}.{place}"]


def spell_of(s: Magecraft, choice: int) -> tuple[int, int]:
    """The Spellbook and the place in it of the spell that an answer casts."""
    return (s.spellbook, s.place) if choice == NEXT else (choice, 0)
