"""What a seat may know of Lantern: it all follows from who has seen which card."""

from __future__ import annotations

from random import Random

from spellhall.engine.cards import redeal
from spellhall.engine.sight import zone_view
from spellhall.engine.steps import bit
from spellhall.engine.views import Look
from spellhall.games.lantern.cards import CARDS, LIGHT
from spellhall.games.lantern.state import Lantern, hand_of, light_of


def redeal_unknown(s: Lantern, knows: int, rng: Random) -> None:
    """Deal the unseen cards of all hands anew, out of those hands and the bag."""
    hands = [card for seat in range(s.seats) for card in s.zones[hand_of(seat)]]
    redeal(s, hands, s.bag, knows, rng)


def look(s: Lantern, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = bit(seat)
    return {
        "seats": [
            {"seat": owner, "name": "", "counters": {"light": _light(s, owner)}, "flags": []}
            for owner in range(s.seats)
        ],
        "zones": [zone_view(s, zone, knows, CARDS) for zone in range(len(s.zones))],
        "status": {
            "phase": s.ask[1].name if s.ask else "over",
            "round": s.turns // s.seats + 1,
            "turn": None if s.result else s.turn,
            "facts": [{"id": "bag", "title": "Cards in the bag", "value": str(len(s.bag))}],
        },
    }


def glance(s: Lantern, seat: int | None) -> tuple[list[int], list[int]]:
    """What ``look`` shows, in numbers: whose turn, the round, the light of each seat."""
    turn = [0] * s.seats
    if s.result is None:
        turn[s.turn] = 1
    return [*turn, s.turns // s.seats + 1, *(_light(s, owner) for owner in range(s.seats))], []


def _light(s: Lantern, seat: int) -> int:
    return sum(LIGHT[s.kind[card]] for card in s.zones[light_of(s, seat)])
