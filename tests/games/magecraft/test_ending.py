"""Elimination, winning and the quiet end: MC-58 to MC-63, MC-70, MC-R30, MC-R31, MC-R50 to MC-R55."""

from __future__ import annotations

import pytest

import spellhall
from tests.games.magecraft.tools import (
    asked,
    books,
    flags,
    new,
    news,
    offered,
    on_cards,
    pile,
    play,
    position,
    quiet,
    size,
    wander,
)

ROW = "2 [meditation] 3 [magic_missile, mana_tricks]"


@pytest.mark.rule("MC-58", "MC-60", "MC-62", "MC-R55")
def test_the_last_hp_gem_of_the_only_opponent_wins() -> None:
    g = position(f"A.books: 1 [fireball] {ROW}\nA.hand: F1 W1\nB.hp: F2")
    play(g, "book 1", then="over")
    assert g.result is not None
    assert (g.result.winners, g.result.scores, g.result.reason) == ((0,), (2, 0), "last_standing")
    assert on_cards(g, "A") == {"fireball": "F1 W1"}  # the third Attack and Refresh did not happen
    assert flags(g, "B") == ["eliminated"]


@pytest.mark.rule("MC-59", "MC-70", "MC-R52", "MC-R55")
def test_an_eliminated_player_keeps_everything_and_is_out() -> None:
    g = position("A.hand: W1\nB.hp: F1\nB.hand: L1\nB.score: E2\nB.discard: W1\nC.hand: W1", seats=3)
    play(g, "book 2", "P2")
    assert asked(g) == ("C", "cast_step")  # the game goes on, and B has no turn
    assert (pile(g, "B.hand"), pile(g, "B.bag")) == ("L1", "F3 W3 E3 L3")
    assert (pile(g, "B.score"), pile(g, "B.discard"), pile(g, "B.hp")) == ("E2", "W1", "-")
    assert books(g, "B") == "1 [meditation] 2 [magic_missile] 3 [mana_tricks]"
    assert news(g, "eliminated") == [{"seat": 1}]
    play(g, "book 2")  # only A is left to be attacked
    assert size(pile(g, "A.hp")) == 11


@pytest.mark.rule("MC-60", "MC-70")
def test_with_more_players_one_must_be_the_last_of_all() -> None:
    g = position(f"A.books: 1 [fireball] {ROW}\nA.hand: F1 W1\nB.hp: F1\nC.hp: -\nD.hp: E1", seats=4)
    play(g, "book 1", "P2", then="over")
    assert g.result is not None
    assert (g.result.winners, g.result.scores) == ((0,), (2, 0, 0, 0))


@pytest.mark.rule("MC-61", "MC-62", "MC-63")
@pytest.mark.parametrize(
    ("hand", "cast", "how"),
    [("L1", "minor_cure", ("W",)), ("F1 W1", "fireball", ()), ("W1 L1", "mana_tricks", ("W", "vanish", "hand L"))],
)
def test_the_twentieth_scored_gem_wins_at_once(hand: str, cast: str, how: tuple[str, ...]) -> None:
    rest = "meditation, magic_missile" + ("" if cast == "mana_tricks" else ", mana_tricks")
    g = position(f"A.books: 1 [{cast}] 2 [{rest}] 3 -\nA.hand: {hand}\nA.score: F5 W5 E5 L4\nB.bag: -\nB.score: D3")
    play(g, "book 1", *how, then="over")
    assert g.result is not None
    assert (g.result.winners, g.result.scores, g.result.reason) == ((0,), (20, 3), "score")
    assert size(pile(g, "A.score")) == 20


@pytest.mark.rule("MC-R31")
def test_an_attack_that_does_both_wins_by_score() -> None:
    g = position("A.hand: W1\nA.score: F5 W5 E5 L4\nB.hp: L1\nC.hand: W1", seats=3)
    play(g, "book 2", "P2", then="over")
    assert g.result is not None
    assert (g.result.winners, g.result.reason) == ((0,), "score")
    assert not news(g, "eliminated")


@pytest.mark.rule("MC-R30", "MC-58")
def test_vanish_may_take_the_last_hp_gem() -> None:
    g = position("A.hand: W2\nA.bag: -\nA.hp: L1")
    play(g, "book 3", "vanish", "hp", then="over")
    assert g.result is not None
    assert (g.result.winners, g.result.scores) == ((1,), (1, 0))


@pytest.mark.rule("MC-R50")
def test_elimination_in_the_turn_of_another_does_not_end_that_turn() -> None:
    g = position(
        "A.books: 1 [fireball, meditation] 2 - 3 [magic_missile, mana_tricks]\nA.hand: F1 W2\nB.hp: L1", seats=3
    )
    play(g, "book 1", "P2", then="cast_step")
    assert size(pile(g, "C.hp")) == 10  # both other Attacks went to C
    assert (asked(g)[0], offered(g)) == ("A", ["next", "done"])


@pytest.mark.rule("MC-R51")
def test_who_eliminates_oneself_ends_the_turn_without_refresh() -> None:
    g = position(
        """
        A.books: 1 [ascension*, mana_tricks] 2 [meditation] 3 [magic_missile]
        A.hand: W1 L1
        A.bag: E4
        A.hp: F1
        B.hand: W1
        """,
        seats=3,
    )
    play(g, "book 1", "vanish")
    assert asked(g) == ("B", "cast_step")
    assert (on_cards(g, "A"), pile(g, "A.hand"), pile(g, "A.bag")) == ({"ascension": "W1 L1"}, "-", "E4")
    assert (pile(g, "A.score"), flags(g, "A")) == ("F1", ["eliminated"])
    play(g, "book 2")
    assert size(pile(g, "C.hp")) == 11  # nobody but C can be attacked


@pytest.mark.rule("MC-R52", "MC-61")
def test_an_eliminated_player_cannot_win_by_score() -> None:
    g = position("A.hand: W1\nB.hp: -\nB.score: F5 W5 E5 L5\nC.hand: W1", seats=3)
    play(g, "done")
    assert asked(g)[0] == "C"
    g = position("A.hand: W1\nA.score: L2\nB.hp: -\nB.score: F5 W5 E5 L4\nC.hand: W1\nquiet: 19", seats=3)
    play(g, "done", then="over")
    assert g.result is not None
    assert g.result.winners == (0,)


@pytest.mark.rule("MC-R52")
def test_a_secret_hand_of_an_eliminated_player_is_shown_after_the_game() -> None:
    g = position("A.hand: W1\nB.hp: F1\nB.hand: L1\nC.hp: F2\nC.hand: E1\nC.bag: F1", seats=3)
    play(g, "book 2", "P2")
    assert (pile(g, "B.hand", seat=0), pile(g, "B.bag", seat=0)) == ("?1", "?12")
    while g.decision is not None:
        play(g, "book 2" if "book 2" in offered(g) else "done" if "done" in offered(g) else offered(g)[0])
    assert pile(g, "B.hand", seat=0) == "L1"
    assert pile(g, "B.bag", seat=0) == "F3 W3 E3 L3"


# The quiet end


@pytest.mark.rule("MC-R53")
@pytest.mark.parametrize(("limit", "seats"), [(3, 2), (5, 3), (4, 4)])
def test_after_so_many_quiet_turns_the_game_ends(limit: int, seats: int) -> None:
    hands = "\n".join(f"{player}.hand: W1" for player in "ABCD"[:seats])
    g = position(f"{hands}\nC.score: L1" if seats > 2 else f"{hands}\nB.score: L1", seats, quiet_limit=limit)
    turns = 0
    while g.decision is not None:
        if asked(g)[1] == "cast_step":
            turns += 1
        play(g, "done")
    assert turns == limit * seats
    assert g.result is not None
    assert g.result.winners == ((2,) if seats > 2 else (1,))


@pytest.mark.rule("MC-R53")
def test_a_scored_gem_breaks_the_quiet_wherever_it_lands() -> None:
    g = position("A.hand: W1\nB.hand: W1\nquiet: 18")
    play(g, "book 2")
    assert quiet(g) == (0, 20)
    g = position("A.books: 1 [absorb] 2 [meditation] 3 -\nA.hand: E1\nB.hand: W1\nB.shield: F1\nquiet: 18")
    play(g, "book 1", "academy F", "academy F")  # Shields score nothing
    assert quiet(g) == (19, 20)


@pytest.mark.rule("MC-R53")
@pytest.mark.parametrize(
    ("lines", "winners"),
    [
        ("A.score: F1\nB.score: W2", (1,)),
        ("A.score: F1\nB.score: W1\nB.hp: F3 W3 E3", (0,)),
        ("A.score: F1\nB.score: W1\nB.hp: F3 W3 E3\nB.shield: L1", (0,)),
        ("A.score: F1\nB.score: W1\nB.shield: L1", (1,)),
        ("A.score: F1\nB.score: W1", (0, 1)),
    ],
)
def test_the_winner_of_a_quiet_end(lines: str, winners: tuple[int, ...]) -> None:
    g = position(f"A.hand: W1\n{lines}\nquiet: 19")
    play(g, "done", then="over")
    assert g.result is not None
    assert g.result.winners == winners
    assert g.result.reason == "quiet"


@pytest.mark.rule("MC-R53", "MC-R20")
@pytest.mark.parametrize("limit", [3, 10, 100_000])
def test_if_nobody_has_a_gem_to_play_with_the_quiet_turns_pass_by_themselves(limit: int) -> None:
    g = position("A.bag: -\nB.bag: -\nA.score: L1", quiet_limit=limit)
    assert g.result is not None
    assert g.result.winners == (0,)
    assert quiet(g) == (2 * limit, 2 * limit)


@pytest.mark.rule("MC-R53")
def test_the_limit_counts_those_who_participate() -> None:
    assert quiet(position("A.hand: W1\nB.hp: -", seats=4)) == (0, 30)


@pytest.mark.rule("MC-63", "MC-60", "MC-61", "MC-R53")
def test_random_games_end_in_one_of_the_three_ways() -> None:
    reasons = set()
    for seed in range(60):
        *_, g = wander(new(2, seed, quiet_limit=3, listen=False), seed)
        assert g.result is not None
        scores = g.result.scores
        reasons.add(g.result.reason)
        if g.result.reason == "score":
            assert scores[g.result.winners[0]] == 20
        else:
            assert max(scores) < 20
        if g.result.reason == "last_standing":
            assert size(pile(g, f"{'BA'[g.result.winners[0]]}.hp")) == 0
    assert reasons == {"score", "last_standing", "quiet"}


def test_nothing_can_be_played_after_the_end() -> None:
    g = position("A.hand: W1\nB.hp: F1")
    play(g, "book 2", then="over")
    with pytest.raises(spellhall.IllegalMove, match="over"):
        g.play("done")
