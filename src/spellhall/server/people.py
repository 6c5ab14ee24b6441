"""Guests: a name is enough. Who holds the secret is the guest; only its hash is stored."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from spellhall.server.clock import time
from spellhall.server.house import Actor
from spellhall.server.offers import (
    BotAccount,
    ChangeGuest,
    DeviceInfo,
    Devices,
    LinkCode,
    Me,
    NewBotAccount,
    NewGuest,
)
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings
from spellhall.server.store import Database, devices, queries
from spellhall.server.store.database import Session
from spellhall.server.store.queries import Guest
from spellhall.server.table import COLOURS
from spellhall.server.texts import clean_name

COOKIE: Final = "spellhall"
COOKIE_SECONDS: Final = 400 * 24 * 3600
_BEARER: Final = "Bearer "
_LONGEST_SECRET: Final = 100
_SEEN_AGAIN: Final = 3600.0
"""That a device was here is noted at most so often."""

_BROWSERS: Final = ("Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari")
_BROWSER_NAMES: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
}
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "CrOS", "Mac OS X", "Linux")
_SYSTEM_NAMES: Final = {"CrOS": "ChromeOS", "Mac OS X": "macOS"}
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters that look alike."""


def hashed(secret: str) -> str:
    """What is stored of a secret. They are long and random, so a plain hash will do."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def device_of(secret: str) -> str:
    """The public name of the device that holds a secret."""
    return hashed(secret)[: devices.ID_LENGTH]


def browser_of(agent: str) -> str:
    """What kind of browser on what kind of device says this of itself: all that is kept of it."""
    browser = next((name for name in _BROWSERS if f"{name}/" in agent), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    named = _BROWSER_NAMES.get(browser, browser), _SYSTEM_NAMES.get(system, system)
    return ", ".join(name for name in named if name)


def secret_of(cookies: Mapping[str, str], authorization: str | None) -> str | None:
    """The secret that came with a request: a program's token, or a person's cookie."""
    if authorization is not None and authorization.startswith(_BEARER):
        found = authorization[len(_BEARER) :].strip()
    else:
        found = cookies.get(COOKIE, "")
    return found if 0 < len(found) <= _LONGEST_SECRET else None


class People:
    """Who is who."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def whose(self, secret: str | None, agent: str = "") -> Guest | None:
        """The guest who holds a secret."""
        if secret is None:
            return None
        hash, now = hashed(secret), time()
        found = await self._database.run(devices.holder_of(hash))
        if found is None or not same(found.hash, hash):
            return None
        if now - found.seen > _SEEN_AGAIN:
            await self._database.run(devices.note_device(hash, browser_of(agent), now))
        return found.guest

    async def welcome(self, wanted: NewGuest, agent: str) -> tuple[Guest, str]:
        """A new guest, and the secret for the cookie."""
        guest = Guest(_public_id(), _name(wanted.name), wanted.colour or secrets.choice(COLOURS), False)
        secret = secrets.token_urlsafe(32)
        await self._add(guest, secret, browser_of(agent))
        return guest, secret

    async def add_bot(self, wanted: NewBotAccount) -> BotAccount:
        """An account for a program, visibly a bot."""
        guest = Guest(_public_id(), _name(wanted.name), secrets.choice(COLOURS), True)
        token = "shb_" + secrets.token_urlsafe(32)
        await self._add(guest, token, "")
        return BotAccount(me(guest), token)

    async def _add(self, guest: Guest, secret: str, about: str) -> None:
        now = time()

        def job(s: Session) -> None:
            queries.add_guest(guest, now)(s)
            devices.add_device(guest.id, hashed(secret), about, now)(s)

        await self._database.run(job)

    async def change(self, guest: Guest, wanted: ChangeGuest) -> Guest:
        """Another name or colour, from the next table on."""
        changed = guest._replace(
            name=guest.name if wanted.name is None else _name(wanted.name), colour=wanted.colour or guest.colour
        )
        await self._database.run(queries.change_guest(changed))
        return changed

    async def link_code(self, guest: Guest) -> LinkCode:
        """A code to type on a second device, good for once and a short time."""
        if guest.bot:
            raise Refusal("not_yours", "refusal-program-needs-no-code")
        code = "-".join("".join(secrets.choice(_CODE_LETTERS) for _ in range(4)) for _ in range(3))
        expires = time() + self._settings.link_code_seconds
        await self._database.run(devices.add_link_code(guest.id, hashed(code), expires, time()))
        return LinkCode(code, expires)

    async def link(self, code: str, agent: str) -> tuple[Guest, str]:
        """Become the guest who asked for the code; raises Refusal."""
        secret = secrets.token_urlsafe(32)
        spelt = code.strip().upper()
        most = self._settings.devices_per_guest
        found = await self._database.run(
            devices.use_link_code(hashed(spelt), hashed(secret), browser_of(agent), most, time())
        )
        if found is None:
            raise Refusal("unknown", "refusal-code-not-valid")
        if isinstance(found, int):
            raise Refusal("too_many", "refusal-too-many-devices", devices=found)
        return found, secret

    async def devices(self, guest: Guest, secret: str | None) -> Devices:
        """The devices with which somebody is this guest, the latest first."""
        here = "" if secret is None else device_of(secret)
        found = await self._database.run(devices.devices_of(guest.id))
        return Devices(
            [DeviceInfo(one.id, one.about, one.since, one.seen, one.id == here, one.notices) for one in found]
        )

    async def forget(self, secret: str) -> None:
        """This device is nobody any more."""
        await self._database.run(devices.forget_secret(hashed(secret)))


def same(one: str, other: str) -> bool:
    """Compare secrets in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def me(guest: Guest) -> Me:
    """A guest as everybody may know."""
    return Me(guest.id, guest.name, guest.colour, guest.bot)


def actor(guest: Guest) -> Actor:
    """A guest who does something at a table."""
    return Actor(guest.id, guest.name, guest.colour, guest.bot)


def _public_id() -> str:
    return secrets.token_urlsafe(9)


def _name(text: str) -> str:
    return clean_name(text)
