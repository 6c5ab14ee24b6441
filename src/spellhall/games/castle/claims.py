"""What can be claimed in Castle of Magic: whom one serves, who shall rule, and what is better left alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellhall.engine.claims import Claims
from spellhall.games.castle.cards import CHARACTERS, COUNTRIES, MONSTER, PEOPLES, RITUALS, SHRINES
from spellhall.games.castle.state import PLACES


def of(options: Mapping[str, str], seats: int) -> Mapping[str, Sequence[str]]:
    """The same in every game."""
    return {
        "faction": PEOPLES,
        "who": (*PEOPLES, CHARACTERS[MONSTER].id),
        "country": COUNTRIES,
        "ritual": [ritual.id for ritual in RITUALS],
        "shrine": [shrine.id for shrine in SHRINES],
        "place": PLACES,
    }


CLAIMS: Final = Claims(
    kinds={
        "i_am": "faction",
        "want": "country faction",
        "let_lie": "ritual",
        "think": "seat who",
        "trust": "seat",
        "suspect": "seat",
        "saw": "place shrine",
    },
    of=of,
)
