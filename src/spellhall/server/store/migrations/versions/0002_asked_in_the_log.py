"""Who is asked stands in the log: a move is one row, and the tables' own rows rest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The last line of each log takes over what the table's row had."""
    if "asked" not in {column["name"] for column in sa.inspect(op.get_bind()).get_columns("log")}:  # begun, and killed
        op.add_column("log", sa.Column("asked", sa.Integer))
    op.execute(
        "UPDATE log SET asked = (SELECT asked FROM tables WHERE id = log.table_id) "
        "WHERE number = (SELECT max(number) FROM log AS last WHERE last.table_id = log.table_id)"
    )
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("asked")
