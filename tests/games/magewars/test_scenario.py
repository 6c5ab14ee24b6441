"""Scenarios: anything anywhere, and mistakes that say what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.engine.errors import BadSetup
from tests.games.magewars.tools import Table, faces, hand, health, new, pile

TWO: Table = {"mage": {"P1": "taren", "P2": "derek"}, "turn": "P1"}


def test_a_card_of_two_decks() -> None:
    g = new(hands={0: ["tower_of_air", "tower_of_air"]}, piles={"mystic": []})
    assert hand(g, 1) == ["tower_of_air", "tower_of_air"]
    assert [card["back"] for zone in g.view(1)["zones"] if zone["id"] == "hand0" for card in zone["cards"]] == [
        "enchanted",
        "mystic",
    ]
    assert hand(new(hands={0: ["mana arcane"]}), 1) == ["mana"]


def test_decks_leave_the_rest_in_the_pile() -> None:
    g = new(decks={"quest": ["ritual_acolyte"]}, hands={0: ["sorcery_pupil"]})
    assert len(pile(g, "quest")) == 37
    assert "ritual_acolyte" not in pile(g, "quest")
    assert faces(g, "hand0", 0) == ["sorcery_pupil"]


@pytest.mark.parametrize(
    ("scenario", "says"),
    [
        ({"mage": {"P1": "taren"}}, "should name all 2 mages"),
        ({"mage": {"P1": "taren", "P2": "taren"}}, "not a mage that is left"),
        ({"mage": {"P1": "taren", "P2": "gandalf"}}, "gandalf"),
        ({"hand": {"P1": "cat"}}, "must name every mage"),
        ({**TWO, "hand": {"P1": "cat cat"}}, "has no cat left for it"),
        ({**TWO, "hand": {"P1": "dragonfly"}}, "no card 'dragonfly'"),
        ({**TWO, "hand": {"P1": "famine"}}, "never held"),
        ({**TWO, "hand": {"P1": "market_day"}}, "never held"),
        ({**TWO, "hand": ["cat", []]}, "should be a mapping of players"),
        ({**TWO, "kept": {"P1": "fireball"}}, "does not belong"),
        ({**TWO, "crafts": {"P1": "library"}}, "does not belong"),
        ({**TWO, "structures": "cat"}, "does not belong"),
        ({**TWO, "lasting": {"P1": "fireball"}}, "does not last"),
        ({**TWO, "lasting": {"P1": [{"card": "freeze", "on": "cat"}]}}, "to freeze"),
        ({**TWO, "crafts": {"P1": [{"card": "cat", "slots": "free"}]}}, "leave a slot open"),
        ({**TWO, "crafts": {"P1": [{"card": "cat", "slots": ""}]}}, "cat has 1 slots .*, not ''"),
        ({**TWO, "dead": "P2", "marks": {"P2": 1}, "health": {"P1": "...1"}, "hand": {"P2": "beastmaster"}}, "hand P2: the dead hold"),
        ({**TWO, "crafts": {"P1": [{"card": "cat", "colour": 1}]}}, "may have"),
        ({**TWO, "levels": {"P1": "mana_weaver"}}, "Levels come in order"),
        ({**TWO, "health": {"P1": ""}}, "needs a health card"),
        ({**TWO, "health": {"P1": "...12"}}, "0 to 9 cards can be dealt"),
        ({**TWO, "deck_fate": "(market_day"}, "stand in brackets at the end"),
        ({**TWO, "deck_mystic": "cat ..."}, "the mystic deck has no cat left"),
        ({**TWO, "deck_mist": ""}, "cannot set 'deck_mist'"),
        ({**TWO, "dead": "P3"}, "'P3' is not one of P1, P2"),
        ({**TWO, "turn": 1}, "turn: 1 is not one of P1, P2"),
        ({**TWO, "phase": "middle"}, "one of start, main"),
        ({**TWO, "marks": [1]}, "should be a mapping of players"),
        ({**TWO, "deeds": {"P1": 2}}, "deeds P1: should be a mapping of deeds"),
        ({**TWO, "deeds": {"P1": {"kindness": 2}}}, "deeds P1: 'kindness' is not one of challenges"),
        ({**TWO, "deeds": {"P1": {"wishes": -1}}}, "deeds P1: wishes is a number from 0 to 99"),
    ],
)  # fmt: skip
def test_mistakes(scenario: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        spellhall.new("magewars", 2, 1, {}, scenario)


@pytest.mark.rule("MW-34")
def test_what_has_no_open_slot_is_completed_first() -> None:
    full = [{"card": "healing_2", "slots": ["free", "free"]}, {"card": "cat", "slots": ["free"]}]
    position = {**TWO, "turn": "P1", "phase": "main", "health": {"P1": "...5", "P2": "...5"}, "crafts": {"P1": full}}
    g = spellhall.new("magewars", 2, 1, {}, position)
    assert health(g) == [7, 5]
    assert g.decision is not None
    assert g.decision.moves == ["keep", "use once"]


@pytest.mark.parametrize("other", [{"turn": "P2"}, {"phase": "start"}])
def test_only_the_player_to_act_completes(other: dict[str, Any]) -> None:
    full = [{"card": "cat", "slots": ["free"]}]
    with pytest.raises(BadSetup, match="leave a slot open"):
        spellhall.new("magewars", 2, 1, {}, {**TWO, "turn": "P1", "phase": "main", "crafts": {"P1": full}, **other})
