"""Bots are legal, honest, reproducible, on time, and the searching one is good."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

import spellhall
from spellhall import BadSetup, Game, IllegalMove, Result
from spellhall.bots import LEVELS, Bot, Seat, make_bot
from spellhall.bots.search import share_of_win


def play(game: Game, bots: list[Bot]) -> Game:
    while game.decision:
        seat = Seat(game)
        game.play(bots[seat.seat].choose(seat))
    return game


def team(*levels: str, seed: int = 1) -> list[Bot]:
    return [make_bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)]


@pytest.mark.parametrize("level", ["random", "search:5"])
@pytest.mark.parametrize(("name", "seats"), [("lantern", 3), ("castle", 4)])
def test_bots_play_whole_games_and_again_alike(name: str, seats: int, level: str) -> None:
    first = play(spellhall.new(name, seats, 1), team(*[level] * seats))
    again = play(spellhall.new(name, seats, 1), team(*[level] * seats))
    other = play(spellhall.new(name, seats, 1), team(*[level] * seats, seed=2))
    assert first.result is not None
    assert first.record() == again.record()
    assert first.record() != other.record()


def test_a_bot_is_asked_only_when_somebody_must_decide() -> None:
    over = play(spellhall.new("lantern", 2, 1), team("random", "random"))
    with pytest.raises(IllegalMove, match="over"):
        Seat(over)


def test_a_seat_offers_its_view_its_moves_and_worlds_that_look_the_same() -> None:
    game = spellhall.new("lantern", 3, 4)
    seat = Seat(game)
    assert seat.seat == 0
    assert seat.view == game.view(0)
    assert game.decision is not None
    assert seat.moves == game.decision.moves
    worlds = [seat.world(Random(n)) for n in range(10)]
    assert all(world.view(0) == game.view(0) for world in worlds)
    assert len({str(world.view(1)) for world in worlds}) > 1
    before = game.view(1)
    worlds[0].play(seat.moves[0])
    assert game.view(1) == before


# Honesty: a table where P1's best move depends on who the others are, which P1 cannot know.

ONE_CARD_LEFT = {
    "tableau": """bell:   D E a1 | D E w | w w e
                  book:   E D d | w c1 e | d W E
                  candle: w w d | E D d | W s2 E""",
    "characters": "1=wizard_eagle_marus",
    "outcomes": {
        "silent_closed_unlit": "scepter_devoured", "silent_closed_lit": "rampage",
        "silent_open_unlit": "amulet_devoured", "silent_open_lit": "scepter_dominates",
        "ringing_closed_unlit": "crown_devoured", "ringing_closed_lit": "banished",
        "ringing_open_unlit": "amulet_dominates",
    },
    "turned": [
        "silent_closed_unlit", "silent_closed_lit", "silent_open_unlit", "silent_open_lit",
        "ringing_closed_unlit", "ringing_closed_lit", "ringing_open_unlit",
    ],
    "turn": 0,
    "turns": 8,
}  # fmt: skip
"""If P1 ends the game now, amulet and crown win it, unless P3 or P4 is the Monster, which eats P2.
If P1 does not, any shrine turned up in any row ruins it."""


class Peeping(Seat):
    """What a dishonest program would give a bot: the world as it is."""

    def world(self, rng: Random) -> Game:
        rng.random()
        return self._game.copy()


def test_a_bot_cannot_tell_what_it_cannot_know() -> None:
    games = [spellhall.new("castle", 4, seed, scenario=ONE_CARD_LEFT) for seed in range(12)]
    assert all(game.view(0) == games[0].view(0) for game in games)
    assert len({str(game.view(1)) for game in games}) > 1
    for level in ("random", "search:300"):
        assert len({make_bot(level, 5).choose(Seat(game)) for game in games}) == 1
    assert len({make_bot("search:300", 5).choose(Peeping(game)) for game in games}) > 1, "the test could not fail"


def test_of_one_move_a_bot_thinks_nothing() -> None:
    class NoWorlds(Seat):
        def world(self, rng: Random) -> Game:
            raise AssertionError(f"there is nothing to think about, with {rng}")

    game = spellhall.new("castle", 4, 1)
    assert make_bot("search:1000000", 1).choose(NoWorlds(game)) == "manipulate"


@pytest.mark.parametrize("level", ["search:150ms", "search:0.15s"])
def test_a_bot_keeps_its_time(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every imagined world takes a hundredth of a second."""
    now = 0.0

    class Slow(Seat):
        def world(self, rng: Random) -> Game:
            nonlocal now
            now += 0.01
            return super().world(rng)

    monkeypatch.setattr("spellhall.bots.base.perf_counter", lambda: now)
    game = spellhall.new("castle", 6, 1)
    game.play("manipulate")
    assert make_bot(level, 1).choose(Slow(game)) in ("pick supply", "pick both")
    assert 0.13 < now <= 0.15


def test_a_bot_keeps_its_time_by_the_clock_on_the_wall() -> None:
    game = spellhall.new("castle", 6, 1)
    game.play("manipulate")
    took = []
    for _ in range(4):
        begun = perf_counter()
        make_bot("search:100ms", 1).choose(Seat(game))
        took.append(perf_counter() - begun)
    assert 0.08 < min(took) < 0.11  # the least: other programs may take the processor away


def test_a_tiny_budget_still_gives_a_legal_move_and_no_favourite() -> None:
    game = spellhall.new("castle", 4, 1)
    game.play("manipulate")
    game.play("pick supply")
    chosen = {make_bot("search:1", seed).choose(Seat(game)) for seed in range(12)}
    assert len(chosen) > 6
    assert chosen <= set(Seat(game).moves)


def test_search_beats_random_players() -> None:
    games = 32
    wins = 0.0
    for number in range(games):
        bots = team("random", "random", "random", "random", seed=number)
        bots[number % 4] = make_bot("search:150", number)
        result = play(spellhall.new("castle", 4, number, listen=False), bots).result
        assert result is not None
        wins += share_of_win(result, number % 4)
    assert wins / games > 0.36  # a random player's share is 0.25


def test_a_win_is_shared() -> None:
    result = Result((0, 2), (5, 1, 5), "")
    assert [share_of_win(result, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


@pytest.mark.parametrize(
    "level",
    ["", "clever", "search", "search:", "search:0", "search:-1", "search:x", "search:1.5", "search:0s", "random:3"],
)
def test_an_unknown_level_is_refused_with_examples(level: str) -> None:
    with pytest.raises(BadSetup, match="search:400"):
        make_bot(level)


def test_the_levels_shown_as_examples_work() -> None:
    game = spellhall.new("lantern", 2, 1)
    for level in LEVELS:
        assert make_bot(level.replace("1s", "0.01s"), 1).choose(Seat(game)) in Seat(game).moves
