"""The drawn table: everything can be read, at any width, with and without colours."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console

import spellhall
from spellhall import Game
from spellhall.terminal.draw import Artist
from spellhall.terminal.grid import shortened
from spellhall.terminal.speech import initials

SCENARIO = {
    "tableau": {
        "bell": "D E a@all | d@all ? ? | ? ? ?",
        "book": "? ? ? | ? C ? | ? ? ?",
        "candle": "? ? ? | ? ? ? | ? s W",
    },
    "pawns": {"P1": "bell1", "P2": "book5", "P4": "candle8"},
    "character": {"P1": "cultist_wolf"},
    "outcomes": {"silent_open_lit": "crown_dominates@all"},
    "turn": "P1",
    "turns": 4,
}


NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]


def castle() -> Game:
    game = spellhall.new("castle", 4, 1, scenario=SCENARIO)
    game.names = NAMES[:4]
    return game


def drawn(game: Game, seat: int | None, width: int = 80, colour: bool = False, language: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, height=24, force_terminal=colour, color_system="256" if colour else None)
    artist = Artist(game.info, width, language=language)
    view = game.view(seat)
    console.print(artist.table(view), highlight=False)
    if view["decision"] and "moves" in view["decision"]:
        for line in artist.decision(artist.prompt(view["decision"], game.names), artist.menu(view)):
            console.print(line, highlight=False)
    if view["result"]:
        console.print(artist.result(view), highlight=False)
    return out.getvalue()


def test_the_castle_in_80_columns_and_26_lines() -> None:
    screen = drawn(castle(), 0)
    lines = screen.splitlines()
    assert len(lines) <= 26
    assert max(map(len, lines)) <= 80
    assert [line.split("│")[0].split() for line in lines[3:6]] == [
        ["Bell", "DRA", "Ad", "EAG", "amu"],
        ["Book", "·", "·", "·"],
        ["Candle", "·", "·", "·"],
    ]
    assert lines[1].split() == ["Kida", "│", "Marus", "│", "Sorrell"]
    assert lines[2].replace("│", "").split() == [str(column) for column in range(1, 10)]
    assert lines[5].split()[-4:] == ["·", "sce", "Do", "WOL"]
    assert lines[6].split("│")[2].strip() == "Wolf Mages", "who rules a country stands below it"
    assert "DRA face up" in lines[7]
    assert lines[7].endswith("Ad a piece of Ada")
    assert "  silent, open, lit: The Crown Commands" in screen
    assert "> silent, closed, unlit: face down" in screen
    assert "Active shrines: Bell 2; Book 1; Candle 1" in screen
    assert "You are Ada  Character: Wolf Mage Cultist" in screen
    assert " 1 Manipulate the shrines   2 Advance the ritual" in screen
    assert not re.search(r"\bP[1-9]\b", screen), "people have names"


def test_the_castle_in_german() -> None:
    screen = drawn(castle(), 0, width=130, language="de")
    for words in (
        "Runde 2 · du bist am Zug",
        "Glocke",
        "Wolfsmagier",
        "Du bist Ada",
        "verdeckt, schon gesehen",
        "still",
    ):
        assert words in screen
    assert "Round" not in screen


def test_what_goes_with_a_move_is_indented_below_it() -> None:
    game = spellhall.new("lantern", 2, 1, scenario={"hand": {"P1": "owl", "P2": "gust spark"}})
    game.names = ["Ada", "Ben"]
    game.play("play owl")
    game.play("watch P2")
    out = io.StringIO()
    console = Console(file=out, width=80, color_system=None)
    for line in Artist(game.info, 80).news(game.news(0), game.names):
        console.print(line, highlight=False)
    assert [line.rstrip() for line in out.getvalue().splitlines()[1:]] == [
        "Ada plays Owl.",
        "Ada looks at the hand of Ben.",
        "  Ben holds Spark, Gust.",
        "  Ben draws a card.",
    ]


def test_whole_names_where_there_is_room() -> None:
    screen = drawn(castle(), 0, width=120)
    assert max(map(len, screen.splitlines())) <= 120
    assert "DRAGON Ad" in screen
    assert "scepter Do" in screen


@pytest.mark.parametrize("width", [20, 40, 79, 80, 100, 200])
@pytest.mark.parametrize(("name", "seats"), [("castle", 6), ("lantern", 4)])
def test_any_width(name: str, seats: int, width: int) -> None:
    game = spellhall.new(name, seats, 2)
    rng = Random(1)
    while game.decision:
        screen = drawn(game, game.decision.seat, width)
        assert max(map(len, screen.splitlines())) <= width
        for _ in range(10):
            if game.decision:
                game.play(rng.choice(game.decision.moves))
    drawn(game, None, width)


def test_a_window_too_narrow_for_the_grid_gets_text() -> None:
    screen = " ".join(drawn(castle(), 0, width=50).split())
    assert "Kida, bell row, left: Shrine of the Dragon Masters [Ada]" in screen
    assert "Kida, bell row, right: (Shrine of the Amulet)" in screen


def test_colours_add_nothing_but_colour() -> None:
    game = castle()
    coloured = drawn(game, 0, colour=True)
    plain = "".join(part.partition("m")[2] if at else part for at, part in enumerate(coloured.split("\x1b[")))
    assert "\x1b[" in coloured
    assert [line.rstrip() for line in plain.splitlines()] == [line.rstrip() for line in drawn(game, 0).splitlines()]


@pytest.mark.parametrize(("name", "seats"), [("castle", 4), ("lantern", 3)])
def test_nothing_is_drawn_that_the_seat_cannot_know(name: str, seats: int) -> None:
    game = spellhall.new(name, seats, 2)
    rng = Random(1)
    for _ in range(25):
        if game.decision:
            game.play(rng.choice(game.decision.moves))
    for seat in range(seats):
        assert len({drawn(game.determinize(seat, Random(n)), seat) for n in range(4)} | {drawn(game, seat)}) == 1


def test_short_names_stay_different() -> None:
    assert shortened({"dragon": "dragon", "eagle": "eagle"}, 3) == {"dragon": "dra", "eagle": "eag"}
    faces = {"spark": "spark", "spare": "spare", "owl": "owl"}
    assert shortened(faces, 3) == {"spark": "spk", "spare": "spe", "owl": "owl"}


def test_pieces_are_two_letters_of_a_name_and_all_different() -> None:
    assert initials(NAMES) == ["Ad", "Be", "Cl", "Do", "Em", "Fa"]
    assert initials(["Anna", "Anton", "Ann", "A", "A", "[/]"]) == ["An", "At", "A3", "A4", "A5", "?6"]
