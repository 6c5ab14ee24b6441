"""First games: laws for every script, and the coach who leads through it, waits, and takes back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

import spellhall
from spellhall.bots.company import COMPANY
from spellhall.engine.game import Game
from spellhall.engine.views import seat_names
from spellhall.server import tutorials
from spellhall.server.ahead import ahead
from spellhall.server.app import App
from spellhall.server.table import Table
from spellhall.server.tutorials import Step, Tutorial
from spellhall.words import LANGUAGES, words
from tests.conftest import SOURCES
from tests.server.client import Person, Player, Refused, open_hall
from tests.server.halls import in_a_hall, settle
from tests.server.lessons import GAMES, TOPICS, hinted, learn, obey

QUOTED = re.compile("[“„]([^“”„]+)[“”]")
NAMED = re.compile(r"\{(\d+)\}")
LONGEST = 330
"""So many letters fit into the coach's bubble on the smallest phone."""


class Moment(NamedTuple):
    """A step, and the game as the learner sees it then."""

    number: int
    step: Step
    game: Game


def moments(lesson: Tutorial) -> Iterator[Moment]:
    """The whole lesson, step by step."""
    game = spellhall.new(lesson.game, lesson.seats, lesson.seed, lesson.options, lesson.scenario)
    for number, step in enumerate(lesson.steps):
        yield Moment(number, step, game)
        for move in step.moves:
            assert game.decision is not None, f"step {number}: the game is over"
            assert game.decision.seat == tutorials.mover(lesson, step), f"step {number}: somebody else is asked"
            assert move in game.decision.moves, f"step {number}: {move} is not legal"
            game.play(move)


def lesson_of(game: str) -> Tutorial:
    lesson = tutorials.load(game)
    assert lesson is not None
    return lesson


def ids_in(view: Any) -> Iterator[str]:
    """Everything that something on the board may be called by: ids, and the names of what is shown."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield key
            if key in ("id", "seat", "face"):
                yield f"seat{value}" if key == "seat" else str(value)
            yield from ids_in(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from ids_in(value)


def own(lesson: Tutorial) -> list[Step]:
    return [step for step in lesson.steps if tutorials.mover(lesson, step) == lesson.seat]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_one_game_that_the_learner_wins(game: str) -> None:
    lesson = lesson_of(game)
    *_, last = moments(lesson)
    assert last.game.result is not None
    assert lesson.seat in last.game.result.winners
    assert len(lesson.company) == len(set(lesson.company)) == lesson.seats - 1
    assert set(lesson.company) <= set(COMPANY)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_one_gesture_that_the_page_offers(game: str) -> None:
    lesson = lesson_of(game)
    for number, step, played in moments(lesson):
        if step.moves and step.seat is None:
            table = cast("Table", SimpleNamespace(game=played, stage="playing", asked=lesson.seat, moment=number))
            assert list(step.moves) in [list(line.moves) for line in ahead(table, lesson.seat).lines], number


@pytest.mark.parametrize("game", GAMES)
def test_every_step_points_at_what_is_there(game: str) -> None:
    lesson = lesson_of(game)
    for number, step, played in moments(lesson):
        there = set(ids_in({**played.view(lesson.seat), "news": []}))
        assert set(step.points_at) <= there, (number, set(step.points_at) - there)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_said_in_every_language_and_briefly(game: str) -> None:
    lesson = lesson_of(game)
    for said in (*(chapter.title for chapter in lesson.chapters), *(step.title for step in own(lesson))):
        assert set(said) == set(LANGUAGES)
        assert all(0 < len(text) <= 48 for text in said.values()), said
    for step in (*own(lesson), lesson.farewell):
        assert set(step.text) == set(LANGUAGES)
        assert all(0 < len(text) <= LONGEST for text in step.text.values()), step.text
        assert not step.wrong or set(step.wrong) == set(LANGUAGES)
        for text in (*step.text.values(), *step.wrong.values()):
            assert all(int(seat) in range(lesson.seats) for seat in NAMED.findall(text))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_covers_its_topics_in_five_to_eight_minutes(game: str) -> None:
    """At about ten seconds a step."""
    lesson = lesson_of(game)
    assert {topic for step in own(lesson) for topic in step.topics} == TOPICS[game]
    assert 20 <= len(own(lesson)) <= 45


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_coach_quotes_is_said_at_the_table(game: str, language: str) -> None:
    lesson = lesson_of(game)
    spoken = words(game, language)
    page = (SOURCES.parent / "web" / "src" / "lang" / f"{language}.ftl").read_text("utf-8")
    names = {spoken.name(id) for id in (*spoken.info.things, *spoken.info.terms)}
    names |= {chapter.title[language] for chapter in lesson.chapters}
    for number, step, played in moments(lesson):
        if step.seat is not None:
            continue
        decision = played.view(lesson.seat)["decision"]
        asked = [] if decision is None or decision["seat"] != lesson.seat else decision["moves"]
        labels = {spoken.say(move["say"], seat_names(lesson.seats)) for move in asked}
        said = {text.casefold() for text in names | labels}
        for quoted in QUOTED.findall(step.text[language] + step.wrong.get(language, "")):
            parts = [part.strip() for part in quoted.casefold().split(",")]
            known = quoted.casefold() in said or all(part in said for part in parts) or f" = {quoted}\n" in page
            assert known, (number, quoted)


@pytest.mark.parametrize("game", GAMES)
def test_following_the_coach_leads_through_every_step_to_a_real_game(tmp_path: Path, game: str) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        table = await anna.call("POST", "/api/tutorials", {"game": game})
        lesson = lesson_of(game)
        async with anna.sit_at(table["id"]) as player:
            *heard, end = await learn(player)
            steps = [number for number, step in enumerate(lesson.steps) if tutorials.mover(lesson, step) == lesson.seat]
            assert list(dict.fromkeys(hint["number"] for hint in heard)) == steps
            assert all("{" not in text for hint in heard for text in hint["text"].values())
            assert (end["kind"], set(end["text"])) == ("end", set(LANGUAGES))
            script = [move for step in lesson.steps for move in step.moves]
            assert [play.move for play in app.hall.live[table["id"]].table.plays] == script
            names = [seat["name"] for seat in player.table["seats"]]
            await player.do("rematch")
            await player.until(lambda p: p.table["rematch"])
        again = app.hall.live[player.table["rematch"]].table
        assert (again.stage, again.setup.tutorial, again.setup.known_deal) == ("playing", None, False)
        assert [chair.name for chair in again.chairs] == names
        assert {chair.level for chair in again.chairs if chair.guest is None} == {"gentle"}
        if again.first_option is not None:
            assert again.first == lesson.seat
        if lesson.seats == 2:
            assert all(again.setup.options[one.name] == one.duel for one in again.info.options if one.duel)

    check(tmp_path)


async def first_choice(player: Player) -> tuple[dict[str, Any], str]:
    """Where one could do something else for the first time, and what."""
    while True:
        hint = await hinted(player)
        assert hint is not None
        other = next((move for move in player.moves if hint["kind"] == "do" and move != hint["moves"][0]), None)
        if other is not None:
            return hint, other
        await obey(player, hint)
        await player.until(lambda p, before=hint: p.situation["hint"] != before)


@pytest.mark.parametrize("game", GAMES)
def test_something_else_may_be_tried_and_the_coach_takes_it_back(tmp_path: Path, game: str) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        table = await anna.call("POST", "/api/tutorials", {"game": game})
        async with anna.sit_at(table["id"]) as player:
            hint, other = await first_choice(player)
            before = player.view
            await player.do("move", moment=player.moment, move=other)
            await player.until(lambda p: p.situation["hint"]["kind"] == "astray")
            count = len(app.hall.live[table["id"]].table.plays)
            await settle(player)
            assert len(app.hall.live[table["id"]].table.plays) == count, "nobody moves until it is taken back"
            with pytest.raises(Refused):
                await player.do("lesson", step=hint["number"])
            await player.do("lesson", step=hint["number"], back=True)
            await player.until(lambda p: p.situation["hint"] == hint)
            assert before is not None
            assert player.view is not None
            assert player.view["decision"] == before["decision"]
            with pytest.raises(Refused):
                await player.do("lesson", step=hint["number"], back=True)
            assert (await learn(player))[-1]["kind"] == "end"

    check(tmp_path)


@in_a_hall()
async def test_all_wait_while_one_reads(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    lesson = lesson_of("castle")
    steps = lesson.steps
    pause = next(i for i, step in enumerate(steps) if not step.moves and steps[i + 1].seat is not None)
    table = await anna.call("POST", "/api/tutorials", {"game": "castle"})
    async with anna.sit_at(table["id"]) as player:
        await learn(player, until=pause)
        await settle(player)
        live = app.hall.live[table["id"]]
        assert live.table.asked != lesson.seat
        assert not live.driver.busy()
        await player.do("lesson", step=pause)
        assert (await hinted(player) or {})["number"] > pause


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    import asyncio

    async def check() -> None:
        async with open_hall(tmp_path) as (host, _):
            anna = await Person.enter(host, "Anna")
            table = await anna.call("POST", "/api/tutorials", {"game": "castle"})
            async with anna.sit_at(table["id"]) as player:
                heard = await learn(player, until=6)
                player_moves = player.view["decision"] if player.view else None
        async with open_hall(tmp_path) as (host, _):
            anna = Person(host, anna.headers, anna.me)
            assert (await anna.call("POST", "/api/tutorials", {"game": "castle"}))["id"] == table["id"]
            async with anna.sit_at(table["id"]) as player:
                assert await hinted(player) == heard[-1]
                assert player.view is not None
                assert player.view["decision"] == player_moves
            assert (await anna.call("POST", "/api/tutorials", {"game": "castle", "anew": True}))["id"] != table["id"]

    asyncio.run(check())


@in_a_hall()
async def test_a_lesson_is_not_ended_by_something_else(host: str, app: App) -> None:
    """The last card ends the game: turned up too early it would be over for good."""
    anna = await Person.enter(host, "Anna")
    table = await anna.call("POST", "/api/tutorials", {"game": "castle"})
    steps = lesson_of("castle").steps
    danger = next(i for i, step in enumerate(steps) if step.moves == ("manipulate", "pick bell1"))
    async with anna.sit_at(table["id"]) as player:
        await learn(player, until=danger)
        await player.do("move", moment=player.moment, move="advance")
        with pytest.raises(Refused) as refused:
            await player.do("move", moment=player.moment, move=player.moves[0])
        assert refused.value.code == "not_now"
        assert (await learn(player))[-1]["kind"] == "end"


@in_a_hall()
async def test_only_a_learner_has_a_coach(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    with pytest.raises(Refused, match="unknown"):
        await anna.call("POST", "/api/tutorials", {"game": "lantern"})
    table = await anna.call("POST", "/api/tutorials", {"game": "castle"})
    bela = await Person.enter(host, "Bela")
    async with anna.sit_at(table["id"]) as player, bela.sit_at(table["id"]) as watcher:
        assert await hinted(player) is not None
        assert watcher.situation["hint"] is None
        with pytest.raises(Refused):
            await watcher.do("lesson", step=0)
    other = await anna.table("castle", 4, bots=["random"] * 3, auto_start=True)
    async with anna.sit_at(other["id"]) as player:
        await player.do("ready", salt="x")
        await player.until(lambda p: p.view is not None)
        for back in (False, True):
            with pytest.raises(Refused):
                await player.do("lesson", step=0, back=back)
