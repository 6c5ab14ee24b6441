"""What people read of Magelight: one line for a move, the facts that a question is about, names instead of ids."""

from __future__ import annotations

import re

import pytest

import spellhall
from spellhall.words import words
from tests.games.magelight.tools import all_news, at, faces, headlines, mine, new, play, t5, t7, table, wander


def test_a_move_is_told_in_one_line_and_the_rest_goes_with_it() -> None:
    g = t7("ice_blast study pyre echo kindle", actions=2, board={"P2": "stone_guardian"})
    start = g.number
    play(g, "P1: play ice_blast, choose P2, store study", then="P2 action")
    assert headlines(g, "P3", start) == [
        "P1 plays Ice Blast.",
        "P1 chooses P2 for Ice Blast.",
        "P1 stores a card.",
    ]
    assert headlines(g, "P1", start)[-1] == "You store Study by Candle."
    last = g.news(2, start)[-1]
    kinds = [item["kind"] for item in last["news"]]
    assert kinds == ["stored", "passed", "turn", "drew", "took_stack", "counters_set"]


def test_the_last_card_passed_is_told_before_the_next_turn() -> None:
    g = t7("study pyre echo kindle banish", actions=0)
    play(g, "P1: pass study, pass pyre, pass echo", then="P2 action")
    assert headlines(g, "P1")[-3:] == [
        "You leave Study by Candle in the Stack.",
        "You leave Pyre in the Stack.",
        "You leave Echo in the Stair in the Stack.",
    ]
    assert headlines(g, "P4")[-1] == "P1 leaves 3 cards in the Stack."


def test_a_purge_is_told_card_by_card() -> None:
    g = t7("purge_the_shelves study pyre echo kindle", discard="verdict quicken")
    play(g, "P1: play purge_the_shelves, channel kindle, scorch verdict, stop", then="P2 action")
    assert "P1 scorches Verdict of the Guild from the discard pile." in headlines(g)
    assert faces(g, "burned") == ["kindle", "verdict"]


@pytest.mark.rule("ML-47")
def test_a_reshuffle_is_one_piece_of_news() -> None:
    g = t7("study pyre echo kindle banish", discard="verdict magelight quicken", rest="burned", actions=1)
    play(g, "P1: play study", then="P1 pass_card")
    told = [words("magelight").news(item, g.names) for item in all_news(g) if item["kind"] == "refilled"]
    assert told == ["The discard pile, 3 cards, is shuffled and becomes the deck."]


def test_questions_say_what_they_are_about() -> None:
    spoken = words("magelight")
    g = t7("magelight study pyre echo kindle banish", seats=5)
    asked = []
    for move in ("play magelight", "channel kindle", "channel banish"):
        g.play(move)
        assert g.decision is not None
        asked.append(spoken.say(g.decision.prompt, g.names))
    assert asked == [
        "CHANNEL for Magelight: which card do you put into the burn pile?",
        "CHANNEL for Magelight: which card do you put into the burn pile?",
        "Magelight: who must reveal their role to the table?",
    ]
    stone = t5("truth_stone study pyre echo")
    assert stone.decision is not None
    assert spoken.say(stone.decision.prompt, ["Ann", "Ben", "Cid", "Dot"]) == (
        "Truth Stone: do you show your role to Ben on your left, or lose 1 Power?"
    )
    labels = [spoken.say(move["say"], ["Ann", "Ben", "Cid", "Dot"]) for move in stone.decision.show()]
    assert labels == ["Lose 1 Power", "Show your role to Ben"]


def test_a_banished_ally_is_named_with_its_owner() -> None:
    g = t7("banish study pyre echo", board={"P3": "pilgrim"})
    play(g, "P1: play banish", then="P1 target_ally")
    assert g.decision is not None
    assert g.decision.show()[0]["say"] == {"key": "do-banish", "args": {"seat": 2, "card": "pilgrim"}}


def test_what_the_stack_brought_is_for_its_owner_and_gone_with_the_turn() -> None:
    g = at(stack="study echo", round=2)
    assert mine(g, "P1")["from_stack"] == ["study", "echo"]
    assert mine(g, "P2")["from_stack"] == []
    assert table(g)["first_dark_round"] == 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_that_is_read_speaks_of_steps_by_number(language: str) -> None:
    g = new(5, 3)
    names = ["Ann", "Ben", "Cid", "Dot", "Eve"]
    g.names = names
    texts = []
    for number, _ in enumerate(wander(g, 3)):
        if number % 5 == 0:
            texts.append(spellhall.text(g.view(number % 5, g.number - 5), language))
    moves = re.compile(r"^(Moves|Züge): .*$", re.MULTILINE)
    assert not re.search(r"\bT\d\b|quota|\bP\d\b|<|_|None", moves.sub("", "".join(texts)))
