"""Company at the table, through the page: bots that talk, claims at the seats, and notes for oneself alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor


def sit_down(visitor: Visitor, game: str, seats: int, **wishes: Any) -> str:
    """A table with bots that play at random and talk; the page is on it."""
    visitor.ask("POST", "/api/guests", {"name": "Anna"})
    wishes = {"auto_start": True, "bots_talk": True, "seed": "talk"} | wishes
    table = visitor.ask(
        "POST", "/api/tables", {"game": game, "seats": seats, "bots": ["random"] * (seats - 1), **wishes}
    )
    visitor.page.goto(f"{visitor.address}/t/{table['id']}")
    visitor.page.wait_for_selector("[data-story], [data-agreed]")
    return str(table["id"])


@pytest.mark.parametrize(("game", "seats"), [("magelight", 5), ("castle", 4)])
def test_a_whole_game_with_bots_that_talk(visit: NewVisitor, game: str, seats: int) -> None:
    visitor = visit()
    id = sit_down(visitor, game, seats)
    first = "I am …" if game == "magelight" else "I serve …"
    visitor.page.locator(".claims button", has_text=first).click()
    visitor.page.locator(".claims .line").first.click()
    expect(visitor.page.locator("[data-claim]")).not_to_have_count(0)
    assert visitor.click_on(seed=3)["over"]
    said = visitor.page.evaluate(
        "() => [...document.querySelectorAll('[data-told-claim] .told')].map((one) => one.textContent)"
    )
    assert len([line for line in said if not line.startswith("Anna")]) >= 1, said
    assert not [line for line in said if "<" in line or "claim-" in line]
    live = [json.loads(frame) for frame in visitor.frames if '"claim":{' in frame]
    assert live
    assert visitor.wrong == []
    replay = visitor.ask("GET", f"/api/tables/{id}/notes")
    assert replay == {"notes": {}}


def test_what_somebody_claimed_is_read_at_their_seat_and_notes_are_for_oneself(visit: NewVisitor) -> None:
    visitor = visit()
    id = sit_down(visitor, "magelight", 4, bots_talk=False)
    page = visitor.page
    page.locator(".plate[data-seat='2'] .who").click()
    sheet = page.locator("[data-sheet]")
    expect(sheet).to_contain_text("Nothing yet.")
    sheet.locator("[data-lean=doubt]").click()
    sheet.locator("[data-guess]").select_option("infiltrator")
    sheet.locator("[data-jot]").fill("hoards Dark Days")
    sheet.locator("[data-say-of]").click()
    sheet.locator(".chip", has_text="I trust").click()
    sheet.locator(".close").click()
    tag = page.locator(".seat-tag[data-tag='2']")
    expect(tag).to_contain_text("Infiltrator?")
    page.reload()
    expect(tag).to_contain_text("Infiltrator?")
    assert visitor.ask("GET", f"/api/tables/{id}/notes")["notes"] == {
        "seat2": {"lean": "doubt", "role": "infiltrator", "text": "hoards Dark Days"}
    }
    assert not [frame for frame in visitor.frames if "hoards" in frame], "no socket carries a note"


def test_a_note_on_a_card_and_a_claim_of_it(visit: NewVisitor) -> None:
    visitor = visit()
    id = sit_down(visitor, "magelight", 4, bots_talk=False)
    page = visitor.page
    page.locator(".yours [data-thing^='hand0']").first.click(button="right")
    full = page.locator("[data-full]")
    full.locator("[data-jot]").fill("give it to Bo")
    full.locator(".say").first.click()
    expect(page.locator("[data-claim]")).to_have_count(1)
    notes = visitor.ask("GET", f"/api/tables/{id}/notes")["notes"]
    assert [note["text"] for note in notes.values()] == ["give it to Bo"]


def test_the_host_can_stop_bots_from_talking(visit: NewVisitor) -> None:
    visitor = visit()
    id = sit_down(visitor, "magelight", 4, auto_start=False)
    box = visitor.page.locator("[data-bots-talk]")
    expect(box).to_be_checked()
    box.click()
    expect(box).not_to_be_checked()
    assert visitor.ask("GET", f"/api/tables/{id}")["bots_talk"] is False
