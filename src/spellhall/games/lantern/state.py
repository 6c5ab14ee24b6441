"""The state of Lantern: a bag, hands, lights and ashes. (LT-2, LT-3)"""

from __future__ import annotations

from typing import ClassVar, Final

from spellhall.engine.cards import Cards, Zone, copy_cards
from spellhall.engine.steps import EVERYONE, Book, bit

ASHES: Final = 0
PLAYED: Final = 1
"""Zone numbers: the ashes, the card being played, then each seat's hand, then each seat's light."""


class Lantern(Cards):
    """One game of Lantern."""

    __slots__ = ("bag", "last_turn", "turn", "turns")

    bag: list[int]
    turn: int
    turns: int
    last_turn: int
    """The number of turns after which the game ends anyhow; 0 is never. (LT-R2)"""

    layouts: ClassVar = {
        seats: (
            Zone(id="ashes", kind="pile", sees=EVERYONE),
            Zone(id="played", kind="row", sees=EVERYONE),
            *(Zone(id=f"hand{seat}", kind="hand", owner=seat, sees=bit(seat)) for seat in range(seats)),
            *(Zone(id=f"light{seat}", kind="row", owner=seat, sees=EVERYONE) for seat in range(seats)),
        )
        for seats in (2, 3, 4)
    }

    def copy(self) -> Lantern:
        """An independent copy."""
        c = Lantern()
        copy_cards(self, c)
        c.bag = self.bag[:]
        c.turn = self.turn
        c.turns = self.turns
        c.last_turn = self.last_turn
        return c


book: Final[Book[Lantern]] = Book()


def hand_of(seat: int) -> int:
    """The zone that is the hand of a seat."""
    return 2 + seat


def light_of(s: Lantern, seat: int) -> int:
    """The zone with the light of a seat."""
    return 2 + s.seats + seat


def clockwise(s: Lantern, seat: int) -> tuple[int, ...]:
    """All other seats, beginning on the left."""
    return tuple((seat + step) % s.seats for step in range(1, s.seats))
