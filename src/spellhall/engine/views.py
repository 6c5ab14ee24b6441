"""The view: what one seat may know, built from nothing, in one shape for every game.

A game's ``look`` puts seats, zones and status together with the helpers below; the engine adds the
decision, the news and the result. Everything is ready for JSON. A card that the viewer does not
know has no identity here: no number, no face, and in an unordered zone no place either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from spellhall.engine.cards import UNDRAWN, Cards, Face


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


def card_view(s: Cards, card: int, knows: int, faces: Sequence[Face], id: str | None) -> CardView:
    """A card as the seats in ``knows`` see it: its face if they know it, else its back."""
    kind = s.kind[card]
    view: CardView
    if kind == UNDRAWN or not s.seen[card] & knows:
        view = {"face": None}
    else:
        view = {"face": faces[kind].id, "name": faces[kind].name}
    if id is not None:
        view["id"] = id
    return view


def zone_view(s: Cards, zone: int, knows: int, faces: Sequence[Face]) -> ZoneView:
    """A zone as the seats in ``knows`` see it.

    Places of an ordered zone have ids by place. In an unordered zone the known cards come first,
    sorted and counted by face, then the backs: the order in which they lie would tell things.
    """
    about = s.layouts[s.seats][zone]
    cards: list[CardView]
    if about.ordered:
        cards = [card_view(s, card, knows, faces, f"{about.id}.{place}") for place, card in enumerate(s.zones[zone])]
    else:
        kinds, seen = s.kind, s.seen
        known = [kinds[card] for card in s.zones[zone] if seen[card] & knows and kinds[card] != UNDRAWN]
        known.sort()
        cards = []
        copy, last = 0, UNDRAWN
        for kind in known:
            copy = copy + 1 if kind == last else 0
            last = kind
            face = faces[kind]
            cards.append({"id": f"{about.id}.{face.id}.{copy}", "face": face.id, "name": face.name})
        cards += [{"face": None} for _ in range(len(s.zones[zone]) - len(known))]
    return {
        "id": about.id,
        "title": about.title,
        "kind": about.kind,
        "owner": about.owner,
        "count": len(cards),
        "cards": cards,
    }


class Headlines:
    """How a game words its news.

    ``kinds`` gives for each kind the names of its arguments and a sentence with holes for them;
    ``words`` says how to write an argument: its id for programs and its name for people. An
    argument called ``seat`` (or ``seat_…``) is a seat and is written with the player's name.
    """

    __slots__ = ("kinds", "words")

    def __init__(
        self,
        kinds: Mapping[str, tuple[str, str]],
        words: Mapping[str, Callable[[Any], tuple[Any, str]]],
    ) -> None:
        self.kinds = {kind: (fields.split(), text) for kind, (fields, text) in kinds.items()}
        self.words = words

    def write(self, number: int, kind: str, args: Sequence[Any], names: Sequence[str]) -> NewsView:
        """One piece of news, for programs (``about``) and for people (``text``)."""
        fields, sentence = self.kinds[kind]
        about: dict[str, Any] = {}
        spoken: dict[str, str] = {}
        for field, value in zip(fields, args, strict=True):
            if field.startswith("seat"):
                about[field], spoken[field] = value, names[value]
            elif field in self.words:
                about[field], spoken[field] = self.words[field](value)
            else:
                about[field], spoken[field] = value, str(value)
        return {"number": number, "kind": kind, "text": sentence.format(**spoken), "about": about}
