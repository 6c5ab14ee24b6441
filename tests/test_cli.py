"""The command line: every command, every refusal, every exit code."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall import bench
from spellhall.cli import main
from spellhall.terminal import rules
from spellhall.words import words

Run = tuple[int, str, str]


class Shell:
    """Runs a command in this process; gives exit code, output and errors."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *argv: str, typed: str = "") -> Run:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(argv))
        printed = self._capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("getpass.getuser", lambda: "igor")
    return Shell(capsys, monkeypatch)


def refused(run: Run, code: int, *words: str) -> None:
    """One clear line on the error output, nothing else."""
    assert run[0] == code
    assert run[2].startswith("spellhall: ")
    assert run[2].count("\n") == 1
    for word in words:
        assert word in run[2]


def recorded(name: str = "castle", seats: int = 4, moves: int = 10_000) -> dict[str, Any]:
    game = spellhall.new(name, seats, 5)
    rng = Random(5)
    while game.decision and moves:
        game.play(rng.choice(game.decision.moves))
        moves -= 1
    return game.record()


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return written(tmp_path, recorded())


def written(folder: Path, record: object) -> Path:
    path = folder / "game.json"
    path.write_text(json.dumps(record, indent=1))
    return path


# The command itself


def test_without_a_command_the_hall_opens(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        opened.append(args)
        return 0

    monkeypatch.setattr("spellhall.server.serve.run", run)
    code, out, err = shell()
    assert (code, err) == (0, "")
    assert "spellhall --help" in out
    assert [args.command for args in opened] == ["serve"]


def test_help_says_what_there_is(shell: Shell) -> None:
    code, out, err = shell("--help")
    assert (code, err) == (0, "")
    for command in ("play", "games", "rules", "replay", "verify", "bench", "serve"):
        assert f"    {command} " in out


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "verify", "bench"])
def test_every_command_has_help_with_examples(shell: Shell, command: str) -> None:
    code, out, err = shell(command, "--help")
    assert (code, err) == (0, "")
    assert f"examples:\n  spellhall {command}" in out


def test_version(shell: Shell) -> None:
    assert shell("--version") == (0, f"spellhall {spellhall.__version__}\n", "")


def test_wrong_use_is_one_line(shell: Shell) -> None:
    refused(shell("plaid"), 2, "'plaid'", "spellhall --help")
    refused(shell("play", "--seats", "many"), 2, "--seats", "'many'", "spellhall play --help")
    refused(shell("play", "--frobnicate"), 2, "--frobnicate")
    refused(shell("rules"), 2, "GAME")
    refused(shell("replay", "x", "--upto", "-3"), 2, "upto")


def test_python_m_spellhall_and_a_reader_who_leaves() -> None:
    listed = subprocess.run([sys.executable, "-m", "spellhall", "games"], capture_output=True, text=True, check=True)
    assert "Castle of Magic" in listed.stdout
    for command in ("rules castle", "games"):  # "true" has ended before the command can write
        piped = f"{sys.executable} -m spellhall {command} | true"
        assert subprocess.run(["/bin/sh", "-c", piped], capture_output=True, text=True, check=True).stderr == ""


def test_ctrl_c(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(spellhall, "verify", interrupt)
    monkeypatch.setattr("spellhall.cli._read_json", lambda _: {})
    refused(shell("verify", "x"), 130, "interrupted")


# games, rules, bench


def test_games(shell: Shell) -> None:
    code, out, _ = shell("games")
    assert code == 0
    for info in spellhall.games().values():
        assert info.name in out
        assert info.title in out
    assert "lantern" not in out
    assert "stall_limit" not in out
    assert "stall_limit = 3 | 1 | 2 | 4 | off" in shell("games", "--options")[1]
    assert "memory_aid = on | off" in shell("games", "castle")[1]
    lantern = shell("games", "lantern")[1]
    assert "rounds = all | 3" in lantern
    assert "How long. Play until no card is left, or only so many rounds." in lantern
    assert "A toy of twelve cards" in lantern
    refused(shell("games", "chess"), 2, "no game 'chess'", "castle")


def test_rules(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in spellhall.games():
        assert shell("rules", name) == (0, (rules.PLACES[1] / f"{name}.md").read_text(), "")
    refused(shell("rules", "chess"), 2, "no game 'chess'")
    (tmp_path / "castle.md").write_text("# Installed")
    monkeypatch.setattr(rules, "PLACES", (tmp_path, tmp_path / "nowhere"))
    assert shell("rules", "castle")[1] == "# Installed"
    refused(shell("rules", "lantern"), 1, "the rules of Lantern are not installed")


def test_bench_is_handed_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "run", lambda args: 7 if args.games == ["lantern"] else 0)
    assert shell("bench", "lantern")[0] == 7


# play


def test_play_to_the_end_and_save(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "1\n" * 30
    code, out, err = shell(
        "play", "lantern", "--seed", "3", "--seats", "3", "--bots", "random", "--save", str(file), typed=typed
    )
    assert (code, err) == (0, "")
    assert "you are Igor, one of 3 players" in out
    assert "Ada plays" in out
    assert " the end " in out
    record = json.loads(file.read_text())
    assert record["seed"] == 3
    assert spellhall.verify(record).game.result is not None
    again = shell(
        "play", "lantern", "--seed", "3", "--seats", "3", "--bots", "random", "--save", str(file), typed=typed
    )
    assert again[1] == out


def test_play_takes_seat_names_options_and_scenario(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    scenario = tmp_path / "scenario.json"
    scenario.write_text('{"hand": {"P1": "owl", "P2": "flame"}}')
    argv = ["play", "lantern", "--seat", "p2", "--names", "Ada, Bo", "--option", "rounds=3", "--bots", "search:5"]
    code, out, _ = shell(*argv, "--scenario", str(scenario), "--save", str(file))
    assert code == 0
    assert "you are Bo, one of 2 players" in out
    assert "It has an opinion on curtains." in out
    record = json.loads(file.read_text())
    assert record["options"] == {"rounds": "3"}
    assert record["scenario"] == {"hand": {"P1": "owl", "P2": "flame"}}


def test_play_refuses_before_the_game_starts(shell: Shell, tmp_path: Path) -> None:
    refused(shell("play", "chess"), 2, "no game 'chess'", "castle")
    refused(shell("play", "castle", "--seats", "7"), 2, "4 to 6 players, not 7")
    refused(shell("play", "--seat", "P5"), 2, "'P5'", "1 to 4")
    refused(shell("play", "--seat", "0"), 2, "'0'")
    refused(shell("play", "--option", "stall_limit=9"), 2, "stall_limit cannot be '9'")
    refused(shell("play", "--option", "colour=red"), 2, "no option 'colour'")
    refused(shell("play", "--option", "stall_limit"), 2, "NAME=VALUE")
    refused(shell("play", "--bots", "clever"), 2, "no bot 'clever'", "search:400")
    refused(shell("play", "--names", "Ada,Bo"), 2, "4 different names")
    refused(shell("play", "--names", "Ada,Ada,Bo,Cy"), 2, "4 different names")
    refused(shell("play", "--names", "Ada,Bo,Cy,\x1b[2J"), 2, "4 different names")
    refused(shell("play", "--save", str(tmp_path / "no" / "where.json")), 1, "where.json", "No such file")
    refused(shell("play", "--save", str(tmp_path)), 1, "directory")
    refused(shell("play", "--scenario", str(tmp_path / "none.json")), 1, "none.json", "No such file")
    wrong = written(tmp_path, {"moon": "full"})
    refused(shell("play", "--scenario", str(wrong)), 2, "cannot set 'moon'")


def test_looking_whether_a_file_can_be_written_leaves_none_behind(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    shell("play", "castle", "--seats", "9", "--save", str(file))
    assert file.read_text() == "old"


# replay, verify


def test_replay(shell: Shell, good: Path) -> None:
    code, out, err = shell("replay", str(good))
    assert (code, err) == (0, "")
    assert "takes the first turn" in out
    assert " the end " in out
    assert "The spell is cast" in out
    assert shell("replay", "-", typed=good.read_text())[1] == out
    log = shell("replay", str(good), "--log")[1]
    assert out.startswith(log)
    assert " the end " not in log


def own_character(game: spellhall.Game, seat: int) -> str:
    (card,) = next(zone["cards"] for zone in game.view(seat)["zones"] if zone["id"] == f"character{seat}")
    return words(game.info.name).name(str(card["face"]))


def test_replay_with_names_and_in_german(shell: Shell, good: Path, tmp_path: Path) -> None:
    assert "Player 1" in shell("replay", str(good))[1]
    _, out, _ = shell("replay", str(good), "--names", "Io,Jo,Lu,Mo", "--language", "de")
    assert "Player" not in out
    assert " das Ende " in out
    assert "Io" in out
    refused(shell("replay", str(good), "--names", "Io"), 2, "4 different names")
    refused(shell("replay", str(good), "--language", "tlh"), 2, "tlh")
    of_the_hall = written(tmp_path, json.loads(good.read_text()) | {"names": ["Io", "Jo", "Lu", "Mo"]})
    assert "Mo " in shell("replay", str(of_the_hall))[1]


def test_replay_for_a_seat_up_to_a_number(shell: Shell, good: Path) -> None:
    game = spellhall.replay(json.loads(good.read_text()), 20)
    _, out, _ = shell("replay", str(good), "--seat", "P2", "--upto", "20")
    names = [own_character(game, seat) for seat in range(4)]
    assert f"Character: {names[1]}" in out
    assert "You are Player 2" in out
    assert not any(name in out for name in (names[0], names[2], names[3]))
    assert "The game is not over." in out
    assert not any(name in shell("replay", str(good), "--upto", "20")[1] for name in names)
    refused(shell("replay", str(good), "--seat", "P9"), 2, "'P9'")


def test_verify_a_good_record(shell: Shell, good: Path, tmp_path: Path) -> None:
    code, out, err = shell("verify", str(good))
    assert (code, err) == (0, "")
    assert out.startswith(f"{good}: good: Castle of Magic, 4 players, won by Player ")
    assert out.count("\n") == 1
    assert "good: Castle" in shell("verify", "-", typed=good.read_text())[1]
    assert "unfinished" in shell("verify", str(written(tmp_path, recorded(moves=9))))[1]


def test_damaged_and_foreign_files(shell: Shell, good: Path, tmp_path: Path) -> None:
    for command in ("replay", "verify"):
        refused(shell(command, str(tmp_path / "none.json")), 1, "none.json", "No such file")
        refused(shell(command, str(tmp_path)), 1, "directory")
        refused(shell(command, "-", typed=good.read_text()[:200]), 1, "standard input: not JSON", "line", "column")
        refused(shell(command, "-", typed=""), 1, "not JSON")
        refused(shell(command, "-", typed="[1]"), 1, "a record is a JSON object")
        refused(shell(command, "-", typed="{}"), 1, "no field")
        refused(shell(command, "-", typed="[" * 100_000), 1, "too deep")
        refused(shell(command, "-", typed='{"spellhall": 1' + "0" * 5000 + "}"), 1, "too long")
        picture = tmp_path / "picture.png"
        picture.write_bytes(b"\x89PNG\xff\xfe")
        refused(shell(command, str(picture)), 1, "picture.png: not a text file")
        other = json.loads(good.read_text()) | {"game": "chess"}
        refused(shell(command, "-", typed=json.dumps(other)), 1, "no game 'chess'")
        later = json.loads(good.read_text()) | {"rules": 99}
        refused(shell(command, "-", typed=json.dumps(later)), 1, "version 99")


def test_an_illegal_move_in_a_record_is_found(shell: Shell, tmp_path: Path) -> None:
    record = recorded()
    at = record["moves"].index("manipulate")
    record["moves"][at] = "fly"
    path = written(tmp_path, record)
    for command in ("replay", "verify"):
        refused(shell(command, str(path)), 1, f"{path}: move {at + 1}:", "'fly' is not a legal move")


def test_arranged_chance_is_found(shell: Shell, tmp_path: Path) -> None:
    record = recorded("lantern", 2, moves=1)
    record["moves"][0] = "draw owl" if record["moves"][0] != "draw owl" else "draw spark"
    refused(shell("verify", str(written(tmp_path, record))), 1, "game.json: move 1: chance answered")


def test_a_false_result_is_found(shell: Shell, tmp_path: Path) -> None:
    record = recorded()
    record["result"]["scores"][0] += 1000
    refused(shell("verify", str(written(tmp_path, record))), 1, "the result does not follow from the moves")
