"""Options of Magecraft that have more values than a short list can name. (MC-R10, MC-R53)"""

from __future__ import annotations

from dataclasses import dataclass

from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Option
from spellhall.games.magecraft.cards import FURTHER, FURTHER_SETS, SPELLS

LEAST_QUIET_LIMIT = 3


@dataclass(frozen=True, slots=True)
class WholeNumber(Option):
    """Any whole number from 3; ``values`` are the usual ones."""

    def read(self, value: object) -> str:
        """The number as a text."""
        word = str(value)
        if isinstance(value, bool) or not word.isdecimal() or int(word) < LEAST_QUIET_LIMIT:
            raise BadSetup(f"option {self.name} cannot be {value!r}: it is a whole number from {LEAST_QUIET_LIMIT}")
        return str(int(word))


@dataclass(frozen=True, slots=True)
class NineSets(Option):
    """``random``, or nine different further spells."""

    def read(self, value: object) -> str:
        """The ids in the order of the card table, with commas."""
        if value == self.default:
            return self.default
        given = value.split(",") if isinstance(value, str) else value
        ids = [str(id).strip() for id in given] if isinstance(given, list | tuple) else []
        known = [SPELLS[spell].id for spell in FURTHER]
        if len(ids) != FURTHER_SETS or len(set(ids) & set(known)) != FURTHER_SETS:
            raise BadSetup(
                f"option {self.name} cannot be {value!r}: it is {self.default} or {FURTHER_SETS} different "
                f"spells of {', '.join(known)}"
            )
        return ",".join(id for id in known if id in ids)
