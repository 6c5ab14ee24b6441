"""A game played by numbers, with as little around the rules as possible: what environments step.

It plays the same game as ``spellhall.new`` with the same seed and moves, but keeps no news and does
not copy the state before a move. ``Match.game`` gives that other game, with record and views.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
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
from spellhall.engine.snapshot import restore, snapshot
from spellhall.engine.steps import CHANCE, Result, State, apply, legal, one_of

MOST_DEALS: Final = 100
"""So often a game is dealt anew that is over before the one who wants to play was asked."""


class Match:
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
        self.at_random = 0
        """The seats (a mask) that play at random by themselves, from the next deal on."""
        self.luck = Random()
        """What decides their moves."""
        self._game: Game | None = None
        self._followed = 0
        """The same game with its news, as far as somebody wanted to know, and how many moves of it that were."""
        self.seed: int | str
        self.begun_from: Scenario
        self.played: list[str]
        self.state: State
        self._chance: Chance
        self.seat: int | None = None
        """The seat that is asked; None when the game is over."""
        self._no_moves = bytes(len(self.moves))
        self._mask = bytearray(self._no_moves)
        """By the number of a move: 1 if it is legal."""

    def deal(self, seed: int | str, scenario: Scenario | None = None) -> None:
        """Begin a new game, perhaps in a position of its own; chance answers from the seed."""
        begun_from = self.scenario if scenario is None else self.info.read_scenario(scenario)
        self._take(seed, begun_from, [], Chance(seed), self.info.begin(self.seats, self.options, begun_from))
        self._go_on()

    def deal_until_asked(self, seeds: Random, scenario: Scenario | None = None) -> None:
        """Begin a new game in which somebody is asked something at all."""
        for _ in range(MOST_DEALS):
            self.deal(seeds.getrandbits(64), scenario)
            if self.seat is not None:
                return
        raise BadSetup(f"{self.info.title} is over from this position before anybody is asked")

    def _go_on(self) -> None:
        """Up to the next decision that somebody has to make."""
        state, chance, at_random = self.state, self._chance, self.at_random
        random = self.luck.random
        ask = state.ask
        while ask is not None:
            seat = ask[0]
            if seat == CHANCE:
                tickets = legal(state)
                apply(state, tickets[chance.below(len(tickets))])
            elif at_random >> seat & 1:
                answer = one_of(legal(state), random)
                self.played.append(ask[1].tokens[answer])
                apply(state, answer)
            else:
                break
            ask = state.ask
        self._list_moves()

    def _list_moves(self) -> None:
        """Who is asked, and the legal moves."""
        ask = self.state.ask
        mask = bytearray(self._no_moves)
        self._mask = mask
        if ask is None:
            self.seat = None
            return
        self.seat = ask[0]
        numbers = self.moves.of[ask[1].name]
        for answer in legal(self.state):
            mask[numbers[answer]] = 1

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        return [number for number in range(len(self._mask)) if self._mask[number]]

    def is_legal(self, number: int) -> bool:
        """Whether it is the number of a legal move."""
        return 0 <= number < len(self._mask) and self._mask[number] > 0

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.state.result

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal move of the seat; all zeros unless it is asked."""
        return np.frombuffer(bytearray(self._mask if seat == self.seat else self._no_moves), np.int8)

    def put_mask(self, memory: memoryview[int], at: int) -> None:
        """Write the mask of the seat that is asked into bytes of somebody else, from that one on."""
        memory[at : at + len(self._mask)] = self._mask

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The seat's view as an array."""
        return self._watch.look(self.state, seat)

    def put_observation(self, seat: int, memory: memoryview[int], at: int) -> None:
        """Write it into bytes of somebody else, from that one on."""
        self._watch.put(self.state, seat, memory, at)

    def play(self, number: int) -> None:
        """Play a legal move by its number; raises IllegalMove and changes nothing if it is not legal."""
        ask = self.state.ask
        if ask is None or not self.is_legal(number):
            raise IllegalMove(f"move {number} is not legal now; legal are {', '.join(map(str, self.legal)) or 'none'}")
        token = self.moves.tokens[number]
        self.played.append(token)
        apply(self.state, ask[1].answers[token])
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """The same game: it goes its own way from here."""
        other = Match(self.info.name, self.seats, self.options, self.scenario)
        if hasattr(self, "state"):
            other._take(self.seed, self.begun_from, self.played[:], self._chance.copy(), self.state.copy())
            other._list_moves()
        other.at_random = self.at_random
        other.luck = deepcopy(self.luck, memo)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle."""
        dealt = None
        if hasattr(self, "state"):
            chance = self._chance.seed, self._chance.count
            dealt = self.info.version, self.seed, self.begun_from, self.played, chance, snapshot(self.state)
        return thaw, (self.info.name, self.seats, self.options, self.scenario, self.at_random, self.luck, dealt)

    def _take(self, seed: int | str, begun_from: Scenario, played: list[str], chance: Chance, state: State) -> None:
        """Sit down to a game."""
        self.seed = seed
        self.begun_from = begun_from
        self.played = played
        self._chance = chance
        self.state = state
        self._game = None

    def game(self) -> Game:
        """The same game with its record, news and views, for the caller to keep."""
        return self.heard().copy()

    def heard(self) -> Game:
        """The same, for looking only: this one goes on with the table whenever it is asked for."""
        game = self._game
        if game is None:
            game = spellhall.new(self.info.name, self.seats, self.seed, self.options, self.begun_from)
            self._game = game
            self._followed = 0
        for move in self.played[self._followed :]:
            game.play(move)
        self._followed = len(self.played)
        return game


def thaw(
    game: str, seats: int, options: Mapping[str, object], scenario: Scenario, at_random: int, luck: Random, dealt: Any
) -> Match:
    """The table that was pickled; raises BadRecord if its game has other rules now."""
    table = Match(game, seats, options, scenario)
    table.at_random = at_random
    table.luck = luck
    if dealt is not None:
        version, seed, begun_from, played, chance, state = dealt
        table.info.check_version(version)
        alive = restore(table.info.state, table.info.book, state)
        table._take(seed, begun_from, played, Chance(chance[0], chance[1]), alive)
        table._list_moves()
    return table


def payoffs(result: Result, seats: int) -> list[float]:
    """What the end is worth to each seat: the winners share a prize that the others pay.

    A lone winner gets 1 and every other seat -1 / (seats - 1); those who win together share. The
    sum is always 0. If nobody wins, or everybody, nobody pays.
    """
    if not result.winners:
        return [0.0] * seats
    share = 1 / len(result.winners)
    return [(seats * (share if seat in result.winners else 0) - 1) / (seats - 1) for seat in range(seats)]
