"""The games of a batch, divided among workers: each steps its own games and writes into arrays that all share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from spellhall.adapters.gymnasium import MASK, SEEDS
from spellhall.adapters.learner import (
    ILLEGAL_REWARD,
    LearnerGame,
    Opponent,
    deal_until_asked,
    let_policies_play,
    opponents,
)
from spellhall.adapters.match import Match
from spellhall.engine.info import Scenario

FLOAT: Final = 4
LAST_WORD: Final = 2.0
"""So many seconds a worker may take to come to an end."""

End = tuple[int, float, dict[str, Any]]
"""The number of a game that has ended, what it was worth, and what else is to be told of it."""


class Terms(NamedTuple):
    """How every game of a batch is made."""

    game: str
    players: int | None
    seat: int | None
    bots: Opponent | Sequence[Opponent]
    scenario: Scenario | None
    options: Mapping[str, object]
    mode: AutoresetMode


class Arrays(NamedTuple):
    """What all learners see, and their masks: a row for every game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]


class Share:
    """Some of the games of a batch."""

    def __init__(self, setup: Terms, numbers: range) -> None:
        self.games = [LearnerGame(*setup[:-1]) for _ in numbers]
        self._numbers = numbers
        self._mode = setup.mode
        self._random = [seeding.np_random()[0] for _ in numbers]

    def set_bots(self, _: Arrays, bots: Opponent | Sequence[Opponent]) -> None:
        """Others play from the next game on."""
        for one in self.games:
            one.opponents = opponents(bots, one.table.seats - 1)

    def reset(
        self, arrays: Arrays, seeds: Sequence[int | None], wanted: Sequence[bool], scenario: Scenario | None
    ) -> None:
        """Deal the games anew that are wanted. The sequences are for all games of the batch."""
        chosen = [place for place, at in enumerate(self._numbers) if wanted[at]]
        for place in chosen:
            seed = seeds[self._numbers[place]]
            if seed is not None:
                self._random[place] = seeding.np_random(seed)[0]
        self._deal(chosen, scenario)
        self._look(arrays)

    def _deal(self, places: Sequence[int], scenario: Scenario | None = None) -> None:
        if places:
            seeds = [Random(int(self._random[place].integers(SEEDS))) for place in places]
            deal_until_asked([(self.games[place], seed) for place, seed in zip(places, seeds, strict=True)], scenario)

    def step(self, arrays: Arrays, actions: Sequence[int] | NDArray[Any]) -> list[End]:
        """Play a move in every game; which of them have ended. The moves are for all games of the batch."""
        games = self.games
        ended = [place for place, one in enumerate(games) if one.over]
        assert self._mode == AutoresetMode.NEXT_STEP or not ended, "games are over: reset them"
        playing = [place for place, one in enumerate(games) if not one.over]
        self._deal(ended)
        illegal: dict[int, str] = {}
        for place in playing:
            one, number = games[place], int(actions[self._numbers[place]])
            if one.table.is_legal(number):
                one.play(number)
            else:
                illegal[place] = one.refuse(number)
        let_policies_play([games[place] for place in playing if games[place].awaited is not None])
        ends = [self._end(place, illegal.get(place)) for place in playing if games[place].over]
        if self._mode == AutoresetMode.SAME_STEP:
            self._deal([place for place in playing if games[place].over])
        self._look(arrays)
        return ends

    def _end(self, place: int, illegal: str | None) -> End:
        one = self.games[place]
        told: dict[str, Any] = {} if illegal is None else {"illegal": illegal}
        if self._mode == AutoresetMode.SAME_STEP:
            told = {"final_obs": one.observe(), "final_info": {MASK: one.mask(), **told}}
        return self._numbers[place], one.reward if illegal is None else ILLEGAL_REWARD, told

    def _look(self, arrays: Arrays) -> None:
        rows = slice(self._numbers.start, self._numbers.stop)
        masks = arrays.masks[rows]
        put([one.table for one in self.games], [one.seat for one in self.games], arrays.observations[rows], masks)
        masks[[one.over for one in self.games]] = 1  # as ``LearnerGame.mask`` says


def put(
    tables: Sequence[Match], seats: Sequence[int], observations: NDArray[np.float32], masks: NDArray[np.int8]
) -> None:
    """Write what the seats see and what they may do into the rows of the arrays."""
    seen, legal = observations.data.cast("B"), masks.data.cast("B")
    width, moves = FLOAT * observations.shape[1], masks.shape[1]
    for at, table in enumerate(tables):
        table.put_observation(seats[at], seen, at * width)
        table.put_mask(legal, at * moves)


class Worker:
    """A share of the games in a process of its own, which writes into memory that both have."""

    def __init__(self, context: BaseContext, setup: Terms, numbers: range, shared: tuple[Any, Any], games: int) -> None:
        self._line, theirs = context.Pipe()
        process: Any = context
        self._process = process.Process(target=work, args=(theirs, setup, numbers, shared, games), daemon=True)
        self._process.start()
        theirs.close()
        self.hear()

    def begin(self, what: str, args: tuple[Any, ...]) -> None:
        """Let it do that."""
        with suppress(OSError):  # if it has died, we hear that
            self._line.send((what, args))

    def hear(self) -> tuple[Any, Exception | None]:
        """What it answers, and what went wrong there."""
        try:
            answer, problem = self._line.recv()
        except (EOFError, OSError):
            return None, RuntimeError("a worker of the batch has died")
        return answer, problem

    def close(self) -> None:
        """Let it go."""
        self._line.close()  # which is where it hears nothing any more
        self._process.join(LAST_WORD)
        self._process.kill()


def work(line: Connection, setup: Terms, numbers: range, shared: tuple[Any, Any], games: int) -> None:
    """What a worker does, from its first to its last command."""
    arrays = arrays_in(shared, games)
    share: Any = None
    command: tuple[str, tuple[Any, ...]] = ("", ())
    while True:
        answer, problem = None, None
        try:
            if share is None:
                share = Share(setup, numbers)
            else:
                answer = getattr(share, command[0])(arrays, *command[1])
        except Exception as error:  # whatever it is: it is raised where the batch is stepped
            problem = error
        try:
            line.send((answer, problem))
            command = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return


def arrays_in(shared: tuple[Any, Any], games: int) -> Arrays:
    """The arrays in memory that several processes have."""
    observations, masks = shared
    return Arrays(
        np.frombuffer(observations, np.float32).reshape(games, -1), np.frombuffer(masks, np.int8).reshape(games, -1)
    )
