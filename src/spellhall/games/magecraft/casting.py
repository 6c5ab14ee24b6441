"""The Casting Phase: a Spellbook from left to right, the golden gem, the Cantrip. (MC-28 to MC-48)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import EVERYONE, later, push, tell
from spellhall.games.magecraft.cards import CAST, CHARACTERS, SPELL_ICONS
from spellhall.games.magecraft.icons import resolve
from spellhall.games.magecraft.payment import FOR_CANTRIP, MATCHES, can_pay, pay
from spellhall.games.magecraft.state import ALL, CANTRIP, DISCARD, NONE, Magecraft, book, decide, put

NEXT: Final = 3
USE_CANTRIP: Final = 4
DONE: Final = 5


@book.step
def casting_phase(s: Magecraft) -> None:  # MC-23
    decide(s, s.turn, cast_step)


@book.question(
    "Do you cast a spell?",
    {0: "book 1", 1: "book 2", 2: "book 3", NEXT: "next", USE_CANTRIP: "cantrip", DONE: "done"},
)
def cast_step(s: Magecraft) -> list[int]:
    options = []
    if s.spellbook == NONE:
        for number in (0, 1, 2):  # MC-28, MC-R13
            spells = s.books[3 * s.turn + number]
            if spells and can_pay(s, CAST[s.kind[spells[0]]]):
                options.append(number)
    else:
        spells = s.books[3 * s.turn + s.spellbook]  # MC-33, MC-35
        if s.place < len(spells) and can_pay(s, CAST[s.kind[spells[s.place]]], s.golden):
            options.append(NEXT)
    if not s.gems[CANTRIP[s.turn] + ALL] and can_pay(s, CHARACTERS[s.characters[s.turn]].cost):  # MC-R42
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
    push(s, later(resolve, character.icons), later(casting_phase))
    decide(s, s.turn, pay, character.cost, FOR_CANTRIP)


def cast_next_spell(s: Magecraft) -> None:  # MC-29, MC-31
    card = s.books[3 * s.turn + s.spellbook][s.place]
    kind = s.kind[card]
    s.place += 1
    tell(s, EVERYONE, "cast", s.turn, kind)
    push(s, later(resolve, SPELL_ICONS[kind]), later(end_spell, card))
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
    lying = list(s.on[card])
    lying.remove(golden)
    s.on[card] = tuple(lying)
    successor = spells[s.place]
    if MATCHES[CAST[s.kind[successor]], golden]:
        s.on[successor] += (golden,)
        s.golden = golden
        tell(s, EVERYONE, "golden_moved", s.turn, golden, s.kind[successor])
    else:  # MC-48
        put(s, golden, DISCARD[s.turn])
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
