"""PettingZoo's own tests, and what it cannot know about our games."""

from __future__ import annotations

import warnings
from copy import deepcopy
from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
import pettingzoo

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import environments in a way that it calls deprecated
    from pettingzoo.test import api_test, render_test, seed_test

from spellhall import BadSetup, IllegalMove, verify
from spellhall.adapters import pettingzoo as adapter
from spellhall.adapters.observation import version_of
from spellhall.adapters.pettingzoo import ENVIRONMENTS, CheckedEnv, name_of
from spellhall.engine.laws import Start
from spellhall.games import all_games
from tests.adapters.tools import ASKING, MIXED, name

CASTLE, LANTERN = ENVIRONMENTS[name_of("castle")], ENVIRONMENTS[name_of("lantern")]


def make(game: str, setup: Start, render_mode: str | None = None) -> CheckedEnv:
    return ENVIRONMENTS[name_of(game)].env(
        setup.seats, scenario=setup.scenario, render_mode=render_mode, **setup.options
    )


def run_its_tests(game: str, setup: Start) -> None:
    api_test(make(game, setup), num_cycles=25)
    seed_test(partial(make, game, setup), num_cycles=8)
    render_test(partial(make, game, setup))


@pytest.mark.parametrize(("game", "setup"), [*ASKING, *MIXED], ids=name)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
def test_pettingzoos_own_tests(game: str, setup: Start, capsys: pytest.CaptureFixture[str]) -> None:
    run_its_tests(game, setup)
    assert "Passed API test" in capsys.readouterr().out


def test_only_the_asked_agent_has_moves() -> None:
    env = CASTLE.env(players=5)
    env.reset(seed=3)
    for _ in range(30):
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        assert [agent for agent in env.agents if masks[agent].any()] == [env.agent_selection]
        assert all(mask.shape == (66,) and mask.dtype == np.int8 for mask in masks.values())
        env.step(int(masks[env.agent_selection].nonzero()[0][0]))


def play_out(env: Any) -> dict[str, float]:
    """Play any legal moves; what each agent got in all."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(observation["action_mask"].nonzero()[0][-1]))
    return got


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = LANTERN.env(players=3)
    env.reset(seed=8)
    got = play_out(env)
    assert env.agents == []
    assert env.table.result is not None
    assert sum(got.values()) == pytest.approx(0)
    winners = {f"player_{seat}" for seat in env.table.result.winners}
    assert {agent for agent, reward in got.items() if reward == max(got.values())} == winners


def test_the_seed_decides_and_games_follow_one_another() -> None:
    env, twin = LANTERN.env(), LANTERN.env()
    env.reset(seed=5)
    twin.reset(seed=5)
    assert env.table.seed == twin.table.seed
    first = env.table.seed
    env.reset()
    twin.reset()
    assert env.table.seed == twin.table.seed != first


def test_an_illegal_move_loses_or_is_refused() -> None:
    env = CASTLE.env()
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.warns(UserWarning, match="not legal, and loses"):
        env.step(65)
    assert all(env.terminations.values())
    assert env.rewards == {one: (-1.0 if one == agent else 0.0) for one in env.possible_agents}
    raw = CASTLE.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"player_\d cannot play move 65 \(turn ringing_open_lit\) now"):
        raw.step(65)
    with pytest.raises(IllegalMove, match=r"cannot play move 1000 \(None\) now"):
        raw.step(1000)


def test_step_before_reset_is_refused() -> None:
    with pytest.raises(AssertionError, match="reset the environment"):
        CASTLE.env().step(0)


def test_what_was_played_can_be_replayed() -> None:
    env = CASTLE.env(players=4, stall_limit=1)
    env.reset(seed=2)
    play_out(env)
    record = env.table.game().record()
    assert record["options"]["stall_limit"] == "1"
    assert verify(record).game.result == env.table.result


def test_an_environment_can_be_copied() -> None:
    env = CASTLE.env(players=4)
    env.reset(seed=3)
    twin = deepcopy(env)
    assert play_out(env) == play_out(twin)


def test_a_game_may_begin_in_a_position() -> None:
    env = LANTERN.env()
    env.reset(seed=1, options={"scenario": {"hand": {"P1": "owl", "P2": "moth"}}})
    assert "play owl" in {env.table.moves.tokens[number] for number in env.table.legal}
    env.reset(seed=1)
    assert env.table.begun_from == {}


def test_a_position_without_any_question_is_refused() -> None:
    cards = "spark*4 flame*3 gust*2 owl*2 moth"
    with pytest.raises(BadSetup, match="is over from this position before anybody is asked"):
        LANTERN.env(scenario={"ashes": cards}).reset(seed=1)


def test_rendering_shows_what_a_spectator_sees() -> None:
    env = LANTERN.env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "Hand of P1: 3 (?)" in text
    assert LANTERN.env().render() is None


def test_every_game_has_its_environment() -> None:
    # Version 0 had the first rules and the first layout of columns; this is the second layout.
    assert set(ENVIRONMENTS) == {f"{game}_v{info.version}" for game, info in all_games().items()}
    for title, environment in ENVIRONMENTS.items():
        assert getattr(adapter, title) is environment
    with pytest.raises(AttributeError, match=rf"no environment 'chess_v9'; there are {CASTLE.__name__}, lantern_v"):
        _ = adapter.chess_v9


def test_an_old_name_says_the_new_one() -> None:
    now = name_of("castle")
    old = f"castle_v{version_of('castle') - 1}"
    with pytest.raises(ImportError, match=f"there is no environment {old} here: it is {now} now"):
        exec(f"from spellhall.adapters.pettingzoo import {old}")
    with pytest.raises(ImportError, match=f"it is {now} now"):
        getattr(adapter, old)


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="this PettingZoo has no register")
@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_register_knows_them(game: str) -> None:
    env = pettingzoo.make("aec", f"spellhall/{name_of(game).replace('_v', '-v')}")
    env.reset(seed=1)
    assert env.unwrapped.table.info.name == game
