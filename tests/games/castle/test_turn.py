"""The turn: CM-24 to CM-33, CM-R8 to CM-R14, and the decisions of the rules, section 6."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from spellhall import IllegalMove
from tests.games.castle import rulebook
from tests.games.castle.tools import (
    PLACES,
    RITUALS,
    arcanum,
    asked,
    claim,
    new,
    news,
    offered,
    pawns,
    play,
    shrine,
    supply,
    tableau,
    wander,
    zone,
)

ALL_OUT = tableau(
    P1="bell1 bell2", P2="bell4 bell5", P3="bell7 bell8", P4="book1 book2", P5="book4 book5", P6="book7 book8"
)  # fmt: skip


def flips(*without: str) -> list[str]:
    return [f"flip {place}" for place in PLACES if place not in without]


@pytest.mark.rule("CM-24")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_turns_pass_to_the_left_until_the_spell_is_cast(seats: int) -> None:
    g = new(seats, options={"first_player": 2})
    active = 2
    for _ in wander(g):
        if g.decision is not None and g.decision.name == "turn_action":
            active = (active + 1) % seats
        if g.decision is not None:
            assert g.decision.seat == active
            assert g.view(None)["status"]["turn"] == active
    assert g.view(None)["status"]["turn"] is None


@pytest.mark.rule("CM-25")
def test_a_turn_is_one_of_two_things_and_never_a_pass() -> None:
    g = new(turns=4)
    assert offered(g) == ["manipulate", "advance"]
    for no_move in ("pass", "", "flip bell1", "turn silent_closed_unlit"):
        with pytest.raises(IllegalMove):
            g.play(no_move)
    advance = play(g.copy(), "P1: advance, turn silent_closed_unlit")
    assert asked(advance) == (2, "turn_action")  # not both: an advance ends the turn
    assert pawns(advance) == {}
    manipulate = play(g.copy(), "P1: manipulate, pick supply, flip bell1")
    assert asked(manipulate) == (2, "turn_action")
    assert not any(card["up"] for card in zone(manipulate, "outcomes")["cards"])


@pytest.mark.rule("CM-25")
def test_once_begun_an_action_cannot_be_changed_for_the_other() -> None:
    g = new(turns=4)
    g.play("manipulate")
    assert offered(g) == ["pick supply", "pick both"]
    h = new(turns=4)
    h.play("advance")
    assert offered(h) == [f"turn {ritual}" for ritual in RITUALS]


@pytest.mark.rule("CM-26")
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("first", [0, 3])
def test_everybody_manipulates_on_their_first_turn(seats: int, first: int) -> None:
    g = new(seats, options={"first_player": first, "first_turn": "manipulate"})
    for turn in range(seats):
        assert offered(g) == ["manipulate"]
        assert g.decision is not None
        assert g.decision.prompt == {"key": "ask-must_manipulate"}
        with pytest.raises(IllegalMove, match="'advance' is not a legal move"):
            g.play("advance")
        play(g, f"P{(first + turn) % seats + 1}: manipulate, pick supply, flip {PLACES[turn]}")
    assert asked(g) == (first + 1, "turn_action")
    assert offered(g) == ["manipulate", "advance"]


@pytest.mark.rule("CM-28", "CM-R8")
def test_pawns_are_picked_up_from_where_they_are() -> None:
    """Each place of a pawn is offered once: the supply, a shrine, and both."""
    g = new(tableau=tableau(P1="book2", P2="candle9 bell1"), turns=4)
    g.play("manipulate")
    assert offered(g) == ["pick supply", "pick book2", "pick both"]
    g.play("pick book2")
    assert pawns(g) == {"bell1": 2, "candle9": 2}
    assert supply(g) == [1, 0, 2, 2]
    h = new(tableau=tableau(P1="book2", P2="candle9 bell1"), turns=4, turn="P2")
    h.play("manipulate")
    assert offered(h) == ["pick bell1", "pick candle9", "pick both"]


@pytest.mark.rule("CM-28", "CM-R10")
def test_both_are_picked_up_before_anything_is_flipped() -> None:
    g = new(tableau=tableau("bell1 book2", P1="bell1 book2"), turns=4)
    g.play("manipulate")
    g.play("pick both")
    assert pawns(g) == {}
    assert supply(g)[0] == 0
    assert [seat["shows"]["pawns_in_hand"] for seat in g.view(None)["seats"]] == [2, 0, 0, 0]
    assert shrine(g, "bell1")["up"]
    assert shrine(g, "book2")["up"]
    assert offered(g) == flips()


@pytest.mark.rule("CM-29", "CM-R9")
def test_the_first_pawn_is_finished_before_the_second_shrine_is_chosen() -> None:
    g = new()
    for move in ("manipulate", "pick both", "flip bell3"):
        g.play(move)
    assert asked(g) == (1, "flip_shrine")
    assert g.decision is not None
    assert g.decision.prompt == {"key": "ask-flip_shrine", "args": {"number": 1}}
    assert pawns(g) == {"bell3": 1}
    for seat in (0, 1, None):  # seen by all
        card = shrine(g, "bell3", seat)
        assert card["up"]
        assert card["face"] is not None
    assert offered(g) == flips("bell3")


@pytest.mark.rule("CM-29")
def test_one_flip_and_one_pawn_for_each_pawn_picked_up() -> None:
    g = new(tableau=tableau("bell1", P1="bell1"), turns=4)
    play(g, "P1: manipulate, pick bell1, flip candle4")
    assert [card["id"] for card in zone(g, "tableau")["cards"] if card["up"]] == ["bell1", "candle4"]
    assert pawns(g) == {"candle4": 1}
    play(g, "P2: manipulate, pick both, flip bell1, flip book1")
    assert [card["id"] for card in zone(g, "tableau")["cards"] if card["up"]] == ["book1", "candle4"]
    assert pawns(g) == {"candle4": 1, "bell1": 2, "book1": 2}


@pytest.mark.rule("CM-30", "CM-19", "CM-34")
def test_a_flip_turns_the_card_over_where_it_lies() -> None:
    g = new(turns=4, options={"stall_limit": "off"})
    play(g, "P1: manipulate, pick supply, flip book5")
    face = shrine(g, "book5")["face"]
    up = [shrine(g, "book5")["up"]]
    active = [arcanum(g, "book")]
    for player in (2, 3, 4):
        play(g, f"P{player}: manipulate, pick supply, flip bell{player}")
    for number in range(3):
        for player, at in ((1, "book5"), (2, "bell2"), (3, "bell3"), (4, "bell4")):
            play(g, f"P{player}: manipulate, pick {at}, flip {at}")
        up.append(shrine(g, "book5")["up"])
        active.append(arcanum(g, "book"))
        assert shrine(g, "book5")["face"] == face, number
    assert up == [True, False, True, False]
    assert active == [("closed", number) for number in (1, 0, 1, 0)]


@pytest.mark.rule("CM-19")
def test_a_shrine_card_never_leaves_its_position() -> None:
    """However often the shrines are flipped, each place keeps its card."""
    g = new(options={"stall_limit": "off"}, tableau=tableau(), known="all", turns=4)
    faces = [card["face"] for card in zone(g, "tableau")["cards"]]
    rng = Random(1)
    for _ in range(200):
        g.play("manipulate")
        while asked(g)[1] != "turn_action":
            g.play(rng.choice(offered(g)))
        assert [card["face"] for card in zone(g, "tableau")["cards"]] == faces


@pytest.mark.rule("CM-31", "CM-R12")
def test_no_shrine_with_a_pawn_is_ever_offered() -> None:
    for seats in (4, 6):
        g = new(seats)
        for _ in wander(g, seed=seats):
            if g.decision is not None and g.decision.name == "flip_shrine":
                assert offered(g) == flips(*pawns(g))


@pytest.mark.rule("CM-31")
def test_anyones_pawn_locks_a_shrine() -> None:
    g = new(6, tableau=ALL_OUT, turns=6)
    g.play("manipulate")
    g.play("pick bell1")
    for locked in ("bell2", "bell4", "book8"):  # one's own other pawn, and others'
        with pytest.raises(IllegalMove, match=f"'flip {locked}' is not a legal move"):
            g.play(f"flip {locked}")


@pytest.mark.rule("CM-32")
def test_pawns_stay_where_they_are_until_their_owner_picks_them_up() -> None:
    for seed in range(6):
        g = new(5, seed)
        before = pawns(g)
        active = asked(g)[0]
        for _ in wander(g, seed):
            after = pawns(g)
            for place, owner in before.items():
                assert owner == active or after.get(place) == owner
            if g.decision is not None and g.decision.name == "turn_action":
                # every pawn picked up has been placed again
                assert sum(supply(g)) + len(after) == 10
                active = asked(g)[0]
            before = after


@pytest.mark.rule("CM-32", "CM-R9", "CM-25")
def test_a_picked_up_pawn_must_be_placed() -> None:
    g = new(turns=4)
    for move in ("manipulate", "pick both", "flip bell1"):
        g.play(move)
    assert asked(g) == (1, "flip_shrine")
    assert all(move.startswith("flip ") for move in offered(g))
    g.play("flip bell2")
    assert asked(g) == (2, "turn_action")


@pytest.mark.rule("CM-33")
def test_an_advance_turns_up_any_one_face_down_outcome_for_good() -> None:
    g = new(turns=4)
    left = RITUALS[:]
    player = 1
    for ritual in (RITUALS[5], RITUALS[0], RITUALS[7], RITUALS[2]):
        g.play("advance")
        assert offered(g) == [f"turn {each}" for each in left]
        g.play(f"turn {ritual}")
        left.remove(ritual)
        player = player % 4 + 1
        assert asked(g) == (player, "turn_action")
        for card in zone(g, "outcomes")["cards"]:
            assert card["up"] == (card["face"] is not None) == (card["id"] not in left)
    for _ in wander(g):
        up = {card["id"] for card in zone(g, "outcomes")["cards"] if card["up"]}
        assert up >= set(RITUALS) - set(left)


@pytest.mark.rule("CM-R8")
def test_a_pawn_kept_in_the_supply_comes_in_later_and_never_goes_back() -> None:
    g = new()
    for player in (1, 2, 3, 4):
        play(g, f"P{player}: manipulate, pick supply, flip bell{player}")
    assert supply(g) == [1, 1, 1, 1]
    play(g, "P1: advance, turn silent_open_lit")
    for player in (2, 3, 4):
        play(g, f"P{player}: manipulate, pick supply, flip book{player}")
    assert supply(g) == [1, 0, 0, 0]
    play(g, "P1: manipulate, pick both, flip candle1, flip candle2")
    assert supply(g) == [0, 0, 0, 0]
    for _ in wander(g):
        assert supply(g) == [0, 0, 0, 0]
        if g.decision is not None and g.decision.name == "pick_up":
            assert "pick supply" not in offered(g)


@pytest.mark.rule("CM-R9")
def test_which_pawns_is_said_before_any_flip_and_not_changed_after() -> None:
    one = new(tableau=tableau(P1="candle1"), turns=4)
    for move in ("manipulate", "pick supply", "flip candle8"):
        one.play(move)
    assert asked(one) == (2, "turn_action")  # the scepter seen, the pawn on candle1 may not follow
    both = new(tableau=tableau(P1="candle1"), turns=4)
    for move in ("manipulate", "pick both", "flip candle8"):
        both.play(move)
    assert asked(both) == (1, "flip_shrine")  # nor may the second stay at home


@pytest.mark.rule("CM-R10")
def test_flip_in_place() -> None:
    g = new(tableau=tableau("bell3", P1="bell3"), turns=4)
    play(g, "P1: manipulate, pick bell3, flip bell3")
    assert pawns(g) == {"bell3": 1}
    assert shrine(g, "bell3")["up"] is False
    assert claim(g, "amulet") == 1


@pytest.mark.rule("CM-R11")
def test_every_manipulation_changes_as_many_shrines_as_pawns_were_picked_up() -> None:
    """Also no shrine is flipped twice in a turn, so nothing is undone."""
    g = new(6)
    before = [card["up"] for card in zone(g, "tableau")["cards"]]
    picked = 0
    for move in wander(g, seed=8):
        if move.startswith("pick "):
            picked = 2 if move == "pick both" else 1
        if g.decision is None or g.decision.name == "turn_action":
            after = [card["up"] for card in zone(g, "tableau")["cards"]]
            assert sum(a != b for a, b in zip(before, after, strict=True)) == picked
            before, picked = after, 0


@pytest.mark.rule("CM-R12")
def test_enough_shrines() -> None:
    """12 pawns out: 16 shrines are free for one pawn in hand, 17 and then 16 for two."""
    one = new(6, tableau=ALL_OUT, turns=6)
    one.play("manipulate")
    one.play("pick bell1")
    assert len(offered(one)) == 16
    both = new(6, tableau=ALL_OUT, turns=6)
    both.play("manipulate")
    both.play("pick both")
    assert len(offered(both)) == 17
    both.play("flip candle1")
    assert len(offered(both)) == 16


@pytest.mark.rule("CM-R12")
def test_both_pawns_may_always_be_picked_up() -> None:
    g = new(6)
    for _ in wander(g, seed=2):
        if g.decision is not None and g.decision.name == "pick_up":
            assert "pick both" in offered(g)
        if g.decision is not None and g.decision.name == "flip_shrine":
            assert len(offered(g)) >= 16


@pytest.mark.rule("CM-R13")
def test_pawns_are_identical() -> None:
    """Two pawns swapped make the same position with the same choices."""
    table = tableau("bell1 book2", P1="bell1 book2")
    one = play(new(tableau=table, known="all", turns=4), "P1: manipulate, pick both, flip candle1, flip bell9")
    other = play(new(tableau=table, known="all", turns=4), "P1: manipulate, pick both, flip bell9, flip candle1")
    assert one.view(0)["zones"] == other.view(0)["zones"]
    for g in (one, other):
        for player, place in ((2, "book1"), (3, "book3"), (4, "book4")):
            play(g, f"P{player}: manipulate, pick supply, flip {place}")
        g.play("manipulate")
        assert offered(g) == ["pick bell9", "pick candle1", "pick both"]


@pytest.mark.rule("CM-R13")
def test_two_pawns_in_the_supply_are_offered_as_one() -> None:
    g = new()
    g.play("manipulate")
    assert offered(g) == ["pick supply", "pick both"]


@pytest.mark.rule("CM-R14")
def test_one_pawn_per_shrine() -> None:
    for seats in (4, 6):
        g = new(seats, seed=seats)
        for _ in wander(g):
            pieces = [card["pieces"] for card in zone(g, "tableau")["cards"]]
            assert all(len(owners) <= 1 for owners in pieces)
            assert all(sum(owners == [seat] for owners in pieces) <= 2 for seat in range(seats))


@pytest.mark.rule("CM-25", "CM-28", "CM-29", "CM-33")
def test_decisions_are_those_of_the_rules() -> None:
    """Section 6: which decisions there are, who is asked, and how many options they have."""
    seen: dict[str, set[int]] = defaultdict(set)
    for seed in range(30):
        g = new(4 + seed % 3, seed)
        active = g.view(None)["status"]["turn"]
        while g.decision is not None:
            assert g.decision.seat == g.view(None)["status"]["turn"] == active
            seen[g.decision.name].add(len(offered(g)))
            assert len(set(offered(g))) == len(offered(g))
            moves = wander(g, seed=100 * seed + g.number)
            next(moves)
            active = g.view(None)["status"]["turn"]
    rows = {row["decision"]: row["count"] for row in rulebook.table("## 6. Decisions")}
    assert set(seen) == set(rows)
    for name, count in rows.items():
        low, high = map(int, count.split("–"))
        assert low <= min(seen[name])
        assert max(seen[name]) == high


@pytest.mark.rule("CM-R9", "CM-R25")
def test_the_choices_of_a_turn_are_told_as_they_are_made() -> None:
    g = new(turns=4)
    for move in ("manipulate", "pick both"):
        g.play(move)
    assert news(g, "picked_up_both", 2) == [{"seat": 0}]
    g.play("flip bell1")
    assert [each["place"] for each in news(g, "flipped_up", 2)] == ["bell1"]
    g.play("flip bell2")
    assert [each["place"] for each in news(g, "flipped_up", 2)] == ["bell1", "bell2"]
