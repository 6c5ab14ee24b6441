"""Every page: for everyone, in both languages, small, and asking no other host for anything."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect

import spellhall
from spellhall.words import words
from tests.page.conftest import NewVisitor
from tests.page.hall import ROOT
from tests.page.visitor import PHONE, Visitor, findings

GAMES = sorted(spellhall.games())
LOCALES = ("en-GB", "de-DE")
START_LIMIT = 200 * 1024
TABLE_LIMIT = 300 * 1024
HEAVIER = {"magewars": 390 * 1024}
"""Tables that are over the limit, which every card's picture brings with it: they may not grow further."""


@pytest.mark.parametrize("path", ["/", "/tables", "/about", "/rules/castle"])
def test_axe_finds_nothing(visit: NewVisitor, path: str) -> None:
    for theme in ("dark", "light"):
        visitor = visit()
        visitor.page.click(f"[data-theme-choice={theme}]")
        visitor.go(path)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        visitor.page.wait_for_selector("main h1, main h2")
        visitor.page.wait_for_load_state("networkidle")
        assert findings(visitor.page) == []


def test_axe_finds_nothing_before_a_game_and_in_a_replay(visit: NewVisitor) -> None:
    visitor = visit(PHONE)
    visitor.page.click("[data-friends=castle]")
    visitor.page.wait_for_selector("[data-create]")
    assert findings(visitor.page) == []
    visitor.page.click("[data-create]")
    visitor.page.wait_for_selector("[data-link]")
    assert findings(visitor.page) == []
    visitor.go("/")
    visitor.play_now("castle")
    assert visitor.click_on()["over"]
    assert findings(visitor.page) == []
    visitor.page.click("[data-replay]")
    visitor.page.wait_for_selector("[data-step]")
    assert findings(visitor.page) == []


def test_candlelight_is_the_default_and_light_one_click_away(visit: NewVisitor) -> None:
    """Whatever the system says; "as my system" is one click away, too, and what was chosen is kept."""
    visitor = visit(color_scheme="light")
    html = visitor.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    for choice, theme in (("light", "light"), ("dark", "dark"), ("auto", "light")):
        visitor.page.click(f"[data-theme-choice={choice}]")
        expect(html).to_have_attribute("data-theme", theme)
    visitor.page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    visitor.page.click("[data-language=de]")
    expect(visitor.page.locator("[data-play=castle]")).to_have_text("Jetzt spielen")


def test_the_start_page_says_how_long_and_how_demanding_each_game_is(visit: NewVisitor) -> None:
    visitor = visit()
    tiles = visitor.page.locator(".tile")
    expect(tiles).to_have_count(len(GAMES))
    expect(visitor.page.locator("[data-begin]")).to_have_count(1)
    for tile in tiles.all():
        expect(tile.locator(".flames")).to_have_count(1)
        expect(tile).to_contain_text(" min")
    expect(tiles.filter(has=visitor.page.locator("[data-play=magelight]"))).to_contain_text("45–120 min")
    expect(tiles.filter(has=visitor.page.locator("[data-play=castle]"))).to_contain_text("12+")


def test_the_start_page_is_one_screen(visit: NewVisitor) -> None:
    for size in ((1280, 720), (1366, 768), (1920, 1080)):
        visitor = visit(size)
        visitor.page.wait_for_selector("[data-play]")
        visitor.page.wait_for_load_state("networkidle")
        for button in visitor.page.locator("[data-play], [data-friends], [data-learn], [data-code]").all():
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1], (size, button)


def test_who_gathers_sees_what_was_agreed(visit: NewVisitor) -> None:
    host, guest = visit(), visit(PHONE)
    pace = {"kind": "clock", "seconds": 45}
    table = host.make_table("magelight", 5, 1, pace=pace, options={"roles": "plain"}, practice=True)
    guest.go(f"/t/{table}")
    guest.page.fill("[data-name]", "Bo")
    guest.page.click("[data-sit]")
    agreed = guest.page.locator("[data-agreed]")
    for words_of in ("Ada", "45 seconds", "plain", "may be taken back, too", "only by link"):
        expect(agreed).to_contain_text(words_of)
    assert guest.sideways() <= 0
    guest.page.click("[data-leave]")
    guest.page.click("[data-leave-yes]")
    guest.page.wait_for_url(f"{guest.address}/")


def test_a_file_that_is_no_record_is_refused_in_plain_words(visit: NewVisitor, tmp_path: Path) -> None:
    """A visitor without a name, too: no status, no code, nothing of JSON."""
    visitor = visit()
    visitor.allow("400")
    visitor.go("/tables")
    for content, told in (("no JSON at all", "not a record"), ('{"spellhall": 1}', "cannot be replayed here")):
        (tmp_path / "file.json").write_text(content)
        visitor.page.set_input_files("[data-upload]", tmp_path / "file.json")
        expect(visitor.page.locator("[data-unread]")).to_contain_text(told)
        assert "JSON" not in visitor.page.inner_text("[data-unread]")


def loaded(visitor: Visitor, path: str) -> int:
    """How many bytes come over the line for a first visit, as they come: compressed, the hall's answers too."""
    line = visitor.page.context.new_cdp_session(visitor.page)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    visitor.requests.clear()
    visitor.go(path)
    visitor.page.wait_for_selector("[data-play], [data-moves] button")
    visitor.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    here = (visitor.address, visitor.address.replace("http", "ws"))
    assert [url for url in visitor.requests if not url.startswith(here)] == []
    return sum(sizes)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_start_page_is_light_and_asks_no_other_host(visit: NewVisitor, locale: str) -> None:
    assert loaded(visit(locale=locale), "/") < START_LIMIT


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_asks_no_other_host_and_is_told_in_words(visit: NewVisitor, game: str, locale: str) -> None:
    visitor = visit(locale=locale)
    seats = spellhall.games()[game].players[0]
    table = visitor.make_table(game, seats, seats - 1, auto_start=True)
    assert loaded(visitor, f"/t/{table}") < HEAVIER.get(game, TABLE_LIMIT)
    if locale == "en-GB":
        the_text_view_has_everything(visitor, game)


def the_text_view_has_everything(visitor: Visitor, game: str) -> None:
    """The table in words is an ordered document: a heading for each zone, every known card by name."""
    view = next(event["view"] for event in reversed(visitor.seen()) if event.get("view"))
    text = visitor.page.text_content("[data-text-view]") or ""
    spoken = words(game)
    for zone in view["zones"]:
        assert spoken.title("zone", zone["sort"]) in text
    for face in {card["face"] for zone in view["zones"] for card in zone["cards"] if card["face"]}:
        assert spoken.name(face) in text
    for value in (*view["table"], *view["mine"], *view["seats"][0]["shows"]):
        told = {**view["table"], **view["mine"], **view["seats"][0]["shows"]}[value]
        if isinstance(told, int) and told is not False:
            assert spoken.title("show", value) in text
    assert visitor.page.locator("[data-text-view] h3").count() >= len(view["zones"])


def test_the_page_speaks_german(visit: NewVisitor) -> None:
    visitor = visit(locale="de-DE")
    expect(visitor.page.locator("[data-play=castle]")).to_have_text("Jetzt spielen")
    visitor.play_now("castle")
    visitor.wait_for_turn()
    expect(visitor.page.locator("[data-banner]")).to_contain_text("Du bist dran")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("path", ["/", "/rules/magewars", "/tables"])
def test_nothing_scrolls_sideways_on_a_phone_or_at_double_size(visit: NewVisitor, path: str) -> None:
    visitor = visit(PHONE)
    visitor.go(path)
    visitor.page.wait_for_selector("main h1, main h2")
    assert visitor.sideways() <= 0
    visitor.page.set_viewport_size({"width": 683, "height": 430})
    assert visitor.sideways() <= 0


def test_the_rule_book_is_searched_and_linked(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.go("/rules/castle#CM-41")
    expect(visitor.page.locator("[id='CM-41']")).to_be_visible()
    visitor.page.fill("[data-search]", "amulet")
    expect(visitor.page.locator(".cards > div").first).to_be_visible()


def test_the_german_rule_book_is_searched_and_linked(visit: NewVisitor) -> None:
    visitor = visit(locale="de-DE")
    visitor.go("/rules/castle#CM-41")
    expect(visitor.page.locator("[id='CM-41']")).to_be_visible()
    expect(visitor.page.locator("li", has=visitor.page.locator("[id='CM-41']"))).to_contain_text("Fraktionen")
    visitor.page.fill("[data-search]", "Figuren")
    expect(visitor.page.locator("details[open]").first).to_be_visible()
    assert [section for section in visitor.page.locator("details").all_text_contents() if "igur" not in section] == []


def test_german_cards_lead_to_german_rules(visit: NewVisitor) -> None:
    visitor = visit(locale="de-DE")
    visitor.play_now("magecraft")
    visitor.wait_for_turn()
    visitor.page.locator(".thing[data-face=magic_missile]").first.click(button="right")
    rule = visitor.page.locator("dialog[open] details", has_text="Angriff").first
    rule.locator("summary").click()
    expect(rule).to_contain_text("Gegner")
    rule.locator("a").click()
    expect(visitor.page.locator("[id='MC-50']")).to_be_visible()


def test_types_are_made_from_the_schema(built: Path) -> None:
    assert built.is_dir()
    types = (ROOT / "web" / "src" / "generated" / "messages.ts").read_text()
    assert "export type FromServer" in types
    handwritten = [path for path in (ROOT / "web" / "src").rglob("*.ts") if "generated" not in path.parts]
    assert not [path for path in handwritten if "interface TableInfo" in path.read_text()]
    games = (ROOT / "web" / "src" / "generated" / "games.ts").read_text()
    for name, info in spellhall.games().items():
        assert f"export interface {name.capitalize()} {{" in games
        for value in (*info.sight.table, *info.sight.seats, *info.sight.mine):
            assert f'"{value.id}"' in games


def test_the_words_of_the_page_are_whole_and_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "web")
    declared = import_module("declared")
    assert declared.wrong_words() == []
    german = declared.messages("de")
    monkeypatch.setattr(
        declared, "messages", lambda language: {**german, "a-lost-word": frozenset()} if language == "en" else german
    )
    assert declared.wrong_words() == ["de.ftl has no words for a-lost-word", "nobody says a-lost-word"]


def test_worked_examples_show_positions_and_call_cards_by_name(visit: NewVisitor) -> None:
    visitor = visit()
    visitor.go("/rules/castle")
    visitor.page.click("[id='8-worked-examples']")
    position = visitor.page.locator("table.position").first
    expect(position.locator(".thing")).to_have_count(27)
    visitor.go("/rules/nytherria")
    visitor.page.click("[id='8-worked-examples']")
    told = visitor.page.locator(".told", has_text="NY-E1 A plain claim")
    expect(told).to_contain_text("Soldier×2, Ravager×2")
    assert told.locator(".about .thing").count() >= 4
