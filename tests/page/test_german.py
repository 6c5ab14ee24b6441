"""A second language, whole: whatever a game says, German has words for it, and the page uses them."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import msgspec
import pytest
from playwright.sync_api import expect

import spellhall
from spellhall.bots import LEVELS
from spellhall.server import catalogue
from tests.page import refusals, said
from tests.page.conftest import NewVisitor
from tests.page.hall import ROOT

GAMES = sorted(spellhall.games())
RANDOM_GAMES = 6


def untranslated(texts: dict[str, list[str]]) -> dict[str, list[str]]:
    """What German has no words for, by the page's own code."""
    asked = {
        game: {"cards": msgspec.to_builtins(catalogue.book(game).cards) if game in GAMES else [], "texts": found}
        for game, found in texts.items()
    }
    command = [sys.executable, str(ROOT / "web" / "build.py"), "--untranslated", "de"]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_german_has_words_for_all_that_games_say() -> None:
    texts = {game: sorted(said.by(spellhall.games()[game], RANDOM_GAMES)) for game in GAMES}
    assert untranslated(texts) == {game: [] for game in GAMES}


def test_german_has_words_for_all_that_the_hall_says() -> None:
    texts = sorted(refusals.hall_says())
    assert {
        "there is no such table",
        "too many new guests: wait a moment",
        "seat 7 is free: wait for somebody, or put a bot there",
    } < set(texts)
    assert untranslated({"hall": texts}) == {"hall": []}


def test_every_level_of_bots_has_a_german_name(visit: NewVisitor) -> None:
    visitor = visit(locale="de-DE")
    visitor.page.click("[data-friends=castle]")
    visitor.page.select_option("dialog[open] [data-bots]", "1")
    levels = visitor.page.locator("dialog[open] [data-levels] option")
    expect(levels).to_have_count(len(LEVELS))
    names = levels.all_text_contents()
    assert len(set(names)) == len(names)
    assert [name for name in names if any(level in name for level in LEVELS)] == []


def test_every_kind_of_news_has_german_words() -> None:
    """Also those kinds that random games hardly ever bring about."""
    for game in GAMES:
        known = json.loads((ROOT / "web" / "src" / "lang" / "de" / f"{game}.json").read_text())["texts"]
        skeletons = [bare(text) for text in known]
        for fields, sentence in spellhall.games()[game].headlines.kinds.values():
            if bare(sentence) != "{}" and fields:
                pattern = re.escape(bare(sentence)).replace(r"\{\}", ".+")
                assert any(re.fullmatch(pattern, skeleton) for skeleton in skeletons), (game, sentence)


def bare(text: str) -> str:
    return re.sub(r"\{\w+\}", "{}", text)


def test_what_has_no_german_words_is_found() -> None:
    text = "P1 juggles The Monster."
    assert untranslated({"castle": [text, "P1 is devoured."]}) == {"castle": [text]}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_speaks_german(visit: NewVisitor, game: str) -> None:
    visitor = visit(locale="de-DE")
    visitor.play_now(game)
    visitor.click_on(moves=5)
    visitor.wait_for_turn()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    view = next(event["view"] for event in reversed(visitor.seen()) if event.get("view"))
    shown = visitor.page.text_content("body") or ""
    english = [news["text"] for news in view["news"]]
    english += [fact["title"] for fact in view["status"]["facts"] if " " in fact["title"]]
    if view["decision"] and "prompt" in view["decision"]:
        english += [view["decision"]["prompt"]]
        names = {seat["name"] for seat in view["seats"]}
        english += [move["label"] for move in view["decision"]["moves"] if move["label"] not in names]
    words = [text for text in english if len(text.split()) > 1]
    assert words
    assert [text for text in words if text in shown] == []


def test_the_language_can_be_changed_at_the_table(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("castle")
    visitor.wait_for_turn()
    move = visitor.page.locator("[data-moves] button").first
    expect(move).to_contain_text("Manipulate the shrines")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.select_option("dialog[open] select >> nth=0", "de")
    expect(move).to_contain_text("Schreine wenden")
