"""Who may import whom: the picture in docs/architecture.md, held."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import spellhall

SOURCE = Path(spellhall.__file__).parent
CONSUMERS = ("words", "bots", "lab", "terminal", "server", "adapters", "print", "bench", "cli", "recipe", "installing")


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = ".".join(("spellhall", *path.relative_to(SOURCE).with_suffix("").parts))
        yield name.removesuffix(".__init__"), path


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if is_module(name) else str(node.module) for name in names)


def is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def allowed(module: str, wanted: str) -> bool:
    """May the module import that?"""
    top = wanted.split(".", maxsplit=1)[0]
    if top != "spellhall":
        in_core = module.startswith(("spellhall.engine", "spellhall.games"))
        for_the_compiler = (module, top) == ("spellhall.engine.subclassing", "mypy_extensions")
        return not in_core or top in sys.stdlib_module_names or for_the_compiler
    if wanted.startswith("spellhall.engine"):
        return True
    if module.startswith("spellhall.engine"):
        return False
    if module.startswith("spellhall.games."):
        game = module.split(".")[2]
        return wanted.startswith(f"spellhall.games.{game}")
    if module == "spellhall.games":
        return False
    if module == "spellhall":
        return wanted in ("spellhall.games", "spellhall.words.text")
    if wanted == "spellhall":
        return True
    if module.startswith("spellhall.words"):
        return wanted.startswith("spellhall.words")
    if wanted.startswith("spellhall.server"):
        return module.startswith("spellhall.server") or module == "spellhall.cli"
    # Consumers use the games through the public API, never a game by name.
    return not wanted.startswith("spellhall.games.")


def test_imports_go_one_way() -> None:
    wrong = [
        f"{module} imports {wanted}"
        for module, path in modules()
        for wanted in imports(path)
        if not allowed(module, wanted)
    ]
    assert wrong == []


def test_every_part_has_its_place() -> None:
    parts = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for _, path in modules()}
    assert parts <= {"__init__", "__main__", "engine", "games", *CONSUMERS}


def test_the_rule_can_fail() -> None:
    assert not allowed("spellhall.engine.steps", "spellhall.games")
    assert not allowed("spellhall.engine.steps", "rich")
    assert not allowed("spellhall.games.castle.turn", "spellhall.games.lantern.turn")
    assert not allowed("spellhall.games.castle.turn", "spellhall.bots")
    assert not allowed("spellhall.terminal.play", "spellhall.games.castle.turn")
    assert not allowed("spellhall.bots.base", "spellhall.server.app")
    assert not allowed("spellhall.games.castle.turn", "spellhall.words")
    assert not allowed("spellhall.words.text", "spellhall.terminal.draw")
    assert allowed("spellhall.terminal.draw", "spellhall.words.text")
    assert allowed("spellhall.bots.base", "spellhall.engine.game")
    assert allowed("spellhall.games.castle.turn", "spellhall.games.castle.state")


def test_no_part_about_one_game_outside_its_folder() -> None:
    """A new game touches only its own folder: nobody else names a game, but for defaults of the
    command line."""
    names = [name for name in spellhall.games() if name != "castle"]
    for module, path in modules():
        if not module.startswith("spellhall.games."):
            text = path.read_text()
            assert not [name for name in names if f'"{name}"' in text], module
