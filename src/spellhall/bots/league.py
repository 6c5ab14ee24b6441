"""The command ``spellhall arena``: its arguments, and the league's tables for people and machines."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import spellhall
from spellhall.bots import LEVELS
from spellhall.bots.arena import Rating, Standing, hold, ratings, schedule, standings

INSTALL = "pip install 'spellhall[arena]'"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``spellhall arena``."""
    levels = "; ".join(f"{level}: {about}" for level, about in LEVELS.items())
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", default="greedy,random", metavar="A,B,…", help=f"the levels that meet. {levels}")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest the game allows)")
    parser.add_argument(
        "--games", type=_positive, default=100, metavar="N", help="games of each level among each other, at least (100)"
    )
    parser.add_argument("--guest", metavar="A", help="only the games in which this level is the guest")
    parser.add_argument("--seed", default="arena", metavar="S", help="the same seed deals the same league (arena)")
    parser.add_argument("--workers", type=_positive, metavar="N", help="processes (one for each processor)")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    """Hold a league and show its tables."""
    info = spellhall.game_info(args.game)
    seats = info.players[0] if args.seats is None else args.seats
    levels = [level.strip() for level in args.bots.split(",")]
    matches = schedule(info.name, seats, levels, args.games, args.seed, args.guest)
    outcomes = hold(matches, args.workers, _progress)
    table, strength = standings(matches, outcomes), ratings(matches, outcomes)
    if args.json:
        found = {
            "game": info.name,
            "seats": seats,
            "seed": args.seed,
            "standings": [asdict(one) for one in table],
            "ratings": None if strength is None else [one._asdict() for one in strength],
        }
        print(json.dumps(found, indent=2))
    else:
        _show(Console(), f"{info.title}, {seats} players", table, strength)
    return 0


def _show(console: Console, title: str, table: Sequence[Standing], strength: Sequence[Rating] | None) -> None:
    console.print(title, style="bold", highlight=False)
    shown = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for heading in ("guest", "among", "as"):
        shown.add_column(heading)
    for heading in ("games", "share of wins", "95 % interval", "× fair share"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for one in table:
        shown.add_row(
            one.guest,
            one.host,
            one.place or "any seat",
            str(one.games),
            f"{one.share:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.share / one.fair:.2f}" if one.fair else "–",
        )
    console.print(shown, highlight=False)
    if strength is None:
        console.print(f"openskill is not installed; for ratings: {INSTALL}", highlight=False, markup=False)
        return
    rated = ", ".join(f"{one.level} {one.mu:.1f} ± {2 * one.sigma:.1f}" for one in strength)
    console.print(f"Ratings (Plackett-Luce, 95 %): {rated}", highlight=False)


def _progress(done: int, all: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{done} of {all} games " if done < all else "\r\x1b[K")
        sys.stderr.flush()


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)
