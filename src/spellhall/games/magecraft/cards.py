"""Every gem, spell and character of Magecraft, once: costs, icons and flavour. (MC-1 to MC-5)

Costs are written as in the rules, without the spaces: ``FX`` is one Fire and one gem of any colour.
Icons are small letters: ``aad`` is two Attacks and a Draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from spellhall.engine.cards import Allowed, Face, Numbers, whole_numbers
from spellhall.engine.views import Said, say

DRAW: Final = "d"
ATTACK: Final = "a"
HEAL: Final = "h"
SHIELD: Final = "s"
VANISH: Final = "v"
ICONS: Final = {DRAW: "draw", ATTACK: "attack", HEAL: "heal", SHIELD: "shield", VANISH: "vanish"}
LETTERS: Final = "FWELD"
WILD: Final = "X"

MOST_LETTERS: Final = 20


def wrong_cost(cost: str) -> str:
    """What is wrong with a cost that is tried out."""
    if 0 < len(cost) <= MOST_LETTERS and set(cost) <= {*LETTERS, WILD}:
        return ""
    return f"a cost is 1 to {MOST_LETTERS} of the letters {LETTERS}{WILD}, such as FX"


def wrong_icons(icons: str) -> str:
    """What is wrong with icons that are tried out."""
    if 0 < len(icons) <= MOST_LETTERS and set(icons) <= {*ICONS}:
        return ""
    meant = ", ".join(f"{letter} ({name})" for letter, name in ICONS.items())
    return f"icons are 1 to {MOST_LETTERS} of the letters {meant}, such as aad"


def spaced(cost: str) -> str:
    """``F X``: a cost as it is printed."""
    return " ".join(cost)


def counted(icons: str) -> list[tuple[str, int]]:
    """``aad`` is two attacks and a draw: each icon once, in the order in which they are printed."""
    return [(ICONS[letter], icons.count(letter)) for letter in dict.fromkeys(icons)]


def in_words(icons: str) -> str:
    """``Attack 2, Draw 1``."""
    return ", ".join(f"{name.capitalize()} {count}" for name, count in counted(icons))


def in_any_language(icons: str) -> list[Said]:
    """The same for a catalogue."""
    return [say("counted_icon", number=count, term=name) for name, count in counted(icons)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell(Face):
    """A spell card; ``learn`` is empty for the starting spells."""

    learn: str
    cast: str
    icons: str

    settable: ClassVar[Mapping[str, Allowed]] = {
        "copies": range(41),
        "learn": wrong_cost,
        "cast": wrong_cost,
        "icons": wrong_icons,
    }

    @property
    def about(self) -> str:
        """The text, from its columns."""
        to_learn = f"Learn {spaced(self.learn)}. " if self.learn else ""
        return f"{to_learn}Cast {spaced(self.cast)}: {in_words(self.icons)}."

    def said(self) -> dict[str, Any]:
        """The same for a catalogue."""
        does = in_any_language(self.icons)
        return whole_numbers(self) | {"learn": spaced(self.learn), "cast": spaced(self.cast), "icons": does}


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(Face):
    """A character board with its Cantrip."""

    cantrip: str
    cost: str
    icons: str

    settable: ClassVar[Mapping[str, Allowed]] = {"cost": wrong_cost, "icons": wrong_icons}

    @property
    def about(self) -> str:
        """What the Cantrip costs and does, from its columns."""
        return f"{spaced(self.cost)}: {in_words(self.icons)}."

    def said(self) -> dict[str, Any]:
        """The same for a catalogue."""
        return {"cost": spaced(self.cost), "icons": in_any_language(self.icons)}


def _gem(id: str, name: str, copies: int) -> Face:
    return Face(id=id, name=name, deck="gem", copies=copies, text=f"Pays {id} or X.", icon=name.lower())


# MC-2; the order of the rules: ties go to the earlier colour.
GEMS: Final[tuple[Face, ...]] = (
    _gem("F", "Fire", 20),
    _gem("W", "Water", 20),
    _gem("E", "Earth", 20),
    _gem("L", "Light", 20),
    _gem("D", "Darkness", 8),
)
COLOURS: Final = range(len(GEMS))
DARKNESS: Final = 4


def _letters(icons: str) -> str:
    """``Attack 2, Draw 1`` as ``aad``."""
    letter = {name: letter for letter, name in ICONS.items()}
    pairs = [part.split() for part in icons.split(", ")]
    return "".join(letter[name.lower()] * int(number) for name, number in pairs)


def _spell(deck: str, id: str, name: str, *, cast: str, icons: str, flavour: str, learn: str = "") -> Spell:
    return Spell(
        id=id, name=name, deck=deck, copies=2, text="{about}", flavour=flavour,
        learn=learn.replace(" ", ""), cast=cast.replace(" ", ""), icons=_letters(icons),
    )  # fmt: skip


_START: Final = "starting spell"
_BASIC: Final = "basic spell"
_FURTHER: Final = "further spell"

SPELLS: Final[tuple[Spell, ...]] = (
    _spell(
        _START, "meditation", "Meditation", cast="X", icons="Draw 2",
        flavour="Breathe in. Hold the storm. Breathe out.",
    ),
    _spell(
        _START, "magic_missile", "Magic Missile", cast="X", icons="Attack 1",
        flavour="The first thing every apprentice breaks is a window.",
    ),
    _spell(
        _START, "mana_tricks", "Mana Tricks", cast="X", icons="Draw 1, Vanish 1",
        flavour="Nothing up this sleeve. Nothing up that one either.",
    ),
    _spell(
        _BASIC, "minor_cure", "Minor Cure", learn="L X", cast="L", icons="Heal 2",
        flavour="Stings more than the wound did.",
    ),
    _spell(
        _BASIC, "absorb", "Absorb", learn="E X", cast="E", icons="Shield 2",
        flavour="What you throw at her, she keeps.",
    ),
    _spell(
        _BASIC, "fireball", "Fireball", learn="F X X X", cast="F X", icons="Attack 3",
        flavour="Stand well back. Further.",
    ),
    _spell(
        _FURTHER, "flame_lash", "Flame Lash", learn="F X", cast="F", icons="Attack 1, Draw 1",
        flavour="It cracks, it burns, it comes back to the hand.",
    ),
    _spell(
        _FURTHER, "meteor", "Meteor", learn="F E X X", cast="F F E", icons="Attack 6",
        flavour="The sky had been saving it for someone.",
    ),
    _spell(
        _FURTHER, "chain_lightning", "Chain Lightning", learn="W L X X", cast="W L", icons="Attack 3, Draw 1",
        flavour="It never stops at the first hat.",
    ),
    _spell(
        _FURTHER, "wellspring", "Wellspring", learn="W X", cast="W", icons="Draw 3",
        flavour="Drop one coin in, hear three splashes.",
    ),
    _spell(
        _FURTHER, "riptide", "Riptide", learn="W F X", cast="W F", icons="Attack 2, Draw 2",
        flavour="It takes your feet, then your purse.",
    ),
    _spell(
        _FURTHER, "frost_mirror", "Frost Mirror", learn="W X X", cast="W", icons="Shield 2, Draw 1",
        flavour="Your reflection blinks a moment late.",
    ),
    _spell(
        _FURTHER, "evaporate", "Evaporate", learn="W X X", cast="W X", icons="Draw 3, Vanish 3",
        flavour="Gone, and the crowd applauds the steam.",
    ),
    _spell(
        _FURTHER, "bastion", "Bastion", learn="E X X", cast="X E", icons="Shield 4, Draw 1",
        flavour="Four walls and a kettle on.",
    ),
    _spell(
        _FURTHER, "landslide", "Landslide", learn="E X X", cast="E E", icons="Attack 2, Shield 2",
        flavour="The hill changes sides.",
    ),
    _spell(
        _FURTHER, "verdant_pact", "Verdant Pact", learn="E L X", cast="E L", icons="Heal 3, Shield 2",
        flavour="Signed in sap.",
    ),
    _spell(
        _FURTHER, "radiance", "Radiance", learn="L X X X", cast="L X", icons="Heal 4, Draw 1",
        flavour="Even the shadows lean in to look.",
    ),
    _spell(
        _FURTHER, "ascension", "Ascension", learn="L X X", cast="L X", icons="Vanish 2, Heal 2, Draw 1",
        flavour="You give up the ground first.",
    ),
    _spell(
        _FURTHER, "sun_lance", "Sun Lance", learn="L F X", cast="L F", icons="Attack 2, Heal 2",
        flavour="Noon, sharpened.",
    ),
    _spell(
        _FURTHER, "soul_siphon", "Soul Siphon", learn="X X X", cast="D", icons="Attack 3, Heal 2",
        flavour="Yours looked warmer.",
    ),
    _spell(
        _FURTHER, "void_rift", "Void Rift", learn="W X X", cast="D", icons="Vanish 3, Draw 3",
        flavour="It is not a hole. It is an appetite.",
    ),
    _spell(
        _FURTHER, "umbral_lance", "Umbral Lance", learn="F X X", cast="D X", icons="Attack 5",
        flavour="You hear it only after it has passed.",
    ),
    _spell(
        _FURTHER, "blood_pact", "Blood Pact", learn="F X", cast="X", icons="Vanish 1, Attack 1",
        flavour="One drop each. Fair is fair.",
    ),
    _spell(
        _FURTHER, "eclipse", "Eclipse", learn="D X X", cast="D L", icons="Attack 4, Vanish 2, Draw 1",
        flavour="For one breath, the arena forgets the sun.",
    ),
    _spell(
        _FURTHER, "night_ward", "Night Ward", learn="E X X", cast="D", icons="Shield 3, Draw 2",
        flavour="Lock the door and the dark guards you.",
    ),
)  # fmt: skip


def _character(id: str, name: str, *, cantrip: str, cost: str, icons: str, flavour: str) -> Character:
    return Character(
        id=id, name=name, deck="character", text=f"Cantrip: {cantrip}. {{about}}", flavour=flavour,
        cantrip=cantrip, cost=cost, icons=_letters(icons),
    )  # fmt: skip


CHARACTERS: Final[tuple[Character, ...]] = (
    _character(
        "cindra", "Cindra Vale, the Emberwright", cantrip="Spark", cost="F", icons="Attack 1",
        flavour="She lights her pipe from across the room.",
    ),
    _character(
        "maris", "Maris Quill, the Tidereader", cantrip="Ripple", cost="W", icons="Draw 2",
        flavour="She lets the river choose, then says it was her idea.",
    ),
    _character(
        "orsk", "Orsk Hollow, the Wallwarden", cantrip="Pebbleskin", cost="E", icons="Shield 1",
        flavour="Nobody has ever seen him flinch, or hurry.",
    ),
    _character(
        "solenne", "Solenne Bright, the Lampkeeper", cantrip="Glimmer", cost="L", icons="Heal 1, Draw 1",
        flavour="Her lamp has never gone out. She has checked every night.",
    ),
)  # fmt: skip

ALL_CARDS: Final[tuple[Face, ...]] = (*SPELLS, *CHARACTERS, *GEMS)


def _kinds(deck: str) -> tuple[int, ...]:
    return tuple(kind for kind, spell in enumerate(SPELLS) if spell.deck == deck)


STARTING: Final = _kinds(_START)
BASIC: Final = _kinds(_BASIC)
FURTHER: Final = _kinds(_FURTHER)
FURTHER_SETS: Final = 9

# Columns of the tables, for the rules that look them up all the time.
CAST: Final = tuple(spell.cast for spell in SPELLS)
LEARN: Final = tuple(spell.learn for spell in SPELLS)
CANTRIP_COST: Final = tuple(character.cost for character in CHARACTERS)
SPELL_ICONS: Final = tuple(spell.icons for spell in SPELLS)


@dataclass(frozen=True, slots=True)
class Box:
    """What a number of players need. (MC-64 to MC-69)"""

    boxes: int
    cards_per_set: int
    academy_gems: int
    starting_hands: Sequence[tuple[int, int]]
    """By seat: how many gems to draw, and how many of them to discard."""


BOXES: Final = {
    2: Box(1, 2, 8, ((4, 2), (4, 1))),
    3: Box(2, 3, 12, ((4, 2), (4, 1), (4, 0))),
    4: Box(2, 4, 16, ((4, 2), (4, 1), (4, 0), (5, 1))),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class MagecraftNumbers(Numbers):
    """The numbers of Magecraft that stand on no card."""

    of_each_colour: int = 3
    """What goes into a bag, and once more into an HP Area, of each colour but Darkness. (MC-12, MC-13, MC-20)"""
    hand_size: int = 4
    winning_score: int = 20
    """MC-61."""
    revision_cost: int = 4
    """How many gems it takes to put one's spells in a new order. (MC-42)"""

    settable: ClassVar[Mapping[str, Allowed]] = {
        "of_each_colour": range(1, 5),
        "hand_size": range(1, 13),
        "winning_score": range(1, 41),
        "revision_cost": range(1, 13),
    }


NUMBERS: Final = MagecraftNumbers()
HAND_SIZE: Final = NUMBERS.hand_size
WINNING_SCORE: Final = NUMBERS.winning_score
TAKEN_BY_EACH: Final = (*[NUMBERS.of_each_colour] * 4, 0)
FULL_HP: Final = sum(TAKEN_BY_EACH)
