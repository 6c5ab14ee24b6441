"""The games: each folder here is one, and so is whatever an installed package names as an entry point of the group
``spellhall.games`` (``coven = "coven:GAME"``). A new game touches only its own folder, or its own package.

This package can be called: ``spellhall.games()`` are the games one can play. (A function of that name beside the
package would hide it, and ``import spellhall.games.castle as castle`` would fail.)
"""

from __future__ import annotations

import copyreg
import json
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pickle import PicklingError
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from spellhall.engine.cards import REPRINTS
from spellhall.engine.checking import check, check_what_is_told
from spellhall.engine.errors import BadGame
from spellhall.engine.info import GameInfo

GROUP: Final = "spellhall.games"
"""The group of entry points by which an installed package says that it is a game."""

HOUSE_RULES: Final = "SPELLHALL_HOUSE_RULES"
"""The environment variable that says what is changed in the games of this process, and of all that it starts: JSON, by
game, card and column. A game is made under its house rules, so they can be set only before; ``--set`` begins anew."""


@cache
def packages() -> dict[str, str]:
    """The package of every game, by the game's name: ours, then those from outside. Nothing is imported for it."""
    found = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg}
    for name, value in _entries():
        found.setdefault(name, value.partition(":")[0])
    return found


def _entries() -> list[tuple[str, str]]:
    return [(entry.name, entry.value) for entry in entry_points(group=GROUP)]


@cache
def _loaded() -> tuple[dict[str, GameInfo[Any]], dict[str, Exception]]:
    """The games that could be loaded, and what went wrong with the others."""
    games: dict[str, GameInfo[Any]] = {}
    broken: dict[str, Exception] = {}
    ours = [(name, f"{package}:GAME") for name, package in packages().items() if package.startswith(__name__)]
    for name, value in (*ours, *_entries()):
        if name in games or name in broken:
            broken[value] = BadGame(f"{value} is called {name!r}, which is the name of another game here")
            continue
        try:
            REPRINTS.update(house_rules().get(name, {}))
            games[name] = _read(name, value)
        except Exception as error:  # whatever it is, the other games have no part in it
            broken[name] = error
        finally:
            REPRINTS.clear()
    return dict(sorted(games.items())), broken


def house_rules() -> dict[str, dict[str, dict[str, Any]]]:
    """What is changed here, by game; raises BadGame."""
    text = os.environ.get(HOUSE_RULES)
    if not text:
        return {}
    try:
        read = json.loads(text)
        return {
            game: {id: {name: _in_tuples(value) for name, value in change.items()} for id, change in changes.items()}
            for game, changes in read.items()
        }
    except (ValueError, AttributeError):
        raise BadGame(f"{HOUSE_RULES} is not JSON data by game, card and column") from None


def _in_tuples(value: Any) -> Any:
    return tuple(_in_tuples(item) for item in value) if isinstance(value, list) else value


def _read(name: str, value: str) -> GameInfo[Any]:
    """The game that ``coven:GAME`` names, checked; raises BadGame, or whatever goes wrong in it."""
    module, _, attribute = value.partition(":")
    info = check(getattr(import_module(module), attribute), name)
    if not module.startswith(__name__):
        check_what_is_told(info)  # the suite does it for ours
    return info


def all_games() -> dict[str, GameInfo[Any]]:
    """Every game by name, hidden ones included; without those that cannot be loaded."""
    return _loaded()[0]


def broken_games() -> dict[str, Exception]:
    """The games that cannot be loaded, each with the error: one broken game leaves the others in peace."""
    return _loaded()[1]


def game_named(name: str) -> GameInfo[Any]:
    """A pickled game, by name: its rules are functions, and those of here hold."""
    try:
        return all_games()[name]
    except KeyError:
        raise BadGame(f"there is no game {name!r} here, or it cannot be loaded") from None


def _by_name(info: GameInfo[Any]) -> tuple[Callable[[str], GameInfo[Any]], tuple[str]]:
    if all_games().get(info.name) is not info:
        raise PicklingError(f"{info.title} is pickled by its name, and under {info.name!r} there is another game here")
    return game_named, (info.name,)


copyreg.pickle(GameInfo, _by_name)


class _Games(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> dict[str, GameInfo[Any]]:
        """The games one can play, by name."""
        return {name: info for name, info in all_games().items() if not info.hidden and not info.unfinished}


sys.modules[__name__].__class__ = _Games
