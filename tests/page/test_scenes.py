"""What the page makes of what others do: which moves are scenes, how large, for how long. By its own code, without a browser."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.server import catalogue
from tests.page.hall import ROOT

GAMES = sorted(spellhall.games())
YOU = 0


def staged(game: str, deeds: list[list[Any]], views: list[Any]) -> dict[str, Any]:
    """Scenes, story and changes, as the page has them for the first seat."""
    book = msgspec.to_builtins(catalogue.book(game))
    asked = {
        "book": {key: book[key] for key in ("cards", "beats", "asides")},
        "you": YOU,
        "deeds": deeds,
        "views": views,
    }
    command = [sys.executable, str(ROOT / "web" / "build.py"), "--scenes"]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@cache
def played(game: str) -> tuple[list[list[Any]], list[Any], dict[str, Any]]:
    """A random game, move by move: what the first seat was told, what it saw, and what the page makes of it."""
    g = spellhall.new(game, spellhall.game_info(game).players[1], 7)
    rng = Random(7)
    deeds, views = [g.news(YOU)], [g.view(YOU)]
    while g.decision is not None and len(deeds) < 250:
        before = g.number
        g.play(rng.choice(g.decision.moves))
        deeds.append(g.news(YOU, before))
        views.append(g.view(YOU, g.number))
    return deeds, views, staged(game, deeds, views)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_worth_a_look_is_shown_once_and_bookkeeping_takes_no_time(game: str) -> None:
    deeds, _, page = played(game)
    headlines = spellhall.game_info(game).headlines
    weights = set[str]()
    for told, scene in zip(deeds, page["scenes"], strict=True):
        others = [deed for deed in told if deed["seat"] not in (None, YOU)]
        beats = [news for deed in others for news in deed["news"] if news["kind"] in headlines.beats]
        heads = [deed["news"][deed["head"]] for deed in others]
        if not beats and all(head["kind"] in headlines.asides for head in heads):
            assert scene is None
            continue
        fresh = scene["news"][scene["fresh"] :]
        assert [news for news in fresh if news["kind"] in headlines.beats] == beats
        assert all(news in heads or news in beats for news in fresh)
        aims = [news["about"][field] for news in beats for field in headlines.beats[news["kind"]]]
        hit = any(aim == YOU or (isinstance(aim, list) and YOU in aim) for aim in aims)
        named = {news["about"]["seat"] for news in fresh if isinstance(news["about"].get("seat"), int)}
        disturbed = bool(beats) and others[0]["turn"] == YOU and named != {YOU}  # to let something pass does nothing
        expected = "aimed" if hit or disturbed else "beat" if beats else "plain"
        assert scene["weight"] == expected
        weights.add(expected)
        times = scene["times"]
        assert times["once"] == 0
        if expected == "aimed":
            assert {times[pace] for pace in ("slow", "normal", "quick")} == {"until seen"}
            assert scene["hurried"] == 5000, "where a clock runs it does not wait for ever"
        else:
            assert times["slow"] > times["normal"] > times["quick"] > 0
    assert {"plain", "beat"} <= weights


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_one_turn_are_one_scene(game: str) -> None:
    deeds, _, page = played(game)
    before = None
    for told, scene in zip(deeds, page["scenes"], strict=True):
        if scene is None:
            continue
        assert (scene["round"], scene["turn"]) == (told[-1]["round"], told[-1]["turn"])
        if before is not None and (before["round"], before["turn"]) == (scene["round"], scene["turn"]):
            assert scene["news"][: scene["fresh"]] == before["news"]
        else:
            assert scene["fresh"] == 0
        before = scene


@pytest.mark.parametrize("game", GAMES)
def test_the_story_has_every_deed_once_and_a_headline_for_every_turn(game: str) -> None:
    deeds, _, page = played(game)
    told = [deed for list in deeds for deed in list]
    assert [number for turn in page["turns"] for number in turn["deeds"]] == [deed["number"] for deed in told]
    news = [one for deed in told for one in deed["news"]]
    for turn, after in zip(page["turns"], page["turns"][1:], strict=False):
        assert (turn["round"], turn["turn"]) != (after["round"], after["turn"])
        assert turn["round"] <= after["round"]
    for turn in page["turns"]:
        assert 1 <= len(turn["heads"]) <= 2
        assert all(head in news for head in turn["heads"])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_marked_has_changed(game: str) -> None:
    _, views, page = played(game)
    for before, after, marked in zip(views[:-1], views[1:], page["changes"], strict=True):
        cards = {card["id"]: card for zone in before["zones"] for card in zone["cards"] if "id" in card}
        now = {card["id"]: card for zone in after["zones"] for card in zone["cards"] if "id" in card}
        assert {id for id, card in now.items() if cards.get(id) != card} <= set(marked)
        assert {id for id in marked if id in now and now[id] == cards.get(id)} == set()
    assert any(page["changes"])


def test_a_counter_lies_on_what_it_cancels() -> None:
    """The Warden cancels the Ravager of somebody else. (NY-23)"""
    g = spellhall.new("nytherria", 3, 1)
    deeds: list[list[Any]] = []
    rng = Random(1)
    while not any(news["kind"] == "cancelled" for told in deeds for deed in told for news in deed["news"]):
        if g.decision is None:
            g = spellhall.new("nytherria", 3, rng.randrange(10_000))
            deeds = []
        assert g.decision is not None
        before = g.number
        g.play(rng.choice(g.decision.moves))
        deeds.append(g.news(YOU, before))
    (deed,) = [one for one in deeds[-1] if any(news["kind"] == "cancelled" for news in one["news"])]
    elsewhere = [[{**one, "seat": 1, "turn": 2} for one in told] for told in deeds[-2:]]
    cancelled = next(news["about"]["card"] for news in deed["news"] if news["kind"] == "cancelled")
    cards = staged("nytherria", elsewhere, [])["scenes"][-1]["cards"]
    assert cards[0] == {"face": cancelled, "cancelled": True}
    assert [card["cancelled"] for card in cards[1:]] == [False]
