"""The games. Each folder here is one, found by itself: a new game touches only its own folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from spellhall.engine.info import GameInfo


@cache
def _loaded() -> tuple[dict[str, GameInfo[Any]], dict[str, Exception]]:
    """The games that could be loaded, and what went wrong with the others."""
    games: dict[str, GameInfo[Any]] = {}
    broken: dict[str, Exception] = {}
    for name in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
        try:
            games[name] = import_module(f"{__name__}.{name}").GAME
        except Exception as error:
            broken[name] = error
    return games, broken


def all_games() -> dict[str, GameInfo[Any]]:
    """Every game by name, hidden ones included; without those that cannot be loaded."""
    return _loaded()[0]


def broken_games() -> dict[str, Exception]:
    """The games that cannot be loaded, each with the error: one broken game leaves the others in peace."""
    return _loaded()[1]
