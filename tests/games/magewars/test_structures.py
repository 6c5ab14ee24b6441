"""Every Structure: when built, while it stands, when destroyed. (MW-52, MW-53, MW-R22 to MW-R25)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    counter,
    crafts,
    fate_row,
    finish,
    flags,
    hand,
    health,
    kept,
    new,
    news,
    pile,
    play,
    sites,
    standing,
    until,
    use,
)

START: dict[str, Any] = {"step": "start", "fate_row": fate_row()}
DEREK = ("attack a mage", "attack P2")


@pytest.mark.card("tower_of_fire")
@pytest.mark.rule("MW-52", "MW-53", "MW-R24")
def test_tower_of_fire() -> None:
    """1 more damage by Fire, by anybody's; no other element."""
    assert standing(finish("tower_of_fire")) == ["tower_of_fire"]
    fire: Table = {"health": {1: 9}, "structures": ["tower_of_fire"]}
    assert health(finish("fireball", *DEREK, more=fire))[1] == 5
    assert health(finish("gust", *DEREK, more=fire))[1] == 7


@pytest.mark.card("tower_of_air")
@pytest.mark.rule("MW-52", "MW-59")
def test_tower_of_air() -> None:
    """Air attacks are piercing; no other element."""
    assert standing(finish("tower_of_air")) == ["tower_of_air"]
    worn: Table = {"health": {1: 9}, "kept": {1: ["chainmail_armor"]}}
    for towers, lost in (([], 0), (["tower_of_air"], 2), (["tower_of_fire"], 0)):
        assert health(finish("gust", *DEREK, more={**worn, "structures": towers}))[1] == 9 - lost
    assert health(finish("fireball", *DEREK, more={**worn, "structures": ["tower_of_air"]}))[1] == 8


@pytest.mark.card("tower_of_earth")
@pytest.mark.rule("MW-52", "MW-62")
def test_tower_of_earth() -> None:
    """Every Structure has 1 more health, itself too; once it has fallen, no longer."""
    assert standing(finish("tower_of_earth")) == ["tower_of_earth"]
    hit = ("attack a structure", "attack library")  # 2 health
    assert standing(finish("gust", *hit, more={"structures": ["library"]})) == []
    both = {"structures": ["library", "tower_of_earth"]}
    assert standing(finish("gust", *hit, more=both)) == ["library", "tower_of_earth"]
    assert standing(finish("fireball", *hit, more=both)) == ["tower_of_earth"]
    assert len(standing(finish("thunderclap", "attack a structure", "attack tower_of_earth", more=both))) == 2


@pytest.mark.card("tower_of_ice")
@pytest.mark.rule("MW-52", "MW-19", "MW-R24")
def test_tower_of_ice() -> None:
    """Whom Water wounds draws 1 Fate card fewer in the next Fate step; two of the name chill once."""
    assert standing(finish("tower_of_ice")) == ["tower_of_ice"]
    for towers, fewer in (([], 0), (["tower_of_ice"], 1), (["tower_of_ice", "tower_of_ice"], 1)):
        g = finish("ice_lance", *DEREK, more={"health": {1: 9}, "structures": towers})
        assert counter(g, "fate_cards", 2) == 4 - fewer
        assert counter(until(g, 3), "fate_cards", 2) == 4
    g = finish(
        "ice_lance", *DEREK, more={"health": {1: 9}, "structures": ["tower_of_ice"], "kept": {1: ["ice_shield"]}}
    )
    assert counter(g, "fate_cards", 2) == 4  # not wounded
    assert counter(finish("gust", *DEREK, more={"structures": ["tower_of_ice"]}), "fate_cards", 2) == 4


@pytest.mark.card("tower_of_storms")
@pytest.mark.rule("MW-52", "MW-62", "MW-64")
def test_tower_of_storms() -> None:
    """Lightning deals 2 more to kept cards and Structures, not to mages."""
    assert standing(finish("tower_of_storms")) == ["tower_of_storms"]
    storms: Table = {"health": {1: 9}, "structures": ["tower_of_storms", "tower_of_roots"]}
    assert health(finish("lightning_bolt", *DEREK, more=storms))[1] == 7
    hit = ("attack a structure", "attack tower_of_roots")  # 4 health
    assert standing(finish("lightning_bolt", *hit, more=storms)) == ["tower_of_storms"]
    assert len(standing(finish("gust", *hit, more=storms))) == 2
    keeps: Table = {"kept": {1: ["dragon"]}, "structures": ["tower_of_storms"]}
    g = finish("lightning_bolt", "attack a kept card", "attack card of P2", "attack dragon", more=keeps)
    assert kept(g, 2) == []


@pytest.mark.card("tower_of_ice")
def test_tower_of_ice_falls() -> None:
    more: Table = {"structures": ["tower_of_ice"], "hands": {0: ["cat", "owl"], 1: ["crow"]}}
    g = finish("fireball", "attack a structure", "attack tower_of_ice enchanted", "discard cat", more=more)
    assert (hand(g, 1), hand(g, 2), standing(g)) == (["owl"], ["crow"], [])


@pytest.mark.card("tower_of_pain")
@pytest.mark.rule("MW-18", "MW-R24")
def test_tower_of_pain() -> None:
    for before, after in ((6, 5), (5, 5)):
        assert health(new(structures=["tower_of_pain"], health={0: before}, **START))[0] == after
    assert health(new(structures=["tower_of_pain", "tower_of_pain"], health={0: 8}, **START))[0] == 7
    assert standing(finish("tower_of_pain")) == ["tower_of_pain"]


@pytest.mark.card("tower_of_weakness", "secret_garden", "tower_of_ages", "tower_of_darkness", "tower_of_light")
@pytest.mark.rule("MW-19")
def test_towers_and_fate_cards() -> None:
    """Taren is Good and draws 5; Derek is Evil and draws 4; Schlakk 3."""
    for id, numbers in (
        ("tower_of_weakness", [4, 3, 2]), ("secret_garden", [6, 5, 4]), ("tower_of_ages", [5, 4, 3]),
        ("tower_of_darkness", [5, 5, 4]), ("tower_of_light", [6, 4, 3]),
    ):  # fmt: skip
        g = new(structures=[id])
        assert [counter(g, "fate_cards", player) for player in (1, 2, 3)] == numbers, id
    levels = {0: ["sorcery_pupil", "elemental_medium"], 1: ["worthy_apprentice"]}
    g = new(structures=["tower_of_ages"], levels=levels)
    assert [counter(g, "fate_cards", player) for player in (1, 2)] == [6, 4]


@pytest.mark.card("tower_of_bones")
@pytest.mark.rule("MW-R29")
def test_tower_of_bones() -> None:
    """You may take a Creature from any pile; pets of Evil mages deal 1 more."""
    piles = {"enchanted": ["cat", "sword"], "mystic": ["bat"]}
    g = finish("tower_of_bones", "yes", "search mystic", "take bat", more={"piles": piles})
    assert hand(g, 1) == ["bat"]
    assert hand(finish("tower_of_bones", "no", more={"piles": piles}), 1) == []
    assert standing(finish("tower_of_bones")) == ["tower_of_bones"]  # no Creature: not asked
    bones = {"structures": ["tower_of_bones"], "health": {0: 9, 1: 9, 2: 9}}
    evil = "derek taren schlakk"
    assert health(use("eagle", *DEREK, more=bones, mages=evil))[1] == 7
    assert health(use("sword", *DEREK, more=bones, mages=evil))[1] == 8  # no pet
    assert health(use("eagle", *DEREK, more=bones))[1] == 8  # Taren is Good
    assert health(finish("jaguar", "use once", *DEREK, more=bones, mages=evil))[1] == 6  # used once it is no pet


@pytest.mark.card("tower_of_darkness", "tower_of_doom")
@pytest.mark.rule("MW-67")
def test_dark_towers_when_built() -> None:
    """Every living mage that is not Evil loses 2, whatever it wears; or a Good tower falls."""
    more: Table = {"health": {0: 9, 1: 9, 2: 9, 3: 8}, "kept": {0: ["leather_armor"]}}
    mages = "taren derek schlakk garnick"
    assert health(finish("tower_of_doom", more=more, mages=mages)) == [7, 9, 9, 6]
    assert health(finish("tower_of_darkness", "doom strikes", more=more, mages=mages)) == [7, 9, 9, 6]
    good = {**more, "structures": ["tower_of_grace", "tower_of_winds", "library"]}
    g = finish("tower_of_darkness", "destroy a good tower", "raze tower_of_grace", more=good, mages=mages)
    assert standing(g) == ["tower_of_winds", "library", "tower_of_darkness"]
    assert health(g) == [9, 9, 9, 8]
    g = finish("tower_of_darkness", "destroy a good tower", more=more, mages=mages)  # there is none: nobody is hurt
    assert (health(g), asked(g)) == ([9, 9, 9, 8], (1, "action"))


@pytest.mark.card("tower_of_doom")
@pytest.mark.rule("MW-64")
def test_tower_of_doom_stands_and_falls() -> None:
    doom: Table = {"structures": ["tower_of_doom"], "health": {0: 9, 1: 9, 2: 9}, "kept": {1: ["horse"]}}
    evil = "derek taren schlakk"
    assert health(finish("gust", *DEREK, more=doom, mages=evil))[1] == 6  # 2 + 1 on a mage
    g = finish("cobra", "use once", "attack a kept card", "attack card of P2", "attack horse", more=doom, mages=evil)
    assert health(finish("gust", *DEREK, more={**doom, "kept": {}}))[1] == 7  # Taren is Good
    g = finish("thunderclap", "attack a structure", "attack tower_of_doom", more=doom)
    assert (standing(g), health(g)) == ([], [7, 9, 9])


@pytest.mark.card("tower_of_light")
def test_tower_of_light() -> None:
    more: Table = {"health": {0: 5, 1: 5, 2: 5}}
    g = finish("tower_of_light", "heal the good", more=more, mages="taren derek lyla")
    assert health(g) == [7, 5, 7]
    assert {about["deck"] for about in news(g, "healed")} == {"arcane"}
    evil = {**more, "structures": ["tower_of_pain", "tower_of_fire"]}
    g = finish("tower_of_light", "destroy an evil tower", "raze tower_of_pain mystic", more=evil)
    assert standing(g) == ["tower_of_fire", "tower_of_light"]


@pytest.mark.card("tower_of_grace")
def test_tower_of_grace() -> None:
    for mages, before, after in (("taren derek", 4, 5), ("taren derek", 5, 5), ("derek taren", 4, 4)):
        g = new(mages, structures=["tower_of_grace"], health={0: before}, **START)
        assert health(g)[0] == after
    assert standing(finish("tower_of_grace")) == ["tower_of_grace"]


@pytest.mark.card("tower_of_winds")
def test_tower_of_winds() -> None:
    g = new(structures=["tower_of_winds"])
    assert [counter(g, "hand_limit", player) for player in (1, 2, 3)] == [8, 9, 10]  # Taren masters Air
    assert standing(finish("tower_of_winds")) == ["tower_of_winds"]


@pytest.mark.card("tower_of_dawn")
@pytest.mark.rule("MW-R38")
def test_tower_of_dawn() -> None:
    """Every Good mage takes the top of a pile; Curses do nothing to them; its destroyer loses 2."""
    mages = "derek lyla taren"
    piles = {"enchanted": ["cat"], "mystic": ["bat"]}
    g = finish("tower_of_dawn", "P2: take from mystic", "P3: take from arcane", more={"piles": piles}, mages=mages)
    assert (hand(g, 1), hand(g, 2), hand(g, 3)) == ([], ["bat"], ["wild"])
    g = finish("tower_of_dawn", "take from mystic", "...", more={"piles": piles}, mages="taren lyla derek")
    assert asked(g) == (2, "pile")  # the builder first, if Good
    curse: Table = {
        "tops": {"enchanted": ["booby_trap"]},
        "structures": ["tower_of_dawn"],
        "health": {0: 5, 1: 5, 2: 5},
    }
    g = new(step="start", fate_row=fate_row("draw_1_enchanted"), **curse)
    assert asked(g) == (1, "action")
    assert (health(g)[0], pile(g, "enchanted")) == (5, ["booby_trap"])
    g = new(
        step="start",
        fate_row=fate_row("market_day"),
        **{**curse, "tops": {"enchanted": ["cat", "booby_trap"]}},
        hands={1: ["deflection mystic"]},
    )
    play(g, "P2: answer deflection mystic", "P2: deflect to P1")  # it may still be named
    assert health(g) == [5, 5, 5]
    g = finish(
        "thunderclap",
        "attack a structure",
        "attack tower_of_dawn arcane",
        more={"structures": ["tower_of_dawn"], "health": {0: 9}},
    )
    assert (standing(g), health(g)[0]) == ([], 7)


@pytest.mark.card("tower_of_health")
@pytest.mark.rule("MW-R23")
def test_tower_of_health() -> None:
    """It already stands when it is built: 3 + 1. Whoever heals, heals 1 more."""
    g = finish("tower_of_health", more={"health": {0: 2, 1: 2, 2: 8}})
    assert health(g) == [6, 6, 10]
    assert health(finish("healing_2", more={"health": {0: 2}, "structures": ["tower_of_health"]}))[0] == 5


@pytest.mark.card("tower_of_roots", "tower_of_tides")
@pytest.mark.rule("MW-18")
def test_towers_of_roots_and_tides() -> None:
    top: Table = {"tops": {"enchanted": ["cat", "owl"]}, **START}
    assert hand(new(structures=["tower_of_roots"], kept={0: ["bamboo"]}, **top), 1) == ["cat"]
    assert hand(new(structures=["tower_of_roots"], **top), 1) == []
    assert hand(new(structures=["tower_of_tides"], kept={0: ["horse"]}, **top), 1) == []
    assert hand(new(structures=["tower_of_tides"], **top), 1) == ["cat"]
    for id in ("tower_of_roots", "tower_of_tides"):
        assert standing(finish(id)) == [id]


@pytest.mark.card("tower_of_ages")
def test_tower_of_ages_falls() -> None:
    """Every living player draws 1 Arcane."""
    tops = {"arcane": ["dragon", "unicorn", "elephant"]}
    g = finish(
        "thunderclap",
        "attack a structure",
        "attack tower_of_ages",
        more={"structures": ["tower_of_ages"], "tops": tops},
    )
    assert [hand(g, player) for player in (1, 2, 3)] == [["dragon"], ["unicorn"], ["elephant"]]


@pytest.mark.card("library")
@pytest.mark.rule("MW-R15", "MW-75")
def test_library() -> None:
    """The builder draws 1 Mystic. Each Magic card that is begun has one slot filled; other cards not."""
    assert hand(finish("library", more={"tops": {"mystic": ["bat"]}}), 1) == ["bat"]
    g = new(structures=["library"], hands={0: ["fireball", "sword"]})
    play(g, "begin", "begin fireball", "free any", "begin", "begin sword")
    assert crafts(g, 1) == {"fireball.0": ["fire/light"], "sword.0": ["silver", "any"]}
    g = new("winter derek", structures=["library"], hands={0: ["ice_lance"]}, health={0: 5, 1: 5})
    play(g, "begin", "begin ice_lance", "free gem/potion", *DEREK)  # her Gem first, then the Library: done
    assert health(g)[1] == 3


@pytest.mark.card("secret_garden")
@pytest.mark.rule("MW-53", "MW-57")
def test_secret_garden_is_no_tower() -> None:
    g = new("garnick derek", structures=["secret_garden", "tower_of_earth"])
    assert counter(g, "steps_left") == 2
    assert standing(finish("secret_garden")) == ["secret_garden"]


@pytest.mark.rule("MW-31", "MW-34", "MW-52", "MW-R22")
def test_anybody_may_fill_a_site_and_whoever_fills_the_last_slot_builds() -> None:
    g = new(
        hands={0: ["gold"], 1: ["wild"]},
        sites=[{"card": "library", "slots": ["free", "open", "open", "free"]}],
        tops={"mystic": ["bat"]},
    )
    play(g, "fill", "fill with gold", "on library")
    assert sites(g) == {"library.0": ["book/feather"]}
    g = new(hands={1: ["wild"]}, turn=1, sites=[almost("library")], tops={"mystic": ["bat"]})
    play(g, "fill", "fill with wild", "on library")
    assert hand(g, 2) == ["bat"]
    assert counter(new("garnick winter", structures=["tower_of_ice"]), "steps_left", 2) == 2


@pytest.mark.rule("MW-R25")
def test_towers_without_alignment_are_neither_good_nor_evil() -> None:
    three = ["tower_of_air", "tower_of_fire", "tower_of_ice"]
    g = new("helga lyla derek eldar", structures=three[:2])
    left = [seat["shows"]["left_to_win"] for seat in g.view(None)["seats"]]
    assert [part["towers"] for part in left if isinstance(part, dict)] == [0, 1, 1, 2]
    assert "dead" not in flags(g, 1)
