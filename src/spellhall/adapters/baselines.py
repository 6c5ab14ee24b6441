"""What simple players achieve against random ones: python -m spellhall.adapters.baselines

Every deal is played once from each seat, with the same random players in the others. *worth* is the
mean of ``payoffs`` (0: no better than they, 1: wins every game alone) with its 95 % interval, counted
by deals. A random player among random ones plays the same game from every seat, and what is won is
lost by others: it comes out at 0 exactly, or something is wrong with the count.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

import numpy as np

import spellhall
from spellhall.adapters import example
from spellhall.adapters.gymnasium import LearnerEnv
from spellhall.adapters.match import payoffs
from spellhall.bots import Seat, make_bot

LEVELS: Final = ("random", "greedy")
TWO_SIDED: Final = 1.96

Play = Callable[[int, int], float]
"""What the game is worth, by deal and seat."""


def bot(game: str, seats: int, level: str) -> Play:
    """A bot of that level among random ones."""

    def play(deal: int, hero: int) -> float:
        rng = Random(f"{game} {deal}")
        seeds = [rng.getrandbits(64) for _ in range(seats)]
        bots = [make_bot(level if seat == hero else "random", seeds[seat]) for seat in range(seats)]
        table = spellhall.new(game, seats, rng.getrandbits(64), listen=False)
        while (decision := table.decision) is not None:
            table.play(bots[decision.seat].choose(Seat(table)))
        assert table.result is not None
        return payoffs(table.result, seats)[hero]

    return play


def linear(game: str, seats: int, training: int) -> Play:
    """The policy of the example, after so many games of training, learning no more."""
    weights = example.train(game, training)
    envs = [LearnerEnv(game, seats, seat=seat) for seat in range(seats)]

    def play(deal: int, hero: int) -> float:
        return example.play(envs[hero], weights, np.random.default_rng([deal, hero]), deal)[0]

    return play


def measure(play: Play, seats: int, deals: int) -> tuple[float, float]:
    """The mean over so many deals, each from every seat, and half the width of its interval."""
    worth = [mean(play(deal, hero) for hero in range(seats)) for deal in range(deals)]
    return mean(worth), TWO_SIDED * stdev(worth) / sqrt(deals)


def rows(
    game: str, deals: int, levels: Sequence[str], training: int
) -> Iterator[tuple[str, int, str, int, float, float]]:
    """Game, seats, player, games counted, worth and half its interval."""
    seats = spellhall.game_info(game).players[0]
    for level in levels:
        yield game, seats, level, deals * seats, *measure(bot(game, seats, level), seats, deals)
    if training:
        learnt = linear(game, seats, training)
        yield game, seats, f"linear, {training} games", deals * seats, *measure(learnt, seats, deals)


def main() -> None:
    """Print the table of docs/research.md."""
    parser = argparse.ArgumentParser(description="What simple players achieve against random ones.")
    parser.add_argument("game", nargs="*", help="the games (all, unless named)")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="how many, each from every seat (100)")
    parser.add_argument("--bots", nargs="*", default=LEVELS, metavar="LEVEL", help="which bots (random greedy)")
    parser.add_argument("--training", type=int, default=1000, metavar="N", help="how many games to learn from (1000)")
    args = parser.parse_args()
    print("| game | seats | player | games | worth |\n|---|---|---|---|---|")
    for game in args.game or spellhall.games():
        for name, seats, player, games, worth, half in rows(game, args.deals, args.bots, args.training):
            print(f"| {name} | {seats} | {player} | {games} | {worth:+.2f} ± {half:.2f} |", flush=True)


if __name__ == "__main__":
    main()
