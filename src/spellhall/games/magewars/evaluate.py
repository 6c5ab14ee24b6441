"""How well each seat stands in Mage Wars, for bots: how much work it has left until it wins, and its strength.

Work is counted in cards that must still be put down. Who has the least of it left is likely to win.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import FITS, RECIPE, TYPE
from spellhall.games.magewars.cards.words import ANY, ARMOR, CREATURE, EVIL, ITEM, LEVEL, PLANT
from spellhall.games.magewars.numbers import ALIGNMENT, HEALTH_AT_SETUP
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    HEALTH,
    HELD,
    KEPT,
    LEVELS,
    OPEN,
    PERMANENTS,
    SITES,
    MageWars,
)
from spellhall.games.magewars.winning import (
    MISSING,
    WISH,
    any_towers,
    evil_and_towers,
    kept_and_towers,
    levels_and_towers,
    levels_left,
    others_left,
    others_or_towers,
    towers_left,
)

RACE: Final = 4.0
HEAD_START: Final = 3.0
"""The chances fall with the work left: as (work + HEAD_START) to the power of -RACE."""

# Work, in cards
TOWER_TO_FIND: Final = 8.0
SPECIAL_TO_FIND: Final = 9.0
"""A tower that nobody has begun: its slots, and what it takes to find it, or one of the special sort."""
TOWER_IN_HAND: Final = 6.0
SHUT: Final = 2
"""A Lock or Freeze on a building site, on top of its open slots."""
AT_HAND: Final = 0.5
"""How much of that is done by a card in hand that fits an open slot of a building site the mage needs."""
LEVEL_TO_COME: Final = 5.0
KEPT_TO_COME: Final = 4.0
"""A Level, pet or plant that the win condition asks for."""
RETURN: Final = 2.0
"""A mage that must die once more has to come back first. Each of its health cards is a card's worth of attacks."""

# Strength
LIFE: Final = 0.15
NEAR_DEATH: Final[tuple[float, ...]] = (1.5, 0.8, 0.5, 0.25, 0.1)
DEAD: Final = 2.0
LEVEL_UP: Final = 0.7
KEPT_CARD: Final = 0.4
PERMANENT: Final = 0.4
CARD_IN_HAND: Final = 0.06
BEGUN: Final[dict[int, float]] = {LEVEL: 0.8, CREATURE: 0.5, PLANT: 0.5, ITEM: 0.4, ARMOR: 0.4}
BEGUN_OTHER: Final = 0.35
UNFILLED: Final = 0.9
"""What a craft is worth by its type when all of its slots are about to be filled, and what part of that it lacks before."""
CRAFT: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(
        BEGUN.get(type, BEGUN_OTHER) * (1.0 - UNFILLED * left / len(recipe)) if recipe else 0.0
        for left in range(len(recipe) + 1)
    )
    for type, recipe in zip(TYPE, RECIPE, strict=True)
)
"""By kind and number of open slots: what a craft is worth."""
BURNT: Final = tuple(0.1 + 0.1 * min(mage.blood, 4) for mage in MAGES)
"""By mage: what a burnt card is worth that has not been looked at."""

TOWERS_ONLY: Final = 0
HUNTS_ALL: Final = 1
HUNTS_EVIL: Final = 2
NEEDS_LEVELS: Final = 3
NEEDS_KEPT: Final = 4
_ASKED: Final[dict[Callable[[MageWars, int], int], int]] = {
    others_left: HUNTS_ALL,
    others_or_towers: HUNTS_ALL,
    evil_and_towers: HUNTS_EVIL,
    levels_and_towers: NEEDS_LEVELS,
    kept_and_towers: NEEDS_KEPT,
}
BESIDES: Final = bytes(_ASKED.get(missing, TOWERS_ONLY) for missing in MISSING)
"""By mage: what is asked for besides towers."""

Sites = list[int]
"""The building sites, the fullest first. Each is one number, for speed: the work left, the kind, the resources that fit."""
AT_KIND: Final = 13
AT_LEFT: Final = 21
assert ANY < 1 << AT_KIND
assert len(TYPE) <= 1 << AT_LEFT - AT_KIND


def evaluate(s: MageWars) -> list[float]:
    """By seat: its part in the chances."""
    sites: Sites = []
    for site in s.zones[SITES]:
        number = s.work[site]
        fits = s.fits[number]
        left = unfilled(s.slots[number])
        if not fits:
            left += SHUT
        as_number = left << AT_LEFT | s.kind[site] << AT_KIND | fits
        at: int = len(sites)
        while at and sites[at - 1] > as_number:  # for so few it is faster than sort
            at -= 1
        sites.insert(at, as_number)
    found = []
    for seat in range(s.seats):
        found.append(strength(s, seat) - RACE * log(HEAD_START + work_left(s, seat, sites)))
    if s.zones[HELD] and s.alive[s.turn]:
        found[s.turn] += BURNT[s.mage[s.turn]]
    return found


def unfilled(slots: tuple[int, ...]) -> int:
    """How many slots are open; faster than ``count`` when compiled."""
    found = 0
    for filling in slots:
        if filling == OPEN:
            found += 1
    return found


def strength(s: MageWars, seat: int) -> float:
    """Life, and all that the mage has for its work."""
    zones = s.zones
    worth = -DEAD
    if s.alive[seat]:
        health = len(zones[HEALTH[seat]])
        worth = LIFE * health
        if health < len(NEAR_DEATH):
            worth -= NEAR_DEATH[health]
    levels, kept, permanents = len(zones[LEVELS[seat]]), len(zones[KEPT[seat]]), len(zones[PERMANENTS[seat]])
    hand = len(zones[HAND[seat]])
    worth += LEVEL_UP * levels + KEPT_CARD * kept + PERMANENT * permanents + CARD_IN_HAND * hand
    crafts = zones[CRAFTS[seat]]
    if crafts:
        kind, work, slots = s.kind, s.work, s.slots
        for craft in crafts:
            worth += CRAFT[kind[craft]][unfilled(slots[work[craft]])]
    return worth


def work_left(s: MageWars, seat: int, sites: Sites) -> float:
    """How many cards must be put down until the win condition holds, about."""
    mage = s.mage[seat]
    work = tower_work(s, seat, sites)
    besides = BESIDES[mage]
    if besides == TOWERS_ONLY:
        return work
    if besides == HUNTS_ALL:
        blows = 0.0
        for other in range(s.seats):
            if other != seat:
                blows += blows_left(s, other, 2 if s.seats == 2 else 1)
        if WISH[mage] is None or blows < work:
            work = blows
    elif besides == HUNTS_EVIL:
        for other in range(s.seats):
            if ALIGNMENT[s.mage[other]] == EVIL:
                work += blows_left(s, other, 1)
    elif besides == NEEDS_LEVELS:
        work += LEVEL_TO_COME * levels_left(s, seat)
    elif besides == NEEDS_KEPT:
        work += kept_work(s, seat)
    return work


def tower_work(s: MageWars, seat: int, sites: Sites) -> float:
    """What the towers take that the mage needs: the fullest sites that will do, then towers in hand, then others."""
    wish = WISH[s.mage[seat]]
    if wish is None:
        return 0.0
    n, which, special = wish
    kind = s.kind
    n, needs_special = towers_left(s, n or any_towers(s), which, special)
    if not n:
        return 0.0
    takes = 0
    open = 0
    for site in sites:
        if not n:
            break
        tower = site >> AT_KIND & 0xFF
        is_special = special is not None and special[tower]
        if which[tower] and (is_special or n > 1 or not needs_special):
            n -= 1
            if is_special:
                needs_special = False
            open += site >> AT_LEFT
            takes |= site & ANY
    work = float(open)
    if takes:
        work -= AT_HAND * fitting(s, seat, takes, open)
    if n:
        for card in s.zones[HAND[seat]]:
            tower = kind[card]
            if which[tower]:
                is_special = special is not None and special[tower]
                if n > 1 or (n and (is_special or not needs_special)):
                    n -= 1
                    if is_special:
                        needs_special = False
                    work += TOWER_IN_HAND
        if n:
            work += TOWER_TO_FIND * n
            if needs_special:
                work += SPECIAL_TO_FIND - TOWER_TO_FIND
    return work


def fitting(s: MageWars, seat: int, takes: int, open: int) -> int:
    """How many open slots, which take these resources, could be filled from the hand; about."""
    kind = s.kind
    fits = FITS[s.mage[seat]]
    found = 0
    for card in s.zones[HAND[seat]]:
        if fits[kind[card]] & takes:
            found += 1
    return found if found < open else open


def blows_left(s: MageWars, seat: int, deaths: int) -> float:
    """How much damage it takes until a mage has died so many times; or, if only that counts, until it is dead."""
    if s.now_only:
        return float(len(s.zones[HEALTH[seat]]))
    deaths -= s.marks[seat]
    if deaths <= 0:
        return 0.0
    if not s.alive[seat]:
        return RETURN + HEALTH_AT_SETUP[s.mage[seat]] * deaths
    blows = float(len(s.zones[HEALTH[seat]]))
    return blows if deaths == 1 else blows + HEALTH_AT_SETUP[s.mage[seat]] * (deaths - 1)


def kept_work(s: MageWars, seat: int) -> float:
    """What two pets and a plant take, less what their crafts have been filled with."""
    kind = s.kind
    pets, plants = 2, 1
    for kept in s.zones[KEPT[seat]]:
        type = TYPE[kind[kept]]
        if type == CREATURE:
            pets -= 1
        elif type == PLANT:
            plants -= 1
    work = KEPT_TO_COME * (max(pets, 0) + max(plants, 0))
    for craft in s.zones[CRAFTS[seat]]:
        type = TYPE[kind[craft]]
        if type == CREATURE and pets > 0:
            pets -= 1
        elif type == PLANT and plants > 0:
            plants -= 1
        else:
            continue
        slots = s.slots[s.work[craft]]
        work -= UNFILLED * KEPT_TO_COME * (1.0 - unfilled(slots) / len(slots))
    return work
