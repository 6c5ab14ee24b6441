"""Cards with other numbers: reading ``fireball.cast=FFF``, and a game whose cards say so.

A game's rules read tables that were derived from its cards when it was imported. So a changed card is
put in place before that: in a fresh process, which imports the one game while ``REPRINTS`` holds the
change, and plays nothing else. The process that asked, and every other game, know nothing of it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from dataclasses import fields
from difflib import get_close_matches
from importlib import import_module
from typing import Any

from spellhall.engine.cards import REPRINTS, Face
from spellhall.engine.errors import BadSetup, SpellhallError
from spellhall.engine.info import GameInfo, brief, changes_told
from spellhall.games import packages
from spellhall.lab.play import Run

WORDS = ("id", "name", "deck", "text", "flavour", "icon")
"""What is printed for people only."""


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


def settable(card: Face) -> dict[str, Any]:
    """The fields of a card that the rules may read, with what is printed."""
    return {field.name: getattr(card, field.name) for field in fields(card) if field.name not in WORDS}


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


def check_changes(info: GameInfo[Any], changes: object) -> None:
    """Raise BadSetup unless a record's house rules are such as ``--set`` could set."""
    if not isinstance(changes, dict) or not all(isinstance(change, dict) for change in changes.values()):
        raise BadSetup("they should be what is changed on which card")
    cards = {card.id: card for card in info.cards}
    for id, change in changes.items():
        printed = settable(cards[id]) if id in cards else {}
        for field, value in change.items():
            wanted = {tuple: list, type(None): int}.get(type(printed.get(field)), type(printed.get(field)))
            if field not in printed or type(value) is not wanted:
                raise BadSetup(f"{info.title} has no {id}.{field} that could be {brief(value)}")


def read_change(info: GameInfo[Any], text: str) -> tuple[str, str, list[Any]]:
    """``fireball.cast=FFF,FF`` as card, field and values; raises BadSetup, which says what there is.

    A name without a dot is an option of the game: then the card is "".
    """
    name, equals, given = text.partition("=")
    if not equals or not given:
        raise BadSetup(f"--set {text}: write CARD.FIELD=VALUE, or OPTION=VALUE")
    id, dot, field = name.strip().partition(".")
    if not dot:
        known = {option.name: option for option in info.options}
        if id not in known:
            raise BadSetup(
                f"{info.title} has no option {id!r}; it has {', '.join(known) or 'none'}. Cards: CARD.FIELD=VALUE"
            )
        return "", id, [known[id].read(value.strip()) for value in given.split(",")]
    cards = {card.id: card for card in info.cards}
    if id not in cards:
        near = get_close_matches(id, cards, 3)
        hint = f"did you mean {' or '.join(near)}? " if near else ""
        raise BadSetup(f"{info.title} has no card {id!r}; {hint}It has {', '.join(cards)}")
    card_fields = settable(cards[id])
    if field not in card_fields:
        printed = ", ".join(f"{name}={value!r}" for name, value in card_fields.items())
        raise BadSetup(f"{cards[id].name} has no field {field!r}; it has {printed}")
    return id, field, _values(given, card_fields[field], f"{id}.{field}")


def _values(given: str, printed: Any, what: str) -> list[Any]:
    """The values in the type of what is printed; several with commas (of lists: with semicolons)."""
    parts = [part.strip() for part in given.split(";" if isinstance(printed, tuple) else ",")]
    return [_value(part, printed, what) for part in parts]


def _value(given: str, printed: Any, what: str) -> Any:
    if isinstance(printed, str):
        return given
    try:
        value = ast.literal_eval(given)
    except (ValueError, SyntaxError):
        value = given
    wanted: Sequence[type] = (int, type(None)) if printed is None else (type(printed),)
    if type(value) not in wanted:
        raise BadSetup(f"{what} is printed as {printed!r}: {given!r} is not a {wanted[0].__name__}")
    return value
