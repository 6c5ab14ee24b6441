"""What ``look`` shows, in numbers: for observations, which are made at every decision."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spellhall.games.magewars.cards import FACE, TYPE
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.words import ALIGNMENTS, ARMOR, CREATURE, ITEM, PLANT
from spellhall.games.magewars.combat import total_guard
from spellhall.games.magewars.numbers import fate_cards, full_health, hand_limit
from spellhall.games.magewars.setup import NO_MAGE
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    HEALTH,
    KEPT,
    LASTING,
    LEVELS,
    MARKER,
    OPEN,
    SITES,
    STANDING,
    MageWars,
)
from spellhall.games.magewars.winning import missing_steps

NUMBER: Final = tuple(len(MAGES) + 1 + face for face in FACE)
"""By kind: the number of the card in the card table."""

DEAD: Final = "dead"
MISSES: Final = "misses the next turn"
FLAGS: Final = sorted({DEAD, MISSES} | {word for mage in MAGES for word in (mage.name, ALIGNMENTS[mage.alignment])})
AT_DEAD: Final = FLAGS.index(DEAD)
AT_MISSES: Final = FLAGS.index(MISSES)
WHO: Final = tuple([int(flag in (mage.name, ALIGNMENTS[mage.alignment])) for flag in FLAGS] for mage in MAGES)
NOBODY_YET: Final = [0] * (10 + len(FLAGS))
MOST_KEPT: Final = 4096

Figures = list[tuple[int, int, int, int, int]]


def glance(s: MageWars, seat: int | None) -> tuple[list[int], list[tuple[Any, ...]]]:
    """In numbers: whose turn, the round; each seat's counters and then its flags, by name; of each seat
    the armor and the items that are fresh or used, the markers on items, the burdens that need one card
    and two, the markers on lasting cards, the pets and the plants that are fresh or used.

    In cards: the sites; each seat's armor, crafts, items, what lies on items and on lasting cards, the
    mage, pets and plants. Where something is frozen, which is rare, the view must say it.
    """
    if s.freezes:
        raise LookupError("frozen cards are noted in words")
    seats, zones, kind = s.seats, s.zones, s.kind
    found = [0] * seats
    if s.result is None:
        found[s.turn] = 1
    found.append(s.turns // seats + 1)
    kept = [tuple([kind[card] for card in zones[KEPT[owner]]]) for owner in range(seats)]
    figures = _figures(s, kept)
    for owner, mage in enumerate(s.mage):
        if mage == NO_MAGE:
            found += NOBODY_YET
            continue
        fate, guard, full, limit, missing = figures[owner]
        level, hand, health = len(zones[LEVELS[owner]]), len(zones[HAND[owner]]), len(zones[HEALTH[owner]])
        growth = s.growth if owner == s.turn else 0
        found += (fate, guard, level, s.marks[owner], full, hand, limit, health, missing, growth)
        flags = WHO[mage][:]
        flags[AT_DEAD] = not s.alive[owner]
        flags[AT_MISSES] = s.lost[owner]
        found += flags
    piles: list[tuple[Any, ...]] = [tuple([_work(s, card) for card in zones[SITES]])]
    for owner, mage in enumerate(s.mage):
        armor, items, pets, plants = _by_type(kept[owner])
        on_items, markers = _lying_on(s, KEPT[owner]) if kept[owner] else NOTHING
        on_lasting, more_markers = _lying_on(s, LASTING[owner]) if zones[LASTING[owner]] else NOTHING
        burdens = [s.slots[s.work[card]].count(OPEN) for card in zones[LASTING[owner]] if s.slots[s.work[card]]]
        if 0 in burdens:
            raise LookupError("a burden that is complete is noted in words")
        tired = _tired(s, KEPT[owner]) if kept[owner] and s.tired else NONE_TIRED
        found += (tired[ARMOR], tired[ITEM], markers, burdens.count(1), burdens.count(2), more_markers)
        found += (tired[CREATURE], tired[PLANT])
        crafts = tuple([_work(s, card) for card in zones[CRAFTS[owner]]])
        piles += (armor, crafts, items, on_items, on_lasting, () if mage == NO_MAGE else (mage + 1,), pets, plants)
    return found, piles


NOTHING: Final[tuple[tuple[int, ...], int]] = ((), 0)
NONE_TIRED: Final = dict.fromkeys((ARMOR, ITEM, CREATURE, PLANT), 0)


def _work(s: MageWars, card: int) -> tuple[int, ...]:
    """A craft or site: what it is named after, then the card itself and what fills it."""
    kind = s.kind
    number = NUMBER[kind[card]]
    filled = s.under[s.work[card]]
    return (number, number, *[NUMBER[kind[part]] for part in filled]) if filled else (number, number)


def _lying_on(s: MageWars, zone: int) -> tuple[tuple[int, ...], int]:
    """What lies on the cards of a zone: cards, and how many markers."""
    lying: list[int] = []
    for card in s.zones[zone]:
        if s.under[s.work[card]] and zone in KEPT and TYPE[s.kind[card]] != ITEM:
            raise LookupError("charges where there never were any")
        lying += s.under[s.work[card]]
    markers = lying.count(MARKER)
    return tuple([NUMBER[s.kind[card]] for card in lying if card != MARKER]), markers


def _tired(s: MageWars, zone: int) -> dict[int, int]:
    """By type: how many cards of a zone are fresh or used."""
    found = NONE_TIRED.copy()
    for card in s.zones[zone]:
        if card in s.tired:
            found[TYPE[s.kind[card]]] += 1
    return found


@lru_cache(maxsize=MOST_KEPT)
def _by_type(kept: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Armor, items, pets and plants among the kept cards."""
    return tuple(tuple(NUMBER[kind] for kind in kept if TYPE[kind] == type) for type in (ARMOR, ITEM, CREATURE, PLANT))


_KNOWN: Final[dict[tuple[Any, ...], Figures]] = {}


def _figures(s: MageWars, kept: list[tuple[int, ...]]) -> Figures:
    """Each seat's Fate cards, Guard, full health, hand limit and missing steps. They follow from what
    is in the key, as long as nothing is frozen, and seldom change.
    """
    kind, zones, seats = s.kind, s.zones, s.seats
    key = (
        *s.mage, *s.luck, *s.alive, *s.marks, *s.guard, s.standing, s.now_only, s.reduced and not s.turns, *kept,
        *[tuple([kind[card] for card in zones[zone]]) for zone in LEVELS[:seats]],
        *[tuple([kind[card] for card in zones[zone]]) for zone in LASTING[:seats]],
        tuple([kind[card] for card in zones[STANDING]]),
    )  # fmt: skip
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KEPT:
            _KNOWN.clear()
        found = _KNOWN[key] = [
            (0, 0, 0, 0, 0)
            if mage == NO_MAGE
            else (
                fate_cards(s, owner),
                total_guard(s, owner),
                full_health(s, owner),
                hand_limit(s, owner),
                missing_steps(s, owner),
            )
            for owner, mage in enumerate(s.mage)
        ]
    return found
