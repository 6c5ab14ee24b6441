"""The hall: guests, tables, their logs, records, reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "link_codes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("paced", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("driver", sa.Text),
        sa.Column("driver_until", sa.Double, nullable=False, server_default="0"),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "changed"])
    op.create_table(
        "members",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "standing",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
