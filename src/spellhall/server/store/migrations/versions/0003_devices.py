"""A guest's devices can be told apart, and each may be sent notices; the hall has keys of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A secret is a device: what it is, when it was last here, and where its notices go."""
    op.add_column("secrets", sa.Column("about", sa.Text, nullable=False, server_default=""))
    op.add_column("secrets", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.add_column("secrets", sa.Column("push", sa.Text))
    op.execute("UPDATE secrets SET seen = created")
    op.create_index("secrets_by_guest", "secrets", ["guest"])
    op.create_table(
        "hall_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
