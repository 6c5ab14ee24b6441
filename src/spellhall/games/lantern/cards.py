"""The twelve cards of Lantern. (LT-1)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spellhall.engine.cards import Face


@dataclass(frozen=True, slots=True, kw_only=True)
class LanternCard(Face):
    """A card and the light it gives."""

    light: int = 0


def _card(id: str, name: str, copies: int, light: int, text: str, flavour: str) -> LanternCard:
    return LanternCard(id=id, name=name, deck="lantern", copies=copies, light=light, text=text, flavour=flavour)


CARDS: Final[tuple[LanternCard, ...]] = (
    _card("spark", "Spark", 4, 1, "Place it before you: 1 light.", "Small, and proud of it."),
    _card("flame", "Flame", 3, 2, "Place it before you: 2 light.", "It has an opinion on curtains."),
    _card(
        "gust", "Gust", 2, 0, "Play it when another player lights a card: both go to the ashes.",
        "Somebody left a window open.",
    ),
    _card("owl", "Owl", 2, 0, "Look at another player's hand.", "She asks, but she knows who."),
    _card(
        "moth", "Moth", 1, 0, "Pass a card from your hand to the left, face down.",
        "Always towards the neighbour's light.",
    ),
)  # fmt: skip

SPARK: Final = 0
FLAME: Final = 1
GUST: Final = 2
OWL: Final = 3
MOTH: Final = 4

LIGHT: Final = tuple(card.light for card in CARDS)
BOX: Final = [kind for kind, card in enumerate(CARDS) for _ in range(card.copies)]
