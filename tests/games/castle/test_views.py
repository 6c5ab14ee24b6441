"""Who may know what: the rules, section 5, row by row; CM-R24 to CM-R28."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall import Game
from spellhall.engine.cards import UNDRAWN
from spellhall.games.castle.casting import reckon
from spellhall.games.castle.state import FIRST_CHARACTER, Castle
from spellhall.words import words
from tests.games.castle.tools import (
    DRAGONS,
    FOUR,
    OUTCOMES,
    PLACES,
    RITUALS,
    all_news,
    arcanum,
    asked,
    cast,
    claim,
    country,
    facts,
    new,
    offered,
    own_score,
    pairing,
    pawns,
    play,
    quiet,
    shrine,
    tableau,
    wander,
    zone,
)

VIEWERS = (0, 1, 2, 3, None)
CHARACTER_CARDS = [card for card in spellhall.game_info("castle").cards if card.deck == "character"]


def unseen(g: Game) -> dict[str, int | None]:
    """The kinds of shrine that nobody has seen all of, and how many are left."""
    return {kind: count for kind, count in facts(g)["unseen"].items() if count != 0}


# Characters


@pytest.mark.rule("CM-R27", "CM-15")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_characters_are_secret_until_the_casting(aid: str) -> None:
    """Nothing in a view before the end, its news included, names a character but one's own."""
    g = new(characters=FOUR, options={"memory_aid": aid})
    characters = [word.split("=")[1] for word in FOUR.split()]
    for _ in wander(g, seed=6):
        for viewer in VIEWERS:
            view = g.view(viewer)
            if g.decision is None:
                shown = [zone(g, f"character{seat}", viewer)["cards"][0]["face"] for seat in range(4)]
                assert shown == characters
                continue
            text = json.dumps(view)
            for card in CHARACTER_CARDS:
                own = viewer is not None and characters[viewer] == card.id
                assert (f'"{card.id}"' in text or card.name in text) is own


@pytest.mark.rule("CM-R27")
def test_whether_the_monster_is_in_play_is_not_announced() -> None:
    """Two games that differ only in others' characters, one with the Monster: P1 sees the same."""
    seats = "1=cultist_eagle 2={} 3={} 4=wizard_dragon_kida"
    one = new(characters=seats.format("monster", "wizard_wolf_kida"), seed=4)
    other = new(characters=seats.format("wizard_eagle_sorrell", "cultist_wolf"), seed=4)
    moves = 0
    while one.decision is not None:
        for viewer in (0, 3, None):
            assert one.view(viewer) == other.view(viewer)
        move = offered(one)[moves % len(offered(one))]
        moves += 5
        one.play(move)
        other.play(move)


@pytest.mark.rule("CM-R27")
def test_after_the_end_nothing_is_secret() -> None:
    g = cast("banished", tableau("bell1", P1="bell3"), options={"memory_aid": "off"})
    for viewer in VIEWERS:
        assert [zone(g, f"character{seat}", viewer)["cards"][0]["face"] for seat in range(4)] == [
            word.split("=")[1] for word in FOUR.split()
        ]
        left = {card["face"] for card in zone(g, "left", viewer)["cards"]}
        assert left == {card.id for card in CHARACTER_CARDS} - {word.split("=")[1] for word in FOUR.split()}
        assert all(card["face"] is not None for card in zone(g, "tableau", viewer)["cards"])


# Shrines


@pytest.mark.rule("CM-R24", "CM-16")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_who_knows_a_shrine_card(aid: str) -> None:
    """Never turned: nobody. Face up: everyone. Face down again: shown with the memory aid only."""
    g = new(options={"memory_aid": aid}, seed=11)
    ever_up: dict[str, str] = {}
    for _ in wander(g, seed=7):
        if g.decision is None:
            break
        first = zone(g, "tableau", 0)["cards"]
        for card in first:
            if card["up"]:
                assert card["face"] is not None
                ever_up[card["id"]] = card["face"]
            elif aid == "on":
                assert card["face"] == ever_up.get(card["id"])
            else:
                assert card["face"] is None
        for viewer in VIEWERS:
            assert zone(g, "tableau", viewer)["cards"] == first
    assert any(not shrine(g, place)["up"] for place in ever_up)


@pytest.mark.rule("CM-R24")
def test_a_card_never_turned_stays_unknown_even_if_it_could_be_deduced() -> None:
    g = new(tableau=tableau(" ".join(PLACES[:26])))
    assert unseen(g) == {"eagle": 1}
    assert shrine(g, "candle9")["face"] is None


@pytest.mark.rule("CM-R24")
def test_numbers_of_unseen_cards_show_with_the_memory_aid_only() -> None:
    scenario: dict[str, Any] = {"tableau": tableau("bell1 bell2", P1="bell3"), "known": ["bell4"], "turns": 4}
    on = new(**scenario)
    assert unseen(on) == {"dragon": 6, "eagle": 7, "wolf": 8, "crown": 1, "scepter": 1}
    play(on, "P1: manipulate, pick supply, flip candle8")
    assert unseen(on) == {"dragon": 6, "eagle": 7, "wolf": 8, "crown": 1}
    play(on, "P2: manipulate, pick supply, flip bell1")  # seen before: nothing new
    assert unseen(on) == {"dragon": 6, "eagle": 7, "wolf": 8, "crown": 1}
    off = new(options={"memory_aid": "off"}, **scenario)
    assert set(facts(off)["unseen"].values()) == {None}


@pytest.mark.rule("CM-R24")
def test_without_the_memory_aid_the_log_names_no_cards() -> None:
    g = new(options={"memory_aid": "off"})
    for _ in wander(g, seed=4):
        pass
    kinds = {item["kind"] for item in all_news(g, 0)}
    assert {"turned_up", "turned_down"} <= kinds
    assert not {"flipped_up", "flipped_down"} & kinds
    for item in all_news(g, 0):
        if item["kind"] in ("turned_up", "turned_down"):
            assert set(item["about"]) == {"seat", "place"}
            assert "Shrine" not in words("castle").news(item, g.names)


@pytest.mark.rule("CM-R24")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_a_flip_names_the_shrine_where_everybody_knows_it(aid: str) -> None:
    g = new(options={"memory_aid": aid}, tableau=tableau("bell3 bell4"), known=["bell5"], turns=4)
    g.play("manipulate")
    g.play("pick supply")
    assert g.decision is not None
    said = {move["move"]: move["say"] for move in g.decision.show()}
    unknown = {"key": "do-flip-term", "args": {"term": "bell5"}}
    known = {"key": "do-flip_up", "args": {"term": "bell5", "card": "eagle"}}
    tied = {
        "key": "do-flip_then",
        "args": {"flip": known, "then": [{"key": "then-nobody", "args": {"country": "marus"}}]},
    }
    assert said["flip bell5"] == (tied if aid == "on" else unknown)
    assert said["flip bell3"] == {"key": "do-flip_down", "args": {"term": "bell3", "card": "amulet"}}
    assert said["flip bell6"] == {"key": "do-flip-term", "args": {"term": "bell6"}}


@pytest.mark.rule("CM-35", "CM-40", "CM-R24")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_a_flip_says_what_it_changes_as_far_as_everybody_knows(aid: str) -> None:
    g = new(
        options={"memory_aid": aid},
        tableau=tableau("bell1 bell2 bell3 bell4"),
        known=["bell5"],
        outcomes={"ringing_closed_unlit": "banished"},
        turned=["ringing_closed_unlit"],
        turns=4,
    )
    g.play("manipulate")
    g.play("pick supply")
    assert g.decision is not None
    labels = {move["move"]: words("castle").say(move["say"], g.names) for move in g.decision.show()}
    rings = "Bell ringing, leads to “Banished”"
    assert labels["flip bell6"] == f"Open Marus, bell row, right. {rings}"
    hands = ", nobody rules Marus" if aid == "on" else ""
    shrine = ": Shrine of the Eagle Lords" if aid == "on" else ""
    assert labels["flip bell5"] == f"Open Marus, bell row, middle{shrine}. {rings}{hands}"
    assert labels["flip bell4"].endswith("nobody rules Marus")
    assert labels["flip book1"] == "Open Kida, book row, left"


@pytest.mark.rule("CM-17", "CM-18")
def test_places_are_called_by_country_row_and_side() -> None:
    english, german = words("castle"), words("castle", "de")
    assert english.name("bell4") == "Marus, bell row, left"
    assert german.name("bell4") == "Marus, Glockenreihe, links"
    assert len({english.name(place) for place in PLACES}) == len({german.name(place) for place in PLACES}) == 27
    sides = ("left", "middle", "right")
    for place in PLACES:
        row, column = place[:-1], int(place[-1]) - 1
        home = ("Kida", "Marus", "Sorrell")[column // 3]
        assert english.name(place) == f"{home}, {row} row, {sides[column % 3]}"


@pytest.mark.rule("CM-R24")
def test_without_the_memory_aid_a_scenario_shows_face_up_shrines_only() -> None:
    g = new(options={"memory_aid": "off"}, tableau=tableau("bell1", P1="bell3"), known=["bell4", "book5"])
    assert [card["id"] for card in zone(g, "tableau")["cards"] if card["face"] is not None] == ["bell1"]


@pytest.mark.rule("CM-R25")
def test_who_would_claim_is_public_whichever_way_the_card_faces() -> None:
    g = new(tableau=tableau(), turns=4)
    play(g, "P1: manipulate, pick supply, flip bell3")
    for player in (2, 3, 4):
        play(g, f"P{player}: manipulate, pick supply, flip book{player}")
    play(g, "P1: manipulate, pick bell3, flip bell3")
    for viewer in VIEWERS:
        card = shrine(g, "bell3", viewer)
        assert (card["face"], card["up"]) == ("amulet", False)
        assert claim(g, "amulet", viewer) == 1


@pytest.mark.rule("CM-R25")
def test_a_shrine_under_a_pawn_is_always_known() -> None:
    g = new(6, seed=2)
    for _ in wander(g, seed=2):
        for viewer in (0, 5, None):
            assert all(shrine(g, place, viewer)["face"] is not None for place in pawns(g))
        for place, owner in pawns(g).items():
            face = shrine(g, place)["face"]
            if face in ("amulet", "crown", "scepter"):
                assert claim(g, face) == owner


@pytest.mark.rule("CM-R25", "CM-R24")
def test_without_the_memory_aid_nobody_is_reminded_of_claims() -> None:
    g = new(options={"memory_aid": "off"}, tableau=tableau("bell3", P1="bell3"), turns=4)
    assert claim(g, "amulet") == 1  # it lies face up
    play(g, "P1: manipulate, pick bell3, flip bell3")
    assert claim(g, "amulet") == "unknown"
    assert claim(g, "crown") == "unknown"


@pytest.mark.rule("CM-R25", "CM-42")
def test_a_bots_world_knows_that_something_lies_under_a_pawn() -> None:
    """Without the memory aid a world dealt anew puts some card under each pawn: it may be claimed."""
    g = new(options={"memory_aid": "off"}, tableau=tableau(P1="bell3 book5", P2="candle8"), turns=4)
    rng = Random(1)
    found = set()
    for _ in range(60):
        world = g.determinize(3, rng)
        assert world.view(3) == g.view(3)
        for law in world.info.laws:
            law(world.state)
        assert isinstance(world.state, Castle)
        found.add(world.state.kind[PLACES.index("bell3")])
    assert len(found) > 2


# Outcomes


@pytest.mark.rule("CM-R26", "CM-22")
def test_nobody_sees_an_outcome_card_before_it_is_turned_up() -> None:
    """Two games with other cards face down look the same to all, the advancing player too."""
    turned = RITUALS[:5]
    swapped = pairing("", "")
    swapped["ringing_closed_lit"], swapped["ringing_open_lit"] = (
        swapped["ringing_open_lit"],
        swapped["ringing_closed_lit"],
    )
    one = new(outcomes=pairing("", ""), turned=turned, characters=FOUR, turns=4)
    other = new(outcomes=swapped, turned=turned, characters=FOUR, turns=4)
    for g in (one, other):
        g.play("advance")
    for viewer in VIEWERS:
        assert one.view(viewer) == other.view(viewer)
    for g in (one, other):
        g.play("turn ringing_open_lit")
    for viewer in VIEWERS:
        assert zone(one, "outcomes", viewer)["cards"][7]["face"] == one.scenario["outcomes"]["ringing_open_lit"]
        assert zone(one, "outcomes", viewer) != zone(other, "outcomes", viewer)


@pytest.mark.rule("CM-R26")
def test_the_eighth_outcome_stays_face_down_until_turned() -> None:
    g = new(outcomes=pairing("", ""), turned=RITUALS[:7])
    for viewer in VIEWERS:
        last = zone(g, "outcomes", viewer)["cards"][7]
        assert (last["face"], last["up"]) == (None, False)
        assert "name" not in last


# The running state


@pytest.mark.rule("CM-R28", "CM-R20")
def test_everybody_may_see_the_present_state() -> None:
    g = new(
        tableau=tableau("bell1 bell2 bell4 bell5 bell6 book7", P2="bell3", P4="book1"),
        outcomes=pairing("ringing_closed_unlit", "crown_devoured"),
        turned=["ringing_closed_unlit"],
        known=["book5"],
        turns=9,
        quiet=5,
    )
    expected = {
        "active": {"bell": 5, "book": 1, "candle": 0},
        "form": {"bell": "ringing", "book": "closed", "candle": "unlit"},
        "ritual": "ringing_closed_unlit",
        "outcome": "crown_devoured",
        "ruler": {"kida": None, "marus": None, "sorrell": "dragon_masters"},
        "active_kida": {"dragon_masters": 1, "eagle_lords": 1, "wolf_mages": 0},
        "active_marus": {"dragon_masters": 1, "eagle_lords": 1, "wolf_mages": 1},
        "active_sorrell": {"dragon_masters": 1, "eagle_lords": 0, "wolf_mages": 0},
        "claimant": {"the_amulet": 1, "the_crown": None, "the_scepter": None},
        "regalia_known": {"the_amulet": True, "the_crown": True, "the_scepter": False},
        "unseen": {"dragon": 5, "eagle": 5, "wolf": 7, "amulet": 0, "crown": 0, "scepter": 1},
        "quiet": 5,
        "stall_limit": 12,
    }
    for viewer in VIEWERS:
        assert facts(g, viewer) == expected
    assert (arcanum(g, "bell"), quiet(g)) == (("ringing", 5), (5, 12))
    assert country(g, "sorrell") == ("dragon", [1, 0, 0])
    assert [claim(g, piece) for piece in ("amulet", "crown", "scepter")] == [2, "unclaimed", "unknown"]


@pytest.mark.rule("CM-R28")
def test_the_present_outcome_shows_only_if_it_is_turned_up() -> None:
    g = new(tableau=tableau(), outcomes=pairing("silent_closed_unlit", "rampage"), turned=RITUALS[1:3], turns=4)
    assert facts(g)["outcome"] is None
    play(g, "P1: advance, turn silent_closed_unlit")
    assert facts(g)["outcome"] == "rampage"


@pytest.mark.rule("CM-R28")
def test_ones_own_score_shows_only_when_the_present_outcome_is_up_and_never_anothers() -> None:
    g = new(
        tableau=tableau(DRAGONS, P1="bell3", P4="book5"),
        characters=FOUR,
        outcomes=pairing("silent_closed_unlit", "amulet_dominates"),
        turned=RITUALS[1:3],
        turns=4,
    )
    assert [own_score(g, seat) for seat in range(4)] == [(None, None)] * 4
    play(g, "P1: advance, turn silent_closed_unlit")
    assert [own_score(g, seat) for seat in range(4)] == [(6000, None), (0, None), (0, None), (1000, None)]
    assert g.view(None)["mine"] == {}
    for viewer in VIEWERS:  # and nowhere else is anybody's score
        view = g.view(viewer)
        assert not [id for id in view["table"] if "score" in id]
        assert not [id for seat in view["seats"] for id in seat["shows"] if "score" in id]


@pytest.mark.rule("CM-R28", "CM-R24")
def test_no_score_is_shown_without_the_memory_aid() -> None:
    """It would tell what lies face down under the pawns."""
    scenario: dict[str, Any] = {
        "tableau": tableau(P1="bell3"),
        "outcomes": pairing("", ""),
        "turned": RITUALS[:1],
        "turns": 4,
    }
    assert own_score(new(**scenario), 0)[0] is not None
    assert own_score(new(options={"memory_aid": "off"}, **scenario), 0) == (None, None)


@pytest.mark.rule("CM-R28", "CM-R27")
def test_a_cultist_is_not_told_whether_the_victim_is_the_monster() -> None:
    def scores(seat: int, **pawns: str) -> tuple[int | None, int | None]:
        g = new(
            tableau=tableau("bell2", **pawns),
            characters=FOUR,
            outcomes=pairing("silent_closed_unlit", "crown_devoured"),
            turned=RITUALS[:1],
            turns=4,
        )
        return own_score(g, seat)

    cultist, monster = 1, 2
    assert scores(cultist, P3="book5") == (2000, 1000)
    assert scores(cultist, P4="book5") == (2000, 1000)
    assert scores(cultist, P2="book5") == (2000, None)  # it is the victim itself
    assert scores(cultist) == (1000, None)
    assert scores(monster, P1="book5") == (7000, None)
    assert scores(monster, P3="book5") == (0, None)
    assert scores(0, P3="book5 bell3") == (0, None)
    assert scores(0, P1="book5 bell3") == (0, None)  # devoured, so no claims


@pytest.mark.rule("CM-R28")
def test_the_score_shown_is_the_score_of_a_casting_now() -> None:
    shown = 0
    for seed in range(9):
        g = new(4 + seed % 3, seed)
        for _ in wander(g, seed):
            s = g.state
            assert isinstance(s, Castle)
            for seat in range(g.seats):
                values = own_score(g, seat)
                if values[0] is not None:
                    shown += 1
                    assert reckon(s, s.kind[FIRST_CHARACTER:]).scores[seat] in values
    assert shown > 300


# Choices


@pytest.mark.rule("CM-R27", "CM-R28")
def test_moves_are_shown_to_the_asked_seat_only() -> None:
    g = new()
    for _ in wander(g):
        if g.decision is None:
            break
        for viewer in VIEWERS:
            decision = g.view(viewer)["decision"]
            assert decision is not None
            assert decision["seat"] == asked(g)[0] - 1
            assert ("moves" in decision) == ("prompt" in decision) == (viewer == decision["seat"])


@pytest.mark.rule("CM-R9", "CM-R26")
def test_choices_are_news_for_everyone_as_they_are_made() -> None:
    """All viewers read the same news, but for the character each was dealt."""
    g: Game = new(tableau=tableau(P1="candle1"), turns=4, characters=FOUR, outcomes={"silent_open_lit": "rampage"})

    def latest(viewer: int | None) -> list[tuple[str, dict[str, object]]]:
        deeds = g.view(viewer, since=g.number - 1)["news"]
        return [(item["kind"], item["about"]) for deed in deeds for item in deed["news"]]

    def everybody_reads(*expected: tuple[str, dict[str, object]]) -> None:
        for viewer in VIEWERS:
            assert latest(viewer) == list(expected)

    g.play("manipulate")
    g.play("pick candle1")
    everybody_reads(("picked_up", {"seat": 0, "place": "candle1"}))
    g.play("flip bell3")
    everybody_reads(("flipped_up", {"seat": 0, "place": "bell3", "shrine": "amulet"}))
    g.play("manipulate")
    g.play("pick both")
    everybody_reads(("picked_up_both", {"seat": 1}))
    g.play("flip bell1")
    g.play("flip bell2")
    g.play("advance")
    g.play("turn silent_open_lit")
    everybody_reads(("advanced", {"seat": 2, "ritual": "silent_open_lit", "outcome": "rampage"}))


@pytest.mark.rule("CM-R26", "CM-R24")
def test_a_world_decides_anew_what_lies_face_down_unseen() -> None:
    """What a scenario has laid down but nobody has seen is not handed to a bot with its world."""
    g = new(tableau=tableau(), outcomes=dict(zip(RITUALS, OUTCOMES, strict=True)))
    world = g.determinize(0, Random(1)).state
    assert isinstance(world, Castle)
    assert set(world.kind[:FIRST_CHARACTER]) == {UNDRAWN}
    assert len(world.shrine_bag) == 27
    assert len(world.outcome_bag) == 8
