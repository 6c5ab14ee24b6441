"""Random and mutated messages, over HTTP and over sockets: no crash, no effect."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spellhall.server.app import PATHS, App
from spellhall.server.limits import Bucket
from spellhall.server.line import Line
from spellhall.server.messages import PROTOCOL, FromClient
from spellhall.server.refusals import STATUS, Refusal
from spellhall.server.schema import components
from spellhall.words import hall_words
from tests.server.client import QUICK, ConnectionClosed, Json, Person, Player, open_hall, request
from tests.server.halls import begin, guests, in_a_hall

WORDS = [
    "",
    "a",
    "pass",
    "hello",
    "move",
    "say",
    "\u202e",
    "x" * 500,
    "../..",
    "<b>",
    "\x00",
    "😀",
    "null",
    "-1",
    "' OR 1=1",
]
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    63,
    64,
    2**31,
    2**53,
    2**64,
    1.5,
    -0.0,
    1e308,
    [],
    {},
    [[]],
    {"a": {}},
    *WORDS,
]
TYPES = ["hello", "beat", "resync", "sit", "ready", "start", "leave", "fill", "free", "first", "anew", "rematch", "move", "undo", "consent", "stand", "say", "fly", ""]  # fmt: skip
FIELDS = ["id", "type", "number", "protocol", "watch", "seat", "colour", "ready", "salt", "level", "moment", "move", "yes", "text", "pass_this_turn", "x"]  # fmt: skip
STRANGE = ["", "text", "json", "1", "-1", "open", "de", "..", "%00", "%C3%A9", "9" * 40]
CALM = msgspec.structs.replace(QUICK, grace_seconds=600.0, messages_burst=10**9)
"""Nobody is replaced for being away."""


def message(rng: Random) -> str:
    """Anything between a proper message and noise; never one that could have an effect."""
    kind = rng.randrange(6)
    if kind == 0:
        return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(60)))
    if kind == 1:
        return json.dumps(rng.choice(ODD))
    body: Json = {"type": rng.choice(TYPES)}
    for name in rng.sample(FIELDS, rng.randrange(6)):
        body[name] = rng.choice(ODD)
    if kind == 2:
        body["id"] = f"fuzz-{rng.randrange(10**9)}"
    text = json.dumps(body)
    if kind == 3 and text:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(['"', "{", "}", "\\", ",", "é", "0", ""]) + text[at + 1 :]
    return text


def has_effect(text: str) -> bool:
    """Whether this would be a proper command that a player may give: such are left out."""
    try:
        command = msgspec.json.decode(text, type=FromClient)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return False
    return type(command).__name__ in ("Say", "Stand", "Leave", "Ready", "Sit", "Undo", "Consent", "Move", "Anew")


async def fuzz_socket(host: str, app: App, count: int, seed: int) -> int:
    """So many messages to one table in play; gives how many were sent."""
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    rng = Random(seed)
    sent = 0
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
    live = app.hall.live[id]
    number, view = live.table.number, live.table.view(0)
    while sent < count:
        person = rng.choice((anna, bert))
        try:
            async with person.sit_at(id, watch=rng.random() < 0.2) as player:
                sent += await _storm(player, rng, count - sent)
        except ConnectionClosed:
            continue
    assert live.table.number == number
    assert live.table.view(0) == view
    assert app.hall.metrics.counts["mistakes"] == 0
    return sent


async def _storm(player: Player, rng: Random, most: int) -> int:
    """Until the server has had enough."""
    sent = 0
    answers = asyncio.create_task(_read(player))
    try:
        while sent < most and not answers.done():
            text = message(rng)
            if has_effect(text):
                continue
            await player.socket.send(text)
            sent += 1
            if sent % 50 == 0:
                await asyncio.sleep(0)
    except ConnectionClosed:
        return sent
    finally:
        await asyncio.sleep(0.01)
        answers.cancel()
    return sent


async def _read(player: Player) -> None:
    async for text in player.socket:
        heard = json.loads(text)
        assert heard["type"] in ("full", "refused", "bye", "beat", "presence", "update"), heard
        if heard["type"] == "refused":
            assert heard["code"] in STATUS
            assert hall_words().speaks(heard["reason"]["key"])


async def fuzz_inside(host: str, app: App, count: int, seed: int) -> int:
    """The same without a network between: a message costs a fifth."""
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
    live = app.hall.live[id]
    number, view = live.table.number, live.table.view(0)
    rng = Random(seed)
    sent = 0
    while sent < count:
        mouth = Mouth(rng, watch=rng.random() < 0.2, most=count - sent)
        headers = [(b"host", host.encode()), *((k.encode(), v.encode()) for k, v in rng.choice((anna, bert)).headers)]
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{id}/socket",
            "headers": headers,
            "client": ("127.0.0.1", 1),
        }
        await app(scope, mouth.receive, mouth.send)
        assert mouth.refused >= mouth.sent // 3, "most of it is nonsense, and is answered"
        sent += mouth.sent
    assert live.table.number == number
    assert live.table.view(0) == view
    assert app.hall.metrics.counts["mistakes"] == 0
    return sent


class Mouth:
    """A socket's client end: it talks nonsense until it is thrown out."""

    def __init__(self, rng: Random, watch: bool, most: int) -> None:
        self.rng = rng
        self.first = ["websocket.connect", json.dumps({"type": "hello", "protocol": PROTOCOL, "watch": watch})]
        self.most = most
        self.sent = 0
        self.refused = 0
        self.closed = False

    async def receive(self) -> Json:
        """The next message. Others may do something in between, as on a real line."""
        await asyncio.sleep(0)
        if self.first:
            first = self.first.pop(0)
            return {"type": first} if first == "websocket.connect" else {"type": "websocket.receive", "text": first}
        if self.closed or self.sent >= self.most:
            return {"type": "websocket.disconnect"}
        text = message(self.rng)
        while has_effect(text):
            text = message(self.rng)
        self.sent += 1
        return {"type": "websocket.receive", "text": text}

    async def send(self, event: Any) -> None:
        """What the server says is typed, always."""
        self.closed = self.closed or event["type"] == "websocket.close"
        if event["type"] == "websocket.send":
            heard = ANSWER.decode(event["text"])
            assert heard.type in ("full", "refused", "bye", "beat", "presence", "update"), event["text"]
            if heard.type == "refused":
                assert heard.code in STATUS
                assert hall_words().speaks(heard.reason["key"])
                self.refused += 1


class Answer(msgspec.Struct):
    """What is looked at of an answer."""

    type: str
    code: str = ""
    reason: dict[str, Any] = {}


ANSWER = msgspec.json.Decoder(Answer)


@in_a_hall(CALM)
async def test_a_storm_inside_changes_nothing(host: str, app: App) -> None:
    assert await fuzz_inside(host, app, 5_000, 4) >= 5_000


@in_a_hall(CALM)
async def test_a_storm_of_messages_changes_nothing(host: str, app: App) -> None:
    assert await fuzz_socket(host, app, 3_000, 1) >= 3_000


async def fuzz_http(host: str, app: App, count: int, seed: int) -> None:
    """Random bodies and addresses to every door."""
    rng = Random(seed)
    anna = await Person.enter(host, "Anna")
    table = (await anna.table("castle", 4))["id"]
    schemas = components()
    for n in range(count):
        path = PATHS[n % len(PATHS)]
        address = path.path.replace("{number:int}", rng.choice(["0", "-1", "99999999999999999999", "x"]))
        address = address.replace("{id}", rng.choice([table, "x", "%00", "é", "..", "a" * 300])).replace(
            "{game}", rng.choice(["castle", "x", "%2e"])
        )
        address = address.replace("{language}", rng.choice(["en", "de", "xx", "..%2f..%2fcommon%2fen", "%00"]))
        asked = [f"{name}={rng.choice(STRANGE)}" for name in (*path.asks, "as", "language") if rng.random() < 0.5]
        address += f"?{'&'.join(asked)}" if asked else ""
        body: Any = rng.choice(ODD)
        if path.body is not None and rng.random() < 0.8:
            names = list(schemas[path.body.__name__]["properties"])
            body = {name: rng.choice(ODD) for name in rng.sample(names, rng.randrange(len(names) + 1))}
        data = json.dumps(body).encode() if rng.random() < 0.9 else rng.randbytes(20)
        headers = anna.headers if rng.random() < 0.8 else [("cookie", f"spellhall={rng.choice(['', 'x', 'y' * 300])}")]
        if path.method == "DELETE":
            headers = []
        address = "".join(c if c.isascii() else "%C3%A9" for c in address)
        status, _, answer = await request(host, path.method, address, data, headers)
        assert status < 500, (path, data, answer)
        if status >= 400 and answer.startswith(b"{"):
            assert json.loads(answer)["code"] in STATUS
    assert app.hall.metrics.counts["mistakes"] == 0


@in_a_hall()
async def test_random_requests_get_typed_answers(host: str, app: App) -> None:
    await fuzz_http(host, app, 220, 2)


async def hear_one(text: str) -> FromClient | Refusal | None:
    """What a line makes of a message."""

    async def receive() -> Json:
        return {"type": "websocket.receive", "text": text}

    async def send(_: object) -> None:
        raise AssertionError("nothing is sent for a message that is only read")

    try:
        return await Line(receive, send, None, QUICK, Bucket(9, 9.0), Bucket(9, 9.0)).hear()
    except Refusal as refusal:
        return refusal


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=8,
)


messages = st.dictionaries(st.sampled_from(FIELDS), anything, max_size=6).map(json.dumps)


def test_whatever_comes_is_a_message_or_a_typed_refusal() -> None:
    @settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(messages | st.text() | anything.map(json.dumps))
    def check(text: str) -> None:
        heard = runner.run(hear_one(text))
        if isinstance(heard, Refusal):
            assert heard.code in STATUS
        else:
            assert heard is not None
            assert msgspec.json.decode(msgspec.json.encode(heard), type=FromClient) == heard

    with asyncio.Runner() as runner:
        check()


async def many(count: int) -> None:
    """The long version: ``python -m tests.hall fuzz 1000000``."""
    begun = monotonic()
    with tempfile.TemporaryDirectory() as place:
        async with open_hall(Path(place), CALM) as (host, app):
            sent = 0
            while sent < count:
                sent += await fuzz_socket(host, app, min(2_000, count - sent), sent)
                sent += await fuzz_inside(host, app, min(48_000, count - sent), sent)
                await fuzz_http(host, app, 100, sent)
                print(f"{sent} messages, {monotonic() - begun:.0f} s", flush=True)
    print(f"{sent} messages: no crash, no effect")
