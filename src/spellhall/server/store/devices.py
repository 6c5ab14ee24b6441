"""SQL about a guest's devices: each holds a secret, of which the hash is stored, and may be sent notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellhall.server.store.database import Session
from spellhall.server.store.queries import Guest

ID_LENGTH: Final = 16
"""A device is named by the beginning of its secret's hash: enough to tell it apart, and no way back to the secret."""


class Device(NamedTuple):
    """A browser or a program that is somebody here."""

    id: str
    about: str
    since: float
    seen: float
    notices: bool


class Holder(NamedTuple):
    """Whose secret something is."""

    guest: Guest
    hash: str
    seen: float


def holder_of(hash: str) -> Callable[[Session], Holder | None]:
    """Whose secret this is, with its hash as it is stored and when it was last noted that it came."""

    def job(s: Session) -> Holder | None:
        found = s.rows(
            "SELECT g.id, g.name, g.colour, g.bot, s.hash, s.seen "
            "FROM secrets s JOIN guests g ON g.id = s.guest WHERE s.hash = :hash",
            hash=hash,
        )
        if not found:
            return None
        id, name, colour, bot, stored, seen = found[0]
        return Holder(Guest(id, name, colour, bool(bot)), stored, seen)

    return job


def add_device(guest: str, hash: str, about: str, now: float) -> Callable[[Session], None]:
    """One more device of a guest."""

    def job(s: Session) -> None:
        s.write(
            "INSERT INTO secrets (hash, guest, created, seen, about) VALUES (:hash, :guest, :now, :now, :about)",
            hash=hash, guest=guest, now=now, about=about,
        )  # fmt: skip

    return job


def note_device(hash: str, about: str, now: float) -> Callable[[Session], int]:
    """It was here."""
    return lambda s: s.write(
        "UPDATE secrets SET seen = :now, about = :about WHERE hash = :hash", now=now, about=about, hash=hash
    )


def devices_of(guest: str) -> Callable[[Session], list[Device]]:
    """All devices of a guest, the latest first."""
    return lambda s: [
        Device(id, about, since, seen, bool(notices))
        for id, about, since, seen, notices in s.rows(
            f"SELECT substr(hash, 1, {ID_LENGTH}), about, created, seen, push IS NOT NULL FROM secrets "
            "WHERE guest = :guest ORDER BY seen DESC, created DESC",
            guest=guest,
        )
    ]


def count_devices(s: Session, guest: str) -> int:
    """How many devices a guest has."""
    return int(s.rows("SELECT count(*) FROM secrets WHERE guest = :guest", guest=guest)[0][0])


def revoke(guest: str, device: str, process: str) -> Callable[[Session], bool]:
    """This device of the guest is nobody any more, and gets no notices; False if there is none."""

    def job(s: Session) -> bool:
        gone = s.write(
            f"DELETE FROM secrets WHERE guest = :guest AND substr(hash, 1, {ID_LENGTH}) = :device",
            guest=guest, device=device,
        )  # fmt: skip
        s.notify(f"device {device} 0 {process}")
        return gone == 1

    return job


def forget_secret(hash: str) -> Callable[[Session], int]:
    """This device is nobody any more."""
    return lambda s: s.write("DELETE FROM secrets WHERE hash = :hash", hash=hash)


# A code links a second device


def add_link_code(guest: str, hash: str, expires: float, now: float) -> Callable[[Session], None]:
    """A code with which a second device becomes the same guest."""

    def job(s: Session) -> None:
        s.write("DELETE FROM link_codes WHERE guest = :guest OR expires < :now", guest=guest, now=now)
        s.write(
            "INSERT INTO link_codes (hash, guest, expires) VALUES (:hash, :guest, :expires)",
            hash=hash, guest=guest, expires=expires,
        )  # fmt: skip

    return job


def use_link_code(code: str, secret: str, about: str, most: int, now: float) -> Callable[[Session], Guest | int | None]:
    """Trade a code, once, for a secret (both as hashes); None if it is not valid. A guest with so many devices gets no
    further one, and keeps the code: how many there are.
    """

    def job(s: Session) -> Guest | int | None:
        found = s.rows("SELECT guest FROM link_codes WHERE hash = :code AND expires >= :now", code=code, now=now)
        if not found:
            return None
        guest = found[0][0]
        if (devices := count_devices(s, guest)) >= most:
            return devices
        if s.write("DELETE FROM link_codes WHERE hash = :code", code=code) != 1:
            return None
        add_device(guest, secret, about, now)(s)
        became = holder_of(secret)(s)
        return None if became is None else became.guest

    return job


# Notices


def subscribe(hash: str, push: str | None) -> Callable[[Session], int]:
    """Where the notices for this device go; None: it gets none."""
    return lambda s: s.write("UPDATE secrets SET push = :push WHERE hash = :hash", push=push, hash=hash)


def pushes_of(guest: str) -> Callable[[Session], list[tuple[str, str]]]:
    """The devices of a guest that get notices, by their secrets' hashes, and where those go."""
    return lambda s: [
        (hash, push)
        for hash, push in s.rows(
            "SELECT hash, push FROM secrets WHERE guest = :guest AND push IS NOT NULL", guest=guest
        )
    ]


def unsubscribe(hash: str, push: str) -> Callable[[Session], int]:
    """That address is gone; a newer one stays."""
    return lambda s: s.write("UPDATE secrets SET push = NULL WHERE hash = :hash AND push = :push", hash=hash, push=push)


def key(name: str, made: str) -> Callable[[Session], str]:
    """A key of the hall: the one that it has, or from now on the one just made."""

    def job(s: Session) -> str:
        s.write(
            "INSERT INTO hall_keys (name, value) VALUES (:name, :made) ON CONFLICT DO NOTHING", name=name, made=made
        )
        return str(s.rows("SELECT value FROM hall_keys WHERE name = :name", name=name)[0][0])

    return job
