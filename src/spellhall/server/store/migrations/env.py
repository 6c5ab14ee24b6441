"""Alembic runs this. The connection is handed over by ``store.migrate``; there is no other way in. A migration happens
altogether or not at all, in SQLite too: whoever is killed in the middle of one begins it again.
"""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"], transaction_per_migration=True, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
