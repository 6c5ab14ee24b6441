"""The five icons: MC-49 to MC-57, MC-R18, MC-R19, MC-R23 to MC-R32."""

from __future__ import annotations

import pytest

from tests.games.magecraft.tools import asked, offered, pile, play, position, size

ONE_ROW = "2 [meditation] 3 [magic_missile, mana_tricks]"


@pytest.mark.rule("MC-49", "MC-R18")
@pytest.mark.usefixtures("before_refresh")
def test_draw_takes_from_the_bag_and_refills_it_only_when_it_is_empty() -> None:
    g = position("A.hand: W1\nA.bag: F1\nA.discard: E5\nA.shield: L1")
    play(g, "book 1")
    assert (pile(g, "A.hand"), pile(g, "A.bag"), pile(g, "A.discard")) == ("F1 E1", "E4", "-")
    assert pile(g, "A.shield") == "L1"
    g = position("A.hand: W1\nA.bag: F2\nA.discard: E5")
    play(g, "book 1")
    assert (pile(g, "A.hand"), pile(g, "A.bag"), pile(g, "A.discard")) == ("F2", "-", "E5")


@pytest.mark.rule("MC-R19")
def test_draw_with_nothing_to_draw_does_nothing_and_the_spell_goes_on() -> None:
    g = position(f"A.books: 1 [flame_lash] {ONE_ROW}\nA.hand: F1\nA.bag: -\nB.hand: W1")
    play(g, "book 1", "draw")
    assert size(pile(g, "B.hp")) == 11


@pytest.mark.rule("MC-50", "MC-R24")
def test_an_attack_knocks_out_a_shield_of_the_attackers_choice() -> None:
    g = position("A.hand: W1\nB.shield: F1 E2\nB.hand: W1")
    play(g, "book 2", then="attack_shield")
    assert (asked(g)[0], offered(g)) == ("A", ["F", "E"])
    play(g, "E")
    assert (pile(g, "B.shield"), pile(g, "B.discard")) == ("F1 E1", "E1")
    assert (size(pile(g, "B.hp")), pile(g, "A.score")) == (12, "-")


@pytest.mark.rule("MC-51", "MC-R25")
def test_an_attack_without_shields_in_the_way_scores_an_hp_gem() -> None:
    g = position("A.hand: W1\nB.hp: W2 E3 L3\nB.hand: W1")
    play(g, "book 2")
    assert (pile(g, "B.hp"), pile(g, "A.score")) == ("W2 E2 L3", "E1")  # the most, ties in the order of colours


@pytest.mark.rule("MC-R25")
def test_players_can_choose_which_hp_gem_leaves() -> None:
    g = position("A.hand: W1\nB.hp: W2 E3 L3\nB.hand: W1", hp_colour="choose")
    play(g, "book 2", then="hp_gem")
    assert (asked(g)[0], offered(g)) == ("A", ["W", "E", "L"])
    play(g, "L")
    assert (pile(g, "B.hp"), pile(g, "A.score")) == ("W2 E3 L2", "L1")
    g = position("A.hand: W1\nA.bag: -\nA.hp: W2 L3\nB.hand: W1", hp_colour="choose")
    play(g, "book 3", "vanish", then="hp_gem")
    play(g, "W")
    assert (pile(g, "A.hp"), pile(g, "A.score")) == ("W1 L3", "W1")


@pytest.mark.rule("MC-57", "MC-R23", "MC-R26")
@pytest.mark.card("fireball")
def test_every_attack_icon_chooses_its_own_target_shielded_or_not() -> None:
    g = position(f"A.books: 1 [fireball] {ONE_ROW}\nA.hand: F1 W1\nB.shield: E1\nC.hand: W1", seats=3)
    play(g, "book 1", then="attack_target")
    assert offered(g) == ["P2", "P3"]
    play(g, "P2", "P3", "P2")
    assert (pile(g, "B.shield"), pile(g, "B.discard")) == ("-", "E1")
    assert (size(pile(g, "B.hp")), size(pile(g, "C.hp")), size(pile(g, "A.score"))) == (11, 11, 2)


@pytest.mark.rule("MC-52", "MC-R27")
def test_heal_takes_a_gem_of_the_academy() -> None:
    g = position(f"A.books: 1 [minor_cure] {ONE_ROW}\nA.hand: L1\nA.hp: F3\nA.discard: F1")
    assert pile(g, "academy") == "F7 W11 E11 L10 D8"
    play(g, "book 1", then="heal_gem")
    assert offered(g) == ["F", "W", "E", "L", "D"]
    play(g, "D", "W")
    assert (pile(g, "A.hp"), pile(g, "academy")) == ("F3 W1 D1", "F7 W10 E11 L10 D7")


@pytest.mark.rule("MC-R27")
def test_a_colour_that_the_academy_has_not_cannot_be_chosen() -> None:
    """All Fire is with the players, all Water too."""
    g = position(f"A.books: 1 [verdant_pact] {ONE_ROW}\nA.hand: E1 L1\nA.hp: F1\nA.bag: -\nB.bag: F16 W17 E3 L3")
    assert pile(g, "academy") == "E13 L13 D8"
    play(g, "book 1", "heal", then="heal_gem")
    assert offered(g) == ["E", "L", "D"]
    play(g, "E", "shield", then="shield_gem")
    assert offered(g) == ["academy E", "academy L", "academy D"]


@pytest.mark.rule("MC-R27")
@pytest.mark.usefixtures("before_refresh")
def test_an_academy_without_gems_heals_nobody_and_shields_come_from_the_discard_area() -> None:
    empty = "A.bag: -\nA.hp: F1\nA.score: -\nB.bag: F18 W20 E17 L18 D8\nB.hp: F1\nacademy: -"
    g = position(f"A.books: 1 [verdant_pact] {ONE_ROW}\nA.hand: E1 L1\nA.discard: E1 L1\n{empty.replace('E17', 'E18')}")
    play(g, "book 1", "heal", "heal", "heal", then="shield_gem")
    assert pile(g, "A.hp") == "F1"
    assert offered(g) == ["discard E", "discard L"]
    play(g, "discard L")
    assert (pile(g, "A.shield"), pile(g, "A.discard")) == ("E1 L1", "-")  # the last one was taken unasked
    g = position(f"A.books: 1 [absorb] {ONE_ROW}\nA.hand: E1\n{empty.replace('E17 L18', 'E19 L20')}")
    play(g, "book 1")
    assert pile(g, "A.shield") == "-"  # nothing anywhere: nothing happens


@pytest.mark.rule("MC-53", "MC-R32")
def test_heal_at_full_hp_scores_and_looks_anew_each_time() -> None:
    g = position(f"A.books: 1 [minor_cure] {ONE_ROW}\nA.hand: L1\nA.hp: F2 W3 E3 L3\nB.score: F1\nB.hand: W1")
    play(g, "book 1", "F", "W")
    assert (pile(g, "A.hp"), pile(g, "A.score")) == ("F3 W3 E3 L3", "W1")


@pytest.mark.rule("MC-54", "MC-R28")
@pytest.mark.usefixtures("before_refresh")
def test_shield_takes_from_the_academy_or_the_own_discard_area_only() -> None:
    g = position(f"A.books: 1 [absorb] {ONE_ROW}\nA.hand: E1\nA.discard: L2\nB.discard: W4")
    play(g, "book 1", then="shield_gem")
    assert offered(g) == ["academy F", "academy W", "academy E", "academy L", "academy D", "discard L"]
    play(g, "discard L", "academy W")
    assert (pile(g, "A.shield"), pile(g, "A.discard"), pile(g, "B.discard")) == ("W1 L1", "L1", "W4")


@pytest.mark.rule("MC-R28")
def test_there_is_no_limit_for_shields() -> None:
    g = position(f"A.books: 1 [bastion] {ONE_ROW}\nA.hand: W1 E1\nA.shield: F5 W5 E5 D1\nphase: casting")
    play(g, "book 1", "shield", "academy D", "shield", "academy D", "shield", "academy D", "shield", "academy D")
    assert pile(g, "A.shield") == "F5 W5 E5 D5"


@pytest.mark.rule("MC-55", "MC-R29")
def test_vanish_takes_from_the_hand_or_the_own_hp_and_nothing_else() -> None:
    g = position("A.hand: W2 L1\nA.bag: L4\nA.shield: E1\nA.discard: F1")
    play(g, "book 3", "W", "vanish", then="vanish_gem")
    assert offered(g) == ["hand W", "hand L", "hp"]
    play(g, "hand W")
    assert (pile(g, "A.score"), pile(g, "A.hand")) == ("W1", "L2")
    assert size(pile(g, "A.hp")) == 12


@pytest.mark.rule("MC-55", "MC-R29")
def test_with_an_empty_hand_vanish_must_take_hp() -> None:
    g = position("A.hand: W1\nA.bag: L4\nB.hand: W1")
    play(g, "book 3", "vanish")
    assert (pile(g, "A.score"), pile(g, "A.hp")) == ("F1", "F2 W3 E3 L3")
