"""Nobody passes for somebody else: names show all they have, and none looks like another at the same table."""

from __future__ import annotations

import pytest

from spellhall.server.app import App
from spellhall.server.refusals import Refusal
from spellhall.server.texts import clean_name, look
from tests.server.client import Person, Refused
from tests.server.halls import guests, in_a_hall


@pytest.mark.parametrize(
    "imitation",
    [
        "An\u00adna",  # soft hyphen
        "An\u200dna",  # joiner
        "An\u200cna",
        "\u2060Anna\ufeff",
        "Anna\u3164",  # a letter that shows nothing
        "An\u034fna",
        "Anna\ufe0f",
        "Ａｎｎａ",
        "𝐀𝐧𝐧𝐚",
        "Anna\U000e0041",
    ],
)
def test_what_is_not_seen_is_no_part_of_a_name(imitation: str) -> None:
    assert clean_name(imitation) == "Anna"


@pytest.mark.parametrize("mixed", ["Аnna", "Annа", "Αnna", "Bеrt", "Ꭺnna"])
def test_a_name_is_of_one_script(mixed: str) -> None:
    with pytest.raises(Refusal, match="one script"):
        clean_name(mixed)


@pytest.mark.parametrize(
    "name", ["Zoë", "Анна", "Άννα", "دنیا", "さくら 2", "Łukasz", "O'Neill", "Anna 🦊", "张伟 Wei"]
)
def test_proper_names_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_looks() -> None:
    assert look("Anna") == look("ANNA") == look("Ánna") == look("An na") == look("A.nna".replace(".", "\u00ad"))
    assert look("Bill") == look("BiIl") == look("Bi1l")
    assert look("Anna") != look("Anne")


@pytest.mark.parametrize(("cyrillic", "latin"), [("сосо", "coco"), ("Росса", "Pocca"), ("Ѕаѕһа", "Sasha")])
def test_a_name_all_of_another_script_may_look_like_one_of_ours(cyrillic: str, latin: str) -> None:
    assert clean_name(cyrillic) == cyrillic
    assert look(cyrillic) == look(latin)


def test_names_of_other_scripts_differ_from_each_other() -> None:
    names = ["Анна", "Инна", "Άννα", "دنیا", "さくら", "张伟"]
    assert len({look(name) for name in names}) == len(names)


@in_a_hall()
async def test_a_name_that_looks_like_anothers_is_refused_beside_it(host: str, app: App) -> None:
    bill, fake, lower, far = await guests(host, "Bill", "BiII", "bill", "Bi1l")
    table = (await bill.table("castle", 4, bots=["random"]))["id"]
    other = (await far.table("castle", 4))["id"]
    async with fake.sit_at(table) as f, lower.sit_at(table) as low:
        with pytest.raises(Refused, match="refusal-looks-like"):
            await f.do("sit", seat=1)
        with pytest.raises(Refused, match="refusal-looks-like"):
            await f.do("say", text="I am Bill")
        await low.do("sit", seat=1)
        await low.until(lambda p: p.table["seats"][1]["name"] == "bill 2")
    async with fake.sit_at(other) as f:
        with pytest.raises(Refused, match="refusal-looks-like"):
            await f.do("sit", seat=1)
    async with (await Person.enter(host, "Carl")).sit_at(other) as c:
        await c.do("sit", seat=1)
