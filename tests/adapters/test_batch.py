"""A batch says what the single environments say, number by number."""

from __future__ import annotations

import copy
import os
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from spellhall import BadSetup, IllegalMove
from spellhall.adapters.batch import LearnerBatch, Tables
from spellhall.adapters.gymnasium import LearnerEnv, id_of
from spellhall.adapters.match import payoffs
from spellhall.adapters.pettingzoo import ENVIRONMENTS, name_of
from tests.adapters.test_gymnasium import Predictor, first
from tests.adapters.tools import GAMES

COUNT = 3
STEPS = {"castle": 60, "magewars": 40, "magelight": 60}


def same(one: Any, other: Any) -> bool:
    """The same in every number, whatever it is made of."""
    if isinstance(one, dict):
        return isinstance(other, dict) and one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return isinstance(other, np.ndarray) and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return bool(one == other)


def compare(one: Any, other: Any, steps: int, illegal: bool = False) -> int:
    """Step both with the same moves; returns how many games ended."""
    rng = np.random.default_rng(3)
    seen, infos = one.reset(seed=11)
    assert all(map(same, (seen, infos), other.reset(seed=11)))
    ends = 0
    for step in range(steps):
        moves = (rng.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)
        if illegal and step % 7 == 6:
            moves[step % COUNT] = infos["action_mask"][step % COUNT].argmin()
        found = one.step(moves)
        for here, there in zip(found, other.step(moves), strict=True):
            assert same(here, there)
        infos = found[4]
        ends += found[2].sum()
    return ends


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_a_vector_of_single_environments_says(game: str, mode: AutoresetMode) -> None:
    single = SyncVectorEnv([lambda: LearnerEnv(game, seat=None)] * COUNT, autoreset_mode=mode)
    batch = LearnerBatch(game, COUNT, seat=None, autoreset_mode=mode)
    compare(single, batch, STEPS.get(game, 100), illegal=True)


@pytest.mark.parametrize("bots", ["greedy", first, ["random", Predictor(), "greedy"]])
def test_whoever_the_opponents_are(bots: Any) -> None:
    for mode in list(AutoresetMode)[:2]:
        single = SyncVectorEnv(
            [lambda: LearnerEnv("lantern", 4, bots=bots if isinstance(bots, list) else [bots] * 3)] * COUNT,
            autoreset_mode=mode,
        )
        batch = LearnerBatch("lantern", COUNT, 4, bots=bots, autoreset_mode=mode)
        assert compare(single, batch, 60) > 3


@pytest.mark.parametrize("bots", ["random", Predictor()])
def test_however_many_workers_there_are(bots: Any) -> None:
    for mode in list(AutoresetMode)[:2]:
        alone = LearnerBatch("lantern", COUNT, seat=None, bots=bots, autoreset_mode=mode)
        shared = LearnerBatch("lantern", COUNT, seat=None, bots=bots, autoreset_mode=mode, workers=2)
        assert compare(alone, shared, 60, illegal=True) > 3
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            copy.deepcopy(shared)
        shared.bots = "greedy"
        assert shared.bots == ["greedy"]
        shared.close()


HERE = os.getpid()


def wrong_elsewhere(observation: Any, mask: Any) -> int:
    return first(observation, mask) if os.getpid() == HERE else -1


def test_what_goes_wrong_with_a_worker_is_told() -> None:
    shared = LearnerBatch("lantern", 2, seat=1, scenario={"hand": {"P1": "owl"}}, workers=2)
    shared.bots = wrong_elsewhere
    with pytest.raises(IllegalMove, match="made a mistake: move -1 is not legal"):
        shared.reset(seed=1)
    with pytest.raises(BadSetup, match="there is no bot 'genius'"):
        shared.bots = "genius"
    shared.bots = "random"
    _, infos = shared.reset(seed=1)
    assert infos["action_mask"].any(axis=1).all(), "it goes on with other bots"
    shared._others[0]._process.kill()
    with pytest.raises(RuntimeError, match="a worker of the batch has died"):
        shared.reset()
    shared.close()


def test_a_policy_is_asked_for_all_games_at_once() -> None:
    policy = Predictor()
    batch = LearnerBatch("lantern", 8, bots=policy)
    _, infos = batch.reset(seed=1)
    policy.asked.clear()
    for _ in range(4):
        *_, infos = batch.step(infos["action_mask"].argmax(axis=1))
    assert (8, len(batch.encoder)) in policy.asked


def test_only_some_games_may_be_dealt_anew() -> None:
    batch = LearnerBatch("lantern", COUNT, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = batch.reset(seed=[5, None, 7])
    over = np.zeros(COUNT, np.bool_)
    while not over.any():
        seen, _, over, _, infos = batch.step(infos["action_mask"].argmax(axis=1))
    with pytest.raises(AssertionError, match="games are over: reset them"):
        batch.step(infos["action_mask"].argmax(axis=1))
    again, infos = batch.reset(options={"reset_mask": over})
    assert [bool((again[at] != seen[at]).any()) for at in range(COUNT)] == over.tolist()
    batch.step(infos["action_mask"].argmax(axis=1))


def test_gymnasium_makes_it() -> None:
    batch: Any = gymnasium.make_vec(
        id_of("lantern"), num_envs=5, vectorization_mode="vector_entry_point", players=3, bots="greedy"
    )
    seen, infos = batch.reset(seed=1)
    assert seen in batch.observation_space
    assert infos["action_mask"].shape == (5, len(batch.unwrapped.moves))
    batch.unwrapped.bots = "random"
    assert batch.unwrapped.bots == ["random", "random"]
    batch.close()


@pytest.mark.parametrize("game", GAMES)
def test_tables_say_what_pettingzoo_says(game: str) -> None:
    tables = Tables(game, COUNT)
    envs = [ENVIRONMENTS[name_of(game)].env() for _ in range(COUNT)]
    found = tables.reset(seed=3)
    for number, env in enumerate(envs):
        env.reset(seed=3 + number)
    rng = np.random.default_rng(1)
    for _ in range(STEPS.get(game, 100)):
        moves = (rng.random(found.masks.shape) * found.masks).argmax(axis=1)
        after = tables.step(moves)
        for at, env in enumerate(envs):
            observation = env.observe(env.agent_selection)
            assert env.agent_selection == f"player_{found.seats[at]}"
            assert same(observation, {"observation": found.observations[at], "action_mask": found.masks[at]})
            env.step(int(moves[at]))
            assert after.over[at] == all(env.terminations.values())
            due = payoffs(env.table.result, tables.players) if env.table.result else [0] * tables.players
            assert after.rewards[at] == pytest.approx(due)
            if after.over[at]:
                env.reset()
        found = after


def test_an_illegal_move_changes_nothing_in_any_game() -> None:
    tables = Tables("lantern", 2)
    found = tables.reset(seed=1)
    moves = found.masks.argmax(axis=1)
    moves[1] = found.masks[1].argmin()
    with pytest.raises(IllegalMove, match=rf"game 1: move {moves[1]} is not legal for seat {found.seats[1]}"):
        tables.step(moves)
    assert tables.tables[0].played == []
    with pytest.raises(IllegalMove, match="2 moves are needed, one for each game, not 1"):
        tables.step(moves[:1])


def test_mistakes_are_explained() -> None:
    with pytest.raises(BadSetup, match="a batch has one game or more, not 0"):
        Tables("lantern", 0)
    with pytest.raises(BadSetup, match="a batch has one worker or more, not 0"):
        LearnerBatch("lantern", 2, workers=0)
    with pytest.raises(BadSetup, match="2 seeds are needed, one for each game, not 1"):
        LearnerBatch("lantern", 2).reset(seed=[1])
    with pytest.raises(BadSetup, match="is over from this position before the learner is asked"):
        LearnerBatch("lantern", 2, scenario={"ashes": "spark*4 flame*3 gust*2 owl*2 moth"}).reset(seed=1)
