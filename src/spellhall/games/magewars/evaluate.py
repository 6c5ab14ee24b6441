"""How well each seat stands in Mage Wars, for bots: the steps still missing, life, and work in progress."""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards import TYPE
from spellhall.games.magewars.cards.words import ARMOR, CREATURE, ITEM, LEVEL, PLANT, STRUCTURE, TYPES
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    HEALTH,
    KEPT,
    LEVELS,
    OPEN,
    PERMANENTS,
    SITES,
    STANDING,
    MageWars,
)
from spellhall.games.magewars.winning import ANY_TOWER, missing_steps

STEP: Final = 2.2
"""What a step nearer to the own win condition is worth; the last steps more."""
SITE: Final = 1.4
"""What a building site is worth that is nearly full, for each step it will save the seat."""
LAST_STEPS: Final = (6.0, 2.0, 0.8, 0.3)
LIFE: Final = 0.12
NEAR_DEATH: Final = (3.0, 1.6, 1.0, 0.5, 0.2)
DEAD: Final = 3.0
LEVEL_UP: Final = 0.8
KEPT_CARD: Final = 0.5
PERMANENT: Final = 0.4
CARD_IN_HAND: Final = 0.06
BEGUN: Final = tuple(
    {STRUCTURE: 1.0, LEVEL: 0.8, CREATURE: 0.5, PLANT: 0.5, ITEM: 0.4, ARMOR: 0.4}.get(type, 0.35)
    for type in range(len(TYPES))
)
"""What a work is worth when all of its slots are about to be filled, by its type."""


def evaluate(s: MageWars) -> list[float]:
    """By seat: its part in the chances."""
    sites = []
    for site in s.zones[SITES]:
        work = s.slots[s.work[site]]
        open, size = work.count(OPEN), len(work)
        filled = 1.0 - open / size
        if filled and ANY_TOWER[s.kind[site]]:
            sites.append((site, filled))
    return [_standing(s, seat, sites) for seat in range(s.seats)]


def _standing(s: MageWars, seat: int, sites: list[tuple[int, float]]) -> float:
    zones, kind = s.zones, s.kind
    missing = missing_steps(s, seat)
    worth = -STEP * missing
    if missing < len(LAST_STEPS):
        worth += LAST_STEPS[missing]
    if not s.alive[seat]:
        worth -= DEAD
    else:
        health = len(zones[HEALTH[seat]])
        worth += LIFE * health
        if health < len(NEAR_DEATH):
            worth -= NEAR_DEATH[health]
    levels, kept, permanents = len(zones[LEVELS[seat]]), len(zones[KEPT[seat]]), len(zones[PERMANENTS[seat]])
    hand = len(zones[HAND[seat]])
    worth += LEVEL_UP * levels + KEPT_CARD * kept + PERMANENT * permanents + CARD_IN_HAND * hand
    for craft in zones[CRAFTS[seat]]:  # by its type, and by how much of it is filled
        work = s.slots[s.work[craft]]
        open, size = work.count(OPEN), len(work)
        worth += BEGUN[TYPE[kind[craft]]] * (1.0 - 0.8 * open / size)
    standing = zones[STANDING]
    for site, filled in sites:  # by the steps that are done when it stands, whoever fills it
        standing.append(site)
        worth += SITE * filled * (missing - missing_steps(s, seat))
        standing.pop()
    return worth
