"""Where the hall keeps everything: one small interface, SQLite or PostgreSQL behind it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from spellhall.engine.errors import BadSetup
from spellhall.server.store import queries
from spellhall.server.store.database import Backend, Database, Lost
from spellhall.server.store.sqlite import SQLite

__all__ = ["Database", "open_database", "prepare"]

VERSIONS: Final = Path(__file__).parent / "migrations" / "versions"


def open_database(url: str | None, data: Path, most_in_a_commit: int) -> Database:
    """The database of a URL, or the embedded one in the data directory."""
    if url is None:
        return Database(SQLite(data / "hall.sqlite3"), most_in_a_commit)
    if url.startswith(("postgresql://", "postgres://")):
        driver: Backend = import_module("spellhall.server.store.postgres").Postgres(url)  # only those who use it wait
        return Database(driver, most_in_a_commit)
    scheme = url.split("://", maxsplit=1)[0][:20]
    raise BadSetup(f"DATABASE_URL is for postgresql://…, not {scheme}://…; without it the hall uses SQLite")


def prepare(driver: Backend) -> None:
    """Bring the database to this version's schema. Alembic takes half a second to load, so it is asked
    only if there is something to do; raises BadSetup, also for a database that cannot be written.
    """
    try:
        if revision_of(driver) != newest():
            import_module("spellhall.server.store.migrate").migrate(driver.address)
        session = driver.begin()
        queries.ping(session)
        driver.commit()
    except Lost as lost:
        why = lost.__cause__ if driver.shared and lost.__cause__ is not None else lost
        raise BadSetup(f"the database cannot be opened: {' '.join(str(why).split()) or lost}") from None
    finally:
        driver.close()


def newest() -> str:
    """The schema that this version wants: that of the last migration."""
    return max(path.name for path in VERSIONS.glob("[0-9]*.py")).split("_", maxsplit=1)[0]


def revision_of(driver: Backend) -> str | None:
    """The schema that the database has; None if it has none. Raises Lost if it cannot be used."""
    try:
        found = driver.connect().rows("SELECT version_num FROM alembic_version")
        return str(found[0][0]) if found else None
    except driver.error:  # no such table: it is new
        return None
    finally:
        driver.close()
