"""The Fate step and every Fate card. (MW-19 to MW-23)"""

from __future__ import annotations

import pytest

from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    counter,
    crafts,
    faces,
    fate,
    fate_row,
    hand,
    health,
    new,
    news,
    offered,
    pile,
    play,
    sites,
    standing,
)

TOPS = {
    "enchanted": ["cat", "cobra", "crow"],
    "mystic": ["bat", "eagle", "wolf"],
    "arcane": ["elephant", "dragon"],
    "quest": ["ritual_acolyte", "sorcery_pupil"],
}
ENCHANTED = ["cat", "cobra", "crow", "horse", "owl", "sword", "bow", "book"]
DRAWS = [
    pytest.param("draw_1_enchanted", ["cat"], marks=pytest.mark.card("draw_1_enchanted")),
    pytest.param("draw_2_enchanted", ["cat", "cobra"], marks=pytest.mark.card("draw_2_enchanted")),
    pytest.param("draw_1_mystic", ["bat"], marks=pytest.mark.card("draw_1_mystic")),
    pytest.param("draw_2_mystic", ["bat", "eagle"], marks=pytest.mark.card("draw_2_mystic")),
    pytest.param("draw_1_arcane", ["elephant"], marks=pytest.mark.card("draw_1_arcane")),
    pytest.param("draw_2_arcane", ["elephant", "dragon"], marks=pytest.mark.card("draw_2_arcane")),
    pytest.param("draw_1_quest", ["ritual_acolyte"], marks=pytest.mark.card("draw_1_quest")),
    pytest.param("fate_combo", ["cat", "cobra", "bat"], marks=pytest.mark.card("fate_combo")),
    pytest.param("mystic_quest", ["bat", "ritual_acolyte"], marks=pytest.mark.card("mystic_quest")),
]


@pytest.mark.rule("MW-20", "MW-23")
@pytest.mark.parametrize(("id", "drawn"), DRAWS)
def test_cards_that_draw(id: str, drawn: list[str]) -> None:
    g = fate(id, more={"tops": TOPS})
    assert sorted(str(face) for face in hand(g, 1)) == sorted(drawn)
    assert id in faces(g, "fate_row")
    assert asked(g) == (1, "action")
    for face in drawn:
        assert face not in hand(g, 2)


@pytest.mark.card("draw_2_fate")
@pytest.mark.rule("MW-20", "MW-22")
def test_draw_2_fate() -> None:
    """One of Schlakk's three cards adds two more, one after the other, all into the row."""
    cards = ["draw_2_fate", "draw_1_enchanted", "draw_1_enchanted", "draw_1_mystic", "draw_1_mystic", "draw_1_arcane"]
    for seed in range(12):
        g = new("schlakk derek", step="start", fate_row=fate_row(*cards), seed=seed, tops=PLENTY)
        drawn = [about["card"] for about in news(g, "fate")]
        assert len(drawn) == (5 if "draw_2_fate" in drawn else 3)
        assert faces(g, "fate_row")[-len(drawn) :] == drawn
        assert len(hand(g, 1)) == len(drawn) - drawn.count("draw_2_fate")
        if "draw_2_fate" in drawn:
            return
    pytest.fail("Draw 2 Fate was never drawn")


@pytest.mark.card("level_draw")
@pytest.mark.parametrize(
    ("levels", "drawn"),
    [
        ([], ["cat", "cobra"]),
        (["sorcery_pupil"], ["cat", "cobra"]),
        (["sorcery_pupil", "elemental_medium"], ["bat", "eagle"]),
        (["sorcery_pupil", "elemental_medium", "renowned_master"], ["elephant", "dragon"]),
    ],
)
def test_level_draw(levels: list[str], drawn: list[str]) -> None:
    tops = {deck: cards for deck, cards in TOPS.items() if deck != "quest"}
    g = fate("level_draw", more={"tops": tops, "levels": {0: levels}})
    assert set(hand(g, 1)) == set(drawn)


@pytest.mark.card("arcane_gift")
@pytest.mark.rule("MW-R28", "MW-R29")
def test_arcane_gift() -> None:
    """The chosen rival draws first, then you; the dead are no rivals; with no rival only you draw."""
    g = play(fate("arcane_gift", more={"tops": TOPS}), "...")
    assert offered(g) == ["choose P2", "choose P3"]
    play(g, "choose P3")
    assert (hand(g, 3), hand(g, 1)) == (["elephant"], ["dragon"])
    g = play(fate("arcane_gift", more={"tops": TOPS, "dead": [1]}), "choose P3")
    assert hand(g, 1) == ["dragon"]
    g = fate("arcane_gift", more={"tops": TOPS, "dead": [1, 2]})
    assert hand(g, 1) == ["elephant"]


@pytest.mark.card("blessed_quest")
@pytest.mark.rule("MW-77")
def test_blessed_quest() -> None:
    """3 Quest: Structures and Levels are kept, the rest (a Curse too) is discarded and does nothing."""
    g = fate(
        "blessed_quest", more={"tops": {"quest": ["tower_of_winds", "stripped", "ritual_acolyte", "sorcery_pupil"]}}
    )
    assert set(hand(g, 1)) == {"tower_of_winds", "ritual_acolyte"}
    assert pile(g, "quest") == ["stripped"]
    assert faces(g, "top_quest", 0) == [None]
    assert hand(g, 1) == faces(g, "hand0", 1)  # revealed: everybody knows them


@pytest.mark.card("challenging_quest")
def test_challenging_quest() -> None:
    more: Table = {"tops": {"quest": ["beastmaster", "ritual_acolyte", "midnight_oil", "holy_water", "forest_friends"]}}
    g = fate("challenging_quest", more=more)
    assert set(hand(g, 1)) == {"beastmaster", "midnight_oil"}
    assert pile(g, "quest") == ["ritual_acolyte", "holy_water"]


@pytest.mark.card("ashes_of_fortune")
@pytest.mark.rule("MW-79")
def test_ashes_of_fortune() -> None:
    """The top of a pile that is no Curse; with none to choose, 1 Enchanted."""
    piles = {"enchanted": ["cat", "famine"], "mystic": ["paralysis", "bat"], "quest": ["sorcery_pupil"]}
    g = play(fate("ashes_of_fortune", more={"piles": piles}), "...")
    assert offered(g) == ["take from mystic", "take from quest"]
    play(g, "take from mystic")
    assert hand(g, 1) == ["bat"]
    assert pile(g, "mystic") == ["paralysis"]
    g = fate("ashes_of_fortune", more={"piles": {"enchanted": ["famine"]}, "tops": {"enchanted": ["cat"]}})
    assert hand(g, 1) == ["cat"]


@pytest.mark.card("market_day")
@pytest.mark.rule("MW-R34")
def test_market_day() -> None:
    """You first, then clockwise; a Curse drawn in another's turn hits the one who draws it."""
    more: Table = {"tops": {"enchanted": ["cat", "booby_trap", "crow"]}}
    g = play(fate("market_day", more=more), "P2: no answer")
    assert [hand(g, player) for player in (1, 2, 3)] == [["cat"], [], ["crow"]]
    assert health(g) == [9, 4, 5]
    g = fate("market_day", more={"tops": TOPS, "dead": [1]})
    assert [hand(g, player) for player in (1, 2, 3)] == [["cat"], [], ["cobra"]]


@pytest.mark.card("harvest_moon")
def test_harvest_moon() -> None:
    g = fate("harvest_moon", more={"health": {0: 5, 1: 5, 2: 10}})
    assert health(g) == [6, 6, 10]
    assert [zone["cards"][-1].get("back") for zone in g.view(0)["zones"] if zone["id"] in ("health0", "health1")] == [
        "enchanted",
        "enchanted",
    ]


@pytest.mark.card("ill_wind")
@pytest.mark.rule("MW-73")
def test_ill_wind() -> None:
    """Strip 1, from a rival's craft or a site, of your choice, or none; not from your own craft."""
    more: Table = {
        "crafts": {0: [{"card": "fireball", "slots": ["element_fire", "open"]}],
                   1: [{"card": "bow", "slots": ["gust", "silver", "open"]}, "sword"]},
        "sites": [{"card": "library", "slots": ["book", "open", "open", "open"]}, "tower_of_fire"],
    }  # fmt: skip
    g = play(fate("ill_wind", more=more), "...")
    assert offered(g) == ["a building site", "a card of P2"]
    play(g, "a card of P2", "...")
    assert offered(g) == ["meddle with bow"]
    play(g, "meddle with bow", "...")
    assert set(offered(g)) == {"stop", "filling gust", "filling silver"}
    play(g, "filling gust")
    assert pile(g, "enchanted") == ["gust"]
    assert crafts(g, 2)["bow.0"] == ["feather/plant", "any"]
    g = play(fate("ill_wind", more=more), "a building site", "meddle with library", "stop")
    assert sites(g)["library.0"] == ["book/feather", "silver/gold", "any"]
    assert asked(fate("ill_wind", more={"crafts": {1: ["sword"]}})) == (1, "action")


@pytest.mark.card("masons_guild")
@pytest.mark.rule("MW-75", "MW-R26")
def test_masons_guild() -> None:
    """Fill 1 slot of a site, or draw. Who fills the last slot so is the builder."""
    more: Table = {"sites": [almost("library"), "tower_of_fire"], "tops": {"mystic": ["bat"]}}
    g = play(fate("masons_guild", more=more), "fill a site", "...")
    assert offered(g) == ["build tower_of_fire", "build library"]
    play(g, "build library")
    assert standing(g) == ["library"]
    assert hand(g, 1) == ["bat"]  # the builder draws
    g = play(fate("masons_guild", more=more), "fill a site", "build tower_of_fire", "free book/bug")
    assert sites(g)["tower_of_fire.0"] == ["fire", "fire/light", "silver/gold", "any"]
    g = play(fate("masons_guild", more={"tops": TOPS}), "draw enchanted")
    assert hand(g, 1) == ["cat"]
    locked = {"sites": [almost("library", lock=True)]}
    assert standing(play(fate("masons_guild", more=locked), "fill a site")) == []  # nothing that it could fill


@pytest.mark.rule("MW-19")
def test_how_many_fate_cards() -> None:
    """The Mage card's number, and what Levels, pets, potions and Structures add or take; never below 1."""
    cases: list[tuple[Table, int]] = [
        ({}, 5),
        ({"levels": {0: ["mystic_learner", "arcane_practitioner"]}}, 8),
        ({"kept": {0: ["hummingbird"]}}, 6),
        ({"structures": ["tower_of_weakness"]}, 4),
        ({"structures": ["tower_of_light"]}, 6),
        ({"structures": ["tower_of_darkness"]}, 5),
        ({"structures": ["secret_garden"]}, 6),
        ({"structures": ["tower_of_ages"]}, 5),
        ({"structures": ["tower_of_ages"], "levels": {0: ["sorcery_pupil", "elemental_medium"]}}, 6),
    ]
    for more, number in cases:
        assert counter(new(**more), "fate_cards") == number, more
        cards = (
            ["draw_1_enchanted"] * 2
            + ["draw_1_mystic"] * 2
            + ["draw_1_arcane"] * 2
            + ["draw_2_arcane", "ill_wind", "level_draw"]
        )
        g = new("taren derek", step="start", fate_row=fate_row(*cards), tops=PLENTY, **more)
        assert len(news(g, "fate")) == number


PLENTY = {
    "enchanted": ENCHANTED, "mystic": ["bat", "eagle", "wolf", "mugwort", "oak_tree"],
    "arcane": ["dragon", "unicorn", "wild", "elephant", "beanstalk"],
}  # fmt: skip


@pytest.mark.rule("MW-21", "MW-25")
def test_the_fate_row_is_discarded_at_the_end_of_the_turn() -> None:
    g = fate("draw_1_enchanted", more={"tops": TOPS})
    assert faces(g, "fate_row")[-1] == "draw_1_enchanted"
    assert pile(g, "fate") == []
    play(g, "end turn", "...")
    assert [about["deck"] for about in news(g, "shuffled")] == ["fate"]  # P2 drew from what had been the row


@pytest.mark.rule("MW-21")
@pytest.mark.card("minor_loss", "immunity")
def test_curses_and_blessings_of_the_fate_deck() -> None:
    """A Curse hits, then waits in the row; a Blessing goes into the hand, unseen by the others."""
    more: Table = {"hands": {0: ["cat", "cobra", "crow"]}}
    g = play(fate("minor_loss", more=more), "no answer", "discard cat", "discard crow")
    assert hand(g, 1) == ["cobra"]
    assert "minor_loss" in faces(g, "fate_row")
    g = fate("immunity fate")
    assert hand(g, 1) == ["immunity"]
    assert faces(g, "hand0", 1) == [None]
    assert "immunity" not in faces(g, "fate_row")


@pytest.mark.rule("MW-81")
def test_an_empty_deck_takes_back_its_pile() -> None:
    g = fate("draw_1_arcane", more={"decks": {"arcane": []}, "health": {0: 1, 1: 1, 2: 1}, "piles": {}})
    assert [about["deck"] for about in news(g, "shuffled")] == ["arcane"]
    assert pile(g, "arcane") == []
    assert len(hand(g, 1)) == 1 or news(g, "cursed")


@pytest.mark.rule("MW-R49", "MW-81")
def test_an_empty_deck_with_an_empty_pile_gives_nothing() -> None:
    """Taren draws 5 Fate cards, but only one is left; all Blessings and Curses of the deck are out too."""
    g = fate("draw_1_enchanted", more={"tops": TOPS})
    assert counter(g, "fate_cards") == 5
    assert len(news(g, "fate")) == 1
    assert asked(g) == (1, "action")


@pytest.mark.card("evil_eye")
@pytest.mark.rule("MW-101")
def test_evil_eye() -> None:
    """It sends a Curse out of a pile; with none it draws 1 Mystic."""
    g = fate("evil_eye", more={"piles": {"arcane": ["booby_trap_2"]}})
    play(g, "send booby_trap_2", "choose P3", "P3: no answer")
    assert health(g)[2] == 3
    assert hand(fate("evil_eye", more={"tops": {"mystic": ["bat"]}}), 1) == ["bat"]


@pytest.mark.card("answered_prayer")
@pytest.mark.rule("MW-79")
def test_answered_prayer() -> None:
    g = fate("answered_prayer", more={"piles": {"enchanted": ["immunity", "cat"]}})
    play(g, "search enchanted", "take immunity enchanted")
    assert hand(g, 1) == ["immunity"]
    assert hand(fate("answered_prayer", more={"tops": {"mystic": ["bat"]}}), 1) == ["bat"]


@pytest.mark.card("fork_in_the_road")
def test_fork_in_the_road() -> None:
    g = fate("fork_in_the_road", more={"tops": {"enchanted": ["cat"], "mystic": ["bat"]}})
    assert set(offered(g)) == {"discard cat", "discard bat"}
    assert hand(play(g, "discard cat"), 1) == ["bat"]


@pytest.mark.card("open_gate")
@pytest.mark.rule("MW-77")
def test_open_gate() -> None:
    g = fate("open_gate", more={"tops": {"enchanted": ["cat", "sword", "bamboo"]}})
    assert set(hand(g, 1)) == {"cat", "bamboo"}
    assert pile(g, "enchanted") == ["sword"]


@pytest.mark.card("small_price")
@pytest.mark.rule("MW-67")
def test_small_price() -> None:
    more: Table = {"tops": {"arcane": ["dragon", "wild"], "enchanted": ["cat"]}}
    g = play(fate("small_price", more=more), "pay in health")
    assert (health(g)[0], set(hand(g, 1))) == (8, {"dragon", "wild"})
    g = play(fate("small_price", more=more), "draw enchanted")
    assert (health(g)[0], hand(g, 1)) == (9, ["cat"])


@pytest.mark.card("second_wind")
@pytest.mark.rule("MW-68")
def test_second_wind() -> None:
    """Heal 1 Mystic; with full health draw it instead."""
    hurt = fate("second_wind", more={"health": {0: 7}, "tops": {"mystic": ["bat"]}})
    assert (health(hurt)[0], hand(hurt, 1)) == (8, [])
    well = fate("second_wind", more={"health": {0: 9}, "tops": {"mystic": ["bat"]}})
    assert (health(well)[0], hand(well, 1)) == (9, ["bat"])
