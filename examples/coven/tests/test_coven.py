"""Coven keeps the laws of every game, and its own rules."""

from __future__ import annotations

import pytest
from coven import GAME
from coven.cards import CARDS

import spellhall
from spellhall.engine.laws import LAWS, Start, setups
from spellhall.words.missing import missing


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setup", list(setups(GAME)), ids=str)
def test_law(setup: Start, law: str) -> None:
    for seed in range(3):
        LAWS[law](GAME, setup, seed)


def test_there_are_words_for_everything() -> None:
    assert missing(GAME) == []


def held(g: spellhall.Game, seat: int) -> list[str]:
    zone = next(zone for zone in g.view(seat)["zones"] if zone["id"] == f"hand{seat}")
    return [str(card["face"]) for card in zone["cards"]]


def candles(g: spellhall.Game) -> list[int]:
    return [seat["shows"]["candles"] for seat in g.view(None)["seats"]]


def test_cv_3_who_gathers_gets_a_candle_and_is_not_doubted() -> None:
    g = spellhall.new("coven", 2, 1)
    g.play("gather")
    assert candles(g) == [1, 0]
    assert g.decision is not None
    assert (g.decision.seat, g.decision.name) == (1, "act")


def test_cv_4_a_claim_that_nobody_doubts_is_believed() -> None:
    g = spellhall.new("coven", 3, 1)
    for move in ("claim cat", "pass", "pass"):
        g.play(move)
    assert candles(g) == [2, 0, 0]


@pytest.mark.parametrize("seed", range(4))
def test_cv_5_a_doubt_costs_a_card(seed: int) -> None:
    g = spellhall.new("coven", 2, seed)
    true = held(g, 0)[0]
    lie = next(card.id for card in CARDS if card.id not in held(g, 0))
    for claim, loser in ((true, 1), (lie, 0)):
        after = g.copy()
        after.play(f"claim {claim}")
        after.play("doubt")
        assert after.decision is not None
        assert (after.decision.seat, after.decision.name) == (loser, "lose_card")
        after.play(after.decision.moves[0])
        assert len(held(after, loser)) == 1 or after.decision.name == "put_back"


def test_cv_7_six_candles_win() -> None:
    g = spellhall.new("coven", 2, 1)
    while g.decision:
        g.play({"act": "claim cat", "doubt": "pass"}[g.decision.name])
    assert g.result is not None
    assert (g.result.winners, g.result.scores, g.result.reason) == ((0,), (6, 4), "candles")
