"""How well each seat stands in Mage Wars, for bots: how much work it has left until it wins, and its strength.

Work is counted in cards that must still be put down. Who has the least of it left is likely to win.
"""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

from spellhall.engine.thinking import Glance, Thinking
from spellhall.games.magewars.mages import (
    BLESSINGS,
    CHALLENGES,
    CURSES,
    FIRES,
    MAGES,
    MAGES_DESTROYED,
    PLANTS,
    RETURNS,
    TOWERS,
    TREASURES,
    WISHES,
    Ask,
)
from spellhall.games.magewars.mages import KINDS as KINDS_KEPT
from spellhall.games.magewars.mages import LEVELS as LEVELS_ASKED
from spellhall.games.magewars.pack import COUNTS, FITS, IS_SPECIAL, KINDS, PRINTED_ICONS, TYPE
from spellhall.games.magewars.rules.combat import attack_as_master
from spellhall.games.magewars.rules.curses import send_curse
from spellhall.games.magewars.rules.winning import KINDS_KEPT as FOUR_KINDS
from spellhall.games.magewars.rules.winning import (
    TREASURE,
    deaths_needed,
    left_of,
    missing_towers,
    prey,
)
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
from spellhall.games.magewars.terms import (
    ARMOR,
    BLESSING,
    CHALLENGE,
    CREATURE,
    FIRE,
    ITEM,
    LEVEL,
    MAGIC,
    PLANT,
    RESOURCE,
    union,
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
TO_COME: Final[dict[int, float]] = {
    LEVELS_ASKED: 5.0, KINDS_KEPT: 4.0, PLANTS: 4.0, TREASURES: 3.5, CHALLENGES: 6.0, CURSES: 6.0, BLESSINGS: 5.0,
    FIRES: 5.0, WISHES: 3.0, RETURNS: 4.0,
}  # fmt: skip
"""What else a win condition asks for, each."""
MEANS: Final = 0.4
"""How much of one of them is done by the means to it: a Challenge or Blessing in hand, a kept card that sends Curses or
burns, being dead when it takes a return."""
IN_HAND: Final = 0.25
"""And by a card in hand that would be one of them when it is completed."""
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
"""What a craft is worth by its type when all of its slots are about to be filled, and what part of that it lacks
before."""


class Site(NamedTuple):
    """A building site: the work left, its kind, and the resources that fit. The fullest is the least."""

    left: int
    kind: int
    fits: int


def evaluate(s: MageWars) -> list[float]:
    """By seat: its part in the chances."""
    sites = sorted([site_of(s, site) for site in s.zones[SITES]])
    found = [strength(s, seat) - RACE * log(HEAD_START + work_left(s, seat, sites)) for seat in range(s.seats)]
    if s.zones[HELD] and s.alive[s.turn]:
        found[s.turn] += burnt(s)
    return found


def site_of(s: MageWars, site: int) -> Site:
    fits = s.fits[s.work[site]]
    return Site(unfilled(s, site) if fits else unfilled(s, site) + SHUT, s.kind[site], fits)


def unfilled(s: MageWars, work: int) -> int:
    """How many slots are open."""
    return s.slots[s.work[work]].count(OPEN)


def burnt(s: MageWars) -> float:
    """What a burnt card is worth that has not been looked at."""
    return 0.1 + 0.1 * min(MAGES[s.mage[s.turn]].blood, 4)


def strength(s: MageWars, seat: int) -> float:
    """Life, and all that the mage has for its work."""
    health = len(s.zones[HEALTH[seat]])
    worth = LIFE * health if s.alive[seat] else -DEAD
    if s.alive[seat] and health < len(NEAR_DEATH):
        worth -= NEAR_DEATH[health]
    worth += LEVEL_UP * len(s.zones[LEVELS[seat]])
    worth += KEPT_CARD * len(s.zones[KEPT[seat]])
    worth += PERMANENT * len(s.zones[PERMANENTS[seat]])
    worth += CARD_IN_HAND * len(s.zones[HAND[seat]])
    return worth + sum(craft_worth(s, craft) for craft in s.zones[CRAFTS[seat]])


def craft_worth(s: MageWars, craft: int) -> float:
    slots = len(s.slots[s.work[craft]])
    return BEGUN.get(TYPE[s.kind[craft]], BEGUN_OTHER) * (1.0 - UNFILLED * unfilled(s, craft) / slots)


def work_left(s: MageWars, seat: int, sites: list[Site]) -> float:
    """How many cards must be put down until the win condition holds, about."""
    mage = MAGES[s.mage[seat]]
    work = [work_of(s, seat, ask, sites) for ask in mage.asks]
    return min(work) if mage.either else sum(work)


def work_of(s: MageWars, seat: int, ask: Ask, sites: list[Site]) -> float:
    """What one part of the win condition takes."""
    if ask.part == TOWERS:
        return tower_work(s, seat, sites)
    if ask.part == MAGES_DESTROYED:
        deaths = deaths_needed(s, seat)
        return sum(blows_left(s, other, deaths) for other in prey(s, seat))
    missing = left_of(s, seat, ask)
    return TO_COME[ask.part] * (missing - begun(s, seat, ask.part, missing)) if missing else 0.0


def tower_work(s: MageWars, seat: int, sites: list[Site]) -> float:
    """What the towers take that the mage needs: the fullest sites that will do, then towers in hand, then others."""
    n, needs_one = missing_towers(s, seat)
    counts, is_special = COUNTS[s.mage[seat]], IS_SPECIAL[s.mage[seat]]
    takes, slots, in_hand = 0, 0, 0
    for open_slots, tower, fits in sites:
        if counts[tower] and will_do(is_special[tower], n, needs_one):
            n -= 1
            needs_one = needs_one and not is_special[tower]
            slots += open_slots
            takes |= fits
    for card in s.zones[HAND[seat]]:
        tower = s.kind[card]
        if counts[tower] and will_do(is_special[tower], n, needs_one):
            n -= 1
            needs_one = needs_one and not is_special[tower]
            in_hand += 1
    work = slots - AT_HAND * min(fitting(s, seat, takes), slots) + TOWER_IN_HAND * in_hand + TOWER_TO_FIND * n
    return work + SPECIAL_TO_FIND - TOWER_TO_FIND if n and needs_one else work


def will_do(special: bool, n: int, needs_one: bool) -> bool:
    """Is a tower that counts one of the N that are missing, of which one may have to be special?"""
    return n > 1 or (n == 1 and (special or not needs_one))


def fitting(s: MageWars, seat: int, takes: int) -> int:
    """How many cards in hand are among these resources."""
    fits = FITS[s.mage[seat]]
    return len([card for card in s.zones[HAND[seat]] if fits[s.kind[card]] & takes])


def blows_left(s: MageWars, seat: int, deaths: int) -> float:
    """How much damage it takes until a mage has died so many times; or, if only that counts, until it is dead."""
    health = float(len(s.zones[HEALTH[seat]]))
    if s.now_only:
        return health
    more = deaths - s.marks[seat]
    if more <= 0:
        return 0.0
    again = sum(MAGES[s.mage[seat]].health)
    return health + again * (more - 1) if s.alive[seat] else RETURN + again * more


def begun(s: MageWars, seat: int, part: int, missing: int) -> float:
    """How much of what is missing is under way: crafts that are being filled, cards in hand, the means to do it."""
    if part == RETURNS:
        return 0.0 if s.alive[seat] else MEANS
    if part in (CHALLENGES, BLESSINGS):
        type = CHALLENGE if part == CHALLENGES else BLESSING
        ready = [s.kind[card] for card in s.zones[HAND[seat]] if TYPE[s.kind[card]] == type]
        ready += [s.kind[card] for card in s.zones[KEPT[seat]] if part == BLESSINGS and KINDS[s.kind[card]].answers]
        return MEANS * min(len(ready), missing)
    crafts = [craft for craft in s.zones[CRAFTS[seat]] if helps(s, seat, part, s.kind[craft])]
    done = [UNFILLED * (1.0 - unfilled(s, craft) / len(s.slots[s.work[craft]])) for craft in crafts]
    done += [IN_HAND] * len([card for card in s.zones[HAND[seat]] if helps(s, seat, part, s.kind[card])])
    under_way = sum(sorted(done, reverse=True)[:missing])
    if part in (CURSES, FIRES):
        kept = [card for card in s.zones[KEPT[seat]] if helps(s, seat, part, s.kind[card])]
        return MEANS * under_way + (MEANS if kept else 0.0)
    return under_way


def helps(s: MageWars, seat: int, part: int, kind: int) -> bool:
    """Would a card of this kind, completed, be one of what is asked for, or a means to it?"""
    card = KINDS[kind]
    if part == LEVELS_ASKED:
        return card.type == LEVEL and card.level == len(s.zones[LEVELS[seat]]) + 1
    if part == PLANTS:
        return card.type == PLANT
    if part == WISHES:
        return card.type == MAGIC
    if part == KINDS_KEPT:
        return card.type in (CREATURE, PLANT) and adds_a_kind(s, seat, kind)
    if part == TREASURES:
        if card.type == RESOURCE:
            return bool(card.recipe)
        return card.type in (CREATURE, PLANT, ITEM, ARMOR) and card.keepable and bool(shows(kind) & TREASURE)
    if part == CURSES:
        return any(step is send_curse for step, _ in card.each_turn) or (card.answers and bool(card.deflects))
    return burns(s, seat, kind)


def shows(kind: int) -> int:
    return union(PRINTED_ICONS[kind])


def adds_a_kind(s: MageWars, seat: int, kind: int) -> bool:
    """Is this pet or plant of a kind that the mage does not keep yet?"""
    there = 0
    for kept in s.zones[KEPT[seat]]:
        if TYPE[s.kind[kept]] in (CREATURE, PLANT):
            there |= shows(s.kind[kept])
    return any(shows(kind) & of & ~there for of in FOUR_KINDS)


def burns(s: MageWars, seat: int, kind: int) -> bool:
    """Does it attack with Fire?"""
    card = KINDS[kind]
    if card.element == FIRE:
        return bool(card.once) and card.type in (CREATURE, ITEM, MAGIC)
    return FIRE in MAGES[s.mage[seat]].masters and any(step is attack_as_master for step, _ in card.each_turn)


MANY_CRAFTS: Final = 8


def crafts(s: MageWars, seat: int) -> float:
    """How many crafts a seat has that stay with it, of as many as anybody could wish for."""
    return min(1.0, (len(s.zones[KEPT[seat]]) + len(s.zones[PERMANENTS[seat]])) / MANY_CRAFTS)


BOTS: Final = Thinking(
    evaluate=evaluate,
    treasure=crafts,
    calm=frozenset({"action", "burn_use", "card_for_the_dead", "fate_drawn", "resurrect"}),
    glance=Glance(positions=1, answers=5),
    trust=0.3,
    ignored=frozenset({"abandon"}),
)
