"""Guests: a name is enough. Who holds the secret is the guest; only its hash is stored."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from spellhall.server.clock import time
from spellhall.server.house import Actor
from spellhall.server.offers import BotAccount, ChangeGuest, LinkCode, Me, NewBotAccount, NewGuest
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings
from spellhall.server.store import Database, queries
from spellhall.server.store.queries import Guest
from spellhall.server.table import COLOURS
from spellhall.server.texts import clean

COOKIE: Final = "spellhall"
COOKIE_SECONDS: Final = 400 * 24 * 3600
_BEARER: Final = "Bearer "
_LONGEST_SECRET: Final = 100
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters that look alike."""


def hashed(secret: str) -> str:
    """What is stored of a secret. They are long and random, so a plain hash will do."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


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

    async def whose(self, secret: str | None) -> Guest | None:
        """The guest who holds a secret."""
        if secret is None:
            return None
        found = await self._database.run(queries.guest_by_secret(hashed(secret)))
        return found[0] if found is not None and same(found[1], hashed(secret)) else None

    async def welcome(self, wanted: NewGuest) -> tuple[Guest, str]:
        """A new guest, and the secret for the cookie."""
        guest = Guest(_public_id(), _name(wanted.name), wanted.colour or secrets.choice(COLOURS), False)
        secret = secrets.token_urlsafe(32)
        await self._database.run(queries.add_guest(guest, hashed(secret), time()))
        return guest, secret

    async def add_bot(self, wanted: NewBotAccount) -> BotAccount:
        """An account for a program, visibly a bot."""
        guest = Guest(_public_id(), _name(wanted.name), secrets.choice(COLOURS), True)
        token = "shb_" + secrets.token_urlsafe(32)
        await self._database.run(queries.add_guest(guest, hashed(token), time()))
        return BotAccount(me(guest), token)

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
        await self._database.run(queries.add_link_code(guest.id, hashed(code), expires, time()))
        return LinkCode(code, expires)

    async def link(self, code: str) -> tuple[Guest, str]:
        """Become the guest who asked for the code; raises Refusal."""
        secret = secrets.token_urlsafe(32)
        spelt = code.strip().upper()
        guest = await self._database.run(queries.use_link_code(hashed(spelt), hashed(secret), time()))
        if guest is None:
            raise Refusal("unknown", "refusal-code-not-valid")
        return guest, secret

    async def forget(self, secret: str) -> None:
        """This device is nobody any more."""
        await self._database.run(queries.forget_secret(hashed(secret)))


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
    return clean(text, "refusal-unreadable-name")
