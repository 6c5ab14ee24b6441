"""The state of Magecraft: where every gem is, what lies in the Spellbooks, and whose turn it is.

Zones of gems (MC-7) are piles, see ``gems``.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import Book, State, copy_table
from spellhall.games.magecraft.gems import number, take

MOST_SEATS: Final = 4

NONE: Final = -1
"""No golden gem, no Spellbook chosen, no character yet, no such spell in the Academy."""


class Magecraft(State):
    """One game of Magecraft. Tuples are exchanged, never changed, so copies share them."""

    __slots__ = (
        "academy", "bags", "books", "cantrip", "characters", "choose_hp", "discard", "golden", "hand", "hp", "kind",
        "known", "leftmost", "mastered", "mastery", "nth", "on", "open_hands", "place", "pool", "quiet",
        "quiet_limit", "round", "score", "scored", "sets", "shields", "spellbook", "turn",
    )  # fmt: skip

    academy: bytes
    pool: bytes
    bags: list[bytes]
    hand: list[bytes]
    discard: list[bytes]
    shields: list[bytes]
    hp: list[bytes]
    score: list[bytes]
    cantrip: list[bytes]
    """By seat: the gem that paid for the Cantrip in this turn."""
    known: list[bytes]
    """By seat: the part of the hand that everybody knows. (Section 5 of the rules)"""

    kind: tuple[int, ...]
    """By spell card: which spell it is. A card gets its number when a player gets it."""
    nth: tuple[int, ...]
    """By spell card: which of its owner's cards of that spell it is, 0 for the first."""
    mastered: tuple[bool, ...]
    """By spell card."""
    on: list[bytes]
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
        copy_table(self, c)
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
        c.nth = self.nth
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


def take_from_hand(s: Magecraft, seat: int, gem: int) -> None:
    """A gem leaves a hand for a place where all see it.

    If everybody knew of a gem of that colour there, it may have been that one: what they know of the
    others is the same either way.
    """
    take(s.hand, seat, gem)
    if number(s.known[seat], gem):
        take(s.known, seat, gem)


def participants(s: Magecraft) -> list[int]:  # MC-58
    """The seats still in the game: those with HP."""
    return [seat for seat, hp in enumerate(s.hp) if hp]


def is_out(s: Magecraft) -> bool:
    """Has the active player lost the last HP, by their own Vanish? Then the turn is over. (MC-R51)"""
    return not s.hp[s.turn]


def spells_of(s: Magecraft, seat: int) -> tuple[int, ...]:
    """A player's spell cards, book by book and from left to right."""
    one, two, three = s.books[3 * seat : 3 * seat + 3]
    return one + two + three
