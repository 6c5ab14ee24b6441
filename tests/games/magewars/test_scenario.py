"""Scenarios: anything anywhere, and mistakes that say what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.engine.errors import BadSetup
from tests.games.magewars.tools import Table, faces, hand, health, new, pile

TWO: Table = {"mages": ["taren", "derek"], "turn": 0}


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
        ({"mages": ["taren"]}, "list of 2"),
        ({"mages": ["taren", "taren"]}, "not a mage that is left"),
        ({"mages": ["taren", "gandalf"]}, "gandalf"),
        ({"hands": [["cat"], []]}, "must name every mage"),
        ({**TWO, "hands": [["cat", "cat"], []]}, "no card cat is left"),
        ({**TWO, "hands": [["dragonfly"], []]}, "no card 'dragonfly'"),
        ({**TWO, "hands": [["famine"], []]}, "never held"),
        ({**TWO, "hands": [["market_day"], []]}, "never held"),
        ({**TWO, "hands": ["cat", []]}, "list of lists"),
        ({**TWO, "kept": [["fireball"], []]}, "does not belong"),
        ({**TWO, "crafts": [["library"], []]}, "does not belong"),
        ({**TWO, "structures": ["cat"]}, "does not belong"),
        ({**TWO, "lasting": [["fireball"], []]}, "does not last"),
        ({**TWO, "lasting": [[{"card": "freeze", "on": "cat"}], []]}, "to freeze"),
        ({**TWO, "crafts": [[{"card": "cat", "slots": ["free"]}], []]}, "leave a slot open"),
        ({**TWO, "crafts": [[{"card": "cat", "slots": []}], []]}, "1 slots, not 0"),
        ({**TWO, "dead": [1], "marks": [0, 1], "health": [1, 0], "hands": [[], ["beastmaster"]]}, "P2 is dead"),
        ({**TWO, "crafts": [[{"card": "cat", "colour": 1}], []]}, "may have"),
        ({**TWO, "levels": [["mana_weaver"], []]}, "Levels come in order"),
        ({**TWO, "health": [0, 5]}, "needs a health card"),
        ({**TWO, "health": [12, 5]}, "from 0 to 9"),
        ({**TWO, "tops": {"fate": ["market_day"]}}, "use decks"),
        ({**TWO, "tops": {"mystic": ["cat"]}}, "of the mystic deck"),
        ({**TWO, "tops": {"mist": []}}, "mapping from"),
        ({**TWO, "dead": [2]}, "from 0 to 1"),
        ({**TWO, "turn": 2}, "from 0 to 1"),
        ({**TWO, "step": "middle"}, "start or main"),
        ({**TWO, "marks": [1]}, "list of 2"),
    ],
)  # fmt: skip
def test_mistakes(scenario: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        spellhall.new("magewars", 2, 1, {}, scenario)


@pytest.mark.rule("MW-34")
def test_what_has_no_open_slot_is_completed_first() -> None:
    full = [{"card": "healing_2", "slots": ["free", "free"]}, {"card": "cat", "slots": ["free"]}]
    position = {**TWO, "turn": 0, "step": "main", "health": [5, 5], "crafts": [full, []]}
    g = spellhall.new("magewars", 2, 1, {}, position)
    assert health(g) == [7, 5]
    assert g.decision is not None
    assert g.decision.moves == ["keep", "use once"]


@pytest.mark.parametrize("other", [{"turn": 1}, {"step": "start"}])
def test_only_the_player_to_act_completes(other: dict[str, Any]) -> None:
    full = [{"card": "cat", "slots": ["free"]}]
    with pytest.raises(BadSetup, match="leave a slot open"):
        spellhall.new("magewars", 2, 1, {}, {**TWO, "turn": 0, "step": "main", "crafts": [full, []], **other})
