"""Who plays the games of a run: processes on this machine, or a Ray cluster. Both give every game back
exactly once, in any order; a process that dies loses nothing, and a game that kills its process twice
is given back as lost.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from importlib import import_module
from multiprocessing.process import BaseProcess
from typing import Any

from spellhall.engine.errors import SpellhallError
from spellhall.installing import how_to_get
from spellhall.lab.play import Played, Run, lost, play_one
from spellhall.lab.reprint import load

WINDOW = 1000
"""How far, in games, those who play may run ahead of the slowest."""

TRIES = 2
"""A game that kills its process so often is lost."""

Pool = Callable[[Run, Iterable[int]], Generator[Played, None, None]]


class NoCluster(SpellhallError):
    """Ray is not there, or does not answer."""


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunk_of(run: Run) -> int:
    """How many games to hand out at once: many where they are short."""
    return 5 if all(bot == "random" for bot in run.bots) else 1


def play_all(run: Run, numbers: Sequence[int]) -> list[Played]:
    """What a worker does."""
    load(run)
    return [play_one(run, number) for number in numbers]


def _chunks(run: Run, numbers: Iterable[int]) -> Iterator[list[int]]:
    size = chunk_of(run)
    chunk: list[int] = []
    for number in numbers:
        chunk.append(number)
        if len(chunk) == size:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


# Processes


def _in_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()
        self._executor: ProcessPoolExecutor | None = None
        self._children: set[BaseProcess] = set()

    def __call__(self, run: Run, numbers: Iterable[int]) -> Generator[Played, None, None]:
        """Every game once, as they finish."""
        todo = _chunks(run, numbers)
        at_work: dict[Future[list[Played]], list[int]] = {}
        waiting = next(todo, None)
        try:
            while waiting or at_work:
                while waiting and self._may_begin(waiting, at_work):
                    try:
                        at_work[self._hand_out(run, waiting)] = waiting
                    except BrokenProcessPool:
                        if not at_work:
                            self._stop()
                        break  # then it is tried again, after those at work have told
                    waiting = next(todo, None)
                finished, _ = wait(at_work, return_when=FIRST_COMPLETED)
                for future in finished:
                    chunk = at_work.pop(future)
                    try:
                        games = future.result()
                    except BrokenProcessPool:
                        self._stop()
                        for left in (chunk, *at_work.values()):
                            yield from self._one_by_one(run, left)
                        at_work.clear()
                        break
                    yield from games
        finally:
            self._stop()

    def _may_begin(self, chunk: list[int], at_work: dict[Future[list[Played]], list[int]]) -> bool:
        if len(at_work) >= 2 * self.workers:
            return False
        return not at_work or chunk[-1] < min(numbers[0] for numbers in at_work.values()) + WINDOW

    def _one_by_one(self, run: Run, numbers: Sequence[int]) -> Iterator[Played]:
        """After a process died: one game at a time, so that the guilty one is known."""
        for number in numbers:
            for _ in range(TRIES):
                try:
                    yield from self._hand_out(run, [number]).result()
                    break
                except BrokenProcessPool:
                    self._stop()
            else:
                yield lost(run, number)

    def _hand_out(self, run: Run, numbers: Sequence[int]) -> Future[list[Played]]:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")  # nothing of this process goes along
            self._executor = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_in_worker)
        before = set(multiprocessing.active_children())
        future = self._executor.submit(play_all, run, numbers)
        self._children |= set(multiprocessing.active_children()) - before
        return future

    def _stop(self) -> None:
        """At once: a game that is being played is not waited for."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None
        for child in self._children:
            child.kill()
        for child in self._children:
            child.join()
        self._children.clear()


# Ray


class Cluster:
    """A Ray cluster: the one at the address, or one that Ray starts on this machine for the run."""

    def __init__(self, address: str | None = None) -> None:
        self.address = address

    def __call__(self, run: Run, numbers: Iterable[int]) -> Generator[Played, None, None]:
        """Every game once, as they finish. Ray plays a chunk again if its worker dies."""
        ray = _ray()
        ours = not ray.is_initialized()
        if ours:
            try:
                ray.init(address=self.address, log_to_driver=False, include_dashboard=False, configure_logging=False)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise NoCluster(f"no Ray cluster at {self.address or 'this machine'}: {error}") from None
        try:
            with closing(self._play(ray, run, numbers)) as games:
                yield from games
        finally:
            if ours:
                ray.shutdown()

    def _play(self, ray: Any, run: Run, numbers: Iterable[int]) -> Generator[Played, None, None]:
        play = ray.remote(max_retries=TRIES)(play_all)
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = _chunks(run, numbers)
        at_work: dict[Any, list[int]] = {}
        waiting = next(todo, None)
        while waiting or at_work:
            while (
                waiting
                and len(at_work) < room
                and (not at_work or waiting[-1] < min(chunk[0] for chunk in at_work.values()) + WINDOW)
            ):
                at_work[play.remote(run, waiting)] = waiting
                waiting = next(todo, None)
            (finished,), _ = ray.wait(list(at_work), num_returns=1)
            chunk = at_work.pop(finished)
            try:
                games: list[Played] = ray.get(finished)
            except ray.exceptions.RayTaskError as error:
                raise error.as_instanceof_cause() from None
            except ray.exceptions.RayError:
                if len(chunk) == 1:
                    games = [lost(run, chunk[0])]
                else:
                    at_work |= {play.remote(run, [number]): [number] for number in chunk}
                    continue
            yield from games


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster(f"--on ray needs Ray: {how_to_get('ray')}") from None
