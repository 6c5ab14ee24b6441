"""The end: ML-57 to ML-64, ML-R49 to ML-R54."""

from __future__ import annotations

import pytest

from spellhall import IllegalMove
from tests.games.magelight.tools import FIVE, asked, at, board, news, play, power, reason, role, status, t5, t7, winners


@pytest.mark.rule("ML-57", "ML-59")
def test_all_players_of_the_team_win_whatever_their_power() -> None:
    g = t7("dark_day study pyre echo", seats=5, turn="P4", power={"P4": 1, "P5": 0}, round=4, mana=15)
    play(g, "P4: play dark_day", then="over")
    assert (winners(g), reason(g)) == ("P4 P5", "dark_day")
    assert g.result is not None
    assert g.result.scores == (0, 0, 0, 1, 1)
    assert status(g)[1:] == ("-", "over")
    with pytest.raises(IllegalMove, match="over"):
        g.play("end")


@pytest.mark.rule("ML-R53", "ML-59")
def test_dark_day_wins_before_any_reveal_or_text() -> None:
    g = t7("dark_day study pyre echo", turn="P4", round=4, mana=15, power={"P4": 1})
    play(g, "P4: play dark_day", then="over")
    assert (news(g, "revealed_role"), power(g)[3]) == ([], 1)


@pytest.mark.rule("ML-60", "ML-R49")
def test_all_guildmages_down() -> None:
    g = t7("ice_blast study pyre echo", seats=5, power={"P1": 0, "P2": 1, "P3": 0}, turn="P4")
    play(g, "P4: play ice_blast, choose P2", then="over")
    assert (winners(g), reason(g)) == ("P4 P5", "guild_down")


@pytest.mark.rule("ML-60", "ML-R49")
def test_the_guild_can_bring_itself_down_at_once() -> None:
    """In the middle of the artifact step, by a Guildmage's own hand: the rest does not happen."""
    g = t5("cracked_idol ash_bell study pyre", power={"P1": 1, "P2": 0, "P3": 0})
    play(g, "P1: resolve cracked_idol", then="over")
    assert reason(g) == "guild_down"
    assert news(g, "revealed_artifact") == [{"seat": 0, "card": "cracked_idol"}]


@pytest.mark.rule("ML-61")
def test_all_infiltrators_down() -> None:
    g = t7("ice_blast study pyre echo", seats=5, power={"P4": 0, "P5": 1}, revealed="P4 P5")
    play(g, "P1: play ice_blast, choose P5", then="over")
    assert (winners(g), reason(g)) == ("P1 P2 P3", "unmasked")


@pytest.mark.rule("ML-61")
@pytest.mark.parametrize("revealed", ["P4", "P5", ""])
def test_every_infiltrator_must_be_unmasked(revealed: str) -> None:
    g = t7("ice_blast study pyre echo", seats=5, power={"P4": 0, "P5": 1}, revealed=revealed)
    play(g, "P1: play ice_blast, choose P5", then="P2 action")
    assert power(g)[3:] == [0, 0]


@pytest.mark.rule("ML-62")
def test_a_role_shown_to_everybody_one_by_one_is_not_unmasked() -> None:
    shown = {"P5": "P1 P2 P3 P4"}
    g = t7("ice_blast study pyre echo", seats=5, power={"P4": 0, "P5": 1}, revealed="P4", shown=shown)
    play(g, "P1: play ice_blast, choose P5", then="P2 action")
    assert [role(g, "P5", f"P{player}") for player in (1, 2, 3, 4)] == ["turncoat"] * 4
    assert role(g, "P5") is None


@pytest.mark.rule("ML-R49", "ML-61")
def test_a_reveal_can_end_the_game() -> None:
    g = t7("draught_of_candour study pyre echo", seats=5, power={"P4": 0, "P5": 0}, revealed="P5")
    play(g, "P1: play draught_of_candour, choose P4", then="over")
    assert reason(g) == "unmasked"


@pytest.mark.rule("ML-R49")
def test_at_the_end_all_roles_are_opened() -> None:
    g = t7("dark_day study pyre echo", seats=5, turn="P4", round=4, mana=15)
    assert role(g, "P1") is None
    play(g, "P4: play dark_day", then="over")
    for viewer in (None, "P1", "P5"):
        assert [role(g, player, viewer) for player in FIVE] == list(FIVE.values())
    assert [item["role"] for item in news(g, "was")] == list(FIVE.values())


@pytest.mark.rule("ML-R51")
@pytest.mark.parametrize(("turn", "team"), [("P1", "P1 P2 P3"), ("P5", "P4 P5")])
def test_if_both_come_true_at_once_the_team_at_turn_wins(turn: str, team: str) -> None:
    g = t7(
        "long_winter study pyre echo", seats=5, turn=turn, revealed="P4 P5",
        power={"P1": 1, "P2": 0, "P3": 1, "P4": 1, "P5": 0},
    )  # fmt: skip
    play(g, f"{turn}: play long_winter", then="over")
    assert winners(g) == team


@pytest.mark.rule("ML-R52")
def test_who_has_recovered_no_longer_counts() -> None:
    """P1 was at 0 and has come back; then P3 falls to 0: one Guildmage stands."""
    g = t7("kindle ice_blast study pyre echo", seats=5, turn="P4", power={"P1": 0, "P2": 0, "P3": 1}, actions=2)
    play(g, "P4: play kindle, choose P1, play ice_blast, choose P3", then="P5 action")
    assert power(g)[:3] == [2, 0, 0]


@pytest.mark.rule("ML-R49", "ML-60")
def test_an_exchange_of_power_can_end_the_game() -> None:
    g = t7("equal_measure study pyre echo", seats=5, turn="P4", power={"P1": 2, "P2": 0, "P3": 0, "P5": 0})
    play(g, "P4: play equal_measure, choose P1, choose P5", then="over")
    assert reason(g) == "guild_down"


@pytest.mark.rule("ML-R49")
def test_the_rest_of_the_effect_does_not_happen() -> None:
    """Nor is the spell put away, nor the turn ended."""
    g = t7("tap_the_vein study pyre echo", power={"P1": 1, "P2": 0, "P3": 0}, mana=0)
    play(g, "P1: play tap_the_vein", then="over")
    view = g.view(None)
    assert view["seats"][0]["shows"]["mana"] == 0
    assert news(g, "gained_mana") == []


@pytest.mark.rule("ML-R50")
def test_the_wardens_text_can_bring_the_last_one_down() -> None:
    g = t7("draught_of_candour study pyre echo", seats=5, power={"P4": 0, "P5": 1}, revealed="P4 P5")
    play(g, "P1: play draught_of_candour, choose P3", "P3: choose P5", then="over")
    assert reason(g) == "unmasked"


@pytest.mark.rule("ML-58")
def test_the_guild_does_not_know_each_other() -> None:
    g = at(5)
    for me in ("P1", "P2", "P3"):
        assert [role(g, player, me) for player in FIVE] == [FIVE[me] if player == me else None for player in FIVE]
    assert asked(g) == "P1 action"
    assert board(g, "P1") == []
