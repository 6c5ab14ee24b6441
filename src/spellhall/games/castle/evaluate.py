"""How well each seat stands in Castle of Magic, and who the others may be: for bots.

Read with a designer's eye: one's home country always counts, other countries and regalia the more, the
nearer the casting is; and so does being the one who would win it now, most of all for whoever is about
to move when a single outcome card is left. The numbers are those that fit how games of bots ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from spellhall.engine.cards import UNDRAWN
from spellhall.engine.info import Heard
from spellhall.games.castle.cards import AMULET, CHARACTERS, FACTION_OF, HOME_OF, IS_WIZARD, MONSTER
from spellhall.games.castle.casting import (
    COUNTRY_OF,
    active_by_country,
    claims,
    consequence,
    control,
    present_ritual,
    scores_of,
)
from spellhall.games.castle.state import FIRST_CHARACTER, FIRST_OUTCOME, MOST_SEATS, Castle

HOME: Final = (0.0, 0.0, 0.2, 0.45, 0.65, 0.9, 1.1)
COUNTRY: Final = (0.0, 0.0, 0.0, 0.05, 0.2, 0.5, 0.8)
"""A wizard's home and, shortly before the casting, any country: three shrines behind, two, one, level, one ahead, …"""
REGALIA: Final = (0.4, 0.85)
MONSTER_LURKS: Final = (2.0, 2.9)
"""At the start, and shortly before the casting."""
WINNING: Final = 0.6
"""To be the one who would win a casting now, shortly before it."""
LAST_CARD: Final = (1.5, 0.7, 0.2, 0.2, 0.2, 0.2)
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
    near = s.turned / 7
    winning = WINNING * near / scores.count(best)
    piece = REGALIA[0] + (REGALIA[1] - REGALIA[0]) * near
    leads = [[_lead(country, faction) for country in active] for faction in range(3)]
    lands = [near * (COUNTRY[lead[0]] + COUNTRY[lead[1]] + COUNTRY[lead[2]]) for lead in leads]
    standings = []
    for seat, character in enumerate(characters):
        if character == MONSTER:
            worth = MONSTER_LURKS[0] + (MONSTER_LURKS[1] - MONSTER_LURKS[0]) * near
        else:
            faction = FACTION_OF[character]
            worth = lands[faction]
            if seat in claimed:
                worth += piece * claimed.count(seat)
            if IS_WIZARD[character]:
                worth += HOME[leads[faction][HOME_OF[character]]]
        if scores[seat] == best:
            worth += winning
            if is_last:
                worth += LAST_CARD[(seat - s.turn) % s.seats] / scores.count(best)
        standings.append(worth)
    return standings


def _lead(country: list[int], faction: int) -> int:
    """By how many active shrines the faction leads the country, as a place in the tables above."""
    lead = country[faction] - max(country[faction - 1], country[faction - 2])
    return 0 if lead < -3 else 6 if lead > 3 else lead + 3


# Who the others are: what they do to the countries shows what they want, and who lets the casting come
# nearer is content with them. Only what was known before counts: nobody means to find what they find.

CONTROL: Final = (0.02, 0.05, 0.12, 0.30, 0.65, 0.85, 0.95)
"""How likely a faction seems to end up in control of a country, by its lead."""
WISH: Final = 3.5
"""How much more likely its members are to take a country for sure: e to this power."""
CONTENT: Final = 0.5
"""How much more likely they are to advance where a country is theirs for sure."""
AT_HOME: Final = 1.3
"""How much more a wizard minds the own country than the others; a cultist minds all alike."""
TREASURE: Final = 1.5
"""How much more likely all but the Monster are to step on regalia."""
IMPATIENT: Final = 1.1
"""How much more likely the Monster is to advance than somebody with nothing to lose or win."""


def belief(heard: Sequence[Heard]) -> Callable[[Castle], float]:
    """How well the characters of a world fit the deeds that were seen."""
    active = [[0] * 3 for _ in range(3)]
    hold = [[CONTROL[3]] * 3 for _ in range(3)]
    wish = [[[0.0] * 3 for _ in range(3)] for _ in range(MOST_SEATS)]
    monster = [0.0] * MOST_SEATS
    seen = set()
    for kind, args in heard:
        if kind in ("flipped_up", "flipped_down"):
            seat, place, shrine = args
            known = place in seen
            seen.add(place)
            if shrine >= AMULET:
                if known:
                    monster[seat] -= TREASURE
                continue
            at = COUNTRY_OF[place]
            active[at][shrine] += 1 if kind == "flipped_up" else -1
            for faction, wishes in enumerate(wish[seat]):
                after = CONTROL[_lead(active[at], faction)]
                if known:
                    wishes[at] += WISH * (after - hold[faction][at])
                hold[faction][at] = after
        elif kind == "advanced":
            seat = args[0]
            monster[seat] += IMPATIENT
            for wishes, holds in zip(wish[seat], hold, strict=True):
                for at in range(3):
                    wishes[at] += CONTENT * holds[at]
    weight = [
        [exp(_fits(character, wish[seat], monster[seat])) for character in range(len(CHARACTERS))]
        for seat in range(MOST_SEATS)
    ]

    def likelihood(s: Castle) -> float:
        found = 1.0
        for seat, character in enumerate(s.kind[FIRST_CHARACTER:]):
            found *= weight[seat][character]
        return found

    return likelihood


def _fits(character: int, wish: list[list[float]], monster: float) -> float:
    """How well a character fits what a seat did to countries, or what makes a Monster of it."""
    if character == MONSTER:
        return monster
    minds = wish[FACTION_OF[character]]
    if IS_WIZARD[character]:
        return sum(minds) + (AT_HOME - 1) * minds[HOME_OF[character]]
    return AT_HOME * sum(minds)
