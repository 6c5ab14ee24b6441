"""Every role, reveals and shows: the rules, 4.5; ML-48, ML-49, ML-R50, ML-R54, ML-R55, ML-R60, ML-R61."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from tests.games.magelight.tools import (
    asked,
    at,
    count,
    cover,
    faces,
    mine,
    news,
    offered,
    play,
    power,
    reason,
    role,
    shown,
    storage,
    t7,
    table,
)


def revealed(player: str, seats: int = 4, **scenario: Any) -> Game:
    """P1 has just made this player reveal the role."""
    g = t7("draught_of_candour study pyre echo kindle", actions=2, seats=seats, **scenario)
    g.play("play draught_of_candour")
    g.play(f"choose {player}")
    return g


@pytest.mark.card("archmage")
def test_archmage() -> None:
    g = revealed("P2", role={"P1": "healer", "P2": "archmage", "P4": "spymaster"})
    assert (power(g), asked(g)) == ([3, 4, 3, 3], "P1 action")


@pytest.mark.card("archivist")
def test_archivist() -> None:
    g = revealed("P2", deck="verdict quicken banish apprentice")
    assert faces(g, "burned") == ["verdict", "quicken", "banish"]


@pytest.mark.card("healer")
@pytest.mark.rule("ML-R55", "ML-R61")
def test_healer() -> None:
    roles = {"P1": "archmage", "P2": "healer", "P4": "spymaster"}
    g = revealed("P2", role=roles, power={"P3": 6})
    assert (asked(g), offered(g)) == ("P2 role_target", ["choose P4", "choose P1"])
    play(g, "P2: choose P1", then="P1 action")
    assert power(g) == [4, 3, 6, 3]
    assert asked(revealed("P2", role=roles, power={"P1": 6, "P3": 6, "P4": 6})) == "P1 action"


@pytest.mark.card("warden")
@pytest.mark.rule("ML-R55", "ML-R61")
def test_warden() -> None:
    roles = {"P1": "archmage", "P2": "warden", "P4": "spymaster"}
    g = revealed("P2", role=roles, power={"P3": 0})
    assert (asked(g), offered(g)) == ("P2 role_target", ["choose P4", "choose P1"])
    play(g, "P2: choose P4", then="P1 action")
    assert power(g) == [3, 3, 0, 2]
    assert asked(revealed("P2", role=roles, power={"P1": 0, "P3": 0, "P4": 0})) == "P1 action"


@pytest.mark.card("diviner")
@pytest.mark.rule("ML-R55", "ML-R61")
def test_diviner() -> None:
    g = revealed("P3", seats=6, revealed="P1")
    assert (asked(g), offered(g)) == ("P3 role_target", ["choose P4", "choose P5", "choose P6", "choose P2"])
    play(g, "P3: choose P6", then="P1 action")
    assert role(g, "P6", "P3") == "page_thief"
    assert role(g, "P6", "P1") is None
    assert asked(revealed("P3", seats=6, revealed="P1 P2 P4 P5 P6")) == "P1 action"


@pytest.mark.card("quartermaster")
def test_quartermaster() -> None:
    g = revealed("P3", deck="verdict quicken banish")
    assert storage(g, "P3") == ["verdict", "quicken"]
    assert faces(g, "storage2", "P1") == []
    assert count(g, "storage2") == 2
    short = revealed("P3", deck="verdict", rest="burned")
    assert storage(short, "P3") == ["verdict"]


@pytest.mark.card("spymaster")
@pytest.mark.parametrize("cap", [6, 8])
def test_spymaster(cap: int) -> None:
    g = at(
        options={"power_cap": cap},
        hand="draught_of_candour study pyre echo",
        actions=1,
        mana=8,
        phase="actions",
        power={"P4": 0},
    )
    play(g, "P1: play draught_of_candour, choose P4", then="P2 action")
    assert power(g)[3] == cap


@pytest.mark.card("turncoat")
@pytest.mark.rule("ML-R50")
def test_turncoat() -> None:
    """The text is part of the reveal: unmasked at 0 Power, the Turncoat is at 2 before anybody has won."""
    g = revealed("P5", seats=5, power={"P4": 0, "P5": 0}, revealed="P4")
    assert (asked(g), power(g)[4]) == ("P1 action", 2)


@pytest.mark.card("page_thief")
def test_page_thief() -> None:
    pile = "verdict quicken banish apprentice moon_dial magelight dark_day dark_day travel_light clean_hands ice_blast"
    g = revealed("P4", seats=5, burned=pile)
    assert faces(g, "burned") == ["ice_blast"]
    assert faces(g, "discard") == [*pile.split()[:10], "draught_of_candour"]
    short = revealed("P4", seats=5, burned="verdict quicken")
    assert faces(short, "discard")[:2] == ["verdict", "quicken"]


@pytest.mark.card("page_thief")
@pytest.mark.rule("ML-R50", "ML-61")
def test_a_page_thief_unmasked_last_at_zero_loses_but_takes_the_pages_first() -> None:
    g = revealed("P4", seats=5, power={"P4": 0, "P5": 0}, revealed="P5", burned="verdict quicken")
    assert (asked(g), reason(g)) == ("over", "unmasked")
    assert faces(g, "discard") == ["verdict", "quicken"]


@pytest.mark.rule("ML-48")
def test_a_revealed_role_stays_open() -> None:
    g = revealed("P2", deck="verdict quicken banish")
    play(g, "P1: end, pass study, pass pyre, pass echo", then="P2 action")
    for viewer in (None, "P1", "P3", "P4"):
        assert role(g, "P2", viewer) == "archivist"


@pytest.mark.rule("ML-R54", "ML-61")
def test_a_reveal_counts_however_it_came_about() -> None:
    """The last Infiltrator at 0 Power reveals for an Inquisitor, though nobody forced a choice of words."""
    g = at(5, board={"P4": "inquisitor"}, turn="P4", power={"P4": 0, "P5": 0}, revealed="P5", round=2, stack="echo")
    play(g, "P4: reveal role", then="over")
    assert reason(g) == "unmasked"


@pytest.mark.rule("ML-R11", "ML-49")
def test_who_showed_to_whom_is_public_what_was_seen_is_not() -> None:
    g = t7("whispered_truth study pyre echo kindle", seats=5, actions=2)
    play(g, "P1: play whispered_truth, choose P5", then="P1 action")
    for viewer in (None, "P1", "P2", "P3", "P4", "P5"):
        assert shown(g, viewer) == [("P5", "P1")]
        assert news(g, "showed_role", viewer) == [{"seat": 4, "seat_to": 0}]
        assert news(g, "saw_role", viewer) == ([{"seat": 4, "role": "turncoat"}] if viewer == "P1" else [])
    assert mine(g, "P1")["shown_roles"] == [[], [], [], [], ["turncoat"]]


@pytest.mark.rule("ML-R60")
def test_forged_papers_once_whoever_looks_first() -> None:
    g = at(6, cover={"P5": "archmage"}, hand="sidelong_glance whispered_truth whispered_truth study pyre echo",
           actions=3, mana=9, phase="actions")  # fmt: skip
    assert (mine(g, "P5")["forged_papers"], mine(g, "P5")["forged_seen_by"]) == (True, None)
    play(g, "P1: play sidelong_glance, choose P5", then="P1 action")
    assert role(g, "P5", "P4") == "archmage"
    assert (news(g, "forged", "P5"), news(g, "forged", "P4")) == ([{"seat_to": 3, "role": "archmage"}], [])
    assert (mine(g, "P5")["forged_papers"], mine(g, "P5")["forged_seen_by"]) == (False, 3)
    play(g, "P1: play whispered_truth, choose P5", then="P1 action")
    assert role(g, "P5", "P1") == "spymaster"
    assert role(g, "P5", "P4") == "archmage"
    play(g, "P1: play whispered_truth, choose P6", then="P2 action")
    assert role(g, "P6", "P1") == "page_thief"  # only the Spymaster has papers
    assert len(news(g, "forged", "P5")) == 1


@pytest.mark.rule("ML-R60")
def test_who_looks_twice_sees_through_the_papers() -> None:
    g = t7("whispered_truth whispered_truth study pyre echo", actions=2, cover={"P4": "healer"})
    play(g, "P1: play whispered_truth, choose P4, play whispered_truth, choose P4", then="P2 action")
    assert role(g, "P4", "P1") == "spymaster"
    assert mine(g, "P1")["shown_roles"][3] == ["healer", "spymaster"]


@pytest.mark.rule("ML-R60")
def test_a_table_reveal_is_always_true() -> None:
    g = revealed("P4", cover={"P4": "healer"})
    assert role(g, "P4") == "spymaster"
    assert cover(g, "P4") == "healer"


@pytest.mark.rule("ML-R3")
def test_plain_roles_have_no_texts_covers_or_papers() -> None:
    roles = {"P1": "guildmage", "P2": "guildmage", "P3": "guildmage", "P4": "infiltrator"}
    g = at(options={"roles": "plain"}, role=roles, hand="draught_of_candour whispered_truth dark_day study pyre echo",
           actions=4, mana=30, phase="actions", round=5)  # fmt: skip
    play(g, "P1: play whispered_truth, choose P4, play draught_of_candour, choose P4", then="P1 action")
    assert role(g, "P4", "P1") == role(g, "P4") == "infiltrator"
    assert power(g) == [3, 3, 3, 3]
    assert not any(zone["id"].startswith("cover") for seat in range(4) for zone in g.view(seat)["zones"])
    assert table(g)["infiltrators"] == ["infiltrator"]
    assert not any(mine(g, player)["forged_papers"] for player in roles)
