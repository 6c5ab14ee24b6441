"""All SQL of the hall. Each function is a job for ``Database.run``: it gets a session."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from spellhall.server.log import Row, Setup, decode_entry, decode_setup, encode_setup
from spellhall.server.store.database import Session


class Guest(NamedTuple):
    """Who somebody is. The id is public; the secrets that stand for it are stored as hashes."""

    id: str
    name: str
    colour: str
    bot: bool


class LogLine(NamedTuple):
    """A line to be written into a table's log, with what the lists of tables show of it."""

    table: str
    number: int
    at: float
    asked: int | None
    entry: str
    process: str
    about: str = ""
    """The table for the lists, if it has changed in what they show."""
    stage: str = ""
    members: Sequence[str] = ()


# Guests


def add_guest(guest: Guest, now: float) -> Callable[[Session], int]:
    """A new guest, who has no device yet."""
    return lambda s: s.write(
        "INSERT INTO guests (id, name, colour, bot, created) VALUES (:id, :name, :colour, :bot, :now)",
        id=guest.id, name=guest.name, colour=guest.colour, bot=guest.bot, now=now,
    )  # fmt: skip


def change_guest(guest: Guest) -> Callable[[Session], int]:
    """Another name or colour."""
    return lambda s: s.write(
        "UPDATE guests SET name = :name, colour = :colour WHERE id = :id",
        name=guest.name, colour=guest.colour, id=guest.id,
    )  # fmt: skip


# Tables


def add_table(setup: Setup, about: bytes, paced: bool) -> Callable[[Session], None]:
    """A new table with an empty log. ``paced``: its clock runs though nobody is here."""

    def job(s: Session) -> None:
        s.write(
            "INSERT INTO tables (id, setup, about, stage, public, paced, changed) "
            "VALUES (:id, :setup, :about, 'gathering', :public, :paced, :now)",
            id=setup.id, setup=encode_setup(setup).decode(), about=about.decode(), public=setup.public,
            paced=paced, now=setup.created,
        )  # fmt: skip
        s.write("INSERT INTO members (guest, table_id) VALUES (:guest, :id)", guest=setup.host, id=setup.id)

    return job


def load_setup(table: str) -> Callable[[Session], Setup | None]:
    """How a table was made."""

    def job(s: Session) -> Setup | None:
        found = s.rows("SELECT setup FROM tables WHERE id = :id", id=table)
        return decode_setup(found[0][0]) if found else None

    return job


def load_log(table: str, after: int) -> Callable[[Session], list[Row]]:
    """What happened after a number."""

    def job(s: Session) -> list[Row]:
        found = s.rows(
            "SELECT number, at, entry FROM log WHERE table_id = :id AND number > :after ORDER BY number",
            id=table, after=after,
        )  # fmt: skip
        return [Row(number, at, decode_entry(entry)) for number, at, entry in found]

    return job


def append(line: LogLine) -> Callable[[Session], bool]:
    """Write a line. False if that number is taken: somebody was quicker, in another process."""

    def job(s: Session) -> bool:
        if append_all(s, [line]) != 1:
            return False
        s.write(
            "UPDATE tables SET changed = :at, about = :about, stage = :stage WHERE id = :id",
            at=line.at, about=line.about, stage=line.stage, id=line.table,
        )  # fmt: skip
        for guest in line.members:
            s.write(
                "INSERT INTO members (guest, table_id) VALUES (:guest, :id) ON CONFLICT DO NOTHING",
                guest=guest, id=line.table,
            )  # fmt: skip
        return True

    return job


def append_all(s: Session, lines: Sequence[LogLine]) -> int:
    """Write lines that change nothing in the lists of tables but who is asked, of many tables at once;
    how many of their numbers were free.
    """
    for line in lines:
        s.notify(f"log {line.table} {line.number} {line.process}")
    return s.insert(
        "INSERT INTO log (table_id, number, at, asked, entry) VALUES {rows} ON CONFLICT DO NOTHING",
        [line[:5] for line in lines],
    )


def set_about(table: str, about: str) -> Callable[[Session], int]:
    """How the lists of tables show it, written anew."""
    return lambda s: s.write("UPDATE tables SET about = :about WHERE id = :id", about=about, id=table)


_LAST_LINE: Final = (
    "LEFT JOIN log l ON l.table_id = t.id AND l.number = (SELECT max(number) FROM log WHERE table_id = t.id)"
)
_CHANGED: Final = "coalesce(l.at, t.changed)"


def open_tables(before: float, most: int) -> Callable[[Session], list[tuple[str, int | None, float, float]]]:
    """The next public tables that gather or play, the latest first: how the lists show them, who is asked, when
    something last happened, and where the next ones begin. Those that were made or began last come first: that can be
    found without looking at all.
    """

    def job(s: Session) -> list[tuple[str, int | None, float, float]]:
        found = [
            (about, asked, last, changed)
            for stage in ("gathering", "playing")
            for about, asked, last, changed in s.rows(
                f"SELECT t.about, l.asked, {_CHANGED}, t.changed FROM (SELECT id, about, changed FROM tables "
                "WHERE public = :yes AND stage = :stage AND changed < :before ORDER BY changed DESC LIMIT :most) t "
                f"{_LAST_LINE}",
                yes=True, stage=stage, before=before, most=most,
            )
        ]  # fmt: skip
        return sorted(found, key=itemgetter(3), reverse=True)[:most]

    return job


def tables_of(guest: str, most: int) -> Callable[[Session], list[tuple[str, int | None, float]]]:
    """A guest's tables, the latest first."""
    return lambda s: [
        (about, asked, changed)
        for about, asked, changed in s.rows(
            f"SELECT t.about, l.asked, {_CHANGED} FROM members m JOIN tables t ON t.id = m.table_id {_LAST_LINE} "
            f"WHERE m.guest = :guest ORDER BY {_CHANGED} DESC LIMIT :most",
            guest=guest,
            most=most,
        )
    ]


def count_tables_of(host: str) -> Callable[[Session], int]:
    """How many tables of a guest gather or play."""
    return lambda s: int(
        s.rows(
            "SELECT count(*) FROM members m JOIN tables t ON t.id = m.table_id "
            "WHERE m.guest = :guest AND t.stage IN ('gathering', 'playing')",
            guest=host,
        )[0][0]
    )


# Which process drives a table: its bots, clocks and absences


def claim(table: str, process: str, seconds: float) -> Callable[[Session], bool]:
    """Take the table over for so long, unless another process holds it."""

    def job(s: Session) -> bool:
        now = s.now()
        written = s.write(
            "UPDATE tables SET driver = :process, driver_until = :until "
            "WHERE id = :id AND (driver IS NULL OR driver = :process OR driver_until < :now)",
            process=process, until=now + seconds, id=table, now=now,
        )  # fmt: skip
        return written == 1

    return job


def keep(process: str, seconds: float, here: Iterable[tuple[str, int]]) -> Callable[[Session], set[str]]:
    """Say that this process is alive: for so long it holds its tables and its players are here. Gives the tables that
    it still holds.
    """
    places = list(here)

    def job(s: Session) -> set[str]:
        until = s.now() + seconds
        s.write("UPDATE tables SET driver_until = :until WHERE driver = :process", until=until, process=process)
        s.write("UPDATE presence SET until = :until WHERE process = :process", until=until, process=process)
        for table, seat in places:
            _enter(s, table, seat, process, until)
        return {row[0] for row in s.rows("SELECT id FROM tables WHERE driver = :process", process=process)}

    return job


def release(process: str) -> Callable[[Session], None]:
    """This process goes: others may take its tables at once."""

    def job(s: Session) -> None:
        s.write("UPDATE tables SET driver = NULL, driver_until = 0 WHERE driver = :process", process=process)
        s.write("DELETE FROM presence WHERE process = :process", process=process)
        s.notify(f"orphans - 0 {process}")

    return job


def orphans(after: str, most: int) -> Callable[[Session], list[str]]:
    """Tables whose clock runs and which nobody drives, those with an id after another. Without a clock a table can wait
    for people.
    """
    return lambda s: [
        row[0]
        for row in s.rows(
            "SELECT id FROM tables WHERE stage = 'playing' AND paced AND (driver IS NULL OR driver_until < :now) "
            "AND id > :after ORDER BY id LIMIT :most",
            now=s.now(),
            after=after,
            most=most,
        )
    ]


# Who is here, over all processes


def enter(table: str, seat: int, process: str, seconds: float) -> Callable[[Session], None]:
    """A player of this process is at the table."""

    def job(s: Session) -> None:
        _enter(s, table, seat, process, s.now() + seconds)
        s.notify(f"presence {table} 0 {process}")

    return job


def _enter(s: Session, table: str, seat: int, process: str, until: float) -> None:
    s.write(
        "INSERT INTO presence (table_id, seat, process, until) VALUES (:id, :seat, :process, :until) "
        "ON CONFLICT (table_id, seat, process) DO UPDATE SET until = :until",
        id=table, seat=seat, process=process, until=until,
    )  # fmt: skip


def depart(table: str, seat: int, process: str) -> Callable[[Session], None]:
    """A player of this process is gone."""

    def job(s: Session) -> None:
        s.write(
            "DELETE FROM presence WHERE table_id = :id AND seat = :seat AND process = :process",
            id=table, seat=seat, process=process,
        )  # fmt: skip
        s.notify(f"presence {table} 0 {process}")

    return job


def elsewhere(table: str, process: str) -> Callable[[Session], set[int]]:
    """The seats whose players are here through other processes."""
    return lambda s: {
        row[0]
        for row in s.rows(
            "SELECT seat FROM presence WHERE table_id = :id AND process <> :process AND until >= :now",
            id=table,
            process=process,
            now=s.now(),
        )
    }


# Standing answers, records, reports


def set_standing(table: str, seat: int, answers: str, turn: str, process: str) -> Callable[[Session], None]:
    """Keep a seat's standing answers."""

    def job(s: Session) -> None:
        s.write(
            "INSERT INTO standing (table_id, seat, answers, turn) VALUES (:id, :seat, :answers, :turn) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET answers = :answers, turn = :turn",
            id=table, seat=seat, answers=answers, turn=turn,
        )  # fmt: skip
        s.notify(f"standing {table} 0 {process}")

    return job


def load_standing(table: str) -> Callable[[Session], list[tuple[int, str, str]]]:
    """All standing answers of a table."""
    return lambda s: [
        (seat, answers, turn)
        for seat, answers, turn in s.rows("SELECT seat, answers, turn FROM standing WHERE table_id = :id", id=table)
    ]


def set_note(table: str, guest: str, about: str, note: str | None) -> Callable[[Session], None]:
    """Keep a guest's note about a thing at a table; None forgets it."""

    def job(s: Session) -> None:
        if note is None:
            s.write(
                "DELETE FROM notes WHERE table_id = :id AND guest = :guest AND about = :about",
                id=table, guest=guest, about=about,
            )  # fmt: skip
            return
        s.write(
            "INSERT INTO notes (table_id, guest, about, note) VALUES (:id, :guest, :about, :note) "
            "ON CONFLICT (table_id, guest, about) DO UPDATE SET note = :note",
            id=table, guest=guest, about=about, note=note,
        )  # fmt: skip

    return job


def load_notes(table: str, guest: str) -> Callable[[Session], list[tuple[str, str]]]:
    """A guest's notes at a table."""
    return lambda s: [
        (about, note)
        for about, note in s.rows(
            "SELECT about, note FROM notes WHERE table_id = :id AND guest = :guest ORDER BY about",
            id=table,
            guest=guest,
        )
    ]


def add_record(id: str, record: str, guest: str, now: float) -> Callable[[Session], int]:
    """Keep an uploaded record."""
    return lambda s: s.write(
        "INSERT INTO records (id, record, guest, created) VALUES (:id, :record, :guest, :now)",
        id=id, record=record, guest=guest, now=now,
    )  # fmt: skip


def count_records(guest: str) -> Callable[[Session], int]:
    """How many records of a guest are kept."""
    return lambda s: int(s.rows("SELECT count(*) FROM records WHERE guest = :guest", guest=guest)[0][0])


def load_record(id: str) -> Callable[[Session], str | None]:
    """An uploaded record."""

    def job(s: Session) -> str | None:
        found = s.rows("SELECT record FROM records WHERE id = :id", id=id)
        return str(found[0][0]) if found else None

    return job


def add_report(id: str, table: str, guest: str, note: str, record: str, now: float) -> Callable[[Session], int]:
    """Keep a report of a problem."""
    return lambda s: s.write(
        "INSERT INTO reports (id, table_id, guest, note, record, created) "
        "VALUES (:id, :table, :guest, :note, :record, :now)",
        id=id, table=table, guest=guest, note=note, record=record, now=now,
    )  # fmt: skip


def load_reports(id: str | None) -> Callable[[Session], list[tuple[str, float, str, str]]]:
    """All reports, or one: id, time, note, record."""
    return lambda s: [
        (found, created, note, record)
        for found, created, note, record in s.rows(
            "SELECT id, created, note, record FROM reports WHERE :id = '' OR id = :id ORDER BY created", id=id or ""
        )
    ]


def ping(s: Session) -> bool:
    """Can something be written? What stands there is written again."""
    return s.write("UPDATE alembic_version SET version_num = version_num") == 1
