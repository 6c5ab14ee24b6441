"""The way past the view: the same array, made from the state without building the view first.

Making a view and reading it costs more than playing the move. But most of it follows from the cards
and from who has seen them, in the same way in every game, and that can be read off the state. The
rest only the game knows: counters, flags, what is face up, whose pieces stand where, and zones of the
view that are no zones of the state. A game that offers these as plain numbers (``glance``) gets its
arrays many times as fast; one that does not gets the same arrays by way of the view. The tests hold
that both ways give the same array.

Little changes from one decision to the next. So a ``Watch`` keeps the array of one seat and what it was
made from, compares that with the state, whatever state it is, and writes only what is different now:
numbers one by one, a zone as a whole. The columns of a zone are kept as well, by what lies there.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spellhall.engine.cards import Cards
from spellhall.engine.steps import State, bit

Content = int | tuple[Any, ...]
Glance = Callable[[Any, int | None], tuple[list[int], Sequence[Content]]]
Head = Callable[[State, int | None], "array[float]"]

LOWEST: Final = -32768
HIGHEST: Final = 32767
"""Numbers beyond these are cut off."""

MOST_KEPT: Final = 512
"""So many segments of one zone are kept; then it begins anew."""

NO_COLUMN: Final = -1
UNKNOWN: Final = -1
"""In place of a kind: a card of which only the back is seen,"""
NAMED: Final = UNKNOWN + NO_COLUMN - 1
"""and less than this by the column of its back, if that tells something."""


class Segment:
    """The columns of one zone. Places count from its first column; lists are by number of the card, and
    ``NO_COLUMN`` in them means what it says.
    """

    def __init__(self, length: int) -> None:
        self.blank = array("f", [0]) * length
        self.known: dict[Content, array[float]] = {}
        """By what lies there: the segment."""
        self.unforeseen: dict[Content, int] = {}
        """How much of what lies there has no column at all, not even ``other``; where it is more than 0."""
        self.last: tuple[tuple[Any, ...], array[float]] = (), self.blank
        """What lay there when a segment was last made, and that segment."""
        self.numbers: list[int] = []
        """By kind: the number of the card, if cards come by their kinds."""
        self.count_of: list[int] = []
        """How many lie there; empty if every place is told by itself."""
        self.face_at: list[int] = []
        """Whether it lies at place 0; that of place n is n * width later."""
        self.width = 0
        self.number_at = NO_COLUMN
        """The number of the card at place 0."""
        self.places = 0
        self.other = 0
        """How many have no column of their own."""
        self.backs = NO_COLUMN
        """How many are unknown, unless that is not told here."""
        self.open = False
        """Is there no column for backs because there never are any?"""
        self.back_of: list[int] = []
        """By kind: the column with how many unknown cards have that back."""
        self.members: list[int] = []
        """Of a series: where each of its zones begins."""

    @property
    def form(self) -> str:
        """The same for segments that are the same for the same cards."""
        places = (self.count_of, self.face_at, self.width, self.number_at, self.places, self.members)
        return repr((len(self.blank), self.numbers, places, self.other, self.backs, self.open, self.back_of))

    def keep(self, content: Content) -> array[float]:
        """Make the segment for what lies there, and keep it."""
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
            self.unforeseen.clear()
        if isinstance(content, int):
            row = self.blank[:]
            row[: self.width] = array("f", list(content.to_bytes(self.width, "little")))
        elif self.members:
            row = self._series(content)
        else:
            row = self._cards(content)
        self.known[content] = row
        return row

    def _cards(self, content: tuple[int, ...]) -> array[float]:
        """Cards in the order of places. Most often a card came on top of what lay there last."""
        lay, row = self.last
        first = len(lay)
        if first and content[:first] != lay:
            first = 0
            row = self.blank
        row = row[:]
        came: Sequence[int] = content[first:]
        beyond = 0
        if self.numbers:
            numbers = [self._number(kind) for kind in came]
            beyond = self._put_backs(row, came)
            came = numbers
        self._put_cards(row, came, first)
        if beyond:
            self.unforeseen[content] = beyond
        else:
            self.last = content, row
        return row

    def _number(self, kind: int) -> int:
        """Of the card; 0 of a back."""
        if kind < 0:
            return 0
        number = self.numbers[kind]
        if not number:
            raise LookupError("nobody has ever seen that kind of card")
        return number

    def _put_backs(self, row: array[float], kinds: Sequence[int]) -> int:
        """What is ``UNKNOWN`` or, by its column, ``NAMED``. Returns how many have no column."""
        beyond = 0
        for kind in kinds:
            if kind < 0:
                if self.open:
                    raise LookupError("a back where there never was one")
                if self.backs >= 0:
                    row[self.backs] += 1
                if kind < UNKNOWN:
                    column = NAMED - kind
                    if column >= 0:
                        row[column] += 1
                    else:
                        beyond += 1
        return beyond

    def _put_cards(self, row: array[float], numbers: Sequence[int], first: int) -> None:
        """Cards by their numbers, from place ``first`` on; 0 is a back, -1 counts among the others."""
        count_of, face_at, number_at = self.count_of, self.face_at, self.number_at
        place = first
        for number in numbers:
            if number > 0:
                count = count_of[number] if count_of else NO_COLUMN
                if count >= 0:
                    row[count] += 1
                if place < self.places and face_at and face_at[number] >= 0:
                    row[face_at[number] + place * self.width] = 1
                elif place < self.places and number_at >= 0:
                    row[number_at + place] = number
                elif count < 0:
                    row[self.other] += 1
            elif number < 0:
                row[self.other] += 1
            place += 1

    def _series(self, content: tuple[tuple[int, ...], ...]) -> array[float]:
        """Each zone by the number of its card, then those of the cards that lie there; -1 is a back."""
        row = self.blank[:]
        beyond = 0
        for member, zone in enumerate(content):
            count = self.count_of[zone[0]]
            row[self.other if count < 0 else count] += 1
            if member < len(self.members):
                told = zone[: 1 + self.places]
                beyond += len(zone) - len(told)
                start = self.members[member]
                row[start : start + len(told)] = array("f", told)
            else:
                beyond += 1
        if beyond:
            self.unforeseen[content] = beyond
        return row


class Stretch:
    """Where a zone stands in the array."""

    def __init__(self, first: int, segment: Segment, public: bool, backs: list[int]) -> None:
        self.first = first
        self.end = first + len(segment.blank)
        self.segment = segment
        self.public = public
        """Does everybody see all cards there?"""
        self.backs = backs
        """By kind: what stands for an unknown card of which the back tells something; else empty."""


class Shortcut:
    """Where everything stands in an array that is made from states."""

    def __init__(self, glance: Glance, head: Head, begin: int) -> None:
        self.glance = glance
        self.head = head
        """What every view says first, up to column ``begin``: who looks, who is asked what."""
        self.length = begin
        self.unforeseen = 0
        """The column that counts what has no other."""
        self.numbers: list[int] = []
        """The columns of the numbers that the game tells."""
        self.piles: list[Stretch] = []
        """The zones that the game tells."""
        self.zones: dict[int, Stretch] = {}
        """By its number in the state: a zone that can be read there."""

    def add_unforeseen(self) -> None:
        """The next column counts what has no other."""
        self.unforeseen = self.length
        self.length += 1

    def add_numbers(self, length: int) -> None:
        """The next columns are numbers that the game tells."""
        self.numbers += range(self.length, self.length + length)
        self.length += length

    def add_zone(self, zone: int, segment: Segment, public: bool) -> None:
        """The next columns are a zone that can be read off cards and masks."""
        codes = [NAMED - column for column in segment.back_of]
        self.zones[zone] = Stretch(self.length, segment, public, codes)
        self.length += len(segment.blank)

    def add_pile(self, segment: Segment) -> None:
        """The next columns are a zone that the game tells."""
        self.piles.append(Stretch(self.length, segment, False, []))
        self.length += len(segment.blank)


class Watch:
    """The array of one seat, kept up to date. For one thread at a time."""

    def __init__(self, shortcut: Shortcut, seat: int | None) -> None:
        self._shortcut = shortcut
        self._seat = seat
        self._me = bit(seat)
        self._forget()

    def __deepcopy__(self, memo: object) -> Watch:
        return Watch(self._shortcut, self._seat)

    def _forget(self) -> None:
        """Nothing lies anywhere."""
        shortcut = self._shortcut
        self._row = array("f", [0]) * shortcut.length
        self._head: array[float] | None = None
        self._numbers = [0] * len(shortcut.numbers)
        self._piles: Sequence[Content] = [()] * len(shortcut.piles)
        self._kinds: list[int] = []
        self._seen: list[int] = []
        self._zones: list[list[int]] = []
        self._unforeseen: dict[int, int] = {}
        """By first column of a zone: how much of it has no column; where it is more than 0."""

    def look(self, state: State) -> NDArray[np.float32]:
        """The array, for the caller to keep. Raises LookupError where it meets what it cannot tell: then
        the view must.
        """
        shortcut = self._shortcut
        numbers, piles = shortcut.glance(state, self._seat)
        if len(numbers) != len(self._numbers) or len(piles) != len(self._piles):
            raise ValueError(
                f"the game should give {len(self._numbers)} numbers and {len(self._piles)} piles, "
                f"not {len(numbers)} and {len(piles)}"
            )
        try:
            head = shortcut.head(state, self._seat)
            if head is not self._head:
                self._row[: len(head)] = head
                self._head = head
            if numbers != self._numbers:
                self._put_numbers(numbers)
            if piles != self._piles:
                self._put_piles(piles)
            if isinstance(state, Cards):
                self._put_zones(state)
        except BaseException:
            self._forget()  # half of it may be written
            raise
        return np.frombuffer(self._row, np.float32).copy()

    def _put_numbers(self, numbers: list[int]) -> None:
        row, columns = self._row, self._shortcut.numbers
        changed: list[int] = []
        note_changes(self._numbers, numbers, changed)
        for at in changed:
            row[columns[at]] = within(numbers[at])
        self._numbers = numbers

    def _put_piles(self, piles: Sequence[Content]) -> None:
        last = self._piles
        for index, stretch in enumerate(self._shortcut.piles):
            pile = piles[index]
            if pile != last[index]:
                self._put(stretch, pile)
        self._piles = piles

    def _put_zones(self, state: Cards) -> None:
        """Write the zones where other cards lie than before, or cards that are known otherwise."""
        zones, last = state.zones, self._zones
        turned = self._turned(state.kind, state.seen)
        if len(last) != len(zones):
            self._zones = last = [[] for _ in zones]
        for zone in range(len(zones)):
            cards = zones[zone]
            if cards != last[zone]:
                last[zone] = cards[:]
                self._put_zone(state, zone)
                turned.difference_update(cards)
        if turned:
            turned.difference_update(state.spare)
        if turned:  # seldom: most often they went elsewhere
            for zone in range(len(zones)):
                if not turned.isdisjoint(zones[zone]):
                    self._put_zone(state, zone)

    def _turned(self, kinds: list[int], seen: list[int]) -> set[int]:
        """The cards that had another face, or were known to others, when we last looked."""
        turned: list[int] = []
        if kinds != self._kinds or seen != self._seen:
            note_changes(self._kinds, kinds, turned)
            note_changes(self._seen, seen, turned)
            self._kinds = kinds[:]
            self._seen = seen[:]
        return set(turned)

    def _put_zone(self, state: Cards, zone: int) -> None:
        """Write what the seat sees of the cards there."""
        stretch = self._shortcut.zones.get(zone)
        if stretch is None:
            return
        cards, kinds, seen, me = state.zones[zone], state.kind, state.seen, self._me
        if stretch.public:
            content = [kinds[card] for card in cards]
        elif stretch.backs:
            backs = stretch.backs
            content = [kinds[card] if seen[card] & me else backs[kinds[card]] for card in cards]
        else:
            content = [kinds[card] if seen[card] & me else UNKNOWN for card in cards]
        if not stretch.public and not stretch.segment.places:
            content.sort()  # a hand is found again, whatever the order it came in
        self._put(stretch, tuple(content))

    def _put(self, stretch: Stretch, content: Content) -> None:
        segment = stretch.segment
        made = segment.known.get(content)
        if made is None:
            made = segment.keep(content)
        self._row[stretch.first : stretch.end] = made
        if segment.unforeseen or self._unforeseen:
            self._unforeseen[stretch.first] = segment.unforeseen.get(content, 0)
            self._row[self._shortcut.unforeseen] = sum(self._unforeseen.values())


def note_changes(last: list[Any], now: list[Any], changed: list[int]) -> None:
    """Add where numbers are others than they were; where one is equal but not the same, that may be added too."""
    for old, new, at in zip(last, now, range(len(last))):  # noqa: B905  # mypyc makes a plain loop of it
        if new is not old:
            changed.append(at)


def within(number: int) -> int:
    """The number, cut off where it would not fit."""
    return LOWEST if number < LOWEST else HIGHEST if number > HIGHEST else number
