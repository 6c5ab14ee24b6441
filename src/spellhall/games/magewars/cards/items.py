"""The Items, and the Armor. (MW-48, MW-49)"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.words import (
    AIR,
    ARCANE,
    ARMOR,
    ENCHANTED,
    FIRE,
    ITEM,
    LIGHTNING,
    MYSTIC,
    NO_ELEMENT,
    WATER,
    Backs,
    Card,
    attack,
    common,
    draw,
    guard,
    special,
)


def _item(
    id: str, name: str, backs: Backs, level: int, element: int, health: int, icons: str, recipe: str,
    kept: str, used: str, flavour: str, **effects: Any,
) -> Card:  # fmt: skip
    return Card(
        **common(id, name, backs, f"Kept: {kept} Used once: {used}", flavour), type=ITEM, level=level,
        element=element, health=health, icons=icons, recipe=recipe, **effects,
    )  # fmt: skip


ITEMS: Final = (
    _item("sword", "Sword", ((ENCHANTED, 1),), 1, NO_ELEMENT, 2, "Silver", "Silver + Any",
        "Each turn: attack 1.", "Attack 3.", "Pointed arguments only.", each_turn=(attack(1),), once=(attack(3),)),
    _item("bow", "Bow", ((ENCHANTED, 1),), 1, NO_ELEMENT, 1, "Feather, Plant", "Feather/Plant + Any + Any",
        "Charges. Each turn: spend 1 charge to attack 2.", "Attack 3.", "Three arrows, three opinions.", charges=True, each_turn=(attack(2),), once=(attack(3),)),
    _item("book", "Book", ((ENCHANTED, 1),), 1, NO_ELEMENT, 1, "Book", "Book/Feather",
        "Grants Book.", "Draw 2 Mystic.", "It falls open where you need it.", grants="Book", once=(draw(MYSTIC, 2),)),
    _item("shield", "Shield", ((ENCHANTED, 1),), 1, NO_ELEMENT, 2, "Silver, Gold", "Silver + Any",
        "Guard 1.", "Guard 3 until the start of your next turn.", "The front of it is mostly dents.", guard=1, once=(guard(3),)),
    _item("ice_shield", "Ice Shield", ((ENCHANTED, 1),), 1, WATER, 2, "Gem, Feather", "Gem/Potion + Any",
        "Guard 1. Immune to Fire and Water.", "Guard 3 until the start of your next turn.", "Keep it away from the hearth.", guard=1, immune=(FIRE, WATER), once=(guard(3),)),
    _item("lock", "Lock", ((ENCHANTED, 2),), 1, NO_ELEMENT, 1, "Silver", "Any",
        "(cannot be kept)", "Lock a rival's craft or a building site.", "It clicks like a closed mind.", keepable=False, once=(special("put_lock"),)),
    _item("key", "Key", ((ENCHANTED, 1),), 1, NO_ELEMENT, 1, "Silver, Gold", "Any",
        "(cannot be kept)", "You may choose one craft or building site: remove every Lock and every Freeze from it. Then draw 1 Mystic.", "The other half of an argument.", keepable=False, once=(special("turn_key"), draw(MYSTIC, 1))),
    _item("hunters_snare", "Hunter's Snare", ((MYSTIC, 1),), 1, NO_ELEMENT, 1, "Plant, Silver", "Plant/Silver + Any",
        "After a rival's pet has attacked you or a card of yours, if you have a free pet slot, that pet becomes yours (fresh); then discard this card.", "If you have a free pet slot, steal one pet of Level 1 from a rival: it becomes your pet, fresh.", "Step here, please.", once=(special("snare"),)),
    _item("mirror_charm", "Mirror Charm", ((MYSTIC, 1),), 2, NO_ELEMENT, 1, "Gem, Light", "Light/Gem + Any",
        "Charges. When a Curse hits you, you may spend 1 charge to deflect it to a living rival of your choice (a crafted Blessing).", "Draw 1 Arcane.", "What you send, you meet.", charges=True, once=(draw(ARCANE, 1),)),
    _item("dwarven_hammer", "Dwarven Hammer", ((MYSTIC, 1),), 2, NO_ELEMENT, 2, "Gold, Silver", "Gold/Silver + Any",
        "Each turn: attack 1, or attack 4 on a structure.", "Attack 2, or attack 6 on a structure.", "It undoes stone politely.", each_turn=(attack(1, structure=4),), once=(attack(2, structure=6),)),
    _item("fire_sword", "Fire Sword", ((MYSTIC, 1),), 2, FIRE, 2, "Fire, Silver", "Fire + Silver/Gold",
        "Each turn: attack 2 Fire (attack 4 Fire on a plant).", "Attack 3 Fire.", "Forged in a temper, quenched in nothing.", each_turn=(attack(2, FIRE, plant=4),), once=(attack(3, FIRE),)),
    _item("wand_of_storms", "Wand of Storms", ((MYSTIC, 1),), 2, LIGHTNING, 1, "Book, Gem", "Book/Gem + Any + Any",
        "Charges. Each turn: spend 1 charge to attack 2 Lightning.", "Attack 3 Lightning.", "It ticks while it thinks.", charges=True, each_turn=(attack(2, LIGHTNING),), once=(attack(3, LIGHTNING),)),
    _item("great_axe", "Great Axe", ((ARCANE, 1),), 3, NO_ELEMENT, 3, "Gold, Silver", "Gold + Silver + Any",
        "Each turn: attack 2.", "Attack 4.", "Subtle as a landslide.", each_turn=(attack(2),), once=(attack(4),)),
    _item("vorpal_sword", "Vorpal Sword", ((ARCANE, 1),), 3, LIGHTNING, 3, "Gold, Gem, Silver", "Silver + Gold/Gem + Any",
        "Each turn: attack 2 Lightning, piercing.", "Attack 3 Lightning, piercing.", "One, two, and the third is free.", each_turn=(attack(2, LIGHTNING, piercing=True),), once=(attack(3, LIGHTNING, piercing=True),)),
    _item("ring_of_invisibility", "Ring of Invisibility", ((ARCANE, 1),), 3, NO_ELEMENT, 1, "Gold, Gem", "Gold/Gem + Light/Bug + Any",
        "Charges. When a rival's attack would hit your mage, 1 charge is spent and the attack does nothing to your mage.", "Guard 6 until the start of your next turn.", "Look, no hands.", charges=True, once=(guard(6),)),
)  # fmt: skip


def _armor(
    id: str, name: str, backs: Backs, level: int, element: int, health: int, icons: str, recipe: str,
    worn: str, flavour: str, **effects: Any,
) -> Card:  # fmt: skip
    return Card(
        **common(id, name, backs, worn, flavour), type=ARMOR, level=level,
        element=element, health=health, icons=icons, recipe=recipe, **effects,
    )  # fmt: skip


ARMORS: Final = (
    _armor("leather_armor", "Leather Armor", ((ENCHANTED, 2),), 1, NO_ELEMENT, 2, "Beast", "Beast/Silver",
        "Armor.", "It was comfortable on the cow, too."),
    _armor("chainmail_armor", "Chainmail Armor", ((MYSTIC, 1),), 2, NO_ELEMENT, 2, "Silver", "Silver + Any",
        "Armor. Guard 1.", "Ten thousand rings and not one proposal.", guard=1),
    _armor("air_armor", "Air Armor", ((MYSTIC, 1),), 2, AIR, 2, "Feather", "Feather + Any",
        "Armor. Immune to Air.", "Lighter than the promise of it.", immune=(AIR,)),
    _armor("fire_armor", "Fire Armor", ((MYSTIC, 1),), 2, FIRE, 2, "Fire", "Fire + Any",
        "Armor. Immune to Fire.", "Wear nothing flammable beneath.", immune=(FIRE,)),
    _armor("platemail_armor", "Platemail Armor", ((ARCANE, 1),), 3, NO_ELEMENT, 4, "Silver, Gold", "Silver + Gold/Gem + Any",
        "Armor. Guard 1.", "A small fortress with a visor.", guard=1),
)  # fmt: skip
