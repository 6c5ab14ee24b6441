"""What can be seen of Coven, and what can be told."""

from __future__ import annotations

from random import Random
from typing import Final

from coven.cards import BOX, CARDS
from coven.state import Coven, hand_of
from coven.turn import ENOUGH
from spellhall.engine.cards import redeal
from spellhall.engine.sight import Headlines, Sight, face_id, lying, number

PHASE_OF: Final = {"doubt": "doubt", "lose_card": "lose", "put_back": "change", "drawn": "change"}


SIGHT: Final[Sight[Coven]] = Sight(
    phases=("act", "doubt", "lose", "change"),
    phase=lambda s: PHASE_OF.get(s.ask[1].name, "act") if s.ask else "act",
    round=lambda s: s.turns // s.seats + 1,
    turn=lambda s: s.turn,
    table=(number("bag", lambda s: len(s.bag), high=len(BOX)),),
    seats=(number("candles", lambda s, seat: s.candles[seat], high=ENOUGH + 1),),
    places=(lying("hand{}", CARDS), lying("shown{}", CARDS)),
)

HEADLINES: Final = Headlines(
    {
        "you_drew": "card",
        "drew": "seat",
        "gathered": "seat",
        "claimed": "seat card",
        "doubted": "seat",
        "proved": "seat card",
        "lied": "seat card",
        "lost": "seat card",
        "lit": "seat",
        "stole": "seat seat_from",
        "found_none": "seat",
        "you_returned": "card",
        "returned": "seat",
    },
    {"card": face_id(CARDS)},
    asides=("you_drew", "drew"),
)


def redeal_unknown(s: Coven, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know: hands, out of those hands and the bag."""
    hands = [card for seat in range(s.seats) for card in s.zones[hand_of(seat)]]
    redeal(s, hands, s.bag, knows, rng)
