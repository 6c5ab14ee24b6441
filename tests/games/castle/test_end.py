"""How a game comes to its end: CM-27, CM-58, CM-R5, CM-R20 to CM-R22, CM-R29."""

from __future__ import annotations

import re

import pytest

import spellhall
from spellhall import Game, IllegalMove
from tests.games.castle import rulebook
from tests.games.castle.tools import (
    PLACES,
    RITUALS,
    asked,
    cast,
    new,
    news,
    offered,
    pairing,
    pawns,
    play,
    quiet,
    tableau,
    verdict,
    wander,
    zone,
)


def manipulate(g: Game, turns: int) -> Game:
    """That many turns of flipping one shrine."""
    for _ in range(turns):
        player = asked(g)[0]
        g.play("manipulate")
        g.play(offered(g)[0])
        g.play(offered(g)[-1])
        assert asked(g)[0] != player
    return g


@pytest.mark.rule("CM-27", "CM-R20")
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("limit", [1, 2, 3, 4])
def test_at_the_stall_limit_one_must_advance(seats: int, limit: int) -> None:
    g = new(seats, options={"stall_limit": limit})
    for turn in range(limit * seats):
        assert "manipulate" in offered(g)
        assert quiet(g) == (turn, limit * seats)
        manipulate(g, 1)
    assert asked(g) == (1, "turn_action")
    assert offered(g) == ["advance"]
    assert g.decision is not None
    assert g.decision.prompt == {"key": "ask-must_advance", "args": {"number": limit * seats}}
    with pytest.raises(IllegalMove):
        g.play("manipulate")
    g.play("advance")
    assert offered(g) == [f"turn {ritual}" for ritual in RITUALS]  # they still choose which
    g.play("turn ringing_closed_lit")
    assert quiet(g) == (0, limit * seats)
    assert offered(g) == ["manipulate", "advance"]


@pytest.mark.rule("CM-R20")
def test_any_advance_sets_the_quiet_turns_back() -> None:
    g = manipulate(new(), 11)
    assert offered(g) == ["manipulate", "advance"]
    play(g, "P4: advance, turn silent_open_lit")
    assert quiet(g) == (0, 12)
    manipulate(g, 11)
    assert quiet(g) == (11, 12)
    assert offered(g) == ["manipulate", "advance"]
    manipulate(g, 1)
    # The player who advanced last was also the last to manipulate.
    assert asked(g)[0] == 1
    assert offered(g) == ["advance"]


@pytest.mark.rule("CM-R20", "CM-27")
def test_quiet_turns_count_first_turns_too() -> None:
    g = manipulate(new(options={"stall_limit": 1}), 4)
    assert offered(g) == ["advance"]


@pytest.mark.rule("CM-R20", "CM-R21", "CM-58")
@pytest.mark.parametrize("limit", [1, 2, 3, 4])
def test_the_longest_game(limit: int) -> None:
    """Section 7: whoever may manipulate does, and the game still ends after 8 × (limit × n + 1) turns."""
    text = re.search(r"at most 8 × \(3n \+ 1\) turns: \*\*(\d+), (\d+), (\d+)\*\*", rulebook.TEXT)
    assert text is not None
    for seats in (4, 5, 6):
        g = new(seats, options={"stall_limit": limit})
        turns = 0
        while g.decision is not None:
            turns += g.decision.name == "turn_action"
            g.play(offered(g)[0])
        assert turns == 8 * (limit * seats + 1)
        if limit == 3:
            assert turns == int(text[seats - 3])
        if (limit, seats) == (4, 6):
            assert turns == 200


@pytest.mark.rule("CM-R20", "CM-R21")
def test_without_a_limit_nobody_is_forced() -> None:
    g = manipulate(new(options={"stall_limit": "off"}), 60)
    assert offered(g) == ["manipulate", "advance"]
    assert quiet(g) == (60, None)


@pytest.mark.rule("CM-R21")
def test_hard_stop_instead_of_turn_2001() -> None:
    g = new(
        options={"stall_limit": "off"},
        tableau=tableau(P3="bell3 candle8"),
        characters="1=wizard_eagle_kida 2=cultist_dragon 3=wizard_wolf_kida 4=wizard_eagle_marus",
        outcomes=pairing("silent_closed_unlit", "amulet_dominates"),
        turned=["silent_open_lit", "ringing_open_lit"],
        turns=1998,
        quiet=1900,
    )
    manipulate(g, 1)
    assert asked(g) == (2, "turn_action")  # turn 2000 is still taken
    assert offered(g) == ["manipulate", "advance"]
    assert news(g, "hard_stop") == []
    g.play("manipulate")
    g.play("pick supply")
    g.play("flip bell6")
    assert g.decision is None
    assert news(g, "hard_stop") == [{}]
    assert all(card["up"] for card in zone(g, "outcomes")["cards"])
    turned_now = [each["ritual"] for each in news(g, "outcome")]
    assert turned_now == [ritual for ritual in RITUALS if ritual not in ("silent_open_lit", "ringing_open_lit")]
    assert news(g, "cast") == [{"ritual": "silent_closed_unlit", "outcome": "amulet_dominates"}]
    assert verdict(g)["dominates"] == "3"
    assert verdict(g)["winners"] == "3"


@pytest.mark.rule("CM-R21")
def test_hard_stop_with_outcomes_that_nobody_knows_yet() -> None:
    g = new(options={"stall_limit": "off"}, turns=2000)
    assert g.decision is None
    assert g.result is not None
    assert sorted(str(card["face"]) for card in zone(g, "outcomes")["cards"]) == sorted(pairing("", "").values())


@pytest.mark.rule("CM-R21")
def test_the_last_turn_before_the_hard_stop_may_cast() -> None:
    g = new(
        options={"stall_limit": "off"},
        outcomes=pairing("silent_closed_unlit", "banished"),
        turned=RITUALS[:7],
        turns=1999,
    )
    play(g, "P1: advance, turn ringing_open_lit")
    assert g.decision is None
    assert news(g, "hard_stop") == []


@pytest.mark.rule("CM-58", "CM-R5", "CM-R22")
@pytest.mark.parametrize("last", RITUALS)
def test_the_eighth_outcome_turned_up_ends_the_game_at_once(last: str) -> None:
    g = new(5, turns=5)
    order = [ritual for ritual in RITUALS if ritual != last]
    for turn, ritual in enumerate(order):
        play(g, f"P{turn % 5 + 1}: advance, turn {ritual}")
        assert g.view(None)["result"] is None
    g.play("advance")
    assert offered(g) == [f"turn {last}"]
    assert g.decision is not None
    assert g.decision.prompt == {"key": "ask-turn_outcome", "args": {"number": 1}}
    assert g.result is None
    g.play(f"turn {last}")
    after = g.view(None)
    assert after["decision"] is None
    assert after["result"] is not None
    assert after["status"]["phase"] == "over"
    with pytest.raises(IllegalMove, match="the game is over"):
        g.play("manipulate")


@pytest.mark.rule("CM-R22")
def test_casting_scores_nothing_and_nobody_gets_a_last_turn() -> None:
    """P2 casts in the middle of a round, and nobody has points for anything."""
    g = new(
        outcomes=pairing("silent_closed_unlit", "banished"),
        turned=[ritual for ritual in RITUALS if ritual != "silent_open_lit"],
        characters="1=wizard_eagle_kida 2=wizard_eagle_marus 3=cultist_wolf 4=monster",
        tableau=tableau(),
        turns=5,
        turn="P2",
    )
    play(g, "P2: advance, turn silent_open_lit")
    assert g.result is not None
    assert g.result.scores == (0, 0, 0, 0)


@pytest.mark.rule("CM-19", "CM-22", "CM-R29")
def test_nothing_is_taken_back_and_nobody_removed() -> None:
    """The record only grows, what was seen stays what it was, and every seat plays to the end."""
    for seats in (4, 6):
        g = new(seats, seed=3)
        moves = g.moves
        shown: dict[str, str] = {}
        characters = [zone(g, f"character{seat}", seat)["cards"] for seat in range(seats)]
        turns = []
        for _ in wander(g, seed=1):
            assert g.moves[: len(moves)] == moves
            assert len(g.moves) > len(moves)
            moves = g.moves
            for id in ("tableau", "outcomes"):
                for card in zone(g, id)["cards"]:
                    face = card["face"]
                    assert shown.get(card["id"], face) == face
                    if face is not None:
                        shown[card["id"]] = face
            assert [zone(g, f"character{seat}", seat)["cards"] for seat in range(seats)] == characters
            if g.decision is not None and g.decision.name == "turn_action":
                turns.append(g.decision.seat)
        assert turns == [(turn + 1) % seats for turn in range(len(turns))]


@pytest.mark.rule("CM-R29")
def test_there_is_no_move_that_undoes_a_flip_or_a_turned_outcome() -> None:
    g = new(turns=4)
    for move in ("manipulate", "pick both", "flip bell1"):
        g.play(move)
    before = g.view(None)
    for undo in ("undo", "flip bell1", "pick both", "pick supply", "manipulate"):
        with pytest.raises(IllegalMove):
            g.play(undo)
    assert g.view(None) == before
    g.play("flip bell2")
    play(g, "P2: advance, turn silent_open_lit")
    g.play("manipulate")
    with pytest.raises(IllegalMove):
        g.play("advance")
    assert asked(g) == (3, "pick_up")


@pytest.mark.rule("CM-R29")
def test_somebody_else_can_take_over_a_seat_with_its_character() -> None:
    """All a newcomer needs is the view of the seat; whoever plays on plays the same game."""
    g = new(seed=9)
    for move, _ in zip(wander(g, seed=4), range(20), strict=False):
        assert move
    taken_over = spellhall.replay(g.record())
    assert [taken_over.view(seat) for seat in range(4)] == [g.view(seat) for seat in range(4)]
    for one, other in zip(wander(g, seed=5), wander(taken_over, seed=5), strict=True):
        assert one == other
    assert taken_over.result == g.result


@pytest.mark.rule("CM-58", "CM-39")
def test_a_casting_leaves_the_table_as_it_was() -> None:
    table = tableau("bell1 book2", P1="bell3", P2="book2")
    g = cast("banished", table)
    assert pawns(g) == {"bell3": 1, "book2": 2}
    assert [card["id"] for card in zone(g, "tableau")["cards"] if card["up"]] == ["bell1", "book2"]
    assert len(zone(g, "tableau")["cards"]) == len(PLACES)
