"""What can be claimed in Magelight: who one is and who others are, and what is to become of a card. (ML-R6, ML-R7)

Only what fits the roles of the game is offered: with plain roles nobody is the Archmage.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellhall.engine.claims import Claims
from spellhall.games.magelight.cards import DECK_KINDS, GUILD_ROLES, IDS, PLAIN_KINDS, SPIES_AT


def of(options: Mapping[str, str], seats: int) -> Mapping[str, Sequence[str]]:
    """The teams, with named roles also the roles that can be in a game of that size; and every card."""
    named = () if options["roles"] == "plain" else (*GUILD_ROLES, *SPIES_AT[seats])
    return {
        "role": [IDS[kind] for kind in (*PLAIN_KINDS, *named)],
        "card": [IDS[kind] for kind in DECK_KINDS],
    }


CLAIMS: Final = Claims(
    kinds={
        "i_am": "role",
        "think": "seat role",
        "saw": "seat role",
        "trust": "seat",
        "suspect": "seat",
        "passed": "seat card",
        "need": "card",
        "burn": "card",
        "do_not_burn": "card",
        "pass_on": "card",
        "do_not_play": "card",
    },
    of=of,
)
