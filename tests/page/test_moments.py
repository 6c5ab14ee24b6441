"""The staged moments at a live table: who I am, what others do, the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewVisitor
from tests.page.visitor import ASKED


def test_one_is_told_who_one_is_once_and_nothing_happens_meanwhile(visit: NewVisitor) -> None:
    visitor = visit(staged=True)
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "1"})
    visitor.go(f"/t/{table}")
    reveal = visitor.page.locator("[data-reveal]")
    expect(reveal).to_be_visible()
    expect(reveal.locator("[data-seen]")).to_be_focused()
    expect(visitor.page.locator("[data-scene]")).to_have_count(0)
    visitor.page.keyboard.press("Enter")
    expect(reveal).to_have_count(0)
    expect(visitor.page.locator("[data-scene]")).to_have_count(1)
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-banner]")
    expect(reveal).to_have_count(0)


@pytest.mark.rule("ML-13", "ML-R4")
@pytest.mark.parametrize("role", ["turncoat", "archmage"])
def test_in_the_night_the_infiltrators_see_each_other(visit: NewVisitor, role: str) -> None:
    visitor = visit(staged=True)
    others = ["page_thief"] if role == "turncoat" else ["page_thief", "turncoat"]
    roles = {"P1": role} | {f"P{place}": other for place, other in enumerate(others, 2)}
    table = visitor.make_table("magelight", 5, bots=4, auto_start=True, scenario={"role": roles})
    visitor.go(f"/t/{table}")
    visitor.page.click("[data-reveal] [data-seen]")
    seen = []
    for step in range(4):
        night = visitor.page.locator(f"[data-night='{step}']")
        expect(night).to_be_visible()
        seen.append(night.locator("li b").all_inner_texts())
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-night]")).to_have_count(0)
    names = visitor.ask("GET", f"/api/tables/{table}")["seats"]
    assert seen == [[], [names[1]["name"]] if role == "turncoat" else [], [], []]


def test_what_is_aimed_at_one_waits_until_it_was_seen(visit: NewVisitor) -> None:
    """A bot answers in the own turn, or plays a card against the only other player: sooner or later that happens."""
    visitor = visit(staged=True)
    table = visitor.make_table("nytherria", 2, bots=1, auto_start=True)
    visitor.go(f"/t/{table}")
    visitor.page.click("[data-seen]")
    aimed = visitor.page.locator("[data-scene=aimed]")
    for _ in range(60):
        visitor.page.wait_for_selector(f"[data-scene=aimed], {ASKED}", state="attached")
        if aimed.count():
            break
        visitor.page.evaluate(f"document.querySelector('{ASKED}')?.click()")
        visitor.page.wait_for_timeout(60)
    at = visitor.page.get_attribute("[data-at]", "data-at")
    visitor.page.wait_for_timeout(2500)
    expect(aimed).to_be_visible()
    assert visitor.page.get_attribute("[data-at]", "data-at") == at
    told = aimed.locator("[role=status]").inner_text()
    visitor.page.keyboard.press("Space")
    expect(aimed.locator("[role=status]").filter(has_text=told)).to_have_count(0)


def test_the_end_is_told_one_thing_after_the_other_and_a_click_tells_all(visit: NewVisitor) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.play_now("castle")
    assert visitor.click_on()["over"]
    ending = visitor.page.locator("[data-ending]")
    expect(ending).to_have_attribute("data-told", "false")
    expect(ending.locator("[data-rematch]")).to_be_visible()
    ending.locator("li").first.click()
    expect(ending).to_have_attribute("data-told", "true")
    expect(ending.locator("h2")).not_to_be_empty()
