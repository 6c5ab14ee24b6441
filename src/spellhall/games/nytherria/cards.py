"""What a card of Nytherria is: the kinds, the columns of a row, and how a row gets its effect.

The rows themselves stand in ``light``, ``dark`` and ``neutral``, each above the function that does
what its text says. Here they are entered: ``FACES`` has the printed side by kind, ``EFFECT`` the
function. ``box`` puts them all together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypedDict, Unpack

from spellhall.engine.cards import ABSENT, Allowed, Face
from spellhall.games.nytherria.state import HAND, ROW, Nytherria

LIGHT: Final = 0
DARK: Final = 1
EITHER: Final = 2

SOLDIER: Final = 0
DAWN_QUEEN: Final = 1
SORCERESS: Final = 2
PRIESTESS: Final = 3
PATHFINDER: Final = 4
INQUISITOR: Final = 5
ENVOY: Final = 6
PALADIN: Final = 7
WARDEN: Final = 8
ARBITER: Final = 9

RAVAGER: Final = 10
NIGHT_TYRANT: Final = 11
HEX: Final = 12
NECROMANCER: Final = 13
WARLORD: Final = 14
THIEF: Final = 15
ASSASSIN: Final = 16
DOPPELGANGER: Final = 17
AMBUSHER: Final = 18
SHADE: Final = 19

LIGHT_STONE: Final = 20
DARK_STONE: Final = 21
PIT_OF_BLADES: Final = 22
WHISPERING_DARTS: Final = 23
FALLING_KEYSTONE: Final = 24
PHANTOM_FIRE: Final = 25
STARFALL: Final = 26
VOID_RIFT: Final = 27
WINDS_OF_FATE: Final = 28
TEMPLE_GUARDIAN: Final = 29
ECHO_OF_THE_FALLEN: Final = 30
HIDDEN_PASSAGE: Final = 31
BALANCE_OF_THE_ASTRALS: Final = 32
TIDE_OF_TIME: Final = 33

LIGHT_IDS: Final = (
    "soldier", "dawn_queen", "sorceress", "priestess", "pathfinder",
    "inquisitor", "envoy", "paladin", "warden", "arbiter",
)  # fmt: skip
DARK_IDS: Final = (
    "ravager", "night_tyrant", "hex", "necromancer", "warlord",
    "thief", "assassin", "doppelganger", "ambusher", "shade",
)  # fmt: skip
NEUTRAL_IDS: Final = (
    "light_stone", "dark_stone", "pit_of_blades", "whispering_darts", "falling_keystone", "phantom_fire",
    "starfall", "void_rift", "winds_of_fate", "temple_guardian", "echo_of_the_fallen", "hidden_passage",
    "balance_of_the_astrals", "tide_of_time",
)  # fmt: skip
IDS: Final[tuple[str, ...]] = (*LIGHT_IDS, *DARK_IDS, *NEUTRAL_IDS)
"""The id of each kind."""

CHARACTER_KINDS: Final = range(len(LIGHT_IDS) + len(DARK_IDS))
DARK_KINDS: Final = range(len(LIGHT_IDS), len(CHARACTER_KINDS))
NEUTRAL_KINDS: Final = range(len(CHARACTER_KINDS), len(IDS))
STONE_KINDS: Final = (LIGHT_STONE, DARK_STONE)
TRAP_KINDS: Final = (PIT_OF_BLADES, WHISPERING_DARTS, FALLING_KEYSTONE, PHANTOM_FIRE)
FACTION_OF: Final = (LIGHT,) * len(LIGHT_IDS) + (DARK,) * len(DARK_IDS)

MAIN: Final = "main"
LEADER: Final = "main, leader"
QUICKPLAY: Final = "Quickplay"
"""The types of character cards. (NY-9)"""

NO_TARGET: Final = "–"
STONE_OWNER: Final = "an opponent with a stone"
CARD_HOLDER: Final = "an opponent with a card in hand"
"""What a character targets. (NY-36)"""

MUST_HAVE: Final[dict[str, tuple[int, ...]]] = {NO_TARGET: (), STONE_OWNER: ROW, CARD_HOLDER: HAND}
"""The zone, by seat, that must not be empty to be such a target."""

Effect = Callable[[Nytherria, int, int], None]
"""What a character does: of its resolver and its target, or NO_ONE."""

Event = Callable[[Nytherria, int], None]
"""What an event does: of the player who encountered it."""

Condition = Callable[[int, bool], bool]
"""Does a Quickplay fit? Of the announced kind, and whether that targets the one who may answer."""


class Named(TypedDict, total=False):
    """The numbers that a text names: so many cards to encounter, to draw, …"""

    encounter: int
    looks: int
    rally: int
    draws: int
    draw_setting: int
    revives: int
    discards: int
    banishes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NytherriaCard(Face):
    """What all cards have in common: a type, what ``otherwise`` happens, and the numbers that the text names."""

    type: str
    points: int = ABSENT
    otherwise: str
    """What happens without a legal target or choice, or if there is nothing to act on."""

    encounter: int = ABSENT
    looks: int = ABSENT
    rally: int = ABSENT
    draws: int = ABSENT
    draw_setting: int = ABSENT
    revives: int = ABSENT
    discards: int = ABSENT
    banishes: int = ABSENT

    settable: ClassVar[Mapping[str, Allowed]] = {
        "copies": range(41),
        "points": range(21),
        "encounter": range(1, 21),
        "looks": range(2, 11),
        "rally": range(6),
        "draws": range(11),
        "draw_setting": range(6),
        "revives": range(11),
        "discards": range(11),
        "banishes": range(11),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(NytherriaCard):
    """A character card."""

    faction: int
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Neutral(NytherriaCard):
    """A neutral card."""


CHARACTERS: Final[dict[int, Character]] = {}
NEUTRALS: Final[dict[int, Neutral]] = {}
EFFECT: Final[dict[int, Effect]] = {}
EVENT: Final[dict[int, Event]] = {}
FITS: Final[dict[int, Condition]] = {}


def character(
    kind: int,
    name: str,
    *,
    copies: int,
    text: str,
    flavour: str,
    type: str = MAIN,
    target: str = NO_TARGET,
    points: int = 2,
    otherwise: str = "–",
    when: Condition | None = None,
    **named: Unpack[Named],
) -> Callable[[Effect], Effect]:
    """Enter a row of the tables of characters; it decorates the function that does what it says.

    ``when`` is the condition printed on a Quickplay that answers a card being played. (NY-32)
    """
    CHARACTERS[kind] = Character(
        id=IDS[kind], name=name, deck="character", copies=copies, text=text, flavour=flavour, icon=IDS[kind],
        faction=FACTION_OF[kind], type=type, target=target, points=points, otherwise=otherwise, **named,
    )  # fmt: skip
    if when is not None:
        FITS[kind] = when

    def enter_effect(effect: Effect) -> Effect:
        EFFECT[kind] = effect
        return effect

    return enter_effect


def neutral(
    kind: int,
    name: str,
    *,
    copies: int,
    type: str,
    text: str,
    flavour: str,
    points: int = ABSENT,
    otherwise: str = "–",
    **named: Unpack[Named],
) -> None:
    """Enter a row of the table of neutral cards."""
    NEUTRALS[kind] = Neutral(
        id=IDS[kind], name=name, deck="neutral", copies=copies, text=text, flavour=flavour, icon=IDS[kind],
        type=type, points=points, otherwise=otherwise, **named,
    )  # fmt: skip


def trap(kind: int, name: str, *, flavour: str) -> None:
    """Enter the row of a trap: all do the same. (NY-R15)"""
    neutral(kind, name, copies=5, type="trap", text="Goes to the neutral graveyard.", flavour=flavour)


def event(
    kind: int, name: str, *, text: str, otherwise: str, flavour: str, **named: Unpack[Named]
) -> Callable[[Event], Event]:
    """Enter the row of an event; it decorates the function that does what it says."""
    neutral(kind, name, copies=1, type="event", text=text, flavour=flavour, otherwise=otherwise, **named)

    def enter_event(effect: Event) -> Event:
        EVENT[kind] = effect
        return effect

    return enter_event


def tokens(verb: str, kinds: Sequence[int]) -> dict[int, str]:
    """How a question about cards is answered: ``{0: "play soldier", …}``."""
    return {kind: f"{verb} {IDS[kind]}" for kind in kinds}
