"""OpenSpiel's own test, its algorithms, and what it cannot know about our games."""

from __future__ import annotations

import json
import random
import unittest
from collections import Counter
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts, sample_some_states

from spellhall import BadSetup
from spellhall.adapters.numbering import numbering
from spellhall.adapters.openspiel import LONGEST, cards_by_zone, default, pack, unpack
from spellhall.engine.info import Option
from spellhall.engine.laws import Start
from spellhall.games import all_games
from tests.adapters.tools import EVERY, GAMES, SEATINGS, SETUPS, name


def load(game: str, setup: Start) -> Any:
    known = {option.name: option for option in all_games()[game].options}
    params: dict[str, Any] = {"players": setup.seats, "scenario": pack(setup.scenario) if setup.scenario else ""}
    for key, value in setup.options.items():
        params[key] = int(str(value)) if isinstance(default(known[key]), int) else f"'{value}'"
    return pyspiel.load_game(f"spellhall_{game}", params)


def walk(state: Any, rng: random.Random, most: int = 1 << 30) -> Any:
    """Play at random, so many actions at most."""
    while not state.is_terminal() and state.move_number() < most:
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_it_loads_and_plays_to_the_end(game: str, setup: Start) -> None:
    loaded = load(game, setup)
    state = walk(loaded.new_initial_state(), random.Random(1))
    assert sum(state.returns()) == pytest.approx(0)
    assert loaded.num_players() == setup.seats
    again = pyspiel.load_game(str(loaded))
    assert again.get_parameters() == loaded.get_parameters()


SHORTER = {
    "castle": "(stall_limit='1')",
    "magecraft": "(quiet_limit=3)",
    "magewars": "(round_limit='20')",
    "nytherria": "(round_limit=3)",
}
"""Options that make a game shorter."""
SHORT = ("castle", "lantern", "nytherria")
"""Games that are then short enough to be played again and again."""


def load_shorter(game: str) -> Any:
    return pyspiel.load_game(f"spellhall_{game}{SHORTER.get(game, '')}")


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(load_shorter(game), num_sims=1, serialize=True, verbose=False)


# Chance and moves


def test_chance_is_explicit_with_the_exact_odds() -> None:
    state = pyspiel.load_game("spellhall_lantern").new_initial_state()
    assert state.is_chance_node()
    odds = {state.action_to_string(-1, number): chance for number, chance in state.chance_outcomes()}
    assert odds == {
        "draw spark": 4 / 12, "draw flame": 3 / 12, "draw gust": 2 / 12, "draw owl": 2 / 12, "draw moth": 1 / 12,
    }  # fmt: skip


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_odds_add_up_and_moves_have_names(game: str, seats: int) -> None:
    state = load(game, Start(seats)).new_initial_state()
    rng = random.Random(2)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            actions = state.legal_actions()
            assert actions == sorted(set(actions))
            others = [seat for seat in range(seats) if seat != state.current_player()]
            assert not any(state.legal_actions(seat) for seat in others)
            named = [state.action_to_string(action) for action in actions]
            assert len(set(named)) == len(named)
        walk(state, rng, state.move_number() + 1)


# What a seat knows


def test_the_information_state_keeps_what_was_seen_and_is_hidden_again() -> None:
    """Without the memory aid neither news nor view repeats a shrine that was turned down."""
    game = pyspiel.load_game("spellhall_castle(memory_aid=off,first_turn=free,first_player='0')")
    state = game.new_initial_state()
    rng = random.Random(3)
    place = 4
    for move in ("manipulate", "pick supply", f"flip bell{place + 1}"):
        while state.is_chance_node():
            walk(state, rng, state.move_number() + 1)
        state.apply_action(state.string_to_action(move))
    walk(state, rng, state.move_number() + 1)
    shrine = state.position.state.kind[place]
    assert shrine >= 0
    sight = json.dumps(["sight", "tableau", place, shrine])
    for seat in range(4):
        assert sight in state.information_state_string(seat)
    while not state.is_terminal():
        walk(state, rng, state.move_number() + 1)
        assert sight in state.information_state_string(2)


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_a_resampled_state_is_the_same_to_the_one_who_asks(game: str, seats: int) -> None:
    loaded = load(game, Start(seats))
    rng = random.Random(4)
    played = walk(loaded.new_initial_state(), rng).full_history()
    decisions = [at for at, taken in enumerate(played) if taken.player >= 0]
    chosen = decisions[:: len(decisions) // 8 + 1]
    state = loaded.new_initial_state()
    changed = 0
    for at, taken in enumerate(played):
        if at in chosen:
            seat = state.current_player()
            world = state.resample_from_infostate(seat, rng.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert np.array_equal(world.information_state_tensor(seat), state.information_state_tensor(seat))
            assert np.array_equal(world.observation_tensor(seat), state.observation_tensor(seat))
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.legal_actions() == state.legal_actions()
            changed += str(world) != str(state)
            assert walk(world, rng).is_terminal()
        state.apply_action(taken.action)
    assert changed, "nothing was ever dealt anew"


def test_others_do_not_remember_the_real_world_in_a_resampled_one() -> None:
    state = pyspiel.load_game("spellhall_lantern(players=3)").new_initial_state()
    while state.move_number() < 12 or state.is_chance_node():
        walk(state, random.Random(1), state.move_number() + 1)
    seat = state.current_player()
    other = (seat + 1) % 3
    world = state.resample_from_infostate(seat, random.Random(2).random)
    assert '"you_drew"' in state.information_state_string(other)
    assert '"you_drew"' not in world.information_state_string(other)


@pytest.mark.parametrize("game", GAMES)
def test_the_tensor_sums_up_what_was_told(game: str) -> None:
    loaded = pyspiel.load_game(f"spellhall_{game}")
    info = all_games()[game]
    observer = loaded.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    moves = numbering(game).moves.tokens
    faces = cards_by_zone(info, loaded.num_players())
    assert list(observer.dict) == ["observation", "told", "moves", "shown"]
    state = loaded.new_initial_state()
    for length in (25, 70):
        walk(state, random.Random(6), length)
        for seat in range(loaded.num_players()):
            observer.set_from(state, seat)
            assert np.array_equal(observer.dict["observation"], state.observation_tensor(seat))
            told = json.loads(state.information_state_string(seat))["told"]
            wanted: dict[str, Counter[str]] = {"told": Counter(), "moves": Counter(), "shown": Counter()}
            for kind, *args in told:
                if kind == "move":
                    wanted["moves"][args[0]] += 1
                elif kind == "sight":
                    wanted["shown"][info.cards[faces[args[0]][args[2]]].id] += 1
                else:
                    wanted["told"][kind] += 1
            names = {"told": info.headlines.kinds, "moves": moves, "shown": [card.id for card in info.cards]}
            for part, titles in names.items():
                found = {title: int(many) for title, many in zip(titles, observer.dict[part], strict=True) if many}
                assert found == wanted[part]


def test_a_shown_card_is_counted_under_its_name() -> None:
    state = pyspiel.load_game("spellhall_nytherria").new_initial_state()
    walk(state, random.Random(1), 12)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    cards = [card.id for card in all_games()["nytherria"].cards]
    shown = Counter({id: int(many) for id, many in zip(cards, observer.dict["shown"], strict=True) if many})
    view = json.loads(state.observation_string(0))
    hand = next(zone for zone in view["zones"] if zone["id"] == "hand0")
    assert not Counter(card["face"] for card in hand["cards"]) - shown


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_longer_than_it_says(game: str) -> None:
    loaded = pyspiel.load_game(f"spellhall_{game}(max_game_length=5)")
    assert loaded.max_game_length() == 5
    state = walk(loaded.new_initial_state(), random.Random(1))
    assert sum(taken.player >= 0 for taken in state.full_history()) == 5
    assert state.is_terminal()
    assert state.returns() == [0.0] * loaded.num_players()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    for seat in range(loaded.num_players()):
        assert len(state.information_state_tensor(seat)) == loaded.information_state_tensor_size()
        assert "asked" not in json.loads(state.observation_string(seat))
    assert pyspiel.load_game(f"spellhall_{game}").max_game_length() == LONGEST


def test_a_game_has_at_least_one_move() -> None:
    with pytest.raises(BadSetup, match="max_game_length is 1 move or more, not 0"):
        pyspiel.load_game("spellhall_lantern(max_game_length=0)")


def test_the_public_observer_is_a_spectator() -> None:
    game = pyspiel.load_game("spellhall_lantern")
    state = walk(game.new_initial_state(), random.Random(6), 8)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(public)
    assert json.loads(observer.string_from(state, 0))["you"] is None
    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="a view has public information, private information of one player, or both"):
        game.make_py_observer(everything)


@pytest.mark.parametrize("game", GAMES)
def test_the_private_observer_tells_what_only_this_seat_sees(game: str) -> None:
    loaded = pyspiel.load_game(f"spellhall_{game}")
    kinds = [
        pyspiel.IIGObservationType(public, True, private)
        for public, private in (
            (True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
            (True, pyspiel.PrivateInfoType.NONE),
            (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        )
    ]
    state = walk(loaded.new_initial_state(), random.Random(6), 60)
    for seat in range(loaded.num_players()):
        observers = [loaded.make_py_observer(kind) for kind in kinds]
        for observer in observers:
            observer.set_from(state, seat)
        everything, public, own = (json.loads(observer.string_from(state, seat)) for observer in observers)
        assert own["mine"] == everything["mine"]
        for part in ("seats", "zones", "told"):
            assert all(one in everything[part] for one in own[part])
            assert all(one in own[part] or one in public[part] for one in everything[part])
        assert not any(zone in public["zones"] for zone in own["zones"])
        assert {"table", "status", "asked"}.isdisjoint(own)
        first = len(observers[0].dict["observation"]) - len(observers[2].dict["observation"])
        assert np.array_equal(observers[0].dict["observation"][first:], observers[2].dict["observation"])
        assert np.array_equal(observers[0].dict["observation"][:first], observers[1].dict["observation"][:first])
        both, all_told, mine = (Counter(map(str, said["told"])) for said in (everything, public, own))
        assert not both - mine - all_told
        assert observers[2].dict["told"].sum() == sum(one[0] not in ("move", "sight") for one in own["told"])


# Its own tests of what a game has to do


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_tests_of_the_interface(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
    theirs = type("Theirs", (api_test.EnforceAPIOnPartialTreeBase,), {})
    theirs.game, theirs.game_name = load_shorter(game), f"spellhall_{game}"  # type: ignore[attr-defined]
    theirs.setUpClass = classmethod(_few_states)  # type: ignore[attr-defined]  # they would sample 400 of them
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(theirs).run(outcome)
    assert outcome.testsRun >= 5
    assert outcome.wasSuccessful(), outcome.failures + outcome.errors
    assert not outcome.skipped
    assert "player >= 0" in capfd.readouterr().err


def _few_states(cls: Any) -> None:
    cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=400 if EVERY else 100)
    cls.game_type = cls.game.get_type()


# Copies and parameters


def test_a_clone_goes_its_own_way() -> None:
    state = walk(pyspiel.load_game("spellhall_castle").new_initial_state(), random.Random(7), 40)
    was = str(state)
    told = state.information_state_string(1)
    clone = state.clone()
    assert str(clone) == was
    assert clone.information_state_string(1) == told
    walk(clone, random.Random(8))
    assert str(state) == was
    assert state.information_state_string(1) == told


def test_a_state_can_be_written_down_and_read() -> None:
    game = pyspiel.load_game("spellhall_castle(players=5)")
    state = walk(game.new_initial_state(), random.Random(9), 50)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(3) == state.information_state_string(3)
    assert str(walk(again, random.Random(1))) == str(walk(state, random.Random(1)))


def test_parameters() -> None:
    text = "spellhall_castle(players=5,stall_limit='1',memory_aid=off,monster_points=6000)"
    state = pyspiel.load_game(text).new_initial_state().position.state
    assert (state.seats, state.stall, state.memory_aid, state.monster_points) == (5, 5, False, 6000)
    usual = pyspiel.load_game("spellhall_castle").new_initial_state().position.state
    assert (usual.seats, usual.stall, usual.memory_aid, usual.monster_points) == (4, 12, True, 7000)
    with pytest.raises(BadSetup, match=r"option stall_limit cannot be '?9"):
        pyspiel.load_game("spellhall_castle(stall_limit='9')")


def test_how_options_become_parameters() -> None:
    assert default(Option("a", ("7000", "6000"))) == 7000
    assert default(Option("a", ("3", "off"))) == "'3'"
    assert default(Option("a", ("on", "off"))) == "on"


def test_a_scenario_survives_packing() -> None:
    scenario = {"hand": {"P1": "owl"}, "ashes": "moth spark"}
    assert unpack(pack(scenario)) == scenario
    assert pack(scenario).replace("-", "").replace("_", "").isalnum()
    assert unpack("") == {}


# Its algorithms


TOY = {"hand": {"P1": "flame"}, "ashes": "spark flame flame gust owl owl moth"}


def test_exact_algorithms_find_the_known_value_of_the_toy() -> None:
    """P1 holds a flame; three sparks and a gust are left: P2 gets two, P1 one, P2 the last.

    P2 with the gust (half of the deals) blows out the flame and wins 2 to 1. P1 with the gust blows
    out one of three sparks: 2 to 2. If it comes last, P1 has lit the flame before, P2 stops P1's
    spark: 2 to 2. So the game is worth -1/2 to P1.
    """
    game = pyspiel.load_game("spellhall_lantern", {"players": 2, "scenario": pack(TOY)})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value == pytest.approx([-0.5, 0.5], abs=0.01)
    assert exploitability.exploitability(game, policy) < 0.01


def test_openspiel_finds_perfect_recall_in_the_toy() -> None:
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
    game = pyspiel.load_game("spellhall_lantern", {"players": 2, "scenario": pack(TOY)})
    assert len(api_test._assert_is_perfect_recall(game)) > 10


@pytest.mark.parametrize("game", GAMES if EVERY else SHORT)
def test_its_is_mcts_plays_a_whole_game(game: str) -> None:
    loaded = load_shorter(game)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, rng), 2.0, 2, random_state=rng)
    play_with(loaded, bot.step)


@pytest.mark.parametrize("game", GAMES if EVERY else (*SHORT, "magecraft"))
def test_its_mcts_plays_a_whole_game(game: str) -> None:
    loaded = load_shorter(game)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 2.0, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    play_with(loaded, bot.step)


def play_with(game: Any, step: Any) -> None:
    """The bot plays all seats."""
    state = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            walk(state, rng, state.move_number() + 1)
        else:
            action = step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)
