"""The figures, for people and for machines."""

from __future__ import annotations

import gc
import platform
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

import spellhall
from spellhall.bench.contestants import ITERATIONS, SAMPLED_GAMES, Contestant
from spellhall.bench.race import Figures, Plan, Spread
from spellhall.engine import steps

TITLES: Final = {
    "observed": "Random play through PettingZoo, with observation and mask of the acting agent",
    "open_spiel": "Random play through OpenSpiel; an action of chance is a decision here",
    "batches": "Many games at once, one learner among random players: steps by the clock",
}
"""What is measured where the libraries are installed."""


def as_json(
    found: Sequence[Figures],
    plan: Plan,
    yardstick: Contestant | None,
    missing: Sequence[str],
    environments: Mapping[str, Sequence[Figures]],
) -> dict[str, Any]:
    """For machines: the keys are documented and stay."""
    return {
        "spellhall": spellhall.__version__,
        "python": _python(),
        "platform": _platform(),
        "compiled": _compiled(),
        "gc": gc.isenabled(),
        "rounds": plan.rounds,
        "slice_seconds": plan.slice,
        "yardstick": f"{yardstick.house} {yardstick.game}" if yardstick else None,
        "missing": list(missing),
        "contestants": [_row(one) for one in found],
        **{name: [_row(one) for one in figures] for name, figures in environments.items()},
    }


def _row(one: Figures) -> dict[str, Any]:
    contestant = one.contestant
    return {
        "house": contestant.house,
        "version": contestant.version,
        "game": contestant.game,
        "seats": contestant.seats,
        "decisions_per_second": _spread(one.decisions_per_second),
        "games_per_second": _spread(one.games_per_second),
        "decisions_per_game": one.decisions_per_game,
        "chance_per_game": contestant.chance_per_game,
        "copy_us": _spread(one.copy_us),
        "determinize_us": _spread(one.determinize_us),
        "view_us": _spread(one.view_us),
        "decisions_times_yardstick": _spread(one.decisions_times_yardstick),
        "copies_times_yardstick": _spread(one.copies_times_yardstick),
        "iterations_per_second": _spread(one.iterations_per_second),
        "iterations_times_yardstick": _spread(one.iterations_times_yardstick),
    }


def _spread(spread: Spread | None) -> dict[str, float] | None:
    return spread._asdict() if spread else None


def _python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def _platform() -> str:
    """System and processor family: nothing that names the machine."""
    return f"{platform.system()} {platform.machine()}"


def _compiled() -> bool:
    """Whether the engine runs as machine code rather than as Python."""
    return not str(steps.__file__).endswith(".py")


def show(
    console: Console,
    found: Sequence[Figures],
    plan: Plan,
    yardstick: Contestant | None,
    missing: Sequence[str],
    environments: Mapping[str, Sequence[Figures]],
) -> None:
    """For people: the tables, then what was measured and how."""
    times = f"× {yardstick.game}" if yardstick else None
    say(console, "Random play, per second of CPU time")
    console.print(_speeds(found, times))
    say(console, "", "A state in mid-game, microseconds of CPU time each")
    console.print(_costs(found, times))
    searching = [one for one in found if one.iterations_per_second]
    if searching:
        say(console, "", "Search, iterations per second of CPU time")
        console.print(_searches(searching, times))
    for name, figures in environments.items():
        if figures:
            say(console, "", TITLES[name])
            console.print(_steps(figures) if name == "batches" else _speeds(figures, _compared_with(figures)))
    say(console, "", *_notes(plan, times))
    for line in missing:  # lines to be copied: never broken
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def say(console: Console, *lines: str) -> None:
    """Plain lines: no figure is coloured, and [brackets] are brackets."""
    for line in lines:
        console.print(line, highlight=False, markup=False)


def plain_table() -> Table:
    """A table that fits 80 columns and needs no colour."""
    return Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))


def _compared_with(found: Sequence[Figures]) -> str | None:
    """The heading of multiples, if the last is the yardstick of the others."""
    last = found[-1]
    return f"× {last.contestant.game}" if last.decisions_times_yardstick else None


def _steps(found: Sequence[Figures]) -> Table:
    table = _table()
    _columns(table, "steps\n/s", "× AsyncVectorEnv\n(quartiles)")
    for one in _by_house(table, found):
        table.add_row(*_name(one), _number(one.decisions_per_second.median), _times(one.decisions_times_yardstick))
    return table


def _speeds(found: Sequence[Figures], times: str | None) -> Table:
    table = _table()
    _columns(table, "decisions\n/s", *([f"{times}\n(quartiles)"] if times else []))
    _columns(table, "games\n/s", "decisions\n/game", "chance\n/game")
    for one in _by_house(table, found):
        table.add_row(
            *_name(one),
            _number(one.decisions_per_second.median),
            *([_times(one.decisions_times_yardstick)] if times else []),
            _number(one.games_per_second.median),
            _number(one.decisions_per_game),
            _number(one.contestant.chance_per_game),
        )
    return table


def _costs(found: Sequence[Figures], times: str | None) -> Table:
    table = _table()
    _columns(table, "copy", *([f"copies/s {times}\n(quartiles)"] if times else []), "determinize", "view")
    for one in _by_house(table, found):
        table.add_row(
            *_name(one),
            _median(one.copy_us),
            *([_times(one.copies_times_yardstick)] if times else []),
            _median(one.determinize_us),
            _median(one.view_us),
        )
    return table


def _searches(found: Sequence[Figures], times: str | None) -> Table:
    table = _table()
    _columns(table, "iterations\n/s", *([f"{times}\n(quartiles)"] if times else []))
    for one in _by_house(table, found):
        table.add_row(
            *_name(one),
            _median(one.iterations_per_second),
            *([_times(one.iterations_times_yardstick)] if times else []),
        )
    return table


def _table() -> Table:
    table = plain_table()
    _columns(table, "game", "seats")
    table.columns[0].justify = "left"
    return table


def _columns(table: Table, *headings: str) -> None:
    for heading in headings:
        table.add_column(heading, justify="right", vertical="bottom", no_wrap=True)


def _by_house(table: Table, found: Sequence[Figures]) -> Iterator[Figures]:
    """The figures, each house under its own heading in the table."""
    for (house, version), figures in groupby(found, lambda one: (one.contestant.house, one.contestant.version)):
        table.add_section()
        table.add_row(Text(f"{house} {version}", style="bold"))
        yield from figures


def _name(one: Figures) -> tuple[str, str]:
    return f"  {one.contestant.game}", str(one.contestant.seats)


def _number(number: float | None) -> str:
    """With three figures at least: 4.27, 42.7, 427, 4,270. A dash: there is none."""
    if number is None:
        return "–"
    return f"{number:,.{2 if number < 10 else 1 if number < 100 else 0}f}"


def _median(spread: Spread | None) -> str:
    return _number(spread.median if spread else None)


def _times(spread: Spread | None) -> str:
    if spread is None:
        return "–"
    low, median, high = (f"{times:.2f}" if times >= 0.01 else f"{times:.1g}" for times in spread)
    return f"{median} ({low}–{high})"


def _notes(plan: Plan, times: str | None) -> Iterator[str]:
    engine = "compiled" if _compiled() else "not compiled"
    collection = "as Python sets it" if gc.isenabled() else "off"
    yield (
        f"{_python()} on {_platform()}, engine {engine}, one process, garbage collection {collection}. "
        f"Medians of {plan.rounds} rounds with slices of {plan.slice:.2g} s, everybody in turn, after one to warm up."
    )
    yield (
        "Decisions: the players', forced ones included. Chance: its answers are made and timed, but not counted as "
        "decisions (–: hidden inside the moves)."
    )
    yield (
        f"Mid-game: a quarter, a half and three quarters through {SAMPLED_GAMES} random games. Determinize and view: "
        "for the seat that is asked, the view without news."
    )
    yield (
        f"Search: {ITERATIONS} iterations in one of these states, from an empty tree; ours as the bots do it, "
        "OpenSpiel's by its Python ISMCTS with one random playout an iteration."
    )
    if times:
        yield f"{times}: as many times as fast, compared within each round; more is better."
