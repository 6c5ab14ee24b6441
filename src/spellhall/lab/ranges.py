"""Whether the ranges that the rules ask for are met, in words."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from statistics import NormalDist
from typing import Any, NamedTuple

from spellhall.engine.facts import Facts, Wanted
from spellhall.lab.figures import Estimate, Ratio, Z
from spellhall.lab.summary import Summary

MET = "met"
UNSURE = "met so far"
PERHAPS = "perhaps missed"
MISSED = "missed"
"""In that order: the interval lies inside; the figure does, the interval not; the figure lies outside,
the interval not; all of it lies outside."""

FEW = 30
"""With fewer seats or games than this we say nothing."""


class Verdict(NamedTuple):
    """How a figure stands to its range."""

    wanted: Wanted
    of: str
    """Of which value, where the range is about each of several."""
    found: Estimate
    low: float
    high: float
    word: str

    def sentence(self, name: str) -> str:
        """All of it in words, with the name of what ``of`` stands for."""
        about = self.wanted.what + (f", {name}" if name else "")
        show = number if is_number(self.wanted) else percent
        interval = f"{show(self.found.low)} to {show(self.found.high)}"
        return f"{about}: {show(self.found.value)} ({interval}), wanted {self.range}."

    @property
    def range(self) -> str:
        """The range in words."""
        show = number if is_number(self.wanted) else percent
        if self.high == inf:
            return f"at least {show(self.low)}"
        return f"below {show(self.high)}" if self.low <= 0 else f"{show(self.low)} to {show(self.high)}"


def is_number(wanted: Wanted) -> bool:
    """Whether it is measured in numbers, not in per cent."""
    return wanted.times_seats or wanted.of.split()[0] not in ("rate", "share", "games")


def percent(value: float) -> str:
    """``12.3 %``."""
    return f"{100 * value:.1f} %"


def number(value: float) -> str:
    """``12.3``, ``0.71``."""
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def signed(value: float, digits: int = 2) -> str:
    """``+3.14``, ``−0.50``, and ``0.00`` without a sign."""
    text = f"{value:+.{digits}f}".replace("-", "−")
    return text if float(text.strip("+−")) else text[1:]


def points(value: float) -> str:
    """``+3.1`` points of a hundred."""
    return signed(100 * value, 1)


def applies(wanted: Wanted, summary: Summary) -> bool:
    """Is the range about such tables?"""
    if wanted.seats and summary.seats not in wanted.seats:
        return False
    randoms = [bot == "random" for bot in summary.run["bots"]]
    return {"": True, "random": all(randoms), "sensible": not any(randoms)}[wanted.bots]


def equal_players(summary: Summary) -> bool:
    """The ranges are about players of equal strength."""
    return len(set(summary.run["bots"])) == 1


def verdicts(summary: Summary, facts: Facts[Any]) -> list[Verdict]:
    """On every range that is about such tables."""
    return [verdict for wanted in facts.wanted if applies(wanted, summary) for verdict in judge(wanted, summary)]


def judge(wanted: Wanted, summary: Summary) -> Iterator[Verdict]:
    """On each figure that the range is about."""
    middle = 0.0
    if wanted.around == "fair":
        middle = 1 / summary.seats
    elif wanted.around:
        ((_, found),) = figures(wanted.around, summary)
        middle = found.value
    low, high = middle + wanted.low, middle + wanted.high
    scale = summary.seats if wanted.times_seats else 1
    enough = [(of, found) for of, found in figures(wanted.of, summary) if found.count >= FEW]
    for of, found in enough:
        judged = _widened(found, len(enough), scale)
        yield Verdict(wanted, of, judged, low, high, _word(judged, low, high))


def _widened(found: Estimate, of: int, scale: float) -> Estimate:
    """The interval so wide that, with 95 %, all of several figures lie in theirs (Bonferroni): among
    twenty cards one would always look bad.
    """
    wider = NormalDist().inv_cdf(1 - 0.025 / of) / Z
    low, high = (found.value + (end - found.value) * wider for end in (found.low, found.high))
    low = max(low, 0.0)  # nothing that is judged can be less
    return Estimate(found.value * scale, low * scale, high * scale, found.count)


def _word(found: Estimate, low: float, high: float) -> str:
    if low <= found.value <= high:
        return MET if low <= found.low and found.high <= high else UNSURE
    return MISSED if found.high < low or found.low > high else PERHAPS


def figures(of: str, summary: Summary) -> list[tuple[str, Estimate]]:
    """What ``Wanted.of`` names: a figure, or one for each value of a column."""
    figure, _, about = of.partition(" ")
    column, _, value = about.partition("=")
    if figure in ("rate", "share"):
        return _wins(figure, column, value, summary)
    if figure == "games":
        return [("", summary.share_of_games(column, value))]
    if figure == "per_seat":
        return [("", summary.seat_means[column].mean)] if column in summary.seat_means else []
    spread = summary.spreads.get(column)
    if spread is None:
        return []
    if figure == "mean":
        return [("", spread.mean)]
    if figure == "max":
        longest = max(spread.values)
        return [("", Estimate(longest, longest, longest, spread.count))]
    part = {"median": 0.5, "p10": 0.1, "p90": 0.9}[figure]
    return [("", spread.percentile(part))]


def _wins(figure: str, column: str, value: str, summary: Summary) -> list[tuple[str, Estimate]]:
    if not column:
        return [("", summary.rate.estimate)]
    found: dict[object, Ratio]
    if column in summary.cards:
        found = {id: card.rate for id, card in summary.cards[column].items()}
    else:
        found = (summary.rates if figure == "rate" else summary.shares).get(column, {})
    chosen = {str(key): ratio for key, ratio in found.items() if not value or str(key) == value}
    return [(key if not value else "", chosen[key].estimate) for key in sorted(chosen)]
