"""The parts of an array: how a value, a place with its cards, or what is seen on them is read from a state and written.

What a part writes is what has changed since it was last read. ``observation`` lays parts out, ``watching`` keeps them
up to date; both this module and that one are compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from spellhall.engine.looking import Spot
from spellhall.engine.sight import BACK, Place, Shown
from spellhall.engine.steps import State

LOWEST: Final = -32_768
HIGHEST: Final = 32_767
"""The range of every number in an array."""

TABLE: Final = -1
VIEWER: Final = -2
"""Whose a value is, if not a seat's."""


def within(number: int) -> int:
    """The number, cut off where it would not fit."""
    return LOWEST if number < LOWEST else HIGHEST if number > HIGHEST else number


def several(value: Shown) -> bool:
    """Whether it is a list of things."""
    return value.type in ("seats", "cards", "choices")


class Item:
    """One value with its columns.

    A number has one column, and another that says whether it is known, if it need not be. A flag has one. A choice, a
    card or a seat has one for each that it can be; several of them have one for how often each is there.
    """

    __slots__ = ("column_of", "first", "several", "type", "width", "word_at")

    def __init__(self, value: Shown, first: int, column_of: list[int], word_at: dict[str, int], width: int) -> None:
        self.type = value.type
        self.several = several(value)
        self.first = first
        self.column_of = column_of
        """By what is read, a kind or a seat: its column, counted from the first."""
        self.word_at = word_at
        """The same for words."""
        self.width = width

    def write(self, row: memoryview[float], had: Any, got: Any) -> None:
        """Write what has changed: it had this value, and now it has that."""
        first, type = self.first, self.type
        if type == "flag":
            row[first] = 1.0 if got else 0.0
        elif type == "number":
            row[first] = 0.0 if got is None else within(got)
            if self.width > 1 and (had is None) != (got is None):
                row[first + 1] = 0.0 if got is None else 1.0
        elif self.several:
            self.count(row, first, had, -1)
            self.count(row, first, got, 1)
        else:
            self.mark(row, first, had, 0.0)
            self.mark(row, first, got, 1.0)

    def mark(self, row: memoryview[float], first: int, one: Any, sign: float) -> None:
        """Write 1 where a value stands, or 0 where it stood."""
        if one is None:
            return
        type = self.type
        if type == "flag":
            row[first] = sign if one else 0.0
        elif type == "number":
            row[first] = sign * within(one)
        elif type == "choice":
            row[first + self.word_at[one]] = sign
        elif not self.several:
            kind: int = one
            if kind >= 0:
                row[first + self.column_of[kind]] = sign
        elif type == "choices":
            for word in one:
                row[first + self.word_at[word]] = sign
        else:
            for each in one:
                row[first + self.column_of[each]] = sign

    def count(self, row: memoryview[float], first: int, one: Any, more: int) -> None:
        """Count a value, or count it no more."""
        if one is None:
            return
        type = self.type
        if type == "flag":
            if one:
                row[first] += more
        elif type == "number":
            row[first] += more * within(one)
        elif type == "choice":
            row[first + self.word_at[one]] += more
        elif not self.several:
            kind: int = one
            if kind >= 0:
                row[first + self.column_of[kind]] += more
        elif type == "choices":
            for word in one:
                row[first + self.word_at[word]] += more
        else:
            for each in one:
                row[first + self.column_of[each]] += more


class Figure:
    """What one function reads of the table, of a seat or for the viewer: a value, or a list of them."""

    __slots__ = ("alone", "items", "of", "owner", "read", "sees", "several")

    def __init__(self, value: Shown, owner: int, items: list[Item], alone: bool, of: int) -> None:
        self.of = of
        self.read: Callable[..., Any] = value.read
        self.sees = value.sees
        self.owner = owner
        self.items = items
        self.alone = alone
        """Whether it reads one value and not a list."""
        self.several = any(item.several for item in items)

    def take(self, items: list[Item]) -> None:
        """Further values that are read with these."""
        self.items += items
        self.several = any(item.several for item in self.items)

    def look(self, s: State, seat: int | None, knows: int) -> Any:
        """What is read from the state, so that it stays as it is when the state goes on; None if it is not for this
        viewer.
        """
        owner = self.owner
        if owner == TABLE:
            got = self.read(s)
        else:
            if owner == VIEWER:
                if seat is None:
                    return None
                owner = seat
            if self.sees is not None and not self.sees(s, owner, knows):
                return None
            got = self.read(s, owner)
        if self.alone:
            return tuple(got) if self.several else got
        return [tuple(one) if isinstance(one, list) else one for one in got] if self.several else list(got)

    def write(self, row: memoryview[float], had: Any, got: Any) -> None:
        """Write what has changed."""
        if self.alone:
            self.items[0].write(row, had, got)
            return
        for at, item in enumerate(self.items):
            now = None if got is None else got[at]
            before = None if had is None else had[at]
            if now is not before and now != before:
                item.write(row, before, now)


class Pile:
    """The cards of a place, with its columns: how many of each face, how many backs, and what lies at which place."""

    __slots__ = (
        "back_at", "back_of", "backs_at", "below", "count_at", "number", "number_at", "number_of", "of", "one_at",
        "open", "places", "spot", "width", "zone",
    )  # fmt: skip

    def __init__(self, spot: Spot, number: int, of: int) -> None:
        self.of = of
        self.number = number
        self.spot = spot
        self.zone = spot.zone
        self.open = not spot.hidden
        self.back_of: list[int] = spot.back_of
        self.below = spot.below
        self.count_at: list[int] = []
        """By face: the column with how many of it lie there; empty if that is not counted."""
        self.back_at = -1
        self.backs_at: list[int] = []
        """The column for all backs, and those for backs by name."""
        self.places = 0
        self.number_at = -1
        self.number_of: list[int] = []
        """The column with the number of the card at place 0, and by face the number of the card."""
        self.one_at: list[int] = []
        self.width = 0
        """By face: the column that says that it lies at place 0; that of place n is n * width later."""

    def write(self, row: memoryview[float], lay: list[int], lies: list[int]) -> None:
        """What lay there is written; write what lies there now, where it is not the same."""
        many, now = len(lay), len(lies)
        if not self.places:
            self._exchange(row, lay, lies)
            return
        for at in range(max(many, now)):
            if at < many and at < now and lay[at] == lies[at]:
                continue
            if at < many:
                self._count(row, lay[at], at, -1)
            if at < now:
                self._count(row, lies[at], at, 1)

    def _exchange(self, row: memoryview[float], lay: list[int], lies: list[int]) -> None:
        """Where only the faces count: mostly a card has come or gone, and the others stand side by side as before."""
        many, now = len(lay), len(lies)
        old = new = 0
        while old < many or new < now:
            left, right = many - old, now - new
            if left and right and lay[old] == lies[new]:
                old += 1
                new += 1
                continue
            if left >= right:
                self._count(row, lay[old], 0, -1)
                old += 1
            if right >= left:
                self._count(row, lies[new], 0, 1)
                new += 1

    def _count(self, row: memoryview[float], face: int, at: int, more: int) -> None:
        if face < 0:
            if self.back_at >= 0:
                row[self.back_at] += more
            if self.backs_at:
                row[self.backs_at[BACK - face]] += more
            return
        if self.count_at:
            row[self.count_at[face]] += more
        if at < self.places:
            if self.number_at >= 0:
                row[self.number_at + at] = self.number_of[face] if more > 0 else 0
            else:
                row[self.one_at[face] + at * self.width] = 1.0 if more > 0 else 0.0


class Marked:
    """What is seen on the cards of a place, or what lies on them.

    In a place whose places have names there is a column for each of them (and each seat); elsewhere it is counted: how
    many cards have it, or for numbers how much they have together.
    """

    __slots__ = ("item", "of", "owner", "places", "read")

    def __init__(self, mark: Shown, owner: int | None, item: Item, places: int, of: int) -> None:
        self.of = of
        self.read: Callable[..., Sequence[Any]] = mark.read
        self.owner = owner
        self.item = item
        self.places = places
        """How many places have columns of their own; 0: it is counted."""

    def look(self, s: State) -> list[Any]:
        """What is marked on each card."""
        return list(self.read(s, self.owner))

    def write(self, row: memoryview[float], had: list[Any], got: list[Any]) -> None:
        """Write what has changed."""
        item = self.item
        many, now = len(had), len(got)
        column = item.first
        if self.places:
            for at in range(now):
                if at >= many:
                    item.mark(row, column, got[at], 1.0)
                elif got[at] is not had[at] and got[at] != had[at]:
                    item.mark(row, column, had[at], 0.0)
                    item.mark(row, column, got[at], 1.0)
                column += item.width
            return
        for at in range(max(many, now)):
            if at >= many:
                item.count(row, column, got[at], 1)
            elif at >= now:
                item.count(row, column, had[at], -1)
            elif got[at] is not had[at] and got[at] != had[at]:
                item.count(row, column, had[at], -1)
                item.count(row, column, got[at], 1)


class Row:
    """A series of places that come and go with a card: how many there are of each card, then place by place the number
    of that card and of the cards that lie there, and what is marked on it.
    """

    __slots__ = ("count_at", "end", "first", "marks", "members", "most", "number_of", "of", "place", "spot", "width")

    def __init__(self, spot: Spot, first: int, of: int) -> None:
        self.of = of
        self.spot = spot
        self.place: Place = spot.place
        self.first = first
        self.end = first
        self.count_at: list[int] = []
        self.number_of: list[int] = []
        self.members = 0
        """The first column of the first place."""
        self.width = 0
        """How many columns a place has."""
        self.most = spot.place.most_members
        self.marks: list[tuple[Shown, int, Mapping[Any, int]]] = []
        """Each mark with its first column in a place, and the columns of what it can be."""

    def look(self, s: State, knows: int) -> list[Any]:
        """All places: their cards, then their marks."""
        place = self.place
        assert place.members is not None
        assert place.read is not None
        found: list[Any] = []
        for member in place.members(s, self.spot.owner):
            found.append(list(place.read(s, member, knows)))
            for mark, _, _ in self.marks:
                got = mark.read(s, member)
                found.append(list(got) if several(mark) else got)
        return found

    def write(self, row: memoryview[float], got: Sequence[Any]) -> None:
        """Write them into their columns, in which nothing stands."""
        step = 1 + len(self.marks)
        start = self.members
        for at in range(0, len(got), step):
            faces: Sequence[int] = got[at]
            row[self.count_at[faces[0]]] += 1
            if at // step >= self.most:
                continue
            for place, face in enumerate(faces[: self.place.most]):
                row[start + place] = self.number_of[face] if face >= 0 else BACK
            for number, (mark, first, column_of) in enumerate(self.marks):
                self._mark(row, mark, start + first, column_of, got[at + 1 + number])
            start += self.width

    def _mark(self, row: memoryview[float], mark: Shown, first: int, column_of: Mapping[Any, int], got: Any) -> None:
        if got is None:
            return
        if mark.type == "choices":  # many words are possible, few are there: their numbers, one after the other
            for place, word in enumerate(got[: mark.high]):
                row[first + place] = column_of[word] + 1
        elif mark.type == "seats":
            for seat in got:
                row[first + seat] = 1.0
        elif mark.type == "flag":
            row[first] = 1.0 if got else 0.0
        elif mark.type == "number":
            row[first] = within(got)
        else:
            raise ValueError(f"mark {mark.id}: a {mark.type} cannot be marked on places that come and go")
