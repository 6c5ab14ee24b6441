"""The end: every mage's win condition, missing steps, the round limit. (MW-92 to MW-98, MW-R43 to MW-R48)"""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    counter,
    fate_row,
    finish,
    flags,
    new,
    offered,
    play,
    until,
    winners,
)

GOOD_3, GOOD_2, GOOD_1 = "tower_of_dawn", "tower_of_winds", "tower_of_grace"
EVIL_1, EVIL_2, EVIL_3 = "tower_of_bones", "tower_of_darkness", "tower_of_doom"


def missing(mages: str, player: int = 1, **more: Any) -> int:
    """The missing steps of a player."""
    return counter(new(mages, **more), "steps_left", player)


STEPS = [
    # Argyle: Evil mages destroyed, and a Good tower of Level 3
    ("argyle derek winter lyla", {}, 3, "argyle"),
    ("argyle derek winter lyla", {"marks": [0, 1, 0, 0]}, 2, "argyle"),
    ("argyle derek winter lyla", {"marks": [0, 1, 1, 0], "structures": [GOOD_2]}, 1, "argyle"),
    # Garnick and Shurpi: 3 towers, one Earth (4 with five or six)
    ("garnick derek", {"structures": ["tower_of_earth"]}, 2, "garnick"),
    ("garnick derek", {"structures": [EVIL_1, GOOD_1, "tower_of_fire", "library"]}, 1, "garnick"),
    ("garnick derek lyla taren winter", {"structures": ["tower_of_earth", EVIL_1, GOOD_1]}, 1, "garnick"),
    ("shurpi derek", {"structures": [EVIL_1, "tower_of_roots"]}, 1, "shurpi"),
    ("shurpi derek lyla taren winter helga", {"structures": [EVIL_1, "tower_of_roots", EVIL_2]}, 1, "shurpi"),
    # Lyla: 3 that are not Evil, one of these Air
    ("lyla derek", {"structures": ["tower_of_air", "tower_of_earth", EVIL_1, EVIL_2]}, 1, "lyla"),
    ("lyla derek", {"structures": ["tower_of_fire", "tower_of_earth", GOOD_1]}, 1, "lyla"),
    # Taren: 2 pets, a plant, a tower that is not Evil
    ("taren derek", {}, 4, "taren"),
    ("taren derek", {"kept": {0: ["cat", "bamboo", "briars"]}, "structures": [EVIL_1]}, 2, "taren"),
    ("taren derek", {"kept": {0: ["cat", "owl", "bamboo"]}, "structures": [EVIL_1]}, 1, "taren"),
    # Grelda: 3 towers, one of Level 3 (4 with five or six)
    ("grelda derek", {"structures": [EVIL_1, EVIL_2, GOOD_1]}, 1, "grelda"),
    ("grelda derek", {"structures": [EVIL_3]}, 2, "grelda"),
    ("grelda derek lyla taren winter", {"structures": [EVIL_3, GOOD_1, EVIL_2]}, 1, "grelda"),
    # Winter: Level 1 or higher, and 2 that are not Evil, one of these Water
    ("winter lyla", {}, 3, "winter"),
    ("winter lyla", {"structures": ["tower_of_ice", "tower_of_fire"]}, 1, "winter"),
    ("winter lyla", {"levels": {0: ["ritual_acolyte"]}, "structures": ["tower_of_ice", EVIL_1]}, 1, "winter"),
    ("winter lyla", {"levels": {0: ["ritual_acolyte", "mana_weaver"]}, "structures": ["tower_of_air", "tower_of_fire"]}, 1, "winter"),
    # Schlakk and Derek: 3 Evil towers, or everyone else destroyed
    ("schlakk lyla taren garnick grelda", {"structures": [EVIL_1, EVIL_2]}, 1, "schlakk"),
    ("schlakk lyla taren", {"marks": [0, 1, 0]}, 1, "schlakk"),
    ("derek lyla taren garnick grelda", {"structures": [EVIL_1, "tower_of_fire"]}, 2, "derek"),
    ("derek lyla taren", {"marks": [0, 1, 0]}, 1, "derek"),
    # Eldar: Evil mages destroyed, and 2 Good towers
    ("eldar derek lyla", {"structures": [GOOD_1]}, 2, "eldar"),
    ("eldar derek lyla", {"structures": [GOOD_1], "marks": [0, 1, 0]}, 1, "eldar"),
    # Ahman: everyone else destroyed
    ("ahman lyla taren garnick", {"marks": [0, 0, 1, 0]}, 2, "ahman"),
    # Helga: 3 that are not Good, one of these Water
    ("helga lyla", {"structures": [EVIL_1, "tower_of_fire", GOOD_1]}, 1, "helga"),
    ("helga lyla", {"structures": [EVIL_1, EVIL_2, EVIL_3]}, 1, "helga"),
]  # fmt: skip


@pytest.mark.rule("MW-R48", "MW-R25", "MW-98", "MW-R55", "MW-53")
@pytest.mark.card("argyle", "garnick", "lyla", "taren", "grelda", "shurpi", "winter", "schlakk", "eldar", "ahman")
@pytest.mark.card("derek", "helga")
@pytest.mark.parametrize(("mages", "more", "steps", "mage"), STEPS)
def test_missing_steps(mages: str, more: dict[str, Any], steps: int, mage: str) -> None:
    assert mages.split(maxsplit=1)[0] == mage
    assert missing(mages, **more) == steps


WINS = [
    ("argyle derek lyla", {"marks": [0, 1, 0]}, GOOD_3),
    ("garnick derek", {"structures": ["tower_of_earth", EVIL_1]}, "tower_of_fire"),
    ("garnick derek lyla taren winter", {"structures": ["tower_of_earth", EVIL_1, EVIL_2]}, "tower_of_fire"),
    ("lyla derek", {"structures": ["tower_of_air", "tower_of_earth"]}, "tower_of_fire"),
    ("taren derek", {"kept": {0: ["cat", "owl", "bamboo"]}}, "tower_of_fire"),
    ("grelda derek", {"structures": [EVIL_1, "tower_of_fire"]}, EVIL_3),
    ("shurpi derek", {"structures": [EVIL_1, EVIL_2]}, "tower_of_roots"),
    ("winter lyla", {"levels": {0: ["ritual_acolyte"]}, "structures": ["tower_of_fire"]}, "tower_of_ice"),
    ("schlakk lyla", {"structures": [EVIL_1, EVIL_2]}, "tower_of_weakness"),
    ("eldar derek lyla", {"structures": [GOOD_1], "marks": [0, 1, 0]}, GOOD_2),
    ("derek lyla", {"structures": [EVIL_1, EVIL_2]}, "tower_of_weakness"),
    ("helga lyla", {"structures": [EVIL_1, "tower_of_tides"]}, "tower_of_fire"),
]  # fmt: skip


@pytest.mark.rule("MW-53", "MW-92", "MW-93", "MW-R22", "MW-R46")
@pytest.mark.card(
    "argyle", "garnick", "lyla", "taren", "grelda", "shurpi", "winter", "schlakk", "eldar", "derek", "helga"
)
@pytest.mark.parametrize(("mages", "more", "tower"), WINS)
def test_each_mage_wins_with_the_last_tower(mages: str, more: dict[str, Any], tower: str) -> None:
    """With it at once; while it is a site, not yet. Whatever was still to happen does not."""
    g = new(mages, sites=[almost(tower)], hands={0: ["wild"]}, tops={"arcane": ["dragon"]}, **more)
    assert asked(g) == (1, "action")
    g.play("fill")
    g.play("fill with wild")
    g.play(next(move for move in offered(g) if tower in move))
    while g.decision is not None:
        assert asked(g)[1] in ("mode", "pile"), asked(g)
        g.play(offered(g)[0])
    assert winners(g) == [1]
    assert g.result is not None
    assert g.result.scores == (1, *[0] * (g.seats - 1))


@pytest.mark.rule("MW-94", "MW-97", "MW-R54")
@pytest.mark.card("ahman", "schlakk", "derek")
def test_everyone_else_destroyed() -> None:
    """One mark each is enough, back alive or not; with two players it takes two. Argyle and Eldar need one."""
    kill = ("attack a mage", "attack P2")
    for mage in ("ahman", "schlakk", "derek"):
        g = finish(
            "thunderclap", *kill, mages=f"{mage} lyla grelda", more={"health": {0: 5, 1: 2, 2: 7}, "marks": [0, 0, 1]}
        )
        assert winners(g) == [1], mage
        g = finish("thunderclap", *kill, mages=f"{mage} lyla", more={"health": {0: 5, 1: 2}})
        assert g.result is None
        g = finish("thunderclap", *kill, mages=f"{mage} lyla", more={"health": {0: 5, 1: 2}, "marks": [0, 1]})
        assert winners(g) == [1], mage
    g = finish("thunderclap", *kill, mages="eldar derek", more={"health": {0: 5, 1: 2}, "structures": [GOOD_1, GOOD_2]})
    assert winners(g) == [1]


@pytest.mark.rule("MW-R43")
def test_destroyed_now() -> None:
    """By the option, only the dead count, one death is enough with two players, and those who came back do not."""
    now = {"destroyed": "now"}
    assert counter(new("ahman lyla grelda", now, marks=[0, 1, 1]), "steps_left") == 2
    assert counter(new("ahman lyla grelda", now, dead=[1], marks=[0, 1, 0]), "steps_left") == 1
    g = new("ahman lyla", now, hands={0: ["wild"]}, crafts={0: [almost("thunderclap")]}, health={0: 5, 1: 2})
    play(g, "fill", "fill with wild", "on thunderclap", "attack a mage", "attack P2")
    assert winners(g) == [1]


@pytest.mark.rule("MW-93")
def test_several_at_once() -> None:
    """The player whose turn it is; otherwise the first clockwise from that player."""
    two: Table = {"structures": ["tower_of_earth", EVIL_1]}
    assert winners(finish("tower_of_fire", mages="shurpi derek garnick", more=two)) == [1]
    assert winners(finish("tower_of_fire", mages="derek shurpi garnick", more=two)) == [2]
    g = new("shurpi garnick derek", turn=2, hands={2: ["wild"]}, sites=[almost("tower_of_fire")], **two)
    play(g, "fill", "fill with wild", "on tower_of_fire")
    assert winners(g) == [1]


@pytest.mark.rule("MW-R45")
def test_wins_in_the_own_turn_only() -> None:
    """The third tower does not end it; Garnick wins at the end of his start step."""
    own = {"win_check": "own_turn"}
    two: Table = {"structures": ["tower_of_earth", "tower_of_air"]}
    g = new("derek garnick", own, hands={0: ["wild"]}, sites=[almost("tower_of_fire")], **two)
    play(g, "fill", "fill with wild", "on tower_of_fire")
    assert g.result is None
    g.play("end turn")
    assert winners(g) == [2]
    g = new("garnick derek", own, hands={0: ["wild"]}, sites=[almost("tower_of_fire")], **two)
    play(g, "fill", "fill with wild", "on tower_of_fire")
    assert g.result is None


def at_the_limit(mages: str, **more: Any) -> Game:
    """The last player of round 30 ends the turn."""
    seats = len(mages.split())
    g = new(mages, turn=seats - 1, turns=30 * seats - 1, **more)
    return until_over(g)


def until_over(g: Game) -> Game:
    while g.decision is not None:
        g.play("end turn" if asked(g)[1] == "action" else offered(g)[-1])
    return g


@pytest.mark.rule("MW-95", "MW-R47", "MW-R48", "MW-96")
def test_the_round_limit() -> None:
    """Fewest missing steps among the living, then the highest Level, then most health; else shared."""
    assert winners(at_the_limit("garnick taren", levels={1: ["ritual_acolyte"]})) == [1]
    assert winners(at_the_limit("garnick lyla", levels={1: ["ritual_acolyte"]}, health={0: 8, 1: 3})) == [2]
    assert winners(at_the_limit("garnick lyla", health={0: 4, 1: 5})) == [2]
    assert winners(at_the_limit("garnick lyla", health={0: 5, 1: 5})) == [1, 2]
    ahead: Table = {"structures": ["tower_of_earth", EVIL_1]}  # Garnick needs 1 more, Lyla 2
    assert winners(at_the_limit("garnick lyla", **ahead)) == [1]
    assert winners(at_the_limit("garnick lyla", dead=[0], health={0: 0, 1: 5}, **ahead)) == [2]
    assert winners(at_the_limit("garnick lyla", dead=[0, 1], step="start", health={0: 0, 1: 0}, **ahead)) == [1]


@pytest.mark.rule("MW-R47")
@pytest.mark.parametrize(("limit", "rounds"), [("30", 30), ("20", 20), ("40", 40), ("none", 0)])
def test_other_limits(limit: str, rounds: int) -> None:
    last = rounds or 50
    g = new("garnick lyla", {"round_limit": limit}, turn=1, turns=2 * last - 1)
    g.play("end turn")
    assert (g.result is not None) == (limit != "none")
    if rounds:
        g = new("garnick lyla", {"round_limit": limit}, turn=1, turns=2 * rounds - 2, health={0: 5, 1: 5})
        g.play("end turn")
        assert g.result is None


@pytest.mark.rule("MW-R46")
def test_the_rest_of_an_effect_is_not_carried_out() -> None:
    """Masons' Guild builds the winning tower: the Fate cards after it are not drawn."""
    g = new("garnick derek", step="start", fate_row=fate_row("masons_guild", "draw_1_enchanted"), seed=1,
            structures=["tower_of_earth", EVIL_1], sites=[almost("tower_of_fire")], tops={"enchanted": ["cat", "owl"]})  # fmt: skip
    play(g, "fill a site", "build tower_of_fire")
    assert winners(g) == [1]
    assert "dead" not in flags(g, 1)


@pytest.mark.rule("MW-93")
def test_a_game_that_nobody_has_won_goes_on() -> None:
    g = new("garnick derek", structures=["tower_of_earth", EVIL_1])
    assert g.result is None
    assert until(g, 2).result is None


@pytest.mark.rule("MW-92", "MW-93")
@pytest.mark.parametrize("step", ["start", "main"])
def test_a_position_that_is_won_is_won_before_anybody_acts(step: str) -> None:
    towers = ["tower_of_earth", "tower_of_fire", EVIL_1]
    assert winners(new("derek garnick", step=step, structures=towers)) == [2]
    assert winners(new("shurpi derek garnick", step=step, structures=towers)) == [1]  # it is her turn
    dead = new("derek garnick", step=step, structures=towers, dead=[1], health={0: 5, 1: 0})
    assert dead.result is None  # MW-R44


@pytest.mark.rule("MW-R45")
def test_a_position_that_is_won_waits_for_the_own_turn_where_that_is_the_rule() -> None:
    g = new("derek garnick", {"win_check": "own_turn"}, structures=["tower_of_earth", "tower_of_fire", EVIL_1])
    assert asked(g) == (1, "action")
    play(g, "end turn", "...")
    assert winners(g) == [2]


@pytest.mark.rule("MW-93", "MW-R47")
def test_the_end_line_by_line() -> None:
    """Each mage's way to win and how far it came; then what the round limit looks at."""
    g = new(
        "garnick derek taren", hands={0: ["wild"]}, sites=[almost("tower_of_earth")], kept={2: ["cat"]},
        structures=["tower_of_air", "tower_of_pain"], dead=[1], marks=[0, 1, 0], health={0: 4, 1: 0, 2: 3},
    )  # fmt: skip
    play(g, "fill", "fill with wild", "on tower_of_earth enchanted")
    result = g.view(None)["result"]
    assert result is not None
    assert result["reason"] == {"key": "end-goal_reached", "args": {"seats": [0]}}
    assert [[line["say"] for line in lines] for lines in result["explained"]] == [
        [
            {"key": "line-mage", "args": {"mage": "garnick"}},
            {"key": "line-won"},
            {"key": "line-towers", "args": {"done": 3, "asked": 3}},
            {"key": "line-level", "args": {"number": 0}},
            {"key": "line-health", "args": {"number": 4}},
        ],
        [
            {"key": "line-mage", "args": {"mage": "derek"}},
            {"key": "line-mages", "args": {"done": 0, "asked": 2}},
            {"key": "line-towers", "args": {"done": 1, "asked": 3}},
            {"key": "line-steps", "args": {"number": 2}},
            {"key": "line-level", "args": {"number": 0}},
            {"key": "line-dead"},
        ],
        [
            {"key": "line-mage", "args": {"mage": "taren"}},
            {"key": "line-towers", "args": {"done": 1, "asked": 1}},
            {"key": "line-pets", "args": {"done": 1, "asked": 2}},
            {"key": "line-plants", "args": {"done": 0, "asked": 1}},
            {"key": "line-steps", "args": {"number": 2}},
            {"key": "line-level", "args": {"number": 0}},
            {"key": "line-health", "args": {"number": 3}},
        ],
    ]
    assert [line["points"] for line in result["explained"][0]] == [None, 1, None, None, None]
