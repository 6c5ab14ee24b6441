"""What the hall says: keys with arguments over the wire, words in catalogues, views as text."""

from __future__ import annotations

import ast
import asyncio
import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import spellhall
from spellhall.engine.views import say
from spellhall.server import catalogue
from spellhall.server.app import App
from spellhall.server.refusals import STATUS, Refusal, as_it_is, refused_for
from spellhall.words import LANGUAGES, common, hall_say, hall_words
from spellhall.words import catalogue as catalogue_of
from spellhall.words.text import as_text
from tests.every import EVERY_GAME
from tests.server.client import QUICK, Json, Person, Refused, request
from tests.server.halls import begin, guests, in_a_hall, settle

SERVER = Path(spellhall.__file__).parent / "server"
A_KEY = re.compile(r"(push|refusal|undo|verdict|bye|level|temper)-[a-z]+(-[a-z]+)*")
WITH_LANTERN = msgspec.structs.replace(QUICK, hidden_games=True)


# The catalogue of the hall


def trees() -> Iterator[ast.Module]:
    """The source of the hall, of the levels and the company of its bots, and of what is wrong with a claim."""
    bots = SERVER.parent / "bots"
    for path in (
        *SERVER.rglob("*.py"),
        bots / "__init__.py",
        bots / "company.py",
        SERVER.parent / "engine" / "claims.py",
    ):
        yield ast.parse(path.read_text())


def said_in_source() -> set[str]:
    """Every key that stands in the hall's source."""
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and A_KEY.fullmatch(node.value)
    }


def calls() -> Iterator[tuple[str, list[str]]]:
    """Every key that is said with arguments, and the names of these."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.keywords:
                at = {"Refusal": 1, "RecordRefusal": 0, "say": 0}.get(node.func.id)
                if at is not None and isinstance(node.args[at], ast.Constant):
                    key = node.args[at]
                    assert isinstance(key, ast.Constant)
                    yield str(key.value), [keyword.arg or "" for keyword in node.keywords]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_hall_says_has_words(language: str) -> None:
    keys = said_in_source()
    assert len(keys) > 70
    assert sorted(key for key in keys if not hall_words(language).speaks(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_nothing_else_and_nothing_wrong(language: str) -> None:
    body = FluentParser().parse(common("hall", language)).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(found) == len(set(found))
    assert set(found) == said_in_source()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_need_no_argument_that_is_not_given(language: str) -> None:
    given = {"detail": as_it_is("so"), "game": as_it_is("Chess"), "move": as_it_is("e4"), "language": as_it_is("xx"), "level": as_it_is("god"), "levels": ["a", "b"], "languages": ["en", "de"], "seats": [0, 1], "names": ["seat", "role"], "what": "messages"}  # fmt: skip
    said = dict(calls())
    assert len(said) > 15
    for key, names in said.items():
        if not key.startswith("end-"):
            text = hall_say({"key": key, "args": {name: given.get(name, 1) for name in names}}, language, ["Ann", "Bo"])
            assert "<" not in text
    for key in said_in_source() - set(said):
        assert "<" not in hall_say({"key": key}, language)


def test_names_and_numbers_in_what_the_hall_says() -> None:
    asked = say("undo-consent", seats=[0, 2])
    assert hall_say(asked, "en", ["Ann", "Bo", "Cy"]) == "Ann, Cy must agree: they have learnt something since."
    one = say("undo-consent", seats=[1])
    assert hall_say(one, "de", ["Ann", "Bo"]) == "Bo muss zustimmen und hat seither etwas erfahren."
    assert hall_say(asked) == "P1, P3 must agree: they have learnt something since."
    assert hall_say({"key": "refusal-too-fast", "args": {"what": "chat"}}) == "Too many lines of chat: wait a moment."
    assert hall_say({"key": "refusal-bad-setup", "args": {"detail": {"text": "no {cards}"}}}, "de") == (
        "So lässt sich das Spiel nicht aufbauen: no {cards}"
    )
    assert hall_say({"key": "refusal-no-words"}) == "<refusal-no-words>"


def test_a_refusal_travels_between_processes_and_speaks_english_in_logs() -> None:
    import pickle

    refusal = Refusal("not_now", "refusal-seat-free", number=3)
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.code, again.reason) == (refusal.code, refusal.reason)
    assert str(again) == "Seat 3 is free: wait for somebody, or put a bot there."
    assert again.status == STATUS["not_now"]
    assert refused_for("not_now", {"key": "undo-over"}).reason == {"key": "undo-over"}


# No sentences


NAMED = frozenset({"name", "title", "names", "salts", "salt"})
"""What people call themselves and games; what their clients add to the shuffle."""

TEXTS = frozenset({"chat", "hint", "detail"})
"""Chat, the script of a first game, and what only a developer reads."""


def sentences(message: Any, within: str = "", moves: frozenset[str] = frozenset()) -> Iterator[str]:
    """All texts in a message that could be read by themselves: those with a space, but for moves, names and chat."""
    if isinstance(message, dict):
        for key, value in message.items():
            if key not in NAMED and key not in TEXTS and set(message) != {"text"}:
                yield from sentences(value, key, moves)
    elif isinstance(message, list):
        for value in message:
            yield from sentences(value, within, moves)
    elif isinstance(message, str) and " " in message and not (within in ("move", "moves") and message in moves):
        yield f"{within}: {message}"


def moves_of(game: str) -> frozenset[str]:
    questions = spellhall.game_info(game).book.questions.values()
    return frozenset(token for question in questions for token in question.tokens.values())


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_message_carries_a_sentence(tmp_path: Path, game: str) -> None:
    @in_a_hall(WITH_LANTERN)
    async def check(host: str, app: App) -> None:
        moves = moves_of(game)
        anna, watcher = await guests(host, "Anna Lee", "Watcher")
        seats = spellhall.game_info(game).players[0]
        table = await anna.table(game, seats, bots=["random"] * (seats - 1), auto_start=True)
        id = table["id"]
        assert not list(sentences(table, moves=moves))
        async with anna.sit_at(id) as a, watcher.sit_at(id) as w:
            with pytest.raises(Refused):
                await a.do("start")
            await a.do("ready")
            await a.until(lambda p: p.view is not None)
            with pytest.raises(Refused):
                await a.do("move", moment=a.moment, move="fly away")
            with pytest.raises(Refused):
                await a.do("undo", moment=a.moment)
            await asyncio.gather(a.play(Random(6)), w.until(lambda p: p.over))
            await settle(a, w)
            with pytest.raises(Refused):
                await a.do("consent", yes=True)
            frames = [json.loads(frame) for player in (a, w) for frame in player.frames]
        assert {"full", "update", "refused", "done"} <= {frame["type"] for frame in frames}
        for frame in frames:
            assert not list(sentences(frame, moves=moves))
        answers = [
            await anna.call("GET", path)
            for path in (
                "/api/hall",
                "/api/me/tables",
                f"/api/tables/{id}/view",
                f"/api/replays/{id}",
                f"/api/replays/{id}/at/30?eyes=open",
                f"/api/replays/{id}/verdict",
            )
        ]
        book = await anna.call("GET", f"/api/games/{game}")
        assert all(card.pop("text", "") is not None and card.pop("flavour", "") is not None for card in book["cards"])
        answers.append({**book, "rulebook": "", "scenario_help": {}, "cards": [card["id"] for card in book["cards"]]})
        for answer in answers:
            assert not list(sentences(answer, moves=moves))

    check(tmp_path)


def test_a_sentence_would_be_seen() -> None:
    assert list(sentences({"view": {"seats": [{"name": "Anna Lee", "shows": {"state": "lost a turn"}}]}}))
    assert list(sentences({"reason": "the game is over"}))
    assert not list(sentences({"reason": {"key": "refusal-bad-setup", "args": {"detail": {"text": "no such card"}}}}))


# What there is to read about a game


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_book_tells_what_can_be_seen(game: str) -> None:
    info = spellhall.game_info(game)
    book = catalogue.book(game, hidden=True)
    sight = book.sight
    assert book.terms == list(info.terms)
    played = spellhall.new(game, info.players[0], 5)
    rng = Random(4)
    kinds = {place.sort: place for place in sight.places}
    for _ in range(40):
        if played.decision is None:
            break
        played.play(rng.choice(played.decision.moves))
        view = played.view(0)
        assert list(view["table"]) == [value.id for value in sight.table]
        assert list(view["mine"]) == [value.id for value in sight.mine]
        assert all(list(seat["shows"]) == [value.id for value in sight.seats] for seat in view["seats"])
        assert view["status"]["phase"] in (*sight.phases, "over")
        for zone in view["zones"]:
            place = kinds[zone["sort"]]
            assert zone["kind"] == place.kind
            assert (zone["owner"] is not None) == place.per_seat
            assert place.hidden or all(card["face"] is not None for card in zone["cards"])
    short = msgspec.json.decode(catalogue.book_in_bytes(game, True, rules=False)[0])
    for value in short["sight"]["table"]:
        assert value["values"] == [] or value["type"] in ("choice", "choices")


# Words over HTTP


@in_a_hall(WITH_LANTERN)
async def test_catalogues_over_http(host: str, app: App) -> None:
    for game in EVERY_GAME:
        info = spellhall.game_info(game)
        for language in LANGUAGES:
            path = f"/api/games/{game}/words/{language}"
            status, headers, body = await request(host, "GET", path)
            assert status == 200
            assert headers["content-type"] == "text/plain; charset=utf-8"
            own = catalogue_of(info.package, language) if language in catalogue.languages_of(info) else ""
            assert body.decode() == f"{own}\n{common('common', language)}"
            assert not [entry for entry in FluentParser().parse(body.decode()).body if isinstance(entry, Junk)]
            status, again, packed = await request(host, "GET", path, headers=[("accept-encoding", "gzip")])
            assert (status, again["content-encoding"], again["etag"]) == (200, "gzip", headers["etag"])
            assert gzip.decompress(packed) == body
            status, _, nothing = await request(host, "GET", path, headers=[("if-none-match", headers["etag"])])
            assert (status, nothing) == (304, b"")
    for language in LANGUAGES:
        status, headers, body = await request(host, "GET", f"/api/words/{language}")
        assert (status, body.decode()) == (200, common("hall", language))
        assert headers["content-type"] == "text/plain; charset=utf-8"


@in_a_hall()
async def test_words_that_are_not_there(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    for path, key in (
        ("/api/games/nytherria/words/xx", "refusal-no-such-language"),
        ("/api/games/nytherria/words/DE", "refusal-no-such-language"),
        ("/api/games/nytherria/words/..", "refusal-nothing-here"),
        ("/api/games/nytherria/words/..%2F..%2Fcommon%2Fen", "refusal-nothing-here"),
        ("/api/words/common", "refusal-no-such-language"),
        ("/api/games/chess/words/en", "refusal-no-such-game"),
        ("/api/games/lantern/words/en", "refusal-no-such-game"),
    ):
        with pytest.raises(Refused) as refused:
            await anna.call("GET", path)
        assert (refused.value.status, refused.value.code, refused.value.key) == (404, "unknown", key), path


# Views as text


async def text_of(person: Person, path: str) -> str:
    """An answer in words."""
    status, headers, body = await request(person.host, "GET", path, headers=person.headers)
    if status != 200:
        raise Refused(status, json.loads(body))
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert headers["cache-control"] == "no-store"
    return body.decode()


def flat(view: Any) -> list[Any]:
    """All news one by one, each with the move that caused it. What a move caused may be cut by ``since``."""
    return [(deed["number"], deed["seat"], news) for deed in view["news"] for news in deed["news"]]


@in_a_hall()
async def test_a_table_in_words_is_what_its_view_says(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
    id = (await anna.table("nytherria", 2))["id"]
    view = f"/api/tables/{id}/view"
    for path in (view, f"{view}?as=text"):
        with pytest.raises(Refused, match="refusal-not-begun"):
            await anna.call("GET", path)
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c:
        await begin(a, b)
        for _ in range(12):
            await settle(a, b)
            mover = a if a.moves else b
            await mover.do("move", moment=mover.moment, move=mover.moves[0])
        await settle(a, b, c)
        for person, player in ((anna, a), (bert, b), (carl, c)):
            found = await person.call("GET", view)
            where = {"number": player.number, "moment": player.moment, "you": player.seat, "earlier": 0}
            assert found == {**where, "view": player.view}
            assert player.view is not None
            shown: Any = player.view
            assert await text_of(person, f"{view}?as=text") == as_text(shown)
            assert await text_of(person, f"{view}?as=text&language=de") == as_text(shown, "de") != as_text(shown)
            assert await text_of(person, f"/api/tables/{id}/record?as=text") == as_text(shown)
            lengths = []
            for since in (0, shown["number"] // 2, shown["number"] - 1, shown["number"]):
                later = (await person.call("GET", f"{view}?since={since}"))["view"]
                assert later == {**shown, "news": later["news"]}
                lengths.append(len(flat(later)))
                assert flat(later) == flat(shown)[-lengths[-1] or len(flat(shown)) :]
            assert lengths[0] == len(flat(shown)) > lengths[1] >= lengths[2] >= lengths[3] == 0
        watching: Any = c.view
        assert (await anna.call("GET", f"{view}?watch=1"))["view"] == watching
        assert await text_of(anna, f"{view}?watch=1&as=text") == as_text(watching)
        own = next(line for line in (await text_of(anna, f"{view}?as=text")).splitlines() if "Hand of Anna" in line)
        other = next(line for line in (await text_of(bert, f"{view}?as=text")).splitlines() if "Hand of Anna" in line)
        assert "(?)" in other, "cards that Bert does not know"
        assert "(?)" not in own
    for asked, key in (("as=xml", "no-such-form"), ("as=text&language=xx", "no-such-language"), ("since=x", "bad-request"), ("since=-1", "bad-request"), ("since=" + "9" * 50, "bad-request")):  # fmt: skip
        with pytest.raises(Refused, match=key):
            await anna.call("GET", f"{view}?{asked}")


@pytest.mark.parametrize("spectators", ["off", "after"])
def test_a_view_over_http_is_guarded_like_that_of_the_socket(tmp_path: Path, spectators: str) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna, carl = await guests(host, "Anna", "Carl")
        id = (await anna.table("nytherria", 2, bots=["random"], auto_start=True, spectators=spectators))["id"]
        paths = [f"/api/tables/{id}/{what}" for what in ("view", "view?as=text", "record", "record?as=text")]

        async def refused_to_carl() -> None:
            for path in paths:
                for headers in (carl.headers, []):
                    status, _, body = await request(host, "GET", path, headers=headers)
                    assert (status, json.loads(body)["code"]) == (403, "not_yours")
            status, _, body = await request(host, "GET", f"/api/tables/{id}/view?watch=1", headers=anna.headers)
            assert (status, json.loads(body)["code"]) == (403, "not_yours")

        async with anna.sit_at(id) as a:
            await a.do("ready")
            await a.until(lambda p: p.view is not None)
            await refused_to_carl()
            await a.play(Random(2))
        if spectators == "off":
            await refused_to_carl()
        else:
            assert "Hand of Anna" in await text_of(carl, paths[1])

    check(tmp_path)


@in_a_hall()
async def test_a_replay_in_words(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    table = await anna.table("castle", 4, bots=["random"] * 3, auto_start=True)
    id = table["id"]
    async with anna.sit_at(id) as player:
        await player.do("ready")
        await player.play(Random(8))
    middle = len((await anna.call("GET", f"/api/tables/{id}/record"))["moves"]) // 2
    for eyes in ("0", "3", "public"):
        at = f"/api/replays/{id}/at/{middle}?eyes={eyes}"
        moment: Json = await anna.call("GET", at)
        seen: Any = moment["view"]
        assert moment["mine"] == []
        assert await text_of(anna, f"{at}&as=text") == as_text(seen)
        assert await text_of(anna, f"{at}&as=text&language=de") == as_text(seen, "de")
    at = f"/api/replays/{id}/at/{middle}?eyes=open"
    moment = await anna.call("GET", at)
    opened: Any = moment["view"]
    text = await text_of(anna, f"{at}&as=text")
    assert text.startswith(as_text(opened))
    assert len(moment["mine"]) == 4
    for key in ("as=xml", "as=text&language=xx"):
        with pytest.raises(Refused, match="no-such"):
            await anna.call("GET", f"{at}&{key}")
