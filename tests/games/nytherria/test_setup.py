"""NY-11 to NY-15: the deal and the starting player."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall import Game
from tests.games.nytherria.tools import TRAPS, asked, chance, hand, news, over_seeds, row, size


def dealt(seats: int, seed: int) -> Game:
    return spellhall.new("nytherria", seats, seed)


@pytest.mark.rule("NY-11", "NY-12", "NY-13", "NY-59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_each_from_full_decks(seats: int) -> None:
    g = dealt(seats, 5)
    assert size(g, "main_deck") == 62 - 5 * seats - 1  # the starting player has drawn
    assert size(g, "neutral_deck") == 40
    assert g.decision is not None
    for seat in range(seats):
        assert size(g, f"hand{seat}") == 5 + (seat == g.decision.seat)
        assert row(g, seat + 1) == ""
    assert not any(size(g, pile) for pile in ("graveyard", "neutral_graveyard", "void", "play"))


@pytest.mark.rule("NY-11", "NY-14")
def test_the_deal_is_luck() -> None:
    hands = {tuple(hand(dealt(2, seed), 2)) for seed in over_seeds(30)}
    assert len(hands) > 25


@pytest.mark.rule("NY-12")
def test_the_neutral_deck_is_shuffled() -> None:
    """Of the first cards encountered in many games about half are traps, and all kinds turn up."""
    first: Counter[str] = Counter()
    for seed in range(400):
        hands = {"P1": "soldier*6", "P2": "ravager*5"}
        g = spellhall.new("nytherria", 2, seed, scenario={"hand": hands, "turn": "P1", "phase": "main"})
        g.play("play soldier")
        g.play("pass")
        first[chance(g, "encounter")[0]] += 1
    assert len(first) >= 10
    assert 150 < sum(first[trap] for trap in TRAPS) < 250
    assert min(first[trap] for trap in TRAPS) > 25
    assert 30 < first["light_stone"] < 95


@pytest.mark.rule("NY-13")
def test_hands_are_dealt_before_anybody_starts() -> None:
    g = dealt(3, 9)
    tokens = [move.split()[0] for move in g.moves]
    assert tokens == ["draw"] * 15 + ["first", "draw"]


@pytest.mark.rule("NY-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn(seats: int) -> None:
    starters = Counter(asked(dealt(seats, seed)) for seed in range(60 * seats))
    assert set(starters) == {f"P{player} play_card" for player in range(1, seats + 1)}
    assert min(starters.values()) > 35


@pytest.mark.rule("NY-15")
def test_the_starting_player_can_be_named() -> None:
    for seed in range(6):
        g = spellhall.new("nytherria", 3, seed, {"first_player": 1})
        assert asked(g) == "P2 play_card"
        assert not chance(g, "first")
        assert news(g, "first") == [{"seat": 1}]


@pytest.mark.rule("NY-15")
def test_turns_go_clockwise_from_there() -> None:
    g = dealt(4, 2)
    starter = int(chance(g, "first")[0][1])
    order: list[int] = []
    while len(order) < 8 and g.decision is not None:
        if g.decision.name == "play_card":
            order.append(g.decision.seat + 1)
        g.play(g.decision.moves[-1] if g.decision.name != "play_card" else g.decision.moves[0])
    assert order == [(starter - 1 + turn) % 4 + 1 for turn in range(8)]
