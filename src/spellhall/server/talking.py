"""Bots that talk at a table: after a turn one of them may make a claim.

Who speaks, and when, is drawn before anybody thinks of words; so that a bot speaks at all, or how soon, tells nothing
of what it knows. The words are thought out elsewhere, in a world that could be the real one, and stored like
everybody's.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING
from weakref import proxy

from spellhall.bots.company import COMPANY
from spellhall.bots.talk import speaker, turn_of
from spellhall.bots.tempers import EVEN
from spellhall.engine.game import Game
from spellhall.server import fair, house
from spellhall.server.clock import time
from spellhall.server.refusals import Refusal
from spellhall.server.store.database import Lost
from spellhall.server.table import Chair

if TYPE_CHECKING:
    from spellhall.server.live import LiveTable

log = logging.getLogger("spellhall.bots")


class Talker:
    """The talk of one table's bots."""

    def __init__(self, live: LiveTable) -> None:
        self.live: LiveTable = proxy(live)  # it has this one, and goes when nobody else holds it
        self._turn: tuple[int, int] | None = None
        self._began = 0
        """How many answers had been given when this turn began."""
        self._speaking: asyncio.Task[None] | None = None

    def consider(self, driving: bool) -> None:
        """Look at the table anew: is a turn over, and who may say something about it?"""
        table = self.live.table
        game = table.game
        if game is None or table.stage != "playing":
            self._turn = None
            return
        turn = turn_of(game)
        if turn == self._turn:
            return
        first, since = self._turn is None, self._began
        self._turn, self._began = turn, game.number
        if first or not driving or not self._may_talk() or since >= game.number or self._busy():
            return
        draws = (fair.drawn(table.setup.secret, f"talk {draw} {game.number}") for draw in ("whether", "who"))
        seat = speaker(
            lambda: next(draws), {chair.seat: talk_of(chair) for chair in table.chairs if chair.guest is None}
        )
        if seat is not None:
            self._speaking = self.live.hall.spawn(self._speak(game, seat, since))

    def _busy(self) -> bool:
        return self._speaking is not None and not self._speaking.done()

    def _may_talk(self) -> bool:
        table = self.live.table
        return table.setup.bots_talk and table.talk != "silent"

    async def _speak(self, game: Game, seat: int, since: int) -> None:
        """A bot's claim: thought out elsewhere, made at a time that was drawn before."""
        live = self.live
        table, hall = live.table, live.hall
        low, high = hall.settings.talk_delay
        due = time() + low + (high - low) * fair.drawn(table.setup.secret, f"talk when {game.number}")
        words = await hall.thinkers.words(
            game, seat, table.claims[:], since, temper_of(table.chairs[seat]), self.live.driver.whose()
        )
        await asyncio.sleep(max(0.0, due - time()))
        if words is None:
            return
        async with live.lock:
            still = table.stage == "playing" and table.game is not None and table.game.number >= game.number
            if not still or not self._may_talk() or not live.driver.driving or table.chairs[seat].guest is not None:
                return
            try:
                await live.act(house.claim(table, seat, *words))
            except (Refusal, Lost) as error:  # whatever stands in the way: it is only talk
                log.warning("a bot could not speak: %s", type(error).__name__)

    def stop(self) -> None:
        """Say no more."""
        if self._speaking is not None:
            self._speaking.cancel()


def talk_of(chair: Chair) -> float:
    """How much a bot talks next to others."""
    return COMPANY[chair.who].talk if chair.who in COMPANY else 1.0


def temper_of(chair: Chair) -> str:
    """In whose way it talks."""
    return COMPANY[chair.who].temper if chair.who in COMPANY else EVEN
