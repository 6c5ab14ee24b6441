"""What ``look`` shows, in numbers: for observations, which are made at every decision."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards import FACE, TYPE
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.words import ALIGNMENTS, ARMOR, CREATURE, ITEM, PLANT
from spellhall.games.magewars.combat import total_guard
from spellhall.games.magewars.numbers import fate_cards, full_health, hand_limit, level
from spellhall.games.magewars.piles import frozen
from spellhall.games.magewars.setup import NO_MAGE
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    HEALTH,
    KEPT,
    LASTING,
    LEVELS,
    MARKER,
    MOST_SEATS,
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
AT_HAND: Final = 5
AT_HEALTH: Final = 7
AT_GROWTH: Final = 9
"""Where these stand among the counters of a seat."""
NOBODY_YET: Final = [0] * (10 + len(FLAGS))

ROWS: Final = (ARMOR, ITEM, CREATURE, PLANT)
ROW: Final = tuple(ROWS.index(type) if type in ROWS else -1 for type in TYPE)
"""By kind: the row in which it is kept."""
ITEMS: Final = ROWS.index(ITEM)
NOTED: Final = -1
"""In a pile: a note that has no column."""
NO_NOTES: Final = [0] * 8

MOST_KEPT: Final = 4096

Pile = tuple[Any, ...]


def glance(s: MageWars, seat: int | None) -> tuple[list[int], list[Pile]]:
    """In numbers: whose turn, the round; each seat's counters and then its flags, by name; of each seat
    the armor and the items that are fresh or used, the markers on items, the burdens that need one card
    and two, the markers on lasting cards, the pets and the plants that are fresh or used.

    In cards: the sites; each seat's armor, crafts, items, what lies on items and on lasting cards, the
    mage, pets and plants.
    """
    seats, zones = s.seats, s.zones
    found = [0] * seats
    if s.result is None:
        found[s.turn] = 1
    found.append(s.turns // seats + 1)
    figures = _figures(s)
    for owner in range(seats):
        first = len(found)
        found += figures[owner]
        if s.mage[owner] != NO_MAGE:
            found[first + AT_HAND] = len(zones[HAND[owner]])
            found[first + AT_HEALTH] = len(zones[HEALTH[owner]])
            if owner == s.turn:
                found[first + AT_GROWTH] = s.growth
    piles: list[Pile] = [_works(s, zones[SITES])]
    for owner in range(seats):
        mage = s.mage[owner]
        who: Pile = () if mage == NO_MAGE else (mage + 1,)
        crafts = _works(s, zones[CRAFTS[owner]])
        if zones[KEPT[owner]] or zones[LASTING[owner]]:
            _rows(s, owner, found, piles, crafts, who)
        else:
            found += NO_NOTES
            piles += ((), crafts, (), (), (), who, (), ())
    return found, piles


def _works(s: MageWars, cards: list[int]) -> Pile:
    """Crafts or sites: each what it is named after, then the card itself and what fills it."""
    if not cards:
        return ()
    kind = s.kind
    works: list[Pile] = []
    for card in cards:
        number = NUMBER[kind[card]]
        numbers = [number, number]
        for part in s.under[s.work[card]]:
            numbers.append(NUMBER[kind[part]])
        works.append(tuple(numbers))
    return tuple(works)


def _rows(s: MageWars, owner: int, found: list[int], piles: list[Pile], crafts: Pile, who: Pile) -> None:
    """The kept and lasting cards of a seat, with their notes and charges, between its crafts and its mage."""
    kind = s.kind
    rows: list[list[int]] = [[], [], [], []]
    tired = [0, 0, 0, 0]
    on_items: list[int] = []
    for card in s.zones[KEPT[owner]]:
        row = ROW[kind[card]]
        rows[row].append(NUMBER[kind[card]])
        if card in s.tired:
            tired[row] += 1
        if s.freezes and frozen(s, card):
            rows[row].append(NOTED)
        charges = s.under[s.work[card]]
        if charges:
            if row != ITEMS:
                raise LookupError("charges where there never were any")
            on_items += charges
    on_lasting: list[int] = []
    burdens = [0, 0, 0]
    for card in s.zones[LASTING[owner]]:
        work = s.work[card]
        on_lasting += s.under[work]
        if s.slots[work]:
            burdens[s.slots[work].count(OPEN)] += 1
        if s.freezes and frozen(s, card):
            raise LookupError("a lasting card that is frozen is noted in words")
    if burdens[0]:
        raise LookupError("a burden that is complete is noted in words")
    armor, items, pets, plants = rows
    found += (tired[0], tired[1], on_items.count(MARKER), burdens[1], burdens[2], on_lasting.count(MARKER))
    found += (tired[2], tired[3])
    piles += (tuple(armor), crafts, tuple(items), _charges(s, on_items), _charges(s, on_lasting), who)
    piles += (tuple(pets), tuple(plants))


def _charges(s: MageWars, charges: list[int]) -> Pile:
    """Those that are cards."""
    return tuple([NUMBER[s.kind[card]] for card in charges if card != MARKER]) if charges else ()


_KNOWN: Final[dict[tuple[int, ...], list[list[int]]]] = {}
_LAST: Final[list[tuple[list[int], list[list[int]]]]] = [([], [])]


def _figures(s: MageWars) -> list[list[int]]:
    """Each seat's counters and flags, but for hand, health and more damage, which stand at 0. They follow
    from what is in the key and seldom change.
    """
    kind, zones, seats = s.kind, s.zones, s.seats
    key = s.mage + s.luck + s.marks + s.guard
    key += s.alive
    key += s.lost
    key += (s.standing, s.now_only, s.reduced and not s.turns)
    for zone in FIGURING[seats]:
        for card in zones[zone]:
            key.append(NOTED - kind[card] if s.freezes and frozen(s, card) else kind[card])
        key.append(END)
    last, figures = _LAST[0]
    if key == last:
        return figures
    known = tuple(key)
    if known in _KNOWN:
        figures = _KNOWN[known]
    else:
        if len(_KNOWN) >= MOST_KEPT:
            _KNOWN.clear()
        figures = _KNOWN[known] = [
            NOBODY_YET if s.mage[owner] == NO_MAGE else _work_out(s, owner) for owner in range(seats)
        ]
    _LAST[0] = key, figures
    return figures


FIGURING: Final = tuple((*LEVELS[:seats], *KEPT[:seats], *LASTING[:seats], STANDING) for seats in range(MOST_SEATS + 1))
"""By the number of seats: the zones whose cards change counters."""
END: Final = 1 << 20
"""In the key: here ends a zone."""


def _work_out(s: MageWars, owner: int) -> list[int]:
    fate, guard, full, limit = fate_cards(s, owner), total_guard(s, owner), full_health(s, owner), hand_limit(s, owner)
    counters = [fate, guard, level(s, owner), s.marks[owner], full, 0, limit, 0, missing_steps(s, owner), 0]
    flags = WHO[s.mage[owner]][:]
    flags[AT_DEAD] = int(not s.alive[owner])
    flags[AT_MISSES] = int(s.lost[owner])
    return counters + flags
