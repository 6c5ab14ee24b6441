"""Turn notices for people whose page is closed: Web Push, once a turn, with nothing secret in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from spellhall.engine.views import say
from spellhall.server import push, telling
from spellhall.server.clock import time
from spellhall.server.limits import Limiter
from spellhall.server.messages import Correspondence
from spellhall.server.offers import NewPush
from spellhall.server.refusals import Refusal, as_it_is
from spellhall.server.store import devices
from spellhall.words import ENGLISH, LANGUAGES, hall_say

if TYPE_CHECKING:
    from spellhall.server.hall import Hall
    from spellhall.server.live import LiveTable

VAPID: Final = "vapid"
GONE: Final = frozenset({404, 410})
_LATER: Final = frozenset({429, 500, 502, 503, 504})
_PAUSES: Final = (30.0, 300.0)
_AT_ONCE: Final = 8
_SHORTEST: Final = 60
_LONGEST: Final = 24 * 3600
_TOPIC_LENGTH: Final = 32


class Subscription(Struct, frozen=True):
    """Where the notices for a device go."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    every: bool
    hall: str
    """The hall's address, as the device knows it."""


decode: Final = msgspec.json.Decoder(Subscription).decode
encode: Final = msgspec.json.Encoder().encode


class Notices:
    """Whom it told what."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._private = ""
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._few = Limiter(hall.settings.notices_burst, hall.settings.notices_per_second, "requests")
        self._told: dict[tuple[str, int], int] = {}
        """After how many of its own moves a seat of a table was told last."""

    # The hall's key

    async def key(self) -> str:
        """The hall's public key, made when it is first asked for."""
        sealed = _sealed()
        public: str = sealed.public_key(await self._key())
        return public

    async def _key(self) -> str:
        if not self._private:
            self._private = await self._hall.database.run(devices.key(VAPID, _sealed().new_key()))
        return self._private

    # Who wants them

    async def subscribe(self, hash: str, wanted: NewPush, hall: str) -> None:
        """From now on this device gets notices; raises Refusal for what cannot be a browser's."""
        push.endpoint_of(wanted.endpoint, self._hall.settings.push_to_loopback)
        try:
            _sealed().check_keys(wanted.p256dh, wanted.auth)
        except ValueError as error:
            raise Refusal("bad_request", "refusal-bad-request", detail=as_it_is(error)) from None
        language = wanted.language if wanted.language in LANGUAGES else ENGLISH
        kept = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, language, wanted.every, hall)
        await self._hall.database.run(devices.subscribe(hash, encode(kept).decode()))

    async def unsubscribe(self, hash: str) -> None:
        """This device gets no more."""
        await self._hall.database.run(devices.subscribe(hash, None))

    # When

    def look(self, live: LiveTable) -> None:
        """Something has happened at a table that this process drives. Whoever is asked and not there is told, a little
        later, if they have not come until then.
        """
        seat = self._absent(live)
        if seat is None:
            return
        wait, moment = self._hall.settings.notice_seconds, live.table.moment
        asyncio.get_running_loop().call_later(wait, self._look_again, live, seat, moment)

    def _look_again(self, live: LiveTable, seat: int, moment: int) -> None:
        table = live.table
        if self._hall.closing or table.moment != moment or self._absent(live) != seat:
            return
        key, moves = (table.setup.id, seat), table.players.count(seat)
        if self._told.get(key) == moves:
            return  # told, and not moved since: an undo, or somebody who came and went
        self._told[key] = moves
        guest = table.chairs[seat].guest
        assert guest is not None
        self._hall.spawn(self._tell(live, guest))

    def _absent(self, live: LiveTable) -> int | None:
        """The asked seat, if its player is a person who is not here and has something to answer."""
        table = live.table
        seat = table.asked
        if table.stage != "playing" or seat is None or not live.driver.driving:
            return None
        chair = table.chairs[seat]
        if not chair.person or chair.away or seat in live.here() or live.driver.passes(seat):
            return None
        return seat

    def forget(self, table: str) -> None:
        """A table has left the memory."""
        self._told = {key: moves for key, moves in self._told.items() if key[0] != table}

    # Telling

    async def _tell(self, live: LiveTable, guest: str) -> None:
        table = live.table
        daily = isinstance(table.setup.pace, Correspondence)
        found = await self._hall.database.run(devices.pushes_of(guest))
        wanted = [(hash, kept, decode(kept)) for hash, kept in found]
        wanted = [one for one in wanted if daily or one[2].every]
        try:
            for _ in wanted:
                self._few.take(guest)
        except Refusal:
            return
        moment = table.moment
        deadline = telling.deadline_of(table)
        seconds = _SHORTEST * 60 if deadline is None else deadline - time()
        life = round(min(_LONGEST, max(_SHORTEST, seconds)))

        def still() -> bool:
            return table.moment == moment and not self._hall.closing

        await asyncio.gather(*(self._send(hash, kept, to, table.setup.id, life, still) for hash, kept, to in wanted))

    async def _send(
        self, hash: str, kept: str, to: Subscription, table: str, life: int, still: Callable[[], bool]
    ) -> None:
        """Tell one device; an address that is gone is forgotten, a service that is busy asked again."""
        for pause in (*_PAUSES, None):
            try:
                async with self._room:
                    status = await self._post(to, table, life)
            except push.Unreachable:
                status = 503
            self._hall.metrics.count("notices")
            if status in GONE:
                await self._hall.database.run(devices.unsubscribe(hash, kept))
            if status not in _LATER or pause is None:
                return
            await asyncio.sleep(pause)
            if not still():
                return

    async def _post(self, to: Subscription, table: str, life: int) -> int:
        settings = self._hall.settings
        try:
            where = push.endpoint_of(to.endpoint, settings.push_to_loopback)
        except Refusal:
            return 410  # the settings have changed since
        sealed = _sealed()
        body = encode(
            {"title": "Spellhall", "body": hall_say(say("push-your-turn"), to.language), "url": f"/t/{table}"}
        )
        headers = {
            "authorization": sealed.sign(await self._key(), where.origin, settings.contact or to.hall),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(life),
            "urgency": "normal",
            "topic": sha256(f"{to.auth} {table}".encode()).hexdigest()[:_TOPIC_LENGTH],
        }
        return await push.post(where, headers, sealed.seal(body, to.p256dh, to.auth))


def _sealed() -> Any:
    """It takes a moment to load: only a hall that is asked for notices waits for it."""
    return import_module("spellhall.server.sealed")
