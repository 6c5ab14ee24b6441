"""Whether memory stays flat over very many games in one process."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console

import spellhall
from spellhall.bench.contestants import SEED
from spellhall.bench.report import plain_table, say
from spellhall.engine.info import GameInfo
from spellhall.engine.steps import play_out

TENTHS: Final = 10
MAY_GROW: Final = 5_000_000
"""Bytes. The first tenth fills caches and the allocator's pools; what comes after is a leak."""

STATM: Final = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """One game's run: the bytes held at the start and after each tenth of the games."""

    game: str
    seats: list[int]
    games: int
    held: list[int]

    @property
    def grew(self) -> int:
        """How far memory rose above its mark after the first tenth."""
        return max(self.held[2:]) - self.held[1]

    @property
    def flat(self) -> bool:
        """Whether that is within bounds."""
        return self.grew <= MAY_GROW


def resident() -> int | None:
    """The bytes of memory this process holds, or its highest mark where only that is told; None if
    the system tells neither.
    """
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    try:
        resource = import_module("resource")  # Windows has none
    except ImportError:
        return None
    peak: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def watch(info: GameInfo[Any], seats: Sequence[int], games: int, progress: Callable[[str], None]) -> Watch:
    """Play so many random games, its seat counts in turn, and look at the memory at every tenth."""
    random = Random(SEED).random
    options = info.read_options(None)
    held = [_held()]
    for tenth in range(TENTHS):
        progress(f"{info.name}: {tenth} tenths of {games:,} games ")
        for number in range(games * tenth // TENTHS, games * (tenth + 1) // TENTHS):
            play_out(info.begin(seats[number % len(seats)], options, {}), random)
        held.append(_held())
    progress("")
    return Watch(game=info.name, seats=list(seats), games=games, held=held)


def _held() -> int:
    held = resident()
    assert held is not None
    return held


def as_json(runs: Sequence[Watch]) -> dict[str, Any]:
    """For machines: the keys are documented and stay."""
    return {
        "spellhall": spellhall.__version__,
        "may_grow_bytes": MAY_GROW,
        "memory": [
            {
                "game": run.game,
                "seats": run.seats,
                "games": run.games,
                "held_bytes": run.held,
                "grew_bytes": run.grew,
                "flat": run.flat,
            }
            for run in runs
        ],
    }


def show(console: Console, runs: Sequence[Watch]) -> None:
    """For people: a column for each game, a line for each tenth."""
    say(console, "Memory held, in MB")
    table = plain_table()
    table.add_column("after", justify="right")
    for run in runs:
        table.add_column(run.game, justify="right")
    for tenth in range(TENTHS + 1):
        table.add_row(f"{tenth * 10} %" if tenth else "start", *(f"{run.held[tenth] / 1e6:.1f}" for run in runs))
    table.add_section()
    table.add_row("grew", *(f"{run.grew / 1e6:+.1f}" for run in runs), style="bold")
    console.print(table)
    say(console, "", *(_verdict(run) for run in runs))


def _verdict(run: Watch) -> str:
    played = f"{run.game}: {run.games:,} games with {', '.join(map(str, run.seats))} seats in turn"
    return f"{played}: {'flat' if run.flat else f'GREW by more than {MAY_GROW / 1e6:.0f} MB after the first tenth'}."
