"""How long an answer takes tells nothing: with a choice and without one it comes after the same time."""

from __future__ import annotations

import asyncio
import re
import time as machine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.engine.game import Game
from spellhall.server import clock
from spellhall.server.app import App
from spellhall.server.metrics import Metrics
from spellhall.server.pace import Pace
from spellhall.server.settings import Settings
from spellhall.server.thinkers import Thinkers, nothing, think
from tests.conftest import SOURCES
from tests.server import virtual
from tests.server.client import QUICK, Person
from tests.server.halls import in_a_hall
from tests.server.test_undo import play, table_of

GAME, LEVEL = "nytherria", "search:400"


def games() -> tuple[Game, Game]:
    """One in which the asked seat has no choice, and one in which it has."""
    found: dict[bool, Game] = {}
    rng = Random(1)
    game = spellhall.new(GAME, 2, seed="1")
    while len(found) < 2:
        assert game.decision is not None
        found.setdefault(len(game.decision.moves) > 1, game.copy())
        game.play(rng.choice(game.decision.moves))
    return found[False], found[True]


class Simulated(Thinkers):
    """Two workers in which thoughts take virtual time: more of it with more to think about, and later in the day."""

    def __init__(self, settings: Settings, pace: Pace) -> None:
        super().__init__(settings, Metrics(), pace)
        self.rng = Random(5)
        self.free = asyncio.Semaphore(settings.bot_workers)

    async def _work(self, _: Any, function: Any, *args: Any) -> Any:
        async with self.free:
            if function is nothing:
                return None
            assert function is think
            seconds = self.rng.lognormvariate(-0.5, 0.6)
            await asyncio.sleep(seconds)
            assert args
            return "any", seconds


async def answers(tables: int, pause: float) -> dict[bool, list[float]]:
    """How long each answer took at so many tables, in which bots have a choice or none, as it falls."""
    settings = msgspec.structs.replace(QUICK, bot_workers=2, bot_pause_seconds=0.6)
    pace = Pace(settings, Random(3))
    thinkers = Simulated(settings, pace)
    forced, free = games()
    table = table_of(GAME, 2, 1)
    loop = asyncio.get_running_loop()
    taken: dict[bool, list[float]] = {False: [], True: []}

    async def one(rng: Random) -> None:
        for _ in range(40):
            await asyncio.sleep(rng.expovariate(1 / pause))
            choice = rng.random() < 0.5
            table.moment = rng.randrange(10**6)
            asked = loop.time()
            due = asked + pace.delay(table, LEVEL)
            await thinkers.choose(free if choice else forced, LEVEL)
            await asyncio.sleep(max(0.0, due - loop.time()))
            taken[choice].append(loop.time() - asked)

    await asyncio.gather(*(one(Random(seed)) for seed in range(tables)))
    return taken


@pytest.mark.parametrize(("tables", "pause"), [(1, 3.0), (12, 8.0), (12, 0.5)])
def test_no_choice_takes_as_long_as_a_choice(tables: int, pause: float) -> None:
    """Whatever limit one sets, one cannot tell them apart: alone, in a hall that is busy, and in one with too much to do."""
    taken = virtual.run(answers(tables, pause))
    without, with_choice = taken[False], taken[True]
    assert min(len(without), len(with_choice)) >= 15
    best = max(
        abs(sum(t > limit for t in with_choice) / len(with_choice) - sum(t > limit for t in without) / len(without))
        for limit in (*without, *with_choice)
    )
    chance = 1.7 * ((len(without) + len(with_choice)) / (len(without) * len(with_choice))) ** 0.5
    assert best < chance, "as far apart as two halves of one sample, once in two hundred times at the most"


def test_a_bots_time_is_drawn_before_it_thinks_and_tells_nothing_of_the_table() -> None:
    table = table_of(GAME, 2, 1)
    settings = Settings()
    pace = Pace(settings)
    low = settings.bot_pause_seconds
    delays = set()
    for _ in range(30):
        play(table)
        delay = pace.delay(table, LEVEL)
        assert delay == pace.delay(table, LEVEL), "drawn once"
        least, most = settings.window_delay if table.window else (low, 1.5 * low)
        assert least <= delay <= most
        delays.add(delay)
    assert len(delays) > 20
    for seconds in range(100):
        pace.note(GAME, LEVEL, seconds / 10)
    assert 9.0 < pace.delay(table, LEVEL) < 9.9, "long enough for nine thoughts of ten"
    assert pace.delay(table, "greedy") < 3, "each level has its own"


def test_the_figures_count_every_answer_alike(tmp_path: Path) -> None:
    """What is measured of bots' answers does not tell which of them had a choice."""

    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        id = (await anna.table("nytherria", 2, bots=["greedy"], auto_start=True))["id"]
        async with anna.sit_at(id) as a:
            await a.do("ready")
            await a.until(lambda p: p.view is not None)
            while not a.over and sum(app.hall.metrics.bot.counts) < 12:
                if a.moves:
                    await a.do("move", moment=a.moment, move=a.moves[0])
                else:
                    await a.hear()
            asked = app.hall.metrics.counts["bot_moves"]
            assert asked <= sum(app.hall.metrics.bot.counts) <= asked + 1
            choices = [seat for seat in app.hall.live[id].table.players if seat == 1]
            assert len(choices) >= 11

    check(tmp_path)


def test_nobodys_time_is_up_because_the_machines_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall's own clock goes on as before, and nothing in the hall asks the machine's."""
    before = clock.time()
    assert abs(before - machine.time()) < 60
    for jump in (-86_400.0, 86_400.0):
        monkeypatch.setattr(machine, "time", lambda jump=jump: before + jump)
        assert 0 <= clock.time() - before < 60
    sources = list((SOURCES / "spellhall" / "server").rglob("*.py"))
    assert len(sources) > 20
    for path in sources:
        asks = re.search(r"from time import .*\btime\b|\btime\.time\(|datetime", path.read_text("utf-8"))
        assert asks is None or path.name == "clock.py", path
