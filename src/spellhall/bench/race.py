"""How fairness is kept: everybody runs in the same process, in turn, in short slices.

The speed of a shared machine changes within seconds, by a third and more. So nobody is measured
for long at a stretch: each round gives every contestant one slice of every task, and a contestant
is compared with the yardstick round by round. What slows a whole round slows both, and cancels out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Final, NamedTuple

from spellhall.bench.contestants import Contestant, Task

TASKS: Final = ("play", "copy", "determinize", "view", "search")
SLICE: Final = 0.1

Clock = Callable[[], float]


class Plan(NamedTuple):
    """So many rounds count, with slices of so many CPU seconds; one round before them warms up."""

    rounds: int
    slice: float


class Slice(NamedTuple):
    """What was done in one slice: whole runs of the task, their units, and the CPU seconds taken."""

    runs: int
    units: int
    seconds: float


class Spread(NamedTuple):
    """Lowest quartile, median, highest quartile."""

    low: float
    median: float
    high: float


Slices = dict[str, list[Slice]]
"""For each task, one slice a round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What a contestant achieved. None: it cannot do that, or there is no yardstick."""

    contestant: Contestant
    decisions_per_second: Spread
    games_per_second: Spread
    decisions_per_game: float
    copy_us: Spread | None
    determinize_us: Spread | None
    view_us: Spread | None
    decisions_times_yardstick: Spread | None
    copies_times_yardstick: Spread | None
    iterations_per_second: Spread | None
    iterations_times_yardstick: Spread | None


def plan(seconds: float) -> Plan:
    """Enough rounds of short slices to give each measurement its seconds."""
    rounds = max(1, round(seconds / SLICE))
    return Plan(rounds, seconds / rounds)


def race(
    contestants: Sequence[Contestant],
    plan: Plan,
    progress: Callable[[str], None],
    clock: Clock = time.process_time,
) -> list[tuple[Contestant, Slices]]:
    """Run all rounds. Each round begins with another contestant, so that nobody always follows
    the same one; the first round warms up and is thrown away.
    """
    entered: list[tuple[Contestant, Slices]] = [(one, {task: [] for task in one.tasks}) for one in contestants]
    for round in range(plan.rounds + 1):
        progress(f"round {round} of {plan.rounds} " if round else "warming up ")
        first = round % len(entered)
        for task in TASKS:
            for contestant, slices in entered[first:] + entered[:first]:
                if task in contestant.tasks:
                    timed = run_for(contestant.tasks[task], plan.slice, clock)
                    if round:
                        slices[task].append(timed)
    progress("")
    return entered


def run_for(task: Task, seconds: float, clock: Clock) -> Slice:
    """Repeat the task, always to its end, until the time is over."""
    runs = units = 0
    began = clock()
    while True:
        units += task()
        runs += 1
        taken = clock() - began
        if taken >= seconds:
            return Slice(runs, units, taken)


def judge(entered: Sequence[tuple[Contestant, Slices]], yardstick: Contestant | None) -> list[Figures]:
    """The figures of everybody, with multiples of the yardstick if there is one."""
    measure = next((slices for one, slices in entered if one is yardstick), None)
    return [_figures(one, slices, measure) for one, slices in entered]


def _figures(contestant: Contestant, slices: Slices, measure: Slices | None) -> Figures:
    play = slices["play"]
    return Figures(
        contestant=contestant,
        decisions_per_second=spread([one.units / one.seconds for one in play]),
        games_per_second=spread([one.runs / one.seconds for one in play]),
        decisions_per_game=sum(one.units for one in play) / sum(one.runs for one in play),
        copy_us=_microseconds(slices, "copy"),
        determinize_us=_microseconds(slices, "determinize"),
        view_us=_microseconds(slices, "view"),
        decisions_times_yardstick=_multiples(slices, measure, "play"),
        copies_times_yardstick=_multiples(slices, measure, "copy"),
        iterations_per_second=_per_second(slices, "search"),
        iterations_times_yardstick=_multiples(slices, measure, "search"),
    )


def _per_second(slices: Slices, task: str) -> Spread | None:
    return spread([one.units / one.seconds for one in slices[task]]) if task in slices else None


def _microseconds(slices: Slices, task: str) -> Spread | None:
    return spread([one.seconds / one.units * 1e6 for one in slices[task]]) if task in slices else None


def _multiples(slices: Slices, measure: Slices | None, task: str) -> Spread | None:
    """How many times as many units per second as the yardstick, compared within each round."""
    if measure is None or task not in slices or task not in measure:
        return None
    return spread(
        [
            (ours.units / ours.seconds) / (theirs.units / theirs.seconds)
            for ours, theirs in zip(slices[task], measure[task], strict=True)
        ]
    )


def spread(values: Sequence[float]) -> Spread:
    """Quartiles and median; of one value, that value."""
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, median, high = quantiles(values, n=4, method="inclusive")
    return Spread(low, median, high)
