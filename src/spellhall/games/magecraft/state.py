"""The state of Magecraft: where every gem is, what lies in the Spellbooks, and whose turn it is.

Gems of one colour are alike, so a zone is six numbers: how many of each colour, and how many in
all. All zones stand in one list, ``gems``; a zone is the place where its six numbers begin, so
``gems[HAND[seat] + ALL]`` is the size of a hand. Gems on a spell card are noted with the card.
"""

from __future__ import annotations

from typing import Final, ParamSpec, TypeVar

from spellhall.engine.steps import Book, Question, State, ask
from spellhall.games.magecraft.cards import COLOURS

P = ParamSpec("P")

MOST_SEATS: Final = 4

ALL: Final = 5
"""After the five colours: how many gems in all."""
_WIDTH: Final = 6
_ZONES_EACH: Final = 7


def _zone_of_each_seat(number: int) -> tuple[int, ...]:
    return tuple(_WIDTH * (2 + number + _ZONES_EACH * seat) for seat in range(MOST_SEATS))


ACADEMY: Final = 0
POOL: Final = _WIDTH
BAG: Final = _zone_of_each_seat(0)
HAND: Final = _zone_of_each_seat(1)
DISCARD: Final = _zone_of_each_seat(2)
SHIELDS: Final = _zone_of_each_seat(3)
HP: Final = _zone_of_each_seat(4)
SCORE: Final = _zone_of_each_seat(5)
CANTRIP: Final = _zone_of_each_seat(6)
"""Zones; those of a player by seat. (MC-5, MC-7)"""

NONE: Final = -1
"""No golden gem, no Spellbook chosen, no character yet."""


class Magecraft(State):
    """One game of Magecraft."""

    __slots__ = (
        "books", "characters", "choose_hp", "gems", "golden", "kind", "known", "leftmost", "mastered", "mastery",
        "offer", "on", "open_hands", "place", "quiet", "quiet_limit", "round", "scored", "sets", "spellbook", "turn",
    )  # fmt: skip

    gems: list[int]
    known: list[int]
    """Five numbers a seat: the gems in that hand that everybody knows. (Section 5 of the rules)"""

    kind: list[int]
    """By spell card: which spell it is. A card gets its number when a player gets it."""
    mastered: list[bool]
    """By spell card."""
    on: list[tuple[int, ...]]
    """By spell card: the colours of the gems that lie on it."""
    books: list[tuple[int, ...]]
    """Three Spellbooks a seat: cards from left to right. (MC-6)"""
    sets: list[int]
    """By spell: how many cards the Academy has."""
    offer: tuple[int, ...]
    """The spells of the Academy, in the order of the card table."""
    characters: list[int]
    """By seat."""

    turn: int
    round: int
    scored: bool
    """Has a gem entered a Score Area in this turn?"""
    quiet: int
    """How many quiet turns in a row have been completed. (MC-R53)"""

    spellbook: int
    """The Spellbook, 0 to 2, that is cast in this turn. (MC-35)"""
    place: int
    """The place in it of the next spell of the chain."""
    golden: int
    """The colour of the golden gem that waits on the next spell. (MC-46)"""
    leftmost: int
    """The colour that paid the leftmost symbol of the spell being cast. (MC-45)"""

    quiet_limit: int
    choose_hp: bool
    open_hands: bool
    mastery: bool

    def copy(self) -> Magecraft:
        """An independent copy."""
        c = Magecraft()
        c.seats = self.seats
        c.stack = self.stack[:]
        c.ask = self.ask
        c.result = self.result
        c.news = None
        c.gems = self.gems[:]
        c.known = self.known[:]
        c.kind = self.kind[:]
        c.mastered = self.mastered[:]
        c.on = self.on[:]
        c.books = self.books[:]
        c.sets = self.sets[:]
        c.offer = self.offer
        c.characters = self.characters[:]
        c.turn = self.turn
        c.round = self.round
        c.scored = self.scored
        c.quiet = self.quiet
        c.spellbook = self.spellbook
        c.place = self.place
        c.golden = self.golden
        c.leftmost = self.leftmost
        c.quiet_limit = self.quiet_limit
        c.choose_hp = self.choose_hp
        c.open_hands = self.open_hands
        c.mastery = self.mastery
        return c


book: Final[Book[Magecraft]] = Book()

A = TypeVar("A", bound=int | str)


def decide(s: Magecraft, seat: int, question: Question[Magecraft, P, A], *args: P.args, **kwargs: P.kwargs) -> None:
    """Put a question to a seat; if it has only one answer, that is given at once. (MC-R54)"""
    options = question.options(s, *args, **kwargs)
    if len(options) == 1:
        question.carry_out(s, options[0], *args, **kwargs)
    elif options:
        ask(s, seat, question, *args, **kwargs)


# Gems move


def move(s: Magecraft, gem: int, source: int, target: int) -> None:
    """A gem goes from one zone to another. Out of a hand it goes by ``play_gem``."""
    gems = s.gems
    gems[source + gem] -= 1
    gems[source + ALL] -= 1
    gems[target + gem] += 1
    gems[target + ALL] += 1


def take_from_hand(s: Magecraft, seat: int, gem: int) -> None:
    """A gem leaves a hand for a place where all see it.

    If a gem of that colour was known to be in the hand, it may have been that one: what all know of
    the rest is the same either way.
    """
    gems, hand = s.gems, HAND[seat]
    gems[hand + gem] -= 1
    gems[hand + ALL] -= 1
    if s.known[5 * seat + gem]:
        s.known[5 * seat + gem] -= 1


def play_gem(s: Magecraft, seat: int, gem: int, target: int) -> None:
    """A gem goes from a hand to a zone that all see."""
    take_from_hand(s, seat, gem)
    put(s, gem, target)


def put(s: Magecraft, gem: int, target: int) -> None:
    """A gem that was on a card, or in a hand, arrives in a zone."""
    s.gems[target + gem] += 1
    s.gems[target + ALL] += 1


def pour(s: Magecraft, source: int, target: int) -> None:
    """All gems of a zone go to another."""
    gems = s.gems
    if gems[source + ALL]:
        for number in range(_WIDTH):
            gems[target + number] += gems[source + number]
            gems[source + number] = 0


def colours_in(s: Magecraft, zone: int) -> list[int]:
    """The colours that a zone has, in the order of the rules."""
    gems = s.gems
    return [colour for colour in COLOURS if gems[zone + colour]]


def count(s: Magecraft, zone: int) -> int:
    """How many gems lie in a zone."""
    return s.gems[zone + ALL]


# Players


def participates(s: Magecraft, seat: int) -> bool:  # MC-58
    return s.gems[HP[seat] + ALL] > 0


def participants(s: Magecraft) -> list[int]:
    """The seats still in the game."""
    return [seat for seat in range(s.seats) if s.gems[HP[seat] + ALL]]


def spells_of(s: Magecraft, seat: int) -> list[int]:
    """A player's spell cards, book by book and from left to right."""
    one, two, three = s.books[3 * seat : 3 * seat + 3]
    return [*one, *two, *three]
