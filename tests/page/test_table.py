"""At the table: links, reloads, restarts, secrets, undo, spectators, replay, keys."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

import spellhall
from spellhall.words import words
from tests.page.conftest import NewVisitor
from tests.page.hall import Hall
from tests.page.visitor import DESKTOP, PHONE, sit_together

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
    expect(host.page.locator(".stage")).to_contain_text("Bo")


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("magelight")
    visitor.click_on(moves=4)
    moves = visitor.offered()
    prompt = visitor.page.inner_text("[data-prompt]")
    lines = visitor.page.locator("[role=log] .head")
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


def test_a_turn_of_the_story_unfolds_into_all_that_happened_in_it(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("magelight")
    visitor.click_on(moves=3)
    visitor.wait_for_turn()
    deeds: dict[int, dict[str, Any]] = {}
    for event in visitor.seen():
        if event.get("view"):
            deeds |= {deed["number"]: deed for deed in event["view"]["news"]}
    turns = {(deed["round"], deed["turn"]) for deed in deeds.values()}
    expect(visitor.page.locator("[role=log] .head")).to_have_count(len(turns))
    rounds = {round for round, _ in turns if round}
    expect(visitor.page.locator("[role=log] .round")).to_have_count(len(rounds))
    folded = visitor.page.locator("[role=log] details")
    expect(folded.first.locator("li").first).to_be_hidden()
    folded.first.locator("summary").click()
    expect(folded.first.locator("li").first).to_be_visible()


def test_a_page_of_another_protocol_reloads_itself_once(visit: NewVisitor) -> None:
    """The hall was updated under a page that is open: it gets the new one. If that does not help, it says so."""
    visitor = visit()
    table = visitor.make_table("castle", 4, bots=3, auto_start=True)
    hellos: list[str] = []

    def speak_of_old(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello":
                hellos.append(str(message))
                said["protocol"] = 1
            server.send(json.dumps(said))

        route.on_message(send)

    visitor.page.route_web_socket("**/socket", speak_of_old)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[role=alert]")).to_contain_text(re.compile("protocol|page", re.IGNORECASE))
    assert len(hellos) == 2
    assert json.loads(hellos[0])["protocol"] == 2


def test_undo_takes_a_move_back_and_says_why_it_cannot(visit: NewVisitor) -> None:
    visitor = visit()
    table = visitor.make_table(
        "castle", 4, bots=3, auto_start=True, options={"first_player": "0", "first_turn": "manipulate"}
    )
    visitor.go(f"/t/{table}")
    gestures = ["manipulate + pick supply", "manipulate + pick both"]
    assert visitor.offered() == gestures
    visitor.page.click("[data-undo=nothing]", force=True)
    expect(visitor.page.locator(".notices p")).to_have_text("You have made no move yet.")
    visitor.play("manipulate + pick both")
    visitor.page.wait_for_selector('[data-thing="bell5"].lit')
    visitor.page.click("[data-undo=free]")
    visitor.page.wait_for_selector('[data-line="pick both"]', state="attached")
    visitor.page.click("[data-undo=free]")
    visitor.page.wait_for_selector(f'[data-line="{gestures[0]}"]', state="attached")
    assert visitor.offered() == gestures


def test_undo_by_consent_asks_the_others(visit: NewVisitor) -> None:
    ada, bo = visit(), visit()
    sit_together("magecraft", ada, bo)
    moves = ada.offered()
    for agreed in (False, True):
        ada.play(moves[0])
        expect(ada.page.locator("[data-undo=consent]")).to_have_attribute("title", re.compile("Bo must agree"))
        ada.page.click("[data-undo]")
        expect(ada.page.locator("[data-undo=asked]")).to_be_visible()
        bo.page.click(f"[data-consent={'yes' if agreed else 'no'}]")
        expect(bo.page.locator("[data-consent]")).to_have_count(0)
        if not agreed:
            expect(ada.page.locator("[data-undo=consent]")).to_be_visible()
            ada.page.click("[data-undo]")
            bo.page.click("[data-consent=yes]")
        ada.page.wait_for_selector(f'[data-all-moves] [data-line="{moves[0]}"]', state="attached")
        assert ada.offered() == moves


def test_a_record_from_a_file_is_looked_at(visit: NewVisitor, tmp_path: Path) -> None:
    game = spellhall.new("castle", 4, seed=3)
    rng = Random(3)
    while game.decision is not None:
        game.play(rng.choice(game.decision.moves))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()))
    visitor = visit()
    visitor.play_now("castle")  # so as to be somebody
    visitor.go("/tables")
    visitor.page.set_input_files("input[type=file]", file)
    visitor.page.wait_for_selector("[data-step]")
    expect(visitor.page.locator(".count")).to_have_text(f"0 / {game.number}")
    visitor.go("/tables")
    file.write_text('{"no": "record"}')
    visitor.allow("400")
    visitor.page.set_input_files("input[type=file]", file)
    expect(visitor.page.locator("[role=alert]")).not_to_be_empty()


def test_a_second_device_becomes_the_same_guest(visit: NewVisitor) -> None:
    first, second = visit(), visit()
    first.play_now("castle")
    first.page.get_by_role("button", name="Settings").click()
    first.page.click("[data-second]")
    code = first.page.inner_text("dialog[open] .code")
    second.go("/tables")
    second.page.fill("input[autocomplete=one-time-code]", code)
    second.page.click("[data-use-code]")
    expect(second.page.locator(f'a[href="{first.page.url.removeprefix(first.address)}"]').first).to_be_visible()


BELLS = """() => {
    window.rung = 0;
    window.told = [];
    window.AudioContext = class { constructor() { window.rung += 1; throw new Error("silent"); } };
    window.Notification = class {
        constructor(title, options) { window.told.push(options.body); }
        static permission = "granted";
        static requestPermission = async () => "granted";
    };
    Object.defineProperty(document, "hidden", { get: () => true });
}"""


def test_one_hears_and_is_told_that_it_is_ones_turn_and_sees_the_clock(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.page.add_init_script(f"({BELLS})()")
    settings = json.dumps({"sound": True, "notify": True})
    visitor.page.evaluate(f"localStorage.setItem('spellhall.settings', '{settings}')")
    options = {"first_player": "0"}
    pace = {"kind": "clock", "seconds": 3600}
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options=options, pace=pace)
    visitor.go(f"/t/{table}")
    visitor.wait_for_turn()
    expect(visitor.page.locator(".clock")).to_have_text(re.compile(r"\d+:\d\d"))
    assert visitor.page.title().startswith("● Your turn")
    assert visitor.page.evaluate("window.rung") == 1
    assert visitor.page.evaluate("window.told") == [f"Your turn: {words('castle').say({'key': 'ask-turn_action'})}"]


def test_a_long_press_opens_a_card(visit: NewVisitor) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.play_now("magelight")
    visitor.wait_for_turn()
    card = visitor.page.locator(".hand .thing[data-face]").first
    box = card.bounding_box()
    assert box is not None
    lines = visitor.page.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + 12, "y": box["y"] + 20}
    lines.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(visitor.page.locator("dialog[open] h3").first).to_be_visible()
    lines.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(visitor.page.locator("dialog[open]")).to_have_count(1)  # the press is no click


def test_a_line_of_the_log_points_at_its_things(visit: NewVisitor) -> None:
    visitor = visit()
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "0"})
    visitor.go(f"/t/{table}")
    visitor.play("manipulate + pick both")
    visitor.play("flip bell5")
    visitor.page.locator("[data-story] .turn").last.hover()
    expect(visitor.page.locator('[data-thing="bell5"]').first).to_have_class(re.compile("pointed"))
    visitor.page.hover("h1")
    expect(visitor.page.locator('[data-thing="bell5"]').first).not_to_have_class(re.compile("pointed"))


def test_colours_are_chosen_and_never_twice_at_a_table(visit: NewVisitor) -> None:
    host, guest = visit(), visit()
    host.page.click("[data-friends=magecraft]")
    host.page.select_option("dialog[open] select >> nth=0", "2")
    host.page.click("[data-create]")
    host.page.click("[data-colour='#7d3c98']")
    expect(host.page.locator("[data-colour='#7d3c98']")).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".portrait .sign").first).to_have_css("border-top-color", "rgb(125, 60, 152)")
    guest.page.goto(host.page.input_value("[data-link]"))
    guest.page.click("[data-sit]")
    expect(guest.page.locator("[data-colour='#7d3c98']")).to_be_disabled()
    host.page.click("[data-start]:not([disabled])")
    host.page.wait_for_selector("[data-banner]")
    seats = next(event["table"]["seats"] for event in reversed(host.seen()) if event.get("table"))
    assert seats[0]["colour"] == "#7d3c98"
    assert len({seat["colour"] for seat in seats}) == 2


def test_a_spectator_sees_the_public_view_and_no_moves(visit: NewVisitor) -> None:
    player, watcher = visit(), visit()
    player.play_now("castle")
    player.click_on(moves=2)
    watcher.page.goto(player.page.url)
    watcher.page.click("[data-watch]")
    watcher.page.wait_for_selector("[data-banner]")
    expect(watcher.page.locator("[data-moves] button, [data-all-moves] button")).to_have_count(0)
    zones = next(event["view"]["zones"] for event in watcher.seen() if event.get("view"))
    assert all(card["face"] is None for zone in zones if zone["id"].startswith(CHARACTER) for card in zone["cards"])


def test_a_replay_steps_jumps_changes_eyes_and_forks(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("castle")
    assert visitor.click_on()["over"]
    colours = "[0, 1, 2, 3].map((seat) => getComputedStyle(document.documentElement).getPropertyValue(`--seat${seat}`))"
    at_the_table = visitor.page.evaluate(colours)
    visitor.page.click("[data-replay]")
    visitor.page.wait_for_selector("[data-step]")
    expect(visitor.page.locator("[data-back]")).to_be_disabled()
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-step]")
    assert visitor.page.evaluate(colours) == at_the_table
    assert int(visitor.page.get_attribute("[data-turns]", "data-turns") or 0) > 4
    visitor.page.click("[data-play-pause]")
    visitor.page.wait_for_url(re.compile("at=[1-9]"))
    visitor.page.click("[data-play-pause]")
    visitor.page.keyboard.press("End")
    expect(visitor.page.locator("[data-forward]")).to_be_disabled()
    line = visitor.page.locator("[data-jump]:visible").nth(3)
    number = line.get_attribute("data-jump")
    line.click()
    visitor.page.wait_for_url(re.compile(f"at={number}&"))
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


def test_a_thing_is_clicked_dragged_and_looked_at(visit: NewVisitor) -> None:
    visitor = visit()
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "0"})
    visitor.go(f"/t/{table}")
    visitor.play("manipulate + pick both")
    visitor.page.click('[data-thing="bell5"].lit')
    expect(visitor.page.locator('[data-thing="bell5"] [data-piece]')).to_have_count(1)
    visitor.page.locator(".thing[data-face]").first.click(button="right")
    expect(visitor.page.locator("[data-full]")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector('[data-thing="book5"].lit')
    visitor.page.drag_and_drop('[data-thing="book5"]', '[data-thing="candle5"]')
    expect(visitor.page.locator('[data-thing="book5"] [data-piece]')).to_have_count(1)


def test_a_thing_is_chosen_then_where_it_goes(visit: NewVisitor) -> None:
    """A card with several uses is chosen by one click; its verbs stand in the question bar, Escape puts it back."""
    visitor = visit()
    visitor.play_now("magelight")
    visitor.wait_for_turn()
    while not any(line.startswith("burn ") for line in visitor.offered()):
        visitor.play(visitor.offered()[0])
    card = next(line for line in visitor.offered() if line.startswith("burn ")).removeprefix("burn ")
    visitor.page.locator(f'.hand .thing[data-face="{card}"]').first.click()
    expect(visitor.page.locator(".hand .thing.chosen")).to_have_count(1)
    expect(visitor.page.locator(f'[data-moves] [data-move="burn {card}"]')).to_be_visible()
    expect(visitor.page.locator("[data-prompt]")).to_contain_text(words("magelight").name(card))
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".thing.chosen")).to_have_count(0)
    before = visitor.at()
    visitor.page.locator(f'.hand .thing[data-face="{card}"]').first.click()
    visitor.page.click(f'[data-moves] [data-move="burn {card}"]')
    visitor.wait_for_move(before)


def test_by_touch_a_tap_chooses_and_a_second_one_commits(visit: NewVisitor) -> None:
    visitor = visit(PHONE, has_touch=True)
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "0"})
    visitor.go(f"/t/{table}")
    visitor.play("manipulate + pick both")
    before = visitor.at()
    visitor.page.tap('[data-thing="bell5"].lit')
    expect(visitor.page.locator('[data-thing="bell5"].chosen')).to_have_count(1)
    assert visitor.at() == before
    visitor.page.tap('[data-thing="bell5"].chosen')
    visitor.wait_for_move(before)


def test_what_has_one_answer_is_answered_by_itself_unless_one_wants_to_see_it(visit: NewVisitor) -> None:
    for forced in (False, True):
        visitor = visit()
        visitor.page.evaluate(
            f"localStorage.setItem('spellhall.settings', JSON.stringify({{ forced: {str(forced).lower()} }}))"
        )
        scenario = {"turn": "P1", "phase": "main", "hand": {"P1": "soldier"}}
        table = visitor.make_table("nytherria", 2, bots=1, auto_start=True, scenario=scenario)
        visitor.go(f"/t/{table}")
        if forced:
            assert visitor.offered() == ["play soldier"]
        else:
            expect(visitor.page.locator("[role=log]").first).to_contain_text("The Soldier")


def test_the_last_turns_are_announced(visit: NewVisitor) -> None:
    """In the bar; on a phone, whose bar is narrow, above what was played."""
    scenario = {
        "hand": {"P1": "soldier*6", "P2": "ravager*5", "P3": "ravager*5"}, "stones": {"P1": "light_stone*4"},
        "neutral_deck": "light_stone trap*9 ...", "turn": "P1", "phase": "main",
    }  # fmt: skip
    g = spellhall.new("nytherria", 3, 1, {"last_turns": "one"}, scenario)
    for move in ("play soldier", "pass", "pass", "claim", "pass", "pass"):
        g.play(move)
    visitor = visit()
    visitor.ask("POST", "/api/guests", {"name": "Ada"})
    record = visitor.ask("POST", "/api/records", g.record())["id"]
    fork = {"number": g.number, "seat": 1, "level": "random"}
    visitor.go(f"/t/{visitor.ask('POST', f'/api/replays/{record}/fork', fork)['id']}")
    said = visitor.page.get_by_text("1 more turn after this one").locator("visible=true")
    bar = visitor.page.locator("[data-banner]").get_by_text("1 more turn after this one").locator("visible=true")
    for size, in_the_bar in ((DESKTOP, 1), (PHONE, 0)):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(bar).to_have_count(in_the_bar)
        expect(said).to_have_count(1)


def test_what_cannot_be_done_says_why(visit: NewVisitor) -> None:
    visitor = visit()
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "0"})
    visitor.go(f"/t/{table}")
    visitor.wait_for_turn()
    asked = words("castle").say({"key": "ask-turn_action"})
    visitor.page.click('[data-thing="bell5"]')
    expect(visitor.page.locator(".notices p")).to_contain_text(f"You are asked: {asked}")
    visitor.page.locator(".thing[data-face]").first.click()
    expect(visitor.page.locator("[data-why-not]")).to_contain_text(f"You are asked: {asked}")


def test_a_move_that_gives_the_game_away_asks_first(visit: NewVisitor) -> None:
    """The hall says who would win; the page does not guess."""
    asked = 0
    for seed in range(12):
        visitor = visit()
        visitor.page.evaluate("localStorage.setItem('spellhall.settings', JSON.stringify({ ask: 'final' }))")
        table = visitor.make_table("lantern", 2, bots=1, auto_start=True, seed=str(seed))
        visitor.go(f"/t/{table}")
        while True:
            visitor.wait_for_turn()
            if visitor.over():
                break
            before = visitor.at()
            visitor.page.locator("[data-all-moves] button").first.evaluate("(one) => one.click()")
            visitor.page.wait_for_selector(
                f'[data-at]:not([data-at="{before}"]), dialog[open] [data-why]', state="attached"
            )
            if visitor.page.query_selector("dialog[open] [data-why]"):
                asked += 1
                visitor.page.click("dialog[open] .button.primary")
                visitor.wait_for_move(before)
        if asked:
            break
    assert asked


def test_moves_that_end_something_can_be_set_to_ask_first(visit: NewVisitor) -> None:
    """The hall says what a move would end; the page does not guess."""
    visitor = visit()
    visitor.page.evaluate("localStorage.setItem('spellhall.settings', JSON.stringify({ ask: 'ends' }))")
    table = visitor.make_table("castle", 4, bots=3, auto_start=True, options={"first_player": "0"})
    visitor.go(f"/t/{table}")
    visitor.play("manipulate + pick both")
    first, second = visitor.offered()[:2]
    for move, why in ((first, "Chance answers this"), (second, "Your turn ends with this")):
        before = visitor.at()
        visitor.page.locator(f'[data-all-moves] [data-line="{move}"]').evaluate("(one) => one.click()")
        expect(visitor.page.locator("dialog[open] [data-why]")).to_contain_text(why)
        visitor.page.click("dialog[open] .button.primary")
        visitor.wait_for_move(before)


def test_moves_can_be_set_to_ask_first(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.page.evaluate("localStorage.setItem('spellhall.settings', JSON.stringify({ ask: 'always' }))")
    visitor.page.reload()
    visitor.play_now("castle")
    moves = visitor.offered()
    first = visitor.page.locator("[data-all-moves] button").first
    first.evaluate("(one) => one.click()")
    visitor.page.click("dialog[open] .button:not(.primary)")
    assert visitor.offered() == moves
    first.evaluate("(one) => one.click()")
    visitor.page.click("dialog[open] .button.primary")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_talk_and_quick_claims(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("magelight")
    visitor.page.keyboard.press("c")
    visitor.page.fill("[data-key=chat]", "<b>hello</b>")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".lines")).to_contain_text("<b>hello</b>")
    visitor.page.locator(".claims button", has_text="I am …").click()
    visitor.page.locator(".claims button", has_text="I am a Guildmage.").click()
    expect(visitor.page.locator(".lines [data-claim]", has_text="I am a Guildmage.")).to_have_count(1)
    expect(visitor.page.locator("[data-told-claim]", has_text="I am a Guildmage.")).to_have_count(1)


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
    visitor.go("/tables")
    played = visitor.page.locator(f'[data-table="{over.rsplit("/", 1)[1]}"] [data-state]')
    expect(played).to_contain_text(re.compile(r"won.* · \d\d:\d\d"))
    again = visitor.page.locator("[data-state]").first
    expect(again).to_contain_text(re.compile(r"(Your turn|to move) · "))


def test_a_report_says_a_word_and_leaving_asks_first(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.play_now("nytherria")
    visitor.page.get_by_label("Settings").first.click()
    visitor.page.locator("dialog[open] summary").click()
    visitor.page.fill("[data-report]", "The Ravager smiled.")
    visitor.page.click("[data-send-report]")
    expect(visitor.page.locator("dialog[open] [data-said]")).to_contain_text("it has arrived")
    table = visitor.page.url
    visitor.page.click("[data-leave]")
    assert visitor.page.url == table
    visitor.page.click("[data-leave-yes]")
    visitor.page.wait_for_url(f"{visitor.address}/")
