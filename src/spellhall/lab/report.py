"""What a report says, before it is drawn: sections of charts, tables and sentences.

``page`` draws them as one HTML file, ``text`` in the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any, NamedTuple

from spellhall.engine.info import GameInfo, changes_told
from spellhall.lab.figures import Estimate, Spread, false_discoveries, two_sided
from spellhall.lab.names import bots_in_words, name_of, title_of
from spellhall.lab.play import facts_of
from spellhall.lab.ranges import FEW, MISSED, equal_players, number, percent, points, verdicts
from spellhall.lab.summary import Summary

MOST_SHOWN = 12


@dataclass(frozen=True, slots=True)
class Whiskers:
    """Figures with their intervals, one below the other, and a line to compare them with."""

    title: str
    rows: Sequence[tuple[str, Estimate]]
    line: float | None = None
    line_name: str = ""
    show: Callable[[float], str] = percent


@dataclass(frozen=True, slots=True)
class Histogram:
    """How often each value came, of one or two groups."""

    title: str
    spreads: Sequence[tuple[str, Spread]]
    unit: str


@dataclass(frozen=True, slots=True)
class Curve:
    """A figure over something that grows."""

    title: str
    points: Sequence[tuple[float, Estimate]]
    x_name: str
    line: float | None = None
    show: Callable[[float], str] = percent
    show_x: Callable[[float], str] = number
    floor: float | None = 0.0


@dataclass(frozen=True, slots=True)
class Grid:
    """A table."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    page_only: bool = False
    """Whether the terminal has said it already."""


@dataclass(frozen=True, slots=True)
class Sentences:
    """Findings, each with a word that says how it stands."""

    rows: Sequence[tuple[str, str]]


Block = Whiskers | Histogram | Curve | Grid | Sentences


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, a sentence on how to read it, and what there is to see."""

    title: str
    about: str
    blocks: Sequence[Block] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Report:
    """All of it."""

    title: str
    about: str
    sections: Sequence[Section]


def make_report(info: GameInfo[Any], summary: Summary) -> Report:
    """The report on a run."""
    sections = [_ranges(info, summary)]
    if summary.games:
        sections += [_wins(info, summary), _ways(info, summary), _lengths(summary), _scores(summary), _leads(summary)]
        sections += _cards(info, summary)
    return Report(f"{info.title}, {summary.seats} players", describe(info, summary), sections)


def describe(info: GameInfo[Any], summary: Summary) -> str:
    """What was run."""
    run = summary.run
    said = f"{summary.games} games, seed {run['seed']}, bots: {bots_in_words(run['bots'])}"
    said += ", one seat on from game to game" if run.get("rotate") else ""
    default = info.read_options(None)
    other = [f"{name} {value}" for name, value in run["options"].items() if default.get(name) != value]
    said += f"; options: {', '.join(other)}" if other else ""
    said += f"; house rules: {changes_told(run['changes'])}" if run.get("changes") else ""
    return f"{said}. Bars and brackets are 95 % intervals."


def _ranges(info: GameInfo[Any], summary: Summary) -> Section:
    title = "The ranges of the rules"
    rows = [(f"game {number}", f"broke off: {error}") for number, error in summary.broken]
    if summary.broken_count:
        rows.insert(0, (MISSED, f"{summary.broken_count} games broke off and are not counted."))
    if not equal_players(summary):
        return Section(
            title, "They are about players of equal strength; these are not.", [Sentences(rows)] if rows else []
        )
    found = verdicts(summary, facts_of(info))
    rows += [
        (verdict.word, verdict.sentence(verdict.of and name_of(info, verdict.wanted.column, verdict.of)))
        for verdict in found
    ]
    counted = {word: sum(verdict.word == word for verdict in found) for word in dict.fromkeys(v.word for v in found)}
    summing = ", ".join(f"{count} {word}" for word, count in counted.items())
    about = (
        f"{summing}. “So far” and “perhaps”: the interval reaches over the border, more games would tell."
        if found
        else "None is about such tables."
    )
    return Section(title, about, [Sentences(rows)] if rows else [])


def _wins(info: GameInfo[Any], summary: Summary) -> Section:
    blocks = []
    for column, ratios in summary.shares.items():
        rows = [
            (name_of(info, column, value), ratio.estimate) for value, ratio in sorted(ratios.items(), key=_by_value)
        ]
        if len(rows) > 1:
            blocks.append(Whiskers(f"By {title_of(column)}", rows, 1 / summary.seats, "fair"))
    return Section("Win share", "Of each seat with that role, character, place …; a shared victory is divided.", blocks)


def _by_value(item: tuple[object, object]) -> tuple[int, str]:
    value = item[0]
    return (value, "") if isinstance(value, int) else (0, str(value))


def _ways(info: GameInfo[Any], summary: Summary) -> Section:
    blocks = []
    for column, values in summary.words.items():
        if column == "way" or (len(values) > 1 and set(values) - {"True", "False"}):
            rows = [
                (name_of(info, column, word), summary.share_of_games(column, word)) for word, _ in values.most_common()
            ]
            blocks.append(
                Whiskers("Ways of winning" if column == "way" else column.replace("_", " ").capitalize(), rows)
            )
    flags = [
        (column.replace("_", " "), summary.share_of_games(column, "True"))
        for column, values in summary.words.items()
        if set(values) <= {"True", "False"}
    ]
    if flags:
        blocks.append(Whiskers("Games in which …", flags))
    return Section("How games end", "As parts of all games.", blocks)


def _lengths(summary: Summary) -> Section:
    blocks: list[Block] = [
        Histogram(title, [(title, summary.spreads[column])], column)
        for column, title in (("turns", "Turns"), ("rounds", "Rounds"), ("choices", "Choices (more than one move)"))
        if column in summary.spreads
    ]
    shown = ("turns", "rounds", "choices", "best_score", "first", "answers", "decided")
    rows = []
    for column, spread in summary.spreads.items():
        if column not in ("first", "decided"):
            rows.append([column.replace("_", " "), *_five(spread)])
    for column, spread in summary.seat_spreads.items():
        if column not in shown:
            rows.append([f"{column.replace('_', ' ')}, each player", *_five(spread)])
    blocks.append(Grid("In numbers", ["", "mean", "10 %", "median", "90 %", "most"], rows))
    return Section("Length, and what happens in a game", "", blocks)


def _five(spread: Spread) -> list[str]:
    values = [*(spread.percentile(part).value for part in (0.1, 0.5, 0.9)), max(spread.values)]
    return [number(spread.mean.value), *(f"{value:.4g}" if abs(value) < 1000 else f"{value:.0f}" for value in values)]


def _scores(summary: Summary) -> Section:
    winners, others = summary.scores[True], summary.scores[False]
    spreads = [(name, spread) for name, spread in (("winners", winners), ("others", others)) if spread.count]
    return Section("Scores", "", [Histogram("Scores of winners and of the others", spreads, "points")])


def _leads(summary: Summary) -> Section:
    over_time = [(tenth / 10, spread.mean) for tenth, spread in summary.leads.items() if spread.count]
    decided = summary.spreads.get("decided")
    said = ""
    if decided:
        said = (
            f"In half of the games a winner has led for good from {percent(decided.percentile(0.5).value)} of the "
            f"turns on, in nine of ten from {percent(decided.percentile(0.9).value)} on."
        )
    return Section(
        "How early leads decide",
        f"Who leads is measured by the game's own standing, secrets included. {said}",
        [Curve("Those who lead win in the end", over_time, "part of the turns", 1 / summary.seats, show_x=percent)],
    )


class Finding(NamedTuple):
    """A card for which those it happened to won more, or less, than the others."""

    fate: str
    id: str
    difference: Estimate
    chance: float
    """To find such a difference where there is none."""
    z: float


def card_findings(summary: Summary) -> list[Finding]:
    """Every card that enough seats had and enough had not."""
    found = []
    for fate, cards in summary.cards.items():
        for id, card in cards.items():
            contrast = summary.with_and_without(fate, id)
            if min(contrast.sums[1], contrast.sums[3]) >= FEW:
                found.append(Finding(fate, id, contrast.difference(), two_sided(card.z), card.z))
    return found


def standing_out(findings: Sequence[Finding]) -> list[Finding]:
    """Those that are more than chance among so many, with intervals that hold for the ones that were picked out."""
    level = false_discoveries([finding.chance for finding in findings])
    chosen = [finding for finding in findings if finding.chance <= level]
    z = NormalDist().inv_cdf(1 - level / 2) if chosen else 0.0
    return [finding._replace(difference=_test_based(finding, z)) for finding in chosen]


def _test_based(finding: Finding, z: float) -> Estimate:
    """An interval that says what the test says: as wide as the difference is, in its own standard deviations."""
    value, count = finding.difference.value, finding.difference.count
    half = z * abs(value / finding.z)
    return Estimate(value, value - half, value + half, count)


def _cards(info: GameInfo[Any], summary: Summary) -> list[Section]:
    blocks: list[Block] = []
    findings = card_findings(summary)
    chosen = standing_out(findings)
    for fate in summary.cards:
        rows = [(name_of(info, fate, one.id), one.difference) for one in chosen if one.fate == fate]
        if rows:
            largest = sorted(rows, key=lambda row: -abs(row[1].value))[:MOST_SHOWN]
            title = f"{fate.replace('_', ' ').capitalize()}: win share with less without, in points"
            blocks.append(Whiskers(title, sorted(largest, key=lambda row: -row[1].value), 0.0, "no difference", points))
    cells: dict[str, dict[str, str]] = {}
    shown = {(one.fate, one.id) for one in findings}
    for fate, cards in summary.cards.items():
        for id, card in cards.items():
            cell = f"{card.copies / summary.games:.2f}"
            if (fate, id) in shown:
                contrast = summary.with_and_without(fate, id)
                cell += f" · {100 * contrast.first:.0f} / {100 * contrast.second:.0f}"
            cells.setdefault(name_of(info, fate, id), {})[fate] = cell
    if cells:
        head = ["card", *(fate.replace("_", " ") for fate in summary.cards)]
        grid = [[name, *(row.get(fate, "") for fate in summary.cards)] for name, row in sorted(cells.items())]
        blocks.append(Grid("All cards: times a game · win share of those with it / without, in %", head, grid))
    return [Section("Cards", _about_cards(len(findings), len(chosen)), blocks)] if blocks else []


def _about_cards(looked_at: int, chosen: int) -> str:
    if not looked_at:
        return "There are too few games to compare those who have a card with those who have not."
    if not chosen:
        return (
            f"{looked_at} differences were looked at, and none stands out: so large ones come by chance among so many."
        )
    return (
        f"{looked_at} differences were looked at; {chosen} stand{'s' * (chosen == 1)} out from what chance does among "
        "so many. Intervals are wide enough for having been picked out. They tell who has the card as well as what it "
        "does: who plays long draws much, who is ahead plays what wins. For cause, ask whatif."
    )
