"""The games play as the golden files say, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spellhall.engine.info import GameInfo
from tests.golden import FOLDER, games, playthrough

FILES = [pytest.param(*case, id=case[0].name) for case in games()]


@pytest.mark.parametrize(("path", "info", "seats"), FILES)
def test_playthrough(path: Path, info: GameInfo[Any], seats: int) -> None:
    assert path.exists(), "run: make playthroughs"
    assert playthrough(info, seats).splitlines() == path.read_text().splitlines()


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path.name for path, _, _ in games()}
