"""The lobby, kept in memory: read once for everybody who looks at it, a page at a time."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from spellhall.server.settings import Settings
from spellhall.server.store import Database, queries

Row = tuple[str, int | None, float, float]

_PAGES_KEPT: Final = 32


class Lobby:
    """Pages of public tables as the database has them, for a moment."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._pages: dict[float, tuple[float, asyncio.Future[list[Row]]]] = {}

    async def page(self, before: float) -> list[Row]:
        """The page that begins there; those who ask at the same time share one question."""
        now = monotonic()
        at, reading = self._pages.get(before, (0.0, None))
        if reading is None or (reading.done() and (now - at >= self._settings.lobby_seconds or _failed(reading))):
            query = queries.open_tables(before, self._settings.lobby_tables)
            reading = asyncio.ensure_future(self._database.run(query))
            self._pages.pop(before, None)
            self._pages[before] = now, reading
            if len(self._pages) > _PAGES_KEPT:
                del self._pages[next(iter(self._pages))]
        return await asyncio.shield(reading)


def _failed(reading: asyncio.Future[list[Row]]) -> bool:
    return reading.cancelled() or reading.exception() is not None
