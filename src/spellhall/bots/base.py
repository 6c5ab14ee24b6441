"""What a bot is given with a question, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from spellhall.engine.claims import Claim
from spellhall.engine.errors import IllegalMove
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.steps import State
from spellhall.engine.thinking import Heard
from spellhall.engine.views import View


class Seat:
    """All that a bot may use to decide: the view of its seat, its moves, and worlds like this one.

    A world is dealt anew at random wherever the seat cannot know: play in it, look at its views.
    (The numbers of its cards are the table's own; a bot that followed them from world to world
    would follow cards that its seat has lost sight of.)
    """

    def __init__(self, game: Game, claims: Sequence[Claim] = ()) -> None:
        """``claims``: what was claimed at the table so far."""
        decision = game.decision
        if decision is None:
            raise IllegalMove("nobody is asked: the game is over")
        self._game = game
        self.claims = claims
        self.seat = decision.seat
        self.moves = decision.moves
        self.is_calm = decision.name in game.info.bots.calm

    @cached_property
    def view(self) -> View:
        """What the seat may know, news included; made when first looked at."""
        return self._game.view(self.seat)

    @property
    def info(self) -> GameInfo[Any]:
        """The game's rules, the same for everybody."""
        return self._game.info

    def imagine(self, rng: Random) -> State:
        """The bare state of such a world, for those who play in very many."""
        world: State = self.info.determinize(self._game.state, self.seat, rng)
        return world

    @cached_property
    def heard(self) -> list[Heard]:
        """What the seat was told so far, bare; made when first looked at."""
        return self._game.heard(self.seat)

    def world(self, rng: Random) -> Game:
        """A game that could be this one, for all the seat knows; it can be played and changed."""
        return self._game.determinize(self.seat, rng)


class Weighed(NamedTuple):
    """A move that a bot thought about: how often it tried it, and what it holds it to be worth."""

    move: str
    visits: int
    value: float


class Bot(Protocol):
    """Whoever can choose one of the moves of a seat."""

    @property
    def weighed(self) -> list[Weighed]:
        """What it thought of the moves before the last one it chose, the best first; empty if it did not think."""
        ...

    def choose(self, seat: Seat) -> str:
        """One of ``seat.moves``."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much a bot may think about one move: a number of worlds, or seconds."""

    worlds: int | None = None
    seconds: float | None = None

    def start(self) -> Clock:
        """A clock for one move, ticking from now."""
        return Clock(self)


class Clock:
    """Tells when a budget is used up. Every world asked for is one ``more``."""

    __slots__ = ("_begun", "_budget", "asked")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.asked = 0
        self._begun = perf_counter()

    def more(self) -> bool:
        """Is there budget for another world? In time: for one of average length."""
        asked = self.asked
        self.asked += 1
        if self._budget.seconds is not None:
            spent = perf_counter() - self._begun
            return asked == 0 or spent + spent / asked < self._budget.seconds
        return asked < (self._budget.worlds or 0)

    @property
    def used(self) -> float:
        """How much of the budget is used up, from 0 to 1 and a little more."""
        if self._budget.seconds is not None:
            return (perf_counter() - self._begun) / self._budget.seconds
        return self.asked / (self._budget.worlds or 1)

    @property
    def left(self) -> float:
        """For how many more worlds the budget will do; in time: of average length."""
        if self._budget.seconds is not None:
            spent = perf_counter() - self._begun
            return (self._budget.seconds - spent) / (spent / self.asked) if spent else float("inf")
        return (self._budget.worlds or 0) - self.asked
