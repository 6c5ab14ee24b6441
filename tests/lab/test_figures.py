"""Estimates and intervals, against what they claim."""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from statistics import mean, quantiles, stdev

import pytest

from spellhall.lab.figures import Contrast, Ratio, Spread, Z, false_discoveries, two_sided, wilson


def test_wilson_is_wilson() -> None:
    low, high = wilson(0.1, 10)  # 1 of 10, a value found in every table
    assert (round(low, 4), round(high, 4)) == (0.0179, 0.4042)
    assert wilson(0, 20)[0] == 0
    assert wilson(1, 20)[1] == 1


def test_a_ratio_of_single_seats_is_a_plain_share() -> None:
    ratio = Ratio()
    for number in range(200):
        ratio.add(1, number % 4 == 0)
    found = ratio.estimate
    assert found.value == 0.25
    assert (found.low, found.high) == pytest.approx(wilson(0.25, 200))
    assert found.count == 200


def test_seats_of_one_game_are_not_taken_for_independent() -> None:
    """Two seats that always win or lose together are one observation, not two."""
    together, single = Ratio(), Ratio()
    for number in range(400):
        won = number % 2
        together.add(2, 2 * won)
        single.add(1, won)
    assert together.estimate.low == pytest.approx(single.estimate.low)
    assert together.estimate.count == 800


def test_nothing_is_known_of_nothing() -> None:
    assert Ratio().estimate.low == -inf
    assert Spread().mean.high == inf
    assert Contrast().difference().low == -inf


def test_a_spread_knows_mean_and_percentiles() -> None:
    rng = Random(1)
    values = [rng.randint(1, 40) for _ in range(999)]
    spread = Spread()
    for value in values:
        spread.add(value)
    assert spread.count == 999
    assert spread.mean.value == pytest.approx(mean(values))
    assert spread.mean.high - spread.mean.value == pytest.approx(Z * stdev(values) / sqrt(999))
    assert spread.percentile(0.5).value == sorted(values)[499]
    assert abs(spread.percentile(0.1).value - quantiles(values, n=10)[0]) <= 1
    assert spread.percentile(0.5).low <= spread.percentile(0.5).value <= spread.percentile(0.5).high


def test_a_contrast_of_pairs_is_the_paired_test() -> None:
    rng = Random(2)
    contrast = Contrast()
    differences = []
    for _ in range(300):
        deal = rng.random()
        new, old = deal + 0.1 * rng.random(), deal + 0.1 * rng.random()
        contrast.add(new, 1, old, 1)
        differences.append(new - old)
    assert contrast.first - contrast.second == pytest.approx(mean(differences))
    assert contrast.error == pytest.approx(stdev(differences) / sqrt(300))


def test_a_contrast_can_take_games_of_one_side_as_sums() -> None:
    whole, part = Contrast(), Contrast()
    for number in range(40):
        won = float(number % 3 == 0)
        whole.add(won, 1, 1 - won, 3)
        part.add(won, 1, 1 - won, 3)
    for _ in range(25):
        whole.add(0, 0, 1, 4)
    joined = part.plus(25, 25, 25 * 4, 25, 25 * 4, 25 * 16)
    assert joined.games == whole.games
    assert joined.sums == pytest.approx(whole.sums)
    assert joined.error == pytest.approx(whole.error)


def test_independent_games_and_twins_correlate_as_they_should() -> None:
    rng = Random(5)
    strangers, twins = Contrast(), Contrast()
    for _ in range(2000):
        deal = rng.random()
        strangers.add(rng.random(), 1, rng.random(), 1)
        twins.add(deal, 1, deal + 0.1 * rng.random(), 1)
    assert abs(strangers.correlation) < 0.06
    assert strangers.error == pytest.approx(strangers.alone, rel=0.05)
    assert twins.correlation > 0.95
    assert twins.error < 0.1 * twins.alone
    assert Contrast().correlation == 0


def test_of_many_findings_those_are_believed_that_are_more_than_chance() -> None:
    chances = [0.9, 0.001, 0.6, 0.02, 0.3]
    assert false_discoveries(chances) == pytest.approx(0.05 * 2 / 5)
    assert false_discoveries([0.02, 0.3, 0.6, 0.9]) == 0
    assert false_discoveries([0.04, 0.045]) == 0.05  # the second carries the first
    assert false_discoveries([]) == 0
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
