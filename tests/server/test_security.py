"""Bad input of any kind gets a typed error or a closed socket, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import msgspec
import pytest

from spellhall.server.app import App
from spellhall.server.hall import new_id
from spellhall.server.page import Page
from spellhall.server.people import same
from spellhall.server.settings import Settings
from tests.server.client import PATIENCE, QUICK, ConnectionClosed, Person, Process, Refused, connect, request
from tests.server.halls import begin, guests, in_a_hall, settle


@in_a_hall()
async def test_every_answer_carries_a_strict_policy(host: str, app: App) -> None:
    for path in ("/", "/t/abcdefgh", "/api/hall", "/api/nothing", "/healthz"):
        _, headers, _ = await request(host, "GET", path)
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
        assert "*" not in policy
        assert f"connect-src 'self' ws://{host}" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    _, headers, _ = await request(host, "GET", "/", None, [("x-evil", "1")])
    assert "evil" not in str(headers)


@in_a_hall()
async def test_pages_of_other_hosts_may_not_act(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    for origin in ("https://evil.example", "null", f"http://{host}.evil.example"):
        status, _, body = await request(
            host, "POST", "/api/tables", {"game": "castle", "seats": 4}, [*anna.headers, ("origin", origin)]
        )
        assert (status, json.loads(body)["code"]) == (403, "wrong_origin")
    status, _, _ = await request(
        host, "POST", "/api/tables", {"game": "castle", "seats": 4}, [*anna.headers, ("origin", f"http://{host}")]
    )
    assert status == 200
    id = (await anna.table("castle", 4))["id"]
    with pytest.raises(Exception, match="403"):
        await connect(f"ws://{host}/api/tables/{id}/socket", additional_headers={"origin": "https://evil.example"})
    assert app.hall.metrics.counts["tables_made"] == 2


@in_a_hall()
async def test_bodies_are_limited(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    large = b'{"name":"' + b"x" * QUICK.body_bytes + b'"}'
    for method, path in (("POST", "/api/guests"), ("PATCH", "/api/me"), ("POST", "/api/tables")):
        status, _, body = await request(host, method, path, large, anna.headers)
        assert (status, json.loads(body)["code"]) == (413, "too_large")
    for wrong in (b"", b"{", b"[]", b'{"name":1}', b'{"name":"A","x":1}', b"\xff\xfe", b'{"name":""}', b"[" * 30_000):
        status, _, body = await request(host, "POST", "/api/guests", wrong)
        assert (status, json.loads(body)["code"]) == (400, "bad_request")
    status, _, body = await request(host, "PUT", "/api/guests", b"{}")
    assert (status, json.loads(body)["code"]) == (404, "unknown")


@in_a_hall()
async def test_bad_messages_on_a_socket(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        await settle(a, b)
        number = a.number
        for wrong, code in (
            ("{", "bad_request"),
            ("null", "bad_request"),
            ('{"type":"fly"}', "bad_request"),
            ('{"type":"move","id":"abcd","moment":"1","move":"pass"}', "bad_request"),
            ('{"type":"move","id":"abcd","moment":1,"move":"pass","seat":1}', "bad_request"),
            ('{"type":"move","id":"../etc","moment":1,"move":"pass"}', "bad_request"),
            ('{"type":"say","id":"abcd","text":"' + "x" * 401 + '"}', "bad_request"),
            ('{"type":"say","id":"abcd","text":"' + "x" * QUICK.message_bytes + '"}', "too_large"),
            ("[" * 5_000, "bad_request"),
        ):
            count = len(a.refused)
            await a.socket.send(wrong)
            await a.until(lambda p, count=count: len(p.refused) > count)
            assert a.refused[-1]["code"] == code
            assert a.refused[-1]["id"] is None
        await a.socket.send(b"bytes")
        await settle(a)
        assert a.number == number
        await b.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            await b.until(lambda _: False)
    table = app.hall.live[id].table
    assert table.number == number


@in_a_hall(msgspec.structs.replace(QUICK, messages_burst=30, messages_per_second=5.0))
async def test_a_flood_closes_the_socket(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a:
        number = a.number
        for _ in range(60):
            await a.send(type="resync")
        with pytest.raises(ConnectionClosed, match="1008"):
            await a.until(lambda _: False)
        assert a.bye is not None
        assert a.bye["code"] == "too_fast"
    assert app.hall.live[id].table.number == number


@in_a_hall(msgspec.structs.replace(QUICK, requests_burst=20, requests_per_second=0.1))
async def test_requests_are_limited_by_address(host: str, app: App) -> None:
    found = [(await request(host, "GET", "/api/hall"))[0] for _ in range(25)]
    assert found == [200] * 20 + [429] * 5
    status, _, _ = await request(host, "GET", "/api/hall", None, [("x-forwarded-for", "203.0.113.7")])
    assert status == 200, "a trusted proxy says who it really is"


@in_a_hall(
    msgspec.structs.replace(
        QUICK, new_tables_burst=3, new_tables_per_second=0.001, link_codes_burst=2, link_codes_per_second=0.001
    )
)
async def test_tables_and_codes_are_limited(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    for _ in range(3):
        await anna.table("castle", 4)
    with pytest.raises(Refused, match="too_fast"):
        await anna.table("castle", 4)
    codes = [(await request(host, "POST", "/api/link", {"code": f"AAAA-AAAA-{n:04}"}))[0] for n in range(4)]
    assert codes == [404, 404, 429, 429]


@in_a_hall(msgspec.structs.replace(QUICK, connections_per_guest=3))
async def test_connections_are_limited(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    id = (await anna.table("castle", 4))["id"]
    async with anna.sit_at(id), anna.sit_at(id), anna.sit_at(id):
        with pytest.raises(Exception, match="403"):
            async with anna.sit_at(id):
                pass
    async with asyncio.timeout(PATIENCE):
        while app.hall.lines:
            await asyncio.sleep(0.01)
    async with anna.sit_at(id) as a:
        assert a.seat == 0


@in_a_hall()
async def test_a_request_that_breaks_off_is_no_mistake_of_ours(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    name, port = host.split(":")
    _, writer = await asyncio.open_connection(name, int(port))
    head = f"POST /api/tables HTTP/1.1\r\nhost: {host}\r\ncookie: {anna.headers[0][1]}\r\ncontent-length: 99"
    writer.write(f"{head}\r\n\r\n{{".encode())
    await writer.drain()
    writer.close()
    await anna.call("GET", "/api/me/tables")


@in_a_hall()
async def test_the_first_message_must_be_hello_and_the_table_must_exist(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    id = (await anna.table("castle", 4))["id"]
    for table, first, code in (
        (id, '{"type":"beat"}', "bad_request"),
        (new_id(), '{"type":"hello","protocol":2}', "unknown"),
    ):
        async with connect(f"ws://{host}/api/tables/{table}/socket", additional_headers=anna.headers) as socket:
            await socket.send(first)
            bye = json.loads(await socket.recv())
            assert (bye["type"], bye["code"]) == ("bye", code)


def test_ids_cannot_be_guessed() -> None:
    ids = {new_id() for _ in range(2_000)}
    assert len(ids) == 2_000
    assert all(re.fullmatch("[A-Za-z2-9]{12}", id) for id in ids)


def test_secrets_are_compared_in_constant_time() -> None:
    assert same("abc", "abc")
    assert not same("abc", "abd")


def test_no_secret_in_logs_or_addresses(tmp_path: Path) -> None:
    hall = Process(tmp_path, log_level="debug")
    secrets = []

    async def visit() -> None:
        anna = await Person.enter(hall.host, "Very Secret Name")
        secrets.append(anna.headers[0][1].split("=")[1])
        code = (await anna.call("POST", "/api/me/link"))["code"]
        table = await anna.table("nytherria", 2, bots=["random"], auto_start=True)
        secrets.extend([code, table["id"], "Very Secret Name", "127.0.0.1"])
        async with anna.sit_at(table["id"]) as a:
            await a.do("ready", salt="a salt of mine")
            await a.until(lambda p: p.moves)
            await a.do("say", text="a word of mine")
            with pytest.raises(Refused):
                await a.do("move", moment=a.moment, move="nonsense")
        secrets.extend(["a salt of mine", "a word of mine", "nonsense"])
        await request(hall.host, "GET", f"/api/tables/{table['id']}/nothing?secret=42secret42")
        secrets.append("42secret42")

    asyncio.run(visit())
    code, logged = hall.stop()
    assert code == 0
    for line in logged.splitlines():
        assert set(json.loads(line)) >= {"at", "level", "from", "event"}
    assert not [secret for secret in secrets if secret in logged]


def test_the_page_is_served_with_proper_caching(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>" + " " * 1000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 200)
    page = Page(tmp_path)

    async def get(path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        from starlette.requests import Request

        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b"", "server": ("h", 1)}
        response = await page(Request(scope))
        return response.status_code, dict(response.headers), bytes(response.body)

    async def check() -> None:
        status, headers, body = await get("/assets/app-1a2b.js", accept_encoding="gzip, br")
        assert (status, headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
        assert headers["content-encoding"] == "gzip"
        assert len(body) < 200
        for path in ("/", "/t/abc", "/play/castle"):
            status, headers, body = await get(path)
            assert (status, headers["cache-control"]) == (200, "no-cache")
            assert b"<title>page" in body
        status, again, _ = await get("/", if_none_match=headers["etag"])
        assert (status, again["etag"]) == (304, headers["etag"])
        for path in ("/assets/gone.js", "/favicon.ico", "/../secret.txt", "/assets/../../secret.txt"):
            assert (await get(path))[0] == 404

    asyncio.run(check())
    assert b"has not been built" in Page(tmp_path / "assets").index.data


def test_settings_come_from_one_file(tmp_path: Path) -> None:
    from spellhall import BadSetup
    from spellhall.server.settings import read_settings

    file = tmp_path / "hall.toml"
    file.write_text("grace_seconds = 5.0\nallowed_origins = ['https://hall.example']\n")
    assert read_settings(file).grace_seconds == 5
    assert read_settings(None) == Settings()
    for wrong in (
        "grace = 5",
        "grace_seconds = 'x'",
        "absence_level = 'god'",
        "window_delay = [2.0, 1.0]",
        "=",
        "bot_workers = -1.5",
    ):
        file.write_text(wrong)
        with pytest.raises(BadSetup, match="settings"):
            read_settings(file)
    with pytest.raises(BadSetup, match="cannot be read"):
        read_settings(tmp_path / "none.toml")
