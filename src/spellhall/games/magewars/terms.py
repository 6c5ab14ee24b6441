"""The words of the rule book: decks, types, alignments, elements and kinds of resources. (MW-2 to MW-7)"""

from __future__ import annotations

from typing import Final

ENCHANTED: Final = 0
MYSTIC: Final = 1
ARCANE: Final = 2
QUEST: Final = 3
FATE: Final = 4
DECKS: Final[tuple[str, ...]] = ("enchanted", "mystic", "arcane", "quest", "fate")
DECK_NAMES: Final[tuple[str, ...]] = ("Enchanted", "Mystic", "Arcane", "Quest", "Fate")
HEALTH_DECKS: Final = (ENCHANTED, MYSTIC, ARCANE)
"""The decks that health piles are dealt from. (MW-15)"""

FATE_CARD: Final = 0
CREATURE: Final = 1
PLANT: Final = 2
ITEM: Final = 3
ARMOR: Final = 4
MAGIC: Final = 5
STRUCTURE: Final = 6
LEVEL: Final = 7
CHALLENGE: Final = 8
RESOURCE: Final = 9
CURSE: Final = 10
BLESSING: Final = 11
TYPES: Final = (
    "Fate", "Creature", "Plant", "Item", "Armor", "Magic", "Structure", "Level", "Challenge", "Resource", "Curse",
    "Blessing",
)  # fmt: skip
KEPT_TYPES: Final = (CREATURE, PLANT, ITEM, ARMOR)
"""What a mage can keep. (MW-45 to MW-49)"""

TOWER: Final = "Tower"
BUILDING: Final = "Building"
POTION: Final = "Potion"
SPELL: Final = "Spell"
"""The printed kinds of Structures and Magic."""

GOOD: Final = 0
NEUTRAL: Final = 1
EVIL: Final = 2
UNALIGNED: Final = 3
ALIGNMENTS: Final = ("Good", "Neutral", "Evil", "none")
EVERY_MAGE: Final = (GOOD, NEUTRAL, EVIL)
NOT_EVIL: Final = (GOOD, NEUTRAL)
"""The mages an effect is for, by alignment."""

NO_ELEMENT: Final = 0
AIR: Final = 1
EARTH: Final = 2
FIRE: Final = 3
WATER: Final = 4
LIGHTNING: Final = 5
ELEMENTS: Final = ("–", "Air", "Earth", "Fire", "Water", "Lightning")

# MW-5: each kind of resource is a bit, so that an icon fits a slot if they share one (MW-7).
RESOURCES: Final = (
    "Beast", "Book", "Bug", "Silver", "Gold", "Feather", "Fire", "Flower", "Gem", "Light", "Plant", "Potion", "Seed",
)  # fmt: skip
BIT: Final = {name: 1 << number for number, name in enumerate(RESOURCES)}
ANY: Final = (1 << len(RESOURCES)) - 1
"""A slot that takes every kind, and a Wild icon, which counts as every kind."""


# MW-7: a quest is a slot too, of bits that no icon has.
QUESTS: Final = (
    "Cast Magic", "Complete a Creature", "Complete a Plant", "Complete an Item", "Complete a Structure", "Wound a mage",
    "Defeat a pet", "Win a Challenge", "Burn health",
)  # fmt: skip
"""The deeds that Levels ask for."""
QUEST_OF: Final = {name: 1 << (len(RESOURCES) + number) for number, name in enumerate(QUESTS)}
CAST_MAGIC: Final = QUEST_OF["Cast Magic"]
COMPLETE_CREATURE: Final = QUEST_OF["Complete a Creature"]
COMPLETE_PLANT: Final = QUEST_OF["Complete a Plant"]
COMPLETE_ITEM: Final = QUEST_OF["Complete an Item"]
COMPLETE_STRUCTURE: Final = QUEST_OF["Complete a Structure"]
WOUND_A_MAGE: Final = QUEST_OF["Wound a mage"]
DEFEAT_A_PET: Final = QUEST_OF["Defeat a pet"]
WIN_A_CHALLENGE: Final = QUEST_OF["Win a Challenge"]
BURN_HEALTH: Final = QUEST_OF["Burn health"]


def mask(slot: str) -> int:
    """A slot of a recipe (``Fire/Light``, ``Any``, ``Win a Challenge``) or an icon as bits."""
    return ANY if slot in ("Any", "Wild") else sum((BIT | QUEST_OF)[name] for name in slot.split("/"))


def masks(recipe: str) -> tuple[int, ...]:
    """A whole recipe as bits, slot by slot."""
    return tuple(mask(slot) for slot in recipe.split(" + ")) if recipe else ()


def slot_word(slot: int) -> str:
    """How moves and views name a slot of a recipe."""
    if slot == ANY:
        return "any"
    return "/".join(name.lower().replace(" ", "_") for name, bits in (BIT | QUEST_OF).items() if slot & bits)


def union(resources: tuple[int, ...]) -> int:
    """The bits of all these together."""
    found = 0
    for resource in resources:
        found |= resource
    return found
