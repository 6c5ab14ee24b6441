"""The drawn table: everything can be read, at any width, with and without colours."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import spellhall
from spellhall import Game
from spellhall.terminal.draw import Artist
from spellhall.terminal.grid import shortened
from spellhall.terminal.menu import Menu

SCENARIO = {
    "tableau": """bell:   D1 E a | d ? ? | ? ? ?
                  book:   ? ? ? | ? C2 ? | ? ? ?
                  candle: ? ? ? | ? ? ? | ? s4 W""",
    "known": ["bell3", "bell4"],
    "characters": "1=cultist_wolf",
    "outcomes": {"silent_open_lit": "crown_dominates"},
    "turned": ["silent_open_lit"],
    "turn": 0,
    "turns": 4,
}


def drawn(game: Game, seat: int | None, width: int = 80, colour: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, height=24, force_terminal=colour, color_system="256" if colour else None)
    artist = Artist(game.info, width)
    view = game.view(seat)
    console.print(artist.table(view), highlight=False)
    if view["decision"] and "moves" in view["decision"]:
        for line in artist.decision(view["decision"]["prompt"], Menu(view["decision"]["moves"])):
            console.print(line, highlight=False)
    return out.getvalue()


def test_the_castle_in_80_columns_and_23_lines() -> None:
    """With the prompt it fills a window of 24 lines."""
    screen = drawn(spellhall.new("castle", 4, 1, scenario=SCENARIO), 0)
    lines = screen.splitlines()
    assert len(lines) <= 23
    assert max(map(len, lines)) <= 80
    assert [line.split("│")[0].split() for line in lines[3:6]] == [
        ["bell", "DRA", "P1", "EAG", "amu"],
        ["book", "·", "·", "·"],
        ["candle", "·", "·", "·"],
    ]
    assert lines[1].split() == ["Kida", "│", "Marus", "│", "Sorrell"]
    assert lines[2].replace("│", "").split() == [str(column) for column in range(1, 10)]
    assert lines[5].split()[-4:] == ["·", "sce", "P4", "WOL"]
    assert "nobody (D1 E1 W0)" in lines[6]
    assert "DRA face up" in lines[7]
    assert "silent open lit: Crown Commands" in screen
    assert "> silent closed unlit: face down" in screen
    assert "You are P1  Character: Wolf Mage Cultist" in screen
    assert " 1 Manipulate the shrines   2 Advance the ritual spell" in screen


def test_whole_names_where_there_is_room() -> None:
    screen = drawn(spellhall.new("castle", 4, 1, scenario=SCENARIO), 0, width=120)
    assert max(map(len, screen.splitlines())) <= 120
    assert "DRAGON P1" in screen
    assert "scepter P4" in screen


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
    screen = " ".join(drawn(spellhall.new("castle", 4, 1, scenario=SCENARIO), 0, width=50).split())
    assert "bell1: Shrine of the Dragon Masters [P1]" in screen
    assert "bell3: (Shrine of the Amulet)" in screen


def test_colours_add_nothing_but_colour() -> None:
    game = spellhall.new("castle", 4, 1, scenario=SCENARIO)
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
    assert shortened(["dragon", "eagle"], 3) == {"dragon": "dra", "eagle": "eag"}
    assert shortened(["spark", "spare", "owl"], 3) == {"spark": "spk", "spare": "spe", "owl": "owl"}
