"""Every card of Castle of Magic, once: name, numbers, text and flavour. (CM-1 to CM-12)"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from spellhall.engine.cards import Allowed, Face, Numbers

FACTIONS: Final = ("dragon", "eagle", "wolf")
COUNTRIES: Final = ("kida", "marus", "sorrell")
ARCANA: Final = ("bell", "book", "candle")
FORMS: Final = (("silent", "ringing"), ("closed", "open"), ("unlit", "lit"))
"""By arcanum: its form with fewer than five active shrines, and with five or more."""

PEOPLES: Final = ("dragon_masters", "eagle_lords", "wolf_mages")
TREASURES: Final = ("the_amulet", "the_crown", "the_scepter")
"""The factions and the regalia themselves, as people speak of them: the shorter ids are those of their shrines."""

# Kinds of shrine cards: the three factions, then the three regalia.
DRAGON: Final = 0
EAGLE: Final = 1
WOLF: Final = 2
AMULET: Final = 3
CROWN: Final = 4
SCEPTER: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class CastleNumbers(Numbers):
    """The numbers of Castle of Magic that stand on no card."""

    majority: int = 5
    """How many active shrines of a row give its arcanum the second form. (CM-36 to CM-38)"""
    per_country: int = 1000
    home: int = 1000
    """What a country is worth that one's faction controls, and how much more one's home. (CM-60)"""
    regalia: int = 1000
    dominating: int = 1000
    feeding: int = 1000
    """What a piece of regalia is worth, to dominate the Monster, and to a cultist that it is fed. (CM-60, CM-61)"""

    settable: ClassVar[Mapping[str, Allowed]] = {
        "majority": range(1, 10),
        "per_country": range(0, 5001, 500),
        "home": range(0, 5001, 500),
        "regalia": range(0, 5001, 500),
        "dominating": range(0, 5001, 500),
        "feeding": range(0, 5001, 500),
    }


NUMBERS: Final = CastleNumbers()

_MOST: Final = 3 * NUMBERS.per_country + 2 * NUMBERS.regalia
MOST_OF_A_WIZARD: Final = _MOST + NUMBERS.home + NUMBERS.dominating
MOST_OF_A_CULTIST: Final = _MOST + NUMBERS.feeding
"""Three countries and, with two pawns, two pieces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CastleFace(Face):
    """Any other card: it is there once, and the rules read no number of it."""

    settable: ClassVar[Mapping[str, Allowed]] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(CastleFace):
    """A character card: ``role`` is wizard, cultist or monster."""

    role: str
    faction: int | None
    country: int | None


def _shrine(id: str, name: str, *, copies: int, text: str, flavour: str) -> Face:
    return Face(id=id, name=name, deck="shrine", copies=copies, text=text, flavour=flavour, icon=id)


_CORRUPTED: Final = "Active: counts 1 for its row and 1 for the {} in its country."
_REGALIA: Final = "Active: counts 1 for its row. Whoever has a pawn here claims the {}, active or not."

SHRINES: Final[tuple[Face, ...]] = (
    _shrine(
        "dragon", "Shrine of the Dragon Masters", copies=8,
        text=_CORRUPTED.format("Dragon Masters"),
        flavour="The altar is warm. It should not be.",
    ),
    _shrine(
        "eagle", "Shrine of the Eagle Lords", copies=8,
        text=_CORRUPTED.format("Eagle Lords"),
        flavour="Leave a feather; take a secret.",
    ),
    _shrine(
        "wolf", "Shrine of the Wolf Mages", copies=8,
        text=_CORRUPTED.format("Wolf Mages"),
        flavour="At night the stones answer each other.",
    ),
    _shrine(
        "amulet", "Shrine of the Amulet", copies=1,
        text=_REGALIA.format("amulet"),
        flavour="It knows the beat of the beast's heart.",
    ),
    _shrine(
        "crown", "Shrine of the Crown", copies=1,
        text=_REGALIA.format("crown"),
        flavour="Too heavy for one head, too light for two.",
    ),
    _shrine(
        "scepter", "Shrine of the Scepter", copies=1,
        text=_REGALIA.format("scepter"),
        flavour="Point it away from your friends.",
    ),
)  # fmt: skip


_WIZARD: Final = (
    f"{NUMBERS.per_country} for each country your faction controls, {NUMBERS.home} more if your home is one of them, "
    f"{NUMBERS.regalia} for each piece of regalia you claim, {NUMBERS.dominating} if you dominate the Monster."
)
_CULTIST: Final = (
    f"{NUMBERS.per_country} for each country your faction controls, {NUMBERS.regalia} for each piece of regalia you "
    f"claim, {NUMBERS.feeding} if the Monster is fed."
)
_MONSTER: Final = "7000 (or 6000, if that was agreed) if you devour at least one wizard or cultist; nothing else."


def _wizard(faction: int, country: int, name: str, flavour: str) -> Character:
    return Character(
        id=f"wizard_{FACTIONS[faction]}_{COUNTRIES[country]}", name=name, deck="character",
        role="wizard", faction=faction, country=country, text=_WIZARD, flavour=flavour, icon=FACTIONS[faction],
    )  # fmt: skip


def _cultist(faction: int, name: str, flavour: str) -> Character:
    return Character(
        id=f"cultist_{FACTIONS[faction]}", name=name, deck="character",
        role="cultist", faction=faction, country=None, text=_CULTIST, flavour=flavour, icon=FACTIONS[faction],
    )  # fmt: skip


CHARACTERS: Final[tuple[Character, ...]] = (
    _wizard(0, 0, "Dragon Master of Kida", "Kida burns for those who feed it."),
    _wizard(0, 1, "Dragon Master of Marus", "Her bridges have scales."),
    _wizard(0, 2, "Dragon Master of Sorrell", "He counts his gold in wingspans."),
    _wizard(1, 0, "Eagle Lord of Kida", "From the high tower every debt is visible."),
    _wizard(1, 1, "Eagle Lord of Marus", "The market is quiet when her shadow passes."),
    _wizard(1, 2, "Eagle Lord of Sorrell", "Born on a ledge, bored by the ground."),
    _wizard(2, 0, "Wolf Mage of Kida", "Polite at table. Do not run."),
    _wizard(2, 1, "Wolf Mage of Marus", "Every alley in Marus is his den."),
    _wizard(2, 2, "Wolf Mage of Sorrell", "She signs treaties with a paw."),
    _cultist(0, "Dragon Master Cultist", "There is a greater fire below."),
    _cultist(1, "Eagle Lord Cultist", "He circles, and waits for supper to be served."),
    _cultist(2, "Wolf Mage Cultist", "The pack has found a new mother."),
    Character(
        id="monster", name="The Monster", deck="character", role="monster", faction=None, country=None,
        text=_MONSTER, flavour="It has practised its smile for thirty years.", icon="monster",
    ),
)  # fmt: skip

MONSTER: Final = len(CHARACTERS) - 1
FACTION_OF: Final = tuple(-1 if card.faction is None else card.faction for card in CHARACTERS)
HOME_OF: Final = tuple(-1 if card.country is None else card.country for card in CHARACTERS)
IS_WIZARD: Final = tuple(card.role == "wizard" for card in CHARACTERS)


def _ritual(bell: str, book: str, candle: str, flavour: str) -> CastleFace:
    id = f"{bell}_{book}_{candle}"
    text = f"The bell is {bell}, the book {book}, the candle {candle}."
    return CastleFace(id=id, name=f"{bell}, {book}, {candle}", deck="ritual", text=text, flavour=flavour)


# In the order of CM-R7, which is binary: bell 4, book 2, candle 1.
RITUALS: Final[tuple[CastleFace, ...]] = (
    _ritual("silent", "closed", "unlit", "Do nothing, and do it very carefully."),
    _ritual("silent", "closed", "lit", "One flame, and all eyes on it."),
    _ritual("silent", "open", "unlit", "Read by touch."),
    _ritual("silent", "open", "lit", "The scholar's hour."),
    _ritual("ringing", "closed", "unlit", "A toll in the dark."),
    _ritual("ringing", "closed", "lit", "Call it by light and bronze."),
    _ritual("ringing", "open", "unlit", "Loud words, no witness."),
    _ritual("ringing", "open", "lit", "All three at once; stand back."),
)


def _outcome(id: str, name: str, *, text: str, flavour: str) -> CastleFace:
    return CastleFace(id=id, name=name, deck="outcome", text=text, flavour=flavour)


_COMMANDS: Final = "Whoever claims the {} dominates the Monster. If nobody does, it devours everyone."
_BETRAYS: Final = "Whoever claims the {} is devoured. Then the Monster is banished."

OUTCOMES: Final[tuple[CastleFace, ...]] = (
    _outcome(
        "banished", "Banished",
        text="The Monster is banished: nobody dominates, nobody is devoured.",
        flavour="The cell is empty, and so is the silence.",
    ),
    _outcome(
        "amulet_dominates", "The Amulet Commands",
        text=_COMMANDS.format("amulet"),
        flavour="It kneels to a pulse.",
    ),
    _outcome(
        "crown_dominates", "The Crown Commands",
        text=_COMMANDS.format("crown"),
        flavour="Long may you try to reign.",
    ),
    _outcome(
        "scepter_dominates", "The Scepter Commands",
        text=_COMMANDS.format("scepter"),
        flavour="Sit. Stay. Good.",
    ),
    _outcome(
        "amulet_devoured", "The Amulet Betrays",
        text=_BETRAYS.format("amulet"),
        flavour="It was always a collar. Guess whose.",
    ),
    _outcome(
        "crown_devoured", "The Crown Betrays",
        text=_BETRAYS.format("crown"),
        flavour="Heads first.",
    ),
    _outcome(
        "scepter_devoured", "The Scepter Betrays",
        text=_BETRAYS.format("scepter"),
        flavour="A fine toothpick.",
    ),
    _outcome(
        "rampage", "Released",
        text="The Monster is released and devours every wizard and cultist in play.",
        flavour="Thirty years is a long time to be hungry.",
    ),
)  # fmt: skip

# What an outcome does, and with which piece of regalia (0 to 2), if any.
BANISH: Final = 0
DOMINATE: Final = 1
DEVOUR: Final = 2
RAMPAGE: Final = 3
EFFECT_OF: Final[tuple[int, ...]] = (BANISH, DOMINATE, DOMINATE, DOMINATE, DEVOUR, DEVOUR, DEVOUR, RAMPAGE)
PIECE_OF: Final[tuple[int, ...]] = (-1, 0, 1, 2, 0, 1, 2, -1)


def _label(id: str, name: str, text: str, flavour: str, deck: str = "arcanum") -> CastleFace:
    return CastleFace(id=id, name=name, deck=deck, text=text, flavour=flavour)


_MANY: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")[NUMBERS.majority]
_ENOUGH: Final = f"{_MANY.capitalize()} or more active"

LABELS: Final = (
    _label("bell_silent", "Bell, silent", f"Fewer than {_MANY} active in the top row.", "Hold the clapper."),
    _label("bell_ringing", "Bell, ringing", f"{_ENOUGH} in the top row.", "It carries to the cellars."),
    _label("book_closed", "Book, closed", f"Fewer than {_MANY} active in the middle row.", "It is only resting."),
    _label("book_open", "Book, open", f"{_ENOUGH} in the middle row.", "The margins are in another hand."),
    _label("candle_unlit", "Candle, unlit", f"Fewer than {_MANY} active in the bottom row.", "The wick remembers."),
    _label("candle_lit", "Candle, lit", f"{_ENOUGH} in the bottom row.", "It leans towards liars."),
    _label("kida", "Kida", "Columns 1 to 3.", "Towers and old grudges.", "country"),
    _label("marus", "Marus", "Columns 4 to 6.", "Everything has a price, twice.", "country"),
    _label("sorrell", "Sorrell", "Columns 7 to 9.", "Green hills with good hiding places.", "country"),
)  # fmt: skip

ALL_CARDS: Final = (*SHRINES, *CHARACTERS, *RITUALS, *OUTCOMES, *LABELS)

SHRINE_BAG: Final = [kind for kind, card in enumerate(SHRINES) for _ in range(card.copies)]
