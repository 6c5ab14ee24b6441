"""Death and resurrection. (MW-86 to MW-92, MW-R10, MW-R34 to MW-R44)"""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    counter,
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
    sites,
    winners,
    zone,
)

KILL = ("attack a mage", "attack P2")


def dead(mages: str = "taren derek schlakk", hands: list[str] | None = None, **more: Any) -> Game:
    """P1 is dead and begins a turn."""
    table: Table = {
        "step": "start",
        "dead": [0],
        "marks": [1, *[0] * (len(mages.split()) - 1)],
        "fate_row": fate_row(),
        **more,
    }
    return new(mages, hands={0: hands or []}, **table)


@pytest.mark.rule("MW-87", "MW-88", "MW-R37", "MW-R39", "MW-R41")
def test_what_the_dead_lose_and_keep() -> None:
    more: Table = {
        "health": {0: 5, 1: 2, 2: 5}, "hands": {1: ["crow", "owl"]}, "kept": {1: ["cat", {"card": "bow", "charges": ["gold"]}]},
        "crafts": {1: [{"card": "sword", "slots": ["silver", "open"]}]}, "lasting": {1: [{"card": "force_field", "charges": ["key"]}]},
        "levels": {1: ["ritual_acolyte"]}, "permanents": {1: ["mana"]}, "sites": ["library"], "lost": [1],
    }  # fmt: skip
    g = finish("thunderclap", *KILL, more=more)
    assert "dead" in flags(g, 2)
    assert counter(g, "deaths", 2) == 1
    assert (hand(g, 2), kept(g, 2), crafts(g, 2), faces(g, "lasting1")) == ([], [], {}, [])
    assert [face for face in pile(g, "enchanted") if face in ("crow", "owl", "cat", "gold", "bow", "silver", "sword", "key", "force_field")] == [
        "crow", "owl", "cat", "gold", "bow", "silver", "sword", "key", "force_field",
    ]  # fmt: skip
    assert (faces(g, "levels1"), faces(g, "permanents1"), list(sites(g))) == (
        ["ritual_acolyte"],
        ["mana"],
        ["library.0"],
    )
    assert "misses_next_turn" not in flags(g, 2)


@pytest.mark.rule("MW-90", "MW-R34")
def test_the_turn_of_a_dead_mage() -> None:
    """One card each of Enchanted, Mystic and Arcane; keep or discard; a Curse is discarded; the hand limit holds."""
    tops = {"enchanted": ["cat"], "mystic": ["paralysis"], "arcane": ["dragon"]}
    g = dead(tops=tops, hands=["silver", "gold", "key", "owl", "sword", "bow"])
    assert (asked(g), offered(g)) == ((1, "dead_keep"), ["keep it", "discard it"])
    assert faces(g, "held", 1) == [None]
    play(g, "keep it", "discard it", "...")
    assert pile(g, "mystic") == ["paralysis"]
    assert "dragon" in pile(g, "arcane")
    assert asked(g) == (1, "discard_card")  # seven cards, Taren holds six
    play(g, "discard cat", "...")
    assert asked(g) == (1, "resurrect")
    assert news(g, "cursed") == []
    play(g, "stay dead", "...")
    assert g.view(None)["status"]["turn"] == 1


@pytest.mark.rule("MW-91", "MW-15", "MW-R42")
def test_resurrection() -> None:
    """Taren: Beast/Plant + Plant/Feather + Any, a card each; health as at setup with what Levels add; a whole turn."""
    tops = {"enchanted": ["cat"], "mystic": ["bat"], "arcane": ["dragon"]}
    g = dead(
        tops=tops, hands=["briars", "owl", "gold"], levels={0: ["ritual_acolyte"]}, fate_row=fate_row("draw_1_quest")
    )
    play(g, "keep it", "discard it", "discard it", "resurrect", "...")
    assert offered(g) == ["spend cat", "spend briars"]
    play(g, "spend cat", "...")
    assert offered(g) == ["spend owl", "spend briars"]
    play(g, "spend owl", "...")
    assert set(offered(g)) == {"spend briars", "spend gold"}
    play(g, "spend gold", "...")
    assert "dead" not in flags(g, 1)
    assert counter(g, "deaths") == 1
    assert health(g)[0] == counter(g, "full_health") == 10
    backs = [card["back"] for card in (zone(g, "health0") or {"cards": []})["cards"]]
    assert {name: backs.count(name) for name in set(backs)} == {"enchanted": 4, "mystic": 3, "arcane": 3}
    assert len(news(g, "fate")) + len(news(g, "cursed")) >= 1
    assert g.view(None)["status"]["turn"] == 0


@pytest.mark.rule("MW-91")
def test_without_the_means_no_resurrection() -> None:
    tops = {"enchanted": ["sword"], "mystic": ["bat"], "arcane": ["wild"]}
    g = dead(tops=tops, hands=["gold", "silver"])
    play(g, "discard it", "discard it", "discard it", "...")
    assert (asked(g), offered(g)) == ((1, "resurrect"), ["stay dead"])


@pytest.mark.rule("MW-91", "MW-56")
def test_permanent_resources_help_to_resurrect() -> None:
    """Garnick: Plant/Seed + Seed/Beast + Any; his Plant and Seed fill two, Mana the third."""
    tops = {"enchanted": ["sword"], "mystic": ["bat"], "arcane": ["wild"]}
    g = dead("garnick derek", tops=tops, permanents={0: ["mana"]})
    play(g, "discard it", "discard it", "discard it", "resurrect", *["spend a permanent resource"] * 3, "...")
    assert "dead" not in flags(g, 1)


@pytest.mark.rule("MW-R10", "MW-42", "MW-92")
def test_the_last_health_card_may_save() -> None:
    g = new("shurpi derek", health={0: ["healing_3"], 1: 5})
    play(g, "burn health", "begin now")  # her Seed fills the Any, blood the rest
    assert health(g)[0] == 3
    assert "dead" not in flags(g, 1)


@pytest.mark.rule("MW-89", "MW-R40")
def test_if_the_active_mage_dies_the_turn_ends() -> None:
    g = use_thorns()
    assert "dead" in flags(g, 1)
    assert g.view(None)["status"]["turn"] == 1


def use_thorns() -> Game:
    g = new("taren garnick schlakk", kept={0: ["eagle", "sword"], 1: ["briars"]}, health={0: 1, 1: 5, 2: 5})
    return play(g, "use", "use eagle", "attack a mage", "attack P2", "...")


@pytest.mark.rule("MW-92", "MW-93", "MW-R39", "MW-R44")
def test_the_dead_die_together_before_anybody_wins() -> None:
    """Schlakk's Fire Storm kills both others, and Thorns kill Schlakk: all die at one check, he first, and he has not won."""
    briars = {1: ["briars", "oak_tree"]}  # with the Oak Tree the Briars outlive the storm
    table: Table = {"health": {0: 1, 1: 1, 2: 1}, "kept": briars}
    g = finish("fire_storm", "...", mages="schlakk garnick lyla", more=table)
    assert [about["seat"] for about in news(g, "died")] == [0, 1, 2]
    assert g.result is None
    g = finish("fire_storm", mages="schlakk garnick lyla", more={**table, "health": {0: 2, 1: 1, 2: 1}})
    assert winners(g) == [1]


@pytest.mark.rule("MW-R44", "MW-93")
def test_a_dead_mage_cannot_win_and_wins_on_its_return() -> None:
    """Lyla is dead while three towers stand, one of Air; she comes back and has won."""
    three = ["tower_of_earth", "tower_of_air", "tower_of_fire"]
    tops = {"enchanted": ["sword"], "mystic": ["bat"], "arcane": ["wild"]}
    g = dead("lyla derek", ["rose_bush", "bamboo"], tops=tops, structures=three)
    assert g.result is None
    play(g, "discard it", "discard it", "discard it", "resurrect", "spend bamboo", "spend rose_bush", "...")
    play(g, "spend a permanent resource")
    assert winners(g) == [1]


@pytest.mark.rule("MW-R28", "MW-R37")
def test_the_dead_are_left_alone() -> None:
    g = new(step="start", fate_row=fate_row("market_day"), dead=[1], tops={"enchanted": ["cat", "owl"]})
    assert [hand(g, player) for player in (1, 2, 3)] == [["cat"], [], ["owl"]]
    g = finish("tempest", more={"dead": [1], "health": {0: 5, 1: 0, 2: 5}})
    assert health(g) == [5, 0, 3]
    assert almost("cat")["card"] == "cat"
