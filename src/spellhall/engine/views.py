"""The view: what one seat may know, built from nothing, in one shape for every game.

A game's ``look`` puts seats, zones and status together with the helpers of ``sight``; the engine adds
the decision, the news and the result. Never compiled: what makes a schema of these shapes reads them. Everything is ready for JSON. A card that the viewer does not
know has no identity here: no number, no face, and in an unordered zone no place either.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class SeatView(TypedDict):
    """One player, as the viewer sees them."""

    seat: int
    name: str
    counters: dict[str, int]
    flags: list[str]


class CardView(TypedDict):
    """One card: ``face`` is None where the viewer sees only its back."""

    id: NotRequired[str]
    face: str | None
    name: NotRequired[str]
    up: NotRequired[bool]
    """Whether it lies face up, where cards may lie either way."""
    pieces: NotRequired[list[int]]
    """The seats that have a piece standing on it."""
    on: NotRequired[list[CardView]]
    """What lies on it: gems, charges."""
    notes: NotRequired[list[str]]
    """What is to be said of this one: ``mastered``, ``frozen``."""


class ZoneView(TypedDict):
    """A place for cards."""

    id: str
    title: str
    kind: str
    owner: int | None
    count: int
    cards: list[CardView]
    columns: NotRequired[int]
    row_titles: NotRequired[list[str]]
    column_titles: NotRequired[list[str]]


class Fact(TypedDict):
    """A public fact worth showing: ``{"id": "bell", "title": "Bell", "value": "silent, 2 of 9"}``."""

    id: str
    title: str
    value: str


class Status(TypedDict):
    """Where the game stands."""

    phase: str
    round: int
    turn: int | None
    facts: list[Fact]


class Look(TypedDict):
    """What a game puts into a view."""

    seats: list[SeatView]
    zones: list[ZoneView]
    status: Status


class MoveView(TypedDict):
    """One legal move, with the ids of the things it touches, so that a click finds it: of cards, of
    zones, or ``seat0`` for what belongs to a player as a whole.
    """

    move: str
    label: str
    help: str
    touches: list[str]


class DecisionView(TypedDict):
    """The open question. Prompt and moves are there for the asked seat only."""

    seat: int
    prompt: NotRequired[str]
    moves: NotRequired[list[MoveView]]


class NewsView(TypedDict):
    """One thing that happened, for this viewer. ``number`` counts the answers given by then."""

    number: int
    kind: str
    text: str
    about: dict[str, Any]


class ReasonView(TypedDict):
    """One line of what a seat's result is made of; ``points`` is None where it gives none."""

    text: str
    points: int | None


class ResultView(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: str
    explained: NotRequired[list[list[ReasonView]]]
    """By seat: line by line, what its score is made of, or how far it came."""


class View(Look):
    """All that one viewer may know."""

    game: str
    rules: int
    you: int | None
    number: int
    decision: DecisionView | None
    news: list[NewsView]
    result: ResultView | None


def seat_names(seats: int) -> list[str]:
    """P1, P2, …: what seats are called while nobody sits there."""
    return [f"P{seat + 1}" for seat in range(seats)]
