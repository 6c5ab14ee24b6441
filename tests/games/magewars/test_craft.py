"""Beginning, filling, completing, keeping. (MW-27 to MW-35, MW-45 to MW-56, MW-69 to MW-75)"""

from __future__ import annotations

import pytest

from tests.games.magewars.tools import (
    almost,
    asked,
    charges,
    counter,
    crafts,
    faces,
    finish,
    hand,
    health,
    kept,
    new,
    offered,
    pile,
    play,
    sites,
    standing,
    until,
    use,
)

ALL = {"resources_per_card": "all"}


@pytest.mark.rule("MW-27", "MW-28")
def test_begin() -> None:
    """Face up in front of you; a Structure in the centre. It costs nothing."""
    g = new(hands={0: ["cat", "library", "silver", "forest_friends"]})
    assert offered(play(g, "begin", "...")) == ["begin cat", "begin library"]
    play(g, "begin cat", "begin", "begin library")
    assert crafts(g, 1) == {"cat.0": ["beast/plant"]}
    assert list(sites(g)) == ["library.0"]
    assert set(hand(g, 1)) == {"silver", "forest_friends"}


@pytest.mark.rule("MW-30", "MW-R14", "MW-56")
def test_permanent_resources_fill_one_slot_of_every_craft() -> None:
    """Garnick's Plant and Seed each fill one slot, his choice where there is one; not those of a site."""
    g = new("garnick derek", hands={0: ["oak_tree", "beanstalk", "tower_of_roots", "gust"]})
    play(g, "begin", "begin oak_tree", "keep")  # Plant fits Plant, Seed fits Seed: done at once
    assert kept(g, 1) == ["oak_tree"]
    play(g, "begin", "begin beanstalk", "free plant/seed", "free seed")
    assert crafts(g, 1)["beanstalk.0"] == ["any"]
    play(g, "begin", "begin tower_of_roots")
    assert len(sites(g)["tower_of_roots.0"]) == 6
    play(g, "begin", "begin gust")  # Plant takes the Any; Seed finds no other
    assert crafts(g, 1)["gust.0"] == ["book/feather"]


@pytest.mark.rule("MW-R14")
def test_a_source_gained_later_does_not_fill_older_crafts_and_slots_stay_filled() -> None:
    g = new(hands={0: ["wild"]}, crafts={0: [almost("bamboo"), "oak_tree"]})
    play(g, "fill", "fill with wild", "on bamboo", "keep")
    assert crafts(g, 1)["oak_tree.0"] == ["seed", "plant"]
    g = new("garnick derek", kept={0: ["bamboo"]}, hands={0: ["weeping_willow", "cat"]}, turn=0)
    play(g, "begin", "begin weeping_willow", "free plant", "keep")  # Plant, then (Bamboo) Plant or Seed on Any
    assert kept(g, 1) == ["bamboo", "weeping_willow"]


@pytest.mark.rule("MW-31", "MW-32", "MW-33")
def test_fill() -> None:
    """One card fills one slot, however many icons; it cannot be taken back and is only a resource from then on."""
    g = new(hands={0: ["dragon", "silver"]}, crafts={0: ["great_axe", "cat"]}, sites=["tower_of_fire"])
    play(g, "fill", "fill with dragon", "...")
    assert set(offered(g)) == {"on great_axe", "on cat", "on tower_of_fire"}
    play(g, "on tower_of_fire", "...")
    assert set(offered(g)) == {"slot fire", "slot fire/light", "slot any"}
    play(g, "slot any")
    assert sites(g)["tower_of_fire.0"] == ["fire", "fire/light", "silver/gold", "book/bug"]
    assert faces(g, "site.tower_of_fire.0") == ["tower_of_fire", "dragon"]
    assert "use" not in offered(g)


@pytest.mark.rule("MW-34", "MW-35")
def test_completed_at_once_and_the_filling_cards_are_discarded_first() -> None:
    g = new(hands={0: ["gold", "silver"]}, crafts={0: [{"card": "gust", "slots": ["owl", "open"]}]}, health={1: 8})
    play(g, "fill", "fill with gold", "on gust", "attack a mage", "attack P2")
    assert pile(g, "enchanted")[:2] == ["owl", "gold"]
    assert pile(g, "enchanted")[-1] == "gust"
    assert health(g)[1] == 6


@pytest.mark.rule("MW-R11")
def test_all_icons_of_a_card() -> None:
    """One slot, and each other icon may fill one more; stripped, all its slots open again; it is one charge."""
    g = new(options=ALL, hands={0: ["element_fire", "gold"]}, crafts={0: ["fireball"]}, health={1: 8})
    play(g, "fill", "fill with element_fire", "on fireball", "slot fire/light", "...")
    assert offered(g) == ["no more", "slot any"]
    play(g, "slot any", "attack a mage", "attack P2")
    assert (health(g)[1], hand(g, 1)) == (5, ["gold"])
    g = new(options=ALL, hands={0: ["element_fire", "gold"]}, crafts={0: ["fireball"]})
    play(g, "fill", "fill with element_fire", "on fireball", "slot fire/light", "no more")
    assert crafts(g, 1) == {"fireball.0": ["any"]}
    g = new(options=ALL, hands={0: ["gold"]}, crafts={0: ["fireball"]})
    play(g, "fill", "fill with gold", "on fireball")  # one icon, one slot
    assert crafts(g, 1) == {"fireball.0": ["fire/light"]}
    g = new(options=ALL, hands={0: ["bow"]}, crafts={0: ["wand_of_storms"]})
    play(g, "fill", "fill with bow", "on wand_of_storms", "slot any")
    assert crafts(g, 1) == {"wand_of_storms.0": ["book/gem"]}
    g = new(
        options=ALL,
        hands={0: ["mages_horde"]},
        crafts={0: [{"card": "wand_of_storms", "slots": ["open", "open", "open"]}]},
    )
    play(g, "fill", "fill with mages_horde", "on wand_of_storms", "slot book/gem", "slot any", "slot any", "keep")
    assert charges(g, 1, "wand_of_storms") == ["mages_horde"]
    g = new(hands={0: ["element_fire"]}, crafts={0: ["fireball"]})
    play(g, "fill", "fill with element_fire", "on fireball", "slot any")
    assert crafts(g, 1) == {"fireball.0": ["fire/light"]}


@pytest.mark.rule("MW-R11", "MW-73")
def test_a_stripped_card_opens_all_its_slots() -> None:
    """The Monkey steals the one card that filled two slots."""
    g = new("taren derek", ALL, turn=1, hands={0: ["wild"], 1: ["gust"]}, crafts={0: [almost("monkey")], 1: ["eagle"]})
    play(g, "fill", "fill with gust", "on eagle", "slot feather")
    assert crafts(g, 2) == {"eagle.0": ["any"]}
    g = new(
        "taren derek", ALL, turn=1, hands={0: ["wild"], 1: ["bow"]}, crafts={0: [almost("monkey")], 1: ["thunderclap"]}
    )
    play(g, "fill", "fill with bow", "on thunderclap", "slot feather/light", "slot any")
    assert crafts(g, 2) == {"thunderclap.0": ["any", "any"]}
    until(g, 1)
    play(g, "fill", "fill with wild", "on monkey", "...")
    while asked(g)[1] == "fill_slot":
        g.play("no more")
    play(g, "use once", "a card of P2", "meddle with thunderclap", "filling bow")
    assert crafts(g, 2) == {"thunderclap.0": ["feather/light", "any", "any", "any"]}


@pytest.mark.rule("MW-45", "MW-46", "MW-48", "MW-50", "MW-R19", "MW-R20")
def test_keep_or_use_once() -> None:
    """The builder chooses; a kept card does not do its one use, and cannot be declined or discarded later."""
    for id in ("cat", "bamboo", "book"):
        tops = {"enchanted": ["owl", "crow"], "mystic": ["bat", "wolf"]}
        g = finish(id, "...", more={"tops": tops})
        assert (asked(g), offered(g)) == ((1, "keep_or_use"), ["keep", "use once"])
        play(g, "keep")
        assert (kept(g, 1), hand(g, 1)) == ([id], [])
        assert offered(g) == ["end turn", "burn health"]
        g = finish(id, "use once", more={"tops": tops})
        assert (kept(g, 1), len(hand(g, 1))) == ([], 2)


@pytest.mark.rule("MW-47", "MW-48", "MW-49")
def test_making_room() -> None:
    """One kept card of that sort goes, or the new one is used once; Armor without room is discarded."""
    more = {"kept": {0: ["sword", {"card": "bow", "charges": ["gold"]}, "cat"]}, "tops": {"mystic": ["bat", "wolf"]}}
    g = finish("book", "keep", "...", more=more)
    assert offered(g) == ["make no room", "replace sword", "replace bow"]
    play(g, "replace bow")
    assert kept(g, 1) == ["cat", "sword", "book"]
    assert pile(g, "enchanted") == ["gold", "bow"]
    g = finish("book", "keep", "make no room", more=more)
    assert (kept(g, 1), set(hand(g, 1))) == (["cat", "sword", "bow"], {"bat", "wolf"})
    g = finish("fire_armor", "make no room", more={"kept": {0: ["leather_armor"]}})
    assert (kept(g, 1), pile(g, "mystic")) == (["leather_armor"], ["fire_armor"])
    g = finish("fire_armor", "replace leather_armor", more={"kept": {0: ["leather_armor"]}})
    assert kept(g, 1) == ["fire_armor"]
    g = finish("fire_armor", mages="schlakk derek")  # maximum armor 0
    assert (kept(g, 1), pile(g, "mystic")) == ([], ["fire_armor"])


@pytest.mark.rule("MW-47")
def test_with_no_slot_at_all_it_can_only_be_used_once() -> None:
    g = finish("cat", "...", mages="winter derek", more={"tops": {"enchanted": ["owl", "crow"]}})
    assert offered(g) == ["use once"]


@pytest.mark.rule("MW-69", "MW-R32")
def test_charges() -> None:
    """The filling cards stay under a kept card; used once they go; with none there is one charge, a marker."""
    slots = {"card": "bow", "slots": ["gust", "silver", "open"]}
    g = new(hands={0: ["cat"]}, crafts={0: [slots]})
    play(g, "fill", "fill with cat", "on bow", "keep")
    assert charges(g, 1, "bow") == ["gust", "silver", "cat"]  # known to all
    g = new(hands={0: ["cat"]}, crafts={0: [slots]}, health={1: 9})
    play(g, "fill", "fill with cat", "on bow", "use once", "attack a mage", "attack P2")
    assert pile(g, "enchanted")[:3] == ["gust", "silver", "cat"]
    g = new("eldar derek", health={0: ["wand_of_storms", 5]})
    play(g, "burn health", "begin now", "keep")
    assert charges(g, 1, "wand_of_storms") == [None]  # a marker
    assert faces(finish("sword", "keep"), "charges0.sword") == []


@pytest.mark.rule("MW-71", "MW-72", "MW-75", "MW-R33")
def test_locked_and_frozen_cards_cannot_be_filled_or_completed() -> None:
    lock = new(hands={0: ["wild"]}, crafts={0: [almost("cat", lock=True)]})
    frozen = new(hands={0: ["wild"]}, crafts={0: [almost("cat")]}, lasting={1: [{"card": "freeze", "on": "cat"}]})
    for g in (lock, frozen):
        assert "fill" not in offered(g)
        play(g, "abandon", "abandon cat")  # what lay on it is discarded too
    assert pile(lock, "enchanted") == ["lock", "cat"]
    assert pile(frozen, "mystic") == ["freeze"]
    g = finish("oak_tree", "use once", more={"sites": [almost("library", lock=True)]})
    assert standing(g) == []


@pytest.mark.rule("MW-73", "MW-74", "MW-R33")
def test_strip_and_steal_work_on_locked_crafts() -> None:
    more = {"crafts": {1: [{"card": "bow", "slots": ["gust", "open", "open"], "lock": True}]}}
    g = finish("monkey", "use once", "a card of P2", "meddle with bow", "filling gust", more=more)
    assert crafts(g, 2) == {"bow.0": ["feather/plant", "any", "any", "locked"]}


@pytest.mark.rule("MW-76", "MW-62", "MW-70")
def test_a_destroyed_card_goes_with_its_charges_and_what_lies_on_it() -> None:
    more = {
        "kept": {1: [{"card": "bow", "charges": ["gold", "silver"]}]},
        "lasting": {2: [{"card": "freeze", "charges": ["owl"], "on": "bow"}]},
    }
    g = use("eagle", "attack a kept card", "attack card of P2", "attack bow", more=more)
    assert kept(g, 2) == []
    assert pile(g, "enchanted") == ["gold", "silver", "owl", "bow"]
    assert pile(g, "mystic") == ["freeze"]
    assert faces(g, "lasting2") == []


@pytest.mark.rule("MW-R15")
def test_free_slots_come_in_order() -> None:
    """Permanent resource, then Library, then blood: Eldar's Feather, the Library's slot, and all the rest."""
    g = new("eldar derek", health={0: ["tempest", 5], 1: 8}, structures=["library"])
    play(g, "burn health", "begin now", "...")
    assert offered(g) == ["free feather", "free any"]  # the Feather fits no Gem/Gold
    play(g, "free any", "...")
    assert offered(g) == ["free feather", "free gold/gem", "free any"]  # the Library fits all
    play(g, "free feather")  # blood fills all the rest, so there is nothing to choose
    assert health(g)[1] == 6


@pytest.mark.rule("MW-R24")
def test_two_crafts_of_one_kind_can_be_told_apart() -> None:
    filled = {"card": "fireball", "slots": ["element_fire", "open"]}
    g = new(hands={0: ["gold"]}, crafts={0: ["fireball", filled]})
    assert offered(play(g, "abandon", "...")) == ["abandon fireball", "abandon fireball second"]
    g = new(hands={0: ["gold"]}, crafts={0: ["fireball", "fireball"]})
    assert offered(play(g, "abandon", "...")) == ["abandon fireball"]  # alike: one option
    assert counter(g, "hand") == 1
