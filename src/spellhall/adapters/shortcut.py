"""The way past the view: the same array, made from the state without building the view first.

Making a view and reading it costs more than playing the move. But most of it follows from the cards
and from who has seen them, in the same way in every game, and that can be read off the state. The
rest only the game knows: counters, flags, what is face up, whose pieces stand where, and zones of the
view that are no zones of the state. A game that offers these as plain numbers (``glance``) gets its
arrays many times as fast; one that does not gets the same arrays by way of the view. The tests hold
that both ways give the same array.

An array is joined from segments, one for each zone. Little changes from one decision to the next, so
the segment of a zone is kept and found again by what lies there.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Final, NamedTuple

from spellhall.engine.cards import Cards
from spellhall.engine.steps import State, bit

Content = int | tuple[Any, ...]
Glance = Callable[[Any, int | None], tuple[Sequence[int], Sequence[Content]]]

MOST_KEPT: Final = 512
"""So many segments of one zone are kept; then it begins anew."""


class Segment:
    """The columns of one zone. Places count from its first column; lists are by number of the card."""

    def __init__(self, length: int) -> None:
        self.blank = array("h", [0] * length)
        self.known: dict[Content, bytes] = {}
        """By what lies there: the segment."""
        self.last: tuple[tuple[Any, ...], array[int]] = (), self.blank
        """What lay there when a segment was last made, and that segment."""
        self.numbers: list[int] = []
        """By kind: the number of the card, if cards come by their kinds."""
        self.count_of: list[int] = []
        """How many lie there; empty if every place is told by itself."""
        self.face_at: list[int] = []
        """Whether it lies at place 0; that of place n is n * width later."""
        self.width = 0
        self.number_at = -1
        """The number of the card at place 0, or -1."""
        self.places = 0
        self.backs = -1
        """How many are unknown; -1 if that is not told here."""
        self.open = False
        """Is there no place for backs because there never are any?"""
        self.back_of: list[int] = []
        """By kind: how many unknown cards have that back."""
        self.members: list[int] = []
        """Of a series: where each of its zones begins."""

    @property
    def form(self) -> str:
        """The same for segments that are the same for the same cards."""
        places = (self.count_of, self.face_at, self.width, self.number_at, self.places, self.members)
        return repr((len(self.blank), self.numbers, places, self.backs, self.open, self.back_of))

    def keep(self, content: Content) -> bytes:
        """Make the segment for what lies there, and keep it."""
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
        row = self.blank[:]
        if isinstance(content, int):
            row[: self.width] = array("h", list(content.to_bytes(self.width, "little")))
        elif self.members:
            self._put_series(row, content)
        else:
            row = self._put(content)
        made = row.tobytes()
        self.known[content] = made
        return made

    def _put(self, content: tuple[int, ...]) -> array[int]:
        """Cards in the order of places. Most often a card came on top of what lay there last."""
        lay, row = self.last
        first = len(lay)
        if content[:first] == lay:
            row = row[:]
            came = content[first:]
        else:
            row = self.blank[:]
            came = content
            first = 0
        if self.numbers:
            self._put_backs(row, came)
            numbers = self.numbers
            self._put_cards(row, [0 if kind < 0 else numbers[kind] for kind in came], first)
        else:
            self._put_cards(row, came, first)
        self.last = content, row
        return row

    def _put_cards(self, row: array[int], numbers: Sequence[int], first: int) -> None:
        """Cards by their numbers, from place ``first`` on; 0 is a back."""
        count_of, face_at, width = self.count_of, self.face_at, self.width
        if count_of:
            for number in numbers:
                if number:
                    row[count_of[number]] += 1
        elif first + len(numbers) > self.places:
            raise LookupError("more places than there are columns for")
        if face_at:
            column = first * width
            for number in numbers[: self.places - first]:
                if number:
                    row[face_at[number] + column] = 1
                column += width
        elif self.number_at >= 0:
            told = array("h", numbers[: max(0, self.places - first)])
            row[self.number_at + first : self.number_at + first + len(told)] = told

    def _put_backs(self, row: array[int], content: tuple[int, ...]) -> None:
        """What is unknown: -1, or -2 less its kind if the back tells something."""
        unknown = [kind for kind in content if kind < 0]
        if unknown:
            if self.backs >= 0:
                row[self.backs] += len(unknown)
            elif self.open:
                raise LookupError("a back where there never was one")
            if self.back_of:
                for kind in unknown:
                    row[self.back_of[-2 - kind]] += 1

    def _put_series(self, row: array[int], content: tuple[tuple[int, ...], ...]) -> None:
        """Each zone by the number of its card, then those of the cards that lie there; -1 is a back."""
        if len(content) > len(self.members):
            raise LookupError("more zones than there are columns for")
        for start, zone in zip(self.members, content, strict=False):
            if len(zone) > 1 + self.places:
                raise LookupError("more places than there are columns for")
            row[self.count_of[zone[0]]] += 1
            row[start : start + len(zone)] = array("h", zone)


class ReadZone(NamedTuple):
    """A zone that can be read off cards and masks."""

    zone: int
    public: bool
    """Does everybody see all cards there?"""
    named: bool
    """Does the back of an unknown card tell something?"""


class Shortcut:
    """Joins arrays from states."""

    def __init__(self, glance: Glance, head: Callable[[State, int | None], bytes]) -> None:
        self._glance = glance
        self._head = head
        """What every view says first: who looks, who is asked what."""
        self._parts = [b""]
        """The array while nothing lies anywhere."""
        self._wanted = 0
        self._numbers: list[tuple[int, int, int]] = []
        self._public: list[tuple[int, int, Segment]] = []
        self._private: list[tuple[int, int, bool, Segment]] = []
        self._piles: list[tuple[int, Segment]] = []
        self._pack = Struct("").pack  # struct is the cheapest way from a list to bytes

    def _add(self, length: int) -> int:
        self._parts.append(bytes(2 * length))
        return len(self._parts) - 1

    def add_nothing(self, length: int) -> None:
        """The next columns are 0."""
        self._add(length)

    def add_numbers(self, length: int) -> None:
        """The next columns are numbers that the game tells."""
        self._numbers.append((self._add(length), 2 * self._wanted, 2 * (self._wanted + length)))
        self._wanted += length
        self._pack = Struct(f"{self._wanted}h").pack

    def add_zone(self, read: ReadZone, segment: Segment) -> None:
        """The next columns are a zone that can be read off the state."""
        at = self._add(len(segment.blank))
        if read.public:
            self._public.append((at, read.zone, segment))
        else:
            self._private.append((at, read.zone, read.named, segment))

    def add_pile(self, segment: Segment) -> None:
        """The next columns are a zone that the game tells."""
        self._piles.append((self._add(len(segment.blank)), segment))

    def join(self, state: State, seat: int | None) -> bytes:
        """The whole array. Raises LookupError, OverflowError or struct.error where it meets what it
        cannot tell: then the view must.
        """
        parts = self._parts[:]
        parts[0] = self._head(state, seat)
        numbers, piles = self._glance(state, seat)
        if len(numbers) != self._wanted or len(piles) != len(self._piles):
            raise ValueError(
                f"the game should give {self._wanted} numbers and {len(self._piles)} piles, "
                f"not {len(numbers)} and {len(piles)}"
            )
        packed = numbers.tobytes() if isinstance(numbers, array) else self._pack(*numbers)
        for at, start, end in self._numbers:
            parts[at] = packed[start:end]
        if isinstance(state, Cards):
            me = bit(seat)
            kinds, seen, zones = state.kind, state.seen, state.zones
            kind_of = kinds.__getitem__
            for at, zone, segment in self._public:
                if zones[zone]:
                    content = tuple(map(kind_of, zones[zone]))
                    parts[at] = segment.known.get(content) or segment.keep(content)
            for at, zone, named, segment in self._private:
                cards = zones[zone]
                if cards:
                    if named:
                        content = tuple([kinds[card] if seen[card] & me else -2 - kinds[card] for card in cards])
                    else:
                        content = tuple([kinds[card] if seen[card] & me else -1 for card in cards])
                    parts[at] = segment.known.get(content) or segment.keep(content)
        for (at, segment), pile in zip(self._piles, piles, strict=True):
            if pile:
                parts[at] = segment.known.get(pile) or segment.keep(pile)
        return b"".join(parts)
