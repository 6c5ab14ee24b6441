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


class Towers(NamedTuple):
    """Towers that must stand: how many, which count, and what at least one of these must be."""

    n: int
    which: Callable[[Card], bool]
    one: Callable[[Card], bool] | None = None
    with_five: int = 0
    """How many with five or six players, if that is another number."""


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

    towers: Towers | None
    destroys: int
    either: bool
    """The towers or the destruction will do."""
    level: int
    keeps_pets: int
    keeps_plants: int


MAGES: Final[list[Mage]] = []


def mage(
    id: str, name: str, calling: str, *, alignment: int, masters: tuple[int, ...], health: tuple[int, int, int],
    armor: int, pets: int, plants: int, items: int, fate: int, hand: int, blood: int, permanent: tuple[str, ...] = (),
    resurrect: str, wins: str, towers: Towers | None = None, destroys: int = NOBODY_ELSE, either: bool = False,
    level: int = 0, keeps_pets: int = 0, keeps_plants: int = 0, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of mages."""
    row = Mage(
        id=id, name=name, deck="mage", text=f"Wins as soon as: {wins}", flavour=flavour, calling=calling,
        alignment=alignment, masters=masters, health=health, armor=armor, pets=pets, plants=plants, items=items,
        fate=fate, hand=hand, blood=blood, permanent=permanent, resurrect=resurrect, towers=towers, destroys=destroys,
        either=either, level=level, keeps_pets=keeps_pets, keeps_plants=keeps_plants,
    )  # fmt: skip
    MAGES.append(row)


# Which towers count


def any_tower(tower: Card) -> bool:
    return True


def good(tower: Card) -> bool:
    return tower.alignment == GOOD


def evil(tower: Card) -> bool:
    return tower.alignment == EVIL


def not_evil(tower: Card) -> bool:  # MW-R25
    return tower.alignment != EVIL


def not_good(tower: Card) -> bool:
    return tower.alignment != GOOD


def of_air(tower: Card) -> bool:
    return tower.element == AIR


def of_earth(tower: Card) -> bool:
    return tower.element == EARTH


def of_water(tower: Card) -> bool:
    return tower.element == WATER


def of_level_3(tower: Card) -> bool:
    return tower.level == 3


def good_and_of_level_3(tower: Card) -> bool:
    return good(tower) and of_level_3(tower)


mage(
    "argyle", "Argyle Zerach", "Cleric", alignment=GOOD, masters=(FIRE,), health=(3, 5, 2),
    armor=2, pets=1, plants=0, items=1, fate=4, hand=8, blood=1,
    resurrect="Light/Fire + Flower/Book + Any",
    wins="Every Evil mage of the line-up is destroyed, and at least 1 Good tower of Level 3 stands.",
    destroys=EVERY_EVIL_MAGE, towers=Towers(1, good_and_of_level_3),
    flavour="He prays with his sleeves on fire.",
)  # fmt: skip

mage(
    "garnick", "Garnick Leafrustle", "Druid", alignment=NEUTRAL, masters=(EARTH,), health=(3, 2, 3),
    armor=1, pets=2, plants=3, items=1, fate=4, hand=8, blood=1, permanent=("Plant", "Seed"),
    resurrect="Plant/Seed + Seed/Beast + Any",
    wins="At least 3 towers stand (4 with five or six players), at least one of them Earth.",
    towers=Towers(3, any_tower, one=of_earth, with_five=4),
    flavour="The moss votes before he does.",
)  # fmt: skip

mage(
    "lyla", "Lyla Featherblossom", "Elf", alignment=GOOD, masters=(AIR,), health=(3, 3, 3),
    armor=1, pets=2, plants=2, items=2, fate=5, hand=6, blood=2, permanent=("Feather",),
    resurrect="Plant/Flower + Flower/Gem + Any",
    wins="At least 3 towers that are not Evil stand, at least one of these Air.",
    towers=Towers(3, not_evil, one=of_air),
    flavour="Arrives a breath before her footsteps.",
)  # fmt: skip

mage(
    "taren", "Taren Swiftbough", "Elf", alignment=GOOD, masters=(AIR,), health=(3, 3, 3),
    armor=1, pets=2, plants=2, items=2, fate=5, hand=6, blood=1,
    resurrect="Beast/Plant + Plant/Feather + Any",
    wins="He keeps at least 2 pets and at least 1 plant, and at least 1 tower that is not Evil stands.",
    keeps_pets=2, keeps_plants=1, towers=Towers(1, not_evil),
    flavour="Every path he walks grows fur.",
)  # fmt: skip

mage(
    "grelda", "Grelda Wrinkleshine", "Fairy Godmother", alignment=GOOD, masters=(AIR,), health=(2, 4, 1),
    armor=0, pets=1, plants=2, items=2, fate=4, hand=8, blood=2,
    resurrect="Flower/Potion + Light/Potion + Any",
    wins="At least 3 towers stand (4 with five or six players), at least one of them of Level 3.",
    towers=Towers(3, any_tower, one=of_level_3, with_five=4),
    flavour="Wishes granted, gently used.",
)  # fmt: skip

mage(
    "shurpi", "Shurpi Lollypock", "Gnome", alignment=NEUTRAL, masters=(EARTH,), health=(0, 2, 3),
    armor=1, pets=3, plants=3, items=1, fate=5, hand=7, blood=ALL_SLOTS, permanent=("Seed",),
    resurrect="Plant/Flower + Seed/Plant + Any",
    wins="At least 3 towers stand (4 with five or six players), at least one of them Earth.",
    towers=Towers(3, any_tower, one=of_earth, with_five=4),
    flavour="Small pockets, deep holes.",
)  # fmt: skip

mage(
    "winter", "Winter Celeste", "Ice Queen", alignment=EVIL, masters=(WATER,), health=(2, 3, 3),
    armor=2, pets=0, plants=0, items=1, fate=4, hand=8, blood=2, permanent=("Gem",),
    resurrect="Potion/Light + Gold/Gem + Any",
    wins="She is of Level 1 or higher, and at least 2 towers that are not Evil stand, at least one of these Water.",
    level=1, towers=Towers(2, not_evil, one=of_water),
    flavour="The room was warm until the introductions.",
)  # fmt: skip

mage(
    "schlakk", "Schlakk", "Sorcerer", alignment=EVIL, masters=(FIRE,), health=(2, 3, 5),
    armor=0, pets=1, plants=0, items=2, fate=3, hand=10, blood=2,
    resurrect="Fire/Bug + Any + Any",
    wins="At least 3 Evil towers stand; or everyone else is destroyed.",
    towers=Towers(3, evil), either=True, destroys=EVERYONE_ELSE,
    flavour="He has never once blown out a candle.",
)  # fmt: skip

mage(
    "eldar", "Eldar the Grey", "Wizard", alignment=GOOD, masters=(AIR, EARTH), health=(3, 3, 4),
    armor=0, pets=1, plants=1, items=1, fate=5, hand=10, blood=ALL_SLOTS, permanent=("Feather",),
    resurrect="Potion/Light + Book/Gem + Any + Any",
    wins="Every Evil mage of the line-up is destroyed, and at least 2 Good towers stand.",
    destroys=EVERY_EVIL_MAGE, towers=Towers(2, good),
    flavour="Late by design.",
)  # fmt: skip

mage(
    "ahman", "Ahman Rotlust", "Necromancer", alignment=EVIL, masters=(LIGHTNING,), health=(0, 2, 4),
    armor=1, pets=1, plants=0, items=1, fate=6, hand=10, blood=1,
    resurrect="Bug/Beast + Any + Any",
    wins="Everyone else is destroyed.",
    destroys=EVERYONE_ELSE,
    flavour="Everyone comes to his parties in the end.",
)  # fmt: skip

mage(
    "derek", "Derek Le'Gothica", "Warlock", alignment=EVIL, masters=(LIGHTNING,), health=(1, 5, 4),
    armor=1, pets=1, plants=0, items=1, fate=4, hand=9, blood=2,
    resurrect="Bug/Potion + Beast/Bug + Any",
    wins="At least 3 Evil towers stand; or everyone else is destroyed.",
    towers=Towers(3, evil), either=True, destroys=EVERYONE_ELSE,
    flavour="Practises his laugh in the rain.",
)  # fmt: skip

mage(
    "helga", "Helga Withertooth", "Witch", alignment=EVIL, masters=(WATER, LIGHTNING), health=(0, 5, 3),
    armor=2, pets=2, plants=1, items=1, fate=4, hand=10, blood=2, permanent=("Beast", "Potion"),
    resurrect="Bug/Gem + Bug/Potion + Any + Any",
    wins="At least 3 towers that are not Good stand, at least one of these Water.",
    towers=Towers(3, not_good, one=of_water),
    flavour="The soup knows your name.",
)  # fmt: skip
