"""The ranges of the rules as Markdown tables for ``docs/balance.md``: one for each game and choice of players, with a
column for each number of seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from spellhall.engine.info import GameInfo, changes_told
from spellhall.lab.names import bots_in_words, name_of
from spellhall.lab.play import facts_of
from spellhall.lab.ranges import MET, MISSED, PERHAPS, UNSURE, Verdict, equal_players, is_number, number, verdicts
from spellhall.lab.summary import Summary

WORST_LAST = (MET, UNSURE, PERHAPS, MISSED)
WAYS = 5
NARROW = 0.04
"""An interval narrower than this is worth a decimal place of per cent."""

Simulated = tuple[GameInfo[Any], Summary]


def draw_markdown(tables: Sequence[Simulated]) -> str:
    """All of them, in the order in which the games are first named."""
    groups: dict[str, dict[str, list[Simulated]]] = {}
    for info, summary in tables:
        groups.setdefault(info.title, {}).setdefault(_about(info, summary), []).append((info, summary))
    parts = []
    for title, tables_of_game in groups.items():
        parts.append(f"## {title}")
        for about, columns in tables_of_game.items():
            parts += [about, "\n".join(_table(sorted(columns, key=lambda table: table[1].seats)))]
    return "\n\n".join(parts) + "\n"


def _about(info: GameInfo[Any], summary: Summary) -> str:
    run = summary.run
    said = f"Bots: {bots_in_words(run['bots'])}; seed {run['seed']}; rules version {run['rules']}"
    default = info.read_options(None)
    other = [f"{name} {value}" for name, value in run["options"].items() if default.get(name) != value]
    said += f"; options: {', '.join(other)}" if other else ""
    said += f"; house rules: {changes_told(run['changes'])}" if run.get("changes") else ""
    return f"{said}." if equal_players(summary) else f"{said}. The ranges are about players of equal strength."


def _table(columns: Sequence[Simulated]) -> Iterator[str]:
    info = columns[0][0]
    cells = [_cells(info, summary) for _, summary in columns]
    order = [wanted.what for wanted in facts_of(info).wanted] + ["games that broke off", "ways of winning"]
    yield _row(["", *(f"{summary.seats} players, {summary.games} games" for _, summary in columns)])
    yield "|---" * (len(columns) + 1) + "|"
    for what in dict.fromkeys(order):
        if any(what in column for column in cells):
            yield _row([what, *(column.get(what, "") for column in cells)])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def _cells(info: GameInfo[Any], summary: Summary) -> dict[str, str]:
    """A column, by what the row is about."""
    found: dict[str, list[Verdict]] = {}
    if equal_players(summary):
        for verdict in verdicts(summary, facts_of(info)):
            found.setdefault(verdict.wanted.what, []).append(verdict)
    cells = {what: _cell(info, of_range) for what, of_range in found.items()}
    if summary.broken_count:
        cells["games that broke off"] = f"**{summary.broken_count}**"
    ways = summary.words.get("way")
    if ways:
        common = ways.most_common(WAYS)
        told = [f"{name_of(info, 'way', way)} {100 * times / summary.games:.0f} %" for way, times in common]
        cells["ways of winning"] = ", ".join(told)
    return cells


def _cell(info: GameInfo[Any], found: Sequence[Verdict]) -> str:
    """A figure with its interval and the range; of several the lowest and the highest, judged by the worst."""
    ordered = sorted(found, key=lambda verdict: verdict.found.value)
    low, high = ordered[0], ordered[-1]
    word = max((verdict.word for verdict in found), key=WORST_LAST.index)
    if low is high:
        interval = f"{_figure(low, low.found.low)}–{_figure(low, low.found.high)}"
        told = f"{_figure(low, low.found.value)}{_unit(low)} ({interval})"
        if low.found.low == low.found.high:
            told = f"{_figure(low, low.found.value)}{_unit(low)}"
    else:
        ends = [
            f"{name_of(info, end.wanted.column, end.of)} {_figure(end, end.found.value)}{_unit(end)}"
            for end in (low, high)
        ]
        told = " … ".join(ends)
    return f"{told}, wanted {_wanted(low)}: {word if word in (MET, UNSURE) else f'**{word}**'}"


def _unit(verdict: Verdict) -> str:
    return "" if is_number(verdict.wanted) else " %"


def _figure(verdict: Verdict, value: float) -> str:
    if is_number(verdict.wanted):
        return f"{value:g}" if float(value).is_integer() and not verdict.wanted.of.startswith("mean") else number(value)
    return f"{100 * value:.{verdict.found.high - verdict.found.low < NARROW:d}f}"


def _wanted(verdict: Verdict) -> str:
    low, high = (f"{end if is_number(verdict.wanted) else 100 * end:.3g}" if end != inf else "" for end in verdict[3:5])
    if not high:
        return f"≥ {low}"
    return f"{low}–{high}" if verdict.low > 0 else f"< {high}"
