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
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import Random, SystemRandom
from time import perf_counter
from typing import Any, Final

import spellhall
from spellhall.bots import Seat, make_bot
from spellhall.engine.game import Game
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings

_THOUGHTS_KEPT: Final = 40
THOUGHTLESS: Final = "random"
log = logging.getLogger("spellhall.bots")


class Thinkers:
    """The pool of bots; its processes start with the first bot that has something to think about."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts: dict[tuple[str, str], deque[float]] = {}
        self._random = SystemRandom()

    async def choose(self, game: Game, level: str) -> str:
        """A move for the asked seat; always one, within the budget."""
        decision = game.decision
        assert decision is not None
        moves = decision.moves
        if len(moves) == 1 or level == THOUGHTLESS:
            return self._random.choice(moves)  # nothing to think about: no process needed
        world = game.determinize(decision.seat, Random(self._random.getrandbits(64))).pack()
        try:
            move, seconds = await asyncio.wait_for(self._ask(game.info.name, world, level), self._settings.bot_seconds)
        except Exception as error:  # whatever happens to a bot, the table goes on
            self._metrics.count("bots_overruled")
            log.warning("a bot was overruled: %s", type(error).__name__)
            return self._random.choice(moves)
        self._metrics.bot.note(seconds)
        self._thoughts.setdefault((game.info.name, level), deque(maxlen=_THOUGHTS_KEPT)).append(seconds)
        return move if move in moves else moves[0]

    async def _ask(self, name: str, world: dict[str, Any], level: str) -> tuple[str, float]:
        loop = asyncio.get_running_loop()
        seed = self._random.getrandbits(64)
        try:
            return await loop.run_in_executor(self._workers(), think, name, world, level, seed)
        except BrokenProcessPool:  # a worker died: once more, with new ones
            self._drop()
            return await loop.run_in_executor(self._workers(), think, name, world, level, seed)

    def typical(self, name: str, level: str) -> float:
        """How long a bot of this level might have thought: a bot that has no choice waits as long."""
        thoughts = self._thoughts.get((name, level))
        return self._random.choice(thoughts) if thoughts else 0.0

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._settings.bot_workers, mp_context=multiprocessing.get_context("spawn"), initializer=prepare
            )
        return self._pool

    def _drop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

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


def think(name: str, world: dict[str, Any], level: str, seed: int) -> tuple[str, float]:
    """A move and how long it took."""
    begun = perf_counter()
    game = Game.unpack(spellhall.game_info(name), world)
    return make_bot(level, seed).choose(Seat(game)), perf_counter() - begun
