"""The turn: ML-17 to ML-30, ML-R14 to ML-R24, ML-R26 to ML-R30."""

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
    news,
    offered,
    offers,
    play,
    power,
    status,
    storage,
    t5,
    t7,
    table,
)

SIX_SPELLS = "study ice_blast echo kindle pyre banish"


# T1


@pytest.mark.rule("ML-17", "ML-18", "ML-R16")
def test_allies_resolve_the_latest_first_like_it_or_not() -> None:
    g = at(power={"P1": 1}, board={"P1": "frost_wraith hearthkeeper"}, round=2)
    assert [(item["seat"], item["power"]) for item in news(g, "gained_power")] == [(0, 2)]
    assert [(item["seat"], item["power"]) for item in news(g, "lost_power")] == [(0, 1)]
    h = at(power={"P1": 1}, board={"P1": "hearthkeeper frost_wraith"}, round=2)
    assert news(h, "lost_power")[0]["power"] == 0
    assert (board(h, "P1"), power(h)[0]) == (["hearthkeeper"], 1)


@pytest.mark.rule("ML-R14", "ML-44")
def test_allies_resolve_on_the_turn_of_their_board_only() -> None:
    g = at(board={"P2": "ember_imp"}, deck=SIX_SPELLS, phase="allies", round=1)
    assert count(g, "burned") == 0
    play(g, "P1: end, pass study, pass echo, pass pyre", then="P2 action")
    assert count(g, "burned") == 1


@pytest.mark.rule("ML-R15", "ML-52")
def test_you_on_an_ally_is_the_player_of_its_board() -> None:
    g = t7("frost_wraith study pyre banish echo", actions=1)
    play(g, "P1: play frost_wraith, play onto P2, pass study, pass pyre, pass banish", then="P2 action")
    assert power(g) == [3, 2, 3, 3]


@pytest.mark.rule("ML-R16", "ML-R17")
def test_a_moved_ally_arrives_when_it_is_moved() -> None:
    """The Pilgrim comes to P2's board after the Wraith, so it resolves before it."""
    g = at(board={"P1": "pilgrim", "P2": "frost_wraith"}, power={"P2": 2}, round=2)
    play(g, "P1: move to P2", then="P2 pilgrim")  # with three cards P1 has nothing else to do
    assert board(g, "P2") == ["frost_wraith", "pilgrim"]
    assert power(g)[1] == 3
    play(g, "P2: move to P3", then="P2 action")
    assert power(g)[1] == 2


@pytest.mark.rule("ML-R17")
def test_an_ally_that_has_left_before_its_turn_does_not_resolve() -> None:
    """The older of two Inquisitors finds the role revealed; the Guardian has taken the Wraith's loss."""
    g = at(board={"P1": "inquisitor inquisitor"}, stack="echo banish", round=2)
    play(g, "P1: reveal role", then="P1 action")
    assert board(g, "P1") == ["inquisitor"]
    h = at(power={"P1": 3}, board={"P1": "stone_guardian frost_wraith"}, stack="echo banish", round=2)
    assert asked(h) == "P1 action"
    assert (board(h, "P1"), power(h)[0]) == (["frost_wraith"], 3)


@pytest.mark.rule("ML-R17")
def test_a_guardian_gone_into_the_deck_does_not_come_back_as_something_else() -> None:
    """The Wraith costs the Guardian, the Imp's scorching shuffles it into the deck: it has left."""
    g = at(
        board={"P1": "stone_guardian ember_imp frost_wraith"}, discard="librarian courier librarian study pyre kindle",
        rest="burned", stack="echo banish", round=2,
    )  # fmt: skip
    assert [len(item["cards"]) for item in news(g, "refilled")] == [7]
    assert (asked(g), board(g, "P1"), power(g)[0]) == ("P1 action", ["ember_imp", "frost_wraith"], 3)


# T2 to T4


@pytest.mark.rule("ML-19", "ML-20")
def test_three_cards_are_drawn_but_six_in_the_very_first_turn() -> None:
    g = at(deck=f"{SIX_SPELLS} quicken quicken travel_light", stack="", first="P1")
    assert sorted(hand(g, "P1")) == sorted(SIX_SPELLS.split())
    play(g, "P1: end, pass study, pass echo, pass pyre", then="P2 action")
    assert sorted(hand(g, "P2")) == sorted(["quicken", "quicken", "travel_light", "study", "echo", "pyre"])
    later = at(deck=SIX_SPELLS, stack="quicken", first="P1", turn="P1", round=2)
    assert sorted(hand(later, "P1")) == sorted(["study", "ice_blast", "echo", "quicken"])


@pytest.mark.rule("ML-20")
def test_the_very_first_turn_takes_no_stack() -> None:
    g = at(deck=SIX_SPELLS, stack="quicken quicken", first="P1", turn="P1")
    assert (count(g, "hand0"), count(g, "stack")) == (6, 2)
    late = at(deck=SIX_SPELLS, stack="quicken quicken", first="P1", turn="P1", round=2)
    assert (count(late, "hand0"), count(late, "stack")) == (5, 0)


@pytest.mark.rule("ML-21", "ML-22", "ML-23", "ML-R23")
@pytest.mark.parametrize("stack", ["quicken", "quicken quicken travel_light", "quicken quicken travel_light verdict"])
def test_the_whole_stack_and_storage_are_taken(stack: str) -> None:
    g = at(deck=SIX_SPELLS, stack=stack, storage={"P1": "dark_day magelight", "P2": "long_winter"}, round=2)
    assert sorted(hand(g, "P1")) == sorted(["study", "ice_blast", "echo", *stack.split(), "dark_day", "magelight"])
    assert (count(g, "stack"), count(g, "storage0"), count(g, "storage1")) == (0, 0, 1)


# T5 and T6


@pytest.mark.rule("ML-24", "ML-R21", "ML-R22", "ML-46")
def test_every_artifact_resolves_once_from_wherever_it_came() -> None:
    g = at(
        deck="cracked_idol study pyre",
        stack="cracked_idol echo",
        storage={"P1": "moon_dial"},
        round=2,
        power={"P1": 4},
    )
    assert asked(g) == "P1 artifact_order"
    assert offered(g) == ["resolve cracked_idol", "resolve moon_dial"]
    play(g, "P1: resolve cracked_idol, resolve moon_dial", then="P1 action")
    assert power(g)[0] == 2
    assert (actions(g), mana(g)) == (3, 2)
    assert table(g)["opened"] == ["cracked_idol", "moon_dial", "cracked_idol"]


@pytest.mark.rule("ML-24")
def test_the_order_is_asked_only_if_two_differ() -> None:
    assert asked(t5("cracked_idol cracked_idol study pyre")) == "P1 action"
    assert asked(t5("cracked_idol ash_bell study pyre")) == "P1 artifact_order"


@pytest.mark.rule("ML-46", "ML-R22", "ML-37")
def test_a_stored_artifact_goes_off_again_every_turn() -> None:
    g = t7("cracked_idol study pyre echo", actions=1, round=2, stack="")
    play(g, "P1: store cracked_idol", then="P2 action")
    assert (storage(g, "P1"), power(g)[0]) == (["cracked_idol"], 3)
    for _ in range(3):
        g.play("end")
        while asked(g).endswith("pass_card"):
            g.play(offered(g)[0])
        while not asked(g).endswith(" action"):
            g.play(offered(g)[0])
    assert status(g)[1] == "P1"
    assert {"seat": 0, "card": "cracked_idol"} in news(g, "revealed_artifact")


@pytest.mark.rule("ML-25", "ML-26", "ML-30", "ML-R18", "ML-51")
def test_counters_are_set_after_the_artifacts() -> None:
    g = at(
        deck="pyre cracked_idol study echo",
        stack="banish",
        round=5,
        board={"P1": "apprentice ember_imp"},
        power={"P1": 3},
    )
    assert asked(g) == "P1 action"
    assert (power(g)[0], actions(g), mana(g)) == (2, 4, 5)


@pytest.mark.rule("ML-26")
def test_power_gained_in_the_action_step_gives_no_action_now() -> None:
    g = t7("kindle study pyre echo banish", actions=2, mana=9)
    play(g, "P1: play kindle, choose P1", then="P1 action")
    assert (power(g)[0], actions(g)) == (4, 1)


@pytest.mark.rule("ML-R19")
def test_bonus_and_malus_are_kept_until_the_counters_are_set() -> None:
    g = t5("shrouded_coin poisoned_chalice moon_dial study pyre", round=3)
    play(g, "P1: resolve shrouded_coin, keep secret", then="P1 artifact_order")
    assert (actions(g), mana(g), table(g)["actions_bonus"], table(g)["mana_bonus"]) == (0, 0, None, 1)
    play(g, "P1: resolve poisoned_chalice, keep secret", then="P1 action")
    assert (actions(g), mana(g)) == (3, 4)
    assert table(g)["actions_bonus"] is table(g)["mana_bonus"] is None  # the counters tell it now


@pytest.mark.rule("ML-R19")
def test_actions_never_go_below_zero() -> None:
    g = t5("poisoned_chalice study pyre echo", power={"P1": 0})
    play(g, "P1: keep secret", then="P1 pass_card")
    assert actions(g) == 0
    h = t7("study pyre echo banish", actions=1, deck="poisoned_chalice quicken")
    play(h, "P1: play study, keep secret", then="P1 pass_card")
    assert actions(h) == 0


@pytest.mark.rule("ML-R20")
def test_support_counts_once_when_actions_are_set() -> None:
    g = t7("apprentice study pyre echo banish", actions=2)
    play(g, "P1: play apprentice", then="P1 action")
    assert actions(g) == 1
    h = t7("banish study pyre echo kindle", actions=2, board={"P1": "apprentice"})
    play(h, "P1: play banish, banish apprentice of P1", then="P1 action")
    assert actions(h) == 1


@pytest.mark.rule("ML-R21")
def test_an_artifact_that_comes_in_the_artifact_step_joins_the_ones_waiting() -> None:
    g = t5("hollow_book moon_dial study pyre echo", deck="cracked_idol")
    play(g, "P1: resolve hollow_book, reveal, store nothing", then="P1 artifact_order")
    assert offered(g) == ["resolve moon_dial", "resolve cracked_idol"]


@pytest.mark.rule("ML-R21")
def test_an_artifact_drawn_by_an_ally_waits_for_the_artifact_step() -> None:
    g = at(board={"P1": "courier hearthkeeper"}, stack="study", deck="cracked_idol pyre echo banish", round=2)
    play(g, "P1: yes", then="P1 action")
    steps = [item["kind"] for item in all_news(g) if item["kind"] in ("drew", "revealed_artifact")]
    assert steps == ["drew", "drew", "revealed_artifact"]


@pytest.mark.rule("ML-R21", "ML-34")
def test_an_artifact_that_comes_in_the_action_step_waits_for_the_spell_to_be_put_away() -> None:
    g = t7("study pyre kindle echo", actions=1, deck="ash_bell moon_dial quicken")
    play(g, "P1: play study", then="P1 artifact_order")
    assert faces(g, "discard") == ["study"]
    play(g, "P1: resolve moon_dial", then="P1 action")
    assert faces(g, "burned") == ["quicken"]


# T7


@pytest.mark.rule("ML-27", "ML-31")
def test_actions_are_taken_in_any_mixture_until_one_stops() -> None:
    g = t7("study pyre kindle echo banish quicken verdict", actions=4, mana=0, deck="dark_day dark_day")
    play(g, "P1: burn study, store echo, play kindle, choose P2", then="P1 action")
    assert actions(g) == 1
    play(g, "P1: end", then="P1 pass_card")


@pytest.mark.rule("ML-31")
def test_without_actions_none_can_be_taken() -> None:
    assert asked(t7("study pyre kindle echo banish", actions=0)) == "P1 pass_card"
    g = t7("study pyre kindle echo banish", actions=1)
    play(g, "P1: burn study", then="P1 pass_card")


@pytest.mark.rule("ML-R26", "ML-39")
def test_a_hand_at_the_quota_allows_only_actions_without_a_card() -> None:
    g = t7("study pyre kindle", actions=3, board={"P1": "furnace_golem storm_crow"}, turn="P1", round=2)
    assert offered(g) == ["activate furnace_golem", "end"]
    play(g, "P1: activate furnace_golem", then="P2 action")
    assert news(g, "activated") == [{"seat": 0, "card": "furnace_golem"}]


@pytest.mark.rule("ML-R26")
def test_if_ending_is_the_only_option_the_step_ends_by_itself() -> None:
    g = t7("study pyre kindle", actions=3)
    assert status(g)[1] == "P2"
    assert count(g, "hand1") == 6


@pytest.mark.rule("ML-R30")
def test_at_most_forty_actions_in_a_turn() -> None:
    """With 60 Actions and Storage to spare, the fortieth is the last."""
    many = (
        "study study study study kindle kindle kindle kindle ice_blast ice_blast ice_blast ice_blast dark_day dark_day"
    )
    many += " dark_day dark_day ash_reading ash_reading ash_reading pyre pyre pyre apprentice apprentice apprentice"
    many += " hearthkeeper hearthkeeper hearthkeeper everburning_lamp everburning_lamp everburning_lamp magelight"
    many += " magelight echo echo banish banish quicken quicken travel_light travel_light clean_hands verdict verdict"
    g = t7(many, actions=60)
    for taken in range(40):
        assert asked(g) == "P1 action", taken
        g.play("store " + offers(g, "store")[0])
    assert (asked(g), actions(g)) == ("P1 pass_card", 20)


# T8 and T9


@pytest.mark.rule("ML-28", "ML-R24", "ML-R47")
def test_three_cards_are_left_and_the_rest_is_discarded_in_hand_order() -> None:
    g = t7("study pyre kindle echo banish verdict", actions=0)
    assert offered(g) == ["pass verdict", "pass kindle", "pass study", "pass echo", "pass pyre", "pass banish"]
    play(g, "P1: pass pyre, pass kindle, pass banish", then="P2 action")
    assert news(g, "took_stack") == [{"seat": 1, "count": 3}]
    assert faces(g, "discard") == ["study", "echo", "verdict"]
    assert news(g, "discarded") == [{"cards": ["verdict", "study", "echo"]}]
    assert count(g, "hand0") == 0


@pytest.mark.rule("ML-R24")
@pytest.mark.parametrize("cards", ["study", "study pyre", "study pyre kindle"])
def test_who_holds_no_more_than_the_quota_passes_everything(cards: str) -> None:
    g = t7(cards, actions=2)
    assert news(g, "took_stack") == [{"seat": 1, "count": len(cards.split())}]
    assert count(g, "discard") == 0


@pytest.mark.rule("ML-29", "ML-41", "ML-R29")
def test_the_end_of_the_turn() -> None:
    g = t7("travel_light clean_hands study pyre kindle echo banish", actions=3, mana=9)
    play(g, "P1: play travel_light, play clean_hands, end, pass study", then="P2 action")
    assert (actions(g, "P1"), mana(g, "P1")) == (0, 0)
    assert faces(g, "burned") == ["pyre", "kindle", "echo", "banish"]
    assert (table(g)["cards_to_pass"], table(g)["rest_scorched"]) == (3, False)
    before = count(g, "burned")
    play(g, "P2: end", then="P2 pass_card")
    for _ in range(3):
        g.play(offered(g)[0])
    assert count(g, "burned") == before
    assert mana(g, "P2") == 0


@pytest.mark.rule("ML-29")
def test_neither_mana_nor_actions_go_on_to_the_next_player() -> None:
    g = t7("study pyre kindle echo", actions=2, mana=9, board={"P2": "librarian"})
    play(g, "P1: end, pass study, pass pyre, pass kindle", then="P2 ally_may")
    assert [(actions(g, player), mana(g, player)) for player in ("P1", "P2")] == [(0, 0), (0, 0)]


@pytest.mark.rule("ML-29", "ML-30", "ML-R27")
def test_the_round_counter_goes_up_after_the_last_player() -> None:
    g = t7("study pyre kindle echo", actions=0, turn="P4", first="P1", round=2)
    play(g, "P4: pass study, pass pyre, pass kindle", then="P1 action")
    assert (status(g)[0], mana(g)) == (3, 3)
    h = t7("study pyre kindle echo", actions=0, turn="P3", first="P1", round=2)
    play(h, "P3: pass study, pass pyre, pass kindle", then="P4 action")
    assert (status(h)[0], mana(h, "P4")) == (2, 2)


@pytest.mark.rule("ML-R28")
def test_outside_their_turn_a_player_holds_nothing() -> None:
    g = t7("study pyre kindle echo banish", actions=1)
    play(g, "P1: burn study, pass pyre, pass kindle, pass echo", then="P2 action")
    assert [count(g, f"hand{seat}") for seat in range(4)] == [0, 6, 0, 0]


@pytest.mark.rule("ML-42")
def test_at_zero_power_one_is_still_in_the_game() -> None:
    g = at(power={"P1": 0}, deck="cracked_idol study pyre", stack="echo banish", round=2, board={"P1": "ember_imp"})
    assert asked(g) == "P1 action"
    assert actions(g) == 1
    h = at(power={"P1": 0}, deck="study pyre kindle", stack="echo banish", round=2)
    assert asked(h) == "P1 pass_card"
    i = at(power={"P1": 0}, deck="everburning_lamp study pyre", stack="echo banish", round=2)
    assert (asked(i), power(i)[0], actions(i)) == ("P1 action", 1, 1)
