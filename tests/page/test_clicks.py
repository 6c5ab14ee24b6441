"""A usual turn takes few clicks: counted with a mouse that must hit what it clicks, from positions like those in games."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Position, expect

from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor

CORNER: Position = {"x": 16, "y": 12}
"""Of a card this much is seen even where others lie over it."""
AS_USUAL = "{ pace: 'once', forced: false, ask: 'final' }"
"""As the page is set for everybody: what has one answer is answered by itself. Only others' moves take no time."""


class Mouse:
    """Somebody with a mouse whose clicks are counted."""

    def __init__(self, visit: NewVisitor, game: str, seats: int, **options: object) -> None:
        self.visitor: Visitor = visit()
        self.visitor.page.evaluate(f"localStorage.setItem('spellhall.settings', JSON.stringify({AS_USUAL}))")
        table = self.visitor.make_table(game, seats, bots=seats - 1, auto_start=True, seed="clicks", **options)
        self.visitor.go(f"/t/{table}")
        self.visitor.wait_for_turn()
        self.clicks = 0

    def plays(self, selector: str) -> None:
        """A click that gives an answer, and all that follows by itself."""
        before = self.visitor.at()
        self._click(selector)
        self.visitor.wait_for_move(before)
        self.visitor.wait_for_turn()

    def chooses(self, selector: str) -> None:
        """A click that chooses a thing."""
        self._click(selector)
        self.visitor.page.wait_for_selector(".thing.chosen")

    def _click(self, selector: str) -> None:
        self.visitor.page.locator(selector).first.click(position=CORNER)
        self.clicks += 1

    def view(self) -> dict[str, Any]:
        """What the page was told last."""
        views: list[dict[str, Any]] = [event["view"] for event in self.visitor.seen() if event.get("view")]
        return views[-1]

    def turns(self) -> set[int]:
        """Whose turns it has been so far."""
        return {event["view"]["status"]["turn"] for event in self.visitor.seen() if event.get("view")}


def test_castle_takes_four_clicks_a_turn(visit: NewVisitor) -> None:
    """Pawn, shrine, pawn, shrine; with both pawns picked up at once it is one less."""
    tableau = {
        "bell": "d D e | E w A | W e w @all",
        "book": "E c D | w E d | w S e @all",
        "candle": "W w ? | ? e E | W d ?",
    }
    position = {"tableau": tableau, "pawns": {"P1": "bell2 book9"}, "turn": "P1", "turns": 8}
    mouse = Mouse(visit, "castle", 4, scenario=position)
    mouse.plays('.yours [data-thing="bell2"], [data-thing="bell2"]')
    mouse.plays('[data-thing="candle1"]')
    mouse.plays('[data-thing="book9"]')
    mouse.plays('[data-thing="candle7"]')
    assert mouse.clicks <= 4
    assert len(mouse.turns()) > 1, "the turn is over"


def test_magecraft_takes_five_clicks_for_two_spells_that_are_paid(visit: NewVisitor) -> None:
    position = {
        "character": {"P1": "cindra", "P2": "maris"},
        "book": {
            "P1": {"1": "fireball meditation", "2": "magic_missile", "3": "mana_tricks"},
            "P2": {"1": "meditation"},
        },
        "hand": {"P1": "F*2 W L", "P2": "W*2 E L"},
        "hp": {"P2": "F*2 W*2 E*2 L*2"},
        "turn": "P1",
        "phase": "casting",
        "round": 6,
    }
    mouse = Mouse(visit, "magecraft", 2, scenario=position)
    before = mouse.view()
    mouse.plays('.yours .thing.lit[data-face="fireball"]')
    while mouse.view()["decision"]["question"] != "cast_step" and mouse.clicks < 4:
        mouse.plays(".stage .thing.lit, .choices button")
    mouse.plays('.yours .thing.lit[data-face="meditation"]')
    after = mouse.view()
    assert mouse.clicks <= 5
    assert count_of(after, "score0") > count_of(before, "score0")


def test_nytherria_takes_three_clicks_a_turn(visit: NewVisitor) -> None:
    """The card, whom it is played against, which of their stones. Nobody is asked where nothing could be done."""
    position = {
        "hand": {"P1": "sorceress soldier*2 priestess", "P2": "ravager*2", "P3": "warlord*2"},
        "stones": {"P2": "light_stone dark_stone", "P3": "dark_stone*2"},
        "main_deck": "soldier*2 ravager*2 warlord soldier*3 ...",
        "turn": "P1",
        "phase": "main",
    }
    mouse = Mouse(visit, "nytherria", 3, scenario=position)
    mouse.plays('.hand [data-face="sorceress"]')
    while len(mouse.turns()) == 1 and mouse.clicks < 4:
        mouse.plays(".stage .thing.lit, .choices button, [data-moves] [data-move]")
    assert mouse.clicks <= 3
    assert len(mouse.turns()) > 1


def test_magelight_takes_two_clicks_an_action(visit: NewVisitor) -> None:
    """The card, and what is done with it, or at whom it is aimed; the verb is a button then, too."""
    position = {
        "role": {"P1": "archmage", "P2": "healer", "P3": "spymaster", "P4": "warden"},
        "power": {"P1": 3, "P2": 2, "P3": 2, "P4": 2},
        "hand": {"P1": "ice_blast kindle study pyre apprentice quicken"},
        "turn": "P1",
        "round": 6,
        "phase": "actions",
        "actions": 4,
        "mana": 7,
    }
    mouse = Mouse(visit, "magelight", 4, scenario=position)
    for verb in ("burn pyre", "store study", "play apprentice"):
        mouse.clicks = 0
        mouse.chooses(f'.hand [data-face="{verb.split()[1]}"]')
        mouse.plays(f'[data-moves] [data-move="{verb}"]')
        assert mouse.clicks <= 2
    mouse.clicks = 0
    mouse.chooses('.hand [data-face="ice_blast"]')
    expect(mouse.visitor.page.locator('[data-moves] [data-move="play ice_blast"]')).to_be_visible()
    mouse.plays('.thing.target[data-thing="seat1"]')
    assert mouse.clicks <= 2
    aimed = [news["about"] for deed in mouse.view()["news"] for news in deed["news"] if news["kind"] == "aimed"]
    assert [(about["card"], about["seat_at"]) for about in aimed] == [("ice_blast", 1)]


def test_mage_wars_takes_two_clicks_a_card(visit: NewVisitor) -> None:
    """The card and the slot it fills, or the card and that one begins it."""
    position = {
        "mage": {"P1": "lyla", "P2": "schlakk"},
        "sites": [{"card": "tower_of_air", "slots": "owl free open open open"}],
        "crafts": {"P1": [{"card": "fireball", "slots": "open open"}]},
        "hand": {"P1": "eagle rose_bush gold healing_1 gust cat", "P2": "cobra lock book"},
        "turn": "P1",
        "turns": 4,
        "phase": "main",
    }
    mouse = Mouse(visit, "magewars", 2, scenario=position)
    hand = count_of(mouse.view(), "hand0")
    mouse.chooses('.hand [data-face="eagle"]')
    mouse.plays(".middle .slot .thing.target, .middle .thing.target, .place .thing.target")
    assert mouse.clicks <= 2
    assert count_of(mouse.view(), "hand0") < hand


def count_of(view: dict[str, Any], zone: str) -> int:
    """How many cards lie there."""
    return int(next(one["count"] for one in view["zones"] if one["id"] == zone))
