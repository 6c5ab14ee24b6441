"""How well each seat stands in Castle of Magic: for bots.

Read with a designer's eye: one's home country always counts, other countries and regalia the more, the
nearer the casting is; and so does being the one who would win it now, most of all for whoever is about
to move when a single outcome card is left. The numbers are those that fit how games of bots ended.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import UNDRAWN
from spellhall.games.castle.cards import FACTION_OF, HOME_OF, IS_WIZARD, MONSTER
from spellhall.games.castle.casting import (
    active_by_country,
    claims,
    consequence,
    control,
    present_ritual,
    scores_of,
)
from spellhall.games.castle.state import FIRST_CHARACTER, FIRST_OUTCOME, Castle

HOME: Final[tuple[float, ...]] = (0.0, 0.0, 0.2, 0.45, 0.65, 0.9, 1.1)
COUNTRY: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.05, 0.2, 0.5, 0.8)
"""A wizard's home, and any country shortly before the casting: three shrines behind, two, one, level, one ahead, …"""
LEVEL: Final = 3
FURTHEST: Final = 6
"""Places in these tables: further ahead does not count."""
REGALIA: Final = (0.4, 0.85)
MONSTER_LURKS: Final = (2.0, 2.9)
"""At the start, and shortly before the casting."""
WINNING: Final = 0.6
"""To be the one who would win a casting now, shortly before it."""
LAST_CARD: Final[tuple[float, ...]] = (1.5, 0.7, 0.2, 0.2, 0.2, 0.2)
"""And when a single outcome card is left to turn: for whoever moves next, the one after them, …"""
BANISHED: Final = 0
"""What a ritual is taken for whose outcome nobody knows."""


def evaluate(s: Castle) -> list[float]:
    """By seat: countries, regalia, and how near one is to winning a casting now."""
    characters = s.kind[FIRST_CHARACTER:]
    claimed = claims(s)
    active = active_by_country(s)
    is_last = s.turned == 7
    outcome = s.kind[FIRST_OUTCOME + present_ritual(s)]
    if outcome == UNDRAWN:
        outcome = s.outcome_bag[0] if is_last else BANISHED
    dominates, devoured = consequence(outcome, claimed, characters)
    scores = scores_of(s, characters, control(active), claimed, dominates, devoured)
    best = max(scores)
    winners = scores.count(best)
    near = s.turned / 7
    winning = WINNING * near / winners
    piece = REGALIA[0] + (REGALIA[1] - REGALIA[0]) * near
    leads = [lead_of(country, faction) for faction in range(3) for country in active]  # three for each faction
    lands = [near * (COUNTRY[leads[at]] + COUNTRY[leads[at + 1]] + COUNTRY[leads[at + 2]]) for at in (0, 3, 6)]
    standings = [0.0] * s.seats
    for seat, character in enumerate(characters):
        if character == MONSTER:
            worth = MONSTER_LURKS[0] + (MONSTER_LURKS[1] - MONSTER_LURKS[0]) * near
        else:
            faction = FACTION_OF[character]
            worth = lands[faction] + piece * claimed.count(seat)
            if IS_WIZARD[character]:
                worth += HOME[leads[3 * faction + HOME_OF[character]]]
        if scores[seat] == best:
            worth += winning
            if is_last:
                worth += LAST_CARD[(seat - s.turn) % s.seats] / winners
        standings[seat] = worth
    return standings


def regalia(s: Castle, seat: int) -> float:
    """How much of the regalia a seat would claim now."""
    return claims(s).count(seat) / 3


def lead_of(country: list[int], faction: int) -> int:
    """By how many active shrines the faction leads the country, as a place in the tables above."""
    lead = country[faction] - max(country[faction - 1], country[faction - 2])
    return min(max(LEVEL + lead, 0), FURTHEST)
