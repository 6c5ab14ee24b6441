"""NY-38, NY-39, NY-47: The Soldier and The Ravager go down the stairs."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.nytherria.tools import (
    PLAIN,
    TRAPS,
    asked,
    cards,
    chance,
    deck,
    facts,
    news,
    offered,
    pile,
    play,
    prompt,
    row,
    size,
    table,
    top,
)


@pytest.mark.rule("NY-38", "NY-39", "NY-R12")
@pytest.mark.card("soldier", "ravager", "light_stone", "dark_stone")
@pytest.mark.parametrize(("kind", "own", "other", "letter"), [
    ("soldier", "light_stone", "dark_stone", "L"),
    ("ravager", "dark_stone", "light_stone", "D"),
])  # fmt: skip
def test_each_claims_its_own_kind_only(kind: str, own: str, other: str, letter: str) -> None:
    g = table(f"{kind}*6", "thief*2 hex*2 envoy", neutral_deck=f"{own} ...")
    play(g, f"P1 play {kind}, P2 pass", upto="P1 claim_stone")
    assert offered(g) == ["claim", "decline"]
    play(g, "P1 claim, P2 pass")
    assert row(g, 1) == letter
    g = table(f"{kind}*6", "thief*2 hex*2 envoy", neutral_deck=f"{other} trap*3")
    play(g, f"P1 play {kind}, P2 pass")
    assert row(g, 1) == ""
    assert len(news(g, "encountered")) == 4


@pytest.mark.rule("NY-38", "NY-R12")
@pytest.mark.card("soldier", "ravager")
@pytest.mark.parametrize("kind", ["soldier", "ravager"])
def test_four_cards_are_encountered(kind: str) -> None:
    g = table(f"{kind}*6", "thief*2 hex*2 envoy", neutral_deck="trap*6 ...")
    play(g, f"P1 play {kind}, P2 pass")
    assert pile(g, "neutral_graveyard") == ["pit_of_blades"] * 4
    assert size(g, "neutral_deck") == 36


@pytest.mark.rule("NY-38", "NY-R15")
@pytest.mark.card("pit_of_blades", "whispering_darts", "falling_keystone", "phantom_fire")
@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_does_nothing_but_use_up_a_card(trap: str) -> None:
    g = table("soldier ravager*5", PLAIN, neutral_deck=f"{trap} light_stone ...", stones={1: "D"})
    assert deck(g)["trap"] == 20
    play(g, "P1 play soldier, P2 pass", upto="P1 claim_stone")
    assert facts(g)["encounters"] == 2
    assert pile(g, "neutral_graveyard") == [trap]
    assert deck(g) == {"light_stone": 5, "dark_stone": 5, "trap": 19, "event": 8}
    assert news(g, "encountered")[0] == {"seat": 0, "card": trap}
    assert row(g, 1) == "D"


@pytest.mark.rule("NY-38", "NY-39")
def test_claiming_ends_the_encounter() -> None:
    g = table("soldier ravager*5", PLAIN, neutral_deck="light_stone light_stone ...")
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert row(g, 1) == "L"
    assert len(news(g, "encountered")) == 1
    assert facts(g)["encounters"] is None


@pytest.mark.rule("NY-38", "NY-R14", "NY-44")
def test_a_declined_stone_returns_and_the_encounter_goes_on() -> None:
    g = table("soldier ravager*5", PLAIN, neutral_deck="light_stone*2 trap", neutral_graveyard="dark_stone*6")
    play(g, "P1 play soldier, P2 pass", upto="P1 claim_stone")
    assert prompt(g) == {"key": "ask-claim_stone", "args": {"card": "light_stone", "count": 3}}
    assert deck(g)["light_stone"] == 1
    g.play("decline")
    assert news(g, "declined") == [{"seat": 0, "card": "light_stone"}]
    met = 1
    while asked(g) == "P1 claim_stone":
        g.play("decline")
        met += 1
    assert asked(g) == "P2 play_card"
    assert deck(g)["light_stone"] == 2
    assert len(news(g, "encountered")) == 4
    assert met == chance(g, "encounter").count("light_stone") + 1


@pytest.mark.rule("NY-38", "NY-R13")
def test_a_stone_of_the_other_kind_is_returned_and_the_deck_shuffled() -> None:
    """Below the wrong stone lies the right one; after the shuffle it may be anywhere."""
    second: Counter[str] = Counter()
    for seed in range(60):
        g = table("soldier ravager*5", PLAIN, neutral_deck="dark_stone light_stone trap*5", seed=seed)
        g.play("play soldier")
        g.play("pass")
        second[news(g, "encountered")[1]["card"]] += 1
    assert set(second) == {"light_stone", "dark_stone", "pit_of_blades"}
    assert second["light_stone"] < 25


@pytest.mark.rule("NY-44", "NY-R13")
def test_a_shuffle_ends_what_the_pathfinder_knew() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap dark_stone light_stone ...")
    play(g, "P1 play pathfinder, P2 pass, P1 next dark_stone, P1 next pit_of_blades", upto="P1 rally_card")
    assert top(g, 1) == ["dark_stone", "pit_of_blades", "light_stone"]
    g.play("rally soldier")
    g.play("pass")
    assert news(g, "encountered")[0] == {"seat": 0, "card": "dark_stone"}
    assert top(g, 1) == []


@pytest.mark.rule("NY-47", "NY-38")
def test_an_encounter_stops_when_the_neutral_deck_is_empty() -> None:
    g = table("soldier ravager*5", PLAIN, neutral_deck="trap trap")
    play(g, "P1 play soldier, P2 pass")
    assert size(g, "neutral_deck") == 0
    assert len(news(g, "encountered")) == 2
    assert facts(g)["encounters"] is None
    assert g.result is not None


@pytest.mark.rule("NY-38", "NY-R40")
@pytest.mark.card("soldier", "ravager")
@pytest.mark.parametrize("kind", ["soldier", "ravager"])
def test_an_empty_neutral_deck_is_nothing(kind: str) -> None:
    g = table(f"{kind}*6", "thief*2 hex*2 envoy", neutral_deck="")
    play(g, f"P1 play {kind}, P2 pass")
    assert not news(g, "encountered")
    assert g.result is not None
    assert g.result.reason == "no_stone_left"


@pytest.mark.rule("NY-39")
def test_one_play_claims_at_most_one_stone() -> None:
    g = table(
        "warlord ravager*5", PLAIN.replace("ravager*2", "hex*2"), neutral_deck="dark_stone*3 ...", main_deck="thief ..."
    )
    play(g, "P1 play warlord, P2 pass, P1 rally ravager, P2 pass, P1 claim, P2 pass", upto="P1 rally_card")
    assert row(g, 1) == "D"
    play(g, "P1 rally ravager, P2 pass, P1 claim, P2 pass")
    assert row(g, 1) == "D D"


@pytest.mark.rule("NY-39", "NY-30")
@pytest.mark.parametrize(("kind", "script"), [
    ("sorceress", "P1 play sorceress, P1 target P2, P2 pass, P1 choose light_stone"),
    ("dawn_queen", "P1 play dawn_queen, P1 target P2, P2 pass, P1 choose light_stone"),
    ("night_tyrant", "P1 play night_tyrant, P2 pass, P2 give_up light_stone, P1 keep light_stone"),
])  # fmt: skip
def test_stealing_and_being_given_is_not_claiming(kind: str, script: str) -> None:
    g = table(f"{kind} soldier*5", "ambusher ravager*4", stones={2: "L"})
    play(g, script)
    assert row(g, 1) == "L"  # The Ambusher was not asked


@pytest.mark.rule("NY-39", "NY-30")
def test_swapping_is_not_claiming() -> None:
    g = table("envoy soldier*5", "ambusher*2", stones={1: "D", 2: "L"}, main_deck="hex*2 thief*2 shade ...")
    play(g, "P1 play envoy, P1 target P2, P2 pass, P1 give ambusher, P1 give_dark_take_light")
    assert (row(g, 1), row(g, 2)) == ("L", "D")


@pytest.mark.rule("NY-R12")
def test_a_fresh_deck_gives_a_little_less_than_half() -> None:
    tries = 600
    found = 0
    for seed in range(tries):
        g = table("soldier*6", "ravager*5", seed=seed)
        g.play("play soldier")
        g.play("pass")
        while g.decision is not None and g.decision.name in ("pass_card", "banish_own", "give_up_stone", "revive_card"):
            g.play(g.decision.moves[0])
        found += asked(g) == "P1 claim_stone"
    assert 0.38 < found / tries < 0.52


@pytest.mark.rule("NY-R16")
def test_events_cannot_be_answered() -> None:
    g = table(
        "soldier ravager*5",
        "arbiter shade ravager*3",
        neutral_deck="starfall trap*3 ...",
        main_deck="hex*2 thief*2 ...",
    )
    play(g, "P1 play soldier, P2 pass", upto="P1 discard_card")  # P2 was asked once, for The Soldier
    assert pile(g, "neutral_graveyard") == cards("starfall pit_of_blades*3")
