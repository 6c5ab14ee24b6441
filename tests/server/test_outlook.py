"""What a move would end, told before it is made."""

from __future__ import annotations

from random import Random

import pytest

import spellhall
from spellhall.server.outlook import outlook
from spellhall.server.refusals import Refusal
from tests.server.test_undo import play, table_of


def test_the_move_that_ends_a_turn_is_known_before() -> None:
    table = table_of("castle", 4, 4)
    seat = table.asked
    assert seat is not None
    first = outlook(table, seat, "manipulate")
    assert (first.ends_turn, first.chance, first.ends_game) == (False, False, False)
    play(table, "manipulate")
    play(table, "pick both")
    one = outlook(table, seat, "flip bell1")
    assert (one.ends_turn, one.chance) == (False, True)
    play(table, "flip bell1")
    other = outlook(table, seat, "flip bell2")
    assert (other.ends_turn, other.chance) == (True, True)


@pytest.mark.parametrize("game", [*spellhall.games(), "lantern"])
def test_it_is_told_to_the_asked_seat_alone_and_only_of_legal_moves(game: str) -> None:
    table = table_of(game, spellhall.game_info(game).players[0], 2)
    rng = Random(game)
    for _ in range(12):
        assert table.game is not None
        decision = table.game.decision
        if decision is None:
            break
        before = table.game.number
        for move in decision.moves:
            outlook(table, decision.seat, move)
        assert table.game.number == before
        with pytest.raises(Refusal, match="not you who is asked"):
            outlook(table, (decision.seat + 1) % table.setup.seats, decision.moves[0])
        with pytest.raises(Refusal, match="not a legal move"):
            outlook(table, decision.seat, "nonsense")
        play(table, rng.choice(decision.moves))


def test_the_end_of_the_game_is_known_before() -> None:
    table = table_of("lantern", 2, 2)
    told = False
    while table.game is not None and (decision := table.game.decision) is not None:
        told = outlook(table, decision.seat, decision.moves[0]).ends_game
        play(table)
    assert told
