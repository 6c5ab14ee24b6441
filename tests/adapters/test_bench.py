"""The race beside Hanabi."""

from __future__ import annotations

import argparse
import json

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("shimmy")
pytest.importorskip("pyspiel")

import spellhall.bench
from spellhall.adapters import bench
from spellhall.adapters.pettingzoo import ENVIRONMENTS, name_of
from spellhall.bench import peers


def run(*words: str) -> None:
    parser = argparse.ArgumentParser()
    spellhall.bench.add_arguments(parser)
    assert spellhall.bench.run(parser.parse_args(["lantern", "--seats", "2", "--seconds", "0.05", *words])) == 0


def test_a_task_plays_one_game_and_counts_its_decisions() -> None:
    env = ENVIRONMENTS[name_of("lantern")].env(players=3)
    decisions = bench.play_through(env)()
    assert env.table.result is not None
    assert decisions == len(env.table.played)


def test_with_peers_hanabi_is_the_yardstick(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "PEERS", {})
    run("--peers", "--json")
    told = json.loads(capsys.readouterr().out)
    ours, hanabi = told["observed"]
    assert (ours["house"], ours["game"], ours["seats"]) == ("Spellhall", name_of("lantern"), 2)
    assert (hanabi["house"], hanabi["game"]) == ("PettingZoo", "hanabi_v5")
    assert hanabi["decisions_times_yardstick"]["median"] == 1
    assert ours["decisions_times_yardstick"]["median"] > 1
    run("--peers")
    assert "× hanabi_v5" in capsys.readouterr().out


def test_without_peers_our_games_are_alone(capsys: pytest.CaptureFixture[str]) -> None:
    run()
    shown = capsys.readouterr().out
    assert "with observation and mask" in shown
    assert name_of("lantern") in shown
    assert "hanabi" not in shown
