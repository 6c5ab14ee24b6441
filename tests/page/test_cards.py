"""The cards as they are drawn."""

from __future__ import annotations

import re

import pytest

import spellhall
from spellhall.words import words
from tests.page.conftest import NewVisitor
from tests.page.visitor import PHONE, findings

ART = """() => [...document.querySelectorAll("[data-gallery] [data-card]")]
    .map((one) => [one.dataset.card, one.querySelector(".art")?.outerHTML])
    .filter(([, art]) => art)"""
"""Every card's picture."""

GEMS = {"magecraft": 5}
"""Cards drawn as things of their own, without a picture."""


@pytest.mark.parametrize("game", ["castle", "magecraft", "nytherria", "magelight", "magewars"])
def test_no_two_cards_look_alike(visit: NewVisitor, game: str) -> None:
    """Scene, icon and hue together are a card's own."""
    visitor = visit()
    visitor.go(f"/cards/{game}")
    visitor.page.wait_for_selector("[data-gallery] [data-card]")
    drawn: list[tuple[str, str]] = visitor.page.evaluate(ART)
    assert len(drawn) == len(spellhall.game_info(game).cards) - GEMS.get(game, 0)
    seen: dict[str, str] = {}
    for card, art in drawn:
        picture = re.sub(r"shield-[\w-]+", "shield", art)  # an id, which no two have in common
        assert picture not in seen, f"{card} looks like {seen[picture]}"
        seen[picture] = card


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_gallery_finds_and_tells(visit: NewVisitor, language: str) -> None:
    visitor = visit(locale=language)
    visitor.go("/cards/nytherria")
    page = visitor.page
    page.wait_for_selector("[data-card=warden]")
    assert page.locator("[data-card]").count() == len(spellhall.game_info("nytherria").cards)
    page.fill("[data-search]", words("nytherria", language[:2]).name("warden"))
    assert page.locator("[data-card]").count() < 5
    page.click("[data-card=warden]")
    page.wait_for_selector("[data-shown=warden] .told p")
    assert page.locator("[data-shown=warden] a[href*='/rules/nytherria#NY-']").count() > 0
    page.fill("[data-search]", "")
    page.locator("[data-shown]").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-shown]:not([data-shown=warden])")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-shown]", state="detached")


def test_axe_finds_nothing_in_the_gallery(visit: NewVisitor) -> None:
    visitor = visit(size=PHONE)
    visitor.go("/cards/castle?card=monster")
    visitor.page.wait_for_selector("[data-shown=monster]")
    assert findings(visitor.page) == []
