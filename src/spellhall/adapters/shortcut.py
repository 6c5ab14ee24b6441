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
Glance = Callable[[Any, int | None], tuple[list[int], Sequence[Content]]]
Head = Callable[[State, int | None], "array[float]"]

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

    def __init__(self, first: int, unforeseen: int) -> None:
        self.first = first
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
        self.back_of: list[int] = []
        """By kind: the column with how many unknown cards have that back."""
        self.members: list[int] = []
        """Of a series: where each of its zones begins."""

    def write(self, row: array[float], before: Content, now: Content) -> None:
        """Change the columns, which say what lay there before, to what lies there now."""
        if isinstance(now, int):
            row[self.first : self.first + self.width] = array("f", list(now.to_bytes(self.width, "little")))
            return
        assert not isinstance(before, int)
        old, new = list(before), list(now)
        if not self.places:  # then the order tells nothing
            old, new = without(old, new), without(new, old)
        for was, card, place in zip(old, new, range(len(old))):  # noqa: B905  # mypyc makes a plain loop of it
            if card is not was and card != was:
                self._add(row, was, place, -1)
                self._add(row, card, place, 1)
        for place in range(len(new), len(old)):
            self._add(row, old[place], place, -1)
        for place in range(len(old), len(new)):
            self._add(row, new[place], place, 1)

    def _add(self, row: array[float], card: Any, place: int, sign: int) -> None:
        """One more of what lies there, or one less."""
        if self.members:
            self._add_zone(row, card, place, sign)
        elif not self.numbers:
            self._add_card(row, card, place, sign)
        elif card < 0:
            self._add_back(row, card, sign)
        elif self.numbers[card]:
            self._add_card(row, self.numbers[card], place, sign)
        else:
            raise LookupError("nobody has ever seen that kind of card")

    def _add_card(self, row: array[float], number: int, place: int, sign: int) -> None:
        """A card by its number; -1 counts among the others."""
        count = self.count_of[number] if self.count_of and number > 0 else NO_COLUMN
        if count >= 0:
            row[count] += sign
        if number > 0 and place < self.places and self.face_at and self.face_at[number] >= 0:
            row[self.face_at[number] + place * self.width] += sign
        elif number > 0 and place < self.places and self.number_at >= 0:
            row[self.number_at + place] += sign * number
        elif count < 0:
            row[self.other] += sign

    def _add_back(self, row: array[float], back: int, sign: int) -> None:
        """A card that is ``UNKNOWN`` or, by its column, ``NAMED``."""
        if self.open:
            raise LookupError("a back where there never was one")
        if self.backs >= 0:
            row[self.backs] += sign
        if back < UNKNOWN:
            column = NAMED - back
            row[self.unforeseen if column < 0 else column] += sign

    def _add_zone(self, row: array[float], zone: Sequence[int], member: int, sign: int) -> None:
        """A zone of a series by the number of its card, then those of the cards that lie there; -1 is a back."""
        count = self.count_of[zone[0]]
        row[self.other if count < 0 else count] += sign
        if member >= len(self.members):
            row[self.unforeseen] += sign
            return
        column = self.members[member]
        for number in zone[: 1 + self.places]:
            row[column] += sign * number
            column += 1
        if len(zone) > 1 + self.places:
            row[self.unforeseen] += sign * (len(zone) - 1 - self.places)


def without(cards: list[Any], others: list[Any]) -> list[Any]:
    """The cards that are left when for each of the others one like it is taken away."""
    others = others[:]
    left: list[Any] = []
    for card in cards:
        if card in others:
            others.remove(card)
        else:
            left.append(card)
    return left


class Shortcut:
    """Where everything stands in an array that is made from states."""

    def __init__(self, glance: Glance, head: Head, length: int) -> None:
        self.glance = glance
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
        self._piles: Sequence[Content] = [()] * len(shortcut.piles)
        self._me = NOBODY
        self._kinds: list[int] = []
        self._seen: list[int] = []
        self._zones: list[list[int]] = [[] for _ in shortcut.zones]
        self._contents: list[list[int]] = [[] for _ in shortcut.zones]
        """By zone: the cards that lay there, and how they were seen."""

    def look(self, state: State, seat: int | None) -> NDArray[np.float32]:
        """What the seat sees, for the caller to keep. Raises LookupError where it meets what it cannot tell:
        then the view must.
        """
        shortcut = self._shortcut
        numbers, piles = shortcut.glance(state, seat)
        if len(numbers) != len(self._numbers) or len(piles) != len(self._piles):
            raise ValueError(
                f"the game should give {len(self._numbers)} numbers and {len(self._piles)} piles, "
                f"not {len(numbers)} and {len(piles)}"
            )
        try:
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
        except BaseException:
            self._forget()  # half of it may be written
            raise
        return self._array.copy()

    def _put_numbers(self, numbers: list[int]) -> None:
        row, columns = self._row, self._shortcut.numbers
        for at in changes(self._numbers, numbers):
            row[columns[at]] = within(numbers[at])
        self._numbers = numbers

    def _put_piles(self, piles: Sequence[Content]) -> None:
        last = self._piles
        for index, stretch in enumerate(self._shortcut.piles):
            pile = piles[index]
            if pile != last[index]:
                stretch.write(self._row, last[index], pile)
        self._piles = piles

    def _put_zones(self, state: Cards, me: int) -> None:
        """Write the zones where other cards lie than before, or cards that are known otherwise."""
        zones, last, stretches = state.zones, self._zones, self._shortcut.zones
        turned = self._turned(state.kind, state.seen)
        others = me != self._me
        self._me = me
        for cards, lay, stretch, zone in zip(zones, last, stretches, range(len(last))):  # noqa: B905  # a plain loop
            if cards != lay:
                last[zone] = cards[:]
                turned.difference_update(cards)
            elif not others or stretch is None or stretch.public:
                continue
            if stretch is not None:
                self._put_zone(state, zone, stretch)
        if turned:
            turned.difference_update(state.spare)
        if turned:  # seldom: most often they went elsewhere
            for cards, stretch, zone in zip(zones, stretches, range(len(last))):  # noqa: B905
                if stretch is not None and not turned.isdisjoint(cards):
                    self._put_zone(state, zone, stretch)

    def _turned(self, kinds: list[int], seen: list[int]) -> set[int]:
        """The cards that had another face, or were known to others, when we last looked."""
        turned: set[int] = set()
        if kinds != self._kinds:
            turned.update(changes(self._kinds, kinds))
            self._kinds = kinds[:]
        if seen != self._seen:
            turned.update(changes(self._seen, seen))
            self._seen = seen[:]
        return turned

    def _put_zone(self, state: Cards, zone: int, stretch: Stretch) -> None:
        """Write what is seen of the cards there."""
        cards, kinds, seen, me = state.zones[zone], state.kind, state.seen, self._me
        if stretch.public:
            content = [kinds[card] for card in cards]
        elif stretch.back_of:
            backs = stretch.back_of
            content = [kinds[card] if seen[card] & me else NAMED - backs[kinds[card]] for card in cards]
        else:
            content = [kinds[card] if seen[card] & me else UNKNOWN for card in cards]
        before = self._contents[zone]
        if content != before:
            stretch.write(self._row, before, content)
            self._contents[zone] = content


def changes(last: list[Any], now: list[Any]) -> list[int]:
    """Where numbers are others than they were; where one is equal but not the same, that may be among them too."""
    changed: list[int] = []
    for old, new, at in zip(last, now, range(len(last))):  # noqa: B905  # mypyc makes a plain loop of it
        if new is not old:
            changed.append(at)
    return changed


def within(number: int) -> int:
    """The number, cut off where it would not fit."""
    return LOWEST if number < LOWEST else HIGHEST if number > HIGHEST else number
