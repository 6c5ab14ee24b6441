"""A bot gets what its seat gets. Where two tables differ only in what it cannot know, it plays the same."""

from __future__ import annotations

from random import Random

import pytest

import spellhall
from spellhall import Game
from spellhall.bots import Seat, make_bot
from spellhall.engine.chance import Chance
from spellhall.engine.steps import State
from tests.every import FEWEST_AND_MOST

LEVELS = ["random", "greedy", "search:24"]
POSITIONS = 6


def twin_of(game: Game, seat: int, rng: Random) -> Game:
    """The same table to this seat, with its news; all it cannot know is dealt anew."""
    twin = game.copy()
    twin.state = game.info.determinize(game.state, seat, rng)
    twin._chance = Chance(rng.getrandbits(64))
    return twin


def positions(name: str, seats: int, number: int) -> list[Game]:
    """Positions with a choice, here and there in random games."""
    found: list[Game] = []
    rng = Random(f"{name} {seats}")
    while len(found) < number:
        game = spellhall.new(name, seats, rng.getrandbits(32))
        while decision := game.decision:
            if len(decision.moves) > 1 and rng.random() < 0.02:
                found.append(game.copy())
            game.play(rng.choice(decision.moves))
    return found[:number]


@pytest.mark.parametrize(("name", "seats"), FEWEST_AND_MOST)
def test_what_a_bot_cannot_know_changes_nothing(name: str, seats: int) -> None:
    rng = Random(1)
    differ = 0
    for game in positions(name, seats, POSITIONS):
        assert game.decision is not None
        seat = game.decision.seat
        twin = twin_of(game, seat, rng)
        assert twin.view(seat) == game.view(seat)
        differ += any(twin.view(other) != game.view(other) for other in range(seats) if other != seat)
        for level in LEVELS:
            assert make_bot(level, 5).choose(Seat(game)) == make_bot(level, 5).choose(Seat(twin)), level
    assert differ, "these tables do not differ: the test could not fail"


class Peeping(Seat):
    """What a dishonest program would give a bot: the world as it is."""

    def imagine(self, rng: Random) -> State:
        rng.random()
        return self._game.state.copy()


def test_a_dishonest_bot_would_be_caught() -> None:
    rng = Random(1)
    caught = 0
    for game in positions("nytherria", 3, 12):
        assert game.decision is not None
        twin = twin_of(game, game.decision.seat, rng)
        caught += make_bot("search:24", 5).choose(Peeping(game)) != make_bot("search:24", 5).choose(Peeping(twin))
    assert caught


def test_a_seat_gives_away_only_what_it_may_know() -> None:
    game = spellhall.new("magelight", 5, 3)
    assert game.decision is not None
    seat = Seat(game)
    own = {"dealt", "covered", "teammate", "alone", "you_drew", "you_got"}
    assert [kind for kind, _ in seat.heard] == [
        item["kind"] for deed in game.view(seat.seat)["news"] for item in deed["news"]
    ]
    others = [kind for other in range(5) if other != seat.seat for kind, _ in game.heard(other)]
    assert others.count("dealt") == 4
    assert [kind for kind, _ in seat.heard if kind in own].count("dealt") == 1
