"""Both kinds of error stay below what is promised. A little of ``python -m tests.errors``, which runs all of it."""

from __future__ import annotations

from random import Random

import pytest

from spellhall.lab.pairs import TOO_FEW, Measure
from spellhall.lab.whatif import LOOK_EVERY, MARGIN
from tests.errors import NUMBERS, SHARES, Truth, ask, reports_with_a_finding

TRUTHS = {truth.what: truth for truth in (*SHARES, *NUMBERS)}


@pytest.mark.parametrize("truth", SHARES[:6], ids=lambda truth: truth.what)
def test_shares_are_rarely_told_wrong(truth: Truth) -> None:
    """Of 60 runs at most 3 should be wrong; 8 or more are so with one chance in a hundred."""
    found = ask(truth, 60, 1000)
    assert found.missed < 8
    assert found.false_same < 8
    assert found.false_different < 8


@pytest.mark.parametrize("truth", [NUMBERS[0], NUMBERS[1], NUMBERS[4]], ids=lambda truth: truth.what)
def test_numbers_are_rarely_told_wrong(truth: Truth) -> None:
    found = ask(truth, 12, 400)
    assert found.missed < 4
    assert found.false_same < 4
    assert found.false_different < 4


def test_what_touches_one_game_of_seventeen_is_found() -> None:
    found = ask(TRUTHS["6 % are touched, 3 points more"], 20, 2000)
    assert found.too_few <= 2
    assert found.pairs < 20 * 1000


def test_what_could_touch_few_games_is_not_settled_by_few_games() -> None:
    """50 pairs without a difference say only that less than about one in ten is touched."""
    measure = Measure("", is_share=True)
    for number in range(LOOK_EVERY):
        measure.add(number % 2, 1, number % 2, 1)
    found = measure.difference()
    assert found.value == 0
    assert found.low < -0.06
    assert found.high > 0.06
    assert measure.verdict(MARGIN) == TOO_FEW
    assert 200 < measure.needed(MARGIN) < 400


def test_it_says_about_right_how_many_games_it_takes() -> None:
    for what in ("6 % are touched, none more", "no game is touched"):
        truth = TRUTHS[what]
        found = ask(truth, 10, 5000)
        measure = Measure("", is_share=True)
        rng = Random(1)
        for _ in range(300):
            measure.add(*truth.draw(rng))
        assert 0.5 < measure.needed(MARGIN) / (found.pairs / 10) < 2


def test_reports_rarely_show_a_card_where_none_does_anything() -> None:
    corrected, plain = reports_with_a_finding(30, 40, 200)
    assert corrected <= 5
    assert plain >= 12
