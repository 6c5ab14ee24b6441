"""A view as plain lines: stable, complete, and with nothing in it that the seat does not know."""

from __future__ import annotations

from random import Random

import pytest

import spellhall
from spellhall import Game, View
from spellhall.words import words
from spellhall.words.text import as_lines
from tests.every import EVERY_GAME

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]


def lines_of(view: View, language: str = "en") -> list[str]:
    return as_lines(view, words(view["game"], language))


def play_some(name: str, seats: int, moves: int, seed: int = 7) -> Game:
    game = spellhall.new(name, seats, seed)
    game.names = NAMES[:seats]
    rng = Random(seed)
    while game.decision and moves:
        game.play(rng.choice(game.decision.moves))
        moves -= 1
    return game


def table() -> Game:
    scenario = {"hand": {"P1": "spark spark owl", "P2": "gust"}, "ashes": "moth"}
    game = spellhall.new("lantern", 2, 1, scenario=scenario)
    game.names = ["Ada", "Ben"]
    return game


def test_a_table_of_lantern() -> None:
    game = table()
    assert spellhall.text(game.view(0)).splitlines() == [
        "You draw Spark.",
        "Lantern, as Ada sees it",
        "Round 1, turn of Ada: playing a card",
        "cards in the bag: 6",
        "Ada: light: 0",
        "Ben: light: 0",
        "Ashes: Moth",
        "Being played: -",
        "Hand of Ada: 3 Spark, Owl",
        "Light of Ada: -",
        "Hand of Ben: (?)",
        "Light of Ben: -",
        "Ada is asked: Which card do you play?",
        "Moves: play spark, play owl",
    ]
    assert lines_of(game.view(None))[-1] == "Ada decides."
    assert lines_of(game.view(None))[0] == "Lantern, as a spectator sees it"


def test_the_news_of_lantern_move_by_move() -> None:
    game = table()
    game.play("play spark")
    assert spellhall.text(game.view(1, since=1)).splitlines()[0] == "Ada plays Spark."
    game.play("gust")
    news = spellhall.text(game.view(1, since=2)).splitlines()
    assert news[0] == "Ben blows out the light of Ada."
    assert news[1].startswith("  You draw ")
    assert "Ada is asked" not in news
    asked = lines_of(game.view(1))
    assert asked[-2] == "Ben is asked: Which card do you play?"


def test_the_frame_of_the_text_in_german() -> None:
    lines = lines_of(table().view(0), "de")
    assert lines[:2] == ["Lantern, wie Ada es sieht", "Runde 1, am Zug Ada: playing a card"]
    assert "Hand von Ben: (?)" in lines
    assert lines[-1] == "Züge: play spark, play owl"


def test_in_a_language_that_nobody_speaks_here_it_is_english() -> None:
    view = table().view(0)
    assert spellhall.text(view, "tlh") == spellhall.text(view)


def test_a_grid_has_a_line_for_each_row() -> None:
    scenario = {
        "tableau": {"bell": "D E a@all | d ? ? | ? ? ?", "candle": "? ? ? | ? ? ? | ? s ?"},
        "pawns": {"P1": "bell2", "P2": "candle8"},
        "turn": "P1",
    }
    game = spellhall.new("castle", 4, 1, scenario=scenario)
    game.names = NAMES[:4]
    rows = [line for line in lines_of(game.view(1)) if line.startswith("Tableau, ")]
    assert len(rows) == 3
    assert rows[0].startswith(
        "Tableau, Bell: Kida, bell row, left: Shrine of the Dragon Masters; "
        "Kida, bell row, middle: Shrine of the Eagle Lords [Ada]; Kida, bell row, right: (Shrine of the Amulet); "
        "Marus, bell row, left: (?); "
    )
    assert rows[2].endswith(
        "; Sorrell, candle row, middle: (Shrine of the Scepter) [Ben]; Sorrell, candle row, right: (?)"
    )


def test_the_end_is_told_line_by_line() -> None:
    game = play_some("lantern", 3, 1000)
    assert game.result is not None
    lines = lines_of(game.view(0))
    at = next(at for at, line in enumerate(lines) if line.startswith("Won by "))
    assert lines[at].endswith(". The most light wins.")
    shining = sum(len(zone["cards"]) for zone in game.view(0)["zones"] if zone["sort"] == "light")
    assert len(lines[at + 1 :]) == shining > 0
    assert all(" shines, " in line for line in lines[at + 1 :])


@pytest.mark.parametrize(("name", "seats"), [("lantern", 3), ("castle", 5)])
def test_lines_are_equal_in_all_worlds_that_the_seat_cannot_tell_apart(name: str, seats: int) -> None:
    for moves in range(0, 40, 5):
        game = play_some(name, seats, moves)
        for seat in (*range(seats), None):
            lines = lines_of(game.view(seat))
            assert all("\n" not in line for line in lines)
            for n in range(3):
                assert lines_of(game.determinize(seat, Random(n)).view(seat)) == lines


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_of_any_game_is_for_people(name: str, language: str) -> None:
    """No ids, no numbers for players; and nothing is left that has no words. (Moves are written as they are typed.)"""
    game = play_some(name, spellhall.game_info(name).players[1], 60)
    for seat in (*range(game.seats), None):
        for line in spellhall.text(game.view(seat), language).splitlines():
            assert not line.startswith("<"), line
            if not line.startswith(("Moves: ", "Züge: ")):
                assert "_" not in line, line
                assert "P1" not in line, line
