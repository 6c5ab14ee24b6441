"""First games through the page: whoever clicks where the coach points learns each game to its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from spellhall.server import tutorials
from spellhall.server.tutorials import Tutorial, mover
from tests.page.conftest import NewVisitor
from tests.page.visitor import DESKTOP, PATIENCE, Visitor, findings
from tests.server.lessons import GAMES

COACH = (Path(__file__).parent / "coach.js").read_text()
SMALL_PHONE = (360, 640)
NEVER = -1
WALKS = [(game, size) for game in GAMES for size in (DESKTOP, SMALL_PHONE) if (game, size) != ("castle", SMALL_PHONE)]
"""Castle is learnt on the phone in German, below."""


def lesson_of(game: str) -> Tutorial:
    lesson = tutorials.load(game)
    assert lesson is not None
    return lesson


def follow(visitor: Visitor, wrong_at: int = NEVER) -> list[dict[str, Any]]:
    """Do what the coach says; once, at that step, something else."""
    return cast("list[dict[str, Any]]", visitor.page.evaluate(COACH, [PATIENCE, wrong_at]))


@pytest.mark.parametrize(("game", "size"), WALKS, ids=lambda one: one if isinstance(one, str) else f"{one[0]}x{one[1]}")
def test_a_lesson_is_learnt_by_clicking_where_the_coach_points(
    visit: NewVisitor, game: str, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    visitor.page.click(f"[data-learn={game}]")
    steps = follow(visitor)
    assert [step for step in steps if step["wrong"]] == []
    lesson = lesson_of(game)
    own = [number for number, step in enumerate(lesson.steps) if mover(lesson, step) == lesson.seat]
    assert list(dict.fromkeys(step["step"] for step in steps)) == [*own, len(lesson.steps)]
    expect(visitor.page.locator("[data-ending] h2")).to_have_text("You win!")
    before = visitor.page.url
    visitor.page.click("[data-rematch]")
    visitor.page.wait_for_url(lambda url: url != before)
    visitor.wait_for_turn()


def test_on_a_phone_in_german_the_coach_answers_a_wrong_step(visit: NewVisitor) -> None:
    visitor = visit(SMALL_PHONE, locale="de-DE")
    visitor.page.click("[data-learn=castle]")
    lesson = lesson_of("castle")
    choice = [number for number, step in enumerate(lesson.steps) if step.moves and step.wrong][-1]
    steps = follow(visitor, choice)
    assert [step for step in steps if step["wrong"]] == []
    answers = [step["text"] for step in steps if step["kind"] == "astray"]
    assert answers == [lesson.steps[choice].wrong["de"]]
    assert steps[-1]["kind"] == "end"


def test_a_lesson_goes_on_after_a_reload(visit: NewVisitor) -> None:
    visitor = visit(DESKTOP)
    visitor.page.click("[data-learn=castle]")
    for _ in range(2):
        visitor.page.click("[data-coach-next]")
    third = visitor.page.locator("[data-coach][data-step='2'] .text")
    expect(third).to_have_text(lesson_of("castle").steps[2].text["en"])
    visitor.page.reload()
    expect(third).to_have_text(lesson_of("castle").steps[2].text["en"])
    table = visitor.page.url
    visitor.go("/")
    visitor.page.click("[data-learn=castle]")
    expect(third).to_be_visible()
    assert visitor.page.url == table
    visitor.page.click("[data-coach-anew]")
    expect(visitor.page.locator("[data-coach][data-step='0']")).to_be_visible()
    assert visitor.page.url != table
    expect(visitor.page.locator("[data-coach-anew]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_lesson_goes_by_keys_and_a_reader_hears_every_step(visit: NewVisitor, theme: str) -> None:
    visitor = visit(DESKTOP)
    page, steps = visitor.page, lesson_of("castle").steps
    page.click("[data-learn=castle]")
    said = page.locator("[data-coach-says]")
    expect(said).to_contain_text(steps[0].text["en"])
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    assert findings(page) == []
    choice = next(number for number, step in enumerate(steps) if step.moves)
    for number in range(choice):
        page.keyboard.press("n" if number % 2 else "Enter")
        expect(said).to_contain_text(steps[number + 1].text["en"])
    wanted = page.locator("[data-ring=act]")
    expect(wanted).to_be_visible()
    expect(page.locator("[data-coach]")).to_be_focused()
    assert findings(page) == []
    page.keyboard.press("n")
    expect(page.locator(f"[data-move='{' + '.join(steps[choice].moves)}']").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(said).to_contain_text(steps[choice + 1].text["en"])
    expect(page.locator("[data-coach]")).to_be_focused()
