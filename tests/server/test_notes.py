"""Private notes: kept for whoever wrote them, also after the game, and told to nobody else."""

from __future__ import annotations

import json
from random import Random

import pytest

from spellhall.server.app import App
from tests.server.client import Json, Person, Refused, request
from tests.server.halls import begin, guests, in_a_hall, settle

SECRET = "Bert is lying and I will remember it"
SUSPECT: Json = {"lean": "doubt", "role": "page_thief", "text": SECRET}


async def note(person: Person, table: str, about: str, what: Json) -> Json:
    return await person.call("PUT", f"/api/tables/{table}/notes/{about}", what)


async def notes(person: Person, table: str) -> Json:
    found: Json = (await person.call("GET", f"/api/tables/{table}/notes"))["notes"]
    return found


@in_a_hall()
async def test_notes_are_kept_changed_and_forgotten(host: str, app: App) -> None:
    (anna,) = await guests(host, "Anna")
    id = (await anna.table("magelight", 4, bots=["random"] * 3))["id"]
    assert await notes(anna, id) == {}
    await note(anna, id, "seat1", SUSPECT)
    await note(anna, id, "thing-dark_day", {"text": "  two are\nburned "})
    empty = {"lean": None, "role": None}
    assert await notes(anna, id) == {"seat1": SUSPECT, "thing-dark_day": {**empty, "text": "two are burned"}}
    del app.hall.live[id]
    await note(anna, id, "seat1", {"lean": "trust"})
    await note(anna, id, "thing-dark_day", {})
    assert await notes(anna, id) == {"seat1": {"lean": "trust", "role": None, "text": ""}}


@in_a_hall()
async def test_what_cannot_be_noted_is_refused(host: str, app: App) -> None:
    anna, zoe = await guests(host, "Anna", "Zoe")
    id = (await anna.table("magelight", 4, bots=["random"] * 3))["id"]
    for about, what, why in (
        ("seat4", SUSPECT, "no seat 4|4"),
        ("thing-the_moon", {"text": "x"}, "nothing “thing-the_moon” to note down here"),
        ("dark_day", {"text": "x"}, "nothing “dark_day” to note"),
        ("thing-dark_day", {"lean": "trust"}, "a note about a card is a text"),
        ("seat1", {"role": "the_king"}, "nobody “the_king” in this game"),
        ("seat1", {"lean": "hate"}, "lean"),
        ("seat1", {"text": "x" * 201}, "200"),
        ("seat1", {"text": "\u200b"}, "at least one readable character"),
    ):
        with pytest.raises(Refused, match=why):
            await note(anna, id, about, what)
    assert await notes(anna, id) == {}
    with pytest.raises(Refused, match="no seat at this table"):
        await note(zoe, id, "seat1", SUSPECT)
    with pytest.raises(Refused, match="no seat at this table"):
        await notes(zoe, id)
    assert (await request(host, "GET", f"/api/tables/{id}/notes"))[0] == 401


@in_a_hall()
async def test_notes_go_to_nobody_else_and_are_there_after_the_game(host: str, app: App) -> None:
    """All that others are sent, and all that they can ask for, is searched for the note; and nothing anybody sees moves
    because of it.
    """
    people = await guests(host, "Anna", "Bert", "Zoe")
    anna, bert, zoe = people
    id = (await anna.table("nytherria", 2, seed="notes", options={"round_limit": "1"}))["id"]
    async with anna.sit_at(id) as a, bert.sit_at(id) as b, zoe.sit_at(id) as z:
        await begin(a, b)
        await settle(a, b, z)
        before = (b.number, b.moment, len(b.frames), len(z.frames), a.number)
        await note(anna, id, "seat1", {"lean": "doubt", "text": SECRET})
        assert (b.number, b.moment, len(b.frames), len(z.frames), a.number) == before
        rng = Random(1)
        while not a.over:
            for player in (a, b):
                if player.moves:
                    await player.do("move", moment=player.moment, move=rng.choice(player.moves))
            await settle(a, b, z)
        await settle(a, b, z)
        for frame in (*a.frames, *b.frames, *z.frames):
            assert SECRET not in frame
        for other in (bert, zoe):
            for path in (f"/api/tables/{id}", f"/api/tables/{id}/view", f"/api/tables/{id}/record", "/api/me/tables", "/api/tables", f"/api/replays/{id}", f"/api/replays/{id}/at/3?eyes=open"):  # fmt: skip
                assert SECRET not in json.dumps(await other.call("GET", path))
        assert await notes(bert, id) == {}
        assert (await notes(anna, id))["seat1"]["text"] == SECRET, "it is still hers when the game is over"
