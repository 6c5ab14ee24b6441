"""The hall: all tables of this process, its guests, its database, and the news of other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Final

from spellhall.engine.errors import UnknownGame
from spellhall.engine.views import say
from spellhall.server import house
from spellhall.server.cleaning import Cleaner
from spellhall.server.clock import time
from spellhall.server.house import Act, Actor
from spellhall.server.line import Line, encode
from spellhall.server.live import LiveTable
from spellhall.server.log import Entry, PlaysAgain, Setup
from spellhall.server.messages import Bye, Command, NoClock, Rematch, ServerBeat
from spellhall.server.metrics import Metrics
from spellhall.server.notices import Notices
from spellhall.server.pace import Pace
from spellhall.server.refusals import Refusal, as_it_is
from spellhall.server.settings import Settings
from spellhall.server.store import queries
from spellhall.server.store.database import Database, Lost
from spellhall.server.table import Table
from spellhall.server.thinkers import Thinkers

_TICK: Final = 0.5
_GLANCE: Final = 0.01
_ORPHANS_AT_ONCE: Final = 50
_LINES_AT_ONCE: Final = 50
_MEASURED: Final = 10.0
_LAST_SECONDS: Final = 5.0
"""A database that does not answer by then is not waited for at the end."""
_FIRST_CLEANED: Final = 60.0


class Hall:
    """One process of it."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.metrics = Metrics()
        self.pace = Pace(settings)
        self.thinkers = Thinkers(settings, self.metrics, self.pace)
        self.notices = Notices(self)
        self.cleaner = Cleaner(settings, database, self._has)
        self.process = secrets.token_hex(6)
        self.log = logging.getLogger("spellhall")
        self.lines: set[Line] = set()
        self.live: dict[str, LiveTable] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hopeless: set[str] = set()
        """Tables that cannot be driven here: said once."""
        self.metrics.gauges |= {
            "tables": lambda: len(self.live),
            "tables_playing": lambda: sum(live.table.stage == "playing" for live in self.live.values()),
            "connections": lambda: len(self.lines),
            "commits": lambda: self.database.commits,
            "database_bytes": lambda: self.cleaner.size,
            "bot_processes": lambda: self.thinkers.processes,
        }

    # Beginning and end

    async def open(self) -> None:
        """Begin to work."""
        self.database.start(self._heard, self._listening_again)
        for work in (self._beat, self._watch, self._keep, self._measure, self._clean):
            self.spawn(self._for_ever(work))

    async def _for_ever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Whatever goes wrong once, it goes on."""
        while True:
            try:
                await work()
            except Lost:
                pass  # said by the database
            except Exception:
                self.metrics.count("mistakes")
                self.log.exception("what goes on all the time failed, and goes on")
            await asyncio.sleep(_TICK)

    async def say_goodbye(self) -> None:
        """No new work; what is being written is finished; clients are told to come again."""
        self.closing = True
        for live in self.live.values():
            live.driver.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_SECONDS):
                for live in list(self.live.values()):
                    async with live.lock:
                        pass
        bye = Bye("closing", say("bye-closing"), again=True)
        await asyncio.gather(*(line.close(bye, 1012) for line in list(self.lines)), return_exceptions=True)

    async def close(self) -> None:
        """Save everything and let go."""
        await self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        if self.database.driver.shared:
            with suppress(Lost, TimeoutError):  # others wait until they see that we are gone
                await asyncio.wait_for(self.database.run(queries.release(self.process)), _LAST_SECONDS)
        await self.database.stop()
        self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; what goes wrong there is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Lost):
            self.metrics.count("mistakes")
            self.log.error("a task failed", exc_info=task.exception())

    # Tables

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from its log; raises Refusal."""
        live = self.live.get(id)
        if live is not None:
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        setup = await self.database.run(queries.load_setup(id))
        if setup is None:
            raise Refusal("unknown", "refusal-no-such-table")
        rows = await self.database.run(queries.load_log(id, 0))
        try:
            table = Table(setup)
            await asyncio.to_thread(table.read, rows)
        except UnknownGame:
            raise Refusal("other_rules", "refusal-game-gone", game=as_it_is(setup.game)) from None
        live = LiveTable(self, table)
        self.live[id] = live
        if self.database.driver.shared:
            await self._read_presence(live)
        live.driver.load()
        await live.read_standing()
        await self.drive(live)
        async with live.lock:
            await live.catch_up()
        return live

    async def create(self, setup: Setup, first: list[Entry]) -> LiveTable:
        """A new table, with what happens there at once; raises Refusal if the hall is full."""
        self.cleaner.check_room()
        table = Table(setup)
        await self.database.run(queries.add_table(setup, encode(table.about()), not isinstance(table.pace, NoClock)))
        live = LiveTable(self, table)
        self.live[setup.id] = live
        self.metrics.count("tables_made")
        await self.drive(live)
        async with live.lock:
            for entry in first:
                await live.act(Act(entry))
        return live

    async def decide(self, live: LiveTable, actor: Actor, command: Command) -> Act:
        """What a command adds to the log. A rematch makes its table first."""
        if not isinstance(command, Rematch):
            return house.decide(live.table, actor, command, self.settings)
        table = live.table
        if table.seat_of(actor.guest) is None:
            raise Refusal("not_yours", "refusal-did-not-play")
        if table.stage not in ("over", "stranded"):
            raise Refusal("not_now", "refusal-not-over")
        if table.rematch is not None:
            raise Refusal("too_late", "refusal-rematch-already")
        setup, first = house.rematch(table, actor, new_id(), time())
        again = await self.create(setup, first)
        return Act(PlaysAgain(again.table.setup.id, actor.guest, command.id))

    def _has(self, id: str) -> bool:
        """Whether a table is in use here."""
        return id in self.live or id in self._loading

    # Driving: bots, clocks and absences of a table are one process's business

    async def drive(self, live: LiveTable) -> None:
        """Take the table's clockwork over, unless another process has it."""
        if not live.driver.driving and not self.closing:
            if self.database.driver.shared:
                until, seconds = time() + self.settings.driver_seconds, self.settings.driver_seconds
                if await self.database.run(queries.claim(live.table.setup.id, self.process, seconds)):
                    live.driver.until = until
            else:
                live.driver.until = inf
        live.driver.consider()

    async def _keep(self) -> None:
        """Now and then: say that we live, take over what others left, forget what nobody uses."""
        while True:
            await self._look_after_tables()
            await asyncio.sleep(self.settings.driver_seconds / 3)

    async def _look_after_tables(self) -> None:
        now = time()
        if self.database.driver.shared:
            here = [(id, seat) for id, live in self.live.items() for seat in live.here_by_us()]
            ours = [live for live in self.live.values() if live.driver.until > 0]
            held = await self.database.run(queries.keep(self.process, self.settings.driver_seconds, here))
            for live in ours:
                live.driver.until = now + self.settings.driver_seconds if live.table.setup.id in held else 0.0
            for live in list(self.live.values()):
                if live.table.stage == "playing":
                    await self._read_presence(live)
                    await self.drive(live)
        await self._take_up()
        for id, live in list(self.live.items()):
            idle = 0.0 if live.table.stage in ("over", "stranded") else self.settings.idle_seconds
            if now - live.used > idle and not live.busy():
                live.put_away()
                del self.live[id]  # out of memory; the log stays
                self.notices.forget(id)

    async def _measure(self) -> None:
        """How full the hall is."""
        while True:
            await self.cleaner.measure()
            await asyncio.sleep(_MEASURED)

    async def _clean(self) -> None:
        """Now and then: what nobody needs any more goes. Not at once: whoever opens the hall has other things to do."""
        while True:
            await asyncio.sleep(min(_FIRST_CLEANED, self.settings.cleaning_seconds))
            await self.cleaner.clean()
            await asyncio.sleep(self.settings.cleaning_seconds)

    async def _take_up(self) -> None:
        """Drive all tables whose clocks run and which nobody drives."""
        last = ""
        while ids := await self.database.run(queries.orphans(last, _ORPHANS_AT_ONCE)):
            last = ids[-1]
            for id in ids:
                if id not in self.live or not self.live[id].driver.driving:
                    try:
                        await self.drive(await self.table(id))
                    except Refusal as refusal:
                        if id not in self._hopeless:
                            self.log.warning("a table cannot be driven: %s", refusal)
                        self._hopeless.add(id)

    # Other processes

    def _heard(self, news: str) -> None:
        kind, id, _, process = news.split()
        live = self.live.get(id)
        if process == self.process:
            return
        if kind == "device":
            self.spawn(self.hang_up(id))
        elif kind == "orphans":
            self.spawn(self._look_after_tables())
        elif live is not None:
            self.spawn(self._follow(live, kind))

    async def _follow(self, live: LiveTable, kind: str) -> None:
        if kind == "log":
            async with live.lock:
                await live.catch_up()
        elif kind == "standing":
            await live.read_standing()
        elif kind == "presence":
            await self._read_presence(live)

    def _listening_again(self) -> None:
        """News may have been missed: look at every table."""
        for live in self.live.values():
            self.spawn(self._follow(live, "log"))
            self.spawn(self._follow(live, "presence"))

    async def _read_presence(self, live: LiveTable) -> None:
        found = await self.database.run(queries.elsewhere(live.table.setup.id, self.process))
        if found != live.elsewhere:
            live.others_changed({seat for seat in found if seat < live.table.setup.seats})

    def enters(self, live: LiveTable, seat: int) -> None:
        """A player is here, through this process."""
        if self.database.driver.shared:
            seconds = self.settings.driver_seconds
            self.spawn(self._note(queries.enter(live.table.setup.id, seat, self.process, seconds)))

    def departs(self, live: LiveTable, seat: int) -> None:
        """A player is gone from this process."""
        if self.database.driver.shared and not self.closing:
            self.spawn(self._note(queries.depart(live.table.setup.id, seat, self.process)))

    async def _note(self, job: Any) -> None:
        await self.database.run(job)

    # Lines

    async def hang_up(self, device: str) -> None:
        """A device is nobody any more: its lines end."""
        bye = Bye("who_are_you", say("refusal-device-revoked"), again=False)
        lines = [line for line in self.lines if line.device == device]
        await asyncio.gather(*(line.close(bye, 1008) for line in lines), return_exceptions=True)

    async def _watch(self) -> None:
        """Whoever holds up the loop is noticed: see ``/metrics``."""
        while True:
            due = monotonic() + _GLANCE
            await asyncio.sleep(_GLANCE)
            self.metrics.lag.note(max(0.0, monotonic() - due))

    async def _beat(self) -> None:
        """Beats to every line that has been silent for a while; where nothing comes then, it is given up."""
        settings = self.settings
        while True:
            await asyncio.sleep(_TICK)
            now = monotonic()
            beat = encode(ServerBeat(time())).decode()
            for n, line in enumerate(list(self.lines)):
                if n % _LINES_AT_ONCE == _LINES_AT_ONCE - 1:
                    await asyncio.sleep(0)  # whoever moves now does not wait for a thousand beats
                if now - line.heard > settings.dead_after_seconds:
                    self.metrics.count("dead_lines")
                    line.drop()
                elif now - max(line.heard, line.beaten) >= settings.heartbeat_seconds:
                    line.beaten = now
                    line.tell(beat)


def new_id() -> str:
    """The address of a table or a replay: short, and nobody can guess it (71 bits)."""
    alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "".join(secrets.choice(alphabet) for _ in range(12))
