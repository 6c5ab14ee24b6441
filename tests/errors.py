"""How often are the lab's answers wrong? Made-up games with a known truth, asked again and again.

``python -m tests.errors [RUNS]`` runs all of it; the suite runs a little of it (``tests/lab/test_errors.py``).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import spellhall
from spellhall.lab.pairs import LESS, MORE, SAME, TOO_FEW, Measure
from spellhall.lab.play import Row, facts_of, new_run
from spellhall.lab.report import card_findings, standing_out
from spellhall.lab.summary import Summary
from spellhall.lab.whatif import LOOK_EVERY, MARGIN

Pair = tuple[float, float, float, float]
"""Won by how many in the new game, won by how many in the old one."""


@dataclass(frozen=True)
class Truth:
    """A change of which we know what it does."""

    what: str
    draw: Callable[[Random], Pair]
    effect: float
    is_share: bool = True
    mean: float = 0.0
    """Of the old version; the margin of a number is a part of it."""

    @property
    def matters(self) -> bool:
        """Whether it does more than the margin."""
        return abs(self.effect) > (MARGIN if self.is_share else MARGIN * self.mean)


def touched(part: float, more: float, less: float) -> Callable[[Random], Pair]:
    """Of games that end alike but for a part, in which more are won that were lost, or the other way round."""

    def draw(rng: Random) -> Pair:
        old = new = float(rng.random() < 0.5)
        if rng.random() < part:
            old, new = rng.choices(((0.0, 1.0), (1.0, 0.0), (old, old)), (more, less, 1 - more - less))[0]
        return new, 1, old, 1

    return draw


def of_independent(new: float, old: float) -> Callable[[Random], Pair]:
    """Of games that have nothing in common."""
    return lambda rng: (float(rng.random() < new), 1, float(rng.random() < old), 1)


def sometimes_there(new: float, old: float, there: float) -> Callable[[Random], Pair]:
    """A mage who sits in some of the games, sometimes in one version only."""

    def draw(rng: Random) -> Pair:
        here = [float(rng.random() < there)] * 2
        if rng.random() < 0.1:
            here[1] = float(rng.random() < there)
        luck = rng.random()
        return here[0] * (luck < new), here[0], here[1] * (luck < old), here[1]

    return draw


def turns(rng: Random) -> int:
    """How long games of Nytherria last, roughly: 28 on the average."""
    return 12 + round(rng.expovariate(1 / 16))


def cut_off(part: float) -> Callable[[Random], Pair]:
    """A limit of rounds that few games reach; those end ten turns sooner."""

    def draw(rng: Random) -> Pair:
        old = turns(rng)
        return old - 10 * (rng.random() < part), 1, old, 1

    return draw


def longer(by: float) -> Callable[[Random], Pair]:
    """Games dealt quite differently, and longer."""
    return lambda rng: (turns(rng) + by, 1, turns(rng), 1)


def dragging(rng: Random) -> Pair:
    """One game of a hundred drags on, by fifty turns on the average."""
    old = turns(rng)
    return old + (round(rng.expovariate(1 / 50)) if rng.random() < 0.01 else 0), 1, old, 1


SHARES = (
    Truth("no game is touched", touched(0, 0, 0), 0.0),
    Truth("6 % are touched, 3 points more", touched(0.06, 0.75, 0.25), 0.03),
    Truth("6 % are touched, none more", touched(0.06, 0.5, 0.5), 0.0),
    Truth("3 % are touched, 3 points less", touched(0.03, 0, 1), -0.03),
    Truth("a third is touched, 2.5 points more", touched(1 / 3, 0.5375, 0.4625), 0.025),
    Truth("nothing in common, none more", of_independent(0.5, 0.5), 0.0),
    Truth("nothing in common, 10 points more", of_independent(0.6, 0.5), 0.1),
    Truth("a mage in a quarter of the games, 4 points more", sometimes_there(0.29, 0.25, 0.25), 0.04),
    Truth("a mage in a quarter of the games, none more", sometimes_there(0.25, 0.25, 0.25), 0.0),
)
NUMBERS = (
    Truth("a limit touches 0.3 % of the games", cut_off(0.003), -0.03, False, 28),
    Truth("a limit touches 8 % of the games", cut_off(0.08), -0.8, False, 28),
    Truth("nothing in common, none longer", longer(0), 0.0, False, 28),
    Truth("nothing in common, 3 turns longer", longer(3), 3.0, False, 28),
    Truth("one game of a hundred drags on", dragging, 0.5, False, 28),
)


@dataclass
class Errors:
    """What came of asking about one truth many times."""

    runs: int = 0
    missed: int = 0
    """Runs in which an interval, at one of the looks, did not hold the truth."""
    false_same: int = 0
    """… that ended with "the same", though it mattered."""
    false_different: int = 0
    """… that ended with "more" or "less", though there was nothing, or the other."""
    too_few: int = 0
    pairs: int = 0


def ask(truth: Truth, runs: int, pairs: int, seed: int = 1) -> Errors:
    """Ask so often, each time until it is settled, or the games are used up."""
    errors = Errors(runs)
    for run in range(runs):
        rng = Random(f"{truth.what} {seed} {run}")
        measure = Measure(truth.what, truth.is_share)
        missed, verdict = False, TOO_FEW
        while verdict == TOO_FEW and measure.contrast.games < pairs:
            for _ in range(LOOK_EVERY):
                measure.add(*truth.draw(rng))
            found = measure.difference()
            missed |= not found.low <= truth.effect <= found.high
            verdict = measure.verdict(MARGIN)
        errors.missed += missed
        errors.false_same += verdict == SAME and truth.matters
        errors.false_different += (verdict == MORE and truth.effect <= 0) or (verdict == LESS and truth.effect >= 0)
        errors.too_few += verdict == TOO_FEW
        errors.pairs += measure.contrast.games
    return errors


def reports_with_a_finding(runs: int, cards: int, games: int, seed: int = 1) -> tuple[int, int]:
    """Of so many reports on games in which no card does anything: how many show one, as they are and by the plain
    intervals of all cards.
    """
    corrected = plain = 0
    for run in range(runs):
        summary = games_without_effect(Random(f"{seed} {run}"), cards, games)
        findings = card_findings(summary)
        assert len(findings) == cards
        corrected += bool(standing_out(findings))
        plain += any(found.difference.low > 0 or found.difference.high < 0 for found in findings)
    return corrected, plain


def games_without_effect(rng: Random, cards: int, games: int) -> Summary:
    """Four seats, each with about every fourth card, common ones and rare ones; one of them wins."""
    run = new_run("lantern", 2, "random", games, "1").as_data() | {"seats": 4}
    summary = Summary(run, facts_of(spellhall.game_info("lantern")))
    for number in range(games):
        winner = rng.randrange(4)
        seats = [_seat(rng, number, seat, seat == winner, cards) for seat in range(4)]
        summary.add({"game": number, "leads": [1.0] * 9, "turns": 9, "way": "x"}, seats)
    return summary


def _seat(rng: Random, number: int, seat: int, won: bool, cards: int) -> Row:
    drawn = {f"card{card}": 1 for card in range(cards) if rng.random() < 0.08 + 0.4 * card / cards}
    rest: Row = dict.fromkeys(facts_of(spellhall.game_info("lantern")).counts.values(), 0)
    return {
        "game": number, "seat": seat + 1, "place": seat + 1, "bot": "random", "won": won, "share": float(won),
        "score": 0, **rest, **{fate: {} for fate in _fates()}, "drawn": drawn,
    }  # fmt: skip


def _fates() -> Sequence[Any]:
    return [fate for fate, _ in facts_of(spellhall.game_info("lantern")).cards.values()]


def main(runs: int) -> None:
    """All of it."""
    print(f"whatif, up to 5,000 pairs, a look every {LOOK_EVERY}, margin {MARGIN:.0%}; of {runs} runs each:\n")
    print(f"{'':50}{'missed':>8}{'false same':>12}{'false diff.':>12}{'too few':>9}{'pairs':>7}")
    for truth in (*SHARES, *NUMBERS):
        found = ask(truth, runs, 5000)
        rates = [f"{count / runs:.1%}" for count in (found.missed, found.false_same, found.false_different)]
        print(
            f"{truth.what:50}{rates[0]:>8}{rates[1]:>12}{rates[2]:>12}{found.too_few / runs:>9.0%}{found.pairs / runs:>7.0f}"
        )
    corrected, plain = reports_with_a_finding(runs, 40, 300)
    print(f"\nreports on 300 games with 40 cards that do nothing: {corrected / runs:.1%} show one that stands out "
          f"({plain / runs:.0%} by plain intervals)")  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
