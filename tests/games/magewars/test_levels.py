"""Every Level. (MW-29, MW-54)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.magewars.tools import (
    CARD,
    Table,
    almost,
    counter,
    crafts,
    faces,
    finish,
    hand,
    health,
    kept,
    new,
    news,
    offered,
    play,
    use,
)

BEFORE = {1: [], 2: ["worthy_apprentice"], 3: ["worthy_apprentice", "arcane_practitioner"]}
TOPS = {"arcane": ["dragon", "elephant"], "mystic": ["bat", "wolf"]}


def reach(id: str, **more: Any) -> Any:
    levels = BEFORE[CARD[id].level]
    levels = ["sorcery_pupil"] if id == "arcane_practitioner" else levels
    g = finish(id, more={"levels": {0: levels}, "tops": TOPS, **more})
    assert faces(g, "levels0") == [*levels, id]
    assert counter(g, "level") == CARD[id].level
    return g


HEALTH = [
    pytest.param("ritual_acolyte", 1, "enchanted", marks=pytest.mark.card("ritual_acolyte")),
    pytest.param("sigil_neophyte", 1, "mystic", marks=pytest.mark.card("sigil_neophyte")),
    pytest.param("mana_weaver", 2, "enchanted", marks=pytest.mark.card("mana_weaver")),
    pytest.param("sorcery_expert", 2, "mystic", marks=pytest.mark.card("sorcery_expert")),
    pytest.param("mana_overlord", 1, "arcane", marks=pytest.mark.card("mana_overlord")),
    pytest.param("mystic_archmage", 2, "mystic", marks=pytest.mark.card("mystic_archmage")),
    pytest.param("arcane_sage", 2, "arcane", marks=pytest.mark.card("arcane_sage")),
]


@pytest.mark.rule("MW-54", "MW-15")
@pytest.mark.parametrize(("id", "more", "deck"), HEALTH)
def test_levels_of_health(id: str, more: int, deck: str) -> None:
    g = reach(id, health={0: 9})
    assert counter(g, "full_health") == 9 + more
    assert health(g)[0] == 9 + more
    assert [about["deck"] for about in news(g, "healed")] == [deck] * more


NUMBERS = [
    pytest.param("mystic_learner", "fate_cards", 6, marks=pytest.mark.card("mystic_learner")),
    pytest.param("arcane_practitioner", "fate_cards", 7, marks=pytest.mark.card("arcane_practitioner")),
    pytest.param("mana_overlord", "fate_cards", 8, marks=pytest.mark.card("mana_overlord")),
    pytest.param("arcane_initiate", "hand_limit", 7, marks=pytest.mark.card("arcane_initiate")),
    pytest.param("ether_journeyer", "hand_limit", 8, marks=pytest.mark.card("ether_journeyer")),
    pytest.param("ancient_master", "hand_limit", 9, marks=pytest.mark.card("ancient_master")),
    pytest.param("mystic_archmage", "hand_limit", 7, marks=pytest.mark.card("mystic_archmage")),
]


@pytest.mark.rule("MW-54", "MW-26", "MW-19")
@pytest.mark.parametrize(("id", "name", "value"), NUMBERS)
def test_levels_of_numbers(id: str, name: str, value: int) -> None:
    """Together with the buffs of earlier Levels: Mana Overlord comes on top of Arcane Practitioner."""
    assert counter(reach(id), name) == value


DRAWS = [
    pytest.param("arcane_initiate", {"dragon"}, marks=pytest.mark.card("arcane_initiate")),
    pytest.param("ether_journeyer", {"bat", "wolf"}, marks=pytest.mark.card("ether_journeyer")),
    pytest.param("ritual_specialist", {"dragon"}, marks=pytest.mark.card("ritual_specialist")),
    pytest.param("ancient_master", {"dragon", "elephant"}, marks=pytest.mark.card("ancient_master")),
]


@pytest.mark.parametrize(("id", "drawn"), DRAWS)
def test_levels_that_draw(id: str, drawn: set[str]) -> None:
    assert set(hand(reach(id, tops=TOPS), 1)) == drawn


SLOTS = [
    pytest.param(["sorcery_pupil"], ["cat", "owl"], "jaguar", 3, marks=pytest.mark.card("sorcery_pupil")),
    pytest.param(["worthy_apprentice"], ["bamboo", "briars"], "oak_tree", 3, marks=pytest.mark.card("worthy_apprentice")),
    pytest.param(["sorcery_pupil", "ritual_specialist"], ["sword", "book"], "shield", 3, marks=pytest.mark.card("ritual_specialist")),
    pytest.param(["sorcery_pupil", "elemental_medium"], ["leather_armor"], "fire_armor", 2, marks=pytest.mark.card("elemental_medium")),
    pytest.param(["sorcery_pupil", "sorcery_expert", "renowned_master"], ["leather_armor"], "fire_armor", 2, marks=pytest.mark.card("renowned_master")),
    pytest.param(["sorcery_pupil", "sorcery_expert", "renowned_master"], ["sword", "book"], "shield", 3, marks=pytest.mark.card("renowned_master")),
    pytest.param(["ritual_acolyte", "sorcery_expert", "elemental_sovereign"], ["cat", "owl"], "jaguar", 3, marks=pytest.mark.card("elemental_sovereign")),
    pytest.param(["ritual_acolyte", "sorcery_expert", "elemental_sovereign"], ["bamboo", "briars"], "oak_tree", 3, marks=pytest.mark.card("elemental_sovereign")),
]  # fmt: skip


@pytest.mark.rule("MW-47", "MW-54")
@pytest.mark.parametrize(("levels", "has", "comes", "slots"), SLOTS)
def test_levels_of_slots(levels: list[str], has: list[str], comes: str, slots: int) -> None:
    """With the Level there is room for one more; without it, one must go."""
    answers = [] if "armor" in comes else ["keep"]
    g = finish(comes, *answers, more={"levels": {0: levels}, "kept": {0: has}})
    assert len(kept(g, 1)) == slots
    g = finish(comes, *answers, f"replace {has[0]}", more={"kept": {0: has}})
    assert len(kept(g, 1)) == slots - 1


@pytest.mark.card("elemental_medium", "renowned_master")
@pytest.mark.rule("MW-59")
def test_levels_that_guard() -> None:
    both = ["sorcery_pupil", "elemental_medium", "renowned_master"]
    for levels, lost in ((both[:1], 4), (both[:2], 3), (both, 2)):
        g = finish("thunderclap", "attack a mage", "attack P2", more={"health": {1: 8}, "levels": {1: levels}})
        assert health(g)[1] == 8 - lost


@pytest.mark.card("elemental_sovereign")
@pytest.mark.rule("MW-64")
def test_elemental_sovereign() -> None:
    """Attacks that have an element deal 1 more; a Jaguar's has none."""
    levels = {0: ["sorcery_pupil", "elemental_medium", "elemental_sovereign"]}
    more: Table = {"levels": levels, "health": {1: 8}}
    assert health(finish("gust", "attack a mage", "attack P2", more=more))[1] == 5
    assert health(use("jaguar", "attack a mage", "attack P2", more=more))[1] == 7


@pytest.mark.rule("MW-29", "MW-R2", "MW-R16")
def test_which_levels_may_be_begun() -> None:
    """Exactly one higher than the mage's (0 at first), and no second Level craft. Otherwise they stay in hand."""
    cards = ["ritual_acolyte", "sigil_neophyte", "mana_weaver", "ancient_master"]
    g = new(hands={0: cards})
    assert offered(play(g, "begin", "...")) == ["begin ritual_acolyte", "begin sigil_neophyte"]
    play(g, "begin sigil_neophyte")
    assert "begin" not in offered(g)
    g = new(hands={0: cards}, levels={0: ["sorcery_pupil"]})
    assert offered(play(g, "begin", "...")) == ["begin mana_weaver"]
    g = new(hands={0: cards}, levels={0: ["sorcery_pupil", "elemental_medium"]}, crafts={0: [almost("arcane_sage")]})
    assert "begin" not in offered(g)
    assert crafts(g, 1) == {"arcane_sage.0": ["any"]}


@pytest.mark.rule("MW-R5")
def test_there_are_six_of_each_level() -> None:
    levels = [card.level for card in CARD.values() if card.type == 7]
    assert [levels.count(number) for number in (1, 2, 3)] == [6, 6, 6]


QUESTS = [
    ("sorcery_pupil", "complete_a_creature", "cat"), ("worthy_apprentice", "complete_a_plant", "bamboo"),
    ("ritual_acolyte", "cast_magic", "draught_of_luck"), ("ether_journeyer", "complete_a_structure", "secret_garden"),
    ("ritual_specialist", "complete_an_item/burn_health", "book"),
]  # fmt: skip


def to_be_done(id: str) -> dict[str, Any]:
    """A Level craft of which only the quest is open."""
    return {"card": id, "slots": ["open", *["free"] * CARD[id].recipe.count(" + ")]}


@pytest.mark.rule("MW-100", "MW-7", "MW-54", "MW-R57")
@pytest.mark.card("sorcery_pupil", "worthy_apprentice", "ritual_acolyte", "ether_journeyer", "ritual_specialist")
@pytest.mark.parametrize(("level", "quest", "card"), QUESTS)
def test_quests_of_completing(level: str, quest: str, card: str) -> None:
    """No resource fills a quest, not even a Wild; the deed does, and the Level is completed at once."""
    levels = {0: BEFORE[CARD[level].level]}
    g = new(hands={0: ["wild"]}, crafts={0: [to_be_done(level)]}, levels=levels)
    assert crafts(g, 1) == {f"{level}.0": [quest]}
    assert "fill" not in offered(g)
    answers = ["keep"] if CARD[card].type in (1, 2, 3) else []
    g = finish(card, *answers, more={"crafts": {0: [to_be_done(level)]}, "levels": levels, "tops": TOPS})
    assert faces(g, "levels0")[-1] == level
    assert [about["card"] for about in news(g, "quest_done")] == [level]


@pytest.mark.rule("MW-100", "MW-R57")
@pytest.mark.card("elemental_medium", "sorcery_expert", "arcane_initiate")
def test_quests_of_fighting() -> None:
    """Wound a mage: with an attack that gets through. Defeat a pet: a rival's."""
    medium: Table = {"crafts": {0: [to_be_done("elemental_medium")]}, "levels": {0: ["sorcery_pupil"]}}
    at = ("attack a mage", "attack P2")
    assert counter(finish("gust", *at, more=medium), "level") == 2
    assert counter(finish("gust", *at, more={**medium, "kept": {1: ["shield", "leather_armor"]}}), "level") == 1
    expert: Table = {"crafts": {0: [to_be_done("sorcery_expert")]}, "levels": {0: ["sorcery_pupil"]}}
    pet = ("attack a kept card", "attack card of P2", "attack cat")
    assert counter(finish("gust", *pet, more={**expert, "kept": {1: ["cat"]}}), "level") == 2
    item = ("attack a kept card", "attack card of P2", "attack sword")
    assert counter(finish("gust", *item, more={**expert, "kept": {1: ["sword"]}}), "level") == 1
    assert (
        counter(finish("gust", *at, more={"crafts": {0: [to_be_done("arcane_initiate")]}, "tops": TOPS}), "level") == 1
    )


@pytest.mark.rule("MW-100", "MW-39", "MW-40")
@pytest.mark.card("mystic_learner", "renowned_master", "midnight_oil")
def test_quests_of_burning_and_of_challenges() -> None:
    g = new(crafts={0: [to_be_done("mystic_learner")]}, health={0: ["silver", 5]})
    play(g, "burn health", "take into hand")
    assert counter(g, "level") == 1
    two = ["sorcery_pupil", "sorcery_expert"]
    rich = ["silver", "gold", "shield", "cat", "owl", "crow", "cobra", "horse"]
    g = new(
        hands={0: ["dragons_hoarde"]},
        crafts={0: [to_be_done("renowned_master")]},
        levels={0: two},
        tops={"enchanted": rich},
    )
    play(g, "challenge", "play dragons_hoarde", "draw 3 mystic", "...")
    assert counter(g, "level") == 3
    assert news(g, "challenge_won")


@pytest.mark.rule("MW-R57", "MW-41", "MW-71")
def test_what_does_no_quest() -> None:
    """Blood, a Level that is locked, and what was done before."""
    g = new("shurpi derek", health={0: ["ritual_acolyte", 4], 1: 5})
    play(g, "burn health", "begin now")
    assert crafts(g, 1) == {"ritual_acolyte.0": ["cast_magic"]}
    locked = {**to_be_done("ritual_acolyte"), "lock": True}
    assert counter(finish("draught_of_luck", more={"crafts": {0: [locked]}}), "level") == 0
    g = finish("draught_of_luck", more={"hands": {0: ["ritual_acolyte"]}})
    play(g, "begin", "begin ritual_acolyte")
    assert crafts(g, 1) == {"ritual_acolyte.0": ["cast_magic", "book/potion", "any"]}
