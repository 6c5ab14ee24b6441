"""The example client plays a legal game, as it stands in the repository."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.client import PATIENCE, Process

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = EXAMPLES / "bot.py"
LONG_THOUGHT = 8


def run_in_a_hall(program: Path, folder: Path, settings: str = "") -> str:
    """What the program says who plays in a hall without pauses."""
    file = folder / "settings.toml"
    file.write_text(f"bot_pause_seconds = 0.0\n{settings}")
    hall = Process(folder, file)
    try:
        command = [sys.executable, str(program), f"http://{hall.host}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    finally:
        assert hall.stop() == (0, "")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_plays_to_the_end(tmp_path: Path) -> None:
    assert "the winners are" in run_in_a_hall(EXAMPLE, tmp_path)


def test_the_line_stays_alive_while_it_thinks(tmp_path: Path) -> None:
    code = EXAMPLE.read_text()
    thinking = '"""The move to play: put your own thoughts here."""'
    assert thinking in code
    slow = tmp_path / "slow.py"
    pause = f"if asked == first: time.sleep({LONG_THOUGHT})"
    slow.write_text(
        code.replace(thinking, f"{thinking}\n    global first\n    first = first or asked\n    {pause}")
        .replace("asked = -1", "first = 0\nasked = -1")
        .replace("import threading", "import threading\nimport time")
    )
    dead = LONG_THOUGHT - 3
    assert "the winners are" in run_in_a_hall(
        slow, tmp_path, f"heartbeat_seconds = 0.5\ndead_after_seconds = {dead}.0\n"
    )


def test_a_language_model_plays_to_the_end(tmp_path: Path) -> None:
    assert "the winners are" in run_in_a_hall(EXAMPLES / "model.py", tmp_path)


def test_a_model_that_says_no_move_is_reminded_and_then_plays_the_first(tmp_path: Path) -> None:
    code = (EXAMPLES / "model.py").read_text()
    silent = tmp_path / "silent.py"
    answer = 'return f"I have thought about it.\\nMOVE: {random.choice(moves)}"'
    assert answer in code
    silent.write_text(code.replace(answer, 'print(len(messages), moves[0])\n    return "MOVE: fly"'))
    said = run_in_a_hall(silent, tmp_path)
    assert "the winners are" in said
    assert [line.split()[0] for line in said.splitlines()[:6]] == ["2", "4", "6", "2", "4", "6"]


def test_it_is_short() -> None:
    code = EXAMPLE.read_text().split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 50
