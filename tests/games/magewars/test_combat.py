"""Attacks. (MW-57 to MW-68, MW-R27, MW-R28)"""

from __future__ import annotations

import pytest

from tests.games.magewars.tools import (
    almost,
    asked,
    finish,
    flags,
    health,
    kept,
    new,
    news,
    offered,
    pile,
    play,
    standing,
    use,
)

DEREK = ("attack a mage", "attack P2")


@pytest.mark.rule("MW-57", "MW-63", "MW-R27", "MW-R28")
def test_what_can_be_attacked() -> None:
    """Rivals' mages, pets, plants, items and armor, and Structures. Not yourself, not the dead, nothing unfinished."""
    more = {
        "kept": {0: ["sword"], 1: ["cat", "shield", "leather_armor"]}, "crafts": {1: ["bow"]}, "sites": ["tower_of_fire"],
        "levels": {1: ["ritual_acolyte"]}, "permanents": {1: ["mana"]}, "lasting": {1: ["force_field"]},
        "structures": ["library"], "dead": [2],
    }  # fmt: skip
    g = finish("gust", "...", more=more)
    assert offered(g) == ["attack a mage", "attack a kept card", "attack a structure"]
    assert offered(play(g.copy(), "attack a mage", "...")) == ["attack P2"]
    assert offered(play(g.copy(), "attack a structure", "...")) == ["attack library"]
    play(g, "attack a kept card", "...")
    assert offered(g) == ["attack card of P2"]
    assert offered(play(g, "attack card of P2", "...")) == ["attack cat", "attack shield", "attack leather_armor"]


@pytest.mark.rule("MW-R29")
def test_with_no_target_the_attack_is_skipped() -> None:
    g = finish("gust", more={"dead": [1, 2]})
    assert pile(g, "enchanted") == ["gust"]
    assert asked(g) == (1, "action")


@pytest.mark.rule("MW-58", "MW-59", "MW-60", "MW-64", "MW-80")
def test_damage_to_a_mage() -> None:
    """N, minus the number of Armor cards, minus every Guard; never below 0; from the top, discarded face up."""
    top = ["cat", "bat", "wild", 4]
    g = finish("thunderclap", *DEREK, more={"health": {1: top}, "kept": {1: ["leather_armor"]}})
    assert health(g)[1] == 4
    assert [pile(g, deck)[-1] for deck in ("enchanted", "mystic")] == ["cat", "bat"]
    assert health(finish("gust", *DEREK, more={"health": {1: 7}, "kept": {1: ["shield", "chainmail_armor"]}}))[1] == 7
    g = finish("thunderclap", *DEREK, more={"health": {0: 5, 1: 2, 2: 5}})
    assert "dead" in flags(g, 2)


@pytest.mark.rule("MW-62")
def test_damage_to_a_card_is_all_or_nothing() -> None:
    at = ("attack a kept card", "attack card of P2", "attack jaguar")  # 2 health
    g = use("cobra", *at, more={"kept": {0: ["sword"], 1: ["jaguar"]}})
    assert kept(g, 2) == ["jaguar"]
    play(g, "use", "use sword", *at)
    assert kept(g, 2) == ["jaguar"]  # damage is not remembered
    assert kept(finish("gust", *at, more={"kept": {1: ["jaguar"]}}), 2) == []


@pytest.mark.rule("MW-62", "MW-52", "MW-R26")
def test_attacks_on_structures() -> None:
    more = {"structures": ["tower_of_earth", "tower_of_ice"], "hands": {0: ["cat"]}}
    g = finish("fireball", "attack a structure", "attack tower_of_earth", more=more)
    assert len(standing(g)) == 2  # 3 against 4 + 1
    g = finish("fireball", "attack a structure", "attack tower_of_ice enchanted", "discard cat", more=more)
    assert standing(g) == ["tower_of_earth"]
    assert "tower_of_ice" in pile(g, "enchanted")


@pytest.mark.rule("MW-R23")
def test_a_tower_no_longer_applies_to_its_own_fall() -> None:
    """The Tower of Ages gone, its drawn cards come all the same; the Tower of Dawn no longer shields from the Curse."""
    g = finish("thunderclap", "attack a structure", "attack tower_of_ages", "no answer",
               more={"structures": ["tower_of_ages"], "tops": {"arcane": ["booby_trap_2", "dragon", "wild"]}, "health": {0: 5, 1: 5, 2: 5}})  # fmt: skip
    assert health(g)[0] == 3


@pytest.mark.rule("MW-66", "MW-67")
def test_thorns_are_no_attack() -> None:
    """The attacker's armor does not help, and the attacker's own Thorns do not answer."""
    g = use(
        "eagle",
        *DEREK,
        mages="taren garnick lyla",
        more={"health": {0: 5, 1: 5, 2: 5}, "kept": {0: ["leather_armor"], 1: ["briars"]}},
    )
    assert health(g)[:2] == [4, 4]


@pytest.mark.rule("MW-65", "MW-92")
def test_an_attack_on_every_mage_takes_effect_together() -> None:
    g = finish("tempest", more={"health": {0: 5, 1: 2, 2: 1}}, mages="taren garnick lyla")
    assert [about["seat"] for about in news(g, "died")] == [1, 2]


@pytest.mark.rule("MW-R21")
def test_armor_counts_cards() -> None:
    g = finish(
        "thunderclap",
        *DEREK,
        mages="taren helga lyla",
        more={"health": {1: 8}, "kept": {1: ["leather_armor", "air_armor"]}},
    )
    assert health(g)[1] == 6
    assert almost("cat")["slots"] == ["open"]


@pytest.mark.rule("MW-81", "MW-68")
def test_healing_stops_at_full_health_and_when_no_card_is_left() -> None:
    g = finish("healing_2", more={"health": {0: 8}})
    assert health(g)[0] == 9
    g = new(hands={0: ["wild"]}, crafts={0: [almost("healing_2")]}, health={0: 3})
    play(g, "fill", "fill with wild", "on healing_2")
    assert [about["deck"] for about in news(g, "healed")] == ["mystic", "mystic"]
