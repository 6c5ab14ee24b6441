"""A view as plain lines: stable, complete, and with nothing in it that the seat does not know."""

from __future__ import annotations

from random import Random

import pytest

import spellhall
from spellhall import Game
from spellhall.terminal.text import as_lines


def play_some(name: str, seats: int, moves: int, seed: int = 7) -> Game:
    game = spellhall.new(name, seats, seed)
    rng = Random(seed)
    while game.decision and moves:
        game.play(rng.choice(game.decision.moves))
        moves -= 1
    return game


def test_a_table_of_lantern() -> None:
    game = spellhall.new("lantern", 2, 1, scenario={"hands": [["spark", "spark", "owl"], ["gust"]], "ashes": ["moth"]})
    assert as_lines(game.view(0)) == [
        "lantern, rules version 1, as seen by P1",
        "Round 1, turn of P1: play card",
        "P1: light 0",
        "P2: light 0",
        "Ashes: Moth",
        "Being played: -",
        "Hand of P1: 3 Spark, Owl",
        "Hand of P2: (?)",
        "Light of P1: -",
        "Light of P2: -",
        "Cards in the bag: 6",
        "P1 is asked: Which card do you play?",
        "Moves: play spark, play owl",
    ]
    assert as_lines(game.view(None))[-1] == "P1 decides."


def test_a_grid_has_a_line_for_each_row() -> None:
    scenario = {
        "tableau": """bell:   D E1 a | d ? ? | ? ? ?
                      book:   ? ? ? | ? ? ? | ? ? ?
                      candle: ? ? ? | ? ? ? | ? s2 ?""",
        "known": ["bell3"],
        "turn": 0,
    }
    lines = as_lines(spellhall.new("castle", 4, 1, scenario=scenario).view(1))
    assert "Tableau: kida | marus | sorrell" in lines
    assert (
        "Tableau, bell: bell1 dragon, bell2 eagle [P1], bell3 (amulet) | bell4 (?), bell5 (?), bell6 (?) | "
        "bell7 (?), bell8 (?), bell9 (?)" in lines
    )
    assert any(line.endswith("candle8 (scepter) [P2], candle9 (?)") for line in lines)
    assert "Bell: silent, 2 of 9 active" in lines


def test_the_result_is_the_last_line() -> None:
    game = play_some("lantern", 3, 1000)
    assert game.result is not None
    last = as_lines(game.view(0))[-1]
    assert last.startswith("Result: won by ")
    assert last.endswith("The most light.")


@pytest.mark.parametrize(("name", "seats"), [("lantern", 3), ("castle", 5)])
def test_lines_are_equal_in_all_worlds_that_the_seat_cannot_tell_apart(name: str, seats: int) -> None:
    for moves in range(0, 40, 5):
        game = play_some(name, seats, moves)
        for seat in (*range(seats), None):
            lines = as_lines(game.view(seat))
            assert all("\n" not in line for line in lines)
            for n in range(3):
                assert as_lines(game.determinize(seat, Random(n)).view(seat)) == lines
