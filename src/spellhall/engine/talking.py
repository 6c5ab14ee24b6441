"""What a game tells bots about talk: what they could say, and how they heed what others say.

A game says it once: ``TALK`` in its ``talk.py``, beside what can be claimed. Bots of a game that says nothing speak
about who is about to win, and heed nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, NamedTuple, TypeVar

from spellhall.engine.claims import About, Claim
from spellhall.engine.steps import State
from spellhall.engine.thinking import Heard

S = TypeVar("S", bound=State)


class Remark(NamedTuple):
    """Something a bot could say now, and how much it wishes to: below 1 it would rather keep silent."""

    wish: float
    kind: str
    about: About


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind(Generic[S]):
    """What goes on in a seat that might say something after a turn."""

    me: int
    own: S
    """A world as the seat knows it: what is its own in it is true."""
    hides: bool
    """Whether the seat must speak as somebody else would."""
    worlds: Sequence[S]
    """Worlds as it believes in them; if it hides, as an honest player would who knows only what is public."""
    weights: Sequence[float]
    """How likely each is; together 1."""
    fresh: Sequence[Heard]
    """What it was told since the turn began that is now over."""
    claims: Sequence[Claim]
    """What was claimed so far, by everybody."""
    random: Random = field(default_factory=Random)

    def chance(self, holds: Callable[[S], bool]) -> float:
        """How likely it believes something to be, or says so."""
        return sum(weight for world, weight in zip(self.worlds, self.weights, strict=True) if holds(world))

    def said(self, kind: str) -> list[Claim]:
        """Its own claims of a kind."""
        return [claim for claim in self.claims if claim.seat == self.me and claim.kind == kind]


Heed = Callable[[Sequence[Claim], Sequence[Heard], int], Callable[[S], float]]
"""From claims, what a seat has been told, and the seat: how likely the others were to make them in a world."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Talking(Generic[S]):
    """How bots talk in a game."""

    remarks: Callable[[Mind[S]], list[Remark]]
    """What a seat could say after a turn."""

    honest: Callable[[S, int], bool] = lambda _, __: True
    """Whether a seat of a world may say what it believes; one that may not hides as one that may."""

    heed: Heed[S] | None = None
    """How much the claims of others say of a world."""
