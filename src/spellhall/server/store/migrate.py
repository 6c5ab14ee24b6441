"""Bring the database to this version's schema: on every start that finds it older."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from spellhall.engine.errors import BadSetup

HERE: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 7_265_402
"""Any number: several processes that start together migrate one after the other."""


def _leave_transactions_to_us(connection: Any, _: object) -> None:
    """Python's driver would begin no transaction for what changes tables."""
    connection.isolation_level = None


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(address: str, to: str = "head") -> None:
    """Run what is missing, up to a revision; raises BadSetup if the database cannot be reached or is newer."""
    config = Config()
    config.set_main_option("script_location", str(HERE))
    scripts = ScriptDirectory.from_config(config)
    engine = sa.create_engine(address, poolclass=sa.pool.NullPool)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _leave_transactions_to_us)
        sa.event.listen(engine, "begin", _begin)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text("SELECT pg_advisory_lock(:lock)"), {"lock": _LOCK})
                connection.commit()
            now = MigrationContext.configure(connection).get_current_revision()
            connection.rollback()
            if now is not None and now not in {script.revision for script in scripts.walk_revisions()}:
                raise BadSetup(f"the database was made by a newer Spellhall (schema {now}); use that one")
            if now != scripts.get_current_head():
                config.attributes["connection"] = connection
                command.upgrade(config, to)
                connection.commit()
    except (sa.exc.ArgumentError, ValueError):
        raise BadSetup("DATABASE_URL cannot be read: postgresql://user:password@host:port/database") from None
    except sa.exc.DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0] if error.orig else "no reason given"
        raise BadSetup(f"the database cannot be opened: {reason}") from None
    finally:
        engine.dispose()
