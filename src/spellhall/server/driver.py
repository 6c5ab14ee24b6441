"""What happens at a table without a command: bots move, clocks run out, absent players are replaced,
standing answers are given. One process drives a table; all others only watch.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

from spellhall.server import house, pace, telling, tutorials
from spellhall.server.clock import time
from spellhall.server.house import Actor
from spellhall.server.log import By, WentAway
from spellhall.server.messages import Correspondence, TurnClock
from spellhall.server.refusals import Refusal
from spellhall.server.store.database import Lost, Pauses
from spellhall.server.table import turn_of
from spellhall.server.talking import Talker
from spellhall.server.thinkers import Whose

if TYPE_CHECKING:
    from spellhall.server.live import LiveTable


class Driver:
    """The clockwork of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # it has this one, and goes when nobody else holds it
        self.until = 0.0
        """Until when this process holds the table: past that another may, if this one stood still."""
        self._gone: dict[int, float] = {}
        """Since when the players of seats are away."""
        self._timer: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._bot_for: tuple[int, By] | None = None
        self._pauses = Pauses(first=1.0, longest=30.0)
        self._talker = Talker(live)

    @property
    def driving(self) -> bool:
        """Whether it is this process that does what happens here by itself."""
        return time() < self.until

    # Who is here

    def arrived(self, seat: int) -> None:
        """A player is here."""
        self._gone.pop(seat, None)

    def departed(self, seat: int) -> None:
        """A player is gone: the grace period begins."""
        self._gone[seat] = time()
        self.consider()

    def load(self) -> None:
        """The table was just read from its log: whoever is not here has been gone from now on."""
        here = self.live.here()
        self._gone = {seat: time() for seat in self.live.table.people() if seat not in here}

    def away_at(self) -> dict[int, float]:
        """When bots will take over, by seat."""
        table = self.live.table
        if table.stage != "playing" or isinstance(table.setup.pace, Correspondence):
            return {}
        grace = self.live.hall.settings.grace_seconds
        return {
            seat: gone + grace
            for seat, gone in self._gone.items()
            if table.chairs[seat].guest is not None and not table.chairs[seat].away
        }

    # What is next

    def turn(self) -> str:
        """Whose turn it is, as a mark that changes with it."""
        table = self.live.table
        if table.game is None:
            return ""
        round, turn = turn_of(table.game)
        return f"{round} {turn}"

    def consider(self) -> None:
        """Look at the table anew and wait for whatever is due next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._talker.consider(self.driving)
        table = self.live.table
        seat = table.asked
        if not self.driving or seat is None:
            self._stop_bot()
            return
        if self._pauses.still():
            self._timer = asyncio.get_running_loop().call_later(self._pauses.left + 0.001, self.consider)
            return
        now = time()
        due: list[float] = []
        chair = table.chairs[seat]
        if tutorials.waits(table):
            self._stop_bot()
        elif chair.guest is None:
            self._start_bot("bot")
        elif chair.away and (self.live.here() or telling.seconds_of(table) is not None):
            self._start_bot("away")
        else:
            deadline = telling.deadline_of(table)
            if deadline is not None and deadline <= now:
                self._start_bot("clock")
            else:
                self._stop_bot()
                due += [] if deadline is None else [deadline]
                due += [self.window_due()] if self.passes(seat) else []
        if self._gone and self.live.here():
            due += self.away_at().values()
        if due:
            delay = max(0.0, min(due) - now)
            self._timer = asyncio.get_running_loop().call_later(delay + 0.001, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self.live.hall.spawn(self._see_to_it_again())

    async def _see_to_it(self) -> None:
        """Do what has become due."""
        live = self.live
        table = live.table
        async with live.lock:
            now = time()
            if not self.driving or table.stage != "playing":
                return
            seat = table.asked
            for gone, when in self.away_at().items():
                if when <= now and gone not in live.here() and live.here():
                    await live.act(house.Act(WentAway(gone, live.hall.settings.absence_level)))
            if seat is not None and seat == table.asked and self.passes(seat) and self.window_due() <= now:
                self._gone.pop(seat, None)
                await live.act(house.play(table, table.passing, "standing"))
        self.consider()

    async def _see_to_it_again(self) -> None:
        """Whatever stands in the way (the database is away), it remains to be done."""
        try:
            await self._see_to_it()
            self._pauses.end()
        except Exception as error:
            self._try_again(error)

    def _try_again(self, error: Exception) -> None:
        """Something stood in the way: what remains to be done is tried again, less and less often."""
        if not (isinstance(error, Lost) or (isinstance(error, Refusal) and error.code == "closing")):
            self.live.hall.log.error("what the house does at a table failed", exc_info=error)
            self.live.hall.metrics.count("mistakes")
        self._pauses.begin()
        if self._bot is asyncio.current_task():
            self._bot = None
        self.consider()

    # Windows

    def window_due(self) -> float:
        """When a standing answer to the open window is given: drawn, whatever the hand."""
        table = self.live.table
        if sum(chair.guest is not None for chair in table.chairs) == 1:
            return table.moment_at  # against bots at once: nobody is there to learn anything of it
        return table.moment_at + pace.window_delay(table, self.live.hall.settings)

    def passes(self, seat: int) -> bool:
        """Whether the seat's standing answers pass the open window."""
        table = self.live.table
        found = table.standing.get(seat)
        if found is None or not table.window or table.game is None or table.game.decision is None:
            return False
        if tutorials.lasts(table):
            return False  # the coach has something to say about it
        standing, turn = found
        if standing.pass_this_turn and turn == self.turn():
            return True
        return standing.pass_unless_holding and table.game.decision.moves == [table.passing]

    async def hold(self, actor: Actor) -> None:
        """With standing answers on, an answer by hand comes no sooner than a standing one would."""
        table = self.live.table
        seat = table.seat_of(actor.guest)
        found = None if seat is None else table.standing.get(seat)
        if found is None or seat != table.asked or not table.window:
            return
        if found[0].pass_unless_holding or (found[0].pass_this_turn and found[1] == self.turn()):
            await asyncio.sleep(max(0.0, self.window_due() - time()))

    # Bots

    def _start_bot(self, by: By) -> None:
        wanted = (self.live.table.moment, by)
        if self._bot is not None and not self._bot.done() and self._bot_for == wanted:
            return
        self._stop_bot()
        self._bot_for = wanted
        self._bot = self.live.hall.spawn(self._play_for_again(*wanted))

    def _stop_bot(self) -> None:
        if self._bot is not None and self._bot is not asyncio.current_task():
            self._bot.cancel()
        self._bot = None

    async def _play_for_again(self, moment: int, by: By) -> None:
        """Whatever stands in the way, somebody has to move."""
        try:
            await self._play_for(moment, by)
            self._pauses.end()
        except Exception as error:
            self._try_again(error)

    async def _play_for(self, moment: int, by: By) -> None:
        """A bot's move: thought out elsewhere, given at a time that was drawn before."""
        live = self.live
        table = live.table
        hall = live.hall
        seat = table.asked
        game = table.game
        assert seat is not None
        assert game is not None
        level = house.plays_like(table, seat, hall.settings)
        if by == "clock" and isinstance(table.pace, TurnClock):
            due = 0.0
            move = table.info.default_move(game.state)
        else:
            due = time() + hall.pace.delay(table, level)
            move = tutorials.next_move(table) or await hall.thinkers.choose(game, level, self.whose(), table.heeded)
        await asyncio.sleep(max(0.0, due - time()))
        async with live.lock:
            if table.moment != moment or table.stage != "playing" or not self.driving:
                return
            hall.metrics.count("bot_moves")
            self._bot = None
            await live.act(house.play(table, move, by))
        self.consider()

    def whose(self) -> Whose:
        """For whom a bot thinks here: whoever made the table, and whether somebody sees it."""
        live = self.live
        return Whose(live.table.setup.host, bool(live.elsewhere) or any(live.lines.values()))

    def busy(self) -> bool:
        """A bot thinks, or a clock runs that this process must heed."""
        thinking = self._bot is not None and not self._bot.done()
        return thinking or (self.driving and telling.deadline_of(self.live.table) is not None)

    def stop(self) -> None:
        """Drive no more."""
        self.until = 0.0
        if self._timer is not None:
            self._timer.cancel()
        self._stop_bot()
        self._talker.stop()
