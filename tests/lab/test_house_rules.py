"""A game with changed cards, played, recorded and replayed: always in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import spellhall
from spellhall.cli import main
from spellhall.engine.errors import BadRecord
from spellhall.games import HOUSE_RULES

CHANGES = {"spark": {"copies": 9}}


def run(*argv: str, text: str = "", rules: Mapping[str, Any] | None = None) -> subprocess.CompletedProcess[str]:
    env = os.environ | ({HOUSE_RULES: json.dumps(rules)} if rules else {})
    return subprocess.run(
        [sys.executable, "-m", "spellhall", *argv],
        input=text, capture_output=True, text=True, timeout=120, check=False, env=env,
    )  # fmt: skip


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """What the terminal said, and the record."""
    file = tmp_path_factory.mktemp("house") / "game.json"
    done = run("play", "lantern", "--set", "spark.copies=9", "--bots", "random", "--seed", "1", "--save", str(file), text="1\n" * 300)  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout, file


def test_the_table_says_what_its_house_rules_are(played: tuple[str, Path]) -> None:
    said, _ = played
    assert "House rules: Spark: copies 9" in said
    assert "Spark  (lantern, 9 of them)" in said


def test_the_record_carries_them_and_is_played_by_them(played: tuple[str, Path]) -> None:
    _, file = played
    text = file.read_text()
    assert json.loads(text)["changes"] == CHANGES
    verified = run("verify", str(file))
    assert (verified.returncode, verified.stderr) == (0, "")
    assert "good: Lantern, 2 players, won by" in verified.stdout
    piped = run("replay", "-", "--upto", "12", text=text)
    assert (piped.returncode, piped.stderr) == (0, "")
    assert "House rules: Spark: copies 9" in piped.stdout


def test_a_process_that_plays_as_printed_says_why_it_cannot(played: tuple[str, Path]) -> None:
    record = json.loads(played[1].read_text())
    for use in (spellhall.replay, spellhall.verify):
        with pytest.raises(
            BadRecord, match=r"played by house rules \(spark\.copies=9\), and here Lantern is played as printed"
        ):
            use(record)
    with pytest.raises(BadRecord, match="'changes' should be"):
        spellhall.replay(record | {"changes": 5})
    plain = spellhall.new("lantern", 2, 1).record()
    assert "changes" not in plain


def test_a_hall_by_house_rules_does_not_take_a_plain_record(tmp_path: Path) -> None:
    file = tmp_path / "plain.json"
    file.write_text(json.dumps(spellhall.new("lantern", 2, 1).record()))
    done = run("verify", str(file), rules={"lantern": CHANGES})
    assert done.returncode == 1
    assert "played as printed, and here Lantern is played by house rules (spark.copies=9)" in done.stderr


@pytest.mark.parametrize(
    "changes", [{"sparc": {"copies": 9}}, {"spark": {"copies": "many"}}, {"spark": {"text": "x"}}, {"spark": 3}, [1]]
)
def test_house_rules_of_a_record_are_checked(changes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(spellhall.new("lantern", 2, 1).record() | {"changes": changes}))
    assert main(["verify", str(file)]) == 1
    assert "odd.json: its house rules do not fit: " in capsys.readouterr().err


def test_damaged_house_rules_are_said_to_be_damaged() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spellhall", "play", "lantern"],
        capture_output=True, text=True, timeout=60, check=False, env=os.environ | {HOUSE_RULES: "{"},
    )  # fmt: skip
    assert done.returncode == 2
    assert f"{HOUSE_RULES} is not JSON data" in done.stderr
