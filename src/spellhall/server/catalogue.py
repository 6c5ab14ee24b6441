"""What clients can read about the games: cards, words and rules, all from the games and their catalogues."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

import msgspec

import spellhall
from spellhall.bots import LEVELS, STRENGTHS
from spellhall.bots.company import COMPANY, WAYS
from spellhall.engine.cards import Face
from spellhall.engine.errors import UnknownGame
from spellhall.engine.info import GameInfo, plain_changes
from spellhall.engine.looking import Spot
from spellhall.engine.sight import Shown
from spellhall.server import tutorials
from spellhall.server.messages import PROTOCOL
from spellhall.server.offers import (
    BeatInfo,
    CardInfo,
    CompanionInfo,
    GameBook,
    GameSummary,
    Hall,
    LevelInfo,
    Limits,
    OptionInfo,
    PlaceInfo,
    SightInfo,
    ValueInfo,
    ValueType,
)
from spellhall.server.page import File, file_of
from spellhall.server.refusals import Refusal, as_it_is
from spellhall.server.settings import Settings
from spellhall.server.table import COLOURS
from spellhall.terminal.rules import NoRules, rules_text
from spellhall.words import ENGLISH, LANGUAGES, common
from spellhall.words import catalogue as catalogue_of

_COMMON: Final = frozenset(field.name for field in fields(Face))
_PLAIN: Final = (int, str, bool, float, type(None))
_A_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


def hall(settings: Settings) -> Hall:
    """What the start page shows."""
    return Hall(
        version=spellhall.__version__,
        protocol=PROTOCOL,
        languages=list(LANGUAGES),
        games=[summary(info) for info in spellhall.games().values()],
        levels=[LevelInfo(level, about, level in STRENGTHS) for level, about in LEVELS.items()],
        company=[CompanionInfo(one.id, one.name, one.temper, WAYS[one.temper]) for one in COMPANY.values()],
        default_level=settings.default_level,
        absence_level=settings.absence_level,
        limits=Limits(
            name_length=24,
            chat_length=400,
            grace_seconds=settings.grace_seconds,
            heartbeat_seconds=settings.heartbeat_seconds,
            window_delay=settings.window_delay,
        ),
        colours=list(COLOURS),
    )


def summary(info: GameInfo[Any]) -> GameSummary:
    """One game on the start page."""
    return GameSummary(
        name=info.name,
        title=info.title,
        min_players=info.players[0],
        max_players=info.players[1],
        rules=info.version,
        options=[OptionInfo(o.name, list(o.values), o.names_a_seat, o.quick, o.duel) for o in info.options],
        tutorial=tutorials.load(info.name) is not None,
        languages=languages_of(info),
    )


def prepare() -> None:
    """Read everything now: later somebody would wait for it, and everybody with them."""
    for name, info in spellhall.games().items():
        book_in_bytes(name, rules=False)
        for language in languages_of(info):
            words_of_game(name, language)
        assert info.labels
    for language in LANGUAGES:
        words_of_hall(language)


def shown(name: str, hidden: bool) -> GameInfo[Any]:
    """A game that can be played here; raises Refusal."""
    try:
        return spellhall.game_info(name) if hidden else spellhall.games()[name]
    except (KeyError, UnknownGame):
        raise Refusal("unknown", "refusal-no-such-game") from None


@cache
def book(name: str, hidden: bool = False) -> GameBook:
    """All there is to read about a game, a hidden one too where those are played; raises Refusal."""
    info = shown(name, hidden)
    try:
        rulebook = rules_text(info)
    except NoRules:
        rulebook = ""
    return GameBook(
        game=summary(info),
        cards=[card(face) for face in info.cards],
        numbers=info.counts,
        changes=plain_changes(info.changes),
        terms=list(info.terms),
        sight=sight_of(info),
        beats=[BeatInfo(kind, aim, kind in info.headlines.cancels) for kind, aim in info.headlines.beats.items()],
        asides=sorted(info.headlines.asides),
        rulebook=rulebook,
        scenario_help=dict(info.scenario_help),
    )


@cache
def book_in_bytes(name: str, hidden: bool = False, rules: bool = True) -> tuple[bytes, bytes]:
    """The same as JSON: plain, and compressed, for it is the largest thing a table loads."""
    found = book(name, hidden)
    if not rules:
        cards = [msgspec.structs.replace(card, columns=_short(card.columns)) for card in found.cards]
        found = msgspec.structs.replace(
            found, rulebook="", scenario_help={}, cards=cards, sight=sight_of(spellhall.game_info(name), ids=False)
        )
    plain = msgspec.json.encode(found)
    return plain, gzip.compress(plain, 9, mtime=0)


def _short(columns: dict[str, Any]) -> dict[str, Any]:
    """Numbers and words, without the effects as data."""
    return {name: value for name, value in columns.items() if not isinstance(value, tuple | list | dict)}


# What can be seen


def sight_of(info: GameInfo[Any], ids: bool = True) -> SightInfo:
    """What the game declares, as data; not ``ids``: without the lists of cards that a value may name."""
    sight = info.sight

    def values(declared: Iterable[Shown]) -> list[ValueInfo]:
        return [_value(value, ids) for value in declared]

    found = {spot.place.id: spot for spot in info.looker(info.players[0]).spots}
    return SightInfo(
        phases=list(sight.phases),
        table=values(sight.table),
        seats=values(sight.seats),
        mine=values(sight.mine),
        places=[_place(found[place.id], values(place.marks)) for place in sight.places],
    )


def _value(value: Shown, ids: bool) -> ValueInfo:
    return ValueInfo(
        id=value.id,
        type=cast("ValueType", value.type),
        low=value.low,
        high=value.high,
        optional=value.optional,
        values=list(value.values) if ids or value.type not in ("card", "cards") else [],
        each=list(value.each),
    )


def _place(spot: Spot, marks: list[ValueInfo]) -> PlaceInfo:
    place = spot.place
    return PlaceInfo(
        sort=place.sort,
        kind=spot.kind,
        per_seat="{}" in place.id,
        ordered=spot.ordered,
        hidden=spot.hidden,
        series=place.members is not None,
        backs=list(place.backs),
        columns=place.columns,
        rows=list(place.rows),
        groups=list(place.groups),
        up=place.up is not None,
        pieces=place.pieces is not None,
        on=place.on is not None,
        marks=marks,
    )


# Words


def languages_of(info: GameInfo[Any]) -> list[str]:
    """The languages that a game has a catalogue in; all others fall back on English, be it empty."""
    place = files(info.package).joinpath("words")
    found = [path.name for path in place.iterdir()] if place.is_dir() else []
    return sorted({ENGLISH, *(name.removesuffix(".ftl") for name in found if name.endswith(".ftl"))})


def check_language(language: str, info: GameInfo[Any] | None = None) -> str:
    """A language that the hall or the game speaks; raises Refusal."""
    if language in LANGUAGES:
        return language
    if info is None or not _A_LANGUAGE.fullmatch(language) or language not in languages_of(info):
        raise Refusal(
            "unknown", "refusal-no-such-language", language=as_it_is(language[:40]), languages=list(LANGUAGES)
        )
    return language


@cache
def words_of_game(name: str, language: str) -> File:
    """The catalogue of a game: its own words, then those that are said at every table. Both in this very language."""
    own = catalogue_of(spellhall.game_info(name).package, language)
    return file_of(f"{own}\n{common('common', language)}".encode(), "text/plain")


@cache
def words_of_hall(language: str) -> File:
    """The catalogue of the hall."""
    return file_of(common("hall", language).encode(), "text/plain")


# Cards


def card(face: Face) -> CardInfo:
    """Everything printed on a card, the game's own columns too."""
    said = {name: value for name, value in face.said().items() if type(value) is not int}
    columns = {}
    for field in fields(face):
        value = getattr(face, field.name)
        if field.name not in _COMMON and _is_plain(value):
            columns[field.name] = value
    return CardInfo(face.id, face.name, face.deck, face.text, face.flavour, face.icon, face.copies, columns, said)


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple | list):
        return all(_is_plain(item) for item in value)
    if isinstance(value, dict):
        return all(isinstance(key, str) and _is_plain(item) for key, item in value.items())
    return isinstance(value, _PLAIN)
