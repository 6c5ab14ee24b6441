"""Very many random games over all seats and options, every law of the game checked: ``make soak``.

``python -m tests.soak 20000 magewars --seats 2 3`` plays that many games at each of these tables, half of
them with the usual options and half over all combinations of options. At every seventh answer and at the
end of each game the game's own laws are checked; at two games in two thousand the dear laws of the engine
too (leaks in views and news, copies that change). A game is a line of ``--to DIR``, so a soak that was
stopped goes on where it was, and ``python -m tests.soak --table DIR`` tells what came out.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from tempfile import mkdtemp
from typing import Any

from spellhall.engine.info import GameInfo
from spellhall.engine.laws import LAWS, Broken, Start
from spellhall.engine.steps import apply, legal
from spellhall.games import all_games
from spellhall.lab.ranges import number, percent

EVERY = 7
DEAR_EVERY = 2_000
DEAR = ("views_do_not_leak", "news_does_not_leak", "copies_never_change")
MOST_ANSWERS = 1_000_000

Line = dict[str, Any]


def combinations(info: GameInfo[Any], seats: int) -> list[dict[str, str]]:
    """Every combination of options that fits a table."""
    names = [option.name for option in info.options]
    found = [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in info.options))]
    return [each for each in found if all(option.fits(each[option.name], seats) for option in info.options)]


def play(info: GameInfo[Any], seats: int, options: dict[str, str], seed: int) -> Line:
    """One random game: what the table is made from. Raises Broken with the way to get there."""
    where = f"{info.name}, {seats} seats, {options}, Random({seed})"
    draw = Random(seed).random
    s = info.begin(seats, info.read_options(options), {})
    s.news = []
    answers = 0
    while s.ask is not None:
        tickets = legal(s)
        apply(s, tickets[int(draw() * len(tickets))])
        answers += 1
        if answers % EVERY == 0 or s.ask is None:
            try:
                for law in info.laws:
                    law(s)
            except AssertionError as error:
                raise Broken(f"{where}, answer {answers}") from error
        if answers > MOST_ANSWERS:
            raise Broken(f"{where}: no end after {answers} answers")
    result, facts = s.result, info.facts
    if result is None or not result.winners or not set(result.winners) <= set(range(seats)):
        raise Broken(f"{where}: no proper result: {result}")
    first = next((args[0] for _, kind, args in s.news if kind == "first"), 0)
    line: Line = {"answers": answers, "first": first, "winners": result.winners, "reason": result.reason}
    if facts is not None:
        line |= {**facts.of_game(s, s.news), "seats": facts.of_seats(s)}
        said = Counter(kind for _, kind, _ in s.news)
        line["counts"] = {column: said[kind] for kind, column in facts.counts.items()}
    return line


def soak(info: GameInfo[Any], seats: int, games: int, folder: Path) -> None:
    """Play what is missing of that many games, and write a line for each."""
    others = combinations(info, seats)
    path = folder / f"{info.name}-{seats}.jsonl"
    done = len(path.read_text().splitlines()) if path.exists() else 0
    with path.open("a") as lines:
        for seed in range(done, games):
            options = others[seed // 2 % len(others)] if seed % 2 else {}
            line = play(info, seats, options, seed)
            if seed % DEAR_EVERY < 2:  # once with the usual options, once with others
                for law in DEAR:
                    LAWS[law](info, Start(seats, options), seed)
            lines.write(json.dumps({"seed": seed, "usual": not options, **line}) + "\n")
            lines.flush()


def table(info: GameInfo[Any], seats: int, lines: list[Line]) -> Iterator[str]:
    """What came out at one number of seats."""
    answers = [line["answers"] for line in lines]
    yield f"{info.title}, {seats} seats: {len(lines)} games, {mean(answers):.0f} answers (longest {max(answers)})"
    for name, chosen in (("usual options", [line for line in lines if line["usual"]]), ("all games", lines)):
        if not chosen or "rounds" not in chosen[0]:
            continue
        rounds = [line["rounds"] for line in chosen]
        tenths = quantiles(rounds, n=10) if len(rounds) > 1 else rounds * 9
        yield (
            f"  {name} ({len(chosen)}): rounds mean {number(mean(rounds))}, 10 % {number(tenths[0])}, "
            f"median {number(tenths[4])}, 90 % {number(tenths[8])}, longest {max(rounds)}"
        )
        ways = Counter(line["way"] for line in chosen)
        yield "    ways: " + ", ".join(f"{way} {percent(count / len(chosen))}" for way, count in ways.most_common())
        places = shares(chosen, lambda line, seat: (seat - line["first"]) % seats + 1)
        yield "    win share by place: " + ", ".join(f"{place}. {percent(places[place])}" for place in sorted(places))
        by_seat = shares(chosen, lambda _, seat: seat + 1)
        yield "    win share by seat: " + ", ".join(f"P{seat} {percent(by_seat[seat])}" for seat in sorted(by_seat))
        for column in chosen[0]["seats"][0]:
            if isinstance(chosen[0]["seats"][0][column], str):
                yield f"    fair shares by {column}: " + fair_shares(chosen, column)
        for column in chosen[0]["counts"]:
            yield f"    {column} per seat: {number(mean(line['counts'][column] for line in chosen) / seats)}"
        for column in ("structures", "curses_per_turn"):
            if column in chosen[0]:
                yield f"    {column}, mean: {number(mean(line[column] for line in chosen))}"
    if info.facts is not None:
        wanted = [each for each in info.facts.wanted if not each.seats or seats in each.seats]
        yield "  wanted: " + "; ".join(f"{each.what} {number(each.low)} to {number(each.high)}" for each in wanted)


def shares(lines: list[Line], of: Any) -> dict[int, float]:
    """By what ``of`` says of a winner: its part of the victories, a shared one divided."""
    found: defaultdict[int, float] = defaultdict(float)
    for line in lines:
        for seat in line["winners"]:
            found[of(line, seat)] += 1 / len(line["winners"]) / len(lines)
    return dict(found)


def fair_shares(lines: list[Line], column: str) -> str:
    """By the value that a seat has in a column: how often it wins, if 1 is fair."""
    sat: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for line in lines:
        for seat, about in enumerate(line["seats"]):
            sat[about[column]] += 1
            if seat in line["winners"]:
                won[about[column]] += len(line["seats"]) / len(line["winners"])
    return ", ".join(f"{value} {number(won[value] / sat[value])}" for value in sorted(sat))


def main() -> None:
    """Read the arguments, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("amount", nargs="?", type=int, default=20_000, help="games at every number of seats")
    parser.add_argument("games", nargs="*", help="all, unless named")
    parser.add_argument("--seats", nargs="*", type=int, help="only these numbers of seats")
    parser.add_argument("--to", type=Path, help="where the lines go (a new folder)")
    parser.add_argument("--table", type=Path, metavar="DIR", help="play nothing: only the table of a folder")
    args = parser.parse_args()
    folder = args.table or args.to or Path(mkdtemp(prefix="soak-"))
    folder.mkdir(parents=True, exist_ok=True)
    for name, info in all_games().items():
        if args.games and name not in args.games:
            continue
        for seats in range(info.players[0], info.players[1] + 1):
            if args.seats and seats not in args.seats:
                continue
            if not args.table:
                soak(info, seats, args.amount, folder)
            path = folder / f"{name}-{seats}.jsonl"
            if path.exists():
                lines = [json.loads(line) for line in path.read_text().splitlines()]
                print(*table(info, seats, lines), sep="\n", flush=True)


if __name__ == "__main__":
    main()
