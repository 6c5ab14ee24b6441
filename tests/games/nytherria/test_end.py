"""NY-51 to NY-57: what ends the game, and who wins it."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall import BadSetup, Game
from tests.games.nytherria.tools import (
    PLAIN,
    asked,
    deck,
    facts,
    hand,
    known,
    news,
    play,
    row,
    table,
    wander,
)

PAIRS = "thief*2 hex*2 envoy"


def ended(g: Game) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Winners, scores and reason."""
    assert g.result is not None
    return g.result


@pytest.mark.rule("NY-51", "NY-57")
@pytest.mark.parametrize(("seats", "goal"), [(2, 5), (3, 5), (4, 4)])
def test_the_required_stones(seats: int, goal: int) -> None:
    for before in (goal - 2, goal - 1):
        g = table("soldier*6", *["ravager*3 thief hex", "ravager*3 thief hex", "ravager*3 envoy*2"][: seats - 1],
                  stones={1: " ".join(["L"] * before)}, neutral_deck="light_stone ...")  # fmt: skip
        assert facts(g)["goal"] == goal
        g.play("play soldier")
        while asked(g) not in ("over", "P2 play_card"):
            g.play("claim" if asked(g) == "P1 claim_stone" else "pass")
        assert (asked(g) == "over") is (before == goal - 1)
        assert bool(news(g, "collected")) is (before == goal - 1)


@pytest.mark.rule("NY-51", "NY-R20", "NY-R21")
def test_no_stone_left_in_the_neutral_deck() -> None:
    """Destroyed stones count for nobody: what matters is that none can be found any more."""
    g = table("soldier*6", PLAIN, neutral_deck="light_stone trap*5", neutral_graveyard="dark_stone*6 light_stone*5")
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert ended(g)[2] == "no_stone_left"
    assert deck(g)["trap"] == 5


@pytest.mark.rule("NY-51")
@pytest.mark.parametrize("left", ["light_stone", "dark_stone"])
def test_one_stone_of_either_kind_is_enough_to_go_on(left: str) -> None:
    g = table("hex soldier*5", PLAIN, neutral_deck=f"trap {left}")
    play(g, "P1 play hex, P2 pass")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-51")
def test_a_stone_on_the_arranged_top_is_in_the_deck() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap light_stone trap")
    play(g, "P1 play pathfinder, P2 pass, P1 next light_stone, P1 next pit_of_blades", upto="P1 rally_card")
    play(g, "P1 stop")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-52", "NY-R22", "NY-39")
@pytest.mark.parametrize(("kind", "script"), [
    ("hex", "P1 play hex, P1 target P2, P2 pass, P1 choose dark_stone"),
    ("dawn_queen", "P1 play dawn_queen, P1 target P2, P2 pass, P1 choose dark_stone"),
    ("night_tyrant", "P1 play night_tyrant, P2 pass, P2 give_up dark_stone, P1 keep dark_stone"),
])  # fmt: skip
def test_a_stolen_stone_counts(kind: str, script: str) -> None:
    g = table(f"{kind} soldier*5", PLAIN, stones={1: "D D D D", 2: "D"})
    play(g, script)
    assert row(g, 1) == "D D D D D"
    assert asked(g) == "over"


@pytest.mark.rule("NY-52", "NY-43")
def test_it_may_be_somebody_elses_turn() -> None:
    g = table("sorceress soldier*5", "doppelganger ravager*4", stones={1: "L", 2: "L L L L"})
    play(g, "P1 play sorceress, P1 target P2, P2 doppelganger, P2 choose light_stone")
    assert row(g, 2) == "L L L L L"
    assert asked(g) == "over"


@pytest.mark.rule("NY-R42", "NY-51")
def test_the_goal_can_be_overshot() -> None:
    """Five stones from the start end nothing before a play is complete; then two have six and five."""
    g = table("hex soldier*5", PLAIN, "ravager*5", stones={1: "D D D D D", 2: "L L L L L", 3: "D"})
    play(g, "P1 play hex, P1 target P3, P3 pass, P1 choose dark_stone")
    assert row(g, 1) == "D D D D D D"
    assert asked(g) == "over"
    assert ended(g)[0] == (0,)


@pytest.mark.rule("NY-53", "NY-R24")
def test_end_turn_is_carried_out_before_the_score() -> None:
    """P2 answered in the last turn and still scores five cards."""
    g = table(
        "soldier*6", "shade ravager*4", stones={1: "L L L L"}, neutral_deck="light_stone ...", main_deck="hex ..."
    )
    play(g, "P1 play soldier, P2 shade, P1 claim")
    assert len(hand(g, 2)) == 5
    assert ended(g)[1] == (10 + 2 + 5, 5)
    g = table("soldier*6", "ravager*4", stones={1: "L L L L"}, neutral_deck="light_stone ...", main_deck="hex ...")
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert ended(g)[1] == (17, 4 + 2)


@pytest.mark.rule("NY-54", "NY-R26", "NY-R30")
@pytest.mark.parametrize(("stones", "hand_2", "points"), [
    ("", "soldier*3 ravager*2", 5),
    ("", "dawn_queen paladin shade hex warden", 10),
    ("L", "soldier*3 ravager*2", 2 + 2 + 5),
    ("D D D", "soldier*3 ravager*2", 6 + 2 + 5),
    ("L D", "soldier*3 ravager*2", 4 + 5),
    ("L L D", "soldier*3 ravager hex", 6 + 4 + 2),
])  # fmt: skip
def test_the_score(stones: str, hand_2: str, points: int) -> None:
    g = table("soldier*6", hand_2, stones={1: "L L", 2: stones}, neutral_deck="trap*3")
    assert g.view(1)["mine"]["points"] == points
    play(g, "P1 play soldier, P2 pass")
    assert ended(g)[1][1] == points


@pytest.mark.rule("NY-55", "NY-R25")
def test_the_highest_score_wins_not_the_one_who_ended_it() -> None:
    g = table("soldier*6", PAIRS, stones={1: "L L D D", 2: "D D D"}, neutral_deck="light_stone ...")
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert ended(g)[:2] == ((1,), (10 + 5, 6 + 2 + 10))


@pytest.mark.rule("NY-55", "NY-R27")
def test_equal_scores_more_stones_win() -> None:
    g = table(
        "thief*2 hex*2 soldier paladin", "soldier*3 ravager*2", stones={1: "L", 2: "L L D D"}, neutral_deck="trap"
    )
    play(g, "P1 play paladin")
    assert ended(g)[1] == (2 + 2 + 9, 8 + 5)
    assert ended(g)[0] == (1,)


@pytest.mark.rule("NY-55", "NY-R27")
def test_still_equal_the_victory_is_shared() -> None:
    g = table(
        "soldier*3 ravager*2 paladin",
        "soldier*3 ravager*2",
        "ravager*5",
        stones={1: "L L", 2: "D D"},
        neutral_deck="trap",
    )
    play(g, "P1 play paladin")
    assert ended(g)[1] == (11, 11, 5)
    assert ended(g)[0] == (0, 1)


@pytest.mark.rule("NY-54")
def test_all_hands_are_revealed_at_the_end() -> None:
    g = table("soldier*6", PAIRS, neutral_deck="trap")
    play(g, "P1 play soldier, P2 pass")
    for viewer in (1, 2, None):
        assert known(g, 1, viewer) == hand(g, 1)
        assert known(g, 2, viewer) == hand(g, 2)
    assert [each["points"] for each in news(g, "scored")] == [5, 10]


# The round limit


@pytest.mark.rule("NY-56", "NY-R36")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 3])
def test_the_round_limit(seats: int, limit: int) -> None:
    g = spellhall.new("nytherria", seats, 4, {"round_limit": limit})
    turns: list[int] = []
    for _ in wander(g, 1):
        assert g.decision is not None
        if g.decision.name == "play_card":
            turns.append(g.decision.seat)
    assert [turns.count(seat) for seat in range(seats)] == [limit] * seats
    assert ended(g)[2] == "rounds_played"
    assert ended(g)[1] == tuple(each["points"] for each in news(g, "scored"))


@pytest.mark.rule("NY-56")
def test_the_last_turn_of_the_last_round() -> None:
    g = table(PLAIN, PLAIN, turn=1, turns=59, neutral_deck="trap*4 ...")
    assert facts(g)["last_round"] == 30
    play(g, "P2 play soldier, P1 pass")
    assert asked(g) == "over"
    g = table(PLAIN, PLAIN, turn=0, turns=58, neutral_deck="trap*4 ...")
    play(g, "P1 play soldier, P2 pass")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-56")
def test_a_goal_reached_in_the_last_turn_is_the_reason() -> None:
    g = table("soldier*6", PLAIN, turns=59, stones={1: "L L L L"}, neutral_deck="light_stone ...")
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert ended(g)[2] == "stones_collected"


@pytest.mark.rule("NY-56", "NY-R36")
def test_without_limit_the_game_goes_on() -> None:
    g = table(PLAIN, PLAIN, turn=1, turns=5_000, options={"round_limit": 0}, neutral_deck="trap*4 ...")
    assert facts(g)["last_round"] is None
    play(g, "P2 play soldier, P1 pass")
    assert asked(g) == "P1 play_card"


@pytest.mark.rule("NY-56")
@pytest.mark.parametrize("value", [0, 1, 17, "25", 1000])
def test_any_number_of_rounds_may_be_chosen(value: object) -> None:
    g = spellhall.new("nytherria", 2, 1, {"round_limit": value})
    assert g.options["round_limit"] == str(value)


@pytest.mark.rule("NY-56")
@pytest.mark.parametrize("value", [-1, "many", "", True, 2.5, None])
def test_no_other_limit(value: object) -> None:
    with pytest.raises(BadSetup, match="round_limit"):
        spellhall.new("nytherria", 2, 1, {"round_limit": value})


@pytest.mark.rule("NY-56")
def test_thirty_rounds_unless_another_number_is_named() -> None:
    assert spellhall.new("nytherria", 2, 1).options["round_limit"] == "30"


# What lets the score decide


@pytest.mark.rule("NY-R45", "NY-53")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_else_may_have_one_more_turn(seats: int) -> None:
    g = table(
        "soldier*6", *["hex ravager*4", "thief ravager*4"][: seats - 1], stones={1: "L L L L"},
        options={"last_turns": "one"}, neutral_deck="light_stone trap*19 ...",
    )  # fmt: skip
    passes = ", ".join(f"P{other} pass" for other in range(2, seats + 1))
    play(g, f"P1 play soldier, {passes}, P1 claim, {passes}")
    assert (asked(g), facts(g)["closing"]) == ("P2 play_card", seats - 2)
    turns: list[tuple[int, int]] = []
    for _ in wander(g, 2):
        if g.decision is not None and g.decision.name == "play_card":
            turns.append((g.decision.seat, facts(g)["closing"]))
    assert turns == [(seat, seats - 1 - seat) for seat in range(1, seats)]  # 0 in the last of them
    assert (len(news(g, "last_turns")), ended(g)[2]) == (1, "stones_collected")
    assert not news(g, "last_turn"), "the game does not end after this turn"


@pytest.mark.rule("NY-R45")
def test_the_last_turn_can_turn_the_game() -> None:
    """P2 destroys a stone of the row that ended the game; the game ends all the same, and the score decides."""
    hands = ("soldier*6", "hex thief*2 paladin envoy")
    rest: dict[str, Any] = {
        "stones": {1: "L L L L", 2: "D D"},
        "neutral_deck": "light_stone trap*9 ...",
        "main_deck": "paladin ...",
    }
    g, at_once = table(*hands, options={"last_turns": "one"}, **rest), table(*hands, **rest)
    assert facts(g)["closing"] is None
    for each in (g, at_once):
        play(each, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert ended(at_once)[:2] == ((0,), (17, 16))
    assert (facts(at_once)["closing"], facts(g)["closing"]) == (None, 0)
    assert [len(news(each, "last_turn")) for each in (g, at_once)] == [0, 1]
    play(g, "P2 play hex, P2 target P1, P1 pass, P2 choose light_stone")
    assert ended(g) == ((1,), (15, 16), "stones_collected")


@pytest.mark.rule("NY-R45", "NY-56")
def test_the_round_limit_cuts_the_last_turns_short() -> None:
    g = table(
        PLAIN, "soldier*6", turn=1, turns=59, stones={2: "L L L L"}, options={"last_turns": "one"},
        neutral_deck="light_stone trap*9 ...",
    )  # fmt: skip
    play(g, "P2 play soldier, P1 pass, P2 claim, P1 pass")
    assert ended(g)[2] == "stones_collected"


@pytest.mark.rule("NY-R46", "NY-54")
@pytest.mark.parametrize(("stone_points", "points"), [("printed", 10 + 2 + 5), ("half", 5 + 2 + 5)])
def test_stones_may_count_half(stone_points: str, points: int) -> None:
    g = table(
        "soldier*6", PAIRS, stones={1: "L L L L"}, options={"stone_points": stone_points},
        neutral_deck="light_stone trap*9 ...",
    )  # fmt: skip
    play(g, "P1 play soldier, P2 pass, P1 claim, P2 pass")
    assert ended(g)[1][0] == points
    result = g.view(None)["result"]
    assert result is not None
    assert sum(line["points"] or 0 for line in result["explained"][0]) == points
