"""How well each seat stands in Castle of Magic, and who the others may be: for bots.

Read with a designer's eye: a country is worth what a lead in it is likely to keep, a piece of regalia
its 1000, the present outcome what it does; and all of it counts the more, the nearer the casting is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from spellhall.engine.cards import UNDRAWN
from spellhall.engine.info import Heard
from spellhall.games.castle.cards import AMULET, CHARACTERS, FACTION_OF, HOME_OF, IS_WIZARD, MONSTER
from spellhall.games.castle.casting import COUNTRY_OF, UNCLAIMED, active_by_country, claims, consequence, present_ritual
from spellhall.games.castle.state import FIRST_CHARACTER, FIRST_OUTCOME, MOST_SEATS, Castle

HOLD: Final = (0.02, 0.05, 0.12, 0.30, 0.65, 0.85, 0.95)
"""How likely a faction ends up in control of a country: three behind, two, one, level, one ahead, …"""
FED_BY_UNKNOWN: Final = 0.45
"""How often an outcome that nobody has seen feeds the Monster."""
NOBODY_DEVOURED: Final[list[int]] = []
CAREFREE: Final = 0.4
URGENT: Final = 2.0
"""The weight of a point (1000) at the start, and when the last outcome card is about to be turned."""


def evaluate(s: Castle) -> list[float]:
    """By seat: the points of a casting now, each as certain as it looks, times its nearness."""
    kind = s.kind
    characters = kind[FIRST_CHARACTER:]
    claimed = claims(s)
    outcome = kind[FIRST_OUTCOME + present_ritual(s)]
    if outcome == UNDRAWN:
        dominates, devoured, fed = UNCLAIMED, NOBODY_DEVOURED, FED_BY_UNKNOWN
    else:
        dominates, devoured = consequence(outcome, claimed, characters)
        fed = float(bool(devoured))
    hold = [[_hold(country, faction) for faction in range(3)] for country in active_by_country(s)]
    weight = CAREFREE + (URGENT - CAREFREE) * s.turned / 7
    standings = []
    for seat, character in enumerate(characters):
        if character == MONSTER:
            points = s.monster_points / 1000 * fed
        else:
            faction = FACTION_OF[character]
            points = hold[0][faction] + hold[1][faction] + hold[2][faction]
            if seat not in devoured:
                points += claimed.count(seat)
            if IS_WIZARD[character]:
                points += hold[HOME_OF[character]][faction] + (seat == dominates)
            else:
                points += fed
        standings.append(weight * points)
    return standings


def _hold(country: list[int], faction: int) -> float:
    """How likely this faction controls the country in the end, by its lead in active shrines."""
    mine = country[faction]
    best = max(country[faction - 1], country[faction - 2])
    return HOLD[max(-3, min(3, mine - best)) + 3]


# Who the others are: whoever flips a card that all have seen before shows what they want.

OWN: Final = 0.7
AT_HOME: Final = 0.3
OTHERS: Final = -0.3
REGALIA: Final = 0.3
"""How much more likely a character is to flip up a shrine of its own faction, more so in its own
country, one of another faction, or to stand on regalia: as powers of e. To flip down is the contrary."""


def belief(heard: Sequence[Heard]) -> Callable[[Castle], float]:
    """How well the characters of a world fit the flips that were seen."""
    wish = [[0.0] * len(CHARACTERS) for _ in range(MOST_SEATS)]
    seen = set()
    for kind, args in heard:
        if kind in ("flipped_up", "flipped_down"):
            seat, place, shrine = args
            if place in seen:
                sign = 1 if kind == "flipped_up" else -1
                for character in range(len(CHARACTERS)):
                    wish[seat][character] += _liking(character, shrine, COUNTRY_OF[place], sign)
            seen.add(place)
    weight = [[exp(power) for power in powers] for powers in wish]

    def likelihood(s: Castle) -> float:
        found = 1.0
        for seat, character in enumerate(s.kind[FIRST_CHARACTER:]):
            found *= weight[seat][character]
        return found

    return likelihood


def _liking(character: int, shrine: int, country: int, sign: int) -> float:
    """How gladly a character flips such a card, up (1) or down (-1), and stands there."""
    if character == MONSTER:
        return 0.0
    if shrine >= AMULET:
        return REGALIA
    if shrine == FACTION_OF[character]:
        return sign * (OWN + AT_HOME * (country == HOME_OF[character]))
    return sign * OTHERS
