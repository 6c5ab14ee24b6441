"""What a game tells bots: how to judge a position, and how far it is worth looking.

A game says it once, beside its evaluation: ``BOTS`` in its ``evaluate.py``. A game that says nothing can be played by
bots too; they then hold every position to be even, and a search plays on to the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from spellhall.engine.steps import State

S = TypeVar("S", bound=State)

Heard = tuple[str, tuple[Any, ...]]
"""A piece of news as the one who heard it has it: its kind and its arguments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Glance:
    """What a greedy player looks at before a move."""

    positions: int = 32
    """How many positions it judges, about: more where a move has many parts."""

    answers: int = 0
    """How many of its own further answers it tries after each move, about. 0: as many as its positions allow. 1: none,
    a move is judged where the player is asked again. With more, each is followed to a calm point, at random where it
    has tried enough."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Horizon:
    """Where a search stops following a line and judges. One of the four below."""

    replies: int = 0
    own_turn: bool = False
    turns: int = 0


CALM_POINT: Final = Horizon()
"""At the next calm point after the answer that was added to the tree."""

OWN_TURN: Final = Horizon(own_turn=True)
"""At the first calm point of somebody else, even inside the tree. Where turns are long a tree only ever comes into the
first part of the next one, and that half of a turn says less than its beginning."""


def after_replies(number: int) -> Horizon:
    """Past so many calm points of others, at which they answer at random."""
    return Horizon(replies=number)


def after_turns(number: int) -> Horizon:
    """So many turns later. Where a turn has several parts that are decided together, and the others' turns too, a
    search compares whole turns instead of single answers.
    """
    return Horizon(turns=number)


@dataclass(frozen=True, kw_only=True, eq=False)
class Thinking(Generic[S]):
    """How bots think about a game."""

    evaluate: Callable[[S], list[float]] | None = None
    """How well each seat stands: e to the power of it is its part in the chances to win. In a game of teams it is the
    logarithm of the odds that the seat's team wins. Without it every position is held to be even."""

    calm: frozenset[str] = frozenset()
    """The questions before which a position can be judged: nothing is half done there."""

    team: Callable[[S, int], str] | None = None
    """The team of a seat, where teams win as a whole."""

    treasure: Callable[[S, int], float] | None = None
    """How much of what one can lay before oneself a seat has, from 0 to 1: a greedy temperament likes it."""

    belief: Callable[[list[Heard]], Callable[[S], float]] | None = None
    """From what a seat has been told: how likely, in a world, the others would have done what they did. Worlds are
    compared by it, so it need not add up to anything. For games with secret roles."""

    glance: Glance = Glance()  # it never changes
    """What a greedy player looks at."""

    horizon: Horizon = CALM_POINT
    """How far a search looks."""

    trust: float = 1.0
    """How much of the evaluation a search believes: with less it holds positions to be less decided. A greedy player
    does better with an evaluation that is too sure of itself; a search does not."""

    ignored: frozenset[str] = frozenset()
    """Moves that no bot looks at: there is always another, and these are hardly ever better."""
