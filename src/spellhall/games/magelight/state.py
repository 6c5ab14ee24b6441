"""The state of Magelight: zones, counters, roles, and what was shown to whom. (ML-3, ML-4, ML-6)

The deck is a bag: its order is nobody's secret because it has none. Cards lie in the zone ``TOP``
only once somebody has looked at them there (or a scenario put them there); they are drawn first.

Roles are no cards of a zone. Who knows one follows from ``revealed``, from ``shows`` and from the
team; what a single player was shown, true or forged, is worked out from the roles (``seen_role``),
so it can never disagree with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from spellhall.engine.cards import Allowed, Cards, Numbers, Zone, copy_cards
from spellhall.engine.steps import EVERYONE, Book, bit
from spellhall.games.magelight.cards import FIRST_ARTIFACT, IS_SPY, SPYMASTER

FEWEST_SEATS: Final = 4
MOST_SEATS: Final = 6

TOP: Final = 0
DISCARD: Final = 1
BURNED: Final = 2
STACK: Final = 3
PLAYED: Final = 4
FIRST_HAND: Final = 5
"""Zone numbers: then each seat's hand, each seat's Storage, each seat's board."""

NO_ROLE: Final = -1
NO_CAP: Final = 99
NEVER: Final = 999
"""Without a cap or a Wildfire: more Power than anybody gets, and a later round than any game has. (ML-R41, ML-R56)"""

# The steps of a turn that can last until somebody decides. (2.3)
ALLIES: Final = 0
DRAWING: Final = 1
ARTIFACT_STEP: Final = 2
ACTIONS: Final = 3
PASSING: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class MagelightNumbers(Numbers):
    """The numbers of Magelight that stand on no card."""

    starting_power: int = 3
    """What everybody begins with."""
    turn_draws: int = 3
    first_draws: int = 6
    """How many cards a turn begins with, and the very first one. (ML-19, ML-20)"""
    quota: int = 3
    """How many cards are passed on. (ML-28)"""

    settable: ClassVar[Mapping[str, Allowed]] = {
        "starting_power": range(1, 7),
        "turn_draws": range(1, 11),
        "first_draws": range(1, 16),
        "quota": range(1, 11),
    }


NUMBERS: Final = MagelightNumbers()
QUOTA: Final = NUMBERS.quota

FROM_LEFT: Final = {
    seats: tuple(tuple((seat + step) % seats for step in range(1, seats + 1)) for seat in range(seats))
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
}
"""By number of seats and seat: everybody, beginning on the left, the seat itself last."""


class Magelight(Cards):
    """One game of Magelight."""

    __slots__ = (
        "actions", "actions_bonus", "actions_taken", "cap", "clean_hands", "cover", "deck", "first", "fresh",
        "got", "guild_bag", "mana", "mana_bonus", "opened", "plain", "power", "quota", "refilled", "revealed", "role",
        "round", "shows", "step", "tired", "turn", "wildfire",
    )  # fmt: skip

    deck: list[int]
    """The kinds in the deck. They lie sorted: the deck itself has no order."""
    refilled: tuple[int, ...]
    """The kinds of the discard pile that became the deck this turn, sorted: everybody saw it go."""

    power: list[int]
    role: list[int]
    """By seat: the kind of the Role card."""
    cover: list[int]
    """By seat: the kind of an Infiltrator's Cover; NO_ROLE for everybody else. (ML-69)"""
    guild_bag: list[int]
    """The Guildmage roles left over, that nobody sees."""
    revealed: list[bool]
    """By seat: has the role been revealed to the table? (ML-48)"""
    shows: list[tuple[int, int]]
    """(who, to whom): every role that was shown to a single player, in order. (ML-49, ML-R11)"""

    first: int
    """Who took the first turn."""
    turn: int
    """The active player."""
    round: int
    step: int
    actions: int
    mana: int
    actions_bonus: int
    mana_bonus: int
    """What effects before T6 gave or took. (ML-R19)"""
    actions_taken: int
    quota: int
    clean_hands: bool
    fresh: list[int]
    """Cards that came to the hand and have not been searched for artifacts yet. (ML-R21, ML-R22)"""
    got: list[int]
    """The cards that the active player took with the Stack."""
    opened: list[int]
    """The kinds of the artifacts revealed this turn, in order."""
    tired: list[int]
    """Allies that arrived or were used this turn. (ML-R38)"""

    cap: int
    wildfire: int
    """The round in which it begins."""
    plain: bool

    layouts: ClassVar = {
        seats: (
            Zone(id="deck", kind="pile", ordered=True),
            Zone(id="discard", kind="pile", sees=EVERYONE, ordered=True),
            Zone(id="burned", kind="pile", sees=EVERYONE, ordered=True),
            Zone(id="stack", kind="pile"),
            Zone(id="played", kind="row", sees=EVERYONE, ordered=True),
            *(Zone(id=f"hand{p}", kind="hand", owner=p, sees=bit(p)) for p in range(seats)),
            *(Zone(id=f"storage{p}", kind="row", owner=p, sees=bit(p)) for p in range(seats)),
            *(Zone(id=f"board{p}", kind="board", owner=p, sees=EVERYONE, ordered=True) for p in range(seats)),
        )
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
    }

    def copy(self) -> Magelight:
        """An independent copy."""
        c = Magelight()
        copy_cards(self, c)
        c.deck = self.deck[:]
        c.refilled = self.refilled
        c.power = self.power[:]
        c.role = self.role[:]
        c.cover = self.cover[:]
        c.guild_bag = self.guild_bag[:]
        c.revealed = self.revealed[:]
        c.shows = self.shows[:]
        c.first = self.first
        c.turn = self.turn
        c.round = self.round
        c.step = self.step
        c.actions = self.actions
        c.mana = self.mana
        c.actions_bonus = self.actions_bonus
        c.mana_bonus = self.mana_bonus
        c.actions_taken = self.actions_taken
        c.quota = self.quota
        c.clean_hands = self.clean_hands
        c.fresh = self.fresh[:]
        c.got = self.got[:]
        c.opened = self.opened[:]
        c.tired = self.tired[:]
        c.cap = self.cap
        c.wildfire = self.wildfire
        c.plain = self.plain
        return c


book: Final[Book[Magelight]] = Book()


def hand_of(seat: int) -> int:
    """The zone that is the hand of a seat."""
    return FIRST_HAND + seat


def storage_of(s: Magelight, seat: int) -> int:
    """The zone that is the Storage of a seat."""
    return FIRST_HAND + s.seats + seat


def board_of(s: Magelight, seat: int) -> int:
    """The zone with the allies of a seat, oldest first."""
    return FIRST_HAND + 2 * s.seats + seat


def left_of(s: Magelight, seat: int) -> int:
    """The next player in turn order."""
    return (seat + 1) % s.seats


def right_of(s: Magelight, seat: int) -> int:
    """The previous player in turn order."""
    return (seat - 1) % s.seats


def is_spy(s: Magelight, seat: int) -> bool:
    """Is this player an Infiltrator?"""
    return IS_SPY[s.role[seat]]


def spies(s: Magelight) -> list[int]:
    """The seats of the Infiltrators."""
    return [seat for seat in range(s.seats) if IS_SPY[s.role[seat]]]


def seen_role(s: Magelight, show: int) -> int:
    """What the viewer saw when a role was shown for the ``show``-th time: the truth, unless it was
    the Spymaster's first show, with forged papers. (ML-R60)
    """
    owner = s.shows[show][0]
    if s.role[owner] == SPYMASTER and is_first_show(s, show):
        return s.cover[owner]
    return s.role[owner]


def is_first_show(s: Magelight, show: int) -> bool:
    """Had this role never been shown before?"""
    owner = s.shows[show][0]
    return all(earlier != owner for earlier, _ in s.shows[:show])


def is_artifact(s: Magelight, card: int) -> bool:
    """Is this card an artifact?"""
    return s.kind[card] >= FIRST_ARTIFACT
