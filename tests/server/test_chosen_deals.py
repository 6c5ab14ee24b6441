"""A host who chooses the deal knows every card: everybody is told, and it proves nothing."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall.server.app import App
from spellhall.server.log import Setup
from spellhall.server.messages import NoClock
from spellhall.server.store import queries
from tests.server.client import Person, Refused, request
from tests.server.halls import begin, guests, in_a_hall, settle
from tests.server.lessons import learn

CHOSEN: list[dict[str, Any]] = [{"seed": "7"}, {"scenario": {"turn": "P2"}}, {"seed": "", "scenario": {"turn": "P2"}}]


@pytest.mark.parametrize("chosen", CHOSEN)
def test_everybody_is_told_from_the_first_to_the_last(tmp_path: Any, chosen: dict[str, Any]) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna, bert, carl = await guests(host, "Anna", "Bert", "Carl")
        table = await anna.table("nytherria", 2, **chosen)
        assert table["chosen_deal"]
        assert table["practice"]
        assert not table["public"]
        assert table["fairness"] is None
        id = table["id"]
        async with anna.sit_at(id) as a, bert.sit_at(id) as b, carl.sit_at(id) as c:
            assert (b.table["chosen_deal"], b.table["practice"], b.table["fairness"]) == (True, True, None)
            await begin(a, b)
            assert (c.table["chosen_deal"], c.table["fairness"]) == (True, None)
            assert (await bert.call("GET", f"/api/tables/{id}/record"))["chosen_deal"]
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
            await settle(c)
            assert (c.table["stage"], c.table["chosen_deal"], c.table["fairness"]) == ("over", True, None)
            record = await carl.call("GET", f"/api/tables/{id}/record")
            assert record["chosen_deal"]
            assert "fairness" not in record
            replay = await carl.call("GET", f"/api/replays/{id}")
            assert (replay["chosen_deal"], replay["fairness"]) == (True, None)
            verdict = await carl.call("GET", f"/api/replays/{id}/verdict")
            assert (verdict["honest"], verdict["committed"]) == (True, False)
            await b.do("rematch")
            await a.until(lambda p: p.table["rematch"])
            again = await anna.call("GET", f"/api/tables/{a.table['rematch']}")
            assert (again["chosen_deal"], again["practice"]) == (False, False)
            assert again["fairness"]["commitment"]
            setup = await app.hall.database.run(queries.load_setup(again["id"]))
            assert setup is not None
            assert (setup.seed, setup.scenario) == (None, {})

    check(tmp_path)


@in_a_hall()
async def test_a_chosen_deal_is_never_public(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    for chosen in CHOSEN:
        with pytest.raises(Refused, match="refusal-chosen-is-not-public"):
            await anna.table("nytherria", 2, public=True, **chosen)
    assert not (await anna.table("nytherria", 2, seed="7"))["public"]
    # One that an older hall opened to all is in the lobby no more.
    info = spellhall.game_info("nytherria")
    old = Setup(
        id="old", game="nytherria", seats=2, options=info.read_options({}), host=anna.me["id"], public=True, pace=NoClock(),
        spectators="public", auto_start=False, secret="s", created=1.0, seed="7", rules=info.version,
    )  # fmt: skip
    about = json.dumps({"id": "old", "fairness": {"commitment": "c"}})
    await app.hall.database.run(queries.add_table(old, about.encode(), paced=False))
    assert not (await anna.call("GET", "/api/tables/old"))["public"]
    assert (await anna.call("GET", "/api/tables"))["open"] == []


@in_a_hall()
async def test_a_shuffled_deal_shows_its_promise(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    table = await anna.table("nytherria", 2, public=True, practice=True)
    assert (table["chosen_deal"], table["practice"], table["public"]) == (False, True, True)
    assert table["fairness"]["commitment"]


@in_a_hall()
async def test_first_games_and_forks_prove_nothing_and_a_rematch_is_shuffled(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    first = await anna.call("POST", "/api/tutorials", {"game": "nytherria"})
    async with anna.sit_at(first["id"]) as a:
        assert (first["practice"], first["fairness"], first["chosen_deal"]) == (True, None, False)
        await learn(a)
        await a.do("rematch")
        await a.until(lambda p: p.table["rematch"])
        again = await anna.call("GET", f"/api/tables/{a.table['rematch']}")
        assert (again["tutorial"], again["practice"]) == (None, False)
        assert again["fairness"]["commitment"]
    fork = await anna.call("POST", f"/api/replays/{first['id']}/fork", {"number": 3, "seat": 0})
    assert (fork["practice"], fork["fairness"], fork["chosen_deal"]) == (True, None, False)
    status, _, _ = await request(host, "GET", f"/api/tables/{fork['id']}/record")
    assert status == 200
