"""How two versions of a game differ, found from pairs of games that were dealt alike.

Every figure is compared game by game against its twin. Its interval is a confidence sequence (``betting``): it holds at
all times at once, so we may look after every batch and stop once the question is settled. That is when the interval of
every headline figure either excludes "no difference" or lies within the margin around it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from spellhall.engine.info import GameInfo
from spellhall.lab.betting import ALPHA, Sample
from spellhall.lab.figures import Contrast, Estimate
from spellhall.lab.names import name_of
from spellhall.lab.play import Changes, Played, Row, card_columns, facts_of

MORE: Final = "more"
LESS: Final = "less"
SAME: Final = "the same"
TOO_FEW: Final = "too few games"
"""Neither different nor the same as far as it matters: not yet."""

REACH: Final = 1.5
"""Of a number that has no upper end (turns, uses of a card), we hold that no pair differs by more than half as much
again as any two games of either version have differed so far."""

DIGITS: Final = 12
"""Values that differ by less differ by rounding only."""

FEW: Final = 5
"""So many records of broken games are kept."""

WAYS: Final = {"way": "way of winning", "winning_team": "winning team"}
"""Columns whose words are ends of games, each a figure of its own."""

GIVEN_UP: Final = 25
"""If so many games broke off, and more than were played to the end, the version cannot be played."""


@dataclass(frozen=True, slots=True)
class Version:
    """One way to print the card: its name in reports, and what is changed for it."""

    name: str
    changes: Changes
    options: Mapping[str, str]


class Measure:
    """One figure of both versions, and whether the difference is settled."""

    __slots__ = ("_found", "_least", "_most", "_pairs", "contrast", "is_share", "title")

    def __init__(self, title: str, is_share: bool) -> None:
        self.title = title
        self.is_share = is_share
        """Of a share neither version can have less than nothing or more than all of it."""
        self.contrast = Contrast()
        self._pairs: Counter[tuple[float, float, float, float]] = Counter()
        self._least = self._most = 0.0
        self._found: dict[tuple[int, float], Estimate] = {}

    def add(self, y: float, x: float, v: float, u: float) -> None:
        """A pair of games: the new one adds y to its sum over x seats (or games), the old one v over u."""
        if not self.contrast.games:
            self._least = self._most = v
        self.contrast.add(y, x, v, u)
        self._pairs[y, x, v, u] += 1
        self._least, self._most = min(self._least, y, v), max(self._most, y, v)

    @property
    def known(self) -> bool:
        """Whether both versions have had it."""
        return self.contrast.games > 1 and bool(self.contrast.sums[1] and self.contrast.sums[3])

    def sample(self) -> Sample:
        """What each pair says of the difference; their mean is the difference itself.

        Of ratios it is the influence of a pair on their difference, which is not exact while there are few pairs.
        """
        contrast = self.contrast
        new, old = contrast.first, contrast.second
        of_new, of_old = contrast.sums[1] / contrast.games, contrast.sums[3] / contrast.games
        values: Counter[float] = Counter()
        for (y, x, v, u), times in self._pairs.items():
            value = new - old + (y - new * x) / of_new - (v - old * u) / of_old
            values[round(value, DIGITS)] += times
        if not self.is_share:
            reach = REACH * max(self._most - self._least, 1.0)
            return Sample(values, -reach, reach)
        part_new = max(x for _, x, _, _ in self._pairs) / of_new
        part_old = max(u for _, _, _, u in self._pairs) / of_old
        lowest = new - old - new * part_new - (1 - old) * part_old
        return Sample(values, lowest, new - old + (1 - new) * part_new + old * part_old)

    def difference(self, alpha: float = ALPHA) -> Estimate:
        """New less old, with an interval that holds whenever one stops."""
        games = self.contrast.games
        if not self.known:
            return Estimate(self.contrast.first - self.contrast.second, -inf, inf, games)
        found = self._found.get((games, alpha))
        if found is None:
            low, high = self.sample().interval(alpha)
            found = Estimate(self.contrast.first - self.contrast.second, low, high, games)
            self._found = {(games, alpha): found}
        return found

    def verdict(self, margin: float, alpha: float = ALPHA) -> str:
        """In a word: more, less, the same as far as it matters, or too few games to say."""
        found, small = self.difference(alpha), self.small(margin)
        if found.low > 0 or found.high < 0:
            return MORE if found.low > 0 else LESS
        return SAME if -small <= found.low and found.high <= small else TOO_FEW

    def small(self, margin: float) -> float:
        """What does not matter: of shares in points, of everything else in parts of what it was."""
        return margin if self.is_share else max(margin * abs(self.contrast.second), margin / 2)

    def needed(self, margin: float) -> float:
        """How many pairs it will about take to know it within the margin, judged by those that were played."""
        return self.sample().needed(self.small(margin)) if self.known else inf


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
            self._measure(title, headline=column == "turns").add(new.game[column], 1, old.game[column], 1)
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
                    self._words[f"games with {column.replace('_', ' ')}"] = column, value
                elif isinstance(value, str) and column in WAYS:
                    self._words[f"{WAYS[column]}: {name_of(self.info, column, value)}"] = column, value
        for title, (column, value) in self._words.items():
            self._late(title, share=True).add(new[column] == value, 1, old[column] == value, 1)

    def _late(self, title: str, *, share: bool = False, headline: bool = False) -> Measure:
        """A measure that may turn up late: the games before did not have it."""
        measure = self._measure(title, share=share, headline=headline)
        for _ in range(self.pairs - 1 - measure.contrast.games):
            measure.add(0, 1, 0, 1)
        return measure

    def _add_wins(self, new: Sequence[Row], old: Sequence[Row]) -> None:
        words = [name for name, value in new[0].items() if isinstance(value, str) and name != "bot"]
        for column in ("place", *words):
            values = {seat[column] for seat in (*new, *old)} - {""}
            for value in values:
                own = value in self.cards
                title = f"win share, {title_of_value(self.info, column, value)}"
                measure = self._measure(title, share=True, headline=own or (column, value) == ("place", 1))
                measure.add(*_won(new, column, value), *_won(old, column, value))

    def _add_card(self, id: str, new: Sequence[Row], old: Sequence[Row]) -> None:
        for fate in self.fates:
            happened = f"{name_of(self.info, fate, id)} {fate.replace('_', ' ')}"
            title = f"{happened}, times a game"
            counts = [sum(seat[fate].get(id, 0) for seat in seats) for seats in (new, old)]
            if any(counts) or title in self.headlines:
                self._late(title, headline=True).add(counts[0], 1, counts[1], 1)
                wins = self._measure(f"win share of those with {happened}", share=True)
                wins.add(*_won_with(new, fate, id), *_won_with(old, fate, id))

    def settled(self, margin: float) -> bool:
        """Is everything clear that was asked?"""
        return self.unplayable or (bool(self.headlines) and not self.open(margin))

    @property
    def unplayable(self) -> bool:
        """Whether such a card breaks the game: then no more is to be learnt."""
        return self.broken_count > max(GIVEN_UP, self.pairs)

    def open(self, margin: float) -> list[Measure]:
        """The headline figures for which there were too few games."""
        return [measure for measure in self.headlines.values() if measure.verdict(margin) == TOO_FEW]

    def slowest(self, margin: float) -> tuple[float, Measure] | None:
        """The headline figure that takes the most pairs to be known within the margin, and how many."""
        needed = [(measure.needed(margin), measure) for measure in self.headlines.values()]
        return max(needed, key=lambda one: one[0], default=None)

    @property
    def alpha_of_others(self) -> float:
        """The intervals of all other figures are so wide that, with 95 %, they hold all together: among forty figures
        one would always look different.
        """
        return ALPHA / max(len(self.others), 1)


def title_of_value(info: GameInfo[Any], column: str, value: object) -> str:
    """``place 1``, ``character Orsk Hollow``."""
    name = name_of(info, column, value)
    said = column.replace("_", " ")
    return name if name.startswith(said) else f"{said} {name}"


def _won(seats: Sequence[Row], column: str, value: object) -> tuple[float, int]:
    mine = [seat["share"] for seat in seats if seat[column] == value]
    return sum(mine), len(mine)


def _won_with(seats: Sequence[Row], fate: str, id: str) -> tuple[float, int]:
    mine = [seat["share"] for seat in seats if id in seat[fate]]
    return sum(mine), len(mine)
