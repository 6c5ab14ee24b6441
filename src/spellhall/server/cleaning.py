"""Deletes what nobody needs any more, a little at a time. A hall that is full says so before the disk does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from spellhall.server.clock import time
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings
from spellhall.server.store import lives
from spellhall.server.store.database import Database

_DAY: Final = 86_400.0
_AT_ONCE: Final = 50
_BETWEEN: Final = 0.05

log = logging.getLogger("spellhall")


class Cleaner:
    """Looks after the database of a hall. ``used`` says which tables are in use here."""

    def __init__(self, settings: Settings, database: Database, used: Callable[[str], bool]) -> None:
        self._settings = settings
        self._database = database
        self._used = used
        self.size = 0
        """How many bytes the database takes."""

    def check_room(self) -> None:
        """Raise Refusal if nothing new can be kept. What has begun goes on."""
        if self.size > self._settings.database_bytes:
            raise Refusal("full", "refusal-hall-full")

    async def measure(self) -> None:
        """How large the database is now."""
        was, self.size = self.size, await self._database.run(lives.size)
        if was <= self._settings.database_bytes < self.size:
            log.error("the database takes more than database_bytes: nothing new is taken")

    async def clean(self) -> int:
        """Let go of whatever has had its life; how much it was."""
        s, now = self._settings, time()
        gone = 0
        for stage, days, bots_only in (
            ("gathering", s.gathering_days, False),
            ("playing", s.abandoned_days, False),
            ("over", s.bots_games_days, True),
            ("stranded", s.bots_games_days, True),
        ):
            gone += await self._forget_tables(stage, now - days * _DAY, bots_only)
        run = self._database.run
        while some := await run(lives.forget_records(now - s.uploads_days * _DAY, _AT_ONCE)):
            gone += some
            await asyncio.sleep(_BETWEEN)
        gone += await self._forget_guests(now - s.guests_days * _DAY)
        await run(lives.forget_codes(now))
        if gone:
            log.info("%d tables, uploads and guests have had their life", gone)
        return gone

    async def _forget_tables(self, stage: str, before: float, bots_only: bool) -> int:
        gone = 0
        after = (0.0, "")
        while found := await self._database.run(lives.old_tables(stage, before, after, _AT_ONCE, bots_only)):
            after = found.last
            old = [id for id in found.old if not self._used(id)]
            if old:
                gone += await self._database.run(lives.forget_tables(old))
            await asyncio.sleep(_BETWEEN)
        return gone

    async def _forget_guests(self, before: float) -> int:
        gone = 0
        after = (0.0, "")
        while found := await self._database.run(lives.old_guests(before, after, _AT_ONCE)):
            after = found.last
            if found.old:
                gone += await self._database.run(lives.forget_guests(found.old))
            await asyncio.sleep(_BETWEEN)
        return gone
