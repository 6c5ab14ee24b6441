"""Lantern by its rules: the model for the tests of a game."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import spellhall
from spellhall import BadSetup, Game
from spellhall.games.lantern.cards import CARDS
from spellhall.words import words
from tests.coverage import RULES


def start(*hands: str, **scenario: object) -> Game:
    """A game with these hands, written ``"spark gust"``; an empty one is dealt."""
    held = {f"P{player}": hand for player, hand in enumerate(hands, start=1) if hand}
    return spellhall.new("lantern", seats=len(hands), seed=1, scenario={"hand": held, **scenario})


def play(game: Game, *answers: str) -> None:
    """Give these answers; ``P2: pass`` also says who must be asked."""
    for answer in answers:
        who, move = answer.split(": ")
        assert game.decision is not None, f"the game is over before {answer!r}"
        assert game.names[game.decision.seat] == who, f"{answer!r}, but {game.decision.seat} is asked"
        game.play(move)


def known(game: Game, viewer: int | None, seat: int) -> list[str | None]:
    """A hand as the viewer knows it."""
    return lying(game, f"hand{seat}", viewer)


def lying(game: Game, zone: str, viewer: int | None = None) -> list[str | None]:
    """The cards in a zone, as everybody sees them or as the viewer does."""
    return next([c["face"] for c in z["cards"]] for z in game.view(viewer)["zones"] if z["id"] == zone)


def told(game: Game, viewer: int | None) -> list[str]:
    """All that was told, in words."""
    return [words("lantern").news(item, game.names) for deed in game.news(viewer) for item in deed["news"]]


@pytest.mark.rule("LT-1")
@pytest.mark.card("spark", "flame", "gust", "owl", "moth")
def test_the_cards_are_those_of_the_rules() -> None:
    table = re.findall(
        r"^\| `(\w+)` \| (.+?) \| (\d+) \| (\d) \| (.+?) \| (.+?) \|$", (RULES / "lantern.md").read_text(), re.M
    )
    assert table == [(c.id, c.name, str(c.copies), str(c.light), c.text, c.flavour) for c in CARDS]
    assert sum(card.copies for card in CARDS) == 12


@pytest.mark.rule("LT-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_cards_each_and_seat_0_begins(seats: int) -> None:
    game = spellhall.new("lantern", seats=seats, seed=5)
    assert game.decision is not None
    assert game.decision.seat == 0
    hands = [len(known(game, None, seat)) for seat in range(seats)]
    assert hands == [3] + [2] * (seats - 1)  # seat 0 has drawn for the turn
    assert game.view(None)["table"] == {"bag": 12 - 2 * seats - 1}


@pytest.mark.rule("LT-2")
def test_not_for_one_or_five() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4 players"):
            spellhall.new("lantern", seats=seats)


@pytest.mark.rule("LT-3")
def test_a_player_sees_their_own_hand_only() -> None:
    game = start("owl", "spark gust", "flame")
    assert known(game, 1, 1) == ["spark", "gust"]
    assert known(game, 0, 1) == known(game, 2, 1) == known(game, None, 1) == [None, None]


@pytest.mark.rule("LT-4")
def test_draw_then_play_then_to_the_left() -> None:
    game = start("owl", "owl", "spark")
    assert "You draw" in told(game, 0)[-1]
    assert told(game, 1)[-1] == told(game, None)[-1] == "P1 draws a card."
    play(game, "P1: play owl", "P1: watch P2", "P2: play owl", "P2: watch P1")
    assert game.decision is not None
    assert game.decision.seat == 2
    assert len(known(game, 2, 2)) == 2


@pytest.mark.rule("LT-5", "LT-10")
@pytest.mark.card("gust")
def test_one_card_must_be_played_even_a_useless_one() -> None:
    game = start(
        "gust", "spark", ashes=["owl", "owl", "moth", "flame", "flame", "flame", "spark", "spark", "spark", "gust"]
    )
    assert game.decision is not None
    assert game.decision.moves == ["play gust"]
    play(game, "P1: play gust")
    assert lying(game, "ashes").count("gust") == 2
    assert game.decision.seat == 1


@pytest.mark.rule("LT-5", "LT-6")
def test_who_has_no_card_is_passed_over_and_the_last_card_ends_it() -> None:
    rest = ["owl", "owl", "moth", "flame", "flame", "flame", "gust", "gust"]
    game = start("spark", "spark spark spark", ashes=rest)
    play(game, "P1: play spark", "P2: pass", "P2: play spark", "P1: pass", "P2: play spark", "P1: pass")
    assert game.result is None
    play(game, "P2: play spark", "P1: pass")
    assert game.result is not None


@pytest.mark.rule("LT-7", "LT-13")
@pytest.mark.card("spark", "flame")
def test_spark_and_flame_give_1_and_2_light() -> None:
    rest = ["owl", "owl", "moth", "flame", "flame", "gust", "gust", "spark", "spark", "spark"]
    game = start("spark", "flame", ashes=rest)
    play(game, "P1: play spark", "P2: pass", "P2: play flame", "P1: pass")
    assert game.result is not None
    assert game.result.scores == (1, 2)
    assert game.result.winners == (1,)
    view = game.view(None)
    assert [seat["shows"] for seat in view["seats"]] == [{"light": 1}, {"light": 2}]
    assert view["result"] == {
        "winners": [1],
        "scores": [1, 2],
        "reason": {"key": "end-most_light", "args": {"seats": [1]}},
        "explained": [
            [{"say": {"key": "line-shines", "args": {"card": "spark"}}, "points": 1}],
            [{"say": {"key": "line-shines", "args": {"card": "flame"}}, "points": 2}],
        ],
    }


@pytest.mark.rule("LT-13")
def test_equal_light_wins_together() -> None:
    rest = ["owl", "owl", "moth", "flame", "flame", "flame", "gust", "gust", "spark", "spark"]
    game = start("spark", "spark", ashes=rest)
    play(game, "P1: play spark", "P2: pass", "P2: play spark", "P1: pass")
    assert game.result is not None
    assert game.result.winners == (0, 1)


@pytest.mark.rule("LT-8", "LT-9")
@pytest.mark.card("gust")
def test_example_1_a_gust() -> None:
    game = start("flame", "spark", "gust")
    play(game, "P1: play flame")
    assert game.decision is not None
    assert game.decision.moves == ["pass"], "P2 is asked, though there is nothing to answer with"
    play(game, "P2: pass", "P3: gust")
    assert Counter(lying(game, "ashes")) == {"flame": 1, "gust": 1}
    assert lying(game, "light0") == []
    assert game.decision.name == "play_card"
    assert game.decision.seat == 1


@pytest.mark.rule("LT-8")
def test_everybody_is_asked_clockwise_until_it_burns() -> None:
    game = start("spark", "gust spark", "owl", "gust")
    play(game, "P1: play spark", "P2: pass", "P3: pass", "P4: pass")
    assert lying(game, "light0") == ["spark"]


@pytest.mark.rule("LT-8")
def test_holding_a_gust_or_not_looks_the_same() -> None:
    one, other = start("spark", "gust", "owl"), start("spark", "moth", "owl")
    for game in (one, other):
        play(game, "P1: play spark", "P2: pass")
    assert told(one, 2)[-1:] == told(other, 2)[-1:]
    assert one.number == other.number


@pytest.mark.rule("LT-9")
def test_after_a_gust_nobody_else_is_asked() -> None:
    game = start("spark", "gust", "gust")
    play(game, "P1: play spark", "P2: gust")
    assert game.decision is not None
    assert game.decision.name == "play_card"


@pytest.mark.rule("LT-11")
@pytest.mark.card("owl")
def test_the_owl_looks_at_one_hand_alone() -> None:
    game = start("owl", "spark gust", "flame")
    play(game, "P1: play owl")
    assert game.decision is not None
    assert game.decision.moves == ["watch P2", "watch P3"]
    game.play("watch P2")
    assert Counter(known(game, 0, 1)) == {"spark": 1, "gust": 1, None: 1}  # P2 has drawn since
    assert known(game, 2, 1) == known(game, None, 1) == [None] * 3
    assert known(game, 0, 2) == [None]
    assert "P2 holds Spark, Gust." in told(game, 0)
    assert not any("holds" in line for line in told(game, 2) + told(game, 1) + told(game, None))
    assert "P1 looks at the hand of P2." in told(game, 2)
    assert lying(game, "ashes") == ["owl"]


@pytest.mark.rule("LT-12")
@pytest.mark.card("moth")
def test_the_moth_carries_a_card_to_the_left() -> None:
    game = start("moth flame", "spark", "gust")
    play(game, "P1: play moth", "P1: give flame")
    assert "flame" in known(game, 1, 1)
    assert "flame" in known(game, 0, 1), "the giver knows what was given"
    assert "flame" not in known(game, 2, 1)
    assert "P1 gave you Flame." in told(game, 1)
    assert told(game, 2)[-2:] == ["P1 passes a card to P2.", "P2 draws a card."]
    assert lying(game, "ashes") == ["moth"]


@pytest.mark.rule("LT-12")
@pytest.mark.card("moth")
def test_the_moth_alone_carries_nothing() -> None:
    rest = ["owl", "owl", "flame", "flame", "flame", "gust", "gust", "spark", "spark", "spark"]
    game = start("moth", "spark", ashes=rest)
    play(game, "P1: play moth", "P2: play spark", "P1: pass")
    assert game.result is not None


@pytest.mark.rule("LT-R1")
def test_example_2_what_the_owl_saw_is_lost() -> None:
    game = start("owl", "spark gust moth", "flame")
    play(game, "P1: play owl", "P1: watch P2", "P2: play moth")
    assert Counter(known(game, 0, 1))["gust"] >= 1, "a card played openly takes nothing from what P1 knows"
    play(game, "P2: give gust")
    assert set(known(game, 0, 1)) == {None}
    assert "gust" in known(game, 2, 2)
    assert "gust" in known(game, 1, 2)


@pytest.mark.rule("LT-R1")
def test_a_copy_played_may_be_the_copy_that_was_seen() -> None:
    """P1 saw one spark of P2, who then gets another and plays one: P1 is sure of neither."""
    game = start("owl", "spark", "moth spark")
    play(game, "P1: play owl", "P1: watch P2")
    seen = known(game, 0, 1)
    assert seen.count("spark") == 1
    play(game, "P2: play spark", "P3: pass", "P1: pass")
    assert known(game, 0, 1).count("spark") == 0


@pytest.mark.rule("LT-R2")
def test_only_three_rounds() -> None:
    for seed in range(5):
        game = spellhall.new("lantern", seats=2, seed=seed, options={"rounds": 3})
        while game.decision:
            game.play(game.decision.moves[-1])
        assert game.view(None)["status"]["round"] <= 4
        assert sum(move.startswith("play ") for move in game.moves) == 6


@pytest.mark.parametrize(
    ("scenario", "complaint"),
    [
        ({"hand": ["spark"]}, "hand: should be a mapping of players"),
        ({"hand": {"P1": "torch"}}, "hand P1: there is no card 'torch'; there are flame, gust, moth, owl, spark"),
        ({"hand": {"P1": "moth", "P2": "moth"}}, "hand P2: the only deck has no moth left for it"),
        ({"ashes": 3}, "ashes: should be a text"),
        ({"deck": "moth"}, "deck: this deck has no order"),
        ({"bag": ""}, "cannot set 'bag'; it can set hand, light, ashes, deck"),
    ],
)
def test_a_wrong_scenario_is_explained(scenario: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(complaint)):
        spellhall.new("lantern", seats=2, scenario=scenario)
