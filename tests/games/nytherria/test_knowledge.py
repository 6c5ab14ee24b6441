"""Section 5: who knows what, after looks, reveals, steals, passes and arranged deck tops."""

from __future__ import annotations

import json
from random import Random

import pytest

from spellhall import Game
from spellhall.games.nytherria.state import HAND, MAIN_TOP, NEUTRAL_TOP, Nytherria
from tests.games.nytherria.tools import PLAIN, asked, cards, hand, known, news, pile, play, table, top


def leaks(g: Game, seed: int = 5) -> None:
    """The view of everybody is the same in every world they cannot tell from this one."""
    rng = Random(seed)
    for viewer in (*range(g.seats), None):
        for _ in range(4):
            assert json.dumps(g.determinize(viewer, rng).view(viewer)) == json.dumps(g.view(viewer))


@pytest.mark.rule("NY-13")
def test_a_hand_is_known_to_its_owner() -> None:
    g = table(PLAIN, "hex thief envoy paladin shade", PLAIN)
    for viewer in (1, 3, None):
        assert known(g, 2, viewer) == []
    assert known(g, 2, 2) == cards("hex thief envoy paladin shade")
    leaks(g)


@pytest.mark.rule("NY-17")
def test_a_drawn_card_is_known_to_its_drawer() -> None:
    g = table(PLAIN, PLAIN, phase="draw", main_deck="hex ...")
    assert news(g, "you_drew", 1) == [{"card": "hex"}]
    for viewer in (2, None):
        assert news(g, "you_drew", viewer) == []
        assert news(g, "drew", viewer) == [{"seat": 0, "count": 1}]
        assert "hex" not in json.dumps(g.view(None if viewer is None else viewer - 1))


@pytest.mark.card("inquisitor")
def test_the_inquisitor_alone_sees_the_hand() -> None:
    g = table("inquisitor soldier*5", "hex paladin*2 shade warden", PLAIN)
    play(g, "P1 play inquisitor, P1 target P2, P2 pass", upto="P1 banish_from_hand")
    assert known(g, 2, 1) == cards("hex paladin*2 shade warden")
    assert known(g, 2, 3) == known(g, 2, None) == []
    assert news(g, "saw_hand", 1)[0]["cards"] == ["paladin", "paladin", "warden", "hex", "shade"]
    assert news(g, "saw_hand", 3) == news(g, "saw_hand", 2) == []
    leaks(g)
    play(g, "P1 banish hex, P1 stop")
    assert pile(g, "void") == ["hex"]
    assert known(g, 2, 1) == cards("paladin*2 shade warden")
    leaks(g)


@pytest.mark.card("inquisitor")
def test_while_the_inquisitor_looks_nobody_else_can_tell_what_there_is() -> None:
    """Worlds dealt for a bystander include hands without a Dark card; they play on."""
    g = table("inquisitor soldier*5", "hex soldier*4", "paladin*3 warden*2")
    play(g, "P1 play inquisitor, P1 target P2, P2 pass", upto="P1 banish_from_hand")
    rng = Random(1)
    offers = {tuple(world.decision.moves) for world in (g.determinize(2, rng) for _ in range(300)) if world.decision}
    assert ("nothing",) in offers
    assert len(offers) > 5


@pytest.mark.card("thief")
def test_a_stolen_card_is_known_to_both_and_the_rest_to_the_thief() -> None:
    g = table("thief soldier*5", "hex paladin*2 shade warden", PLAIN)
    play(g, "P1 play thief, P1 target P2, P2 pass, P1 steal hex", upto="P1 rally_card")
    assert known(g, 1, 2) == ["hex"]
    assert known(g, 1, 3) == known(g, 1, None) == []
    assert known(g, 2, 1) == cards("paladin*2 shade warden")
    assert known(g, 2, 3) == []
    for viewer in (1, 2):
        assert news(g, "stole_this_card", viewer) == [{"seat": 0, "seat_target": 1, "card": "hex"}]
    for bystander in (3, None):
        assert news(g, "stole_this_card", bystander) == []
        assert news(g, "stole_card", bystander) == [{"seat": 0, "seat_target": 1}]
        assert "hex" not in json.dumps(g.view(None if bystander is None else bystander - 1))
    leaks(g)


@pytest.mark.card("thief")
def test_who_knew_the_hand_before_a_secret_theft_is_sure_of_nothing_in_it() -> None:
    g = table("inquisitor soldier*5", "hex paladin*2 shade thief", "thief ravager*4", neutral_deck="trap*9 ...")
    play(g, "P1 play inquisitor, P1 target P2, P2 pass, P1 banish thief, P1 stop")
    assert known(g, 2, 1) == cards("hex paladin*2 shade")
    play(g, "P2 play shade")
    assert known(g, 2, 1) == cards("hex paladin*2")
    play(g, "P3 play thief, P3 target P2, P2 pass, P3 steal hex, P3 stop", upto="P3 discard_card")
    assert known(g, 2, 1) == []
    assert "hex" in known(g, 3, 2)
    leaks(g)


@pytest.mark.card("assassin")
def test_a_revealed_hand_is_known_to_everybody_until_cards_are_drawn() -> None:
    g = table("assassin soldier*5", "hex paladin*2 shade warden", PLAIN)
    play(g, "P1 play assassin, P1 target P2, P2 pass, P1 name hex")
    for viewer in (1, 3, None):
        assert known(g, 2, viewer) == cards("paladin*2 shade warden")  # and two backs: drawn since
    assert len(hand(g, 2)) == 6
    leaks(g)


@pytest.mark.card("envoy")
def test_the_envoys_two_cards_are_known_to_both() -> None:
    g = table("envoy soldier*4 shade", "hex*2", PLAIN, main_deck="thief*2 warlord*3 paladin*3 ...")
    play(g, "P1 play envoy, P1 target P2, P2 pass", upto="P1 give_card")
    assert known(g, 1, 2) == ["hex"]
    assert known(g, 1, 3) == []
    play(g, "P1 give shade")
    assert known(g, 2, 1) == ["shade"]
    assert known(g, 2, 3) == known(g, 2, None) == []
    assert known(g, 1, 2) == ["hex"]  # P2 saw that The Shade was given, so The Hex is still there
    assert news(g, "gave_this_card", 3) == []
    assert news(g, "gave_card", 3) == [{"seat": 0, "seat_target": 1}]
    leaks(g)


@pytest.mark.card("winds_of_fate")
@pytest.mark.rule("NY-R35")
def test_winds_are_secret_until_all_have_chosen_then_known_to_giver_and_receiver() -> None:
    g = table(
        "soldier ravager*4 hex", "thief envoy paladin warden arbiter", PLAIN, neutral_deck="winds_of_fate trap*3 ..."
    )
    play(g, "P1 play soldier, P2 pass, P3 pass", upto="P1 pass_card")
    play(g, "P1 pass hex", upto="P2 pass_card")
    assert known(g, 1, 2) == []
    assert news(g, "you_pass", 1) == [{"card": "hex"}]
    assert "hex" not in json.dumps(g.view(1))
    leaks(g)
    play(g, "P2 pass thief", upto="P3 pass_card")
    leaks(g)
    play(g, "P3 pass soldier")
    assert known(g, 2, 1) == ["hex"]
    assert known(g, 3, 2) == ["thief"]
    assert known(g, 1, 3) == ["soldier"]
    assert known(g, 2, 3) == known(g, 3, 1) == known(g, 1, 2) == []
    assert known(g, 1, None) == known(g, 2, None) == []
    assert news(g, "passed", 3) == [{"seat": 0, "seat_target": 1}]
    leaks(g)


@pytest.mark.card("winds_of_fate")
def test_the_receiver_of_a_card_from_a_known_hand_still_knows_the_rest() -> None:
    """P2 has looked into P1's hand, then P1 passes a card to P2: P2 saw which."""
    g = table(
        "envoy soldier hex paladin shade",
        "inquisitor soldier ravager*4",
        PLAIN,
        turn=1,
        neutral_deck="winds_of_fate trap*3 ...",
    )
    play(
        g,
        "P2 play inquisitor, P2 target P1, P1 pass, P2 banish shade, P2 rally soldier, P3 pass, P1 pass",
        upto="P2 pass_card",
    )
    play(g, "P2 pass ravager, P3 pass soldier", upto="P1 pass_card")
    rng = Random(2)
    guessed = {world_choice(g, rng) for _ in range(20)}
    assert guessed == {()}  # P1 has not chosen yet
    play(g, "P1 pass hex")
    assert known(g, 1, 2) == cards("envoy soldier paladin")
    assert known(g, 1, 3) == ["soldier"]  # what P3 passed


def world_choice(g: Game, rng: Random) -> tuple[int, ...]:
    """What P1 has chosen to pass, in a world dealt for P2."""
    state = g.determinize(1, rng).state
    assert isinstance(state, Nytherria)
    return tuple(card for card in state.passing if card in state.zones[HAND[0]])


@pytest.mark.card("winds_of_fate")
def test_a_world_dealt_for_a_player_guesses_what_others_will_pass() -> None:
    g = table("soldier envoy hex paladin shade thief", PLAIN, neutral_deck="winds_of_fate trap*3 ...")
    play(g, "P1 play soldier, P2 pass, P1 pass hex", upto="P2 pass_card")
    rng = Random(3)
    state = g.state
    assert isinstance(state, Nytherria)
    assert len({world_choice(g, rng) for _ in range(60)}) == 5
    mine = g.determinize(0, rng).state
    assert isinstance(mine, Nytherria)
    assert mine.passing == state.passing


@pytest.mark.card("pathfinder")
@pytest.mark.rule("NY-R31")
def test_the_pathfinder_knows_what_she_put_on_top() -> None:
    g = table("pathfinder soldier*5", PLAIN, PLAIN, neutral_deck="trap dark_stone light_stone ...")
    play(g, "P1 play pathfinder, P2 pass, P3 pass, P1 next dark_stone, P1 next light_stone", upto="P1 rally_card")
    assert top(g, 1) == ["dark_stone", "light_stone", "pit_of_blades"]
    assert top(g, 2) == top(g, 3) == top(g, None) == []
    assert news(g, "looked_at_top", 2) == [{"seat": 0, "count": 3}]
    assert news(g, "saw_top", 2) == []
    leaks(g)
    play(g, "P1 stop")
    assert top(g, 1) == ["dark_stone", "light_stone", "pit_of_blades"]


@pytest.mark.card("pathfinder")
def test_an_encounter_uses_up_the_known_top() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap starfall light_stone ...")
    play(
        g,
        "P1 play pathfinder, P2 pass, P1 next light_stone, P1 next starfall, P1 rally soldier, P2 pass",
        upto="P1 claim_stone",
    )
    assert top(g, 1) == ["starfall", "pit_of_blades"]
    play(g, "P1 claim, P2 pass")
    assert top(g, 1) == ["starfall", "pit_of_blades"]
    leaks(g)


@pytest.mark.card("pathfinder")
def test_another_pathfinder_knows_alone() -> None:
    """P1 knew the top; after P2 has arranged it anew, P1 cannot tell which is which."""
    g = table("pathfinder soldier*5", "pathfinder ravager*4", neutral_deck="trap starfall light_stone ...")
    play(g, "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next starfall, P1 stop")
    play(g, "P2 play pathfinder, P1 pass", upto="P2 arrange_next")
    assert top(g, 1) == top(g, 2) == ["pit_of_blades", "starfall", "light_stone"]
    play(g, "P2 next light_stone", upto="P2 arrange_next")
    assert top(g, 1) == []
    play(g, "P2 next starfall, P2 stop")
    assert top(g, 2) == ["light_stone", "starfall", "pit_of_blades"]
    leaks(g)


@pytest.mark.card("pathfinder")
def test_the_same_player_looking_twice_sees_two_new_cards_below() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap starfall light_stone ...")
    play(
        g,
        "P1 play pathfinder, P2 pass, P1 next light_stone, P1 next pit_of_blades, P1 rally soldier, P2 pass, P1 claim, P2 pass",
    )
    state = g.state
    assert isinstance(state, Nytherria)
    assert len(state.zones[NEUTRAL_TOP]) == len(top(g, 1)) == 2


@pytest.mark.rule("NY-44")
def test_the_order_a_scenario_gives_is_known_to_nobody() -> None:
    g = table(PLAIN, PLAIN, main_deck="hex thief ...", neutral_deck="light_stone trap ...")
    assert top(g, 1) == top(g, 2) == top(g, None) == []
    leaks(g)
    worlds = {tuple(faces_on_top(g.determinize(0, Random(seed)))) for seed in range(30)}
    assert len(worlds) > 15


def faces_on_top(g: Game) -> list[int]:
    state = g.state
    assert isinstance(state, Nytherria)
    return [state.kind[card] for card in state.zones[MAIN_TOP] + state.zones[NEUTRAL_TOP]]


@pytest.mark.card("shade", "priestess")
def test_what_went_openly_into_a_hand_stays_known_to_all() -> None:
    g = table("priestess soldier*4 envoy", "shade hex*2 thief*2", PLAIN, graveyard="sorceress")
    play(g, "P1 play priestess, P2 shade, P1 revive sorceress, P1 discard envoy")
    for viewer in (1, 2, 3, None):
        assert "sorceress" in known(g, 1, viewer)
        assert "priestess" in known(g, 2, viewer)
    leaks(g)


@pytest.mark.rule("NY-48")
def test_a_known_copy_cannot_be_told_from_an_unknown_one() -> None:
    """All know of one Soldier in P1's hand. P1, who has three, discards one: nobody can say whether
    it was that one, and to keep it in place would tell that there were more.
    """
    g = table("priestess soldier*2 ravager*3", PLAIN, graveyard="soldier")
    play(g, "P1 play priestess, P2 pass, P1 revive soldier", upto="P1 discard_card")
    assert known(g, 1, 2) == ["soldier"]
    play(g, "P1 discard soldier")
    assert known(g, 1, 2) == []
    assert hand(g, 1).count("soldier") == 2
    leaks(g)


@pytest.mark.rule("NY-R43")
def test_the_four_phases_are_public_what_is_asked_is_not() -> None:
    g = table("hex soldier*5", "paladin soldier*4", PLAIN, stones={2: "L"})
    play(g, "P1 play hex, P1 target P2", upto="P2 answer_play")
    for viewer in (0, 2, None):
        assert g.view(viewer)["decision"] == {"seat": 1}
        assert g.view(viewer)["status"]["phase"] == "counter"


@pytest.mark.rule("NY-54")
def test_hand_points_are_the_owners_secret() -> None:
    g = table(PLAIN, "hex thief envoy paladin shade")
    spectator = g.view(None)
    assert spectator["mine"] == {}
    assert "points" not in spectator["table"]
    assert all("points" not in seat["shows"] for seat in spectator["seats"])
    assert g.view(0)["mine"]["points"] == 5
    assert g.view(1)["mine"]["points"] == 10
    assert asked(g) == "P1 play_card"
