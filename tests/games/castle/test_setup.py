"""The table before the first turn: CM-14 to CM-23, and the numbers of players."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import spellhall
from tests.games.castle import rulebook
from tests.games.castle.tools import (
    OUTCOMES,
    PLACES,
    RITUALS,
    asked,
    facts,
    new,
    news,
    offered,
    pawns,
    play,
    shrine,
    supply,
    wander,
    zone,
)

CHARACTERS = {card.id for card in spellhall.game_info("castle").cards if card.deck == "character"}


def character_of(g: spellhall.Game, seat: int) -> str:
    face = zone(g, f"character{seat}", seat)["cards"][0]["face"]
    assert face is not None
    return face


@pytest.mark.rule("CM-14", "CM-65", "CM-R2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_begins_with_two_pawns_in_the_supply(seats: int) -> None:
    g = new(seats)
    assert supply(g) == [2] * seats
    assert pawns(g) == {}


@pytest.mark.rule("CM-65")
@pytest.mark.parametrize("seats", [4, 5])
def test_unused_colours_stay_out(seats: int) -> None:
    g = new(seats)
    for _ in wander(g):
        assert set(pawns(g).values()) <= set(range(1, seats + 1))
        assert len(g.view(None)["seats"]) == seats
        assert sum(supply(g)) + len(pawns(g)) <= 2 * seats
        assert g.decision is None or g.decision.seat in range(seats)


@pytest.mark.rule("CM-15", "CM-R2", "CM-R27")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_one_character_each_seen_by_its_owner_only(seats: int) -> None:
    g = new(seats, seed=5)
    dealt = [character_of(g, seat) for seat in range(seats)]
    assert len(set(dealt)) == seats
    assert set(dealt) <= CHARACTERS
    for owner in range(seats):
        assert news(g, "dealt", owner) == [{"seat": owner, "character": dealt[owner]}]
        for viewer in (*range(seats), None):
            if viewer != owner:
                assert zone(g, f"character{owner}", viewer)["cards"] == [{"face": None}]
    assert news(g, "dealt") == []


@pytest.mark.rule("CM-15")
def test_characters_are_shuffled() -> None:
    """Each seat gets each of the 13 about equally often, and no seat's card tells another's."""
    deals = Counter((seat, character_of(g, seat)) for g in (new(4, seed) for seed in range(1300)) for seat in range(4))
    assert len(deals) == 4 * 13
    assert all(65 <= count <= 140 for count in deals.values())


@pytest.mark.rule("CM-15", "CM-64", "CM-R27")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_characters_left_over_are_seen_by_nobody_before_the_end(seats: int) -> None:
    g = new(seats)
    dealt = {character_of(g, seat) for seat in range(seats)}
    for _ in wander(g):
        zones = {zone["id"] for zone in g.view(None)["zones"]}
        assert ("left" in zones) == (g.decision is None)
    left = {card["face"] for card in zone(g, "left")["cards"]}
    assert left == CHARACTERS - dealt


@pytest.mark.rule("CM-16", "CM-R2")
def test_the_tableau_is_three_rows_of_nine_face_down_and_unknown() -> None:
    g = new(5)
    for seat in (*range(5), None):
        shown = zone(g, "tableau", seat)
        assert (shown["kind"], shown["columns"], shown["count"]) == ("grid", 9, 27)
        assert [card["id"] for card in shown["cards"]] == PLACES
        assert all(card["face"] is None and card["up"] is False for card in shown["cards"])


@pytest.mark.rule("CM-16", "CM-2")
def test_shrines_are_shuffled() -> None:
    """What lies at a place is drawn from 8 + 8 + 8 + 1 + 1 + 1 cards, whichever place it is."""
    for place in ("bell1", "candle9"):
        found: Counter[str | None] = Counter()
        for seed in range(1350):
            g = new(seed=seed)
            for move in ("manipulate", "pick supply", f"flip {place}"):
                g.play(move)
            found[shrine(g, place)["face"]] += 1
        for faction in ("dragon", "eagle", "wolf"):
            assert 330 <= found[faction] <= 470  # 400
        for piece in ("amulet", "crown", "scepter"):
            assert 25 <= found[piece] <= 80  # 50


@pytest.mark.rule("CM-2", "CM-16", "CM-19")
def test_all_27_shrine_cards_lie_on_the_table() -> None:
    """Turn every shrine up: the 27 cards of the box appear, each once."""
    g = new(options={"stall_limit": "off"})
    for turn, place in enumerate(PLACES):
        player = turn % 4 + 1
        # The pawn already out moves on; the other stays in the supply.
        own = next((at for at, owner in pawns(g).items() if owner == player), "supply")
        play(g, f"P{player}: manipulate, pick {own}, flip {place}")
    faces = Counter(card["face"] for card in zone(g, "tableau")["cards"])
    assert faces == {"dragon": 8, "eagle": 8, "wolf": 8, "amulet": 1, "crown": 1, "scepter": 1}
    assert set(facts(g)["unseen"].values()) == {0}


@pytest.mark.rule("CM-20", "CM-17", "CM-18")
def test_labels_lie_by_their_rows_and_columns() -> None:
    shown = zone(new(), "tableau")
    assert shown["rows"] == ["bell", "book", "candle"]
    # Three titles over nine columns: the middle of each is column 2, 5, 8.
    assert shown["groups"] == ["kida", "marus", "sorrell"]
    places = {row["id"]: row["place"] for row in rulebook.table("### Arcanum cards (6)")}
    for title, column in zip(shown["groups"], (2, 5, 8), strict=True):
        assert places[title] == f"under column {column}"
    assert [id for id, place in places.items() if place.startswith("left")] == [
        "bell_silent", "book_closed", "candle_unlit",
    ]  # fmt: skip


@pytest.mark.rule("CM-21", "CM-R7", "CM-R5")
def test_ritual_cards_lie_open_in_one_row_in_a_fixed_order() -> None:
    for seed in range(3):
        g = new(seed=seed)
        for seat in (0, 3, None):
            shown = zone(g, "outcomes", seat)
            assert shown["kind"] == "row"
            assert [card["id"] for card in shown["cards"]] == [
                "silent_closed_unlit", "silent_closed_lit", "silent_open_unlit", "silent_open_lit",
                "ringing_closed_unlit", "ringing_closed_lit", "ringing_open_unlit", "ringing_open_lit",
            ]  # fmt: skip


@pytest.mark.rule("CM-22", "CM-R2", "CM-R26")
def test_one_outcome_card_face_down_on_each_ritual() -> None:
    g = new(6)
    for seat in (*range(6), None):
        cards = zone(g, "outcomes", seat)["cards"]
        assert [(card["face"], card["up"]) for card in cards] == [(None, False)] * 8


@pytest.mark.rule("CM-22", "CM-12")
def test_the_pairing_is_new_in_every_game_and_does_not_change_during_it() -> None:
    on_first: Counter[str] = Counter()
    for seed in range(400):
        g = new(seed=seed, turns=4)
        first = RITUALS[seed % 8]
        play(g, f"P1: advance, turn {first}")
        outcome = zone(g, "outcomes")["cards"][RITUALS.index(first)]["face"]
        assert outcome is not None
        on_first[outcome] += 1
        if seed < 5:
            for _ in wander(g, seed):
                assert zone(g, "outcomes")["cards"][RITUALS.index(first)]["face"] == outcome
            assert sorted(str(card["face"]) for card in zone(g, "outcomes")["cards"]) == sorted(OUTCOMES)
    assert set(on_first) == set(OUTCOMES)
    assert all(25 <= count <= 80 for count in on_first.values())  # 50


@pytest.mark.rule("CM-23", "CM-R1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_first_player_is_drawn_evenly(seats: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(100 * seats):
        g = spellhall.new("castle", seats, seed)
        player = asked(g)[0]
        assert news(g, "first") == [{"seat": player - 1}]
        first[player] += 1
    assert set(first) == set(range(1, seats + 1))
    assert all(70 <= count <= 135 for count in first.values())


@pytest.mark.rule("CM-23", "CM-R1", "CM-24")
@pytest.mark.parametrize("seat", range(5))
def test_a_named_seat_takes_the_first_turn(seat: int) -> None:
    g = new(5, options={"first_player": seat})
    order = []
    for place in PLACES[:6]:
        order.append(asked(g)[0])
        play(g, f"P{order[-1]}: manipulate, pick supply, flip {place}")
    assert order == [(seat + turn) % 5 + 1 for turn in range(6)]


@pytest.mark.rule("CM-64")
def test_numbers_of_players() -> None:
    rows = rulebook.table("- **CM-64**")
    assert [int(row["players"]) for row in rows] == [4, 5, 6]
    for row in rows:
        seats = int(row["players"])
        games = [new(seats, seed) for seed in range(1300)]
        assert sum(supply(games[0])) == int(row["pawns in play"])
        for _ in wander(games[0]):
            pass
        assert zone(games[0], "left")["count"] == int(row["characters left over"])
        chance = row["chance that somebody is the Monster"].split(" =")[0]
        with_monster = sum(
            any(zone(g, f"character{seat}", seat)["cards"][0]["face"] == "monster" for seat in range(seats))
            for g in games
        )
        assert abs(Fraction(with_monster, len(games)) - Fraction(chance)) < Fraction(4, 100)


@pytest.mark.rule("CM-64")
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 7, -4])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(spellhall.BadSetup, match="Castle of Magic is for 4 to 6 players"):
        new(seats)


@pytest.mark.rule("CM-64", "CM-31")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_rules_of_a_turn_are_the_same_for_any_number(seats: int) -> None:
    g = new(seats)
    assert offered(g) == ["manipulate", "advance"]
    g.play("manipulate")
    assert offered(g) == ["pick supply", "pick both"]
    g.play("pick both")
    assert offered(g) == [f"flip {place}" for place in PLACES]
