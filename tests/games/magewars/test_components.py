"""The pack: every table of the rules, compared with the cards as the game knows them."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.games.magewars.mages import ALL_SLOTS, MAGES
from spellhall.games.magewars.pack import BAGS, CARDS, ICONS
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.terms import ALIGNMENTS, ANY, DECK_NAMES, ELEMENTS, TYPES, mask
from tests.games.magewars import rulebook
from tests.games.magewars.tools import CARD, hand, new, offered, play

TABLES = {
    "Creature": "### Creatures (14)", "Plant": "### Plants (8", "Item": "### Items (16)", "Armor": "### Armor (6)",
    "Magic": "### Magic (28)", "Resource": "### Resources (18)", "Structure": "### Structures (24",
    "Level": "### Levels (18", "Challenge": "### Challenges (8)", "Curse": "### Curses (10)",
    "Blessing": "### Blessings (8)", "Fate": "### Fate (30",
}  # fmt: skip


def backs(card: Card) -> str:
    if card.type == 0:
        return str(card.copies)
    return " + ".join(f"{DECK_NAMES[deck]} {copies}" for deck, copies in card.backs)


def dash(text: str) -> str:
    return "" if text == "–" else text


@pytest.mark.rule("MW-1", "MW-2", "MW-3", "MW-4")
@pytest.mark.parametrize("type", TABLES)
def test_every_card_is_as_the_rules_print_it(type: str) -> None:
    rows = rulebook.table(TABLES[type])
    assert [row["id"] for row in rows] == [card.id for card in CARDS if TYPES[card.type] == type]
    for row in rows:
        card = CARD[row["id"]]
        assert card.name == row["name"]
        assert backs(card) == row["copies"]
        assert card.flavour == row["flavour"].strip("*")
        printed: dict[str, Any] = {
            "L": str(card.level), "Level": str(card.level), "health": str(card.health), "icons": card.icons,
            "recipe": card.recipe, "element": ELEMENTS[card.element], "alignment": ALIGNMENTS[card.alignment],
        }  # fmt: skip
        for column, value in printed.items():
            if column in row:
                assert dash(row[column]) == dash(value), (row["id"], column)
        for column in row.keys() - {*printed, "id", "name", "copies", "flavour", "kind"}:
            assert dash(row[column]) in card.text, (row["id"], column)
        if "kind" in row:
            assert row["kind"] == card.sort + (", lasting" if card.lasting else "")


@pytest.mark.rule("MW-14", "MW-R6", "MW-R9")
def test_every_mage_is_as_the_rules_print_it() -> None:
    wins = {row["id"]: row for row in rulebook.table("| id | wins as soon as")}
    rows = rulebook.table("### Mages (12)")
    assert [row["id"] for row in rows] == [mage.id for mage in MAGES] == list(wins)
    for row, mage in zip(rows, MAGES, strict=True):
        assert (mage.name, mage.calling, ALIGNMENTS[mage.alignment]) == (row["name"], row["class"], row["alignment"])
        assert ", ".join(ELEMENTS[element] for element in mage.masters) == row["masters"]
        assert " / ".join(map(str, mage.health)) == row["health cards E / M / A"]
        assert str(sum(mage.health)) == row["health"]
        numbers = ("armor", "pets", "plants", "items")
        assert [str(getattr(mage, name)) for name in numbers] == [row[name] for name in numbers]
        assert (str(mage.fate), str(mage.hand)) == (row["Fate"], row["hand"])
        assert row["blood"] == ("all" if mage.blood == ALL_SLOTS else str(mage.blood))
        assert (", ".join(mage.permanent) or "–") == row["permanent resource"]
        assert mage.resurrect == row["resurrect recipe"]
        assert mage.text == f"Wins as soon as: {wins[mage.id]['wins as soon as']}"
        assert mage.flavour == wins[mage.id]["flavour"].strip("*")


@pytest.mark.rule("MW-1", "MW-2")
def test_the_counts() -> None:
    assert [len(bag) for bag in BAGS] == [41, 47, 28, 39, 33]
    for row in rulebook.table("### Counts"):
        type = row["type"].strip("*")
        cards = [card for card in CARDS if type in ("all", TYPES[card.type])]
        assert str(len(cards)) == row["different cards"].strip("*")
        assert str(sum(card.copies for card in cards)) == row["copies"].strip("*")
        for deck, name in enumerate(DECK_NAMES):
            copies = sum(n for card in cards for back, n in card.backs if back == deck)
            assert (str(copies) if copies else "–") == row[name].strip("*")
    assert len(spellhall.game_info("magewars").cards) == 12 + 169


@pytest.mark.rule("MW-5", "MW-6")
def test_copies_showing_each_icon() -> None:
    line = next(line for line in rulebook.TEXT.splitlines() if "Copies showing each icon" in line)
    printed = dict(part.rsplit(" ", 1) for part in line.split("icon: ")[1].rstrip(".").split(", "))
    for icon, copies in printed.items():
        assert sum(card.copies for card in CARDS if icon in card.icons.split(", ")) == int(copies), icon
    assert len(printed) == 14  # thirteen kinds, and Wild
    for card in CARDS:
        assert bool(card.icons) != (TYPES[card.type] in ("Fate", "Challenge", "Curse", "Blessing"))


@pytest.mark.rule("MW-7", "MW-R13")
@pytest.mark.card("wild")
def test_what_fits_what() -> None:
    """Cat's Beast/Plant takes a Beast and a Wild, not Gold; an Any takes all. Whatever has a recipe can be begun."""
    g = new(hands={0: ["gold", "jaguar", "wild"]}, crafts={0: ["cat"]})
    assert offered(play(g, "fill", "...")) == ["fill with jaguar", "fill with wild"]
    g = new(hands={0: ["gold", "jaguar", "wild", "forest_friends", "immunity"]}, crafts={0: ["key"]})
    assert offered(play(g, "fill", "...")) == ["fill with jaguar", "fill with gold", "fill with wild"]


@pytest.mark.rule("MW-R12")
@pytest.mark.card("element_air", "element_earth", "element_fire", "element_lightning", "element_water")
@pytest.mark.card("darkness", "light")
def test_cards_that_are_wild_for_some() -> None:
    wild_for = {
        "element_air": "lyla taren grelda eldar", "element_earth": "garnick shurpi eldar",
        "element_fire": "argyle schlakk", "element_lightning": "ahman derek helga", "element_water": "winter helga",
        "darkness": "winter schlakk ahman derek helga", "light": "argyle lyla taren grelda eldar",
    }  # fmt: skip
    for id, names in wild_for.items():
        kind = next(kind for kind, card in enumerate(c for c in CARDS for _ in c.backs) if card.id == id)
        for mage, card in enumerate(MAGES):
            printed = tuple(mask(icon) for icon in CARD[id].icons.split(", "))
            assert ICONS[mage][kind] == ((ANY,) if card.id in names.split() else printed), (id, card.id)
    # Gold is no icon of Air; for Taren, who masters it, it will do.
    for mages, fits in (("taren derek", True), ("winter derek", False)):
        g = new(mages, hands={0: ["element_air"]}, crafts={0: [{"card": "draught_of_luck", "slots": ["open"]}]})
        assert ("fill" in offered(g)) == fits


@pytest.mark.rule("MW-R53")
def test_names_keep_the_designers_spelling() -> None:
    assert CARD["dragons_hoarde"].name == "Dragon's Hoarde"
    assert CARD["dragons_horde"].name == "Dragon's Horde"


@pytest.mark.rule("MW-8", "MW-9")
def test_what_lies_on_the_table() -> None:
    g = new(
        hands={0: ["cat"]}, kept={0: ["horse", "bamboo", "book", "leather_armor"]}, crafts={0: ["fireball"]},
        levels={0: ["sorcery_pupil"]}, permanents={0: ["mana"]}, lasting={0: ["force_field"]},
        sites=["tower_of_light"], structures=["library"], fate_row=["market_day"],
    )  # fmt: skip
    ids = [zone["id"] for zone in g.view(0)["zones"]]
    for id in [
        "mage0",
        "health0",
        "hand0",
        "pets0",
        "plants0",
        "items0",
        "armor0",
        "levels0",
        "permanents0",
        "lasting0",
        "craft0.fireball.0",
        "site.tower_of_light.0",
        "structures",
        "fate_row",
        "pile_enchanted",
        "pile_mystic",
        "pile_arcane",
        "pile_quest",
        "pile_fate",
    ]:
        assert id in ids, id
    assert hand(g, 1) == ["cat"]


@pytest.mark.rule("MW-3", "MW-14")
def test_what_is_read_of_a_card_has_its_numbers() -> None:
    texts = {card.id: card.text for card in spellhall.game_info("magewars").cards}
    assert texts["eagle"].startswith(
        "Creature, Level 2, Air, health 2. Icons: Feather, Beast. Recipe: Feather + Any. Kept: "
    )
    assert texts["tower_of_pain"].startswith("Structure, Level 1, Tower, Evil, health 3. Icons: Bug. Recipe: Bug + ")
    assert texts["shurpi"].startswith(
        "Gnome, Neutral, masters Earth. Health 5 (2 Mystic, 3 Arcane), armor 1, pets 3, plants 3, items 1. Fate 5, "
    )
    assert (
        "blood all. Permanent: Seed. Resurrects for Plant/Flower + Seed/Plant + Any. Wins as soon as" in texts["shurpi"]
    )
