"""The Casting Phase: a Spellbook from left to right, the golden gem, the Cantrip. (MC-28 to MC-48)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import EVERYONE, decide, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import CANTRIP_COST, CAST, CHARACTERS, SPELL_ICONS, SPELLS
from spellhall.games.magecraft.gems import put, take
from spellhall.games.magecraft.icons import resolve
from spellhall.games.magecraft.payment import FOR_CANTRIP, TO_CAST, affordable, can_pay, matches, pay_cost
from spellhall.games.magecraft.state import NONE, Magecraft, book, is_out
from spellhall.games.magecraft.study import study_phase

NEXT: Final = 3
USE_CANTRIP: Final = 4
DONE: Final = 5


@book.step
def casting_phase(s: Magecraft) -> None:  # MC-23
    if not is_out(s):
        decide(s, s.turn, cast_step)


@book.question(
    {0: "book 1", 1: "book 2", 2: "book 3", NEXT: "next", USE_CANTRIP: "cantrip", DONE: "done"},
)
def cast_step(s: Magecraft) -> list[int]:
    if s.spellbook == NONE:  # MC-28, MC-R13
        options = [number for number in range(3) if can_cast(s, number, 0)]
    else:
        options = [NEXT] if can_cast(s, s.spellbook, s.place) else []  # MC-33, MC-35
    if not s.cantrip[s.turn] and CANTRIP_COST[s.characters[s.turn]] in affordable(s.hand[s.turn]):  # MC-R42
        options.append(USE_CANTRIP)
    options.append(DONE)  # MC-34
    return options


def can_cast(s: Magecraft, number: int, place: int) -> bool:
    """Is there a spell at this place of a Spellbook, and can its cost be paid?"""
    spells = s.books[3 * s.turn + number]
    if place >= len(spells):
        return False
    hand, cost = s.hand[s.turn], CAST[s.kind[spells[place]]]
    return cost in affordable(hand) if s.golden == NONE else can_pay(hand, cost, s.golden)


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
    character = s.characters[s.turn]
    tell(s, EVERYONE, "used_cantrip", s.turn, character)
    push(s, later(resolve, CHARACTERS[character].icons), later(casting_phase))
    pay_cost(s, CANTRIP_COST[character], FOR_CANTRIP, character)


def cast_next_spell(s: Magecraft) -> None:  # MC-29, MC-31
    card = s.books[3 * s.turn + s.spellbook][s.place]
    s.place += 1
    kind = s.kind[card]
    tell(s, EVERYONE, "cast", s.turn, kind)
    push(s, later(resolve, SPELL_ICONS[kind]), later(end_spell))
    pay_cost(s, CAST[kind], TO_CAST, card)


@book.step
def end_spell(s: Magecraft) -> None:  # MC-32
    spells = s.books[3 * s.turn + s.spellbook]
    if not is_out(s) and s.mastered[spells[s.place - 1]] and s.place < len(spells):  # MC-R39: at the end it stays
        move_golden_gem(s, spells[s.place - 1], spells[s.place])
    casting_phase(s)


def move_golden_gem(s: Magecraft, card: int, successor: int) -> None:  # MC-46, MC-R33, MC-R37
    golden = s.leftmost
    take(s.on, card, golden)
    if matches(golden, CAST[s.kind[successor]]):
        put(s.on, successor, golden)
        s.golden = golden
        tell(s, EVERYONE, "golden_moved", s.turn, golden, s.kind[successor])
    else:  # MC-48
        put(s.discard, s.turn, golden)
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
