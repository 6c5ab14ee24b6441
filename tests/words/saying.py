"""What the games say: found by playing them, and read in their catalogues and sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import spellhall
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import begin, setups
from spellhall.engine.views import MoveView, Said
from spellhall.words import catalogue
from spellhall.words.missing import spoken

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]


class Heard:
    """All that was said in some random games: each sentence once, and the moves that were offered together."""

    def __init__(self, info: GameInfo[Any]) -> None:
        self.said: dict[str, Said] = {}
        self.choices: dict[str, list[MoveView]] = {}
        for number, setup in enumerate(setups(info)):
            rng = Random(number)
            game = begin(info, setup, number)
            since = 0
            while True:
                for one in spoken(game, since):
                    self.said.setdefault(repr(one), one)
                if game.decision is None:
                    break
                shown = game.decision.show()
                self.choices.setdefault(repr(shown), shown)
                since = game.number
                game.play(rng.choice(game.decision.moves))


@cache
def heard(game: str) -> Heard:
    """What is said in one random game of every setup."""
    return Heard(spellhall.game_info(game))


def within(said: Said) -> Iterator[Said]:
    """What is said, and all that is said within it."""
    yield said
    for value in said.get("args", {}).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                yield from within({"key": item["key"], "args": item.get("args", {})})


def ids_in(said: Said) -> Iterator[str]:
    """The cards and terms that something said names."""
    for one in within(said):
        for value in one.get("args", {}).values():
            yield from (item for item in (value if isinstance(value, list) else [value]) if isinstance(item, str))


def entries(source: str) -> dict[str, fluent.Message | fluent.Term]:
    """The messages of a catalogue by their keys; one that cannot be read is an error."""
    found: dict[str, fluent.Message | fluent.Term] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), f"not Fluent: {entry.content!r}"
        if isinstance(entry, fluent.Message | fluent.Term):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def parts(entry: fluent.Message | fluent.Term) -> set[str]:
    """A message's attributes; "" is its own text."""
    return {attribute.id.name for attribute in entry.attributes} | ({""} if entry.value else set())


class References(Visitor):
    """The other messages that a message is made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # the library calls it so
        """One of them."""
        self.found.add(node.id.name)

    visit_TermReference = visit_MessageReference  # noqa: N815  # likewise


def references(source: str) -> set[str]:
    """The keys that the catalogue itself uses."""
    seen = References()
    seen.visit(FluentParser().parse(source))
    return seen.found


def texts(source: str) -> str:
    """What a catalogue lets people read, without keys, comments, arguments and choices."""
    lines = [line.partition("=")[2] if "=" in line[:60] else line for line in source.splitlines() if line[:1] != "#"]
    return re.sub(r"\{[^{}]*?(->|\})|\*?\[[\w-]+\]", " ", "\n".join(lines))


def written_keys(info: GameInfo[Any]) -> Iterator[re.Pattern[str]]:
    """The keys that stand in the sources of a game: whole, or with holes (``f"ask-{name}"``)."""
    for path in sorted(Path(str(files(info.package))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.compile(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                yield re.compile("".join(_piece(value) for value in node.values))


def _piece(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else r"[\w-]+"


def catalogues(info: GameInfo[Any]) -> Iterator[tuple[str, str]]:
    """The languages of a game with their catalogues."""
    for path in sorted(Path(str(files(info.package).joinpath("words"))).glob("*.ftl")):
        yield path.stem, catalogue(info.package, path.stem)
