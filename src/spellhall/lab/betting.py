"""How large may a mean be? An interval that holds at all moments at once, so that we may look after every game and stop
at any time; and that holds even if few values differ from zero.

Somebody bets that the mean is above m. Of what they have, they stake the part c on each value: they keep the rest, and
the stake is multiplied by the value over m, both measured from the lowest value there can be. If the mean is m or less,
that is no favourable game: whatever the values, the chance that they ever have 20 times as much as at the beginning is
at most 1 in 20 (Ville). So every m at which they have become that rich is too low. Nobody knows the best stake
beforehand, so the money is spread over several. The highest mean is found likewise, from the highest value there can
be.

After n zeros, stakes of nearly everything leave means up to about ln(40)/n of the highest value: the rule of three,
which needs no case of its own. Where values scatter, a small stake suits best, and the interval is that of Bernstein.

Mixtures of constant bets are Cover's universal portfolio: Orabona and Jun, "Tight concentrations and confidence
sequences from the regret of universal portfolio" (2024); Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting" (2024).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp, inf, log
from typing import Final

ALPHA: Final = 0.05
STAKES: Final = tuple(0.99 * 0.55**at for at in range(11))
"""From 99 % down to a quarter of one per cent: each kind of scatter finds one near enough to its own."""
STEPS: Final = 26
"""Halvings of what is sought: enough for seven digits."""
MOST: Final = 1e9
"""More times as many values than there are now are not reckoned with."""


@dataclass(frozen=True, eq=False)
class Sample:
    """Values, how often each came, and the lowest and highest there can be."""

    counts: Mapping[float, float]
    lowest: float
    highest: float

    @cached_property
    def size(self) -> float:
        """How many there are."""
        return sum(self.counts.values())

    @cached_property
    def mean(self) -> float:
        """Their mean."""
        return sum(value * times for value, times in self.counts.items()) / self.size

    def interval(self, alpha: float = ALPHA) -> tuple[float, float]:
        """Where the mean of all values that could come lies, but for one time in ``1 / alpha``."""
        if not self.size:
            return self.lowest, self.highest
        return self._least(alpha / 2), -self._mirrored._least(alpha / 2)

    def needed(self, margin: float, alpha: float = ALPHA) -> float:
        """How many values that scatter like these it takes to know their mean within ``margin``."""
        return max(self._needed(margin, alpha / 2), self._mirrored._needed(margin, alpha / 2))

    @cached_property
    def _mirrored(self) -> Sample:
        return Sample({-value: times for value, times in self.counts.items()}, -self.highest, -self.lowest)

    def _won(self, mean: float, times: float = 1.0) -> float:
        """The logarithm of what those have who bet on a mean above ``mean``, after all values came ``times`` times."""
        if mean <= self.lowest:
            return inf if self.mean > self.lowest else 0.0
        shares = [((value - self.lowest) / (mean - self.lowest) - 1, count) for value, count in self.counts.items()]
        logs = [times * sum(count * log(1 + stake * share) for share, count in shares) for stake in STAKES]
        most = max(logs)
        return most + log(sum(exp(one - most) for one in logs) / len(STAKES))

    def _least(self, alpha: float) -> float:
        """The lowest mean at which who bets on more has not yet won."""
        low, high = self.lowest, self.mean
        for _ in range(STEPS):
            middle = (low + high) / 2
            if self._won(middle) >= log(1 / alpha):
                low = middle
            else:
                high = middle
        return low

    def _needed(self, margin: float, alpha: float) -> float:
        """After how many values of this kind a mean that is lower by ``margin`` is too low."""
        mean, enough = self.mean - margin, log(1 / alpha)
        if mean <= self.lowest:
            return 0.0
        low, high = 0.0, 1.0
        while self._won(mean, high) < enough:
            low, high = high, 2 * high
            if high > MOST:
                return inf
        for _ in range(STEPS):
            middle = (low + high) / 2
            low, high = (middle, high) if self._won(mean, middle) < enough else (low, middle)
        return high * self.size
