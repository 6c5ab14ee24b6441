"""A second language, whole: the page says what Python says, in both languages, and the table speaks German."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence

import msgspec
import pytest
from playwright.sync_api import expect

import spellhall
from spellhall.bots import LEVELS, STRENGTHS
from spellhall.engine.views import Said, say
from spellhall.server import catalogue
from spellhall.words import LANGUAGES, words
from tests.page.conftest import NewVisitor
from tests.page.hall import ROOT
from tests.page.visitor import names_of
from tests.words.saying import NAMES, heard

GAMES = sorted(spellhall.games())


def said_by_the_page(game: str, language: str, said: Sequence[Said]) -> list[list[str]]:
    """Each of these in words, with what there is to add, by the page's own code."""
    book = catalogue.book(game)
    asked = {
        "matter": msgspec.to_builtins({"cards": book.cards, "numbers": book.numbers, "changes": book.changes}),
        "names": NAMES,
        "sources": [[language, catalogue.words_of_game(game, language).data.decode()]],
        "said": said,
    }
    command = [sys.executable, str(ROOT / "web" / "build.py"), "--say"]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    found: list[list[str]] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_python_says(game: str, language: str) -> None:
    """Whatever is said in random games, with the words of that very language alone: none is missing."""
    said = list(heard(game).said.values())
    spoken = words(game, language)
    expected = [[spoken.say(one, NAMES), spoken.help(one, NAMES)] for one in said]
    assert len(expected) > 50
    assert [text for text, _ in expected if text.startswith("<")] == []
    assert said_by_the_page(game, language, said) == expected


def test_what_has_no_words_is_found() -> None:
    known, unknown = say("do-advance"), say("do-juggle")
    assert [text for text, _ in said_by_the_page("castle", "de", [known, unknown])] == [
        words("castle", "de").say(known),
        "<do-juggle>",
    ]


def test_every_level_of_bots_has_a_german_name(visit: NewVisitor) -> None:
    visitor = visit(locale="de-DE")
    visitor.page.click("[data-friends=castle]")
    visitor.page.select_option("dialog[open] [data-bots]", "1")
    levels = visitor.page.locator("dialog[open] [data-levels] option")
    expect(levels).to_have_count(len(STRENGTHS) + 1)  # and the one that this hall proposes
    names = levels.all_text_contents()
    assert len(set(names)) == len(names)
    assert [name for name in names if any(level in name for level in LEVELS)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_speaks_german(visit: NewVisitor, game: str) -> None:
    visitor = visit(locale="de-DE")
    visitor.play_now(game)
    visitor.click_on(moves=5)
    visitor.wait_for_turn()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    view = next(event["view"] for event in reversed(visitor.seen()) if event.get("view"))
    shown = visitor.page.text_content("body") or ""
    names = names_of(view)
    said: list[Said] = [
        {"key": f"news-{news['kind']}", "args": news["about"]} for deed in view["news"] for news in deed["news"]
    ]
    if view["decision"] and "prompt" in view["decision"]:
        said += [view["decision"]["prompt"], *(move["say"] for move in view["decision"]["moves"])]
    english, german = ({spoken.say(one, names) for one in said} for spoken in (words(game), words(game, "de")))
    assert [text for text in german if text not in shown] == []
    assert [text for text in english - german if len(text.split()) > 1 and text in shown] == []
    assert [request for request in visitor.requests if request.endswith("/words/en")] == []


def test_the_language_can_be_changed_at_the_table(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("castle")
    visitor.wait_for_turn()
    move = visitor.page.locator("[data-all-moves] button").first
    expect(move).to_contain_text("Manipulate the shrines")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.locator("dialog[open]").get_by_role("button", name="Deutsch").click()
    expect(move).to_contain_text("Schreine wenden")


def test_a_game_without_german_words_is_told_in_english(visit: NewVisitor) -> None:
    """Sentence by sentence: what is said at every table has German words."""
    visitor = visit(locale="de-DE")
    table = visitor.make_table("lantern", 2, bots=1, auto_start=True)
    visitor.go(f"/t/{table}")
    visitor.wait_for_turn()
    expect(visitor.page.locator("[data-all-moves] button").first).to_contain_text("Play")
    expect(visitor.page.locator("[data-text-view]")).to_contain_text("Runde 1, am Zug")
