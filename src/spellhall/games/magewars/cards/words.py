"""What cards are written with: decks, kinds of resources, elements, and the words of their effects.

An effect is plain data: the name of a step and its arguments, ``("draw", ENCHANTED, 2)``. A card's
text is a row of such words; ``perform`` (effects.py) pushes the steps of that name, each with the
player and the card before the arguments.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from spellhall.engine.cards import REPRINTS, Face

ENCHANTED: Final = 0
MYSTIC: Final = 1
ARCANE: Final = 2
QUEST: Final = 3
FATE: Final = 4
DECKS: Final[tuple[str, ...]] = ("enchanted", "mystic", "arcane", "quest", "fate")
DECK_NAMES: Final[tuple[str, ...]] = ("Enchanted", "Mystic", "Arcane", "Quest", "Fate")

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
WILD: Final = ANY

Backs = tuple[tuple[int, int], ...]
"""Decks with the number of copies in each."""
Effect = tuple[Any, ...]
"""The name of a step, then its arguments after the player and the card."""
Text = tuple[Effect, ...]
How = tuple[int, int, int, int, int, int, int, int]
"""An attack: damage, element, piercing, damage to structures, to plants, more for each Armor card,
the only sort of target (or 0), and how much the attacker heals if it wounds a mage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Face):
    """A card of any deck but Mage. Numbers and words as printed; ``backs`` are decks with copies."""

    type: int
    level: int = 0
    backs: Backs = ()
    alignment: int = UNALIGNED
    element: int = NO_ELEMENT
    health: int = 0
    icons: str = ""
    recipe: str = ""
    sort: str = ""
    """Of a Structure or Magic: its printed kind (Tower, Building, Potion, Spell)."""

    each_turn: Text = ()
    once: Text = ()
    """What happens when it is used once, cast, built, completed or (Fate, Challenge) played."""
    start: Text = ()
    destroyed: Text = ()

    charges: bool = False
    lasting: bool = False
    keepable: bool = True
    grants: str = ""
    wild_for: int = 0
    """Resource only: the element whose masters find it Wild (MW-R12)."""
    wild_if: int = UNALIGNED
    """Resource only: the alignment that finds it Wild."""
    boosts: int = NO_ELEMENT
    immune: tuple[int, ...] = ()
    guard: int = 0
    thorns: int = 0
    full_health: int = 0
    hand: int = 0
    fate: int = 0
    pets: int = 0
    plants: int = 0
    items: int = 0
    armor: int = 0

    def __post_init__(self) -> None:
        Face.__post_init__(self)
        if "copies" in REPRINTS.get(self.id, ()):  # spread over its decks
            decks = [deck for deck, _ in reversed(self.backs)]
            backs = [(deck, (self.copies + at) // len(decks)) for at, deck in enumerate(decks)]
            object.__setattr__(self, "backs", tuple(reversed(backs)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Mage(Face):
    """A Mage card. (MW-14)"""

    calling: str
    alignment: int
    masters: tuple[int, ...]
    health: tuple[int, int, int]
    armor: int
    pets: int
    plants: int
    items: int
    fate: int
    hand: int
    blood: int
    permanent: tuple[str, ...]
    resurrect: str
    level: int = 0
    """The Level that the win condition asks for."""


ALL_SLOTS: Final = 9
"""The blood of a mage who fills every slot for free: more than any recipe has."""


def mask(slot: str) -> int:
    """A slot of a recipe (``Fire/Light``, ``Any``) or an icon as bits."""
    return ANY if slot in ("Any", "Wild") else sum(BIT[name] for name in slot.split("/"))


def masks(recipe: str) -> tuple[int, ...]:
    """A whole recipe as bits, slot by slot."""
    return tuple(mask(slot) for slot in recipe.split(" + ")) if recipe else ()


# The words. Each makes an effect of the step with the same name.


def draw(deck: int, n: int) -> Effect:
    """Draw N cards."""
    return "draw", deck, n


def heal(deck: int, n: int) -> Effect:
    """Heal N cards from a deck."""
    return "heal", deck, n


def play_fate(n: int) -> Effect:
    """Draw and play N Fate cards."""
    return "play_fate", n


def attack(
    n: int,
    element: int = NO_ELEMENT,
    piercing: bool = False,
    structure: int = 0,
    plant: int = 0,
    per_armor: int = 0,
    only: int = 0,
    drain: int = 0,
) -> Effect:
    """Attack N on one target of choice."""
    return "attack", (n, element, int(piercing), structure or n, plant or n, per_armor, only, drain)


def attack_all(n: int, element: int) -> Effect:
    """Attack N on every other living mage."""
    return "attack_mages", (n, element, 0, n, n, 0, 0, 0), EVERY_MAGE


def rain(n: int, on: tuple[int, ...]) -> Effect:
    """Attack N Water, piercing, on every Evil rival, or on every other one."""
    return "attack_mages", (n, WATER, 1, n, n, 0, 0, 0), on


def guard(n: int) -> Effect:
    """Guard N until the start of your next turn."""
    return "take_guard", n


def reveal(deck: int, n: int) -> Effect:
    """Reveal N cards."""
    return "reveal", deck, n


def keep_types(*types: int) -> Effect:
    """Keep every revealed card of these types; discard the rest."""
    return "keep_types", types


def take_top(piles: int = 1) -> Effect:
    """Take the top card of each of up to so many different discard piles."""
    return "take_tops", piles, ()


def strip(n: int) -> Effect:
    """Strip N from a rival's craft or a building site."""
    return "strip", n


def special(step: str, *args: Any) -> Effect:
    """A word that only one or two cards use."""
    return step, *args


def common(id: str, name: str, backs: Backs, text: str, flavour: str) -> dict[str, Any]:
    """What every card has. A card is of the deck its back shows; a few are found in two. (MW-1)"""
    return {
        "id": id,
        "name": name,
        "deck": " and ".join(DECKS[deck] for deck, _ in backs),
        "copies": sum(copies for _, copies in backs),
        "text": text,
        "flavour": flavour,
        "backs": backs,
    }
