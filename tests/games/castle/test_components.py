"""What is in the box (CM-1 to CM-13), and that the card tables are those of the rules, section 4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import spellhall
from spellhall.engine.cards import Face
from spellhall.games.castle.cards import CHARACTERS, COUNTRIES, FACTIONS, LABELS, OUTCOMES, RITUALS, SHRINES
from tests.games.castle import rulebook
from tests.games.castle.tools import (
    PLACES,
    arcanum,
    country,
    laid_out,
    new,
    offered,
    supply,
    tableau,
    wander,
    zone,
)

SHRINE_TABLE = "### Shrine cards (27)"
CHARACTER_TABLE = "### Character cards (13)"
RITUAL_TABLE = "### Ritual cards (8)"
OUTCOME_TABLE = "### Outcome cards (8)"
LABEL_TABLE = "### Arcanum cards (6) and country cards (3)"


@pytest.mark.rule("CM-1")
def test_the_box_has_65_cards() -> None:
    decks: Counter[str] = Counter()
    for card in spellhall.game_info("castle").cards:
        decks[card.deck] += card.copies
    assert decks == {"shrine": 27, "character": 13, "ritual": 8, "outcome": 8, "arcanum": 6, "country": 3}
    assert decks.total() == 65


@pytest.mark.rule("CM-1")
def test_six_players_use_all_twelve_pawns() -> None:
    assert sum(supply(new(6))) == 12


@pytest.mark.rule("CM-1", "CM-2", "CM-12")
@pytest.mark.parametrize(
    ("heading", "cards"),
    [
        (SHRINE_TABLE, SHRINES),
        (CHARACTER_TABLE, CHARACTERS),
        (RITUAL_TABLE, RITUALS),
        (OUTCOME_TABLE, OUTCOMES),
        (LABEL_TABLE, LABELS),
    ],
)
def test_cards_are_those_of_the_rules(heading: str, cards: Sequence[Face]) -> None:
    rows = rulebook.table(heading)
    one_each = "one copy each" in rulebook.heading(heading)
    assert [card.id for card in cards] == [row["id"] for row in rows]
    assert [card.copies for card in cards] == [1 if one_each else int(row["copies"]) for row in rows]
    assert [card.flavour for card in cards] == [row["flavour"] for row in rows]
    if "name" in rows[0]:
        assert [card.name for card in cards] == [row["name"] for row in rows]


def test_there_are_no_cards_but_those_of_the_rules() -> None:
    headings = (SHRINE_TABLE, CHARACTER_TABLE, RITUAL_TABLE, OUTCOME_TABLE, LABEL_TABLE)
    written = [row["id"] for heading in headings for row in rulebook.table(heading)]
    assert [card.id for card in spellhall.game_info("castle").cards] == written


@pytest.mark.rule("CM-6", "CM-7", "CM-8", "CM-9", "CM-R6")
def test_characters_are_those_of_the_rules() -> None:
    def of(names: Sequence[str], number: int | None) -> str:
        return "none" if number is None else names[number]

    rows = rulebook.table(CHARACTER_TABLE)
    written = [(row["kind"], row["faction"], row["country"]) for row in rows]
    assert [(card.role, of(FACTIONS, card.faction), of(COUNTRIES, card.country)) for card in CHARACTERS] == written


@pytest.mark.rule("CM-6", "CM-7", "CM-8", "CM-9", "CM-R6")
def test_nine_wizards_three_cultists_and_the_monster() -> None:
    sorts = [(card.role, card.faction, card.country) for card in CHARACTERS]
    wizards = {("wizard", faction, country) for faction in range(3) for country in range(3)}
    cultists = {("cultist", faction, None) for faction in range(3)}
    assert set(sorts) == wizards | cultists | {("monster", None, None)}
    assert len(sorts) == len(set(sorts)) == 13
    assert all(card.copies == 1 for card in CHARACTERS)


@pytest.mark.rule("CM-10")
def test_a_coat_of_arms_gives_faction_and_country() -> None:
    beasts = {"dragon": "Dragon Master", "eagle": "Eagle Lord", "wolf": "Wolf Mage"}
    for card in CHARACTERS:
        if card.faction is None:
            assert (card.icon, card.name) == ("monster", "The Monster")
            continue
        beast = FACTIONS[card.faction]
        shield = "Cultist" if card.country is None else f"of {COUNTRIES[card.country].capitalize()}"
        assert (card.icon, card.name) == (beast, f"{beasts[beast]} {shield}")


@pytest.mark.rule("CM-5", "CM-11")
def test_rituals_are_the_eight_combinations() -> None:
    for card, row in zip(RITUALS, rulebook.table(RITUAL_TABLE), strict=True):
        assert card.id == f"{row['bell']}_{row['book']}_{row['candle']}"
        assert card.name == f"{row['bell']}, {row['book']}, {row['candle']}"
        assert card.text == f"The bell is {row['bell']}, the book {row['book']}, the candle {row['candle']}."
    assert len({card.id for card in RITUALS}) == 8


@pytest.mark.rule("CM-2", "CM-12")
def test_backs_are_all_alike() -> None:
    g = new(tableau=tableau(), outcomes={"silent_open_lit": "rampage"})
    for seat in (0, 1, None):
        for id in ("tableau", "outcomes"):
            backs = [{key: value for key, value in card.items() if key != "id"} for card in zone(g, id, seat)["cards"]]
            assert all(back == backs[0] for back in backs)
            assert backs[0]["face"] is None


@pytest.mark.rule("CM-2", "CM-3", "CM-4")
def test_each_faction_has_corrupted_eight_shrines_and_regalia_belong_to_none() -> None:
    g = new(tableau=tableau(" ".join(PLACES)), characters="1=monster")
    counts = [country(g, name)[1] for name in COUNTRIES]
    by_faction = [sum(active[faction] for active in counts) for faction in range(3)]
    assert by_faction == [8, 8, 8]
    in_country = [sum(active) for active in counts]
    assert in_country == [8, 8, 8]  # nine shrines each, of which one has regalia in this layout
    assert [arcanum(g, row) for row in ("bell", "book", "candle")] == [("ringing", 9), ("open", 9), ("lit", 9)]


@pytest.mark.rule("CM-4", "CM-17", "CM-18")
@pytest.mark.parametrize("place", PLACES)
def test_row_and_column_give_arcanum_and_country(place: str) -> None:
    """One active Dragon shrine shows which row and which country it counts for."""
    row, column = place[:-1], int(place[-1])
    layout = dict.fromkeys(PLACES, "?") | {place: "d"}
    g = new(tableau=laid_out(layout, place))
    home = ("kida", "marus", "sorrell")[(column - 1) // 3]
    for name in COUNTRIES:
        assert country(g, name) == (("dragon", [1, 0, 0]) if name == home else (None, [0, 0, 0]))
    for each, unused in (("bell", "silent"), ("book", "closed"), ("candle", "unlit")):
        assert arcanum(g, each) == (unused, int(each == row))


@pytest.mark.rule("CM-13")
def test_labels_do_nothing() -> None:
    """No zone holds a label or an aide, no move names one or touches one."""
    labels = {card.id for card in LABELS}
    for seats in (4, 6):
        g = new(seats)
        assert {zone["id"] for zone in g.view(0)["zones"]} == {
            "tableau",
            "outcomes",
            *(f"character{seat}" for seat in range(seats)),
        }
        for _ in wander(g):
            for zone_view in g.view(None)["zones"]:
                assert not labels & {card["face"] for card in zone_view["cards"]}
            if g.decision is not None:
                assert not labels & {word for move in offered(g) for word in move.split()}
                assert not labels & {thing for move in g.decision.show() for thing in move["touches"]}
