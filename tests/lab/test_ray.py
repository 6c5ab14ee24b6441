"""The lab on a real Ray cluster, started and stopped here; a worker is killed in mid-run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex

import pytest

from spellhall.cli import main
from spellhall.installing import how_to_get
from spellhall.lab.journal import journal_of
from spellhall.lab.play import new_run
from spellhall.lab.sim import simulate
from spellhall.lab.tables import seats_file
from tests.lab.help import inline

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra 'ray'")

CLUSTER = """
import ray, sys
found = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=10**8)
print("ADDRESS", found.address_info["gcs_address"], flush=True)
sys.stdin.read()
ray.shutdown()
"""
# Ray lets in who knows the cluster's token; ours is made up here, for this cluster only.
ENVIRONMENT = os.environ | {
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": token_hex(32),
    "RAY_USAGE_STATS_ENABLED": "0",
}


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[int, str]]:
    """The process that holds the cluster, and its address. It stops when nobody speaks to it any more."""
    with (tmp_path / "cluster.log").open("w") as log:
        holder = subprocess.Popen(
            [sys.executable, "-c", CLUSTER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=ENVIRONMENT,
        )
    assert holder.stdin is not None
    assert holder.stdout is not None
    try:
        told = next((line for line in holder.stdout if line.startswith("ADDRESS")), "")
        assert told, (tmp_path / "cluster.log").read_text()
        yield holder.pid, told.split()[1]
    finally:
        holder.stdin.close()
        holder.wait(timeout=60)
        holder.stdout.close()


def children(pid: int) -> Iterator[int]:
    """All processes that descend from one, as Linux tells."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    yield from found - {pid}


def players(pid: int) -> list[int]:
    """The workers of the cluster that are playing now."""
    found = []
    for child in children(pid):
        try:
            if "ray::play_all" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(child)
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds the worker to kill by /proc")
def test_a_killed_worker_loses_no_game_and_doubles_none(tmp_path: Path, cluster: tuple[int, str]) -> None:
    holder, address = cluster
    run = new_run("lantern", 2, "search:30", 40, "5")
    expected = tmp_path / "expected.jsonl"
    simulate(run, inline, expected)
    out = tmp_path / "x.jsonl"
    command = ["sim", "lantern", "--bots", "search:30", "--games", "40", "--seed", "5", "--out", str(out)]
    sim = subprocess.Popen(
        [sys.executable, "-m", "spellhall", *command, "--on", "ray", "--address", address],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=ENVIRONMENT,
    )
    killed = 0
    journal = journal_of(out)
    while sim.poll() is None and not killed:
        if journal.exists() and journal.read_bytes().count(b"\n") > 10:
            for worker in players(holder)[:1]:
                os.kill(worker, signal.SIGKILL)
                killed = worker
        time.sleep(0.002)
    said, _ = sim.communicate(timeout=120)
    assert sim.returncode == 0, said
    assert killed, "the run was over before a worker could be killed"
    assert out.read_bytes() == expected.read_bytes()
    assert seats_file(out).read_bytes() == seats_file(expected).read_bytes()


def test_no_cluster_is_said_plainly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    out = tmp_path / "x.csv"
    assert main(["sim", "lantern", "--bots", "random", "--games", "2", "--out", str(out), "--on", "ray"]) == 1
    assert how_to_get("ray") in capsys.readouterr().err
