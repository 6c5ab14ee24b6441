"""What has had its life, and the lobby, are found without looking at everything."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Indexes only."""
    op.create_index("guests_by_created", "guests", ["created"])
    op.create_index("members_by_table", "members", ["table_id"])
    op.create_index("records_by_created", "records", ["created"])
    op.create_index("records_by_guest", "records", ["guest"])
    op.create_index("tables_in_lobby", "tables", ["public", "stage", "changed"])
