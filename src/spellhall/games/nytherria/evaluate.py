"""How well each seat stands in Nytherria, for bots: the final score as it is now, and who can go on claiming."""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import total
from spellhall.engine.thinking import Thinking, after_replies
from spellhall.games.nytherria.box import POINTS
from spellhall.games.nytherria.cards import DARK_STONE, LIGHT_STONE, RAVAGER, SOLDIER
from spellhall.games.nytherria.state import HAND, ROW, Nytherria

ONE_KIND: Final[tuple[float, ...]] = (0.0, 0.3, 0.6, 1.2, 1.6, 2.0)
"""What it is worth, by their number, that all stones of a row are of one kind: 2 at the end, if it stays so."""
IN_HAND: Final = 0.6
"""What a point in hand is worth: hands change every turn, rows seldom."""
CLAIMER: Final[tuple[float, ...]] = (0.0, 0.9, 1.2, 1.3, 1.35, 1.4, 1.4, 1.4, 1.4)
"""What Soldiers and Ravagers in hand are worth by their number, while there are stones to claim."""
CAREFREE: Final = 0.3
URGENT: Final = 1.2
"""The weight of a point with no stone in any row, and when somebody has all that end the game."""


def evaluate(s: Nytherria) -> list[float]:
    """By seat: stones, hand and means to claim, weighed by how near the end is."""
    kind, zones, bag = s.kind, s.zones, s.neutral_bag
    light = LIGHT_STONE in bag
    dark = DARK_STONE in bag
    most = 0
    points = []
    for seat in range(s.seats):
        row = zones[ROW[seat]]
        worth = float(total(s, ROW[seat], POINTS) // s.stone_weight)
        if row:
            most = max(most, len(row))
            first = kind[row[0]]
            if all(kind[stone] == first for stone in row):
                worth += ONE_KIND[min(len(row), 5)]
        claimers = 0
        held = 0.0
        for card in zones[HAND[seat]]:
            what = kind[card]
            held += POINTS[what]
            if (what == SOLDIER and light) or (what == RAVAGER and dark):
                claimers += 1
        worth += IN_HAND * held + CLAIMER[min(claimers, 8)]
        points.append(worth)
    weight = CAREFREE + (URGENT - CAREFREE) * min(1.0, most / s.goal)
    return [weight * worth for worth in points]


def stones(s: Nytherria, seat: int) -> float:
    """How many stones a seat has, of as many as end the game."""
    return min(1.0, len(s.zones[ROW[seat]]) / s.goal)


BOTS: Final = Thinking(
    evaluate=evaluate,
    treasure=stones,
    calm=frozenset({"play_card"}),
    horizon=after_replies(1),
    trust=0.35,
)
