"""The commands sim, report and whatif, as they are typed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from spellhall.bots import Seat
from spellhall.cli import main
from spellhall.lab import command, play
from spellhall.lab.play import Played, Run
from spellhall.lab.pools import Processes
from tests.lab.help import inline, tables


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "Processes", lambda _: inline)
    monkeypatch.setenv("COLUMNS", "120")


def sim(out: Path, *more: str) -> int:
    return main(["sim", "lantern", "--bots", "random", "--games", "40", "--seed", "42", "--out", str(out), *more])


def test_sim_then_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "runs" / "x.parquet"
    assert sim(out) == 0
    assert f"40 games: {out}" in capsys.readouterr().out
    page = tmp_path / "report.html"
    assert main(["report", str(out), "-o", str(page)]) == 0
    said = capsys.readouterr().out
    assert "Lantern, 2 players" in said
    assert "40 games, seed 42, bots: all random" in said
    assert str(page) in said
    assert "<svg" in page.read_text()


def test_ranges_of_several_tables_stand_side_by_side_in_markdown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seats in ("3", "2"):
        sim(tmp_path / f"x-{seats}.csv", "--seats", seats)
    capsys.readouterr()
    assert main(["report", *map(str, sorted(tmp_path.glob("*.csv"))), "--markdown"]) == 0
    title, about, table = capsys.readouterr().out.split("\n\n")
    assert title == "## Lantern"
    assert about == "Bots: all random; seed 42; rules version 1."
    head, line, *rows = table.splitlines()
    assert (head, line) == ("|  | 2 players, 40 games | 3 players, 40 games |", "|---|---|---|")
    cell = r"seat \d \d\.\d+ … seat \d \d\.\d+, wanted 0\.6–1\.4: (met so far|\*\*perhaps missed\*\*)"
    assert re.fullmatch(rf"\| each seat \| {cell} \| {cell} \|", rows[0])
    assert rows[-1].startswith("| ways of winning | ")
    page = tmp_path / "balance.md"
    assert main(["report", str(tmp_path / "x-2.csv"), "--markdown", "-o", str(page)]) == 0
    assert page.read_text().startswith("## Lantern\n")
    assert capsys.readouterr().out == ""


def test_mixed_bots_options_and_rotation(tmp_path: Path) -> None:
    out = tmp_path / "x.csv"
    argv = ["sim", "lantern", "--seats", "3", "--bots", "random,greedy,random", "--games", "3", "--rotate"]
    assert main([*argv, "--option", "rounds=3", "--out", str(out)]) == 0
    games = tables(out)
    assert [[seat["bot"] for seat in seats].index("greedy") for _, seats in games] == [1, 2, 0]
    assert {game["way"] for game, _ in games} == {"rounds_over"}


def test_sim_plays_with_changed_cards_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In processes of their own: this one has the game as it is printed."""
    monkeypatch.setattr(command, "Processes", lambda _: Processes(1))
    plain, changed = tmp_path / "plain.csv", tmp_path / "changed.csv"
    assert sim(plain, "--games", "3") == 0
    assert sim(changed, "--games", "3", "--set", "spark.copies=0", "--set", "rounds=3") == 0
    drawn = [
        [sum(seat["drawn"].get("spark", 0) for seat in seats) for _, seats in tables(out)] for out in (plain, changed)
    ]
    assert sum(drawn[0]) > 0
    assert sum(drawn[1]) == 0
    assert json.loads((tmp_path / "changed.csv.run.json").read_text())["changes"] == {"spark": {"copies": 0}}
    capsys.readouterr()
    assert main(["report", str(changed)]) == 0
    assert "house rules: spark.copies=0" in " ".join(capsys.readouterr().out.split())
    assert sim(changed, "--games", "4", "--resume") == 1
    assert "another options, changes" in capsys.readouterr().err


def test_interrupted_it_says_how_to_go_on_and_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.jsonl"

    def stops(run: Run, numbers: Iterable[int]) -> Generator[Played, None, None]:
        for played in inline(run, numbers):
            if played.number == 15:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(command, "Processes", lambda _: stops)
    assert sim(out) == 130
    said = capsys.readouterr().out.strip()
    assert said.startswith("Interrupted: 15 of 40 games are kept.")
    again = said.partition("To go on: spellhall ")[2].split()
    monkeypatch.setattr(command, "Processes", lambda _: inline)
    assert main(again) == 0
    assert [game["game"] for game, _ in tables(out)] == list(range(40))


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        (["sim", "chess", "--out", "x.csv"], 2, "no game 'chess'"),
        (["sim", "lantern", "--out", "x.txt"], 2, "should end in"),
        (["sim", "lantern"], 2, "--out"),
        (["report", "x.csv", "y.csv"], 2, "side by side with --markdown"),
        (["report", "nowhere.parquet"], 1, "nowhere.parquet.run.json is not there"),
        (["whatif", "magecraft", "--set", "firebal.cast=F"], 2, "did you mean fireball"),
        (["whatif", "magecraft"], 2, "--set"),
        (["sim", "lantern", "--set", "sparc.copies=3", "--out", "x.csv"], 2, "did you mean spark"),
        (["sim", "lantern", "--set", "spark.copies=3,4", "--out", "x.csv"], 2, "whatif compares several"),
        (["whatif", "magecraft", "--set", "fireball.cast=F", "-o", "/dev/null/x.html"], 2, "cannot be written"),
        (["sim", "lantern", "--bots", "random", "--out", "/dev/null/x.csv"], 2, "cannot be written"),
        (["whatif", "magecraft", "--set", "fireball.cast=F,W", "--set", "meteor.cast=F,W"], 2, "only one --set"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_line(
    argv: list[str],
    code: int,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(argv) == code
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.jsonl"
    sim(out)
    (tmp_path / "x.seats.jsonl").write_text("{")
    assert main(["report", str(out)]) == 1
    assert "damaged" in capsys.readouterr().err
    assert main(["report", str(out), "-o", "/dev/null/x.html"]) == 2
    assert "cannot be written" in capsys.readouterr().err
    (tmp_path / "x.seats.jsonl").unlink()
    assert main(["report", str(out)]) == 1
    assert "x.seats.jsonl is not there" in capsys.readouterr().err
    for nonsense in ("{", "{}", "3"):
        (tmp_path / "x.jsonl.run.json").write_text(nonsense)
        assert main(["report", str(out)]) == 1
        assert "x.jsonl.run.json is damaged" in capsys.readouterr().err
    (tmp_path / "y.csv.journal").touch()
    assert main(["report", str(tmp_path / "y.csv")]) == 1
    assert "--resume" in capsys.readouterr().err


def test_whatif_as_it_is_typed(tmp_path: Path) -> None:
    """In a process of its own, as at a terminal, with real processes below it."""
    assert Processes(1).workers == 1
    page = tmp_path / "page.html"
    argv = [
        sys.executable,
        "-m",
        "spellhall",
        "whatif",
        "lantern",
        "--bots",
        "random",
        "--games",
        "60",
        "--workers",
        "2",
    ]
    done = subprocess.run(
        [*argv, "--set", "spark.copies=4,30", "-o", str(page)],
        capture_output=True, text=True, timeout=120, cwd=tmp_path, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Lantern: what if spark.copies=4,30?" in done.stdout
    assert "spark.copies=30: turns, mean:" in done.stdout
    assert "Over the values" in done.stdout
    assert "polyline" in page.read_text()


def test_records_of_broken_games_can_be_replayed_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Fails:
        def choose(self, seat: Seat) -> str:
            raise LookupError(f"lost the thread at {seat.moves}")

    monkeypatch.setattr(play, "make_bot", lambda *_: Fails())
    assert sim(tmp_path / "x.csv", "--seats", "2") == 1
    said = capsys.readouterr().out
    assert "A game broke off; its record: " in said
    assert "… and 35 more in " in said
    record = tmp_path / "x.broken" / "game-0.json"
    assert "lost the thread" in json.loads(record.read_text())["broke"]
    assert main(["replay", str(record), "--log"]) == 0
    capsys.readouterr()
    assert main(["report", str(tmp_path / "x.csv")]) == 0
    assert "40 games broke off and are not counted." in capsys.readouterr().out
