"""The spells, a module for each kind: every row stands above what it does. (rules, 4.2)"""

# In this order, because the numbering of moves follows the order in which questions are entered.
from spellhall.games.magelight.spells import roles, power, storage, piles, dark_day  # noqa: I001

__all__ = ["dark_day", "piles", "power", "roles", "storage"]
