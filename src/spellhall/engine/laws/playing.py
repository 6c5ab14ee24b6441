"""What laws have in common: how a game is set up, played at random and looked at, and how a breach is reported."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo

MOST_ANSWERS: Final = 100_000
EARLY: Final = 20
"""After so few answers hardly any card has been shown."""
BEGINNING: Final = 80
"""Up to this answer, expensive laws look at every moment."""


class Broken(AssertionError):
    """A game breaks a law; the message says which, where, and how to get there."""


@dataclass(frozen=True)
class Start:
    """How a game is set up for a law."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    scenario: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        words = [f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())]
        return ", ".join(words + (["scenario"] if self.scenario else []))


Law = Callable[[GameInfo[Any], Start, int], None]


def setups(info: GameInfo[Any]) -> Iterator[Start]:
    """Every number of seats with the defaults, then every other value of every option, then the
    positions that the game names because random play would hardly reach them.
    """
    low, high = info.players
    for seats in range(low, high + 1):
        yield Start(seats)
    other = [(option, value) for option in info.options for value in option.values[1:]]
    for number, (option, value) in enumerate(other):
        seats = low + number % (high - low + 1)
        yield Start(seats if option.fits(value, seats) else high, {option.name: value})
    for seats, options, scenario in info.positions:
        yield Start(seats, options, scenario)


def begin(info: GameInfo[Any], setup: Start, seed: int) -> Game:
    """A game of that setup."""
    return Game.begin(info, setup.seats, seed, setup.options, setup.scenario)


def walk(game: Game, rng: Random) -> Iterator[Game]:
    """Play at random to the end; yields the game at every decision, before the move is made."""
    while game.decision is not None:
        yield game
        game.play(rng.choice(game.decision.moves))
        if game.number > MOST_ANSWERS:
            raise Broken(f"{game.info.title} has not ended after {MOST_ANSWERS} answers: seed {game.seed}")


def worth_a_look(game: Game, rng: Random) -> bool:
    """Whether an expensive law looks at this moment: always in the beginning, later one time in ten."""
    return game.number < BEGINNING or rng.random() < 1 / 10


def encode(data: object) -> bytes:
    """Data as the bytes that would be sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def viewers(game: Game) -> list[int | None]:
    """Who may look: a spectator and every seat."""
    return [None, *range(game.seats)]


def breach(game: Game, complaint: str) -> Broken:
    """The complaint, with the title and the record of the game."""
    record = json.dumps(game.record() if game.moves else {"seed": game.seed})
    return Broken(f"{game.info.title}: {complaint}\nrecord: {record}")
