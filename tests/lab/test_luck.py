"""Pairs of games stay alike, and each game by itself is dealt as evenly as any other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

import spellhall
from spellhall.engine.game import Game
from spellhall.engine.record import replay
from spellhall.engine.steps import CHANCE, State, legal
from spellhall.games.lantern.state import Lantern
from spellhall.lab.luck import Luck
from spellhall.lab.play import new_run, play_one

LANTERN = spellhall.game_info("lantern")


def asked_to_draw() -> Lantern:
    """Where chance is asked for a card."""
    game = Game.begin(LANTERN, 2, "1", settled=False)
    rng = Random(1)
    while game.state.ask is not None:
        if game.state.ask[1].name == "drawn":
            assert isinstance(game.state, Lantern)
            return game.state
        game.answer(rng.choice(legal(game.state)))
    raise AssertionError("nobody drew")


def drawn(s: State, number: int) -> int:
    found: int = Luck(f"x/{number}").draw(s)
    return found


def test_each_answer_is_as_likely_as_its_tickets() -> None:
    s = asked_to_draw()
    tickets, found = Counter(legal(s)), Counter(drawn(s, number) for number in range(4000))
    assert set(found) == set(tickets)
    for answer, count in tickets.items():
        fair = 4000 * count / tickets.total()
        assert abs(found[answer] - fair) < 4 * fair**0.5


def test_one_more_copy_is_drawn_now_and_then_and_moves_nothing_else() -> None:
    s = asked_to_draw()
    more = s.copy()
    added = more.bag[0]
    more.bag.append(added)
    pairs = [(drawn(s, number), drawn(more, number)) for number in range(2000)]
    different = [new for old, new in pairs if new != old]
    assert set(different) == {added}
    assert len(different) < 2 * 2000 / len(more.bag)


def test_what_comes_again_has_numbers_of_its_own_and_so_has_every_purpose() -> None:
    luck = Luck("1")
    seeds = [luck.seed("bot", 0), luck.seed("bot", 0), luck.seed("bot", 1), luck.seed("drawn", 0)]
    assert len(set(seeds)) == 4
    assert Luck("1").seed("drawn", 0) == seeds[3]


@pytest.mark.parametrize("name", ["lantern", "nytherria"])
def test_a_pair_of_the_same_version_is_the_same_game_and_can_be_replayed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Game] = []
    begin = Game.begin

    def keep(*args: object, **named: object) -> Game:
        begun.append(begin(*args, **named))  # type: ignore[arg-type]
        return begun[-1]

    monkeypatch.setattr(Game, "begin", keep)
    run = replace(new_run(name, 2, "random", 1, "7"), paired=True)
    one, other = play_one(run, 0), play_one(run, 0)
    assert one == other
    assert not one.game["error"]
    monkeypatch.undo()
    again = replay(begun[0].info, begun[0].record())
    assert again.result == begun[0].result


def test_nobody_else_is_dealt_so() -> None:
    """A run that is no pair has the chance that the seed gives."""
    run = new_run("lantern", 2, "random", 1, "7")
    assert not run.paired
    played = play_one(run, 0)
    game = Game.begin(LANTERN, 2, run.seed_of(0), run.options)
    assert game.decision is not None
    assert game.decision.seat != CHANCE
    assert played.game["seed"] == "7/0"
