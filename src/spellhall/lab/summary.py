"""A run in figures: what a designer asks for, counted game by game in a stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import copysign, sqrt
from typing import Any

from spellhall.engine.facts import Facts
from spellhall.lab.figures import Contrast, Estimate, Ratio, Spread
from spellhall.lab.play import TENTHS, Row, card_columns

ALWAYS = ("seat", "place", "bot")
"""Columns of a seat by which wins are counted, besides those of the game that hold words."""

NOT_FACTS = ("game", "seed", "error", "winners", "leads")
OF_EVERY_SEAT = ("game", "seat", "place", "bot", "won", "share", "score")


class CardFigures:
    """What became of a card: how often, and whether those it happened to won more than the others."""

    __slots__ = ("contrast", "copies", "games", "rate", "surplus", "variance")

    def __init__(self) -> None:
        self.copies = 0
        self.games = 0
        self.rate = Ratio()
        self.contrast = Contrast()
        self.surplus = 0.0
        """By how many victories those it happened to have won more than their part of each game."""
        self.variance = 0.0
        """Of the surplus, if in each game chance alone had said to whom it happened."""

    @property
    def z(self) -> float:
        """How unlikely the surplus is by chance, in standard deviations, less half a victory because victories are
        whole (the test of Cochran, Mantel and Haenszel, a stratum a game).
        """
        return copysign(max(abs(self.surplus) - 0.5, 0.0) / sqrt(self.variance), self.surplus) if self.variance else 0.0


class Summary:
    """All figures of one run."""

    def __init__(self, run: Mapping[str, Any], facts: Facts[Any]) -> None:
        self.run = run
        self.seats: int = run["seats"]
        self.fates = card_columns(facts)
        self.games = 0
        self.broken: list[tuple[int, str]] = []
        self.broken_count = 0
        self.rates: dict[str, dict[object, Ratio]] = {}
        self.shares: dict[str, dict[object, Ratio]] = {}
        self.words: dict[str, Counter[str]] = {}
        self.spreads: dict[str, Spread] = {}
        self.seat_spreads: dict[str, Spread] = {}
        self.seat_means: dict[str, Spread] = {}
        """Of the same columns, the mean of each game: games are independent, seats are not."""
        self.scores = {True: Spread(), False: Spread()}
        self.rate = Ratio()
        self.leads = {tenth: Spread() for tenth in TENTHS}
        self.cards: dict[str, dict[str, CardFigures]] = {fate: {} for fate in self.fates}

    def add(self, game: Row, seats: Sequence[Row]) -> None:
        """One game more."""
        if not seats:
            self.broken_count += 1
            if len(self.broken) < 20:
                self.broken.append((game["game"], game["error"]))
            return
        self.games += 1
        self._add_game(game)
        columns = [*ALWAYS, *(name for name, value in seats[0].items() if isinstance(value, str) and name != "bot")]
        for column in columns:
            self._add_wins(column, seats)
        self.rate.add(len(seats), sum(seat["won"] for seat in seats))
        for seat in seats:
            self.scores[seat["won"]].add(seat["score"])
            for name, value in seat.items():
                if name not in OF_EVERY_SEAT and isinstance(value, int | float):
                    self.seat_spreads.setdefault(name, Spread()).add(value)
        for name in self.seat_spreads:
            self.seat_means.setdefault(name, Spread()).add(sum(seat[name] for seat in seats) / len(seats))
        for fate in self.fates:
            self._add_cards(fate, seats)

    def _add_game(self, game: Row) -> None:
        for name, value in game.items():
            if name in NOT_FACTS:
                continue
            if isinstance(value, bool | str):
                self.words.setdefault(name, Counter())[str(value)] += 1
            else:
                self.spreads.setdefault(name, Spread()).add(value)
        for tenth, right in zip(TENTHS, game["leads"], strict=True):
            self.leads[tenth].add(right)

    def _add_wins(self, column: str, seats: Sequence[Row]) -> None:
        tally: dict[object, list[float]] = {}
        for seat in seats:
            value = seat[column]
            if value != "":
                found = tally.setdefault(value, [0, 0.0, 0.0])
                found[0] += 1
                found[1] += seat["won"]
                found[2] += seat["share"]
        rates, shares = self.rates.setdefault(column, {}), self.shares.setdefault(column, {})
        for value, (count, won, share) in tally.items():
            rates.setdefault(value, Ratio()).add(int(count), won)
            shares.setdefault(value, Ratio()).add(int(count), share)

    def _add_cards(self, fate: str, seats: Sequence[Row]) -> None:
        tally: dict[str, list[float]] = {}
        for seat in seats:
            for id, copies in seat[fate].items():
                found = tally.setdefault(id, [0, 0, 0, 0.0])
                found[0] += copies
                found[1] += 1
                found[2] += seat["won"]
                found[3] += seat["share"]
        cards = self.cards[fate]
        count = len(seats)
        mean = sum(seat["share"] for seat in seats) / count
        spread = sum((seat["share"] - mean) ** 2 for seat in seats) / count
        for id, (copies, holders, won, share) in tally.items():
            card = cards.get(id)
            if card is None:
                card = cards[id] = CardFigures()
            card.copies += int(copies)
            card.games += 1
            card.rate.add(int(holders), won)
            card.contrast.add(share, holders, 1 - share, count - holders)
            card.surplus += share - holders * mean
            card.variance += spread * holders * (count - holders) / (count - 1)

    def with_and_without(self, fate: str, id: str) -> Contrast:
        """Win share of the seats for whom the card was drawn (played, …), against that of the others."""
        card = self.cards[fate][id]
        others, seats = self.games - card.games, self.seats  # all of whose seats, with one victory, are without it
        return card.contrast.plus(others, others, others * seats, others, others * seats, others * seats * seats)

    def share_of_games(self, column: str, value: str) -> Estimate:
        """In which part of the games the column has the value."""
        found = Ratio()
        words = self.words.get(column, Counter())
        for word, times in words.items():
            found.x += times
            hit = times if word == value else 0
            found.y += hit
            found.xx += times
            found.xy += hit
            found.yy += hit
        return found.estimate


def summarise(run: Mapping[str, Any], facts: Facts[Any], games: Iterable[tuple[Row, list[Row]]]) -> Summary:
    """The figures of all these games."""
    summary = Summary(run, facts)
    for game, seats in games:
        summary.add(game, seats)
    return summary
