"""Luck for pairs of games that are to stay alike; only the lab's ``whatif`` uses it.

With one stream of chance for everything, the first draw too many shifts all that comes later, and from there on two
versions of a game have nothing in common. Here every purpose (what is asked, and for whom) has numbers of its own; so
has every bot. And chance deals as if each answer had a lot of its own and the lowest were drawn: another copy of one
card is drawn now and then in place of another, and all other draws stay what they were. In each version by itself every
answer is as likely as ever.
"""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random
from typing import Any

from spellhall.engine.steps import State, legal


class Luck:
    """Answers for chance in one game, and seeds its bots."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._times: Counter[tuple[object, ...]] = Counter()

    def seed(self, *purpose: object) -> str:
        """The seed for what comes now, made from nothing but the game's, the purpose, and how often that came."""
        self._times[purpose] += 1
        return f"{self._seed} {purpose} {self._times[purpose]}"

    def draw(self, s: State) -> Any:
        """Chance's answer to what it is asked."""
        assert s.ask is not None
        _, question, args = s.ask
        tickets = Counter(legal(s))
        random = Random(self.seed(question.name, *args[:1])).random
        lots = {answer: random() for answer in question.tokens}
        # The least of n even numbers: the more tickets an answer has, the sooner its lot is the lowest.
        return min(tickets, key=lambda answer: -log(1.0 - lots[answer]) / tickets[answer])
