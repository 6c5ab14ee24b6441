"""Scenarios: positions in words, and what is wrong with bad ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spellhall
from spellhall import BadSetup
from tests.games.magelight.tools import (
    FIVE,
    asked,
    board,
    count,
    counters,
    cover,
    faces,
    hand,
    new,
    power,
    role,
    shown,
    status,
    storage,
    wander,
)

EVERYTHING: dict[str, Any] = {
    "role": FIVE,
    "cover": {"P4": "archivist", "P5": "diviner"},
    "revealed": "P2",
    "shown": {"P4": "P1"},
    "power": {"P1": 5, "P5": 0},
    "hand": {"P3": "study pyre kindle echo"},
    "storage": {"P2": "dark_day verdict"},
    "board": {"P3": "pilgrim stone_guardian"},
    "stack": "quicken",
    "deck": "banish moon_dial ...",
    "discard": "apprentice hearthkeeper",
    "burned": "magelight travel_light",
    "first": "P2",
    "turn": "P3",
    "round": 4,
    "phase": "actions",
    "actions": 2,
    "mana": 7,
}


def test_a_scenario_can_set_everything() -> None:
    g = spellhall.new("magelight", 5, 1, {}, EVERYTHING)
    assert set(spellhall.game_info("magelight").scenario_help) == set(EVERYTHING)
    assert (asked(g), status(g)) == ("P3 action", (4, "P3", "actions"))
    assert [role(g, player, player) for player in FIVE] == list(FIVE.values())
    assert (cover(g, "P4"), cover(g, "P5")) == ("archivist", "diviner")
    assert (role(g, "P2"), role(g, "P4", "P1"), shown(g)) == ("healer", "page_thief", [("P4", "P1")])
    assert power(g) == [5, 3, 3, 3, 0]
    assert sorted(hand(g, "P3")) == ["echo", "kindle", "pyre", "study"]
    assert storage(g, "P2") == ["verdict", "dark_day"]  # shown by kind
    assert board(g, "P3") == ["pilgrim", "stone_guardian"]
    assert (faces(g, "stack", "P2"), faces(g, "stack", "P1")) == (["quicken"], [])
    assert faces(g, "discard") == ["hearthkeeper", "apprentice"]
    assert faces(g, "burned") == ["travel_light", "magelight"]
    assert count(g, "deck") == 100 - 4 - 2 - 2 - 1 - 2 - 2
    assert counters(g, "P3") == {"power": 3, "actions": 2, "mana": 7}


def test_a_scenario_goes_into_the_record_and_back() -> None:
    g = spellhall.new("magelight", 5, 1, {}, EVERYTHING)
    for _ in wander(g, 1):
        pass
    assert spellhall.replay(json.loads(json.dumps(g.record()))).record() == g.record()


def test_what_is_left_out_is_dealt() -> None:
    g = new(5, role={"P2": "turncoat"})
    held = [role(g, player, player) for player in FIVE]
    assert held[1] == "turncoat"
    assert held.count("page_thief") == 1
    assert len(set(held)) == 5


def test_the_rest_can_be_burned() -> None:
    g = new(hand="study pyre kindle echo", deck="banish quicken", rest="burned", phase="actions", actions=1)
    assert (count(g, "deck"), count(g, "burned")) == (2, 94)


def test_a_position_that_is_won_already_is_over() -> None:
    g = new(5, role=FIVE, power={"P1": 0, "P2": 0, "P3": 0})
    assert asked(g) == "over"


@pytest.mark.parametrize(
    ("scenario", "complaint"),
    [
        ({"hand": {"P1": "no_such_card"}}, "hand P1: there is no card 'no_such_card'"),
        ({"hand": ["study"]}, "hand: should be a mapping of players"),
        ({"hand": {"P2": "study"}}, "hand: only P1, whose turn it is, has cards in hand"),
        ({"hand": {"P1": "long_winter long_winter"}}, "hand P1: the card deck has no long_winter left for it"),
        ({"burned": "long_winter", "discard": "long_winter"}, "burned: the card deck has no long_winter left for it"),
        ({"board": {"P1": "study"}}, "board P1: study does not belong there"),
        ({"board": "pilgrim"}, "board: should be a mapping"),
        ({"board": {"P9": "pilgrim"}}, "board: 'P9' is not one of P1, P2, P3, P4"),
        ({"role": {"P1": "turncoat"}}, "role P1: 'turncoat' cannot be given"),
        ({"role": {"P1": "healer", "P2": "healer"}}, "role P2: 'healer' cannot be given"),
        ({"role": {"P1": "healer", "P2": "warden", "P3": "diviner", "P4": "archmage"}}, "only 3 are Guildmages"),
        ({"cover": {"P1": "healer"}}, "cover P1: role does not make P1 an Infiltrator"),
        (
            {"role": {"P1": "healer", "P4": "spymaster"}, "cover": {"P4": "healer"}},
            "cover P4: 'healer' cannot be given",
        ),
        ({"revealed": ["P1"]}, "revealed: should be a text"),
        ({"revealed": "P1 P1"}, "revealed: names a player twice"),
        ({"revealed": "P7"}, "revealed: 'P7' is not one of"),
        ({"shown": [["P1"]]}, "shown: should be a mapping of players"),
        ({"shown": {"P1": "P1"}}, "shown P1: nobody shows a role to themselves"),
        ({"power": {"P1": 7}}, "power P1: should be a whole number from 0 to 6"),
        ({"power": {"P1": True}}, "power P1: should be a whole number"),
        ({"round": 0}, "round: should be a whole number from 1 to 15"),
        ({"round": 16}, "round: should be a whole number from 1 to 15"),
        ({"phase": "draw"}, "phase: should be one of allies, artifacts, actions"),
        ({"actions": 2}, "actions: can only be set"),
        ({"mana": 2, "phase": "artifacts"}, "mana: can only be set"),
        ({"turn": 0}, "turn: 0 is not one of"),
        ({"pile": "study"}, "cannot set 'pile'"),
    ],
)
def test_bad_scenarios_are_refused_with_a_reason(scenario: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup) as error:
        spellhall.new("magelight", 4, 1, {}, scenario)
    assert complaint in str(error.value)


def test_plain_roles_in_a_scenario() -> None:
    g = new(options={"roles": "plain"}, role={"P2": "infiltrator"})
    assert [role(g, f"P{p}", f"P{p}") for p in range(1, 5)] == ["guildmage", "infiltrator", "guildmage", "guildmage"]
    with pytest.raises(BadSetup, match="cannot be given"):
        new(options={"roles": "plain"}, role={"P2": "spymaster"})
