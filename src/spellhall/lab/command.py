"""The commands of the lab and their arguments: sim, report, whatif."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import spellhall
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import GameInfo
from spellhall.lab.markdown import draw_markdown
from spellhall.lab.page import draw_page
from spellhall.lab.pairs import Version
from spellhall.lab.play import card_columns, facts_of, new_run
from spellhall.lab.pools import Cluster, Pool, Processes
from spellhall.lab.report import make_report
from spellhall.lab.reprint import read_change, read_changes
from spellhall.lab.sim import progress_bar, report_outcome, save_record, simulate
from spellhall.lab.summary import Summary, summarise
from spellhall.lab.tables import check_writable, read_games, read_run_file, seats_file
from spellhall.lab.text import print_report
from spellhall.lab.whatif import compare, versions_of
from spellhall.lab.whatif import make_report as make_comparison_report
from spellhall.terminal.play import INTERRUPTED

BROKEN = 1


def add_arguments(
    sim: argparse.ArgumentParser, report: argparse.ArgumentParser, whatif: argparse.ArgumentParser
) -> None:
    """What the three commands understand."""
    _add_sim(sim)
    _add_report(report)
    _add_whatif(whatif)


def _add_sim(parser: argparse.ArgumentParser) -> None:
    """What ``sim`` understands."""
    _add_table(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="x.parquet, x.csv or x.jsonl")
    parser.add_argument("--rotate", action="store_true", help="the bots move one seat on from game to game")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="CARD.FIELD=VALUE",
        help="play with a changed card (or OPTION=VALUE)",
    )
    parser.add_argument("--talk", action="store_true", help="let the bots make claims and heed those of others")
    parser.add_argument("--records", action="store_true", help="keep the record of every game, in x.records.jsonl")
    parser.add_argument("--resume", action="store_true", help="go on with a run that was interrupted, or lengthen one")
    parser.add_argument("--force", action="store_true", help="begin anew, over what is there")
    parser.add_argument("--on", choices=("processes", "ray"), default="processes", help="who plays (processes)")
    parser.add_argument("--address", metavar="A", help="of a Ray cluster (one that is started here for the run)")


def _add_table(parser: argparse.ArgumentParser) -> None:
    """Game, seats, bots: what ``sim`` and ``whatif`` have in common."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (as many as bots are named, or the fewest)"
    )
    parser.add_argument("--bots", default="greedy", metavar="A,B,…", help="one for all, or one for each seat (greedy)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same rows (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see: games GAME")
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes (one for each core)")


def run_sim(args: argparse.Namespace, options: dict[str, object]) -> int:
    """Play, and write the tables."""
    changes, chosen = read_changes(spellhall.game_info(args.game), args.set)
    setup = args.game, args.seats, args.bots, args.games, args.seed, options | chosen
    run = new_run(*setup, rotate=args.rotate, changes=changes, records=args.records, talk=args.talk)
    pool: Pool = Cluster(args.address) if args.on == "ray" or args.address else Processes(args.workers)
    console = Console(stderr=True)
    with progress_bar(console) as progress:
        task = progress.add_task(run.game, total=run.games)
        outcome = simulate(
            run,
            pool,
            args.out,
            resume=args.resume,
            force=args.force,
            seen=lambda done: progress.update(task, completed=done),
        )
    for line in report_outcome(run, args.out, outcome, _again(args)):
        print(line)
    return INTERRUPTED if outcome.interrupted else BROKEN if outcome.broken else 0


def _again(args: argparse.Namespace) -> str:
    """The command that goes on with this run."""
    words = ["spellhall", "sim", args.game, "--bots", args.bots, "--games", str(args.games), "--seed", args.seed]
    words += ["--seats", str(args.seats)] if args.seats is not None else []
    words += [word for option in args.option for word in ("--option", option)]
    words += [word for change in args.set for word in ("--set", change)]
    words += ["--rotate"] if args.rotate else []
    words += ["--records"] if args.records else []
    words += ["--talk"] if args.talk else []
    words += ["--workers", str(args.workers)] if args.workers else []
    words += ["--on", args.on] if args.on != "processes" else []
    words += ["--address", args.address] if args.address else []
    return shlex.join([*words, "--out", str(args.out), "--resume"])


def _add_report(parser: argparse.ArgumentParser) -> None:
    """What ``report`` understands."""
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="a table that sim wrote; several with --markdown"
    )
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="write the page there (FILE.html)")
    parser.add_argument(
        "--markdown", action="store_true", help="print the ranges of the rules as tables in Markdown instead of a page"
    )


def run_report(args: argparse.Namespace) -> int:
    """Read the tables, print the report and write the page."""
    if args.markdown:
        return _print_markdown(args.files, args.out)
    if len(args.files) > 1:
        raise BadSetup("a page is about one table; several tables can be had side by side with --markdown")
    (file,) = args.files
    out = args.out or file.with_suffix(".html")
    info, summary = _read(file, out)
    report = make_report(info, summary)
    out.write_text(draw_page(report), encoding="utf-8")
    print_report(report, Console())
    print(f"\nThe same with charts: {out}")
    return 0


def _print_markdown(files: Sequence[Path], out: Path | None) -> int:
    of_seats = {seats_file(file) for file in files}  # which ``runs/*.parquet`` names too
    text = draw_markdown([_read(file, out) for file in files if file not in of_seats])
    if out:
        out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


def _read(file: Path, out: Path | None) -> tuple[GameInfo[Any], Summary]:
    """The game and the figures of a table, once it is sure that the report can be written."""
    run = read_run_file(file)
    if out:
        check_writable(out)
    info = spellhall.game_info(run["game"])
    facts = facts_of(info)
    return info, summarise(run, facts, read_games(file, card_columns(facts)))


def _add_whatif(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    parser.add_argument(
        "--set",
        action="append",
        required=True,
        metavar="CARD.FIELD=VALUE",
        help="what to change; several values with commas are compared one by one; OPTION=VALUE works too",
    )
    parser.add_argument("--games", type=int, default=5000, metavar="N", help="at most so many deals (5000)")
    parser.add_argument(
        "--margin", type=float, default=2.0, metavar="P", help="differences below P %% do not matter (2)"
    )
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="write a page with charts there")


def run_whatif(args: argparse.Namespace, options: dict[str, object]) -> int:
    """Compare versions of a card, or of a rule that has an option."""
    info = spellhall.game_info(args.game)
    run = new_run(args.game, args.seats, args.bots, args.games, args.seed, options)
    versions = _read_versions(info, args.set)
    if args.out:
        check_writable(args.out)
    console = Console(stderr=True)
    with progress_bar(console) as progress:
        task = progress.add_task(f"{run.game}, {len(versions) + 1} versions", total=run.games)
        margin = args.margin / 100
        comparisons = compare(
            info,
            run,
            versions,
            margin=margin,
            workers=args.workers,
            seen=lambda done: progress.update(task, completed=done),
            foretold=lambda said: progress.console.print(said, highlight=False, markup=False, soft_wrap=True),
        )
    report = make_comparison_report(info, run, ", ".join(args.set), comparisons, margin)
    if args.out:
        args.out.write_text(draw_page(report), encoding="utf-8")
    print_report(report, Console())
    if args.out:
        print(f"\nThe same with charts: {args.out}")
    broken = [save_record(Path("whatif.parquet"), played) for found in comparisons for played in found.broken]
    for path in broken:
        print(f"A game broke off; its record: {path}")
    return BROKEN if broken else 0


def _read_versions(info: GameInfo[Any], given: Sequence[str]) -> list[Version]:
    """All changes together are one version; one of them may have several values."""
    read = [(text.partition("=")[0].strip(), *read_change(info, text)) for text in given]
    several = [change for change in read if len(change[3]) > 1]
    if len(several) > 1:
        raise BadSetup("only one --set may have several values: otherwise nobody knows which of them did it")
    swept = several[0] if several else read[-1]
    fixed: dict[str, dict[str, Any]] = {}
    chosen: dict[str, str] = {}
    for change in read:
        _, card, field, values = change
        if change is not swept:
            if card:
                fixed.setdefault(card, {})[field] = values[0]
            else:
                chosen[field] = str(values[0])
    name, card, field, values = swept
    return list(versions_of(name, values, card, field, fixed, chosen))
