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
    # Argyle: Level 1 or higher, and 1 Curse answered
    ("argyle derek", {}, 2, "argyle"),
    ("argyle derek", {"levels": {0: ["ritual_acolyte", "mana_weaver"]}}, 1, "argyle"),
    ("argyle derek", {"deeds": {0: {"blessings": 3}, 1: {"blessings": 1}}}, 1, "argyle"),
    # Garnick: 2 plants, and a Structure that is Neutral or Earth
    ("garnick derek", {}, 3, "garnick"),
    ("garnick derek", {"kept": {0: ["bamboo", "cat"]}, "structures": ["library"]}, 1, "garnick"),
    ("garnick derek", {"kept": {0: ["bamboo", "briars"]}, "structures": [EVIL_1, GOOD_1, "tower_of_fire"]}, 1, "garnick"),
    ("garnick derek", {"structures": ["tower_of_earth"]}, 2, "garnick"),
    # Lyla: 3 that are not Evil, one of these Air
    ("lyla derek", {"structures": ["tower_of_air", "tower_of_earth", EVIL_1, EVIL_2]}, 1, "lyla"),
    ("lyla derek", {"structures": ["tower_of_fire", "tower_of_earth", GOOD_1, "library"]}, 1, "lyla"),
    # Taren: 3 of Beast, Bug, Feather and Plant, by the icons of pets and plants, and a tower that is not Evil
    ("taren derek", {}, 4, "taren"),
    ("taren derek", {"kept": {0: ["eagle"]}, "structures": [EVIL_1]}, 2, "taren"),
    ("taren derek", {"kept": {0: ["eagle", "cat", "sword"]}, "structures": [GOOD_1]}, 1, "taren"),
    ("taren derek", {"kept": {0: ["owl", "briars"]}}, 1, "taren"),
    # Grelda: 4 wishes (5 with three or more), and a Good tower
    ("grelda derek", {"structures": [EVIL_1, "tower_of_fire"]}, 5, "grelda"),
    ("grelda derek", {"deeds": {0: {"wishes": 3}, 1: {"wishes": 4}}, "structures": [GOOD_1]}, 1, "grelda"),
    ("grelda derek", {"deeds": {0: {"wishes": 6}}}, 1, "grelda"),
    ("grelda derek lyla", {"deeds": {0: {"wishes": 4}}, "structures": [GOOD_1]}, 1, "grelda"),
    # Shurpi: 5 treasures (6 with three or more)
    ("shurpi derek lyla", {}, 6, "shurpi"),
    ("shurpi derek", {}, 5, "shurpi"),
    ("shurpi derek", {"permanents": {0: ["mana", "seeds"]}, "kept": {0: ["sword", "jaguar", "horse", "bamboo"]}}, 1, "shurpi"),
    ("shurpi derek", {"kept": {0: ["shield", "leather_armor"], 1: ["sword"]}}, 4, "shurpi"),
    # Winter: Level 1 or higher, and 2 that are not Evil, one of these Water
    ("winter lyla", {}, 3, "winter"),
    ("winter lyla", {"structures": ["tower_of_ice", "tower_of_fire"]}, 1, "winter"),
    ("winter lyla", {"levels": {0: ["ritual_acolyte"]}, "structures": ["tower_of_ice", EVIL_1]}, 1, "winter"),
    ("winter lyla", {"levels": {0: ["ritual_acolyte", "mana_weaver"]}, "structures": ["tower_of_air", "tower_of_fire"]}, 1, "winter"),
    # Schlakk: 3 struck down by his Fire (4 with three or more), or everyone else destroyed
    ("schlakk lyla taren garnick grelda", {"deeds": {0: {"fires": 2}, 1: {"fires": 9}}}, 2, "schlakk"),
    ("schlakk lyla", {"deeds": {0: {"fires": 2}}}, 1, "schlakk"),
    ("schlakk lyla taren", {"marks": [0, 1, 0]}, 1, "schlakk"),
    ("schlakk lyla taren garnick grelda", {}, 4, "schlakk"),
    # Eldar: Level 1, Evil mages destroyed, and 2 Good towers
    ("eldar derek lyla", {"structures": [GOOD_1]}, 3, "eldar"),
    ("eldar derek lyla", {"structures": [GOOD_1, GOOD_2], "marks": [0, 1, 0]}, 1, "eldar"),
    # Ahman: everyone else destroyed, and back from the dead himself
    ("ahman lyla taren garnick", {"marks": [0, 0, 1, 0]}, 3, "ahman"),
    ("ahman lyla taren garnick", {"marks": [1, 1, 1, 1]}, 1, "ahman"),
    ("ahman lyla taren garnick", {"deeds": {0: {"returns": 1}}}, 3, "ahman"),
    # Derek: 2 Challenges won, and an Evil tower
    ("derek lyla", {"structures": [GOOD_1]}, 3, "derek"),
    ("derek lyla", {"deeds": {0: {"challenges": 1}, 1: {"challenges": 2}}, "structures": [EVIL_1, EVIL_2]}, 1, "derek"),
    # Helga: 2 Curses landed (3 with three or more), and 2 towers that are not Good
    ("helga lyla", {"structures": [EVIL_1, "tower_of_fire", GOOD_1]}, 2, "helga"),
    ("helga lyla", {"deeds": {0: {"curses": 1}}, "structures": [EVIL_1, GOOD_2]}, 2, "helga"),
    ("helga lyla taren derek garnick", {"deeds": {0: {"curses": 2}}, "structures": [EVIL_1, "tower_of_ice"]}, 1, "helga"),
]  # fmt: skip


@pytest.mark.rule("MW-R48", "MW-R25", "MW-98", "MW-R55", "MW-53", "MW-99", "MW-R59")
@pytest.mark.card("argyle", "garnick", "lyla", "taren", "grelda", "shurpi", "winter", "schlakk", "eldar", "ahman")
@pytest.mark.card("derek", "helga")
@pytest.mark.parametrize(("mages", "more", "steps", "mage"), STEPS)
def test_missing_steps(mages: str, more: dict[str, Any], steps: int, mage: str) -> None:
    assert mages.split(maxsplit=1)[0] == mage
    assert missing(mages, **more) == steps


TOWERS = [
    ("garnick derek", {"kept": {0: ["bamboo", "briars"]}}, "tower_of_earth"),
    ("lyla derek", {"structures": ["tower_of_air", "tower_of_earth"]}, "tower_of_fire"),
    ("grelda derek", {"deeds": {0: {"wishes": 4}}}, GOOD_1),
    ("winter lyla", {"levels": {0: ["ritual_acolyte"]}, "structures": ["tower_of_fire"]}, "tower_of_ice"),
    ("eldar derek lyla", {"structures": [GOOD_1], "marks": [0, 1, 0], "levels": {0: ["ritual_acolyte"]}}, GOOD_2),
    ("derek lyla", {"deeds": {0: {"challenges": 2}}}, "tower_of_weakness"),
    ("helga lyla", {"structures": [EVIL_1], "deeds": {0: {"curses": 2}}}, "tower_of_fire"),
]  # fmt: skip


@pytest.mark.rule("MW-53", "MW-92", "MW-93", "MW-R22", "MW-R46")
@pytest.mark.card("garnick", "lyla", "grelda", "winter", "eldar", "derek", "helga")
@pytest.mark.parametrize(("mages", "more", "tower"), TOWERS)
def test_mages_who_win_with_the_last_tower(mages: str, more: dict[str, Any], tower: str) -> None:
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


@pytest.mark.card("argyle", "immunity", "mugwort")
@pytest.mark.rule("MW-99", "MW-83", "MW-93")
@pytest.mark.parametrize("answer", ["immunity enchanted", "mirror_charm", "no answer"])
def test_argyle_wins_by_answering_a_curse(answer: str) -> None:
    """A Blessing of the hand or a crafted one will do; without the Level, or an answer, nothing is won."""
    for levels, won in (({0: ["ritual_acolyte"]}, answer != "no answer"), ({}, False)):
        g = new("argyle derek", step="start", fate_row=fate_row("draw_1_enchanted"), tops={"enchanted": ["booby_trap"]},
                hands={0: ["immunity enchanted"]}, kept={0: ["mirror_charm"]}, levels=levels)  # fmt: skip
        g.play(f"answer {answer}" if answer != "no answer" else answer)
        while g.decision is not None and asked(g)[1] in ("deflect_to", "curse_answer"):
            g.play(offered(g)[0])
        assert (g.result is not None) == won


@pytest.mark.card("taren", "shurpi")
@pytest.mark.rule("MW-99", "MW-R59", "MW-45")
def test_taren_and_shurpi_win_by_what_they_keep() -> None:
    """The card that is kept last wins at once; used once it does not."""
    menagerie: Table = {"kept": {0: ["eagle"]}, "structures": ["tower_of_fire"]}
    assert winners(finish("cobra", "keep", mages="taren derek", more=menagerie)) == [1]
    g = finish("cobra", "use once", "attack a mage", "attack P2", mages="taren derek", more=menagerie)
    assert g.result is None
    hoard: Table = {"permanents": {0: ["mana", "seeds"]}, "kept": {0: ["jaguar", "cat"]}}
    assert winners(finish("sword", "keep", mages="shurpi derek", more=hoard)) == [1]
    assert finish("book", "keep", mages="shurpi derek", more=hoard).result is None  # it shows Book only
    assert winners(finish("dragons_horde", mages="shurpi derek", more=hoard)) == [1]


@pytest.mark.card("grelda")
@pytest.mark.rule("MW-99", "MW-R56")
def test_grelda_grants_wishes() -> None:
    """Each Magic card that she completes is one; those of others are not, and death wipes out none."""
    granted: Table = {"deeds": {0: {"wishes": 3}}, "structures": [GOOD_1]}
    assert winners(finish("draught_of_luck", mages="grelda derek", more=granted)) == [1]
    g = finish("draught_of_luck", mages="derek grelda", more={**granted, "deeds": {1: {"wishes": 3}}})
    assert g.result is None
    assert counter(g, "steps_left", 2) == 1
    dead: Table = {"dead": [1], "marks": [0, 1], "health": {0: 5, 1: 0}, "deeds": {1: {"wishes": 3}}}
    assert counter(new("derek grelda", structures=[GOOD_1], **dead), "steps_left", 2) == 1


@pytest.mark.card("schlakk")
@pytest.mark.rule("MW-99")
def test_schlakk_strikes_down_with_fire() -> None:
    """Mages, cards that rivals keep and Structures; not his own cards, and nothing by another element."""
    table: Table = {"deeds": {0: {"fires": 3}}, "kept": {0: ["cat"], 1: ["owl"]}, "structures": ["library"], "health": {0: 5, 1: 3, 2: 9}}  # fmt: skip
    mages = "schlakk lyla taren"
    for at in (("attack a mage", "attack P2"), ("attack a kept card", "attack card of P2", "attack owl"), ("attack a structure", "attack library")):  # fmt: skip
        assert winners(finish("fireball", *at, mages=mages, more=table)) == [1], at
        assert finish("thunderclap", *at, mages=mages, more=table).result is None, at
    assert finish("fireball", "attack a mage", "attack P3", mages=mages, more=table).result is None  # alive
    alone: Table = {"deeds": {0: {"fires": 3}}, "kept": {0: ["cat"]}, "health": {0: 5, 1: 9, 2: 9}}
    assert finish("fire_storm", mages=mages, more=alone).result is None


@pytest.mark.card("ahman")
@pytest.mark.rule("MW-99", "MW-91", "MW-93")
def test_ahman_wins_when_he_comes_back() -> None:
    tops = {"enchanted": ["cobra"], "mystic": ["bat"], "arcane": ["wild"]}
    table: Table = {"step": "start", "dead": [0], "fate_row": fate_row(), "tops": tops, "health": {0: 0, 1: 5, 2: 5}}
    back = ("keep it", "keep it", "keep it", "resurrect", "spend cobra", "spend bat", "spend wild")
    assert winners(play(new("ahman lyla taren", marks=[1, 1, 1], **table), *back)) == [1]
    g = play(new("ahman lyla taren", marks=[1, 1, 0], **table), *back)
    assert g.result is None
    assert counter(g, "steps_left") == 1


@pytest.mark.card("derek")
@pytest.mark.rule("MW-99", "MW-38", "MW-39")
def test_derek_wins_challenges() -> None:
    """Those that he wins count, and no others."""
    table: Table = {"hands": {0: ["dragons_hoarde"]}, "deeds": {0: {"challenges": 1}}, "structures": [EVIL_1]}
    rich = ["silver", "gold", "shield", "cat", "owl", "crow", "cobra", "horse"]
    g = play(new("derek lyla", tops={"enchanted": rich}, **table), "challenge", "play dragons_hoarde", "...")
    while g.decision is not None and asked(g)[1] != "action":
        g.play(offered(g)[0])
    assert winners(g) == [1]
    poor = ["owl", "crow", "cobra", "horse", "monkey", "bamboo", "briars", "book"]
    g = play(new("derek lyla", tops={"enchanted": poor}, **table), "challenge", "play dragons_hoarde")
    assert g.result is None
    assert counter(g, "steps_left") == 1


@pytest.mark.card("helga")
@pytest.mark.rule("MW-99", "MW-101", "MW-R58", "MW-R38")
def test_helga_wins_with_a_curse_that_lands() -> None:
    """Sent or deflected. One that is answered has not landed, nor one that the Tower of Dawn stops."""
    table: Table = {"structures": [EVIL_1, "tower_of_fire"], "deeds": {0: {"curses": 1}}, "kept": {0: ["cat"]},
                    "hands": {0: ["owl"], 1: ["immunity enchanted"]}, "piles": {"enchanted": ["booby_trap"]}}  # fmt: skip
    send = ("use", "use cat", "discard owl", "send booby_trap", "choose P2")
    assert winners(play(new("helga lyla", **table), *send, "P2: no answer")) == [1]
    assert play(new("helga lyla", **table), *send, "P2: answer immunity enchanted").result is None
    dawn: Table = {**table, "structures": [EVIL_1, "tower_of_fire", GOOD_3]}
    assert play(new("helga lyla", **dawn), *send).result is None
    g = new("helga lyla", structures=[EVIL_1, "tower_of_fire"], deeds={0: {"curses": 1}}, step="start",
            fate_row=fate_row("draw_1_enchanted"), tops={"enchanted": ["booby_trap"]}, hands={0: ["deflection mystic"]})  # fmt: skip
    play(g, "answer deflection mystic", "deflect to P2", "P2: no answer")
    assert winners(g) == [1]


@pytest.mark.rule("MW-94", "MW-97", "MW-R54")
@pytest.mark.card("ahman", "schlakk", "eldar")
def test_everyone_else_destroyed() -> None:
    """One mark each is enough, back alive or not; with two players it takes two. Eldar needs one."""
    kill = ("attack a mage", "attack P2")
    for mage, deeds in (("schlakk", {}), ("ahman", {"returns": 1})):
        had: Table = {"deeds": {0: deeds}}
        three = {**had, "health": {0: 5, 1: 2, 2: 7}, "marks": [0, 0, 1]}
        assert winners(finish("thunderclap", *kill, mages=f"{mage} lyla grelda", more=three)) == [1], mage
        g = finish("thunderclap", *kill, mages=f"{mage} lyla", more={**had, "health": {0: 5, 1: 2}})
        assert g.result is None
        g = finish("thunderclap", *kill, mages=f"{mage} lyla", more={**had, "health": {0: 5, 1: 2}, "marks": [0, 1]})
        assert winners(g) == [1], mage
    good: Table = {"structures": [GOOD_1, GOOD_2], "levels": {0: ["ritual_acolyte"]}}
    g = finish("thunderclap", *kill, mages="eldar derek", more={**good, "health": {0: 5, 1: 2}})
    assert winners(g) == [1]


@pytest.mark.rule("MW-R43")
def test_destroyed_now() -> None:
    """By the option, only the dead count, one death is enough with two players, and those who came back do not."""
    now = {"destroyed": "now"}
    assert mages_left(new("schlakk lyla grelda", now, marks=[0, 1, 1])) == 2
    assert mages_left(new("schlakk lyla grelda", now, dead=[1], marks=[0, 1, 0])) == 1
    g = new("schlakk lyla", now, hands={0: ["wild"]}, crafts={0: [almost("thunderclap")]}, health={0: 5, 1: 2})
    play(g, "fill", "fill with wild", "on thunderclap", "attack a mage", "attack P2")
    assert winners(g) == [1]


def mages_left(g: Game) -> int:
    """How many mages the first player must still see destroyed."""
    left = g.view(None)["seats"][0]["shows"]["left_to_win"]
    assert isinstance(left, dict)
    return int(left["mages"])


@pytest.mark.rule("MW-93")
def test_several_at_once() -> None:
    """The player whose turn it is; otherwise the first clockwise from that player."""

    def both(mages: str, turn: int) -> Game:
        queen = mages.split().index("winter")
        g = new(mages, turn=turn, hands={turn: ["wild"]}, sites=[almost("tower_of_ice")], levels={queen: ["ritual_acolyte"]},
                structures=["tower_of_air", "tower_of_fire"])  # fmt: skip
        return play(g, "fill", "fill with wild", "on tower_of_ice enchanted")

    assert winners(both("winter derek lyla", 0)) == [1]
    assert winners(both("derek winter lyla", 0)) == [2]
    assert winners(both("winter lyla derek", 2)) == [1]


@pytest.mark.rule("MW-R45")
def test_wins_in_the_own_turn_only() -> None:
    """The third tower does not end it; Lyla wins at the end of her start step."""
    own = {"win_check": "own_turn"}
    two: Table = {"structures": ["tower_of_earth", "tower_of_air"]}
    g = new("derek lyla", own, hands={0: ["wild"]}, sites=[almost("tower_of_fire")], **two)
    play(g, "fill", "fill with wild", "on tower_of_fire")
    assert g.result is None
    g.play("end turn")
    assert winners(g) == [2]
    g = new("lyla derek", own, hands={0: ["wild"]}, sites=[almost("tower_of_fire")], **two)
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
    assert winners(at_the_limit("winter lyla", health={0: 5, 1: 9}, levels={0: ["ritual_acolyte"]})) == [1]  # 2, 3
    assert winners(at_the_limit("garnick lyla", levels={1: ["ritual_acolyte"]}, health={0: 8, 1: 3})) == [2]
    assert winners(at_the_limit("garnick lyla", health={0: 4, 1: 5})) == [2]
    assert winners(at_the_limit("garnick lyla", health={0: 5, 1: 5})) == [1, 2]
    ahead: Table = {"kept": {0: ["bamboo", "briars"]}}  # Garnick needs 1 more, Lyla 3
    assert winners(at_the_limit("garnick lyla", **ahead)) == [1]
    towers: Table = {"structures": ["tower_of_earth", "tower_of_air"]}  # Garnick needs 2 more, Lyla 1
    assert winners(at_the_limit("garnick lyla", dead=[1], health={0: 5, 1: 0}, **towers)) == [1]
    assert winners(at_the_limit("garnick lyla", dead=[0, 1], step="start", health={0: 0, 1: 0}, **towers)) == [2]


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
    g = new("lyla derek", step="start", fate_row=fate_row("masons_guild", "draw_1_enchanted"), seed=1,
            structures=["tower_of_earth", "tower_of_air"], sites=[almost("tower_of_fire")], tops={"enchanted": ["cat", "owl"]})  # fmt: skip
    play(g, "fill a site", "build tower_of_fire")
    assert winners(g) == [1]
    assert "dead" not in flags(g, 1)


@pytest.mark.rule("MW-93")
def test_a_game_that_nobody_has_won_goes_on() -> None:
    g = new("lyla derek", structures=["tower_of_air", EVIL_1])
    assert g.result is None
    assert until(g, 2).result is None


@pytest.mark.rule("MW-92", "MW-93")
@pytest.mark.parametrize("step", ["start", "main"])
def test_a_position_that_is_won_is_won_before_anybody_acts(step: str) -> None:
    towers = ["tower_of_air", "tower_of_fire", "tower_of_ice"]
    assert winners(new("derek lyla", step=step, structures=towers)) == [2]
    level = {0: ["ritual_acolyte"]}
    assert winners(new("winter derek lyla", step=step, structures=towers, levels=level)) == [1]  # it is her turn
    dead = new("derek lyla", step=step, structures=towers, dead=[1], health={0: 5, 1: 0})
    assert dead.result is None  # MW-R44


@pytest.mark.rule("MW-R45")
def test_a_position_that_is_won_waits_for_the_own_turn_where_that_is_the_rule() -> None:
    towers = ["tower_of_earth", "tower_of_fire", "tower_of_air"]
    g = new("derek lyla", {"win_check": "own_turn"}, structures=towers)
    assert asked(g) == (1, "action")
    play(g, "end turn", "...")
    assert winners(g) == [2]


@pytest.mark.rule("MW-93", "MW-R47")
def test_the_end_line_by_line() -> None:
    """Each mage's way to win and how far it came; then what the round limit looks at."""
    g = new(
        "garnick derek taren", hands={0: ["wild"]}, sites=[almost("tower_of_earth")], deeds={1: {"challenges": 1}},
        kept={0: ["bamboo", "briars"], 2: ["eagle"]}, structures=["tower_of_pain"], dead=[1], marks=[0, 1, 0],
        health={0: 4, 1: 0, 2: 3},
    )  # fmt: skip
    play(g, "fill", "fill with wild", "on tower_of_earth")
    result = g.view(None)["result"]
    assert result is not None
    assert result["reason"] == {"key": "end-goal_reached", "args": {"seats": [0]}}
    assert [[line["say"] for line in lines] for lines in result["explained"]] == [
        [
            {"key": "line-mage", "args": {"mage": "garnick"}},
            {"key": "line-won"},
            {"key": "line-towers", "args": {"done": 1, "asked": 1}},
            {"key": "line-plants", "args": {"done": 2, "asked": 2}},
            {"key": "line-level", "args": {"number": 0}},
            {"key": "line-health", "args": {"number": 4}},
        ],
        [
            {"key": "line-mage", "args": {"mage": "derek"}},
            {"key": "line-towers", "args": {"done": 1, "asked": 1}},
            {"key": "line-challenges", "args": {"done": 1, "asked": 2}},
            {"key": "line-steps", "args": {"number": 1}},
            {"key": "line-level", "args": {"number": 0}},
            {"key": "line-dead"},
        ],
        [
            {"key": "line-mage", "args": {"mage": "taren"}},
            {"key": "line-towers", "args": {"done": 1, "asked": 1}},
            {"key": "line-kinds", "args": {"done": 2, "asked": 3}},
            {"key": "line-steps", "args": {"number": 1}},
            {"key": "line-level", "args": {"number": 0}},
            {"key": "line-health", "args": {"number": 3}},
        ],
    ]
    assert [line["points"] for line in result["explained"][0]] == [None, 1, None, None, None, None]
