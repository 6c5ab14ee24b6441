"""A table plays the same game as everybody else."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

pytest.importorskip("numpy")

import spellhall
from spellhall.adapters.match import Match, payoffs
from spellhall.engine.laws import Start
from spellhall.engine.snapshot import snapshot
from spellhall.engine.steps import Result
from tests.adapters.tools import SETUPS, name
from tests.every import EVERY_GAME


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_it_is_the_game_of_that_seed_and_those_moves(game: str, setup: Start) -> None:
    table = Match(game, setup.seats, setup.options, setup.scenario)
    rng = Random(4)
    table.deal(99)
    while table.seat is not None:
        mask = table.mask(table.seat)
        assert set(mask.nonzero()[0]) == set(table.legal)
        assert not any(table.mask(seat).any() for seat in range(setup.seats) if seat != table.seat)
        table.play(rng.choice(list(table.legal)))
    twin = table.game()
    assert twin.result == table.result
    assert snapshot(twin.state) == snapshot(table.state)
    spellhall.verify(twin.record())


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_copy_goes_its_own_way(game: str) -> None:
    table = Match(game, spellhall.game_info(game).players[0])
    assert deepcopy(table).seats == table.seats
    rng = Random(5)
    table.deal("copied")
    for _ in range(12):
        if table.seat is not None:
            table.play(rng.choice(list(table.legal)))
    twin = deepcopy(table)
    before = snapshot(table.state)
    assert snapshot(twin.state) == before
    moves = [table.seat, *table.legal]
    assert [twin.seat, *twin.legal] == moves
    while twin.seat is not None:
        twin.play(rng.choice(list(twin.legal)))
    assert snapshot(table.state) == before


def test_an_illegal_number_changes_nothing() -> None:
    table = Match("castle", 4)
    table.deal(1)
    was = snapshot(table.state)
    illegal = next(number for number in range(len(table.moves)) if number not in table.legal)
    with pytest.raises(spellhall.IllegalMove, match=f"move {illegal} is not legal now"):
        table.play(illegal)
    assert snapshot(table.state) == was
    assert table.played == []


@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        ((0,), [1, -1 / 3, -1 / 3, -1 / 3]),
        ((1, 2), [-1 / 3, 1 / 3, 1 / 3, -1 / 3]),
        ((0, 1, 2, 3), [0, 0, 0, 0]),
        ((), [0, 0, 0, 0]),
    ],
)
def test_payoffs(winners: tuple[int, ...], expected: list[float]) -> None:
    found = payoffs(Result(winners, (0, 0, 0, 0), ""), 4)
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)


def test_payoffs_of_two() -> None:
    assert payoffs(Result((1,), (0, 5), ""), 2) == [-1, 1]
