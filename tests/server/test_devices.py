"""A guest's devices can be seen, and taken away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spellhall.server.app import App
from spellhall.server.people import browser_of
from tests.server.client import QUICK, Person, Refused, request
from tests.server.halls import in_a_hall

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


async def linked(host: str, anna: Person, agent: str = FIREFOX) -> Person:
    """A second device of hers."""
    code = (await anna.call("POST", "/api/me/link"))["code"]
    status, headers, body = await request(host, "POST", "/api/link", {"code": code}, [("user-agent", agent)])
    if status != 200:
        raise Refused(status, msgspec.json.decode(body))
    return Person(host, [("cookie", headers["set-cookie"].split(";")[0]), ("user-agent", agent)], anna.me)


async def devices(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.call("GET", "/api/me/devices"))["devices"]
    return found


@in_a_hall()
async def test_a_linked_device_is_seen_and_can_be_revoked(host: str, app: App) -> None:
    anna, bert = await Person.enter(host, "Anna"), await Person.enter(host, "Bert")
    phone = await linked(host, anna)
    ours = await devices(anna)
    assert [(one["about"], one["here"], one["notices"]) for one in ours] == [
        ("Firefox, Android", False, False),
        ("", True, False),
    ]
    assert all(0 < one["since"] <= one["seen"] for one in ours)
    assert [one["here"] for one in await devices(phone)] == [True, False], "each knows itself"
    lost = ours[0]["id"]
    for stranger, device in ((bert, lost), (anna, "0" * 16), (anna, lost[:8])):
        with pytest.raises(Refused) as refused:
            await stranger.call("DELETE", f"/api/me/devices/{device}")
        assert (refused.value.status, refused.value.key) == (404, "refusal-no-such-device")
    table = (await anna.table("nytherria", 2))["id"]
    async with phone.sit_at(table) as seen, anna.sit_at(table) as a:
        await seen.do("sit", seat=0)
        left = (await anna.call("DELETE", f"/api/me/devices/{lost}"))["devices"]
        assert [one["here"] for one in left] == [True]
        await seen.until(lambda p: p.bye is not None)
        bye = seen.bye
        assert bye is not None
        assert (bye["code"], bye["reason"]["key"], bye["again"]) == ("who_are_you", "refusal-device-revoked", False)
        await a.until(lambda p: p.table["seats"][0]["guest"] == anna.me["id"])
    with pytest.raises(Refused, match="who_are_you"):
        await phone.call("GET", "/api/me")
    assert await anna.call("GET", "/api/me") == anna.me


@in_a_hall(msgspec.structs.replace(QUICK, devices_per_guest=2, link_codes_burst=100))
async def test_devices_are_bounded_and_a_code_is_not_lost_for_it(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    await linked(host, anna)
    code = (await anna.call("POST", "/api/me/link"))["code"]
    status, _, body = await request(host, "POST", "/api/link", {"code": code})
    assert (status, msgspec.json.decode(body)["reason"]["key"]) == (429, "refusal-too-many-devices")
    await anna.call("DELETE", f"/api/me/devices/{next(one['id'] for one in await devices(anna) if not one['here'])}")
    assert (await request(host, "POST", "/api/link", {"code": code}))[0] == 200


@in_a_hall()
async def test_when_a_device_was_here_is_noted_now_and_then(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    commits = app.hall.database.commits
    await anna.call("GET", "/api/me")
    quiet = app.hall.database.commits - commits
    await app.hall.database.run(lambda s: s.write("UPDATE secrets SET seen = 5"))
    anna.headers.append(("user-agent", FIREFOX))
    (now,) = await devices(anna)
    assert now["seen"] > 1_000_000, "after an hour it is noted"
    assert now["about"] == "Firefox, Android"
    assert quiet <= 1, "and not with every request"


@pytest.mark.parametrize(
    ("agent", "known"),
    [
        (FIREFOX, "Firefox, Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36", "Chrome, macOS"),
        ("python-websockets", ""),
        ("<script>alert(1)</script> Firefox/1", "Firefox"),
    ],
)  # fmt: skip
def test_of_what_a_browser_says_only_its_kind_is_kept(agent: str, known: str) -> None:
    assert browser_of(agent) == known


def test_an_older_halls_devices_are_kept(tmp_path: Path) -> None:
    from spellhall.server.store import queries
    from spellhall.server.store.devices import devices_of
    from spellhall.server.store.migrate import migrate
    from spellhall.server.store.sqlite import SQLite

    driver = SQLite(tmp_path / "hall.sqlite3")
    migrate(driver.address, "0002")
    session = driver.begin()
    queries.add_guest(queries.Guest("g", "Anna", "#fff", False), 1.0)(session)
    session.write("INSERT INTO secrets (hash, guest, created) VALUES ('abcdefabcdefabcdef', 'g', 7)")
    driver.commit()
    driver.close()
    migrate(driver.address)
    assert devices_of("g")(driver.begin()) == [("abcdefabcdefabcd", "", 7.0, 7.0, False)]
    driver.rollback()
    driver.close()
