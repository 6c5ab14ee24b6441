"""``spellhall new-game NAME`` writes a small game that works: the recipe for a new one.

The files lie beside this one, as they are written, but that the game is called newgame there.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from spellhall.engine.checking import WORD
from spellhall.engine.errors import BadSetup
from spellhall.games import packages

MODEL: Final = "newgame"
SUFFIX: Final = ".txt"
"""So end the files of the recipe: nothing here is a part of Spellhall."""


def write_game(name: str, into: Path) -> list[Path]:
    """Write the package of a new game into a folder of its own; returns its files. Raises BadSetup."""
    if not WORD.fullmatch(name):
        raise BadSetup(f"a game is called by a word of small letters, digits and _, not {name!r}")
    if name in packages():
        raise BadSetup(f"there is a game {name!r} already")
    folder = into / name
    if folder.exists():
        raise BadSetup(f"{folder} is there already")
    return list(_copy(files(__name__).joinpath(MODEL), folder, name))


def _copy(source: Traversable, target: Path, name: str) -> list[Path]:
    if not source.is_dir():
        text = source.read_text("utf-8").replace(MODEL, name).replace(MODEL.capitalize(), _class_name(name))
        target = target.with_name(target.name.removesuffix(SUFFIX))
        target.write_text(text, "utf-8")
        return [target]
    target.mkdir(parents=True)
    entries = sorted(source.iterdir(), key=lambda entry: entry.name)
    return [path for entry in entries for path in _copy(entry, target / entry.name.replace(MODEL, name), name)]


def _class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
