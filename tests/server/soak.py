"""A busy hall for as long as one likes: tables are made, played to the end and left, and its memory stays flat."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic

import spellhall
from tests.server.client import Person, Process, Refused, request

SETTINGS = """
bot_pause_seconds = 0.0
window_delay = [0.0, 0.0]
messages_burst = 1000000000
requests_burst = 1000000000
new_guests_burst = 1000000000
new_tables_burst = 1000000000
tables_per_guest = 1000000000
connections_per_address = 100000
idle_seconds = 60.0
metrics_token = "a token of the soak"
"""
MORE = 1.10
"""The last quarter takes no more than so many times the second one."""
GRAIN = 8_000_000
"""Or so many bytes more: what one large view leaves behind."""


async def soak(data: Path, seconds: float, tables: int) -> list[int]:
    """The resident bytes of a hall with so many busy tables, measured a hundred times."""
    settings = data / "settings.toml"
    settings.write_text(SETTINGS)
    hall = Process(data, settings)
    until = monotonic() + seconds
    measured: list[int] = []
    try:
        players = [asyncio.create_task(_play(hall.host, until, Random(n))) for n in range(tables)]
        while (left := until - monotonic()) > 0:
            await asyncio.sleep(min(left, seconds / 100))
            measured.append(resident(hall.process.pid))
        games = sum(await asyncio.gather(*players))
        token = [("authorization", "Bearer a token of the soak")]
        _, _, page = await request(hall.host, "GET", "/metrics", None, token)
        figures = dict(line.split() for line in page.decode().splitlines() if not line.startswith("#"))
        assert figures["spellhall_mistakes_total"] == "0"
        assert games
        print(f"{games} games, {figures['spellhall_moves_total']} moves")
    finally:
        hall.stop()
    return measured


def resident(pid: int) -> int:
    """How many bytes of memory a process has (on Linux)."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.split("VmRSS:")[1].split()[0])


async def _play(host: str, until: float, rng: Random) -> int:
    """Game after game, each by new people: of all kinds, some left in the middle."""
    games = 0
    while monotonic() < until:
        anna = await Person.enter(host, "Anna")
        game = rng.choice(list(spellhall.games()))
        seats = rng.randint(*spellhall.game_info(game).players)
        try:
            table = await anna.table(game, seats, bots=["random"] * (seats - 1), auto_start=True)
        except Refused as refused:
            raise AssertionError(json.dumps(refused.problem)) from None
        try:
            async with asyncio.timeout(max(0.1, min(until - monotonic(), rng.choice((5.0, 600.0))))):
                async with anna.sit_at(table["id"]) as player:
                    await player.do("ready")
                    await player.play(rng)
        except TimeoutError:
            continue  # left in the middle
        games += 1
    return games


def is_flat(measured: list[int]) -> bool:
    """Whether it has levelled off: the last quarter is no higher than the second one."""
    quarter = len(measured) // 4
    before, after = mean(measured[quarter : 2 * quarter]), mean(measured[-quarter:])
    return after <= max(before * MORE, before + GRAIN)
