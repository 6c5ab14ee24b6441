"""The state of Nytherria: two decks, the zones of NY-4, and what outlasts a single effect.

Nobody knows the order of a deck, so it is a bag that chance draws from, under a *top*: an ordered
zone of cards whose places are settled (by The Pathfinder, or by a scenario). A shuffle throws the
top into the bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from spellhall.engine.cards import Allowed, Cards, Numbers, Zone, copy_cards
from spellhall.engine.steps import EVERYONE, Book, bit

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class NytherriaNumbers(Numbers):
    """The numbers of Nytherria that stand on no card."""

    hand_size: int = 5
    """NY-13, NY-27."""
    stones: int = 5
    stones_with_four: int = 4
    """How many stones end the game, and how many with four players. (NY-57)"""
    one_kind_points: int = 2
    """What a row of one kind is worth. (NY-54)"""

    settable: ClassVar[Mapping[str, Allowed]] = {
        "hand_size": range(1, 11),
        "stones": range(1, 13),
        "stones_with_four": range(1, 13),
        "one_kind_points": range(21),
    }


NUMBERS: Final = NytherriaNumbers()
HAND_SIZE: Final = NUMBERS.hand_size
GOALS: Final = (NUMBERS.stones, NUMBERS.stones_with_four)

GRAVEYARD: Final = 0
NEUTRAL_GRAVEYARD: Final = 1
VOID: Final = 2
PLAY: Final = 3
ASIDE: Final = 4
MAIN_TOP: Final = 5
NEUTRAL_TOP: Final = 6
HAND: Final[tuple[int, ...]] = (7, 9, 11, 13)
ROW: Final[tuple[int, ...]] = (8, 10, 12, 14)
"""Zone numbers; hand and stone row by seat."""

NO_ONE: Final = -1
"""In place of a target: the card has none. (NY-37)"""

NOT_YET: Final = 0
STONES_COLLECTED: Final = 1
NO_STONE_LEFT: Final = 2
ROUNDS_PLAYED: Final = 3
"""What triggered the end. (NY-51, NY-56)"""

ANY_CARD: Final = -1
RAVAGERS_ONLY: Final = -2
"""Which cards Rally allows, if it is not one single card. (NY-42)"""


class Nytherria(Cards):
    """One game of Nytherria."""

    __slots__ = (
        "answered", "closing", "draws", "encounters", "endgame", "goal", "last_turn", "leaves_to", "main_bag",
        "neutral_bag", "one_more_turn", "passing", "rally_only", "rally_plays", "regular", "shuffled_in",
        "stone_weight", "turn", "turns",
    )  # fmt: skip

    main_bag: bytearray
    neutral_bag: bytearray
    shuffled_in: tuple[int, ...]
    """The faces that the graveyard last gave back to the main deck: all have seen them."""

    draws: list[int]
    """The draw setting of each seat. (NY-18)"""
    turn: int
    """The current player."""
    turns: int
    """How many turns have been taken by all."""
    last_turn: int
    """The number of turns after which the game ends anyhow; 0 is never. (NY-56)"""
    goal: int
    """The required number of stones. (NY-57)"""
    endgame: int
    one_more_turn: bool
    """Does everybody else have one more turn when the endgame is triggered? (NY-R45)"""
    closing: int
    """How many of these turns are still to come."""
    stone_weight: int
    """By how much the points of a stone are divided. (NY-R46)"""

    regular: bool
    """Is this the turn's regular play, not one through Rally? (NY-19)"""
    answered: bool
    """Has a Quickplay been played during this play? (NY-31)"""
    leaves_to: int
    """The zone to which the announced card will go. (NY-23)"""
    rally_plays: int
    """How many more cards Rally allows. (NY-42)"""
    rally_only: int
    """The one card that Rally allows; or ANY_CARD, or RAVAGERS_ONLY."""
    encounters: int
    """The number of cards left to encounter. (NY-38)"""
    passing: list[int]
    """Winds of Fate: the cards chosen so far, still in their hands, in the order of choosing."""

    layouts: ClassVar = {
        seats: (
            Zone(id="graveyard", kind="pile", sees=EVERYONE),
            Zone(id="neutral_graveyard", kind="pile", sees=EVERYONE),
            Zone(id="void", kind="pile", sees=EVERYONE),
            Zone(id="play", kind="row", sees=EVERYONE, ordered=True),
            Zone(id="aside", kind="row", ordered=True),
            Zone(id="main_deck", kind="pile", ordered=True),
            Zone(id="neutral_deck", kind="pile", ordered=True),
            *(
                zone
                for seat in range(seats)
                for zone in (
                    Zone(id=f"hand{seat}", kind="hand", owner=seat, sees=bit(seat)),
                    Zone(id=f"stones{seat}", kind="row", owner=seat, sees=EVERYONE),
                )
            ),
        )
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
    }

    def copy(self) -> Nytherria:
        """An independent copy."""
        c = Nytherria()
        copy_cards(self, c)
        c.main_bag = self.main_bag[:]
        c.neutral_bag = self.neutral_bag[:]
        c.shuffled_in = self.shuffled_in
        c.draws = self.draws[:]
        c.turn = self.turn
        c.turns = self.turns
        c.last_turn = self.last_turn
        c.goal = self.goal
        c.endgame = self.endgame
        c.one_more_turn = self.one_more_turn
        c.closing = self.closing
        c.stone_weight = self.stone_weight
        c.regular = self.regular
        c.answered = self.answered
        c.leaves_to = self.leaves_to
        c.rally_plays = self.rally_plays
        c.rally_only = self.rally_only
        c.encounters = self.encounters
        c.passing = self.passing[:]
        return c


book: Final[Book[Nytherria]] = Book()


def empty_table(seats: int, round_limit: int, one_more_turn: bool = False, stone_weight: int = 1) -> Nytherria:
    """The table before any card is on it."""
    s = Nytherria()
    s.lay_table(seats)
    s.main_bag = bytearray()
    s.neutral_bag = bytearray()
    s.shuffled_in = ()
    s.draws = [1] * seats
    s.turn = 0
    s.turns = 0
    s.last_turn = round_limit * seats
    s.goal = NUMBERS.stones_with_four if seats == MOST_SEATS else NUMBERS.stones  # NY-57
    s.endgame = NOT_YET
    s.one_more_turn = one_more_turn
    s.closing = 0
    s.stone_weight = stone_weight
    s.regular = True
    s.answered = False
    s.leaves_to = GRAVEYARD
    s.rally_plays = 0
    s.rally_only = ANY_CARD
    s.encounters = 0
    s.passing = []
    return s


CLOCKWISE: Final = {
    seats: [tuple((seat + step) % seats for step in range(seats)) for seat in range(seats)]
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
}
"""By number of seats and seat: everybody, beginning with the seat itself."""


def everybody(s: Nytherria, seat: int) -> tuple[int, ...]:
    """All seats, clockwise, beginning with this one. (NY-R35)"""
    return CLOCKWISE[s.seats][seat]


def opponents(s: Nytherria, seat: int) -> tuple[int, ...]:
    """All other seats, clockwise, beginning on the left."""
    return CLOCKWISE[s.seats][seat][1:]
