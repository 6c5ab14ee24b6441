"""The Casting Phase: a Spellbook from left to right, the golden gem, the Cantrip. (MC-28 to MC-48)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import EVERYONE, later, tell
from spellhall.games.magecraft.cards import CAST, CHARACTERS, SPELL_ICONS
from spellhall.games.magecraft.gems import ONE
from spellhall.games.magecraft.icons import RESOLVE
from spellhall.games.magecraft.payment import COST_LEFT, FOR_CANTRIP, pay, payable
from spellhall.games.magecraft.state import NONE, Magecraft, book, decide

NEXT: Final = 3
USE_CANTRIP: Final = 4
DONE: Final = 5


@book.step
def casting_phase(s: Magecraft) -> None:  # MC-23
    decide(s, s.turn, cast_step)


CAST_ON: Final = later(casting_phase)


@book.question(
    "Do you cast a spell?",
    {0: "book 1", 1: "book 2", 2: "book 3", NEXT: "next", USE_CANTRIP: "cantrip", DONE: "done"},
)
def cast_step(s: Magecraft) -> list[int]:
    options = []
    turn, kind = s.turn, s.kind
    affordable = payable(s.hand[turn])
    if s.spellbook == NONE:
        for number, spells in enumerate(s.books[3 * turn : 3 * turn + 3]):  # MC-28, MC-R13
            if spells and CAST[kind[spells[0]]] in affordable:
                options.append(number)
    else:
        spells = s.books[3 * turn + s.spellbook]  # MC-33, MC-35
        if s.place < len(spells) and COST_LEFT[CAST[kind[spells[s.place]]], s.golden] in affordable:
            options.append(NEXT)
    if not s.cantrip[turn] and CHARACTERS[s.characters[turn]].cost in affordable:  # MC-R42
        options.append(USE_CANTRIP)
    options.append(DONE)  # MC-34
    return options


@cast_step.then
def cast(s: Magecraft, choice: int) -> None:
    if choice == USE_CANTRIP:
        activate_cantrip(s)
    elif choice != DONE:
        if choice != NEXT:
            s.spellbook = choice
        cast_next_spell(s)


def activate_cantrip(s: Magecraft) -> None:  # MC-37, MC-R43
    character = CHARACTERS[s.characters[s.turn]]
    tell(s, EVERYONE, "used_cantrip", s.turn, s.characters[s.turn])
    s.stack.append(CAST_ON)
    s.stack.append(RESOLVE[character.icons])
    decide(s, s.turn, pay, character.cost, FOR_CANTRIP)


def cast_next_spell(s: Magecraft) -> None:  # MC-29, MC-31
    card = s.books[3 * s.turn + s.spellbook][s.place]
    kind = s.kind[card]
    s.place += 1
    tell(s, EVERYONE, "cast", s.turn, kind)
    s.stack.append(later(end_spell, card))
    s.stack.append(RESOLVE[SPELL_ICONS[kind]])
    decide(s, s.turn, pay, CAST[kind], card)


@book.step
def end_spell(s: Magecraft, card: int) -> None:  # MC-32
    if s.mastered[card]:
        move_golden_gem(s, card)
    casting_phase(s)


def move_golden_gem(s: Magecraft, card: int) -> None:  # MC-46, MC-R33, MC-R37
    spells = s.books[3 * s.turn + s.spellbook]
    if s.place == len(spells):
        return  # MC-R39: it stays
    golden = s.leftmost
    s.on[card] -= ONE[golden]
    successor = spells[s.place]
    if COST_LEFT[CAST[s.kind[successor]], golden] is not None:
        s.on[successor] += ONE[golden]
        s.golden = golden
        tell(s, EVERYONE, "golden_moved", s.turn, golden, s.kind[successor])
    else:  # MC-48
        s.discard[s.turn] += ONE[golden]
        tell(s, EVERYONE, "golden_discarded", s.turn, golden)


# What a click on the table means


@cast_step.touches
def touched_spell(s: Magecraft, choice: int) -> list[str]:
    if choice == DONE:
        return []
    if choice == USE_CANTRIP:
        return [f"character{s.turn}"]
    book, place = (s.spellbook, s.place) if choice == NEXT else (choice, 0)
    return [f"book{s.turn}.{book + 1}", f"book{s.turn}.{book + 1}.{place}"]
