"""What is in the box: all cards of Magelight. (ML-1, ML-2, ML-R1)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import Face

# The rows are entered when these are imported.
from spellhall.games.magelight import allies, artifacts, roles, spells
from spellhall.games.magelight.cards import (
    ALLY_KINDS,
    ARTIFACT_KINDS,
    CARD,
    DECK_KINDS,
    PLAIN_KINDS,
    ROLE,
    ROLE_KINDS,
    SPELL_KINDS,
    PlayCard,
)

CHAPTERS: Final = (spells, allies, artifacts, roles)

SPELLS: Final = tuple(CARD[kind] for kind in SPELL_KINDS)
ALLIES: Final = tuple(CARD[kind] for kind in ALLY_KINDS)
ARTIFACTS: Final = tuple(CARD[kind] for kind in ARTIFACT_KINDS)
ROLES: Final = tuple(ROLE[kind] for kind in ROLE_KINDS)
PLAIN_ROLES: Final = tuple(ROLE[kind] for kind in PLAIN_KINDS)

DECK: Final[tuple[PlayCard, ...]] = (*SPELLS, *ALLIES, *ARTIFACTS)
"""The 48 designs of the deck, by kind."""
CARDS: Final[tuple[Face, ...]] = (*DECK, *ROLES, *PLAIN_ROLES)
"""Every face, by kind."""

COST: Final[tuple[int, ...]] = tuple(card.cost or 0 for card in DECK)
CHANNEL: Final[tuple[int, ...]] = tuple(card.channel for card in DECK)
"""Columns of the table, by kind. An artifact has no cost: it cannot be played. (ML-40)"""

BOX: Final = [kind for kind in DECK_KINDS for _ in range(DECK[kind].copies)]
