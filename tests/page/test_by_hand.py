"""Every game by hand: with a real mouse that must hit what it clicks, with the keyboard alone, and a game that
the page has never heard of.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, Position, expect

import spellhall
from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor

GAMES = sorted(spellhall.games())
CLICKS = 8
KEY_TURNS = {"magelight": 40, "magewars": 40}
SIXTH = "lantern"
CORNER: Position = {"x": 20, "y": 14}
"""Of a card this much is seen even where others lie over it."""


def settled(visitor: Visitor, before: int) -> None:
    """Until the move is seen, or the thing is chosen, or has opened a menu."""
    moved = f'[data-at]:not([data-at="{before}"])'
    visitor.page.wait_for_selector(f"{moved}, .thing.chosen, [role=menu]", state="attached")


def click_a_thing(visitor: Visitor, rng: Random) -> None:
    """The mouse on something lit on the table or in the hand, then on where it goes or on a verb; or on a button."""
    page = visitor.page
    before = visitor.at()
    lit = page.locator(".stage .thing.lit:visible, .choices button")
    if not lit.count():
        page.locator("[data-moves] [data-move]").first.click()
        visitor.wait_for_move(before)
        return
    lit.nth(rng.randrange(lit.count())).click(position=CORNER)
    settled(visitor, before)
    if visitor.at() == before and page.locator(".thing.chosen").count():
        goes_to = page.locator("[data-moves] [data-move]:not(.end), .choices button, .thing.target:visible")
        goes_to.nth(rng.randrange(goes_to.count())).click(position=CORNER)
        page.wait_for_selector(f'[data-at]:not([data-at="{before}"]), [role=menu]', state="attached")
    if page.locator("[role=menu]").count():
        page.locator("[role=menu] button").first.click()
    visitor.wait_for_move(before)


def press_keys(visitor: Visitor, turn: int) -> None:
    """One move by keys: by number, from the list of moves, or on the thing itself."""
    page = visitor.page
    before = visitor.at()
    if turn % 3 and page.locator(".stage .thing.lit").count():
        page.keyboard.press("1" if turn % 3 == 1 and page.locator(".hand .thing.lit").count() else "n")
        if turn % 3 == 2:
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        if visitor.at() == before and page.locator(".thing.chosen").count():
            page.keyboard.press("1")
            page.wait_for_timeout(60)
    if visitor.at() == before:
        page.keyboard.press("Escape")
        page.keyboard.press("m")
        for _ in range(turn % 4):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    visitor.wait_for_move(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_stretch_with_the_mouse(visit: NewVisitor, game: str) -> None:
    visitor = visit()
    visitor.play_now(game)
    rng = Random(game)
    for _ in range(CLICKS):
        visitor.wait_for_turn()
        if visitor.over():
            break
        click_a_thing(visitor, rng)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_the_keyboard_alone(visit: NewVisitor, game: str) -> None:
    """To its end, but for the two games that would take minutes: there a long stretch of it."""
    visitor = visit()
    visitor.page.focus(f"[data-play={game}]")
    visitor.page.keyboard.press("Enter")
    visitor.page.focus("dialog[open] [data-go]")
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_turn()
    keys_are_shown(visitor.page)
    turn = 0
    while not visitor.over() and turn < KEY_TURNS.get(game, 1_000):
        press_keys(visitor, turn)
        visitor.wait_for_turn()
        turn += 1


def keys_are_shown(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_sixth_game_is_played_to_its_end(visit: NewVisitor) -> None:
    """The page has no file for it at all: what it shows is the general layout, made from the view."""
    visitor = visit()
    table = visitor.make_table(SIXTH, 3, bots=2, auto_start=True)
    visitor.go(f"/t/{table}")
    visitor.page.wait_for_selector(".middle-general")
    rng = Random(6)
    while not visitor.over():
        click_a_thing(visitor, rng)
        visitor.wait_for_turn()
    expect(visitor.page.locator("[data-ending] h2")).to_be_visible()
    assert visitor.sideways() <= 0
