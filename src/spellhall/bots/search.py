"""The searching bot: tries its moves in imagined worlds and plays these to the end at random.

Monte Carlo over the bot's own turn: from the present choice on, as long as the bot itself is asked,
UCB1 spends most worlds on the answers that did best so far; everything after that is played at
random. (Were the rest of the own turn random too, the bot would judge "manipulate" by a random
flip, not by its best one.) A new world is dealt for every try, so what the bot cannot know is
weighed by how likely it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

from spellhall.bots.base import Budget, Seat
from spellhall.engine.steps import CHANCE, Result, State, apply, legal, play_out

CURIOSITY: Final = 0.5
"""How much a seldom tried answer is preferred; rewards lie between 0 and 1."""


class Tried:
    """An answer: how often it was tried, with what success, and the answers that may follow it."""

    __slots__ = ("next", "reward", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.reward = 0.0
        self.next: dict[Any, Tried] = {}


class Searcher:
    """Plays the move that it tried most often."""

    def __init__(self, budget: Budget, rng: Random) -> None:
        self._budget = budget
        self._rng = rng

    def choose(self, seat: Seat) -> str:
        """The best move as far as the budget lets it see. A forced move costs nothing."""
        if len(seat.moves) == 1:
            return seat.moves[0]
        root = Tried()
        options: Sequence[Any] = ()
        clock = self._budget.start()
        while clock.more():
            world = seat.world(self._rng).state
            options = options or tuple(legal(world))
            self._try_one(world, seat.seat, root)
        tried = [root.next.get(answer, Tried()) for answer in options]
        best = max(range(len(tried)), key=lambda at: (tried[at].tries, tried[at].reward))
        return seat.moves[best]

    def _try_one(self, world: State, seat: int, root: Tried) -> None:
        """Walk through the own turn to the first answer not tried yet, then play at random."""
        random = self._rng.random
        path = [root]
        while world.ask is not None and world.ask[0] in (seat, CHANCE):
            options = legal(world)
            if world.ask[0] == CHANCE:
                apply(world, options[int(random() * len(options))])
                continue
            answer = _promising(path[-1], options, random)
            apply(world, answer)
            path.append(path[-1].next.setdefault(answer, Tried()))
            if not path[-1].tries:
                break
        play_out(world, random)
        assert world.result is not None
        reward = share_of_win(world.result, seat)
        for answer in path:
            answer.tries += 1
            answer.reward += reward


def share_of_win(result: Result, seat: int) -> float:
    """1 for a win, shared by those who win together; 0 for a loss."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _promising(so_far: Tried, options: Sequence[Any], random: Callable[[], float]) -> Any:
    """The answer to try next, by UCB1: every answer once, then the highest upper bound."""
    known = so_far.next
    untried = [answer for answer in options if answer not in known]
    if untried:
        return untried[int(random() * len(untried))]
    width = CURIOSITY * sqrt(log(so_far.tries))
    bounds = [known[answer].reward / known[answer].tries + width / sqrt(known[answer].tries) for answer in options]
    return options[bounds.index(max(bounds))]
