"""Learning and Revision: MC-38 to MC-44, MC-R45 to MC-R49."""

from __future__ import annotations

import itertools

import pytest

from tests.games.magecraft.tools import asked, books, news, offered, on_cards, pile, play, position, sets, table, zone

STUDY = "phase: study\nB.hand: W1\n"


# Learning


@pytest.mark.rule("MC-38", "MC-R45")
def test_only_spells_of_which_the_academy_has_a_card_and_that_can_be_paid() -> None:
    cards = "minor_cure, absorb, fireball 0, flame_lash 1, riptide, frost_mirror, evaporate, radiance, soul_siphon, umbral_lance, blood_pact, eclipse"
    g = position(STUDY + f"A.hand: F1 W1\nsets: {cards}")
    assert offered(g) == ["learn flame_lash", "learn blood_pact", "done"]
    play(g, "learn flame_lash", "book 1")
    assert "flame_lash" not in sets(g)


@pytest.mark.rule("MC-39", "MC-30")
def test_the_learn_cost_goes_from_the_hand_to_the_discard_area() -> None:
    g = position(STUDY + "A.hand: F1 W2 E1 L1\nA.bag: D4")
    play(g, "learn riptide", then="pay")  # W F X: W and F are forced
    assert offered(g) == ["W", "E", "L"]
    assert pile(g, "A.discard") == "F1 W1"
    play(g, "E", "book 3")
    assert news(g, "refreshed") == [{"seat": 0, "gems": ["W", "L"]}]
    assert pile(g, "A.discard") == "F1 W2 E1 L1"


@pytest.mark.rule("MC-40", "MC-41")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_learned_spell_goes_to_the_left_end_unmastered(number: int) -> None:
    g = position(STUDY + "A.hand: F1 W1\nA.books: 1 [meditation*, absorb] 2 [magic_missile] 3 [mana_tricks]")
    play(g, "learn flame_lash", then="learn_book")
    assert offered(g) == ["book 1", "book 2", "book 3"]
    play(g, f"book {number}")
    rows = ["[meditation*, absorb]", "[magic_missile]", "[mana_tricks]"]
    rows[number - 1] = rows[number - 1].replace("[", "[flame_lash, ")
    assert books(g, "A") == " ".join(f"{at} {row}" for at, row in enumerate(rows, 1))
    assert sets(g)["flame_lash"] == 1


@pytest.mark.rule("MC-41")
def test_a_learned_spell_is_cast_before_the_older_ones() -> None:
    g = position(STUDY + "A.hand: F1 W1\nA.bag: F8")
    play(g, "learn flame_lash", "book 2", "done")  # the last is B's
    assert asked(g) == ("A", "cast_step")
    play(g, "book 2", "draw")
    assert on_cards(g, "A") == {"flame_lash": "F1"}


@pytest.mark.rule("MC-R45")
def test_one_may_own_two_cards_of_the_same_spell() -> None:
    g = position(STUDY + "A.hand: F1 W1\nA.books: 1 [flame_lash, meditation] 2 [magic_missile] 3 [mana_tricks]")
    play(g, "learn flame_lash", "book 1")
    assert books(g, "A").startswith("1 [flame_lash, flame_lash, meditation]")
    assert [card["marks"]["copy"] for card in zone(g, "book0.1")["cards"]] == [2, None, None]
    assert "flame_lash" not in sets(g)


@pytest.mark.rule("MC-R46")
def test_a_spell_learned_this_turn_cannot_be_cast_this_turn() -> None:
    g = position("A.hand: F6\nA.bag: -\nB.hand: W1")
    play(g, "done", "learn flame_lash", "book 1")
    assert asked(g)[0] == "B"


# Revision


@pytest.mark.rule("MC-42")
@pytest.mark.parametrize(("hand", "possible"), [("F3", False), ("F4", True), ("F2 W3", True)])
def test_a_revision_needs_four_gems_in_hand(hand: str, possible: bool) -> None:
    g = position(STUDY + f"A.hand: {hand}")
    assert ("revise" in offered(g)) == possible


@pytest.mark.rule("MC-42")
def test_four_gems_of_ones_choice_are_discarded() -> None:
    g = position(STUDY + "A.hand: F2 W2 E1 L1\nA.bag: D4")
    play(g, "revise", then="revise_discard")
    assert offered(g) == ["F", "W", "E", "L"]
    play(g, "W", "L", "W", then="revise_discard")
    assert offered(g) == ["F", "E"]
    play(g, "F", then="revise_spell")
    assert (pile(g, "A.discard"), pile(g, "A.hand")) == ("F1 W2 L1", "F1 E1")


@pytest.mark.rule("MC-42", "MC-R54")
def test_exactly_four_gems_go_without_a_question() -> None:
    g = position(STUDY + "A.hand: F1 W1 E1 L1")
    play(g, "revise", then="revise_spell")
    assert (pile(g, "A.discard"), pile(g, "A.hand")) == ("F1 W1 E1 L1", "-")
    assert news(g, "discarded") == [{"seat": 0, "gems": ["F", "W", "E", "L"]}]


def revising(row: str = "1 [meditation] 2 [magic_missile] 3 [mana_tricks]") -> str:
    return STUDY + f"A.hand: F4\nA.bag: D4\nA.books: {row}"


@pytest.mark.rule("MC-43", "MC-R49")
def test_every_spell_can_go_anywhere_once() -> None:
    g = position(revising("1 [meditation, absorb, fireball] 2 [magic_missile] 3 [mana_tricks]"))
    play(g, "revise", then="revise_spell")
    assert offered(g) == ["meditation", "absorb", "fireball", "magic_missile", "mana_tricks", "done"]
    play(g, "absorb", then="revise_book")
    assert offered(g) == ["book 1", "book 2", "book 3"]
    play(g, "book 1", then="revise_position")
    assert offered(g) == ["left end", "after meditation", "after fireball"]  # after the card has been taken out
    play(g, "after fireball", then="revise_spell")
    assert books(g, "A") == "1 [meditation, fireball, absorb] 2 [magic_missile] 3 [mana_tricks]"
    assert offered(g) == ["meditation", "fireball", "magic_missile", "mana_tricks", "done"]
    assert news(g, "moved") == [{"seat": 0, "spell": "absorb", "book": 1, "place": 3}]
    play(g, "mana_tricks", "book 2", "left end")
    assert books(g, "A") == "1 [meditation, fireball, absorb] 2 [mana_tricks, magic_missile] 3 -"
    play(g, "meditation", "book 3", then="revise_spell")  # an empty Spellbook has only one place
    assert books(g, "A") == "1 [fireball, absorb] 2 [mana_tricks, magic_missile] 3 [meditation]"
    play(g, "done", "none")
    assert asked(g)[0] == "B"


@pytest.mark.rule("MC-43", "MC-R49")
def test_every_arrangement_can_be_reached() -> None:
    """Three spells in three rows: 6 orders, cut in 10 ways. Rows from right to left, always the left end."""
    spells = ("meditation", "magic_missile", "mana_tricks")
    for order in itertools.permutations(spells):
        for first, second in itertools.combinations_with_replacement(range(4), 2):
            rows = (order[:first], order[first:second], order[second:])
            g = position(revising())
            play(g, "revise")
            for number, row in enumerate(rows, 1):
                for spell in reversed(row):
                    play(g, spell, f"book {number}")
                    if asked(g)[1] == "revise_position":
                        play(g, "left end")
            wanted = " ".join(f"{n} [{', '.join(row)}]" if row else f"{n} -" for n, row in enumerate(rows, 1))
            assert books(g, "A") == wanted
            assert asked(g)[1] == "master"  # every spell has been moved: the rearranging is over


@pytest.mark.rule("MC-R49")
def test_zero_moves_are_allowed() -> None:
    g = position(revising())
    play(g, "revise", "done", then="master")
    assert books(g, "A") == "1 [meditation] 2 [magic_missile] 3 [mana_tricks]"


@pytest.mark.rule("MC-43")
def test_gems_on_a_card_move_with_it() -> None:
    g = position("A.hand: F1 W5\nB.hand: W1")
    play(g, "book 2", "F", then="study_step")
    play(g, "revise", "magic_missile", "book 1", "left end")
    assert (on_cards(g, "A"), books(g, "A")) == (
        {"magic_missile": "F1"},
        "1 [magic_missile, meditation] 2 - 3 [mana_tricks]",
    )


@pytest.mark.rule("MC-R45", "MC-R49")
def test_copies_of_a_spell_are_told_apart_by_a_number() -> None:
    g = position(revising("1 [absorb, fireball] 2 [fireball*] 3 [meditation, magic_missile, mana_tricks]"))
    play(g, "revise")
    assert offered(g)[:3] == ["absorb", "fireball", "fireball 2"]
    play(g, "fireball 2", "book 3", then="revise_position")
    assert offered(g) == ["left end", "after meditation", "after magic_missile", "after mana_tricks"]
    play(g, "after magic_missile")
    assert books(g, "A") == "1 [absorb, fireball] 2 - 3 [meditation, magic_missile, fireball*, mana_tricks]"
    assert "fireball 2" not in offered(g)
    play(g, "absorb", "book 3", then="revise_position")
    assert offered(g)[-2:] == ["after fireball 2", "after mana_tricks"]
    play(g, "after fireball 2")
    assert books(g, "A") == "1 [fireball] 2 - 3 [meditation, magic_missile, fireball*, absorb, mana_tricks]"


@pytest.mark.rule("MC-44", "MC-R47")
def test_one_spell_may_be_mastered_at_the_end_of_a_revision() -> None:
    g = position(revising())
    play(g, "revise", "done", then="master")
    assert offered(g) == ["meditation", "magic_missile", "mana_tricks", "none"]
    play(g, "mana_tricks")
    assert books(g, "A") == "1 [meditation] 2 [magic_missile] 3 [mana_tricks*]"
    assert asked(g)[0] == "B"  # at most one
    g = position(revising())
    play(g, "revise", "done", "none")
    assert "*" not in books(g, "A")


@pytest.mark.rule("MC-R47")
def test_without_mastery_the_step_is_skipped() -> None:
    g = position(revising(), mastery="off")
    play(g, "revise", "done")
    assert (asked(g)[0], "*" in books(g, "A")) == ("B", False)


@pytest.mark.rule("MC-R48", "MC-44")
def test_a_mastered_spell_stays_mastered_and_is_not_offered_again() -> None:
    g = position(revising("1 [meditation*] 2 [magic_missile*] 3 [mana_tricks]"))
    play(g, "revise", "meditation", "book 2", "after magic_missile", "done", then="master")
    assert books(g, "A") == "1 - 2 [magic_missile*, meditation*] 3 [mana_tricks]"
    assert offered(g) == ["mana_tricks", "none"]
    g = position(revising("1 [meditation*] 2 [magic_missile*] 3 [mana_tricks*]"))
    play(g, "revise", "done")
    assert asked(g)[0] == "B"  # nothing is left to master


def test_the_table_is_untouched_until_something_is_chosen() -> None:
    g = position(STUDY + "A.hand: F4")
    before = table(g)
    play(g, "revise", "done")
    after = table(g)
    assert {key for key in after if after[key] != before[key]} == {"A.hand", "A.discard"}
