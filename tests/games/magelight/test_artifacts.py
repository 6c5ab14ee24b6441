"""Every artifact: the rules, 4.4; ML-45, ML-55, ML-56."""

from __future__ import annotations

import pytest

from tests.games.magelight.tools import (
    actions,
    asked,
    at,
    count,
    faces,
    hand,
    mana,
    news,
    offered,
    play,
    power,
    role,
    storage,
    t5,
    t7,
    table,
)


@pytest.mark.card("cracked_idol")
def test_cracked_idol() -> None:
    g = t5("cracked_idol study pyre echo")
    assert (power(g)[0], actions(g), asked(g)) == (2, 2, "P1 action")


SPY_FIRST = {"P1": "spymaster", "P2": "archmage", "P3": "archivist", "P4": "healer"}


@pytest.mark.card("cracked_idol")
def test_cracked_idol_spares_a_revealed_guildmage_only() -> None:
    assert power(t5("cracked_idol study pyre echo", revealed="P1"))[0] == 3
    assert power(t5("cracked_idol study pyre echo", revealed="P1", role=SPY_FIRST))[0] == 2
    assert power(t5("cracked_idol study pyre echo", role=SPY_FIRST))[0] == 2


@pytest.mark.card("everburning_lamp")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_everburning_lamp(before: int, after: int) -> None:
    assert power(t5("everburning_lamp study pyre echo", power={"P1": before}))[0] == after


@pytest.mark.card("moon_dial")
@pytest.mark.rule("ML-R19")
def test_moon_dial() -> None:
    g = t5("moon_dial moon_dial study pyre echo")
    assert (actions(g), news(g, "gained_actions")) == (5, [{"seat": 0, "amount": 1}] * 2)
    h = t7("study pyre echo kindle", actions=1, deck="moon_dial quicken")
    play(h, "P1: play study", then="P1 action")
    assert actions(h) == 1


@pytest.mark.card("ash_bell")
def test_ash_bell() -> None:
    g = t5("ash_bell study pyre echo", deck="verdict quicken")
    assert faces(g, "burned") == ["verdict"]


@pytest.mark.card("envious_mirror")
def test_envious_mirror() -> None:
    g = t5("envious_mirror study pyre echo", power={"P3": 5})
    assert (asked(g), power(g)) == ("P1 action", [3, 3, 4, 3])
    tie = t5("envious_mirror study pyre echo", power={"P2": 2})
    assert (asked(tie), offered(tie)) == ("P1 mirror_tie", ["choose P3", "choose P4", "choose P1"])
    play(tie, "P1: choose P4", then="P1 action")
    assert power(tie) == [3, 2, 3, 2]


@pytest.mark.card("truth_stone")
def test_truth_stone() -> None:
    g = t5("truth_stone study pyre echo")
    lose = g.copy()
    play(g, "P1: show role", then="P1 action")
    assert [role(g, "P1", f"P{player}") for player in (2, 3, 4)] == ["archmage", None, None]
    play(lose, "P1: lose power", then="P1 action")
    assert (power(lose)[0], news(lose, "showed_role")) == (2, [])
    revealed = t5("truth_stone study pyre echo", revealed="P1")
    assert (asked(revealed), power(revealed)[0]) == ("P1 action", 3)
    hot = t5("truth_stone study pyre echo", revealed="P1", role=SPY_FIRST)
    assert (asked(hot), power(hot)[0]) == ("P1 action", 2)


@pytest.mark.card("shrouded_coin")
@pytest.mark.rule("ML-55", "ML-56")
def test_shrouded_coin() -> None:
    g = t5("shrouded_coin study pyre echo")
    secret = g.copy()
    play(secret, "P1: keep secret", then="P1 action")
    assert (mana(secret), "shrouded_coin" in hand(secret, "P1")) == (3, True)
    play(g, "P1: reveal", then="P2 action")
    assert news(g, "counters_set")[0] == {"seat": 0, "actions": 3, "mana": 6}
    assert faces(g, "burned") == ["shrouded_coin"]


@pytest.mark.card("shrouded_coin")
@pytest.mark.rule("ML-R19")
def test_a_coin_in_the_action_step_gives_mana_at_once() -> None:
    g = t7("study pyre echo kindle", actions=2, mana=2, deck="shrouded_coin verdict")
    play(g, "P1: play study, reveal", then="P1 action")
    assert (mana(g), faces(g, "burned")) == (4, ["shrouded_coin"])


@pytest.mark.card("hollow_book")
@pytest.mark.rule("ML-55", "ML-56")
def test_hollow_book() -> None:
    g = t5("hollow_book study apprentice moon_dial echo", deck="verdict quicken")
    play(g, "P1: resolve hollow_book", then="P1 secret")
    secret = g.copy()
    play(secret, "P1: keep secret", then="P1 book_card")
    assert offered(secret) == ["store nothing", "store study", "store echo", "store apprentice"]
    play(secret, "P1: store apprentice", then="P1 action")
    assert (storage(secret, "P1"), count(secret, "hand0")) == (["apprentice"], 4)
    play(g, "P1: reveal, store nothing", then="P1 action")
    assert (storage(g, "P1"), "verdict" in hand(g, "P1"), count(g, "hand0")) == ([], True, 6)


@pytest.mark.card("weeping_mask")
@pytest.mark.rule("ML-55", "ML-56")
def test_weeping_mask() -> None:
    g = t5("weeping_mask study pyre echo", seats=5, revealed="P3")
    secret = g.copy()
    play(secret, "P1: keep secret", then="P1 action")
    assert (power(secret)[0], news(secret, "revealed_artifact")) == (2, [])
    play(g, "P1: reveal", then="P1 target_player")
    assert (power(g)[0], offered(g)) == (2, ["choose P2", "choose P4", "choose P5"])
    play(g, "P1: choose P5", then="P1 action")
    assert (role(g, "P5", "P1"), role(g, "P1", "P5"), role(g, "P1", "P4")) == ("turncoat", "archmage", None)
    known = t5("weeping_mask study pyre echo", seats=5, revealed="P1 P3")
    play(known, "P1: reveal, choose P5", then="P1 action")
    assert news(known, "showed_role") == [{"seat": 4, "seat_to": 0}]  # there is nothing left to show in return
    nobody = t5("weeping_mask study pyre echo", revealed="P2 P3 P4")
    play(nobody, "P1: reveal", then="P1 action")


@pytest.mark.card("poisoned_chalice")
@pytest.mark.rule("ML-55", "ML-56")
def test_poisoned_chalice() -> None:
    g = t5("poisoned_chalice study pyre echo", power={"P2": 0})
    secret = g.copy()
    play(secret, "P1: keep secret", then="P1 action")
    assert (actions(secret), power(secret)) == (2, [3, 0, 3, 3])
    play(g, "P1: reveal", then="P1 target_player")
    assert offered(g) == ["choose P3", "choose P4"]
    play(g, "P1: choose P4", then="P1 action")
    assert (actions(g), power(g)) == (2, [3, 0, 3, 2])
    nobody = t5("poisoned_chalice study pyre echo", power={"P2": 0, "P3": 0, "P4": 0})
    play(nobody, "P1: reveal", then="P1 action")


@pytest.mark.rule("ML-45", "ML-55")
def test_an_open_artifact_is_revealed_and_a_secret_one_need_not_be() -> None:
    g = t5("cracked_idol shrouded_coin study pyre echo")
    assert faces(g, "hand0", "P2") == []
    play(g, "P1: resolve cracked_idol", then="P1 secret")
    assert faces(g, "hand0", "P2") == ["cracked_idol"]
    play(g, "P1: keep secret", then="P1 action")
    assert faces(g, "hand0", "P2") == ["cracked_idol"]
    assert table(g)["opened"] == ["cracked_idol"]


@pytest.mark.rule("ML-56")
def test_the_bonus_comes_after_the_normal_effect() -> None:
    """Were the bonus first, the Mask would show P2's role before its holder's last Power is lost."""
    g = t5("weeping_mask study pyre echo", power={"P1": 1, "P2": 0, "P3": 0})
    play(g, "P1: reveal", then="over")
    assert news(g, "showed_role") == []


@pytest.mark.rule("ML-R22", "ML-46")
def test_an_artifact_resolves_again_with_every_entry() -> None:
    g = t7("cracked_idol study pyre echo", actions=0, power={"P2": 4})
    play(g, "P1: pass cracked_idol, pass study, pass pyre", then="P2 action")
    assert power(g) == [3, 3, 3, 3]
    play(g, "P2: end, pass cracked_idol, pass study, pass pyre", then="P3 action")
    assert power(g) == [3, 3, 2, 3]
    stored = at(storage={"P1": "cracked_idol"}, stack="echo banish", round=2)
    assert power(stored)[0] == 2


@pytest.mark.card("poisoned_chalice")
@pytest.mark.rule("ML-R19")
def test_a_malus_can_be_seen_even_if_there_was_no_action_to_lose() -> None:
    g = t5("poisoned_chalice study pyre echo quicken", power={"P1": 0}, board={"P1": "apprentice apprentice"})
    play(g, "P1: keep secret", then="P1 action")
    assert (actions(g), table(g)["actions_bonus"]) == (1, -1)
