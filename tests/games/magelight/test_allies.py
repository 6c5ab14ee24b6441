"""Every ally: the rules, 4.3."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from tests.games.magelight.tools import (
    actions,
    asked,
    at,
    board,
    count,
    faces,
    hand,
    mana,
    news,
    offered,
    offers,
    play,
    power,
    role,
    t5,
    t7,
)


def t1(allies: str, **scenario: Any) -> Game:
    """The beginning of P1's turn in round 2 with these allies, and two cards in the Stack."""
    return at(board={"P1": allies, **scenario.pop("board", {})}, **{"stack": "echo banish", "round": 2, **scenario})


@pytest.mark.card("apprentice")
@pytest.mark.rule("ML-51")
def test_eager_apprentice() -> None:
    g = t1("apprentice")
    assert (asked(g), actions(g)) == ("P1 action", 4)


@pytest.mark.card("ember_imp")
def test_ember_imp() -> None:
    g = t1("ember_imp", deck="verdict quicken study pyre")
    assert (actions(g), faces(g, "burned")) == (4, ["verdict"])


@pytest.mark.card("hearthkeeper")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_hearthkeeper(before: int, after: int) -> None:
    assert power(t1("hearthkeeper", power={"P1": before}))[0] == after


@pytest.mark.card("librarian")
@pytest.mark.rule("ML-18")
def test_last_librarian_may_look_and_leave_or_scorch() -> None:
    g = t1("librarian", deck="verdict quicken study pyre")
    assert (asked(g), offered(g)) == ("P1 ally_may", ["no", "yes"])
    no, leave = g.copy(), g.copy()
    play(no, "P1: no", then="P1 action")
    assert (news(no, "looked"), count(no, "burned")) == ([], 0)
    assert news(no, "left_unused") == [{"seat": 0, "card": "librarian"}]
    play(leave, "P1: yes", then="P1 top_card")
    assert faces(leave, "deck", "P1") == ["verdict"]
    assert leave.decision is not None
    assert leave.decision.prompt == {"key": "ask-top_card", "args": {"card": "verdict"}}
    assert faces(leave, "deck", "P2") == faces(leave, "deck") == []
    play(leave, "P1: leave", then="P1 action")
    assert "verdict" in hand(leave, "P1")
    play(g, "P1: yes, scorch", then="P1 action")
    assert faces(g, "burned") == ["verdict"]
    assert news(g, "scorched_top", "P3") == [{"seat": 0, "card": "verdict"}]
    assert "verdict" not in hand(g, "P1")


@pytest.mark.card("librarian")
@pytest.mark.rule("ML-R44")
def test_a_librarian_refills_the_deck_but_does_not_ask_if_nothing_is_left() -> None:
    g = t1("librarian", discard="verdict study pyre kindle", rest="burned")
    play(g, "P1: yes", then="P1 top_card")
    assert (count(g, "discard"), count(g, "deck")) == (0, 4)
    h = t1("librarian", rest="burned")
    assert asked(h) == "over"


@pytest.mark.card("courier")
@pytest.mark.rule("ML-18")
def test_mountain_courier_trades_the_whole_stack_for_as_many_cards() -> None:
    g = t1(
        "courier", stack="echo banish verdict quicken", deck="study pyre kindle ice_blast dark_day dark_day dark_day"
    )
    keep = g.copy()
    play(g, "P1: yes", then="P1 action")
    assert faces(g, "discard") == ["echo", "banish", "verdict", "quicken"]
    assert sorted(hand(g, "P1")) == sorted(["study", "pyre", "kindle", "ice_blast", "dark_day", "dark_day", "dark_day"])
    play(keep, "P1: no", then="P1 action")
    assert "verdict" in hand(keep, "P1")
    assert asked(t1("courier", stack="", power={"P1": 0})) == "P2 action"  # an empty Stack: not asked


@pytest.mark.card("storm_crow")
@pytest.mark.rule("ML-38", "ML-53")
def test_storm_crow() -> None:
    g = t7("study pyre kindle echo", seats=5, board={"P1": "storm_crow"}, actions=2, mana=0, revealed="P2")
    play(g, "P1: activate storm_crow, channel echo", then="P1 target_player")
    assert offered(g) == ["choose P3", "choose P4", "choose P5"]
    play(g, "P1: choose P4", then="P2 action")
    assert [role(g, "P4", f"P{player}") for player in (1, 2, 3)] == ["page_thief", None, None]
    assert (role(g, "P4"), faces(g, "burned")) == (None, ["echo"])


@pytest.mark.card("furnace_golem")
def test_furnace_golem() -> None:
    g = t7("study pyre kindle echo", board={"P1": "furnace_golem"}, actions=2, mana=0, deck="verdict quicken")
    play(g, "P1: activate furnace_golem", then="P1 action")
    assert (faces(g, "burned"), actions(g), mana(g)) == (["verdict", "quicken"], 1, 0)


@pytest.mark.card("stone_guardian")
def test_stone_guardian_takes_the_whole_loss() -> None:
    g = t7("verdict study pyre echo", revealed="P4", board={"P4": "stone_guardian pilgrim stone_guardian"})
    play(g, "P1: play verdict, choose P4", then="P2 action")
    assert (power(g)[3], board(g, "P4")) == (3, ["stone_guardian", "pilgrim"])  # the later one goes
    assert faces(g, "discard")[0] == "stone_guardian"


@pytest.mark.card("stone_guardian")
@pytest.mark.rule("ML-50")
def test_at_zero_power_the_guardian_stays() -> None:
    g = t5("cracked_idol study pyre echo", power={"P1": 0}, board={"P1": "stone_guardian"})
    assert board(g, "P1") == ["stone_guardian"]


@pytest.mark.card("stone_guardian")
def test_the_guardian_pays_a_price_that_was_chosen() -> None:
    g = t1("stone_guardian inquisitor")
    play(g, "P1: lose power", then="P1 action")
    assert (power(g)[0], board(g, "P1"), role(g, "P1")) == (3, ["inquisitor"], None)


@pytest.mark.card("inquisitor")
def test_inquisitor() -> None:
    g = t1("inquisitor")
    assert (asked(g), offered(g)) == ("P1 inquisitor", ["lose power", "reveal role"])
    lose = g.copy()
    play(lose, "P1: lose power", then="P1 action")
    assert (power(lose)[0], board(lose, "P1"), role(lose, "P1")) == (2, ["inquisitor"], None)
    play(g, "P1: reveal role", then="P1 action")
    assert (power(g)[0], board(g, "P1"), role(g, "P1")) == (4, ["inquisitor"], "archmage")
    revealed = t1("inquisitor", revealed="P1")
    assert (asked(revealed), board(revealed, "P1"), faces(revealed, "discard")) == ("P1 action", [], ["inquisitor"])


@pytest.mark.card("inquisitor")
def test_the_inquisitor_stays_with_a_revealed_infiltrator() -> None:
    spy = {"P1": "spymaster", "P2": "archmage", "P3": "archivist", "P4": "healer"}
    g = t1("inquisitor", revealed="P1", role=spy)
    assert (asked(g), power(g)[0], board(g, "P1")) == ("P1 action", 2, ["inquisitor"])


@pytest.mark.card("watchful_familiar")
def test_watchful_familiar_shows_the_storage_to_everybody() -> None:
    g = t1("watchful_familiar", storage={"P1": "dark_day verdict", "P2": "quicken"})
    assert news(g, "storage_revealed") == [{"seat_of": 0, "cards": ["verdict", "dark_day"]}]
    assert actions(g) == 4
    assert sorted(faces(g, "hand0", "P3")) == ["dark_day", "verdict"]  # and so they know the hand
    assert faces(g, "storage1", "P3") == []


@pytest.mark.card("pilgrim")
@pytest.mark.rule("ML-R16")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_pilgrim(before: int, after: int) -> None:
    g = t1("pilgrim", power={"P1": before})
    assert (asked(g), power(g)[0]) == ("P1 pilgrim", after)
    assert offered(g) == ["move to P2", "move to P3", "move to P4"]
    play(g, "P1: move to P3", then="P1 action")
    assert (board(g, "P1"), board(g, "P3")) == ([], ["pilgrim"])


@pytest.mark.card("frost_wraith")
def test_frost_wraith() -> None:
    g = t1("frost_wraith", power={"P1": 2})
    assert (power(g)[0], board(g, "P1")) == (1, ["frost_wraith"])
    h = t1("frost_wraith", power={"P1": 1})
    assert (power(h)[0], board(h, "P1"), faces(h, "discard")[0]) == (0, [], "frost_wraith")
    zero = t1("frost_wraith", power={"P1": 0})
    assert (power(zero)[0], board(zero, "P1")) == (0, [])
    guarded = t1("stone_guardian frost_wraith", power={"P1": 1})
    assert (power(guarded)[0], board(guarded, "P1")) == (1, ["frost_wraith"])


@pytest.mark.card("frost_wraith")
@pytest.mark.rule("ML-R49")
def test_a_wraith_that_wins_the_game_is_not_discarded_any_more() -> None:
    g = t1("hearthkeeper frost_wraith", power={"P1": 1, "P2": 0, "P3": 0})
    assert (asked(g), board(g, "P1"), power(g)[0]) == ("over", ["hearthkeeper", "frost_wraith"], 0)


@pytest.mark.rule("ML-R15")
def test_others_have_no_say_about_a_nomad() -> None:
    """P1 has played the Pilgrim; P2, whose board it lies on, moves it."""
    g = t7("pilgrim study pyre echo kindle", actions=1)
    play(g, "P1: play pilgrim, play onto P2, pass study, pass pyre, pass echo", then="P2 pilgrim")
    assert offers(g, "move to") == ["P3", "P4", "P1"]
