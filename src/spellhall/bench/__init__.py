"""``spellhall bench``: how fast the games play, beside other projects, and whether memory stays flat.

Read race.py first (how fairness is kept), then contestants.py and peers.py (what is timed).
docs/bench.md says what each figure means.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from typing import Any, Final

from rich.console import Console

import spellhall
from spellhall.bench import contestants, memory, peers, race, report
from spellhall.bench.race import Figures, Plan
from spellhall.engine.info import GameInfo
from spellhall.games import all_games
from spellhall.installing import how_to_get

RESEARCH: Final = how_to_get("numpy", "'pettingzoo[classic]'")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``spellhall bench``."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (all, unless named)")
    parser.add_argument("--all", action="store_true", help="hidden games as well")
    parser.add_argument("--seats", type=int, metavar="N", help="only with N seats (every count the game allows)")
    parser.add_argument(
        "--seconds", type=_positive_number, default=1.0, metavar="S", help="CPU seconds for each measurement (1)"
    )
    parser.add_argument(
        "--peers", action="store_true", help="OpenSpiel, RLCard, Catanatron and PettingZoo in the same run"
    )
    parser.add_argument(
        "--research",
        action="store_true",
        help="play through OpenSpiel too, and many games at once beside Gymnasium's AsyncVectorEnv",
    )
    parser.add_argument("--memory", action="store_true", help="instead: does memory stay flat over very many games?")
    parser.add_argument(
        "--count", type=_tenths, default=100_000, metavar="N", help="with --memory: games of each (100000)"
    )
    parser.add_argument("--json", action="store_true", help="for machines; the keys are in docs/bench.md")


def run(args: argparse.Namespace) -> int:
    """Measure and print. 0 is well; 1 says that memory grew; 2 that it cannot be read here."""
    chosen = choose(args.games, args.all, args.seats)
    return _run_memory(chosen, args) if args.memory else _run_race(chosen, args)


def _run_race(chosen: list[tuple[GameInfo[Any], int]], args: argparse.Namespace) -> int:
    entered = [contestants.enter(info, seats) for info, seats in chosen]
    missing: list[str] = []
    if args.peers:
        others, missing = peers.enter()
        entered += others
    plan = race.plan(args.seconds)
    yardstick = next((one for one in entered if (one.house, one.game) == peers.YARDSTICK), None)
    found = race.judge(race.race(entered, plan, progress=_progress), yardstick)
    environments = {"observed": _race_observed(chosen, plan, args.peers, missing)}
    if args.research:
        environments |= _race_for_research(chosen, plan, missing)
    if args.json:
        print(json.dumps(report.as_json(found, plan, yardstick, missing, environments), indent=2))
    else:
        report.show(Console(), found, plan, yardstick, missing, environments)
    return 0


def _race_observed(
    chosen: list[tuple[GameInfo[Any], int]], plan: Plan, beside_hanabi: bool, missing: list[str]
) -> list[Figures]:
    """The games as environments, for which only those wait who have the libraries."""
    try:
        environments = import_module("spellhall.adapters.bench")
        entered, yardstick = environments.enter(chosen, beside_hanabi)
    except ImportError:
        missing.append(f"PettingZoo is not installed; to play with observations: {RESEARCH}")
        return []
    except Exception as error:  # as with other peers
        missing.append(f"PettingZoo cannot be played here ({type(error).__name__}: {error}); try: {RESEARCH}")
        return []
    return race.judge(race.race(entered, plan, progress=_progress), yardstick)


def _race_for_research(
    chosen: list[tuple[GameInfo[Any], int]], plan: Plan, missing: list[str]
) -> dict[str, list[Figures]]:
    """The games through OpenSpiel, and many at once; each where its library is installed."""
    found: dict[str, list[Figures]] = {"open_spiel": [], "batches": []}
    for name, library in (("open_spiel", "OpenSpiel"), ("batches", "Gymnasium")):
        try:
            races = import_module("spellhall.adapters.bench")
            found[name] = getattr(races, f"race_{name}")(chosen, plan, _progress)
        except ImportError:
            missing.append(f"{library} is not installed; to play through it: {RESEARCH}")
        except Exception as error:  # as with other peers
            missing.append(f"{library} cannot be played here ({type(error).__name__}: {error}); try: {RESEARCH}")
    return found


def _run_memory(chosen: list[tuple[GameInfo[Any], int]], args: argparse.Namespace) -> int:
    if memory.resident() is None:
        print(
            "This system does not say how much memory a process holds, so --memory cannot work here.", file=sys.stderr
        )
        return 2
    infos = {info.name: info for info, _ in chosen}
    runs = [
        memory.watch(info, [seats for one, seats in chosen if one is info], args.count, _progress)
        for info in infos.values()
    ]
    if args.json:
        print(json.dumps(memory.as_json(runs), indent=2))
    else:
        memory.show(Console(), runs)
    return 0 if all(run.flat for run in runs) else 1


def choose(names: list[str], hidden: bool, seats: int | None) -> list[tuple[GameInfo[Any], int]]:
    """The games with their seat counts. Unnamed games that do not seat ``seats`` are left out."""
    if names:
        infos = [spellhall.game_info(name) for name in dict.fromkeys(names)]
    else:
        infos = list((all_games() if hidden else spellhall.games()).values())
    if seats is None:
        return [(info, count) for info in infos for count in range(info.players[0], info.players[1] + 1)]
    if not names:
        infos = [info for info in infos if info.players[0] <= seats <= info.players[1]] or infos
    for info in infos:
        info.check_seats(seats)
    return [(info, seats) for info in infos]


def _progress(words: str) -> None:
    """Say on a terminal how far it is; nothing runs beside the measurements to do so."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{words}")
        sys.stderr.flush()


def _positive_number(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"should be more than 0, not {text}")
    return number


def _tenths(text: str) -> int:
    number = int(text)
    if number < memory.TENTHS:
        raise argparse.ArgumentTypeError(f"should be {memory.TENTHS} games or more, not {text}")
    return number
