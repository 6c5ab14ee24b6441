"""Deck and piles: ML-47, ML-63, ML-64, ML-R9, ML-R44 to ML-R48, ML-R56, ML-R57."""

from __future__ import annotations

import pytest

from tests.games.magelight.tools import (
    FOUR,
    asked,
    at,
    count,
    faces,
    hand,
    new,
    news,
    play,
    power,
    reason,
    storage,
    t5,
    t7,
    table,
    winners,
)


@pytest.mark.rule("ML-47", "ML-64", "ML-R45")
def test_an_empty_deck_is_refilled_when_a_card_is_needed() -> None:
    g = t7("study pyre echo kindle banish", deck="quicken", discard="verdict magelight", rest="burned", actions=2)
    play(g, "P1: burn banish", then="P1 action")
    assert (count(g, "deck"), count(g, "discard")) == (1, 2)
    play(g, "P1: play study", then="P1 pass_card")
    assert "quicken" in hand(g, "P1")
    assert {"verdict", "magelight"} & set(hand(g, "P1"))
    assert (count(g, "deck"), faces(g, "discard")) == (1, ["study"])
    assert news(g, "refilled") == [{"cards": ["magelight", "verdict"]}]
    assert faces(g, "refilled") == ["magelight", "verdict"]


@pytest.mark.rule("ML-R45")
def test_drawing_the_last_card_does_not_refill_yet() -> None:
    g = t7("study pyre echo kindle", deck="quicken quicken", discard="verdict", rest="burned")
    play(g, "P1: play study", then="P1 pass_card")
    assert (count(g, "deck"), faces(g, "discard")) == (0, ["verdict", "study"])
    five = "verdict magelight quicken banish ice_blast"  # two for P1, the last three for P2
    h = t7("study pyre echo kindle", discard=five, rest="burned")
    play(h, "P1: play study, pass pyre, pass echo, pass kindle", then="P2 action")
    assert (count(h, "deck"), count(h, "discard")) == (0, 3)


@pytest.mark.rule("ML-47")
def test_a_refill_is_shuffled() -> None:
    first = set()
    for seed in range(12):
        g = new(4, seed, role=FOUR, hand="study pyre echo kindle", discard="verdict magelight quicken banish", rest="burned",
                phase="actions", actions=1, mana=9)  # fmt: skip
        g.play("play study")
        first.add(tuple(hand(g, "P1")))
    assert len(first) > 3


@pytest.mark.rule("ML-63", "ML-R48", "ML-57")
@pytest.mark.parametrize("player", ["P1", "P4"])
def test_drawing_from_nothing_ends_the_game_for_the_guild(player: str) -> None:
    """Whoever draws, the Guildmages win; the cards that can be drawn are drawn first."""
    g = t7("study pyre echo kindle", deck="quicken", rest="burned", turn=player)
    play(g, f"{player}: play study", then="over")
    assert (winners(g), reason(g)) == ("P1 P2 P3", "burned_out")
    assert "quicken" in hand(g, player)


@pytest.mark.rule("ML-64")
def test_cards_elsewhere_do_not_matter() -> None:
    g = t7(
        "study pyre echo kindle",
        rest="burned",
        storage={"P2": "verdict"},
        board={"P3": "apprentice"},
        stack="quicken",
    )
    play(g, "P1: play study", then="over")
    assert reason(g) == "burned_out"


@pytest.mark.rule("ML-R44")
def test_only_drawing_wins() -> None:
    """Scorching, looking and storing refill the deck too, and stop where nothing is left."""
    g = t7("pyre study echo kindle banish", discard="verdict", rest="burned", actions=2)
    play(g, "P1: play pyre", then="P1 action")
    assert (faces(g, "burned")[-1], count(g, "deck"), faces(g, "discard")) == ("verdict", 0, ["pyre"])
    bell = t5("ash_bell study pyre echo", rest="burned")
    assert (asked(bell), bell.result) == ("P1 action", None)


@pytest.mark.rule("ML-R46")
def test_a_spell_is_in_no_pile_while_it_resolves() -> None:
    g = t7("study pyre echo kindle", deck="quicken", rest="burned")
    play(g, "P1: play study", then="over")
    assert (faces(g, "played"), count(g, "discard")) == (["study"], 0)


@pytest.mark.rule("ML-R9", "ML-R47")
def test_the_piles_are_open_and_in_order() -> None:
    g = t7(
        "study pyre echo kindle banish quicken",
        actions=3,
        mana=0,
        discard="verdict dark_day",
        burned="magelight moon_dial",
    )
    play(g, "P1: burn banish, burn quicken", then="P1 action")
    for viewer in (None, "P1", "P3"):
        assert faces(g, "discard", viewer) == ["dark_day", "verdict"]
        assert faces(g, "burned", viewer) == ["moon_dial", "magelight", "banish", "quicken"]
    play(g, "P1: end, pass study, pass kindle, pass echo", then="P2 action")
    assert faces(g, "discard") == ["dark_day", "verdict", "pyre"]


@pytest.mark.rule("ML-R10")
def test_the_numbers_of_cards_are_public() -> None:
    g = at(deck="study pyre echo", stack="kindle banish", storage={"P2": "verdict quicken", "P3": "dark_day"}, round=2)
    for viewer in (None, "P1", "P2", "P4"):
        seat = None if viewer is None else int(viewer[1]) - 1
        sizes = {zone["id"]: zone["count"] for zone in g.view(seat)["zones"]}
        assert (sizes["deck"], sizes["stack"], sizes["hand0"], sizes["storage1"], sizes["storage2"]) == (92, 0, 5, 2, 1)


# Wildfire


@pytest.mark.rule("ML-R56")
@pytest.mark.parametrize("start", [12, 15, 20])
def test_during_wildfire_what_would_be_discarded_is_burned(start: int) -> None:
    for round, pile in ((start - 1, "discard"), (start, "burned")):
        g = at(
            options={"wildfire_round": start}, round=round, hand="quicken study pyre echo kindle banish", actions=1, mana=9,
            phase="actions", board={"P3": "pilgrim"},
        )  # fmt: skip
        assert (table(g)["wildfire"], table(g)["wildfire_round"]) == (pile == "burned", start)
        play(
            g,
            "P1: play quicken, play banish, banish pilgrim of P3, end, pass study, pass pyre, pass echo",
            then="P2 action",
        )
        assert faces(g, pile) == ["quicken", "pilgrim", "banish", "kindle"]


@pytest.mark.rule("ML-R56")
def test_without_wildfire_every_round_is_like_the_first() -> None:
    g = at(
        options={"wildfire_round": "off"}, round=300, hand="quicken study pyre echo kindle", actions=1, mana=9, phase="actions",
    )  # fmt: skip
    assert (table(g)["wildfire"], table(g)["wildfire_round"]) == (False, None)
    play(g, "P1: play quicken, end, pass study, pass pyre, pass echo", then="P2 action")
    assert (faces(g, "discard"), count(g, "burned")) == (["quicken", "kindle"], 0)


@pytest.mark.rule("ML-R56")
def test_the_discard_pile_as_it_stands_still_refills_the_deck() -> None:
    g = t7("study pyre echo kindle", discard="verdict quicken", rest="burned", round=15)
    play(g, "P1: play study", then="P1 pass_card")
    assert {"verdict", "quicken"} <= set(hand(g, "P1"))
    assert faces(g, "burned")[-1] == "study"


@pytest.mark.rule("ML-R57")
def test_during_wildfire_nothing_returns() -> None:
    g = t7("ash_reading pyre echo kindle", burned="verdict quicken", round=15)
    play(g, "P1: play ash_reading", then="P1 pass_card")
    assert (faces(g, "burned"), count(g, "discard")) == (["quicken", "verdict", "ash_reading"], 0)
    thief = t7("draught_of_candour pyre echo kindle", seats=5, burned="verdict quicken", round=15)
    play(thief, "P1: play draught_of_candour, choose P4", then="P2 action")
    assert (count(thief, "discard"), news(thief, "returned")) == (0, [])
    guardian = t7("ice_blast pyre echo kindle", board={"P2": "stone_guardian"}, round=15)
    play(guardian, "P1: play ice_blast, choose P2", then="P2 action")
    assert (power(guardian)[1], faces(guardian, "burned")) == (3, ["stone_guardian", "ice_blast"])


@pytest.mark.rule("ML-R44")
def test_the_quartermaster_stores_what_there_is() -> None:
    g = t7("draught_of_candour pyre echo kindle banish", deck="verdict", rest="burned", actions=2)
    play(g, "P1: play draught_of_candour, choose P3", then="P1 action")
    assert storage(g, "P3") == ["verdict"]
