"""The eight events: whom they concern, in which order, and what happens with nothing to act on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spellhall import Game
from tests.games.nytherria.tools import (
    PLAIN,
    asked,
    cards,
    chance,
    deck,
    draws,
    facts,
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


def met(event: str, *hands: str, rest: str = "trap*3 ...", seed: int = 1, **more: Any) -> Game:
    """P2 of so many has played a Soldier and encountered the event; nobody answered."""
    given = hands or (PLAIN, "soldier ravager*5", "thief*2 hex envoy*2")
    g = table(*given, turn=1, neutral_deck=f"{event} {rest}", seed=seed, **more)
    g.play("play soldier")
    for _ in range(len(given) - 1):
        g.play("pass")
    return g


@pytest.mark.card("starfall")
@pytest.mark.rule("NY-R16", "NY-R35")
def test_starfall_everybody_draws_two_beginning_with_you() -> None:
    g = met("starfall", main_deck="hex shade*2 warlord*3 ...")
    assert [each["seat"] for each in news(g, "drew")] == [1, 2, 0]
    assert hand(g, 2) == cards("ravager*5 hex shade")
    assert asked(g) == "P2 discard_card"
    play(
        g,
        "P2 discard ravager, P2 discard ravager, P3 discard thief, P3 discard thief, P1 discard soldier, P1 discard soldier",
    )


@pytest.mark.card("starfall")
@pytest.mark.rule("NY-46")
def test_starfall_with_too_few_cards() -> None:
    g = met("starfall", "soldier*3 thief*2", "soldier ravager*5", main_deck="hex shade envoy")
    assert [(each["seat"], each["count"]) for each in news(g, "drew")] == [(1, 2), (0, 1)]


@pytest.mark.card("void_rift")
@pytest.mark.rule("NY-R35", "NY-7")
def test_void_rift_everybody_banishes_one_of_their_own() -> None:
    g = met("void_rift")
    assert asked(g) == "P2 banish_own"
    assert offered(g) == ["banish ravager"]
    play(g, "P2 banish ravager", upto="P3 banish_own")
    assert offered(g) == ["banish envoy", "banish hex", "banish thief"]
    assert pile(g, "void") == ["ravager"]  # public when made
    play(g, "P3 banish hex, P1 banish soldier")
    assert pile(g, "void") == cards("ravager hex soldier")


@pytest.mark.card("void_rift")
def test_void_rift_skips_an_empty_hand() -> None:
    g = met("void_rift", "", "soldier ravager*5", "")
    assert asked(g) == "P2 banish_own"
    play(g, "P2 banish ravager")
    assert pile(g, "void") == ["ravager"]


@pytest.mark.card("winds_of_fate")
@pytest.mark.rule("NY-R35")
def test_winds_of_fate_all_pass_at_the_same_time() -> None:
    g = met("winds_of_fate")
    play(g, "P2 pass ravager", upto="P3 pass_card")
    assert len(hand(g, 2)) == 5  # nothing has moved yet
    assert not news(g, "passed")
    play(g, "P3 pass hex", upto="P1 pass_card")
    assert offered(g) == ["pass soldier", "pass ravager"]  # what P3 passes has not arrived
    play(g, "P1 pass soldier")
    assert hand(g, 1) == cards(f"{PLAIN} hex".replace("soldier*3", "soldier*2"))
    assert known(g, 3, 2) == ["ravager"]
    assert "hex" not in hand(g, 3)
    assert hand(g, 2) == cards("ravager*4 soldier")


@pytest.mark.card("winds_of_fate")
@pytest.mark.rule("NY-58")
def test_winds_of_fate_with_two_players_is_an_exchange() -> None:
    g = met("winds_of_fate", PLAIN, "soldier hex*2 thief*2 shade")
    play(g, "P2 pass shade, P1 pass soldier")
    assert "shade" in hand(g, 1)
    assert hand(g, 2) == cards("hex*2 thief*2 soldier")


@pytest.mark.card("winds_of_fate")
def test_winds_of_fate_an_empty_hand_passes_nothing_but_receives() -> None:
    g = met(
        "winds_of_fate", "", "soldier ravager*5", "thief*2 hex envoy*2", main_deck="shade*2 warlord*3 paladin*3 ..."
    )
    play(g, "P2 pass ravager, P3 pass hex")
    assert "hex" in hand(g, 1)
    assert len(news(g, "passed")) == 2


@pytest.mark.card("temple_guardian")
@pytest.mark.rule("NY-48")
def test_temple_guardian_two_random_discards_and_the_encounter_ends() -> None:
    lost: Counter[str] = Counter()
    for seed in range(120):
        g = met("temple_guardian", PLAIN, "soldier ravager*4 hex", rest="light_stone ...", seed=seed)
        assert len(chance(g, "discard")) == 2
        lost.update(chance(g, "discard"))
        assert asked(g) == "P1 play_card"  # the stone below was not met
        assert set(chance(g, "discard")) <= set(pile(g, "graveyard"))
    assert set(lost) == {"ravager", "hex"}
    assert 30 <= lost["hex"] <= 68  # two of five


@pytest.mark.card("temple_guardian")
def test_temple_guardian_takes_as_many_as_there_are() -> None:
    g = met("temple_guardian", PLAIN, "soldier hex")
    assert chance(g, "discard") == ["hex"]
    assert "hex" in pile(g, "graveyard")


@pytest.mark.card("echo_of_the_fallen")
@pytest.mark.rule("NY-R32")
def test_echo_revives_a_card_of_either_faction() -> None:
    g = met("echo_of_the_fallen", graveyard="priestess hex")
    assert asked(g) == "P2 revive_card"
    assert offered(g) == ["revive priestess", "revive hex"]  # The Soldier is still in play; no way to decline
    play(g, "P2 revive hex", upto="P2 discard_card")
    assert "hex" in hand(g, 2)
    assert len(news(g, "encountered")) == 4  # the encounter went on


@pytest.mark.card("echo_of_the_fallen")
def test_echo_with_an_empty_graveyard_is_nothing() -> None:
    g = met("echo_of_the_fallen")
    assert asked(g) == "P3 play_card"


@pytest.mark.card("hidden_passage")
@pytest.mark.rule("NY-38")
def test_hidden_passage_two_more() -> None:
    g = met("hidden_passage", rest="trap*8 ...")
    assert pile(g, "neutral_graveyard") == cards("hidden_passage pit_of_blades*5")


@pytest.mark.card("balance_of_the_astrals")
@pytest.mark.rule("NY-44", "NY-R35")
def test_balance_all_who_have_the_most_return_one() -> None:
    g = met("balance_of_the_astrals", stones={1: "L D", 2: "L", 3: "D D"})
    assert asked(g) == "P3 give_up_stone"  # clockwise beginning with P2, who has fewer
    play(g, "P3 give_up dark_stone", upto="P1 give_up_stone")
    assert deck(g)["dark_stone"] == 3  # set aside, not yet returned
    assert offered(g) == ["give_up light_stone", "give_up dark_stone"]
    g.play("give_up light_stone")
    assert [row(g, player) for player in (1, 2, 3)] == ["D", "L", "D"]
    assert news(g, "returned_stones") == [{"cards": ["light_stone", "dark_stone"]}]


@pytest.mark.card("balance_of_the_astrals")
def test_balance_with_nobody_holding_a_stone_is_nothing() -> None:
    g = met("balance_of_the_astrals")
    assert asked(g) == "P3 play_card"
    assert not news(g, "returned_stones")
    assert deck(g)["light_stone"] == 6


@pytest.mark.card("balance_of_the_astrals")
@pytest.mark.rule("NY-44")
def test_balance_shuffles_the_neutral_deck() -> None:
    g = met("balance_of_the_astrals", PLAIN, "soldier ravager*5", stones={2: "D"}, rest="starfall trap*2 dark_stone*2")
    assert not chance(g, "encounter")
    g.play("give_up dark_stone")
    assert chance(g, "encounter")  # what lay on top has to be drawn anew


@pytest.mark.card("tide_of_time")
@pytest.mark.rule("NY-44", "NY-18")
def test_tide_returns_the_graveyard_and_sets_every_draw_to_two() -> None:
    g = met("tide_of_time", graveyard="hex priestess", main_deck="shade*2 ...", stones={1: "L"})
    assert asked(g) == "P3 play_card"
    assert pile(g, "graveyard") == ["soldier"]
    assert facts(g)["shuffled_in"] == ["priestess", "hex"]
    assert news(g, "tide") == [{"cards": ["priestess", "hex"]}]
    assert draws(g) == [2, 2, 1]  # P3's Draw phase has used its 2 up
    assert len(hand(g, 3)) == 7
    assert len(chance(g, "draw")) == 2  # the main deck was shuffled: its top is no longer known


@pytest.mark.card("tide_of_time")
def test_tide_with_an_empty_graveyard_only_sets_the_draws() -> None:
    g = met("tide_of_time")
    assert draws(g) == [2, 2, 1]
    assert facts(g)["shuffled_in"] == []


@pytest.mark.rule("NY-38", "NY-6")
@pytest.mark.card(
    "starfall", "void_rift", "winds_of_fate", "temple_guardian",
    "echo_of_the_fallen", "hidden_passage", "balance_of_the_astrals", "tide_of_time",
)  # fmt: skip
@pytest.mark.parametrize("event", [
    "starfall", "void_rift", "winds_of_fate", "temple_guardian",
    "echo_of_the_fallen", "hidden_passage", "balance_of_the_astrals", "tide_of_time",
])  # fmt: skip
def test_an_event_ends_in_the_neutral_graveyard(event: str) -> None:
    g = met(event)
    while asked(g) != "P3 play_card":
        g.play(offered(g)[0])
    assert pile(g, "neutral_graveyard").count(event) == 1
    assert pile(g, "play") == []
    assert top(g) == []
    assert size(g, "neutral_deck") <= 39
