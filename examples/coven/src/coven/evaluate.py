"""How well each seat stands in Coven, for bots: candles, and cards to lose."""

from __future__ import annotations

from typing import Final

from coven.state import Coven, hand_of
from spellhall.engine.thinking import Thinking

CANDLE: Final = 0.5
CARD: Final = 1.2
OUT: Final = -10.0


def evaluate(s: Coven) -> list[float]:
    """By seat."""
    cards = [len(s.zones[hand_of(seat)]) for seat in range(s.seats)]
    return [CANDLE * s.candles[seat] + CARD * held if held else OUT for seat, held in enumerate(cards)]


BOTS: Final = Thinking(evaluate=evaluate, calm=frozenset({"act"}))
