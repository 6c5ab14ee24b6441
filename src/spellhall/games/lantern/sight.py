"""What can be seen of Lantern. Views, observations and text all come from this; its words are in ``words/``."""

from __future__ import annotations

from random import Random
from typing import Final

from spellhall.engine.cards import redeal, total
from spellhall.engine.sight import Headlines, Sight, face_id, face_ids_of, lying, number
from spellhall.games.lantern.cards import BOX, CARDS, LIGHT
from spellhall.games.lantern.state import Lantern, hand_of, light_of

PHASE_OF: Final = {"answer_light": "window", "watch": "effect", "pass_left": "effect"}
"""The phase in which a question is put, if not that of playing a card."""


def phase(s: Lantern) -> str:
    return PHASE_OF.get(s.ask[1].name, "play") if s.ask else "play"


def round_number(s: Lantern) -> int:
    return s.turns // s.seats + 1


def turn(s: Lantern) -> int:
    return s.turn


def cards_in_bag(s: Lantern) -> int:
    return len(s.bag)


def light(s: Lantern, seat: int) -> int:
    return total(s, light_of(s, seat), LIGHT)


SIGHT: Final[Sight[Lantern]] = Sight(
    phases=("play", "window", "effect"),
    phase=phase,
    round=round_number,
    turn=turn,
    table=(number("bag", cards_in_bag, high=len(BOX)),),
    seats=(number("light", light, high=10),),
    places=(
        lying("ashes", CARDS),
        lying("played", CARDS),
        lying("hand{}", CARDS),
        lying("light{}", CARDS),
    ),
)

HEADLINES: Final = Headlines(
    {
        "you_drew": "card",
        "drew": "seat",
        "played": "seat card",
        "blew_out": "seat seat_of_light",
        "lit": "seat card",
        "watched": "seat seat_watched",
        "saw": "seat_watched cards",
        "passed": "seat seat_to",
        "you_gave": "seat_to card",
        "you_got": "seat card",
        "over": "",
    },
    {"card": face_id(CARDS), "cards": face_ids_of(CARDS)},
    asides=("you_drew", "drew"),
    beats={
        "blew_out": "seat_of_light",
        "lit": "",
        "watched": "seat_watched",
        "over": "",
    },
)


def redeal_unknown(s: Lantern, knows: int, rng: Random) -> None:
    """Deal the unseen cards of all hands anew, out of those hands and the bag."""
    hands = [card for seat in range(s.seats) for card in s.zones[hand_of(seat)]]
    redeal(s, hands, s.bag, knows, rng)
