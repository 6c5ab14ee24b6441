"""Every key has words, every word is said by somebody, and people can read it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import spellhall
from spellhall import words as package
from spellhall.engine.info import GameInfo
from spellhall.engine.sight import EACH_SEAT
from spellhall.games import all_games
from spellhall.words import LANGUAGES, Words, common, key_of, words
from spellhall.words.missing import listed, missing
from tests.words.saying import NAMES, catalogues, entries, heard, ids_in, parts, references, texts, within, written_keys

IN_GERMAN = ("castle", "magecraft", "magelight", "magewars", "nytherria")
"""These stay complete in German. A new game need not speak it."""

INFOS = [pytest.param(info, id=name) for name, info in all_games().items()]
SPOKEN = [
    pytest.param(info, language, id=f"{name} {language}")
    for name, info in all_games().items()
    for language in LANGUAGES
    if language == "en" or name in IN_GERMAN
]

PARTS = ("common", "hall", "terminal")

NOT_FOR_PEOPLE = (
    r"\bP[1-9]\b", r"\bseed\b", "missing steps", "quota", "death marks", r"at_once", "ever/now", r"\bT[1-9]\b",
    r"none besides", r"[a-z]_[a-z]", r"\bsteps? [1-9]\b", r"\bid\b",
)  # fmt: skip
"""What is for programs and for those who write rules."""


# Words for everything


@pytest.mark.parametrize(("info", "language"), SPOKEN)
def test_everything_that_is_said_has_words(info: GameInfo[Any], language: str) -> None:
    spoken = words(info.name, language)
    wrong: set[str] = set()
    for said in heard(info.name).said.values():
        wrong |= {one["key"] for one in within(said) if not spoken.speaks(one["key"])}
        try:
            text = spoken.say(said, NAMES) + spoken.help(said, NAMES)
        except ValueError as error:  # an argument that the sentence wants is not there
            wrong.add(str(error))
            continue
        if not text.strip() or re.search(r"[<{}]|\bNone\b|[a-z]_[a-z]", text):
            wrong.add(f"{said['key']}: {text}")
    assert not wrong


@pytest.mark.parametrize(("info", "language"), SPOKEN)
def test_everything_that_is_declared_has_words(info: GameInfo[Any], language: str) -> None:
    assert missing(info, language, games=0) == []


def test_what_has_no_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    info = spellhall.game_info("lantern")
    assert missing(info, "en", games=1) == []
    in_german = missing(info, "de", games=1)
    assert {"summary", "news-lit", "ask-play_card", "card-spark", "card-spark.text", "zone-ashes"} <= set(in_german)
    source = package.catalogue(info.package, "en").replace("{ $seat } lights", "{ $nobody } lights")
    source = re.sub(r"^(news-drew|zone-ashes|end-most_light) =.*", "", source, flags=re.M)
    monkeypatch.setattr(package, "catalogue", lambda *_: source)
    monkeypatch.setattr("spellhall.words.missing.words", lambda *_: Words(info))
    assert missing(info, "en", games=1) == [
        "ask-answer_light: Unknown external: nobody",
        "end-most_light",
        "news-drew",
        "news-lit: Unknown external: nobody",
        "zone-ashes",
    ]


@pytest.mark.parametrize("info", INFOS)
def test_every_id_that_people_read_is_a_card_or_a_term(info: GameInfo[Any]) -> None:
    sight = info.sight
    shown = [*sight.table, *sight.seats, *sight.mine, *(mark for place in sight.places for mark in place.marks)]
    declared = {id for value in shown for id in (*value.values, *(value.each if value.each != EACH_SEAT else ()))}
    declared |= {id for place in sight.places for id in (*place.rows, *place.groups, *place.names)}
    said = {id for one in heard(info.name).said.values() for id in ids_in(one)}
    assert (declared | said) - set(info.things) == set()


@pytest.mark.parametrize("info", INFOS)
def test_no_term_is_a_card(info: GameInfo[Any]) -> None:
    assert not {card.id for card in info.cards} & set(info.terms)
    assert len(info.terms) == len(set(info.terms))


@pytest.mark.parametrize(("info", "language"), SPOKEN)
def test_moves_that_can_be_chosen_together_read_differently(info: GameInfo[Any], language: str) -> None:
    spoken = words(info.name, language)
    for moves in heard(info.name).choices.values():
        labels = [spoken.say(move["say"], NAMES) for move in moves]
        assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]


# No words that nobody says


def engine_keys(info: GameInfo[Any]) -> set[str]:
    """The keys that the engine makes of what a game declares."""
    keys = set(listed(info)) | {f"card-{key_of(card.id)}" for card in info.cards}
    keys |= {f"option-{option.name}-{key_of(value)}" for option in info.options for value in option.values}
    return keys | {f"term-{key_of(card.deck)}" for card in info.cards}


@pytest.mark.parametrize("info", INFOS)
def test_every_message_is_said_by_somebody(info: GameInfo[Any]) -> None:
    written = {pattern.pattern for pattern in written_keys(info)}
    holes = [re.compile(pattern) for pattern in written if r"[\w-]+" in pattern]
    words_in_the_sources = {re.sub(r"\\(.)", r"\1", pattern) for pattern in written}
    known = engine_keys(info) | set(entries(common("common", "en"))) | words_in_the_sources
    known |= {f"end-{word}" for word in words_in_the_sources} | {one["key"] for one in heard(info.name).said.values()}
    for language, source in catalogues(info):
        used = known | references(source)
        unused = [key for key in entries(source) if key not in used and not any(hole.fullmatch(key) for hole in holes)]
        assert not unused, f"nobody says these in {language}: {', '.join(unused)}"


@pytest.mark.parametrize("info", INFOS)
def test_other_languages_have_the_keys_of_english(info: GameInfo[Any]) -> None:
    sources = dict(catalogues(info))
    english = {key: parts(entry) for key, entry in entries(sources["en"]).items()}
    everywhere = set(entries(common("common", "en")))
    for language, source in sources.items():
        elsewhere = everywhere | references(source)
        for key, entry in entries(source).items():
            if not key.startswith("card-") and key not in elsewhere:
                assert key in english, f"{language}: {key} is not in English"
                assert parts(entry) <= english[key], f"{language}: {key} has more attributes than in English"


@pytest.mark.parametrize("part", PARTS)
def test_the_common_catalogues_are_complete(part: str) -> None:
    sources = {language: entries(common(part, language)) for language in LANGUAGES}
    english = {key: parts(entry) for key, entry in sources["en"].items()}
    for language, found in sources.items():
        assert {key: parts(entry) for key, entry in found.items()} == english, language


# Words for people


@pytest.mark.parametrize("info", INFOS)
def test_catalogues_speak_to_people(info: GameInfo[Any]) -> None:
    for language, source in catalogues(info):
        read = texts(source)
        for pattern in NOT_FOR_PEOPLE:
            found = re.search(f".*{pattern}.*", read)
            assert not found, f"{language}: {pattern}: {found and found[0]}"


def test_the_check_for_people_can_fail() -> None:
    read = texts("# seed\nseed = { $seed ->\n    [one] { $seed } P1 plays\n   *[other] for a quota\n}\n")
    assert re.findall(NOT_FOR_PEOPLE[0], read) == ["P1"]
    assert re.search("quota", read)
    assert not re.search("seed", read)


def test_every_catalogue_is_in_the_package() -> None:
    """Those of the games lie beside their rules, the others here."""
    folder = Path(package.__file__).parent
    assert {path.parent.name for path in folder.rglob("*.ftl")} == set(PARTS)
    assert {path.stem for path in folder.rglob("*.ftl")} == set(LANGUAGES)
    for info in all_games().values():
        assert "en" in dict(catalogues(info)), info.name
