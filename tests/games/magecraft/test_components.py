"""What is in the box (MC-1 to MC-9), and that the card tables are those of the rules, section 4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

import spellhall
from spellhall import Game
from spellhall.games.magecraft.cards import BOXES, CHARACTERS, GEMS, ICONS, SPELLS
from spellhall.words import words
from tests.games.magecraft import rulebook
from tests.games.magecraft.tools import (
    LETTERS,
    PLAYERS,
    add,
    books,
    new,
    offered,
    pile,
    play,
    position,
    read_card,
    sets,
    size,
    wander,
    zone,
)

SPELL_TABLES = ("### Starting spells", "### Basic Academy spells", "### Further Academy spells")
BOX = {"F": 20, "W": 20, "E": 20, "L": 20, "D": 8}


def spell_rows() -> list[dict[str, str]]:
    return [row for heading in SPELL_TABLES for row in rulebook.table(heading)]


@pytest.mark.rule("MC-1")
def test_one_box_holds_50_spell_cards_88_gems_and_4_boards() -> None:
    decks: Counter[str] = Counter()
    for card in spellhall.game_info("magecraft").cards:
        decks[card.deck.split()[-1]] += card.copies
    assert decks == {"spell": 50, "gem": 88, "character": 4}
    assert len(SPELLS) == 25
    assert {spell.copies for spell in SPELLS} == {2}


@pytest.mark.rule("MC-2", "MC-65")
@pytest.mark.card("F", "W", "E", "L", "D")
def test_the_gems_are_those_of_the_rules() -> None:
    rows = rulebook.table("### Gems")
    assert [(gem.id, gem.name, str(gem.copies), str(2 * gem.copies)) for gem in GEMS] == [
        (row["id"], row["name"], row["one box"], row["two boxes"]) for row in rows
    ]
    for row in rows:
        academy = " / ".join(str(BOXES[seats].academy_gems) for seats in (2, 3, 4))
        assert row["Academy 2 / 3 / 4 players"] == academy


def icons(letters: str) -> str:
    return ", ".join(f"{ICONS[icon].capitalize()} {letters.count(icon)}" for icon in dict.fromkeys(letters))


@pytest.mark.rule("MC-1", "MC-3")
def test_the_spells_are_those_of_the_rules() -> None:
    def cost(symbols: str) -> str:
        return " ".join(symbols) or "none"

    rows = spell_rows()
    assert [(s.id, s.name, str(s.copies), cost(s.learn), cost(s.cast), icons(s.icons), s.flavour) for s in SPELLS] == [
        tuple(row[key] for key in ("id", "name", "copies", "learn cost", "cast cost", "icons", "flavour"))
        for row in rows
    ]


@pytest.mark.rule("MC-3", "MC-R6")
def test_the_starting_spells_have_no_learn_cost() -> None:
    starting = [row["id"] for row in rulebook.table(SPELL_TABLES[0])]
    assert [spell.id for spell in SPELLS if not spell.learn] == starting
    for seats in (2, 3, 4):
        assert not set(starting) & set(sets(new(seats)))


def test_the_icon_totals_are_those_of_the_rules() -> None:
    designs = {name: sum(icon in spell.icons for spell in SPELLS) for icon, name in ICONS.items()}
    assert designs == {"draw": 14, "attack": 12, "heal": 6, "shield": 6, "vanish": 6}
    assert sum("X" in spell.cast for spell in SPELLS) == 10
    assert sum("D" in spell.cast for spell in SPELLS) == 5


def test_the_characters_are_those_of_the_rules() -> None:
    rows = rulebook.table("### Characters")
    assert [(c.id, c.name, c.cantrip, c.cost, icons(c.icons), c.flavour) for c in CHARACTERS] == [
        tuple(row[key] for key in ("id", "name", "Cantrip", "cost", "icons", "flavour")) for row in rows
    ]


def test_what_is_printed_says_what_the_card_does() -> None:
    fireball = next(card for card in SPELLS if card.id == "fireball")
    assert fireball.text == "Learn F X X X. Cast F X: Attack 3."
    assert CHARACTERS[0].text == "Cantrip: Spark. F: Attack 1."


@pytest.mark.rule("MC-4", "MC-45")
def test_the_mastered_side_has_the_same_name_cost_and_icons() -> None:
    """A mastered Fireball still asks for F X and attacks three times; only its leftmost gem moves on."""
    for star in ("", "*"):
        g = position(f"A.books: 1 [fireball{star}, meditation] 2 [magic_missile] 3 [mana_tricks]\nA.hand: F1 W2 E1")
        id, mastered, _ = read_card(zone(g, "book0.1")["cards"][0])
        assert (id, mastered) == ("fireball", bool(star))
        play(g, "book 1", "W", then="cast_step")
        assert size(pile(g, "B.hp")) == 9
        cards = [read_card(card)[2] for card in zone(g, "book0.1")["cards"]]
        assert cards == (["W1", "F1"] if star else ["F1 W1", "-"])


@pytest.mark.rule("MC-5")
def test_a_board_has_all_its_areas() -> None:
    g = position()
    for seat in range(2):
        spoken = words("magecraft")
        owned = {
            zone["id"]: spoken.title("zone", zone["sort"]) for zone in g.view(None)["zones"] if zone["owner"] == seat
        }
        assert owned == {
            f"character{seat}": "Character",
            f"hp{seat}": "HP",
            f"score{seat}": "Score",
            f"shield{seat}": "Shields",
            f"book{seat}.1": "Spellbook 1",
            f"book{seat}.2": "Spellbook 2",
            f"book{seat}.3": "Spellbook 3",
            f"hand{seat}": "Hand",
            f"bag{seat}": "Bag",
            f"discard{seat}": "Discard",
        }


@pytest.mark.rule("MC-5")
def test_an_hp_area_has_12_spaces() -> None:
    with pytest.raises(spellhall.BadSetup, match="12 spaces"):
        position("A.hp: F4 W3 E3 L3")


@pytest.mark.rule("MC-6")
def test_a_spellbook_is_a_row_that_may_be_empty_or_long() -> None:
    row = (
        "fireball, fireball, absorb, absorb, minor_cure, minor_cure, eclipse, eclipse, meteor, meteor, bastion, bastion"
    )
    g = position(f"A.books: 1 - 2 [{row}, meditation, magic_missile, mana_tricks] 3 -\nA.hand: F2 W2")
    assert books(g, "A") == f"1 - 2 [{row}, meditation, magic_missile, mana_tricks] 3 -"
    assert offered(g) == ["book 2", "cantrip", "done"]


def count_gems(g: Game) -> Mapping[str, int]:
    """Every gem that a spectator sees, on cards too; with open hands that is every gem."""
    gems: Counter[str] = Counter()
    for seen in g.view(None)["zones"]:
        for card in seen["cards"]:
            if card["face"] in BOX:
                gems[str(card["face"])] += 1
            elif seen["owner"] is not None:
                for word in read_card(card)[2].replace("-", "").split():
                    gems[word[0]] += int(word[1:])
    return gems


@pytest.mark.rule("MC-7", "MC-8", "MC-64", "MC-65")
@pytest.mark.parametrize(("seats", "boxes"), [(2, 1), (3, 2), (4, 2)])
def test_no_gem_is_ever_made_or_lost(seats: int, boxes: int) -> None:
    everything = {letter: boxes * number for letter, number in BOX.items()}
    for seed in range(2):
        for g in wander(new(seats, seed, hands="open", listen=False), seed):
            assert count_gems(g) == everything


@pytest.mark.rule("MC-7")
def test_every_gem_has_one_place_for_each_way_it_moves() -> None:
    """The complete list of section 4: in whole games, nothing leaves a Score Area or enters the Academy or the pool."""
    for seed in range(3):
        before: dict[str, int] = {}
        for g in wander(new(3, seed, listen=False), seed):
            now = {"academy": size(pile(g, "academy")), "pool": size(pile(g, "pool"))}
            now |= {player: -size(pile(g, f"{player}.score")) for player in PLAYERS[:3]}
            assert all(now[place] <= before.get(place, now[place]) for place in now)
            assert now["pool"] == 44
            before = now


@pytest.mark.rule("MC-9")
def test_an_opponent_is_any_other_player_still_participating() -> None:
    g = position("A.hand: W1\nB.hp: -", seats=4)
    play(g, "book 2", then="attack_target")
    assert offered(g) == ["P3", "P4"]
    g = position("B.hand: W1\nturn: B", seats=4)
    play(g, "book 2", then="attack_target")
    assert offered(g) == ["P1", "P3", "P4"]


def test_copies_in_use_are_those_of_the_rules() -> None:
    for row in rulebook.table("Copies in use:"):
        seats = int(row["Players"])
        box = BOXES[seats]
        assert (str(box.boxes), f"12 × {box.cards_per_set}") == (row["Boxes"], row["Academy sets"].split(" =")[0])
        spare = 3 * 2 * box.boxes - 3 * seats
        assert row["Starting spells used / spare"] == f"{3 * seats} / {spare}"


def test_gems_add_up_in_the_notation_of_these_tests() -> None:
    assert add("F1 W2", "-", "W1 D1") == "F1 W3 D1"
    assert "".join(BOX) == LETTERS
