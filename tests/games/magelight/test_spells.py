"""Every spell: the rules, 4.2."""

from __future__ import annotations

import pytest

from tests.games.magelight.tools import (
    actions,
    asked,
    at,
    board,
    count,
    faces,
    hand,
    mana,
    mine,
    news,
    offered,
    offers,
    play,
    power,
    role,
    some_cards,
    storage,
    t7,
    table,
    winners,
)


@pytest.mark.card("magelight", "draught_of_candour")
@pytest.mark.rule("ML-48")
@pytest.mark.parametrize("spell", ["magelight", "draught_of_candour"])
def test_the_chosen_player_must_reveal_their_role(spell: str) -> None:
    g = t7(f"{spell} study pyre echo kindle banish", revealed="P3")
    play(g, f"P1: play {spell}", then="P1 channel_card" if spell == "magelight" else "P1 target_player")
    if spell == "magelight":
        play(g, "P1: channel study, channel pyre", then="P1 target_player")
    assert offered(g) == ["choose P2", "choose P4", "choose P1"]
    g.play("choose P4")
    assert role(g, "P4") == "spymaster"
    assert news(g, "revealed_role") == [{"seat": 3, "role": "spymaster"}]


@pytest.mark.card("whispered_truth")
@pytest.mark.rule("ML-49")
def test_whispered_truth_shows_a_role_to_you() -> None:
    g = t7("whispered_truth study pyre echo", seats=5, revealed="P3")
    play(g, "P1: play whispered_truth", then="P1 target_player")
    assert offered(g) == ["choose P2", "choose P4", "choose P5"]
    play(g, "P1: choose P4", then="P2 action")
    assert role(g, "P4", "P1") == "page_thief"
    assert role(g, "P4", "P2") is None


@pytest.mark.card("sidelong_glance")
@pytest.mark.rule("ML-49")
def test_sidelong_glance_shows_a_role_to_the_right() -> None:
    g = t7("sidelong_glance study pyre echo", seats=5)
    play(g, "P1: play sidelong_glance, choose P4", then="P2 action")
    assert [role(g, "P4", f"P{player}") for player in (1, 2, 3, 5)] == [None, None, "page_thief", None]
    h = t7("sidelong_glance study pyre echo", seats=5)
    play(h, "P1: play sidelong_glance, choose P1", then="P2 action")
    assert role(h, "P1", "P5") == "archmage"


@pytest.mark.card("draught_of_candour")
def test_the_draught_costs_an_infiltrator_their_storage() -> None:
    hoards = {"P2": "quicken", "P4": "dark_day pilgrim"}
    g = t7("draught_of_candour study pyre echo", seats=5, storage=hoards)
    spy = g.copy()
    play(spy, "P1: play draught_of_candour, choose P4", then="P2 action")
    assert (storage(spy, "P4"), faces(spy, "burned")) == ([], ["dark_day", "pilgrim"])
    play(g, "P1: play draught_of_candour, choose P2", then="P2 role_target")
    play(g, "P2: choose P1", then="P2 action")
    assert (role(g, "P2"), faces(g, "burned"), "quicken" in hand(g, "P2")) == ("healer", [], True)


@pytest.mark.card("sworn_in_light")
@pytest.mark.rule("ML-48", "ML-R54", "ML-R63")
def test_sworn_in_light_makes_public_what_you_were_shown() -> None:
    g = t7("sworn_in_light study pyre echo", seats=5, shown={"P4": "P1 P2", "P5": "P2", "P2": "P1"}, revealed="P2")
    play(g, "P1: play sworn_in_light", then="P1 target_player")
    assert (role(g, "P1"), power(g)[0]) == ("archmage", 4)  # your own role and its text come first
    assert offered(g) == ["choose P4"]  # not P5, who showed it to somebody else, nor P2, who is revealed already
    play(g, "P1: choose P4", then="P2 action")
    assert (role(g, "P4"), news(g, "you_drew", "P1")) == ("page_thief", [])


@pytest.mark.card("sworn_in_light")
@pytest.mark.rule("ML-R60", "ML-R63")
def test_sworn_in_light_sees_through_forged_papers() -> None:
    g = t7("sworn_in_light study pyre echo", shown={"P4": "P1"})
    assert role(g, "P4", "P1") != "spymaster"
    play(g, "P1: play sworn_in_light, choose P4", then="P2 action")
    assert role(g, "P4") == "spymaster"


@pytest.mark.card("sworn_in_light")
def test_sworn_in_light_draws_if_nobody_showed_you_a_role() -> None:
    g = t7(
        "sworn_in_light study pyre echo",
        deck="verdict great_burning quicken",
        role={"P1": "archivist", "P4": "spymaster"},
    )
    play(g, "P1: play sworn_in_light", then="P1 pass_card")
    assert faces(g, "burned")[:2] == ["verdict", "great_burning"]  # the Archivist's text comes first
    assert role(g, "P1") == "archivist"
    assert len(hand(g, "P1")) == 5
    again = t7("sworn_in_light study pyre echo", revealed="P1")
    play(again, "P1: play sworn_in_light", then="P1 pass_card")
    assert (len(hand(again, "P1")), news(again, "revealed_role")) == (5, [])


@pytest.mark.card("ice_blast")
def test_ice_blast() -> None:
    g = t7("ice_blast study pyre echo", power={"P2": 0})
    play(g, "P1: play ice_blast", then="P1 target_player")
    assert offered(g) == ["choose P3", "choose P4", "choose P1"]
    play(g, "P1: choose P3", then="P2 pass_card")
    assert power(g) == [3, 0, 2, 3]


@pytest.mark.card("ice_blast")
def test_ice_blast_strikes_a_revealed_infiltrator_twice_as_hard() -> None:
    g = t7("ice_blast study pyre echo", seats=5, revealed="P2 P4")
    spy, hidden, mage = g.copy(), g.copy(), g
    play(spy, "P1: play ice_blast, choose P4", then="P2 action")
    play(hidden, "P1: play ice_blast, choose P5", then="P2 action")
    play(mage, "P1: play ice_blast, choose P2", then="P2 action")
    assert (power(spy), power(hidden), power(mage)) == ([3, 3, 3, 1, 3], [3, 3, 3, 3, 2], [3, 2, 3, 3, 3])


@pytest.mark.card("verdict")
def test_verdict_of_the_guild() -> None:
    g = t7("verdict study pyre echo", seats=5, revealed="P1 P2 P4 P5", power={"P5": 0})
    play(g, "P1: play verdict", then="P1 target_player")
    assert offered(g) == ["choose P4"]  # P5 has no Power, and the Guildmages are none of its business
    play(g, "P1: choose P4", then="P2 action")
    assert power(g) == [3, 3, 3, 1, 0]


@pytest.mark.card("long_winter")
def test_long_winter() -> None:
    g = t7("long_winter study pyre echo", power={"P2": 0, "P3": 1})
    play(g, "P1: play long_winter", then="P2 pass_card")
    assert power(g) == [2, 0, 0, 2]


@pytest.mark.card("kindle")
def test_kindle() -> None:
    g = t7("kindle study pyre echo kindle kindle", actions=3, power={"P2": 0, "P3": 6})
    play(g, "P1: play kindle", then="P1 target_player")
    assert offered(g) == ["choose P2", "choose P4", "choose P1"]
    play(g, "P1: choose P2, play kindle, choose P2, play kindle, choose P1", then="P2 action")
    assert power(g) == [4, 3, 6, 3]  # 0 to 2, then 1 more


@pytest.mark.card("equal_measure")
@pytest.mark.rule("ML-R42")
def test_equal_measure() -> None:
    g = t7("equal_measure study pyre echo", power={"P2": 0, "P3": 5})
    play(g, "P1: play equal_measure, choose P3", then="P1 second_player")
    assert offered(g) == ["choose P2", "choose P4", "choose P1"]
    play(g, "P1: choose P2", then="P2 action")
    assert power(g) == [3, 5, 0, 3]


@pytest.mark.card("quicken")
def test_quicken() -> None:
    g = t7("quicken study pyre echo kindle", actions=1)
    play(g, "P1: play quicken", then="P1 action")
    assert actions(g) == 2


@pytest.mark.card("tap_the_vein")
@pytest.mark.rule("ML-R33")
def test_tap_the_vein() -> None:
    g = t7("tap_the_vein study pyre echo kindle", actions=2, mana=0)
    play(g, "P1: play tap_the_vein", then="P1 action")
    assert (power(g)[0], mana(g)) == (2, 4)
    guarded = t7("tap_the_vein study pyre echo kindle", actions=2, mana=0, board={"P1": "stone_guardian"})
    play(guarded, "P1: play tap_the_vein", then="P1 action")
    assert (power(guarded)[0], mana(guarded), board(guarded, "P1")) == (3, 0, [])


@pytest.mark.card("study")
def test_study_by_candle() -> None:
    g = t7("study pyre echo kindle", deck="verdict quicken banish")
    play(g, "P1: play study", then="P1 pass_card")
    assert sorted(hand(g, "P1")) == sorted(["pyre", "echo", "kindle", "verdict", "quicken"])


@pytest.mark.card("ash_reading")
@pytest.mark.rule("ML-R47")
def test_ash_reading() -> None:
    g = t7(
        "ash_reading pyre echo kindle", deck="verdict quicken study", burned="banish dark_day travel_light magelight"
    )
    play(g, "P1: play ash_reading", then="P1 pass_card")
    assert {"verdict", "quicken", "study"} <= set(hand(g, "P1"))
    assert faces(g, "burned") == ["magelight"]
    assert faces(g, "discard") == ["banish", "dark_day", "travel_light", "ash_reading"]  # the top card went first


@pytest.mark.card("false_bottom")
def test_false_bottom_stores_up_to_two() -> None:
    g = t7("false_bottom study pyre echo kindle banish")
    play(g, "P1: play false_bottom", then="P1 bottom_card")
    assert offered(g) == ["stop", "store kindle", "store study", "store echo", "store pyre", "store banish"]
    play(g, "P1: store study, store banish", then="P2 action")
    assert storage(g, "P1") == ["study", "banish"]
    once = t7("false_bottom study pyre echo kindle banish quicken")
    play(once, "P1: play false_bottom, store study, stop", then="P1 pass_card")
    assert storage(once, "P1") == ["study"]
    never = t7("false_bottom study pyre echo kindle banish quicken")
    play(never, "P1: play false_bottom, stop", then="P1 pass_card")
    assert storage(never, "P1") == []


@pytest.mark.card("pry_the_lock")
def test_pry_the_lock() -> None:
    g = t7("pry_the_lock study pyre echo", storage={"P1": "dark_day", "P2": "verdict quicken", "P3": "banish"})
    play(g, "P1: play pry_the_lock", then="P1 target_player")
    assert offered(g) == ["choose P2", "choose P3"]
    play(g, "P1: choose P2", then="P1 pry_card")
    assert offered(g) == ["take nothing", "take verdict", "take quicken"]
    assert sorted(faces(g, "storage1", "P1")) == ["quicken", "verdict"]
    nothing = g.copy()
    play(g, "P1: take verdict", then="P1 pass_card")
    assert "verdict" in hand(g, "P1")
    assert storage(g, "P2") == ["quicken"]
    play(nothing, "P1: take nothing", then="P2 action")
    assert sorted(hand(nothing, "P2"))  # P2 took the Storage back, whole
    assert news(nothing, "took_storage")[-1] == {"seat": 1, "count": 2}


@pytest.mark.card("spring_cleaning")
@pytest.mark.rule("ML-R47")
def test_spring_cleaning_scorches_the_oldest_first() -> None:
    g = t7(
        "spring_cleaning study pyre echo kindle", actions=2, storage={"P1": "dark_day", "P3": "verdict quicken banish"}
    )
    play(g, "P1: play spring_cleaning", then="P1 target_player")
    assert offered(g) == ["choose P3"]
    play(g, "P1: choose P3", then="P1 action")
    assert faces(g, "burned") == ["verdict", "quicken", "banish"]
    assert (count(g, "storage2"), mana(g)) == (0, 16)


@pytest.mark.card("echo")
def test_echo_in_the_stair() -> None:
    g = t7("echo study pyre kindle banish", discard="verdict apprentice quicken moon_dial")
    play(g, "P1: play echo, channel study", then="P1 discard_card")
    assert offered(g) == ["choose verdict", "choose quicken"]
    play(g, "P1: choose quicken", then="P2 action")
    assert storage(g, "P1") == ["quicken"]
    assert faces(g, "storage0") == ["quicken"]  # everybody knows


@pytest.mark.card("travel_light")
def test_travel_light() -> None:
    g = t7("travel_light study pyre echo kindle", actions=1)
    play(g, "P1: play travel_light", then="P1 action")
    assert (actions(g), table(g)["cards_to_pass"]) == (1, 1)
    play(g, "P1: end, pass study", then="P2 action")
    assert count(g, "discard") == 4
    assert count(g, "hand1") == 4


@pytest.mark.card("parting_gift")
@pytest.mark.rule("ML-R24")
def test_parting_gift_comes_on_top_of_the_quota() -> None:
    g = t7("parting_gift study pyre echo kindle", discard="apprentice verdict", deck="quicken")
    play(g, "P1: play parting_gift", then="P1 discard_card")
    assert offered(g) == ["choose verdict", "choose apprentice"]
    play(g, "P1: choose apprentice", then="P1 pass_card")
    assert (faces(g, "stack"), "quicken" in hand(g, "P1")) == (["apprentice"], True)
    play(g, "P1: pass study, pass pyre, pass echo", then="P2 action")
    assert news(g, "took_stack") == [{"seat": 1, "count": 4}]


@pytest.mark.card("clean_hands")
def test_clean_hands() -> None:
    g = t7("clean_hands study pyre echo kindle banish", actions=1)
    play(g, "P1: play clean_hands, pass study, pass pyre, pass echo", then="P2 action")
    assert (faces(g, "burned"), faces(g, "discard")) == (["kindle", "banish"], ["clean_hands"])


@pytest.mark.card("pyre", "great_burning")
@pytest.mark.rule("ML-R47")
@pytest.mark.parametrize(("spell", "cards"), [("pyre", 3), ("great_burning", 8)])
def test_scorching_the_top_of_the_deck(spell: str, cards: int) -> None:
    deck = "verdict quicken banish dark_day travel_light magelight magelight dark_day apprentice"
    g = t7(f"{spell} study study echo kindle kindle", deck=deck, actions=2)
    if spell == "great_burning":
        play(g, "P1: play great_burning, channel study, channel study", then="P2 action")
        assert faces(g, "burned")[:2] == ["study", "study"]
        assert faces(g, "burned")[2:] == deck.split()[:8]
    else:
        play(g, "P1: play pyre", then="P1 action")
        assert faces(g, "burned") == deck.split()[:3]
        assert mana(g) == 17
    assert count(g, "burned") >= cards


@pytest.mark.card("purge_the_shelves")
def test_purge_the_shelves() -> None:
    discard = "verdict quicken banish dark_day travel_light magelight dark_day"
    g = t7("purge_the_shelves study pyre echo kindle", discard=discard)
    play(g, "P1: play purge_the_shelves, channel study", then="P1 purge_card")
    assert "stop" not in offered(g)
    assert len(offered(g)) == 6
    stopped = g.copy()
    play(g, "P1: scorch dark_day, scorch dark_day, scorch verdict, scorch banish", then="P1 purge_card")
    assert sorted(offered(g)) == ["scorch magelight", "scorch quicken", "scorch travel_light", "stop"]
    play(g, "P1: scorch quicken", then="P2 action")
    assert faces(g, "burned") == ["study", "dark_day", "dark_day", "verdict", "banish", "quicken"]
    play(stopped, "P1: scorch verdict, stop", then="P2 action")
    assert faces(stopped, "burned") == ["study", "verdict"]
    short = t7("purge_the_shelves study pyre echo kindle", discard="verdict quicken")
    play(short, "P1: play purge_the_shelves, channel study, scorch verdict, scorch quicken", then="P2 action")


@pytest.mark.card("banish")
def test_banish() -> None:
    g = t7("banish study pyre echo kindle", board={"P1": "apprentice", "P3": "pilgrim pilgrim storm_crow"}, actions=2)
    play(g, "P1: play banish", then="P1 target_ally")
    assert offered(g) == ["banish storm_crow of P3", "banish pilgrim of P3", "banish apprentice of P1"]
    play(g, "P1: banish pilgrim of P3", then="P1 action")
    assert board(g, "P3") == ["pilgrim", "storm_crow"]
    assert faces(g, "discard") == ["pilgrim", "banish"]


@pytest.mark.card("dark_day")
@pytest.mark.rule("ML-59", "ML-R53")
def test_dark_day_wins_for_an_infiltrator() -> None:
    g = t7("dark_day study pyre echo", turn="P5", seats=5, round=4, mana=15)
    play(g, "P5: play dark_day", then="over")
    assert winners(g) == "P4 P5"
    assert news(g, "revealed_role") == []


@pytest.mark.card("dark_day")
@pytest.mark.rule("ML-59")
def test_dark_day_unmasks_a_guildmage_and_burns() -> None:
    g = t7("dark_day study pyre echo kindle", actions=2, round=4, mana=15, role={"P1": "archmage", "P4": "spymaster"})
    play(g, "P1: play dark_day", then="P1 action")
    assert (role(g, "P1"), power(g)[0]) == ("archmage", 4)
    assert count(g, "burned") == 7
    assert faces(g, "burned")[-1] == "dark_day"
    assert count(g, "discard") == 0
    revealed = t7("dark_day study pyre echo kindle", actions=2, round=4, mana=15, revealed="P1")
    play(revealed, "P1: play dark_day", then="P1 action")
    assert (news(revealed, "revealed_role"), count(revealed, "burned")) == ([], 7)


@pytest.mark.card("dark_day")
@pytest.mark.rule("ML-R62")
@pytest.mark.parametrize(
    ("player", "burned", "cost"),
    [
        ("P1", 0, 13),
        ("P1", 9, 13),
        ("P1", 10, 12),
        ("P1", 43, 9),
        ("P4", 0, 13),
        ("P4", 4, 12),
        ("P4", 43, 5),
        ("P4", 80, 5),
    ],
)
def test_the_cost_of_dark_day(player: str, burned: int, cost: int) -> None:
    """For everybody 1 less for 10 burned cards; for the Spymaster, 1 less for 4. Never below 5."""
    pile = some_cards(burned)
    for mana_left in (cost - 1, cost):
        g = t7("dark_day dark_day dark_day dark_day", turn=player, round=5, burned=pile, mana=mana_left)
        assert ("dark_day" in offers(g, "play")) is (mana_left == cost)
        assert mine(g, player)["my_dark_day_cost"] == cost
        assert (table(g)["dark_day_cost"], count(g, "burned")) == (max(5, 13 - burned // 10), burned)


@pytest.mark.card("dark_day")
def test_dark_day_before_the_fourth_round_is_not_offered() -> None:
    assert "dark_day" not in offers(t7("dark_day study pyre echo", mana=99, round=3), "play")
    assert "dark_day" in offers(t7("dark_day study pyre echo", mana=99, round=4), "play")
    assert asked(at(round=3, stack="dark_day echo")) == "P1 action"
