"""Every Magic and Resource card. (MW-51, MW-55, MW-70)"""

from __future__ import annotations

import pytest

from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    charges,
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
    standing,
    until,
    use,
)

DEREK = ("attack a mage", "attack P2")
ATTACKS = [
    pytest.param("gust", 2, "", marks=pytest.mark.card("gust")),
    pytest.param("rockfall", 2, "", marks=pytest.mark.card("rockfall")),
    pytest.param("ice_lance", 2, "", marks=pytest.mark.card("ice_lance")),
    pytest.param("fireball", 3, "tower_of_fire", marks=pytest.mark.card("fireball")),
    pytest.param("thunderclap", 4, "", marks=pytest.mark.card("thunderclap")),
    pytest.param("lightning_bolt", 2, "", marks=pytest.mark.card("lightning_bolt")),
]


@pytest.mark.rule("MW-51", "MW-35", "MW-58")
@pytest.mark.parametrize(("id", "damage", "tower"), ATTACKS)
def test_spells_that_attack(id: str, damage: int, tower: str) -> None:
    g = finish(id, *DEREK, more={"health": {1: 8}})
    assert health(g)[1] == 8 - damage
    assert any(pile(g, deck)[-1:] == [id] for deck in ("enchanted", "mystic", "arcane"))
    assert crafts(g, 1) == {}
    if tower:
        assert health(finish(id, *DEREK, more={"health": {1: 8}, "structures": [tower]}))[1] == 7 - damage
    sovereign = ["sorcery_pupil", "elemental_medium", "elemental_sovereign"]
    assert health(finish(id, *DEREK, more={"health": {1: 8}, "levels": {0: sovereign}}))[1] == 7 - damage


@pytest.mark.card("lightning_bolt")
def test_lightning_bolt_likes_armor() -> None:
    g = finish("lightning_bolt", "attack a mage", "attack P2", mages="taren argyle schlakk",
               more={"health": {1: 8}, "kept": {1: ["leather_armor", "chainmail_armor"]}})  # fmt: skip
    assert health(g)[1] == 4
    g = finish("lightning_bolt", "attack a kept card", "attack card of P2", "attack leather_armor",
               more={"kept": {1: ["leather_armor"]}})  # fmt: skip
    assert kept(g, 2) == []  # 2 against 2 health; no more for armor, since it is no mage


@pytest.mark.card("rockfall")
def test_rockfall_on_a_structure() -> None:
    g = finish(
        "rockfall",
        "attack a structure",
        "attack tower_of_doom",
        more={"structures": ["tower_of_doom"], "health": {0: 5}},
    )
    assert standing(g) == []


@pytest.mark.card("tempest", "fire_storm")
@pytest.mark.rule("MW-65", "MW-R27")
def test_attacks_on_every_mage() -> None:
    g = finish("tempest", more={"health": {0: 9, 1: 8, 2: 8}, "kept": {1: ["cat"]}})
    assert (health(g), kept(g, 2)) == ([9, 6, 6], ["cat"])
    more: Table = {
        "health": {0: 9, 1: 8, 2: 8},
        "kept": {0: ["cat", "bamboo", "sword"], 1: ["bat"]},
        "structures": ["library", "tower_of_fire"],
    }
    g = finish("fire_storm", more=more)  # 2 + 1: everything with up to 3 health, yours too, but no items
    assert (health(g), kept(g, 1), kept(g, 2), standing(g)) == ([9, 5, 5], ["sword"], [], [])


@pytest.mark.card("healing_1", "healing_2", "healing_3", "golden_apple")
@pytest.mark.rule("MW-68")
def test_healing() -> None:
    g = finish("healing_1", more={"health": {0: 3}, "tops": {"enchanted": ["cat", "cobra"]}})
    assert (health(g)[0], hand(g, 1)) == (4, ["cobra"])  # the first went face down on the pile
    assert health(finish("healing_2", more={"health": {0: 3}}))[0] == 5
    assert health(finish("healing_3", more={"health": {0: 3}}))[0] == 6
    g = finish("healing_3", more={"health": {0: 3}})
    assert {about["deck"] for about in news(g, "healed")} == {"arcane"}
    assert {about["deck"] for about in news(finish("healing_2", more={"health": {0: 3}}), "healed")} == {"mystic"}
    g = finish("golden_apple", "...", more={"health": {0: 3}})
    assert offered(g) == ["deck enchanted", "deck mystic", "deck arcane"]
    play(g, "deck mystic")
    assert health(g)[0] == 9
    assert {about["deck"] for about in news(g, "healed")} == {"mystic"}


@pytest.mark.card("growth")
@pytest.mark.rule("MW-64")
def test_growth() -> None:
    """Until the end of this turn your attacks deal 2 more; draw 1 Enchanted."""
    more: Table = {"health": {1: 8}, "kept": {0: ["eagle"]}, "tops": {"enchanted": ["owl"]}}
    g = play(finish("growth", more=more), "use", "use eagle", *DEREK)
    assert health(g)[1] == 5
    assert hand(g, 1) == ["owl"]
    assert counter(g, "more_damage") == 2
    assert counter(until(g, 2), "more_damage") == 0


@pytest.mark.card("draught_of_luck")
def test_draught_of_luck() -> None:
    """2 more Fate cards in the next Fate step, and only in that."""
    g = finish("draught_of_luck")
    assert counter(g, "fate_cards") == 7
    assert counter(until(play(g, "end turn", "..."), 1), "fate_cards") == 5


@pytest.mark.card("stoneskin")
def test_stoneskin() -> None:
    g = finish("stoneskin", more={"tops": {"mystic": ["bat"]}})
    assert counter(g, "guard") == 3
    assert hand(g, 1) == ["bat"]


@pytest.mark.card("force_field")
@pytest.mark.rule("MW-70", "MW-69")
def test_force_field() -> None:
    """Guard 2, and 2 less on your pets; a charge at the start of each of your turns."""
    field = {"card": "force_field", "charges": ["silver", "gold"]}
    worn = {"health": {1: 8}, "lasting": {1: [field]}, "kept": {1: ["bat", "sword"]}}
    assert health(finish("thunderclap", *DEREK, more=worn))[1] == 6
    at = ("attack a kept card", "attack card of P2")
    assert "bat" in kept(finish("gust", *at, "attack bat", more=worn), 2)
    assert "sword" not in kept(finish("gust", *at, "attack sword", more=worn), 2)
    g = new(lasting={0: [field]}, step="start", fate_row=fate_row())
    assert charges(g, 1, "force_field") == ["silver"]
    g = new(lasting={0: [{"card": "force_field", "charges": ["silver"]}]}, step="start", fate_row=fate_row())
    assert pile(g, "enchanted") == ["silver", "force_field"]
    g = finish("force_field")  # filled by a Wild: one charge
    assert faces(g, "lasting0") == ["force_field"]
    assert charges(g, 1, "force_field") == ["wild"]


@pytest.mark.card("holy_rain", "unholy_rain")
@pytest.mark.rule("MW-70", "MW-18")
def test_rains() -> None:
    """At the start of your turn a charge, then attack 2 Water, piercing, on the rivals it is for."""
    mages = "taren derek lyla garnick"
    for id, lost in (("holy_rain", [0, 2, 0, 0]), ("unholy_rain", [0, 0, 2, 2])):
        rain = {"card": id, "charges": ["silver", "gold"]}
        start: Table = {"step": "start", "fate_row": fate_row(), "health": {0: 8, 1: 8, 2: 8, 3: 8}}
        g = new(mages, lasting={0: [rain]}, kept={1: ["leather_armor"], 2: ["leather_armor"]}, **start)
        assert health(g) == [8 - each for each in lost], id
        assert charges(g, 1, id) == ["silver"]
        assert faces(finish(id), "lasting0") == [id]


@pytest.mark.card("freeze")
@pytest.mark.rule("MW-72", "MW-70", "MW-R33")
def test_freeze() -> None:
    """On a rival's craft, pet or item, or on a site; it lies there until its charges are gone."""
    more: Table = {
        "crafts": {1: ["bow"]},
        "kept": {1: ["cat", "shield", "leather_armor"]},
        "sites": ["library"],
        "health": {1: 8},
    }
    g = finish("freeze", "...", more=more)
    assert offered(g) == ["a building site", "a card of P2"]
    play(g, "a card of P2", "...")
    assert set(offered(g)) == {"meddle with bow", "meddle with cat", "meddle with shield"}
    play(g, "meddle with shield")
    assert "frozen" in str(g.view(None)["zones"])
    assert charges(g, 1, "freeze") == ["wild"]
    frozen = {"lasting": {0: [{"card": "freeze", "charges": ["silver"], "on": "shield"}]}, **more}
    assert health(finish("gust", *DEREK, more=frozen))[1] == 8 - 2 + 1  # the armor still helps, the Shield does not
    g = finish("freeze", "a building site", "meddle with library", more={**more, "hands": {0: ["gold"]}})
    assert "frozen" in sites(g)["library.0"]
    assert "fill" not in offered(g)
    g = new(step="start", fate_row=fate_row(), hands={0: ["gold"]}, sites=["library"],
            lasting={0: [{"card": "freeze", "charges": ["silver"], "on": "library"}]})  # fmt: skip
    assert "frozen" not in sites(g)["library.0"]
    assert "fill" in offered(g)
    assert pile(g, "mystic") == ["freeze"]
    assert "freeze" in pile(finish("freeze"), "mystic")  # nothing to freeze


@pytest.mark.rule("MW-72")
@pytest.mark.card("freeze", "hummingbird", "horse", "cat", "bamboo")
def test_frozen_pets_do_nothing() -> None:
    for pet, name, value in (("hummingbird", "fate_cards", 5), ("horse", "hand_limit", 6)):
        g = new(kept={0: [pet]}, lasting={1: [{"card": "freeze", "on": pet}]})
        assert counter(g, name) == value
    g = new(kept={0: ["cat"]}, lasting={1: [{"card": "freeze", "on": "cat"}]})
    assert "use" not in offered(g)


@pytest.mark.card("architects_dream")
@pytest.mark.rule("MW-77")
def test_architects_dream() -> None:
    top = ["tower_of_fire", "bat", "paralysis", "library", "wolf", "eagle"]
    g = finish("architects_dream", "...", more={"tops": {"mystic": top}})
    assert offered(g) == ["deck enchanted", "deck mystic", "deck arcane", "deck quest"]
    play(g, "deck mystic")
    assert set(hand(g, 1)) == {"tower_of_fire", "library"}
    assert pile(g, "mystic") == ["bat", "paralysis", "wolf"]
    assert news(g, "cursed") == []
    assert pile(g, "enchanted") == ["architects_dream"]


@pytest.mark.card("earthquake")
@pytest.mark.rule("MW-76", "MW-R26")
def test_earthquake() -> None:
    towers = {
        "structures": ["tower_of_air", "tower_of_bones", "tower_of_light", "tower_of_roots", "tower_of_doom", "library"]
    }
    g = finish("earthquake", "destroy level 1 towers", more=towers)
    assert standing(g) == ["tower_of_light", "tower_of_roots", "tower_of_doom", "library"]
    g = finish("earthquake", "destroy a level 2 tower", "...", more=towers)
    assert offered(g) == ["raze tower_of_light", "raze tower_of_roots"]
    assert "tower_of_roots" not in standing(play(g, "raze tower_of_roots"))
    ice = {"structures": ["tower_of_ice"], "hands": {0: ["cat", "owl"]}}
    assert hand(finish("earthquake", "destroy level 1 towers", "discard cat", more=ice), 1) == ["owl"]
    doom: Table = {"structures": ["tower_of_doom"]}  # of Level 3: neither mode has anything to do
    for mode in ("destroy level 1 towers", "destroy a level 2 tower"):
        assert standing(finish("earthquake", mode, more=doom)) == ["tower_of_doom"]


@pytest.mark.card("sabotage")
@pytest.mark.rule("MW-63", "MW-R33")
def test_sabotage() -> None:
    more: Table = {"crafts": {0: ["cat"], 1: [{"card": "bow", "slots": ["gust", "open", "open"]}]},
            "sites": [{"card": "tower_of_fire", "slots": ["fireball", "element_fire", "silver", "book", "open"], "lock": True}]}  # fmt: skip
    g = finish("sabotage", "discard a craft", "a card of P2", "meddle with bow", more=more)
    assert crafts(g, 2) == {}
    assert pile(g, "enchanted") == ["gust", "bow"]
    g = finish(
        "sabotage", "strip a site", "meddle with tower_of_fire", "filling fireball", "filling book", "stop", more=more
    )
    assert sites(g) == {"tower_of_fire.0": ["fire", "book/bug", "any", "locked"]}
    g = finish(
        "sabotage",
        "strip a site",
        "meddle with tower_of_fire",
        "filling fireball",
        "filling book",
        "filling silver",
        more=more,
    )
    assert len(faces(g, "site.tower_of_fire.0")) == 2
    g = finish("sabotage", "strip a site", more={"crafts": {1: ["bow"]}})  # there is no site: nothing happens
    assert crafts(g, 2) == {"bow.0": ["feather/plant", "any", "any"]}


@pytest.mark.card("grave_call")
@pytest.mark.rule("MW-79")
def test_grave_call() -> None:
    """Any card of one pile, then the top card of another."""
    piles = {"enchanted": ["cat", "famine", "cobra"], "mystic": ["bat", "wolf"]}
    g = finish("grave_call", "search enchanted", "take cat", "...", more={"piles": piles})
    assert offered(g) == ["take from mystic", "take from arcane"]
    assert set(hand(play(g, "take from mystic"), 1)) == {"cat", "wolf"}


@pytest.mark.card("soul_siphon")
def test_soul_siphon() -> None:
    """Two health cards, unseen, to the top of your pile; what does not fit is discarded."""
    g = finish("soul_siphon", "choose P2", more={"health": {0: 5, 1: ["cat", "wolf", 4]}})
    assert health(g) == [7, 4, 5]
    assert all(face is None for player in (0, 1) for face in faces(g, "health0", player))
    top = next(zone["cards"][-2:] for zone in g.view(0)["zones"] if zone["id"] == "health0")
    assert [card["back"] for card in top] == ["enchanted", "mystic"]
    g = finish("soul_siphon", "choose P2", more={"health": {0: 8, 1: ["cat", "wolf", 4]}})
    assert health(g) == [9, 4, 5]
    assert pile(g, "mystic") == ["wolf"]
    g = finish("soul_siphon", "choose P2", more={"health": {0: 5, 1: 1}})
    assert health(g)[:2] == [6, 0]
    assert "dead" in flags(g, 2)


@pytest.mark.card("echo_of_fate")
@pytest.mark.rule("MW-22")
def test_echo_of_fate() -> None:
    more: Table = {
        "fate_row": fate_row("draw_1_enchanted", "draw_1_enchanted", "draw_2_enchanted", "ill_wind"),
        "tops": {"enchanted": ["cat", "cobra", "owl", "crow", "bow"]},
    }
    g = finish("echo_of_fate", more=more)
    assert len(hand(g, 1)) == 4
    assert len(news(g, "fate")) == 4


# Resources

PERMANENTS = [
    pytest.param("seeds", "oak_tree", "plant", "", marks=pytest.mark.card("seeds")),
    pytest.param("dragons_horde", "great_axe", "silver + any", "free gold", marks=pytest.mark.card("dragons_horde")),
    pytest.param("mages_horde", "force_field", "any", "free book/light", marks=pytest.mark.card("mages_horde")),
    pytest.param("crystal_shard", "fireball", "any", "free fire/light", marks=pytest.mark.card("crystal_shard")),
    pytest.param("mana", "healing_2", "any", "free flower/potion", marks=pytest.mark.card("mana")),
]


@pytest.mark.rule("MW-55", "MW-56", "MW-30")
@pytest.mark.parametrize(("id", "begun", "needs", "choice"), PERMANENTS)
def test_permanent_resources(id: str, begun: str, needs: str, choice: str) -> None:
    """Completed it lies beside the mage, and grants its kind to every craft begun."""
    g = finish(id, more={"hands": {0: [begun]}})
    assert faces(g, "permanents0") == [id]
    play(g, "begin", f"begin {begun}", *([choice] if choice else []))
    assert crafts(g, 1)[f"{begun}.0"] == needs.split(" + ")


@pytest.mark.rule("MW-55", "MW-33")
@pytest.mark.card("silver", "gold", "wild", "element_air", "element_earth", "element_fire", "element_lightning")
@pytest.mark.card("element_water", "darkness", "light")
def test_resources_without_a_recipe_only_fill() -> None:
    for id in [
        "silver",
        "gold",
        "wild",
        "element_air",
        "element_earth",
        "element_fire",
        "element_lightning",
        "element_water",
        "darkness",
        "light",
    ]:
        g = new(hands={0: [id]}, crafts={0: ["key"]}, tops={"mystic": ["bat"]})
        assert "begin" not in offered(g), id
        play(g, "fill", f"fill with {id}", "on key", "use once")
        assert hand(g, 1) == ["bat"]


@pytest.mark.rule("MW-32")
@pytest.mark.card("silver", "gold")
def test_silver_is_not_gold() -> None:
    for id, fits in (("silver", False), ("gold", True)):
        assert ("fill" in offered(new(hands={0: [id]}, crafts={0: ["draught_of_luck"]}))) == fits
    assert asked(use("owl", "...")) == (1, "deck")
    assert almost("cat") == {"card": "cat", "slots": ["open"]}
