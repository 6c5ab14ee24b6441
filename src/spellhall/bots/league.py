"""The command ``spellhall arena``: its arguments, and the league's tables for people and machines."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import spellhall
from spellhall.bots.arena import Difference, Kept, Rating, Standing, differences, hold, ratings, schedule, standings
from spellhall.installing import how_to_get
from spellhall.terminal.play import INTERRUPTED
from spellhall.terminal.speech import about_levels

INSTALL = how_to_get("openskill")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``spellhall arena``."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots", default="greedy,random", metavar="A,B,…", help=f"the levels that meet. {about_levels()}"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest the game allows)")
    parser.add_argument(
        "--games", type=_positive, default=100, metavar="N", help="games of each level among each other, at least (100)"
    )
    parser.add_argument("--guest", metavar="A", help="only the games in which this level is the guest")
    parser.add_argument("--host", metavar="A", help="only the games in which the others are of this level")
    parser.add_argument("--seed", default="arena", metavar="S", help="the same seed deals the same league (arena)")
    parser.add_argument("--workers", type=_positive, metavar="N", help="processes (one for each processor)")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="write every game there, and play none that is there already"
    )
    parser.add_argument("--talk", action="store_true", help="let the bots make claims and heed those of others")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    """Hold a league and show its tables."""
    info = spellhall.game_info(args.game)
    seats = info.players[0] if args.seats is None else args.seats
    levels = [level.strip() for level in args.bots.split(",")]
    matches = schedule(info.name, seats, levels, args.games, args.seed, args.guest, args.host, args.talk)
    kept = Kept(args.keep) if args.keep else None
    league = hold(matches, args.workers, _progress, kept)
    if not league:
        print("Interrupted before the first game was over.", file=sys.stderr)
        return INTERRUPTED
    matches_played, outcomes = list(league), list(league.values())
    table = standings(matches_played, outcomes)
    compared = differences(matches_played, outcomes)
    strength = ratings(matches_played, outcomes)
    if args.json:
        found = {
            "game": info.name,
            "seats": seats,
            "seed": args.seed,
            "standings": [asdict(one) for one in table],
            "differences": [asdict(one) for one in compared],
            "ratings": None if strength is None else [one._asdict() for one in strength],
        }
        print(json.dumps(found, indent=2))
    else:
        _show(Console(), f"{info.title}, {seats} players", table, compared, strength)
    if len(league) == len(matches):
        return 0
    how = "the same command goes on" if kept else "with --keep FILE the same command would go on from there"
    print(f"Interrupted after {len(league)} of {len(matches)} games: {how}.", file=sys.stderr)
    return INTERRUPTED


def _show(
    console: Console,
    title: str,
    table: Sequence[Standing],
    compared: Sequence[Difference],
    strength: Sequence[Rating] | None,
) -> None:
    console.print(title, style="bold", highlight=False)
    shown = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for heading in ("guest", "among", "as"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("games", "share of wins", "95 % interval", "× fair"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for standing in table:
        shown.add_row(
            standing.guest,
            standing.host,
            standing.place or "any seat",
            str(standing.games),
            f"{standing.share:.1%}",
            f"{100 * standing.low:.1f}–{standing.high:.1%}",
            f"{standing.share / standing.fair:.2f}" if standing.fair else "–",
        )
    console.print(shown, highlight=False)
    for one in compared:
        console.print(
            f"{one.guest} instead of {one.other} among {one.host}, the same {one.games} games: "
            f"{100 * one.more:+.1f} points ({100 * one.low:+.1f} to {100 * one.high:+.1f})",
            highlight=False,
        )
    if strength is None:
        console.print(
            f"openskill is not installed; for ratings: {INSTALL}", highlight=False, markup=False, soft_wrap=True
        )
        return
    rated = ", ".join(f"{level} {mu:.1f} ± {2 * sigma:.1f}" for level, mu, sigma in strength)
    console.print(f"Ratings (Plackett-Luce, 95 %): {rated}", highlight=False)


def _progress(done: int, all: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{done} of {all} games " if done < all else "\r\x1b[K")
        sys.stderr.flush()


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)
