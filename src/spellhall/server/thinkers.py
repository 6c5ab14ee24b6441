"""Bots think in processes of their own. They get a determinized world, never the state.

The loop makes one world that could be the real one for all the seat knows; in the worker this world
is dealt anew as often as the bot likes. What the seat cannot know never leaves this process.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import Random, SystemRandom
from time import perf_counter
from typing import Any, TypeVar

import spellhall
from spellhall.bots import Seat, make_bot
from spellhall.bots.talk import words_of
from spellhall.engine.claims import Claim
from spellhall.engine.game import Decision, Game
from spellhall.server.house import THOUGHTLESS
from spellhall.server.metrics import Metrics
from spellhall.server.pace import Pace
from spellhall.server.settings import Settings

T = TypeVar("T")

log = logging.getLogger("spellhall.bots")


class Thinkers:
    """The pool of bots; its processes start with the first bot that has something to think about."""

    def __init__(self, settings: Settings, metrics: Metrics, pace: Pace) -> None:
        self._settings = settings
        self._metrics = metrics
        self._pace = pace
        self._pool: ProcessPoolExecutor | None = None
        self._random = SystemRandom()

    async def choose(self, game: Game, level: str, claims: Sequence[Claim] = ()) -> str:
        """A move for the asked seat; always one, within the budget. One that has no choice takes as long as any other.
        ``claims``: what was claimed at the table so far.
        """
        decision = game.decision
        assert decision is not None
        moves = decision.moves
        if level == THOUGHTLESS:
            return self._random.choice(moves)
        asked = perf_counter()
        try:
            move = await asyncio.wait_for(self._thought(game, decision, level, claims), self._settings.bot_seconds)
        except Exception as error:  # whatever happens to a bot, the table goes on
            self._metrics.count("bots_overruled")
            log.warning("a bot was overruled: %s", type(error).__name__)
            move = self._random.choice(moves)
        self._metrics.bot.note(perf_counter() - asked)
        return move if move in moves else moves[0]

    async def _thought(self, game: Game, decision: Decision, level: str, claims: Sequence[Claim]) -> str:
        """What a worker thinks; where there is nothing to think about, of something else, or as long as others did."""
        name = game.info.name
        if len(decision.moves) == 1:
            pretended = self._pace.thought(name, level)
            if pretended is not None:
                await self._work(nothing)
                await asyncio.sleep(pretended)
                return decision.moves[0]
        world = game.determinize(decision.seat, Random(self._random.getrandbits(64))).pack()
        move, seconds = await self._work(think, name, world, level, self._random.getrandbits(64), claims)
        if move:
            self._pace.note(name, level, seconds)
        return move if len(decision.moves) > 1 else decision.moves[0]

    async def words(
        self, game: Game, seat: int, claims: Sequence[Claim], since: int, temper: str
    ) -> tuple[str, dict[str, Any]] | None:
        """What a bot in that seat says after a turn, if anything."""
        world = game.determinize(seat, Random(self._random.getrandbits(64))).pack()
        finding = self._work(
            find_words, game.info.name, world, seat, claims, since, self._random.getrandbits(64), temper
        )
        try:
            return await asyncio.wait_for(finding, self._settings.bot_seconds)
        except Exception as error:  # then it keeps silent
            log.warning("a bot found no words: %s", type(error).__name__)
            return None

    async def _work(self, function: Callable[..., T], *args: object) -> T:
        """Do it in a worker, once one is free."""
        loop = asyncio.get_running_loop()
        pool = self._workers()
        try:
            return await loop.run_in_executor(pool, function, *args)
        except BrokenProcessPool:  # a worker died: once more, with new ones, which all who waited share
            self._drop(pool)
            return await loop.run_in_executor(self._workers(), function, *args)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._settings.bot_workers, mp_context=multiprocessing.get_context("spawn"), initializer=prepare
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Let nobody think any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


# In the worker


def prepare() -> None:
    """Leave Ctrl-C to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()
    os.nice(5)  # people before bots
    spellhall.games()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


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
