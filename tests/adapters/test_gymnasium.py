"""Gymnasium's own check, the masks, and that the bots sit where they should."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from spellhall import BadSetup
from spellhall.adapters.baselines import bot, linear, measure
from spellhall.adapters.gymnasium import LearnerEnv, id_of
from spellhall.bots.base import Seat, Weighed
from tests.adapters.tools import SEATINGS


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_gymnasiums_own_check(game: str, seats: int) -> None:
    check_env(gymnasium.make(id_of(game), players=seats, seat=None, render_mode="ansi").unwrapped)


def play(env: LearnerEnv, choose: Any) -> float:
    """One game to its end; every move by ``choose(mask)``."""
    over, reward = False, 0.0
    while not over:
        mask = env.action_masks()
        assert mask.shape == (len(env.moves),)
        assert mask.dtype == np.bool_
        decision = env.game.decision
        assert decision is not None
        assert decision.seat == env.seat
        assert {env.moves.tokens[number] for number in mask.nonzero()[0]} == set(decision.moves)
        _, reward, over, cut, info = env.step(choose(mask))
        assert not cut
        assert info == {}
    assert not env.action_masks().any()
    return reward


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_keeps_its_seat_and_gets_its_due(seat: int) -> None:
    env = LearnerEnv("lantern", 3, seat=seat)
    for seed in range(5):
        env.reset(seed=seed)
        assert env.seat == seat
        reward = play(env, lambda mask: mask.nonzero()[0][0])
        assert env.game.result is not None
        assert (reward > 0) == (seat in env.game.result.winners and len(env.game.result.winners) < 3)


def test_any_seat_may_be_drawn() -> None:
    env = LearnerEnv("lantern", 4, seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(40):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_every_bot_sits_in_its_own_seat() -> None:
    env = LearnerEnv("lantern", 3, seat=1, bots=["search:1", "search:2"])
    env.reset(seed=1)
    asked: list[tuple[int, int]] = []

    class Spy:
        def __init__(self, number: int) -> None:
            self.number = number
            self.weighed: list[Weighed] = []

        def choose(self, seat: Seat) -> str:
            asked.append((self.number, seat.seat))
            return seat.moves[0]

    env._bots = [Spy(0), Spy(1)]
    play(env, lambda mask: mask.nonzero()[0][0])
    assert set(asked) == {(0, 0), (1, 2)}


def test_an_illegal_move_ends_the_game() -> None:
    env = LearnerEnv("castle")
    env.reset(seed=1)
    illegal = int((~env.action_masks()).nonzero()[0][0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (-1.0, True, {"illegal": env.moves.tokens[illegal]})


def test_the_seed_decides() -> None:
    one, other = LearnerEnv("castle", bots="search:2"), LearnerEnv("castle", bots="search:2")
    for env in (one, other):
        env.reset(seed=6)
        play(env, lambda mask: mask.nonzero()[0][-1])
    assert one.game.record() == other.game.record()
    one.reset()
    assert one.game.seed != other.game.seed


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"players": 9}, "is for 4 to 6 players"),
        ({"seat": 4}, "there is no seat 4"),
        ({"bots": ["random"]}, "3 bots are needed beside the learner, not 1"),
        ({"bots": "genius"}, "there is no bot 'genius'"),
        ({"stall_limit": 9}, "option stall_limit cannot be '?9"),
    ],
)
def test_mistakes_are_explained(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        LearnerEnv("castle", **settings)


def test_the_example_learns() -> None:
    worth, half = measure(linear("lantern", 2, 500), 2, 150)
    assert worth - half > 0


def test_a_random_player_among_random_ones_is_worth_nothing() -> None:
    worth, half = measure(bot("castle", 4, "random"), 4, 5)
    assert abs(worth) + half < 1e-9
