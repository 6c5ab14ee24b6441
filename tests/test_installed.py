"""What people install: with the page and the rules inside, and compiled where that is possible."""

from __future__ import annotations

import os
import shutil
from importlib.metadata import files
from pathlib import Path

import pytest

import spellhall
from spellhall.engine import steps
from spellhall.words import LANGUAGES
from tests.conftest import SOURCES

pytestmark = pytest.mark.skipif(
    Path(spellhall.__file__).is_relative_to(SOURCES), reason="these are the sources; make unit tests what is installed"
)


@pytest.mark.skipif(
    os.environ.get("SPELLHALL_COMPILE") == "no" or not shutil.which("cc"), reason="not compiled without a C compiler"
)
def test_the_rules_are_compiled() -> None:
    assert not str(steps.__file__).endswith(".py")


def test_page_rules_and_sources_are_inside() -> None:
    inside = {str(path) for path in files("spellhall") or []}
    assert {"spellhall/page/index.html", "spellhall/engine/steps.py", "spellhall/py.typed"} <= inside
    assert {f"spellhall/rules/{game}.md" for game in spellhall.games()} <= inside


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_inside(language: str) -> None:
    inside = {str(path) for path in files("spellhall") or []}
    said = {f"spellhall/games/{game}/words/{language}.ftl" for game in spellhall.games()}
    said |= {f"spellhall/words/{part}/{language}.ftl" for part in ("common", "hall", "terminal")}
    assert said <= inside


def test_nothing_else_is_inside() -> None:
    for path in files("spellhall") or []:
        assert path.parts[0].startswith(("spellhall", "..")) or "__mypyc" in path.name, path
