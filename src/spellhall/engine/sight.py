"""What a game shows, declared once: the source of views, of observations for learners, of the page's types.

A game declares one ``Sight``: its phases; values of the table, of each seat, and of the viewer alone (``number``,
``flag``, ``choice``, ``seat``, ``seats``, ``card``, ``cards``, ``choices``); and the places where cards lie
(``lying`` for a zone of the state, ``made`` for one that the game puts together, ``series`` for places that come and
go with a card). Each has an id, a type with its range or values, who may see it, and a function that reads it from the
state. Words for all of it are in the game's catalogue. ``games/lantern/sight.py`` is the smallest example; ``looking``
builds views from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from spellhall.engine.cards import Face
from spellhall.engine.steps import State
from spellhall.engine.views import NewsView

S = TypeVar("S", bound=State)

BACK: Final = -1
"""In place of a face: the viewer sees a back. BACK - n is the n-th of a place's ``backs``."""

EACH_SEAT: Final = ("seats",)
"""For ``each``: one value for every seat at the table."""

ALONE: Final = -1
"""Not read together with others."""

OVER: Final = "over"
"""The phase of every game that has ended."""

HIGHEST: Final = 32_767
"""What a number goes up to unless it says otherwise."""


# Values


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Shown:
    """One thing that can be seen. Made by the functions below."""

    id: str
    type: str
    read: Callable[..., Any]
    """Of the table: (state). Of a seat, or of the viewer: (state, seat). With ``each`` it gives a list, one for each.
    On cards: (state, owner), for all cards of the place, in their order; what is several on a card is a tuple."""
    of: str = ""
    """The fields of the state that ``read`` and ``sees`` look at, all of them: ``"up pawns"``. A zone stands there by
    its id; ``own`` stands for all zones of that seat. Who looks often does not read it again while these are the same.
    Empty: nobody says."""
    start: int = ALONE
    """Where it stands among what is read ``together``."""
    low: int = 0
    high: int = 1
    optional: bool = False
    """Whether it may be None: not known, or not there."""
    values: tuple[str, ...] = ()
    """The words of a choice; the ids of cards."""
    each: tuple[str, ...] = ()
    """There is one for each of these, or with EACH_SEAT one for each seat."""
    sees: Callable[[Any, int, int], bool] | None = None
    """Of a seat: (state, seat, mask of the viewer), where not everybody sees it. Others see None, False or nothing."""

    def seen(self, got: Any) -> Any:
        """What was read, as a view has it."""
        type = self.type
        if type in ("number", "flag", "choice"):
            return got
        if type == "seat":
            return got if got is not None and got >= 0 else None
        if type == "card":
            return self.values[got] if got is not None and got >= 0 else None
        if type == "cards":
            return [self.values[kind] for kind in got]
        return list(got)

    def unseen(self) -> Any:
        """What a viewer has who may not see it."""
        return False if self.type == "flag" else [] if self.type in ("seats", "cards", "choices") else None


Read = Callable[..., Any]
Sees = Callable[[Any, int, int], bool]


def number(
    id: str,
    read: Read,
    *,
    low: int = 0,
    high: int = HIGHEST,
    optional: bool = False,
    each: Sequence[str] = (),
    sees: Sees | None = None,
    of: str = "",
) -> Shown:
    """A whole number from ``low`` to ``high``; if it is ``optional``, or None."""
    may_be_none = optional or sees is not None
    return Shown(
        id=id, type="number", read=read, low=low, high=high, optional=may_be_none, each=tuple(each), sees=sees, of=of
    )


def flag(id: str, read: Read, *, each: Sequence[str] = (), sees: Sees | None = None, of: str = "") -> Shown:
    """Yes or no."""
    return Shown(id=id, type="flag", read=read, each=tuple(each), sees=sees, of=of)


def choice(
    id: str, values: Sequence[str], read: Read, *, each: Sequence[str] = (), sees: Sees | None = None, of: str = ""
) -> Shown:
    """One of a few words, or None."""
    words = tuple(values)
    return Shown(id=id, type="choice", read=read, values=words, optional=True, each=tuple(each), sees=sees, of=of)


def choices(
    id: str, values: Sequence[str], read: Read, *, most: int = 8, each: Sequence[str] = (), of: str = ""
) -> Shown:
    """Some of a few words, at ``most`` so many, perhaps one of them several times."""
    return Shown(id=id, type="choices", read=read, high=most, values=tuple(values), each=tuple(each), of=of)


def seat(id: str, read: Read, *, each: Sequence[str] = (), sees: Sees | None = None, of: str = "") -> Shown:
    """A seat; None or a number below 0 is nobody."""
    return Shown(id=id, type="seat", read=read, optional=True, each=tuple(each), sees=sees, of=of)


def seats(id: str, read: Read, *, each: Sequence[str] = (), sees: Sees | None = None, of: str = "") -> Shown:
    """Several seats."""
    return Shown(id=id, type="seats", read=read, each=tuple(each), sees=sees, of=of)


def card(
    id: str, faces: Sequence[Face], read: Read, *, each: Sequence[str] = (), sees: Sees | None = None, of: str = ""
) -> Shown:
    """A card that is spoken of, by its place among the ``faces``; None or a number below 0 is none."""
    return Shown(id=id, type="card", read=read, values=_ids(faces), optional=True, each=tuple(each), sees=sees, of=of)


def cards(
    id: str, faces: Sequence[Face], read: Read, *, each: Sequence[str] = (), sees: Sees | None = None, of: str = ""
) -> Shown:
    """Cards that are spoken of, by their places among the ``faces``."""
    return Shown(id=id, type="cards", read=read, values=_ids(faces), each=tuple(each), sees=sees, of=of)


def together(read: Callable[..., Sequence[Any]], *values: Shown, of: str = "") -> tuple[Shown, ...]:
    """Values that come from one count and are read at once. ``read`` lists them in this order, those with ``each`` one
    after the other.
    """
    found: list[Shown] = []
    start = 0
    for value in values:
        found.append(replace(value, read=read, of=of, start=start))
        start += len(value.each) or 1
    return tuple(found)


def in_a_count(*args: Any) -> Any:
    """What stands in place of the function that reads a value which is read ``together`` with others."""
    raise NotImplementedError("this value is read together with others")


def _ids(faces: Sequence[Face]) -> tuple[str, ...]:
    return tuple(face.id for face in faces)


# Places


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Place:
    """Where cards lie. ``{}`` in the id: there is one for each seat, owned by it. Made by the functions below."""

    id: str
    kind: str = ""
    faces: tuple[Face, ...]
    """The faces that lie here. Functions name a face by its place in this table; so do the kinds of the state."""
    only: tuple[Face, ...] = ()
    """Those of them that can lie here at all, if not all of them: learners have no columns for the others."""
    read: Callable[..., Sequence[int]] | None = None
    """(state, owner, mask of the viewer): the faces that lie here, backs as BACK. None: the zone of the state is read.
    Of a series: (state, member, mask)."""
    ordered: bool = False
    most: int = 0
    """How many places can be told apart, for learners; of a series, how many cards one of them can hold."""
    hidden: bool = False
    """Whether a viewer may see backs here."""
    alike: bool = False
    """Of a zone of the state: what is hidden here is hidden from everybody, so all see the same."""
    backs: tuple[str, ...] = ()
    """The names of the backs, where they differ."""
    back_of: Sequence[int] = ()
    """By kind: which of the backs it has."""
    below: Callable[..., int] | None = None
    """(state): cards that lie under those of the zone, of which nobody knows the order."""
    when: Callable[..., bool] | None = None
    """(state, owner, mask of the viewer): whether the place is there at all, the same for all viewers. None: always. A
    zone of the state that is not there is empty."""
    sees: Sees | None = None
    """(state, owner, mask of the viewer): whether it is there for this viewer. None: for everybody."""
    of: str = ""
    """The fields of the state that the functions of this place look at, as of a value; marks may say it themselves."""
    id_of: Callable[..., str] | None = None
    """(state, member): the id of a place of a series, whose first card is the one it is named after."""
    members: Callable[..., Sequence[int]] | None = None
    """(state, owner): the places of a series."""
    most_members: int = 0
    names: tuple[str, ...] = ()
    """The ids of its places, if they have any besides their number."""
    columns: int = 0
    rows: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    up: Shown | None = None
    pieces: Shown | None = None
    on: Shown | None = None
    """What lies on each card: ``cards("on", faces, read)``, of which ``read`` gives a tuple for each card."""
    marks: tuple[Shown, ...] = ()

    @property
    def sort(self) -> str:
        """What it is called in the catalogue."""
        return self.id.replace("{}", "")


def lying(
    id: str,
    faces: Sequence[Face],
    *,
    only: Sequence[Face] = (),
    most: int = 0,
    alike: bool = False,
    backs: Sequence[str] = (),
    back_of: Sequence[int] = (),
    below: Callable[..., int] | None = None,
    when: Callable[..., bool] | None = None,
    names: Sequence[str] = (),
    columns: int = 0,
    rows: Sequence[str] = (),
    groups: Sequence[str] = (),
    up: Callable[..., Sequence[Any]] | None = None,
    pieces: Callable[..., Sequence[Any]] | None = None,
    marks: Sequence[Shown] = (),
    of: str = "",
) -> Place:
    """A zone of the state: whose it is, who sees it and whether it has an order stand there."""
    return Place(
        id=id, faces=tuple(faces), only=tuple(only), most=most, alike=alike, backs=tuple(backs), back_of=back_of,
        below=below, when=when, names=tuple(names), columns=columns, rows=tuple(rows), groups=tuple(groups),
        marks=tuple(marks), of=of, up=None if up is None else flag("up", up),
        pieces=None if pieces is None else seats("pieces", pieces),
    )  # fmt: skip


def made(
    id: str,
    kind: str,
    faces: Sequence[Face],
    read: Callable[..., Sequence[int]],
    *,
    ordered: bool = False,
    most: int = 0,
    hidden: bool = False,
    backs: Sequence[str] = (),
    below: Callable[..., int] | None = None,
    when: Callable[..., bool] | None = None,
    sees: Sees | None = None,
    up: Callable[..., Sequence[Any]] | None = None,
    on: Shown | None = None,
    marks: Sequence[Shown] = (),
    of: str = "",
) -> Place:
    """A place that the game puts together: ``read`` lists the faces, in an unordered one sorted, backs last."""
    return Place(
        id=id, kind=kind, faces=tuple(faces), read=read, ordered=ordered, most=most, hidden=hidden, backs=tuple(backs),
        below=below, when=when, sees=sees, marks=tuple(marks), of=of, up=None if up is None else flag("up", up),
        on=on,
    )  # fmt: skip


def series(
    id: str,
    kind: str,
    faces: Sequence[Face],
    *,
    members: Callable[..., Sequence[int]],
    id_of: Callable[..., str],
    read: Callable[..., Sequence[int]],
    most_members: int,
    most: int,
    marks: Sequence[Shown] = (),
    of: str = "",
) -> Place:
    """Places that come and go with a card, each a zone of its own: that card, and what lies at it.

    ``members`` (state, owner) lists them, ``id_of`` (state, member) names one, ``read`` (state, member, mask of the
    viewer) lists its cards. Marks are those of the card it is named after: (state, member).
    """
    return Place(
        id=id, kind=kind, faces=tuple(faces), read=read, ordered=True, most=most, members=members, id_of=id_of,
        most_members=most_members, marks=tuple(marks), of=of,
    )  # fmt: skip


@dataclass(frozen=True, kw_only=True, eq=False)
class Sight(Generic[S]):
    """All that can be seen of a game. ``phase`` and ``turn`` are not asked after the end."""

    phases: tuple[str, ...]
    phase: Callable[[S], str]
    round: Callable[[S], int]
    turn: Callable[[S], int]
    """The seat whose turn it is."""
    table: tuple[Shown, ...] = ()
    seats: tuple[Shown, ...] = ()
    mine: tuple[Shown, ...] = ()
    places: tuple[Place, ...] = ()
    """In the order of the view. Those of the seats that stand side by side go seat by seat."""


# News


class Headlines:
    """What a game tells of what happens.

    ``kinds`` gives for each kind of news the names of its arguments; the catalogue has the sentence, ``news-KIND``.
    ``ids`` says how an argument is written for others: a card by its id. An argument called ``seat`` (or ``seat_…``)
    is a seat. ``asides`` are the kinds that only go with something else: what was paid, drawn, cleared away. They never
    sum up a move. ``beats`` are the kinds that are worth a look at the table: a page shows them large, one after the
    other. Each names the arguments, if any, that say at whom it is aimed. ``cancels`` are those of them by which
    the card they name comes to nothing.
    """

    __slots__ = ("asides", "beats", "cancels", "ids", "kinds")

    def __init__(
        self,
        kinds: Mapping[str, str],
        ids: Mapping[str, Callable[[Any], Any]],
        asides: Sequence[str] = (),
        beats: Mapping[str, str] | None = None,
        cancels: Sequence[str] = (),
    ) -> None:
        self.kinds = {kind: fields.split() for kind, fields in kinds.items()}
        self.ids = ids
        self.asides = frozenset(asides)
        self.beats = {kind: aim.split() for kind, aim in (beats or {}).items()}
        self.cancels = frozenset(cancels)
        for kind in asides:
            if kind not in self.kinds:
                raise ValueError(f"news {kind} goes with something else, but there is no such news")
        for kind, aim in self.beats.items():
            if not set(aim) <= set(self.kinds.get(kind, ())) or kind not in self.kinds:
                raise ValueError(f"news {kind} is aimed at {' '.join(aim) or 'nobody'}, but there is no such news")
        if not self.cancels <= self.beats.keys():
            raise ValueError(
                f"what cancels a card is worth a look: {', '.join(sorted(self.cancels - self.beats.keys()))}"
            )

    def write(self, kind: str, args: Sequence[Any]) -> NewsView:
        """One piece of news, for everybody outside the rules."""
        about: dict[str, Any] = {}
        for field, value in zip(self.kinds[kind], args, strict=True):
            id_of = self.ids.get(field)
            about[field] = value if id_of is None else id_of(value)
        return {"kind": kind, "about": about}

    def head(self, news: Sequence[str]) -> int:
        """Which of these kinds sums up what one move caused: the first that does not only go with something else."""
        for at, kind in enumerate(news):
            if kind not in self.asides:
                return at
        return 0


def face_id(faces: Sequence[Face]) -> Callable[[int], str]:
    """How a card is written: by its id."""
    ids = _ids(faces)
    return lambda kind: ids[kind]


def face_ids_of(faces: Sequence[Face]) -> Callable[[Sequence[int]], list[str]]:
    """How several cards are written."""
    ids = _ids(faces)
    return lambda kinds: [ids[kind] for kind in kinds]
