"""What ``look`` shows, in numbers: for observations, which are made at every decision."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import FACE, TYPE
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

NUMBER: Final[tuple[Any, ...]] = tuple(len(MAGES) + 1 + face for face in FACE)
"""By kind: the number of the card in the card table. Compiled, an int would be unpacked and packed again at
every use."""

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
FIGURES: Final = 10 + len(FLAGS)
"""So many counters and flags has a seat."""
NOTES: Final = 8
PILES: Final = 8
"""So many more numbers, and piles, tell what lies before a seat. Where they stand there:"""
AT_TIRED: Final[tuple[int, ...]] = (0, 1, 6, 7)
AT_ON_ITEMS: Final = 2
AT_BURDENS: Final = 3
AT_ON_LASTING: Final = 5
AT_ROW: Final = (0, 2, 6, 7)
AT_CRAFTS: Final = 1
AT_CHARGES: Final = 3
AT_LASTING_CHARGES: Final = 4
AT_MAGE: Final = 5

ROWS: Final = (ARMOR, ITEM, CREATURE, PLANT)
ROW: Final = tuple(ROWS.index(type) if type in ROWS else -1 for type in TYPE)
"""By kind: the row in which it is kept."""
ITEMS: Final = ROWS.index(ITEM)
NOTED: Final = -1
"""In a pile: a note that has no column."""
END: Final = 0
"""In a series: here ends a zone."""

Pile = list[int]


def glance(s: MageWars, seat: int | None) -> tuple[list[int], list[Pile]]:
    """In numbers: whose turn, the round; each seat's counters and then its flags, by name; of each seat
    the armor and the items that are fresh or used, the markers on items, the burdens that need one card
    and two, the markers on lasting cards, the pets and the plants that are fresh or used.

    In cards: the sites; each seat's armor, crafts, items, what lies on items and on lasting cards, the
    mage, pets and plants.
    """
    seats, zones = s.seats, s.zones
    numbers, piles = _figures(s)
    numbers, piles = numbers[:], piles[:]
    if s.result is None:
        numbers[s.turn] = 1
    numbers[seats] = s.turns // seats + 1
    if zones[SITES]:
        piles[0] = _works(s, zones[SITES])
    first, notes, pile = seats + 1, seats + 1 + seats * FIGURES, 1
    for owner in range(seats):
        if s.mage[owner] != NO_MAGE:
            numbers[first + AT_HAND] = len(zones[HAND[owner]])
            numbers[first + AT_HEALTH] = len(zones[HEALTH[owner]])
            if owner == s.turn:
                numbers[first + AT_GROWTH] = s.growth
        if zones[CRAFTS[owner]]:
            piles[pile + AT_CRAFTS] = _works(s, zones[CRAFTS[owner]])
        if zones[KEPT[owner]]:
            _tell_kept(s, owner, numbers, notes, piles, pile)
        if zones[LASTING[owner]]:
            _tell_lasting(s, owner, numbers, notes, piles, pile)
        first += FIGURES
        notes += NOTES
        pile += PILES
    return numbers, piles


def _works(s: MageWars, cards: tuple[int, ...]) -> Pile:
    """Crafts or sites: each what it is named after, then the card itself and what fills it."""
    kind = s.kind
    works: Pile = []
    for card in cards:
        number = NUMBER[kind[card]]
        works.append(number)
        works.append(number)
        for part in s.under[s.work[card]]:
            works.append(NUMBER[kind[part]])
        works.append(END)
    return works


def _tell_kept(s: MageWars, owner: int, numbers: list[int], notes: int, piles: list[Pile], pile: int) -> None:
    """The kept cards of a seat, which of them are fresh or used, and the charges of items."""
    kind = s.kind
    rows: list[list[int]] = [[], [], [], []]
    charges: list[int] = []
    for card in s.zones[KEPT[owner]]:
        row = ROW[kind[card]]
        rows[row].append(NUMBER[kind[card]])
        if card in s.tired:
            numbers[notes + AT_TIRED[row]] += 1
        if s.freezes and frozen(s, card):
            rows[row].append(NOTED)
        under = s.under[s.work[card]]
        if under:
            if row != ITEMS:
                raise LookupError("charges where there never were any")
            charges += under
    for at, row_of in zip(AT_ROW, rows, strict=True):
        piles[pile + at] = row_of
    numbers[notes + AT_ON_ITEMS] = charges.count(MARKER)
    piles[pile + AT_CHARGES] = _cards(s, charges)


def _tell_lasting(s: MageWars, owner: int, numbers: list[int], notes: int, piles: list[Pile], pile: int) -> None:
    """The charges of a seat's lasting cards, and what its burdens need."""
    charges: list[int] = []
    for card in s.zones[LASTING[owner]]:
        work = s.work[card]
        charges += s.under[work]
        if s.slots[work]:
            needed = s.slots[work].count(OPEN)
            if not 1 <= needed <= 2:
                raise LookupError("a burden that is complete is noted in words")
            numbers[notes + AT_BURDENS + needed - 1] += 1
        if s.freezes and frozen(s, card):
            raise LookupError("a lasting card that is frozen is noted in words")
    numbers[notes + AT_ON_LASTING] = charges.count(MARKER)
    piles[pile + AT_LASTING_CHARGES] = _cards(s, charges)


def _cards(s: MageWars, charges: list[int]) -> Pile:
    """Those charges that are cards."""
    return [NUMBER[s.kind[card]] for card in charges if card != MARKER]


Figures = tuple[list[int], list[Pile]]

_LAST: Final[list[tuple[list[int], Figures]]] = [([], ([], []))]


def _figures(s: MageWars) -> Figures:
    """All that follows from what is in the key and seldom changes: each seat's counters and flags, but for hand,
    health and more damage, and its mage. Everything else stands at 0 and empty. The lists are kept: copy them.
    """
    kind, zones, seats = s.kind, s.zones, s.seats
    key = [s.standing, s.now_only, s.reduced and not s.turns]
    key += s.mage
    key += s.luck
    key += s.marks
    key += s.guard
    key += s.alive
    key += s.lost
    for zone in FIGURING[seats]:
        if zones[zone]:
            key.append(HERE - zone)
            for card in zones[zone]:
                key.append(NOTED - kind[card] if s.freezes and frozen(s, card) else kind[card])
    last, figures = _LAST[0]
    if key != last:
        figures = _work_out(s)
        _LAST[0] = key, figures
    return figures


FIGURING: Final = tuple((*LEVELS[:seats], *KEPT[:seats], *LASTING[:seats], STANDING) for seats in range(MOST_SEATS + 1))
"""By the number of seats: the zones whose cards change counters."""
HERE: Final = -(1 << 20)
"""In the key: here begins a zone."""


def _work_out(s: MageWars) -> Figures:
    numbers = [0] * (s.seats + 1)
    piles: list[Pile] = [[]]
    for owner, mage in enumerate(s.mage):
        board: list[Pile] = [[]] * PILES
        if mage == NO_MAGE:
            numbers += [0] * FIGURES
        else:
            numbers += _counters(s, owner)
            flags = WHO[mage][:]
            flags[AT_DEAD] = int(not s.alive[owner])
            flags[AT_MISSES] = int(s.lost[owner])
            numbers += flags
            board[AT_MAGE] = [mage + 1]
        piles += board
    return numbers + [0] * (NOTES * s.seats), piles


def _counters(s: MageWars, owner: int) -> list[int]:
    fate, guard, full, limit = fate_cards(s, owner), total_guard(s, owner), full_health(s, owner), hand_limit(s, owner)
    return [fate, guard, level(s, owner), s.marks[owner], full, 0, limit, 0, missing_steps(s, owner), 0]
