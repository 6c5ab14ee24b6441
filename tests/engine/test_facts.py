"""Reprinted cards, all news at once, and what games tell about their ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spellhall
from spellhall.engine.cards import REPRINTS, Face
from spellhall.engine.game import Game
from spellhall.engine.views import NewsView
from spellhall.games import all_games


def items(game: Game, seat: int | None) -> list[NewsView]:
    """All that a seat was told, one after the other."""
    return [item for deed in game.news(seat) for item in deed["news"]]


def test_a_face_takes_its_reprint_as_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REPRINTS, "spark", {"copies": 9})
    assert Face(id="spark", name="Spark", deck="lantern", text="", copies=4).copies == 9
    assert Face(id="flame", name="Flame", deck="lantern", text="", copies=4).copies == 4


def test_nothing_is_reprinted_here() -> None:
    assert REPRINTS == {}


def test_told_is_all_news_with_every_secret() -> None:
    game = spellhall.new("lantern", 2, seed=1)
    drawn = [item for item in game.all_news if item[1] == "you_drew"]
    assert len(drawn) == sum(item["kind"] == "you_drew" for seat in (0, 1) for item in items(game, seat)) > 0
    assert {to for to, _, _ in drawn} == {1, 2}
    assert Game.begin(game.info, 2, seed=1, listen=False).all_news == []


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_game_tells_facts_that_its_news_can_give(name: str) -> None:
    info = spellhall.game_info(name)
    facts: Any = info.facts
    assert facts is not None
    for kind, (_, argument) in facts.cards.items():
        assert argument in info.headlines.kinds[kind]
        assert argument in info.headlines.ids
    assert set(facts.counts) <= set(info.headlines.kinds)
    assert not facts.opening or facts.opening in info.headlines.kinds
    for wanted in facts.wanted:
        assert wanted.low < wanted.high, wanted.what
        assert set(wanted.seats) <= set(range(info.players[0], info.players[1] + 1)), wanted.what


def told(name: str, seats: int, number: int) -> tuple[Any, dict[str, Any]]:
    """A random game played to its end, and what its facts say of it."""
    game = spellhall.new(name, seats, seed=number)
    rng = Random(number)
    while game.decision is not None:
        game.play(rng.choice(game.decision.moves))
    facts: Any = game.info.facts
    return game, facts.of_game(game.state, game.all_news)


def test_facts_of_nytherria_agree_with_the_table() -> None:
    for number in range(12):
        game, facts = told("nytherria", 3, number)
        stones = [seat["stones"] for seat in game.info.facts.of_seats(game.state)]
        rows = [zone["count"] for zone in game.view(None)["zones"] if zone["id"].startswith("stones")]
        assert stones == rows
        if facts["way"] == "goal":
            collectors = [seat for seat in range(3) if stones[seat] >= 5]
            assert collectors
            assert (facts["trigger"] == "wins") == bool(set(collectors) & set(game.result.winners))


def test_facts_of_castle_agree_with_the_news() -> None:
    for number in range(12):
        game, facts = told("castle", 5, number)
        kinds = [item["kind"] for item in items(game, None)]
        actions = kinds.count("picked_up") + kinds.count("picked_up_both") + kinds.count("advanced")
        assert facts["turns"] == actions
        assert facts["devoured"] == ("devoured" in kinds)
        characters = [item["about"]["character"] for item in items(game, None) if item["kind"] == "revealed"]
        assert [seat["character"] for seat in game.info.facts.of_seats(game.state)] == characters


def test_facts_of_magelight_agree_with_the_result() -> None:
    for number in range(6):
        game, facts = told("magelight", 4, number)
        teams = [seat["team"] for seat in game.info.facts.of_seats(game.state)]
        assert {teams[seat] for seat in game.result.winners} == {facts["winning_team"]}
        assert (facts["way"] in ("dark_day", "guild_down")) == (facts["winning_team"] == "infiltrators")
        assert facts["turns"] == [item["kind"] for item in items(game, None)].count("turn")


def test_facts_of_magecraft_agree_with_the_result() -> None:
    for number in range(6):
        game, facts = told("magecraft", 3, number)
        assert (facts["way"] == "score") == (max(game.result.scores) == 20)
        assert (facts["way"] == "quiet") == ("Nobody scored" in game.result.reason)


def test_facts_of_magewars_agree_with_the_result() -> None:
    for number in range(3):
        game, facts = told("magewars", 2, number)
        mages = [seat["mage"] for seat in game.info.facts.of_seats(game.state)]
        assert facts["way"] in ("limit", *mages)
        assert facts["rounds"] <= 30
        done = [item["about"]["card"] for item in items(game, None) if item["kind"] == "completed"]
        towers = {card.id for card in game.info.cards if getattr(card, "sort", "") in ("Tower", "Building")}
        assert facts["structures"] == sum(card in towers for card in done)


def test_the_leader_is_who_would_win_now() -> None:
    """At the end of a game, the standing puts a winner first."""
    for name, seats in (("castle", 4), ("magecraft", 2), ("nytherria", 2)):
        game, _ = told(name, seats, 3)
        facts: Any = game.info.facts
        standing = facts.standing(game.state)
        if name != "magecraft" or "gems scored" in game.result.reason:
            assert [seat for seat, value in enumerate(standing) if value == max(standing)] == list(game.result.winners)
