"""What does a number on a card do? Both versions play the same deals with the same bots, and the
differences are reported, game by game against its twin: ``spellhall whatif``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from typing import Any

from spellhall.engine.info import GameInfo
from spellhall.lab.betting import ALPHA
from spellhall.lab.figures import Estimate
from spellhall.lab.names import bots_in_words
from spellhall.lab.pairs import LESS, MORE, TOO_FEW, Comparison, Measure, Version
from spellhall.lab.play import Changes, Played, Run
from spellhall.lab.pools import Processes, cores
from spellhall.lab.ranges import number, percent, points, signed
from spellhall.lab.report import Block, Curve, Grid, Report, Section, Sentences, Whiskers

LOOK_EVERY = 50
MARGIN = 0.02
"""Differences smaller than this do not matter: of win shares in points, of everything else in parts of
what it was."""

HARDLY = 0.8
"""Where the differences of pairs vary by more than this part of those of independent games, pairs help little."""

MILLION = 1_000_000


class _Stream:
    """The games of one version in order, played ahead by processes of its own."""

    def __init__(self, games: Generator[Played, None, None]) -> None:
        self.games = games
        self.ahead: dict[int, Played] = {}

    def take(self, number: int) -> Played:
        """Game ``number``; numbers are asked for in order."""
        while number not in self.ahead:
            played = next(self.games)
            self.ahead[played.number] = played
        return self.ahead.pop(number)

    def close(self) -> None:
        """Stop the processes."""
        self.games.close()


def compare(
    info: GameInfo[Any],
    run: Run,
    versions: Sequence[Version],
    *,
    margin: float = MARGIN,
    workers: int | None = None,
    seen: Callable[[int], None] = lambda _: None,
    foretold: Callable[[str], None] = lambda _: None,
) -> list[Comparison]:
    """Play every version against the printed one until all is settled or the games are used up. After the first look,
    say how many games it will take. Ctrl-C stops it too; what has been found by then is given back.
    """
    comparisons = [Comparison(info, version) for version in versions]
    each = max(1, (workers or cores()) // (len(versions) + 1))
    with ExitStack() as stack:

        def stream(changes: Changes, options: Mapping[str, str]) -> _Stream:
            varied = replace(run, changes=changes, options={**run.options, **options}, paired=True)
            return stack.enter_context(closing(_Stream(Processes(each)(varied, range(run.games)))))

        printed = stream({}, {})
        open_ones = [
            (comparison, stream(comparison.version.changes, comparison.version.options)) for comparison in comparisons
        ]
        try:
            for number_ in range(run.games):
                old = printed.take(number_)
                for comparison, games in open_ones:
                    comparison.add(games.take(number_), old)
                seen(number_ + 1)
                if (number_ + 1) % LOOK_EVERY == 0:
                    for comparison, games in [*open_ones]:
                        if comparison.settled(margin):
                            games.close()
                            open_ones.remove((comparison, games))
                        elif number_ + 1 == LOOK_EVERY:
                            foretold(foretell(comparison, margin, run.games))
                    if not open_ones:
                        break
        except KeyboardInterrupt:
            pass
    return comparisons


# What is found


def foretell(comparison: Comparison, margin: float, games: int) -> str:
    """After the first look: how many games it will take."""
    found = comparison.slowest(margin)
    name = comparison.version.name
    if found is None:
        return f"{name}: the first {comparison.pairs} pairs of games say nothing yet."
    needed, measure = found
    enough = "" if needed <= games else f", more than the {games} that --games allows"
    return (
        f"{name}: about {in_words(needed)} pairs of games will be needed{enough}, judged by the first "
        f"{comparison.pairs}: so many to know “{measure.title}” within {margin_in_words(measure, margin)}; fewer if it "
        f"differs by much more."
    )


def in_words(games: float) -> str:
    """``1,900``: two digits are more than anybody knows."""
    if games > MILLION:
        return "more than a million"
    digits = max(len(str(int(games))) - 2, 0)
    return f"{round(games, -digits):,.0f}"


def margin_in_words(measure: Measure, margin: float) -> str:
    """``2.0 points``, ``0.7``."""
    small = measure.small(margin)
    return f"{100 * small:.1f} points" if measure.is_share else number(small)


def make_report(info: GameInfo[Any], run: Run, asked: str, comparisons: Sequence[Comparison], margin: float) -> Report:
    """The differences, new less old; of several versions also a chart over them."""
    about = (
        f"Bots: {bots_in_words(run.bots)}; {run.seats} players; seed {run.seed}. The same deals in both versions, so a "
        f"deal's luck cancels as far as the games stay alike. Intervals are 95 % and hold whenever one stops looking. "
        f"Settled: clearly different, or within {percent(margin)} (of win shares: {100 * margin:.1f} points)."
    )
    sections = [_headlines(comparisons, margin)]
    if len(comparisons) > 1:
        sections.append(_sweep(info, comparisons))
    sections += [_details(comparison, margin) for comparison in comparisons]
    return Report(f"{info.title}: what if {asked}?", about, sections)


def _headlines(comparisons: Sequence[Comparison], margin: float) -> Section:
    rows = []
    for comparison in comparisons:
        name = comparison.version.name
        rows += [(word, f"{name}: {sentence}") for word, sentence in _how_it_stands(comparison, margin)]
        rows += [
            (measure.verdict(margin), f"{name}: {_sentence(measure)}") for measure in comparison.headlines.values()
        ]
    return Section("In short", "", [Sentences(rows)])


def _how_it_stands(comparison: Comparison, margin: float) -> Iterator[tuple[str, str]]:
    pairs, unclear = comparison.pairs, comparison.open(margin)
    if comparison.unplayable:
        yield "given up", "most games break off: it cannot be played like this."
    elif unclear or not pairs:
        found = comparison.slowest(margin)
        more = ""
        if found is not None:
            needed, measure = found
            within = margin_in_words(measure, margin)
            more = f" About {in_words(needed)} pairs would tell “{measure.title}” to within {within}."
        open_ones = f"{len(unclear)} of {len(comparison.headlines)} figures below"
        yield TOO_FEW, f"{pairs} pairs of games leave {open_ones} open.{more}"
    else:
        yield "settled", f"after {pairs} pairs of games."
    if pairs and not comparison.changed:
        yield "nothing", "no game changed: that is printed, or it never came up, or the rules or bots do not read it."
    elif pairs:
        yield (
            "pairs",
            f"{comparison.pairs - comparison.changed} of {pairs} went alike in both versions.{_gain(comparison)}",
        )
    if comparison.broken_count:
        yield "broke off", f"{comparison.broken_count} games broke off and are not counted."


def _gain(comparison: Comparison) -> str:
    """How much pairing helped: for length and turn order here, for every figure in the table."""
    left = [(measure, left_by_pairs(measure)) for measure in [*comparison.headlines.values()][:2]]
    told = [
        f"{100 * part:.0f} % for “{measure.title}” (correlation {measure.contrast.correlation:.2f})"
        for measure, part in left
        if part is not None
    ]
    if not told:
        return ""
    said = f" Of the variance between independent games, pairs leave {' and '.join(told)}."
    hardly = all(part is None or part > HARDLY for _, part in left)
    return f"{said} Pairs help little: the change alters the whole deal." if hardly else said


def left_by_pairs(measure: Measure) -> float | None:
    """The variance of the difference between the games of a pair, as a part of that between independent games."""
    contrast = measure.contrast
    return (contrast.error / contrast.alone) ** 2 if measure.known and contrast.alone else None


def _sentence(measure: Measure) -> str:
    found, contrast = measure.difference(), measure.contrast
    show = percent if measure.is_share else number
    change = points if measure.is_share else signed
    return (
        f"{measure.title}: {show(contrast.second)} → {show(contrast.first)}, "
        f"{change(found.value)} ({change(found.low)} to {change(found.high)})"
    )


def _details(comparison: Comparison, margin: float) -> Section:
    alpha = comparison.alpha_of_others
    others = sorted(comparison.others.values(), key=lambda measure: measure.title)
    told = [(measure, ALPHA) for measure in comparison.headlines.values()] + [(measure, alpha) for measure in others]
    known = [(measure, alpha) for measure, alpha in told if measure.known]
    shown = [
        (measure, alpha)
        for measure, alpha in known
        if measure.title in comparison.headlines or measure.verdict(margin, alpha) in (MORE, LESS)
    ]
    whiskers = []
    for share, title, show in ((True, "Shares, in points", points), (False, "Numbers", signed)):
        rows = [(measure.title, measure.difference(alpha)) for measure, alpha in shown if measure.is_share == share]
        whiskers.append(Whiskers(title, rows, 0.0, "no difference", show))
    head = ["", "as printed", comparison.version.name, "difference", "interval", "", "pairs leave"]
    grid = Grid("Everything", head, [_row(measure, margin, alpha) for measure, alpha in known], page_only=True)
    about = (
        f"Of {len(others)} further figures the chart shows those that differ clearly, the table all. Their intervals "
        "are wider, so that all of them hold at once."
    )
    name = f"{comparison.version.name} less as printed"
    return Section(name, about, [*[chart for chart in whiskers if chart.rows], grid])


def _row(measure: Measure, margin: float, alpha: float) -> list[str]:
    show = percent if measure.is_share else number
    change = points if measure.is_share else signed
    found, contrast = measure.difference(alpha), measure.contrast
    interval = f"{change(found.low)} to {change(found.high)}"
    left = left_by_pairs(measure)
    return [
        measure.title, show(contrast.second), show(contrast.first), change(found.value), interval,
        measure.verdict(margin, alpha), "" if left is None else f"{100 * left:.0f} %",
    ]  # fmt: skip


def _sweep(info: GameInfo[Any], comparisons: Sequence[Comparison]) -> Section:
    """Each headline figure over the values."""
    blocks: list[Block] = []
    for title in comparisons[0].headlines:
        measures = [
            (comparison.version.name, comparison.headlines[title])
            for comparison in comparisons
            if title in comparison.headlines
        ]
        share = measures[0][1].is_share
        xs = [_as_number(name.rpartition("=")[2]) for name, _ in measures]
        if all(x is not None for x in xs):
            levels = sorted((x, _level(measure)) for x, (_, measure) in zip(xs, measures, strict=True) if x is not None)
            show = percent if share else number
            name = measures[0][0].rpartition("=")[0]
            blocks.append(Curve(title, levels, name, measures[0][1].contrast.second, show, lambda x: f"{x:g}", None))
        else:
            rows = [(name.rpartition("=")[2], measure.difference()) for name, measure in measures]
            blocks.append(Whiskers(f"{title}: difference", rows, 0.0, "as printed", points if share else signed))
    return Section(
        "Over the values",
        "The broken line is the card as printed; bands are intervals of the difference to it.",
        blocks,
    )


def _as_number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _level(measure: Measure) -> Estimate:
    """The figure itself, with the interval of its difference."""
    found, old = measure.difference(), measure.contrast.second
    low, high = max(old + found.low, 0.0), old + found.high
    return Estimate(old + found.value, low, min(high, 1.0) if measure.is_share else high, found.count)


def versions_of(
    name: str, values: Sequence[Any], card: str, field: str, fixed: Changes, options: Mapping[str, str]
) -> Iterator[Version]:
    """A version for each value; ``fixed`` and ``options`` are the same in all of them."""
    for value in values:
        if card:
            changes = {**fixed, card: {**fixed.get(card, {}), field: value}}
            yield Version(f"{name}={value}", changes, options)
        else:
            yield Version(f"{name}={value}", fixed, {**options, field: str(value)})
