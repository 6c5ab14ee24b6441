"""The Dark characters, each with what just fails to qualify beside it. (The Ravager: test_encounter.)"""

from __future__ import annotations

import pytest

from tests.games.nytherria.tools import (
    PLAIN,
    asked,
    cards,
    deck,
    draws,
    hand,
    known,
    news,
    offered,
    pile,
    play,
    row,
    table,
    top,
    zone,
)

# The Night Tyrant


@pytest.mark.card("night_tyrant")
@pytest.mark.rule("NY-50", "NY-R35", "NY-44")
def test_night_tyrant_takes_tribute_clockwise() -> None:
    g = table("night_tyrant soldier*5", PLAIN, PLAIN, "thief*2 hex*2 envoy", turn=0, stones={2: "L D", 4: "D", 1: "L"})
    play(g, "P1 play night_tyrant, P2 pass, P3 pass, P4 pass", upto="P2 give_up_stone")
    assert offered(g) == ["give_up light_stone", "give_up dark_stone"]
    play(g, "P2 give_up light_stone", upto="P4 give_up_stone")  # P3 has none
    assert [card["face"] for card in zone(g, "aside")["cards"]] == ["light_stone"]  # public when made
    play(g, "P4 give_up dark_stone", upto="P1 keep_stone")
    assert offered(g) == ["keep light_stone", "keep dark_stone"]
    play(g, "P1 keep dark_stone")
    assert [row(g, player) for player in (1, 2, 3, 4)] == ["L D", "D", "", ""]
    assert deck(g)["light_stone"] == 5
    assert draws(g) == [1, 1, 0, 0]  # P2's Draw phase has used its 0 up
    assert hand(g, 2) == cards(PLAIN)
    assert pile(g, "void") == ["night_tyrant"]


@pytest.mark.card("night_tyrant")
def test_night_tyrant_without_stones_only_sets_the_draw() -> None:
    g = table("night_tyrant soldier*5", PLAIN, stones={1: "L"})
    play(g, "P1 play night_tyrant, P2 pass")
    assert row(g, 1) == "L"
    assert news(g, "draw_set") == [{"seat": 1, "number": 0}]
    assert hand(g, 2) == cards(PLAIN)


@pytest.mark.card("night_tyrant")
@pytest.mark.rule("NY-44")
def test_night_tyrant_with_one_stone_returns_nothing_and_shuffles_nothing() -> None:
    g = table("pathfinder night_tyrant soldier*4", PLAIN, stones={2: "L"}, neutral_deck="trap dark_stone trap ...")
    play(
        g,
        "P1 play pathfinder, P2 pass, P1 next dark_stone, P1 next pit_of_blades, P1 rally night_tyrant, P2 pass",
        upto="P2 give_up_stone",
    )
    play(g, "P2 give_up light_stone, P1 keep light_stone")
    assert top(g, 1) == ["dark_stone", "pit_of_blades", "pit_of_blades"]


# The Hex


@pytest.mark.card("hex")
@pytest.mark.rule("NY-41", "NY-50", "NY-6")
def test_hex_steals_dark_and_destroys_light() -> None:
    g = table("hex soldier*5", PLAIN, stones={2: "L D"})
    play(g, "P1 play hex, P1 target P2, P2 pass", upto="P1 choose_stone")
    dark, light = g, g.copy()
    play(dark, "P1 choose dark_stone")
    assert (row(dark, 1), row(dark, 2)) == ("D", "L")
    play(light, "P1 choose light_stone")
    assert (row(light, 1), row(light, 2)) == ("", "D")
    assert pile(light, "neutral_graveyard") == ["light_stone"]
    assert deck(light)["light_stone"] == 5


@pytest.mark.card("hex")
def test_hex_without_target_has_no_effect() -> None:
    g = table("hex soldier*5", PLAIN, stones={1: "D"})
    play(g, "P1 play hex, P2 pass")
    assert row(g, 1) == "D"


# The Necromancer


@pytest.mark.card("necromancer")
@pytest.mark.rule("NY-41")
def test_necromancer_revives_up_to_two_dark_cards() -> None:
    g = table("necromancer soldier*5", PLAIN, graveyard="hex thief priestess shade")
    play(g, "P1 play necromancer, P2 pass, P1 revive hex, P1 revive shade", upto="P1 discard_card")
    assert pile(g, "graveyard") == cards("thief priestess")
    assert pile(g, "void") == ["necromancer"]


@pytest.mark.card("necromancer")
def test_necromancer_may_stop_at_once() -> None:
    g = table("necromancer soldier*5", PLAIN, graveyard="hex")
    play(g, "P1 play necromancer, P2 pass, P1 stop")
    assert pile(g, "graveyard") == ["hex"]
    assert pile(g, "void") == ["necromancer"]


@pytest.mark.card("necromancer")
def test_necromancer_without_a_dark_card_still_goes_to_the_void() -> None:
    g = table("necromancer soldier*5", PLAIN, graveyard="priestess")
    play(g, "P1 play necromancer, P2 pass")
    assert pile(g, "void") == ["necromancer"]


# The Warlord


@pytest.mark.card("warlord")
@pytest.mark.rule("NY-42")
def test_warlord_draws_and_rallies_ravagers_only() -> None:
    g = table("warlord soldier*4 hex", PLAIN, main_deck="ravager ...", neutral_deck="trap*8 ...")
    play(g, "P1 play warlord, P2 pass", upto="P1 rally_card")
    assert offered(g) == ["rally ravager", "stop"]  # the one just drawn; no Soldier, no Hex
    play(g, "P1 rally ravager, P2 pass", upto="P1 rally_card")
    assert offered(g) == ["stop"]
    play(g, "P1 stop")


@pytest.mark.card("warlord")
@pytest.mark.rule("NY-42")
def test_warlord_rallies_two_at_most() -> None:
    g = table(
        "warlord ravager*5", PLAIN.replace("ravager*2", "hex*2"), main_deck="ravager ...", neutral_deck="trap*8 ..."
    )
    play(g, "P1 play warlord, P2 pass, P1 rally ravager, P2 pass, P1 rally ravager, P2 pass")
    assert pile(g, "graveyard") == cards("warlord ravager*2")


@pytest.mark.card("warlord")
def test_warlord_without_ravager_looks_like_a_rally_declined() -> None:
    """Whether P1 holds a Ravager must not show: the question is put all the same."""
    g = table("warlord soldier*5", PLAIN, main_deck="hex ...")
    play(g, "P1 play warlord, P2 pass", upto="P1 rally_card")
    assert offered(g) == ["stop"]
    play(g, "P1 stop, P1 discard soldier")


# The Thief


@pytest.mark.card("thief")
@pytest.mark.rule("NY-42")
def test_thief_looks_steals_and_rallies_the_stolen_card_only() -> None:
    g = table("thief soldier*5", "hex priestess ravager*3", PLAIN.replace("soldier*3", "envoy paladin warden"))
    play(g, "P1 play thief, P1 target P2, P2 pass", upto="P1 steal_card")
    assert offered(g) == ["steal priestess", "steal ravager", "steal hex"]
    play(g, "P1 steal priestess", upto="P1 rally_card")
    assert offered(g) == ["rally priestess", "stop"]  # not the Soldiers
    play(g, "P1 rally priestess, P2 pass, P3 pass")
    assert draws(g)[0] == 2
    assert pile(g, "graveyard") == cards("thief priestess")


@pytest.mark.card("thief")
def test_thief_keeps_the_card_if_it_is_not_rallied() -> None:
    g = table("thief soldier*5", "hex ravager*4")
    play(g, "P1 play thief, P1 target P2, P2 pass, P1 steal hex, P1 stop", upto="P1 discard_card")
    assert hand(g, 1) == cards("soldier*5 hex")
    play(g, "P1 discard soldier")


@pytest.mark.card("thief")
def test_thief_rallies_a_stolen_copy() -> None:
    """P1 holds Soldiers of their own: the stolen one may be rallied, and then one is gone."""
    g = table("thief soldier*5", "soldier ravager*4", neutral_deck="trap*4 ...")
    play(g, "P1 play thief, P1 target P2, P2 pass, P1 steal soldier, P1 rally soldier, P2 pass")
    assert hand(g, 1) == ["soldier"] * 5


@pytest.mark.card("thief")
@pytest.mark.rule("NY-R40")
def test_thief_without_target_or_with_an_empty_hand_has_no_effect() -> None:
    g = table("thief soldier*5", "", main_deck="hex*2 envoy*2 shade*2")
    play(g, "P1 play thief, P2 pass")
    g = table("thief soldier*5", "shade")
    play(g, "P1 play thief, P1 target P2, P2 shade")
    assert not news(g, "looked")
    assert "thief" in hand(g, 2)


# The Assassin (see also worked example 15)


@pytest.mark.card("assassin")
@pytest.mark.rule("NY-50")
def test_assassin_names_any_of_the_twenty() -> None:
    g = table("assassin soldier*5", PLAIN)
    play(g, "P1 play assassin, P1 target P2, P2 pass", upto="P1 name_character")
    assert len(offered(g)) == 20


@pytest.mark.card("assassin")
def test_assassin_destroys_every_copy_and_returns_a_stone() -> None:
    g = table("assassin soldier*5", "hex*2 soldier*3", stones={2: "D"}, main_deck="envoy*2 thief*2 ...")
    play(g, "P1 play assassin, P1 target P2, P2 pass, P1 name hex, P1 choose dark_stone")
    assert pile(g, "graveyard") == cards("assassin hex*2")
    assert known(g, 2, None) == cards("soldier*3")
    assert (row(g, 1), row(g, 2), deck(g)["dark_stone"]) == ("", "", 6)


@pytest.mark.card("assassin")
def test_assassin_with_a_hit_but_no_stone_returns_nothing() -> None:
    g = table("assassin soldier*5", "hex soldier*4", stones={1: "D"})
    play(g, "P1 play assassin, P1 target P2, P2 pass, P1 name hex")
    assert row(g, 1) == "D"


@pytest.mark.card("assassin")
@pytest.mark.rule("NY-R29")
def test_a_leader_destroyed_in_a_hand_lies_in_the_graveyard() -> None:
    g = table("assassin soldier*5", "dawn_queen soldier*4")
    play(g, "P1 play assassin, P1 target P2, P2 pass, P1 name dawn_queen")
    assert "dawn_queen" in pile(g, "graveyard")


@pytest.mark.card("assassin")
@pytest.mark.rule("NY-37")
def test_assassin_without_target_has_no_effect() -> None:
    g = table("assassin soldier*5", "", main_deck="hex*2 envoy*2 shade*2")
    play(g, "P1 play assassin, P2 pass")
    assert not news(g, "named")


# The Quickplays; what they fit is in test_counter


@pytest.mark.card("doppelganger")
@pytest.mark.rule("NY-43", "NY-R41")
def test_doppelganger_turns_the_dawn_queen_round() -> None:
    """P2 resolves: steals from P1 and revives. Without a stone of P1 only the revive is left."""
    g = table("dawn_queen soldier*5", "doppelganger soldier*4", stones={1: "L", 2: "D"}, graveyard="hex thief")
    play(g, "P1 play dawn_queen, P1 target P2, P2 doppelganger, P2 choose light_stone, P2 revive hex")
    assert (row(g, 1), row(g, 2)) == ("", "L D")
    assert pile(g, "void") == cards("dawn_queen doppelganger")
    g = table("dawn_queen soldier*5", "doppelganger soldier*4", stones={2: "D"}, graveyard="hex thief")
    play(g, "P1 play dawn_queen, P1 target P2, P2 doppelganger", upto="P2 revive_card")
    play(g, "P2 revive thief")
    assert (row(g, 1), row(g, 2)) == ("", "D")


@pytest.mark.card("doppelganger", "inquisitor")
@pytest.mark.rule("NY-42", "NY-43")
def test_a_reversed_inquisitor_grants_rally_to_nobody() -> None:
    g = table("inquisitor ravager soldier*4", "doppelganger soldier*4")
    play(g, "P1 play inquisitor, P1 target P2, P2 doppelganger", upto="P2 banish_from_hand")
    assert offered(g) == ["banish ravager"]
    assert known(g, 1, 2) == cards("ravager soldier*4")
    play(g, "P2 banish ravager")
    assert asked(g) == "P2 play_card"
    assert pile(g, "graveyard") == ["inquisitor"]


@pytest.mark.card("doppelganger", "envoy")
@pytest.mark.rule("NY-43")
def test_a_reversed_envoy_steals_from_the_one_who_sent_him() -> None:
    g = table("envoy soldier*5", "doppelganger ravager*4", stones={1: "L", 2: "D"})
    play(g, "P1 play envoy, P1 target P2, P2 doppelganger", upto="P2 give_card")
    assert hand(g, 2) == cards("ravager*4 soldier")
    play(g, "P2 give ravager, P2 give_dark_take_light")
    assert (row(g, 1), row(g, 2)) == ("D", "L")
    assert hand(g, 1) == cards("soldier*4 ravager")


@pytest.mark.card("doppelganger")
@pytest.mark.rule("NY-43")
def test_a_reversed_card_without_legal_target_skips_what_needs_one() -> None:
    g = table("sorceress soldier*5", "doppelganger soldier*4", stones={2: "L"})
    play(g, "P1 play sorceress, P1 target P2, P2 doppelganger")
    assert row(g, 2) == "L"
    g = table("envoy", "doppelganger soldier*4")
    play(g, "P1 play envoy, P1 target P2, P2 doppelganger")
    assert not news(g, "stole_card")
    assert not news(g, "gave_card")


@pytest.mark.card("ambusher")
@pytest.mark.rule("NY-30", "NY-44")
def test_ambusher_returns_a_light_stone_not_a_dark_one() -> None:
    g = table("soldier*6", "ambusher ravager*4", stones={1: "L D"}, neutral_deck="light_stone trap ...")
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 ambusher")
    assert row(g, 1) == "L D"
    assert deck(g)["light_stone"] == 5
    assert "ambusher" in pile(g, "graveyard")


@pytest.mark.card("shade")
@pytest.mark.rule("NY-R41", "NY-23")
@pytest.mark.parametrize("kind", ["soldier", "ravager", "priestess", "necromancer"])
def test_shade_takes_what_resolved_as_usual(kind: str) -> None:
    g = table(
        f"{kind} thief*2 hex*2 envoy",
        "shade paladin*3 warden",
        neutral_deck="trap*4 ...",
        graveyard="warlord sorceress",
    )
    script = {
        "priestess": ", P1 revive sorceress, P1 discard hex",
        "necromancer": ", P1 revive shade, P1 stop, P1 discard hex",
    }
    play(g, f"P1 play {kind}, P2 shade{script.get(kind, '')}")
    assert kind in hand(g, 2)
    assert pile(g, "void") == []
    assert known(g, 2, None) == [kind]  # everybody saw it go there


@pytest.mark.card("shade")
@pytest.mark.rule("NY-42")
def test_shade_does_not_stop_rally() -> None:
    g = table("thief soldier*5", "shade priestess ravager*3")
    play(g, "P1 play thief, P1 target P2, P2 shade, P1 steal priestess", upto="P1 rally_card")
    assert "thief" in hand(g, 2)  # it went to its taker before the Rally plays
    assert offered(g) == ["rally priestess", "stop"]
