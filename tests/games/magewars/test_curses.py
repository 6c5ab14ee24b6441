"""Every Curse and every Blessing. (MW-82 to MW-86, MW-R34 to MW-R38)"""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from tests.games.magewars.tools import (
    THREE,
    Table,
    almost,
    asked,
    charges,
    crafts,
    faces,
    fate_row,
    finish,
    flags,
    hand,
    health,
    kept,
    new,
    news,
    offered,
    pile,
    play,
    until,
)

DRAW = {
    "booby_trap": ("enchanted", "draw_1_enchanted"), "famine": ("enchanted", "draw_1_enchanted"),
    "paralysis": ("mystic", "draw_1_mystic"), "soul_drain": ("mystic", "draw_1_mystic"),
    "booby_trap_2": ("arcane", "draw_1_arcane"), "profound_loss": ("arcane", "draw_1_arcane"),
    "stripped": ("quest", "draw_1_quest"), "natures_revolt": ("quest", "draw_1_quest"),
    "added_burden": ("quest", "draw_1_quest"),
}  # fmt: skip


def cursed(id: str, *answers: str, mages: str = THREE, **more: Any) -> Game:
    """P1 draws the Curse in the Fate step and gives these answers."""
    deck, fate = DRAW[id]
    start: Table = {
        "step": "start",
        "fate_row": fate_row(fate),
        "tops": {deck: [id]},
        "health": {0: 9, 1: 9, 2: 9},
        **more,
    }
    return play(new(mages, **start), *answers)


@pytest.mark.card("booby_trap", "booby_trap_2")
@pytest.mark.rule("MW-82", "MW-67")
def test_booby_traps() -> None:
    """At once; it never reaches the hand; then it is discarded. Armor does not help."""
    g = cursed("booby_trap", "no answer", kept={0: ["leather_armor"]})
    assert (health(g)[0], hand(g, 1)) == (8, [])
    assert pile(g, "enchanted")[-1] == "booby_trap"
    assert health(cursed("booby_trap_2", "no answer"))[0] == 7


@pytest.mark.card("minor_loss")
def test_minor_loss() -> None:
    """Two cards of your choice; as many as you have, if fewer."""
    start: dict[str, Any] = {"step": "start", "fate_row": fate_row("minor_loss")}
    g = new(hands={0: ["cat", "owl", "crow"]}, **start)
    assert hand(play(g, "no answer", "discard crow", "discard cat"), 1) == ["owl"]
    assert hand(play(new(hands={0: ["cat"]}, **start), "no answer", "discard cat"), 1) == []


@pytest.mark.card("famine")
def test_famine() -> None:
    g = cursed("famine", "no answer", "...", kept={0: ["horse", "owl", "bamboo"]})
    assert offered(g) == ["give up horse", "give up owl"]
    assert kept(play(g, "give up owl"), 1) == ["horse", "bamboo"]
    assert asked(cursed("famine", "no answer")) == (1, "action")


@pytest.mark.card("stripped")
@pytest.mark.rule("MW-63")
def test_stripped() -> None:
    """One of your items, or one of your crafts that is an Item."""
    more: Table = {
        "kept": {0: ["sword", "horse"]},
        "crafts": {0: [{"card": "bow", "slots": ["gust", "open", "open"]}, "fireball"]},
    }
    g = cursed("stripped", "no answer", "...", **more)
    assert offered(g) == ["give up sword", "give up bow"]
    play(g, "give up bow")
    assert list(crafts(g, 1)) == ["fireball.0"]
    assert pile(g, "enchanted")[-2:] == ["gust", "bow"]


@pytest.mark.card("paralysis")
@pytest.mark.rule("MW-86", "MW-R34")
def test_paralysis_ends_the_turn() -> None:
    """The rest of the effect and of the turn is left out; the end step comes."""
    g = new(step="start", fate_row=fate_row("draw_2_mystic", "draw_1_enchanted"), tops={"mystic": ["paralysis", "bat"]},
            hands={0: ["cat", "cobra", "crow", "owl", "sword", "bow", "book"]}, seed=2)  # fmt: skip
    until(g, 1, "curse_answer")
    play(g, "no answer", "...")
    assert asked(g) == (1, "discard_card")  # Taren's hand limit is 6
    assert "bat" not in hand(g, 1)


@pytest.mark.card("paralysis")
@pytest.mark.rule("MW-86", "MW-R37", "MW-96")
def test_paralysis_out_of_turn_costs_the_next_turn() -> None:
    """At most one lost turn is pending; a lost turn has no start step and counts as a turn."""
    g = cursed("paralysis", "answer deflection mystic", "deflect to P2", "P2: no answer", hands={0: ["deflection mystic"]}, lost=[1],
               lasting={1: [{"card": "force_field", "charges": ["silver", "gold"]}]})  # fmt: skip
    assert "misses_next_turn" in flags(g, 2)
    g.play("end turn")
    assert news(g, "missed") == [{"seat": 1}]
    assert charges(g, 2, "force_field") == ["silver", "gold"]
    assert g.view(None)["status"]["turn"] == 2
    assert "misses_next_turn" not in flags(g, 2)


@pytest.mark.card("soul_drain")
@pytest.mark.rule("MW-63", "MW-33")
def test_soul_drain() -> None:
    """One filling card of your choice from each of your crafts."""
    bow, cobra = {"card": "bow", "slots": ["gust", "silver", "open"]}, {"card": "cobra", "slots": ["crow", "open"]}
    g = cursed("soul_drain", "no answer", "filling silver", "filling crow", crafts={0: [bow, cobra, "fireball"]})
    assert crafts(g, 1)["bow.0"] == ["any", "any"]
    assert crafts(g, 1)["cobra.0"] == ["bug/potion", "any"]
    assert pile(g, "enchanted") == ["silver", "crow"]


@pytest.mark.card("profound_loss")
def test_profound_loss() -> None:
    g = cursed("profound_loss", "no answer", hands={0: ["cat", "owl"]})
    assert hand(g, 1) == []
    assert pile(g, "enchanted") == ["cat", "owl"]


@pytest.mark.card("natures_revolt")
def test_natures_revolt() -> None:
    """Each pet attacks once with the number it would have now; armor and Guard help; no bonus, no doubling."""
    assert health(cursed("natures_revolt", "no answer", kept={0: ["wolf"]}))[0] == 8
    assert health(cursed("natures_revolt", "no answer", kept={0: ["wolf", "horse"]}))[0] == 6  # 2 in a pack, and 1
    assert health(cursed("natures_revolt", "no answer", kept={0: ["cat", "horse"]}))[0] == 7
    assert (
        health(cursed("natures_revolt", "no answer", kept={0: ["dragon", "elephant"]}, structures=["tower_of_fire"]))[0]
        == 6
    )
    assert health(cursed("natures_revolt", "no answer", kept={0: ["cat", "cobra", "leather_armor"]}))[0] == 8
    assert health(cursed("natures_revolt", "no answer", kept={0: ["dragon", "fire_armor"]}))[0] == 9
    assert health(cursed("natures_revolt", "no answer"))[0] == 9


@pytest.mark.card("added_burden")
@pytest.mark.rule("MW-R36", "MW-31")
def test_added_burden() -> None:
    """Until it is filled no card can be put on a Level craft; it is no craft; filled, it is discarded."""
    g = cursed(
        "added_burden", "no answer", hands={0: ["silver", "gold", "wild"]}, crafts={0: [almost("ritual_acolyte")]}
    )
    assert faces(g, "lasting0") == ["added_burden"]
    assert "abandon" in offered(g)
    assert offered(play(g, "fill", "fill with wild", "...")) == ["on added_burden"]
    play(g, "on added_burden", "fill", "fill with gold", "on added_burden")
    assert faces(g, "lasting0") == []
    assert pile(g, "quest") == ["added_burden"]
    assert pile(g, "enchanted") == ["gold"]
    assert offered(play(g, "fill", "fill with silver", "...")) == ["on ritual_acolyte"]
    meddled = {"lasting": {1: ["added_burden"]}, "crafts": {}}
    assert pile(finish("sabotage", "discard a craft", more=meddled), "mystic") == ["sabotage"]  # nothing it could ruin


# Answers


@pytest.mark.card("immunity")
@pytest.mark.rule("MW-83", "MW-84")
def test_immunity() -> None:
    g = cursed("booby_trap_2", "answer immunity enchanted", hands={0: ["immunity enchanted"]})
    assert health(g)[0] == 9
    assert (pile(g, "enchanted"), pile(g, "arcane")) == (["immunity"], ["booby_trap_2"])


@pytest.mark.rule("MW-83")
def test_the_victim_is_asked_always_and_nobody_else() -> None:
    """One answer; with none to give, the question looks the same from outside."""
    g = cursed("booby_trap", "...", hands={1: ["immunity enchanted"]})
    assert (asked(g), offered(g)) == ((1, "curse_answer"), ["no answer"])
    other = cursed("booby_trap", "...", hands={0: ["immunity enchanted"]})
    assert offered(other) == ["no answer", "answer immunity enchanted"]
    assert g.view(2)["decision"] == other.view(2)["decision"] == {"seat": 0}


@pytest.mark.card("deflection")
@pytest.mark.rule("MW-85", "MW-R28")
def test_deflection() -> None:
    g = cursed(
        "booby_trap",
        "answer deflection mystic",
        "...",
        hands={0: ["deflection mystic"]},
        dead=[1],
        health={0: 9, 1: 0, 2: 9},
    )
    assert offered(g) == ["deflect to P3"]
    play(g, "deflect to P3", "P3: no answer")
    assert health(g) == [9, 0, 8]
    alone = cursed("booby_trap", "...", hands={0: ["deflection mystic"]}, dead=[1, 2], health={0: 9, 1: 0, 2: 0})
    assert offered(alone) == ["no answer"]


@pytest.mark.card("holy_water")
@pytest.mark.rule("MW-84", "MW-R35")
def test_holy_water() -> None:
    """Negates, ends the Curse for those it has not reached, and heals 1 Enchanted."""
    four = "taren derek schlakk lyla"
    g = cursed("booby_trap", "answer global_outbreak", "P2: no answer", "P3: answer holy_water", mages=four,
               hands={0: ["global_outbreak"], 2: ["holy_water"]}, health={0: 5, 1: 5, 2: 5, 3: 5})  # fmt: skip
    assert health(g) == [5, 4, 6, 5]


@pytest.mark.card("holy_deflection", "unholy_deflection", "global_outbreak")
@pytest.mark.rule("MW-85", "MW-R35")
def test_deflections_to_several() -> None:
    """Clockwise from the deflecting player; each may answer; playable only if there is somebody."""
    four = "garnick derek lyla schlakk"
    for id, hit in (("holy_deflection", [2, 4]), ("unholy_deflection", [3]), ("global_outbreak", [2, 3, 4])):
        answers = [f"P{player}: no answer" for player in hit]
        g = cursed("booby_trap", f"answer {id}", *answers, mages=four, hands={0: [id]}, health={0: 5, 1: 5, 2: 5, 3: 5})
        assert [player for player in (1, 2, 3, 4) if health(g)[player - 1] == 4] == hit, id
    two: Table = {"mages": "garnick shurpi", "health": {0: 5, 1: 5}}
    for id in ("holy_deflection", "unholy_deflection"):
        assert offered(cursed("booby_trap", "...", hands={0: [id]}, **two)) == ["no answer"]


@pytest.mark.rule("MW-R35")
def test_a_further_deflection_is_worked_out_first() -> None:
    g = cursed("booby_trap", "answer global_outbreak", "P2: answer deflection mystic", "P2: deflect to P3", "P3: no answer",
               "P3: no answer", hands={0: ["global_outbreak"], 1: ["deflection mystic"]})  # fmt: skip
    assert health(g) == [9, 9, 7]


@pytest.mark.rule("MW-R35")
@pytest.mark.card("added_burden")
def test_a_lasting_curse_stays_with_the_first_whom_it_reaches() -> None:
    g = cursed("added_burden", "answer global_outbreak", "P2: no answer", hands={0: ["global_outbreak"]})
    assert (faces(g, "lasting1"), faces(g, "lasting2")) == (["added_burden"], [])
    mages = "derek taren schlakk"
    g = cursed("added_burden", "answer global_outbreak", "P3: no answer", mages=mages, hands={0: ["global_outbreak"]},
               structures=["tower_of_dawn"])  # fmt: skip
    assert (faces(g, "lasting1"), faces(g, "lasting2")) == ([], ["added_burden"])  # it did nothing to Taren


@pytest.mark.rule("MW-R34", "MW-R40", "MW-89")
def test_a_curse_kills_in_the_middle_of_an_effect() -> None:
    """Of two cards the second is not drawn; what lay there is discarded, the turn is over."""
    g = new(
        hands={0: ["wild"]},
        crafts={0: [almost("cat")]},
        health={0: 1, 1: 5, 2: 5},
        tops={"enchanted": ["booby_trap", "owl"]},
    )
    play(g, "fill", "fill with wild", "on cat", "use once", "no answer", "...")
    assert "dead" in flags(g, 1)
    assert "cat" in pile(g, "enchanted")
    assert g.view(None)["status"]["turn"] == 1
    assert "owl" not in pile(g, "enchanted")


@pytest.mark.rule("MW-R8")
def test_a_curse_in_a_health_pile_does_nothing_until_it_is_burnt() -> None:
    g = finish("gust", "attack a mage", "attack P2", more={"health": {0: 5, 1: ["booby_trap", "famine", 3]}})
    assert health(g)[1] == 3
    assert pile(g, "enchanted")[:2] == ["booby_trap", "famine"]
    assert news(g, "cursed") == []
    g = play(new(health={0: ["booby_trap", 5]}), "burn health", "no answer")
    assert health(g)[0] == 4
