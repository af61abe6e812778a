"""Bring a database to the newest schema. Run at every start; quick when there is nothing to do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from scopa.store.errors import StoreError, UnusableError

_SCRIPTS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x5C09A
"""PostgreSQL's number for our lock, any constant of our own."""


async def migrate(engine: AsyncEngine) -> None:
    """Create or update the schema, in one transaction that other processes wait for.

    Raises :class:`StoreError` when the database cannot be opened, or is newer than this program.
    """
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except DBAPIError as error:
        raise UnusableError(engine.url, str(error.orig)) from error


def alembic_config(connection: sa.Connection | None = None) -> Config:
    """Alembic's configuration for this package's migrations."""
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise StoreError(
            "newer-database", f"this database is of a newer version of scopa ({error})"
        ) from error
