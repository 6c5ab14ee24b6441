"""What is in the box: ML-1 to ML-7, ML-R1, ML-R2, and the tables of the rules, section 4."""

from __future__ import annotations

import re

import pytest

import spellhall
from spellhall.engine.cards import with_numbers
from spellhall.games.magelight import cards
from spellhall.games.magelight.box import ALLIES, ARTIFACTS, BOX, CARDS, DECK, PLAIN_ROLES, ROLES, SPELLS
from spellhall.games.magelight.cards import IN_WORDS
from tests.games.magelight import rulebook
from tests.games.magelight.rulebook import ids, plain
from tests.games.magelight.tools import count, counters, has_zone, new, status, t7

INFO = spellhall.game_info("magelight")


@pytest.mark.rule("ML-1", "ML-R1")
def test_the_deck_has_a_hundred_cards() -> None:
    assert [sum(card.copies for card in deck) for deck in (SPELLS, ALLIES, ARTIFACTS)] == [56, 24, 20]
    assert [len(deck) for deck in (SPELLS, ALLIES, ARTIFACTS)] == [26, 12, 10]
    assert len(BOX) == 100
    assert count(t7("study pyre kindle banish"), "deck") == 96


@pytest.mark.rule("ML-1", "ML-5", "ML-R1")
def test_spells_are_as_printed_in_the_rules() -> None:
    rows = rulebook.table("### 4.2 Spells")
    assert [row["id"].strip("`") for row in rows] == [card.id for card in SPELLS]
    for row, card in zip(rows, SPELLS, strict=True):
        printed = (card.name, card.copies, card.cost, card.burn, card.channel, card.needs or "–")
        numbers = [int(row[title].partition(",")[0]) for title in ("Copies", "Cost", "Burn", "Ch")]
        assert printed == (row["Name"], *numbers, row["Needs"])
        assert (card.effect, card.flavour) == (plain(row["Effect"]), row["Flavour"])
        assert card.text.endswith(card.effect) or any(with_numbers(words, card) in card.effect for words in IN_WORDS)


@pytest.mark.rule("ML-1", "ML-5")
def test_allies_are_as_printed_in_the_rules() -> None:
    rows = rulebook.table("### 4.3 Allies")
    for row, card in zip(rows, ALLIES, strict=True):
        printed = (card.id, card.name, str(card.copies), str(card.cost), str(card.burn), ", ".join(card.keywords))
        assert printed == tuple(row[title].strip("`") for title in ("id", "Name", "Copies", "Cost", "Burn", "Keywords"))
        assert (card.effect, card.flavour) == (plain(row["Effect"]), row["Flavour"])


@pytest.mark.rule("ML-1", "ML-5")
def test_artifacts_are_as_printed_in_the_rules() -> None:
    rows = rulebook.table("### 4.4 Artifacts")
    for row, card in zip(rows, ARTIFACTS, strict=True):
        printed = (card.id, card.name, str(card.copies), str(card.burn), ", ".join(card.keywords))
        assert printed == tuple(row[title].strip("`") for title in ("id", "Name", "Copies", "Burn", "Keywords"))
        assert (card.effect, card.flavour) == (plain(row["Effect"]), row["Flavour"])
        assert card.cost is None


@pytest.mark.rule("ML-2")
def test_nine_roles_as_printed_in_the_rules() -> None:
    rows = rulebook.table("### 4.5 Role cards")
    assert len(rows) == len(ROLES) == 9
    for row, card in zip(rows, ROLES, strict=True):
        printed = (card.id, card.name, card.team, card.revealed, card.other, card.flavour)
        titles = ("id", "Name", "Team", "When revealed to the table", "Other text", "Flavour")
        assert printed == tuple(plain(row[title]) for title in titles)
    teams = [card.team for card in ROLES]
    assert (teams.count("Guildmage"), teams.count("Infiltrator")) == (6, 3)


def test_the_names_of_kinds_are_their_numbers() -> None:
    for kind, card in enumerate(CARDS):
        assert getattr(cards, card.id.upper()) == kind


@pytest.mark.card("guildmage", "infiltrator")
@pytest.mark.rule("ML-R3")
def test_plain_roles_have_a_team_and_no_text() -> None:
    assert [(card.id, card.team, card.revealed, card.other) for card in PLAIN_ROLES] == [
        ("guildmage", "Guildmage", "", ""),
        ("infiltrator", "Infiltrator", "", ""),
    ]


def test_keywords_are_where_the_rules_say() -> None:
    rows = {row["Mechanic"]: row["Cards"] for row in rulebook.table("### 4.6 Where the keywords are")}
    for keyword in ("SUPPORT", "NOMAD"):
        having = [card for card in DECK if keyword in card.keywords]
        assert [card.id for card in having] == ids(rows[keyword])
        assert f"({sum(card.copies for card in having)}" in rows[keyword]
    secret = [card for card in DECK if "SECRET" in card.keywords]
    assert [card.id for card in secret] == ids(rows["SECRET / REVEAL"])
    assert sum(card.copies for card in secret) == 8
    assert all("REVEAL: " in card.effect for card in secret)
    channel = [card.id for card in DECK if card.channel or "CHANNEL" in card.effect]
    assert sorted(channel) == sorted(ids(rows["CHANNEL"]))


@pytest.mark.rule("ML-3", "ML-4", "ML-6")
def test_what_lies_on_the_table() -> None:
    g = new()
    assert status(g)[0] == 1
    for player in ("P1", "P2", "P3", "P4"):
        assert set(counters(g, player)) == {"power", "actions", "mana"}
        number = int(player[1]) - 1
        assert all(has_zone(g, f"{place}{number}") for place in ("hand", "storage", "board", "role"))
    assert all(has_zone(g, place) for place in ("deck", "discard", "burned", "stack"))


def test_cards_speak_to_players_not_of_steps_by_number() -> None:
    for card in INFO.cards:
        assert not re.search(r"\bT\d|quota|none besides", card.text), card.id
    texts = {card.id: card.text for card in INFO.cards}
    assert texts["ember_imp"].endswith("SUPPORT. At the start of your turn: scorch the top card of the deck.")
    assert texts["apprentice"] == "Ally. Cost 3, burn value 1. SUPPORT."


@pytest.mark.rule("ML-R59")
def test_the_game_speaks_the_words_of_the_rules() -> None:
    """Slips of the seed stay out of the texts."""
    texts = " ".join(card.text for card in INFO.cards)
    assert "it's" not in texts
    assert INFO.players == (4, 6)
