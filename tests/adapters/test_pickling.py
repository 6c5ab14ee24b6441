"""Games and environments are pickled and deep-copied, compiled or not, and go on as they would have."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import numpy as np

import spellhall
from spellhall import BadRecord, Game
from spellhall.adapters.batch import LearnerBatch, Tables
from spellhall.adapters.gymnasium import LearnerEnv
from spellhall.adapters.pettingzoo import ENVIRONMENTS, name_of
from spellhall.bots import Seat, make_bot
from tests.adapters.test_gymnasium import first
from tests.adapters.tools import GAMES


def by_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("again", [by_pickle, copy.deepcopy], ids=["pickle", "deepcopy"])


def play_some(game: Game, moves: int, seed: int) -> Game:
    rng = Random(seed)
    for _ in range(moves):
        if game.decision is not None:
            game.play(rng.choice(game.decision.moves))
    return game


@pytest.mark.parametrize("again", [by_pickle, copy.deepcopy, copy.copy], ids=["pickle", "deepcopy", "copy"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game(name: str, again: Callable[[Game], Game]) -> None:
    info = spellhall.game_info(name)
    game = play_some(spellhall.new(name, info.players[1], 3), 15, seed=1)
    game.names = [f"Player {seat}" for seat in range(game.seats)]
    twin = again(game)
    assert twin.info is info
    for seat in (None, *range(game.seats)):
        assert twin.view(seat) == game.view(seat)
    before = game.record()
    play_some(twin, 40, seed=2)
    assert game.record() == before, "the copy goes its own way"
    assert play_some(game, 40, seed=2).record() == twin.record()
    assert game.view(0) == twin.view(0)


def test_a_pickle_of_other_rules_is_refused() -> None:
    game = spellhall.new("lantern", 2, 1)
    thaw, (info, version, changes, data) = game.__reduce__()
    assert thaw(info, version, changes, data).record() == game.record()
    with pytest.raises(BadRecord, match=r"played under version 98 of the rules of Lantern"):
        thaw(info, 98, changes, data)
    with pytest.raises(BadRecord, match="pickled under other house rules"):
        thaw(info, version, {"spark": {"copies": 9}}, data)


@WAYS
@pytest.mark.parametrize("level", ["random", "greedy", "search:20"])
def test_a_bot(level: str, again: Callable[[Any], Any]) -> None:
    game = spellhall.new("nytherria", 2, 5)
    bot = make_bot(level, 7)

    def answer(bot: Any, game: Game) -> None:
        for _ in range(6):
            if game.decision is not None:
                game.play(bot.choose(Seat(game)))

    answer(bot, game)
    twin, world = again(bot), game.copy()
    assert twin.weighed == bot.weighed
    answer(bot, game)
    answer(twin, world)
    assert game.record() == world.record()


def step_env(env: Any, rng: Any) -> list[Any]:
    """Twelve steps of a Gymnasium environment; what came of them."""
    told = []
    for _ in range(12):
        moves = env.action_masks().nonzero()[0]
        seen, reward, over, _, _ = env.step(moves[rng.integers(len(moves))])
        told.append((seen.tobytes(), reward, over, env.seat))
        if over:
            env.reset()
    return told


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_an_environment_of_gymnasium(name: str, again: Callable[[Any], Any]) -> None:
    env = LearnerEnv(name, seat=None)
    assert again(env).reset(seed=4)[0].tobytes() == env.reset(seed=4)[0].tobytes()
    step_env(env, np.random.default_rng(1))
    twin = again(env)
    assert step_env(twin, np.random.default_rng(2)) == step_env(env, np.random.default_rng(2))
    assert env.game.record() == twin.game.record()


@WAYS
def test_an_environment_with_its_opponents(again: Callable[[Any], Any]) -> None:
    env = LearnerEnv("lantern", 4, bots=["greedy", first, "search:5"])
    env.reset(seed=4)
    twin = again(env)
    assert step_env(twin, np.random.default_rng(2)) == step_env(env, np.random.default_rng(2))


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_an_environment_of_pettingzoo(name: str, again: Callable[[Any], Any]) -> None:
    def play(env: Any) -> list[Any]:
        rng = np.random.default_rng(3)
        told = []
        for _ in range(30):
            observation, reward, over, _, _ = env.last()
            told.append((env.agent_selection, observation["observation"].tobytes(), reward))
            moves = observation["action_mask"].nonzero()[0]
            env.step(None if over else int(moves[rng.integers(len(moves))]))
            if not env.agents:
                env.reset()
        return told

    env = ENVIRONMENTS[name_of(name)].env()
    again(env).reset(seed=1)
    env.reset(seed=1)
    play(env)
    twin = again(env)
    assert play(twin) == play(env)
    assert twin.table.game().record() == env.table.game().record()


@WAYS
def test_batches(again: Callable[[Any], Any]) -> None:
    batch = LearnerBatch("lantern", 3)
    _, infos = batch.reset(seed=1)
    tables = Tables("lantern", 3)
    found = tables.reset(seed=1)
    other, others = again(batch), again(tables)
    for _ in range(40):
        moves = infos["action_mask"].argmax(axis=1)
        seen, *_, infos = batch.step(moves)
        assert np.array_equal(other.step(moves)[0], seen)
        moves = found.masks.argmax(axis=1)
        found = tables.step(moves)
        assert np.array_equal(others.step(moves).observations, found.observations)


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_games_and_states(name: str, again: Callable[[Any], Any]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("spellhall.adapters.openspiel")
    game = pyspiel.load_game(f"spellhall_{name}")
    assert str(again(game)) == str(game)
    state = game.new_initial_state()
    for _ in range(25):
        state.apply_action(state.legal_actions()[0])
    twin = again(state)
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    player = max(0, state.current_player())
    assert twin.information_state_string(player) == state.information_state_string(player)
