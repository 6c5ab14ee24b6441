"""Counters and histograms, written the way Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def write(self) -> str:
        """As Prometheus reads it."""
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        so_far = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {so_far}')
        lines += [f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {so_far}"]
        return "\n".join(lines)


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {
            "moves": 0, "refusals": 0, "commands": 0, "races": 0, "tables_made": 0, "guests_made": 0,
            "connections_made": 0, "dead_lines": 0, "slow_clients": 0, "bot_moves": 0, "bots_overruled": 0,
            "mistakes": 0, "notices": 0,
        }  # fmt: skip
        self.gauges: dict[str, Callable[[], float]] = {}
        self.move = Histogram("spellhall_move_seconds", "from a move's arrival to the last seat's update", QUICK)
        self.commit = Histogram("spellhall_commit_seconds", "from asking for a commit to its being on disk", QUICK)
        self.lag = Histogram("spellhall_loop_lag_seconds", "how late the event loop was", QUICK)
        self.bot = Histogram(
            "spellhall_bot_seconds", "from a bot's being asked to its answer, with a choice or without", SLOW
        )

    def count(self, name: str) -> None:
        """One more."""
        self.counts[name] += 1

    def write(self) -> str:
        """The page /metrics."""
        parts = []
        for name, count in self.counts.items():
            parts.append(f"# TYPE spellhall_{name}_total counter\nspellhall_{name}_total {count}")
        for name, value in self.gauges.items():
            parts.append(f"# TYPE spellhall_{name} gauge\nspellhall_{name} {value():g}")
        parts += [histogram.write() for histogram in (self.move, self.commit, self.lag, self.bot)]
        return "\n".join(parts) + "\n"
