"""Arrays kept up to date with what seats see: only what has changed since the last look is read and written.

An array has a stretch of columns for everything that a game declares, and for each a part that reads and writes it
(``parts``). ``observation`` lays them out; this module is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spellhall.adapters.parts import Figure, Marked, Pile, Row, within
from spellhall.engine.cards import Cards
from spellhall.engine.sight import BACK, OVER
from spellhall.engine.steps import CHANCE, State, bit

ALL: Final = -1
"""Of all fields of the state, as far as one knows."""

FLOAT: Final = 4
"""How many bytes a number takes. Numbers are written into memory, which takes half the time of an ``array``; and as
floats, which takes less than as ints."""

NOTHING: Final = bytearray()
SPECTATORS: Final = -1
"""The place of those who only watch, after all seats."""

ALWAYS: Final = 1
"""The bit of what may have changed whenever one looks."""


class Group:
    """Parts side by side that are read from the same fields."""

    __slots__ = ("end", "first", "of")

    def __init__(self, of: int, first: int) -> None:
        self.of = of
        self.first = first
        self.end = first


def groups(fields: list[int]) -> list[Group]:
    """The groups of parts, whose fields these are, in order."""
    found: list[Group] = []
    for at, of in enumerate(fields):
        if not found or found[-1].of != of:
            found.append(Group(of, at))
        found[-1].end = at + 1
    return found


class Plan:
    """Where everything stands in a part of an array.

    ``of`` says of each which fields of the state it is read from, a bit for each; ALL, if nobody says.
    """

    def __init__(self) -> None:
        self.length = 0
        self.figures: list[Figure] = []
        self.piles: list[Pile] = []
        self.zones: list[Pile] = []
        self.made: list[Pile] = []
        """The piles that are zones of the state, and the others."""
        self.marks: list[Marked] = []
        self.rows: list[Row] = []
        self.figure_groups: list[Group] = []
        self.made_groups: list[Group] = []
        self.mark_groups: list[Group] = []

    def arrange(self) -> None:
        """Put together what is read from the same fields, so that one look at what has changed tells for all of it."""
        self.figures.sort(key=lambda figure: figure.of)
        self.made.sort(key=lambda pile: pile.of)
        self.marks.sort(key=lambda marked: marked.of)
        self.figure_groups = groups([figure.of for figure in self.figures])
        self.made_groups = groups([pile.of for pile in self.made])
        self.mark_groups = groups([marked.of for marked in self.marks])


class Fields:
    """The fields of the state that can change, a bit for each: those with a name, and zones, alone or together."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.names: list[str] = []
        self.zones: list[str] = []
        self.bit_of_zone: list[int] = []
        """By zone, the bits of those it is one of; empty if nothing depends on zones."""


class Head:
    """Where the first columns stand: who is asked, phase, turn and round; who looks, and the question."""

    def __init__(self) -> None:
        self.asked = self.turn = self.round = self.you = 0
        self.phases: dict[str, int] = {}
        self.questions: dict[str, int] = {}
        self.phase_of: Callable[[Any], str]
        self.round_of: Callable[[Any], int]
        self.turn_of: Callable[[Any], int]


class Watch:
    """Arrays, kept up to date with what one looks at. For one thread at a time.

    An array has two parts: what is the same for everybody is read once, whoever looks; what depends on who looks is
    kept for each of them.
    """

    def __init__(self, head: Head, fields: Fields, common: Plan, own: Plan) -> None:
        self._head = head
        self._names = fields
        self._fields: list[Any] = [None] * len(fields.names)
        self._zones: list[Any] = [None] * len(fields.bit_of_zone)
        self._plans = (common, own)
        self._common = Gaze(common, None)
        self._own = [Gaze(own, seat) for seat in (*range(fields.seats), None)]
        for seat in range(fields.seats):
            self._own[seat].row[head.you + seat] = 1.0
        self._asked = self._turn = CHANCE
        self._phase = ""

    def __deepcopy__(self, memo: object) -> Watch:
        return Watch(self._head, self._names, *self._plans)

    def look(self, state: State, seat: int | None) -> NDArray[np.float32]:
        """What the seat sees (None: a spectator), for the caller to keep."""
        own = self._bring_up_to_date(state, seat)
        both = NOTHING.join(
            (self._common.memory, own.memory)
        )  # which takes a fraction of the time that NumPy takes for it
        return np.frombuffer(both, np.float32)

    def put(self, state: State, seat: int | None, memory: memoryview[int], at: int) -> None:
        """Write what the seat sees into bytes of somebody else, from that one on."""
        own = self._bring_up_to_date(state, seat)
        common = self._common.memory
        middle = at + len(common)
        memory[at:middle] = common
        memory[middle : middle + len(own.memory)] = own.memory

    def _bring_up_to_date(self, state: State, seat: int | None) -> Gaze:
        """The common part, and that of the seat, which is returned."""
        changed = self._find_changes(state)
        for other in self._own:
            other.missed |= changed
        common = self._common
        self._put_head(state, common.row)
        common.look(state, changed)
        own = self._own[SPECTATORS if seat is None else seat]
        ask = state.ask
        own.put_question(self._head.questions, "" if ask is None or ask[0] != seat else ask[1].name)
        own.look(state, own.missed)
        own.missed = 0
        return own

    def _find_changes(self, state: State) -> int:
        """Which fields of the state are not what they were, a bit for each, and one more that is always set."""
        fields, zones = self._fields, self._zones
        changed = ALWAYS
        for number, name in enumerate(self._names.names):
            value = getattr(state, name)
            if value is not fields[number] and value != fields[number]:
                fields[number] = value[:] if isinstance(value, (list, bytearray)) else value
                changed |= ALWAYS << 1 + number
        if zones and isinstance(state, Cards):
            bits = self._names.bit_of_zone
            for number, cards in enumerate(state.zones):
                if cards is not zones[number]:
                    zones[number] = cards
                    changed |= bits[number]
        return changed

    def _put_head(self, state: State, row: memoryview[float]) -> None:
        """Who is asked, the phase, whose turn, the round."""
        head, ask = self._head, state.ask
        over = state.result is not None
        asked = CHANCE if ask is None else ask[0]
        phase = OVER if over else head.phase_of(state)
        turn = CHANCE if over else head.turn_of(state)
        if asked != self._asked:
            if self._asked != CHANCE:
                row[head.asked + self._asked] = 0.0
            if asked != CHANCE:
                row[head.asked + asked] = 1.0
            self._asked = asked
        if phase != self._phase:
            if self._phase:
                row[head.phases[self._phase]] = 0.0
            row[head.phases[phase]] = 1.0
            self._phase = phase
        if turn != self._turn:
            if self._turn != CHANCE:
                row[head.turn + self._turn] = 0.0
            if turn != CHANCE:
                row[head.turn + turn] = 1.0
            self._turn = turn
        row[head.round] = within(head.round_of(state))


class Gaze:
    """One of the parts of an array, for one viewer or for all, kept up to date."""

    def __init__(self, plan: Plan, seat: int | None) -> None:
        self._plan = plan
        self._seat = seat
        self._knows = bit(seat)
        self.memory = bytearray(FLOAT * plan.length)
        self.row: memoryview[float] = memoryview(self.memory).cast("f")
        self._zeros: memoryview[float] = memoryview(bytes(FLOAT * plan.length)).cast("f")
        self._question = ""
        self.missed = ALL
        """The fields of the state that have changed since we last looked."""
        self._figures: list[Any] = [None] * len(plan.figures)
        self._piles: list[list[int]] = [[] for _ in plan.piles]
        self._below = [0] * len(plan.piles)
        self._zones: list[Any] = [()] * len(plan.piles)
        """By pile: what lay there when we last looked, how many cards lay below it, and the zone that was read."""
        self._marks: list[list[Any]] = [[] for _ in plan.marks]
        self._rows: list[Any] = [[]] * len(plan.rows)

    def put_question(self, questions: dict[str, int], question: str) -> None:
        """Write what is asked; empty is nothing."""
        if question != self._question:
            if self._question:
                self.row[questions[self._question]] = 0.0
            if question:
                self.row[questions[question]] = 1.0
            self._question = question

    def look(self, state: State, changed: int) -> None:
        """Bring it up to date, when these fields of the state have changed."""
        seat, knows = self._seat, self._knows
        row, plan = self.row, self._plan
        last = self._figures
        for group in plan.figure_groups:
            if group.of & changed:
                for number in range(group.first, group.end):
                    figure = plan.figures[number]
                    got = figure.look(state, seat, knows)
                    had = last[number]
                    if got is not had and got != had:
                        figure.write(row, had, got)
                        last[number] = got
        if plan.zones and isinstance(state, Cards):
            self._put_zones(state, knows, changed)
        if plan.made:
            self._put_piles(state, knows, changed)
        for group in plan.mark_groups:
            if group.of & changed:
                for number in range(group.first, group.end):
                    marked = plan.marks[number]
                    marks = marked.look(state)
                    if marks != self._marks[number]:
                        marked.write(row, self._marks[number], marks)
                        self._marks[number] = marks
        for number, series in enumerate(plan.rows):
            if series.of & changed:
                got = series.look(state, knows)
                if got != self._rows[number]:
                    row[series.first : series.end] = self._zeros[series.first : series.end]
                    self._rows[number] = got
                    series.write(row, got)

    def _put_zones(self, state: Cards, knows: int, changed: int) -> None:
        """The places that are zones of the state. What everybody sees stays the same while the same cards lie there."""
        zones, lying, kinds, seen = self._zones, state.zones, state.kind, state.seen
        for pile in self._plan.zones:
            number = pile.number
            cards = lying[pile.zone]
            if cards is zones[number] and (pile.open or not pile.of & changed):
                if pile.below is not None:
                    self._put_below(number, pile, pile.below(state))
                continue
            zones[number] = cards
            if pile.open:
                lies = [kinds[card] for card in cards]
            elif pile.back_of:
                back_of = pile.back_of
                lies = [kinds[card] if seen[card] & knows else BACK - back_of[kinds[card]] for card in cards]
            else:
                lies = [kinds[card] if seen[card] & knows else BACK for card in cards]
            self._put(number, pile, lies)
            if pile.below is not None:
                self._put_below(number, pile, pile.below(state))

    def _put_piles(self, state: State, knows: int, changed: int) -> None:
        """The places that the game puts together, and those that are not always there."""
        plan = self._plan
        for group in plan.made_groups:
            if group.of & changed:
                for at in range(group.first, group.end):
                    self._put_made(plan.made[at], state, knows)

    def _put_made(self, pile: Pile, state: State, knows: int) -> None:
        number, spot = pile.number, pile.spot
        there = spot.there(state, knows)
        faces: Sequence[int] = spot.faces(state, knows) if there else ()
        if faces is not self._zones[number]:
            self._put(number, pile, list(faces))
            self._zones[number] = faces if isinstance(faces, (tuple, bytes)) else None
        if pile.below is not None:
            self._put_below(number, pile, pile.below(state) if there else 0)

    def _put(self, number: int, pile: Pile, lies: list[int]) -> None:
        lay = self._piles[number]
        if lies != lay:
            pile.write(self.row, lay, lies)
            self._piles[number] = lies

    def _put_below(self, number: int, pile: Pile, below: int) -> None:
        if below != self._below[number]:
            self.row[pile.back_at] += below - self._below[number]
            self._below[number] = below
