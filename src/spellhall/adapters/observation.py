"""A view as an array of fixed size: the observation of all three libraries.

Nothing here is written for one game. ``layout`` says which zones, counters, flags and phases there
are; the card table says which faces a zone can hold. The array tells a seat what its view tells it
and nothing else. Numbers stand as they are, yes and no as 1 and 0; the parts, in this order:

- *question*: who looks, who is asked, the phase, and for the asked seat the question put to it;
- *table*: whose turn, the round;
- *seats*: for each seat its counters and flags;
- *zones*: for each zone how many cards of each face lie there and how many backs; where places can
  be told apart, which face lies at each place, whether it is face up, and whose pieces stand on it
  (and no counts, if there are always equally many places). Which face lies where takes a column for
  each face, or if those are more than ``MOST_FOR_PLACES``, one for the number of the card: its place
  in the card table, counted from 1;
- *on*: what lies on the cards of a zone, as a zone of its own; notes on cards, if there are few;
- *series*: zones that come and go with a card. How many there are of each card, and then zone by
  zone the number of that card and the numbers of the cards that lie there.

What was not foreseen is not lost in silence: ``other`` of a zone counts cards without a column of
their own, and ``unforeseen`` all counters, flags, phases and zones without one.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.layout import Layout, ZoneShape, kept
from spellhall.adapters.shortcut import NAMED, NO_COLUMN, Glance, Shortcut, Stretch, Watch, within
from spellhall.adapters.survey import flag_and_value, named_zones, survey
from spellhall.engine.cards import Zone
from spellhall.engine.info import GameInfo
from spellhall.engine.steps import CHANCE, EVERYONE, State
from spellhall.engine.views import Look, ZoneView

MOST_FOR_PLACES: Final = 256
"""Up to so many columns of a zone say which face lies where; beyond, the number of the card does."""


class Column(NamedTuple):
    """One number of the array: the part it belongs to, and what it says."""

    part: str
    name: str


class ZoneColumns:
    """Where a zone stands in the array. Every number is the index of a first column; -1 is none."""

    __slots__ = (
        "back_of", "backs", "count_of", "end", "face_at", "first", "members", "most", "note_of", "number_at", "other",
        "pieces", "places", "rest", "shape", "up", "width",
    )  # fmt: skip

    def __init__(self, shape: ZoneShape, info: GameInfo[Any], seats: int, columns: list[Column]) -> None:
        def add(names: Sequence[str], part: str = shape.id) -> dict[str, int]:
            start = len(columns)
            columns.extend(Column(part, name) for name in names)
            return {name: start + at for at, name in enumerate(names)}

        decks = shape.named if shape.series else shape.decks
        faces = [card.id for card in info.cards if card.deck in decks]
        self.shape = shape
        self.first = len(columns)
        self.most = shape.most
        self.width = len(faces)
        self.count_of = add(faces) if shape.counted or shape.series else {}
        """By face: the column with how many lie there; of a series, how many zones are named so."""
        self.other = add(["other"])["other"]
        self.face_at: dict[str, int] = {}
        """By face: the column that says it lies at place 0; that of place n is n * width later."""
        self.number_at = -1
        """The column with the number of the card at place 0."""
        self.places = shape.most if shape.ordered and faces and not shape.series else 0
        if self.places * self.width > MOST_FOR_PLACES:
            self.number_at = len(columns)
            add([f"{place}: number" for place in range(self.places)])
        elif self.places:
            self.face_at = {face: len(columns) + at for at, face in enumerate(faces)}
            add([f"{place}: {face}" for place in range(self.places) for face in faces])
        self.members: list[int] = []
        """Of a series: zone by zone the column with the number of its card; then come its places."""
        for member in range(shape.series):
            self.members.append(len(columns))
            add(["named", *(f"{place}: number" for place in range(shape.most))], f"{shape.id}#{member}")
        self.rest = len(columns)
        """Here begins what the game must tell, unless the backs can be read off as well."""
        self.backs = add(["backs"])["backs"] if shape.hidden and not shape.series else -1
        self.back_of = add([f"back: {name}" for name in shape.backs] if not shape.series else [])
        """By name: the column with how many backs of that name lie there."""
        if shape.read_backs:
            self.rest = len(columns)
        self.up = len(columns) if shape.up else -1
        if shape.up:
            add([f"{place}: up" for place in range(shape.most)])
        self.pieces = len(columns) if shape.pieces else -1
        if shape.pieces:
            add([f"{place}: P{seat + 1}" for place in range(shape.most) for seat in range(seats)])
        self.note_of = add([f"note: {note}" for note in shape.notes])
        """By note: the column with how many cards carry it."""
        self.end = len(columns)

    def stretch(self, number_of: Mapping[str, int], backs: Sequence[str], unforeseen: int) -> Stretch:
        """The part of it that cards tell, for the way past the view."""

        def by_number(columns: Mapping[str, int]) -> list[int]:
            found = {number_of[face]: column for face, column in columns.items()}
            return [found.get(number, NO_COLUMN) for number in range(len(number_of) + 1)] if found else []

        made = Stretch(self.first, self.rest, unforeseen)
        made.count_of = by_number(self.count_of)
        made.face_at = by_number(self.face_at)
        made.width = self.width
        made.number_at = self.number_at
        made.places = self.most if self.members else self.places
        made.members = self.members
        made.other = self.other
        made.open = self.backs < 0
        if self.shape.read_backs:
            made.backs = self.backs
            if self.back_of:
                made.named = [NAMED - self.back_of.get(f"back: {name}", NO_COLUMN) for name in backs]
        return made


class Encoder:
    """Makes the arrays of one game with one number of seats."""

    def __init__(self, info: GameInfo[Any], seats: int) -> None:
        self.info = info
        self.seats = seats
        self.layout = layout_of(info)
        self._deck_of = {card.id: card.deck for card in info.cards}
        self._number_of = {card.id: at for at, card in enumerate(info.cards, 1)}
        columns: list[Column] = []
        everybody = [f"P{seat + 1}" for seat in range(seats)]

        def add(part: str, *names: str) -> int:
            columns.extend(Column(part, name) for name in names)
            return len(columns) - len(names)

        def each(part: str, names: Sequence[str]) -> dict[str, int]:
            return dict(zip(names, range(add(part, *names), len(columns)), strict=True))

        self._you = add("you", *everybody)
        self._asked = add("asked", *everybody)
        self._question = each("question", [one.name for one in info.book.questions.values() if not one.by_chance])
        self._phase = each("phase", self.layout.phases)
        self._turn = add("turn", *everybody)
        self._round = add("round", "round")
        self._said = [each(seat, [*self.layout.counters, *self.layout.flags]) for seat in everybody]
        """By seat: the columns of its counters and flags."""
        self._unforeseen = add("unforeseen", "unforeseen")
        self._zones = {shape.id: ZoneColumns(shape, info, seats, columns) for shape in self.layout.zones_of(seats)}
        self.columns = tuple(columns)
        self._blank = array("h", [0] * len(columns))
        self._body = self._turn if self.layout.phase_of is not None else self._turn - len(self._phase)
        """Here begins what is not in the head."""
        zones = self._zones.values()
        told = [(self._body, self._unforeseen), *((zone.rest, zone.end) for zone in zones)]
        self.wanted = tuple(column for first, end in told for column in self.columns[first:end])
        """The numbers that a game's ``glance`` should tell, in this order, if it offers one."""
        self.piles = tuple(zone.shape.id for zone in zones if not zone.shape.read)
        """The zones of which it should then tell the cards, in this order."""
        self._shortcut = None if info.glance is None else self._find_shortcut(info.glance)

    def _find_shortcut(self, glance: Glance) -> Shortcut:
        shortcut = Shortcut(glance, self.encode_view, self._head, len(self.columns))
        shortcut.numbers += range(self._body, self._unforeseen)
        in_state: Sequence[Zone] = getattr(self.info.state, "layouts", {}).get(self.seats, ())
        shortcut.zones = [None] * len(in_state)
        for zone in self._zones.values():
            stretch = zone.stretch(self._number_of, self.layout.backs, self._unforeseen)
            if zone.shape.read:
                stretch.numbers = self._numbers_of_kinds(zone.shape)
                about = next(about for about in in_state if about.id == zone.shape.id)
                stretch.public = about.sees == EVERYONE
                shortcut.zones[in_state.index(about)] = stretch
            else:
                shortcut.piles.append(stretch)
            shortcut.numbers += range(zone.rest, zone.end)
        return shortcut

    def _numbers_of_kinds(self, shape: ZoneShape) -> list[int]:
        """By kind: the number of the card; 0 for a kind that was never met."""
        return self.layout.numbers if shape.first is None else list(range(shape.first, len(self.info.cards) + 1))

    def _head(self, state: State, seat: int | None) -> array[float]:
        """Who looks, who is asked what, and the phase if it follows from that."""
        row = self._begin(state, seat)
        if self.layout.phase_of is not None:
            row[self._phase[self.layout.phase_of[state.ask[1].name if state.ask else ""]]] = 1
        return array("f", row[: self._body])

    def __len__(self) -> int:
        return len(self.columns)

    @property
    def parts(self) -> dict[str, slice]:
        """Where each part stands in the array: ``array[encoder.parts["hand0"]]``."""
        ends: dict[str, slice] = {}
        for at, column in enumerate(self.columns):
            start = ends[column.part].start if column.part in ends else at
            ends[column.part] = slice(start, at + 1)
        return ends

    def watch(self) -> Watch | None:
        """For who encodes one state after the other: it is faster with this."""
        return None if self._shortcut is None else Watch(self._shortcut)

    def encode(self, state: State, seat: int | None, watch: Watch | None = None) -> NDArray[np.float32]:
        """What the seat (None: a spectator) sees of the state."""
        watch = watch or self.watch()
        return self.encode_view(state, seat) if watch is None else watch.look(state, seat)

    def encode_view(self, state: State, seat: int | None) -> NDArray[np.float32]:
        """The same by way of the view, always."""
        row = self._begin(state, seat)
        self._read(row, self.info.look(state, seat))
        return np.frombuffer(row, np.int16).astype(np.float32)

    def _begin(self, state: State, seat: int | None) -> array[int]:
        """An array that says who looks and who is asked what, as every view does."""
        row = self._blank[:]
        if seat is not None:
            row[self._you + seat] = 1
        if state.ask is not None and state.ask[0] != CHANCE:
            row[self._asked + state.ask[0]] = 1
            if state.ask[0] == seat:
                row[self._question[state.ask[1].name]] = 1
        return row

    def _read(self, row: array[int], look: Look) -> None:
        """Fill in what stands in a view."""
        unforeseen = 0
        status = look["status"]
        if status["phase"] in self._phase:
            row[self._phase[status["phase"]]] = 1
        else:
            unforeseen += 1
        if status["turn"] is not None:
            row[self._turn + status["turn"]] = 1
        row[self._round] = within(status["round"])
        for about, said in zip(look["seats"], self._said, strict=True):
            for name, number in (*about["counters"].items(), *map(flag_and_value, about["flags"])):
                if name in said:
                    row[said[name]] = within(number)
                else:
                    unforeseen += 1
        met: dict[str, int] = {}
        for id, after, zone in named_zones(look, self._deck_of):
            columns = self._zones.get(id)
            if columns is None or (after is not None) != bool(columns.members):
                unforeseen += 1
            elif after is None:
                unforeseen += self._fill(row, zone, columns)
            else:
                unforeseen += self._fill_member(row, zone, columns, after, met.get(id, 0))
                met[id] = met.get(id, 0) + 1
        row[self._unforeseen] = unforeseen

    def _fill(self, row: array[int], zone: ZoneView, columns: ZoneColumns) -> int:
        """Fill in a zone; returns how much of it has no column."""
        count_of, face_at, places = columns.count_of, columns.face_at, columns.places
        backs = zone["count"]
        unforeseen = 0
        for place, card in enumerate(zone["cards"]):
            face = card["face"]
            if face is not None:
                backs -= 1
                if face in count_of:
                    row[count_of[face]] += 1
                if place < places and face in face_at:
                    row[face_at[face] + place * columns.width] = 1
                elif place < places and columns.number_at >= 0:
                    row[columns.number_at + place] = self._number_of[face]
                elif face not in count_of:
                    row[columns.other] += 1
            elif "name" in card:
                if f"back: {card['name']}" in columns.back_of:
                    row[columns.back_of[f"back: {card['name']}"]] += 1
                else:
                    unforeseen += 1
            if columns.note_of:
                for note in card.get("notes", ()):
                    row[columns.note_of.get(f"note: {note}", columns.other)] += 1
            if place >= columns.most:
                unforeseen += bool(card.get("up") or card.get("pieces"))
                continue
            if columns.up >= 0 and card.get("up"):
                row[columns.up + place] = 1
            if columns.pieces >= 0:
                for owner in card.get("pieces", ()):
                    row[columns.pieces + place * self.seats + owner] += 1
        row[columns.other if columns.backs < 0 else columns.backs] += within(backs)
        return unforeseen

    def _fill_member(self, row: array[int], zone: ZoneView, columns: ZoneColumns, after: str, member: int) -> int:
        """Fill in one zone of a series; returns how much of it has no column."""
        row[columns.count_of.get(after, columns.other)] += 1
        if member >= len(columns.members):
            return 1
        start = columns.members[member]
        row[start] = self._number_of[after]
        for place, card in enumerate(zone["cards"][: columns.most]):
            row[start + 1 + place] = -1 if card["face"] is None else self._number_of[card["face"]]
        return max(0, len(zone["cards"]) - columns.most)


@cache
def layout_of(info: GameInfo[Any]) -> Layout:
    """What is kept for this version of the rules, or else a survey finds out."""
    return kept(info) or survey(info)


@cache
def encoder(game: str, seats: int) -> Encoder:
    """The encoder of a game with that many seats."""
    return Encoder(spellhall.game_info(game), seats)
