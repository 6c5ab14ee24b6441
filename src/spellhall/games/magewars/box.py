"""What is in the box: all cards, in the order of the rule book. (MW-1)

Whoever imports this finds the pack full.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards.armor import ARMORS
from spellhall.games.magewars.cards.blessings import BLESSINGS
from spellhall.games.magewars.cards.challenges import CHALLENGES
from spellhall.games.magewars.cards.creatures import CREATURES
from spellhall.games.magewars.cards.curses import CURSES
from spellhall.games.magewars.cards.fate import FATES
from spellhall.games.magewars.cards.items import ITEMS
from spellhall.games.magewars.cards.levels import LEVELS
from spellhall.games.magewars.cards.magic import MAGICS
from spellhall.games.magewars.cards.plants import PLANTS
from spellhall.games.magewars.cards.resources import RESOURCE_CARDS
from spellhall.games.magewars.cards.structures import STRUCTURES
from spellhall.games.magewars.pack import BAGS, RECIPE, RESURRECT, fill
from spellhall.games.magewars.rules import setup, turn
from spellhall.games.magewars.terms import slot_word

CHAPTERS: Final = (setup, turn)
"""Some of their questions name cards too, so they are read before the pack is filled."""

ALL_CARDS: Final = (
    *FATES, *CREATURES, *PLANTS, *ITEMS, *ARMORS, *MAGICS, *RESOURCE_CARDS, *STRUCTURES, *LEVELS, *CHALLENGES,
    *CURSES, *BLESSINGS,
)  # fmt: skip
fill(ALL_CARDS)

CARD_COUNT: Final = sum(len(bag) for bag in BAGS)
SLOT_WORDS: Final = tuple(dict.fromkeys(slot_word(slot) for recipe in (*RECIPE, *RESURRECT) for slot in recipe))
"""How views name the slots of recipes."""
