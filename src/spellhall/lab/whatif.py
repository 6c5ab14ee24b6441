"""What does a number on a card do? Both versions play the same deals with the same bots, and the
differences are reported, game by game against its twin: ``spellhall whatif``.

It stops once the question is settled: when the interval of every headline figure either excludes "no
difference" or lies within the margin around it. One may look after every batch, because the intervals
are those of a confidence sequence (``figures.z_at_any_time``): with 95 % they hold at all times at once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from spellhall.engine.info import GameInfo
from spellhall.lab.figures import Contrast, Estimate, z_at_any_time
from spellhall.lab.play import Changes, Played, Row, Run, card_columns, facts_of
from spellhall.lab.pools import Processes, cores
from spellhall.lab.ranges import number, percent
from spellhall.lab.report import Block, Curve, Grid, Report, Section, Sentences, Whiskers, signed

LOOK_EVERY = 50
MARGIN = 0.02
"""Differences smaller than this do not matter: of win shares in points, of everything else in parts of
what it was."""


FEW = 5
"""So many records of broken games are kept."""

MORE = "more"
LESS = "less"
SAME = "the same"
UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Version:
    """One way to print the card: its name in reports, and what is changed for it."""

    name: str
    changes: Changes
    options: Mapping[str, str]


class Measure:
    """One figure of both versions, and whether the difference is settled."""

    __slots__ = ("contrast", "is_share", "title")

    def __init__(self, title: str, is_share: bool) -> None:
        self.title = title
        self.is_share = is_share
        self.contrast = Contrast()

    def difference(self) -> Estimate:
        """New less old, with an interval that holds whenever one stops."""
        return self.contrast.difference(z_at_any_time(max(self.contrast.games, 1)))

    def verdict(self, margin: float) -> str:
        """In a word: more, less, the same as far as it matters, or still unclear."""
        found = self.difference()
        if found.low > 0 or found.high < 0:
            return MORE if found.low > 0 else LESS
        small = margin if self.is_share else max(margin * abs(self.contrast.second), margin / 2)
        return SAME if -small <= found.low and found.high <= small else UNCLEAR


class Comparison:
    """A version against the printed one: every figure, over pairs of games."""

    def __init__(self, info: GameInfo[Any], version: Version) -> None:
        self.info = info
        self.version = version
        self.fates = card_columns(facts_of(info))
        self.cards = tuple(version.changes)
        self.pairs = 0
        self.changed = 0
        self.broken: list[Played] = []
        """The first few; ``broken_count`` says how many."""
        self.broken_count = 0
        self._words: dict[str, tuple[str, str | bool]] = {}
        self.headlines: dict[str, Measure] = {}
        self.others: dict[str, Measure] = {}

    def add(self, new: Played, old: Played) -> None:
        """The same deal in both versions."""
        if not new.seats or not old.seats:
            self.broken_count += 1
            self.broken += [played for played in (new, old) if played.record is not None and len(self.broken) < FEW]
            return
        self.pairs += 1
        self.changed += new.game != old.game or new.seats != old.seats
        for column in ("turns", "rounds"):
            title = f"{column}, mean"
            self._measure(title, headline=column == "turns").contrast.add(new.game[column], 1, old.game[column], 1)
        self._add_words(new.game, old.game)
        self._add_wins(new.seats, old.seats)
        for id in self.cards:
            self._add_card(id, new.seats, old.seats)

    def _measure(self, title: str, *, share: bool = False, headline: bool = False) -> Measure:
        kept = self.headlines if headline else self.others
        if title not in kept:
            kept[title] = Measure(title, share)
        return kept[title]

    def _add_words(self, new: Row, old: Row) -> None:
        for row in (new, old):
            for column, value in row.items():
                if value is True:
                    self._words[f"games with {column}"] = column, value
                elif isinstance(value, str) and column in ("way", "winning_team"):
                    self._words[f"games with {column} {value}"] = column, value
        for title, (column, value) in self._words.items():
            self._late(title, share=True).contrast.add(new[column] == value, 1, old[column] == value, 1)

    def _late(self, title: str, *, share: bool = False, headline: bool = False) -> Measure:
        """A measure that may turn up late: the games before did not have it."""
        measure = self._measure(title, share=share, headline=headline)
        for _ in range(self.pairs - 1 - measure.contrast.games):
            measure.contrast.add(0, 1, 0, 1)
        return measure

    def _add_wins(self, new: Sequence[Row], old: Sequence[Row]) -> None:
        words = [name for name, value in new[0].items() if isinstance(value, str) and name != "bot"]
        for column in ("place", *words):
            values = {seat[column] for seat in (*new, *old)} - {""}
            for value in values:
                own = value in self.cards
                measure = self._measure(
                    f"win share, {column} {value}", share=True, headline=own or (column, value) == ("place", 1)
                )
                measure.contrast.add(*_won(new, column, value), *_won(old, column, value))

    def _add_card(self, id: str, new: Sequence[Row], old: Sequence[Row]) -> None:
        for fate in self.fates:
            happened = f"{id} {fate.replace('_', ' ')}"
            title = f"{happened}, times a game"
            counts = [sum(seat[fate].get(id, 0) for seat in seats) for seats in (new, old)]
            if any(counts) or title in self.headlines:
                self._late(title, headline=True).contrast.add(counts[0], 1, counts[1], 1)
                wins = self._measure(f"win share of those with {happened}", share=True)
                wins.contrast.add(*_won_with(new, fate, id), *_won_with(old, fate, id))

    def settled(self, margin: float) -> bool:
        """Is everything clear that was asked?"""
        if self.broken_count > max(LOOK_EVERY // 2, self.pairs):
            return True  # such a card breaks the game: no more is to be learnt
        return bool(self.headlines) and all(measure.verdict(margin) != UNCLEAR for measure in self.headlines.values())


def _won(seats: Sequence[Row], column: str, value: object) -> tuple[float, int]:
    mine = [seat["share"] for seat in seats if seat[column] == value]
    return sum(mine), len(mine)


def _won_with(seats: Sequence[Row], fate: str, id: str) -> tuple[float, int]:
    mine = [seat["share"] for seat in seats if id in seat[fate]]
    return sum(mine), len(mine)


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
) -> list[Comparison]:
    """Play every version against the printed one until all is settled or the games are used up.
    Ctrl-C stops it too; what has been found by then is given back.
    """
    comparisons = [Comparison(info, version) for version in versions]
    each = max(1, (workers or cores()) // (len(versions) + 1))
    with ExitStack() as stack:

        def stream(changes: Changes, options: Mapping[str, str]) -> _Stream:
            varied = replace(run, changes=changes, options={**run.options, **options})
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
                    if not open_ones:
                        break
        except KeyboardInterrupt:
            pass
    return comparisons


# What is found


def make_report(info: GameInfo[Any], run: Run, asked: str, comparisons: Sequence[Comparison], margin: float) -> Report:
    """The differences, new less old; of several versions also a chart over them."""
    bots = run.bots[0] if len(set(run.bots)) == 1 else ", ".join(run.bots)
    about = (
        f"Bots: {bots}; {run.seats} players; seed {run.seed}. The same deals in both versions, so a deal's luck cancels. "
        f"Intervals are 95 % and hold whenever one stops looking. Settled: clearly different, or within "
        f"{percent(margin)} (of win shares: {100 * margin:.1f} points)."
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
        settled = "settled" if comparison.settled(margin) else "not settled"
        rows.append(
            (settled, f"{name}: {comparison.pairs} pairs of games, {comparison.changed} of them went differently.")
        )
        if comparison.pairs and not comparison.changed:
            rows.append(
                (
                    "nothing",
                    f"{name}: no game changed: that is printed, or the rules do not read it, or bots do not care.",
                )
            )
        if comparison.broken_count:
            rows.append(("broke off", f"{name}: {comparison.broken_count} games broke off and are not counted."))
        rows += [
            (measure.verdict(margin), f"{name}: {_sentence(measure)}") for measure in comparison.headlines.values()
        ]
    return Section("In short", "", [Sentences(rows)])


def _sentence(measure: Measure) -> str:
    found, contrast = measure.difference(), measure.contrast
    show = percent if measure.is_share else number
    change = signed if measure.is_share else _signed_number
    return (
        f"{measure.title}: {show(contrast.second)} → {show(contrast.first)}, "
        f"{change(found.value)} ({change(found.low)} to {change(found.high)})"
    )


def _signed_number(value: float) -> str:
    return f"{value:+.2f}"


def _details(comparison: Comparison, margin: float) -> Section:
    measures = [*comparison.headlines.values(), *sorted(comparison.others.values(), key=lambda measure: measure.title)]
    measures = [measure for measure in measures if isfinite(measure.contrast.error)]
    whiskers = [
        Whiskers(title, [(measure.title, measure.difference()) for measure in measures if measure.is_share == share], 0.0, "no difference", show)
        for share, title, show in ((True, "Shares, in points", signed), (False, "Numbers", _signed_number))
    ]  # fmt: skip
    rows = []
    for measure in measures:
        show = percent if measure.is_share else number
        change = signed if measure.is_share else _signed_number
        found = measure.difference()
        rows.append([measure.title, show(measure.contrast.second), show(measure.contrast.first), change(found.value), f"{change(found.low)} to {change(found.high)}", measure.verdict(margin)])  # fmt: skip
    grid = Grid(
        "Everything", ["", "as printed", comparison.version.name, "difference", "interval", ""], rows, page_only=True
    )
    return Section(f"{comparison.version.name} less as printed", "", [*[w for w in whiskers if w.rows], grid])


def _sweep(info: GameInfo[Any], comparisons: Sequence[Comparison]) -> Section:
    """Each headline figure over the values."""
    blocks: list[Block] = []
    for title in comparisons[0].headlines:
        measures = [(comparison.version.name, comparison.headlines[title]) for comparison in comparisons if title in comparison.headlines]  # fmt: skip
        share = measures[0][1].is_share
        xs = [_as_number(name.rpartition("=")[2]) for name, _ in measures]
        if all(x is not None for x in xs):
            points = sorted((x, _level(measure)) for x, (_, measure) in zip(xs, measures, strict=True) if x is not None)
            show = percent if share else number
            name = measures[0][0].rpartition("=")[0]
            blocks.append(Curve(title, points, name, measures[0][1].contrast.second, show, lambda x: f"{x:g}", None))
        else:
            rows = [(name.rpartition("=")[2], measure.difference()) for name, measure in measures]
            blocks.append(
                Whiskers(f"{title}: difference", rows, 0.0, "as printed", signed if share else _signed_number)
            )
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
    return Estimate(old + found.value, old + found.low, old + found.high, found.count)


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
