"""Games that live outside: what is installed beside Spellhall is a game like any other, compiled engine or not.

``examples/coven`` and a game written by ``spellhall new-game`` are installed into a place of their own; there they run their
own tests, and the tests that this suite runs over every game.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import spellhall

ROOT = Path(__file__).parents[1]
COVEN = ROOT / "examples" / "coven"
OVER_EVERY_GAME = (
    "tests/adapters/test_pettingzoo.py",
    "tests/adapters/test_match.py",
    "tests/bots/test_bots.py",
    "tests/bots/test_honesty.py",
    "tests/engine/test_checking.py",
    "tests/laws/test_laws.py",
    "tests/server/test_leaks.py",
    "tests/server/test_play.py",
    "tests/server/test_undo.py",
    "tests/server/test_words.py",
    "tests/words/test_text.py",
)


class Place:
    """An environment with games installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "installed"
        here = Path(spellhall.__file__).parents[1]
        self.env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (self.games, here)))}

    def run(self, *words: str, code: int = 0) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *words], env=self.env, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stdout[-5000:] + done.stderr[-5000:]
        return done.stdout + done.stderr

    def spellhall(self, *words: str, code: int = 0) -> str:
        return self.run("spellhall", *words, code=code)

    def tests(self, *words: str) -> int:
        """Run tests there; gives how many passed."""
        told = self.run("pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=.", *words)
        return int(told.splitlines()[-1].split()[0])


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    place = Place(tmp_path_factory.mktemp("outside"))
    place.spellhall("new-game", "moonlight", "--into", str(place.folder))
    new = place.folder / "moonlight"
    install = ("install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target", str(place.games))
    place.run("pip", *install, str(COVEN), str(new))
    return place


def test_they_are_listed_and_have_rules_words_and_cards(place: Place) -> None:
    listed = place.spellhall("games")
    assert "coven" in listed
    assert "moonlight" in listed
    assert "**CV-5**" in place.spellhall("rules", "coven")
    assert "Moonlight is for 2 to 4 players" in place.spellhall("play", "moonlight", "--seats", "7", code=2)


def test_they_keep_their_own_tests(place: Place) -> None:
    """What ``new-game`` writes passes at once."""
    assert place.tests(str(COVEN / "tests")) > 50
    assert place.tests(str(place.folder / "moonlight")) >= 50


def test_coven_passes_what_every_game_passes(place: Place) -> None:
    """The laws, the honesty of bots, the hall with its leaks and undo, PettingZoo."""
    assert place.tests("-k", "coven", *OVER_EVERY_GAME) > 60


def test_the_lab_plays_coven(place: Place) -> None:
    out = place.folder / "played.jsonl"
    place.spellhall("sim", "coven", "--games", "30", "--bots", "greedy", "--out", str(out), "--workers", "1")
    assert "Coven" in place.spellhall("report", str(out))


def test_a_record_of_coven_is_proved(place: Place) -> None:
    script = (
        "import json, spellhall; g = spellhall.new('coven', 3, 5)\n"
        "while g.decision: g.play(g.decision.moves[0])\n"
        f"open({str(place.folder / 'record.json')!r}, 'w').write(json.dumps(g.record()))"
    )
    subprocess.run([sys.executable, "-c", script], env=place.env, check=True)
    record = place.folder / "record.json"
    assert json.loads(record.read_text())["game"] == "coven"
    assert "good: Coven, 3 players" in place.spellhall("verify", str(record))
    assert "gathers a candle" in place.spellhall("replay", str(record), "--log")


@pytest.mark.parametrize(
    ("name", "complaint"), [("Moon", "a word of small letters"), ("castle", "there is a game 'castle' already")]
)
def test_a_new_game_has_a_name_of_its_own(place: Place, name: str, complaint: str) -> None:
    assert complaint in place.spellhall("new-game", name, "--into", str(place.folder), code=2)


def test_nothing_is_written_over(place: Place) -> None:
    told = place.spellhall("new-game", "starlight", "--into", str(place.folder))
    assert str(place.folder / "starlight" / "src" / "starlight" / "turn.py") in told
    assert "is there already" in place.spellhall("new-game", "starlight", "--into", str(place.folder), code=2)
