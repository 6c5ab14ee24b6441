"""The Resource cards, and those that become Permanent Resources. (MW-55, MW-R12)"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.words import (
    AIR,
    ARCANE,
    EARTH,
    ENCHANTED,
    EVIL,
    FIRE,
    GOOD,
    LIGHTNING,
    MYSTIC,
    NO_ELEMENT,
    RESOURCE,
    WATER,
    Backs,
    Card,
    common,
)


def _resource(
    id: str, name: str, backs: Backs, level: int, element: int, icons: str, recipe: str, text: str, flavour: str,
    **effects: Any,
) -> Card:  # fmt: skip
    return Card(
        **common(id, name, backs, text, flavour), type=RESOURCE, level=level,
        element=element, icons=icons, recipe=recipe, **effects,
    )  # fmt: skip


RESOURCE_CARDS: Final = (
    _resource("silver", "Silver", ((ENCHANTED, 1),), 1, NO_ELEMENT, "Silver", "",
        "Resource only.", "It rings true on any counter."),
    _resource("gold", "Gold", ((ENCHANTED, 1),), 1, NO_ELEMENT, "Gold", "",
        "Resource only.", "Heavy, and heavier to lose."),
    _resource("seeds", "Seeds", ((ENCHANTED, 1),), 1, NO_ELEMENT, "Seed, Plant, Flower", "Seed/Plant + Any",
        "Permanent Resource: grants Seed.", "A forest, folded small.", grants="Seed"),
    _resource("dragons_horde", "Dragon's Horde", ((ARCANE, 1),), 3, NO_ELEMENT, "Gem, Fire, Light, Gold", "Gold/Gem + Fire/Beast + Any",
        "Permanent Resource: grants Gold.", "Do not count it aloud.", grants="Gold"),
    _resource("mages_horde", "Mage's Horde", ((ARCANE, 1),), 3, NO_ELEMENT, "Book, Potion, Beast, Plant", "Book/Potion + Any + Any",
        "Permanent Resource: grants Book.", "Half library, half pantry.", grants="Book"),
    _resource("crystal_shard", "Crystal Shard", ((MYSTIC, 1), (ARCANE, 1),), 1, NO_ELEMENT, "Gem, Light", "Gem/Light + Any",
        "Permanent Resource: grants Light.", "One of a set, and it knows it.", grants="Light"),
    _resource("mana", "Mana", ((MYSTIC, 1), (ARCANE, 1),), 1, NO_ELEMENT, "Potion, Book", "Potion/Book + Any",
        "Permanent Resource: grants Potion.", "The thirst of spells.", grants="Potion"),
    _resource("element_air", "Air", ((MYSTIC, 1),), 1, AIR, "Feather, Flower", "",
        "Resource only. For a mage who masters Air its icon is Wild.", "It is everywhere; bottling it is the trick.", wild_for=AIR),
    _resource("element_earth", "Earth", ((MYSTIC, 1),), 1, EARTH, "Seed, Plant", "",
        "Resource only. For a mage who masters Earth its icon is Wild.", "Patience you can hold.", wild_for=EARTH),
    _resource("element_fire", "Fire", ((MYSTIC, 1),), 1, FIRE, "Fire, Bug", "",
        "Resource only. For a mage who masters Fire its icon is Wild.", "It eats and is never fed.", wild_for=FIRE),
    _resource("element_lightning", "Lightning", ((MYSTIC, 1),), 1, LIGHTNING, "Light, Book", "",
        "Resource only. For a mage who masters Lightning its icon is Wild.", "Caught once, by a fool with a kite.", wild_for=LIGHTNING),
    _resource("element_water", "Water", ((MYSTIC, 1),), 1, WATER, "Potion, Flower", "",
        "Resource only. For a mage who masters Water its icon is Wild.", "It remembers every shape.", wild_for=WATER),
    _resource("darkness", "Darkness", ((MYSTIC, 1),), 1, NO_ELEMENT, "Bug, Potion", "",
        "Resource only. For an Evil mage its icon is Wild.", "Poured, never spilled.", wild_if=EVIL),
    _resource("light", "Light", ((MYSTIC, 1),), 1, NO_ELEMENT, "Light, Flower", "",
        "Resource only. For a Good mage its icon is Wild.", "It comes in under the door.", wild_if=GOOD),
    _resource("wild", "Wild", ((ARCANE, 2),), 2, NO_ELEMENT, "Wild", "",
        "Resource only. Its icon is Wild: it fills any slot.", "Whatever you were about to ask for."),
)  # fmt: skip
