"""Casting and Cantrips: MC-28 to MC-37, MC-56, MC-R12 to MC-R17, MC-R42 to MC-R44."""

from __future__ import annotations

import pytest

from tests.games.magecraft.tools import asked, cantrip, facts, flags, offered, on_cards, pile, play, position, size


@pytest.mark.rule("MC-28", "MC-R13")
def test_books_whose_leftmost_spell_can_be_paid_are_offered() -> None:
    g = position("A.books: 1 [fireball, meditation] 2 [minor_cure, magic_missile] 3 [mana_tricks]\nA.hand: L1")
    assert offered(g) == ["book 2", "book 3", "done"]
    g = position("A.books: 1 - 2 - 3 [mana_tricks, meditation, magic_missile]\nA.hand: L1")
    assert offered(g) == ["book 3", "done"]


@pytest.mark.rule("MC-28", "MC-29")
def test_spells_are_cast_from_left_to_right() -> None:
    g = position("A.books: 1 [magic_missile, meditation, mana_tricks] 2 - 3 -\nA.hand: W1 L3")
    play(g, "book 1", "L", then="cast_step")
    assert on_cards(g, "A") == {"magic_missile": "L1"}
    play(g, "next", "W", then="cast_step")
    assert on_cards(g, "A") == {"magic_missile": "L1", "meditation": "W1"}
    assert (facts(g)["spellbook"], facts(g)["chain"]) == (1, ["magic_missile", "meditation"])


@pytest.mark.rule("MC-29", "MC-30", "MC-R15")
@pytest.mark.parametrize(
    ("hand", "castable"),
    [("F2 E1", True), ("F3 E1", True), ("F2", False), ("F1 E2", False), ("F2 D1", False), ("F1 E1 D1", False)],
)
@pytest.mark.card("meteor")
def test_coloured_symbols_need_exactly_their_colour(hand: str, castable: bool) -> None:
    g = position(f"A.books: 1 [meteor, meditation] 2 [magic_missile] 3 [mana_tricks]\nA.hand: {hand}")
    assert ("book 1" in offered(g)) == castable


@pytest.mark.rule("MC-30", "MC-56", "MC-R15")
def test_any_gem_pays_a_wild_darkness_included() -> None:
    g = position("A.hand: F1 W1 E1 L1 D1")
    play(g, "book 2", then="pay")
    assert offered(g) == ["F", "W", "E", "L", "D"]
    play(g, "D")
    assert on_cards(g, "A") == {"magic_missile": "D1"}


@pytest.mark.rule("MC-32")
def test_gems_just_drawn_can_pay_for_the_next_spell() -> None:
    g = position("A.books: 1 [meditation, fireball] 2 [magic_missile] 3 [mana_tricks]\nA.hand: W1\nA.bag: F2")
    play(g, "book 1", then="cast_step")
    assert offered(g) == ["next", "cantrip", "done"]
    play(g, "next")
    assert size(pile(g, "B.hp")) == 9


@pytest.mark.rule("MC-33", "MC-34", "MC-R12")
def test_the_chain_ends_where_it_cannot_be_paid_or_one_stops() -> None:
    row = "A.books: 1 [magic_missile, minor_cure, mana_tricks] 2 [meditation] 3 -"
    g = position(f"{row}\nA.hand: W3 L1")
    play(g, "book 1", "L", then="study_step")  # no L for Minor Cure, and Mana Tricks cannot be reached
    g = position(f"{row}\nA.hand: W2 L1")
    play(g, "book 1", "W", then="cast_step")
    assert offered(g) == ["next", "done"]
    play(g, "done", then="study_step")  # stopping is allowed, too


@pytest.mark.rule("MC-35", "MC-36")
def test_never_two_spellbooks_and_no_spell_twice() -> None:
    g = position("A.hand: W4 L2\nA.character: orsk\nB.character: maris")
    play(g, "book 2", "W", then="study_step")  # Magic Missile is done, the other books are out of reach


@pytest.mark.rule("MC-37", "MC-R42", "MC-R43")
def test_the_cantrip_can_come_before_between_and_after_spells_or_alone() -> None:
    row = "A.books: 1 [magic_missile, meditation] 2 - 3 [mana_tricks]\nA.hand: F1 W3\nA.bag: E4\nB.hand: W1"
    for moves in (("cantrip", "book 1", "next"), ("book 1", "cantrip", "next"), ("book 1", "next", "cantrip")):
        g = position(row)
        for move in moves:
            play(g, move)
            if asked(g)[1] == "pay":
                play(g, "W")
        assert size(pile(g, "B.hp")) == 10
        assert (cantrip(g, "A"), flags(g, "A")) == ("F1", ["cantrip_used"])
        assert asked(g)[1] in ("cast_step", "study_step")
        assert "cantrip" not in offered(g)
    g = position(row)
    play(g, "cantrip", "done", "done")
    assert (size(pile(g, "B.hp")), asked(g)[0]) == (11, "B")


@pytest.mark.rule("MC-R42")
def test_the_cantrip_is_for_once_a_turn() -> None:
    g = position("A.books: 1 [minor_cure] 2 - 3 -\nA.hand: F3\nA.bag: F8\nB.hand: W1")
    play(g, "cantrip", then="study_step")
    play(g, "done", "done", then="cast_step")
    assert (asked(g)[0], offered(g)) == ("A", ["cantrip", "done"])  # but in every turn


@pytest.mark.rule("MC-R43")
def test_a_cantrip_does_not_count_as_a_spellbook() -> None:
    g = position("A.hand: F2 W2")
    play(g, "cantrip")
    assert offered(g) == ["book 1", "book 2", "book 3", "done"]


@pytest.mark.rule("MC-R13", "MC-37")
@pytest.mark.card("maris")
def test_a_cantrip_can_make_a_spell_payable() -> None:
    g = position("turn: B\nB.books: 1 [minor_cure] 2 - 3 -\nB.hand: W1\nB.bag: L4")
    assert offered(g) == ["cantrip", "done"]
    play(g, "cantrip", then="cast_step")
    assert offered(g) == ["book 1", "done"]


@pytest.mark.rule("MC-R14")
def test_payments_go_from_left_to_right() -> None:
    g = position("A.books: 1 [umbral_lance] 2 - 3 -\nA.hand: F1 D2")
    play(g, "book 1", then="pay")
    assert g.decision is not None
    # D has paid D already: nothing else could
    assert g.decision.prompt == {"key": "ask-pay", "args": {"card": "umbral_lance", "symbol": "X", "rest": []}}
    assert (facts(g)["paying"], facts(g)["to_pay"]) == ("umbral_lance", ["X"])
    assert offered(g) == ["F", "D"]


@pytest.mark.rule("MC-31", "MC-R16", "MC-R17", "MC-57")
@pytest.mark.card("evaporate")
@pytest.mark.usefixtures("before_refresh")
def test_icons_come_in_the_order_one_likes_choosing_after_each() -> None:
    g = position("A.books: 1 [evaporate] 2 - 3 -\nA.hand: W1 E1\nA.bag: L9")
    play(g, "book 1", then="next_icon")
    assert offered(g) == ["draw", "vanish"]
    play(g, "draw", then="next_icon")
    assert pile(g, "A.hand") == "L1"
    play(g, "vanish", "hand L", then="next_icon")
    assert pile(g, "A.score") == "L1"
    play(g, "vanish", "draw", "draw", then="vanish_gem")  # the second Vanish had to take HP
    assert (size(pile(g, "A.hp")), pile(g, "A.hand")) == (11, "L2")
    play(g, "hand L")
    assert (pile(g, "A.score"), pile(g, "A.hand")) == ("F1 L2", "L1")


@pytest.mark.rule("MC-R16")
def test_an_icon_is_carried_out_even_if_unwelcome() -> None:
    g = position("A.hand: W1\nA.bag: -\nA.discard: -\nA.hp: F1 W1")
    play(g, "book 3", "draw")
    assert (pile(g, "A.hp"), pile(g, "A.score")) == ("W1", "F1")  # the Vanish had to take HP
