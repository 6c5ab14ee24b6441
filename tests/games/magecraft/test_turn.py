"""Turns and their phases: MC-21 to MC-27, MC-R11, MC-R12, MC-R18 to MC-R22, MC-R54."""

from __future__ import annotations

import pytest

from tests.games.magecraft.tools import (
    add,
    asked,
    cantrip,
    new,
    news,
    offered,
    on_cards,
    pile,
    play,
    position,
    quiet,
    size,
    table,
    wander,
)


@pytest.mark.rule("MC-21", "MC-24")
def test_the_phases_follow_each_other() -> None:
    g = position("A.hand: F2 W2\nA.shield: E1\nB.hand: W1\nphase: shield")
    seen = []
    for move in ("done", "done", "done"):
        seen.append((*asked(g), g.view(None)["status"]["phase"]))
        play(g, move)
    assert seen == [
        ("A", "drop_shield", "shields"),
        ("A", "cast_step", "casting"),
        ("A", "study_step", "study"),
    ]
    assert asked(g) == ("B", "cast_step")  # after A's Refresh


@pytest.mark.rule("MC-22", "MC-R11")
def test_any_number_of_shields_can_fall_one_by_one() -> None:
    g = position("A.hand: F2 W2\nA.shield: F1 W2\nphase: shield")
    assert offered(g) == ["F", "W", "done"]
    play(g, "W", then="drop_shield")
    assert (pile(g, "A.shield"), pile(g, "A.discard")) == ("F1 W1", "W1")
    play(g, "done", then="cast_step")
    assert (pile(g, "A.shield"), pile(g, "A.discard")) == ("F1 W1", "W1")


@pytest.mark.rule("MC-22", "MC-R54")
def test_after_the_last_shield_the_phase_is_over() -> None:
    g = position("A.hand: F2 W2\nA.shield: F1 W1\nphase: shield")
    play(g, "F", "W", then="cast_step")
    assert pile(g, "A.shield") == "-"


@pytest.mark.rule("MC-22", "MC-R11")
def test_shields_stay_up_by_themselves_and_fall_only_at_the_start_of_the_own_turn() -> None:
    g = position("A.hand: F2 W2\nA.shield: E2\nB.hand: W1\nphase: shield")
    play(g, "done", "done", "done", "done", then="drop_shield")  # the last one is B's cast_step
    assert asked(g)[0] == "A"
    assert pile(g, "A.shield") == "E2"


@pytest.mark.rule("MC-23", "MC-24", "MC-R12", "MC-R22")
def test_casting_learning_and_revision_are_optional() -> None:
    g = position("A.hand: F2 W2\nB.hand: W1")
    before = table(g)
    play(g, "done", "done")
    assert asked(g)[0] == "B"
    after = table(g)
    for place in ("A.hp", "A.score", "A.books", "B.hp", "academy", "sets"):
        assert after[place] == before[place]


@pytest.mark.rule("MC-24")
@pytest.mark.parametrize("first", [("learn flame_lash", "F", "book 1"), ("revise", "F", "F", "F", "F", "done", "none")])
def test_either_learning_or_a_revision_and_only_once(first: tuple[str, ...]) -> None:
    """With eight Fire in hand there would be enough for both."""
    g = position("A.hand: F8\nB.hand: W1")
    moves = [move for move in first if len(move) > 1]  # a hand of one colour leaves no choice of gems
    play(g, "done", *moves)
    assert asked(g) == ("B", "cast_step")


@pytest.mark.rule("MC-25", "MC-R21", "MC-R44", "MC-R35")
def test_refresh_sweeps_hand_cards_and_cantrip_into_the_discard_area() -> None:
    g = position(
        """
        A.books: 1 [flame_lash*, blood_pact, meditation] 2 [magic_missile] 3 [mana_tricks]
        A.hand: F2 W1 L1
        A.bag: E8
        A.discard: W1
        B.hand: W1
        """
    )
    play(g, "book 1", "draw", "cantrip", "done")
    assert on_cards(g, "A") == {"blood_pact": "F1"}  # a golden gem that waits
    assert (pile(g, "A.hand"), cantrip(g, "A")) == ("W1 E1 L1", "F1")
    play(g, "done")
    assert (on_cards(g, "A"), cantrip(g, "A")) == ({}, "-")
    assert pile(g, "A.discard") == "F2 W2 E1 L1"
    assert (pile(g, "A.hand"), pile(g, "A.bag")) == ("E4", "E3")
    assert news(g, "refreshed") == [{"seat": 0, "gems": ["F", "F", "W", "E", "L"]}]


@pytest.mark.rule("MC-25")
def test_gems_in_shield_hp_and_score_stay_over_refresh() -> None:
    g = position("A.hand: W1\nA.shield: E2\nA.score: L3\nB.hand: W1")
    play(g, "done")
    assert (pile(g, "A.shield"), pile(g, "A.score"), pile(g, "A.hp")) == ("E2", "L3", "F3 W3 E3 L3")


@pytest.mark.rule("MC-26", "MC-R18")
def test_a_bag_that_runs_out_in_refresh_is_filled_and_drawing_goes_on() -> None:
    """Two W are left in the bag: both are drawn, then two of the eleven from the Discard Area."""
    g = position("A.hand: F1\nA.bag: W2\nA.discard: F10\nA.shield: E1\nB.hand: W1")
    play(g, "done")
    assert pile(g, "A.hand") == "F2 W2"
    assert (pile(g, "A.bag"), pile(g, "A.discard"), pile(g, "A.shield")) == ("F9", "-", "E1")


@pytest.mark.rule("MC-R18")
def test_a_bag_that_becomes_empty_is_not_filled_before_a_gem_must_be_drawn() -> None:
    g = position("A.hand: F1\nA.bag: W4\nA.discard: F7\nB.hand: W1")
    play(g, "done")
    assert (pile(g, "A.hand"), pile(g, "A.bag"), pile(g, "A.discard")) == ("W4", "-", "F8")


@pytest.mark.rule("MC-R20", "MC-R22")
def test_a_player_without_gems_participates_and_turns_pass_to_refresh() -> None:
    g = position("A.hand: -\nA.bag: -\nB.hand: W1\nphase: shield")
    assert asked(g) == ("B", "cast_step")
    assert (pile(g, "A.hand"), size(pile(g, "A.hp"))) == ("-", 12)
    play(g, "book 2", then="cast_step")  # A's turn has passed once more by itself
    assert asked(g)[0] == "B"
    assert size(pile(g, "A.hp")) == 11


@pytest.mark.rule("MC-27")
def test_turns_go_clockwise_among_those_who_participate() -> None:
    g = position("A.hand: W1\nB.hp: -\nC.hand: W1\nD.hand: W1\nturn: C", seats=4)
    order = []
    for _ in range(4):
        order.append(asked(g)[0])
        while asked(g)[0] == order[-1]:
            play(g, "done")
    assert order == ["C", "D", "A", "C"]
    assert g.view(None)["status"]["round"] == 2


@pytest.mark.rule("MC-R54")
def test_nobody_is_asked_without_a_choice() -> None:
    for seed in range(4):
        for g in wander(new(2 + seed % 3, seed, listen=False), seed):
            assert g.decision is None or len(g.decision.moves) > 1


@pytest.mark.rule("MC-R54")
def test_when_done_is_the_only_option_the_phase_passes() -> None:
    g = position("A.books: 1 [minor_cure] 2 [absorb] 3 [eclipse]\nA.hand: W3")
    assert asked(g) == ("A", "study_step")  # nothing can be cast with W
    g = position("A.books: 1 [minor_cure] 2 [absorb] 3 [eclipse]\nA.hand: W1\nB.hand: W1")
    assert asked(g) == ("B", "cast_step")  # nor learned with a single one


def test_the_round_is_counted() -> None:
    g = position("A.hand: W1\nB.hand: W1\nround: 4")
    assert g.view(None)["status"]["round"] == 4
    play(g, "done", "done")
    assert g.view(None)["status"]["round"] == 5


@pytest.mark.rule("MC-R53")
def test_quiet_turns_are_shown() -> None:
    g = position("A.hand: W1\nB.hand: W1\nquiet: 6")
    assert quiet(g) == (6, 20)
    play(g, "done")
    assert quiet(g) == (7, 20)
    play(g, "book 2")
    assert quiet(g) == (0, 20)


def test_gems_are_not_lost_over_a_refill() -> None:
    g = position("A.hand: F1 W1\nA.bag: E1\nA.discard: L5 D1\nB.hand: W1")
    everything = add("F1 W1", "E1", "L5 D1")
    play(g, "book 1", "F", "done")
    assert add(pile(g, "A.hand"), pile(g, "A.bag"), pile(g, "A.discard")) == everything
