"""A table in use: one command at a time; commit first, then tell.

The table itself (``Table``) is the sum of its log. Here are the lines to its clients, the lock that
keeps commands apart, and the writing of the log. Its ``Driver`` does what happens without a command:
bots, clocks, absences.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw

from spellhall.engine.views import Said, say
from spellhall.server import house, telling, undo
from spellhall.server.clock import time
from spellhall.server.driver import Driver
from spellhall.server.house import Act, Actor
from spellhall.server.line import Line
from spellhall.server.log import (
    Began,
    Claimed,
    Collected,
    Entry,
    Filled,
    GotUp,
    Played,
    Row,
    Sat,
    Talked,
    TookBack,
    encode_entry,
)
from spellhall.server.messages import (
    Bye,
    Command,
    Done,
    MakeClaim,
    Move,
    Presence,
    Refused,
    Say,
    Stand,
    Standing,
    TableInfo,
)
from spellhall.server.refusals import Refusal
from spellhall.server.store import queries
from spellhall.server.store.database import Lost
from spellhall.server.store.queries import LogLine
from spellhall.server.table import Table

if TYPE_CHECKING:
    from spellhall.server.hall import Hall

encode: Final = msgspec.json.Encoder().encode
decode_standing: Final = msgspec.json.Decoder(Standing).decode
_TRIES: Final = 5
_PRESENCE_SECONDS: Final = 0.1


class LiveTable:
    """A table with its lines."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.lines: dict[int | None, set[Line]] = {None: set()} | {seat: set() for seat in range(table.setup.seats)}
        self.told: dict[int | None, int] = dict.fromkeys(self.lines, table.number)
        self.elsewhere: set[int] = set()
        """Seats whose players are here through other processes."""
        self.used = time()
        self.driver = Driver(self)
        self._presence: asyncio.TimerHandle | None = None
        self._looking: asyncio.TimerHandle | None = None

    # Who is here

    def here(self) -> set[int]:
        """The seats whose players are connected, anywhere."""
        return set(self.here_by_us()) | self.elsewhere

    def here_by_us(self) -> list[int]:
        """The seats whose players are connected to this process."""
        return [seat for seat, lines in self.lines.items() if lines and seat is not None]

    def busy(self) -> bool:
        """Somebody is here, or something goes on."""
        return self.lock.locked() or any(self.lines.values()) or self.driver.busy()

    def put_away(self) -> None:
        """Nobody uses it: nothing is to hold it in memory."""
        self.driver.stop()
        for timer in (self._looking, self._presence):
            if timer is not None:
                timer.cancel()

    def about(self) -> TableInfo:
        """The table for everybody."""
        return self.table.about(self.here(), self.driver.away_at(), len(self.lines[None]))

    async def join(self, line: Line, watch: bool) -> None:
        """A client is here: it gets everything, and its seat back if a bot had it. Raises Refusal for whoever may not
        be here.
        """
        async with self.lock:
            if not self._may_be_here(line):
                raise Refusal("not_yours", "refusal-not-for-spectators")
            line.live = self
            line.on_behind = lambda: self._caught_up(line)
            seat = None if line.actor is None or watch else self.table.seat_of(line.actor.guest)
            self._place(line, seat)
            self.show(line)
            if seat is not None and line.actor is not None:
                self.driver.arrived(seat)
                act = house.back(self.table, line.actor)
                if act is not None:
                    await self._write(act)
        self.driver.consider()
        self._presence_changed()

    def _may_be_here(self, line: Line) -> bool:
        return self.table.open_to(None if line.actor is None else line.actor.guest)

    def _place(self, line: Line, seat: int | None) -> None:
        line.viewer = seat
        if not self.lines[seat]:
            self.told[seat] = self.table.number
        self.lines[seat].add(line)
        if seat is not None and len(self.lines[seat]) == 1:
            self.hall.enters(self, seat)

    def leave(self, line: Line) -> None:
        """A client is gone."""
        seat = line.viewer
        self._take_from(line)
        line.live = None
        line.let_go()
        self.used = time()
        if seat is not None and not self.lines[seat] and seat not in self.elsewhere:
            self.driver.departed(seat)
        self._presence_changed()

    def _take_from(self, line: Line) -> None:
        seat = line.viewer
        self.lines[seat].discard(line)
        if seat is not None and not self.lines[seat]:
            self.hall.departs(self, seat)

    def _presence_changed(self) -> None:
        """Tell who is here, a moment later: people come and go in swarms."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(_PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        seats = self.table.seats(self.here(), self.driver.away_at())
        text = encode(Presence(seats, len(self.lines[None]))).decode()
        for lines in self.lines.values():
            for line in lines:
                line.tell(text)

    def others_changed(self, elsewhere: set[int]) -> None:
        """Players have come or gone through another process."""
        gone = self.elsewhere - elsewhere
        self.elsewhere = elsewhere
        for seat in elsewhere:
            self.driver.arrived(seat)
        for seat in gone:
            if not self.lines[seat]:
                self.driver.departed(seat)
        self._presence_changed()

    # Commands

    async def command(self, line: Line, command: Command) -> None:
        """Carry a command out and say so, or say why not."""
        id: str | None = getattr(command, "id", None)
        begun = perf_counter()
        try:
            if line.actor is None:
                raise Refusal("who_are_you", "refusal-you-watch")
            if isinstance(command, Stand):
                await self._stand(line.actor, command)
                number = 0
            else:
                if isinstance(command, Say | MakeClaim) and not line.chat.take():
                    raise Refusal("too_fast", "refusal-talk-too-fast")
                number = await self.carry_out(line.actor, command, id or "")
        except Refusal as refusal:
            self._refuse(line, id, refusal.code, refusal.reason)
            return
        except Lost:
            self._refuse(line, id, "closing", say("refusal-no-database"))
            return
        line.say(Done(id or "", number))
        if isinstance(command, Move):
            self.hall.metrics.move.note(perf_counter() - begun)

    def _refuse(self, line: Line, id: str | None, code: str, reason: Said) -> None:
        self.hall.metrics.count("refusals")
        line.say(Refused(id, code, reason))

    async def carry_out(self, actor: Actor, command: Command, id: str) -> int:
        """The number under which the command is in the log; raises Refusal."""
        self.hall.metrics.count("commands")
        if isinstance(command, Move):
            await self.driver.hold(actor)
        async with self.lock:
            for _ in range(_TRIES):
                done = self.table.done(actor.guest, id)
                if done is not None:
                    return done
                act = await self.hall.decide(self, actor, command)
                if isinstance(act.entry, Played):
                    returned = house.back(self.table, actor)
                    if returned is not None and not await self._write(returned):
                        continue
                if await self._write(act):
                    await self._house_goes_on()
                    return self.table.number
        raise Refusal("too_late", "refusal-others-quicker")

    async def act(self, act: Act) -> bool:
        """Write what the house itself does, while the lock is held; False if others were quicker."""
        written = await self._write(act)
        if written:
            await self._house_goes_on()
        return written

    async def _house_goes_on(self) -> None:
        act = house.follow_up(self.table)
        if act is not None:
            await self._write(act)
        self.driver.consider()

    async def _write(self, act: Act) -> bool:
        """Commit a line, then apply it and tell. False, after catching up, if its number is taken."""
        table = self.table
        now = time()
        row = Row(table.number + 1, now, act.entry)
        begun = perf_counter()
        try:
            written = await self._append(row, act)
        except Lost:
            await self.catch_up()
            raise Refusal("closing", "refusal-no-database") from None
        self.hall.metrics.commit.note(perf_counter() - begun)
        if not written:
            self.hall.metrics.count("races")
            await self.catch_up()
            return False
        self._take(row, act)
        return True

    async def _append(self, row: Row, act: Act) -> bool:
        """Write a line, with what the lists of tables will show after it; False if its number is taken."""
        table, entry, after = self.table, act.entry, act.after
        asked = table.asked if after is None or after.state.ask is None else after.state.ask[0]
        line = LogLine(table.setup.id, row.number, row.at, asked, encode_entry(entry).decode(), self.hall.process)
        database = self.hall.database
        if isinstance(entry, Talked | Claimed) or (
            isinstance(entry, Played) and after is not None and after.result is None
        ):
            return await database.do(queries.append_all, line, line.table)
        then = table.copy()
        then.apply(row, after)
        line = line._replace(
            asked=then.asked,
            about=encode(then.about()).decode(),
            stage=then.stage,
            members=(entry.guest,) if isinstance(entry, Sat) else (),
        )
        return await database.run(queries.append(line), line.table)

    def _take(self, row: Row, act: Act | None = None) -> None:
        """What was committed happens here too; then everybody is told."""
        table = self.table
        since = None if table.game is None else table.game.number
        table.apply(row, None if act is None else act.after)
        self.used = row.at
        if isinstance(row.entry, Played):
            self.hall.metrics.count("moves")
        self.tell(row.entry, since or 0)
        self.hall.notices.look(self)

    async def catch_up(self) -> None:
        """Read what other processes have written; while the lock is held."""
        try:
            rows = await self.hall.database.run(queries.load_log(self.table.setup.id, self.table.number))
        except Lost:
            return
        for row in rows:
            if row.number == self.table.number + 1:
                self._take(row)
        self.driver.consider()

    async def _stand(self, actor: Actor, command: Stand) -> None:
        table = self.table
        seat = table.seat_of(actor.guest)
        if seat is None:
            raise Refusal("not_yours", "refusal-no-seat")
        if table.game is None or table.stage != "playing":
            raise Refusal("not_now", "refusal-not-begun" if table.game is None else "refusal-over")
        standing = Standing(command.pass_this_turn, command.pass_unless_holding)
        turn = self.driver.turn()
        await self.hall.database.run(
            queries.set_standing(table.setup.id, seat, encode(standing).decode(), turn, self.hall.process)
        )
        table.standing[seat] = (standing, turn)
        self._tell_situation(seat)
        self.driver.consider()

    async def read_standing(self) -> None:
        """The standing answers as they are stored."""
        found = await self.hall.database.run(queries.load_standing(self.table.setup.id))
        self.table.standing = {seat: (decode_standing(answers), turn) for seat, answers, turn in found}
        self.driver.consider()

    # Telling

    def show(self, line: Line) -> None:
        """Everything, to one line."""
        host = line.actor is not None and line.actor.guest == self.table.setup.host
        line.tell(telling.full(self.table, line.viewer, host, self.about()))

    def show_again(self, line: Line) -> None:
        """Everything, to one line that asks for it; if it asks too often, later, and once for all that it asked."""
        if line.later is not None:
            return
        if line.shows.take():
            self.show(line)
        else:
            line.later = asyncio.get_running_loop().call_later(line.shows.wait + 0.001, self._show_later, line)

    def _show_later(self, line: Line) -> None:
        line.later = None
        if line.live is self and not line.closed:
            self.show_again(line)

    def _caught_up(self, line: Line) -> None:
        self.hall.metrics.count("slow_clients")
        if line.live is self:
            self.show(line)

    def tell(self, entry: Entry, since: int) -> None:
        """What just happened, to everybody whom it concerns."""
        table = self.table
        if isinstance(entry, Sat | GotUp | Filled):
            self._move_lines(entry)
        if isinstance(entry, TookBack | Began | Collected):
            for lines in self.lines.values():
                for line in lines:
                    if self._may_be_here(line):
                        self.show(line)
                    else:
                        bye = Bye("not_yours", say("refusal-not-for-spectators"), again=False)
                        self.hall.spawn(line.close(bye, 1008))
            self.told = dict.fromkeys(self.told, table.number)
            return
        said = table.chat[-1] if isinstance(entry, Talked | Claimed) else None
        played = isinstance(entry, Played)
        if played and table.stage == "over" and table.setup.spectators == "after":
            for line in self.lines[None]:
                self.show(line)  # now they may look
            self.told[None] = table.number
        about = (
            None
            if said or (played and table.stage == "playing" and table.moves_of_people() != 1)
            else Raw(encode(self.about()))
        )
        present = [viewer for viewer, lines in self.lines.items() if lines]
        views = telling.new_views(table, present, since) if played else {}
        for viewer in present:
            if said and not telling.reads(table, said, viewer):
                continue
            text = telling.update(table, viewer, self.told[viewer], views.get(viewer), about, [said] if said else [])
            self.told[viewer] = table.number
            for line in self.lines[viewer]:
                line.tell(text)
        if played and not undo.masks_tell_all(table):
            self._look_into_undo()

    def _look_into_undo(self) -> None:
        """When the table rests, find out who may take back: worlds are imagined for it."""
        if self._looking is not None:
            self._looking.cancel()
        self._looking = asyncio.get_running_loop().call_later(self.hall.settings.rest_seconds, self._rested)

    def _rested(self) -> None:
        self._looking = None
        self.hall.spawn(self._imagine(self.table.moment))

    async def _imagine(self, moment: int) -> None:
        """One world at a time, that nobody waits long; given up once the table has moved on."""
        table = self.table
        for seat in self.here_by_us():
            while table.moment == moment and undo.undo_state(table, seat, at_once=False) == undo.LOOKING:
                turn = undo.last_turn(table, seat)
                assert turn is not None
                undo.look_at_another_world(table, turn)
                if undo.is_looked_at(table, turn):
                    self._tell_situation(seat)
                await asyncio.sleep(0)

    def _move_lines(self, entry: Sat | GotUp | Filled) -> None:
        """Whoever sat down sees the table from there; whoever has no seat any more watches."""
        for viewer, lines in list(self.lines.items()):
            for line in list(lines):
                guest = None if line.actor is None else line.actor.guest
                sits_down = isinstance(entry, Sat) and guest == entry.guest
                seat = None if guest is None or (viewer is None and not sits_down) else self.table.seat_of(guest)
                if seat != viewer:
                    self._take_from(line)
                    self._place(line, seat)
                    self.show(line)

    def _tell_situation(self, seat: int) -> None:
        text = telling.update(self.table, seat, self.told[seat])
        for line in self.lines[seat]:
            line.tell(text)
