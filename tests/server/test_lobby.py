"""Guests, tables, seats, lists, rematch: everything before and after a game."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from spellhall.server.app import App
from tests.server.client import QUICK, Person, Refused, request
from tests.server.halls import begin, guests, in_a_hall, settle


@in_a_hall()
async def test_a_name_is_enough_and_the_cookie_is_the_guest(host: str, app: App) -> None:
    status, headers, _ = await request(host, "POST", "/api/guests", {"name": "  Anna\u202e \t von  Berg "})
    assert status == 200
    cookie = headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/", "Max-Age="))
    assert "Secure" not in cookie
    anna = Person(host, [("cookie", cookie.split(";")[0])], {})
    me = await anna.call("GET", "/api/me")
    assert me["name"] == "Anna von Berg"
    assert not me["bot"]
    secret = cookie.split(";")[0].split("=")[1]
    assert secret not in str(me)
    changed = await anna.call("PATCH", "/api/me", {"name": "Anne", "colour": "#112233"})
    assert (changed["name"], changed["colour"], changed["id"]) == ("Anne", "#112233", me["id"])
    with pytest.raises(Refused, match="who_are_you"):
        await Person(host, [("cookie", "spellhall=" + secret[:-1])], {}).call("GET", "/api/me")
    stored = await app.hall.database.run(lambda s: s.rows("SELECT hash FROM secrets"))
    assert secret not in str(stored)


@in_a_hall()
async def test_behind_a_trusted_proxy_the_cookie_is_for_tls_only(host: str, app: App) -> None:
    _, headers, _ = await request(host, "POST", "/api/guests", {"name": "A"}, [("x-forwarded-proto", "https")])
    assert "Secure" in headers["set-cookie"]


@in_a_hall()
async def test_a_second_device_becomes_the_same_guest_once(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    code = (await anna.call("POST", "/api/me/link"))["code"]
    status, headers, _ = await request(host, "POST", "/api/link", {"code": code.lower()})
    assert status == 200
    phone = Person(host, [("cookie", headers["set-cookie"].split(";")[0])], {})
    assert (await phone.call("GET", "/api/me"))["id"] == anna.me["id"]
    assert phone.headers != anna.headers
    for wrong in (code, "AAAA-BBBB-CCCC"):
        status, _, body = await request(host, "POST", "/api/link", {"code": wrong})
        assert (status, b"unknown" in body) == (404, True)
    status, _, _ = await request(host, "DELETE", "/api/me", None, phone.headers)
    assert status == 204
    with pytest.raises(Refused, match="who_are_you"):
        await phone.call("GET", "/api/me")
    await anna.call("GET", "/api/me")


@in_a_hall()
async def test_a_program_gets_a_token_and_is_visibly_a_bot(host: str, app: App) -> None:
    status, _, body = await request(host, "POST", "/api/bots", {"name": "Deep Lantern"})
    assert status == 200
    token = body.decode().split('"token":"')[1].split('"')[0]
    bot = Person(host, [("authorization", f"Bearer {token}")], {})
    assert (await bot.call("GET", "/api/me"))["bot"]
    table = await bot.table("nytherria", 2)
    assert table["seats"][0]["bot"]
    assert table["seats"][0]["name"] == "Deep Lantern"


@in_a_hall()
async def test_from_an_empty_table_to_a_rematch(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Anna", "Carl")
    table = await anna.table("nytherria", 3, public=True)
    assert table["stage"] == "gathering"
    id = table["id"]
    lobby = await carl.call("GET", "/api/tables")
    assert [t["id"] for t in lobby["open"]] == [id]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c:
        assert (a.seat, b.seat, c.seat) == (0, None, None)
        with pytest.raises(Refused, match="seat_taken"):
            await b.do("sit", seat=0)
        await b.do("sit")
        assert b.seat == 1
        await b.do("sit", seat=2)
        assert (b.seat, [s["name"] for s in b.table["seats"]]) == (2, ["Anna", "", "Anna 2"])
        assert len({s["colour"] for s in b.table["seats"]}) == 3
        for refused, command in (
            ("not_now", {"type": "start"}),
            ("seat_taken", {"type": "fill", "seat": 2}),
            ("bad_setup", {"type": "fill", "seat": 1, "level": "search:99999"}),
            ("unknown", {"type": "free", "seat": 9}),
        ):
            with pytest.raises(Refused, match=refused):
                await a.do(**command)
        for refused, command in (
            ("not_yours", {"type": "start"}),
            ("not_yours", {"type": "fill", "seat": 1}),
            ("not_yours", {"type": "free", "seat": 0}),
        ):
            with pytest.raises(Refused, match=refused):
                await b.do(**command)
        await a.do("fill", seat=1, level="random")
        await settle(c)
        assert c.table["seats"][1]["level"] == "random"
        assert c.table["seats"][1]["bot"]
        with pytest.raises(Refused, match="seat_taken"):
            await c.do("sit")
        await a.do("free", seat=1)
        await c.do("sit")
        await c.do("leave")
        await settle(c)
        assert c.table["seats"][1]["guest"] is None
        await c.do("sit")
        await b.do("ready", salt="b")
        await b.do("ready", ready=False)
        await settle(a)
        assert [s["ready"] for s in a.table["seats"]] == [False, False, False]


@in_a_hall()
async def test_whoever_has_no_seat_any_more_sees_nothing_of_its_cards(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
    id = (await anna.table("nytherria", 3))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, bert.sit_at(id) as b_too, carl.sit_at(id) as c:
        await b.do("sit", seat=1)
        await c.do("sit", seat=2)
        await a.do("free", seat=1)  # the host sends Bert away, Carl goes, and others sit there
        await settle(b, b_too)
        assert (b.seat, b_too.seat) == (None, None)
        await c.do("sit", seat=1)
        await a.do("fill", seat=2)
        await c.do("leave")
        await settle(c)
        assert c.seat is None
        await a.do("fill", seat=1)
        await begin(a)
        while app.hall.live[id].table.asked != 0:  # the bots may begin
            await asyncio.sleep(0.01)
        await settle(b, b_too, c)
        public = json.loads(json.dumps(app.hall.live[id].table.view(None)))
        assert b.view == b_too.view == c.view == public


@in_a_hall()
async def test_a_rematch_with_the_same_people(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
    id = (await anna.table("nytherria", 3, public=True))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c:
        await begin(a, b, c)
        with pytest.raises(Refused, match="too_late"):
            await c.do("sit", seat=1)
        assert (await carl.call("GET", "/api/tables"))["playing"][0]["id"] == id
        with pytest.raises(Refused, match="not_now"):
            await a.do("rematch")
        await asyncio.gather(*(p.play(Random(seat)) for seat, p in enumerate((a, b, c))))
        for number in range(12):
            await (a, b, c)[number % 3].do("say", text=f"line {number}")
        await b.do("rematch")
        await a.until(lambda p: p.table["rematch"])
        again = await anna.call("GET", f"/api/tables/{a.table['rematch']}")
        assert [s["guest"] for s in again["seats"]] == [s["guest"] for s in a.table["seats"]]
        assert (again["stage"], again["host"]) == ("gathering", bert.me["id"])
        assert again["fairness"]["commitment"] != a.table["fairness"]["commitment"]
        with pytest.raises(Refused, match="too_late"):
            await a.do("rematch")
    async with anna.sit_at(again["id"]) as a:
        await a.do("say", text="Once more!")
        await settle(a)
        assert [line["text"] for line in a.chat] == [*(f"line {number}" for number in range(12)), "Once more!"]
        assert [line["earlier"] for line in a.chat] == [True] * 12 + [False]
        assert [line["name"] for line in a.chat[:3]] == ["Anna", "Bert", "Carl"]
        assert a.chat[0]["at"] < again["created"]
    mine = (await carl.call("GET", "/api/me/tables"))["tables"]
    assert {t["id"] for t in mine} == {id, again["id"]}
    assert (await carl.call("GET", "/api/tables"))["playing"] == []


@in_a_hall()
async def test_a_table_by_link_is_in_no_list(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    table = await anna.table("castle", 4)
    assert await bert.call("GET", "/api/tables") == {"open": [], "playing": [], "before": None}
    assert (await bert.call("GET", f"/api/tables/{table['id']}"))["id"] == table["id"]
    with pytest.raises(Refused, match="unknown"):
        await bert.call("GET", "/api/tables/" + table["id"][::-1])


@in_a_hall()
async def test_with_auto_start_a_table_of_bots_begins_when_its_maker_is_ready(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    table = await anna.table("castle", 4, bots=["random"] * 3, auto_start=True)
    assert [s["bot"] for s in table["seats"]] == [False, True, True, True]
    async with anna.sit_at(table["id"]) as a:
        assert a.view is None
        await a.do("ready", salt="x")
        await a.until(lambda p: p.view is not None)
        assert a.table["stage"] in ("playing", "over")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "seats": 2}, "bad_setup"),
        ({"game": "lantern", "seats": 2}, "unknown"),
        ({"game": "castle", "seats": 2}, "bad_setup"),
        ({"game": "castle", "seats": 4, "bots": ["random"] * 4}, "bad_setup"),
        ({"game": "castle", "seats": 4, "bots": ["search:9999999"]}, "bad_setup"),
        ({"game": "castle", "seats": 4, "options": {"stall_limit": "no"}}, "bad_setup"),
        ({"game": "castle", "seats": 4, "options": {"colour": "red"}}, "bad_setup"),
        ({"game": "castle", "seats": 4, "scenario": {"nothing": 1}}, "bad_setup"),
        ({"game": "castle", "seats": 4, "pace": {"kind": "clock", "seconds": 1}}, "bad_request"),
        ({"game": "castle", "seats": "4"}, "bad_request"),
        ({"game": "castle", "seats": 4, "colour": "red"}, "bad_request"),
        ({"game": "castle"}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_a_table_that_cannot_be(tmp_path: object, wanted: object, code: str) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        with pytest.raises(Refused) as refused:
            await anna.call("POST", "/api/tables", wanted)
        assert refused.value.code == code
        assert refused.value.reason
        assert app.hall.metrics.counts["tables_made"] == 0

    from pathlib import Path

    assert isinstance(tmp_path, Path)
    check(tmp_path)


@in_a_hall()
async def test_what_there_is_to_read(host: str, app: App) -> None:
    import spellhall

    anna = await Person.enter(host, "Anna")
    hall = await anna.call("GET", "/api/hall")
    assert [game["name"] for game in hall["games"]] == list(spellhall.games())
    assert hall["default_level"] == QUICK.default_level
    assert {level["level"] for level in hall["levels"]} >= {"random"}
    for name, info in spellhall.games().items():
        book = await anna.call("GET", f"/api/games/{name}")
        assert [card["id"] for card in book["cards"]] == [card.id for card in info.cards]
        assert all(card["name"] for card in book["cards"])
        assert book["rulebook"].startswith("#")
        assert book["game"]["options"] == [
            {"name": o.name, "values": list(o.values), "names_a_seat": o.names_a_seat, "quick": o.quick, "duel": o.duel}
            for o in info.options
        ]
    with pytest.raises(Refused, match="unknown"):
        await anna.call("GET", "/api/games/chess")
