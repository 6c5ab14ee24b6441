"""What is in the box: all cards, and the tables that follow from what is printed on them. (NY-2, NY-3)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import ABSENT

# The rows are entered when these are imported.
from spellhall.games.nytherria import dark, light, neutral
from spellhall.games.nytherria.cards import (
    CHARACTER_KINDS,
    CHARACTERS,
    FITS,
    LEADER,
    NEUTRAL_KINDS,
    NEUTRALS,
    NO_TARGET,
    QUICKPLAY,
)
from spellhall.games.nytherria.state import GRAVEYARD, VOID

CHAPTERS: Final = (light, dark, neutral)

ALL_CARDS: Final = (*(CHARACTERS[kind] for kind in CHARACTER_KINDS), *(NEUTRALS[kind] for kind in NEUTRAL_KINDS))
MAIN_BOX: Final = bytes(kind for kind in CHARACTER_KINDS for _ in range(CHARACTERS[kind].copies))
NEUTRAL_BOX: Final = bytes(kind for kind in NEUTRAL_KINDS for _ in range(NEUTRALS[kind].copies))

IS_QUICKPLAY: Final = tuple(CHARACTERS[kind].type == QUICKPLAY for kind in CHARACTER_KINDS)
TARGETS: Final = tuple(CHARACTERS[kind].target != NO_TARGET for kind in CHARACTER_KINDS)
POINTS: Final = tuple(0 if card.points == ABSENT else card.points for card in ALL_CARDS)
"""By kind: what a character in hand is worth at the end, and a stone in a row. (NY-54)"""

LEAVES_TO: Final = tuple(VOID if CHARACTERS[kind].type == LEADER else GRAVEYARD for kind in CHARACTER_KINDS)
"""Where a card goes from the play zone, unless something else is said. (NY-23, NY-40)"""


def _fitting(played: int, targets_you: bool) -> tuple[int, ...]:
    return tuple(kind for kind, fits in sorted(FITS.items()) if fits(played, targets_you))


ANSWERS: Final = tuple(_fitting(kind, False) for kind in CHARACTER_KINDS)
ANSWERS_OF_TARGET: Final = tuple(_fitting(kind, True) for kind in CHARACTER_KINDS)
"""By the kind announced: the Quickplays that fit, if it has no target and if it targets the one asked. (NY-32)"""
