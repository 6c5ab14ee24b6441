"""How long things are kept: SQL that deletes what has reached its age, a little at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from spellhall.server.store.database import Session

OF_A_TABLE: Final = ("log", "members", "notes", "standing", "presence")
"""What belongs to a table, by ``table_id``, and goes with it. Reports have a record of their own, and stay."""

OF_A_GUEST: Final = ("secrets", "link_codes", "notes")
"""What belongs to a guest, by ``guest``, and goes with them."""

_LAST: Final = "coalesce((SELECT at FROM log WHERE table_id = t.id ORDER BY number DESC LIMIT 1), t.changed)"
_OF_PEOPLE: Final = (
    "EXISTS (SELECT 1 FROM members m JOIN guests g ON g.id = m.guest WHERE m.table_id = t.id AND NOT g.bot)"
)


class Found(NamedTuple):
    """Tables that were looked at."""

    last: tuple[float, str]
    """Where to go on."""
    old: list[str]
    """Those that have had their life."""


def old_tables(
    stage: str, before: float, after: tuple[float, str], most: int, bots_only: bool = False
) -> Callable[[Session], Found | None]:
    """Tables of a stage where nothing has happened since then, among the next so many; None if there are no more."""

    def job(s: Session) -> Found | None:
        rows = s.rows(
            f"SELECT t.id, t.changed, {_LAST}, {_OF_PEOPLE} FROM tables t "
            "WHERE t.stage = :stage AND t.changed < :before "
            "AND (t.changed > :changed OR (t.changed = :changed AND t.id > :id)) ORDER BY t.changed, t.id LIMIT :most",
            stage=stage, before=before, changed=after[0], id=after[1], most=most,
        )  # fmt: skip
        if not rows:
            return None
        old = [id for id, _, last, people in rows if last < before and not (bots_only and people)]
        return Found((rows[-1][1], rows[-1][0]), old)

    return job


def forget_tables(ids: Sequence[str]) -> Callable[[Session], int]:
    """Nothing is left of these but what was reported. A table that another process drives stays."""

    def job(s: Session) -> int:
        gone = 0
        for id in ids:
            if s.rows("SELECT 1 FROM tables WHERE id = :id AND driver_until >= :now", id=id, now=s.now()):
                continue
            for part in OF_A_TABLE:
                s.write(f"DELETE FROM {part} WHERE table_id = :id", id=id)
            gone += s.write("DELETE FROM tables WHERE id = :id", id=id)
        return gone

    return job


def forget_records(before: float, most: int) -> Callable[[Session], int]:
    """Uploads older than that."""
    return lambda s: s.write(
        "DELETE FROM records WHERE id IN (SELECT id FROM records WHERE created < :before ORDER BY created LIMIT :most)",
        before=before,
        most=most,
    )


def old_guests(before: float, after: tuple[float, str], most: int) -> Callable[[Session], Found | None]:
    """Guests of whom no device was here since then, and who sit at no table, nor at one whose game is kept: among the
    next so many.
    """

    def job(s: Session) -> Found | None:
        rows = s.rows(
            "SELECT g.id, g.created, EXISTS (SELECT 1 FROM members WHERE guest = g.id) "
            "OR EXISTS (SELECT 1 FROM secrets WHERE guest = g.id AND seen >= :before) FROM guests g "
            "WHERE g.created < :before AND (g.created > :created OR (g.created = :created AND g.id > :id)) "
            "ORDER BY g.created, g.id LIMIT :most",
            before=before, created=after[0], id=after[1], most=most,
        )  # fmt: skip
        return Found((rows[-1][1], rows[-1][0]), [id for id, _, stays in rows if not stays]) if rows else None

    return job


def forget_guests(ids: Sequence[str]) -> Callable[[Session], int]:
    """Nothing is left of these but what they uploaded or reported."""

    def job(s: Session) -> int:
        for id in ids:
            for part in OF_A_GUEST:
                s.write(f"DELETE FROM {part} WHERE guest = :id", id=id)
            s.write("DELETE FROM guests WHERE id = :id", id=id)
        return len(ids)

    return job


def forget_codes(now: float) -> Callable[[Session], int]:
    """Link codes that are not good any more."""
    return lambda s: s.write("DELETE FROM link_codes WHERE expires < :now", now=now)


def size(s: Session) -> int:
    """How many bytes the database takes, without what is free in it."""
    return int(s.rows(s.size)[0][0])
