"""The state of Castle of Magic, and its setup. (CM-14 to CM-23)

Shrines are cards 0 to 26, their number is their place: bell 0 to 8, book 9 to 17, candle 18 to 26
(CM-17, CM-19). The outcome card on ritual r is card 27 + r; the character of a seat is card
35 + seat. Nobody knows a shrine or an outcome card before it is first turned up, so chance decides
its face only then.
"""

from __future__ import annotations

from typing import ClassVar, Final

from spellhall.engine.cards import UNDRAWN, Cards, Zone, copy_cards
from spellhall.engine.steps import EVERYONE, NOBODY, Book, bit
from spellhall.games.castle.cards import ARCANA, CHARACTERS, OUTCOMES, RITUALS, SHRINE_BAG

ROWS: Final = 3
COLUMNS: Final = 9
SHRINE_COUNT: Final = ROWS * COLUMNS
PLACES: Final = tuple(f"{row}{column + 1}" for row in ARCANA for column in range(COLUMNS))

FIRST_OUTCOME: Final = SHRINE_COUNT
FIRST_CHARACTER: Final = FIRST_OUTCOME + len(RITUALS)

TABLEAU: Final = 0
OUTCOME_ROW: Final = 1
CHARACTER_OF: Final = 2
"""Zone numbers; the character of a seat lies in zone ``CHARACTER_OF + seat``."""

SUPPLY: Final = -1
HELD: Final = -2
"""Where a pawn is that stands on no shrine."""

MOST_SEATS: Final = 6

_SHRINE_ZONE: Final = tuple(range(SHRINE_COUNT))
_OUTCOME_ZONE: Final = tuple(range(FIRST_OUTCOME, FIRST_CHARACTER))
_CHARACTER_ZONES: Final = tuple((FIRST_CHARACTER + seat,) for seat in range(MOST_SEATS))


class Castle(Cards):
    """One game of Castle of Magic."""

    __slots__ = (
        "character_bag", "first_turn_free", "free", "memory_aid", "monster_points", "outcome_bag",
        "pawns", "quiet", "shrine_bag", "stall", "turn", "turned", "turns", "up",
    )  # fmt: skip

    up: list[bool]
    """By place: is the shrine active, its card face up? (CM-34)"""
    free: list[int]
    """The places without a pawn, in order."""
    pawns: list[int]
    """Two entries a seat, the lower first: the place of a pawn, SUPPLY or HELD. (CM-R13)"""

    shrine_bag: list[int]
    outcome_bag: list[int]
    character_bag: list[int]

    turn: int
    turns: int
    """How many turns have been taken by all."""
    quiet: int
    """How many turns in a row somebody manipulated. (CM-R20)"""
    turned: int
    """How many outcome cards are face up."""

    stall: int
    """The number of quiet turns after which one must advance; 0 is never. (CM-R20)"""
    first_turn_free: bool
    memory_aid: bool
    monster_points: int

    layouts: ClassVar = {
        seats: (
            Zone(id="tableau", kind="grid", ordered=True),
            Zone(id="outcomes", kind="row", ordered=True),
            *(Zone(id=f"character{seat}", kind="hand", owner=seat, sees=bit(seat)) for seat in range(seats)),
        )
        for seats in range(4, MOST_SEATS + 1)
    }

    def copy(self) -> Castle:
        """An independent copy."""
        c = Castle()
        copy_cards(self, c)
        c.up = self.up[:]
        c.free = self.free[:]
        c.pawns = self.pawns[:]
        c.shrine_bag = self.shrine_bag[:]
        c.outcome_bag = self.outcome_bag[:]
        c.character_bag = self.character_bag[:]
        c.turn = self.turn
        c.turns = self.turns
        c.quiet = self.quiet
        c.turned = self.turned
        c.stall = self.stall
        c.first_turn_free = self.first_turn_free
        c.memory_aid = self.memory_aid
        c.monster_points = self.monster_points
        return c


book: Final[Book[Castle]] = Book()


def empty_table(seats: int, options: dict[str, str]) -> Castle:
    """The table before the deal: every card unknown, every pawn in its supply. (CM-14, CM-16, CM-22)"""
    s = Castle()
    s.lay_table(seats)
    s.kind = [UNDRAWN] * (FIRST_CHARACTER + seats)
    s.seen = [NOBODY] * FIRST_CHARACTER + [bit(seat) for seat in range(seats)]
    s.zones = [_SHRINE_ZONE, _OUTCOME_ZONE, *_CHARACTER_ZONES[:seats]]
    s.up = [False] * SHRINE_COUNT
    s.free = list(range(SHRINE_COUNT))
    s.pawns = [SUPPLY] * (2 * seats)
    s.shrine_bag = SHRINE_BAG[:]
    s.outcome_bag = list(range(len(OUTCOMES)))
    s.character_bag = list(range(len(CHARACTERS)))
    s.turn = 0
    s.turns = 0
    s.quiet = 0
    s.turned = 0
    s.stall = 0 if options["stall_limit"] == "off" else int(options["stall_limit"]) * seats
    s.first_turn_free = options["first_turn"] == "free"
    s.memory_aid = options["memory_aid"] == "on"
    s.monster_points = int(options["monster_points"])
    return s


def is_known(s: Castle, card: int) -> bool:
    """Does everyone know this card's face?"""
    return s.seen[card] == EVERYONE
