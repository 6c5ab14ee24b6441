"""How well each seat stands in Lantern, for bots: the light that shines, and the light in hand."""

from __future__ import annotations

from typing import Final

from spellhall.games.lantern.cards import LIGHT
from spellhall.games.lantern.state import Lantern, hand_of, light_of

IN_HAND: Final = 0.3
"""What light still in hand is worth: it may be blown out, or come too late."""


def evaluate(s: Lantern) -> list[float]:
    """By seat, in light."""
    kind, zones = s.kind, s.zones
    return [
        sum(LIGHT[kind[card]] for card in zones[light_of(s, seat)])
        + IN_HAND * sum(LIGHT[kind[card]] for card in zones[hand_of(seat)])
        for seat in range(s.seats)
    ]
