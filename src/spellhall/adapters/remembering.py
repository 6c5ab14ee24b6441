"""A state of the rules and what everybody was told on the way to it: what a state of OpenSpiel holds. Compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import spellhall
from spellhall.engine.cards import Cards
from spellhall.engine.info import GameInfo
from spellhall.engine.snapshot import restore, snapshot
from spellhall.engine.steps import CHANCE, NOTHING_ASKED, State, apply, bit, legal
from spellhall.games import all_games

Told = tuple[int, str, tuple[Any, ...]]
"""To whom (a mask), what kind of thing, and its particulars."""

Memory = Any
"""All that was told so far, the last first: the memory before it and one ``Told``, or None. Copies of a state share
what they have in common."""


class Position:
    """A state of the rules and what everybody was told on the way. Copies in no time."""

    __slots__ = ("decisions", "memory", "state")

    def __init__(self, state: State, memory: Memory = None, decisions: int = 0) -> None:
        self.state = state
        self.memory = memory
        self.decisions = decisions
        """How many moves have been made, without chance."""

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.copy(), self.memory, self.decisions)

    def __reduce__(self) -> tuple[Any, ...]:
        """For OpenSpiel's serialisation: the state by its snapshot, the memory as a flat list."""
        return thaw, (game_of(self.state), snapshot(self.state), self.all_told(), self.decisions)

    def answer(self, answer: Any) -> None:
        """Carry out an answer, and note the move, the news and the cards that it showed."""
        state = self.state
        assert state.ask is not None
        seat, question, _ = state.ask
        memory = self.memory
        if seat != CHANCE:
            self.decisions += 1
            memory = (memory, (bit(seat), "move", (question.tokens[answer],)))
        state.news = []
        if isinstance(state, Cards):
            kinds, seen = state.kind[:], state.seen[:]
            apply(state, answer)
            for told in state.news:
                memory = (memory, told)
            if state.seen != seen or state.kind != kinds:
                memory = sights(state, kinds, seen, memory)
        else:
            apply(state, answer)
            for told in state.news:
                memory = (memory, told)
        self.memory = memory

    def break_off(self) -> None:
        """Nobody is asked any more, and nobody has won."""
        self.state.ask = NOTHING_ASKED

    def legal_numbers(self, of: Mapping[str, Mapping[Any, int]]) -> list[int]:
        """The numbers of the legal answers, the lowest first."""
        ask = self.state.ask
        if ask is None:
            return []
        numbers = of[ask[1].name]
        found = [numbers[answer] for answer in legal(self.state)]
        found.sort()
        return found

    def odds(self, of: Mapping[str, Mapping[Any, int]]) -> list[tuple[int, float]]:
        """The numbers of chance's answers, each with its part of the tickets."""
        tickets = self.legal_numbers(of)
        many: int = len(tickets)
        found: list[tuple[int, float]] = []
        first = 0
        while first < many:
            number = tickets[first]
            after = first + 1
            while after < many and tickets[after] == number:
                after += 1
            found.append((number, (after - first) / many))
            first = after
        return found

    def all_told(self) -> list[Told]:
        """Everything, in order."""
        found: list[Told] = []
        memory = self.memory
        while memory is not None:
            memory, told = memory
            found.append(told)
        found.reverse()
        return found

    def told(self, seat: int | None) -> list[Told]:
        """What the seat was told, in order."""
        me = bit(seat)
        found: list[Told] = []
        memory = self.memory
        while memory is not None:
            memory, told = memory
            to: int = told[0]
            if to & me:
                found.append(told)
        found.reverse()
        return found

    def seen_by(self, info: GameInfo[Any], seat: int, rng: Random) -> Position:
        """A position that could be this one, for all that the seat knows."""
        return Position(info.determinize(self.state, seat, rng), chain(self.told(seat)), self.decisions)


def sights(state: Cards, kinds: list[int], seen: list[int], memory: Memory) -> Memory:
    """Cards that somebody sees now and did not see before. What is turned down later stays remembered, though neither
    news nor view may repeat it.
    """
    many = len(kinds)
    for card in range(len(state.kind)):
        kind = state.kind[card]
        to = state.seen[card]
        if card < many and kinds[card] == kind:
            to &= ~seen[card]
        if to == 0 or kind < 0:
            continue
        for zone, cards in enumerate(state.zones):
            if card in cards:
                place = state.layouts[state.seats][zone]
                at = cards.index(card) if place.ordered else None
                memory = (memory, (to, "sight", (place.id, at, kind)))
    return memory


def chain(told: Sequence[Told]) -> Memory:
    """A memory of these things, in this order."""
    memory: Memory = None
    for one in told:
        memory = (memory, one)
    return memory


def game_of(state: State) -> str:
    """The name of the game that a state belongs to."""
    return next(name for name, info in all_games().items() if info.state is type(state))


def thaw(game: str, data: dict[str, Any], told: Sequence[Told], decisions: int) -> Position:
    """The position that was written down."""
    info = spellhall.game_info(game)
    return Position(restore(info.state, info.book, data), chain(told), decisions)
