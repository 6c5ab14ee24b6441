"""Who knows what: section 5 of the rules, MC-R7, MC-R52."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spellhall import Game
from tests.games.magecraft import rulebook
from tests.games.magecraft.tools import add, asked, hand_and_bag, new, news, offered, pile, play, position, size, wander

SECRET = "A.hand: F1 W1 E1\nA.bag: F2 W2 E2 L3\nB.hand: L4\nB.bag: F3 W3 E3"


def worlds(g: Game, viewer: int | None, number: int = 60) -> list[Game]:
    """Games that look the same to the viewer."""
    rng = Random(1)
    return [g.determinize(viewer, rng) for _ in range(number)]


def hands(games: list[Game], player: str) -> set[str]:
    return {pile(game, f"{player}.hand") for game in games}


def test_the_table_of_section_5_is_about_what_is_tested_here() -> None:
    rows = {row["Zone or fact"] for row in rulebook.table("## 5. Hidden information")}
    assert len(rows) == 11


@pytest.mark.rule("MC-R7")
def test_a_hand_is_its_owners_secret_but_its_size_is_public() -> None:
    g = position(SECRET)
    assert pile(g, "A.hand") == "F1 W1 E1"
    assert pile(g, "A.hand", seat=1) == "?3"
    assert pile(g, "B.hand", seat=0) == "?4"
    spectator = {zone["id"]: zone for zone in g.view(None)["zones"]}
    assert [card["face"] for card in spectator["hand0"]["cards"]] == [None] * 3
    assert [card["face"] for card in spectator["bag1"]["cards"]] == [None] * 9


@pytest.mark.rule("MC-R7")
def test_owners_know_their_bag_by_counting_and_opponents_only_the_sum() -> None:
    g = position(SECRET)
    assert pile(g, "A.bag") == "F2 W2 E2 L3"
    assert pile(g, "A.bag", seat=1) == "?9"
    for seat in (0, 1, None):
        assert hand_and_bag(g, "A", seat) == "F3 W3 E3 L3"
        assert hand_and_bag(g, "B", seat) == "F3 W3 E3 L4"


def test_whenever_a_hand_is_empty_everyone_knows_the_bag() -> None:
    g = position("A.hand: W1\nA.bag: F2 W2 E2 L3\nB.hand: -\nB.bag: F3 W3 E3")
    assert pile(g, "B.bag", seat=0) == "F3 W3 E3"
    assert hand_and_bag(g, "B", 0) == "F3 W3 E3"
    assert hands(worlds(g, 0), "B") == {"-"}
    assert {pile(world, "B.bag") for world in worlds(g, 0)} == {"F3 W3 E3"}


def test_whenever_a_bag_is_empty_everyone_knows_the_hand() -> None:
    g = position("A.hand: W1 L1\nA.bag: -\nB.hand: F1 D1\nB.bag: -")
    assert pile(g, "B.hand", seat=0) == "F1 D1"
    assert pile(g, "A.hand", seat=1) == "W1 L1"
    assert (hand_and_bag(g, "A"), hand_and_bag(g, "B")) == ("W1 L1", "F1 D1")


def test_gems_known_when_the_bag_was_refilled_stay_known_until_they_leave_the_hand() -> None:
    """A has F and D in hand and an empty bag; the refill brings W, E and L, of which two are drawn."""
    g = position("A.hand: F1 W1 D1\nA.bag: -\nA.discard: W3 E3 L3\nB.hand: W1")
    play(g, "book 1", "W", then="cast_step")
    assert pile(g, "A.hand", seat=1) == "F1 D1 ?2"
    seen = hands(worlds(g, 1, 400), "A")
    assert len(seen) == 6  # W2, E2, L2, WE, WL or EL beside the two that are known
    assert all("F1" in hand and "D1" in hand for hand in seen)
    play(g, "cantrip")  # F is paid: D stays known
    assert pile(g, "A.hand", seat=1) == "D1 ?2"
    play(g, "done")
    if asked(g)[0] == "A":
        play(g, "done")
    assert pile(g, "A.hand", seat=1) == "?4"  # a new hand


def test_paying_a_gem_that_was_not_known_keeps_the_known_ones() -> None:
    g = position(
        "A.books: 1 [meditation, magic_missile] 2 - 3 [mana_tricks]\nA.hand: F1 W1\nA.bag: -\nA.discard: E6\nB.hand: W1"
    )
    play(g, "book 1", "W", "next", "E")
    assert news(g, "paid") == [{"seat": 0, "gems": ["W"]}, {"seat": 0, "gems": ["E"]}]
    assert pile(g, "A.hand", seat=1) == "F1 ?1"


def test_all_else_is_public() -> None:
    """Both players and a spectator see the same, but for hands and bags."""
    for seed in range(2):
        for g in wander(new(3, seed, listen=False), seed):
            looks = []
            for viewer in (0, 1, 2, None):
                view = g.view(viewer)
                zones = [zone for zone in view["zones"] if zone["sort"] not in ("hand", "bag")]
                counts = [zone["count"] for zone in view["zones"]]
                looks.append((zones, view["seats"], view["table"], view["status"], counts))
            assert looks[0] == looks[1] == looks[2] == looks[3]


def test_the_colour_of_a_drawn_gem_is_told_to_its_owner_only() -> None:
    g = position("A.hand: W1\nA.bag: F2 W2 E2 L3\nB.hand: W1")
    play(g, "book 1")
    drawn = news(g, "you_drew", 0)
    assert len(drawn[0]["gems"]) == 2
    assert not news(g, "you_drew", 1)
    assert news(g, "drew", 1)[0] == news(g, "drew", None)[0] == {"seat": 0, "number": 2}
    assert not news(g, "drew", 0)


def test_the_order_of_drawing_is_told_to_nobody() -> None:
    for seed in range(12):
        g = position("A.hand: W1\nA.bag: F5 W5 E5 L5", seed=seed)
        play(g, "done")
        gems = news(g, "you_drew", 0)[-1]["gems"]
        assert gems == sorted(gems, key="FWELD".index)


def test_starting_discards_are_public() -> None:
    g = new(2, characters="random")
    while asked(g)[1] == "starting_discard":
        play(g, offered(g)[0])
    assert pile(g, "A.discard", seat=1) == pile(g, "A.discard")
    assert size(pile(g, "A.discard")) == 2
    assert len(news(g, "discarded", 1)) == 3


# Worlds that look the same


def test_a_world_keeps_the_sum_and_the_sizes_and_deals_the_rest_evenly() -> None:
    """One gem of four in hand: in a fair world each of the four is equally likely."""
    g = position("A.hand: W1\nB.hand: F1\nB.bag: W1 E1 L1")
    seen = Counter(pile(world, "B.hand") for world in worlds(g, 0, 800))
    assert set(seen) == {"F1", "W1", "E1", "L1"}
    assert all(140 < number < 260 for number in seen.values())
    for world in worlds(g, 0, 20):
        assert add(pile(world, "B.hand"), pile(world, "B.bag")) == "F1 W1 E1 L1"
        assert pile(world, "A.hand") == "W1"


@pytest.mark.rule("MC-R14", "MC-R54")
def test_in_a_world_a_cost_once_begun_can_be_paid_and_whoever_is_asked_has_a_choice() -> None:
    """A has begun to pay for Fireball and is asked for X: in every world there are two gems to choose from."""
    g = position("A.books: 1 [fireball] 2 - 3 -\nA.hand: F1 W1 E1\nA.bag: F3 W3 E3 L3")
    play(g, "book 1", then="pay")
    for world in worlds(g, 1):
        assert len(offered(world)) == 2
    g = position("A.books: 1 [eclipse] 2 - 3 -\nA.character: orsk\nA.hand: L1 D1\nA.bag: F3 W3 E3 L3")
    assert offered(g) == ["book 1", "done"]
    assert hands(worlds(g, 1), "A") == {"L1 D1", "E1 L1", "E1 D1", "F1 E1", "W1 E1", "E2"}


def test_open_hands_leave_nothing_to_deal() -> None:
    g = position(SECRET, hands="open")
    assert hands(worlds(g, None), "A") == {"F1 W1 E1"}
    assert hands(worlds(g, 0), "B") == {"L4"}
