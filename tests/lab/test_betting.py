"""Intervals that hold at every moment."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from spellhall.lab.betting import Sample


def test_after_zeros_only_it_is_the_rule_of_three() -> None:
    """Not quite three: it holds at all times at once, and on both sides."""
    for games in (50, 500, 5000):
        low, high = Sample({0.0: games}, -1, 1).interval()
        assert low == pytest.approx(-high)
        assert 3.7 / games < high < 6.2 / games


def test_where_values_scatter_it_is_not_much_wider_than_a_normal_one() -> None:
    rng = Random(1)
    counts = Counter(rng.choice((-1.0, 0.0, 0.0, 1.0)) for _ in range(2000))
    sample = Sample(counts, -1, 1)
    low, high = sample.interval()
    error = sqrt(sum(count * (value - sample.mean) ** 2 for value, count in counts.items())) / 2000
    assert low < sample.mean < high
    assert 2.5 * error < (high - low) / 2 < 3.7 * error


def test_it_never_leaves_what_is_possible() -> None:
    assert Sample({}, -1, 2).interval() == (-1, 2)
    low, high = Sample({1.0: 3}, -1, 1).interval()
    assert -1 <= low < 1
    assert high == pytest.approx(1)
    assert Sample({-1.0: 50, 1.0: 50}, -1, 1).interval()[1] < 1


def test_who_looks_all_the_time_is_fooled_rarely() -> None:
    """Values from -1 to 3, mostly low, mean zero; a look after every ten."""
    fooled = 0
    for run in range(40):
        rng = Random(run)
        counts: Counter[float] = Counter()
        wrong = False
        for _ in range(25):
            counts.update(rng.choices((-1, 3), (3, 1), k=10))
            low, high = Sample(counts, -1, 3).interval()
            wrong |= not low <= 0 <= high
        fooled += wrong
    assert fooled < 6


def test_a_smaller_chance_of_error_takes_a_wider_interval() -> None:
    sample = Sample({-1.0: 30, 0.0: 40, 1.0: 30}, -1, 1)
    (low, high), (lower, higher) = sample.interval(0.05), sample.interval(0.001)
    assert lower < low < 0 < high < higher


def test_it_knows_how_many_values_it_takes() -> None:
    """Played on as before, the interval is as narrow as was asked, and not much narrower."""
    for counts in ({0.0: 50}, {-1.0: 6, 0.0: 88, 1.0: 6}):
        needed = Sample(counts, -1, 1).needed(0.05)
        times = needed / sum(counts.values())
        low, high = Sample({value: count * times for value, count in counts.items()}, -1, 1).interval()
        assert high == pytest.approx(0.05, rel=0.02)
        assert low == pytest.approx(-0.05, rel=0.02)
    assert Sample({0.0: 50}, -1, 1).needed(2) == 0
