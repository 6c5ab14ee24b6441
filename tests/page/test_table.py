"""At the table: links, reloads, restarts, secrets, undo, spectators, replay, keys."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import NewVisitor
from tests.page.hall import Hall

CHARACTER = "character"


def test_one_click_opens_a_game_and_the_second_is_the_first_move(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("castle")
    visitor.play(visitor.offered()[0])
    expect(visitor.page.locator("[role=log] li")).not_to_have_count(0)


def test_friends_come_by_link_and_sit_with_one_click(visit: NewVisitor) -> None:
    host = visit()
    host.page.click("[data-friends=magecraft]")
    host.page.select_option("dialog[open] select >> nth=0", "2")
    host.page.click("[data-create]")
    link = host.page.input_value("[data-link]")
    assert host.page.locator("svg.qr path").get_attribute("d")
    guest = visit()
    guest.page.goto(link)
    guest.page.fill("[data-name]", "Bo")
    guest.page.click("[data-sit]")
    host.page.click("[data-start]:not([disabled])")
    for visitor in (host, guest):
        visitor.page.wait_for_selector("[data-banner]")
    expect(host.page.locator(".board")).to_contain_text("Bo")


def test_neither_of_two_browsers_is_ever_sent_the_secret_of_the_other(visit: NewVisitor) -> None:
    ada, bo = visit(), visit()
    table = ada.make_table("castle", 4, bots=2, auto_start=True)
    ada.go(f"/t/{table}")
    bo.go(f"/t/{table}")
    bo.page.fill("[data-name]", "Bo")
    bo.page.click("[data-sit]")
    for visitor in (ada, bo):
        visitor.page.wait_for_selector("[data-banner]")
    played = 0
    while played < 12 and not ada.over():
        played += sum(visitor.click_on(moves=1)["played"] for visitor in (ada, bo) if visitor.asked())
    secrets = []
    for visitor, seat in ((ada, 0), (bo, 1)):
        zones = next(event["view"]["zones"] for event in reversed(visitor.seen()) if event.get("view"))
        card = next(zone["cards"][0] for zone in zones if zone["id"] == f"{CHARACTER}{seat}")
        assert card["face"] is not None
        secrets.append(card["face"])
        expect(visitor.page.locator(".board")).to_contain_text(card["name"])
    for visitor, secret in ((ada, secrets[1]), (bo, secrets[0])):
        before_the_end = [frame for frame in visitor.frames if not (json.loads(frame).get("view") or {}).get("result")]
        assert len(before_the_end) > 5
        assert not any(f'"{secret}"' in frame for frame in before_the_end)


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("magelight")
    visitor.click_on(moves=4)
    moves = visitor.offered()
    prompt = visitor.page.inner_text("[data-prompt]")
    lines = visitor.page.locator("[role=log] .line")
    said = lines.all_text_contents()
    visitor.page.reload()
    assert visitor.offered() == moves
    expect(visitor.page.locator("[data-prompt]")).to_have_text(prompt)
    expect(lines).to_have_text(said)


def test_a_server_that_dies_and_comes_back_is_played_on_with(visit: NewVisitor, built: Path, tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    hall.open()
    try:
        visitor = visit(at=hall)
        visitor.play_now("castle")
        visitor.click_on(moves=3)
        moves = visitor.offered()
        hall.kill()
        expect(visitor.page.locator("[data-banner] .lost")).to_be_visible()
        hall.open()
        expect(visitor.page.locator("[data-banner] .lost")).to_have_count(0)
        assert visitor.offered() == moves
        assert visitor.click_on()["over"]
        visitor.page.goto("about:blank")  # whoever asks a hall that closes hears an error
    finally:
        hall.close()
    assert built.is_dir()


def test_undo_takes_a_move_back_and_says_why_it_cannot(visit: NewVisitor) -> None:
    visitor = visit()
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "0"})
    visitor.go(f"/t/{table}")
    assert visitor.offered() == ["manipulate"]
    visitor.page.click("[data-undo=nothing]", force=True)
    expect(visitor.page.locator(".notices p")).to_have_text("You have made no move yet.")
    visitor.play("manipulate")
    visitor.page.wait_for_selector('[data-move="pick both"]')
    visitor.page.click("[data-undo=free]")
    visitor.page.wait_for_selector('[data-move="manipulate"]')
    assert visitor.offered() == ["manipulate"]


def test_a_spectator_sees_the_public_view_and_no_moves(visit: NewVisitor) -> None:
    player, watcher = visit(), visit()
    player.play_now("castle")
    player.click_on(moves=2)
    watcher.page.goto(player.page.url)
    watcher.page.click("[data-watch]")
    watcher.page.wait_for_selector("[data-banner]")
    expect(watcher.page.locator("[data-moves] button")).to_have_count(0)
    zones = next(event["view"]["zones"] for event in watcher.seen() if event.get("view"))
    assert all(card["face"] is None for zone in zones if zone["id"].startswith(CHARACTER) for card in zone["cards"])


def test_a_replay_steps_jumps_changes_eyes_and_forks(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("castle")
    assert visitor.click_on()["over"]
    visitor.page.click("[data-replay]")
    visitor.page.wait_for_selector("[data-step]")
    visitor.page.keyboard.press("Home")
    expect(visitor.page.locator("[data-back]")).to_be_disabled()
    visitor.page.click("[data-forward]")
    expect(visitor.page.locator("[data-back]")).to_be_enabled()
    visitor.page.wait_for_url(re.compile("at=[1-9].*eyes=open"))
    exact = visitor.page.url
    step = visitor.page.inner_text("[data-step]")
    visitor.page.select_option(".eyes select", "1")
    visitor.page.wait_for_url("**eyes=1")
    again = visit()
    again.page.goto(exact)
    expect(again.page.locator("[data-step]")).to_have_text(step)
    again.page.click("[data-fork]")
    again.page.wait_for_selector("[data-banner]")
    assert again.offered()


def test_a_game_with_the_keyboard_alone(visit: NewVisitor) -> None:
    visitor = visit()
    keyboard = visitor.page.keyboard
    visitor.page.focus("[data-play=castle]")
    keyboard.press("Enter")
    visitor.wait_for_turn()
    keyboard.press("?")
    expect(visitor.page.locator("dialog[open] kbd").first).to_be_visible()
    keyboard.press("Escape")
    turn = 0
    while not visitor.over():
        visitor.wait_for_turn()
        turn += 1
        before = visitor.at()
        number = visitor.page.evaluate("document.querySelector('main.board').querySelectorAll('.thing.lit').length")
        if number and turn % 2:
            keyboard.press("n")
            keyboard.press("Enter")
            if visitor.page.query_selector("[role=menu]"):
                keyboard.press("Enter")
        elif turn % 3 == 0:
            keyboard.press("m")
            keyboard.press("Enter")
        else:
            keyboard.press("1")
        visitor.wait_for_move(before)


def test_a_thing_is_clicked_dragged_and_looked_at(visit: NewVisitor) -> None:
    visitor = visit()
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "0"})
    visitor.go(f"/t/{table}")
    visitor.offered()
    visitor.play("manipulate")
    visitor.page.click('[data-move="pick both"]')
    visitor.page.click('[data-thing="bell5"].lit')
    expect(visitor.page.locator('[data-thing="bell5"] .pawn')).to_have_count(1)
    visitor.page.locator(".thing[data-face]").first.click(button="right")
    expect(visitor.page.locator("dialog[open] h3").first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector('[data-thing="book5"].lit')
    visitor.page.drag_and_drop('[data-thing="book5"]', '[data-thing="candle5"]')
    expect(visitor.page.locator('[data-thing="book5"] .pawn')).to_have_count(1)


def test_moves_can_be_set_to_ask_first(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.page.evaluate("localStorage.setItem('spellhall.settings', JSON.stringify({ ask: 'always' }))")
    visitor.page.reload()
    visitor.play_now("castle")
    moves = visitor.offered()
    visitor.page.click("[data-moves] button")
    visitor.page.click("dialog[open] .button:not(.primary)")
    assert visitor.offered() == moves
    visitor.page.click("[data-moves] button")
    visitor.page.click("dialog[open] .button.primary")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_talk_and_quick_claims(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("magelight")
    visitor.page.keyboard.press("c")
    visitor.page.fill("[data-key=chat]", "<b>hello</b>")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".lines")).to_contain_text("<b>hello</b>")
    visitor.page.click(".claims summary")
    visitor.page.locator(".claims .row button").first.click()
    expect(visitor.page.locator(".lines p")).to_have_count(2)


FLIGHTS = """() => {
    const told = document.documentElement.dataset;
    told.flew = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        told.flew = Number(told.flew) + 1;
        return animate.apply(this, given);
    };
}"""


def test_cards_fly_and_turn_unless_one_wants_less_motion(visit: NewVisitor) -> None:
    for motion in ("no-preference", "reduce"):
        visitor = visit(reduced_motion=motion)
        visitor.play_now("castle")
        visitor.wait_for_turn()
        visitor.page.evaluate(FLIGHTS)
        for move in range(12):
            visitor.click_on(moves=1, seed=move)
            visitor.wait_for_turn()
        flew = "[1-9]" if motion == "no-preference" else "^0$"
        expect(visitor.page.locator("html")).to_have_attribute("data-flew", re.compile(flew))


def test_a_rematch_brings_the_same_people_to_a_new_table(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("castle")
    assert visitor.click_on()["over"]
    over = visitor.page.url
    visitor.page.click("[data-rematch]")
    visitor.page.wait_for_url(lambda url: url != over)
    assert visitor.offered()
