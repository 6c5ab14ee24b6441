"""The twelve mages, with what each of them needs to win. (MW-14, MW-98, MW-R48)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from spellhall.engine.cards import Allowed, Face
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.terms import AIR, EARTH, EVIL, FIRE, GOOD, LIGHTNING, NEUTRAL, WATER

ALL_SLOTS: Final = 9
"""The blood of a mage who fills every slot for free: more than any recipe has."""


# What a win condition can ask for, and what a view tells of it. (MW-R48)

PARTS: Final = (
    "mages", "towers", "levels", "kinds", "plants", "treasures", "challenges", "curses", "blessings", "fires", "wishes",
    "returns",
)  # fmt: skip
(
    MAGES_DESTROYED, TOWERS, LEVELS, KINDS, PLANTS, TREASURES, CHALLENGES, CURSES, BLESSINGS, FIRES, WISHES,
    RETURNS,
) = range(len(PARTS))  # fmt: skip


class Ask(NamedTuple):
    """One part of a win condition: what of, and how many."""

    part: int
    n: int = 0
    """Of MAGES_DESTROYED: as many as there are to destroy."""
    with_three: int = 0
    """How many with three or more players, if that is another number. (MW-98)"""


class Towers(NamedTuple):
    """The Structures that count for TOWERS, and what at least one of them must be."""

    which: Callable[[Card], bool]
    one: Callable[[Card], bool] | None = None
    buildings: bool = False
    """Buildings count as well."""


NOBODY_ELSE: Final = 0
EVERY_EVIL_MAGE: Final = 1
EVERYONE_ELSE: Final = 2
"""Whom a mage must see destroyed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mage(Face):
    """A Mage card."""

    calling: str
    alignment: int
    masters: tuple[int, ...]
    health: tuple[int, int, int]
    """Health cards: Enchanted, Mystic, Arcane."""
    armor: int
    pets: int
    plants: int
    items: int
    fate: int
    hand: int
    blood: int
    permanent: tuple[str, ...]
    resurrect: str

    settable: ClassVar[Mapping[str, Allowed]] = {
        "armor": range(7),
        "pets": range(7),
        "plants": range(7),
        "items": range(7),
        "fate": range(1, 11),
        "hand": range(1, 16),
        "blood": range(ALL_SLOTS + 1),
    }

    # The win condition

    asks: tuple[Ask, ...]
    either: bool
    """One part of it will do."""
    towers: Towers | None
    destroys: int


MAGES: Final[list[Mage]] = []


def mage(
    id: str, name: str, calling: str, *, alignment: int, masters: tuple[int, ...], health: tuple[int, int, int],
    armor: int, pets: int, plants: int, items: int, fate: int, hand: int, blood: int, permanent: tuple[str, ...] = (),
    resurrect: str, wins: str, asks: tuple[Ask, ...], either: bool = False, towers: Towers | None = None,
    destroys: int = NOBODY_ELSE, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of mages."""
    row = Mage(
        id=id, name=name, deck="mage", text=f"Wins as soon as: {wins}", flavour=flavour, calling=calling,
        alignment=alignment, masters=masters, health=health, armor=armor, pets=pets, plants=plants, items=items,
        fate=fate, hand=hand, blood=blood, permanent=permanent, resurrect=resurrect, asks=asks, either=either,
        towers=towers, destroys=destroys,
    )  # fmt: skip
    MAGES.append(row)


# Which towers count


def good(tower: Card) -> bool:
    return tower.alignment == GOOD


def evil(tower: Card) -> bool:
    return tower.alignment == EVIL


def not_evil(tower: Card) -> bool:  # MW-R25
    return tower.alignment != EVIL


def not_good(tower: Card) -> bool:
    return tower.alignment != GOOD


def neutral_or_earth(tower: Card) -> bool:
    return tower.alignment == NEUTRAL or tower.element == EARTH


def of_air(tower: Card) -> bool:
    return tower.element == AIR


def of_water(tower: Card) -> bool:
    return tower.element == WATER


mage(
    "argyle", "Argyle Zerach", "Cleric", alignment=GOOD, masters=(FIRE,), health=(3, 5, 2),
    armor=2, pets=1, plants=0, items=1, fate=5, hand=8, blood=2,
    resurrect="Light/Fire + Flower/Book + Any",
    wins="He is of Level 1 or higher, and has answered at least 1 Curse with a Blessing.",
    asks=(Ask(LEVELS, 1), Ask(BLESSINGS, 1)),
    flavour="He prays with his sleeves on fire.",
)  # fmt: skip

mage(
    "garnick", "Garnick Leafrustle", "Druid", alignment=NEUTRAL, masters=(EARTH,), health=(3, 2, 3),
    armor=1, pets=2, plants=3, items=1, fate=4, hand=8, blood=1, permanent=("Plant", "Seed"),
    resurrect="Plant/Seed + Seed/Beast + Any",
    wins="He keeps at least 2 plants, and at least 1 Structure that is Neutral or Earth stands.",
    asks=(Ask(PLANTS, 2), Ask(TOWERS, 1)), towers=Towers(neutral_or_earth, buildings=True),
    flavour="The moss votes before he does.",
)  # fmt: skip

mage(
    "lyla", "Lyla Featherblossom", "Elf", alignment=GOOD, masters=(AIR,), health=(3, 3, 3),
    armor=1, pets=2, plants=2, items=2, fate=5, hand=6, blood=2, permanent=("Feather",),
    resurrect="Plant/Flower + Flower/Gem + Any",
    wins="At least 3 towers that are not Evil stand, at least one of these Air.",
    asks=(Ask(TOWERS, 3),), towers=Towers(not_evil, one=of_air),
    flavour="Arrives a breath before her footsteps.",
)  # fmt: skip

mage(
    "taren", "Taren Swiftbough", "Elf", alignment=GOOD, masters=(AIR,), health=(3, 3, 3),
    armor=1, pets=2, plants=2, items=2, fate=5, hand=6, blood=1,
    resurrect="Beast/Plant + Plant/Feather + Any",
    wins=(
        "He keeps pets and plants of at least 3 of the four kinds Beast, Bug, Feather and Plant, by their "
        "icons, and at least 1 tower that is not Evil stands."
    ),
    asks=(Ask(KINDS, 3), Ask(TOWERS, 1)), towers=Towers(not_evil),
    flavour="Every path he walks grows fur.",
)  # fmt: skip

mage(
    "grelda", "Grelda Wrinkleshine", "Fairy Godmother", alignment=GOOD, masters=(AIR,), health=(2, 4, 1),
    armor=0, pets=1, plants=2, items=2, fate=4, hand=8, blood=2,
    resurrect="Flower/Potion + Light/Potion + Any",
    wins=(
        "She has granted at least 4 wishes (5 with three or more players; each Magic card that she completes "
        "is one), and at least 1 Good tower stands."
    ),
    asks=(Ask(WISHES, 4, with_three=5), Ask(TOWERS, 1)), towers=Towers(good),
    flavour="Wishes granted, gently used.",
)  # fmt: skip

mage(
    "shurpi", "Shurpi Lollypock", "Gnome", alignment=NEUTRAL, masters=(EARTH,), health=(0, 2, 3),
    armor=1, pets=3, plants=3, items=1, fate=5, hand=7, blood=ALL_SLOTS, permanent=("Seed",),
    resurrect="Plant/Flower + Seed/Plant + Any",
    wins=(
        "She has a hoard of at least 5 treasures (6 with three or more players), which are her Permanent "
        "Resources and the cards she keeps that show Gold, Silver or Gem."
    ),
    asks=(Ask(TREASURES, 5, with_three=6),),
    flavour="Small pockets, deep holes.",
)  # fmt: skip

mage(
    "winter", "Winter Celeste", "Ice Queen", alignment=EVIL, masters=(WATER,), health=(2, 3, 3),
    armor=2, pets=0, plants=0, items=1, fate=4, hand=8, blood=2, permanent=("Gem",),
    resurrect="Potion/Light + Gold/Gem + Any",
    wins="She is of Level 1 or higher, and at least 2 towers that are not Evil stand, at least one of these Water.",
    asks=(Ask(LEVELS, 1), Ask(TOWERS, 2)), towers=Towers(not_evil, one=of_water),
    flavour="The room was warm until the introductions.",
)  # fmt: skip

mage(
    "schlakk", "Schlakk", "Sorcerer", alignment=EVIL, masters=(FIRE,), health=(2, 3, 5),
    armor=0, pets=1, plants=0, items=2, fate=3, hand=10, blood=2,
    resurrect="Fire/Bug + Any + Any",
    wins=(
        "His Fire has struck down at least 3 mages, cards that rivals keep or Structures (4 with three or "
        "more players); or everyone else is destroyed."
    ),
    asks=(Ask(FIRES, 3, with_three=4), Ask(MAGES_DESTROYED)), either=True, destroys=EVERYONE_ELSE,
    flavour="He has never once blown out a candle.",
)  # fmt: skip

mage(
    "eldar", "Eldar the Grey", "Wizard", alignment=GOOD, masters=(AIR, EARTH), health=(3, 3, 4),
    armor=0, pets=1, plants=1, items=1, fate=5, hand=10, blood=ALL_SLOTS, permanent=("Feather",),
    resurrect="Potion/Light + Book/Gem + Any + Any",
    wins="He is of Level 1 or higher, every Evil mage of the line-up is destroyed, and at least 2 Good towers stand.",
    asks=(Ask(LEVELS, 1), Ask(MAGES_DESTROYED), Ask(TOWERS, 2)), destroys=EVERY_EVIL_MAGE, towers=Towers(good),
    flavour="Late by design.",
)  # fmt: skip

mage(
    "ahman", "Ahman Rotlust", "Necromancer", alignment=EVIL, masters=(LIGHTNING,), health=(0, 2, 4),
    armor=1, pets=1, plants=0, items=1, fate=6, hand=10, blood=2,
    resurrect="Bug/Beast + Any + Any",
    wins="Everyone else is destroyed, and he himself has come back from the dead at least once.",
    asks=(Ask(MAGES_DESTROYED), Ask(RETURNS, 1)), destroys=EVERYONE_ELSE,
    flavour="Everyone comes to his parties in the end.",
)  # fmt: skip

mage(
    "derek", "Derek Le'Gothica", "Warlock", alignment=EVIL, masters=(LIGHTNING,), health=(1, 5, 4),
    armor=1, pets=1, plants=0, items=1, fate=4, hand=9, blood=2,
    resurrect="Bug/Potion + Beast/Bug + Any",
    wins="He has won at least 2 Challenges, and at least 1 Evil tower stands.",
    asks=(Ask(CHALLENGES, 2), Ask(TOWERS, 1)), towers=Towers(evil),
    flavour="Practises his laugh in the rain.",
)  # fmt: skip

mage(
    "helga", "Helga Withertooth", "Witch", alignment=EVIL, masters=(WATER, LIGHTNING), health=(0, 5, 3),
    armor=2, pets=2, plants=1, items=1, fate=4, hand=10, blood=2, permanent=("Beast", "Potion"),
    resurrect="Bug/Gem + Bug/Potion + Any + Any",
    wins=(
        "At least 2 Curses (3 with three or more players) that she sent or deflected have landed on rivals, "
        "and at least 2 towers that are not Good stand."
    ),
    asks=(Ask(CURSES, 2, with_three=3), Ask(TOWERS, 2)), towers=Towers(not_good),
    flavour="The soup knows your name.",
)  # fmt: skip
