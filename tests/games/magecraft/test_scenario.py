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
        g = spellhall.new("magecraft", 2, seed, scenario={"hand": {"P1": "F W"}})
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
    ({"hand": {"P1": "F*30"}}, "hand P1: the gem deck has only 20 F left for it, not 30"),
    ({"hand": {"P1": "F*20"}}, "20 gems F in all, not 32"),
    ({"academy": "F*8 W*8 E*8 L*8"}, "8 gems D in all, not 0"),
    ({"hand": {"P1": "Q"}}, "hand P1: there is no card 'Q'; there are D, E, F, L, W"),
    ({"hand": {"P1": "F1"}}, "hand P1: there is no card 'F1'"),
    ({"hand": {"P1": 3}}, "hand P1: should be a text"),
    ({"hand": {"P1": "F@P2"}}, "a gem in a hand is known to its player, or to everybody: @all"),
    ({"bag": {"P1": "F@all"}}, "who knows a card cannot be said here"),
    ({"hand": {"P3": "F"}}, "hand: 'P3' is not one of P1, P2"),
    ({"A.hand": "F1"}, "cannot set 'A.hand'"),
    ({"book": {"P1": "fireball"}}, "book P1: should be a mapping of Spellbooks"),
    ({"book": {"P1": {"4": "fireball"}}}, "book P1: should be a mapping of Spellbooks"),
    ({"book": {"P1": {"1": "nonsense"}}}, "book P1 1: there is no card 'nonsense'"),
    ({"book": {"P1": {"1": "fireball*3"}}}, "book P1 1: the spell deck has only 2 fireball left for it, not 3"),
    ({"book": {"P1": {"1": [{"card": "fireball", "mastered": 1}]}}}, "'mastered' is true or false, not 1"),
    ({"book": {"P1": {"1": [{"card": "fireball", "on": "F"}]}}}, "may have mastered, gems"),
    ({"character": {"P1": "merlin"}}, "character P1: there is no card 'merlin'"),
    ({"character": {"P1": "orsk", "P2": "orsk"}}, "character P2: the character deck has no orsk left for it"),
    ({"hp": {"P1": "F*4 W*3 E*3 L*3"}}, "12 spaces"),
    ({"cantrip": {"P1": "F*2"}}, "space for one gem"),
    ({"score": {"P1": "F*5 W*5 E*5 L*5"}}, "with 20 gems the game would be over"),
    ({"hp": {"P1": ""}}, "at least two players must have HP"),
    ({"sets": "fireball fireball"}, "sets: the set deck has no fireball left for it"),
    ({"sets": "meditation"}, "sets: the set deck has no meditation left for it"),
    ({"sets": [{"card": "fireball", "left": "many"}]}, "sets left: should be a whole number from 0 to 2"),
    ({"turn": "P3"}, "turn: 'P3' is not one of P1, P2"),
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
