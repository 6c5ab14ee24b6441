"""Every move has one number, for good."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spellhall.adapters.numbering import Numbers, numbering
from spellhall.engine.laws import Start, begin
from spellhall.engine.steps import CHANCE, Question, apply, legal
from spellhall.games import all_games
from tests.adapters.tools import GAMES, SETUPS, name


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_every_answer_ever_met_has_its_number(game: str, setup: Start) -> None:
    info = all_games()[game]
    numbers = numbering(game)
    for seed in range(3):
        rng = Random(seed)
        state = info.begin(setup.seats, info.read_options(setup.options), info.read_scenario(setup.scenario))
        while state.ask is not None:
            seat, question, _ = state.ask
            some = numbers.chance if seat == CHANCE else numbers.moves
            answers = legal(state)
            for answer in answers:
                assert some.tokens[some.of[question.name][answer]] == question.tokens[answer]
            given = {some.of[question.name][answer] for answer in answers}
            assert len(given) == len(set(answers)), "two answers to one question share a number"
            apply(state, rng.choice(answers))


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_number_too_many(game: str) -> None:
    book = all_games()[game].book
    moves, chance = numbering(game)
    asked = [question for question in book.questions.values() if not question.by_chance]
    drawn = [question for question in book.questions.values() if question.by_chance]
    for numbers, questions in ((moves, asked), (chance, [*drawn, *asked])):
        tokens = [token for question in questions for token in question.tokens.values()]
        assert numbers.tokens == tuple(dict.fromkeys(tokens))
        assert len(numbers) == len(set(tokens))


def test_questions_share_the_number_of_a_token_but_not_their_answers() -> None:
    one: Question[Any, Any, int] = Question("one", {0: "pass", 1: "red"}, lambda _: [0, 1])
    two: Question[Any, Any, int] = Question("two", {7: "red", 8: "blue", 9: "pass"}, lambda _: [7, 8, 9])
    numbers = Numbers([one, two])
    assert numbers.tokens == ("pass", "red", "blue")
    assert numbers.of == {"one": {0: 0, 1: 1}, "two": {7: 1, 8: 2, 9: 0}}


def test_a_fingerprint_tells_any_change() -> None:
    lantern, castle = numbering("lantern"), numbering("castle")
    assert lantern.fingerprint != castle.fingerprint
    assert lantern.fingerprint != lantern._replace(moves=lantern.chance, chance=lantern.moves).fingerprint
    assert lantern.fingerprint == numbering("lantern").fingerprint


def test_a_number_is_a_move_of_the_real_game() -> None:
    game = begin(all_games()["lantern"], Start(2), 5)
    assert game.decision is not None
    moves = numbering("lantern").moves
    assert {moves.tokens.index(move) for move in game.decision.moves} <= set(range(len(moves)))
    assert moves.tokens[0] == "play spark"
