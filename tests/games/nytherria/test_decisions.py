"""Section 6: every decision of the rules, who is asked, with which options, and what a click finds."""

from __future__ import annotations

from collections import defaultdict

import pytest

import spellhall
from spellhall.games.nytherria.cards import CHARACTERS
from spellhall.words import words
from tests.games.nytherria import rulebook
from tests.games.nytherria.tools import PLAIN, asked, in_words, offered, play, prompt, table, wander

INFO = spellhall.game_info("nytherria")
DECISIONS = {line["Decision"].split(" ")[0]: line for line in rulebook.table("## 6. Decisions")}


def test_the_decisions_are_those_of_the_rules() -> None:
    ours = {name for name, question in INFO.book.questions.items() if not question.by_chance}
    assert ours == set(DECISIONS)


def test_none_is_larger_than_the_rules_say_and_all_occur() -> None:
    largest: dict[str, int] = defaultdict(int)
    for seed in range(40):
        g = spellhall.new("nytherria", 2 + seed % 3, seed, listen=False)
        for _ in wander(g, seed):
            assert g.decision is not None
            largest[g.decision.name] = max(largest[g.decision.name], len(g.decision.moves))
    assert set(largest) == set(DECISIONS)
    for name, size in largest.items():
        limit = int(DECISIONS[name]["Largest"].removeprefix("about "))
        assert size <= limit, name


def test_every_click_finds_its_move() -> None:
    """Each thing that a move touches is in the view of the asked player, and hands and stones find
    exactly the moves that name them.
    """
    for seed in range(12):
        g = spellhall.new("nytherria", 2 + seed % 3, seed, listen=False)
        for _ in wander(g, seed):
            assert g.decision is not None
            view = g.view(g.decision.seat)
            things = {f"seat{seat}" for seat in range(g.seats)} | {zone["id"] for zone in view["zones"]}
            things |= {card["id"] for zone in view["zones"] for card in zone["cards"] if "id" in card}
            assert view["decision"] is not None
            for move in view["decision"]["moves"]:
                assert set(move["touches"]) <= things, move
                if any(move["move"].endswith(f" {card.id}") for card in CHARACTERS.values()):
                    assert move["touches"], move


@pytest.mark.rule("NY-R8")
def test_the_target_decides_without_knowing_which_stone() -> None:
    g = table("hex soldier*5", "paladin soldier*4", stones={2: "L D"})
    play(g, "P1 play hex, P1 target P2", upto="P2 answer_play")
    assert prompt(g) == {"key": "ask-answer_play-against_you", "args": {"seat": 0, "card": "hex"}}
    assert in_words(g, prompt(g)) == "P1 plays The Hex against you. Do you answer?"
    assert "choose_stone" not in str(g.state.ask)


def test_prompts_say_what_is_going_on() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap light_stone trap ...")
    play(g, "P1 play pathfinder, P2 pass", upto="P1 arrange_next")
    assert in_words(g, prompt(g)) == "Which card do you put on top of the neutral deck?"
    play(g, "P1 next light_stone", upto="P1 arrange_next")
    assert in_words(g, prompt(g)) == "Which card do you put second from the top?"
    assert g.view(0)["mine"]["arranged"] == 1
    assert g.view(1)["mine"]["arranged"] is None
    play(g, "P1 next pit_of_blades", upto="P1 rally_card")
    assert in_words(g, prompt(g)) == "Rally: you may play 1 more card."
    assert (g.view(1)["table"]["rally_plays"], g.view(1)["table"]["rally_of"]) == (1, "any_card")
    play(g, "P1 rally soldier, P2 pass", upto="P1 claim_stone")
    assert prompt(g) == {"key": "ask-claim_stone", "args": {"card": "light_stone", "count": 3}}
    assert in_words(g, prompt(g)) == (
        "Do you claim the Light Stone? If not, it returns to the neutral deck, and you encounter up to 3 more cards."
    )
    play(g, "P1 claim", upto="P2 answer_claim")
    assert in_words(g, prompt(g)) == "P1 claims a Light Stone. Do you answer?"
    assert g.view(1)["table"]["claimed"] == "light_stone"


def test_moves_have_labels_and_help() -> None:
    g = table("hex soldier*5", PLAIN, stones={2: "L D"})
    decision = g.view(0)["decision"]
    assert decision is not None
    shown = {move["move"]: move for move in decision["moves"]}
    said = shown["play hex"]["say"]
    assert in_words(g, said) == "Play The Hex"
    assert words("nytherria").help(said) == (
        "Choose a stone of the target. A Dark Stone: steal it. A Light Stone: destroy it."
    )
    assert shown["play hex"]["touches"] == ["hand0.hex.0"]
    play(g, "P1 play hex, P1 target P2, P2 pass", upto="P1 choose_stone")
    decision = g.view(0)["decision"]
    assert decision is not None
    assert [in_words(g, move["say"]) for move in decision["moves"]] == [
        "Destroy a Light Stone of P2",
        "Steal a Dark Stone from P2",
    ]
    assert g.view(1)["table"]["target"] == 1


def test_a_seat_that_is_not_asked_sees_no_moves() -> None:
    g = table(PLAIN, PLAIN)
    assert asked(g) == "P1 play_card"
    assert offered(g) == ["play soldier", "play ravager"]
    assert g.view(1)["decision"] == {"seat": 0}
