"""Alembic runs this. The connection is handed over by ``store.migrate``; there is no other way in."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transaction_per_migration=True)
with context.begin_transaction():
    context.run_migrations()
