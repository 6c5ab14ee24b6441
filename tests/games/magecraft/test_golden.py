"""Mastered spells and the golden gem: MC-45 to MC-48, MC-R33 to MC-R41."""

from __future__ import annotations

import pytest

from tests.games.magecraft.tools import facts, offered, on_cards, pile, play, position, size

REST = "2 [magic_missile, mana_tricks] 3 [meditation]"


def lying(text: str) -> str:
    return f"A.books: {text}\n"


@pytest.mark.rule("MC-45", "MC-46", "MC-R33")
def test_the_golden_gem_moves_on_after_the_last_icon() -> None:
    g = position(lying(f"1 [fireball*, umbral_lance] {REST}") + "A.hand: F1 W1 D1\nC.hand: W1", seats=3)
    play(g, "book 1", "W", then="attack_target")
    assert on_cards(g, "A") == {"fireball": "F1 W1"}
    play(g, "P2", "P2")
    assert on_cards(g, "A") == {"fireball": "F1 W1"}
    play(g, "P2", then="cast_step")
    assert on_cards(g, "A") == {"fireball": "W1", "umbral_lance": "F1"}
    assert facts(g)["golden"] == "F"


@pytest.mark.rule("MC-45")
@pytest.mark.usefixtures("before_refresh")
def test_it_is_the_gem_of_the_leftmost_symbol_and_keeps_its_colour() -> None:
    """Bastion costs X E: the gem that paid X is golden."""
    g = position(lying(f"1 [bastion*, wellspring] {REST}") + "A.hand: W1 E1\nA.bag: L1")
    play(g, "book 1", "draw", *["academy D"] * 4)
    assert on_cards(g, "A") == {"bastion": "E1", "wellspring": "W1"}


@pytest.mark.rule("MC-47", "MC-R36")
@pytest.mark.usefixtures("before_refresh")
def test_the_golden_gem_pays_a_symbol_of_its_colour_or_a_wild() -> None:
    g = position(lying(f"1 [flame_lash*, fireball] {REST}") + "A.hand: F2\nA.bag: W1")
    play(g, "book 1", "draw", "next", then="pay")
    assert offered(g) == ["F", "golden"]
    play(g, "F")  # then only X is left, and the golden gem must pay it
    assert (on_cards(g, "A"), pile(g, "A.hand")) == ({"fireball": "F2"}, "W1")
    g = position(lying(f"1 [flame_lash*, fireball] {REST}") + "A.hand: F2\nA.bag: W1")
    play(g, "book 1", "draw", "next", "golden", then="pay")
    assert offered(g) == ["F", "W"]
    play(g, "W")
    assert (on_cards(g, "A"), pile(g, "A.hand")) == ({"fireball": "F1 W1"}, "F1")


@pytest.mark.rule("MC-47", "MC-R14", "MC-R36")
def test_a_waiting_golden_gem_must_be_spent() -> None:
    """A golden L can pay either symbol of Radiance (L X), but only L of Sun Lance (L F)."""
    g = position(lying(f"1 [minor_cure*, radiance] {REST}") + "A.hand: L2\nA.bag: L1")
    play(g, "book 1", "D", "D", "next", then="pay")
    assert offered(g) == ["L", "golden"]
    g = position(lying(f"1 [minor_cure*, sun_lance] {REST}") + "A.hand: F1 L2")
    play(g, "book 1", "D", "D", "next", then="next_icon")
    # The L in hand may not pay L: then the golden gem could not be spent.
    assert (on_cards(g, "A"), pile(g, "A.hand")) == ({"sun_lance": "F1 L1"}, "L1")


@pytest.mark.rule("MC-48", "MC-R34", "MC-R40")
@pytest.mark.usefixtures("before_refresh")
def test_a_golden_gem_that_does_not_match_is_discarded_at_once() -> None:
    g = position(lying(f"1 [minor_cure*, absorb] {REST}") + "A.hand: E1 L1")
    play(g, "book 1", "D", "D", then="cast_step")
    assert (pile(g, "A.discard"), on_cards(g, "A")) == ("L1", {})
    play(g, "next", "discard L", then="shield_gem")  # a Shield of a later spell of this turn can take it
    assert pile(g, "A.shield") == "L1"


@pytest.mark.rule("MC-R34")
@pytest.mark.parametrize(
    ("successor", "matches"), [("fireball", True), ("meteor", True), ("absorb", False), ("bastion", True)]
)
@pytest.mark.usefixtures("before_refresh")
def test_what_matches_depends_on_the_cost_and_on_nothing_in_the_hand(successor: str, matches: bool) -> None:
    g = position(lying(f"1 [flame_lash*, {successor}] {REST}") + "A.hand: F1\nA.bag: -")
    play(g, "book 1", "draw")
    assert on_cards(g, "A") == ({successor: "F1"} if matches else {})
    assert pile(g, "A.discard") == ("-" if matches else "F1")


@pytest.mark.rule("MC-R35")
def test_a_waiting_gem_counts_for_nothing_else() -> None:
    """It pays no Cantrip and no learn cost, does not count for a Revision and cannot vanish."""
    g = position(lying(f"1 [flame_lash*, blood_pact] {REST}") + "A.hand: F1 W2\nA.bag: W1")
    play(g, "book 1", "draw")
    assert (on_cards(g, "A"), pile(g, "A.hand")) == ({"blood_pact": "F1"}, "W3")
    assert offered(g) == ["next", "done"]  # no Cantrip: the F is not in the hand
    play(g, "done", then="study_step")
    assert "revise" not in offered(g)
    assert "learn flame_lash" not in offered(g)
    g = position(lying(f"1 [flame_lash*, blood_pact] {REST}") + "A.hand: F1\nA.bag: W1")
    play(g, "book 1", "draw", "next", "vanish")
    assert offered(g) == ["hand W", "hp"]


@pytest.mark.rule("MC-R35")
def test_a_gem_that_waits_goes_to_the_discard_area_at_refresh() -> None:
    g = position(lying(f"1 [flame_lash*, fireball] {REST}") + "A.hand: F1\nA.bag: -\nA.discard: -\nB.hand: W1")
    play(g, "book 1", "draw")  # no gem for X: the turn is over
    assert on_cards(g, "A") == {}
    assert pile(g, "A.hand") == "F1"  # swept, refilled and drawn again


@pytest.mark.rule("MC-R36", "MC-R37")
@pytest.mark.usefixtures("before_refresh")
def test_if_the_old_golden_gem_pays_another_symbol_it_stays_and_the_new_one_moves_on() -> None:
    """Bastion costs X E: W from the hand pays X, the golden E pays E, so W is the golden gem now."""
    g = position(lying(f"1 [absorb*, bastion*, wellspring] {REST}") + "A.hand: W1 E1\nA.bag: -")
    play(g, "book 1", "academy D", "academy D", then="cast_step")
    assert on_cards(g, "A") == {"bastion": "E1"}
    play(g, "next", "draw", *["academy D"] * 4)
    assert on_cards(g, "A") == {"bastion": "E1", "wellspring": "W1"}
    assert facts(g)["golden"] == "W"


@pytest.mark.rule("MC-R37")
@pytest.mark.usefixtures("before_refresh")
def test_the_same_gem_can_move_on_again() -> None:
    g = position(
        lying("1 [flame_lash*, blood_pact*, magic_missile] 2 [mana_tricks] 3 [meditation]") + "A.hand: F1\nA.bag: -"
    )
    play(g, "book 1", "draw", "next", "attack")
    assert on_cards(g, "A") == {"magic_missile": "F1"}
    play(g, "next")
    assert on_cards(g, "A") == {"magic_missile": "F1"}
    assert size(pile(g, "B.hp")) == 9


@pytest.mark.rule("MC-R38")
@pytest.mark.usefixtures("before_refresh")
def test_on_a_spell_that_is_not_mastered_the_gem_is_spent() -> None:
    g = position(lying("1 [flame_lash*, magic_missile, mana_tricks] 2 - 3 [meditation]") + "A.hand: F1\nA.bag: W1")
    play(g, "book 1", "draw", "next", then="cast_step")
    assert on_cards(g, "A") == {"magic_missile": "F1"}
    assert facts(g)["golden"] is None
    play(g, "next")  # Mana Tricks must be paid from the hand
    assert on_cards(g, "A") == {"magic_missile": "F1", "mana_tricks": "W1"}


@pytest.mark.rule("MC-R39")
@pytest.mark.usefixtures("before_refresh")
def test_at_the_right_end_the_golden_gem_stays() -> None:
    g = position(lying(f"1 [flame_lash*] {REST}") + "A.hand: F1\nA.bag: -")
    play(g, "book 1", "draw")
    assert (on_cards(g, "A"), pile(g, "A.discard")) == ({"flame_lash": "F1"}, "-")


@pytest.mark.rule("MC-R41", "MC-R43")
@pytest.mark.usefixtures("before_refresh")
def test_a_cantrip_between_two_spells_does_not_disturb_the_golden_gem() -> None:
    g = position(lying(f"1 [flame_lash*, blood_pact] {REST}") + "A.hand: F2\nA.bag: -")
    play(g, "book 1", "draw", "cantrip", then="cast_step")
    assert (on_cards(g, "A"), facts(g)["golden"]) == ({"blood_pact": "F1"}, "F")
    play(g, "next", "attack")
    assert (on_cards(g, "A"), size(pile(g, "B.hp"))) == ({"blood_pact": "F1"}, 9)
