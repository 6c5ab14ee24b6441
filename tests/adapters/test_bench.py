"""The race beside Hanabi."""

from __future__ import annotations

import argparse
import importlib
import json

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("shimmy")
pytest.importorskip("pyspiel")

import spellhall.bench
from spellhall.adapters import bench
from spellhall.adapters.batch import LearnerBatch
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


def test_for_research_there_is_more(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "AT_ONCE", 2)
    run("--research", "--json")
    told = json.loads(capsys.readouterr().out)
    assert told["missing"] == []
    assert [one["game"] for one in told["open_spiel"]] == ["spellhall_lantern", *bench.IN_PYTHON]
    batches = told["batches"]
    assert [one["house"].split(",")[0] for one in batches] == [
        "Spellhall's LearnerBatch", "The same with 2 workers", "Gymnasium's AsyncVectorEnv",
    ]  # fmt: skip
    assert batches[2]["decisions_times_yardstick"]["median"] == 1
    assert all(one["decisions_per_second"]["median"] > 0 for one in batches)


def test_a_step_of_a_batch_counts_its_games_and_an_action_of_chance_counts() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    importlib.import_module("spellhall.adapters.openspiel")
    assert bench.step_at_random(LearnerBatch("lantern", 3))() == 3
    game = pyspiel.load_game("spellhall_lantern(players=2)")
    assert 24 <= bench.play_in_open_spiel(game)() <= 40, "twelve cards are drawn and played"
