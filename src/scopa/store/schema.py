"""The tables of the database. A change here needs a migration (see ``migrations/versions``)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class UtcTime(TypeDecorator[datetime]):
    """A moment in UTC, also where the database keeps no time zone. Always aware in Python."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a time without zone, and store others as UTC."""
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without a zone cannot be stored")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give back UTC."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("created_at", UtcTime, nullable=False),
    # What follows sums up the log, so that lists need not fold it. The log alone is the truth.
    sa.Column("updated_at", UtcTime, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("score", sa.Text, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bot_to_play", sa.Boolean, nullable=False, index=True),
)
"""One row a table of players."""

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey(TABLES.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.Text, nullable=True, index=True),
    sa.Column("bot", sa.Text, nullable=True),
)
"""Who sits where: the hash of the owner's token, or the name of a bot."""

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey(TABLES.c.id), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    # Set on the first event of each command only: so that a command can be inserted but once.
    sa.Column("command_id", sa.Text, nullable=True),
    sa.Column("happened_at", UtcTime, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "command_id"),
)
"""The log: rows are added, never changed. ``body`` is the event as JSON."""
