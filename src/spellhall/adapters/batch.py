"""Many games at once, arrays out: the same numbers as the single environments, without their cost for every step.

``Tables`` are games in which every seat is yours, as with PettingZoo, for learning by self-play. ``LearnerBatch`` is a
vector environment of Gymnasium, in which one seat of every game is yours, as with ``LearnerEnv``:
``gymnasium.make_vec(id_of("castle"), num_envs=64, vectorization_mode="vector_entry_point")``.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.gymnasium import MASK, METADATA, action_space, observation_space
from spellhall.adapters.learner import Opponent, opponents
from spellhall.adapters.match import Match, payoffs
from spellhall.adapters.shares import Arrays, Share, Terms, Worker, arrays_in, put
from spellhall.engine.errors import BadSetup, IllegalMove
from spellhall.engine.info import Scenario


class Step(NamedTuple):
    """How all games stand: each array has a row for every game."""

    seats: NDArray[np.int64]
    """Who is asked. What is seen and what is legal is for this seat."""
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """By seat: what the game was worth that the last move ended; 0 in all others. See ``payoffs``."""
    over: NDArray[np.bool_]
    """Where the last move ended a game. There a new one has been dealt, and everything else is already of that one."""


class Tables:
    """So many games, played with the numbers of moves; a new game is dealt wherever one is over."""

    def __init__(
        self, game: str, count: int, players: int | None = None, *, scenario: Scenario | None = None, **options: object
    ) -> None:
        players = spellhall.game_info(game).players[0] if players is None else players
        self.tables = [Match(game, players, options, scenario) for _ in range(_at_least_one(count, "game"))]
        self.moves = self.tables[0].moves
        self.encoder = self.tables[0].encoder
        self.players = players
        self._seeds = [Random() for _ in self.tables]

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew: game number n is that of the PettingZoo environment after ``reset(seed + n)``."""
        for number, table in enumerate(self.tables):
            if seed is not None:
                self._seeds[number] = Random(seed + number)
            table.deal_until_asked(self._seeds[number])
        count = len(self.tables)
        return self._look(np.zeros((count, self.players), np.float32), np.zeros(count, np.bool_))

    def step(self, numbers: Sequence[int] | NDArray[Any]) -> Step:
        """Play a move in every game. If one of them is not legal this raises IllegalMove, and nothing has happened."""
        wanted = [int(number) for number in numbers]
        if len(wanted) != len(self.tables):
            raise IllegalMove(f"{len(self.tables)} moves are needed, one for each game, not {len(wanted)}")
        for at, table in enumerate(self.tables):
            if not table.is_legal(wanted[at]):
                raise IllegalMove(f"game {at}: move {wanted[at]} is not legal for seat {table.seat}")
        rewards = np.zeros((len(wanted), self.players), np.float32)
        over = np.zeros(len(wanted), np.bool_)
        for at, table in enumerate(self.tables):
            table.play(wanted[at])
            if table.seat is None:
                assert table.result is not None
                rewards[at] = payoffs(table.result, self.players)
                over[at] = True
                table.deal_until_asked(self._seeds[at])
        return self._look(rewards, over)

    def _look(self, rewards: NDArray[np.float32], over: NDArray[np.bool_]) -> Step:
        count = len(self.tables)
        observations = np.empty((count, len(self.encoder)), np.float32)
        masks = np.empty((count, len(self.moves)), np.int8)
        put(self.tables, [table.seat or 0 for table in self.tables], observations, masks)
        return Step(np.array([table.seat for table in self.tables]), observations, masks, rewards, over)


class LearnerBatch(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """So many games of ``LearnerEnv`` at once: what ``SyncVectorEnv`` of them would say, number by number.

    With several ``workers`` each plays a part of the games, the first in this process and the others in processes of
    their own. A policy that has ``predict`` is asked at once for all games of a worker that wait for it; with several
    workers it must be something that can be pickled, and each has a copy.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: Opponent | Sequence[Opponent] = "random",
        scenario: Scenario | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        workers: int = 1,
        **options: object,
    ) -> None:
        self.num_envs = _at_least_one(num_envs, "game")
        workers = min(_at_least_one(workers, "worker"), num_envs)
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": mode}
        setup = Terms(game, players, seat, bots, scenario, options, mode)
        bounds = [num_envs * number // workers for number in range(workers + 1)]
        self._own = Share(setup, range(bounds[1]))
        learner = self._own.games[0]
        self.moves = learner.table.moves
        self.encoder = learner.table.encoder
        self.single_action_space = action_space(learner)
        self.single_observation_space = observation_space(learner)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        columns, moves = len(self.encoder), len(self.moves)
        self._others: list[Worker] = []
        if workers == 1:
            self._arrays = Arrays(np.zeros((num_envs, columns), np.float32), np.zeros((num_envs, moves), np.int8))
            return
        context = multiprocessing.get_context()
        shared = context.RawArray("f", num_envs * columns), context.RawArray("b", num_envs * moves)
        self._arrays = arrays_in(shared, num_envs)
        for first, after in pairwise(bounds[1:]):
            self._others.append(Worker(context, setup, range(first, after), shared, num_envs))

    @property
    def bots(self) -> list[Opponent]:
        """The opponents; others may be set, for the games that begin from then on."""
        return self._own.games[0].opponents

    @bots.setter
    def bots(self, bots: Opponent | Sequence[Opponent]) -> None:
        self._everywhere("set_bots", opponents(bots, self._own.games[0].table.seats - 1))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal all games anew, game number n with the seed ``seed + n`` or ``seed[n]``. ``options`` may hold a
        ``scenario`` for these games only, and a ``reset_mask`` that says which games are dealt anew.
        """
        seeds = [None] * self.num_envs if seed is None else seed
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.num_envs)
        if len(seeds) != self.num_envs:
            raise BadSetup(f"{self.num_envs} seeds are needed, one for each game, not {len(seeds)}")
        chosen = options or {}
        wanted = chosen.get("reset_mask", np.ones(self.num_envs, np.bool_))
        self._everywhere("reset", seeds, wanted, chosen.get("scenario"))
        return self._seen({})

    def step(
        self, actions: NDArray[np.int64] | Sequence[int]
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play the learner's move in every game, then the others'. What happens where a game is over is as
        ``autoreset_mode`` says.
        """
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for ends in self._everywhere("step", actions):
            for at, reward, told in ends:
                rewards[at] = reward
                over[at] = True
                infos = self._add_info(infos, told, at)
        observations, infos = self._seen(infos)
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _everywhere(self, what: str, *args: Any) -> list[Any]:
        """Let every worker do that; what they answer."""
        for other in self._others:
            other.begin(what, args)
        try:
            own = getattr(self._own, what)(self._arrays, *args)
        finally:
            heard = [other.hear() for other in self._others]
        for _, problem in heard:
            if problem is not None:
                raise problem
        return [own, *(answer for answer, _ in heard)]

    def _seen(self, infos: dict[str, Any]) -> tuple[NDArray[np.float32], dict[str, Any]]:
        observations, masks = self._arrays
        legal = {MASK: masks.copy(), f"_{MASK}": np.ones(self.num_envs, np.bool_)}
        return observations.copy(), infos | legal

    def close_extras(self, **_: Any) -> None:
        """Let the other workers go."""
        for other in self._others:
            other.close()

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickle."""
        if self._others:
            raise TypeError(
                "a batch with several workers cannot be copied or pickled: their games are in other processes"
            )
        return self.__dict__


def _at_least_one(count: int, of: str) -> int:
    if count < 1:
        raise BadSetup(f"a batch has one {of} or more, not {count}")
    return count
