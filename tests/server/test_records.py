"""Provable shuffles, records, replays, forks, reports, and games of other rules versions."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

import spellhall
from spellhall.cli import main
from spellhall.server import fair
from spellhall.server.app import App
from spellhall.server.log import Began, decode_entry, encode_entry
from spellhall.server.store import queries
from spellhall.server.store.database import Session
from tests.server.client import Json, Person, Refused, request
from tests.server.halls import begin, guests, in_a_hall, settle


async def finished(host: str, game: str = "castle") -> tuple[Person, str, Json]:
    """A game against bots, over: who played, the table, the record."""
    anna = await Person.enter(host, "Anna")
    seats = spellhall.game_info(game).players[0]
    table = await anna.table(game, seats, bots=["random"] * (seats - 1), auto_start=True)
    async with anna.sit_at(table["id"]) as player:
        await player.do("ready", salt="Ännas salt")
        await player.play(Random(5))
    return anna, table["id"], await anna.call("GET", f"/api/tables/{table['id']}/record")


@in_a_hall()
async def test_the_shuffle_can_be_proved(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    table = await anna.table("nytherria", 2)
    shown = table["fairness"]
    assert shown["secret"] is None
    assert shown["seed"] is None
    async with anna.sit_at(table["id"]) as a, bert.sit_at(table["id"]) as b:
        await begin(a, b)
        secret = app.hall.live[table["id"]].table.setup.secret
        for player in (a, b):
            assert player.table["fairness"]["commitment"] == shown["commitment"]
            assert player.table["fairness"]["secret"] is None
        await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
        await settle(a, b)
        assert not any(secret in frame for frame in a.frames[:-12])
        opened = a.table["fairness"]
    assert sha256(opened["secret"].encode()).hexdigest() == shown["commitment"]
    assert opened["salts"] == ["salt 0", "salt 1"]
    assert opened["seed"] == sha256("\n".join([opened["secret"], "salt 0", "salt 1"]).encode()).hexdigest()
    record = await anna.call("GET", f"/api/tables/{table['id']}/record")
    verdict, committed = fair.verify(record)
    assert committed
    assert verdict.game.result is not None
    for part, wrong, why in (
        ("secret", "0" * 64, "not the one"),
        ("salts", ["other", "salt"], "shuffle was not made"),
        ("commitment", "0" * 64, "not the one"),
        ("salts", 7, "damaged"),
        ("secret", None, "damaged"),
    ):
        with pytest.raises(spellhall.BadRecord, match=why):
            fair.verify({**record, "fairness": {**record["fairness"], part: wrong}})


def test_verify_on_the_command_line_checks_the_commitment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret, salts = fair.new_secret(), ["a", "b"]
    game = spellhall.new("nytherria", 2, fair.seed_of(secret, salts))
    record = {**game.record(), "fairness": {"commitment": fair.commitment(secret), "secret": secret, "salts": salts}}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert main(["verify", str(path)]) == 0
    assert "as committed to before the deal" in capsys.readouterr().out
    record["fairness"]["salts"] = ["a", "c"]
    path.write_text(json.dumps(record))
    assert main(["verify", str(path)]) == 1
    assert "shuffle was not made from the secret" in capsys.readouterr().err


@in_a_hall()
async def test_a_record_before_the_end_is_cut_to_ones_own_knowledge(host: str, app: App) -> None:
    anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
    id = (await anna.table("nytherria", 2))["id"]
    with pytest.raises(Refused, match="not_now"):
        await anna.call("GET", f"/api/tables/{id}/record")
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        for _ in range(10):
            await settle(a, b)
            mover = a if a.moves else b
            await mover.do("move", moment=mover.moment, move=mover.moves[0])
        await settle(a, b)
        for person, player in ((anna, a), (bert, b)):
            cut = await person.call("GET", f"/api/tables/{id}/record")
            assert cut["view"] == player.view
            assert "seed" not in cut
            assert "scenario" not in cut
        assert (await carl.call("GET", f"/api/tables/{id}/record"))["you"] is None
        with pytest.raises(Refused, match="not_now"):
            await carl.call("GET", f"/api/replays/{id}")


@in_a_hall()
async def test_replays_from_any_eyes_and_forks(host: str, app: App) -> None:
    anna, id, record = await finished(host)
    uploaded = (await anna.call("POST", "/api/records", record))["id"]
    for replay in (id, uploaded):
        info = await anna.call("GET", f"/api/replays/{replay}")
        assert [step["move"] for step in info["steps"]] == record["moves"]
        assert {step["seat"] for step in info["steps"]} == {-1, 0, 1, 2, 3}
        assert info["names"][0] == "Anna"
        assert info["colours"][0] == anna.me["colour"]
        assert len(set(info["colours"])) == 4
        assert info["forked"] is None
        first = [step for step in info["steps"] if step["turn"]]
        assert {step["seat"] for step in first} >= {0, 1, 2, 3}, "everybody's turn begins somewhere"
        assert 4 < len(first) < len(info["steps"]) / 2
        assert info["fairness"]["secret"] == record["fairness"]["secret"]
        verdict = await anna.call("GET", f"/api/replays/{replay}/verdict")
        assert (verdict["honest"], verdict["committed"]) == (True, True)
    middle = next(step["number"] for step in info["steps"] if step["seat"] == 2) - 1
    game = spellhall.replay(record, middle)
    game.names = record["names"]
    for eyes, viewer in (("0", 0), ("3", 3), ("public", None)):
        seen = await anna.call("GET", f"/api/replays/{id}/at/{middle}?eyes={eyes}")
        assert seen["view"] == game.view(viewer)
    opened = (await anna.call("GET", f"/api/replays/{id}/at/{middle}?eyes=open"))["view"]

    def faces(view: Json) -> int:
        return sum(card["face"] is not None for zone in view["zones"] for card in zone["cards"])

    assert faces(opened) > max(faces(json.loads(json.dumps(game.view(seat)))) for seat in range(4))
    with pytest.raises(Refused, match="no-such-eyes"):
        await anna.call("GET", f"/api/replays/{id}/at/{middle}?eyes=9")
    fork = await anna.call("POST", f"/api/replays/{id}/fork", {"number": middle, "seat": 2, "level": "random"})
    assert fork["forked_from"] == id
    assert fork["practice"]
    async with anna.sit_at(fork["id"]) as a:
        assert a.seat == 2
        assert a.view is not None
        assert a.view["number"] == game.number
        await a.play(Random(9))
    again = await anna.call("GET", f"/api/tables/{fork['id']}/record")
    assert again["moves"][: game.number] == record["moves"][: game.number]
    assert "fairness" not in again
    assert again["forked"] == {"table": id, "answers": game.number}
    assert (await anna.call("GET", f"/api/replays/{fork['id']}"))["forked"] == again["forked"]
    marred = again | {"colours": ["red; background: url(x)"] * 4, "forked": 7}
    marred = (await anna.call("POST", "/api/records", marred))["id"]
    marred = await anna.call("GET", f"/api/replays/{marred}")
    assert (marred["colours"], marred["forked"]) == ([], None)
    spellhall.verify(again)
    for wrong in ({"number": 10_000, "seat": 0}, {"number": 1, "seat": 9}):
        with pytest.raises(Refused, match="bad_"):
            await anna.call("POST", f"/api/replays/{id}/fork", wrong)


@in_a_hall()
async def test_a_bad_record_is_refused_and_says_where(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    record = spellhall.new("castle", 4, 7).record()
    for wrong, why in (
        ({**record, "moves": [*record["moves"], "fly"]}, "fly"),
        ({**record, "game": "lantern"}, "does not have"),
        ({**record, "rules": 99}, "version 99"),
        ({**record, "seats": 99}, "damaged"),
        ([1, 2], "object"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "nested"),
    ):
        with pytest.raises(Refused, match=why) as refused:
            await anna.call("POST", "/api/records", wrong)
        assert refused.value.code == "bad_record"
    false = {**record, "seed": 8}
    status, _, body = await request(host, "POST", "/api/verify", false)
    assert status == 200
    assert json.loads(body)["honest"] is False


@in_a_hall()
async def test_a_report_keeps_the_record_and_one_command_reproduces_it(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        for _ in range(6):
            await settle(a, b)
            mover = a if a.moves else b
            await mover.do("move", moment=mover.moment, move=mover.moves[0])
        await settle(a)
        answer = await anna.call("POST", f"/api/tables/{id}/report", {"note": "the stone is wrong"})
        assert set(answer) == {"id"}, "the record holds every secret: it stays here"
    [(found, _, note, text)] = await app.hall.database.run(queries.load_reports(answer["id"]))
    assert (found, note) == (answer["id"], "the stone is wrong")
    record = json.loads(text)
    assert a.view is not None
    assert spellhall.replay(record).number == a.view["number"] == record["report"]["answers"]


def test_reports_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def report(host: str, app: App) -> None:
        anna, id, _ = await finished(host, "nytherria")
        await anna.call("POST", f"/api/tables/{id}/report", {"note": "odd"})

    in_a_hall()(report)(tmp_path)
    assert main(["reports", "--data", str(tmp_path)]) == 0
    id = capsys.readouterr().out.split()[0]
    assert main(["reports", id, "--data", str(tmp_path)]) == 0
    file = tmp_path / "report.json"
    file.write_text(capsys.readouterr().out)
    assert main(["replay", str(file), "--to", "12", "--log"]) == 0
    assert capsys.readouterr().out
    assert main(["reports", "nonsense", "--data", str(tmp_path)]) == 1


@in_a_hall()
async def test_a_game_of_other_rules_is_never_replayed_wrongly(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("nytherria", 2))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await begin(a, b)
        for _ in range(6):
            await settle(a, b)
            mover = a if a.moves else b
            await mover.do("move", moment=mover.moment, move=mover.moves[0])
        whole = app.hall.live[id].table.record()
        live = app.hall.live[id]
    live.driver.stop()
    del app.hall.live[id]

    def older(s: Session) -> None:
        for number, text in s.rows("SELECT number, entry FROM log WHERE table_id = :id", id=id):
            entry = decode_entry(text)
            if isinstance(entry, Began):
                other = encode_entry(msgspec.structs.replace(entry, rules=entry.rules + 1)).decode()
                s.write("UPDATE log SET entry = :e WHERE table_id = :id AND number = :n", e=other, id=id, n=number)

    await app.hall.database.run(older)
    async with anna.sit_at(id) as a:
        assert a.table["stage"] == "stranded"
        assert a.view is None
        with pytest.raises(Refused, match="other_rules"):
            await a.do("move", moment=a.moment, move="pass")
    record = await anna.call("GET", f"/api/tables/{id}/record")
    assert record["moves"] == whole["moves"]
    assert record["rules"] == whole["rules"] + 1
    with pytest.raises(Refused, match="bad_record"):
        await anna.call("GET", f"/api/replays/{id}")


@in_a_hall()
async def test_a_log_that_does_not_replay_is_kept_and_not_played_on(host: str, app: App) -> None:
    anna, id, _ = await finished(host, "nytherria")
    del app.hall.live[id]
    await app.hall.database.run(
        lambda s: s.write(
            'UPDATE log SET entry = replace(entry, \'"chance":["\', \'"chance":["x\') WHERE table_id = :id', id=id
        )
    )
    with pytest.raises(Refused, match="log-does-not-replay"):
        await anna.call("GET", f"/api/tables/{id}")
    rows = await app.hall.database.run(lambda s: s.rows("SELECT count(*) FROM log WHERE table_id = :id", id=id))
    assert rows[0][0] > 50
