"""A hall for a test, opened and closed around it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from spellhall.server.app import App
from spellhall.server.settings import Settings
from tests.server.client import QUICK, Person, Player, open_hall

Body = Callable[[str, App], Awaitable[None]]


def in_a_hall(settings: Settings = QUICK) -> Callable[[Body], Callable[[Path], None]]:
    """Decorate an async test that gets ``host`` and ``app``."""

    def decorate(body: Body) -> Callable[[Path], None]:
        def test(tmp_path: Path) -> None:
            async def run() -> None:
                async with open_hall(tmp_path, settings) as (host, app):
                    await body(host, app)
                    assert app.hall.metrics.counts["mistakes"] == 0

            asyncio.run(run())

        test.__name__ = body.__name__
        return test

    return decorate


async def begin(*players: Player) -> None:
    """Everybody sits, is ready, and the first one (the host) begins."""
    taken: list[int] = []
    for place, player in enumerate(players):
        seat = place if player.seat is None else player.seat
        if player.seat is None:
            await player.do("sit", seat=seat)
        await player.do("ready", salt=f"salt {place}")
        taken.append(seat)
    # The host may sit in another process than the others, and hears of them a moment later.
    await players[0].until(lambda p: all(p.table["seats"][seat]["ready"] for seat in taken))
    await players[0].do("start")
    for player in players:
        await player.until(lambda p: p.view is not None)


async def settle(*players: Player) -> None:
    """Everybody has the full view of now: a command that is always refused marks the place."""
    for player in players:
        await player.send(type="resync")
        mark = await player.send(type="free", seat=63)
        await player.until(lambda p, mark=mark: any(refusal["id"] == mark for refusal in p.refused))


async def guests(host: str, *names: str) -> list[Person]:
    """Several people."""
    return [await Person.enter(host, name) for name in names]
