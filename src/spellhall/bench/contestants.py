"""What is timed: a contestant is one game at one number of seats, with its tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any, Final, TypeVar

import spellhall
from spellhall.bots import Budget, Seat
from spellhall.bots.search import Searcher
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.steps import play_out

T = TypeVar("T")

Task = Callable[[], int]
"""A piece of work that says how many units it did. ``play`` plays one game to its end and counts
the players' decisions; ``search`` searches in one sampled state and counts the iterations; the others
treat every sampled state once and count the states.
"""

HOUSE: Final = "Spellhall"
SEED: Final = 7
SAMPLED_GAMES: Final = 16
GAMES_FOR_CHANCE: Final = 200
ITERATIONS: Final = 500
"""Of one search: enough that it does all that a search does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contestant:
    """A game and a number of seats. ``tasks`` are among ``play``, ``copy``, ``determinize``, ``view``, ``search``."""

    house: str
    version: str
    game: str
    seats: int
    tasks: Mapping[str, Task]
    chance_per_game: float | None
    """Answers of chance in a game; None where chance is hidden inside the moves."""


def enter(info: GameInfo[Any], seats: int) -> Contestant:
    """One of our own games, at random play with its usual options."""
    options = info.read_options(None)
    random = Random(SEED).random
    middles = sample(info, seats)
    states = [game.state for game in middles]
    asked = [game.decision.seat for game in middles if game.decision]
    rng = Random(SEED)

    def play() -> int:
        return play_out(info.begin(seats, options, {}), random)

    def copy() -> int:
        for state in states:
            state.copy()
        return len(states)

    def determinize() -> int:
        for state, seat in zip(states, asked, strict=True):
            info.determinize(state, seat, rng)
        return len(states)

    def view() -> int:
        for game, seat in zip(middles, asked, strict=True):
            game.view(seat, since=game.number)
        return len(middles)

    open_middles = cycle([game for game in middles if game.decision and len(game.decision.moves) > 1])

    def search() -> int:
        bot = Searcher(Budget(worlds=ITERATIONS), rng)
        bot.choose(Seat(next(open_middles)))
        return sum(one.visits for one in bot.weighed)

    return Contestant(
        house=HOUSE,
        version=spellhall.__version__,
        game=info.name,
        seats=seats,
        tasks={"play": play, "copy": copy, "determinize": determinize, "view": view, "search": search},
        chance_per_game=chance_per_game(info, seats),
    )


def sample(info: GameInfo[Any], seats: int) -> list[Game]:
    """Games standing in the middle, always the same ones: a quarter, a half and three quarters
    through several random games, each with its news so far and a player to decide.
    """
    middles: list[Game] = []
    for seed in range(SAMPLED_GAMES):
        game = Game.begin(info, seats, seed)
        rng = Random(seed)
        numbers: list[int] = []
        while decision := game.decision:
            numbers.append(game.number)
            game.play(rng.choice(decision.moves))
        record = game.record()
        middles += [spellhall.replay(record, upto=number) for number in quarters(numbers)]
    return middles


def quarters(things: Sequence[T]) -> list[T]:
    """Those a quarter, a half and three quarters of the way through."""
    return [things[len(things) * quarter // 4] for quarter in (1, 2, 3)]


def chance_per_game(info: GameInfo[Any], seats: int) -> float:
    """How often chance answers in a game, counted outside the timed play so as not to slow it."""
    random = Random(SEED).random
    options = info.read_options(None)
    answers = 0

    def counted() -> float:
        nonlocal answers
        answers += 1
        return random()

    decisions = sum(play_out(info.begin(seats, options, {}), counted) for _ in range(GAMES_FOR_CHANCE))
    return (answers - decisions) / GAMES_FOR_CHANCE
