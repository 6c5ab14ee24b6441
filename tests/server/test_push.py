"""Turn notices by Web Push, against a push service of the test's own; and where the hall sends nothing."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import time as machine
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spellhall.server import notices, push, sealed
from spellhall.server.app import App
from spellhall.server.push import Endpoint, Unreachable, endpoint_of, is_public
from spellhall.server.refusals import Refusal
from tests.server.client import PATIENCE, QUICK, Person, Player, Refused, open_hall, request
from tests.server.halls import begin, guests, in_a_hall, settle

HERE = msgspec.structs.replace(QUICK, push_to_loopback=True, notice_seconds=0.05, grace_seconds=600.0)
DAILY = {"kind": "correspondence", "hours": 24}


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of one subscription, and what is read with them."""

    def __init__(self, service: Service, path: str = "/for/anna") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes, 1"
        self.service = service
        self.path = path

    def subscription(self, **more: Any) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.service.port}{self.path}"
        return {"endpoint": endpoint, "p256dh": text_of(point), "auth": text_of(self.auth), **more}

    def read(self, body: bytes) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))
        return found


class Service:
    """A push service on this machine: it takes what comes and answers as it is told."""

    def __init__(self) -> None:
        self.port = 0
        self.status = 201
        self.came: list[tuple[str, dict[str, str], bytes]] = []

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = (await reader.readline()).decode()
        headers = {}
        while line := (await reader.readline()).decode().strip():
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        body = await reader.readexactly(int(headers["content-length"]))
        self.came.append((first.strip(), headers, body))
        writer.write(f"HTTP/1.1 {self.status} So\r\nlocation: http://127.0.0.1:{self.port}/elsewhere\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.came) < count:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


async def give_the_turn_to(mover: Player, other: Player) -> None:
    """Play until the other one is asked something that is no window."""
    while True:
        await settle(mover, other)
        if other.moves and not other.situation["window"]:
            return
        asked = mover if mover.moves else other
        await asked.do("move", moment=asked.moment, move=asked.moves[0])


async def berts_turn(anna: Person, bert: Person, pace: dict[str, Any] | None = None) -> str:
    """A table at which Bert, who has gone, is asked. Nobody has been told yet: he has just left."""
    id = str((await anna.table("nytherria", 2, **({"pace": pace} if pace else {})))["id"])
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        await give_the_turn_to(b, a)
    return id


async def hand_over(anna: Person, table: str, app: App) -> int:
    """Anna, alone at the table, plays until Bert is asked; the number of his moves so far."""
    async with anna.sit_at(table) as a:
        live = app.hall.live[table]
        while live.table.asked == a.seat:
            await settle(a)
            if a.moves:
                await a.do("move", moment=a.moment, move=a.moves[0])
    return live.table.players.count(1)


@in_a_hall(HERE)
async def test_whoever_is_asked_with_the_page_closed_is_told_once_and_reads_it(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    key = (await bert.call("GET", "/api/push"))["key"]
    async with push_service() as service:
        browser = Browser(service)
        devices = (await bert.call("POST", "/api/me/push", browser.subscription(language="de")))["devices"]
        assert [one["notices"] for one in devices] == [True]
        table = await berts_turn(anna, bert, DAILY)
        await hand_over(anna, table, app)
        await service.until(1)
        first, headers, body = service.came[0]
        assert first == "POST /for/anna HTTP/1.1"
        said = browser.read(body)
        assert said == {"title": "Spellhall", "body": "Du bist an einem Tisch am Zug.", "url": f"/t/{table}"}
        assert headers["content-encoding"] == "aes128gcm"
        assert 23 * 3600 < int(headers["ttl"]) <= 24 * 3600, "as long as the turn lasts"
        assert table not in str(headers), "the service learns nothing of the table"
        assert Vapid02.verify(headers["authorization"])
        token, signed_by = re.fullmatch(r"vapid t=([^,]+),k=(.+)", headers["authorization"]).groups()  # type: ignore[union-attr]
        assert signed_by == key, "the key with which the browser subscribed"
        claims = json.loads(bytes_of(token.split(".")[1]))
        assert claims["aud"] == f"http://127.0.0.1:{service.port}"
        assert claims["sub"] == f"http://{host}"
        assert 0 < claims["exp"] - machine.time() < 24 * 3600
        live = app.hall.live[table]
        for _ in range(3):  # whatever else happens there while he does not move
            app.hall.notices.look(live)
        await asyncio.sleep(5 * HERE.notice_seconds)
        assert len(service.came) == 1
        async with bert.sit_at(table) as b:
            while b.moves:
                await b.do("move", moment=b.moment, move=b.moves[0])
                await settle(b)
        await hand_over(anna, table, app)
        await service.until(2)
        assert app.hall.metrics.counts["notices"] == 2


@in_a_hall(HERE)
async def test_who_is_here_or_wants_none_or_plays_at_once_is_not_told(host: str, app: App) -> None:
    anna, bert, cleo = await guests(host, "Anna", "Bert", "Cleo")
    async with push_service() as service:
        mine, everywhere = Browser(service, "/daily"), Browser(service, "/every")
        await bert.call("POST", "/api/me/push", mine.subscription())
        await cleo.call("POST", "/api/me/push", everywhere.subscription(every=True))
        quick = await berts_turn(anna, bert)
        await hand_over(anna, quick, app)
        there = await berts_turn(anna, bert, DAILY)
        async with bert.sit_at(there):
            await hand_over(anna, there, app)
            await asyncio.sleep(5 * HERE.notice_seconds)
        assert service.came == [], "neither at a table without daily pace nor at one where he sits"
        other = await berts_turn(anna, cleo)
        await hand_over(anna, other, app)
        await service.until(1)
        assert [first for first, _, _ in service.came] == ["POST /every HTTP/1.1"], (
            "who wants to be told at every table"
        )
        assert (await bert.call("DELETE", "/api/me/push"))["devices"][0]["notices"] is False
        another = await berts_turn(anna, bert, DAILY)
        await hand_over(anna, another, app)
        await asyncio.sleep(5 * HERE.notice_seconds)
        assert len(service.came) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    @in_a_hall(HERE)
    async def check(host: str, app: App) -> None:
        anna, bert = await guests(host, "Anna", "Bert")
        async with push_service() as service:
            service.status = status
            await bert.call("POST", "/api/me/push", Browser(service).subscription())
            await hand_over(anna, await berts_turn(anna, bert, DAILY), app)
            await service.until(1)
            async with asyncio.timeout(PATIENCE):
                while (await bert.call("GET", "/api/me/devices"))["devices"][0]["notices"]:
                    await asyncio.sleep(0.01)

    check(tmp_path)


@in_a_hall(HERE)
async def test_a_busy_service_is_asked_again_while_the_turn_lasts(host: str, app: App) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(notices, "_PAUSES", (0.05, 0.05))
        anna, bert = await guests(host, "Anna", "Bert")
        async with push_service() as service:
            service.status = 503
            await bert.call("POST", "/api/me/push", Browser(service).subscription())
            await hand_over(anna, await berts_turn(anna, bert, DAILY), app)
            await service.until(3)
            assert (await bert.call("GET", "/api/me/devices"))["devices"][0]["notices"], "it may come back"
            service.status = 301
            await hand_over(anna, await berts_turn(anna, bert, DAILY), app)
            await service.until(4)
            assert not any("/elsewhere" in first for first, _, _ in service.came), "nothing is followed"


@in_a_hall(HERE)
async def test_a_revoked_device_gets_no_notices(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    async with push_service() as service:
        code = (await bert.call("POST", "/api/me/link"))["code"]
        _, headers, _ = await request(host, "POST", "/api/link", {"code": code})
        phone = Person(host, [("cookie", headers["set-cookie"].split(";")[0])], bert.me)
        await phone.call("POST", "/api/me/push", Browser(service, "/phone").subscription())
        await bert.call("POST", "/api/me/push", Browser(service, "/desk").subscription())
        device = next(one["id"] for one in (await phone.call("GET", "/api/me/devices"))["devices"] if one["here"])
        await bert.call("DELETE", f"/api/me/devices/{device}")
        await hand_over(anna, await berts_turn(anna, bert, DAILY), app)
        await service.until(1)
        await asyncio.sleep(5 * HERE.notice_seconds)
        assert [first for first, _, _ in service.came] == ["POST /desk HTTP/1.1"]


@in_a_hall(msgspec.structs.replace(HERE, notices_burst=2, notices_per_second=0.0001))
async def test_a_guest_is_sent_only_so_many(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    async with push_service() as service:
        await bert.call("POST", "/api/me/push", Browser(service).subscription())
        for _ in range(4):
            await hand_over(anna, await berts_turn(anna, bert, DAILY), app)
        await service.until(2)
        await asyncio.sleep(5 * HERE.notice_seconds)
        assert len(service.came) == 2


def test_the_halls_key_is_made_once_and_kept(tmp_path: Path) -> None:
    async def key() -> str:
        async with open_hall(tmp_path) as (host, _):
            anna = await Person.enter(host, "Anna")
            found = {(await anna.call("GET", "/api/push"))["key"] for _ in range(2)}
            assert len(found) == 1
            return str(found.pop())

    first = asyncio.run(key())
    assert first == asyncio.run(key())
    assert len(bytes_of(first)) == 65


# Where nothing goes


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x", "http://127.0.0.1:9/x", "https://push.example:8443/x", "https://anna@push.example/x",
        "https://push.example/x\r\nhost: other", "https://push.example/a b", "https://[::1]/x", "https:///x", "ftp://push.example/x",
        "https://push.example/x#y", "https://PUSH.example:443:1/x", "file:///etc/passwd", "https://push_example/\u00e9",
    ],
)  # fmt: skip
def test_only_an_address_of_a_push_service_is_taken(address: str) -> None:
    with pytest.raises(Refusal, match="push service"):
        endpoint_of(address, loopback=False)


def test_what_a_push_service_gives_is_taken() -> None:
    found = endpoint_of("https://updates.push.services.mozilla.com/wpush/v2/gAAA?x=1", loopback=False)
    assert found == Endpoint("updates.push.services.mozilla.com", 443, "/wpush/v2/gAAA?x=1", True)
    assert found.origin == "https://updates.push.services.mozilla.com"
    assert endpoint_of("http://127.0.0.1:81/x", loopback=True).port == 81
    for other in (
        "http://localhost:81/x",
        "http://127.0.0.2/x",
        "http://10.0.0.1/x",
        "http://127.0.0.1@evil.example/x",
    ):
        with pytest.raises(Refusal):
            endpoint_of(other, loopback=True)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1:248:1893:25c8:1946", True), ("127.0.0.1", False), ("10.1.2.3", False),
        ("172.16.0.1", False), ("192.168.1.1", False), ("169.254.169.254", False), ("100.64.0.1", False), ("0.0.0.0", False),
        ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("::", False), ("fe80::1%eth0", False), ("fd00::1", False),
        ("::ffff:10.0.0.1", False), ("64:ff9b::a00:1", False), ("2002:a00:1::", False), ("2001:0:a00:1::", False), ("ff02::1", False),
    ],
)  # fmt: skip
def test_which_machines_the_whole_world_may_reach(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize("leads_to", [["10.0.0.7"], ["93.184.216.34", "127.0.0.1"], ["::1"], []])
def test_a_name_that_leads_to_the_halls_own_network_gets_nothing(
    monkeypatch: pytest.MonkeyPatch, leads_to: list[str]
) -> None:
    """A service listens there; whoever subscribed with its name learns nothing, and it gets nothing."""

    async def check() -> None:
        loop = asyncio.get_running_loop()

        async def looked_up(*_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", (address, 443)) for address in leads_to]

        async def opened(*_: Any, **__: Any) -> Any:
            raise AssertionError("nothing may be opened")

        monkeypatch.setattr(loop, "getaddrinfo", looked_up)
        monkeypatch.setattr(asyncio, "open_connection", opened)
        with pytest.raises(Unreachable):
            await push.post(endpoint_of("https://inside.example/x", loopback=False), {}, b"")

    asyncio.run(check())


def test_it_goes_to_the_address_that_was_looked_at_by_the_name_it_was_given_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Looked up once: a name that leads elsewhere a moment later leads nowhere. The certificate must be the name's."""

    async def check() -> None:
        loop = asyncio.get_running_loop()
        asked = []

        async def looked_up(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            return [(2, 1, 6, "", ("93.184.216.34" if len(asked) == 1 else "10.0.0.1", port))]

        opened: list[tuple[Any, ...]] = []

        async def open_connection(address: str, port: int, **more: Any) -> Any:
            opened.append((address, port, more["server_hostname"], more["ssl"].check_hostname))
            raise ConnectionRefusedError

        monkeypatch.setattr(loop, "getaddrinfo", looked_up)
        monkeypatch.setattr(asyncio, "open_connection", open_connection)
        with pytest.raises(Unreachable):
            await push.post(endpoint_of("https://push.example/x", loopback=False), {}, b"")
        assert opened == [("93.184.216.34", 443, "push.example", True)]

    asyncio.run(check())


@in_a_hall()
async def test_a_hall_for_others_takes_no_address_on_its_own_machine(host: str, app: App) -> None:
    (anna,) = await guests(host, "Anna")
    async with push_service() as service:
        subscription = Browser(service).subscription()
        with pytest.raises(Refused) as refused:
            await anna.call("POST", "/api/me/push", subscription)
        assert (refused.value.status, refused.value.key) == (400, "refusal-no-push-service")
        for wrong in ({"p256dh": text_of(b"\x04" + b"\x01" * 64)}, {"p256dh": "%" * 87}, {"auth": text_of(b"x" * 17)}):
            with pytest.raises(Refused) as refused:
                await anna.call("POST", "/api/me/push", {**subscription, "endpoint": "https://push.example/x", **wrong})
            assert refused.value.status == 400
        robot = await anna.call("POST", "/api/bots", {"name": "Robot"})
        program = Person(host, [("authorization", f"Bearer {robot['token']}")], {})
        with pytest.raises(Refused) as refused:
            await program.call("POST", "/api/me/push", {**subscription, "endpoint": "https://push.example/x"})
        assert refused.value.status == 403


def test_what_is_sealed_is_what_the_standard_says() -> None:
    """RFC 8291, appendix A: the receiver's keys and its example are read with the library that seals ours."""
    private = ec.derive_private_key(
        int.from_bytes(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    auth = bytes_of("BTBZMqHH6r4Tts7J_aSIgg")
    example = bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert http_ece.decrypt(example, private_key=private, auth_secret=auth) == (
        b"When I grow up, I want to be a watermelon"
    )
    point = text_of(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    body = sealed.seal(b"a message", point, text_of(auth))
    assert http_ece.decrypt(body, private_key=private, auth_secret=auth) == b"a message"
    assert b"message" not in body
    assert sealed.seal(b"a message", point, text_of(auth))[:16] != body[:16], "a new salt and key each time"
    assert Vapid02.verify(sealed.sign(sealed.new_key(), "https://push.example", "mailto:anna@hall"))
