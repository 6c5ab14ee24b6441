"""A report in the terminal: the same sections in words and small bars."""

from __future__ import annotations

from math import isfinite

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spellhall.lab.figures import Estimate
from spellhall.lab.ranges import MET, MISSED, PERHAPS, UNSURE, number
from spellhall.lab.report import Block, Curve, Grid, Histogram, Report, Sentences, Whiskers

TONES = {MET: "green", UNSURE: "green", PERHAPS: "yellow", MISSED: "red"}
BAR = 20
LABEL = 32
EIGHTHS = " ▏▎▍▌▋▊▉█"


def print_report(report: Report, console: Console) -> None:
    """Print it."""
    console.print(Text(report.title, style="bold"), highlight=False)
    console.print(Text(report.about, style="dim"), highlight=False)
    for section in report.sections:
        console.print()
        console.print(Text(section.title, style="bold underline"), highlight=False)
        if section.about:
            console.print(Text(section.about, style="dim"), highlight=False)
        for block in section.blocks:
            if not (isinstance(block, Grid) and block.page_only):
                console.print(_block(block), highlight=False)


def _block(block: Block) -> Table:
    match block:
        case Whiskers():
            return _whiskers(block)
        case Histogram():
            return _histogram(block)
        case Curve():
            return _curve(block)
        case Grid():
            return _grid(block)
        case Sentences():
            return _sentences(block)


def _table(title: str = "") -> Table:
    return Table(
        title=Text(title) if title else None,
        title_justify="left",
        title_style="italic",
        box=None,
        pad_edge=False,
        show_header=False,
    )


def _interval(found: Estimate, show: object) -> str:
    assert callable(show)
    return f"({show(found.low)} to {show(found.high)})" if isfinite(found.low) else ""


def _rows(title: str) -> Table:
    """A table whose last column is a small chart."""
    table = _table(title)
    table.add_column(max_width=LABEL)
    for _ in range(3):
        table.add_column(no_wrap=True)
    return table


def _whiskers(block: Whiskers) -> Table:
    table = _rows(block.title + (f" ({block.line_name}: {block.show(block.line)})" if block.line else ""))
    ends = [end for _, found in block.rows for end in (found.low, found.high) if isfinite(end)]
    ends += [0.0] if block.line is None else [0.0, block.line]
    low, high = min(ends), max(ends)
    for label, found in block.rows:
        table.add_row(label, block.show(found.value), _interval(found, block.show), _whisker(found, low, high))
    return table


def _whisker(found: Estimate, low: float, high: float) -> str:
    def place(value: float) -> int:
        return round((min(max(value, low), high) - low) / ((high - low) or 1) * (BAR - 1))

    if not isfinite(found.low):
        return ""
    cells = [" "] * BAR
    for at in range(place(found.low), place(found.high) + 1):
        cells[at] = "─"
    cells[place(found.value)] = "●"
    return "".join(cells).rstrip()


def _histogram(block: Histogram) -> Table:
    table = _table(block.title)
    for name, spread in block.spreads:
        mean = spread.mean
        parts = " / ".join(f"{spread.percentile(part).value:g}" for part in (0.1, 0.5, 0.9))
        table.add_row(
            name if len(block.spreads) > 1 else "",
            f"mean {number(mean.value)}",
            f"10 % / median / 90 %: {parts}",
            f"{min(spread.values):g} to {max(spread.values):g} {block.unit}",
        )
    return table


def _curve(block: Curve) -> Table:
    table = _rows(f"{block.title}, by {block.x_name}")
    most = max((found.high for _, found in block.points if isfinite(found.high)), default=1.0)
    for at, found in block.points:
        bar = _bar(found.value / most) if block.floor is not None and most > 0 else ""
        table.add_row(block.show_x(at), block.show(found.value), _interval(found, block.show), bar)
    return table


def _bar(part: float) -> str:
    eighths = round(min(max(part, 0.0), 1.0) * BAR * 8)
    return EIGHTHS[8] * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def _grid(block: Grid) -> Table:
    table = Table(
        title=block.title, title_justify="left", title_style="italic", box=None, pad_edge=False, header_style="dim"
    )
    for number_, head in enumerate(block.head):
        table.add_column(head, justify="left" if not number_ else "right")
    for row in block.rows:
        table.add_row(*row)
    return table


def _sentences(block: Sentences) -> Table:
    table = _table()
    for word, sentence in block.rows:
        table.add_row(Text(word, style=TONES.get(word, "")), sentence)
    return table
