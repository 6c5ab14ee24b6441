"""Actions, costs and targets: ML-7, ML-31 to ML-41, ML-43, ML-45, ML-50 to ML-54, ML-R25, ML-R31 to ML-R43."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall.games.magelight.box import DECK
from spellhall.games.magelight.cards import PlayCard
from tests.games.magelight.tools import (
    actions,
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
    role,
    storage,
    t5,
    t7,
    table,
)


@pytest.mark.rule("ML-32", "ML-R35", "ML-7", "ML-40")
@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_any_card_in_hand_can_be_burned_for_its_value(card: PlayCard) -> None:
    g = t7(f"{card.id} study pyre kindle echo", actions=2, mana=0)
    g.play(f"burn {card.id}")
    assert faces(g, "burned") == [card.id]
    assert (mana(g), actions(g)) == (card.burn, 1)


@pytest.mark.rule("ML-R36")
def test_cards_on_boards_and_in_storage_cannot_be_burned_stored_or_channelled() -> None:
    g = t7(
        "purge_the_shelves study pyre kindle echo", board={"P1": "apprentice"}, storage={"P1": "verdict"},
        discard="quicken", actions=3,
    )  # fmt: skip
    assert "burn apprentice" not in offered(g)
    assert "store apprentice" not in offered(g)
    assert "burn verdict" not in offered(g)
    play(g, "P1: play purge_the_shelves", then="P1 channel_card")
    assert sorted(offered(g)) == ["channel echo", "channel kindle", "channel pyre", "channel study"]


@pytest.mark.rule("ML-33", "ML-41")
def test_a_card_is_paid_from_the_mana_counter() -> None:
    g = t7("pyre study kindle echo banish quicken", actions=5, mana=2)
    assert offers(g, "play") == ["kindle", "quicken", "study"]
    play(g, "P1: burn banish", then="P1 action")
    assert mana(g) == 4
    assert "pyre" in offers(g, "play")
    play(g, "P1: play pyre", then="P1 action")
    assert (mana(g), actions(g)) == (1, 3)
    assert offers(g, "play") == ["quicken"]


@pytest.mark.rule("ML-34", "ML-43")
def test_a_spell_resolves_and_is_discarded() -> None:
    g = t7("quicken study pyre kindle echo", actions=1, mana=1)
    play(g, "P1: play quicken", then="P1 action")
    assert (actions(g), faces(g, "discard")) == (2, ["quicken"])


@pytest.mark.rule("ML-35", "ML-44")
def test_an_ally_stays_and_first_resolves_in_a_later_turn() -> None:
    g = t7("ember_imp study pyre kindle echo", actions=1, round=2)
    play(g, "P1: play ember_imp, pass study, pass pyre, pass kindle", then="P2 action")
    assert (board(g, "P1"), faces(g, "burned")) == (["ember_imp"], [])
    for player in ("P2", "P3", "P4"):
        play(g, f"{player}: end", then=f"{player} pass_card")
        for _ in range(3):
            g.play(offered(g)[0])
    assert asked(g) == "P1 action"
    assert count(g, "burned") == 1
    assert actions(g) == 4  # SUPPORT


@pytest.mark.rule("ML-36", "ML-37")
def test_storage_has_no_limit_and_returns_whole() -> None:
    many = "study study study study kindle kindle kindle kindle ice_blast ice_blast ice_blast ice_blast"
    g = t7(many, actions=9)
    for _ in range(9):
        g.play("store " + offers(g, "store")[0])
    assert count(g, "storage0") == 9
    h = at(storage={"P1": many}, round=2)
    assert (count(h, "storage0"), count(h, "hand0")) == (0, 15)


@pytest.mark.rule("ML-38", "ML-R38")
def test_an_action_of_an_ally_once_a_turn_for_each() -> None:
    g = t7("study pyre kindle echo banish", actions=5, board={"P1": "furnace_golem furnace_golem storm_crow"})
    assert offers(g, "activate") == ["storm_crow", "furnace_golem"]
    play(g, "P1: activate furnace_golem", then="P1 action")
    assert (count(g, "burned"), actions(g)) == (2, 4)
    play(g, "P1: activate furnace_golem", then="P1 action")
    assert offers(g, "activate") == ["storm_crow"]
    play(g, "P1: activate storm_crow, channel study, choose P2", then="P1 action")
    assert (role(g, "P2", "P1"), actions(g), offers(g, "activate")) == ("archivist", 2, [])


@pytest.mark.rule("ML-R38", "ML-35")
def test_no_action_on_the_turn_the_ally_arrived() -> None:
    g = t7("furnace_golem study pyre kindle echo", actions=3)
    play(g, "P1: play furnace_golem", then="P1 action")
    assert offers(g, "activate") == []
    later = t7("study pyre kindle echo", actions=3, board={"P1": "furnace_golem"})
    assert offers(later, "activate") == ["furnace_golem"]
    others = t7("study pyre kindle echo", actions=3, board={"P2": "furnace_golem"})
    assert offers(others, "activate") == []


@pytest.mark.rule("ML-R38")
def test_an_ally_used_last_turn_can_be_used_again() -> None:
    g = at(board={"P1": "furnace_golem"}, stack="echo banish", round=2)
    play(g, "P1: activate furnace_golem, end, pass echo, pass banish, pass ice_blast", then="P2 action")
    for player in ("P2", "P3", "P4"):
        play(g, f"{player}: end", then=f"{player} pass_card")
        for _ in range(3):
            g.play(offered(g)[0])
    assert "activate furnace_golem" in offered(g)


@pytest.mark.rule("ML-39", "ML-R25")
@pytest.mark.parametrize("cards", [4, 5, 6])
def test_the_quota_must_stay_in_hand_after_card_and_channel(cards: int) -> None:
    spells = ["magelight", "purge_the_shelves", "study", "pyre", "kindle", "banish"][:cards]
    g = t7(" ".join(spells), discard="verdict", board={"P2": "pilgrim"})
    playable = {"magelight": 3, "purge_the_shelves": 2, "study": 1, "pyre": 1, "kindle": 1, "banish": 1}
    assert set(offers(g, "play")) == {spell for spell in spells if cards - playable[spell] >= 3}


@pytest.mark.rule("ML-R25")
def test_a_card_that_draws_or_lowers_the_quota_does_not_pay_for_itself() -> None:
    assert asked(t7("study travel_light pyre", actions=3)) == "P2 action"
    g = t7("travel_light study pyre kindle", actions=2)
    play(g, "P1: play travel_light", then="P1 action")
    assert len(offers(g, "burn")) == 3  # now 1 is enough
    play(g, "P1: burn study, burn pyre", then="P2 action")
    assert news(g, "took_stack")[-1] == {"seat": 1, "count": 1}


@pytest.mark.rule("ML-R25")
def test_effects_that_store_from_the_hand_keep_the_quota_too() -> None:
    g = t7("false_bottom study pyre kindle echo", actions=1)
    play(g, "P1: play false_bottom, store study", then="P2 action")
    assert storage(g, "P1") == ["study"]
    assert asked(t5("hollow_book study pyre")) == "P1 secret"
    h = t5("hollow_book study pyre")
    play(h, "P1: keep secret", then="P2 secret")  # nothing to spare: not even asked
    i = t5("hollow_book study pyre echo")
    play(i, "P1: keep secret", then="P1 book_card")


@pytest.mark.rule("ML-40", "ML-45")
def test_artifacts_cannot_be_played() -> None:
    g = t7("moon_dial cracked_idol study pyre kindle", mana=99)
    assert offers(g, "play") == ["kindle", "study", "pyre"]
    assert {"burn moon_dial", "store moon_dial"} <= set(offered(g))
    h = t7("purge_the_shelves moon_dial study pyre kindle", discard="echo")
    play(h, "P1: play purge_the_shelves, channel moon_dial, scorch echo", then="P2 action")
    assert faces(h, "burned") == ["moon_dial", "echo"]


@pytest.mark.rule("ML-45")
def test_a_resolved_artifact_stays_in_the_hand() -> None:
    g = t5("cracked_idol study pyre echo")
    assert "cracked_idol" in hand(g, "P1")


@pytest.mark.rule("ML-50")
def test_power_does_not_fall_below_zero() -> None:
    g = t5("cracked_idol study pyre echo", power={"P1": 0})
    assert power(g)[0] == 0
    h = t7("verdict study pyre echo", seats=5, revealed="P4", power={"P4": 1})
    play(h, "P1: play verdict, choose P4", then="P2 action")
    assert power(h)[3] == 0


@pytest.mark.rule("ML-51")
def test_support_adds_up() -> None:
    g = at(board={"P1": "apprentice apprentice watchful_familiar"}, stack="echo banish", round=2)
    assert actions(g) == 6


@pytest.mark.rule("ML-52")
def test_a_nomad_comes_to_another_board_never_ones_own() -> None:
    for nomad in ("inquisitor", "watchful_familiar", "pilgrim", "frost_wraith"):
        g = t7(f"{nomad} study pyre kindle echo", actions=2, turn="P3")
        play(g, f"P3: play {nomad}", then="P3 nomad_board")
        assert offered(g) == ["play onto P4", "play onto P1", "play onto P2"]
        play(g, "P3: play onto P1", then="P3 action")
        assert board(g, "P1") == [nomad]
        assert faces(g, "played") == []


@pytest.mark.rule("ML-53", "ML-54", "ML-R37")
def test_channelled_cards_burn_without_mana_or_action() -> None:
    g = t7("great_burning dark_day moon_dial study pyre kindle", actions=2, mana=8)
    play(g, "P1: play great_burning", then="P1 channel_card")
    assert sorted(offered(g)) == [f"channel {card}" for card in ("dark_day", "kindle", "moon_dial", "pyre", "study")]
    play(g, "P1: channel dark_day", then="P1 channel_card")
    play(g, "P1: channel moon_dial", then="P2 action")
    assert faces(g, "burned")[:2] == ["dark_day", "moon_dial"]
    assert [item["card"] for item in news(g, "channelled")] == ["dark_day", "moon_dial"]
    assert news(g, "burned") == []
    assert news(g, "counters_set")[-1]["seat"] == 1


@pytest.mark.rule("ML-54", "ML-R31")
def test_a_channel_takes_no_action_of_its_own_and_gives_no_mana() -> None:
    g = t7("echo study pyre kindle banish quicken", actions=3, mana=5, discard="verdict")
    play(g, "P1: play echo, channel study, choose verdict", then="P1 action")
    assert (actions(g), mana(g)) == (2, 3)


@pytest.mark.rule("ML-R31")
def test_the_order_of_playing_a_card() -> None:
    g = t7("magelight study pyre kindle echo banish", actions=2, mana=9)
    g.play("play magelight")
    assert (asked(g), actions(g), mana(g)) == ("P1 channel_card", 1, 4)
    assert faces(g, "played") == ["magelight"]
    assert "magelight" not in hand(g, "P1")
    play(g, "P1: channel study, channel pyre", then="P1 target_player")
    assert faces(g, "burned") == ["study", "pyre"]
    assert count(g, "discard") == 0
    play(g, "P1: choose P1", then="P2 action")
    assert faces(g, "discard")[0] == "magelight"


NEEDY: dict[str, dict[str, Any]] = {
    "magelight": {"revealed": "P1 P2 P3 P4"},
    "draught_of_candour": {"revealed": "P1 P2 P3 P4"},
    "whispered_truth": {"revealed": "P2 P3 P4"},
    "sidelong_glance": {"revealed": "P1 P2 P3 P4"},
    "verdict": {"revealed": "P2"},
    "kindle": {"power": {"P1": 6, "P2": 6, "P3": 6, "P4": 6}},
    "tap_the_vein": {"power": {"P1": 0}},
    "pry_the_lock": {"storage": {"P1": "dark_day"}},
    "spring_cleaning": {"storage": {"P1": "dark_day"}},
    "echo": {"discard": "apprentice moon_dial"},
    "parting_gift": {},
    "purge_the_shelves": {},
    "banish": {},
    "dark_day": {"round": 3},
}
MET: dict[str, dict[str, Any]] = {
    "magelight": {"revealed": "P1 P2 P3"},
    "draught_of_candour": {},
    "whispered_truth": {"revealed": "P2 P3"},
    "sidelong_glance": {"revealed": "P2 P3 P4"},
    "verdict": {"revealed": "P4"},
    "kindle": {"power": {"P1": 6, "P2": 6, "P3": 5, "P4": 6}},
    "tap_the_vein": {},
    "pry_the_lock": {"storage": {"P2": "dark_day"}},
    "spring_cleaning": {"storage": {"P4": "dark_day"}},
    "echo": {"discard": "apprentice quicken"},
    "parting_gift": {"discard": "moon_dial"},
    "purge_the_shelves": {"discard": "moon_dial"},
    "banish": {"board": {"P4": "pilgrim"}},
    "dark_day": {"round": 4},
}


@pytest.mark.rule("ML-R32", "ML-R40")
@pytest.mark.parametrize("card", [card for card in DECK if card.deck == "spell"], ids=lambda card: card.id)
def test_a_spell_without_what_it_needs_cannot_be_played_but_used_otherwise(card: PlayCard) -> None:
    others = [
        spell for spell in ("study", "pyre", "quicken", "clean_hands", "long_winter", "study") if spell != card.id
    ]
    hand_cards = " ".join([card.id, *others])
    if not card.needs:
        assert card.id in offers(t7(hand_cards, mana=30), "play")
        return
    without = t7(hand_cards, mana=30, **NEEDY[card.id])
    assert card.id not in offers(without, "play")
    assert {f"burn {card.id}", f"store {card.id}"} <= set(offered(without))
    assert card.id in offers(t7(hand_cards, mana=30, **MET[card.id]), "play")


@pytest.mark.rule("ML-R33")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    g = t7("ash_reading study pyre kindle", burned="quicken")
    play(g, "P1: play ash_reading", then="P1 pass_card")
    assert news(g, "returned") == [{"cards": ["quicken"]}]
    assert count(g, "hand0") == 6
    h = t7("sworn_in_light study pyre kindle", revealed="P1")
    play(h, "P1: play sworn_in_light", then="P1 pass_card")
    assert count(h, "hand0") == 5


@pytest.mark.rule("ML-R34")
def test_an_option_that_cannot_be_done_in_full_is_not_offered() -> None:
    g = t5("truth_stone study pyre echo", power={"P1": 0})
    assert offered(g) == ["show role"]
    h = t5("truth_stone study pyre echo")
    assert offered(h) == ["lose power", "show role"]
    i = at(board={"P1": "inquisitor"}, power={"P1": 0}, round=2)
    assert offered(i) == ["reveal role"]


@pytest.mark.rule("ML-R39")
@pytest.mark.parametrize("spell", ["ice_blast", "draught_of_candour", "sidelong_glance", "kindle", "equal_measure"])
def test_one_may_choose_oneself(spell: str) -> None:
    g = t7(f"{spell} study pyre echo quicken")
    play(g, f"P1: play {spell}", then="P1 target_player")
    assert offered(g) == ["choose P2", "choose P3", "choose P4", "choose P1"]


@pytest.mark.rule("ML-R40")
def test_a_revealed_role_is_no_target_and_is_not_shown() -> None:
    g = t7("sidelong_glance study pyre echo", revealed="P2 P3")
    play(g, "P1: play sidelong_glance", then="P1 target_player")
    assert offered(g) == ["choose P4", "choose P1"]
    h = t5("truth_stone study pyre echo", revealed="P1")
    assert asked(h) == "P1 action"
    assert news(h, "showed_role") == []


@pytest.mark.rule("ML-R41")
@pytest.mark.parametrize("cap", [6, 8])
def test_power_has_a_cap(cap: int) -> None:
    g = at(
        options={"power_cap": cap}, role={"P1": "archmage", "P4": "spymaster"}, power={"P1": cap}, phase="actions",
        hand="sworn_in_light study pyre echo", actions=1, mana=9,
    )  # fmt: skip
    play(g, "P1: play sworn_in_light", then="P1 pass_card")
    assert power(g)[0] == cap
    h = at(
        options={"power_cap": cap},
        power={"P2": cap - 1},
        phase="actions",
        hand="kindle study pyre echo",
        mana=9,
        actions=1,
    )
    play(h, "P1: play kindle, choose P2", then="P2 action")
    assert power(h)[1] == cap


@pytest.mark.rule("ML-R41")
@pytest.mark.parametrize("before", [0, 4, 9, 30])
def test_without_a_cap_power_has_no_maximum(before: int) -> None:
    """Nobody is ever too high for a gain; "up to the cap" of the Spymaster is up to 6."""
    g = at(
        options={"power_cap": "off"}, role={"P1": "archmage", "P4": "spymaster"}, power={"P1": before, "P4": before}, phase="actions",
        hand="sworn_in_light draught_of_candour kindle study pyre echo", actions=3, mana=30,
    )  # fmt: skip
    assert table(g)["power_cap"] is None
    play(g, "P1: play kindle, choose P1, play sworn_in_light, play draught_of_candour, choose P4", then="P1 pass_card")
    assert power(g)[0] == before + (2 if before == 0 else 1) + 1
    assert power(g)[3] == max(before, 6)


@pytest.mark.rule("ML-R42")
def test_an_exchange_is_neither_gain_nor_loss() -> None:
    g = t7("equal_measure study pyre echo", power={"P1": 5, "P2": 1}, board={"P1": "stone_guardian"})
    play(g, "P1: play equal_measure, choose P1, choose P2", then="P2 action")
    assert power(g) == [1, 5, 3, 3]
    assert board(g, "P1") == ["stone_guardian"]
    assert news(g, "lost_power") == news(g, "gained_power") == []


@pytest.mark.rule("ML-R43")
def test_an_effect_on_several_happens_to_all_at_once() -> None:
    """Were they hit one by one, the Guildmages would be down before the last Infiltrator is."""
    g = t7(
        "long_winter study pyre echo", seats=5, power={"P1": 1, "P2": 1, "P3": 1, "P4": 1, "P5": 1},
        revealed="P4 P5",
    )  # fmt: skip
    play(g, "P1: play long_winter", then="over")
    assert power(g) == [0, 0, 0, 0, 0]
