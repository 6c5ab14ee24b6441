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
    "roles": FIVE,
    "covers": {"P4": "archivist", "P5": "diviner"},
    "revealed": ["P2"],
    "shown": [["P4", "P1"]],
    "power": {"P1": 5, "P5": 0},
    "hand": "study pyre kindle echo",
    "storages": {"P2": "dark_day verdict"},
    "boards": {"P3": "pilgrim stone_guardian"},
    "stack": "quicken",
    "deck": "banish moon_dial",
    "discard": "apprentice hearthkeeper",
    "burned": "magelight travel_light",
    "rest": "deck",
    "first": "P2",
    "turn": "P3",
    "round": 4,
    "step": "actions",
    "actions": 2,
    "mana": 7,
}


def test_a_scenario_can_set_everything() -> None:
    g = new(5, **EVERYTHING)
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
    g = new(5, **EVERYTHING)
    for _ in wander(g, 1):
        pass
    assert spellhall.replay(json.loads(json.dumps(g.record()))).record() == g.record()


def test_what_is_left_out_is_dealt() -> None:
    g = new(5, roles={"P2": "turncoat"})
    held = [role(g, player, player) for player in FIVE]
    assert held[1] == "turncoat"
    assert held.count("page_thief") == 1
    assert len(set(held)) == 5


def test_the_rest_can_be_burned() -> None:
    g = new(hand="study pyre kindle echo", deck="banish quicken", rest="burned", step="actions", actions=1)
    assert (count(g, "deck"), count(g, "burned")) == (2, 94)


def test_a_position_that_is_won_already_is_over() -> None:
    g = new(5, roles=FIVE, power={"P1": 0, "P2": 0, "P3": 0})
    assert asked(g) == "over"


@pytest.mark.parametrize(
    ("scenario", "complaint"),
    [
        ({"hand": "no_such_card"}, "hand: there is no card 'no_such_card'"),
        ({"hand": ["study"]}, "hand: should be a text"),
        ({"hand": "verdict verdict"}, "hand: there are only 1 cards verdict"),
        ({"burned": "verdict", "discard": "verdict"}, "burned: there are only 1 cards verdict"),
        ({"boards": {"P1": "study"}}, "boards: only allies"),
        ({"boards": "pilgrim"}, "boards: should be a mapping"),
        ({"boards": {"P9": "pilgrim"}}, "boards: 'P9' is not one of P1, P2, P3, P4"),
        ({"roles": {"P1": "turncoat"}}, "roles: 'turncoat' cannot be given"),
        ({"roles": {"P1": "healer", "P2": "healer"}}, "roles: 'healer' cannot be given"),
        ({"roles": {"P1": "healer", "P2": "warden", "P3": "diviner", "P4": "archmage"}}, "only 3 are Guildmages"),
        ({"covers": {"P1": "healer"}}, "covers: roles does not make P1 an Infiltrator"),
        (
            {"roles": {"P1": "healer", "P4": "spymaster"}, "covers": {"P4": "healer"}},
            "covers: 'healer' cannot be given",
        ),
        ({"revealed": "P1"}, "revealed: should be a list"),
        ({"revealed": ["P7"]}, "revealed: 'P7' is not one of"),
        ({"shown": [["P1"]]}, "shown: should be pairs"),
        ({"shown": [["P1", "P1"]]}, "shown: should be pairs"),
        ({"power": {"P1": 7}}, "power: should be a whole number from 0 to 6"),
        ({"power": {"P1": True}}, "power: should be a whole number"),
        ({"round": 0}, "round: should be a whole number from 1 to 15"),
        ({"round": 16}, "round: should be a whole number from 1 to 15"),
        ({"step": "draw"}, "step: should be one of allies, artifacts, actions"),
        ({"actions": 2}, "actions: can only be set"),
        ({"mana": 2, "step": "artifacts"}, "mana: can only be set"),
        ({"rest": "stack"}, "rest: should be 'deck' or 'burned'"),
        ({"turn": 0}, "turn: 0 is not one of"),
        ({"pile": "study"}, "cannot set 'pile'"),
    ],
)
def test_bad_scenarios_are_refused_with_a_reason(scenario: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup) as error:
        new(**scenario)
    assert complaint in str(error.value)


def test_plain_roles_in_a_scenario() -> None:
    g = new(options={"roles": "plain"}, roles={"P2": "infiltrator"})
    assert [role(g, f"P{p}", f"P{p}") for p in range(1, 5)] == ["guildmage", "infiltrator", "guildmage", "guildmage"]
    with pytest.raises(BadSetup, match="cannot be given"):
        new(options={"roles": "plain"}, roles={"P2": "spymaster"})
