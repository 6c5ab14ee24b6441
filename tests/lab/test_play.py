"""Runs and rows: what is written about a game, and that nothing else decides it."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.bots import Seat, make_bot
from spellhall.engine.errors import BadSetup
from spellhall.lab import play
from spellhall.lab.play import Run, card_columns, facts_of, new_run, play_one

TABLES = [("castle", 4), ("lantern", 2), ("magecraft", 3), ("magelight", 5), ("magewars", 2), ("nytherria", 3)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rows_tell_the_game_as_its_record_does(name: str, seats: int) -> None:
    run = new_run(name, seats, "random", 3, "7")
    played = play_one(run, 2)
    again = play_one(run, 2)
    assert played == again
    assert played.game["error"] == ""
    assert [seat["seat"] for seat in played.seats] == list(range(1, seats + 1))
    assert sorted(seat["place"] for seat in played.seats) == list(range(1, seats + 1))
    assert sum(seat["share"] for seat in played.seats) == pytest.approx(1)
    winners = [f"P{seat['seat']}" for seat in played.seats if seat["won"]]
    assert played.game["winners"].split() == winners
    assert played.game["decisions"] == sum(seat["decisions"] for seat in played.seats)
    assert len(played.game["leads"]) == 9
    assert all(0 <= right <= 1 for right in played.game["leads"])
    info = spellhall.game_info(name)
    ids = {card.id for card in info.cards}
    for seat in played.seats:
        for fate in card_columns(facts_of(info)):
            assert set(seat[fate]) <= ids
    assert any(seat[fate] for seat in played.seats for fate in card_columns(facts_of(info)))


def test_cards_are_counted_by_the_seat_they_happened_to() -> None:
    run = new_run("lantern", 2, "random", 1, "3")
    played = play_one(run, 0)
    game = spellhall.new("lantern", 2, seed=run.seed_of(0))
    bots = [make_bot("random", f"{run.seed_of(0)} {seat}") for seat in (0, 1)]
    while game.decision is not None:
        seat = Seat(game)
        game.play(bots[seat.seat].choose(seat))
    for seat_number in (0, 1):
        told = [item for deed in game.news(seat_number) for item in deed["news"]]
        own = [item["about"]["card"] for item in told if item["kind"] == "you_drew"]
        counted = {id: own.count(id) for id in own}
        assert played.seats[seat_number]["drawn"] == counted


def test_what_came_before_the_first_turn_is_the_opening_hand() -> None:
    played = play_one(new_run("nytherria", 2, "random", 1, "5"), 0)
    assert [sum(seat["opening"].values()) for seat in played.seats] == [5, 5]
    assert all(sum(seat["drawn"].values()) > 5 for seat in played.seats)


def test_bots_stay_or_move_one_seat_on() -> None:
    fixed = new_run("castle", 4, "random,greedy,random,random", 9, "1")
    moving = new_run("castle", 4, "random,greedy,random,random", 9, "1", rotate=True)
    assert [fixed.bots_in(number).index("greedy") for number in range(5)] == [1, 1, 1, 1, 1]
    assert [moving.bots_in(number).index("greedy") for number in range(5)] == [1, 2, 3, 0, 1]


@pytest.mark.parametrize(
    ("seats", "bots", "games", "message"),
    [
        (4, "random,random", 5, "names 2 bots for 4 seats"),
        (3, "random", 5, "for 4 to 6 players"),
        (4, "clever", 5, "no bot"),
        (4, "random", 0, "at least one game"),
    ],
)
def test_a_run_that_cannot_be_is_refused(seats: int, bots: str, games: int, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        new_run("castle", seats, bots, games, "1")


def test_as_many_seats_as_bots() -> None:
    assert new_run("castle", None, "random,random,random,random,greedy", 1, "1").seats == 5
    assert new_run("castle", None, "random", 1, "1").bots == ("random",) * 4


class Stumbles:
    """Answers at first, then not."""

    def __init__(self, answers: int) -> None:
        self.left = answers

    def choose(self, seat: Seat) -> str:
        self.left -= 1
        if self.left < 0:
            raise ZeroDivisionError("stumbled")
        return seat.moves[0]


def test_a_bot_that_breaks_ends_only_its_game_and_leaves_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "make_bot", lambda *_: Stumbles(4))
    run = Run(game="lantern", seats=2, bots=("random", "random"), games=2, seed="1", options={"rounds": "all"})
    played = play_one(run, 1)
    assert played.seats == []
    assert played.game == {"game": 1, "seed": "1/1", "error": "ZeroDivisionError: stumbled"}
    record: Any = played.record
    assert "Stumbles" in record["broke"] or "stumbled" in record["broke"]
    replayed = spellhall.replay(record)
    assert replayed.number == len(record["moves"]) > 4
    assert replayed.result is None


def test_leads_and_the_moment_of_decision() -> None:
    won = [False, True]
    assert play._right([1, 1], won) == 0.5
    assert play._right([0, 1], won) == 1
    assert play._decided([[0, 0], [1, 0], [0, 1], [0, 2]], won) == 0.5
    assert play._decided([[0, 1], [0, 1]], won) == 0
    assert play._decided([[1, 0], [1, 0]], won) == 1
