"""NY-16 to NY-28: the phases of a turn, the steps of a play, End Turn."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.engine.steps import apply, legal
from spellhall.games.nytherria.cards import PALADIN
from tests.games.nytherria.tools import (
    PLAIN,
    asked,
    cards,
    chance,
    draws,
    facts,
    hand,
    news,
    offered,
    pile,
    play,
    prompt,
    row,
    size,
    table,
    told,
    wander,
)


@pytest.mark.rule("NY-16")
def test_draw_main_counter_end() -> None:
    g = table(PLAIN, "shade soldier*4", phase="draw", main_deck="hex thief envoy ...", neutral_deck="trap*4 ...")
    phases = []
    for move in ("play soldier", "shade"):
        phases.append(g.view(None)["status"]["phase"])
        g.play(move)
    assert phases == ["main", "counter"]
    assert [item["kind"] for item in told(g)] == ["drew", "played", "answered", *["encountered"] * 4, "took", "drew"]


@pytest.mark.rule("NY-16")
def test_cards_are_drawn_in_the_draw_phase_and_at_end_turn() -> None:
    """Nobody is asked anything then, but whoever follows chance sees the phase."""
    info = spellhall.game_info("nytherria")
    position = {"hand": {"P1": "paladin soldier*4", "P2": "soldier*4"}, "turn": "P1"}
    s = info.begin(2, info.read_options({}), info.read_scenario(position))
    seen = []
    for _ in range(3):
        assert s.ask is not None
        seen.append((s.ask[1].name, info.look(s, None)["status"]["phase"]))
        apply(s, PALADIN if s.ask[1].name == "play_card" else legal(s)[0])
    assert seen == [("drawn", "draw"), ("play_card", "main"), ("drawn", "end_turn")]


@pytest.mark.rule("NY-17")
def test_the_current_player_draws_one() -> None:
    g = table(PLAIN, PLAIN, phase="draw", main_deck="hex thief ...")
    assert hand(g, 1) == cards(f"{PLAIN} hex")
    assert news(g, "you_drew", 1) == [{"card": "hex"}]
    assert hand(g, 2) == cards(PLAIN)


@pytest.mark.rule("NY-17", "NY-18")
@pytest.mark.parametrize("setting", [0, 1, 2])
def test_the_draw_setting_counts_once(setting: int) -> None:
    g = table(
        PLAIN, PLAIN, phase="draw", draws=[setting, 1], main_deck="hex thief envoy ...", neutral_deck="trap*8 ..."
    )
    assert len(hand(g, 1)) == 5 + setting
    assert draws(g) == [1, 1]


@pytest.mark.rule("NY-18", "NY-R34")
def test_a_newer_setting_replaces_an_older_one() -> None:
    """Tide of Time gives P2 2, The Night Tyrant then 0; and the other way round. They never add up."""
    g = table("night_tyrant soldier*5", PLAIN, draws=[1, 2])
    play(g, "P1 play night_tyrant, P2 pass")
    assert hand(g, 2) == cards(PLAIN)
    g = table("priestess soldier*5", PLAIN, draws=[0, 1], neutral_deck="trap*8 ...", main_deck="hex ...")
    play(g, "P1 play priestess, P2 pass")
    assert draws(g)[0] == 2
    play(g, "P2 play soldier, P1 pass")
    assert len(hand(g, 1)) == 7


@pytest.mark.rule("NY-19", "NY-R10")
def test_one_card_must_be_played() -> None:
    g = table("paladin*3 warden*2 shade", PLAIN)
    assert asked(g) == "P1 play_card"
    assert offered(g) == ["play paladin", "play warden", "play shade"]  # and no way to pass
    play(g, "P1 play shade")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-19")
def test_with_an_empty_hand_nothing_is_played() -> None:
    g = table("", PLAIN, main_deck="hex*2 thief*2 envoy*2 shade*2")
    assert asked(g) == "P2 play_card"
    assert hand(g, 1) == cards("hex*2 thief*2 envoy")  # P1's End Turn
    assert pile(g, "graveyard") == []


@pytest.mark.rule("NY-20")
def test_announced_cards_lie_open_before_anything_happens() -> None:
    g = table("hex soldier*5", PLAIN, PLAIN, stones={2: "L", 3: "D"})
    play(g, "P1 play hex", upto="P1 choose_target")
    assert pile(g, "play") == ["hex"]
    assert offered(g) == ["target P2", "target P3"]
    play(g, "P1 target P3", upto="P3 answer_play")
    assert pile(g, "play") == ["hex"]
    assert facts(g)["announced"] == "hex"
    assert facts(g)["target"] == 2
    assert row(g, 3) == "D"


@pytest.mark.rule("NY-21", "NY-R4", "NY-R33")
def test_the_quickplay_leaves_before_the_announced_card_resolves() -> None:
    """The Necromancer may revive The Shade that answered it."""
    g = table("necromancer soldier*5", "shade soldier*4")
    play(g, "P1 play necromancer, P2 shade", upto="P1 revive_card")
    assert pile(g, "play") == ["necromancer"]
    assert offered(g) == ["revive shade", "stop"]


@pytest.mark.rule("NY-22")
def test_clauses_are_carried_out_in_order() -> None:
    g = table("dawn_queen soldier*5", PLAIN, stones={2: "L"}, graveyard="hex")
    play(g, "P1 play dawn_queen, P1 target P2, P2 pass", upto="P1 choose_stone")
    play(g, "P1 choose light_stone", upto="P1 revive_card")
    play(g, "P1 revive hex, P1 discard soldier")
    assert [item["kind"] for item in told(g)][1:3] == ["stole_stone", "revived"]


@pytest.mark.rule("NY-22", "NY-30")
def test_the_claim_window_opens_within_the_resolution() -> None:
    g = table("soldier*6", PLAIN, neutral_deck="light_stone ...")
    play(g, "P1 play soldier, P2 pass, P1 claim", upto="P2 answer_claim")
    assert pile(g, "play") == ["soldier"]
    assert row(g, 1) == "L"


@pytest.mark.rule("NY-23")
def test_cards_leave_to_the_graveyard_resolved_or_cancelled() -> None:
    for answer in ("pass", "arbiter"):
        g = table("priestess soldier*5", "arbiter soldier*4")
        play(g, f"P1 play priestess, P2 {answer}")
        assert "priestess" in pile(g, "graveyard")
        assert pile(g, "play") == []


@pytest.mark.rule("NY-24", "NY-R23")
def test_the_check_comes_after_the_card_has_left() -> None:
    """Five stones in the middle of a play end nothing: the fifth goes to The Ambusher."""
    g = table("soldier*6", "ambusher soldier*4", stones={1: "L L L L"}, neutral_deck="light_stone ...")
    play(g, "P1 play soldier, P2 pass, P1 claim", upto="P2 answer_claim")
    assert g.result is None
    play(g, "P2 ambusher")
    assert g.result is None
    assert not news(g, "collected")


@pytest.mark.rule("NY-25", "NY-26")
def test_each_rally_play_has_its_own_steps_and_then_the_phases_are_over() -> None:
    g = table("pathfinder priestess soldier*4", "shade arbiter soldier*3", neutral_deck="trap*3 ...")
    play(g, "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades", upto="P1 rally_card")
    play(g, "P1 rally priestess", upto="P2 answer_play")  # a window of its own
    play(g, "P2 arbiter")
    assert pile(g, "graveyard") == cards("pathfinder priestess arbiter")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-27", "NY-R17")
def test_end_turn_from_the_current_player_clockwise() -> None:
    g = table(
        "inquisitor soldier*7",
        "ravager*7",
        "soldier*2",
        turn=0,
        main_deck="hex thief envoy shade ...",
    )
    play(g, "P1 play inquisitor, P1 target P2, P2 pass, P1 banish ravager, P1 stop", upto="P1 discard_card")
    play(g, "P1 discard soldier", upto="P1 discard_card")  # one at a time
    play(g, "P1 discard soldier", upto="P2 discard_card")
    play(g, "P2 discard ravager")
    assert hand(g, 1) == ["soldier"] * 5
    assert hand(g, 3) == cards("soldier*2 hex thief envoy")
    assert asked(g) == "P2 play_card"
    assert hand(g, 2) == cards("ravager*5 shade")


@pytest.mark.rule("NY-27")
def test_each_adjusts_fully_before_the_next() -> None:
    """P1's discard is in the graveyard when P2 must draw from it."""
    g = table("paladin soldier*6", "ravager*4", main_deck="")
    play(g, "P1 play paladin, P1 discard soldier")
    assert size(g, "main_deck") + size(g, "graveyard") == 0  # P2 drew one at End Turn, one in the Draw phase
    assert hand(g, 2) == cards("ravager*4 paladin soldier")


@pytest.mark.rule("NY-27", "NY-R17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_five_cards_after_every_turn(seats: int) -> None:
    turns = 0
    for seed in range(3):
        g = spellhall.new("nytherria", seats, seed)
        for _ in wander(g, seed):
            assert g.decision is not None
            if g.decision.name == "play_card":
                others = [size(g, f"hand{seat}") for seat in range(seats) if seat != g.decision.seat]
                assert others == [5] * (seats - 1)
                assert 5 <= size(g, f"hand{g.decision.seat}") <= 7
                turns += 1
        assert [size(g, f"hand{seat}") for seat in range(seats)] == [5] * seats
    assert turns > 60


@pytest.mark.rule("NY-28", "NY-53")
def test_after_the_trigger_end_turn_and_then_the_score() -> None:
    g = table(
        "soldier*7", "soldier*3", stones={1: "L L L L"}, neutral_deck="light_stone ...", main_deck="hex thief ..."
    )
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass", upto="P1 discard_card")
    play(g, "P1 discard soldier")
    assert hand(g, 2) == cards("soldier*3 hex thief")
    assert g.result is not None
    assert g.result.scores == (10 + 2 + 5, 3 + 4)


@pytest.mark.rule("NY-28")
def test_otherwise_the_next_player_begins() -> None:
    g = table(PLAIN, PLAIN, PLAIN, turn=2, neutral_deck="trap*4 ...")
    play(g, "P3 play soldier, P1 pass, P2 pass")
    assert asked(g) == "P1 play_card"


@pytest.mark.rule("NY-R39")
def test_a_cancelled_card_was_the_turns_play() -> None:
    g = table("priestess soldier*5", "arbiter soldier*4")
    play(g, "P1 play priestess, P2 arbiter")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-49", "NY-R37")
def test_no_hand_limit_but_at_end_turn() -> None:
    g = table("necromancer soldier*7", PLAIN, graveyard="hex thief")
    assert len(hand(g, 1)) == 8
    play(g, "P1 play necromancer, P2 pass, P1 revive hex, P1 revive thief", upto="P1 discard_card")
    assert len(hand(g, 1)) == 9
    assert prompt(g) == {"key": "ask-discard_card", "args": {"count": 4}}


@pytest.mark.rule("NY-45", "NY-R19")
def test_the_graveyard_is_recycled_only_when_a_card_must_be_drawn() -> None:
    g = table("paladin soldier*5", "soldier*5", main_deck="hex", graveyard="ravager*3", phase="main")
    play(g, "P1 play paladin")
    assert hand(g, 2) == cards("soldier*5 hex")
    assert size(g, "main_deck") == 0
    assert pile(g, "graveyard") == cards("paladin ravager*3")  # still there to be revived
    play(g, "P2 play hex, P1 pass")  # no stone: no effect
    assert pile(g, "graveyard") == []
    assert size(g, "main_deck") == 4
    assert facts(g)["shuffled_in"] == ["paladin", "ravager", "ravager", "ravager", "hex"]
    assert news(g, "recycled") == [{"cards": facts(g)["shuffled_in"]}]


@pytest.mark.rule("NY-45", "NY-R19")
@pytest.mark.parametrize("seed", range(8))
def test_the_last_card_of_the_deck_is_drawn_before_the_graveyard_returns(seed: int) -> None:
    g = table("ravager soldier*5", "warden soldier*4", main_deck="", graveyard="hex*2 thief*2", seed=seed)
    play(g, "P1 play ravager, P2 warden")
    assert chance(g, "draw")[0] == "ravager"  # The Warden put it back: it was the whole deck
    assert facts(g)["shuffled_in"] == ["warden", "hex", "hex", "thief", "thief"]


@pytest.mark.rule("NY-45", "NY-R32")
def test_the_card_in_play_is_not_recycled_by_its_own_effect() -> None:
    g = table("warlord soldier*5", "soldier*5", main_deck="", graveyard="hex thief")
    play(g, "P1 play warlord, P2 pass", upto="P1 rally_card")
    drawn = chance(g, "draw")
    assert len(drawn) == 1
    assert drawn[0] in ("hex", "thief")
    assert pile(g, "graveyard") == ["warlord"]


@pytest.mark.rule("NY-46", "NY-R18")
def test_without_cards_to_draw_a_player_stays_short() -> None:
    g = table("hex soldier*3", "soldier*2", main_deck="", phase="draw")
    assert hand(g, 1) == cards("hex soldier*3")
    assert not news(g, "drew")
    play(g, "P1 play hex, P2 pass")
    assert hand(g, 1) == cards("soldier*3 hex")  # the graveyard was The Hex alone: P1 drew it back
    assert hand(g, 2) == cards("soldier*2")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-46")
def test_a_draw_takes_what_there_is() -> None:
    g = table("paladin soldier*5", "soldier*2", main_deck="hex")
    play(g, "P1 play paladin")
    assert hand(g, 2) == cards("soldier*2 hex paladin")
    assert news(g, "drew") == [{"seat": 1, "count": 2}]
