"""The Armor. (MW-49)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.rows import Card, backs
from spellhall.games.magewars.terms import AIR, ARCANE, ARMOR, ENCHANTED, FIRE, MYSTIC, NO_ELEMENT

ARMORS: Final[list[Card]] = []


def armor(
    id: str, name: str, *, decks: tuple[int, ...], copies: int = 1, level: int, element: int = NO_ELEMENT, health: int,
    icons: str, recipe: str, text: str, guard: int = 0, immune: tuple[int, ...] = (), blunts: bool = False,
    flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Armor."""
    row = Card(
        id=id, name=name, backs=backs(decks, copies), type=ARMOR, level=level, element=element, health=health,
        icons=icons, recipe=recipe, text=text, flavour=flavour, guard=guard, immune=immune,
        blunts=blunts,
    )  # fmt: skip
    ARMORS.append(row)


armor(
    "leather_armor", "Leather Armor", decks=(ENCHANTED,), copies=2, level=1, health=2,
    icons="Beast", recipe="Beast/Silver",
    text="Armor.",
    flavour="It was comfortable on the cow, too.",
)  # fmt: skip

armor(
    "chainmail_armor", "Chainmail Armor", decks=(MYSTIC,), level=2, health=2, icons="Silver", recipe="Silver + Any",
    text="Armor. Guard {guard}.",
    guard=1,
    flavour="Ten thousand rings and not one proposal.",
)  # fmt: skip

armor(
    "air_armor", "Air Armor", decks=(MYSTIC,), level=2, element=AIR, health=2, icons="Feather", recipe="Feather + Any",
    text="Armor. Immune to Air.",
    immune=(AIR,),
    flavour="Lighter than the promise of it.",
)  # fmt: skip

armor(
    "fire_armor", "Fire Armor", decks=(MYSTIC,), level=2, element=FIRE, health=2, icons="Fire", recipe="Fire + Any",
    text="Armor. Immune to Fire.",
    immune=(FIRE,),
    flavour="Wear nothing flammable beneath.",
)  # fmt: skip

armor(
    "platemail_armor", "Platemail Armor", decks=(ARCANE,), level=3, health=4,
    icons="Silver, Gold", recipe="Silver + Gold/Gem + Any",
    text="Armor. No attack on your mage is piercing.",
    blunts=True,
    flavour="A small fortress with a visor.",
)  # fmt: skip
