"""The state of Magecraft: where every gem is, what lies in the Spellbooks, and whose turn it is.

Zones of gems (MC-7) are piles, see ``gems``; only a bag is a list, because chance draws from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, ParamSpec, TypeVar

from spellhall.engine.steps import Book, Question, State
from spellhall.games.magecraft.gems import ONE, number

MOST_SEATS: Final = 4

NONE: Final = -1
"""No golden gem, no Spellbook chosen, no character yet, no such spell in the Academy."""

P = ParamSpec("P")
A = TypeVar("A", bound=int | str)


class Magecraft(State):
    """One game of Magecraft. Tuples are exchanged, never changed, so copies share them."""

    __slots__ = (
        "academy", "bags", "books", "cantrip", "characters", "choose_hp", "discard", "golden", "hand", "hp", "kind",
        "known", "leftmost", "mastered", "mastery", "name", "on", "open_hands", "place", "pool", "quiet",
        "quiet_limit", "round", "score", "scored", "sets", "shields", "spellbook", "turn",
    )  # fmt: skip

    academy: int
    pool: int
    bags: list[int]
    hand: list[int]
    discard: list[int]
    shields: list[int]
    hp: list[int]
    score: list[int]
    cantrip: list[int]
    """By seat: the gem that paid for the Cantrip in this turn."""
    known: list[int]
    """By seat: the part of the hand that everybody knows. (Section 5 of the rules)"""

    kind: tuple[int, ...]
    """By spell card: which spell it is. A card gets its number when a player gets it."""
    name: tuple[int, ...]
    """By spell card: what it is called among its owner's cards, see ``study``."""
    mastered: tuple[bool, ...]
    """By spell card."""
    on: list[int]
    """By spell card: the gems that lie on it."""
    books: list[tuple[int, ...]]
    """Three Spellbooks a seat: cards from left to right. (MC-6)"""
    sets: tuple[int, ...]
    """By spell: how many cards the Academy has left; NONE if it does not offer it."""
    characters: tuple[int, ...]
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
        c.academy = self.academy
        c.pool = self.pool
        c.bags = self.bags[:]
        c.hand = self.hand[:]
        c.discard = self.discard[:]
        c.shields = self.shields[:]
        c.hp = self.hp[:]
        c.score = self.score[:]
        c.cantrip = self.cantrip[:]
        c.known = self.known[:]
        c.kind = self.kind
        c.name = self.name
        c.mastered = self.mastered
        c.on = self.on[:]
        c.books = self.books[:]
        c.sets = self.sets
        c.characters = self.characters
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


def decide(s: Magecraft, seat: int, question: Question[Magecraft, P, A], *args: P.args, **kwargs: P.kwargs) -> None:
    """Put a question to a seat; if it has only one answer, that is given at once. (MC-R54)

    Where two answers are certain, ``ask`` does the same faster.
    """
    find: Callable[..., Sequence[A]] = question.options
    options = find(s, *args) if args else find(s)
    if len(options) > 1:
        s.ask = (seat, question, args)
    elif options:
        carry_out: Callable[..., None] = question.carry_out
        carry_out(s, options[0], *args)


def take_from_hand(s: Magecraft, seat: int, gem: int) -> None:
    """A gem leaves a hand for a place where all see it.

    If everybody knew of a gem of that colour there, it may have been that one: what they know of the
    others is the same either way.
    """
    s.hand[seat] -= ONE[gem]
    known = s.known[seat]
    if known and number(known, gem):
        s.known[seat] = known - ONE[gem]


def participants(s: Magecraft) -> list[int]:  # MC-58
    """The seats still in the game: those with HP."""
    return [seat for seat, hp in enumerate(s.hp) if hp]


def spells_of(s: Magecraft, seat: int) -> tuple[int, ...]:
    """A player's spell cards, book by book and from left to right."""
    one, two, three = s.books[3 * seat : 3 * seat + 3]
    return one + two + three
