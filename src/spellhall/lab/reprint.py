"""Cards with other numbers: reading ``fireball.cast=FFF``, and a game whose cards say so.

A game's rules read tables that were derived from its cards when it was imported. So a changed card is
put in place before that: in a fresh process, which imports the one game while ``REPRINTS`` holds the
change, and plays nothing else. The process that asked, and every other game, know nothing of it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import spellhall
from spellhall.engine.cards import REPRINTS, THE_GAME, Face, Numbers
from spellhall.engine.errors import BadSetup, SpellhallError
from spellhall.engine.info import GameInfo, brief, changes_told
from spellhall.games import packages
from spellhall.lab.play import Run

KINDS = {int: "whole number", bool: "True or False", str: "word", tuple: "list"}


class BadChange(SpellhallError):
    """A card that says such a thing cannot be played with."""


def load(run: Run) -> None:
    """Import the game of a run, with its changes. For fresh processes only."""
    if not run.changes:
        return
    package = packages()[run.game]
    if package in sys.modules:
        if sys.modules[package].__dict__.get("reprinted") != run.changes:
            raise RuntimeError(f"{package} is here already: changed cards need a process of their own")
        return
    REPRINTS.update({id: dict(change) for id, change in run.changes.items()})
    try:
        module = import_module(package)
    except Exception as error:
        raise BadChange(f"{run.game} cannot be played with {changes_told(run.changes)}: {error}") from None
    finally:
        REPRINTS.clear()
    module.__dict__["reprinted"] = run.changes


def settable(row: Face | Numbers) -> dict[str, Any]:
    """The fields of a card, or of the game itself, that the rules read, with what is printed."""
    found = {name: getattr(row, name) for name in row.settable}
    if isinstance(row, Numbers):
        return found
    default = {field.name: field.default for field in fields(row)}
    return {
        name: value
        for name, value in found.items()
        if name == "copies" or value not in (None, "", default[name])  # else there is no such thing on the card
    }


def read_changes(info: GameInfo[Any], given: Sequence[str]) -> tuple[dict[str, dict[str, Any]], dict[str, str]]:
    """Each ``--set`` with one value: what is changed on cards, and options; raises BadSetup."""
    changes: dict[str, dict[str, Any]] = {}
    options: dict[str, str] = {}
    for text in given:
        card, field, values = read_change(info, text)
        if len(values) > 1:
            raise BadSetup(f"--set {text}: one value; whatif compares several")
        if card:
            changes.setdefault(card, {})[field] = values[0]
        else:
            options[field] = str(values[0])
    return changes, options


def read_changes_by_game(given: Sequence[str]) -> dict[str, dict[str, dict[str, Any]]]:
    """Each ``--set GAME.CARD.FIELD=VALUE``, by game; raises UnknownGame or BadSetup."""
    by_game: dict[str, dict[str, dict[str, Any]]] = {}
    for text in given:
        name, dot, change = text.partition(".")
        if not dot or "." not in change.partition("=")[0]:
            raise BadSetup(f"--set {text}: write GAME.CARD.FIELD=VALUE; options are chosen at each table")
        changes, _ = read_changes(spellhall.game_info(name.strip()), [change])
        for id, change_of_card in changes.items():
            by_game.setdefault(name.strip(), {}).setdefault(id, {}).update(change_of_card)
    return by_game


def check_changes(info: GameInfo[Any], changes: object) -> None:
    """Raise BadSetup unless a record's house rules are such as ``--set`` could set."""
    if not isinstance(changes, dict) or not all(isinstance(change, dict) for change in changes.values()):
        raise BadSetup("they should be what is changed on which card")
    for id, change in changes.items():
        fields_of_row = settable(info.rows[id]) if id in info.rows else {}
        for field, value in change.items():
            if field not in fields_of_row:
                raise BadSetup(f"{info.title} has no {id}.{field} that could be set")
            _check(info.rows[id], field, _as_tuples(value), f"{id}.{field}")


def _as_tuples(value: Any) -> Any:
    """A value of a record as a row has it: JSON knows lists only."""
    return tuple(_as_tuples(item) for item in value) if isinstance(value, list) else value


def _check(row: Face | Numbers, field: str, value: Any, what: str) -> None:
    """Raise BadSetup unless the field may have that value."""
    printed, allowed = getattr(row, field), row.settable[field]
    if type(value) is not type(printed):
        raise BadSetup(f"{what} is printed as {printed!r}: {brief(value)} is no {KINDS[type(printed)]}")
    if isinstance(allowed, range):
        if value not in allowed:
            raise BadSetup(f"{what} cannot be {brief(value)}: it goes from {allowed[0]} to {allowed[-1]}")
    elif complaint := allowed(value):
        raise BadSetup(f"{what} cannot be {brief(value)}: {complaint}")


def read_change(info: GameInfo[Any], text: str) -> tuple[str, str, list[Any]]:
    """``fireball.cast=FFF,FF`` as card, field and values; raises BadSetup, which says what there is.

    The numbers that stand on no card are those of the game: ``game.hand_size=6``. A name without a dot is an option:
    then the card is "".
    """
    name, equals, given = text.partition("=")
    if not equals or not given:
        raise BadSetup(f"--set {text}: write CARD.FIELD=VALUE, {THE_GAME}.NUMBER=VALUE or OPTION=VALUE")
    id, dot, field = name.strip().partition(".")
    if not dot:
        known = {option.name: option for option in info.options}
        if id not in known:
            raise BadSetup(
                f"{info.title} has no option {id!r}; it has {', '.join(known) or 'none'}. Cards: CARD.FIELD=VALUE"
            )
        return "", id, [known[id].read(value.strip()) for value in given.split(",")]
    if id not in info.rows:
        near = get_close_matches(id, info.rows, 3)
        hint = f"did you mean {' or '.join(near)}? " if near else ""
        raise BadSetup(f"{info.title} has no card {id!r}; {hint}It has {', '.join(card.id for card in info.cards)}")
    row = info.rows[id]
    fields_of_row = settable(row)
    if field not in fields_of_row:
        printed = ", ".join(f"{name}={value!r}" for name, value in fields_of_row.items()) or "none"
        called = row.name if isinstance(row, Face) else info.title
        raise BadSetup(f"{called} has no field {field!r} that could be set; it has {printed}")
    return id, field, [_value(part, row, field, f"{id}.{field}") for part in _parts(given, fields_of_row[field])]


def _parts(given: str, printed: Any) -> list[str]:
    """Several values stand with commas between them; lists with semicolons."""
    return [part.strip() for part in given.split(";" if isinstance(printed, tuple) else ",")]


def _value(given: str, row: Face | Numbers, field: str, what: str) -> Any:
    """The value, in the type of what is printed."""
    value: Any = given
    if not isinstance(getattr(row, field), str):
        with suppress(ValueError, SyntaxError):
            value = ast.literal_eval(given)
    _check(row, field, value, what)
    return value
