"""docs/research.md tells what is."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from spellhall.adapters.observation import version_of
from tests.adapters.tables import PAGE, README, named_as_now, page


def test_the_tables_are_those_of_the_games() -> None:
    assert page() == PAGE.read_text(), "run: python -m tests.adapters.tables"


def test_the_environments_have_the_names_that_exist() -> None:
    assert named_as_now(README.read_text()) == README.read_text(), "run: python -m tests.adapters.tables"
    assert named_as_now("castle_v0, pettingzoo/chess-v6") == f"castle_v{version_of('castle')}, pettingzoo/chess-v6"


def test_the_example_is_the_one_that_runs() -> None:
    pytest.importorskip("gymnasium")
    source = import_module("spellhall.adapters.example").__file__
    assert source is not None
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert Path(source).read_text() in blocks


BOTS = PAGE.with_name("bots.md")


def blocks(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)


EXAMPLES = [(page, at) for page in (PAGE, BOTS) for at, block in enumerate(blocks(page)) if "__main__" not in block]


@pytest.mark.parametrize(("page", "at"), EXAMPLES, ids=[f"{page.stem}-{at}" for page, at in EXAMPLES])
def test_the_examples_run(page: Path, at: int) -> None:
    block = blocks(page)[at]
    for library in ("pettingzoo", "pyspiel", "gymnasium"):
        if library in block:
            pytest.importorskip(library)
    exec(block, {"__name__": "example"})


def test_there_are_as_many_examples_as_there_should_be() -> None:
    assert len(EXAMPLES) >= 9
