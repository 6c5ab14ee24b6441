"""Before the first turn: the Academy, characters, starting hands and discards. (MC-10 to MC-20, MC-R3)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellhall.engine.cards import face_ids, with_at
from spellhall.engine.steps import EVERYONE, Pending, ask_chance, decide, later, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import (
    BASIC,
    BOXES,
    CHARACTERS,
    FURTHER,
    FURTHER_SETS,
    GEMS,
    LETTERS,
    SPELLS,
    STARTING,
    TAKEN_BY_EACH,
)
from spellhall.games.magecraft.drawing import draw
from spellhall.games.magecraft.gems import EMPTY, ONE, colours, minus, number, pile_of, put
from spellhall.games.magecraft.state import NONE, Magecraft, book, take_from_hand
from spellhall.games.magecraft.study import new_card

EACH_TAKES: Final = pile_of(TAKEN_BY_EACH)
"""The gems for a bag, and once more for an HP Area."""


def empty_table(seats: int, options: Mapping[str, str]) -> Magecraft:
    """Gems and starting spells as they lie before anything is drawn or chosen."""
    s = Magecraft()
    s.lay_table(seats)
    s.bags = [EACH_TAKES] * seats  # MC-12
    s.hp = [EACH_TAKES] * seats  # MC-13
    s.academy = pile_of([BOXES[seats].academy_gems] * len(GEMS))  # MC-19, MC-68
    s.pool = minus(box(seats), s.academy + 2 * EACH_TAKES * seats)  # MC-64, MC-69
    s.hand, s.discard, s.shields = [EMPTY] * seats, [EMPTY] * seats, [EMPTY] * seats
    s.score, s.cantrip, s.known = [EMPTY] * seats, [EMPTY] * seats, [EMPTY] * seats
    s.kind, s.nth, s.mastered, s.on, s.books = (), (), (), [], []
    s.sets = (NONE,) * len(SPELLS)
    s.characters = (NONE,) * seats
    s.turn = 0
    s.round = 1
    s.scored = False
    s.quiet = 0
    s.spellbook = s.golden = s.leftmost = NONE
    s.place = 0
    s.quiet_limit = int(options["quiet_limit"])
    s.choose_hp = options["hp_colour"] == "choose"
    s.open_hands = options["hands"] == "open"
    s.mastery = options["mastery"] == "on"
    for _ in range(seats):
        s.books += [(new_card(s, spell, ()),) for spell in STARTING]  # MC-15, MC-R5
    return s


def box(seats: int) -> bytes:
    """All gems of the game: one box, or two. (MC-2, MC-65)"""
    return pile_of([gem.copies * BOXES[seats].boxes for gem in GEMS])


def offer_set(s: Magecraft, spell: int) -> None:
    """A set lies in the Academy, but for the cards that a scenario gave to players. (MC-18, MC-68)"""
    s.sets = with_at(s.sets, spell, max(0, BOXES[s.seats].cards_per_set - s.kind.count(spell)))


def opening(s: Magecraft, options: Mapping[str, str]) -> list[Pending]:
    """All that happens before the first turn, in the order of MC-R3."""
    box = BOXES[s.seats]
    dealt = deal_character if options["characters"] == "random" else draft_character
    return [
        *academy_steps(s, options),
        *(later(dealt, seat) for seat in range(s.seats)),
        *(later(draw, seat, box.starting_hands[seat][0]) for seat in range(s.seats)),
        *(later(discard_from_start, seat, box.starting_hands[seat][1]) for seat in range(s.seats)),
    ]


# The Academy


def academy_steps(s: Magecraft, options: Mapping[str, str]) -> list[Pending]:
    """The basic sets lie there (MC-16); nine others are drawn, unless they are named (MC-17, MC-R10)."""
    named = [] if options["academy"] == "random" else options["academy"].split(",")
    further = [kind for kind in FURTHER if SPELLS[kind].id in named]
    for spell in (*BASIC, *further):
        offer_set(s, spell)
    return [] if further else [later(draw_set)] * FURTHER_SETS


@book.step
def draw_set(s: Magecraft) -> None:
    ask_chance(s, set_drawn)


@book.chance({spell: f"offer {SPELLS[spell].id}" for spell in FURTHER})
def set_drawn(s: Magecraft) -> list[int]:
    sets = s.sets
    return [spell for spell in FURTHER if sets[spell] == NONE]


@set_drawn.then
def place_set(s: Magecraft, spell: int) -> None:
    offer_set(s, spell)
    offered = [further for further in FURTHER if s.sets[further] != NONE]
    if len(offered) == FURTHER_SETS:  # told of together
        tell(s, EVERYONE, "offered", offered)


# Characters


def free_characters(s: Magecraft) -> list[int]:  # MC-R2
    return [character for character in range(len(CHARACTERS)) if character not in s.characters]


@book.step
def draft_character(s: Magecraft, seat: int) -> None:  # MC-11, MC-R1
    decide(s, seat, pick_character, seat)


@book.question(dict(enumerate(card.id for card in CHARACTERS)))
def pick_character(s: Magecraft, seat: int) -> list[int]:
    return free_characters(s)


@pick_character.then
def take_character(s: Magecraft, character: int, seat: int) -> None:
    s.characters = with_at(s.characters, seat, character)
    tell(s, EVERYONE, "character", seat, character)


@book.step
def deal_character(s: Magecraft, seat: int) -> None:  # MC-R1
    if s.characters[seat] == NONE:
        ask_chance(s, character_dealt, seat)


@book.chance(face_ids(CHARACTERS, "deal"))
def character_dealt(s: Magecraft, seat: int) -> list[int]:
    return free_characters(s)


@character_dealt.then
def be_dealt(s: Magecraft, character: int, seat: int) -> None:
    take_character(s, character, seat)


# Starting discards


@book.step
def discard_from_start(s: Magecraft, seat: int, left: int) -> None:  # MC-14, MC-67
    if left:
        decide(s, seat, starting_discard, seat, left)


@book.question(
    {gem: letter for gem, letter in enumerate(LETTERS) if number(EACH_TAKES, gem)},
)
def starting_discard(s: Magecraft, seat: int, left: int) -> list[int]:  # MC-R4
    return colours(s.hand[seat])


@starting_discard.then
def discarded_from_start(s: Magecraft, gem: int, seat: int, left: int) -> None:
    take_from_hand(s, seat, gem)
    put(s.discard, seat, gem)
    tell(s, EVERYONE, "discarded", seat, ONE[gem])
    discard_from_start(s, seat, left - 1)


@starting_discard.worded
def which_to_discard(s: Magecraft, seat: int, left: int) -> Said:
    return say("ask-starting_discard", number=left)


# What a click on the table means


@pick_character.touches
def touched_character(s: Magecraft, character: int, seat: int) -> list[str]:
    return [f"characters.{CHARACTERS[character].id}.0"]


@starting_discard.touches
def touched_start(s: Magecraft, gem: int, seat: int, left: int) -> list[str]:
    return [f"hand{seat}.{LETTERS[gem]}.0"]
