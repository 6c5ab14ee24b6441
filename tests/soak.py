"""Many random games over all seats and options, every law of the game checked: ``make soak``.

``python -m tests.soak 100000 castle`` plays that many games of one; without names, of all.
"""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from itertools import product
from random import Random
from typing import Any

from spellhall.engine.game import GameInfo
from spellhall.engine.laws import Broken
from spellhall.engine.steps import apply, legal
from spellhall.games import all_games


def tables(info: GameInfo[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that fits it."""
    found = []
    for seats in range(info.players[0], info.players[1] + 1):
        for values in product(*(option.values for option in info.options)):
            options = dict(zip((option.name for option in info.options), values, strict=True))
            if all(option.fits(options[option.name], seats) for option in info.options):
                found.append((seats, options))
    return found


def soak(info: GameInfo[Any], games: int) -> None:
    """Play; print lengths and win shares by seats; raise Broken with the way to get there."""
    choices = tables(info)
    answers: Counter[int] = Counter()
    played: Counter[int] = Counter()
    longest: Counter[int] = Counter()
    shares: dict[tuple[int, int], float] = defaultdict(float)
    begun = time.process_time()
    for number in range(games):
        seats, options = choices[number % len(choices)]
        rng = Random(number)
        s = info.begin(seats, options, {})
        count = 0
        while s.ask is not None:
            tickets = legal(s)
            apply(s, tickets[int(rng.random() * len(tickets))])
            count += 1
            if count % 7 == 0 or s.ask is None:
                try:
                    for law in info.laws:
                        law(s)
                except AssertionError as error:
                    raise Broken(f"{info.name}, {seats} seats, {options}, Random({number}), answer {count}") from error
        if s.result is None:
            raise Broken(f"{info.name}, {seats} seats, {options}, Random({number}): no result")
        played[seats] += 1
        answers[seats] += count
        longest[seats] = max(longest[seats], count)
        for winner in s.result.winners:
            shares[seats, winner] += 1 / len(s.result.winners)
    spent = time.process_time() - begun
    print(f"{info.title}: {games} games over {len(choices)} tables, no law broken, {spent:.0f} CPU seconds")
    for seats in sorted(played):
        by_seat = " ".join(f"{shares[seats, seat] / played[seats]:.3f}" for seat in range(seats))
        mean = answers[seats] / played[seats]
        print(
            f"  {seats} seats: {played[seats]} games, {mean:.1f} answers (longest {longest[seats]}), win share {by_seat}"
        )


if __name__ == "__main__":
    amount = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for name, info in all_games().items():
        if name in sys.argv[2:] or len(sys.argv) <= 2:
            soak(info, amount)
