"""The fifteen cards of Coven. (CV-1)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import Face


def _card(id: str, name: str, text: str, flavour: str) -> Face:
    return Face(id=id, name=name, deck="coven", copies=5, text=text, flavour=flavour)


CARDS: Final = (
    _card("cat", "Cat", "Take two candles.", "She was never in the kitchen."),
    _card("crow", "Crow", "Take a candle from whoever of the others has the most.", "It shines, so it is hers."),
    _card("toad", "Toad", "Draw a card, then put one back.", "Nobody counts toads."),
)

CAT: Final = 0
CROW: Final = 1
TOAD: Final = 2

BOX: Final = [kind for kind, card in enumerate(CARDS) for _ in range(card.copies)]
