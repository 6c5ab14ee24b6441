"""The worked examples of the rules, section 8: positions and results are read from the rules themselves."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from tests.games.magecraft import rulebook
from tests.games.magecraft.tools import add, asked, books, new, offered, pile, play, position, sets, size, table, zone


def start(number: int, seats: int = 2, lines: dict[str, Any] | None = None) -> Game:
    """The position of an example, but for these lines."""
    return position({**rulebook.blocks(number)[0], **(lines or {})}, seats)


def check(g: Game, before: dict[str, str], number: int) -> None:
    """The table is as the result says, and where it says nothing it is as it was."""
    result = rulebook.blocks(number)[1]
    expected = before | {key: gems for key, gems in result.items() if not (".on." in key and gems == "-")}
    assert table(g) == expected


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-28", "MC-29", "MC-31", "MC-32", "MC-R25")
@pytest.mark.card("flame_lash", "meditation")
def test_example_1_a_chain_drawing_on_the_way() -> None:
    g = start(1)
    before = table(g)
    play(g, "book 1", "draw", "next", "E", then="study_step")
    check(g, before, 1)


@pytest.mark.rule("MC-25", "MC-26")
def test_example_1_refresh() -> None:
    g = start(1)
    play(g, "book 1", "draw", "next", "E", "done")
    assert pile(g, "A.discard") == "-"
    assert (size(pile(g, "A.hand")), size(pile(g, "A.bag"))) == (4, 8)
    assert add(pile(g, "A.hand"), pile(g, "A.bag")) == "F3 W3 E3 L3"


@pytest.mark.rule("MC-33", "MC-35", "MC-R13")
def test_example_2_no_skipping() -> None:
    assert offered(start(2)) == ["book 2", "book 3", "done"]


@pytest.mark.rule("MC-33", "MC-35", "MC-R13")
def test_example_2_only_one_spellbook_a_turn() -> None:
    g = position({"A.books": rulebook.blocks(2)[0]["A.books"], "A.hand": "W2 E1 L1", "A.bag": "F3"})
    play(g, "book 2", "W", then="cast_step")
    assert pile(g, "A.hand") == "F2 W1 E1 L1"
    assert offered(g) == ["cantrip", "done"]


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-45", "MC-46", "MC-47", "MC-53", "MC-R14", "MC-R25", "MC-R38")
@pytest.mark.card("soul_siphon", "umbral_lance")
def test_example_3_one_darkness_gem_for_two_darkness_spells() -> None:
    g = start(3)
    before = table(g)
    play(g, "book 1", "attack", "attack", "attack", "F", "F", then="cast_step")
    assert table(g)["A.on.umbral_lance"] == "D1"
    play(g, "next", then="pay")
    assert offered(g) == ["F", "W"]  # the golden gem has paid D
    play(g, "W", "next")
    check(g, before, 3)


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-R34", "MC-R36", "MC-R37")
@pytest.mark.card("blood_pact", "fireball")
def test_example_4_a_golden_gem_pays_a_wild_and_moves_on_twice() -> None:
    g = start(4)
    before = table(g)
    play(g, "book 1", "draw", then="cast_step")
    assert table(g)["A.on.blood_pact"] == "F1"
    hand = pile(g, "A.hand")
    play(g, "next", then="next_icon")
    assert pile(g, "A.hand") == hand
    play(g, "attack", "hand L", then="cast_step")
    play(g, "next", "W")
    check(g, before, 4)


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-48", "MC-R19", "MC-R29", "MC-R40")
@pytest.mark.card("minor_cure", "wellspring", "mana_tricks")
def test_example_5_the_golden_gem_does_not_match() -> None:
    g = start(5)
    before = table(g)
    play(g, "book 1", "D", "D", then="cast_step")
    assert pile(g, "A.discard") == "L1"
    play(g, "next", "next", "draw")
    check(g, before, 5)


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-R18", "MC-R39")
@pytest.mark.card("wellspring")
def test_example_6_a_golden_gem_at_the_end_of_the_chain() -> None:
    g = start(6)
    before = table(g)
    play(g, "book 1", then="cast_step")
    play(g, "done", then="study_step")
    check(g, before, 6)


@pytest.mark.rule("MC-R20", "MC-R39")
def test_example_6_a_hand_one_short_of_four() -> None:
    g = start(6)
    play(g, "book 1", "done", "done")
    assert (pile(g, "A.hand"), pile(g, "A.bag"), pile(g, "A.discard")) == ("F1 W1 E1", "-", "-")


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-50", "MC-51", "MC-R24")
@pytest.mark.card("fireball")
def test_example_7_shields_take_the_hits_first() -> None:
    g = start(7)
    before = table(g)
    play(g, "book 2", then="attack_shield")
    assert offered(g) == ["W", "D"]
    play(g, "D")
    check(g, before, 7)


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-52", "MC-53", "MC-R32")
@pytest.mark.card("minor_cure")
def test_example_8_healing_over_the_brim() -> None:
    g = start(8)
    before = table(g)
    play(g, "book 3", "L", "D")
    check(g, before, 8)


@pytest.mark.rule("MC-62", "MC-R30", "MC-R31")
@pytest.mark.card("mana_tricks")
def test_example_9_the_last_gem_of_life_is_the_twentieth_point() -> None:
    g = start(9)
    before = table(g)
    play(g, "book 3", "vanish", then="over")
    check(g, before, 9)
    assert g.result is not None
    assert (g.result.winners, g.result.scores) == ((0,), (20, 11))


@pytest.mark.rule("MC-58", "MC-60", "MC-62", "MC-R30", "MC-R31")
def test_example_9_with_one_point_less_b_wins() -> None:
    g = start(9, lines={"A.score": "F5 W5 E5 L3", "academy": "F3 W3 E3 L5 D8"})
    play(g, "book 3", "vanish", then="over")
    assert g.result is not None
    assert (g.result.winners, g.result.scores) == ((1,), (19, 11))


@pytest.mark.rule("MC-R17", "MC-R29")
def test_example_9_with_draw_first_the_drawn_gem_can_vanish() -> None:
    g = start(9, lines={"A.score": "F5 W5 E5 L3", "academy": "F3 W3 E3 L5 D8"})
    play(g, "book 3", "draw", then="vanish_gem")
    drawn = pile(g, "A.hand")[0]
    assert offered(g) == [f"hand {drawn}", "hp"]
    play(g, f"hand {drawn}")
    assert g.decision is not None
    assert pile(g, "A.hp") == "L1"


@pytest.mark.rule("MC-22", "MC-54", "MC-R11")
@pytest.mark.card("absorb", "D")
def test_example_10_how_darkness_enters_a_bag() -> None:
    g = start(10)
    play(g, "book 1", "academy D", "academy D", "done", "done", then="drop_shield")
    assert asked(g)[0] == "A"
    play(g, "D", "D")
    result = rulebook.blocks(10)[1]
    assert add(pile(g, "A.hand"), pile(g, "A.bag")) == result.pop("A.hand+bag")
    assert (size(pile(g, "A.hand")), size(pile(g, "A.bag"))) == (4, 4)
    now = table(g)
    assert {key: now[key] for key in result} == result
    assert asked(g)[1] == "cast_step"


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-R14", "MC-R54")
@pytest.mark.card("bastion")
def test_example_11_only_payments_that_work_out_are_offered() -> None:
    g = position(rulebook.blocks(11)[0])
    assert "book 1" in offered(g)
    play(g, "book 1", then="next_icon")
    assert table(g)["A.on.bastion"] == "W1 E1"
    g = position({**rulebook.blocks(11)[0], "A.hand": "W1 E2", "A.bag": "F3 W2 E1 L3"})
    play(g, "book 1", then="pay")
    assert offered(g) == ["W", "E"]


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-38", "MC-39", "MC-40", "MC-R15")
@pytest.mark.card("umbral_lance")
def test_example_12_learning_with_darkness_as_a_wild() -> None:
    g = start(12, lines={"phase": "study"})
    spells = "flame_lash riptide frost_mirror evaporate soul_siphon umbral_lance blood_pact eclipse"
    assert offered(g) == [*(f"learn {spell}" for spell in spells.split()), "done"]
    before = table(g)
    cards = sets(g)
    play(g, "learn umbral_lance", then="pay")
    assert offered(g) == ["W", "D"]
    play(g, "D", "book 2")
    check(g, before | {"sets": str(cards | {"umbral_lance": 1})}, 12)


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-42", "MC-43", "MC-44", "MC-R47", "MC-R49")
def test_example_13_cast_first_then_revise() -> None:
    g = start(13)
    before = table(g)
    play(g, "book 1", "E", "done", "revise", "F", "F", "W", "L", then="revise_spell")
    play(g, "magic_missile", "book 1", "after meditation", "done", "meditation")
    check(g, before, 13)


@pytest.mark.rule("MC-25", "MC-26")
def test_example_13_refresh() -> None:
    g = start(13)
    play(g, "book 1", "E", "done", "revise", "F", "F", "W", "L", "done", "none")
    assert pile(g, "A.discard") == "-"
    assert add(pile(g, "A.hand"), pile(g, "A.bag")) == "F3 W3 E3 L3"
    assert size(pile(g, "A.hand")) == 4


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-59", "MC-R23", "MC-R50")
def test_example_14_split_attacks_and_elimination_in_mid_spell() -> None:
    g = start(14, 3)
    assert pile(g, "pool") == "F10 W10 E10 L10 D4"
    before = table(g)
    play(g, "book 1", then="attack_target")
    assert offered(g) == ["P2", "P3"]
    play(g, "P2")
    check(g, before, 14)


@pytest.mark.rule("MC-27", "MC-59", "MC-R50")
def test_example_14_the_next_turn_is_c_s() -> None:
    g = start(14, 3, {"C.hand": "W2", "C.bag": "F3 W1 E2 L3"})
    play(g, "book 1", "P2")
    assert asked(g) == ("C", "cast_step")
    assert (size(pile(g, "B.bag")), books(g, "B")) == (12, "1 [meditation] 2 [magic_missile] 3 [mana_tricks]")


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.rule("MC-61", "MC-R17", "MC-R27")
@pytest.mark.card("verdant_pact")
def test_example_15_an_academy_that_runs_dry() -> None:
    g = start(15)
    before = table(g)
    play(g, "book 1", "shield", then="shield_gem")
    assert offered(g) == ["academy L", "academy D", "discard W"]
    play(g, "academy D", "shield", "discard W")
    check(g, before, 15)


@pytest.mark.rule("MC-61", "MC-R17")
def test_example_15_with_heals_first_a_wins() -> None:
    g = start(15)
    play(g, "book 1", "heal", "L", "heal", then="over")
    assert g.result is not None
    assert (g.result.winners, g.result.scores[0]) == ((0,), 20)


@pytest.mark.rule("MC-67", "MC-68", "MC-69")
def test_example_16_setup_for_three_players() -> None:
    g = new(3, characters="random")
    for _ in range(3):
        assert asked(g)[1] == "starting_discard"
        play(g, offered(g)[0])
    assert asked(g)[1] != "starting_discard"
    hands, discards = [2, 3, 4], [2, 1, 0]
    for player, hand, discard in zip("ABC", hands, discards, strict=True):
        piles = [pile(g, f"{player}.{area}") for area in ("hand", "discard", "bag")]
        assert [size(gems) for gems in piles] == [hand, discard, 8]
        assert add(*piles) == pile(g, f"{player}.hp") == "F3 W3 E3 L3"
    assert (size(pile(g, "academy")), size(pile(g, "pool"))) == (60, 44)
    assert [zone(g, f"book{seat}.{number}")["count"] for seat in range(3) for number in (1, 2, 3)] == [1] * 9
    assert list(sets(g).values()) == [3] * 12
