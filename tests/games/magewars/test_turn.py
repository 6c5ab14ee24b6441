"""The turn and its actions. (MW-17 to MW-18, MW-24 to MW-26, MW-36, MW-40 to MW-44)"""

from __future__ import annotations

import pytest

from tests.games.magewars.tools import (
    almost,
    asked,
    crafts,
    faces,
    fate_row,
    flags,
    hand,
    health,
    kept,
    new,
    offered,
    pile,
    play,
    sites,
    told,
    until,
    use,
)

SEVEN = ["cat", "cobra", "crow", "owl", "sword", "bow", "book"]


@pytest.mark.rule("MW-17", "MW-18", "MW-92")
def test_the_order_of_the_start_step() -> None:
    """Lasting cards, then Structures, then kept cards; each item a complete effect; then Fate, then main."""
    g = new("lyla derek schlakk", step="start", fate_row=fate_row("draw_1_enchanted"), health={0: 7, 1: 5, 2: 5},
            lasting={0: [{"card": "holy_rain", "charges": ["silver", "gold"]}]}, structures=["tower_of_tides", "tower_of_pain"],
            kept={0: ["beanstalk"]}, tops={"enchanted": ["cat", "owl"], "arcane": ["dragon"]})  # fmt: skip
    heard = [(item["kind"], item["about"].get("card") or item["about"].get("seat")) for item in told(g, 0)]
    order = [entry for entry in heard if entry[0] in ("attacked", "you_drew", "lost_health", "fate")]
    assert order == [
        ("attacked", 0), ("lost_health", 1), ("attacked", 0), ("lost_health", 2), ("you_drew", "cat"),
        ("lost_health", 0), ("you_drew", "dragon"), ("fate", "draw_1_enchanted"), ("you_drew", "owl"),
    ]  # fmt: skip
    assert asked(g) == (1, "action")


@pytest.mark.rule("MW-24", "MW-28", "MW-R50")
def test_actions_in_any_order_until_you_end_the_turn() -> None:
    g = new(hands={0: ["cat", "fireball", "tower_of_fire", "silver"]}, kept={0: ["sword"]}, health={1: 8})
    play(g, "begin", "begin fireball", "use", "use sword", "attack a mage", "attack P2", "begin", "begin tower_of_fire")
    play(g, "begin", "begin cat", "fill", "fill with silver", "on fireball")
    assert set(crafts(g, 1)) == {"fireball.0", "cat.0"}
    assert set(sites(g)) == {"tower_of_fire.0"}
    assert offered(new(dead=[1, 2])) == ["end turn", "burn health"]


@pytest.mark.rule("MW-25", "MW-26", "MW-80")
def test_the_hand_limit() -> None:
    """Checked only in your own end step; your choice what goes."""
    g = new(hands={0: [*SEVEN, "shield"], 1: ["gust"]})
    assert asked(g) == (1, "action")
    g.play("end turn")
    play(g, "discard cat", "discard book", "...")
    assert set(hand(g, 1)) == {"cobra", "crow", "owl", "sword", "bow", "shield"}
    assert pile(g, "enchanted") == ["cat", "book"]
    assert g.view(None)["status"]["turn"] == 1


@pytest.mark.rule("MW-26")
@pytest.mark.parametrize(("held", "discards"), [(6, 0), (7, 1)])
def test_the_hand_limit_itself_may_be_held(held: int, discards: int) -> None:
    g = new(hands={0: SEVEN[:held]})
    g.play("end turn")
    assert (asked(g) == (1, "discard_card")) == (discards == 1)
    play(g, *["discard cat"] * discards, "...")
    assert g.view(None)["status"]["turn"] == 1
    assert len(hand(g, 1)) == 6


@pytest.mark.rule("MW-25", "MW-21")
def test_the_fate_row_is_discarded_at_the_end_of_the_turn() -> None:
    played = ["draw_1_quest", "market_day", "harvest_moon"]
    g = new(fate_row=played)
    assert (faces(g, "fate_row"), pile(g, "fate")) == (played, [])
    g.play("end turn")
    assert pile(g, "fate") == played
    assert not set(played) & set(faces(g, "fate_row"))


@pytest.mark.rule("MW-36", "MW-50", "MW-18")
def test_a_kept_card_is_fresh_in_its_first_turn_and_used_once_a_turn() -> None:
    g = new(hands={0: ["wild"]}, crafts={0: [almost("sword")]}, health={0: 9, 1: 9, 2: 9})
    play(g, "fill", "fill with wild", "on sword", "keep")
    assert "use" not in offered(g)
    until(play(g, "end turn", "..."), 1)
    if "sword" in kept(g, 1):
        assert "use" in offered(g)
    g = use("sword", "attack a mage", "attack P2", more={"kept": {0: ["eagle"]}})
    assert offered(play(g, "use", "...")) == ["use eagle"]


# Burn


@pytest.mark.rule("MW-40", "MW-41", "MW-R9")
def test_burning_into_the_hand_or_into_a_craft() -> None:
    """Only you look at it. Begun at once, blood fills slots: Taren 1, Derek 2, Eldar all."""
    g = new(health={0: ["bow", "silver", 5]})
    play(g, "burn health", "...")
    assert faces(g, "held", 0) == ["bow"]
    assert faces(g, "held", 1) == [None]
    assert set(offered(g)) == {"take into hand", "begin now"}
    play(g, "take into hand")
    assert (hand(g, 1), faces(g, "hand0", 1), health(g)[0]) == (["bow"], [None], 6)
    play(g, "burn health", "...")
    assert offered(g) == ["take into hand"]  # Silver has no recipe; the question is put all the same
    play(g, "take into hand")
    g = new(health={0: ["bow", 5]})
    play(g, "burn health", "begin now", "free feather/plant")
    assert crafts(g, 1) == {"bow.0": ["any", "any"]}
    g = new("derek taren", health={0: ["bow", 5]})
    play(g, "burn health", "begin now", "free any", "free feather/plant")
    assert crafts(g, 1) == {"bow.0": ["any"]}
    g = new("eldar taren", health={0: ["great_axe", 5], 1: 9})
    play(g, "burn health", "begin now", "use once", "attack a mage", "attack P2")
    assert health(g) == [5, 5]


@pytest.mark.rule("MW-41", "MW-29", "MW-R9")
def test_what_may_not_be_begun_is_taken() -> None:
    """A Level of the wrong number is not offered; a Structure is."""
    g = new(health={0: ["tower_of_fire", 5]})
    play(g, "burn health", "begin now", "free fire")
    assert sites(g) == {"tower_of_fire.0": ["fire/light", "silver/gold", "book/bug", "any"]}


@pytest.mark.rule("MW-42", "MW-87", "MW-89")
def test_burning_the_last_card_kills() -> None:
    g = new(health={0: ["silver"], 1: 5, 2: 5}, hands={0: ["cat"]})
    play(g, "burn health", "take into hand", "...")
    assert "dead" in flags(g, 1)
    assert set(pile(g, "enchanted")) >= {"silver", "cat"}
    assert g.view(None)["status"]["turn"] == 1


# Abandon, pick a Lock


@pytest.mark.rule("MW-43")
def test_abandon() -> None:
    g = new(crafts={0: [{"card": "bow", "slots": ["gust", "open", "open"]}, "cat"]}, sites=["library"])
    assert offered(play(g, "abandon", "...")) == ["abandon cat", "abandon bow"]
    play(g, "abandon bow")
    assert list(crafts(g, 1)) == ["cat.0"]
    assert pile(g, "enchanted") == ["gust", "bow"]
    assert "abandon" not in offered(new(sites=["library"]))


@pytest.mark.rule("MW-44", "MW-R33")
@pytest.mark.card("lock")
def test_pick_a_lock() -> None:
    """Two cards of your hand, for a Lock on your own craft or on a site, not on a rival's craft."""
    g = new(
        hands={0: ["cat", "owl", "wild"]},
        crafts={0: [{"card": "sword", "lock": True}]},
        sites=[{"card": "library", "lock": True}],
    )
    assert "fill" not in offered(g)
    play(g, "pick lock", "...")
    assert offered(g) == ["pick lock 1", "pick lock 2"]
    assert g.decision is not None
    assert [move["say"] for move in g.decision.show()] == [
        {"key": "do-pick_lock_on", "args": {"card": "library"}},
        {"key": "do-pick_lock_on", "args": {"card": "sword"}},
    ]
    play(g, "pick lock 1", "discard cat", "discard owl")
    assert sites(g) == {"library.0": ["book", "book/feather", "silver/gold", "any"]}
    assert pile(g, "enchanted") == ["cat", "owl", "lock"]
    assert "fill" in offered(g)
    assert "pick lock" not in offered(new(hands={0: ["cat"]}, sites=[{"card": "library", "lock": True}]))
    assert "pick lock" not in offered(new(hands={0: ["cat", "owl"]}, crafts={1: [{"card": "sword", "lock": True}]}))


@pytest.mark.rule("MW-R17", "MW-R18")
def test_no_copy_is_begun_twice_in_a_turn() -> None:
    """A card completed in this turn may come back and be a resource, but not be begun; another copy may."""
    g = new(
        hands={0: ["wild", "wild"]},
        crafts={0: [almost("crow")]},
        kept={0: ["weeping_willow"]},
        piles={"mystic": ["bat"]},
    )
    play(g, "fill", "fill with wild", "on crow", "use once", "take from mystic", "take from arcane")
    play(g, "use", "use weeping_willow")
    assert set(hand(g, 1)) == {"bat", "wild", "crow"}
    assert "begin crow" not in offered(play(g, "begin", "..."))
    play(g, "begin bat", "fill", "...")
    assert "fill with crow" in offered(g)
    g = new(hands={0: ["wild", "healing_1"]}, crafts={0: [almost("healing_1")]}, tops={"enchanted": ["cat", "owl"]})
    play(g, "fill", "fill with wild", "on healing_1", "begin", "begin healing_1")
