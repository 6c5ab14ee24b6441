"""The way past the view: the same array, made from the state without building the view first.

Making a view and reading it costs more than playing the move. But most of it follows from the cards
and from who has seen them, in the same way in every game, and that can be read off the state. The
rest only the game knows: counters, flags, what is face up, whose pieces stand where, and zones of the
view that are no zones of the state. A game that offers these as plain numbers (``glance``) gets its
arrays many times as fast; one that does not gets the same arrays by way of the view. The tests hold
that both ways give the same array.

Little changes from one decision to the next, and what most seats see is the same. So a ``Watch`` keeps
one array and what it was made from, compares that with the state, whatever state and whose eyes it is,
and writes only what is different now: number by number and card by card.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spellhall.engine.cards import Cards
from spellhall.engine.steps import CHANCE, NOBODY, State, bit

Content = int | Sequence[Any]
Glance = Callable[[Any, int | None], tuple[list[int], list[Any]]]
Head = Callable[[State, int | None], "array[float]"]
Encode = Callable[[State, int | None], NDArray[np.float32]]

LOWEST: Final = -32768
HIGHEST: Final = 32767
"""Numbers beyond these are cut off."""

NO_COLUMN: Final = -1
UNKNOWN: Final = -1
"""In place of a kind: a card of which only the back is seen,"""
NAMED: Final = UNKNOWN + NO_COLUMN - 1
"""and less than this by the column of its back, if that tells something."""


class Stretch:
    """Where a zone stands in the array. Lists are by number of the card, and ``NO_COLUMN`` in them means
    what it says.
    """

    def __init__(self, first: int, end: int, unforeseen: int) -> None:
        self.first = first
        self.end = end
        self.blank = array("f", [0]) * (end - first)
        self.unforeseen = unforeseen
        """The column that counts what has no other, not even ``other``."""
        self.public = False
        """Does everybody see all cards there?"""
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
        self.named: list[int] = []
        """By kind: what stands for an unknown card of which the back tells something; else empty."""
        self.members: list[int] = []
        """Of a series: where each of its zones begins."""

    def write(self, row: array[float], before: Content, now: Content) -> None:
        """Change the columns, which say what lay there before, to what lies there now."""
        if isinstance(now, int):
            row[self.first : self.first + self.width] = array("f", list(now.to_bytes(self.width, "little")))
            return
        assert not isinstance(before, int)
        if self.members:
            self._write_series(row, list(before), list(now))
        else:
            self.write_cards(row, self.in_order(before), self.in_order(now))

    def in_order(self, cards: Sequence[int]) -> list[int]:
        """The cards by their places, or sorted where the order tells nothing."""
        return list(cards) if self.places else sorted(cards)

    def write_cards(self, row: array[float], before: list[int], now: list[int]) -> None:
        """The same for cards ``in_order``."""
        if not now and not self.named:
            row[self.first : self.end] = self.blank
            return
        first, left, came = 0, len(before), len(now)
        while first < left and first < came and before[first] == now[first]:
            first += 1
        if not self.places:
            while left > first and came > first and before[left - 1] == now[came - 1]:
                left -= 1
                came -= 1
        self._write_some(row, before, first, left, -1)
        self._write_some(row, now, first, came, 1)

    def _write_some(self, row: array[float], cards: list[int], first: int, end: int, sign: int) -> None:
        """Those from ``first`` to ``end``; cards that are alike at once, where the order tells nothing."""
        place = first
        while place < end:
            card, many = cards[place], 1
            while not self.places and place + many < end and cards[place + many] == card:
                many += 1
            self._write_card(row, card, place, float(sign * many))
            place += many

    def _write_card(self, row: array[float], card: int, place: int, sign: float) -> None:
        """A card that came to this place (1) or was there (-1), or so many of them."""
        number = card
        if self.numbers:
            if card < 0:
                self._write_back(row, card, sign)
                return
            number = self.numbers[card]
            if not number:
                raise LookupError("nobody has ever seen that kind of card")
        elif card < 0:  # a note that has no column
            row[self.other] += sign
            return
        count = self.count_of[number] if self.count_of else NO_COLUMN
        if count >= 0:
            row[count] += sign
        if place < self.places and self.face_at and self.face_at[number] >= 0:
            row[self.face_at[number] + place * self.width] = 1.0 if sign > 0 else 0.0
        elif place < self.places and self.number_at >= 0:
            row[self.number_at + place] = number if sign > 0 else 0
        elif count < 0:
            row[self.other] += sign

    def _write_back(self, row: array[float], back: int, sign: float) -> None:
        """A card that is ``UNKNOWN`` or, by its column, ``NAMED``."""
        if self.open:
            raise LookupError("a back where there never was one")
        if self.backs >= 0:
            row[self.backs] += sign
        if back < UNKNOWN:
            column = NAMED - back
            row[self.unforeseen if column < 0 else column] += sign

    def _write_series(self, row: array[float], before: list[int], now: list[int]) -> None:
        """Zone by zone its card, then the cards that lie there, -1 for a back, and 0 to end it."""
        old, new = split(before), split(now)
        for member in range(max(len(old), len(new))):
            if member >= len(old) or member >= len(new) or old[member] != new[member]:
                if member < len(old):
                    self._write_zone(row, old[member], member, -1)
                if member < len(new):
                    self._write_zone(row, new[member], member, 1)

    def _write_zone(self, row: array[float], zone: list[int], member: int, sign: int) -> None:
        """One zone of a series."""
        count = self.count_of[zone[0]]
        row[self.other if count < 0 else count] += sign
        if member >= len(self.members):
            row[self.unforeseen] += sign
            return
        told = zone[: 1 + self.places]
        if len(told) < len(zone):
            row[self.unforeseen] += sign * (len(zone) - len(told))
        start = self.members[member]
        row[start : start + len(told)] = array("f", told if sign > 0 else [0] * len(told))


def split(series: list[int]) -> list[list[int]]:
    """The zones of a series."""
    zones: list[list[int]] = []
    start = 0
    while start < len(series):
        end = series.index(0, start)
        zones.append(series[start:end])
        start = end + 1
    return zones


class Shortcut:
    """Where everything stands in an array that is made from states."""

    def __init__(self, glance: Glance, view: Encode, head: Head, length: int) -> None:
        self.glance = glance
        self.view = view
        """The long way."""
        self.length = length
        self._make_head = head
        self._heads: dict[tuple[int | None, int, str], array[float]] = {}
        self.numbers: list[int] = []
        """The columns of the numbers that the game tells."""
        self.piles: list[Stretch] = []
        """The zones that the game tells."""
        self.zones: list[Stretch | None] = []
        """By its number in the state: a zone that can be read there."""

    def head(self, state: State, seat: int | None) -> array[float]:
        """The first columns, always the same for who looks and who is asked what."""
        ask = state.ask
        key = (seat, CHANCE, "") if ask is None else (seat, ask[0], ask[1].name)
        head = self._heads.get(key)
        if head is None:
            head = self._heads[key] = self._make_head(state, seat)
        return head


class Watch:
    """An array, kept up to date with what one looks at. For one thread at a time."""

    def __init__(self, shortcut: Shortcut) -> None:
        self._shortcut = shortcut
        self._forget()

    def __deepcopy__(self, memo: object) -> Watch:
        return Watch(self._shortcut)

    def _forget(self) -> None:
        """Nothing lies anywhere."""
        shortcut = self._shortcut
        self._row = array("f", [0]) * shortcut.length
        self._array = np.frombuffer(self._row, np.float32)
        self._head: array[float] | None = None
        self._numbers = [0] * len(shortcut.numbers)
        self._piles: list[Any] = [()] * len(shortcut.piles)
        self._me = NOBODY
        self._kinds: list[int] = []
        self._seen: list[int] = []
        self._zones: list[tuple[int, ...]] = [()] * len(shortcut.zones)
        self._contents: list[list[int]] = [[] for _ in shortcut.zones]
        """By zone: the cards that lay there, and how they were seen."""
        self._where: list[int] = []
        """By card: the zone where it lay, if it lay anywhere."""

    def look(self, state: State, seat: int | None) -> NDArray[np.float32]:
        """What the seat sees, for the caller to keep. What cannot be told in this way the view must tell."""
        shortcut = self._shortcut
        try:
            numbers, piles = shortcut.glance(state, seat)
            if len(numbers) != len(self._numbers) or len(piles) != len(self._piles):
                raise ValueError(
                    f"the game should give {len(self._numbers)} numbers and {len(self._piles)} piles, "
                    f"not {len(numbers)} and {len(piles)}"
                )
            head = shortcut.head(state, seat)
            if head is not self._head:
                self._row[: len(head)] = head
                self._head = head
            if numbers != self._numbers:
                self._put_numbers(numbers)
            if piles != self._piles:
                self._put_piles(piles)
            if isinstance(state, Cards):
                self._put_zones(state, bit(seat))
        except LookupError:
            self._forget()  # half of it may be written
            return shortcut.view(state, seat)
        except BaseException:
            self._forget()
            raise
        return self._array.copy()

    def _put_numbers(self, numbers: list[int]) -> None:
        row, columns = self._row, self._shortcut.numbers
        for at in renew(self._numbers, numbers):
            row[columns[at]] = within(numbers[at])

    def _put_piles(self, piles: list[Any]) -> None:
        """``look`` has seen that there are as many as before."""
        for lay, pile, stretch in zip(self._piles, piles, self._shortcut.piles):  # noqa: B905  # as in ``changes``
            if pile is not lay and pile != lay:
                stretch.write(self._row, lay, pile)
        self._piles = piles

    def _put_zones(self, state: Cards, me: int) -> None:
        """Write the zones where other cards lie than before, or cards that are known otherwise."""
        last, where, stretches = self._zones, self._where, self._shortcut.zones
        turned = self._turned(state.kind, state.seen)
        others = me != self._me
        self._me = me
        written: list[int] = []
        for zone, cards in enumerate(state.zones):
            moved = cards is not last[zone] and cards != last[zone]
            if moved:
                last[zone] = cards
                for card in cards:
                    where[card] = zone
            if moved or others:
                stretch = stretches[zone]
                if stretch is not None and (moved or (cards and not stretch.public)):
                    self._put_zone(state, zone, stretch)
                    written.append(zone)
        for card in turned:
            stretch = stretches[where[card]]
            if stretch is not None and where[card] not in written:
                self._put_zone(state, where[card], stretch)
                written.append(where[card])

    def _turned(self, kinds: list[int], seen: list[int]) -> list[int]:
        """The cards that had another face, or were known to others, when we last looked."""
        turned: list[int] = []
        if kinds != self._kinds:
            turned = renew(self._kinds, kinds)
            self._where += [0] * (len(kinds) - len(self._where))
        if seen != self._seen:
            turned += renew(self._seen, seen)
        return turned

    def _put_zone(self, state: Cards, zone: int, stretch: Stretch) -> None:
        """Write what is seen of the cards there."""
        cards, kinds, seen, me = state.zones[zone], state.kind, state.seen, self._me
        if stretch.public:
            faces: list[Any] = kinds  # an int would be unpacked and packed again
            content = [faces[card] for card in cards]
        elif stretch.named:
            named = stretch.named
            content = [kinds[card] if seen[card] & me else named[kinds[card]] for card in cards]
        else:
            content = [kinds[card] if seen[card] & me else UNKNOWN for card in cards]
        if not stretch.places:
            content.sort()  # see ``in_order``
        before = self._contents[zone]
        if content != before:
            stretch.write_cards(self._row, before, content)
            self._contents[zone] = content


def renew(last: list[Any], now: list[Any]) -> list[int]:
    """Make the first list equal to the second. Returns where another number stood in it; where one was equal but
    not the same, that may be told too.
    """
    changed: list[int] = []
    for old, new, at in zip(last, now, range(len(last))):  # noqa: B905  # mypyc makes a plain loop of it
        if new is not old:
            last[at] = new
            changed.append(at)
    if len(last) != len(now):
        last[:] = now
    return changed


def within(number: int) -> int:
    """The number, cut off where it would not fit."""
    return LOWEST if number < LOWEST else HIGHEST if number > HIGHEST else number
