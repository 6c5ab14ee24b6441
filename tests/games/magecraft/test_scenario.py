"""Positions in text: every gem and spell can be placed, and mistakes are explained."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.words import words
from spellhall.words.text import as_lines
from tests.games.magecraft.tools import (
    asked,
    books,
    cantrip,
    offered,
    on_cards,
    pile,
    play,
    position,
    sets,
    table,
    zone,
)


def test_every_gem_and_spell_can_be_placed() -> None:
    lines = {
        "A.character": "orsk",
        "A.hp": "F1 D2",
        "A.score": "W2",
        "A.shield": "E1",
        "A.hand": "F1 L1",
        "A.bag": "W1 D1",
        "A.discard": "L2",
        "A.cantrip": "E1",
        "A.books": "1 [fireball*, meditation] 2 - 3 [absorb, fireball]",
        "A.on": "1.0 F1 W1, 3.1 D1",
        "B.books": "1 - 2 - 3 -",
        "turn": "A",
        "phase": "study",
        "quiet": 3,
        "round": 6,
    }
    g = position(lines)
    found = table(g)
    for area in ("hp", "score", "shield", "hand", "bag", "discard", "cantrip"):
        assert found[f"A.{area}"] == lines[f"A.{area}"]
    assert (books(g, "A"), books(g, "B")) == (lines["A.books"], "1 - 2 - 3 -")
    assert {
        "Spellbook 1 of P1: Fireball (mastered) [Fire, Water], Meditation",
        "Spellbook 3 of P1: Absorb, Fireball (copy: 2) [Darkness]",
    } <= set(as_lines(g.view(None), words("magecraft")))
    assert pile(g, "academy") == "F11 W10 E12 L11 D4"
    assert (sets(g).get("fireball", 0), sets(g)["absorb"]) == (0, 1)
    assert asked(g) == ("A", "study_step")
    assert g.view(None)["status"]["round"] == 6


def test_what_is_not_named_is_dealt_by_chance() -> None:
    offers, characters = set(), set()
    for seed in range(8):
        g = spellhall.new("magecraft", 2, seed, scenario={"A.hand": "F1 W1"})
        offers.add(tuple(sets(g)))
        characters.add(tuple(str(zone(g, f"character{seat}")["cards"][0]["face"]) for seat in range(2)))
        assert len(sets(g)) == 12
    assert len(offers) > 1
    assert len(characters) > 1


def test_sets_that_players_own_are_missing_from_the_academy() -> None:
    g = position("A.books: 1 [fireball, flame_lash] 2 [flame_lash] 3 -\nA.hand: F1")
    assert sets(g)["fireball"] == 1
    assert "flame_lash" not in sets(g)


def test_a_scenario_is_recorded_and_replayed() -> None:
    g = position("A.hand: F1 W1")
    play(g, "book 2", "F")
    again = spellhall.replay(g.record())
    assert again.view(0) == g.view(0)


def test_phases() -> None:
    for phase, first in (("shield", "drop_shield"), ("casting", "cast_step"), ("study", "study_step")):
        assert asked(position(f"A.hand: F2\nA.shield: E1\nphase: {phase}")) == ("A", first)
    g = position("A.hand: F2\nB.hand: F1\nphase: refresh")
    assert asked(g)[0] == "B"


def test_a_used_cantrip() -> None:
    g = position("A.hand: F2\nA.cantrip: F1")
    assert (cantrip(g, "A"), "cantrip" in offered(g)) == ("F1", False)
    assert on_cards(g, "A") == {}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"A.hand": "F30"}, "20 gems F in all, not 42"),
    ({"academy": "F8 W8 E8 L8"}, "8 gems D in all, not 0"),
    ({"A.hand": "Q1"}, "A.hand: should be gems by colour"),
    ({"A.hand": "F"}, "A.hand: should be gems by colour"),
    ({"A.hand": 3}, "A.hand: should be a text"),
    ({"C.hand": "F1"}, "with 2 players there are only A, B"),
    ({"E.hand": "F1"}, "cannot set 'E.hand'"),
    ({"A.books": "1 [fireball]"}, "A.books: should be the Spellbooks"),
    ({"A.books": "1 [nonsense] 2 - 3 -"}, "there is no 'nonsense'"),
    ({"A.books": "1 [fireball, fireball, fireball] 2 - 3 -"}, "only 2 cards fireball, not 3"),
    ({"A.on": "1.3 F1"}, "no spell at '1.3'"),
    ({"A.on": "4.0 F1"}, "no spell at '4.0'"),
    ({"A.character": "merlin"}, "there is no 'merlin'"),
    ({"A.character": "orsk", "B.character": "orsk"}, "orsk is taken already"),
    ({"A.hp": "F4 W3 E3 L3"}, "12 spaces"),
    ({"A.cantrip": "F2"}, "space for one gem"),
    ({"A.score": "F5 W5 E5 L5"}, "with 20 gems the game would be over"),
    ({"A.hp": "-"}, "at least two players must have HP"),
    ({"sets": "fireball, fireball"}, "once, and at most a number"),
    ({"sets": "meditation"}, "can be learned"),
    ({"sets": "fireball many"}, "at most a number"),
    ({"turn": "C"}, "one of A, B"),
    ({"phase": "dawn"}, "one of shield, casting, study, refresh"),
    ({"round": 0}, "whole number from 1"),
    ({"quiet": -1}, "whole number from 0"),
    ({"quiet": 20}, "after 20 quiet turns the game would be over"),
]


@pytest.mark.parametrize(("lines", "complaint"), BAD)
def test_mistakes_are_explained(lines: dict[str, Any], complaint: str) -> None:
    with pytest.raises(spellhall.BadSetup) as error:
        spellhall.new("magecraft", 2, scenario=lines)
    assert complaint in str(error.value)
