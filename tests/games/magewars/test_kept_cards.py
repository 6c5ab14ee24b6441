"""Every Creature, Plant, Item and Armor: kept, and used once. (MW-36, MW-45 to MW-50)"""

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
    told,
    until,
    use,
)

DEREK = ("attack a mage", "attack P2")

ATTACKS_EACH_TURN = [
    pytest.param("cobra", 1, marks=pytest.mark.card("cobra")),
    pytest.param("jaguar", 1, marks=pytest.mark.card("jaguar")),
    pytest.param("bat", 1, marks=pytest.mark.card("bat")),
    pytest.param("eagle", 1, marks=pytest.mark.card("eagle")),
    pytest.param("wolf", 1, marks=pytest.mark.card("wolf")),
    pytest.param("elephant", 2, marks=pytest.mark.card("elephant")),
    pytest.param("dragon", 2, marks=pytest.mark.card("dragon")),
    pytest.param("sword", 1, marks=pytest.mark.card("sword")),
    pytest.param("bow", 2, marks=pytest.mark.card("bow")),
    pytest.param("dwarven_hammer", 1, marks=pytest.mark.card("dwarven_hammer")),
    pytest.param("fire_sword", 2, marks=pytest.mark.card("fire_sword")),
    pytest.param("wand_of_storms", 2, marks=pytest.mark.card("wand_of_storms")),
    pytest.param("great_axe", 2, marks=pytest.mark.card("great_axe")),
    pytest.param("vorpal_sword", 2, marks=pytest.mark.card("vorpal_sword")),
]
ATTACKS_ONCE = [
    pytest.param("cobra", 2, marks=pytest.mark.card("cobra")),
    pytest.param("jaguar", 3, marks=pytest.mark.card("jaguar")),
    pytest.param("bat", 2, marks=pytest.mark.card("bat")),
    pytest.param("eagle", 3, marks=pytest.mark.card("eagle")),
    pytest.param("wolf", 3, marks=pytest.mark.card("wolf")),
    pytest.param("elephant", 4, marks=pytest.mark.card("elephant")),
    pytest.param("sword", 3, marks=pytest.mark.card("sword")),
    pytest.param("bow", 3, marks=pytest.mark.card("bow")),
    pytest.param("dwarven_hammer", 2, marks=pytest.mark.card("dwarven_hammer")),
    pytest.param("fire_sword", 3, marks=pytest.mark.card("fire_sword")),
    pytest.param("wand_of_storms", 3, marks=pytest.mark.card("wand_of_storms")),
    pytest.param("great_axe", 4, marks=pytest.mark.card("great_axe")),
    pytest.param("vorpal_sword", 3, marks=pytest.mark.card("vorpal_sword")),
]


@pytest.mark.rule("MW-36", "MW-57", "MW-60")
@pytest.mark.parametrize(("id", "damage"), ATTACKS_EACH_TURN)
def test_each_turn_attack(id: str, damage: int) -> None:
    """Once per turn and card; Derek has no armor."""
    g = use(id, *DEREK, more={"health": {0: 9, 1: 8}})
    assert health(g)[1] == 8 - damage
    assert "use" not in offered(g)


@pytest.mark.rule("MW-45", "MW-48")
@pytest.mark.parametrize(("id", "damage"), ATTACKS_ONCE)
def test_attack_used_once(id: str, damage: int) -> None:
    g = finish(id, "use once", *DEREK, more={"health": {0: 9, 1: 8}})
    assert health(g)[1] == 8 - damage
    assert kept(g, 1) == []
    assert any(id in pile(g, deck) for deck in ("enchanted", "mystic", "arcane"))


@pytest.mark.rule("MW-59")
@pytest.mark.card("cobra", "vorpal_sword", "great_axe")
def test_which_weapons_pierce() -> None:
    worn = {"health": {0: 9, 1: 8}, "kept": {1: ["leather_armor"]}}
    for id, lost in (("cobra", 1), ("vorpal_sword", 2), ("wolf", 0), ("great_axe", 1), ("sword", 0)):
        assert health(use(id, *DEREK, more=worn))[1] == 8 - lost, id
    for id, lost in (("cobra", 2), ("vorpal_sword", 3), ("great_axe", 3), ("sword", 2)):
        assert health(finish(id, "use once", *DEREK, more=worn))[1] == 8 - lost, id


@pytest.mark.card("eagle", "dragon", "fire_sword", "wand_of_storms", "vorpal_sword", "elephant")
@pytest.mark.rule("MW-61")
def test_the_elements_of_attacks() -> None:
    """The Tower of Fire adds 1 to these, and to no other; the Sovereign to all that have an element."""
    for id in ("dragon", "fire_sword"):
        without = health(use(id, *DEREK, more={"health": {0: 9, 1: 8}}))[1]
        fire = {"health": {0: 9, 1: 8}, "structures": ["tower_of_fire"]}
        assert health(use(id, *DEREK, more=fire))[1] == without - 1, id
        assert health(use("great_axe", *DEREK, more=fire))[1] == 6
    for id in ("wand_of_storms", "vorpal_sword"):
        sovereign = ["sorcery_pupil", "elemental_medium", "elemental_sovereign"]
        assert health(use(id, *DEREK, more={"health": {0: 9, 1: 8}, "levels": {0: sovereign}}))[1] == 5


@pytest.mark.card("dwarven_hammer", "fire_sword")
def test_larger_numbers_against_structures_and_plants() -> None:
    stands = {"structures": ["tower_of_roots"]}  # 4 health
    g = use("dwarven_hammer", "attack a structure", "attack tower_of_roots", more=stands)
    assert standing(g) == []
    assert standing(use("great_axe", "attack a structure", "attack tower_of_roots", more=stands)) != []
    g = finish("dwarven_hammer", "use once", "attack a structure", "attack tower_of_roots", more=stands)
    assert standing(g) == []
    keeps = {"kept": {1: ["oak_tree"]}}  # 4 health
    burnt = ("attack a kept card", "attack card of P2", "attack oak_tree")
    mages = "taren garnick schlakk"
    assert kept(use("fire_sword", *burnt, more=keeps, mages=mages), 2) == []
    assert kept(use("great_axe", *burnt, more=keeps, mages=mages), 2) == ["oak_tree"]
    g = finish("fire_sword", "use once", *burnt, more=keeps, mages=mages)
    assert kept(g, 2) == ["oak_tree"]  # used once it has no such number


@pytest.mark.card("bat")
def test_bat_drinks() -> None:
    """Only if a health card was removed; from Enchanted."""
    g = use("bat", *DEREK, more={"health": {0: 5, 1: 8}})
    assert health(g) == [6, 7, 5]
    assert news(g, "healed")[-1] == {"seat": 0, "deck": "enchanted"}
    assert health(use("bat", *DEREK, more={"health": {0: 5, 1: 8}, "kept": {1: ["leather_armor"]}})) == [5, 8, 5]
    assert health(finish("bat", "use once", *DEREK, more={"health": {0: 5, 1: 8}})) == [7, 6, 5]


@pytest.mark.card("wolf")
def test_wolf_in_a_pack() -> None:
    assert health(use("wolf", *DEREK, more={"health": {1: 8}, "kept": {0: ["horse"]}}))[1] == 6
    assert health(use("wolf", *DEREK, more={"health": {1: 8}, "kept": {0: ["bamboo"]}}))[1] == 7


@pytest.mark.card("elephant")
@pytest.mark.rule("MW-64")
def test_elephant_doubles_earth_first() -> None:
    """The printed number is doubled, then bonuses are added: 2 × 2 + 1."""
    sovereign = {0: ["sorcery_pupil", "elemental_medium", "elemental_sovereign"]}
    g = finish("rockfall", *DEREK, more={"health": {1: 8}, "kept": {0: ["elephant"]}, "levels": sovereign})
    assert health(g)[1] == 3
    assert health(finish("gust", *DEREK, more={"health": {1: 8}, "kept": {0: ["elephant"]}}))[1] == 6


@pytest.mark.card("elephant", "growth")
@pytest.mark.rule("MW-64")
def test_growth_is_a_bonus_and_not_doubled() -> None:
    """1 × 2 + 2, not (1 + 2) × 2."""
    g = finish("growth", more={"health": {1: 8}, "kept": {0: ["elephant"]}, "tops": {"enchanted": ["owl"]}})
    assert health(play(g, "use", "use elephant", *DEREK))[1] == 4


@pytest.mark.card("dragon")
@pytest.mark.rule("MW-65")
def test_dragon_used_once_strikes_all() -> None:
    g = finish("dragon", "use once", more={"health": {0: 9, 1: 8, 2: 8}, "kept": {2: ["shield"]}})
    assert health(g) == [9, 6, 7]


@pytest.mark.card("cat", "bamboo", "owl", "beanstalk", "book", "mirror_charm", "hummingbird", "horse")
def test_draws_used_once() -> None:
    tops = {
        "enchanted": ["cobra", "crow"], "mystic": ["eagle", "wolf"], "arcane": ["dragon", "unicorn", "wild"],
        "quest": ["ritual_acolyte"],
    }  # fmt: skip
    cases = {
        "cat": {"cobra", "crow"}, "bamboo": {"cobra", "crow"}, "owl": {"eagle", "ritual_acolyte"},
        "beanstalk": {"dragon", "unicorn", "wild"}, "book": {"eagle", "wolf"}, "mirror_charm": {"dragon"},
    }  # fmt: skip
    for id, drawn in cases.items():
        assert set(hand(finish(id, "use once", more={"tops": tops}), 1)) == drawn, id
    for id, number in (("horse", 2), ("hummingbird", 3)):
        plenty = {
            "tops": {"enchanted": ["cobra", "crow", "owl", "sword", "bow"]},
            "fate_row": fate_row("draw_1_enchanted", "draw_1_enchanted", "draw_2_enchanted"),
        }
        g = finish(id, "use once", more=plenty)
        assert len(news(g, "fate")) == number


@pytest.mark.card("horse", "hummingbird")
def test_standing_numbers() -> None:
    assert counter(new(kept={0: ["horse"]}), "hand_limit") == 6 + 2
    assert counter(new(kept={0: ["hummingbird"]}), "fate_cards") == 5 + 1


@pytest.mark.card("crow")
@pytest.mark.rule("MW-R29")
def test_crow() -> None:
    """Kept: discard 1 to take the top of a pile. Used once: the tops of two different piles."""
    piles = {"enchanted": ["cat"], "mystic": ["bat"]}
    g = use("crow", "discard owl", "...", more={"hands": {0: ["owl"]}, "piles": piles})
    assert offered(g) == ["take from enchanted", "take from mystic"]
    play(g, "take from mystic")
    assert hand(g, 1) == ["bat"]
    assert pile(g, "enchanted") == ["cat", "owl"]
    assert "use" not in offered(new(kept={0: ["crow"]}, piles=piles))  # nothing to discard
    g = finish("crow", "use once", "take from enchanted", "...", more={"piles": piles})
    assert offered(g) == ["take from mystic", "take from arcane"]  # the Wild lies on the Arcane pile
    assert set(hand(play(g, "take from mystic"), 1)) == {"cat", "bat"}
    assert asked(finish("crow", "use once", "take from arcane")) == (1, "action")


@pytest.mark.card("monkey")
@pytest.mark.rule("MW-74")
def test_monkey() -> None:
    """Kept: a random card of a rival's hand for one of yours. Used once: a filling card."""
    g = use("monkey", "choose P2", "...", more={"hands": {0: ["cat"], 1: ["owl"], 2: []}})
    assert set(hand(g, 1)) == {"cat", "owl"}
    assert hand(g, 2) == []
    assert asked(g) == (1, "secret_card")
    play(g, "pick cat")
    assert (hand(g, 1), hand(g, 2)) == (["owl"], ["cat"])
    assert faces(g, "hand0", 1) == ["owl"]  # both players know the card that went
    assert faces(g, "hand1", 0) == ["cat"]
    assert faces(g, "hand0", 2) == [None]
    g = use("monkey", "...", more={"hands": {0: ["cat"], 1: ["owl"]}})
    assert offered(g) == ["choose P2"]  # P3 has no hand
    assert asked(use("monkey", more={"hands": {0: ["cat"]}})) == (1, "action")
    filled = {"crafts": {1: [{"card": "bow", "slots": ["gust", "open", "open"]}]}}
    g = finish("monkey", "use once", "a card of P2", "meddle with bow", "filling gust", more=filled)
    assert hand(g, 1) == ["gust"]
    assert crafts(g, 2) == {"bow.0": ["feather/plant", "any", "any"]}


@pytest.mark.card("owl")
@pytest.mark.rule("MW-78")
def test_owl_looks() -> None:
    """Only the player sees the two cards; each goes back on top or to the bottom."""
    tops = {"mystic": ["eagle", "wolf", "bat"]}
    g = use("owl", "deck mystic", "...", more={"tops": tops})
    assert asked(g) == (1, "look_place")
    assert faces(g, "top_mystic", 0) == ["eagle", "wolf", None]
    assert faces(g, "top_mystic", 1) == [None, None, None]
    play(g, "put on bottom", "leave on top")
    assert faces(g, "top_mystic", 0) == ["wolf", None]
    assert faces(g, "bottom_mystic", 0) == ["eagle"]
    g = use("owl", "deck mystic", "leave on top", "put on bottom", more={"tops": tops})
    assert faces(g, "top_mystic", 0) == ["eagle", None]
    assert faces(g, "bottom_mystic", 0) == ["wolf"]
    g = use("owl", "deck quest", "leave on top", "leave on top")
    assert len(faces(g, "top_quest", 0)) == 2
    assert None not in faces(g, "top_quest", 0)


@pytest.mark.card("unicorn", "beanstalk", "elderberry")
@pytest.mark.rule("MW-18")
def test_kept_cards_at_the_start_of_the_turn() -> None:
    """Unicorn heals 1 Mystic, Beanstalk draws 1 Arcane, Elderberry heals if 4 or fewer."""
    start: Table = {"step": "start", "fate_row": fate_row(), "tops": {"arcane": ["dragon"]}}
    g = new("garnick derek", kept={0: ["unicorn"]}, health={0: 5, 1: 5}, **start)
    assert health(g)[0] == 6
    assert news(g, "healed") == [{"seat": 0, "deck": "mystic"}]
    assert hand(new("garnick derek", kept={0: ["beanstalk"]}, **start), 1) == ["dragon"]
    for before, after in ((4, 5), (5, 5)):
        g = new("garnick derek", kept={0: ["elderberry"]}, health={0: before, 1: 5}, **start)
        assert health(g)[0] == after
    g = new("garnick derek", kept={0: ["elderberry", "unicorn", "beanstalk"]}, health={0: 4, 1: 5}, **start)
    kinds = [item["kind"] for item in told(g, 0) if item["kind"] in ("healed", "you_drew")]
    assert kinds == ["healed", "healed", "you_drew"]  # in the order she got them


@pytest.mark.card("unicorn", "elderberry", "rose_bush")
@pytest.mark.rule("MW-68")
def test_healing_used_once() -> None:
    assert health(finish("unicorn", "use once", more={"health": {0: 3}}))[0] == 7
    assert health(finish("unicorn", "use once", more={"health": {0: 7}}))[0] == 9  # never above full health
    assert health(finish("elderberry", "use once", more={"health": {0: 3}}))[0] == 5
    g = finish("rose_bush", "use once", more={"health": {0: 3}, "tops": {"mystic": ["bat"]}})
    assert (health(g)[0], hand(g, 1)) == (4, ["bat"])


@pytest.mark.card("bamboo", "rose_bush", "book")
@pytest.mark.rule("MW-30", "MW-56")
def test_cards_that_grant() -> None:
    """Each fills a slot of every craft begun from now on, and not of older ones."""
    for id, begun, needs in (
        ("bamboo", "oak_tree", "seed"), ("rose_bush", "mugwort", "any"), ("book", "force_field", "any"),
    ):  # fmt: skip
        g = new(hands={0: [begun]}, kept={0: [id]}, crafts={0: ["elderberry"]})
        answers = [] if id == "bamboo" else [f"free {'flower' if id == 'rose_bush' else 'book/light'}"]
        play(g, "begin", f"begin {begun}", *answers)
        assert crafts(g, 1)[f"{begun}.0"] == needs.split(" + ")
        assert crafts(g, 1)["elderberry.0"] == ["flower/seed", "any"]


@pytest.mark.card("briars")
@pytest.mark.rule("MW-66", "MW-67")
def test_briars() -> None:
    """Thorns 1 when a rival's attack removes health; armor does not help the attacker. Used once: on a pet."""
    mages = "taren garnick schlakk"
    thorny: Table = {"health": {0: 9, 1: 8}, "kept": {0: ["leather_armor", "shield"], 1: ["briars"]}}
    assert health(finish("gust", *DEREK, more=thorny, mages=mages)) == [8, 6, 5]
    assert health(use("eagle", *DEREK, more={**thorny, "kept": {1: ["briars", "leather_armor"]}}, mages=mages))[0] == 9
    pets = {"kept": {1: ["elephant"], 2: ["sword"]}}
    g = finish("briars", "use once", "...", more=pets, mages=mages)
    assert offered(g) == ["attack a kept card"]
    play(g, "attack a kept card", "attack card of P2", "attack elephant")
    assert kept(g, 2) == []
    assert asked(finish("briars", "use once", more={"kept": {2: ["sword"]}})) == (1, "action")


@pytest.mark.card("mugwort")
@pytest.mark.rule("MW-79", "MW-83", "MW-84")
def test_mugwort() -> None:
    """Kept: destroyed to negate a Curse. Used once: a Blessing from any pile, or 1 Mystic."""
    curse: Table = {"step": "start", "fate_row": fate_row("draw_1_enchanted"), "tops": {"enchanted": ["booby_trap"]}}
    g = new("garnick derek", kept={0: ["mugwort"]}, health={0: 5, 1: 5}, **curse)
    assert offered(g) == ["no answer", "answer mugwort"]
    play(g, "answer mugwort")
    assert health(g)[0] == 5
    assert pile(g, "mystic") == ["mugwort"]
    piles = {"enchanted": ["cat", "immunity", "cobra"], "mystic": ["bat"]}
    g = finish("mugwort", "use once", "search enchanted", "take immunity enchanted", more={"piles": piles})
    assert hand(g, 1) == ["immunity"]
    assert hand(finish("mugwort", "use once", more={"tops": {"mystic": ["bat"]}}), 1) == ["bat"]


@pytest.mark.card("oak_tree")
@pytest.mark.rule("MW-59", "MW-62", "MW-75")
def test_oak_tree() -> None:
    """Guard 1; your pets and your other plants have 1 more health; used once it fills 2 slots of a site."""
    mages = "taren garnick schlakk"
    oak = {"health": {1: 8}, "kept": {1: ["oak_tree", "bat", "bamboo"]}}
    assert health(finish("gust", *DEREK, more=oak, mages=mages))[1] == 7
    at = ("attack a kept card", "attack card of P2")
    assert "bat" in kept(use("eagle", *at, "attack bat", more=oak, mages=mages), 2)  # 1 < 1 + 1
    assert "bamboo" in kept(finish("gust", *at, "attack bamboo", more=oak, mages=mages), 2)  # 2 < 2 + 1
    assert "oak_tree" not in kept(finish("thunderclap", *at, "attack oak_tree", more=oak, mages=mages), 2)  # 4, not 5
    g = finish(
        "oak_tree", "use once", "build tower_of_fire", "free fire", "free any", more={"sites": ["tower_of_fire"]}
    )
    assert sites(g) == {"tower_of_fire.0": ["fire/light", "silver/gold", "book/bug"]}


@pytest.mark.card("weeping_willow")
@pytest.mark.rule("MW-79")
def test_weeping_willow() -> None:
    """Kept: the top of the Enchanted pile, if no Curse. Used once: any card of the Mystic pile."""
    piles = {"enchanted": ["cat"], "mystic": ["paralysis", "bat", "wolf"]}
    assert hand(use("weeping_willow", more={"piles": piles}), 1) == ["cat"]
    assert hand(use("weeping_willow", more={"piles": {"enchanted": ["cat", "famine"]}}), 1) == []
    g = finish("weeping_willow", "use once", "...", more={"piles": piles})
    assert offered(g) == ["take bat", "take wolf"]  # never a Curse
    assert hand(play(g, "take bat"), 1) == ["bat"]


@pytest.mark.card("shield", "ice_shield", "ring_of_invisibility")
@pytest.mark.rule("MW-18", "MW-59")
def test_guard_until_your_next_turn() -> None:
    for id, guard in (("shield", 3), ("ice_shield", 3), ("ring_of_invisibility", 6)):
        g = finish(id, "use once", more={"health": {0: 9, 1: 8, 2: 8}})
        assert counter(g, "guard") == guard
        attack: Table = {"crafts": {1: [almost("thunderclap")]}, "hands": {1: ["wild"]}}
        g = finish(id, "use once", more={"health": {0: 9}, "fate_row": fate_row(), **attack}, mages="taren derek")
        before = health(until(g, 2))[0]
        play(g, "fill", "fill with wild", "on thunderclap", "attack a mage", "attack P1")
        assert health(g)[0] == before - max(0, 4 - guard)
        until(g, 1)
        assert counter(g, "guard") == 0


@pytest.mark.card("shield", "ice_shield")
@pytest.mark.rule("MW-59", "MW-61")
def test_shields_kept() -> None:
    for id in ("shield", "ice_shield"):
        assert health(finish("gust", *DEREK, more={"health": {1: 8}, "kept": {1: [id]}}))[1] == 7
    for spell in ("fireball", "ice_lance"):
        assert health(finish(spell, *DEREK, more={"health": {1: 8}, "kept": {1: ["ice_shield"]}}))[1] == 8
        assert health(finish(spell, *DEREK, more={"health": {1: 8}, "kept": {1: ["shield"]}}))[1] < 8


@pytest.mark.card("lock")
@pytest.mark.rule("MW-48", "MW-71")
def test_lock() -> None:
    """It cannot be kept. A locked card cannot be filled, nor locked again; your own crafts are no choice."""
    more = {"crafts": {0: ["sword"], 1: ["bow"]}, "sites": [{"card": "library", "lock": True}], "hands": {1: ["wild"]}}
    g = finish("lock", "...", more=more)
    assert offered(g) == ["use once"]
    play(g, "use once", "...")
    assert offered(g) == ["a card of P2"]
    play(g, "a card of P2", "meddle with bow")
    assert crafts(g, 2) == {"bow.0": ["feather/plant", "any", "any", "locked"]}
    g = finish("lock", "use once", more={"sites": [{"card": "library", "lock": True}]})
    assert pile(g, "enchanted") == ["lock"]  # nothing to lock (MW-R29)


@pytest.mark.card("key")
@pytest.mark.rule("MW-R29", "MW-R33")
def test_key() -> None:
    """It may free one craft or site, then draws 1 Mystic; it cannot be kept."""
    more = {"sites": [{"card": "library", "lock": True}], "tops": {"mystic": ["bat"]}}
    g = finish("key", "use once", "yes", "a building site", "meddle with library", more=more)
    assert sites(g) == {"library.0": ["book", "book/feather", "silver/gold", "any"]}
    assert hand(g, 1) == ["bat"]
    g = finish("key", "use once", "no", more=more)
    assert "locked" in sites(g)["library.0"]
    assert hand(g, 1) == ["bat"]
    frozen = {"crafts": {0: ["sword"]}, "lasting": {1: [{"card": "freeze", "on": "sword"}]}}
    g = finish("key", "use once", "yes", "a card of P1", "meddle with sword", more=frozen)
    assert crafts(g, 1) == {"sword.0": ["silver", "any"]}
    assert "freeze" in pile(g, "mystic")


@pytest.mark.card("hunters_snare")
@pytest.mark.rule("MW-74", "MW-R31", "MW-50")
def test_hunters_snare() -> None:
    """Used once: steal a pet of Level 1, fresh. Kept: the pet that attacks changes sides."""
    g = finish("hunters_snare", "use once", "...", more={"kept": {1: ["cat"], 2: ["wolf"]}})
    assert offered(g) == ["steal cat"]
    play(g, "steal cat")
    assert (kept(g, 1), kept(g, 2)) == (["cat"], [])
    assert "use" not in offered(g)
    full = {"kept": {0: ["horse", "owl"], 1: ["cat"]}}
    assert kept(finish("hunters_snare", "use once", more=full), 2) == ["cat"]  # no free pet slot
    g = use("eagle", *DEREK, more={"health": {1: 8}, "kept": {1: ["hunters_snare"]}})
    assert (kept(g, 1), kept(g, 2), health(g)[1]) == ([], ["eagle"], 7)
    assert "hunters_snare" in pile(g, "mystic")
    g = use("eagle", *DEREK, more={"kept": {1: ["hunters_snare", "bat"]}})
    assert kept(g, 1) == ["eagle"]  # Derek's one pet slot is taken
    g = use(
        "eagle",
        "attack a kept card",
        "attack card of P2",
        "attack hunters_snare",
        more={"kept": {1: ["hunters_snare"]}},
    )
    assert kept(g, 1) == ["eagle"]  # the Snare itself was destroyed
    g = finish("cobra", "use once", *DEREK, more={"kept": {1: ["hunters_snare"]}})
    assert kept(g, 2) == ["hunters_snare"]  # no pet


@pytest.mark.card("mirror_charm")
@pytest.mark.rule("MW-69", "MW-83", "MW-85")
def test_mirror_charm() -> None:
    """A charge deflects a Curse; it may spend several charges in one turn."""
    charm = {"card": "mirror_charm", "charges": ["silver", "gold"]}
    curses: Table = {"tops": {"enchanted": ["booby_trap", "famine"]}, "fate_row": fate_row("draw_2_enchanted")}
    g = new(kept={0: [charm]}, health={0: 9, 1: 5}, step="start", **curses)
    play(
        g,
        "answer mirror_charm",
        "deflect to P2",
        "P2: no answer",
        "answer mirror_charm",
        "deflect to P3",
        "P3: no answer",
    )
    assert health(g) == [9, 4, 5]
    assert kept(g, 1) == []
    assert pile(g, "enchanted") == ["gold", "booby_trap", "silver", "famine"]


@pytest.mark.card("ring_of_invisibility")
@pytest.mark.rule("MW-R30", "MW-R32")
def test_ring_of_invisibility() -> None:
    """A charge is spent only if the attack would wound; no Thorns, no Bat."""
    ring = {"card": "ring_of_invisibility", "charges": ["silver", "gold"]}
    g = use("bat", *DEREK, more={"health": {0: 5, 1: 8}, "kept": {1: [ring]}})
    assert health(g) == [5, 8, 5]
    assert charges(g, 2, "ring_of_invisibility") == ["silver"]
    g = use("bat", *DEREK, more={"health": {0: 5, 1: 8}, "kept": {1: [ring, "leather_armor"]}})
    assert charges(g, 2, "ring_of_invisibility") == ["silver", "gold"]
    g = use("bat", *DEREK, more={"kept": {1: ["ring_of_invisibility"]}})  # only a marker
    assert kept(g, 2) == []


@pytest.mark.card("bow", "wand_of_storms")
@pytest.mark.rule("MW-69")
def test_charges_are_spent_by_use() -> None:
    for id in ("bow", "wand_of_storms"):
        g = new(kept={0: [{"card": id, "charges": ["silver", "gold"]}]}, health={1: 8})
        play(g, "use", f"use {id}", *DEREK)
        assert charges(g, 1, id) == ["silver"]
        g = new(kept={0: [{"card": id, "charges": ["silver"]}]}, health={1: 8})
        play(g, "use", f"use {id}", *DEREK)
        assert kept(g, 1) == []
        assert health(g)[1] == 6


ARMOR = [
    pytest.param("leather_armor", 1, "", marks=pytest.mark.card("leather_armor")),
    pytest.param("chainmail_armor", 2, "", marks=pytest.mark.card("chainmail_armor")),
    pytest.param("air_armor", 1, "gust", marks=pytest.mark.card("air_armor")),
    pytest.param("fire_armor", 1, "fireball", marks=pytest.mark.card("fire_armor")),
    pytest.param("platemail_armor", 1, "", marks=pytest.mark.card("platemail_armor")),
]


@pytest.mark.rule("MW-49", "MW-58", "MW-61", "MW-R21")
@pytest.mark.parametrize(("id", "stops", "immune"), ARMOR)
def test_armor(id: str, stops: int, immune: str) -> None:
    """Each card subtracts 1; Guard and immunity come on top. Against piercing only Platemail Armor helps."""
    g = finish(id)
    assert kept(g, 1) == [id]
    worn = {"health": {1: 8}, "kept": {1: [id]}}
    assert health(finish("thunderclap", *DEREK, more=worn))[1] == 8 - (4 - stops)
    assert health(use("vorpal_sword", *DEREK, more=worn))[1] == (7 if id == "platemail_armor" else 6)
    for spell, damage in (("gust", 2), ("fireball", 3)):
        expected = 0 if spell == immune else damage - stops
        assert health(finish(spell, *DEREK, more=worn))[1] == 8 - expected, spell


@pytest.mark.card("platemail_armor", "chainmail_armor", "tower_of_air")
@pytest.mark.rule("MW-58", "MW-59")
def test_platemail_cannot_be_pierced() -> None:
    """Chainmail's Guard is worth nothing against a Cobra; under Platemail it counts, and so does each card."""
    for worn, lost in ((["chainmail_armor"], 2), (["chainmail_armor", "platemail_armor"], 0), (["platemail_armor"], 1)):
        more: Table = {"health": {1: 8}, "kept": {1: worn}}
        assert health(finish("cobra", "use once", *DEREK, more=more, mages="taren helga lyla"))[1] == 8 - lost, worn
    air: Table = {"health": {1: 8}, "kept": {1: ["platemail_armor"]}, "structures": ["tower_of_air"]}
    assert health(finish("gust", *DEREK, more=air))[1] == 7


@pytest.mark.card("cat")
@pytest.mark.rule("MW-101", "MW-R29")
def test_cat() -> None:
    """It sends a Curse for a card; with none in a pile nothing happens, and without a card it cannot be used."""
    piles = {"enchanted": ["famine", "booby_trap"], "mystic": ["paralysis"], "fate": ["minor_loss"]}
    g = use("cat", "discard owl", "...", more={"hands": {0: ["owl"]}, "piles": piles, "health": {1: 5}})
    assert offered(g) == ["send booby_trap", "send famine", "send paralysis"]
    play(g, "send booby_trap", "choose P2", "P2: no answer")
    assert health(g)[1] == 4
    assert pile(g, "enchanted")[-1] == "booby_trap"
    assert asked(use("cat", "discard owl", more={"hands": {0: ["owl"]}})) == (1, "action")
    assert "use" not in offered(new(kept={0: ["cat"]}))


@pytest.mark.card("jaguar")
@pytest.mark.rule("MW-57", "MW-62")
def test_jaguar_hunts_pets() -> None:
    at = ("attack a kept card", "attack card of P2")
    more: Table = {"health": {1: 8}, "kept": {1: ["elephant", "great_axe"]}}  # 3 health each
    assert kept(use("jaguar", *at, "attack elephant", more=more, mages="taren lyla derek"), 2) == ["great_axe"]
    assert len(kept(use("jaguar", *at, "attack great_axe", more=more, mages="taren lyla derek"), 2)) == 2


@pytest.mark.card("sword")
@pytest.mark.rule("MW-61")
def test_sword_strikes_with_the_element_of_its_master() -> None:
    """Taren masters Air, Schlakk Fire, Helga Water before Lightning."""
    worn: Table = {"health": {1: 8}, "kept": {1: ["fire_armor"]}}
    assert health(finish("sword", "use once", *DEREK, more=worn))[1] == 6
    assert health(finish("sword", "use once", *DEREK, more=worn, mages="schlakk lyla derek"))[1] == 8
    ice: Table = {"health": {1: 8}, "structures": ["tower_of_ice"]}
    g = use("sword", *DEREK, more=ice, mages="helga lyla derek")
    assert counter(g, "fate_cards", 2) == 4  # chilled by Water
