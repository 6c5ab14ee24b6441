"""Windows in which one can do nothing pass by themselves, and no button comes under a thumb that meant another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.conftest import NewVisitor
from tests.page.visitor import PHONE, Visitor, sit_together

PLAIN: dict[str, object] = {
    "hand": {"P1": "soldier*6", "P2": "soldier*3 ravager*2"}, "turn": "P1", "phase": "main", "draws": {"P1": 1, "P2": 0},
}  # fmt: skip
WATCH = """
window.buttons = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll("[data-moves] [data-move]")) if (!buttons.includes(one.dataset.move)) buttons.push(one.dataset.move);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-move"] });
"""
HASTY = """
window.touch = () => new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch", detail: 1 });
// A thumb that falls on whatever button comes, in the moment in which it comes.
window.hasty = 0;
new MutationObserver(() => {
  const button = document.querySelector("[data-moves] [data-move]");
  if (!button || window.hasty) return;
  window.hasty += 1;
  button.dispatchEvent(touch());
}).observe(document, { childList: true, subtree: true });
"""


def two(visit: NewVisitor, scenario: dict[str, object], script: str) -> tuple[Visitor, Visitor]:
    """Ada, who moves first, and Bo on a phone, at a table with this position."""
    ada, bo = visit(), visit(PHONE, has_touch=True, is_mobile=True)
    bo.page.evaluate("localStorage.setItem('spellhall.settings', JSON.stringify({ forced: false }))")
    bo.context.add_init_script(script)
    sit_together("nytherria", ada, bo, scenario=scenario)
    return ada, bo


def view_of(visitor: Visitor) -> dict[str, Any]:
    """What this visitor sees now."""
    found: dict[str, Any] = visitor.ask("GET", f"/api/tables/{visitor.page.url.rpartition('/')[2]}/view")["view"]
    return found


@pytest.mark.rule("NY-R43")
def test_a_window_in_which_one_can_do_nothing_shows_no_button_and_passes(visit: NewVisitor) -> None:
    ada, bo = two(visit, PLAIN, WATCH)
    ada.play(next(line for line in ada.offered() if "soldier" in line))
    while view_of(bo)["decision"].get("question") == "answer_play" or view_of(bo)["number"] < 2:
        bo.page.wait_for_timeout(100)  # it goes on by itself, or the test never ends
    assert "pass" not in bo.page.evaluate("buttons"), "no button comes and goes"


def test_a_new_question_takes_no_touch_at_once(visit: NewVisitor) -> None:
    scenario: dict[str, object] = {**PLAIN, "hand": {"P1": "soldier*6", "P2": "shade ravager*4"}}
    ada, bo = two(visit, scenario, HASTY)
    ada.play(next(line for line in ada.offered() if "soldier" in line))
    bo.page.wait_for_function("hasty === 1")
    bo.page.wait_for_selector(".question.mine [data-move=pass]")
    assert view_of(bo)["decision"]["seat"] == 1, "what the thumb fell on was not meant"
    again = bo.page.locator(".question.mine [data-move=pass]")
    while again.count():  # once one has seen it, it is taken
        bo.page.evaluate("document.querySelector('[data-move=pass]')?.dispatchEvent(touch())")
        bo.page.wait_for_timeout(200)
