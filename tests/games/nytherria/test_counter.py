"""NY-29 to NY-37: the two windows, what fits, cancelling, and targets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spellhall import Game
from spellhall.games.nytherria.cards import CHARACTERS, IDS, NO_TARGET, QUICKPLAY
from tests.games.nytherria import rulebook
from tests.games.nytherria.tools import (
    PLAIN,
    asked,
    cards,
    facts,
    hand,
    news,
    offered,
    pile,
    play,
    prompt,
    row,
    table,
)

ON_PLAY = ["paladin", "warden", "arbiter", "doppelganger", "shade"]
QUICKPLAYS = ["paladin", "warden", "arbiter", "doppelganger", "ambusher", "shade"]
ALL_ANSWERS = "paladin warden arbiter doppelganger ambusher shade"
MAIN_CARDS = [card.id for card in CHARACTERS.values() if card.type != QUICKPLAY]


def announced(kind: str) -> Game:
    """P1 has announced the card; P2 holds every Quickplay and is its target, if it has one."""
    other = "soldier*5" if kind == "ravager" else "ravager*5"
    g = table(f"{kind} {other}", ALL_ANSWERS, stones={2: "L D"})
    g.play(f"play {kind}")
    if asked(g) == "P1 choose_target":
        g.play("target P2")
    return g


@pytest.mark.rule("NY-32", "NY-29")
@pytest.mark.card("paladin", "warden", "arbiter", "doppelganger", "shade")
def test_the_table_of_what_fits_what() -> None:
    """Every cell of the table in section 4, with the card as target where it can have one."""
    seen = set()
    for line in rulebook.table("Which Quickplay fits which play"):
        if line["Played"] == "any Quickplay as own play":
            assert all(line[quick] == "–" for quick in ON_PLAY)
            continue
        for kind in line["Played"].split(", "):
            seen.add(kind)
            targets = CHARACTERS[IDS.index(kind)].target != NO_TARGET
            g = announced(kind)
            assert asked(g) == "P2 answer_play"
            fitting = [quick for quick in ON_PLAY if line[quick] == "yes" or (line[quick] == "if targeted" and targets)]
            assert offered(g) == [*sorted(fitting, key=IDS.index), "pass"]
    assert seen == set(MAIN_CARDS)


@pytest.mark.rule("NY-32", "NY-37")
@pytest.mark.parametrize("kind", ["sorceress", "hex", "dawn_queen"])
def test_without_target_the_if_targeted_column_is_empty(kind: str) -> None:
    g = table(f"{kind} soldier*5", ALL_ANSWERS)
    play(g, f"P1 play {kind}", upto="P2 answer_play")
    assert offered(g) == (["arbiter", "pass"] if kind == "dawn_queen" else ["arbiter", "shade", "pass"])


@pytest.mark.rule("NY-29", "NY-R7")
def test_opponents_are_asked_clockwise_from_the_left_and_once() -> None:
    g = table(PLAIN, PLAIN, PLAIN, PLAIN, turn=2, neutral_deck="trap*4 ...")
    g.play("play soldier")
    order = []
    while asked(g).endswith("answer_play"):
        order.append(asked(g)[:2])
        g.play("pass")
    assert order == ["P4", "P1", "P2"]


@pytest.mark.rule("NY-29", "NY-31", "NY-R6")
def test_the_first_answer_closes_the_window() -> None:
    g = table("priestess soldier*5", "arbiter soldier*4", "arbiter ravager*4")
    play(g, "P1 play priestess, P2 arbiter")
    assert asked(g) == "P2 play_card"
    assert [each["card"] for each in news(g, "answered")] == ["arbiter"]


@pytest.mark.rule("NY-29", "NY-R8", "NY-R9")
def test_a_targeted_card_may_be_answered_by_its_target_only() -> None:
    g = table("thief soldier*5", "arbiter shade soldier*3", PLAIN, "arbiter shade ravager*3")
    play(g, "P1 play thief, P1 target P3", upto="P3 answer_play")
    play(g, "P3 pass", upto="P1 steal_card")  # neither P2 nor P4 was asked; what is stolen is chosen only now


@pytest.mark.rule("NY-30")
@pytest.mark.card("ambusher")
@pytest.mark.parametrize(("kind", "stone", "moves"), [
    ("soldier", "light_stone", ["ambusher", "pass"]),
    ("ravager", "dark_stone", ["pass"]),
])  # fmt: skip
def test_the_claim_window_opens_for_both_stones(kind: str, stone: str, moves: list[str]) -> None:
    g = table(f"{kind}*6", "ambusher soldier*4", "ambusher soldier*3 hex", neutral_deck=f"{stone} ...")
    play(g, f"P1 play {kind}, P2 pass, P3 pass, P1 claim", upto="P2 answer_claim")
    assert offered(g) == moves
    play(g, "P2 pass", upto="P3 answer_claim")
    assert offered(g) == moves


@pytest.mark.rule("NY-30", "NY-31", "NY-R5")
def test_no_second_quickplay_in_one_play() -> None:
    g = table("soldier*6", "shade ravager*4", "ambusher ravager*4", neutral_deck="light_stone ...")
    play(g, "P1 play soldier, P2 shade, P1 claim")
    assert row(g, 1) == "L"
    assert "ambusher" in hand(g, 3)


@pytest.mark.rule("NY-31")
def test_a_rally_play_has_windows_of_its_own() -> None:
    g = table("pathfinder soldier*5", "shade ambusher soldier*3", neutral_deck="light_stone trap trap ...")
    play(g, "P1 play pathfinder, P2 shade, P1 next light_stone, P1 next pit_of_blades", upto="P1 rally_card")
    play(g, "P1 rally soldier, P2 pass, P1 claim", upto="P2 answer_claim")
    play(g, "P2 ambusher")
    assert row(g, 1) == ""


@pytest.mark.rule("NY-32")
def test_a_chance_not_used_is_lost() -> None:
    """P2 passes the card being played; at the claim only The Ambusher is offered, not The Shade."""
    g = table("soldier*6", "shade ambusher soldier*3", neutral_deck="light_stone ...")
    play(g, "P1 play soldier, P2 pass, P1 claim", upto="P2 answer_claim")
    assert offered(g) == ["ambusher", "pass"]


@pytest.mark.rule("NY-33", "NY-R6")
def test_a_quickplay_cannot_be_answered() -> None:
    g = table("priestess shade soldier*4", "arbiter soldier*4", "arbiter shade ravager*3")
    play(g, "P1 play priestess, P2 arbiter")
    assert pile(g, "graveyard") == cards("priestess arbiter")
    assert len(news(g, "answered")) == 1


@pytest.mark.rule("NY-34", "NY-R11", "NY-33")
@pytest.mark.card("paladin", "warden", "arbiter", "doppelganger", "ambusher", "shade")
@pytest.mark.parametrize("quick", QUICKPLAYS)
def test_a_quickplay_as_own_play_has_no_effect(quick: str) -> None:
    g = table(f"{quick} soldier*5", " ".join(other for other in QUICKPLAYS if other != quick), stones={2: "L"})
    play(g, f"P1 play {quick}")
    assert asked(g) == "P2 play_card"  # nobody was asked
    assert pile(g, "graveyard") == [quick]
    assert pile(g, "void") == []
    assert row(g, 2) == "L"


@pytest.mark.rule("NY-34", "NY-42")
def test_a_quickplay_may_be_rallied_without_effect() -> None:
    g = table("pathfinder arbiter soldier*4", "shade soldier*4", neutral_deck="trap*3 ...")
    play(g, "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades, P1 rally arbiter")
    assert pile(g, "graveyard") == cards("pathfinder arbiter")


@pytest.mark.rule("NY-35")
def test_cancelled_no_clause_happens_rally_included() -> None:
    g = table("inquisitor soldier*5", "arbiter ravager*4")
    play(g, "P1 play inquisitor, P1 target P2, P2 arbiter")
    assert asked(g) == "P2 play_card"
    assert pile(g, "void") == []
    assert not news(g, "looked")
    assert known_to_p1(g) == []


def known_to_p1(g: Game) -> list[str]:
    zones = g.view(0)["zones"]
    return [str(card["face"]) for zone in zones if zone["id"] == "hand1" for card in zone["cards"] if card["face"]]


# Targets


@pytest.mark.rule("NY-36")
@pytest.mark.parametrize("kind", MAIN_CARDS)
def test_who_can_be_targeted(kind: str) -> None:
    """P2 has a stone and cards, P3 cards only, P4 a stone only; P1, who plays it, has both."""
    other = "soldier*5" if kind != "soldier" else "ravager*5"
    g = table(
        f"{kind} {other}",
        "ravager*3 hex" if kind != "hex" else "ravager*4",
        "thief",
        "",
        stones={1: "L", 2: "L", 4: "D"},
    )
    g.play(f"play {kind}")
    target = CHARACTERS[IDS.index(kind)].target
    if target == NO_TARGET:
        assert asked(g) == "P2 answer_play"
    else:
        assert asked(g) == "P1 choose_target"
        stone = target == "an opponent with a stone"
        assert offered(g) == (["target P2", "target P4"] if stone else ["target P2", "target P3"])


@pytest.mark.rule("NY-37", "NY-29")
def test_without_legal_target_the_card_targets_nobody() -> None:
    g = table("hex soldier*5", "paladin shade soldier*3", PLAIN, stones={1: "D"})
    play(g, "P1 play hex", upto="P2 answer_play")
    assert offered(g) == ["shade", "pass"]  # The Paladin needs to be the target
    assert prompt(g) == {"key": "ask-answer_play", "args": {"seat": 0, "card": "hex"}}
    assert facts(g)["target"] is None
    play(g, "P2 pass, P3 pass")
    assert row(g, 1) == "D"


@pytest.mark.rule("NY-37")
def test_a_target_must_be_chosen_if_there_is_one() -> None:
    g = table("hex soldier*5", PLAIN, stones={2: "L"})
    play(g, "P1 play hex", upto="P1 choose_target")
    assert offered(g) == ["target P2"]


# Passing and having nothing look the same


def seen_by_others(g: Game, asked_player: int) -> list[str]:
    """All that everybody but the asked player is shown, news included, as text."""
    viewers: list[int | None] = [seat for seat in range(g.seats) if seat != asked_player - 1]
    return [json.dumps(g.view(viewer)) for viewer in [*viewers, None]]


WINDOWS: list[Any] = [
    ("soldier*6", "P1 play soldier", "answer_play", {}, "shade ravager*4", "ravager*5"),
    ("hex soldier*5", "P1 play hex, P1 target P2", "answer_play", {2: "L"}, "paladin ravager*4", "ravager*5"),
    ("soldier*6", "P1 play soldier, P2 pass, P3 pass, P1 claim", "answer_claim", {}, "ambusher ravager*4", "ravager*5"),
]


@pytest.mark.rule("NY-R43", "NY-29", "NY-30")
@pytest.mark.parametrize(("hand_1", "script", "question", "stones", "holding", "lacking"), WINDOWS)
def test_a_pass_tells_nothing(
    hand_1: str, script: str, question: str, stones: dict[int, str], holding: str, lacking: str
) -> None:
    """Two tables that differ only in whether P2 holds an answer look the same to all others: before
    the question, while it is open and after the pass; in views, news, numbers and sizes.
    """
    tables = [
        table(hand_1, hand_2, PLAIN, stones=stones, neutral_deck="light_stone trap*8 ...", seed=3)
        for hand_2 in (holding, lacking)
    ]
    for g in tables:
        play(g, script, upto=f"P2 {question}")
    assert len(offered(tables[0])) == 2
    assert offered(tables[1]) == ["pass"]
    assert prompt(tables[0]) == prompt(tables[1])
    assert seen_by_others(tables[0], 2) == seen_by_others(tables[1], 2)
    for g in tables:
        g.play("pass")
    assert asked(tables[0]) == asked(tables[1])
    assert seen_by_others(tables[0], 2) == seen_by_others(tables[1], 2)
    assert tables[0].number == tables[1].number


@pytest.mark.rule("NY-R43")
def test_a_pass_is_not_news() -> None:
    g = table("soldier*6", "shade ravager*4", PLAIN)
    play(g, "P1 play soldier", upto="P2 answer_play")
    before = [g.news(viewer) for viewer in (0, 1, 2, None)]
    g.play("pass")
    assert [g.news(viewer) for viewer in (0, 1, 2, None)] == before
