"""How a key with arguments becomes a sentence: names, lists, plurals, what stands within another, and English where
there is nothing else.
"""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall import words as package
from spellhall.engine.views import Said, say
from spellhall.words import Catalogue, Words, hall_words, key_of, words

NAMES = ["Ada", "Ben", "Cleo"]

ENGLISH = """
news-lit = { $seat } lights { $card }.
news-some = { $seats } light { $cards_count ->
    [one] { $cards }
   *[other] { $cards_count } cards: { $cards }
}.
news-who = { $seat_of_light } and { $card_id ->
    [spark] the little one
   *[other] { $card }
}
news-many = { $number ->
    [0] no card
    [one] a card
   *[other] { $number } cards
}
news-within = First: { $first }
news-all = All of it: { $items }
news-open = open: { $open }
news-lost = lost: { $card }
do-play-card = Play { $card }
do-light-card = Light { $card }
    .help = { $card } gives light.
term-north = the north window
    .help = It is cold there.
"""

GERMAN = """
news-lit = { $seat } entzündet { $card }.
card-spark = Funke
    .text = Leg ihn vor dich: 1 Licht.
"""


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> dict[str, Words]:
    """Lantern with other words: all of them in English, a few in German."""
    sources = {"en": ENGLISH, "de": GERMAN}
    monkeypatch.setattr(package, "catalogue", lambda _, language: sources.get(language, ""))
    info = spellhall.game_info("lantern")
    monkeypatch.setitem(info.things, "north", None)
    return {language: Words(info, language) for language in ("en", "de", "fr")}


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (say("news-lit", seat=1, card="spark"), "Ben lights Spark."),
        (say("news-some", seats=[0], cards=["flame"]), "Ada light Flame."),
        (
            say("news-some", seats=[0, 2], cards=["flame", "spark", "flame"]),
            "Ada, Cleo light 3 cards: 2 Flame, Spark.",
        ),
        (say("news-some", seats=[], cards=[]), "nobody light 0 cards: nothing."),
        (say("news-who", seat_of_light=2, card="spark"), "Cleo and the little one"),
        (say("news-who", seat_of_light=2, card="owl"), "Cleo and Owl"),
        (say("news-many", number=0), "no card"),
        (say("news-many", number=1), "a card"),
        (say("news-many", number=2), "2 cards"),
        (say("news-within", first=say("news-lit", seat=0, card="owl")), "First: Ada lights Owl."),
        (say("news-all", items=[say("news-many", number=1), say("news-many", number=3)]), "All of it: a card, 3 cards"),
        (say("news-all", items=[3, 5]), "All of it: 3, 5"),
        (say("news-lost", card=None), "lost: nothing"),
        (say("news-lost", card="north"), "lost: the north window"),
        (say("news-lost", card="no_such_thing"), "lost: no such thing"),
        (say("news-open", open=True), "open: yes"),
        (say("no-such-key", seat=0), "<no-such-key>"),
    ],
)
def test_arguments(speak: dict[str, Words], said: Said, text: str) -> None:
    assert speak["en"].say(said, NAMES) == text


def test_a_language_with_few_words_falls_back_sentence_by_sentence(speak: dict[str, Words]) -> None:
    german = speak["de"]
    assert german.say(say("news-lit", seat=1, card="spark"), NAMES) == "Ben entzündet Funke."
    assert german.say(say("news-lit", seat=1, card="flame"), NAMES) == "Ben entzündet Flame."
    assert german.say(say("news-some", seats=[], cards=["spark"]), NAMES) == "niemand light Funke."
    assert german.say(say("news-many", number=1), NAMES) == "a card"
    assert german.text_of("spark") == "Leg ihn vor dich: 1 Licht."
    assert german.text_of("flame") == "Place it before you: 2 light."
    assert german.flavour_of("spark") == "Small, and proud of it."
    assert german.speaks("news-lit")
    assert german.has("news-many")
    assert not german.speaks("news-many")
    assert not german.has("no-such-key")


def test_a_language_without_any_words_is_english(speak: dict[str, Words]) -> None:
    said = say("news-lit", seat=1, card="spark")
    assert speak["fr"].say(said, NAMES) == speak["en"].say(said, NAMES)


def test_help_is_that_of_the_move_or_else_the_text_of_the_card(speak: dict[str, Words]) -> None:
    english = speak["en"]
    assert english.help(say("do-light-card", card="spark"), NAMES) == "Spark gives light."
    assert english.help(say("do-play-card", card="spark"), NAMES) == "Place it before you: 1 light."
    assert english.help(say("news-many", number=1), NAMES) == ""
    assert english.text_of("north") == "It is cold there."
    assert english.flavour_of("north") == ""


def test_what_is_wrong_in_a_sentence_shows(speak: dict[str, Words]) -> None:
    with pytest.raises(ValueError, match="news-lit: Unknown external: card"):
        speak["en"].say(say("news-lit", seat=0), NAMES)
    with pytest.raises(ValueError, match=r"do-light-card\.help"):
        speak["en"].help(say("do-light-card"), NAMES)
    with pytest.raises(AssertionError, match="no words for no-such-word"):
        speak["en"].word("no-such-word")


def test_titles() -> None:
    assert words("lantern").title("zone", "ashes") == "Ashes"
    assert words("lantern").title("zone", "wide_window") == "wide window"
    assert key_of("round 3/4") == "round-3-4"
    assert words("lantern").name("spark") == "Spark"


def test_the_hall_has_words_of_its_own() -> None:
    assert isinstance(hall_words("de"), Catalogue)
    assert hall_words("de").bundles


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("play spark", say("do-play-card", card="spark")),
        ("watch P2", say("do-watch-seat", seat=1)),
        ("gust", say("do-asked-card", card="gust")),
        ("swap spark flame", say("do-swap-card-card", card="spark", card2="flame")),
        ("take 3 P1 P4", say("do-take-number-seat-seat", number=3, seat=0, seat2=3)),
        ("open north", say("do-open-term", term="north")),
        ("pass", say("do-pass")),
        ("3", say("do-asked-number", number=3)),
    ],
)
def test_the_key_of_a_move_comes_from_its_token(token: str, said: Said, speak: dict[str, Words]) -> None:
    info: Any = speak["en"].info
    assert info._label("asked", token) == said
