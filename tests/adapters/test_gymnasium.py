"""Gymnasium's own check, the masks, and that the bots sit where they should."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import spellhall
from spellhall import BadSetup, IllegalMove
from spellhall.adapters.baselines import bot, linear, measure
from spellhall.adapters.batch import LearnerBatch
from spellhall.adapters.gymnasium import LearnerEnv, id_of
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import encoder, version_of
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
        assert list(info) == ["action_mask"]
        assert info["action_mask"].dtype == np.int8
        assert np.array_equal(info["action_mask"].astype(np.bool_), env.action_masks())
    assert env.action_masks().all(), "after the end any number will do, for none is played"
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
            heard.append(len(seat.heard))
            return seat.moves[0]

    heard: list[int] = []
    env.bots = [Spy(0), Spy(1)]
    env.reset()
    play(env, lambda mask: mask.nonzero()[0][0])
    assert set(asked) == {(0, 0), (1, 2)}
    assert heard[-1] > heard[0] > 0, "bots hear the news"


# Policies as opponents


def first(observation: Any, mask: Any) -> int:
    return int(mask.nonzero()[0][0])


class Predictor:
    """A policy as Stable-Baselines3 has them."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, ...]] = []

    def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, None]:
        self.asked.append(observation.shape)
        return action_masks.argmax(-1), None


def test_functions_and_policies_hold_the_other_seats() -> None:
    games = []
    opponents: list[Any] = [first, Predictor(), [first, Predictor(), first]]
    for bots in opponents:
        env = LearnerEnv("castle", 4, seat=2, bots=bots)
        env.reset(seed=4)
        play(env, lambda mask: mask.nonzero()[0][0])
        games.append(env.game.record())
    assert games[0] == games[1] == games[2]
    game = spellhall.new("castle", 4, games[0]["seed"])
    tokens = numbering("castle").moves.tokens
    while game.decision is not None:
        game.play(min(game.decision.moves, key=tokens.index))
    assert game.record() == games[0], "each plays the first of its own moves"


def test_a_policy_sees_its_own_seat() -> None:
    you = encoder("lantern", 3).parts["you"]
    seen = []

    def policy(observation: Any, mask: Any) -> int:
        seen.append(int(observation[you].argmax()))
        return first(observation, mask)

    env = LearnerEnv("lantern", 3, seat=1, bots=policy)
    env.reset(seed=3)
    play(env, lambda mask: mask.nonzero()[0][0])
    assert set(seen) == {0, 2}


def test_made_by_gymnasium_too_and_set_for_the_next_game() -> None:
    policy = Predictor()
    env = gymnasium.make(id_of("lantern"), bots=policy)
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax())
    assert policy.asked
    assert env.get_wrapper_attr("bots") == [policy]
    env.set_wrapper_attr("bots", "greedy")
    assert env.get_wrapper_attr("bots") == ["greedy"]
    many = len(policy.asked)
    env.reset()
    assert len(policy.asked) == many


@pytest.mark.parametrize(
    ("answer", "complaint"), [(999, "move 999 is not legal now; legal are"), (None, "None is no number of a move")]
)
def test_a_policy_that_plays_an_illegal_move_is_told(answer: Any, complaint: str) -> None:
    env = LearnerEnv("lantern", seat=1, bots=lambda *_: answer, scenario={"hand": {"P1": "owl", "P2": "moth"}})
    with pytest.raises(IllegalMove, match=f"the policy of seat 0 made a mistake: {complaint}"):
        env.reset(seed=1)


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
@pytest.mark.parametrize("make", [SyncVectorEnv, LearnerBatch])
def test_no_mask_is_ever_empty_in_a_vector_of_games(make: Any, mode: AutoresetMode) -> None:
    envs: Any
    if make is SyncVectorEnv:
        envs = SyncVectorEnv([lambda: LearnerEnv("lantern")] * 3, autoreset_mode=mode)
    else:
        envs = LearnerBatch("lantern", 3, autoreset_mode=mode)
    _, infos = envs.reset(seed=1)
    ends = 0
    for _ in range(60):
        assert infos["action_mask"].any(axis=1).all()
        assert infos["_action_mask"].all()
        moves = [envs.single_action_space.sample(mask) for mask in infos["action_mask"]]
        _, _, over, _, infos = envs.step(np.array(moves))
        assert "illegal" not in infos
        ends += over.sum()
    assert ends > 3


def test_an_illegal_move_ends_the_game() -> None:
    env = LearnerEnv("castle")
    env.reset(seed=1)
    illegal = int((~env.action_masks()).nonzero()[0][0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, env.moves.tokens[illegal])
    assert info["action_mask"].all()
    with pytest.raises(AssertionError, match="the game is over: reset it"):
        env.step(illegal)
    env.reset()
    assert env.step(-1)[4]["illegal"] == "-1"


def test_the_seed_decides() -> None:
    one, other = LearnerEnv("castle", bots="search:2"), LearnerEnv("castle", bots="search:2")
    for env in (one, other):
        env.reset(seed=6)
        play(env, lambda mask: mask.nonzero()[0][-1])
    assert one.game.record() == other.game.record()
    one.reset()
    assert one.game.seed != other.game.seed


class Blind:
    def predict(self, observation: Any) -> Any:
        raise AssertionError(f"it is never asked, but was for {observation}")


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"players": 9}, "is for 4 to 6 players"),
        ({"seat": 4}, "there is no seat 4"),
        ({"bots": ["random"]}, "3 bots are needed beside the learner, not 1"),
        ({"bots": "genius"}, "there is no bot 'genius'"),
        ({"bots": 7}, "an opponent is a bot's level, a bot, a policy .* not int"),
        ({"bots": Blind()}, "a policy's predict takes action_masks"),
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


# Names


@pytest.mark.filterwarnings("ignore:.*is out of date")
def test_an_old_name_says_the_new_one() -> None:
    older = f"spellhall/castle-v{version_of('castle') - 1}"
    with pytest.raises(gymnasium.error.DeprecatedEnv, match=f"Please use `{id_of('castle')}` instead"):
        gymnasium.make(older)
