"""Simulations: the same rows whoever plays them, in whatever order; nothing lost, nothing doubled."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

import spellhall
from spellhall.bots import make_bot
from spellhall.engine.errors import BadSetup
from spellhall.lab import play, pools
from spellhall.lab import tables as lab_tables
from spellhall.lab.journal import BadJournal, Done, Journal, in_order, journal_of
from spellhall.lab.play import Played, Run, new_run, play_one
from spellhall.lab.pools import Processes
from spellhall.lab.sim import simulate
from spellhall.lab.tables import FORMATS, records_file, run_file, seats_file, write_tables
from tests.lab.help import inline, tables

RUN = new_run("lantern", 2, "random", 24, "9")


def shuffled(run: Run, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """As from processes of very different speed."""
    order = list(numbers)
    Random(1).shuffle(order)
    yield from inline(run, order)


def breaks_in_game_3(level: str, seed: int | str | None = None) -> object:
    if str(seed).startswith("9/3 "):
        raise RuntimeError("no such luck")
    return make_bot(level, seed)


@pytest.fixture
def expected(tmp_path: Path) -> bytes:
    out = tmp_path / "expected.jsonl"
    simulate(RUN, inline, out)
    return out.read_bytes() + seats_file(out).read_bytes()


def written(out: Path) -> bytes:
    return out.read_bytes() + seats_file(out).read_bytes()


def test_the_order_in_which_games_finish_does_not_show(tmp_path: Path, expected: bytes) -> None:
    out = tmp_path / "x.jsonl"
    outcome = simulate(RUN, shuffled, out)
    assert outcome.played == 24
    assert written(out) == expected
    assert not journal_of(out).exists()


def test_processes_give_the_same_rows_and_survive_being_killed(tmp_path: Path, expected: bytes) -> None:
    """One of two workers is killed in the middle: no game is lost and none is there twice."""
    out = tmp_path / "x.jsonl"
    killed = []

    def kill_one(done: int) -> None:
        if done == 6:
            victim = active_children()[0]
            victim.kill()
            killed.append(victim)

    outcome = simulate(RUN, Processes(2), out, seen=kill_one)
    assert killed
    assert outcome.broken == []
    assert written(out) == expected
    assert active_children() == []


@pytest.mark.parametrize("suffix", FORMATS)
def test_every_format_gives_back_what_was_put_in(tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"runs/x{suffix}"
    simulate(RUN, inline, out)
    games = [(played.game, played.seats) for played in inline(RUN, range(24))]
    assert tables(out) == games
    assert json.loads(run_file(out).read_text())["game"] == "lantern"


def stop_after(games: int) -> Callable[[int], None]:
    def seen(done: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return seen


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(tmp_path: Path, expected: bytes) -> None:
    out = tmp_path / "x.jsonl"
    outcome = simulate(RUN, shuffled, out, seen=stop_after(10))
    assert outcome.interrupted
    assert outcome.played == 10
    numbers = [game["game"] for game, _ in tables(out)]
    assert len(numbers) == 10
    assert numbers == sorted(numbers)
    assert journal_of(out).exists()
    again: list[int] = []

    def counting(run: Run, missing: Iterable[int]) -> Generator[Played, None, None]:
        for number in missing:
            again.append(number)
            yield play_one(run, number)

    assert not simulate(RUN, counting, out, resume=True).interrupted
    assert sorted(again + numbers) == list(range(24))
    assert written(out) == expected


def test_a_run_that_was_killed_goes_on_from_its_last_whole_line(tmp_path: Path, expected: bytes) -> None:
    out = tmp_path / "x.jsonl"
    simulate(RUN, inline, out, seen=stop_after(10))
    journal = journal_of(out)
    journal.write_bytes(journal.read_bytes()[:-40])
    done: list[int] = []
    simulate(RUN, inline, out, resume=True, seen=done.append)
    assert done[0] == 9
    assert written(out) == expected


def test_a_longer_run_may_go_on_from_a_shorter_one_but_no_other(tmp_path: Path, expected: bytes) -> None:
    out = tmp_path / "x.jsonl"
    short = new_run("lantern", 2, "random", 12, "9")
    simulate(short, inline, out, seen=stop_after(5))
    other = new_run("lantern", 2, "random", 24, "8")
    with pytest.raises(BadJournal, match="another seed"):
        simulate(other, inline, out, resume=True)
    simulate(RUN, inline, out, resume=True)
    assert written(out) == expected


@pytest.mark.parametrize("suffix", FORMATS)
def test_a_complete_run_can_be_lengthened(tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the further games are played, and the tables are those of a run that was as long from the beginning."""
    monkeypatch.setattr(play, "make_bot", breaks_in_game_3)
    whole, out = tmp_path / f"whole{suffix}", tmp_path / f"x{suffix}"
    simulate(RUN, inline, whole)
    simulate(replace(RUN, games=10), inline, out)
    other = new_run("lantern", 2, "random", 24, "8")
    with pytest.raises(BadJournal, match=f"x{suffix} is of a run with another seed"):
        simulate(other, inline, out, resume=True)
    assert not journal_of(out).exists()
    done: list[int] = []
    assert simulate(RUN, inline, out, resume=True, seen=done.append).played == 24
    assert done == list(range(10, 25))
    assert written(out) == written(whole)
    assert run_file(out).read_bytes() == run_file(whole).read_bytes()


KEPT = replace(RUN, records=True)


def test_records_are_kept_in_order_and_replay(tmp_path: Path, expected: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "x.jsonl"
    simulate(KEPT, shuffled, out)
    assert written(out) == expected, "the tables are the same"
    lines = records_file(out).read_text().splitlines()
    assert len(lines) == KEPT.games
    for number, line in enumerate(lines):
        record = json.loads(line)
        assert record["seed"] == f"9/{number}"
        assert record["bots"] == ["random", "random"]
        assert spellhall.verify(record).game.result == spellhall.replay(record).result is not None
    simulate(RUN, inline, tmp_path / "none.jsonl")
    assert not records_file(tmp_path / "none.jsonl").exists()
    monkeypatch.setattr(play, "make_bot", breaks_in_game_3)
    outcome = simulate(KEPT, inline, tmp_path / "broken.jsonl")
    seeds = [json.loads(line)["seed"] for line in records_file(tmp_path / "broken.jsonl").read_text().splitlines()]
    assert seeds == [f"9/{number}" for number in range(24) if number != 3]
    assert [path.name for path in outcome.broken] == ["game-3.json"]


def test_a_run_that_keeps_records_goes_on_and_is_lengthened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "make_bot", breaks_in_game_3)
    whole, out = tmp_path / "whole.jsonl", tmp_path / "x.jsonl"
    simulate(KEPT, inline, whole)
    assert simulate(replace(KEPT, games=10), inline, out, seen=stop_after(5)).interrupted
    other = tmp_path / "other.jsonl"
    simulate(RUN, inline, other)
    with pytest.raises(BadJournal, match="another records"):
        simulate(replace(KEPT, games=30), inline, other, resume=True)
    simulate(replace(KEPT, games=10), inline, out, resume=True)
    simulate(KEPT, inline, out, resume=True)
    assert records_file(out).read_bytes() == records_file(whole).read_bytes()
    assert written(out) == written(whole)
    records_file(out).unlink()
    with pytest.raises(BadSetup, match=r"x.records.jsonl is not there: the records of the games"):
        simulate(replace(KEPT, games=30), inline, out, resume=True)
    assert not journal_of(out).exists()


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    out = tmp_path / "x.csv"
    simulate(RUN, inline, out)
    with pytest.raises(BadSetup, match="there already"):
        simulate(RUN, inline, out)
    with pytest.raises(BadSetup, match="complete with 24 games"):
        simulate(RUN, inline, out, resume=True)
    assert simulate(RUN, inline, out, force=True).played == 24
    with pytest.raises(BadSetup, match="should end in"):
        simulate(RUN, inline, tmp_path / "x.xlsx")


def test_a_game_that_breaks_is_named_and_the_others_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "make_bot", breaks_in_game_3)
    for suffix in FORMATS:
        out = tmp_path / f"x{suffix}"
        outcome = simulate(RUN, inline, out)
        assert outcome.played == 24
        assert outcome.broken == [tmp_path / "x.broken" / "game-3.json"]
        assert json.loads(outcome.broken[0].read_text())["seed"] == "9/3"
        games = tables(out)
        assert [game["game"] for game, seats in games if not seats] == [3]
        assert games[3][0]["error"] == "RuntimeError: no such luck"


def test_a_game_that_kills_its_process_is_lost_alone(tmp_path: Path) -> None:
    """The pool in a process of its own, with a bot that pulls the plug in game 2."""
    program = """
import os, sys
from spellhall.lab import play
from spellhall.lab.pools import Processes
from spellhall.lab.play import new_run
make = play.make_bot
def deadly(level, seed=None):
    if str(seed).startswith("9/2 "):
        os._exit(7)
    return make(level, seed)
play.make_bot = deadly
if __name__ == "__main__":
    run = new_run("lantern", 2, "random", 8, "9")
    for played in sorted(Processes(1)(run, range(8)), key=lambda played: played.number):
        print(played.number, played.game.get("error"))
"""
    path = tmp_path / "deadly.py"
    path.write_text(program)
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, timeout=120, check=True)
    lines = done.stdout.splitlines()
    assert lines == [f"{number} {'the process died' if number == 2 else ''}" for number in range(8)]


# A shell that runs the tests in the background lets its children ignore Ctrl-C; this one heeds it.
HEEDING_CTRL_C = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from spellhall.cli import main
raise SystemExit(main())
"""


def test_ctrl_c_at_the_terminal(tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    command = [sys.executable, "-c", HEEDING_CTRL_C, "sim", "lantern", "--bots", "random", "--games", "100000"]
    sim = subprocess.Popen(
        [*command, "--out", str(out), "--workers", "1"], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    for _ in range(600):
        time.sleep(0.1)
        if journal_of(out).exists() and journal_of(out).stat().st_size > 20_000:
            break
    os.killpg(sim.pid, signal.SIGINT)
    said, _ = sim.communicate(timeout=60)
    assert sim.returncode == 130
    assert "of 100000 games are kept. To go on: spellhall sim lantern" in said
    assert said.rstrip().endswith("--resume")
    kept = int(said.split("Interrupted: ")[1].split()[0])
    assert kept == len(tables(out)) > 0


def test_done_knows_what_is_missing() -> None:
    done = Done()
    for number in (0, 1, 5, 2):
        done.add(number)
    assert (done.low, done.beyond, len(done)) == (3, {5}, 4)
    assert list(done.missing(8)) == [3, 4, 6, 7]


def test_memory_does_not_grow_with_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten times the games, in nearly the same memory: from the journal to the tables."""
    monkeypatch.setattr(lab_tables, "ROWS_AT_ONCE", 100)
    played = [play_one(RUN, number) for number in range(20)]

    def peak(games: int) -> int:
        path = tmp_path / f"{games}.journal"
        with Journal(path, RUN, resume=False) as journal:
            for number in range(games):
                journal.add(Played(number, played[number % 20].game, played[number % 20].seats))
        tracemalloc.start()
        write_tables(tmp_path / f"{games}.jsonl", RUN, in_order(path))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(50)
    assert peak(1_500) < 1.3 * peak(150)


def test_nobody_runs_far_ahead_of_the_slowest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "WINDOW", 20)
    pool = Processes(4)
    slow: dict[Future[list[Played]], list[int]] = {Future(): [0, 1]}
    assert pool._may_begin([18, 19], slow)
    assert not pool._may_begin([19, 20], slow)
