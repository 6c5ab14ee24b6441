"""The worked examples of the rules, section 8, one by one."""

from __future__ import annotations

import pytest

from spellhall import Game
from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    charges,
    counter,
    crafts,
    fate_row,
    flags,
    hand,
    health,
    kept,
    new,
    news,
    offered,
    pile,
    play,
    sites,
    standing,
    until,
    winners,
)

CAST = {0: ["wild"]}


@pytest.mark.rule("MW-31", "MW-32", "MW-58", "MW-R18", "MW-R11")
def test_e1_filling_one_icon_or_all() -> None:
    table: Table = {
        "hands": {0: ["fireball", "element_fire", "jaguar"]},
        "kept": {1: ["leather_armor"]},
        "health": {0: 7, 1: 10, 2: 9},
    }
    g = new("grelda derek lyla", **table)
    play(g, "begin", "begin fireball", "fill", "fill with element_fire", "on fireball", "slot fire/light")
    play(g, "fill", "fill with jaguar", "on fireball", "attack a mage", "attack P2")
    assert health(g)[1] == 8
    assert [face for face in pile(g, "mystic") if face in ("element_fire", "fireball")] == ["element_fire", "fireball"]
    assert pile(g, "mystic")[-1] == "fireball"
    assert "jaguar" in pile(g, "enchanted")
    assert hand(g, 1) == []
    g = new("grelda derek lyla", {"resources_per_card": "all"}, **table)
    play(
        g,
        "begin",
        "begin fireball",
        "fill",
        "fill with element_fire",
        "on fireball",
        "slot fire/light",
        "slot any",
        *("attack a mage", "attack P2"),
    )
    assert hand(g, 1) == ["jaguar"]


@pytest.mark.rule("MW-58", "MW-59")
def test_e2_armor_guard_piercing() -> None:
    table: Table = {"kept": {1: ["leather_armor", "chainmail_armor", "shield"]}, "health": {0: 5, 1: 8}, "hands": CAST}
    hit = ("attack a mage", "attack P2")
    g = new("taren helga", crafts={0: [almost("great_axe")]}, **table)
    assert health(play(g, "fill", "fill with wild", "on great_axe", "use once", *hit))[1] == 8
    g = new("taren helga", crafts={0: [almost("lightning_bolt")]}, **table)
    assert health(play(g, "fill", "fill with wild", "on lightning_bolt", *hit))[1] == 5
    g = new("taren helga", **{**table, "kept": {**table["kept"], 0: ["vorpal_sword"]}})
    assert health(play(g, "use", "use vorpal_sword", *hit))[1] == 7


@pytest.mark.rule("MW-69", "MW-R32", "MW-50")
def test_e3_the_bows_charges() -> None:
    g = new("taren derek", hands={0: ["gust", "silver", "cat", "bow"]}, health={0: 9, 1: 10}, seed=4)
    play(g, "begin", "begin bow", "fill", "fill with gust", "on bow", "slot feather/plant")
    play(g, "fill", "fill with silver", "on bow", "fill", "fill with cat", "on bow", "keep")
    assert charges(g, 1, "bow") == ["gust", "silver", "cat"]
    assert "use" not in offered(g)  # fresh
    for left in (["gust", "silver", "cat"], ["gust", "silver"], ["gust"]):
        spent = left[-1]
        g = new("taren derek", kept={0: [{"card": "bow", "charges": left}]}, health={0: 9, 1: 10})
        play(g, "use", "use bow", "attack a mage", "attack P2")
        assert spent in pile(g, "enchanted")
        assert health(g)[1] == 8
        assert ("bow" in kept(g, 1)) == (spent != "gust")
    assert pile(g, "enchanted")[-1] == "bow"


@pytest.mark.rule("MW-41", "MW-R32")
def test_e4_charges_and_blood() -> None:
    g = new("derek lyla", health={0: ["wand_of_storms", 5]}, hands={0: ["silver"]})
    play(g, "burn health", "begin now", "free book/gem", "fill", "fill with silver", "on wand_of_storms", "keep")
    assert charges(g, 1, "wand_of_storms") == ["silver"]
    g = new("eldar lyla", health={0: ["wand_of_storms", 5]})
    play(g, "burn health", "begin now", "keep")
    assert len(charges(g, 1, "wand_of_storms")) == 1


@pytest.mark.rule("MW-45", "MW-47")
def test_e5_making_room() -> None:
    table: Table = {"kept": {0: ["cat"]}, "crafts": {0: [almost("jaguar")]}, "hands": CAST, "health": {0: 9, 1: 9}}
    done = ("fill", "fill with wild", "on jaguar")
    g = play(new("argyle derek", **table), *done, "keep", "replace cat")
    assert (kept(g, 1), pile(g, "enchanted"), "use" in offered(g)) == (["jaguar"], ["cat"], False)
    g = play(new("argyle derek", **table), *done, "use once", "attack a mage", "attack P2")
    assert (kept(g, 1), health(g)[1]) == (["cat"], 6)
    g = play(new("argyle derek", **table, levels={0: ["sorcery_pupil"]}), *done, "keep")
    assert kept(g, 1) == ["cat", "jaguar"]


@pytest.mark.rule("MW-29", "MW-30", "MW-54", "MW-100")
def test_e6_levels_and_permanent_resources() -> None:
    g = new(
        "winter derek",
        hands={0: ["mana_weaver", "ancient_master", "owl", "silver", "draught_of_luck", "key"]},
        levels={0: ["sorcery_pupil"]},
        health={0: 6},
    )
    play(g, "begin", "...")
    assert "begin mana_weaver" in offered(g)
    assert "begin ancient_master" not in offered(g)
    play(g, "begin mana_weaver", "...")
    assert offered(g) == ["free gem/light", "free any"]
    play(g, "free gem/light", "fill", "fill with owl", "on mana_weaver", "slot book/potion")
    play(g, "fill", "fill with silver", "on mana_weaver")
    assert crafts(g, 1) == {"mana_weaver.0": ["cast_magic"]}
    play(g, "begin", "begin draught_of_luck", "fill", "fill with key", "on draught_of_luck")
    assert {"owl", "silver", "key"} <= set(pile(g, "enchanted"))
    assert (counter(g, "level"), counter(g, "full_health"), health(g)[0]) == (2, 10, 8)
    assert {about["deck"] for about in news(g, "healed")} == {"enchanted"}
    assert offered(play(g, "begin", "...")) == ["begin ancient_master"]


@pytest.mark.rule("MW-53", "MW-93")
def test_e7_a_tower_that_helps_somebody_else() -> None:
    table: Table = {
        "structures": ["tower_of_air", "tower_of_fire"],
        "sites": [almost("tower_of_earth")],
        "hands": {1: ["wild"]},
        "turn": 1,
    }
    g = play(new("lyla helga derek schlakk", **table), "fill", "fill with wild", "on tower_of_earth")
    assert winners(g) == [1]


@pytest.mark.rule("MW-93")
def test_e8_two_at_once() -> None:
    table: Table = {"structures": ["tower_of_air", "tower_of_fire"], "sites": [almost("tower_of_ice")]}
    for mages, turn, winner in (("lyla winter derek", 1, 2), ("lyla winter derek", 2, 1), ("winter derek lyla", 1, 3)):
        queen = mages.split().index("winter")
        g = new(mages, turn=turn, hands={turn: ["wild"]}, levels={queen: ["ritual_acolyte"]}, **table)
        assert winners(play(g, "fill", "fill with wild", "on tower_of_ice enchanted")) == [winner]


@pytest.mark.rule("MW-83", "MW-85", "MW-69")
def test_e9_a_curse_travels() -> None:
    g = new("lyla derek", step="start", fate_row=fate_row("draw_1_arcane"), tops={"arcane": ["booby_trap_2"]}, health={0: 7, 1: 9},
            hands={0: ["deflection mystic"]}, kept={1: [{"card": "mirror_charm", "charges": ["silver"]}]})  # fmt: skip
    play(g, "answer deflection mystic", "deflect to P2", "P2: answer mirror_charm", "P2: deflect to P1", "no answer")
    assert health(g)[0] == 5
    assert kept(g, 2) == []
    assert {"deflection", "mirror_charm"} <= set(pile(g, "mystic"))
    assert "booby_trap_2" in pile(g, "arcane")


@pytest.mark.rule("MW-86", "MW-R37")
def test_e10_paralysis_in_the_fate_step() -> None:
    cards = ["draw_1_enchanted"] * 2 + ["draw_1_mystic"] * 2 + ["draw_2_mystic", "ill_wind"]
    table: Table = {
        "step": "start",
        "fate_row": fate_row(*cards),
        "tops": {"mystic": ["paralysis", "bat", "wolf", "eagle"], "enchanted": ["cat", "owl"]},
    }
    g = new("derek lyla", **table)
    before = len(news(g, "fate"))
    assert asked(g) == (1, "curse_answer")
    play(g, "no answer", "...")
    assert g.view(None)["status"]["turn"] == 1
    drawn = [about["seat"] for about in news(g, "fate")]
    assert drawn.count(0) == before  # no more of Derek's four cards
    g = new("derek lyla", hands={0: ["deflection mystic"]}, **table)
    play(g, "answer deflection mystic", "deflect to P2", "P2: no answer", "...")
    until(g, 1)
    assert "misses_next_turn" in flags(g, 2)
    assert len(news(g, "fate")) == 4


@pytest.mark.rule("MW-R10", "MW-42", "MW-89")
def test_e11_the_last_breath() -> None:
    g = play(new("shurpi derek", health={0: ["healing_3"], 1: 5}), "burn health", "begin now")
    assert health(g)[0] == 3
    g = play(new("shurpi derek", health={0: ["silver"], 1: 5}), "burn health", "take into hand", "...")
    assert "dead" in flags(g, 1)
    assert "silver" in pile(g, "enchanted")
    assert g.view(None)["status"]["turn"] == 1


@pytest.mark.rule("MW-94", "MW-97", "MW-R43")
def test_e12_destroy_everyone() -> None:
    table: Table = {"health": {0: 6, 1: 2, 2: 7}, "hands": CAST, "crafts": {0: [almost("thunderclap")]}}
    strike = ("fill", "fill with wild", "on thunderclap", "attack a mage", "attack P2")
    assert winners(play(new("schlakk lyla grelda", marks=[0, 0, 1], **table), *strike)) == [1]
    assert play(new("schlakk lyla", **table), *strike).result is None
    assert play(new("schlakk lyla grelda", {"destroyed": "now"}, marks=[0, 0, 1], **table), *strike).result is None


@pytest.mark.rule("MW-90", "MW-91", "MW-56")
def test_e13_coming_back() -> None:
    g = new("helga derek", step="start", dead=[0], marks=[1, 0], permanents={0: ["mana"]}, fate_row=fate_row(),
            tops={"enchanted": ["key"], "mystic": ["soul_drain"], "arcane": ["tower_of_doom"]})  # fmt: skip
    play(g, "keep it", "keep it", "resurrect", "...")
    assert "soul_drain" in pile(g, "mystic")
    assert offered(g) == ["spend tower_of_doom"]  # Bug/Gem
    play(g, "spend tower_of_doom", *["spend a permanent resource"] * 3)
    assert hand(g, 1) == ["key"]
    assert "tower_of_doom" in pile(g, "arcane")
    found = next(zone for zone in g.view(None)["zones"] if zone["id"] == "health0")
    backs = [card["back"] for card in found["cards"]]
    assert (backs.count("mystic"), backs.count("arcane"), len(backs)) == (5, 3, 8)
    assert asked(g) == (1, "action")


@pytest.mark.rule("MW-65", "MW-66", "MW-99")
def test_e14_fire_storm() -> None:
    g = new("schlakk derek lyla", health={0: 6, 1: 10, 2: 8}, hands={0: ["wild", "cat", "owl"]}, crafts={0: [almost("fire_storm")]},
            kept={0: ["dragon"], 1: ["leather_armor", "wolf"], 2: ["oak_tree", "briars", "bat"]},
            structures=["tower_of_fire", "tower_of_ice", "tower_of_roots", "secret_garden"])  # fmt: skip
    play(g, "fill", "fill with wild", "on fire_storm", "...")
    assert (asked(g), health(g)) == ((1, "discard_card"), [6, 8, 6])
    play(g, "discard cat")
    assert standing(g) == ["tower_of_roots"]
    assert (kept(g, 1), kept(g, 2), kept(g, 3)) == (["dragon"], ["leather_armor"], ["oak_tree", "briars"])
    assert (health(g), hand(g, 1)) == ([5, 8, 6], ["owl"])
    assert winners(g) == [1]  # his Fire has struck down five


@pytest.mark.rule("MW-44", "MW-71", "MW-R33")
def test_e15_locks() -> None:
    locked: Table = {"sites": [almost("tower_of_light", lock=True)]}
    g = new("argyle derek", hands={0: ["cat", "owl", "wild"]}, **locked)
    assert "fill" not in offered(g)
    play(
        g,
        "pick lock",
        "pick lock 1",
        "discard cat",
        "discard owl",
        "fill",
        "fill with wild",
        "on tower_of_light",
        "heal the good",
    )
    assert standing(g) == ["tower_of_light"]
    g = new("argyle derek", hands={0: ["silver"]}, crafts={0: ["key"]}, tops={"mystic": ["bat"]}, **locked)
    play(g, "fill", "fill with silver", "on key", "use once", "yes", "a building site", "meddle with tower_of_light")
    assert "lock" in pile(g, "enchanted")
    assert hand(g, 1) == ["bat"]
    site = {"card": "tower_of_light", "slots": ["light", "gust", "gold", "book", "open", "open"], "lock": True}
    g = new("argyle derek", hands=CAST, crafts={0: [almost("sabotage")]}, sites=[site])
    play(
        g,
        "fill",
        "fill with wild",
        "on sabotage",
        "strip a site",
        "meddle with tower_of_light",
        "filling gust",
        "filling gold",
        "filling book",
    )
    assert sites(g)["tower_of_light.0"][-3:] == ["any", "any", "locked"]


@pytest.mark.rule("MW-R47", "MW-R48")
def test_e16_the_round_limit() -> None:
    g = new("eldar taren derek", turn=1, turns=88, dead=[2], marks=[0, 0, 1], structures=["tower_of_grace"], health={0: 5, 1: 5, 2: 0},
            kept={1: ["cobra"]}, levels={0: ["ritual_acolyte"], 1: ["sigil_neophyte", "mana_weaver"]})  # fmt: skip
    assert [counter(g, "steps_left", player) for player in (1, 2)] == [1, 1]
    g.play("end turn")
    while g.decision is not None:  # Derek, who is dead, draws his three cards
        g.play(offered(g)[-1])
    assert winners(g) == [2]


@pytest.mark.rule("MW-R31")
def test_e17_snare() -> None:
    table: Table = {
        "kept": {0: ["wolf", "cat"], 1: ["hunters_snare", "owl"]},
        "health": {0: 8, 1: 9},
        "structures": ["library"],
    }
    g = play(new("helga lyla", **table), "use", "use wolf", "attack a mage", "attack P2")
    assert (health(g)[1], kept(g, 1), kept(g, 2)) == (7, ["cat"], ["owl", "wolf"])
    assert "hunters_snare" in pile(g, "mystic")
    g = play(new("helga lyla", **table), "use", "use wolf", "attack a structure", "attack library")
    assert (standing(g), kept(g, 1)) == ([], ["wolf", "cat"])


@pytest.mark.rule("MW-R17", "MW-R18")
def test_e18_loops_are_cut() -> None:
    g = new(
        "garnick derek",
        hands=CAST,
        crafts={0: [almost("crow"), "owl"]},
        kept={0: ["weeping_willow"]},
        piles={"enchanted": ["cat"], "mystic": ["bat"]},
    )
    play(g, "fill", "fill with wild", "on crow", "use once", "take from enchanted", "take from mystic")
    assert pile(g, "enchanted") == ["crow"]
    play(g, "use", "use weeping_willow")
    assert set(hand(g, 1)) == {"cat", "bat", "crow"}
    play(g, "begin", "...")
    assert set(offered(g)) == {"begin cat", "begin bat"}
    play(g, "begin bat", "fill", "...")
    assert "fill with crow" in offered(g)


@pytest.mark.rule("MW-99", "MW-101", "MW-R58")
def test_e19_a_curse_is_sent() -> None:
    table: Table = {
        "kept": {0: ["cat"]},
        "piles": {"enchanted": ["booby_trap"], "mystic": ["paralysis"]},
        "health": {0: 5, 1: 5},
    }
    g = new("helga lyla", hands={0: ["owl"], 1: ["immunity enchanted"]}, **table)
    send = ("use", "use cat", "discard owl")
    play(g, *send, "send booby_trap", "choose P2", "P2: answer immunity enchanted")
    assert landed(g) == 0
    assert health(g)[1] == 5
    g = new("helga lyla", hands={0: ["owl"]}, **table)
    play(g, *send, "send paralysis", "choose P2", "P2: no answer")
    assert landed(g) == 1
    assert "misses_next_turn" in flags(g, 2)
    g = new("helga lyla derek", hands={0: ["owl"], 1: ["deflection mystic"]}, **table)
    play(g, *send, "send booby_trap", "choose P2", "P2: answer deflection mystic", "P2: deflect to P3", "P3: no answer")
    assert landed(g) == 0
    assert health(g) == [5, 5, 4]


def landed(g: Game) -> int:
    """How many Curses of Helga's have landed."""
    shows = g.view(None)["seats"][0]["shows"]
    asked_for, left = shows["asked_to_win"], shows["left_to_win"]
    assert isinstance(asked_for, dict)
    assert isinstance(left, dict)
    return int(asked_for["curses"]) - int(left["curses"])
