"""How well each seat stands in Lantern, for bots: the light that shines, and the light in hand."""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import total
from spellhall.engine.thinking import Thinking
from spellhall.games.lantern.cards import LIGHT
from spellhall.games.lantern.state import Lantern, hand_of, light_of

IN_HAND: Final = 0.3
"""What light still in hand is worth: it may be blown out, or come too late."""


def evaluate(s: Lantern) -> list[float]:
    """By seat, in light."""
    return [total(s, light_of(s, seat), LIGHT) + IN_HAND * total(s, hand_of(seat), LIGHT) for seat in range(s.seats)]


def shining(s: Lantern, seat: int) -> float:
    """How much of all the light that shines is a seat's."""
    lit = [total(s, light_of(s, each), LIGHT) for each in range(s.seats)]
    return lit[seat] / max(1, sum(lit))


BOTS: Final = Thinking(evaluate=evaluate, treasure=shining, calm=frozenset({"play_card"}))
