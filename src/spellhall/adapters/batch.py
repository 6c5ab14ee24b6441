"""Many games at once, arrays out: the same numbers as the single environments, without their cost for every step.

``Tables`` are games in which every seat is yours, as with PettingZoo, for learning by self-play. ``LearnerBatch`` is a vector
environment of Gymnasium, in which one seat of every game is yours, as with ``LearnerEnv``:
``gymnasium.make_vec(id_of("castle"), num_envs=64, vectorization_mode="vector_entry_point")``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.gymnasium import MASK, METADATA, SEEDS, action_space, observation_space
from spellhall.adapters.learner import (
    ILLEGAL_REWARD,
    LearnerGame,
    Opponent,
    deal_until_asked,
    let_policies_play,
    opponents,
)
from spellhall.adapters.table import Table, payoffs
from spellhall.engine.errors import BadSetup, IllegalMove
from spellhall.engine.info import Scenario

FLOAT = 4


class Step(NamedTuple):
    """How all games stand: each array has a row for every game."""

    seats: NDArray[np.int64]
    """Who is asked. All that follows is for this seat."""
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
        self.tables = [Table(game, players, options, scenario) for _ in range(_at_least_one(count))]
        self.moves = self.tables[0].moves
        self.encoder = self.tables[0].encoder
        self.players = players
        self._seeds = [Random() for _ in self.tables]

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew. Game number n is the one that the PettingZoo environment has after ``reset(seed + n)``."""
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
        seats = np.array([table.seat for table in self.tables])
        return Step(seats, observations, masks, rewards, over)


def put(
    tables: Sequence[Table], seats: Sequence[int], observations: NDArray[np.float32], masks: NDArray[np.int8]
) -> None:
    """Write what the seats see and what they may do into the rows of the arrays."""
    seen, legal = observations.data.cast("B"), masks.data.cast("B")
    width, moves = FLOAT * observations.shape[1], masks.shape[1]
    for at, table in enumerate(tables):
        table.put_observation(seats[at], seen, at * width)
        table.put_mask(legal, at * moves)


class LearnerBatch(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """So many games of ``LearnerEnv`` at once: what ``SyncVectorEnv`` of them would say, number by number.

    A policy that has ``predict`` is asked once a turn for all games that wait for it.
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
        **options: object,
    ) -> None:
        self.num_envs = _at_least_one(num_envs)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.autoreset_mode}
        self.games = [LearnerGame(game, players, seat, bots, scenario, options) for _ in range(self.num_envs)]
        self._tables = [one.table for one in self.games]
        self.moves = self._tables[0].moves
        self.encoder = self._tables[0].encoder
        self.single_action_space = action_space(self.games[0])
        self.single_observation_space = observation_space(self.games[0])
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self._random = [seeding.np_random()[0] for _ in self.games]

    @property
    def bots(self) -> list[Opponent]:
        """The opponents; others may be set, for the games that begin from then on."""
        return self.games[0].opponents

    @bots.setter
    def bots(self, bots: Opponent | Sequence[Opponent]) -> None:
        for one in self.games:
            one.opponents = opponents(bots, one.table.seats - 1)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal all games anew, game number n with the seed ``seed + n`` or ``seed[n]``. ``options`` may hold a ``scenario``
        for these games only, and a ``reset_mask`` that says which games are dealt anew.
        """
        seeds = [None] * self.num_envs if seed is None else seed
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.num_envs)
        if len(seeds) != self.num_envs:
            raise BadSetup(f"{self.num_envs} seeds are needed, one for each game, not {len(seeds)}")
        chosen = options or {}
        wanted = chosen.get("reset_mask", np.ones(self.num_envs, np.bool_))
        numbers = [at for at in range(self.num_envs) if wanted[at]]
        for at in numbers:
            if seeds[at] is not None:
                self._random[at] = seeding.np_random(seeds[at])[0]
        self._deal(numbers, chosen.get("scenario"))
        return self._look()

    def _deal(self, numbers: Sequence[int], scenario: Scenario | None = None) -> None:
        if not numbers:
            return
        deal_until_asked([(self.games[at], Random(int(self._random[at].integers(SEEDS)))) for at in numbers], scenario)

    def step(
        self, actions: NDArray[np.int64] | Sequence[int]
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play the learner's move in every game, then the others'. What happens where a game is over is as
        ``autoreset_mode`` says.
        """
        ended = [one.over for one in self.games]
        assert self.autoreset_mode == AutoresetMode.NEXT_STEP or not any(ended), "games are over: reset them"
        self._deal([at for at in range(self.num_envs) if ended[at]])
        illegal: dict[int, str] = {}
        playing = [at for at in range(self.num_envs) if not ended[at]]
        for at in playing:
            one, number = self.games[at], int(actions[at])
            if one.table.is_legal(number):
                one.play(number)
            else:
                illegal[at] = one.refuse(number)
        let_policies_play([self.games[at] for at in playing if self.games[at].awaited is not None])
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for at in playing:
            one = self.games[at]
            if one.over:
                over[at] = True
                rewards[at] = ILLEGAL_REWARD if at in illegal else one.reward
                told: dict[str, Any] = {"illegal": illegal[at]} if at in illegal else {}
                if self.autoreset_mode == AutoresetMode.SAME_STEP:
                    told = {"final_obs": one.observe(), "final_info": {MASK: one.mask(), **told}}
                infos = self._add_info(infos, told, at)
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            self._deal([int(at) for at in over.nonzero()[0]])
        observations, masks = self._look()
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos | masks

    def _look(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """What all learners see, and the masks as ``infos`` have them."""
        observations = np.empty((self.num_envs, len(self.encoder)), np.float32)
        masks = np.empty((self.num_envs, len(self.moves)), np.int8)
        put(self._tables, [one.seat for one in self.games], observations, masks)
        masks[[one.over for one in self.games]] = 1
        return observations, {MASK: masks, f"_{MASK}": np.ones(self.num_envs, np.bool_)}


def _at_least_one(count: int) -> int:
    if count < 1:
        raise BadSetup(f"a batch has one game or more, not {count}")
    return count
