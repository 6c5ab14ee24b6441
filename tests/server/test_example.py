"""The example client plays a legal game, as it stands in the repository."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.client import PATIENCE, Process

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_plays_to_the_end(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("bot_pause_seconds = 0.0\n")
    hall = Process(tmp_path, settings)
    try:
        command = [sys.executable, str(EXAMPLE), f"http://{hall.host}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    finally:
        assert hall.stop() == (0, "")
    assert done.returncode == 0, done.stderr
    assert "the winners are" in done.stdout


def test_it_is_short() -> None:
    code = EXAMPLE.read_text().split('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 42
