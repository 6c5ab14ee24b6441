"""What one gesture can do, and what it would end, told before it is made."""

from __future__ import annotations

from random import Random

import pytest

import spellhall
from spellhall.server.ahead import MOST, ahead
from spellhall.server.offers import LineAhead
from spellhall.server.table import Table
from tests.server.test_undo import play, table_of


def line(table: Table, *moves: str) -> LineAhead:
    return next(line for line in ahead(table, table.asked).lines if line.moves == list(moves))


def test_questions_between_which_nothing_happens_are_one_gesture() -> None:
    table = table_of("castle", 4, 4, first_turn="manipulate")
    gestures = [line.moves for line in ahead(table, table.asked).lines]
    assert gestures == [["manipulate", "pick supply"], ["manipulate", "pick both"]]
    assert line(table, "manipulate", "pick both").touches == [f"seat{table.asked}"]
    assert [said["key"] for said in line(table, "manipulate", "pick both").says] == ["do-manipulate", "do-pick-both"]


def test_an_answer_that_ends_something_stands_alone() -> None:
    """After the thief one may stop to rally; that one must discard then is another question."""
    table = table_of("nytherria", 3, 3)
    rng = Random(5)
    seen = 0
    while seen < 3 and table.game is not None and (decision := table.game.decision) is not None:
        if "stop" in decision.moves:
            seen += 1
            assert line(table, "stop").moves == ["stop"]
        play(table, rng.choice(decision.moves))
    assert seen == 3


def test_the_line_that_ends_a_turn_is_known_before() -> None:
    table = table_of("castle", 4, 4)
    first = line(table, "manipulate", "pick both").ending
    assert (first.ends_turn, first.chance, first.ends_game) == (False, False, False)
    play(table, "manipulate")
    play(table, "pick both")
    one = line(table, "flip bell1").ending
    assert (one.ends_turn, one.chance) == (False, True)
    play(table, "flip bell1")
    other = line(table, "flip bell2").ending
    assert (other.ends_turn, other.chance) == (True, True)


@pytest.mark.parametrize("game", [*spellhall.games(), "lantern"])
def test_every_move_begins_a_line_and_every_line_can_be_played(game: str) -> None:
    table = table_of(game, spellhall.game_info(game).players[0], 2)
    rng = Random(game)
    for _ in range(12):
        assert table.game is not None
        decision = table.game.decision
        if decision is None:
            break
        before = table.game.number
        found = ahead(table, decision.seat)
        assert found.moment == table.moment
        assert table.game.number == before
        assert {line.moves[0] for line in found.lines} == set(decision.moves) or len(found.lines) == MOST
        chosen = rng.choice(found.lines)
        world = table.game.copy()
        for move in chosen.moves:
            world.play(move)
        assert ahead(table, (decision.seat + 1) % table.setup.seats).lines == []
        for move in chosen.moves:
            play(table, move)


@pytest.mark.parametrize("game", [*spellhall.games(), "lantern"])
def test_in_worlds_a_seat_cannot_tell_apart_it_says_the_same(game: str) -> None:
    table = table_of(game, spellhall.game_info(game).players[0], 3)
    rng = Random(game)
    for _ in range(10):
        assert table.game is not None
        decision = table.game.decision
        if decision is None:
            break
        told = ahead(table, decision.seat)
        real = table.game
        table.game = real.determinize(decision.seat, Random(7))
        assert [line.moves for line in ahead(table, decision.seat).lines] == [line.moves for line in told.lines]
        table.game = real
        play(table, rng.choice(decision.moves))


def test_the_end_of_the_game_and_whose_it_is_are_known_before() -> None:
    table = table_of("lantern", 2, 2)
    told: list[int] | None = None
    while table.game is not None and (decision := table.game.decision) is not None:
        ending = next(one for one in ahead(table, decision.seat).lines if one.moves[0] == decision.moves[0]).ending
        told = ending.winners if ending.ends_game else None
        play(table, decision.moves[0])
    assert told
    assert table.game is not None
    assert table.game.result is not None
    assert tuple(told) == table.game.result.winners
    assert ahead(table, 0).lines == []


def test_a_spell_is_told_with_each_player_it_can_be_aimed_at() -> None:
    """Paying it changes the table, so the aim is a question of its own; the line knows its answers all the same."""
    table = table_of("magelight", 4, 4)
    rng = Random(8)
    aimed = 0
    while aimed < 3 and table.game is not None and (decision := table.game.decision) is not None:
        for told in ahead(table, table.asked).lines:
            for aim in told.aims:
                assert aim.moves[:-1] == told.moves
                assert aim.touches[: len(told.touches)] == told.touches
            if told.aims:
                aimed += 1
                whom = [thing for aim in told.aims for thing in aim.touches if thing.startswith("seat")]
                assert len(set(whom)) == len(whom) == len(told.aims)
        play(table, rng.choice(decision.moves))
    assert aimed >= 3
