"""The company of the hall: bots with names and ways of their own. How strong each of them plays is chosen separately.

The names are invented. A page has a portrait for each id; ``temper-…`` in the hall's catalogue says what to expect.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellhall.bots.tempers import EVEN
from spellhall.engine.views import Said, say

QUIET: Final = 0.4
TALKATIVE: Final = 1.8


class Companion(NamedTuple):
    """One of them."""

    id: str
    name: str
    temper: str
    talk: float = 1.0
    """How often it speaks, next to the others."""


WAYS: Final[dict[str, Said]] = {
    EVEN: say("temper-even"),
    "careful": say("temper-careful"),
    "bold": say("temper-bold"),
    "envious": say("temper-envious"),
    "merciful": say("temper-merciful"),
    "vengeful": say("temper-vengeful"),
    "greedy": say("temper-greedy"),
}
"""What the hall says of each temperament."""

COMPANY: Final[dict[str, Companion]] = {
    one.id: one
    for one in (
        Companion("tansy", "Tansy", "merciful", TALKATIVE),
        Companion("umber", "Umber", "careful", QUIET),
        Companion("hobbin", "Hobbin", "greedy"),
        Companion("sable", "Sable", "envious", QUIET),
        Companion("wick", "Wick", "bold", TALKATIVE),
        Companion("marrowby", "Marrowby", "vengeful"),
        Companion("ilvane", "Ilvane", EVEN, QUIET),
        Companion("oswin", "Oswin", EVEN, TALKATIVE),
        Companion("nettle", "Nettle", "greedy", TALKATIVE),
        Companion("vigil", "Vigil", "careful"),
        Companion("tarrow", "Tarrow", "bold"),
        Companion("bramble", "Bramble", "vengeful", QUIET),
    )
}
