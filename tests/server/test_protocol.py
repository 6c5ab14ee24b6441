"""The version of the protocol: other clients are told so, and what an older hall has stored goes on.

``protocol_1.json`` was written by the last hall of protocol 1: the rows of a running and of a finished table of
Lantern, what Anna saw at the running one, and two records.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.server.app import PATHS, App
from spellhall.server.messages import PROTOCOL, Command, Event
from spellhall.server.people import hashed
from spellhall.server.store.database import Session
from tests.server.client import QUICK, ConnectionClosed, Json, Person, Refused, connect, request
from tests.server.halls import in_a_hall

OLD: Json = json.loads((Path(__file__).parent / "protocol_1.json").read_text())
WITH_LANTERN = msgspec.structs.replace(QUICK, hidden_games=True, grace_seconds=600.0)


async def first_words(host: str, table: str, hello: Json) -> Json:
    """What the hall answers to a greeting; if it is goodbye, it hangs up."""
    async with connect(f"ws://{host}/api/tables/{table}/socket") as socket:
        await socket.send(json.dumps(hello))
        heard: Json = json.loads(await socket.recv())
        if heard["type"] == "bye":
            with pytest.raises(ConnectionClosed, match="1008"):
                await socket.recv()
        return heard


@in_a_hall()
async def test_a_client_of_another_protocol_is_told_so(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    id = (await anna.table("nytherria", 2))["id"]
    assert (await anna.call("GET", "/api/hall"))["protocol"] == PROTOCOL == 2
    assert (await first_words(host, id, {"type": "hello", "protocol": PROTOCOL}))["type"] == "full"
    for other in (1, PROTOCOL + 1):
        assert await first_words(host, id, {"type": "hello", "protocol": other}) == {
            "type": "bye",
            "code": "other_protocol",
            "reason": {"key": "refusal-other-protocol", "args": {"ours": PROTOCOL}},
            "again": False,
        }
    for hello in ({"type": "hello"}, {"type": "hello", "number": 3, "watch": True}, {"type": "hello", "number": None}):
        assert await first_words(host, id, hello) == {
            "type": "bye",
            "code": "other_protocol",
            "reason": "This page is older than the hall: reload it.",
            "again": False,
        }, "a client of protocol 1 knows no keys"


@in_a_hall()
async def test_over_http_a_header_says_which_protocol_it_is(host: str, app: App) -> None:
    for said, status in (("2", 200), ("1", 409), ("3", 409), ("two", 409), ("", 409)):
        found, _, body = await request(host, "GET", "/api/hall", headers=[("spellhall-protocol", said)])
        assert found == status
        if status == 409:
            assert json.loads(body)["code"] == "other_protocol"
            assert json.loads(body)["reason"]["key"] == "refusal-other-protocol"
    assert (await request(host, "GET", "/api/hall"))[0] == 200, "programs need not say it"


def stored(*tables: Json) -> Callable[[Session], None]:
    """Put tables into the database as the older hall had them, with their players."""
    guests = {"Anna": "", "Bert": ""}

    def job(s: Session) -> None:
        for table in tables:
            setup, about = json.loads(table["setup"]), table["about"]
            s.write(
                "INSERT INTO tables (id, setup, about, stage, public, paced, changed) "
                "VALUES (:id, :setup, :about, :stage, true, false, 0)",
                id=setup["id"], setup=table["setup"], about=about, stage=table["stage"],
            )  # fmt: skip
            for number, at, asked, entry in table["log"]:
                s.write(
                    "INSERT INTO log (table_id, number, at, asked, entry) VALUES (:id, :number, :at, :asked, :entry)",
                    id=setup["id"], number=number, at=at, asked=asked, entry=entry,
                )  # fmt: skip
            for seat, answers, turn in table["standing"]:
                s.write(
                    "INSERT INTO standing (table_id, seat, answers, turn) VALUES (:id, :seat, :answers, :turn)",
                    id=setup["id"], seat=seat, answers=answers, turn=turn,
                )  # fmt: skip
            for seat in json.loads(about)["seats"]:
                guests[seat["name"]] = seat["guest"]
                s.write(
                    "INSERT INTO members (guest, table_id) VALUES (:guest, :id) ON CONFLICT DO NOTHING",
                    guest=seat["guest"], id=setup["id"],
                )  # fmt: skip
        for name, id in guests.items():
            s.write(
                "INSERT INTO guests (id, name, colour, bot, created) VALUES (:id, :name, '#000000', false, 0)",
                id=id, name=name,
            )  # fmt: skip
            s.write(
                "INSERT INTO secrets (hash, guest, created) VALUES (:hash, :guest, 0)",
                hash=hashed(f"secret of {name}"), guest=id,
            )  # fmt: skip

    return job


def returned(host: str, name: str) -> Person:
    """Somebody who was here before the hall was updated, and still has the cookie."""
    return Person(host, [("authorization", f"Bearer secret of {name}")], {})


@in_a_hall(WITH_LANTERN)
async def test_a_table_of_the_older_hall_goes_on(host: str, app: App) -> None:
    await app.hall.database.run(stored(OLD["running"]))
    anna, bert = returned(host, "Anna"), returned(host, "Bert")
    id = json.loads(OLD["running"]["setup"])["id"]
    [about] = (await anna.call("GET", "/api/me/tables"))["tables"]
    assert (about["id"], about["stage"], about["asked"]) == (id, "playing", 1)
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        assert (a.seat, b.seat) == (0, 1)
        assert a.view is not None
        assert a.view["number"] == OLD["running_number"]
        seen = {zone["id"]: [card["face"] for card in zone["cards"]] for zone in a.view["zones"]}
        assert seen == OLD["running_zones"]
        assert [line["text"] for line in a.chat] == ["Good luck!"]
        assert a.situation["standing"]["pass_unless_holding"]
        rng = Random(2)
        while not a.over:
            mover = a if a.moves else b
            await mover.do("move", moment=mover.moment, move=rng.choice(mover.moves))
            for player in (a, b):
                await player.until(lambda p: p.number == app.hall.live[id].table.number)
    spellhall.verify(await anna.call("GET", f"/api/tables/{id}/record"))


@in_a_hall(WITH_LANTERN)
async def test_the_lists_show_what_the_older_hall_finished(host: str, app: App) -> None:
    """It stored the end as a sentence; how it ended comes from the log, once."""
    await app.hall.database.run(stored(OLD["finished"]))
    assert isinstance(json.loads(OLD["finished"]["about"])["result"]["reason"], str)
    anna = returned(host, "Anna")
    for _ in range(2):
        [about] = (await anna.call("GET", "/api/me/tables"))["tables"]
        winners = about["result"]["winners"]
        assert about["result"]["reason"] == {"key": "end-most_light", "args": {"seats": winners}}
        live = app.hall.live.pop(about["id"], None)
        if live is not None:
            live.driver.stop()
    assert live is None, "the second time it was as it should be"


@in_a_hall(WITH_LANTERN)
async def test_what_cannot_be_shown_is_left_out_of_the_lists(host: str, app: App) -> None:
    gone = {**OLD["finished"], "setup": OLD["finished"]["setup"].replace('"lantern"', '"chess"')}
    await app.hall.database.run(stored(gone, OLD["running"]))
    [about] = (await returned(host, "Anna").call("GET", "/api/me/tables"))["tables"]
    assert about["stage"] == "playing"


def of_the_same_rules(record: Json) -> bool:
    """Whether the game of an old record is played by its rules to this day."""
    return bool(record["rules"] == spellhall.game_info(record["game"]).version)


@pytest.mark.parametrize(
    "record", [record for record in OLD["records"] if of_the_same_rules(record)], ids=lambda record: record["game"]
)
def test_a_record_of_the_older_hall_replays_and_verifies(tmp_path: Path, record: Json) -> None:
    assert " " in record["result"]["reason"], "a sentence"

    @in_a_hall(WITH_LANTERN)
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        verdict = await anna.call("POST", "/api/verify", record)
        assert (verdict["honest"], verdict["reason"]) == (True, {"key": "verdict-honest"})
        id = (await anna.call("POST", "/api/records", record))["id"]
        info: Any = await anna.call("GET", f"/api/replays/{id}")
        assert info["result"]["winners"] == record["result"]["winners"]
        assert info["result"]["scores"] == record["result"]["scores"]
        assert info["result"]["reason"]["key"].startswith("end-")
        assert [step["move"] for step in info["steps"]] == record["moves"]
        for step in info["steps"]:
            assert (step["say"] is None) == (step["seat"] == -1)
        end = await anna.call("GET", f"/api/replays/{id}/at/{len(record['moves'])}")
        assert end["view"]["result"]["winners"] == record["result"]["winners"]
        false = {**record, "result": {**record["result"], "winners": [1 - record["result"]["winners"][0]]}}
        verdict = await anna.call("POST", "/api/verify", false)
        assert (verdict["honest"], verdict["reason"]["key"]) == (False, "verdict-not-honest")
        assert "does not follow" in verdict["reason"]["args"]["detail"]["text"]

    check(tmp_path)


@pytest.mark.parametrize(
    "record", [record for record in OLD["records"] if not of_the_same_rules(record)], ids=lambda record: record["game"]
)
def test_a_record_of_other_rules_is_refused_and_says_which(tmp_path: Path, record: Json) -> None:
    """The hall says which rules the game was played by, and which are played here."""

    @in_a_hall(WITH_LANTERN)
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        title, version = spellhall.game_info(record["game"]).title, spellhall.game_info(record["game"]).version
        why = f"played under version {record['rules']} of the rules of {title}; this is version {version}"
        assert (await anna.call("POST", "/api/verify", record))["reason"]["args"]["detail"]["text"] == why
        with pytest.raises(Refused, match=why) as refused:
            await anna.call("POST", "/api/records", record)
        assert refused.value.code == "bad_record"

    check(tmp_path)


DESCRIBED = (Path(__file__).parents[2] / "docs/protocol.md").read_text()


@pytest.mark.parametrize("path", sorted({path.path for path in PATHS}))
def test_every_path_is_described(path: str) -> None:
    assert path.replace(":int}", "}") in DESCRIBED


@pytest.mark.parametrize(
    "message", [*Command.__subclasses__(), *Event.__subclasses__()], ids=lambda kind: kind.__name__
)
def test_every_message_is_described(message: type[msgspec.Struct]) -> None:
    assert f"`{message.__struct_config__.tag}`" in DESCRIBED
