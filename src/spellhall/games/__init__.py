"""The games. Each folder here is one, found by itself: a new game touches only its own folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from spellhall.engine.info import GameInfo


@cache
def all_games() -> dict[str, GameInfo[Any]]:
    """Every game by name, hidden ones included."""
    found = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").GAME for name in found}
