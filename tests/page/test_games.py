"""A whole game of each of the five through the page, against bots, on a desk and on a phone.

On the way screenshots are written to ``build/screenshots`` for people to look through.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import spellhall
from spellhall.words import words
from tests.page.conftest import NewVisitor
from tests.page.hall import ROOT
from tests.page.visitor import DESKTOP, LANDSCAPE, PHONE, Visitor, findings

SHOTS = ROOT / "build" / "screenshots"
GAMES = sorted(spellhall.games())
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SMALLEST_TARGET = 44

TOO_SMALL = """(least) => [...document.querySelectorAll("[data-moves] button, .thing.lit, .bar a, .bar button")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getAttribute("aria-label") ?? one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def shoot(visitor: Visitor, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=SHOTS / f"{name}.png")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: NewVisitor, game: str, size: str) -> None:
    visitor = visit(SIZES[size], has_touch=size == "phone", color_scheme="light" if size == "phone" else "dark")
    visitor.play_now(game)
    visitor.wait_for_turn()
    shoot(visitor, f"{game}-{size}-1-first")
    for seed in range(3):
        visitor.click_on(moves=3, seed=seed + 5)
        visitor.wait_for_turn()
        assert visitor.sideways() <= 0
        if size == "phone":
            assert visitor.page.evaluate(TOO_SMALL, SMALLEST_TARGET) == []
    shoot(visitor, f"{game}-{size}-2-middle")
    assert findings(visitor.page) == []
    if size == "phone":
        visitor.page.set_viewport_size({"width": LANDSCAPE[0], "height": LANDSCAPE[1]})
        assert visitor.sideways() <= 0
        assert visitor.page.evaluate(TOO_SMALL, SMALLEST_TARGET) == []
        shoot(visitor, f"{game}-{size}-3-landscape")
        visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    played = visitor.click_on(seed=len(game))
    assert played["over"], played
    expect(visitor.page.locator("[data-ending] h2")).to_be_in_viewport()
    seats = next(event for event in visitor.seen() if event["type"] == "full")["table"]["seats"]
    expect(visitor.page.locator("[data-ending] li")).to_have_count(len(seats))
    result = next(event["view"]["result"] for event in reversed(visitor.seen()) if event.get("view"))
    names = [seat["name"] for seat in seats]
    lines = [words(game).say(line["say"], names) for lines in result["explained"] for line in lines]
    expect(visitor.page.locator("[data-ending] [data-line]")).to_have_count(len(lines))
    expect(visitor.page.locator("[data-ending] ol")).to_contain_text(lines[0])
    shoot(visitor, f"{game}-{size}-4-end")
    if size == "desktop":
        visitor.page.click("[data-replay]")
        visitor.page.wait_for_selector("[data-step]")
        shoot(visitor, f"{game}-{size}-5-replay")
