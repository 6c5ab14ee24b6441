"""What a card of Magelight is: the kinds, the columns of a row, and what is printed on it. (ML-1, ML-2, ML-5)

A kind is a number: spells, then allies, artifacts, roles, and the two plain roles. The rows themselves stand in
``spells``, ``allies``, ``artifacts`` and ``roles``, each above the functions that do what its text says; ``box`` puts
them all together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypedDict

from spellhall.engine.cards import ABSENT, Allowed, Face

MAGELIGHT: Final = 0
DRAUGHT_OF_CANDOUR: Final = 1
WHISPERED_TRUTH: Final = 2
SIDELONG_GLANCE: Final = 3
SWORN_IN_LIGHT: Final = 4
ICE_BLAST: Final = 5
VERDICT: Final = 6
LONG_WINTER: Final = 7
KINDLE: Final = 8
EQUAL_MEASURE: Final = 9
QUICKEN: Final = 10
TAP_THE_VEIN: Final = 11
STUDY: Final = 12
ASH_READING: Final = 13
FALSE_BOTTOM: Final = 14
PRY_THE_LOCK: Final = 15
SPRING_CLEANING: Final = 16
ECHO: Final = 17
TRAVEL_LIGHT: Final = 18
PARTING_GIFT: Final = 19
CLEAN_HANDS: Final = 20
PYRE: Final = 21
PURGE_THE_SHELVES: Final = 22
GREAT_BURNING: Final = 23
BANISH: Final = 24
DARK_DAY: Final = 25
APPRENTICE: Final = 26
EMBER_IMP: Final = 27
HEARTHKEEPER: Final = 28
LIBRARIAN: Final = 29
COURIER: Final = 30
STORM_CROW: Final = 31
FURNACE_GOLEM: Final = 32
STONE_GUARDIAN: Final = 33
INQUISITOR: Final = 34
WATCHFUL_FAMILIAR: Final = 35
PILGRIM: Final = 36
FROST_WRAITH: Final = 37
CRACKED_IDOL: Final = 38
EVERBURNING_LAMP: Final = 39
MOON_DIAL: Final = 40
ASH_BELL: Final = 41
ENVIOUS_MIRROR: Final = 42
TRUTH_STONE: Final = 43
SHROUDED_COIN: Final = 44
HOLLOW_BOOK: Final = 45
WEEPING_MASK: Final = 46
POISONED_CHALICE: Final = 47
ARCHMAGE: Final = 48
ARCHIVIST: Final = 49
HEALER: Final = 50
WARDEN: Final = 51
DIVINER: Final = 52
QUARTERMASTER: Final = 53
SPYMASTER: Final = 54
TURNCOAT: Final = 55
PAGE_THIEF: Final = 56
GUILDMAGE: Final = 57
INFILTRATOR: Final = 58

SPELL_IDS: Final = (
    "magelight", "draught_of_candour", "whispered_truth", "sidelong_glance", "sworn_in_light", "ice_blast", "verdict",
    "long_winter", "kindle", "equal_measure", "quicken", "tap_the_vein", "study", "ash_reading", "false_bottom",
    "pry_the_lock", "spring_cleaning", "echo", "travel_light", "parting_gift", "clean_hands", "pyre",
    "purge_the_shelves", "great_burning", "banish", "dark_day",
)  # fmt: skip
ALLY_IDS: Final = (
    "apprentice", "ember_imp", "hearthkeeper", "librarian", "courier", "storm_crow", "furnace_golem", "stone_guardian",
    "inquisitor", "watchful_familiar", "pilgrim", "frost_wraith",
)  # fmt: skip
ARTIFACT_IDS: Final = (
    "cracked_idol", "everburning_lamp", "moon_dial", "ash_bell", "envious_mirror", "truth_stone", "shrouded_coin",
    "hollow_book", "weeping_mask", "poisoned_chalice",
)  # fmt: skip
ROLE_IDS: Final = (
    "archmage", "archivist", "healer", "warden", "diviner", "quartermaster", "spymaster", "turncoat", "page_thief",
    "guildmage", "infiltrator",
)  # fmt: skip
IDS: Final[tuple[str, ...]] = (*SPELL_IDS, *ALLY_IDS, *ARTIFACT_IDS, *ROLE_IDS)
"""The id of each kind."""

FIRST_ALLY: Final = APPRENTICE
FIRST_ARTIFACT: Final = CRACKED_IDOL
FIRST_ROLE: Final = ARCHMAGE
SPELL_KINDS: Final = range(FIRST_ALLY)
ALLY_KINDS: Final = range(FIRST_ALLY, FIRST_ARTIFACT)
ARTIFACT_KINDS: Final = range(FIRST_ARTIFACT, FIRST_ROLE)
DECK_KINDS: Final = range(FIRST_ROLE)
ROLE_KINDS: Final = range(FIRST_ROLE, GUILDMAGE)
PLAIN_KINDS: Final = (GUILDMAGE, INFILTRATOR)  # ML-R3

GUILD_ROLES: Final = list(range(ARCHMAGE, SPYMASTER))
SPY_ROLES: Final = (SPYMASTER, TURNCOAT, PAGE_THIEF, INFILTRATOR)
SPIES_AT: Final = {4: (SPYMASTER,), 5: (TURNCOAT, PAGE_THIEF), 6: (SPYMASTER, PAGE_THIEF)}  # ML-68
IS_SPY: Final = (*(kind in SPY_ROLES for kind in range(len(IDS))), False)
"""By kind: is it the role of an Infiltrator? Who has no role yet (-1) is none."""


class Named(TypedDict, total=False):
    """The numbers that a text names."""

    power: int
    actions: int
    mana: int
    more: int
    draws: int
    scorches: int
    returns: int
    passes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCard(Face):
    """A card of the deck. ``text`` is all that is printed on it; ``effect`` is the last part, as the rules have it."""

    cost: int | None
    """None for artifacts: they cannot be played. (ML-5, ML-40)"""
    burn: int
    channel: int = 0
    needs: str = ""
    keywords: tuple[str, ...] = ()
    effect: str

    # The numbers that the text names

    power: int = ABSENT
    """So much Power is lost or gained."""
    actions: int = ABSENT
    mana: int = ABSENT
    more: int = ABSENT
    """The other number of a text that has two of the same: what a bonus or a special case brings."""
    draws: int = ABSENT
    scorches: int = ABSENT
    returns: int = ABSENT
    passes: int = ABSENT

    settable: ClassVar[Mapping[str, Allowed]] = {
        "copies": range(31),
        "cost": range(100),
        "burn": range(21),
        "channel": range(1, 11),
        "power": range(11),
        "actions": range(11),
        "mana": range(21),
        "more": range(11),
        "draws": range(16),
        "scorches": range(21),
        "returns": range(21),
        "passes": range(1, 11),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Role(Face):
    """A role card: what happens when it is revealed to the table, and what else it gives."""

    team: str
    revealed: str
    other: str = ""

    settable: ClassVar[Mapping[str, Allowed]] = {}


CARD: Final[dict[int, PlayCard]] = {}
ROLE: Final[dict[int, Role]] = {}
"""The rows by kind, entered where they stand."""

IN_WORDS: Final = {
    "T1: ": "At the start of your turn: ",
    "Your quota is {passes} this turn.": "This turn you pass on only {passes} {passes|card|cards}.",
    "In T8 of this turn, scorch the cards you would discard.": (
        "When you pass cards on at the end of this turn, scorch those that you would discard."
    ),
    "(none besides SUPPORT)": "",
}
"""What the rule book says by the numbers of its steps and by its own words, as it is printed on cards."""


def printed(about: str, effect: str) -> str:
    """The text of a card: its numbers, then its effect."""
    for written, said in IN_WORDS.items():
        effect = effect.replace(written, said)
    return f"{about} {effect}".strip()


def cost_of(kind: int) -> int:
    """What is printed on a card that can be played."""
    cost = CARD[kind].cost
    assert cost is not None
    return cost


def tokens(verb: str, kinds: Iterable[int]) -> dict[int, str]:
    """How a question about cards is answered: ``{5: "burn ice_blast", …}``."""
    return {kind: f"{verb} {IDS[kind]}" for kind in kinds}
