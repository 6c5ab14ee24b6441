"""Words: what the games say, put into a language.

Games, views and messages carry keys with arguments (``Said``). A catalogue, one file for each game and language
(``games/GAME/words/LANGUAGE.ftl``, in the syntax of Project Fluent), has the sentences. What a language has no words
for is said in English, sentence by sentence. Names and texts of cards stand in the card table; a language other than
English has them in its catalogue, as ``card-ID`` with ``.text`` and ``.flavour``.

The keys of a catalogue: ``ask-QUESTION``, ``do-MOVE`` (with ``.help``), ``news-KIND``, ``end-REASON``, ``line-…`` for
the lines of a result, ``phase-ID``, ``show-ID`` for declared values, ``mark-ID`` for what is seen on cards,
``zone-SORT``, ``back-ID``, ``term-ID`` (with ``.help``), ``option-NAME`` (with ``.help``), ``option-NAME-VALUE`` and
``summary``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

import spellhall
from spellhall.engine.cards import THE_GAME
from spellhall.engine.info import GameInfo
from spellhall.engine.views import NewsView, Said, seat_names

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "de")
"""The languages that the hall itself speaks. A game may have a catalogue in others."""


def catalogue(package: str, language: str) -> str:
    """The catalogue of a package in a language; empty if there is none."""
    path = files(package).joinpath("words", f"{language}.ftl")
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def common(name: str, language: str) -> str:
    """What all games (``common``) or the hall (``hall``) say."""
    path = files("spellhall.words").joinpath(name, f"{language}.ftl")
    return path.read_text("utf-8") if path.is_file() else ""


@lru_cache(4096)
def key_of(id: str) -> str:
    """An id as a part of a key, where only letters, digits, - and _ can stand."""
    return re.sub(r"[^\w-]", "-", id)


class Catalogue:
    """Sentences in one language, English where it has none."""

    def __init__(self, language: str, sources: Mapping[str, Sequence[str]]) -> None:
        """``sources`` are the texts of the catalogues by language, those that count first coming first."""
        self.language = language
        self._plain: dict[tuple[str, str], str | None] = {}
        self.bundles: list[FluentBundle] = []
        for spoken in dict.fromkeys((language, ENGLISH)):
            bundle = FluentBundle([spoken], use_isolating=False)
            for source in sources.get(spoken, ()):
                bundle.add_resource(FluentResource(source))
            self.bundles.append(bundle)

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there are words for it, in this language or in English."""
        return any(_pattern(bundle, key, attribute) is not None for bundle in self.bundles)

    def speaks(self, key: str, attribute: str = "") -> bool:
        """Whether there are words for it in this very language."""
        return _pattern(self.bundles[0], key, attribute) is not None

    def format(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str | None:
        """The sentence; None if there is none."""
        if not args:  # names and titles: said again and again, and always the same
            if (key, attribute) not in self._plain:
                self._plain[key, attribute] = self._format(key, {}, attribute)
            return self._plain[key, attribute]
        return self._format(key, args, attribute)

    def _format(self, key: str, args: Mapping[str, Any], attribute: str) -> str | None:
        for bundle in self.bundles:
            pattern = _pattern(bundle, key, attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(args))
                if errors:
                    raise ValueError(f"{key}{'.' if attribute else ''}{attribute}: {errors[0]}")
                return str(text)
        return None

    def word(self, key: str, **args: Any) -> str:
        """The sentence, where there must be one."""
        text = self.format(key, args)
        assert text is not None, f"no words for {key}"
        return text


def _pattern(bundle: FluentBundle, key: str, attribute: str) -> Any:
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    return message.attributes.get(attribute) if attribute else message.value


class Words(Catalogue):
    """What one game says in one language. ``names`` are those of the players, by seat."""

    def __init__(self, info: GameInfo[Any], language: str = ENGLISH) -> None:
        self.info = info
        self._texts: dict[str, str] = {}
        spoken = dict.fromkeys((language, ENGLISH))
        super().__init__(language, {each: (catalogue(info.package, each), common("common", each)) for each in spoken})

    def say(self, said: Said, names: Sequence[str] = ()) -> str:
        """What is said, in words; the key in angle brackets if there are none."""
        text = self.format(said["key"], self._spoken(said.get("args", {}), names))
        return f"<{said['key']}>" if text is None else text

    def news(self, news: NewsView, names: Sequence[str] = ()) -> str:
        """A piece of news, in words."""
        return self.say({"key": f"news-{news['kind']}", "args": news["about"]}, names)

    def help(self, said: Said, names: Sequence[str] = ()) -> str:
        """What there is to add to a move: its help, or the text of the last card it names."""
        args = said.get("args", {})
        text = self.format(said["key"], self._spoken(args, names), "help")
        if text is not None:
            return text
        cards = [value for value in args.values() if isinstance(value, str) and self.info.things.get(value)]
        return self.text_of(cards[-1]) if cards else ""

    def name(self, id: str) -> str:
        """What a card or a term is called; its id with spaces if it has no name."""
        face = self.info.things.get(id)
        text = self.format(f"card-{key_of(id)}" if face else f"term-{key_of(id)}")
        if text is None:
            return face.name if face else id.replace("_", " ")
        return text

    def text_of(self, id: str) -> str:
        """The text of a card, or the help of a term."""
        face = self.info.things.get(id)
        if face is None:
            return self.format(f"term-{key_of(id)}", None, "help") or ""
        if id not in self._texts:
            args = self._spoken({**self.info.counts, **face.said()}, ())
            self._texts[id] = self.format(f"card-{key_of(id)}", args, "text") or face.text
        return self._texts[id]

    def flavour_of(self, id: str) -> str:
        """What stands below the text of a card."""
        face = self.info.things.get(id)
        return "" if face is None else self.format(f"card-{key_of(id)}", None, "flavour") or face.flavour

    @property
    def house_rules(self) -> str:
        """What is played otherwise than printed: ``Soldier: points 2``; empty if nothing is."""
        return ", ".join(
            f"{'' if id == THE_GAME else f'{self.name(id)}: '}{self.title('number', name)} {value}"
            for id, change in self.info.changes.items()
            for name, value in change.items()
        )

    def title(self, sort: str, id: str) -> str:
        """What a zone, a phase, a value, a mark or a back is called: ``title("zone", "hand")``."""
        return self.format(f"{sort}-{key_of(id)}") or id.replace("_", " ")

    def listed(self, ids: Iterable[Any]) -> str:
        """Things, each once with its number: ``2 Spark, Flame``."""
        counts: dict[Any, int] = {}
        for id in ids:
            counts[id] = counts.get(id, 0) + 1
        return ", ".join(self._counted(id, count) for id, count in counts.items()) or self.word("nothing")

    def _counted(self, id: Any, count: int) -> str:
        thing = self.name(id) if isinstance(id, str) else str(id)
        return thing if count == 1 else self.word("counted", number=count, thing=thing)

    def _spoken(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for name, value in args.items():
            spoken[name] = self._argument(name, value, names)
            if isinstance(value, str):
                spoken[f"{name}_id"] = value
            elif isinstance(value, list):
                spoken[f"{name}_count"] = len(value)
        return spoken

    def _argument(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name.startswith("seat"):
            seats = value if isinstance(value, list) else [value]
            return ", ".join(names[seat] for seat in seats) or self.word("nobody")
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.name(value)
        if value is None:
            return self.word("nothing")
        if isinstance(value, dict):
            return self.say({"key": value["key"], "args": value.get("args", {})}, names)
        if any(isinstance(item, dict) for item in value):
            return ", ".join(str(self._argument(name, item, names)) for item in value)
        return self.listed(value)


@cache
def words(game: str, language: str = ENGLISH) -> Words:
    """What a game says in a language; raises UnknownGame."""
    return Words(spellhall.game_info(game), language)


@cache
def hall_words(language: str = ENGLISH) -> Catalogue:
    """What the hall itself says."""
    return Catalogue(language, {each: (common("hall", each),) for each in dict.fromkeys((language, ENGLISH))})


def hall_say(said: Said, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """What the hall says, in words. Here a text is a word for selectors, and ``{"text": ...}`` is said as it is."""
    spoken: dict[str, Any] = {}
    for name, value in said.get("args", {}).items():
        spoken[name] = _hall_argument(name, value, names)
        if isinstance(value, list):
            spoken[f"{name}_count"] = len(value)
    text = hall_words(language).format(said["key"], spoken)
    return f"<{said['key']}>" if text is None else text


def _hall_argument(name: str, value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list):
        return ", ".join(str(_hall_argument(name, item, names)) for item in value)
    if isinstance(value, Mapping):
        return value["text"]
    if name.startswith("seat"):
        return names[value] if value < len(names) else seat_names(value + 1)[value]
    return value
