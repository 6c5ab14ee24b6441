"""What there is to read: the games, their cards, words and rules. It all comes from the games."""

from __future__ import annotations

import gzip
from dataclasses import fields
from functools import cache
from typing import Any, Final

import msgspec

import spellhall
from spellhall.bots import LEVELS
from spellhall.engine.cards import Face
from spellhall.engine.errors import UnknownGame
from spellhall.engine.info import GameInfo
from spellhall.server import tutorials
from spellhall.server.offers import CardInfo, GameBook, GameSummary, Hall, LevelInfo, Limits, OptionInfo, Term
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings
from spellhall.server.table import COLOURS
from spellhall.terminal.rules import NoRules, rules_text

_COMMON: Final = frozenset(field.name for field in fields(Face))
_PLAIN: Final = (int, str, bool, float, type(None))


def hall(settings: Settings) -> Hall:
    """What the start page shows."""
    return Hall(
        version=spellhall.__version__,
        games=[summary(info) for info in spellhall.games().values()],
        levels=[LevelInfo(level, about) for level, about in LEVELS.items()],
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
        summary=info.summary,
        min_players=info.players[0],
        max_players=info.players[1],
        rules=info.version,
        options=[OptionInfo(o.name, list(o.values), o.help, o.names_a_seat) for o in info.options],
        tutorial=tutorials.load(info.name) is not None,
    )


def prepare() -> None:
    """Read everything now: later somebody would wait for it, and everybody with them."""
    for name, info in spellhall.games().items():
        book_in_bytes(name, rules=False)
        assert info.described


@cache
def book(name: str, hidden: bool = False) -> GameBook:
    """All there is to read about a game, a hidden one too where those are played; raises Refusal."""
    try:
        info = spellhall.game_info(name) if hidden else spellhall.games()[name]
    except (KeyError, UnknownGame):
        raise Refusal("unknown", "there is no such game") from None
    try:
        rulebook = rules_text(info)
    except NoRules:
        rulebook = ""
    return GameBook(
        game=summary(info),
        cards=[card(face) for face in info.cards],
        glossary=[Term(id, name, help) for id, (name, help) in info.glossary.items()],
        rulebook=rulebook,
        scenario_help=dict(info.scenario_help),
    )


@cache
def book_in_bytes(name: str, hidden: bool = False, rules: bool = True) -> tuple[bytes, bytes]:
    """The same as JSON: plain, and compressed, for it is the largest thing a table loads."""
    found = book(name, hidden)
    if not rules:
        cards = [msgspec.structs.replace(card, columns=_short(card.columns)) for card in found.cards]
        found = msgspec.structs.replace(found, rulebook="", scenario_help={}, cards=cards)
    plain = msgspec.json.encode(found)
    return plain, gzip.compress(plain, 9, mtime=0)


def _short(columns: dict[str, Any]) -> dict[str, Any]:
    """Numbers and words, without the effects as data."""
    return {name: value for name, value in columns.items() if not isinstance(value, tuple | list | dict)}


def card(face: Face) -> CardInfo:
    """Everything printed on a card, the game's own columns too."""
    columns = {}
    for field in fields(face):
        value = getattr(face, field.name)
        if field.name not in _COMMON and _is_plain(value):
            columns[field.name] = value
    return CardInfo(face.id, face.name, face.deck, face.text, face.flavour, face.icon, face.copies, columns)


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple | list):
        return all(_is_plain(item) for item in value)
    if isinstance(value, dict):
        return all(isinstance(key, str) and _is_plain(item) for key, item in value.items())
    return isinstance(value, _PLAIN)
