"""What people install: with the page and the rules inside, and compiled where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import files
from pathlib import Path

import pytest

import spellhall
from spellhall.engine import steps
from spellhall.words import LANGUAGES
from tests.conftest import ROOT, SOURCES

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


def test_a_source_distribution_installs_in_an_empty_environment(tmp_path: Path) -> None:
    """With page and rules inside, without Node; what compiles is tested by all the rest."""
    made = tmp_path / "dist"
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(made)], cwd=ROOT, check=True)
    (source,) = made.glob("spellhall-*.tar.gz")
    env = {**os.environ, "SPELLHALL_COMPILE": "no", "PYTHONPATH": ""}
    place = tmp_path / "place"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-build-isolation", "--target", str(place)]
    subprocess.run([*pip, *alone, str(source)], env=env, check=True, capture_output=True)
    inside = {str(path.relative_to(place)) for path in place.rglob("*")}
    assert {"spellhall/page/index.html", "spellhall/rules/castle.md", "spellhall/rules/de/castle.md"} <= inside
    seen = "import spellhall; print(spellhall.__file__, *spellhall.games())"
    env["PYTHONPATH"] = str(place)
    said = subprocess.run(
        [sys.executable, "-c", seen], env=env, cwd=tmp_path, check=True, capture_output=True, text=True
    )
    where, *games = said.stdout.split()
    assert Path(where).is_relative_to(place)
    assert set(games) == set(spellhall.games())
