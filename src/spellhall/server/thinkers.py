"""Bots think in processes of their own. They get a determinized world, never the state.

The loop makes one world that could be the real one for all the seat knows; in the worker this world
is dealt anew as often as the bot likes. What the seat cannot know never leaves this process.

Thinking time is shared fairly among hosts, and tables with people come before tables without. When there are more
thoughts than workers, all become shorter, whether there is a choice or not.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

import spellhall
from spellhall.bots import STRONG_WORLDS, Seat, make_bot
from spellhall.bots.talk import words_of
from spellhall.engine.claims import Claim
from spellhall.engine.game import Decision, Game
from spellhall.server.house import THOUGHTLESS
from spellhall.server.metrics import Metrics
from spellhall.server.pace import Pace
from spellhall.server.settings import Settings
from spellhall.server.workers import Died, Turns, Worker

T = TypeVar("T")

log = logging.getLogger("spellhall.bots")

SIMPLE: Final = "fair"
"""Who looks one move ahead: takes hardly any time, and knows what it does."""
_LEAST_WORLDS: Final = 10
_LEAST_SECONDS: Final = 0.1
_STRONG: Final = "strong"
_BUDGET: Final = re.compile(r"search:([0-9.]+)(ms|s|)")


class Whose(NamedTuple):
    """For whom a bot thinks: who hosts the table, and whether somebody is there."""

    host: str = ""
    people: bool = True


SOMEBODY: Final = Whose()


class Thinkers:
    """The workers of bots; their processes start with the first bot that has something to think about."""

    def __init__(self, settings: Settings, metrics: Metrics, pace: Pace) -> None:
        self._settings = settings
        self._metrics = metrics
        self._pace = pace
        self._turns = Turns(settings.bot_workers)
        self._idle = [Worker(settings.worker_bytes) for _ in range(settings.bot_workers)]
        self._all = tuple(self._idle)
        self._random = SystemRandom()
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def choose(self, game: Game, level: str, whose: Whose = SOMEBODY, claims: Sequence[Claim] = ()) -> str:
        """A move for the asked seat; always one. One that has no choice takes as long as any other. ``claims``: what
        was claimed at the table so far.
        """
        decision = game.decision
        assert decision is not None
        moves = decision.moves
        if level == THOUGHTLESS:
            return self._random.choice(moves)
        asked = perf_counter()
        try:
            move = await self._thought(game, decision, level, whose, claims)
        except Exception as error:  # whatever happens to a bot, the table goes on
            self._metrics.count("bots_overruled")
            log.warning("a bot was overruled: %s", type(error).__name__)
            move = await self._simple(game, decision, whose)
        self._metrics.bot.note(perf_counter() - asked)
        return move if move in moves else moves[0]

    async def _thought(self, game: Game, decision: Decision, level: str, whose: Whose, claims: Sequence[Claim]) -> str:
        """What a worker thinks; where there is nothing to think about, of something else, or as long as others did."""
        name = game.info.name
        if len(decision.moves) == 1:
            pretended = self._pace.thought(name, level)
            if pretended is not None:
                await self._work(whose, nothing)
                self._turns.charge(whose.host, pretended)
                await asyncio.sleep(pretended)
                return decision.moves[0]
        world = game.determinize(decision.seat, Random(self._random.getrandbits(64))).pack()
        move, seconds = await self._work(whose, think, name, world, level, self._random.getrandbits(64), claims)
        if move:
            self._pace.note(name, level, seconds)
        return move if len(decision.moves) > 1 else decision.moves[0]

    async def words(
        self, game: Game, seat: int, claims: Sequence[Claim], since: int, temper: str, whose: Whose = SOMEBODY
    ) -> tuple[str, dict[str, Any]] | None:
        """What a bot in that seat says after a turn, if anything."""
        world = game.determinize(seat, Random(self._random.getrandbits(64))).pack()
        name, luck = game.info.name, self._random.getrandbits(64)
        try:
            return await self._work(whose, find_words, name, world, seat, claims, since, luck, temper)
        except Exception as error:  # then it keeps silent
            log.warning("a bot found no words: %s", type(error).__name__)
            return None

    async def _simple(self, game: Game, decision: Decision, whose: Whose) -> str:
        """What the simplest bot that thinks at all would do; the first move, if not even that can be found out."""
        world = game.determinize(decision.seat, Random(self._random.getrandbits(64))).pack()
        try:
            move, _ = await self._work(whose, think, game.info.name, world, SIMPLE, self._random.getrandbits(64), ())
        except Exception:
            log.exception("not even the simplest bot finds a move")
            self._metrics.count("mistakes")
            return decision.moves[0]
        return move

    async def _work(self, whose: Whose, function: Callable[..., T], *args: Any) -> T:
        """Do it in a worker, when it is this host's turn."""
        await self._turns.take(whose.host, whose.people)
        if function is think:
            name, world, level, *more = args
            args = (name, world, lighter(level, self._turns.strain), *more)
        thought = asyncio.create_task(self._use(whose.host, function, args))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        thought.add_done_callback(_heard)
        return await asyncio.shield(thought)  # whoever waits no more does not stop the worker, and its turn lasts

    async def _use(self, host: str, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        worker = self._idle.pop()
        begun = perf_counter()
        try:
            return await self._asked_twice(worker, function, args)
        finally:
            self._turns.charge(host, perf_counter() - begun)
            self._idle.append(worker)
            self._turns.give_back(host)

    async def _asked_twice(self, worker: Worker, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        """A worker may have died before it was asked."""
        try:
            return await worker.run(self._settings.bot_seconds, function, *args)
        except Died:
            if self._closed:
                raise
            return await worker.run(self._settings.bot_seconds, function, *args)

    @property
    def processes(self) -> int:
        """How many there are now."""
        return sum(worker.alive for worker in self._all)

    def close(self) -> None:
        """Let nobody think any more."""
        self._closed = True
        for thought in self._thoughts:
            thought.cancel()
        for worker in self._all:
            worker.end()


def _heard(thought: asyncio.Task[Any]) -> None:
    """Nobody may be waiting for it any more."""
    if not thought.cancelled():
        thought.exception()


def lighter(level: str, strain: float) -> str:
    """The level that thinks so much less that all have their turn: whole with as many as there are workers, down to the
    simplest one that thinks.
    """
    strength, plus, temper = level.partition("+")
    budget = _BUDGET.fullmatch(strength)
    if strength == _STRONG:
        budget = _BUDGET.fullmatch(f"search:{STRONG_WORLDS}")
    if strain <= 1 or budget is None:
        return level
    number, unit = float(budget[1]) / strain, budget[2]
    least = _LEAST_WORLDS if not unit else _LEAST_SECONDS * (1000 if unit == "ms" else 1)
    strength = SIMPLE if number < least else f"search:{number:.3f}{unit}" if unit else f"search:{int(number)}"
    return strength + plus + temper


# In the worker


def nothing() -> None:
    """Only wait for one's turn."""


def find_words(
    name: str, world: dict[str, Any], seat: int, claims: Sequence[Claim], since: int, seed: int, temper: str
) -> tuple[str, dict[str, Any]] | None:
    """What a seat says."""
    return words_of(Game.unpack(spellhall.game_info(name), world), seat, claims, since, Random(seed), temper)


def think(name: str, world: dict[str, Any], level: str, seed: int, claims: Sequence[Claim] = ()) -> tuple[str, float]:
    """A move and how long it took; where there is no choice, one of the next question that has one, if any has."""
    begun = perf_counter()
    game = Game.unpack(spellhall.game_info(name), world)
    while game.decision is not None and len(game.decision.moves) == 1:
        game.play(game.decision.moves[0])
    if game.decision is None:
        return "", 0.0
    return make_bot(level, seed).choose(Seat(game, claims)), perf_counter() - begun
