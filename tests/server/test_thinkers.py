"""Who thinks when, and how long: fairly among hosts, tables with people first, less in an overloaded hall, and never at random."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

import spellhall
from spellhall.engine.game import Game
from spellhall.server.metrics import Metrics
from spellhall.server.pace import Pace
from spellhall.server.thinkers import Thinkers, Whose, lighter, think
from spellhall.server.workers import Died, Turns, Worker
from tests.server import virtual
from tests.server.client import QUICK

BYTES = 4_000_000_000


def free_game(seed: int = 1) -> Game:
    """One in which the asked seat has a choice."""
    game = spellhall.new("nytherria", 2, seed=seed)
    rng = Random(seed)
    while game.decision is not None and len(game.decision.moves) < 3:
        game.play(rng.choice(game.decision.moves))
    return game


# Turns


async def served(askers: list[tuple[str, bool, int]], seconds: float = 1.0) -> dict[str, list[float]]:
    """When the thoughts of each host were done, if each wants so many at once and one worker is there."""
    turns = Turns(1)
    done: dict[str, list[float]] = {}
    loop = asyncio.get_running_loop()

    async def one(host: str, people: bool) -> None:
        await turns.take(host, people)
        await asyncio.sleep(seconds)
        turns.charge(host, seconds)
        turns.give_back(host)
        done.setdefault(host, []).append(loop.time())

    await asyncio.gather(*(one(host, people) for host, people, many in askers for _ in range(many)))
    return done


def test_one_with_many_tables_does_not_hold_up_one_with_one() -> None:
    done = virtual.run(served([("greedy", True, 64), ("anna", True, 1), ("bert", True, 2)]))
    assert done["anna"] == [2.0]
    assert max(done["bert"]) <= 5.0
    assert len(done["greedy"]) == 64


def test_tables_at_which_nobody_is_wait() -> None:
    done = virtual.run(served([("nobody", False, 8), ("anna", True, 3), ("bert", True, 3)]))
    assert max(done["anna"] + done["bert"]) == 7.0, "but for the one that was begun"
    assert len(done["nobody"]) == 8


def test_whoever_waits_no_more_takes_no_turn() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take("a", True)
        waiting = [asyncio.create_task(turns.take("b", True)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.give_back("a")
        waiting[1].cancel()  # it may have its turn already
        await asyncio.gather(*waiting[:2], return_exceptions=True)
        await waiting[2]
        turns.give_back("b")
        assert turns.strain == 0
        await turns.take("c", True)

    virtual.run(run())


# Less in an overloaded hall


def test_the_more_want_to_think_the_less_each_does() -> None:
    assert lighter("search:2s", 1.0) == "search:2s"
    assert lighter("search:2s", 4.0) == "search:0.500s"
    assert lighter("search:2s+bold", 4.0) == "search:0.500s+bold"
    assert lighter("search:400", 4.0) == "search:100"
    assert lighter("strong", 4.0) == "search:25"
    assert lighter("search:100ms", 1.5) == "fair"
    for level in ("search:1s", "search:400", "strong"):
        assert lighter(level, 1000.0) == "fair"
        for strain in (1.0, 1.5, 3.0, 9.0):
            spellhall.bots.make_bot(lighter(level, strain))  # one that there is
    for level in ("gentle", "fair", "greedy"):
        assert lighter(level, 1000.0) == level


def test_an_overloaded_hall_plays_no_move_at_random() -> None:
    """Sixty-four tables of one host with long thoughts: everybody is answered, nobody overruled, all by bots that think."""

    class Slow(Thinkers):
        levels: ClassVar[list[str]] = []

        async def _use(self, host: str, _: Any, args: tuple[Any, ...]) -> Any:
            self.levels.append(args[2])
            seconds = float(args[2].removeprefix("search:").removesuffix("s")) if "search" in args[2] else 0.01
            await asyncio.sleep(seconds)
            self._turns.charge(host, seconds)
            self._turns.give_back(host)
            return think(args[0], args[1], "fair", 1)

    async def run() -> None:
        metrics = Metrics()
        settings = msgspec.structs.replace(QUICK, bot_seconds=15.0)
        thinkers = Slow(settings, metrics, Pace(settings, Random(1)))
        game = free_game()
        assert game.decision is not None
        loop = asyncio.get_running_loop()
        everything = [thinkers.choose(game, "search:1s", Whose("greedy")) for _ in range(64)]
        waiting = [asyncio.create_task(each) for each in everything]
        await asyncio.sleep(0.1)
        begun = loop.time()
        await thinkers.choose(game, "search:1s", Whose("anna"))
        assert loop.time() - begun < 3.0, "anna's one bot waits for the thoughts that were begun, and no longer"
        await asyncio.gather(*waiting)
        assert metrics.counts["bots_overruled"] == 0
        assert set(thinkers.levels) - {"search:1s"}, "they thought less"
        assert all(level == "fair" or level.startswith("search:") for level in thinkers.levels)

    virtual.run(run())


# Workers


def pid() -> int:
    """Which process this is."""
    return os.getpid()


def die() -> None:
    """Take the process along."""
    os.kill(os.getpid(), signal.SIGKILL)


def much() -> int:
    """More memory than anybody has."""
    return len(bytearray(10**11))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_one_dead_worker_is_replaced_by_one() -> None:
    """With many tables thinking: as many processes as there were, and every table is answered by a bot that thinks."""

    async def run() -> None:
        settings = msgspec.structs.replace(QUICK, bot_workers=2)
        metrics = Metrics()
        thinkers = Thinkers(settings, metrics, Pace(settings, Random(1)))
        seen: set[int] = set()
        try:
            game = free_game()
            assert game.decision is not None
            killed = thinkers._all[0]
            asking = [asyncio.create_task(thinkers.choose(game, "search:20", Whose(str(n)))) for n in range(14)]
            while not killed.alive:
                await asyncio.sleep(0.001)
            assert killed._process is not None
            assert killed._process.pid is not None
            os.kill(killed._process.pid, signal.SIGKILL)
            while not all(task.done() for task in asking):
                assert thinkers.processes <= 2
                seen |= {worker._process.pid or 0 for worker in thinkers._all if worker._process is not None}
                await asyncio.sleep(0.005)
            assert all(task.result() in game.decision.moves for task in asking)
            assert metrics.counts["bots_overruled"] == 0
            assert len(seen - {0}) <= 3
        finally:
            thinkers.close()

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_worker_that_dies_takes_too_long_or_too_much_is_replaced() -> None:
    async def run() -> None:
        worker = Worker(BYTES)
        try:
            first = await worker.run(100.0, pid)
            with pytest.raises(Died):
                await worker.run(100.0, die)
            second = await worker.run(100.0, pid)
            assert second not in (first, os.getpid())
            if sys.platform == "linux":
                with pytest.raises(MemoryError):
                    await worker.run(100.0, much)
            with pytest.raises(ValueError, match="invalid literal"):
                await worker.run(100.0, int, "x")
            assert await worker.run(100.0, pid) == second
            with pytest.raises(TimeoutError):
                await worker.run(0.01, input_of_nobody)
            assert not worker.alive
            assert await worker.run(100.0, pid) not in (first, second)
        finally:
            worker.end()

    asyncio.run(run())


def input_of_nobody() -> None:
    """Never comes back."""
    signal.pause()
