"""The twelve mages. (MW-14)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards.words import (
    AIR,
    ALL_SLOTS,
    EARTH,
    EVIL,
    FIRE,
    GOOD,
    LIGHTNING,
    NEUTRAL,
    WATER,
    Mage,
)


def _mage(
    id: str, name: str, calling: str, alignment: int, masters: tuple[int, ...], health: tuple[int, int, int],
    armor: int, pets: int, plants: int, items: int, fate: int, hand: int, blood: int, permanent: tuple[str, ...],
    resurrect: str, wins: str, flavour: str, level: int = 0,
) -> Mage:  # fmt: skip
    return Mage(
        id=id, name=name, deck="mage", text=f"Wins as soon as: {wins}", flavour=flavour, calling=calling,
        alignment=alignment, masters=masters, health=health, armor=armor, pets=pets, plants=plants, items=items,
        fate=fate, hand=hand, blood=blood, permanent=permanent, resurrect=resurrect, level=level,
    )  # fmt: skip


# id, name, class, alignment, masters, health cards E M A, armor, pets, plants, items, Fate, hand, blood, permanent
MAGES: Final[tuple[Mage, ...]] = (
    _mage("argyle", "Argyle Zerach", "Cleric", GOOD, (FIRE,), (3, 5, 2), 2, 1, 0, 1, 4, 8, 1, (),
        "Light/Fire + Flower/Book + Any",
        "Every Evil mage of the line-up is destroyed, and at least 1 Good tower of Level 3 stands.", "He prays with his sleeves on fire."),
    _mage("garnick", "Garnick Leafrustle", "Druid", NEUTRAL, (EARTH,), (3, 2, 3), 1, 2, 3, 1, 4, 8, 1, ("Plant", "Seed",),
        "Plant/Seed + Seed/Beast + Any",
        "At least 3 towers stand (4 with five or six players), at least one of them Earth.", "The moss votes before he does."),
    _mage("lyla", "Lyla Featherblossom", "Elf", GOOD, (AIR,), (3, 3, 3), 1, 2, 2, 2, 5, 6, 2, ("Feather",),
        "Plant/Flower + Flower/Gem + Any",
        "At least 3 towers that are not Evil stand, at least one of these Air.", "Arrives a breath before her footsteps."),
    _mage("taren", "Taren Swiftbough", "Elf", GOOD, (AIR,), (3, 3, 3), 1, 2, 2, 2, 5, 6, 1, (),
        "Beast/Plant + Plant/Feather + Any",
        "He keeps at least 2 pets and at least 1 plant, and at least 1 tower that is not Evil stands.", "Every path he walks grows fur."),
    _mage("grelda", "Grelda Wrinkleshine", "Fairy Godmother", GOOD, (AIR,), (2, 4, 1), 0, 1, 2, 2, 4, 8, 2, (),
        "Flower/Potion + Light/Potion + Any",
        "At least 3 towers stand (4 with five or six players), at least one of them of Level 3.", "Wishes granted, gently used."),
    _mage("shurpi", "Shurpi Lollypock", "Gnome", NEUTRAL, (EARTH,), (0, 2, 3), 1, 3, 3, 1, 5, 7, ALL_SLOTS, ("Seed",),
        "Plant/Flower + Seed/Plant + Any",
        "At least 3 towers stand (4 with five or six players), at least one of them Earth.", "Small pockets, deep holes."),
    _mage("winter", "Winter Celeste", "Ice Queen", EVIL, (WATER,), (2, 3, 3), 2, 0, 0, 1, 4, 8, 2, ("Gem",),
        "Potion/Light + Gold/Gem + Any",
        "She is of Level 1 or higher, and at least 2 towers that are not Evil stand, at least one of these Water.", "The room was warm until the introductions.", level=1),
    _mage("schlakk", "Schlakk", "Sorcerer", EVIL, (FIRE,), (2, 3, 5), 0, 1, 0, 2, 3, 10, 2, (),
        "Fire/Bug + Any + Any",
        "At least 3 Evil towers stand; or everyone else is destroyed.", "He has never once blown out a candle."),
    _mage("eldar", "Eldar the Grey", "Wizard", GOOD, (AIR, EARTH,), (3, 3, 4), 0, 1, 1, 1, 5, 10, ALL_SLOTS, ("Feather",),
        "Potion/Light + Book/Gem + Any + Any",
        "Every Evil mage of the line-up is destroyed, and at least 2 Good towers stand.", "Late by design."),
    _mage("ahman", "Ahman Rotlust", "Necromancer", EVIL, (LIGHTNING,), (0, 2, 4), 1, 1, 0, 1, 6, 10, 1, (),
        "Bug/Beast + Any + Any",
        "Everyone else is destroyed.", "Everyone comes to his parties in the end."),
    _mage("derek", "Derek Le'Gothica", "Warlock", EVIL, (LIGHTNING,), (1, 5, 4), 1, 1, 0, 1, 4, 9, 2, (),
        "Bug/Potion + Beast/Bug + Any",
        "At least 3 Evil towers stand; or everyone else is destroyed.", "Practises his laugh in the rain."),
    _mage("helga", "Helga Withertooth", "Witch", EVIL, (WATER, LIGHTNING,), (0, 5, 3), 2, 2, 1, 1, 4, 10, 2, ("Beast", "Potion",),
        "Bug/Gem + Bug/Potion + Any + Any",
        "At least 3 towers that are not Good stand, at least one of these Water.", "The soup knows your name."),
)  # fmt: skip
