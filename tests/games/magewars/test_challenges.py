"""Every Challenge. (MW-37 to MW-39)"""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from tests.games.magewars.tools import (
    almost,
    asked,
    faces,
    fate_row,
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

ENCHANTED = ["cat", "bamboo", "sword", "bow", "book", "shield", "key", "gust"]


def challenge(id: str, *answers: str, **more: Any) -> Game:
    """P1 plays a Challenge and gives these answers."""
    held = {0: [], **more.pop("hands", {})}
    g = new(hands={**held, 0: [id, *held[0]]}, **more)
    return play(g, "challenge", f"play {id}", *answers)


def won(g: Game) -> bool:
    return bool(news(g, "challenge_won"))


@pytest.mark.card("forest_friends")
@pytest.mark.rule("MW-37", "MW-38", "MW-77")
def test_forest_friends() -> None:
    """7 Enchanted; 2 Creatures or Plants win them, or 2 Arcane."""
    g = challenge("forest_friends", "keep beasts and plants", tops={"enchanted": ENCHANTED})
    assert set(hand(g, 1)) == {"cat", "bamboo"}
    assert pile(g, "enchanted") == ["sword", "bow", "book", "shield", "key"]
    assert pile(g, "quest") == ["forest_friends"]
    tops = {"enchanted": ENCHANTED, "arcane": ["dragon", "wild"]}
    g = challenge("forest_friends", "draw 2 arcane", tops=tops)
    assert set(hand(g, 1)) == {"dragon", "wild"}
    assert len(pile(g, "enchanted")) == 7
    g = challenge("forest_friends", tops={"enchanted": [*ENCHANTED[1:], "cat"]})
    assert not won(g)
    assert (hand(g, 1), len(pile(g, "enchanted"))) == ([], 7)


@pytest.mark.card("dragons_hoarde")
def test_dragons_hoarde() -> None:
    """8 Enchanted; 3 that show Gold, Silver or Gem win any 3 of them (never a Curse), or 3 Mystic."""
    rich = ["cat", "booby_trap", "sword", "bow", "book", "shield", "owl", "gust"]
    g = challenge("dragons_hoarde", "keep 3 cards", "...", tops={"enchanted": rich})
    assert "keep booby_trap" not in offered(g)
    assert len(offered(g)) == 7
    play(g, "keep sword", "keep owl", "keep gust")
    assert set(hand(g, 1)) == {"sword", "owl", "gust"}
    assert len(pile(g, "enchanted")) == 5
    g = challenge("dragons_hoarde", "draw 3 mystic", tops={"enchanted": rich, "mystic": ["bat", "wolf", "eagle"]})
    assert set(hand(g, 1)) == {"bat", "wolf", "eagle"}
    assert len(pile(g, "enchanted")) == 8
    poor = ["cat", "booby_trap", "sword", "bow", "book", "crow", "owl", "gust"]
    g = challenge("dragons_hoarde", tops={"enchanted": poor})
    assert (won(g), hand(g, 1), len(pile(g, "enchanted"))) == (False, [], 8)


@pytest.mark.card("mind_reader_1")
@pytest.mark.rule("MW-38")
def test_mind_reader() -> None:
    """The rival picks in secret; named right, the card is yours; else it is discarded."""
    g = challenge("mind_reader_1", "...", hands={1: ["cat", "sword"]})
    assert offered(g) == ["choose P2"]  # P3 has no hand
    play(g, "choose P2", "P2: pick sword", "...")
    assert asked(g) == (1, "guess_type")
    assert len(offered(g)) == 10
    assert set(faces(g, "hand1", 0)) == {None}
    play(g, "guess item")
    assert (hand(g, 1), hand(g, 2)) == (["sword"], ["cat"])
    assert faces(g, "hand0", 1) == ["sword"]
    assert faces(g, "hand0", 2) == [None]
    g = challenge("mind_reader_1", "choose P2", "P2: pick sword", "guess creature", hands={1: ["cat", "sword"]})
    assert (hand(g, 1), hand(g, 2), pile(g, "enchanted")) == ([], ["cat"], ["sword"])
    assert "challenge" not in offered(new(hands={0: ["mind_reader_1"]}))  # nobody has a hand


@pytest.mark.card("playing_with_fire")
@pytest.mark.rule("MW-58")
def test_playing_with_fire() -> None:
    """2 damage per revealed card that shows Fire, one attack with armor as usual; or lose 1 health."""
    fires = ["fireball", "fire_armor", "bat", "wolf", "eagle"]
    g = challenge(
        "playing_with_fire", "choose P2", tops={"mystic": fires}, health={0: 5, 1: 8}, kept={1: ["leather_armor"]}
    )
    assert health(g)[:2] == [5, 5]
    assert pile(g, "mystic")[:5] == fires
    g = challenge("playing_with_fire", tops={"mystic": ["bat", "wolf", "eagle", "mugwort", "oak_tree"]}, health={0: 5})
    assert (health(g)[0], len(pile(g, "mystic"))) == (4, 5)


@pytest.mark.card("ritual_sacrifice")
@pytest.mark.rule("MW-38")
def test_ritual_sacrifice() -> None:
    """All are shown together; the highest Level (the first clockwise) takes them, the others lose 1."""
    held = {0: ["cat", "dragon"], 1: ["bat"], 2: ["wolf", "owl"]}
    g = challenge("ritual_sacrifice", "pick dragon", "P2: pick bat", "...", hands=held, health={0: 5, 1: 5, 2: 5})
    assert faces(g, "hand0", 1) == [None, None]  # still secret
    play(g, "P3: pick owl")
    assert set(hand(g, 1)) == {"cat", "dragon", "bat", "owl"}
    assert health(g) == [5, 4, 4]
    assert set(faces(g, "hand0", 1)) == {"dragon", "bat", "owl", None}
    g = challenge(
        "ritual_sacrifice", "pick cat", "P2: pick bat", "P3: pick wolf", hands=held, health={0: 5, 1: 5, 2: 5}
    )
    assert set(hand(g, 2)) == {"cat", "bat", "wolf"}  # P2 and P3 both showed Level 2
    assert health(g) == [4, 5, 4]
    g = challenge("ritual_sacrifice", "pick bat", "P2: pick wolf", hands={0: ["bat"], 1: ["wolf"]}, health={0: 5, 1: 5})
    assert (won(g), health(g)[:2]) == (True, [5, 4])  # none was higher
    g = challenge("ritual_sacrifice", "pick bat", hands={0: ["bat"]})
    assert (won(g), hand(g, 1)) == (True, ["bat"])
    g = challenge("ritual_sacrifice")
    assert pile(g, "quest") == ["ritual_sacrifice"]


@pytest.mark.card("duel_of_fortune")
def test_duel_of_fortune() -> None:
    """Three Mystic each, Levels added up (Curses too); the winner keeps all six but the Curses."""
    high, low = ["bat", "wolf", "eagle"], ["fireball", "mugwort", "paralysis"]
    held = {0: ["cat"], 1: ["owl"]}
    g = challenge(
        "duel_of_fortune", "choose P2", "P2: discard owl", tops={"mystic": high + low}, hands=held, health={0: 5, 1: 5}
    )
    assert set(hand(g, 1)) == {"cat", "bat", "wolf", "eagle", "fireball", "mugwort"}
    assert (hand(g, 2), health(g)[:2], pile(g, "mystic")) == ([], [5, 4], ["paralysis"])
    g = challenge(
        "duel_of_fortune", "choose P2", "discard cat", tops={"mystic": low + high}, hands=held, health={0: 5, 1: 5}
    )
    assert len(hand(g, 2)) == 6
    assert (hand(g, 1), health(g)[:2]) == ([], [4, 5])
    g = challenge(
        "duel_of_fortune",
        "choose P2",
        tops={"mystic": ["bat", "fireball", "wolf", "eagle", "mugwort", "oak_tree"]},
        hands=held,
        health={0: 5, 1: 5},
    )
    assert (hand(g, 1), hand(g, 2), health(g)[:2], len(pile(g, "mystic"))) == (["cat"], ["owl"], [5, 5], 6)
    assert "challenge" not in offered(new(hands={0: ["duel_of_fortune"]}, dead=[1, 2]))


@pytest.mark.card("beastmaster")
def test_beastmaster() -> None:
    """Creatures revealed, in hand (shown) and pets: 2 win."""
    five = ["bat", "mugwort", "fireball", "mana", "library"]
    g = challenge("beastmaster", tops={"mystic": [*five, "wolf"]}, hands={0: ["cat", "sword"]})
    assert set(hand(g, 1)) == {"cat", "sword", "bat", "mugwort", "wolf"}
    assert "cat" in faces(g, "hand0", 1)
    assert "sword" not in faces(g, "hand0", 1)
    g = challenge("beastmaster", tops={"mystic": five}, kept={0: []})
    assert (won(g), hand(g, 1), len(pile(g, "mystic"))) == (False, [], 5)
    none = ["mugwort", "fireball", "mana", "library", "oak_tree"]
    g = challenge("beastmaster", "give up horse", tops={"mystic": none}, kept={0: ["horse", "bamboo"]})
    assert kept(g, 1) == ["bamboo"]
    assert won(challenge("beastmaster", tops={"mystic": [*none, "bat"]}, kept={0: ["horse", "owl"]}))


@pytest.mark.card("midnight_oil")
@pytest.mark.rule("MW-39", "MW-25")
def test_midnight_oil() -> None:
    """Draw 1 Mystic; 2 cards completed later in the same turn win 2 Arcane; else discard 1 at the end."""
    tops = {"mystic": ["bat", "wolf", "eagle"], "arcane": ["dragon", "unicorn"]}
    crafts = {0: [almost("key"), almost("stoneskin"), almost("seeds")]}
    g = challenge("midnight_oil", hands={0: ["silver", "gold"]}, tops=tops, crafts=crafts)
    assert faces(g, "lasting0") == ["midnight_oil"]
    play(g, "fill", "fill with silver", "on key", "use once")
    assert "dragon" not in hand(g, 1)
    play(g, "fill", "fill with gold", "on stoneskin")
    assert {"dragon", "unicorn"} <= set(hand(g, 1))
    assert pile(g, "quest") == ["midnight_oil"]
    g = challenge("midnight_oil", "end turn", "...", hands={0: ["silver"]}, tops=tops, crafts=crafts)
    assert set(offered(g)) == {"discard bat", "discard silver"}
    play(g, "discard silver", "...")
    assert hand(g, 1) == ["bat"]
    assert not won(g)
    assert until(g, 2).view(None)["status"]["turn"] == 1
    assert fate_row("market_day").count("market_day") == 0


@pytest.mark.rule("MW-39")
@pytest.mark.card("midnight_oil")
def test_a_card_completed_before_does_not_count() -> None:
    tops = {"mystic": ["bat", "wolf", "eagle"], "arcane": ["dragon", "unicorn"]}
    g = new(hands={0: ["midnight_oil", "silver", "gold"]}, crafts={0: [almost("key"), almost("stoneskin")]}, tops=tops)
    play(g, "fill", "fill with silver", "on key", "use once", "challenge", "play midnight_oil")
    play(g, "fill", "fill with gold", "on stoneskin")
    assert "dragon" not in hand(g, 1)
