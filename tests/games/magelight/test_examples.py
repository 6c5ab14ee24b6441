"""The worked examples of the rules, section 8: A is P1, B is P2, and so on."""

from __future__ import annotations

import pytest

from tests.games.magelight.tools import (
    actions,
    all_news,
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
    reason,
    role,
    shown,
    some_cards,
    status,
    t7,
    winners,
)


@pytest.mark.rule("ML-20", "ML-24", "ML-26", "ML-28", "ML-51")
def test_w1_first_turn() -> None:
    g = at(deck="study ice_blast cracked_idol kindle pyre apprentice")
    assert (power(g), actions(g), mana(g)) == ([2, 3, 3, 3], 2, 1)
    play(g, "P1: burn cracked_idol", then="P1 action")
    assert (mana(g), actions(g)) == (4, 1)
    play(g, "P1: play apprentice", then="P1 pass_card")
    assert (mana(g), actions(g), board(g, "P1")) == (1, 0, ["apprentice"])
    play(g, "P1: pass study, pass kindle, pass pyre", then="P2 action")
    assert (faces(g, "discard"), faces(g, "burned")) == (["ice_blast"], ["cracked_idol"])
    assert (power(g)[0], mana(g), status(g)[0]) == (2, 0, 1)
    assert count(g, "hand1") == 6
    assert {"study", "kindle", "pyre"} <= set(hand(g, "P2"))
    again = at(turn="P1", board={"P1": "apprentice"}, power={"P1": 2}, round=2, stack="echo banish")
    assert actions(again) == 3


@pytest.mark.rule("ML-39", "ML-R25", "ML-R26", "ML-R32")
def test_w2_keeping_threesome_cards() -> None:
    g = t7("pyre magelight study banish kindle", actions=3, mana=9)
    assert sorted(offers(g, "play")) == ["kindle", "pyre", "study"]
    assert len(offers(g, "burn")) == len(offers(g, "store")) == 5
    play(g, "P1: burn banish, play pyre", then="P2 action")
    assert news(g, "took_stack")[0]["count"] == 3


@pytest.mark.rule("ML-24", "ML-26")
def test_w3_order_of_artifacts() -> None:
    idol = at(hand="cracked_idol everburning_lamp study pyre", turn="P2", phase="artifacts", round=2)
    lamp = idol.copy()
    play(idol, "P2: resolve cracked_idol", then="P2 action")
    assert (power(idol)[1], actions(idol, "P2")) == (3, 3)
    play(lamp, "P2: resolve everburning_lamp", then="P2 action")
    assert (power(lamp)[1], actions(lamp, "P2")) == (2, 2)


@pytest.mark.rule("ML-R21", "ML-R19")
def test_w4_artifacts_in_the_action_step() -> None:
    g = t7("study pyre kindle echo", turn="P3", actions=1, mana=2, deck="moon_dial cracked_idol")
    play(g, "P3: play study", then="P3 artifact_order")
    assert (actions(g, "P3"), mana(g, "P3"), faces(g, "discard")) == (0, 0, ["study"])
    play(g, "P3: resolve cracked_idol", then="P3 action")
    assert (actions(g, "P3"), power(g)[2], count(g, "hand2")) == (1, 2, 5)


@pytest.mark.rule("ML-63", "ML-R46", "ML-R48")
@pytest.mark.parametrize("player", ["P1", "P4"])
def test_w5_burned_out_in_the_middle_of_a_spell(player: str) -> None:
    g = t7("study pyre ice_blast banish", deck="kindle", rest="burned", actions=1, mana=2, turn=player)
    play(g, f"{player}: play study", then="over")
    assert (reason(g), winners(g)) == ("burned_out", "P1 P2 P3")


@pytest.mark.rule("ML-R44", "ML-47", "ML-63")
def test_w6_scorching_does_not_win() -> None:
    g = t7("pyre echo banish ice_blast", deck="kindle study", rest="burned", actions=1, mana=3)
    play(g, "P1: play pyre", then="over")
    told = [item["kind"] for item in all_news(g, "P2")]
    assert faces(g, "burned")[-2:] == ["kindle", "study"]
    assert told.index("refilled") < told.index("you_drew") < told.index("over")
    assert hand(g, "P2") == ["pyre"]
    assert (reason(g), winners(g)) == ("burned_out", "P1 P2 P3")


@pytest.mark.rule("ML-61", "ML-R50")
def test_w7_unmask_then_bring_down() -> None:
    g = t7(
        "draught_of_candour verdict pyre study kindle", seats=5, actions=2, mana=11, revealed="P4",
        power={"P1": 3, "P2": 2, "P3": 2, "P4": 0, "P5": 0},
    )  # fmt: skip
    play(g, "P1: play draught_of_candour, choose P5", then="P1 action")
    assert power(g)[4] == 2
    play(g, "P1: play verdict, choose P5", then="over")
    assert (winners(g), mana(g)) == ("P1 P2 P3", 0)


@pytest.mark.card("dark_day")
@pytest.mark.rule("ML-R62")
@pytest.mark.parametrize(
    ("seats", "player", "burned", "cost"), [(5, "P5", 43, 9), (4, "P4", 43, 5), (5, "P5", 60, 7), (4, "P4", 60, 5)]
)
def test_w8_the_price_of_dark_day(seats: int, player: str, burned: int, cost: int) -> None:
    g = t7(
        "dark_day dark_day dark_day dark_day", seats=seats, turn=player, round=7, burned=some_cards(burned), mana=cost
    )
    assert "play dark_day" in offered(g)
    assert mine(g, player)["my_dark_day_cost"] == cost
    poor = t7(
        "dark_day dark_day dark_day dark_day",
        seats=seats,
        turn=player,
        round=7,
        burned=some_cards(burned),
        mana=cost - 1,
    )
    assert "play dark_day" not in offered(poor)
    early = t7(
        "dark_day dark_day dark_day dark_day", seats=seats, turn=player, round=3, burned=some_cards(burned), mana=99
    )
    assert "play dark_day" not in offered(early)


@pytest.mark.rule("ML-59", "ML-R50")
def test_w9_a_guildmage_plays_dark_day() -> None:
    used = ["study", "pyre", "kindle", "echo", "banish"]
    pile = some_cards(60).split()
    for card in used:
        pile.remove(card)
    g = t7(
        "dark_day study pyre kindle echo banish", seats=5, turn="P2", actions=3, mana=6, round=8, burned=" ".join(pile[:50]),
        role={"P1": "archmage", "P2": "archivist", "P4": "page_thief", "P5": "turncoat"},
    )  # fmt: skip
    assert "play dark_day" not in offered(g)
    play(g, "P2: burn banish", then="P2 action")
    assert (count(g, "burned"), mana(g, "P2")) == (51, 8)
    play(g, "P2: play dark_day", then="P2 action")
    assert (role(g, "P2"), count(g, "burned")) == ("archivist", 61)
    assert (actions(g, "P2"), mana(g, "P2")) == (1, 0)


@pytest.mark.rule("ML-52", "ML-R15", "ML-R34")
def test_w10_inquisitor() -> None:
    roles = {"P1": "archmage", "P2": "healer", "P4": "spymaster"}
    g = at(role=roles, turn="P2", board={"P2": "inquisitor"}, power={"P2": 1}, round=2, stack="echo banish")
    assert offered(g) == ["lose power", "reveal role"]
    play(g, "P2: lose power", then="P2 pass_card")
    assert (power(g)[1], board(g, "P2")) == (0, ["inquisitor"])
    h = at(role=roles, turn="P2", board={"P2": "inquisitor"}, power={"P2": 0}, round=3, stack="echo banish")
    assert offered(h) == ["reveal role"]
    play(h, "P2: reveal role", then="P2 role_target")
    play(h, "P2: choose P4", then="P2 pass_card")
    assert (power(h)[3], board(h, "P2")) == (4, ["inquisitor"])
    i = at(
        role=roles,
        turn="P2",
        board={"P2": "inquisitor"},
        power={"P2": 0},
        revealed="P2",
        round=4,
        stack="echo banish",
    )
    assert (asked(i), board(i, "P2"), faces(i, "discard")) == ("P2 pass_card", [], ["inquisitor"])


@pytest.mark.rule("ML-17", "ML-R16", "ML-R49")
def test_w11_newest_first() -> None:
    g = at(turn="P2", board={"P2": "frost_wraith pilgrim"}, power={"P2": 1}, round=2, stack="echo banish")
    assert power(g)[1] == 2
    play(g, "P2: move to P4", then="P2 action")
    assert (power(g)[1], board(g, "P2"), board(g, "P4")) == (1, ["frost_wraith"], ["pilgrim"])
    h = at(turn="P2", board={"P2": "pilgrim frost_wraith"}, power={"P2": 1}, round=2, stack="echo banish")
    assert (asked(h), power(h)[1], board(h, "P2")) == ("P2 pilgrim", 1, ["pilgrim"])
    down = {"P1": 0, "P2": 1, "P3": 0}
    over = at(turn="P2", board={"P2": "pilgrim frost_wraith"}, power=down, round=2, stack="echo banish")
    assert (reason(over), winners(over)) == ("guild_down", "P4")


@pytest.mark.rule("ML-42", "ML-51")
def test_w12_acting_at_zero_power() -> None:
    g = at(
        turn="P3", power={"P3": 0}, board={"P3": "apprentice watchful_familiar"}, storage={"P3": "dark_day"}, round=2,
        stack="echo banish",
    )  # fmt: skip
    assert news(g, "storage_revealed") == [{"seat_of": 2, "cards": ["dark_day"]}]
    assert actions(g, "P3") == 2
    h = at(turn="P3", power={"P3": 0}, storage={"P3": "dark_day"}, round=2, stack="echo banish")
    assert asked(h) == "P3 pass_card"
    assert "pass dark_day" in offered(h)


@pytest.mark.rule("ML-55", "ML-56", "ML-R24", "ML-R25")
def test_w13_secret_coins_and_a_short_hand() -> None:
    g = at(turn="P2", stack="shrouded_coin", deck="shrouded_coin pyre study", round=3)
    both = g.copy()
    play(g, "P2: keep secret, reveal", then="P3 secret")
    assert news(g, "counters_set")[0] == {"seat": 1, "actions": 3, "mana": 8}
    assert news(g, "took_stack")[-1] == {"seat": 2, "count": 3}
    play(both, "P2: reveal, reveal", then="P3 action")
    assert news(both, "counters_set")[0] == {"seat": 1, "actions": 3, "mana": 11}
    assert news(both, "took_stack")[-1] == {"seat": 2, "count": 2}


@pytest.mark.rule("ML-R21", "ML-R22")
def test_w14_taking_an_artifact() -> None:
    g = t7("pry_the_lock pyre study kindle", actions=2, mana=2, storage={"P4": "cracked_idol dark_day"})
    play(g, "P1: play pry_the_lock, choose P4", then="P1 pry_card")
    assert sorted(faces(g, "storage3", "P1")) == ["cracked_idol", "dark_day"]
    dark = g.copy()
    play(g, "P1: take cracked_idol", then="P1 action")
    assert (power(g)[0], actions(g), count(g, "hand0"), count(g, "storage3")) == (2, 1, 4, 1)
    assert faces(g, "hand0", "P2") == ["cracked_idol"]
    play(dark, "P1: take dark_day", then="P1 action")
    assert faces(dark, "hand0", "P2") == []
    assert news(dark, "took_one_stored", "P2") == [{"seat": 0, "seat_from": 3}]


@pytest.mark.rule("ML-28")
def test_w15_clean_hands() -> None:
    g = t7("clean_hands study pyre echo kindle banish ice_blast", turn="P3", actions=1, mana=1)
    play(g, "P3: play clean_hands, pass study, pass pyre, pass echo", then="P4 action")
    assert (faces(g, "burned"), faces(g, "discard")) == (["kindle", "banish", "ice_blast"], ["clean_hands"])


@pytest.mark.rule("ML-R43", "ML-R51")
def test_w16_both_at_once() -> None:
    g = t7(
        "long_winter study pyre echo", seats=5, revealed="P4 P5",
        power={"P1": 1, "P2": 1, "P3": 0, "P4": 1, "P5": 1},
    )  # fmt: skip
    play(g, "P1: play long_winter", then="over")
    assert (winners(g), power(g)) == ("P1 P2 P3", [0] * 5)
    told = [item["kind"] for item in all_news(g) if item["kind"] in ("lost_power", "over")]
    assert told == ["lost_power"] * 4 + ["over"]  # nobody looks before all have lost


@pytest.mark.rule("ML-R60")
def test_w17_forged_papers() -> None:
    covers = {"P5": "archmage", "P6": "warden"}
    g = t7("whispered_truth whispered_truth pyre study kindle", seats=6, actions=2, cover=covers)
    play(g, "P1: play whispered_truth, choose P5", then="P1 action")
    assert role(g, "P5", "P1") == "archmage"
    play(g, "P1: play whispered_truth, choose P6", then="P2 action")
    assert role(g, "P6", "P1") == "page_thief"
    later = t7("whispered_truth pyre study kindle", seats=6, turn="P2", cover=covers, shown={"P5": "P1"})
    play(later, "P2: play whispered_truth, choose P5", then="P3 action")
    assert (role(later, "P5", "P1"), role(later, "P5", "P2")) == ("archmage", "spymaster")
    assert shown(later) == [("P5", "P1"), ("P5", "P2")]


@pytest.mark.rule("ML-R33", "ML-R43")
def test_w18_stone_guardian() -> None:
    g = t7(
        "long_winter study pyre echo", seats=5, turn="P4", board={"P1": "stone_guardian"},
        power={"P1": 1, "P2": 1, "P3": 1, "P4": 3, "P5": 3},
    )  # fmt: skip
    play(g, "P4: play long_winter", then="P5 action")
    assert (power(g), board(g, "P1")) == ([1, 0, 0, 2, 2], [])
    h = t7("tap_the_vein study pyre echo kindle", actions=2, mana=0, board={"P1": "stone_guardian"}, power={"P1": 1})
    play(h, "P1: play tap_the_vein", then="P1 action")
    assert (power(h)[0], mana(h), board(h, "P1")) == (1, 0, [])


@pytest.mark.rule("ML-29", "ML-R27")
def test_w19_end_of_a_round() -> None:
    order = ["P3", "P4", "P1", "P2"]
    rounds = []
    for player in order:
        g = t7("study pyre kindle echo", actions=0, turn=player, first="P3", round=1)
        for _ in range(3):
            g.play(offered(g)[0])
        rounds.append((status(g)[1], status(g)[0]))
    assert rounds == [("P4", 1), ("P1", 1), ("P2", 1), ("P3", 2)]
