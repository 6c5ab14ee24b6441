"""NY-1 to NY-10: what is in the box, and that the card tables of the rules are those of the code."""

from __future__ import annotations

import pytest

import spellhall
from spellhall import BadSetup
from spellhall.games.nytherria import box, cards
from spellhall.games.nytherria.cards import Character, Neutral
from tests.games.nytherria import rulebook
from tests.games.nytherria.tools import PLAIN, TRAPS, asked, offered, pile, play, row, size, table, zone

INFO = spellhall.game_info("nytherria")
CHARACTERS = [card for card in INFO.cards if isinstance(card, Character)]
NEUTRALS = [card for card in INFO.cards if isinstance(card, Neutral)]


@pytest.mark.rule("NY-1", "NY-58")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert len(spellhall.new("nytherria", seats, 1).view(None)["seats"]) == seats
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4 players"):
            spellhall.new("nytherria", seats, 1)


@pytest.mark.rule("NY-2", "NY-59")
def test_62_characters_half_of_them_light() -> None:
    assert len(CHARACTERS) == 20
    copies = {card.id: card.copies for card in CHARACTERS}
    assert sum(copies.values()) == 62
    for faction, common in ((cards.LIGHT, "soldier"), (cards.DARK, "ravager")):
        mine = {card.id: card.copies for card in CHARACTERS if card.faction == faction}
        assert sum(mine.values()) == 31
        assert mine.pop(common) == 13 > max(mine.values())
    assert len({card.text for card in CHARACTERS}) == 20  # an ability of its own


@pytest.mark.rule("NY-3", "NY-59")
@pytest.mark.card("light_stone", "dark_stone")
def test_40_neutral_cards() -> None:
    by_type: dict[str, int] = {}
    for card in NEUTRALS:
        by_type[card.type] = by_type.get(card.type, 0) + card.copies
    assert by_type == {"stone (Light)": 6, "stone (Dark)": 6, "trap": 20, "event": 8}
    assert all(card.copies == 1 for card in NEUTRALS if card.type == "event")
    assert {card.id: card.copies for card in NEUTRALS if card.type == "trap"} == dict.fromkeys(TRAPS, 5)


@pytest.mark.rule("NY-2", "NY-9", "NY-R1", "NY-R3")
@pytest.mark.parametrize(
    ("title", "faction"), [("### Light characters", cards.LIGHT), ("### Dark characters", cards.DARK)]
)
def test_the_tables_of_characters_are_those_of_the_rules(title: str, faction: int) -> None:
    printed = [
        (card.id, card.name, str(card.copies), card.type, card.target, str(card.points), card.text, card.otherwise,
         card.flavour)
        for card in CHARACTERS
        if card.faction == faction
    ]  # fmt: skip
    assert printed == [tuple(line.values()) for line in rulebook.table(title)]


@pytest.mark.rule("NY-3", "NY-R3")
def test_the_table_of_neutral_cards_is_that_of_the_rules() -> None:
    printed = [
        (card.id, card.name, str(card.copies), card.type, card.text, card.otherwise, card.flavour) for card in NEUTRALS
    ]
    assert printed == [tuple(line.values()) for line in rulebook.table("### Neutral cards")]


@pytest.mark.rule("NY-2")
def test_every_row_has_its_effect_and_every_number_its_name() -> None:
    assert [card.id for card in INFO.cards] == list(cards.IDS)
    for kind, id in enumerate(cards.IDS):
        assert getattr(cards, id.upper()) == kind
    assert {cards.IDS[kind]: effect.__name__ for kind, effect in cards.EFFECT.items()} == {
        card.id: card.id for card in CHARACTERS
    }
    assert {cards.IDS[kind]: effect.__name__ for kind, effect in cards.EVENT.items()} == {
        card.id: card.id for card in NEUTRALS if card.type == "event"
    }


@pytest.mark.rule("NY-R2")
def test_the_title_is_free_of_broken_characters() -> None:
    assert INFO.title == "Nytherria – War for the Magical Stones"


@pytest.mark.rule("NY-R1")
def test_it_is_the_soldier() -> None:
    assert "Solider" not in "".join(card.name + card.text for card in INFO.cards)
    assert INFO.cards[0].name == "The Soldier"


@pytest.mark.rule("NY-R44")
def test_two_factions_and_nothing_beyond_the_base_game() -> None:
    assert {card.faction for card in CHARACTERS} == {cards.LIGHT, cards.DARK}
    assert [option.name for option in INFO.options] == ["first_player", "round_limit", "last_turns", "stone_points"]


@pytest.mark.rule("NY-4")
def test_the_zones() -> None:
    zones = {zone["id"]: zone["kind"] for zone in spellhall.new("nytherria", 3, 1).view(None)["zones"]}
    common = {"play", "graveyard", "void", "neutral_graveyard", "main_deck", "neutral_deck"}
    assert set(zones) == common | {f"{what}{seat}" for what in ("hand", "stones") for seat in range(3)}


@pytest.mark.rule("NY-5", "NY-6", "NY-7", "NY-8")
def test_what_lies_open_lies_open_to_all() -> None:
    g = table(
        PLAIN, PLAIN, stones={1: "L D"}, graveyard="hex thief", void="dawn_queen", neutral_graveyard="trap*2 starfall"
    )
    for viewer in (0, 1, None):
        for id, count in (("graveyard", 2), ("void", 1), ("neutral_graveyard", 3), ("stones0", 2)):
            faces = [card["face"] for card in zone(g, id, viewer)["cards"]]
            assert len(faces) == count
            assert None not in faces


@pytest.mark.rule("NY-6", "NY-7", "NY-45", "NY-47")
def test_only_the_graveyard_comes_back() -> None:
    g = table(
        "soldier ravager*5",
        "soldier*5",
        main_deck="",
        graveyard="hex",
        void="thief*2",
        neutral_deck="trap*4 dark_stone",
    )
    lost, void = pile(g, "neutral_graveyard"), pile(g, "void")
    assert "thief" in void
    play(g, "P1 play soldier, P2 pass")
    assert pile(g, "neutral_graveyard") == sorted([*lost, *["pit_of_blades"] * 4])
    assert pile(g, "void") == void
    assert size(g, "main_deck") == 1  # hex and soldier came back, P2 drew one of them
    assert pile(g, "graveyard") == []


@pytest.mark.rule("NY-9")
def test_types_and_leaders() -> None:
    leaders = [(card.id, card.faction) for card in CHARACTERS if card.type == cards.LEADER]
    assert leaders == [("dawn_queen", cards.LIGHT), ("night_tyrant", cards.DARK)]
    quick = {card.id: card.copies for card in CHARACTERS if card.type == cards.QUICKPLAY}
    assert set(quick) == {"paladin", "warden", "arbiter", "doppelganger", "ambusher", "shade"}
    assert sum(quick.values()) == 13
    assert sum(card.copies for card in CHARACTERS if "Rally" in card.text) == 9


@pytest.mark.rule("NY-10")
def test_copies_make_one_option() -> None:
    g = table("soldier*3 ravager*2 hex", PLAIN, graveyard="hex soldier*4", stones={2: "L L"})
    assert offered(g) == ["play soldier", "play ravager", "play hex"]
    play(g, "P1 play hex, P1 target P2, P2 pass", upto="P1 choose_stone")
    assert offered(g) == ["choose light_stone"]


@pytest.mark.rule("NY-14")
def test_nobody_belongs_to_a_faction() -> None:
    """One hand, both factions, and both may be played."""
    g = table("soldier ravager*5", PLAIN, neutral_deck="trap*4 ...")
    for move in ("play soldier", "play ravager"):
        other = g.copy()
        play(other, f"P1 {move}, P2 pass")
        assert asked(other) == "P2 play_card"


@pytest.mark.rule("NY-8", "NY-R22")
def test_a_stone_in_a_row_counts_two_points() -> None:
    g = table(PLAIN, PLAIN, stones={1: "L D"})
    assert row(g, 1) == "L D"
    assert box.POINTS[cards.SOLDIER] == box.POINTS[cards.RAVAGER] == 1
    assert {box.POINTS[kind] for kind in cards.CHARACTER_KINDS} == {1, 2}
