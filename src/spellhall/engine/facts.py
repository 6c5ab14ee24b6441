"""What a game tells a designer about a finished game: the columns of the lab's tables, and the ranges
in which the rules want them.

A game has these in its own ``facts.py``. Nothing here is asked for while a game is merely played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Generic, TypeVar

from spellhall.engine.steps import News, State

S = TypeVar("S", bound=State)

Fact = int | float | str | bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """One line of the table of ranges in the rules.

    ``of`` names a figure and a column of the lab's tables, and a value where only that one is meant:

    - ``rate place``, ``share role=wizard``: of the seats with each value, how many are among the
      winners; ``share`` divides a victory among those who share it
    - ``rate learned``: the same of the seats for whom each card was ``learned``
    - ``games way=limit``: the share of the games with that value
    - ``mean turns``, ``median rounds``, ``p10 turns``, ``p90 turns``, ``max turns``: of the games
    - ``per_seat deaths``: the mean of a column of the seats
    """

    what: str
    of: str
    low: float = 0
    high: float = inf
    seats: tuple[int, ...] = ()
    """The numbers of players it is about; empty is all."""
    times_seats: bool = False
    """Whether it is measured in fair shares: 1 is fair, whatever the number of players."""
    around: str = ""
    """Another figure that ``low`` and ``high`` are counted from."""
    bots: str = ""
    """``random``: it is about random players; ``sensible``: about all others; empty: about all."""

    @property
    def column(self) -> str:
        """The column that ``of`` names; empty where it is all wins."""
        return self.of.partition(" ")[2].partition("=")[0]


@dataclass(frozen=True, kw_only=True, eq=False)
class Facts(Generic[S]):
    """How to read a finished game."""

    of_seats: Callable[[S], Sequence[Mapping[str, Fact]]]
    """By seat: who sat there (role, character, mage, team), as further columns."""

    of_game: Callable[[S, Sequence[News]], Mapping[str, Fact]]
    """``way`` (of winning), ``turns``, ``rounds``, and whatever else the ranges speak of, from the
    final state and all that was told."""

    turns: Callable[[S], int]
    """A number that grows from turn to turn."""

    standing: Callable[[S], Sequence[float]]
    """By seat: how far it has come, by the rules' own measure, knowing all secrets. The highest leads."""

    cards: Mapping[str, tuple[str, str]]
    """By kind of news: what became of a card (``drawn``, ``played``), and the argument that names it, or them.
    The seat is its argument ``seat``, or the one it is addressed to."""

    counts: Mapping[str, str]
    """By kind of news: the column that counts how often it was said of a seat."""

    opening: str = ""
    """The kind of news by which the opening hands are complete: what was ``drawn`` before is ``opening``."""

    wanted: tuple[Wanted, ...] = ()
