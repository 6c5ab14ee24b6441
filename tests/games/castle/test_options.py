"""The options of the rules, section 3: CM-R1, CM-R3, CM-R17, CM-R20, CM-R24."""

from __future__ import annotations

import re

import pytest

import spellhall
from spellhall import BadSetup
from tests.games.castle import rulebook
from tests.games.castle.tools import DRAGONS, asked, cast, new, offered, play, quiet, shrine, supply, tableau, verdict

MONSTER_AND_RIVAL = "1=wizard_dragon_kida 2=wizard_eagle_marus 3=monster 4=wizard_wolf_sorrell"


@pytest.mark.rule("CM-R1", "CM-R3", "CM-R17", "CM-R20", "CM-R24")
def test_options_are_those_of_the_rules() -> None:
    rows = rulebook.table("**Options**")
    options = {option.name: option for option in spellhall.game_info("castle").options}
    assert list(options) == [row["option"] for row in rows]
    for row in rows:
        option = options[row["option"]]
        assert option.default == row["default"]
        others = re.findall(r"`(\w+)`", f"`{row['other values']}`")
        if option.name == "first_player":
            assert row["other values"] == "a seat number"
            others = [str(seat) for seat in range(6)]
        assert list(option.values[1:]) == others


def test_a_game_keeps_its_options() -> None:
    g = spellhall.new("castle", 4, 1, {"stall_limit": 2, "memory_aid": False})
    assert g.record()["options"] == {
        "first_player": "random",
        "first_turn": "free",
        "stall_limit": "2",
        "memory_aid": "off",
        "monster_points": "7000",
    }


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"first_player": "6"}, "option first_player cannot be '6': it is one of random, 0, 1, 2, 3, 4, 5"),
        ({"first_player": "P1"}, "option first_player cannot be 'P1'"),
        ({"first_player": 4}, "option first_player cannot be 4: with 4 players seats are 0 to 3"),
        ({"first_player": 5}, "option first_player cannot be 5: with 4 players seats are 0 to 3"),
        ({"first_turn": "advance"}, "option first_turn cannot be 'advance': it is one of free, manipulate"),
        ({"stall_limit": 0}, "option stall_limit cannot be 0: it is one of 3, 1, 2, 4, off"),
        ({"stall_limit": 5}, "option stall_limit cannot be 5"),
        ({"memory_aid": "yes"}, "option memory_aid cannot be 'yes': it is one of on, off"),
        ({"monster_points": 1000}, "option monster_points cannot be 1000: it is one of 7000, 6000"),
        ({"monsters": 2}, "Castle of Magic has no option 'monsters'; it has first_player, first_turn"),
    ],
)
@pytest.mark.rule("CM-R1", "CM-R3", "CM-R17", "CM-R20", "CM-R24")
def test_bad_options_say_what_is_right(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(complaint)):
        new(options=options)


@pytest.mark.rule("CM-R1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_seat_may_be_named_first(seats: int) -> None:
    for seat in range(seats):
        g = new(seats, options={"first_player": seat})
        assert asked(g) == (seat + 1, "turn_action")
        assert g.news(None) == []  # nothing was drawn


@pytest.mark.rule("CM-R3", "CM-26")
def test_a_free_first_turn() -> None:
    g = new()
    for player in (1, 2, 3, 4):
        assert offered(g) == ["manipulate", "advance"]
        play(g, f"P{player}: advance, turn {('silent', 'ringing')[player > 2]}_open_{('lit', 'unlit')[player % 2]}")
    assert supply(g) == [2, 2, 2, 2]  # they advanced with both pawns still in the supply
    assert offered(g) == ["manipulate", "advance"]


@pytest.mark.rule("CM-R3", "CM-R20")
def test_a_free_first_turn_may_be_a_manipulation_too() -> None:
    g = new()
    play(g, "P1: manipulate, pick both, flip bell1, flip bell2", "P2: advance, turn silent_open_lit")
    assert quiet(g) == (0, 12)


@pytest.mark.rule("CM-R17", "CM-62")
def test_with_7000_a_fed_monster_wins_alone_with_6000_it_can_be_tied() -> None:
    """P1 has three countries, home and two pieces while P2 is devoured: 6000, the most possible."""
    table = tableau(DRAGONS, P1="bell3 book5", P2="candle8")
    seed = cast("scepter_devoured", table, MONSTER_AND_RIVAL)
    assert verdict(seed)["scores"] == "1=6000 2=0 3=7000 4=0"
    assert verdict(seed)["winners"] == "3"
    later = cast("scepter_devoured", table, MONSTER_AND_RIVAL, options={"monster_points": 6000})
    assert verdict(later)["scores"] == "1=6000 2=0 3=6000 4=0"
    assert verdict(later)["winners"] == "1 3"


@pytest.mark.rule("CM-R20")
@pytest.mark.parametrize(("limit", "turns"), [(1, 5), (2, 10), (3, 15), (4, 20), ("off", None)])
def test_the_stall_limit_is_in_rounds(limit: object, turns: int | None) -> None:
    assert quiet(new(5, options={"stall_limit": limit})) == (0, turns)


@pytest.mark.rule("CM-R24")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_memory_aid_changes_what_is_shown_and_nothing_else(aid: str) -> None:
    g = new(options={"memory_aid": aid}, tableau=tableau("bell3", P1="bell3"), turns=4)
    play(g, "P1: manipulate, pick bell3, flip bell3")
    for seat in (0, 1, None):
        assert shrine(g, "bell3", seat)["face"] == ("amulet" if aid == "on" else None)
    g = cast("banished", tableau(P1="bell3 book5"), options={"memory_aid": aid})
    assert verdict(g)["scores"] == "1=2000 2=0 3=0 4=0"
