"""Before the first move: who begins is named at the table, and a deal that went wrong is dealt anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellhall.server.app import App
from tests.server.client import Refused
from tests.server.halls import begin, guests, in_a_hall, settle

SEATS = 4


@pytest.mark.rule("ML-15", "ML-R5", "CM-23", "CM-R1")
@pytest.mark.parametrize("game", ["magelight", "castle"])
def test_the_host_names_who_begins(game: str, tmp_path: Path) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna, bert = await guests(host, "Anna", "Bert")
        id = (await anna.table(game, SEATS, bots=["random"] * 2))["id"]
        async with anna.sit_at(id) as a, bert.sit_at(id) as b:
            await b.do("sit", seat=1)
            with pytest.raises(Refused, match="refusal-only-the-host"):
                await b.do("first", seat=1)
            await a.do("first", seat=1)
            await settle(b)
            assert b.table["options"]["first_player"] == "1"
            await begin(a, b)
            assert a.view is not None
            assert a.view["status"]["turn"] == 1
            with pytest.raises(Refused, match="refusal-begun-already"):
                await a.do("first", seat=0)

    check(tmp_path)


@in_a_hall()
async def test_who_got_up_does_not_begin(host: str, app: App) -> None:
    anna, bert = await guests(host, "Anna", "Bert")
    id = (await anna.table("magelight", SEATS, bots=["random"]))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b:
        await b.do("sit", seat=1)
        with pytest.raises(Refused, match="refusal-nobody-there"):
            await a.do("first", seat=2)
        for leaves in ({"type": "leave"}, {"type": "sit", "seat": 2}):
            await a.do("first", seat=1)
            await b.do(**leaves)
            await settle(a)
            assert a.table["options"]["first_player"] == "random"
            await b.do("sit", seat=1)
        await a.do("first", seat=1)
        await a.do("first", seat=None)
        await settle(a)
        assert a.table["options"]["first_player"] == "random"


@in_a_hall()
async def test_where_nobody_is_named_nobody_can_be(host: str, app: App) -> None:
    (anna,) = await guests(host, "Anna")
    id = (await anna.table("magecraft", 2))["id"]
    async with anna.sit_at(id) as a:
        with pytest.raises(Refused, match="refusal-first-is-drawn"):
            await a.do("first", seat=0)


@pytest.mark.rule("ML-14", "ML-R4")
@in_a_hall()
async def test_if_somebody_asks_the_host_deals_anew(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert")
    id = (await people[0].table("magelight", SEATS, bots=["random"] * 2, options={"first_player": "0"}))["id"]
    async with people[0].sit_at(id) as a, people[1].sit_at(id) as b:
        await begin(a, b)
        live = app.hall.live[id]
        assert live.table.began is not None
        first = live.table.began.seed
        await b.do("anew")
        await settle(a)
        assert (a.table["stage"], a.table["anew"]) == ("playing", [1])
        with pytest.raises(Refused, match="refusal-asked-anew-already"):
            await b.do("anew")
        await a.do("anew")
        await settle(a, b)
        for player in (a, b):
            assert (player.table["stage"], player.view) == ("gathering", None)
            assert [seat["ready"] for seat in player.table["seats"]] == [False, False, True, True]
        with pytest.raises(Refused, match="refusal-not-ready"):
            await a.do("start")
        await a.do("ready", salt="another")
        await b.do("ready", salt="and another")
        await a.do("start")
        await a.until(lambda p: p.view is not None)
        assert live.table.began.seed != first, "another deal"
        await a.do("move", moment=a.moment, move=a.moves[0])
        await settle(b)
        assert b.table["anew"] is None
        for player in (a, b):
            with pytest.raises(Refused, match="refusal-no-other-deal"):
                await player.do("anew")
    live.driver.stop()
    del app.hall.live[id]  # the server forgets, and reads its log again
    async with people[1].sit_at(id) as b:
        assert (b.table["stage"], app.hall.live[id].table.moves_of_people()) == ("playing", 1)


@in_a_hall()
async def test_a_chosen_deal_stays_as_it_is(host: str, app: App) -> None:
    (anna,) = await guests(host, "Anna")
    id = (await anna.table("magelight", SEATS, bots=["random"] * 3, seed="7", options={"first_player": "0"}))["id"]
    async with anna.sit_at(id) as a:
        await begin(a)
        assert a.table["anew"] is None
        with pytest.raises(Refused, match="refusal-no-other-deal"):
            await a.do("anew")
