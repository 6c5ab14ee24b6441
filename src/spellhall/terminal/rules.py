"""The numbered rules of a game, wherever this installation keeps them."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

import spellhall
from spellhall.engine.errors import SpellhallError
from spellhall.engine.info import GameInfo
from spellhall.words import ENGLISH

_PACKAGE = Path(spellhall.__file__).parent
PLACES = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")
"""Inside an installed package; in a checkout."""


class NoRules(SpellhallError):
    """The rules of the game are not installed."""


def rules_text(info: GameInfo[Any], language: str = ENGLISH) -> str:
    """The rules as Markdown; in English if they are not there in the language.

    A game of its own package has them there: ``rules/en.md``.
    """
    for spoken in dict.fromkeys((language, ENGLISH)):
        own = files(info.package).joinpath("rules", f"{spoken}.md")
        if own.is_file():
            return own.read_text("utf-8")
    for name in (f"{language}/{info.name}.md", f"{info.name}.md"):
        for place in PLACES:
            if (place / name).is_file():
                return (place / name).read_text(encoding="utf-8")
    raise NoRules(f"the rules of {info.title} are not installed here: there is no {info.name}.md in {PLACES[0]}")


def show_rules(info: GameInfo[Any], console: Console, language: str = ENGLISH) -> None:
    """The rules with a pager on a terminal; elsewhere their Markdown, as it is."""
    text = rules_text(info, language)
    if not console.is_terminal:
        console.file.write(text)
        return
    os.environ.setdefault("LESS", "-R")  # the pager shall show colours, not their codes
    with console.pager(styles="less" in os.environ.get("PAGER", "less")):
        console.print(Markdown(text))
