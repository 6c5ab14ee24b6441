"""Claims at a table: said with ready-made words, kept with their time, never checked for truth. And who is muted."""

from __future__ import annotations

import msgspec
import pytest

import spellhall
from spellhall.engine.claims import BadClaim
from spellhall.server.app import App
from spellhall.words import hall_say, words
from tests.every import EVERY_GAME
from tests.server.client import QUICK, Refused
from tests.server.halls import begin, guests, in_a_hall


@in_a_hall()
async def test_a_claim_is_said_to_everybody_and_kept_with_its_time(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert", "Cora", "Dan", "Zoe")
    id = (await people[0].table("magelight", 4, options={"table_talk": "claims"}))["id"]
    async with (
        people[0].sit_at(id) as anna, people[1].sit_at(id) as bert, people[2].sit_at(id) as cora,
        people[3].sit_at(id) as dan, people[4].sit_at(id) as zoe,
    ):  # fmt: skip
        with pytest.raises(Refused, match="not begun"):
            await anna.do("claim", kind="trust", about={"seat": 1})
        await begin(anna, bert, cora, dan)
        number = anna.view["number"] if anna.view else 0
        await anna.do("claim", kind="saw", about={"seat": 2, "role": "spymaster"})
        for each in (bert, zoe):
            await each.until(lambda p: len(p.chat) == 1)
            line = each.chat[0]
            assert (line["seat"], line["name"], line["text"], line["answers"]) == (0, "Anna", "", number)
            assert line["claim"] == {"key": "claim-saw", "args": {"seat": 2, "role": "spymaster"}}
            said = words("magelight").say(line["claim"], ["Anna", "Bert", "Cora", "Dan"])
            assert said == "I saw the role of Cora: the Spymaster."
        with pytest.raises(Refused, match="only ready-made claims"):
            await anna.do("say", text="And I mean it.")
        with pytest.raises(Refused, match="no seat"):
            await zoe.do("claim", kind="trust", about={"seat": 1})
    del app.hall.live[id]
    table = (await app.hall.table(id)).table
    assert [(claim.seat, claim.kind, claim.about) for claim in table.claims] == [
        (0, "saw", {"seat": 2, "role": "spymaster"})
    ], "read back from the log"
    assert table.chat[0].answers == number


@in_a_hall(msgspec.structs.replace(QUICK, chat_burst=100))
async def test_what_is_no_claim_of_this_game_is_refused(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert", "Cora", "Dan")
    id = (await people[0].table("magelight", 4, options={"roles": "plain"}))["id"]
    async with (
        people[0].sit_at(id) as anna, people[1].sit_at(id) as bert, people[2].sit_at(id) as cora,
        people[3].sit_at(id) as dan,
    ):  # fmt: skip
        await begin(anna, bert, cora, dan)
        for kind, about, why in (
            ("curse", {}, "“curse” is not a claim of this game; there are: i_am, think"),
            ("trust", {}, "The claim “trust” is about these, no more and no less: seat."),
            ("trust", {"seat": 1, "role": "guildmage"}, "no more and no less: seat"),
            ("trust", {"seat": 9}, "There is no seat 9 at this table: seats are 0 to 3"),
            ("trust", {"seat": "Bert"}, "There is no seat Bert"),
            ("trust", {"seat": 0}, "not about yourself"),
            ("i_am", {"role": "archmage"}, "“archmage” does not fit this game as “role”"),
            ("i_am", {"role": 3}, "“3” does not fit"),
            ("burn", {"card": "the_moon"}, "“the_moon” does not fit this game"),
        ):
            with pytest.raises(Refused, match=why) as refused:
                await anna.do("claim", kind=kind, about=about)
            assert refused.value.code == "bad_request"
        assert not anna.chat


SLOW = msgspec.structs.replace(QUICK, chat_burst=2, chat_per_second=0.0001)


@in_a_hall(SLOW)
async def test_claims_have_the_limits_of_chat(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert", "Cora")
    id = (await people[0].table("nytherria", 3))["id"]
    async with people[0].sit_at(id) as anna, people[1].sit_at(id) as bert, people[2].sit_at(id) as cora:
        await begin(anna, bert, cora)
        await anna.do("claim", kind="stop", about={"seat": 1})
        await anna.do("say", text="Now.")
        with pytest.raises(Refused, match="too fast"):
            await anna.do("claim", kind="stop", about={"seat": 2})


@in_a_hall()
async def test_the_host_mutes_free_text_and_everybody_sees_it(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert", "Cora")
    id = (await people[0].table("nytherria", 3))["id"]
    async with people[0].sit_at(id) as anna, people[1].sit_at(id) as bert, people[2].sit_at(id) as cora:
        await begin(anna, bert, cora)
        with pytest.raises(Refused, match="host"):
            await bert.do("mute", seat=2)
        with pytest.raises(Refused, match="not yourself"):
            await anna.do("mute", seat=0)
        await anna.do("mute", seat=1)
        await cora.until(lambda p: p.table["seats"][1]["muted"])
        assert not cora.table["seats"][2]["muted"]
        with pytest.raises(Refused, match="muted your free text"):
            await bert.do("say", text="What?")
        await bert.do("claim", kind="truce", about={"seat": 0})
        await cora.do("say", text="Well.")
        await anna.do("mute", seat=1, muted=False)
        await bert.do("say", text="At last.")
        await cora.until(lambda p: len(p.chat) == 3)


@in_a_hall()
async def test_who_is_muted_stays_so_when_they_sit_elsewhere(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert")
    id = (await people[0].table("nytherria", 3))["id"]
    async with people[0].sit_at(id) as anna, people[1].sit_at(id) as bert:
        await bert.do("sit", seat=1)
        await anna.until(lambda p: p.table["seats"][1]["guest"])
        await anna.do("mute", seat=1)
        await bert.do("leave")
        with pytest.raises(Refused, match="muted"):
            await bert.do("say", text="From the crowd.")
        await bert.do("sit", seat=2)
        await anna.until(lambda p: p.table["seats"][2]["muted"])
        del app.hall.live[id]
        assert (await app.hall.table(id)).table.about().seats[2].muted


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_claim_that_is_offered_can_be_made_and_said(name: str, language: str) -> None:
    info = spellhall.game_info(name)
    seats = info.players[1]
    options = info.read_options({})
    spoken = words(name, language)
    names = [f"Name {seat}" for seat in range(seats)]
    kinds, of = info.claims.offered(options, seats)
    assert kinds
    for kind, arguments in kinds.items():
        about = {argument: 1 if argument.startswith("seat") else of[argument][-1] for argument in arguments}
        info.claims.check(kind, about, options, seats, 0)
        for attribute in ("", "title", "tag"):
            if language in info_languages(name):
                assert spoken.speaks(f"claim-{kind}", attribute), (kind, attribute)
            text = spoken.format(f"claim-{kind}", spoken._spoken(about, names), attribute)
            assert text
            assert "<" not in text
            assert attribute != "" or "seat" not in arguments or "Name 1" in text
    with pytest.raises(BadClaim) as error:
        info.claims.check("nonsense", {}, options, seats, 0)
    assert "nonsense" in hall_say(error.value.said, language)


def info_languages(name: str) -> tuple[str, ...]:
    """The languages that a game's words are complete in."""
    return ("en", "de") if name != "lantern" else ("en",)


def test_two_have_nobody_to_win_over() -> None:
    info = spellhall.game_info("magecraft")
    assert not info.claims.offered(info.read_options({}), 2).kinds
    assert info.claims.offered(info.read_options({}), 3).kinds
