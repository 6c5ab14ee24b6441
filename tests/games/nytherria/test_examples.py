"""The worked examples of the rules, section 8, with their hands, stones and decks."""

from __future__ import annotations

import pytest

from tests.games.nytherria import rulebook
from tests.games.nytherria.tools import (
    asked,
    cards,
    chance,
    deck,
    draws,
    hand,
    known,
    news,
    offered,
    pile,
    play,
    row,
    size,
    table,
    top,
)


def test_every_example_of_the_rules_is_here() -> None:
    here = [int(name.split("_")[2]) for name in globals() if name.startswith("test_example_")]
    assert sorted(set(here)) == rulebook.examples() == list(range(1, 18))


@pytest.mark.rule("NY-23", "NY-27", "NY-38", "NY-39")
def test_example_1_a_plain_claim() -> None:
    g = table(
        "soldier*2 ravager*2 sorceress envoy",
        "ravager*3 soldier*2",
        neutral_deck="trap light_stone ...",
        main_deck="hex ...",
    )
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert pile(g, "neutral_graveyard") == ["pit_of_blades"]
    assert row(g, 1) == "L"
    assert size(g, "neutral_deck") == 38
    assert pile(g, "graveyard") == ["soldier"]
    assert hand(g, 1) == cards("soldier ravager*2 sorceress envoy")
    assert asked(g) == "P2 play_card"
    assert hand(g, 2) == cards("ravager*3 soldier*2 hex")  # only the card of P2's own Draw phase
    assert news(g, "drew") == [{"seat": 1, "count": 1}]


@pytest.mark.rule("NY-38", "NY-51", "NY-R13")
def test_example_2_only_wrong_stones() -> None:
    g = table("soldier*2 ravager*2 sorceress envoy", "ravager*3 soldier*2", neutral_deck="dark_stone*2")
    lost = pile(g, "neutral_graveyard")
    play(g, "P1 play soldier, P2 pass")
    assert [each["card"] for each in news(g, "encountered")] == ["dark_stone"] * 4
    assert deck(g) == {"light_stone": 0, "dark_stone": 2, "trap": 0, "event": 0}
    assert pile(g, "neutral_graveyard") == lost
    assert asked(g) == "P2 play_card"


E3 = ("soldier*2 ravager*2 thief warden", "ambusher ravager*3 hex")


@pytest.mark.rule("NY-24", "NY-30", "NY-R23")
def test_example_3_ambush_at_the_goal() -> None:
    g = table(*E3, stones={1: "L L L L", 2: "D D"}, neutral_deck="light_stone ...", main_deck="envoy sorceress ...")
    play(g, "P1 play soldier, P2 pass, P1 claim", upto="P2 answer_claim")
    assert row(g, 1) == "L L L L L"
    assert offered(g) == ["ambusher", "pass"]
    play(g, "P2 ambusher")
    assert row(g, 1) == "L L L L"
    assert deck(g)["light_stone"] == 2
    assert pile(g, "graveyard") == cards("ambusher soldier")
    assert news(g, "drew")[0] == {"seat": 1, "count": 1}
    assert hand(g, 2) == cards("ravager*3 hex envoy sorceress")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-24", "NY-30", "NY-54")
def test_example_3_the_ambusher_stays_in_hand() -> None:
    g = table(*E3, stones={1: "L L L L", 2: "D D"}, neutral_deck="light_stone ...")
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert g.result is not None
    assert g.result.scores == (19, 13)
    assert g.result.winners == (0,)
    assert not news(g, "drew")


@pytest.mark.rule("NY-43")
def test_example_4_a_sorceress_turned_round() -> None:
    g = table(
        "sorceress soldier*5",
        "doppelganger ravager*4",
        "ravager*5",
        stones={1: "D D", 2: "L"},
        main_deck="hex ...",
    )
    play(g, "P1 play sorceress, P1 target P2", upto="P2 answer_play")
    assert offered(g) == ["doppelganger", "pass"]
    play(g, "P2 doppelganger", upto="P2 choose_stone")
    assert offered(g) == ["choose dark_stone"]
    play(g, "P2 choose dark_stone")
    assert pile(g, "void") == ["doppelganger"]
    assert (row(g, 1), row(g, 2)) == ("D", "L")
    assert deck(g)["dark_stone"] == 5
    assert pile(g, "graveyard") == ["sorceress"]
    assert news(g, "drew")[0] == {"seat": 1, "count": 1}


@pytest.mark.rule("NY-29", "NY-31")
def test_example_5_clockwise_priority() -> None:
    g = table("ravager soldier*5", "soldier*5", "warden ravager*4", "warden ravager*4")
    before = size(g, "main_deck")
    play(g, "P1 play ravager", upto="P2 answer_play")
    assert offered(g) == ["pass"]
    play(g, "P2 pass", upto="P3 answer_play")
    had_played = g.copy()
    play(g, "P3 pass, P4 warden")
    assert pile(g, "graveyard") == ["warden"]
    assert not news(g, "encountered")
    assert [each["seat"] for each in news(g, "drew")] == [3, 1]  # P4 at End Turn, then P2's Draw phase
    assert size(g, "main_deck") == before + 1 - 2
    play(had_played, "P3 warden")
    assert asked(had_played) == "P2 play_card"


@pytest.mark.rule("NY-29", "NY-R9")
def test_example_6_only_the_target_may_answer() -> None:
    g = table(
        "hex soldier*5",
        "arbiter paladin ravager*3",
        "ravager*5",
        "shade soldier*4",
        stones={3: "L D"},
    )
    play(g, "P1 play hex, P1 target P3", upto="P3 answer_play")
    assert offered(g) == ["pass"]
    play(g, "P3 pass", upto="P1 choose_stone")
    dark = g.copy()
    play(g, "P1 choose light_stone")
    assert pile(g, "neutral_graveyard") == ["light_stone"]
    assert (row(g, 1), row(g, 3)) == ("", "D")
    play(dark, "P1 choose dark_stone")
    assert pile(dark, "neutral_graveyard") == []
    assert (row(dark, 1), row(dark, 3)) == ("D", "L")


@pytest.mark.rule("NY-23", "NY-42")
def test_example_7_the_shade_and_a_rally() -> None:
    g = table(
        "warlord ravager*2 soldier*2 priestess",
        "shade soldier*4",
        main_deck="paladin envoy ...",
        neutral_deck="trap*8 ...",
    )
    play(g, "P1 play warlord, P2 shade", upto="P1 rally_card")
    assert pile(g, "graveyard") == ["shade"]
    assert hand(g, 1) == cards("ravager*2 soldier*2 priestess paladin")
    assert hand(g, 2) == cards("warlord soldier*4")
    play(g, "P1 rally ravager, P2 pass, P1 rally ravager, P2 pass")
    assert pile(g, "neutral_graveyard") == cards("pit_of_blades*5 whispering_darts*3")
    assert hand(g, 1) == cards("soldier*2 priestess paladin envoy")
    assert pile(g, "graveyard") == cards("shade ravager*2")
    assert [each["seat"] for each in news(g, "drew")] == [0, 0, 1]  # Warlord, End Turn, P2's Draw phase


@pytest.mark.rule("NY-42", "NY-44")
def test_example_8_a_stolen_rally_card() -> None:
    g = table(
        "thief soldier*3 ravager*2",
        "pathfinder sorceress ravager*3",
        neutral_deck="trap dark_stone light_stone ...",
    )
    play(g, "P1 play thief, P1 target P2, P2 pass, P1 steal pathfinder", upto="P1 rally_card")
    assert offered(g) == ["rally pathfinder", "stop"]
    play(g, "P1 rally pathfinder, P2 pass, P1 next light_stone, P1 next pit_of_blades")
    assert top(g, 1) == ["light_stone", "pit_of_blades", "dark_stone"]
    assert top(g, 2) == []
    assert hand(g, 1) == cards("soldier*3 ravager*2")
    assert pile(g, "graveyard") == cards("thief pathfinder")
    assert [each["count"] for each in news(g, "drew")] == [1, 1]  # P2 at End Turn, then P2's Draw phase
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-37", "NY-40")
def test_example_9_a_leader_without_target() -> None:
    g = table("dawn_queen soldier*5", "arbiter ravager*4", graveyard="hex soldier")
    play(g, "P1 play dawn_queen", upto="P2 answer_play")
    assert offered(g) == ["arbiter", "pass"]
    answered = g.copy()
    play(g, "P2 pass, P1 revive hex", upto="P1 discard_card")
    assert pile(g, "void") == ["dawn_queen"]
    assert hand(g, 1) == cards("hex soldier*5")
    play(g, "P1 discard soldier")
    play(answered, "P2 arbiter")
    assert pile(answered, "void") == ["dawn_queen"]
    assert pile(answered, "graveyard") == cards("hex soldier arbiter")
    assert news(answered, "drew")[0] == {"seat": 1, "count": 1}


@pytest.mark.rule("NY-18", "NY-40")
def test_example_10_the_tyrants_tribute() -> None:
    g = table(
        "night_tyrant soldier*5",
        "ravager*5",
        "ravager*5",
        stones={1: "D", 2: "L D", 3: "L L"},
        neutral_deck="trap*4 light_stone*3",
    )
    play(g, "P1 play night_tyrant, P2 pass, P3 pass, P2 give_up light_stone", upto="P3 give_up_stone")
    play(g, "P3 give_up light_stone, P1 keep light_stone")
    assert deck(g)["light_stone"] == 4
    assert [row(g, player) for player in (1, 2, 3)] == ["L D", "D", "L"]
    assert pile(g, "void") == ["night_tyrant"]
    assert draws(g) == [1, 1, 0]  # P2's Draw phase is over: nothing drawn, the setting is 1 again
    assert asked(g) == "P2 play_card"
    assert hand(g, 2) == ["ravager"] * 5
    assert not news(g, "drew")
    play(g, "P2 play ravager, P3 pass, P1 pass")
    assert [each["seat"] for each in news(g, "drew")] == [1]  # at End Turn; P3 then draws nothing either
    assert draws(g) == [1, 1, 1]


@pytest.mark.rule("NY-21", "NY-27", "NY-45")
def test_example_11_the_graveyard_comes_back() -> None:
    g = table("priestess soldier*5", "shade soldier*4", main_deck="", graveyard="warden ravager")
    play(g, "P1 play priestess, P2 shade", upto="P1 revive_card")
    assert offered(g) == ["revive warden"]
    play(g, "P1 revive warden", upto="P1 discard_card")
    assert hand(g, 2) == cards("priestess soldier*4")
    assert draws(g) == [2, 1]
    assert pile(g, "graveyard") == cards("ravager shade")
    play(g, "P1 discard soldier")
    assert pile(g, "graveyard") == []
    assert size(g, "main_deck") == 2
    assert asked(g) == "P2 play_card"
    assert len(hand(g, 2)) == 6
    drawn = chance(g, "draw")
    assert len(drawn) == 1
    assert drawn[0] in cards("ravager shade soldier")


@pytest.mark.rule("NY-55", "NY-57", "NY-R25", "NY-R26")
def test_example_12_ending_it_and_losing() -> None:
    g = table(
        "soldier*4 ravager*2",
        "paladin hex thief envoy arbiter",
        "warlord priestess sorceress ravager*2",
        "warlord thief envoy warden soldier",
        stones={1: "L L D", 2: "D D D", 3: "L"},
        neutral_deck="light_stone ...",
    )
    play(g, "P1 play soldier, P2 pass, P3 pass, P4 pass, P1 claim, P2 pass, P3 pass, P4 pass")
    assert row(g, 1) == "L L L D"
    assert g.result is not None
    assert g.result.scores == (13, 18, 12, 9)
    assert g.result.winners == (1,)


@pytest.mark.rule("NY-38")
def test_example_13_a_hidden_passage() -> None:
    g = table("soldier ravager*5", "soldier*5", neutral_deck="hidden_passage trap*4 light_stone ...")
    play(g, "P1 play soldier, P2 pass", upto="P1 claim_stone")
    play(g, "P1 claim, P2 pass")
    assert len(news(g, "encountered")) == 6
    assert pile(g, "neutral_graveyard") == cards("hidden_passage pit_of_blades*4")
    assert row(g, 1) == "L"


@pytest.mark.rule("NY-24", "NY-51", "NY-R23")
def test_example_14_lost_and_found_in_the_same_play() -> None:
    g = table(
        "soldier ravager*5",
        "soldier*5",
        stones={1: "L L L L", 2: "D D D"},
        neutral_deck="balance_of_the_astrals light_stone",
    )
    play(g, "P1 play soldier, P2 pass", upto="P1 give_up_stone")
    play(g, "P1 give_up light_stone", upto="P1 claim_stone")
    assert row(g, 1) == "L L L"
    play(g, "P1 claim, P2 pass")
    assert (row(g, 1), row(g, 2)) == ("L L L L", "D D D")
    assert deck(g) == {"light_stone": 1, "dark_stone": 0, "trap": 0, "event": 0}
    assert asked(g) == "P2 play_card"


@pytest.mark.card("assassin")
def test_example_15_the_named_card() -> None:
    g = table("assassin soldier*5", "ravager*2 hex soldier warden", stones={2: "L D"})
    play(g, "P1 play assassin, P1 target P2, P2 pass", upto="P1 name_character")
    other = g.copy()
    play(g, "P1 name ravager", upto="P1 choose_stone")
    assert known(g, 2, None) == cards("hex soldier warden")
    assert pile(g, "graveyard") == cards("ravager*2")
    play(g, "P1 choose light_stone")
    assert row(g, 2) == "D"
    assert deck(g)["light_stone"] == 6
    assert news(g, "drew")[0] == {"seat": 1, "count": 2}
    play(other, "P1 name paladin")
    assert news(other, "revealed_hand") == [{"seat": 1, "cards": ["soldier", "warden", "ravager", "ravager", "hex"]}]
    assert known(other, 2, 1) == cards("ravager*2 hex soldier warden")
    assert row(other, 2) == "L D"
    assert pile(other, "graveyard") == ["assassin"]


@pytest.mark.card("necromancer")
def test_example_16_the_necromancer_pays() -> None:
    g = table("necromancer soldier*5", "soldier*5", graveyard="hex ravager priestess")
    play(g, "P1 play necromancer, P2 pass", upto="P1 revive_card")
    assert offered(g) == ["revive ravager", "revive hex", "stop"]
    play(g, "P1 revive hex", upto="P1 revive_card")
    assert offered(g) == ["revive ravager", "stop"]
    play(g, "P1 stop", upto="P1 discard_card")
    assert pile(g, "void") == ["necromancer"]
    assert pile(g, "graveyard") == cards("ravager priestess")
    assert len(hand(g, 1)) == 6
    play(g, "P1 discard soldier")


@pytest.mark.rule("NY-53")
def test_example_17_rally_ends_with_the_game() -> None:
    g = table(
        "warlord ravager*2 soldier*3",
        "soldier*5",
        stones={1: "D D D D"},
        main_deck="envoy ...",
        neutral_deck="dark_stone dark_stone ...",
    )
    play(g, "P1 play warlord, P2 pass, P1 rally ravager, P2 pass, P1 claim, P2 pass")
    assert asked(g) == "over"
    assert hand(g, 1) == cards("ravager soldier*3 envoy")
    assert g.result is not None
    assert g.result.scores == (18, 5)
    assert g.result.winners == (0,)
