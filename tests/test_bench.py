"""``spellhall bench``. Nothing here depends on how fast the machine is: time is counted by hand."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import spellhall
from spellhall import bench
from spellhall.bench import contestants, memory, peers, race, report
from spellhall.bench.contestants import Contestant
from spellhall.bench.race import Plan, Slice, Spread
from spellhall.games import all_games


class Workshop:
    """A machine whose clock moves only by work done; ``slowness`` is how slow it is just now."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slowness = 1.0
        self.done: list[str] = []

    def clock(self) -> float:
        return self.now

    def contestant(
        self, game: str, seconds: float, house: str = "Fake", tasks: Sequence[str] = ("play",)
    ) -> Contestant:
        """One whose every task does four units and takes so many seconds on a machine of slowness 1."""

        def work(task: str) -> Callable[[], int]:
            def run() -> int:
                self.done.append(f"{task} {game}")
                self.now += seconds * self.slowness
                return 4

            return run

        return Contestant(
            house=house,
            version="1.0",
            game=game,
            seats=2,
            tasks={task: work(task) for task in tasks},
            chance_per_game=None,
        )


def quiet(words: str) -> None:
    """No progress is shown."""


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(words))


# The race


def test_every_round_gives_everybody_one_slice_and_begins_with_another() -> None:
    shop = Workshop()
    three = [shop.contestant(name, 1, tasks=("play", "copy")) for name in "abc"]
    race.race(three, Plan(rounds=2, slice=1), quiet, shop.clock)
    assert shop.done == [
        *("play a", "play b", "play c", "copy a", "copy b", "copy c"),
        *("play b", "play c", "play a", "copy b", "copy c", "copy a"),
        *("play c", "play a", "play b", "copy c", "copy a", "copy b"),
    ]


def test_a_slice_ends_after_a_whole_game() -> None:
    shop = Workshop()
    task = shop.contestant("a", 0.4).tasks["play"]
    assert race.run_for(task, 1, shop.clock) == pytest.approx(Slice(runs=3, units=12, seconds=1.2))


def test_the_first_round_only_warms_up() -> None:
    shop = Workshop()

    def progress(words: str) -> None:
        shop.slowness = 100 if words.startswith("warming") else 1

    (figures,) = race.judge(race.race([shop.contestant("a", 1)], Plan(3, 1), progress, shop.clock), None)
    assert figures.decisions_per_second == Spread(4, 4, 4)


def test_a_machine_that_changes_its_speed_does_not_change_the_multiples() -> None:
    shop = Workshop()
    slowness = iter((1.0, 1.0, 3.0, 0.5, 2.0, 1.5, 1.0))

    def progress(words: str) -> None:
        shop.slowness = next(slowness)

    yardstick, fast = shop.contestant("slow", 1), shop.contestant("fast", 0.25)
    _, figures = race.judge(race.race([yardstick, fast], Plan(5, 1), progress, shop.clock), yardstick)
    assert figures.decisions_per_second.high > 1.5 * figures.decisions_per_second.low
    assert figures.decisions_times_yardstick == pytest.approx((4, 4, 4))


def test_figures_are_medians_with_quartiles_and_multiples_are_taken_round_by_round() -> None:
    shop = Workshop()
    ours, theirs = shop.contestant("ours", 1), shop.contestant("theirs", 1)
    found = race.judge(
        [
            (ours, {"play": [Slice(1, units, 1) for units in (10, 20, 30, 40, 1000)], "copy": [Slice(1, 4, 2e-6)] * 5}),
            (theirs, {"play": [Slice(2, units, 1) for units in (10, 10, 10, 10, 10)]}),
        ],
        theirs,
    )
    assert found[0].decisions_per_second == Spread(20, 30, 40)
    assert found[0].decisions_times_yardstick == Spread(2, 3, 4)
    assert found[0].games_per_second == Spread(1, 1, 1)
    assert found[0].decisions_per_game == 220
    assert found[0].copy_us == pytest.approx((0.5, 0.5, 0.5))
    assert found[0].copies_times_yardstick is None, "the yardstick cannot copy"
    assert found[1].games_per_second == Spread(2, 2, 2)
    assert found[1].copy_us is None


def test_a_plan_spends_the_seconds_in_short_slices() -> None:
    assert race.plan(2) == Plan(20, 0.1)
    assert race.plan(0.01) == Plan(1, 0.01)
    assert race.spread([5]) == Spread(5, 5, 5)


# Our own games


@pytest.mark.parametrize("info", all_games().values(), ids=all_games())
def test_every_game_can_be_measured(info: spellhall.GameInfo[Any]) -> None:
    one = contestants.enter(info, info.players[0])
    assert tuple(one.tasks) == race.TASKS
    assert one.tasks["play"]() > 0
    assert {one.tasks[task]() for task in ("copy", "determinize", "view")} == {3 * contestants.SAMPLED_GAMES}


def test_mid_game_states_are_the_same_every_time_and_from_all_over_the_game() -> None:
    info = spellhall.game_info("lantern")
    games = contestants.sample(info, 3)
    assert [game.record() for game in games] == [game.record() for game in contestants.sample(info, 3)]
    assert all(game.decision is not None for game in games)
    assert len({game.seed for game in games}) == contestants.SAMPLED_GAMES
    for at in range(0, len(games), 3):
        assert games[at].number < games[at + 1].number < games[at + 2].number


def test_chance_is_counted_apart_from_decisions() -> None:
    # every game of Lantern draws its twelve cards, and chance answers for nothing else
    assert contestants.chance_per_game(spellhall.game_info("lantern"), 4) == 12


def test_the_games_are_chosen() -> None:
    every_count = [(name, seats) for name, info in spellhall.games().items() for seats in seat_counts(info)]
    assert chosen([], False, None) == every_count
    assert ("lantern", 2) in chosen([], True, None)
    assert chosen(["lantern", "lantern"], False, None) == [("lantern", 2), ("lantern", 3), ("lantern", 4)]
    assert ("lantern", 2) in chosen([], True, 2)
    assert all(seats == 2 for _, seats in chosen([], True, 2))
    with pytest.raises(spellhall.BadSetup, match="2 to 4 players, not 9"):
        chosen(["lantern"], False, 9)
    with pytest.raises(spellhall.BadSetup):
        chosen([], True, 99)
    with pytest.raises(spellhall.UnknownGame):
        chosen(["chess"], False, None)


def seat_counts(info: spellhall.GameInfo[Any]) -> range:
    return range(info.players[0], info.players[1] + 1)


def chosen(names: list[str], hidden: bool, seats: int | None) -> list[tuple[str, int]]:
    return [(info.name, count) for info, count in bench.choose(names, hidden, seats)]


@pytest.mark.parametrize("words", [("--seconds", "0"), ("--seconds", "inf"), ("--count", "9"), ("--seats", "many")])
def test_nonsense_is_refused(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        run(*words)
    assert stop.value.code == 2
    assert f"argument {words[0]}" in capsys.readouterr().err


# Peers


class CoinState:
    """A fake of an OpenSpiel state: chance tosses twice, then three players choose, one after another."""

    def __init__(self, taken: tuple[int, ...] = ()) -> None:
        self.taken = taken

    def is_terminal(self) -> bool:
        return len(self.taken) == 5

    def is_chance_node(self) -> bool:
        return len(self.taken) < 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.is_chance_node()
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        assert not self.is_chance_node()
        return [4, 5, 6]

    def apply_action(self, action: int) -> None:
        assert action in ((0, 1) if self.is_chance_node() else (4, 5, 6))
        self.taken += (action,)

    def full_history(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(player=max(at - 2, -1), action=action) for at, action in enumerate(self.taken)]

    def clone(self) -> CoinState:
        return CoinState(self.taken)


@pytest.fixture
def coin_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SimpleNamespace(new_initial_state=CoinState, num_players=lambda: 3)
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=lambda _: game))
    monkeypatch.setattr(peers, "version", lambda _: "9.9")
    monkeypatch.setattr(peers, "_ismcts", lambda *_: {})  # which needs the true library


@pytest.mark.usefixtures("coin_spiel")
def test_a_peers_decisions_are_counted_as_ours_are() -> None:
    hearts, _ = peers.open_spiel()
    assert (hearts.house, hearts.game) == peers.YARDSTICK
    assert hearts.tasks["play"]() == 3
    assert hearts.chance_per_game == 2
    assert hearts.tasks["copy"]() == 3 * contestants.SAMPLED_GAMES


def not_here() -> list[Contestant]:
    import_module("no_such_module_anywhere")
    return []


def out_of_date() -> list[Contestant]:
    raise AttributeError("module has no attribute 'make'")


@pytest.fixture
def strange_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hearts is there, one peer is missing and one is of a release that we do not know."""
    shop = Workshop()
    house, game = peers.YARDSTICK
    hearts = shop.contestant(game, 1, house=house, tasks=("play", "copy"))
    monkeypatch.setattr(peers, "PEERS", {house: lambda: [hearts], "Lost": not_here, "Odd": out_of_date})


LOST = f"Lost is not installed; to compare with it: {peers.INSTALL}"


@pytest.mark.usefixtures("strange_peers")
def test_a_missing_peer_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lantern", "--seats", "2", "--seconds", "0.01", "--peers") == 0
    shown = capsys.readouterr()
    assert LOST in shown.out.splitlines()
    assert "Odd cannot be played here (AttributeError: module has no attribute 'make')" in shown.out
    assert "× hearts" in shown.out
    assert shown.err == ""


def test_without_peers_there_is_nothing_to_compare_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lantern", "--seats", "2", "--seconds", "0.01") == 0
    shown = capsys.readouterr().out
    assert "×" not in shown
    assert "pip install" not in shown


# What is printed


KEYS = {
    *("spellhall", "python", "platform", "compiled", "gc", "rounds", "slice_seconds"),
    *("yardstick", "missing", "contestants", "observed"),
}
RESEARCH_KEYS = {"open_spiel", "batches"}
CONTESTANT_KEYS = {
    *("house", "version", "game", "seats"),
    *("decisions_per_second", "games_per_second", "decisions_per_game", "chance_per_game"),
    *("copy_us", "determinize_us", "view_us", "decisions_times_yardstick", "copies_times_yardstick"),
    *("iterations_per_second", "iterations_times_yardstick"),
}
MEMORY_KEYS = {"game", "seats", "games", "held_bytes", "grew_bytes", "flat"}


@pytest.mark.parametrize(("error", "said"), [(ImportError, "is not installed"), (AttributeError, "cannot be played")])
def test_without_the_libraries_the_rest_is_measured(
    error: type[Exception], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(name: str) -> Any:
        raise error(name)

    monkeypatch.setattr(bench, "import_module", failing)
    assert run("lantern", "--seats", "2", "--seconds", "0.01", "--research") == 0
    shown = capsys.readouterr().out
    for library in ("PettingZoo", "OpenSpiel", "Gymnasium"):
        assert f"{library} {said}" in shown
    assert "observation and mask" not in shown
    assert "lantern" in shown


@pytest.mark.usefixtures("strange_peers")
def test_json_has_the_documented_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lantern", "--seats", "2", "--seconds", "0.01", "--peers", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == KEYS
    assert told["spellhall"] == spellhall.__version__
    assert told["yardstick"] == "OpenSpiel hearts"
    assert told["missing"][0] == LOST
    lantern, hearts = told["contestants"]
    assert set(lantern) == set(hearts) == CONTESTANT_KEYS
    assert (lantern["house"], lantern["game"], lantern["seats"], lantern["chance_per_game"]) == (
        "Spellhall",
        "lantern",
        2,
        12,
    )
    for key in ("decisions_per_second", "copy_us", "determinize_us", "view_us", "decisions_times_yardstick"):
        assert 0 < lantern[key]["low"] <= lantern[key]["median"] <= lantern[key]["high"]
    assert hearts["view_us"] is None
    assert hearts["decisions_times_yardstick"] == {"low": 1, "median": 1, "high": 1}


DOCS = Path(__file__).parent.parent / "docs" / "bench.md"


def test_every_key_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for key in (*KEYS, *RESEARCH_KEYS, *CONTESTANT_KEYS, *MEMORY_KEYS):
        assert f"`{key}`" in text, key


def test_the_example_in_the_documentation_works(capsys: pytest.CaptureFixture[str]) -> None:
    page = DOCS.parent / "experiments" / "ways-through-a-game.md"
    code = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    short = code.replace("race.plan(seconds=4)", "race.plan(seconds=0.01)")
    assert short != code
    exec(compile(short, page.name, "exec"), {})
    assert capsys.readouterr().out.splitlines()[0].endswith("| 1.00 (1.00–1.00) |")


@pytest.mark.parametrize("width", [80, 120])
def test_the_tables_fit_and_lose_nothing(width: int) -> None:
    shop = Workshop()
    names = (
        ("Spellhall", "magelight"),
        ("OpenSpiel", "hearts"),
        ("OpenSpiel", "crazy_eights"),
        ("Catanatron", "catan"),
    )
    entered = [shop.contestant(game, 1, house=house) for house, game in names]
    slices = {task: [Slice(3, 1_234_567, 1.0), Slice(3, 2_345_678, 1.0)] for task in race.TASKS}
    found = race.judge([(one, slices) for one in entered], entered[1])
    paper = Console(file=StringIO(), width=width)
    report.show(paper, found, Plan(2, 0.1), entered[1], [LOST], dict.fromkeys(report.TITLES, found))
    assert isinstance(paper.file, StringIO)
    text = paper.file.getvalue()
    assert max(len(line) for line in text.splitlines() if line != LOST) <= width
    assert "…" not in text
    assert "\x1b" not in text
    for word in ("seats", "crazy_eights", "1,790,122", "1.00 (1.00–1.00)", LOST):
        assert word in text


# Memory


def holding(monkeypatch: pytest.MonkeyPatch, *megabytes: int) -> None:
    readings = iter([0, *(number * 1_000_000 for number in megabytes)])  # the first only asks whether it works
    monkeypatch.setattr(memory, "resident", lambda: next(readings))


def test_flat_memory_is_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    holding(monkeypatch, 20, 40, 41, 42, 43, 44, 45, 45, 45, 45, 45)
    assert run("lantern", "--memory", "--count", "20") == 0
    shown = capsys.readouterr().out
    assert "lantern: 20 games with 2, 3, 4 seats in turn: flat." in shown
    assert "+5.0" in shown


def test_growing_memory_is_an_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    holding(monkeypatch, 20, 40, 41, 42, 43, 44, 45, 46, 46, 46, 46)
    assert run("lantern", "--memory", "--count", "20", "--json", "--seats", "3") == 1
    (told,) = json.loads(capsys.readouterr().out)["memory"]
    assert set(told) == MEMORY_KEYS
    assert told == {
        "game": "lantern",
        "seats": [3],
        "games": 20,
        "held_bytes": [number * 1_000_000 for number in (20, 40, 41, 42, 43, 44, 45, 46, 46, 46, 46)],
        "grew_bytes": 6_000_000,
        "flat": False,
    }


def test_every_game_is_played_in_the_memory_run(monkeypatch: pytest.MonkeyPatch) -> None:
    seats_played: list[int] = []
    lantern = spellhall.game_info("lantern")

    def begin(info: spellhall.GameInfo[Any], seats: int, options: Any, scenario: Any) -> Any:
        seats_played.append(seats)
        return state

    state = lantern.begin(2, lantern.read_options(None), {})
    monkeypatch.setattr(spellhall.GameInfo, "begin", begin)
    memory.watch(lantern, [2, 3, 4], 25, quiet)
    assert seats_played == [2, 3, 4] * 8 + [2]


def test_memory_that_cannot_be_read_is_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(memory, "STATM", tmp_path / "statm")
    monkeypatch.setitem(sys.modules, "resource", None)
    assert memory.resident() is None
    assert run("lantern", "--memory") == 2
    assert "--memory cannot work here" in capsys.readouterr().err


def test_this_process_holds_some_memory() -> None:
    held = memory.resident()
    assert held is not None
    assert held > 5_000_000
