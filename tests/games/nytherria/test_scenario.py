"""Positions in text: any card can be placed anywhere, and every mistake is told in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall import BadSetup
from tests.games.nytherria.tools import PLAIN, asked, cards, deck, draws, hand, news, pile, play, row, size, table


def test_any_card_anywhere() -> None:
    g = table(
        "dawn_queen soldier*4", "shade*2 ravager*3", "",
        stones={1: "L D", 3: "D D"},
        graveyard="hex soldier*2", neutral_graveyard="trap*3 starfall light_stone", void="night_tyrant thief",
        main_deck="envoy paladin ...", neutral_deck="hidden_passage trap light_stone ...",
        turn=1, turns=7, draws=[0, 1, 2],
    )  # fmt: skip
    assert hand(g, 1) == cards("dawn_queen soldier*4")
    assert [row(g, player) for player in (1, 2, 3)] == ["L D", "", "D D"]
    assert pile(g, "graveyard") == cards("hex soldier*2")
    assert pile(g, "neutral_graveyard") == cards("pit_of_blades*3 starfall light_stone")
    assert pile(g, "void") == cards("night_tyrant thief")
    assert draws(g) == [0, 1, 2]
    assert asked(g) == "P2 play_card"
    assert g.view(None)["status"]["round"] == 3
    assert size(g, "main_deck") == 62 - 10 - 3 - 2
    assert size(g, "neutral_deck") == 40 - 4 - 5
    for law in g.info.laws:
        law(g.state)


def test_the_listed_cards_come_first_then_the_rest() -> None:
    g = table(PLAIN, PLAIN, phase="draw", draws=[3, 1], main_deck="hex thief ...")
    assert set(cards("hex thief")) <= set(hand(g, 1))
    assert len(hand(g, 1)) == 8
    assert len([move for move in g.moves if move.startswith("draw")]) == 1  # chance gave the third


def test_exactly_these_cards() -> None:
    g = table(PLAIN, PLAIN, main_deck="hex", neutral_deck="light_stone trap")
    assert size(g, "main_deck") == 1
    assert deck(g) == {"light_stone": 1, "dark_stone": 0, "trap": 1, "event": 0}
    assert len(pile(g, "void")) == 62 - 11
    assert len(pile(g, "neutral_graveyard")) == 38


def test_what_is_left_out_is_dealt() -> None:
    g = spellhall.new("nytherria", 3, 1, scenario={"hand": {"P2": "hex*2"}})
    assert [size(g, f"hand{seat}") for seat in range(3)].count(5) >= 1
    assert sum(size(g, f"hand{seat}") for seat in range(3)) == 5 + 2 + 5 + 1
    assert any(move.startswith("first P") for move in g.moves)


def test_phases() -> None:
    assert len(hand(table(PLAIN, PLAIN, phase="main"), 1)) == 5
    assert len(hand(table(PLAIN, PLAIN, phase="draw"), 1)) == 6


def test_a_position_is_recorded_and_replayed() -> None:
    g = table("hex soldier*5", PLAIN, stones={2: "D"}, neutral_deck="trap*3 ...")
    play(g, "P1 play hex, P1 target P2, P2 pass, P1 choose dark_stone")
    again = spellhall.replay(g.record())
    assert again.record() == g.record()
    assert [again.view(viewer) for viewer in (0, 1, None)] == [g.view(viewer) for viewer in (0, 1, None)]


@pytest.mark.parametrize(
    ("scenario", "complaint"),
    [
        ({"hand": ["hex"]}, "hand: should be a mapping of players"),
        ({"hand": "hex"}, "hand: should be a mapping of players"),
        ({"hand": {"P1": "hexx"}}, "hand P1: there is no card 'hexx'; near to it is hex"),
        ({"hand": {"P1": "hex*two"}}, r"'hex\*two' is not a card"),
        ({"hand": {"P1": "hex*3"}}, "hand P1: the main deck has only 2 hex left for it, not 3"),
        ({"hand": {"P1": "starfall"}}, "hand P1: the main deck has no starfall left"),
        ({"stones": {"P1": "phantom_fire"}}, "stones P1: phantom_fire does not belong there"),
        (
            {"neutral_deck": "phantom_fire trap*20"},
            "neutral_deck: the neutral deck has only 19 trap left for it, not 20",
        ),
        ({"stones": {"P1": "light_stone*7"}}, "stones P1: the neutral deck has only 6 light_stone left"),
        ({"graveyard": {"P1": "hex"}}, "graveyard: should be a text"),
        ({"void": "dawn_queen*2"}, "void: the main deck has only 1 dawn_queen left"),
        ({"main_deck": "hex ..."}, "say what every player has in hand"),
        ({"neutral_deck": "hex ..."}, "neutral_deck: the neutral deck has no hex left"),
        ({"turn": "P3"}, "turn: 'P3' is not one of P1, P2"),
        ({"turn": True}, "turn: True is not one of P1, P2"),
        ({"turns": 60}, "turns: should be a whole number from 0 to 59"),
        ({"draws": [1]}, "draws: should be a mapping of players"),
        ({"draws": {"P2": -1}}, "draws P2: should be a whole number"),
        ({"phase": "counter"}, "phase: should be one of draw, main"),
        ({"weather": "fine"}, "cannot set 'weather'"),
    ],
)
def test_mistakes_are_told(scenario: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        spellhall.new("nytherria", 2, 1, scenario=scenario)


@pytest.mark.rule("NY-R15")
def test_a_trap_is_any_trap() -> None:
    """Of which kind a trap is makes no difference, so a position need not say it: the first kind of which there is one."""
    g = table(
        PLAIN, PLAIN, neutral_deck="phantom_fire trap*5 trap light_stone ...", neutral_graveyard="trap*2 pit_of_blades"
    )
    assert pile(g, "neutral_graveyard") == cards("pit_of_blades*3")
    assert deck(g)["trap"] == 17
    met = table("soldier*6", PLAIN, neutral_deck="phantom_fire trap*5 trap light_stone")
    play(met, "P1 play soldier, P2 pass")
    assert [each["card"] for each in news(met, "encountered")] == ["phantom_fire", *["pit_of_blades"] * 3]
