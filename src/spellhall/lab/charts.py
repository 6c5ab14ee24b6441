"""Charts as SVG, for light and dark pages: colours come from the page's style sheet.

A chart is 400 units wide, so that its letters can be read on a phone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import floor, isfinite, log10

from spellhall.lab.figures import Spread
from spellhall.lab.report import Curve, Histogram, Whiskers

WIDTH = 400
ROW = 22
LABEL = 172
"""Names of rows that need no more room stand beside their bars, all others above them."""
LETTER = 6.9
SMALL = 5.6
"""The widths of letters, in names and in small print."""
VALUE = 52
BARS = 30
DIGITS = 9
"""What differs by less is the same."""


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _ends(values: Sequence[float]) -> tuple[float, float]:
    """The lowest and highest, without the noise of rounding; never the same."""
    low, high = round(min(values), DIGITS), round(max(values), DIGITS)
    return (low, high) if high > low else (low, low + 1)


def _plain(number: str) -> str:
    """``20 %``, not ``20.0 %``."""
    return re.sub(r"\.0+(?!\d)", "", number)


def ticks(low: float, high: float, about: int = 4) -> list[float]:
    """Round numbers from low to high, about so many."""
    span = high - low or 1.0
    step = 10 ** floor(log10(span / about))
    step *= next(factor for factor in (1, 2, 5, 10) if span / (step * factor) <= about + 0.5)
    first = -floor(-low / step + 1e-9)
    return [at * step for at in range(first, floor(high / step + 1e-9) + 1)]


def whiskers(chart: Whiskers) -> str:
    """A dot with a bar for each row."""
    rows = [(label, found) for label, found in chart.rows if isfinite(found.low)]
    ends = [end for _, found in rows for end in (found.low, found.high)]
    low, high = _ends([0.0, *ends, *([] if chart.line is None else [chart.line])])
    longest = max((len(label) for label, _ in rows), default=0)
    beside = 14 + LETTER * longest <= LABEL
    left, right = (14 + LETTER * longest if beside else 8.0), WIDTH - VALUE - 6
    row = ROW if beside else 2 * ROW - 8
    top = 16.0 if chart.line is not None else 4.0
    height = top + row * len(rows) + 18

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    parts = []
    for at in ticks(low, high):
        parts.append(_line(x(at), top, x(at), height - 16, "grid"))
        parts.append(_text(x(at), height - 4, _plain(chart.show(at)), "middle", "small"))
    if chart.line is not None:
        parts.append(_line(x(chart.line), top, x(chart.line), height - 16, "mark"))
        parts.append(_text(*_within(x(chart.line), chart.line_name, top - 5), "middle", "small"))
    for place, (label, found) in enumerate(rows):
        y = top + row * (place + 1) - ROW / 2
        hint = (
            f"{label}: {chart.show(found.value)}, {chart.show(found.low)} to {chart.show(found.high)}, of {found.count}"
        )
        name = _text(left - 8, y + 4, label, "end") if beside else _text(left, y - 9, label, style="over")
        parts.append(
            f"<g><title>{escape(hint)}</title>{name}"
            f"{_line(x(found.low), y, x(found.high), y, 'whisker')}"
            f'<circle cx="{x(found.value):.1f}" cy="{y:.1f}" r="4" class="dot"/>'
            f"{_text(WIDTH - 2, y + 4, chart.show(found.value), 'end')}</g>"
        )
    return _svg(chart.title, height, parts)


def _within(x: float, text: str, y: float) -> tuple[float, float, str]:
    """A text about x, moved where it would be cut off by the frame."""
    half = len(text) * SMALL / 2
    return min(max(x, half), WIDTH - half), y, text


def _bins(spreads: Sequence[tuple[str, Spread]]) -> tuple[float, float, int]:
    """Where the bars begin, how wide they are in values, and how many there are."""
    values = [value for _, spread in spreads for value in spread.values]
    low, high = min(values), max(values)
    distinct = sorted(set(values))
    unit = min((later - sooner for sooner, later in pairwise(distinct)), default=1.0)
    step = unit if (high - low) / unit < BARS else 0.0
    if not step:
        step = max(ticks(0, (high - low) / BARS * 4, 4)[1], unit)
        low = floor(low / step) * step
    return low, step, int((high - low) / step + 1e-9) + 1


def histogram(chart: Histogram) -> str:
    """Bars; those of a second group stand beside the first."""
    low, step, count = _bins(chart.spreads)
    left, right, top, bottom = 38.0, WIDTH - 6.0, 18.0, 150.0
    heights: list[list[float]] = []
    for _, spread in chart.spreads:
        bars = [0.0] * count
        for value, times in spread.values.items():
            bars[int((value - low) / step + 1e-9)] += times / spread.count
        heights.append(bars)
    most = max(max(bars) for bars in heights)
    wide = (right - left) / count
    parts = []
    for at in ticks(0, most, 3):
        y = bottom - at / most * (bottom - top)
        parts.append(_line(left, y, right, y, "grid"))
        parts.append(_text(left - 4, y + 4, f"{100 * at:.0f} %", "end", "small"))
    for group, bars in enumerate(heights):
        each = wide / len(heights)
        for place, part in enumerate(bars):
            if part:
                tall = part / most * (bottom - top)
                begins = low + place * step
                reach = f"{begins:g}" if step == 1 or count == 1 else f"{begins:g} to {begins + step:g}"
                parts.append(
                    f'<rect x="{left + place * wide + group * each + each * 0.08:.1f}" y="{bottom - tall:.1f}" '
                    f'width="{each * 0.84:.1f}" height="{tall:.1f}" class="bar{group}">'
                    f"<title>{escape(chart.spreads[group][0])}, {reach}: {100 * part:.1f} %</title></rect>"
                )
    every = max(1, -(-count // 8))
    for place in range(0, count, every):
        parts.append(_text(left + (place + 0.5) * wide, bottom + 14, f"{low + place * step:g}", "middle", "small"))
    parts.append(_text(right, bottom + 28, chart.unit, "end", "small"))
    if len(heights) > 1:
        for group, (name, _) in enumerate(chart.spreads):
            parts.append(f'<rect x="{left + 90 * group:.1f}" y="2" width="10" height="10" class="bar{group}"/>')
            parts.append(_text(left + 90 * group + 14, 11, name, style="small"))
    return _svg(chart.title, bottom + 32, parts)


def curve(chart: Curve) -> str:
    """A line through the points, in the band of their intervals."""
    points = [(x, found) for x, found in chart.points if isfinite(found.low)]
    if not points:
        return _svg(chart.title, ROW, [_text(0, 14, "Too few games.", style="small")])
    ends = [end for _, found in points for end in (found.low, found.high)]
    ends += [end for end in (chart.line, chart.floor) if end is not None]
    low, high = _ends(ends)
    first, last = points[0][0], points[-1][0]
    left, right, top, bottom = 46.0, WIDTH - 14.0, 10.0, 160.0

    def x(value: float) -> float:
        return left + (value - first) / ((last - first) or 1) * (right - left)

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    parts = []
    for at in ticks(low, high):
        parts.append(_line(left, y(at), right, y(at), "grid"))
        parts.append(_text(left - 4, y(at) + 4, _plain(chart.show(at)), "end", "small"))
    if chart.line is not None:
        parts.append(_line(left, y(chart.line), right, y(chart.line), "mark"))
    band = [(x(at), y(found.high)) for at, found in points] + [(x(at), y(found.low)) for at, found in points[::-1]]
    parts.append(f'<polygon points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in band)}" class="band"/>')
    path = " ".join(f"{x(at):.1f},{y(found.value):.1f}" for at, found in points)
    parts.append(f'<polyline points="{path}" class="curve"/>')
    for at, found in points:
        hint = f"{chart.show_x(at)}: {chart.show(found.value)}, {chart.show(found.low)} to {chart.show(found.high)}"
        parts.append(
            f'<circle cx="{x(at):.1f}" cy="{y(found.value):.1f}" r="3.5" class="dot">'
            f"<title>{escape(hint)}</title></circle>"
        )
    every = max(1, -(-len(points) // 5))
    for at, _ in points[::every]:
        parts.append(_text(x(at), bottom + 14, _plain(chart.show_x(at)), "middle", "small"))
    parts.append(_text(right, bottom + 28, chart.x_name, "end", "small"))
    return _svg(chart.title, bottom + 32, parts)
