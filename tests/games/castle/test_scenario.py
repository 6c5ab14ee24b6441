"""Positions in text: what a scenario may set, and how it complains."""

from __future__ import annotations

import re
from typing import Any

import pytest

import spellhall
from spellhall import BadSetup
from tests.games.castle.tools import (
    LAYOUT,
    PLACES,
    RITUALS,
    asked,
    facts,
    laid_out,
    new,
    news,
    offered,
    pairing,
    pawns,
    shrine,
    supply,
    tableau,
    written,
    zone,
)

NAMES = {"d": "dragon", "e": "eagle", "w": "wolf", "a": "amulet", "c": "crown", "s": "scepter"}


def rows(bell: str = "", book: str = "", candle: str = "") -> str:
    """Three lines, unturned where nothing is written."""
    blank = "? ? ? | ? ? ? | ? ? ?"
    return f"bell: {bell or blank}\nbook: {book or blank}\ncandle: {candle or blank}"


@pytest.mark.rule("CM-14", "CM-17", "CM-34")
def test_a_tableau_sets_cards_directions_and_pawns() -> None:
    g = new(tableau=tableau("bell1 book5 candle9", P1="bell3 book5", P4="candle9"), known="all")
    for place, letter in LAYOUT.items():
        card = shrine(g, place)
        assert card["face"] == NAMES[letter]
        assert card["up"] is (place in ("bell1", "book5", "candle9"))
    assert pawns(g) == {"bell3": 1, "book5": 1, "candle9": 4}
    assert supply(g) == [0, 2, 2, 1]


def test_bars_and_blanks_around_the_tokens_do_not_matter() -> None:
    table = "\n  bell: d e a|d e w|w w e\n  book:e d d | w c e | d w e\n\tcandle: w w d e d d w s e\n"
    one, other = new(tableau=table, known="all"), new(tableau=tableau(), known="all")
    assert zone(one, "tableau") == zone(other, "tableau")


@pytest.mark.rule("CM-16", "CM-R24")
def test_what_a_tableau_leaves_open_is_dealt_from_what_is_left() -> None:
    """All but the three last cards are given: the rest must be a dragon, an eagle and the scepter."""
    given = tableau(" ".join(PLACES)).replace("W S E", "W ? E").replace("bell: D E", "bell: ? ?")
    found = set()
    for seed in range(40):
        g = new(seed=seed, tableau=given)
        unseen = {"dragon": 1, "eagle": 1, "wolf": 0, "amulet": 0, "crown": 0, "scepter": 1}
        assert facts(g)["unseen"] == unseen
        for move in ("manipulate", "pick supply", "flip candle8"):
            g.play(move)
        found.add(shrine(g, "candle8")["face"])
    assert found == {"dragon", "eagle", "scepter"}


def test_known_places_are_known_and_others_not() -> None:
    g = new(tableau=tableau("bell1", P2="bell3"), known=["book5", "candle8"])
    known = [card["id"] for card in zone(g, "tableau")["cards"] if card["face"] is not None]
    assert known == ["bell1", "bell3", "book5", "candle8"]
    g = new(tableau=rows(bell="d e a ? ? ? ? ? ?"), known="all")
    assert [card["id"] for card in zone(g, "tableau")["cards"] if card["face"] is not None] == [
        "bell1",
        "bell2",
        "bell3",
    ]


@pytest.mark.rule("CM-15")
def test_characters_not_given_are_dealt_from_those_left() -> None:
    for seed in range(30):
        g = new(6, seed, characters="2=monster 6=cultist_wolf")
        dealt = [zone(g, f"character{seat}", seat)["cards"][0]["face"] for seat in range(6)]
        assert (dealt[1], dealt[5]) == ("monster", "cultist_wolf")
        assert len(set(dealt)) == 6
        assert news(g, "dealt", 1) == []
        assert len(news(g, "dealt", 0)) == 1


@pytest.mark.rule("CM-22", "CM-33")
def test_outcomes_lie_face_down_unless_turned() -> None:
    g = new(outcomes=pairing("silent_open_lit", "rampage"), turned=["silent_open_lit", "ringing_open_lit"], turns=4)
    up = {card["id"]: card["face"] for card in zone(g, "outcomes")["cards"] if card["up"]}
    assert up == {"silent_open_lit": "rampage", "ringing_open_lit": "scepter_devoured"}
    g.play("advance")
    assert len(offered(g)) == 6
    g.play("turn silent_closed_unlit")
    assert news(g, "advanced") == [{"seat": 0, "ritual": "silent_closed_unlit", "outcome": "banished"}]


@pytest.mark.rule("CM-22")
def test_outcomes_not_given_are_drawn_from_those_left() -> None:
    given = pairing("silent_closed_unlit", "rampage")
    for ritual in ("silent_closed_unlit", "ringing_open_lit"):
        del given[ritual]
    found = set()
    for seed in range(20):
        g = new(seed=seed, outcomes=given, turns=4)
        g.play("advance")
        g.play("turn ringing_open_lit")
        found.add(news(g, "advanced")[0]["outcome"])
    assert found == {"rampage", "scepter_devoured"}


@pytest.mark.rule("CM-23", "CM-24", "CM-26")
def test_turn_turns_and_quiet() -> None:
    g = new(options={"first_player": "random"}, turn="P3", turns=9, quiet=7)
    assert asked(g) == (3, "turn_action")
    assert offered(g) == ["manipulate", "advance"]
    assert (facts(g)["quiet"], facts(g)["stall_limit"]) == (7, 12)
    assert g.view(None)["status"]["round"] == 3
    assert news(g, "first") == []
    assert offered(new(options={"first_turn": "manipulate"}, turn="P3", turns=3)) == ["manipulate"]
    assert offered(new(turns=12, quiet=12)) == ["advance"]


def test_a_scenario_is_recorded_and_replayed() -> None:
    g = new(tableau=tableau("bell1", P1="bell3"), characters="1=monster", turns=4, quiet=2)
    for move in ("advance", "turn silent_open_lit"):
        g.play(move)
    again = spellhall.replay(g.record())
    assert [again.view(seat) for seat in (0, 1, None)] == [g.view(seat) for seat in (0, 1, None)]


def test_every_key_is_explained() -> None:
    assert set(spellhall.game_info("castle").scenario_help) == {
        "tableau", "pawns", "character", "outcomes", "turn", "turns", "quiet",
    }  # fmt: skip


TOO_MANY_EAGLES = laid_out(LAYOUT | {"bell1": "e"})
BELLS = {"bell": "d e a | d e w | w w e"}
TWO_CROWNS = laid_out(LAYOUT | {"candle9": "c"})

BAD: list[tuple[dict[str, Any], str]] = [
    # the tableau
    ({"tableau": {"bell": "x ? ? ? ? ? ? ? ?"}}, "tableau bell1: 'x' is not a letter of dewacs, upper case for a shrine that is active, or ?"),
    ({"tableau": {"book": "? ? ? ? dx ? ? ? ?"}}, "tableau book5: 'dx' is not a letter"),
    ({"tableau": {"bell": "d1 ? ? ? ? ? ? ? ?"}}, "tableau bell1: 'd1' is not a letter"),
    ({"tableau": {"bell": "d@P5 ? ? ? ? ? ? ? ?"}}, "tableau bell1: after @ stand players"),
    ({"tableau": {"bell": "@P5"}}, "tableau bell: after @ stand players"),
    ({"tableau": written({"tableau": TOO_MANY_EAGLES})["tableau"]}, "tableau candle9: the shrine deck has no eagle left for it"),
    ({"tableau": written({"tableau": TWO_CROWNS})["tableau"]}, "tableau candle9: the shrine deck has no crown left for it"),
    ({"tableau": {"book": "d e"}}, "tableau book: should be nine letters, not 'd e'"),
    ({"tableau": {"candle": "? ? ? ? ? ? ? ? ? ?"}}, "tableau candle: should be nine letters"),
    ({"tableau": {"candle": ""}}, "tableau candle: should be nine letters, not ''"),
    ({"tableau": {"bull": "? ? ? ? ? ? ? ? ?"}}, "tableau: should be a mapping of bell, book, candle to nine letters each, not {'bull'"),
    ({"tableau": {"bell": ["d"]}}, "tableau bell: should be a text"),
    ({"tableau": ["d"]}, "tableau: should be a mapping of bell, book, candle"),
    ({"tableau": None}, "tableau: should be a mapping of bell, book, candle"),
    # pawns
    ({"tableau": BELLS, "pawns": {"P2": "bell1 bell2 bell3"}}, "pawns P2: a player has two pawns, not 'bell1 bell2 bell3'"),
    ({"tableau": BELLS, "pawns": {"P2": "bell1", "P3": "bell1"}}, "pawns P3: there is a pawn at bell1 already"),
    ({"tableau": BELLS, "pawns": {"P2": "bell10"}}, "pawns P2: there is no place 'bell10'; places are bell1 to candle9"),
    ({"tableau": BELLS, "pawns": {"P2": "book1"}}, "pawns P2: the tableau does not say which shrine is at book1"),
    ({"pawns": {"P5": "bell1"}}, "pawns: 'P5' is not one of P1, P2, P3, P4"),
    ({"pawns": "bell1"}, "pawns: should be a mapping of players"),
    ({"pawns": {"P1": 3}}, "pawns P1: should be a text"),
    # characters
    ({"character": {"P1": "dragon"}}, "character P1: there is no card 'dragon'; near to it is cultist_dragon"),
    ({"character": {"P1": ""}}, "character P1: should be one card, not ''"),
    ({"character": {"P1": "monster", "P2": "monster"}}, "character P2: the character deck has no monster left for it"),
    ({"character": {"P5": "monster"}}, "character: 'P5' is not one of P1, P2, P3, P4"),
    ({"character": {"1": "monster"}}, "character: '1' is not one of"),
    ({"character": ["monster"]}, "character: should be a mapping of players"),
    # outcomes
    ({"outcomes": {"silent_open_lit": "doom"}}, "outcomes silent_open_lit: there is no card 'doom'; there are amulet_devoured"),
    ({"outcomes": {"loud": "rampage"}}, "outcomes: there is no ritual 'loud'; there are silent_closed_unlit"),
    ({"outcomes": {RITUALS[0]: "rampage", RITUALS[1]: "rampage"}}, "the outcome deck has no rampage left for it"),
    ({"outcomes": ["rampage"]}, "outcomes: should be a mapping of rituals to outcomes"),
    ({"outcomes": {RITUALS[0]: 7}}, "outcomes silent_closed_unlit: should be a text"),
    ({"outcomes": {RITUALS[0]: "rampage@P1"}}, "an outcome is known to nobody, or face up: @all"),
    ({"outcomes": {each: f"{id}@all" for each, id in pairing("", "").items()}}, "with all eight cards face up the game would be over"),
    # counters
    ({"turn": "P5"}, "turn: 'P5' is not one of P1, P2, P3, P4"),
    ({"turn": 0}, "turn: 0 is not one of P1, P2, P3, P4"),
    ({"turn": True}, "turn: True is not one of"),
    ({"turns": 13}, "turns: should be a whole number from 0 to 12, not 13"),
    ({"turns": 1.5}, "turns: should be a whole number from 0 to 12, not 1.5"),
    ({"turns": 4, "quiet": 5}, "quiet: should be a whole number from 0 to 4, not 5"),
    ({"quiet": 1}, "quiet: should be a whole number from 0 to 0, not 1"),
    # keys
    ({"supply": {}}, "a scenario of Castle of Magic cannot set 'supply'; it can set tableau, pawns, character"),
]  # fmt: skip


@pytest.mark.rule("CM-1", "CM-2", "CM-R14", "CM-65")
@pytest.mark.parametrize(("scenario", "complaint"), BAD, ids=[complaint[:60] for _, complaint in BAD])
def test_a_bad_scenario_says_what_was_wrong_and_what_would_be_right(scenario: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(complaint)):
        spellhall.new("castle", 4, 1, {}, scenario)


@pytest.mark.parametrize("scenario", ["tableau", ["turns"], 3])
def test_a_scenario_is_a_mapping(scenario: Any) -> None:
    with pytest.raises(BadSetup, match="a scenario is a mapping of names to values, not"):
        spellhall.new("castle", 4, 1, None, scenario)
