"""The Learning/Revision Phase: learn one spell, or put all of them in a new order. (MC-24, MC-38 to MC-44)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.cards import with_at, without
from spellhall.engine.steps import EVERYONE, ask, decide, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import BASIC, FURTHER, LEARN, LETTERS, NUMBERS, SPELLS
from spellhall.games.magecraft.drawing import refresh_phase
from spellhall.games.magecraft.gems import EMPTY, ONE, colours, put
from spellhall.games.magecraft.payment import TO_LEARN, affordable, pay_cost
from spellhall.games.magecraft.state import NONE, Magecraft, book, spells_of, take_from_hand

REVISE: Final = len(SPELLS)
DONE: Final = len(SPELLS) + 1
REVISION_COST: Final = NUMBERS.revision_cost
BOOK_TOKENS: Final = {0: "book 1", 1: "book 2", 2: "book 3"}
ALL_BOOKS: Final = [*BOOK_TOKENS]
TO_BE_LEARNED: Final = (*BASIC, *FURTHER)


@book.step
def study_phase(s: Magecraft) -> None:  # MC-24
    decide(s, s.turn, study_step)


@book.question(
    {
        **{kind: f"learn {spell.id}" for kind, spell in enumerate(SPELLS) if spell.learn},
        REVISE: "revise",
        DONE: "done",
    },
)
def study_step(s: Magecraft) -> list[int]:
    hand = s.hand[s.turn]
    costs = affordable(hand)
    options = [spell for spell in TO_BE_LEARNED if s.sets[spell] > 0 and LEARN[spell] in costs]  # MC-38, MC-R45
    if len(hand) >= REVISION_COST:  # MC-42
        options.append(REVISE)
    options.append(DONE)
    return options


@study_step.then
def study(s: Magecraft, choice: int) -> None:
    if choice == DONE:
        refresh_phase(s)
    elif choice == REVISE:
        tell(s, EVERYONE, "revises", s.turn)
        push(s, later(discard_for_revision, REVISION_COST), later(rearrange, ()))
    else:
        tell(s, EVERYONE, "learns", s.turn, choice)
        push(s, later(place_spell, choice))
        pay_cost(s, LEARN[choice], TO_LEARN, choice)  # MC-39


# Learning


@book.step
def place_spell(s: Magecraft, spell: int) -> None:  # MC-40
    ask(s, s.turn, learn_book, spell)


@book.question(BOOK_TOKENS)
def learn_book(s: Magecraft, spell: int) -> list[int]:
    return ALL_BOOKS


@learn_book.then
def learn(s: Magecraft, number: int, spell: int) -> None:  # MC-40, MC-41
    s.sets = with_at(s.sets, spell, s.sets[spell] - 1)
    where = 3 * s.turn + number
    s.books[where] = (new_card(s, spell, spells_of(s, s.turn)), *s.books[where])
    tell(s, EVERYONE, "learned", s.turn, spell, number)
    refresh_phase(s)


def new_card(s: Magecraft, spell: int, owned: Sequence[int]) -> int:
    """An unmastered card of this spell for the owner of those cards gets its number."""
    s.nth += ([s.kind[card] for card in owned].count(spell),)
    s.kind += (spell,)
    s.mastered += (False,)
    s.on.append(EMPTY)
    return len(s.kind) - 1


# Revision: discard four


@book.step
def discard_for_revision(s: Magecraft, left: int) -> None:  # MC-42
    hand = s.hand[s.turn]
    if len(hand) > left:
        decide(s, s.turn, revise_discard, left)
    else:
        for gem in hand:
            discard_one(s, gem)
        tell(s, EVERYONE, "discarded", s.turn, hand)


@book.question(dict(enumerate(LETTERS)))
def revise_discard(s: Magecraft, left: int) -> list[int]:
    return colours(s.hand[s.turn])


@revise_discard.then
def discarded_for_revision(s: Magecraft, gem: int, left: int) -> None:
    discard_one(s, gem)
    tell(s, EVERYONE, "discarded", s.turn, ONE[gem])
    if left > 1:
        discard_for_revision(s, left - 1)


def discard_one(s: Magecraft, gem: int) -> None:
    take_from_hand(s, s.turn, gem)
    put(s.discard, s.turn, gem)


# Revision: rearrange, each spell at most once

MOST_COPIES: Final = 4

Name = tuple[int, int]
"""What a spell card is called among its owner's: which spell it is, and which of their cards of it, 0 for the first."""

SPELL_TOKENS: Final[dict[Name, str]] = {
    (kind, copy): f"{spell.id} {copy + 1}" if copy else spell.id
    for kind, spell in enumerate(SPELLS)
    for copy in range(MOST_COPIES if spell.learn else 1)
}
"""A player's second Fireball is called ``fireball 2``."""

STOP: Final[Name] = (NONE, 0)
LEFT_END: Final[Name] = (NONE, 0)


def name_of(s: Magecraft, card: int) -> Name:
    return s.kind[card], s.nth[card]


def card_named(s: Magecraft, name: Name) -> int:
    """The active player's card of that name."""
    for card in spells_of(s, s.turn):
        if name_of(s, card) == name:
            return card
    raise LookupError(f"seat {s.turn} has no card named {SPELL_TOKENS[name]}")


def where(s: Magecraft, card: int) -> tuple[int, int]:
    """The Spellbook (0 to 2) and the place in it of a card of the active player."""
    for number in range(3):
        spells = s.books[3 * s.turn + number]
        if card in spells:
            return number, spells.index(card)
    raise LookupError(f"card {card} is in no Spellbook of seat {s.turn}")


@book.step
def rearrange(s: Magecraft, moved: tuple[int, ...]) -> None:  # MC-43, MC-R49
    if len(moved) < len(spells_of(s, s.turn)):
        ask(s, s.turn, revise_spell, moved)
    else:
        end_revision(s)


@book.question({**SPELL_TOKENS, STOP: "done"})
def revise_spell(s: Magecraft, moved: tuple[int, ...]) -> list[Name]:
    return [*[name_of(s, card) for card in spells_of(s, s.turn) if card not in moved], STOP]


@revise_spell.then
def move_spell(s: Magecraft, name: Name, moved: tuple[int, ...]) -> None:
    if name == STOP:
        end_revision(s)
    else:
        ask(s, s.turn, revise_book, card_named(s, name), moved)


@book.question(BOOK_TOKENS)
def revise_book(s: Magecraft, card: int, moved: tuple[int, ...]) -> list[int]:
    return ALL_BOOKS


@revise_book.then
def move_to_book(s: Magecraft, number: int, card: int, moved: tuple[int, ...]) -> None:
    if s.books[3 * s.turn + number] in ((), (card,)):
        put_spell(s, LEFT_END, card, number, moved)
    else:
        ask(s, s.turn, revise_position, card, number, moved)


@book.question(
    {LEFT_END: "left end", **{name: f"after {token}" for name, token in SPELL_TOKENS.items()}},
)
def revise_position(s: Magecraft, card: int, number: int, moved: tuple[int, ...]) -> list[Name]:
    return [LEFT_END, *[name_of(s, other) for other in s.books[3 * s.turn + number] if other != card]]


@revise_position.then
def put_spell(s: Magecraft, name: Name, card: int, number: int, moved: tuple[int, ...]) -> None:
    old, new = 3 * s.turn + where(s, card)[0], 3 * s.turn + number
    s.books[old] = without(s.books[old], card)
    spells = s.books[new]
    place = 0 if name == LEFT_END else spells.index(card_named(s, name)) + 1
    s.books[new] = (*spells[:place], card, *spells[place:])
    tell(s, EVERYONE, "moved", s.turn, s.kind[card], number, place)
    rearrange(s, (*moved, card))


# Revision: master one spell


def end_revision(s: Magecraft) -> None:
    if s.mastery:  # MC-R47
        decide(s, s.turn, master)
    else:
        refresh_phase(s)


@book.question({**SPELL_TOKENS, STOP: "none"})
def master(s: Magecraft) -> list[Name]:  # MC-44, MC-R48
    return [*[name_of(s, card) for card in spells_of(s, s.turn) if not s.mastered[card]], STOP]


@master.then
def flip(s: Magecraft, name: Name) -> None:
    if name != STOP:
        card = card_named(s, name)
        s.mastered = with_at(s.mastered, card, True)
        tell(s, EVERYONE, "mastered", s.turn, s.kind[card])
    refresh_phase(s)


# What is asked


@study_step.labelled
def what_is_studied(s: Magecraft, choice: int) -> Said | None:
    return say("do-study_step-done") if choice == DONE else None


@learn_book.worded
def where_to_learn(s: Magecraft, spell: int) -> Said:
    return say("ask-learn_book", card=SPELLS[spell].id)


@revise_discard.worded
def which_gem_goes(s: Magecraft, left: int) -> Said:
    return say("ask-revise_discard", number=left)


@revise_spell.labelled
def what_is_moved(s: Magecraft, name: Name, moved: tuple[int, ...]) -> Said | None:
    return say("do-revise_spell-done") if name == STOP else None


@revise_book.worded
def where_to_move(s: Magecraft, card: int, moved: tuple[int, ...]) -> Said:
    return say("ask-revise_book", card=SPELLS[s.kind[card]].id)


@revise_position.worded
def where_in_it(s: Magecraft, card: int, number: int, moved: tuple[int, ...]) -> Said:
    return say("ask-revise_position", card=SPELLS[s.kind[card]].id, number=number + 1)


# What a click on the table means


@study_step.touches
def touched_set(s: Magecraft, choice: int) -> list[str]:
    return [f"spells.{SPELLS[choice].id}.0"] if choice < REVISE else []


@learn_book.touches
def touched_book_to_learn(s: Magecraft, number: int, spell: int) -> list[str]:
    return [f"book{s.turn}.{number + 1}"]


@revise_discard.touches
def touched_in_hand(s: Magecraft, gem: int, left: int) -> list[str]:
    return [f"hand{s.turn}.{LETTERS[gem]}.0"]


@revise_spell.touches
def touched_to_move(s: Magecraft, name: Name, moved: tuple[int, ...]) -> list[str]:
    return [] if name == STOP else [spell_id(s, card_named(s, name))]


@revise_book.touches
def touched_book(s: Magecraft, number: int, card: int, moved: tuple[int, ...]) -> list[str]:
    return [f"book{s.turn}.{number + 1}"]


@revise_position.touches
def touched_position(s: Magecraft, name: Name, card: int, number: int, moved: tuple[int, ...]) -> list[str]:
    return [f"book{s.turn}.{number + 1}" if name == LEFT_END else spell_id(s, card_named(s, name))]


@master.touches
def touched_to_master(s: Magecraft, name: Name) -> list[str]:
    return [] if name == STOP else [spell_id(s, card_named(s, name))]


def spell_id(s: Magecraft, card: int) -> str:
    """What a spell card of the active player is called in a view."""
    number, place = where(s, card)
    return f"book{s.turn}.{number + 1}.{place}"
