"""A game played by numbers, with as little around the rules as possible: what environments step.

It plays the same game as ``spellhall.new`` with the same seed and moves, but keeps no news and does
not copy the state before a move. ``Table.game`` gives that other game, with record and views.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import encoder
from spellhall.engine.chance import Chance
from spellhall.engine.errors import BadSetup, IllegalMove
from spellhall.engine.game import Game
from spellhall.engine.info import Scenario
from spellhall.engine.steps import CHANCE, Result, State, apply, legal

MOST_DEALS: Final = 100
"""So often a game is dealt anew that is over before the one who wants to play was asked."""


class Table:
    """One game being played; restarted with ``deal``."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, object] | None = None, scenario: Scenario | None = None
    ) -> None:
        checked = spellhall.new(game, seats, 0, options, scenario, listen=False)
        self.info = checked.info
        self.seats = seats
        self.options = checked.options
        self.scenario = checked.scenario
        self.moves = numbering(game).moves
        self.encoder = encoder(game, seats)
        self._watch = self.encoder.watch()
        self.state: State
        self.seat: int | None = None
        """The seat that is asked; None when the game is over."""
        self._no_moves = bytes(len(self.moves))
        self._mask = bytearray(self._no_moves)
        """By the number of a move: 1 if it is legal."""

    def deal(self, seed: int | str, scenario: Scenario | None = None) -> None:
        """Begin a new game, perhaps in a position of its own; chance answers from the seed."""
        self.seed = seed
        self.begun_from = self.scenario if scenario is None else self.info.read_scenario(scenario)
        self.played: list[str] = []
        self._below = Chance(seed).below
        self.state = self.info.begin(self.seats, self.options, self.begun_from)
        self._let_chance_answer()

    def deal_until_asked(self, seeds: Random, scenario: Scenario | None = None) -> None:
        """Begin a new game in which somebody is asked something at all."""
        for _ in range(MOST_DEALS):
            self.deal(seeds.getrandbits(64), scenario)
            if self.seat is not None:
                return
        raise BadSetup(f"{self.info.title} is over from this position before anybody is asked")

    def _let_chance_answer(self) -> None:
        """Up to the next decision of a player, whose legal moves are then listed."""
        state = self.state
        ask = state.ask
        while ask is not None and ask[0] == CHANCE:
            tickets = legal(state)
            apply(state, tickets[self._below(len(tickets))])
            ask = state.ask
        if ask is None:
            self.seat = None
            self._mask = bytearray(self._no_moves)
        else:
            self.seat = ask[0]
            numbers = self.moves.of[ask[1].name]
            mask = bytearray(self._no_moves)
            for answer in legal(state):
                mask[numbers[answer]] = 1
            self._mask = mask

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        return [number for number in range(len(self._mask)) if self._mask[number]]

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.state.result

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal move of the seat; all zeros unless it is asked."""
        return np.frombuffer(bytearray(self._mask if seat == self.seat else self._no_moves), np.int8)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The seat's view as an array."""
        return self._watch.look(self.state, seat)

    def play(self, number: int) -> None:
        """Play a legal move by its number; raises IllegalMove and changes nothing if it is not legal."""
        ask = self.state.ask
        if ask is None or not 0 <= number < len(self._mask) or not self._mask[number]:
            raise IllegalMove(f"move {number} is not legal now; legal are {', '.join(map(str, self.legal)) or 'none'}")
        token = self.moves.tokens[number]
        self.played.append(token)
        apply(self.state, ask[1].answers[token])
        self._let_chance_answer()

    def __deepcopy__(self, _: Any) -> Table:
        """The same game, played again from the seed: it goes its own way from here."""
        other = Table(self.info.name, self.seats, self.options, self.scenario)
        if hasattr(self, "state"):
            other.deal(self.seed, self.begun_from)
            for move in self.played:
                other.play(self.moves.tokens.index(move))
        return other

    def game(self) -> Game:
        """The same game with its record, news and views: played again from the seed."""
        game = spellhall.new(self.info.name, self.seats, self.seed, self.options, self.begun_from)
        for move in self.played:
            game.play(move)
        return game


def payoffs(result: Result, seats: int) -> list[float]:
    """What the end is worth to each seat: the winners share a prize that the others pay.

    A lone winner gets 1 and every other seat -1 / (seats - 1); those who win together share. The
    sum is always 0. If nobody wins, or everybody, nobody pays.
    """
    if not result.winners:
        return [0.0] * seats
    share = 1 / len(result.winners)
    return [(seats * (share if seat in result.winners else 0) - 1) / (seats - 1) for seat in range(seats)]
