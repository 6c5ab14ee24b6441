"""The shapes of a view: what one viewer may know, ready for JSON, the same for every game.

The values in it are declared by each game (``sight``). Nothing here is a sentence: what is to be read by people
travels as a key with arguments (``Said``), and a catalogue puts it into words. A card that the viewer does not know
has no identity: no number, no face, and in an unordered zone no place either.

Not compiled: the schema of the protocol is made from these annotations.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Said(TypedDict):
    """Something to be read: a key of the game's catalogue, and its arguments.

    An argument whose name begins with ``seat`` is a seat, or a list of seats. Any other text is the id of a card or
    of a term of the game; numbers are numbers; a list holds any of these; a ``Said`` may stand within another.
    """

    key: str
    args: NotRequired[dict[str, Any]]


def say(key: str, **args: Any) -> Said:
    """Something to be read, in short."""
    return {"key": key, "args": args} if args else {"key": key}


class SeatView(TypedDict):
    """One player, as the viewer sees them; ``shows`` has what the game declares for seats."""

    seat: int
    name: str
    shows: dict[str, Any]


class CardView(TypedDict):
    """One card: ``face`` is None where the viewer sees only its back."""

    id: NotRequired[str]
    face: str | None
    back: NotRequired[str]
    """Which back it has, where backs differ."""
    up: NotRequired[bool]
    """Whether it lies face up, where cards may lie either way."""
    pieces: NotRequired[list[int]]
    """The seats that have a piece standing on it."""
    on: NotRequired[list[CardView]]
    """What lies on it: gems, charges."""
    marks: NotRequired[dict[str, Any]]
    """What else there is to see of this one, as the game declares it: ``{"mastered": True}``."""


class ZoneView(TypedDict):
    """A place for cards. ``sort`` is what it is called in the catalogue: the id without its owner."""

    id: str
    sort: str
    kind: str
    owner: int | None
    count: int
    cards: list[CardView]
    columns: NotRequired[int]
    rows: NotRequired[list[str]]
    groups: NotRequired[list[str]]
    """Of a grid: how many cards stand in a row, the terms for its rows, and for groups of its columns."""


class Status(TypedDict):
    """Where the game stands. ``turn`` is None when it is nobody's."""

    phase: str
    round: int
    turn: int | None


class Look(TypedDict):
    """What a game shows of its state."""

    status: Status
    table: dict[str, Any]
    """What the game declares for the table."""
    mine: dict[str, Any]
    """What it declares for the viewer alone; empty for a spectator."""
    seats: list[SeatView]
    zones: list[ZoneView]


class MoveView(TypedDict):
    """One legal move, with the ids of the things it touches, so that a click finds it: of cards, of
    zones, or ``seat0`` for what belongs to a player as a whole.
    """

    move: str
    say: Said
    touches: list[str]


class DecisionView(TypedDict):
    """The open question. What is asked is there for the asked seat only."""

    seat: int
    question: NotRequired[str]
    prompt: NotRequired[Said]
    moves: NotRequired[list[MoveView]]


class NewsView(TypedDict):
    """An event, as this viewer was told it: ``news-KIND`` in the catalogue, with ``about`` as arguments."""

    kind: str
    about: dict[str, Any]


class DeedView(TypedDict):
    """What one move caused. ``number`` is that of the answer; 0 is the deal, and nobody's."""

    number: int
    seat: int | None
    round: int
    """Of the deal: 0."""
    turn: int | None
    """Whose turn it was when the move was made; somebody else may have made it."""
    head: int
    """Which of the news sums the move up; the others go with it."""
    news: list[NewsView]


class LineView(TypedDict):
    """One line of what a seat's result is made of; ``points`` is None where it gives none."""

    say: Said
    points: int | None


class ResultView(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: Said
    explained: NotRequired[list[list[LineView]]]
    """By seat: line by line, what its score is made of, or how far it came."""


class View(Look):
    """All that one viewer may know."""

    game: str
    rules: int
    you: int | None
    number: int
    decision: DecisionView | None
    news: list[DeedView]
    result: ResultView | None


def seat_names(seats: int) -> list[str]:
    """P1, P2, …: what seats are called while nobody sits there."""
    return [f"P{seat + 1}" for seat in range(seats)]
