"""The table of Coven: hidden hands, lost cards, a bag and candles."""

from __future__ import annotations

from typing import ClassVar, Final

from spellhall.engine.cards import Cards, Zone
from spellhall.engine.steps import EVERYONE, Book, bit


class Coven(Cards):
    """A game of Coven."""

    __slots__ = ("bag", "candles", "turn", "turns")

    layouts: ClassVar = {
        seats: (
            *(Zone(id=f"hand{seat}", kind="hand", owner=seat, sees=bit(seat)) for seat in range(seats)),
            *(Zone(id=f"shown{seat}", kind="row", owner=seat, sees=EVERYONE) for seat in range(seats)),
        )
        for seats in (2, 3, 4)
    }

    bag: list[int]
    candles: list[int]
    turn: int
    turns: int


book: Final[Book[Coven]] = Book()


def hand_of(seat: int) -> int:
    """The zone that is the hand of a seat."""
    return seat


def shown_of(s: Coven, seat: int) -> int:
    """The zone with the cards that a seat has lost."""
    return s.seats + seat


def others(s: Coven, seat: int) -> tuple[int, ...]:
    """The other seats that are not out, beginning on the left."""
    left = ((seat + step) % s.seats for step in range(1, s.seats))
    return tuple(other for other in left if s.zones[hand_of(other)])
