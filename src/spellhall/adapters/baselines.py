"""What simple players achieve against random ones: python -m spellhall.adapters.baselines

Each plays so many games, its seat drawn anew for each, against random players. *worth* is the mean
of ``payoffs`` (0: no better than they, 1: wins every game alone), with its standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

import spellhall
from spellhall.adapters.example import train
from spellhall.adapters.table import payoffs
from spellhall.bots import Seat, make_bot

LEVELS: Final = ("random", "greedy")


def play(game: str, seats: int, level: str, seed: int) -> float:
    """What one game is worth to a bot of that level among random ones."""
    rng = Random(f"{game} {level} {seed}")
    hero = rng.randrange(seats)
    bots = [make_bot(level if seat == hero else "random", rng.getrandbits(64)) for seat in range(seats)]
    table = spellhall.new(game, seats, rng.getrandbits(64), listen=False)
    while (decision := table.decision) is not None:
        table.play(bots[decision.seat].choose(Seat(table)))
    assert table.result is not None
    return payoffs(table.result, seats)[hero]


def rows(
    game: str, games: int, levels: Sequence[str], training: int
) -> Iterator[tuple[str, int, str, int, float, float]]:
    """Game, seats, player, games counted, worth and its standard error."""
    seats = spellhall.game_info(game).players[0]
    for level in levels:
        worth = [play(game, seats, level, seed) for seed in range(games)]
        yield game, seats, level, games, mean(worth), stdev(worth) / sqrt(games)
    last = train(game, training)[-2 * games :]
    yield game, seats, f"linear, {training} games", len(last), mean(last), stdev(last) / sqrt(len(last))


def main() -> None:
    """Print the table of docs/research.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="the games (all, unless named)")
    parser.add_argument("--games", type=int, default=50, metavar="N", help="how many to play with each (50)")
    parser.add_argument("--bots", nargs="*", default=LEVELS, metavar="LEVEL", help="which bots (random greedy)")
    parser.add_argument("--training", type=int, default=1000, metavar="N", help="how many games to learn from (1000)")
    args = parser.parse_args()
    print("| game | seats | player | games | worth |\n|---|---|---|---|---|")
    for game in args.game or spellhall.games():
        for name, seats, player, games, worth, error in rows(game, args.games, args.bots, args.training):
            print(f"| {name} | {seats} | {player} | {games} | {worth:+.2f} ± {error:.2f} |", flush=True)


if __name__ == "__main__":
    main()
