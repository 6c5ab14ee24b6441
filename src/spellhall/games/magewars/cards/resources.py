"""The Resource cards, and those that become Permanent Resources. (MW-55, MW-R12)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.rows import Card, backs
from spellhall.games.magewars.terms import (
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
    UNALIGNED,
    WATER,
)

RESOURCE_CARDS: Final[list[Card]] = []


def resource(
    id: str, name: str, *, decks: tuple[int, ...], copies: int = 1, level: int, element: int = NO_ELEMENT, icons: str,
    recipe: str = "", text: str, grants: str = "", wild_for: int = NO_ELEMENT, wild_if: int = UNALIGNED, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Resources."""
    row = Card(
        id=id, name=name, backs=backs(decks, copies), type=RESOURCE, level=level, element=element, icons=icons,
        recipe=recipe, text=text, flavour=flavour, grants=grants, wild_for=wild_for, wild_if=wild_if,
    )  # fmt: skip
    RESOURCE_CARDS.append(row)


resource(
    "silver", "Silver", decks=(ENCHANTED,), level=1, icons="Silver",
    text="Resource only.",
    flavour="It rings true on any counter.",
)  # fmt: skip

resource(
    "gold", "Gold", decks=(ENCHANTED,), level=1, icons="Gold",
    text="Resource only.",
    flavour="Heavy, and heavier to lose.",
)  # fmt: skip

resource(
    "seeds", "Seeds", decks=(ENCHANTED,), level=1, icons="Seed, Plant, Flower", recipe="Seed/Plant + Any",
    text="Permanent Resource: grants Seed.",
    grants="Seed",
    flavour="A forest, folded small.",
)  # fmt: skip

resource(
    "dragons_horde", "Dragon's Horde", decks=(ARCANE,), level=3,
    icons="Gem, Fire, Light, Gold", recipe="Gold/Gem + Fire/Beast + Any",
    text="Permanent Resource: grants Gold.",
    grants="Gold",
    flavour="Do not count it aloud.",
)  # fmt: skip

resource(
    "mages_horde", "Mage's Horde", decks=(ARCANE,), level=3,
    icons="Book, Potion, Beast, Plant", recipe="Book/Potion + Any + Any",
    text="Permanent Resource: grants Book.",
    grants="Book",
    flavour="Half library, half pantry.",
)  # fmt: skip

resource(
    "crystal_shard", "Crystal Shard", decks=(MYSTIC, ARCANE), level=1, icons="Gem, Light", recipe="Gem/Light + Any",
    text="Permanent Resource: grants Light.",
    grants="Light",
    flavour="One of a set, and it knows it.",
)  # fmt: skip

resource(
    "mana", "Mana", decks=(MYSTIC, ARCANE), level=1, icons="Potion, Book", recipe="Potion/Book + Any",
    text="Permanent Resource: grants Potion.",
    grants="Potion",
    flavour="The thirst of spells.",
)  # fmt: skip

resource(
    "element_air", "Air", decks=(MYSTIC,), level=1, element=AIR, icons="Feather, Flower",
    text="Resource only. For a mage who masters Air its icon is Wild.",
    wild_for=AIR,
    flavour="It is everywhere; bottling it is the trick.",
)  # fmt: skip

resource(
    "element_earth", "Earth", decks=(MYSTIC,), level=1, element=EARTH, icons="Seed, Plant",
    text="Resource only. For a mage who masters Earth its icon is Wild.",
    wild_for=EARTH,
    flavour="Patience you can hold.",
)  # fmt: skip

resource(
    "element_fire", "Fire", decks=(MYSTIC,), level=1, element=FIRE, icons="Fire, Bug",
    text="Resource only. For a mage who masters Fire its icon is Wild.",
    wild_for=FIRE,
    flavour="It eats and is never fed.",
)  # fmt: skip

resource(
    "element_lightning", "Lightning", decks=(MYSTIC,), level=1, element=LIGHTNING, icons="Light, Book",
    text="Resource only. For a mage who masters Lightning its icon is Wild.",
    wild_for=LIGHTNING,
    flavour="Caught once, by a fool with a kite.",
)  # fmt: skip

resource(
    "element_water", "Water", decks=(MYSTIC,), level=1, element=WATER, icons="Potion, Flower",
    text="Resource only. For a mage who masters Water its icon is Wild.",
    wild_for=WATER,
    flavour="It remembers every shape.",
)  # fmt: skip

resource(
    "darkness", "Darkness", decks=(MYSTIC,), level=1, icons="Bug, Potion",
    text="Resource only. For an Evil mage its icon is Wild.",
    wild_if=EVIL,
    flavour="Poured, never spilled.",
)  # fmt: skip

resource(
    "light", "Light", decks=(MYSTIC,), level=1, icons="Light, Flower",
    text="Resource only. For a Good mage its icon is Wild.",
    wild_if=GOOD,
    flavour="It comes in under the door.",
)  # fmt: skip

resource(
    "wild", "Wild", decks=(ARCANE,), copies=2, level=2, icons="Wild",
    text="Resource only. Its icon is Wild: it fills any slot.",
    flavour="Whatever you were about to ask for.",
)  # fmt: skip
