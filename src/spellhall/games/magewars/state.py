"""The state of Mage Wars: zones, and what lies under which card. (MW-8, MW-9)

Each deck is a bag, plus the cards on its top and bottom that somebody has looked at. A craft is a
card in a zone of crafts (or among the sites) with a number of its own, ``work[card]``: ``slots`` says
what fills each slot of its recipe, ``under`` which filling cards lie under it, in the order they came,
and ``fits`` which kinds of resources it still takes. Charges lie under their card in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from spellhall.engine.cards import Allowed, Cards, Numbers, Zone
from spellhall.engine.steps import EVERYONE, Book, bit
from spellhall.games.magewars.terms import DECKS

MOST_SEATS: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class MageWarsNumbers(Numbers):
    """The numbers of Mage Wars that stand on no card."""

    reduced_by: int = 2
    """How many Fate cards fewer the first player has in a reduced first turn. (MW-R4)"""
    fewest_fate_cards: int = 1
    """MW-19."""

    settable: ClassVar[Mapping[str, Allowed]] = {"reduced_by": range(11), "fewest_fate_cards": range(6)}


NUMBERS: Final = MageWarsNumbers()

# Zones that all share.
TOP: Final[tuple[int, ...]] = (0, 1, 2, 3)
BOTTOM: Final[tuple[int, ...]] = (4, 5, 6, 7)
PILE: Final[tuple[int, ...]] = (8, 9, 10, 11, 12)
FATE_ROW: Final = 13
SITES: Final = 14
STANDING: Final = 15
UNDER: Final = 16
IN_PLAY: Final = 17
REVEALED: Final = 18
HELD: Final = 19
FATE_TOP: Final = 20
"""The next Fate cards, where a scenario names them: nobody ever looks at that deck."""
# Zones of a seat.
_FIRST: Final = 21
_EACH: Final = 7
HAND: Final = tuple(_FIRST + _EACH * seat for seat in range(MOST_SEATS))
HEALTH: Final = tuple(zone + 1 for zone in HAND)
KEPT: Final = tuple(zone + 2 for zone in HAND)
CRAFTS: Final = tuple(zone + 3 for zone in HAND)
LEVELS: Final = tuple(zone + 4 for zone in HAND)
PERMANENTS: Final = tuple(zone + 5 for zone in HAND)
LASTING: Final = tuple(zone + 6 for zone in HAND)

OPEN: Final = -1
FREE: Final = -2
"""What fills a slot: nothing yet; something that is no card; else the number of the card."""
MARKER: Final = -1
"""A charge that is no card. (MW-R32)"""
NO_CARD: Final = -1
NOTHING_SHUFFLED: Final[tuple[tuple[int, ...], ...]] = ((),) * len(DECKS)
MOST_SHUFFLES: Final = 255
"""So many fit into a byte. The most seen, in random games without a limit, were 69; what is drawn after 255 counts as
drawn together."""
WOUNDS: Final = 1
WINS: Final = 2

# Deeds that win conditions count. (MW-99)
CHALLENGES_WON: Final = 0
CURSES_SENT: Final = 1
CURSES_ANSWERED: Final = 2
FIRES: Final = 3
WISHES: Final = 4
RETURNS: Final = 5
DEEDS: Final = ("challenges", "curses", "blessings", "fires", "wishes", "returns")


def _common_zones() -> tuple[Zone, ...]:
    return (
        *(Zone(id=f"top_{DECKS[deck]}", kind="row", ordered=True) for deck in TOP),
        *(Zone(id=f"bottom_{DECKS[deck]}", kind="row", ordered=True) for deck in TOP),
        *(Zone(id=f"pile_{id}", kind="pile", sees=EVERYONE, ordered=True) for id in DECKS),
        Zone(id="fate_row", kind="row", sees=EVERYONE, ordered=True),
        Zone(id="sites", kind="row", sees=EVERYONE, ordered=True),
        Zone(id="structures", kind="row", sees=EVERYONE, ordered=True),
        Zone(id="under", kind="pile", sees=EVERYONE, ordered=True),
        Zone(id="in_play", kind="row", sees=EVERYONE, ordered=True),
        Zone(id="revealed", kind="row", sees=EVERYONE, ordered=True),
        Zone(id="held", kind="row", ordered=True),
        Zone(id="top_fate", kind="row", ordered=True),
    )


def _zones_of(seat: int) -> tuple[Zone, ...]:
    return (
        Zone(id=f"hand{seat}", kind="hand", owner=seat, sees=bit(seat)),
        Zone(id=f"health{seat}", kind="pile", owner=seat, ordered=True),
        Zone(id=f"kept{seat}", kind="row", owner=seat, sees=EVERYONE, ordered=True),
        Zone(id=f"crafts{seat}", kind="row", owner=seat, sees=EVERYONE, ordered=True),
        Zone(id=f"levels{seat}", kind="row", owner=seat, sees=EVERYONE, ordered=True),
        Zone(id=f"permanents{seat}", kind="row", owner=seat, sees=EVERYONE, ordered=True),
        Zone(id=f"lasting{seat}", kind="row", owner=seat, sees=EVERYONE, ordered=True),
    )


class MageWars(Cards):
    """One game of Mage Wars. Tuples and bytes are exchanged, never changed, so copies share them."""

    __slots__ = (
        "alive",
        "bags",
        "drawn_in",
        "due",
        "feats",
        "fill_all",
        "first",
        "fits",
        "freezes",
        "growth",
        "guard",
        "idle",
        "locks",
        "lost",
        "luck",
        "made",
        "mage",
        "mages_left",
        "marks",
        "now_only",
        "oil",
        "own_turn_wins",
        "reduced",
        "round_limit",
        "shuffled",
        "shuffles",
        "slots",
        "stopped",
        "tired",
        "turn",
        "turns",
        "under",
        "work",
    )  # fmt: skip

    bags: list[bytes]
    """By deck: the cards whose place nobody knows."""
    shuffles: tuple[int, ...]
    """By deck: how often its pile has become the deck, up to MOST_SHUFFLES."""
    shuffled: tuple[tuple[int, ...], ...]
    """By deck: what the pile held when it became the deck in this turn. Everybody saw it."""
    drawn_in: bytes
    """By card: the number of shuffles of its deck when it left it."""

    work: bytes
    """By card: its number as a work, that is a card which is filled or charged; 0 for all others.
    Works are few, so a copy of the game is made faster than with lists by card."""
    slots: list[tuple[int, ...]]
    under: list[tuple[int, ...]]
    fits: list[int]
    """By the number of the work. Those of 0 are empty and stay so."""
    idle: tuple[int, ...]
    """Numbers of works to be given again."""
    locks: tuple[tuple[int, int], ...]
    """Each Lock with the craft or site it lies on."""
    freezes: tuple[tuple[int, int], ...]
    """Each Freeze with the card it lies on."""

    mage: tuple[int, ...]
    """By seat: the mage, or -1 before the deal."""
    mages_left: tuple[int, ...]
    alive: tuple[bool, ...]
    marks: tuple[int, ...]
    """Death marks. (MW-87)"""
    feats: tuple[tuple[int, ...], ...]
    """By deed and seat: how often a mage has done what some win conditions count."""
    lost: tuple[bool, ...]
    """A lost turn is pending. (MW-R37)"""
    guard: tuple[int, ...]
    """Guard until the start of the seat's next turn."""
    luck: tuple[int, ...]
    """More Fate cards in the next Fate step."""

    turn: int
    turns: int
    """How many turns have been taken by all, lost ones included."""
    first: int
    growth: int
    """How much more damage the attacks of this turn's player deal."""
    tired: tuple[int, ...]
    """Kept cards that are fresh or have been used in this turn. (MW-36, MW-50)"""
    made: tuple[int, ...]
    """Cards completed in this turn; of one shuffled back since, ``~kind``. (MW-R17)"""
    oil: int
    """Cards completed since Midnight Oil was played in this turn."""
    due: int
    """What the next check must look at: WOUNDS, or also WINS. (MW-92)"""
    stopped: bool
    """The player whose turn it is has lost it to a Curse. (MW-86)"""

    fill_all: bool
    now_only: bool
    own_turn_wins: bool
    round_limit: int
    """0 is none."""
    reduced: bool

    layouts: ClassVar = {
        seats: (*_common_zones(), *(zone for seat in range(seats) for zone in _zones_of(seat)))
        for seats in range(2, MOST_SEATS + 1)
    }

    def copy(self) -> MageWars:
        """An independent copy."""
        c = MageWars()
        c.seats = self.seats
        c.stack = self.stack[:]
        c.ask = self.ask
        c.result = self.result
        c.news = None
        c.kind = self.kind[:]
        c.seen = self.seen[:]
        c.zones = self.zones[:]
        c.spare = self.spare[:]
        c.sees = self.sees
        c.ordered = self.ordered
        c.bags = self.bags[:]
        c.shuffles = self.shuffles
        c.shuffled = self.shuffled
        c.drawn_in = self.drawn_in
        c.work = self.work
        c.idle = self.idle
        c.slots = self.slots[:]
        c.under = self.under[:]
        c.fits = self.fits[:]
        c.locks = self.locks
        c.freezes = self.freezes
        c.mage = self.mage
        c.mages_left = self.mages_left
        c.alive = self.alive
        c.marks = self.marks
        c.feats = self.feats
        c.lost = self.lost
        c.guard = self.guard
        c.luck = self.luck
        c.turn = self.turn
        c.turns = self.turns
        c.first = self.first
        c.growth = self.growth
        c.tired = self.tired
        c.made = self.made
        c.oil = self.oil
        c.due = self.due
        c.stopped = self.stopped
        c.fill_all = self.fill_all
        c.now_only = self.now_only
        c.own_turn_wins = self.own_turn_wins
        c.round_limit = self.round_limit
        c.reduced = self.reduced
        return c


book: Final[Book[MageWars]] = Book()

CLOCKWISE: Final = tuple(
    tuple((*range(seat, seats), *range(seat)) for seat in range(seats)) for seats in range(MOST_SEATS + 1)
)
"""By the number of seats and a seat: all seats, that one first, then to the left."""


def living(s: MageWars, seat: int) -> list[int]:
    """Every living player, this one first, then to the left."""
    alive = s.alive
    return [other for other in CLOCKWISE[s.seats][seat] if alive[other]]


def rivals(s: MageWars, seat: int) -> list[int]:
    """The other players whose mage is alive, in the order of the seats. (MW-R28)"""
    return [other for other, alive in enumerate(s.alive) if alive and other != seat]
