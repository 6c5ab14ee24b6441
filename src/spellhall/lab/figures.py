"""Estimates with their intervals, kept as a few sums, so that memory does not grow with the games.

Seats of one game are not independent (if one wins, the others do not), so everything is counted by
game: a share is a ratio of two sums over games, and its error follows from how the games scatter around
it (the linearised, or "delta", variance of a ratio).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, hypot, inf, sqrt

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    """Of how many seats or games."""


NOTHING = Estimate(0.0, -inf, inf, 0)


class Ratio:
    """Σy / Σx, with x and y summed game by game: wins of all the seats that were wizards, say."""

    __slots__ = ("x", "xx", "xy", "y", "yy")

    def __init__(self) -> None:
        self.x = 0
        self.y = self.xx = self.xy = self.yy = 0.0

    def add(self, x: int, y: float) -> None:
        """A game with x such seats, which won y together."""
        self.x += x
        self.y += y
        self.xx += x * x
        self.xy += x * y
        self.yy += y * y

    @property
    def estimate(self) -> Estimate:
        """The ratio, by Wilson's interval for as many independent trials as would scatter like this."""
        if not self.x:
            return NOTHING
        ratio = self.y / self.x
        scatter = self.yy - 2 * ratio * self.xy + ratio * ratio * self.xx
        variance = max(scatter, 0.0) / self.x**2
        trials = ratio * (1 - ratio) / variance if variance > 1e-12 and 0 < ratio < 1 else float(self.x)
        return Estimate(ratio, *wilson(ratio, trials), self.x)


def wilson(share: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share; it never leaves 0 … 1."""
    middle = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z / (1 + Z * Z / trials) * sqrt(max(share * (1 - share), 0.0) / trials + Z * Z / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


class Spread:
    """The distribution of a number: how often each value came."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: Counter[float] = Counter()

    def add(self, value: float) -> None:
        """Another one. Fractions are kept to four digits, so that there are not too many values."""
        self.values[value if isinstance(value, int) else round(value, 4)] += 1

    @property
    def count(self) -> int:
        """How many there were."""
        return self.values.total()

    @property
    def mean(self) -> Estimate:
        """The mean."""
        count = self.count
        if not count:
            return NOTHING
        mean = sum(value * times for value, times in self.values.items()) / count
        variance = sum((value - mean) ** 2 * times for value, times in self.values.items()) / max(count - 1, 1)
        half = Z * sqrt(variance / count)
        return Estimate(mean, mean - half, mean + half, count)

    def percentile(self, part: float) -> Estimate:
        """The value below which this part lies, with the interval that the ranks give."""
        count = self.count
        if not count:
            return NOTHING
        half = Z * sqrt(count * part * (1 - part))
        middle, low, high = (
            self._at(min(max(rank, 0), count - 1)) for rank in (count * part, count * part - half, count * part + half)
        )
        return Estimate(middle, low, high, count)

    def _at(self, rank: float) -> float:
        passed = 0
        for value in sorted(self.values):
            passed += self.values[value]
            if passed > int(rank):
                return value
        raise AssertionError("ranks are below the count")


class Contrast:
    """The difference of two ratios, Σy/Σx - Σv/Σu, over games that have a part in both: with a card and
    without it, or the new version and the old one on the same deal.
    """

    __slots__ = ("games", "products", "sums")

    def __init__(self) -> None:
        self.games = 0
        self.sums = [0.0] * 4
        self.products = [0.0] * 10

    def add(self, y: float, x: float, v: float, u: float) -> None:
        """One game."""
        self.games += 1
        sums, products = self.sums, self.products
        sums[0] += y
        sums[1] += x
        sums[2] += v
        sums[3] += u
        products[0] += y * y
        products[1] += y * x
        products[2] += y * v
        products[3] += y * u
        products[4] += x * x
        products[5] += x * v
        products[6] += x * u
        products[7] += v * v
        products[8] += v * u
        products[9] += u * u

    def plus(self, games: int, v: float, u: float, vv: float, vu: float, uu: float) -> Contrast:
        """The same with further games that have a part only in the second ratio, by their sums."""
        whole = Contrast()
        whole.games = self.games + games
        whole.sums = [*self.sums[:2], self.sums[2] + v, self.sums[3] + u]
        rest = [0.0] * 7 + [vv, vu, uu]
        whole.products = [one + other for one, other in zip(self.products, rest, strict=True)]
        return whole

    @property
    def first(self) -> float:
        """Σy / Σx."""
        return self.sums[0] / self.sums[1] if self.sums[1] else 0.0

    @property
    def second(self) -> float:
        """Σv / Σu."""
        return self.sums[2] / self.sums[3] if self.sums[3] else 0.0

    @property
    def error(self) -> float:
        """The standard error of the difference; infinite while one side is empty."""
        return self._error(1, 1)

    @property
    def alone(self) -> float:
        """The same if the two ratios came from games that had nothing to do with each other."""
        return hypot(self._error(1, 0), self._error(0, 1))

    @property
    def correlation(self) -> float:
        """How far the two ratios go together from game to game; 0 if one of them does not vary."""
        one, other = self._error(1, 0), self._error(0, 1)
        if not one or not other or one == inf:
            return 0.0
        return (one * one + other * other - self.error**2) / (2 * one * other)

    def _error(self, of_first: int, of_second: int) -> float:
        """The standard error of so many times the first ratio, less so many times the second."""
        _, x, _, u = self.sums
        if not x or not u or self.games < 2:
            return inf
        weights = (of_first / x, -of_first * self.first / x, -of_second / u, of_second * self.second / u)
        pairs = [(one, other) for one in range(4) for other in range(one, 4)]
        total = sum(
            weights[one] * weights[other] * product * (1 if one == other else 2)
            for (one, other), product in zip(pairs, self.products, strict=True)
        )
        return sqrt(max(total, 0.0) * self.games / (self.games - 1))

    def difference(self, z: float = Z) -> Estimate:
        """First less second, within ``z`` standard errors."""
        value, half = self.first - self.second, z * self.error
        return Estimate(value, value - half, value + half, self.games)


def false_discoveries(chances: Sequence[float], q: float = 0.05) -> float:
    """Which of many findings to believe, each with the chance that it is nothing (its p): those up to this one. Of
    those, a part of ``q`` at most is nothing in the long run; if all are nothing, hardly ever is one believed
    (Benjamini and Hochberg, 1995). Intervals at this level hold for those that were chosen (Benjamini and Yekutieli,
    2005).
    """
    level = 0.0
    for rank, chance in enumerate(sorted(chances), start=1):
        if chance <= q * rank / len(chances):
            level = q * rank / len(chances)
    return level


def two_sided(z: float) -> float:
    """The chance to be so many standard deviations off, either way."""
    return erfc(abs(z) / sqrt(2))
