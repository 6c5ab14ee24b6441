"""The stories of the games: told in every language, with the names that the cards have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spellhall
from spellhall.words import LANGUAGES, words

STORIES = Path(__file__).parent.parent / "docs" / "stories"
OURS = sorted(name for name, info in spellhall.games().items() if info.package.startswith("spellhall."))
HEADING = re.compile(r"^### (.*) \{#(\w+)\}$", re.M)


def story(game: str, language: str) -> str:
    return (STORIES / ("" if language == "en" else language) / f"{game}.md").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_story_has_two_lines_for_the_beginning_and_a_body(game: str, language: str) -> None:
    _, opening, *body = story(game, language).split("\n\n")
    lines = opening.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("> ") and line.endswith((".", "!")) for line in lines)
    assert len(" ".join(body).split()) > 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_what_is_told_of_a_card_stands_under_its_name(game: str, language: str) -> None:
    things = spellhall.game_info(game).things
    told = {id: name for name, id in HEADING.findall(story(game, language)) if id in things}
    assert told == {id: words(game, language).name(id) for id in told}
    assert [id for _, id in HEADING.findall(story(game, language))] == [
        id for _, id in HEADING.findall(story(game, "en"))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_nytherria_and_every_mage_has_a_story(language: str) -> None:
    for game, deck in (("nytherria", "character"), ("magewars", "mage"), ("magecraft", "character")):
        characters = {card.id for card in spellhall.game_info(game).cards if card.deck == deck}
        assert characters <= {id for _, id in HEADING.findall(story(game, language))}
