"""The cards as they are drawn."""

from __future__ import annotations

import re

import pytest

from tests.page.conftest import NewVisitor

ART = """async (game) => {
    const { cards } = await (await fetch(`/api/games/${game}?rules=0`)).json();
    const search = document.querySelector("[data-search]");
    const drawn = [];
    for (const card of cards) {
        search.value = `${card.name} ${card.text}`;
        search.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((next) => setTimeout(next));
        const art = document.querySelector(".cards .art");
        if (art) drawn.push([card.id, art.outerHTML]);
    }
    return drawn;
}"""
"""Every card's picture, found by the search of the rule book."""

GEMS = {"magecraft": 5}
"""Cards drawn as things of their own, without a picture."""


@pytest.mark.parametrize("game", ["castle", "magecraft", "nytherria", "magelight", "magewars"])
def test_no_two_cards_look_alike(visit: NewVisitor, game: str) -> None:
    """Scene, icon and hue together are a card's own."""
    visitor = visit()
    visitor.page.goto(f"{visitor.address}/rules/{game}")
    visitor.page.wait_for_selector("details.panel")
    drawn: list[tuple[str, str]] = visitor.page.evaluate(ART, game)
    cards = visitor.page.evaluate(
        "async (game) => (await (await fetch(`/api/games/${game}`)).json()).cards.length", game
    )
    assert len(drawn) == cards - GEMS.get(game, 0)
    seen: dict[str, str] = {}
    for card, art in drawn:
        picture = re.sub(r"shield-[\w-]+", "shield", art)  # an id, which no two have in common
        assert picture not in seen, f"{card} looks like {seen[picture]}"
        seen[picture] = card
