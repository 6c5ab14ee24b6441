"""A view as an array of fixed size: the observation of all three libraries.

Nothing here is written for one game: the columns follow from what the game declares (``engine/sight.py``) and from its
card table, without a game being played. The array tells a seat what its view tells it and nothing else. Numbers stand
as they are, yes and no as 1 and 0; the parts, in this order:

- what is the same for everybody: *asked*, *phase*, *turn*, *round*; *table*, *P1* …, the values of the table and of
  each seat; and the places where everybody sees everything;
- what depends on who looks: *you*, *question* (for the asked seat); *mine*, *P1 to you* …, the values that not
  everybody sees; and the places where something may be hidden.

A place, under its id, says how many cards of each face lie there and how many backs; where places can be told apart,
which face lies at which of them, with a column for each face, or if those are more than ``MOST_FOR_PLACES``, one for
the number of the card: its place in the card table, counted from 1; and what is seen on the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.parts import TABLE, VIEWER, Figure, Item, Marked, Pile, Row
from spellhall.adapters.watching import ALL, ALWAYS, Fields, Head, Plan, Watch
from spellhall.engine.cards import Cards, Zone
from spellhall.engine.info import GameInfo
from spellhall.engine.looking import Spot
from spellhall.engine.sight import ALONE, EACH_SEAT, OVER, Shown
from spellhall.engine.steps import State, fields_of

SEEN_OF_CARDS: Final = "seen"
"""What can be seen of cards that lie where they lay follows from this field: who knows a card knows its face, in
whatever world, and a face that nobody knows yet is decided when somebody sees it."""

MOST_FIELDS: Final = 30
"""So many fields of a state can be watched by name."""

NEVER: Final = -1_000_000
"""In place of a column, for a face that never lies there: whoever writes it fails."""

MOST_FOR_PLACES: Final = 256
"""Up to so many columns of a place say which face lies where; beyond, the number of the card does."""


LAYOUT: Final = 2
"""The version of the layout: 1 was found by playing, 2 is declared."""


class Column(NamedTuple):
    """One number of the array: the part it belongs to, and what it says."""

    part: str
    name: str


def is_common(spot: Spot) -> bool:
    """Whether everybody sees the same there."""
    return (not spot.hidden or spot.place.alike) and spot.sees is None


class Encoder:
    """Makes the arrays of one game with one number of seats."""

    def __init__(self, info: GameInfo[Any], seats: int) -> None:
        self.info = info
        self.seats = seats
        self._number_of = {card.id: at for at, card in enumerate(info.cards, 1)}
        self._everybody = [f"P{seat + 1}" for seat in range(seats)]
        self._head = Head()
        self._fields = Fields(seats)
        self._layout: Sequence[Zone] = info.state.layouts[seats] if issubclass(info.state, Cards) else ()
        self._common, self._own = Plan(), Plan()
        spots = info.looker(seats).spots
        self._columns: list[Column] = []
        self._plan = self._common
        self._lay_out_common_head()
        self._lay_out_values([("table", TABLE, info.sight.table)])
        everybody = enumerate(self._everybody)
        self._lay_out_values(
            (name, seat, [value for value in info.sight.seats if not value.sees]) for seat, name in everybody
        )
        self._lay_out_places(spot for spot in spots if is_common(spot))
        common, self._columns, self._plan = self._columns, [], self._own
        self._lay_out_own_head()
        self._lay_out_values([("mine", VIEWER, info.sight.mine)])
        told = [value for value in info.sight.seats if value.sees]
        self._lay_out_values((f"{name} to you", seat, told) for seat, name in enumerate(self._everybody))
        self._lay_out_places(spot for spot in spots if not is_common(spot))
        self._common.length, self._own.length = len(common), len(self._columns)
        self.columns = (*common, *self._columns)
        self.first_private = len(common)
        """From this column on it depends on who looks."""
        self._common.arrange()
        self._own.arrange()

    def __len__(self) -> int:
        return len(self.columns)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is the same: nothing in it changes."""
        return encoder, (self.info.name, self.seats)

    @property
    def parts(self) -> dict[str, slice]:
        """Where each part stands in the array: ``array[encoder.parts["hand0"]]``."""
        ends: dict[str, slice] = {}
        for at, column in enumerate(self.columns):
            start = ends[column.part].start if column.part in ends else at
            ends[column.part] = slice(start, at + 1)
        return ends

    def watch(self) -> Watch:
        """For who encodes one state after the other: it is faster with this."""
        return Watch(self._head, self._fields, self._common, self._own)

    def encode(self, state: State, seat: int | None, watch: Watch | None = None) -> NDArray[np.float32]:
        """What the seat (None: a spectator) sees of the state."""
        return (watch or self.watch()).look(state, seat)

    # Laying out

    def _add_pile(self, pile: Pile) -> None:
        self._plan.piles.append(pile)
        (self._plan.zones if pile.zone >= 0 else self._plan.made).append(pile)

    def _add(self, part: str, names: Iterable[str]) -> int:
        """New columns; returns the first of them."""
        first = len(self._columns)
        self._columns.extend(Column(part, name) for name in names)
        return first

    def _each(self, part: str, names: Sequence[str]) -> dict[str, int]:
        first = self._add(part, names)
        return {name: first + at for at, name in enumerate(names)}

    def _of(self, names: str, owner: int | None = None) -> int:
        """These fields of the state, a bit for each; all, if none are named."""
        fields, of = self._fields, 0
        for name in names.split():
            if name == "own":
                of |= self._bit_of_zones([zone.owner == owner for zone in self._layout], f"own {owner}")
            elif name not in fields_of(self.info.state):
                id = name.replace("{}", str(owner))
                of |= self._bit_of_zones([zone.id == id for zone in self._layout], id)
            else:
                if name not in fields.names:
                    fields.names.append(name)
                of |= ALWAYS << 1 + fields.names.index(name)
        return of or ALL

    def _bit_of_zones(self, among: Sequence[bool], key: str) -> int:
        """The bit of some zones together; those of zones come after all fields with a name."""
        fields = self._fields
        if not any(among):
            raise ValueError(f"{self.info.title}: a value depends on {key}, and the state has no such field or zone")
        if not fields.bit_of_zone:
            fields.bit_of_zone = [0] * len(self._layout)
        if key not in fields.zones:
            fields.zones.append(key)
            for zone, is_one in enumerate(among):
                if is_one:
                    fields.bit_of_zone[zone] |= ALWAYS << MOST_FIELDS + fields.zones.index(key)
        return ALWAYS << MOST_FIELDS + fields.zones.index(key)

    def _lay_out_common_head(self) -> None:
        head, sight = self._head, self.info.sight
        head.asked = self._add("asked", self._everybody)
        head.phases = self._each("phase", [*sight.phases, OVER])
        head.turn = self._add("turn", self._everybody)
        head.round = self._add("round", ["round"])
        head.phase_of, head.turn_of, head.round_of = sight.phase, sight.turn, sight.round

    def _lay_out_own_head(self) -> None:
        questions = [question.name for question in self.info.book.questions.values() if not question.by_chance]
        self._head.you = self._add("you", self._everybody)
        self._head.questions = self._each("question", questions)

    def _lay_out_places(self, spots: Iterable[Spot]) -> None:
        for spot in spots:
            if spot.place.members is not None:
                self._plan.rows.append(self._row(spot))
            else:
                self._add_pile(self._pile(spot))
                self._lay_out_marks(spot)

    def _lay_out_values(self, owners: Iterable[tuple[str, int, Sequence[Shown]]]) -> None:
        for part, owner, values in owners:
            for value in values:
                each = self._everybody if value.each == EACH_SEAT else value.each
                items = [self._item(part, value, f"{value.id}, {name}") for name in each]
                items = items or [self._item(part, value, value.id)]
                if value.start > 0:
                    self._plan.figures[-1].take(items)
                else:
                    alone = not value.each and value.start == ALONE
                    self._plan.figures.append(Figure(value, owner, items, alone, self._of(value.of, owner)))

    def _item(self, part: str, value: Shown, title: str) -> Item:
        names, column_of, word_at = self._columns_of(value, title)
        return Item(value, self._add(part, names), column_of, word_at, len(names))

    def _columns_of(self, value: Shown, title: str) -> tuple[list[str], list[int], dict[str, int]]:
        """The columns of one value; which of them stands for a kind or a seat, and which for a word."""
        match value.type:
            case "number":
                return [title, f"{title}: known"] if value.optional else [title], [], {}
            case "flag":
                return [title], [], {}
            case "seat" | "seats":
                return [f"{title}: {name}" for name in self._everybody], list(range(self.seats)), {}
        words = list(dict.fromkeys(value.values))
        word_at = {word: at for at, word in enumerate(words)}
        # Cards are read by their place in the table, where faces may stand twice.
        return [f"{title}: {word}" for word in words], [word_at[id] for id in value.values], word_at

    def _pile(self, spot: Spot) -> Pile:
        place = spot.place
        pile = Pile(
            spot, len(self._plan.piles), self._of(place.of or (SEEN_OF_CARDS if spot.zone >= 0 else ""), spot.owner)
        )
        faces = list(dict.fromkeys(face.id for face in place.only or place.faces))
        at_face = {id: at for at, id in enumerate(faces)}
        kinds = [at_face.get(face.id, NEVER) for face in place.faces]
        if not place.names:
            first = self._add(spot.id, faces)
            pile.count_at = [first + at for at in kinds]
        if spot.hidden or place.below is not None:
            pile.back_at = self._add(spot.id, ["backs"])
        if place.backs:
            first = self._add(spot.id, [f"back: {name}" for name in place.backs])
            pile.backs_at = [first + at for at in range(len(place.backs))]
        places = len(place.names) or (place.most if spot.ordered and place.most > 1 else 0)
        pile.places, pile.width = places, len(faces)
        if places * len(faces) > MOST_FOR_PLACES:
            pile.number_at = self._add(spot.id, [f"{at}: number" for at in range(places)])
            pile.number_of = [self._number_of[face.id] for face in place.faces]
        elif places:
            first = self._add(spot.id, [f"{at}: {face}" for at in range(places) for face in faces])
            pile.one_at = [first + at for at in kinds]
        return pile

    def _lay_out_marks(self, spot: Spot) -> None:
        place = spot.place
        for mark in (place.up, place.pieces, place.on, *place.marks):
            if mark is None:
                continue
            title = mark.id if mark in (place.up, place.pieces, place.on) else f"mark {mark.id}"
            names, column_of, word_at = self._columns_of(mark, title)
            if mark.type == "number":
                names = names[:1]
            if mark is place.on:
                column_of = [*column_of, len(names)]  # BACK is the last
                names = [*names, f"{title}: back"]
            places = len(place.names)
            first = self._add(spot.id, [f"{at}: {name}" for at in range(places) for name in names] or names)
            item = Item(mark, first, column_of, word_at, len(names))
            self._plan.marks.append(Marked(mark, spot.owner, item, places, self._of(mark.of or place.of, spot.owner)))

    def _row(self, spot: Spot) -> Row:
        place = spot.place
        row = Row(spot, len(self._columns), self._of(place.of, spot.owner))
        faces = list(dict.fromkeys(face.id for face in place.faces))
        first = self._add(spot.id, faces)
        row.count_at = [first + faces.index(face.id) for face in place.faces]
        row.number_of = [self._number_of[face.id] for face in place.faces]
        row.members = len(self._columns)
        names = ["named", *(f"{at}: number" for at in range(place.most - 1))]
        for mark in place.marks:
            column_of = {word: at for at, word in enumerate(mark.values)}
            row.marks.append((mark, len(names), column_of))
            if mark.type == "choices":
                names += [f"{mark.id} {at}" for at in range(mark.high)]
            elif mark.type == "seats":
                names += [f"{mark.id}: {name}" for name in self._everybody]
            else:
                names.append(mark.id)
        row.width = len(names)
        for member in range(place.most_members):
            self._add(f"{spot.id}#{member}", names)
        row.end = len(self._columns)
        return row


def version_of(game: str) -> int:
    """The version of a game's environments: it rises by one with every version of the rules and with every new layout
    of the columns. The first rules with the first layout were version 0.
    """
    return spellhall.game_info(game).version - 1 + LAYOUT - 1


@cache
def encoder(game: str, seats: int) -> Encoder:
    """The encoder of a game with that number of seats; raises BadSetup if so many cannot play."""
    info = spellhall.game_info(game)
    info.check_seats(seats)
    return Encoder(info, seats)
