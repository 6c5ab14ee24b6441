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
    """Attacks that have an element deal 1 more; a Cat's has none."""
    levels = {0: ["sorcery_pupil", "elemental_medium", "elemental_sovereign"]}
    more: Table = {"levels": levels, "health": {1: 8}}
    assert health(finish("gust", "attack a mage", "attack P2", more=more))[1] == 5
    assert health(use("cat", "attack a mage", "attack P2", more=more))[1] == 7


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
