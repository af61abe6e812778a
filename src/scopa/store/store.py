"""The event log of every table: read it, append to it.

The pair (table, version) is unique, and so is (table, command): whoever inserts first wins, and the
others hear of it by :class:`ConflictError`. No process needs to know of another.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Self

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from scopa.live.events import Event, decode_events, encode_event
from scopa.live.seats import Bot, Human
from scopa.live.table import Table
from scopa.rules.catalog import variant_code
from scopa.store.database import open_engine
from scopa.store.errors import ConflictError, StoreError
from scopa.store.migrate import migrate
from scopa.store.schema import EVENTS, SEATS, TABLES

_MOST_LISTED: Final = 200
_FAILURES: Final = (DBAPIError, NoneFree)
"""What a database that does not answer looks like: also connections that all wait for it."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    table: str
    variant: str
    round: int
    score: tuple[int, ...]
    over: bool
    updated: datetime


class Store:
    """The tables of one database. Open it with :meth:`open`, and :meth:`close` it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: URL) -> Self:
        """The store of a database, brought to the newest schema; :class:`StoreError`."""
        engine = open_engine(url)
        try:
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def check(self) -> None:
        """Raise when the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(sa.select(1))

    async def create(self, table: Table, events: Sequence[Event]) -> None:
        """Keep a new table and the events that opened it; ConflictError when its id is taken."""
        now = datetime.now(UTC)
        row = {
            "id": table.id,
            "variant": variant_code(table.variant),
            "created_at": now,
            **_summary(table, now),
        }
        async with self._writing(table) as connection:
            await connection.execute(sa.insert(TABLES), row)
            await connection.execute(sa.insert(SEATS), _seat_rows(table))
            await _insert(connection, table.id, events, now)

    async def append(self, table: Table, events: Sequence[Event]) -> None:
        """Keep the events of one command; ``table`` is the table after them.

        Once this returns they are on disk. Raises ConflictError when another came first.
        """
        now = datetime.now(UTC)
        summary = sa.update(TABLES).where(TABLES.c.id == table.id).values(**_summary(table, now))
        async with self._writing(table) as connection:
            # The insert comes first: it takes SQLite's write lock before anything is read.
            await _insert(connection, table.id, events, now)
            await connection.execute(summary)

    async def events(self, table: str, after: int = 0) -> tuple[Event, ...]:
        """The events of a table after a version, in order; none when there are no such."""
        query = (
            sa.select(EVENTS.c.body)
            .where(EVENTS.c.table_id == table, EVENTS.c.version > after)
            .order_by(EVENTS.c.version)
        )
        async with self._reading() as connection:
            return decode_events((await connection.scalars(query)).all())

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these tables."""
        query = sa.select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(tables))
        async with self._reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def owned_by(self, owner: str) -> list[Listed]:
        """The tables at which an owner has a seat, the one touched last first."""
        seats = sa.select(SEATS.c.table_id).where(SEATS.c.owner == owner)
        query = (
            sa.select(TABLES)
            .where(TABLES.c.id.in_(seats))
            .order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
            .limit(_MOST_LISTED)
        )
        async with self._reading() as connection:
            return [_listed(row) for row in await connection.execute(query)]

    async def waiting_for_bots(self) -> list[str]:
        """The tables whose next play is a bot's."""
        query = sa.select(TABLES.c.id).where(TABLES.c.bot_to_play, ~TABLES.c.over)
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    async def moments(self, table: str) -> dict[int, datetime]:
        """When each version of a table came to be."""
        query = sa.select(EVENTS.c.version, EVENTS.c.happened_at).where(EVENTS.c.table_id == table)
        async with self._reading() as connection:
            return {row.version: row.happened_at for row in await connection.execute(query)}

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except _FAILURES as error:
            raise _failed() from error

    @asynccontextmanager
    async def _writing(self, table: Table) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise ConflictError(
                "conflict",
                f"version {table.version} of table {table.id}, or this command, came from another",
                table=table.id,
            ) from error
        except _FAILURES as error:
            raise _failed() from error


async def _insert(
    connection: AsyncConnection, table: str, events: Sequence[Event], now: datetime
) -> None:
    rows = [
        {
            "table_id": table,
            "version": event.version,
            "command_id": event.command if number == 0 else None,
            "happened_at": now,
            "body": encode_event(event),
        }
        for number, event in enumerate(events)
    ]
    await connection.execute(sa.insert(EVENTS), rows)


def _summary(table: Table, now: datetime) -> dict[str, Any]:
    return {
        "updated_at": now,
        "version": table.version,
        "round": table.round.number,
        "score": "-".join(map(str, table.match.score)),
        "over": table.phase == "over",
        "bot_to_play": table.bot_to_play is not None,
    }


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": number,
            "owner": seat.owner if isinstance(seat, Human) else None,
            "bot": seat.name if isinstance(seat, Bot) else None,
        }
        for number, seat in enumerate(table.seats, 1)
    ]


def _listed(row: sa.Row[Any]) -> Listed:
    score = tuple(int(points) for points in row.score.split("-"))
    return Listed(row.id, row.variant, row.round, score, row.over, row.updated_at)


def _failed() -> StoreError:
    return StoreError("database-failed", "the database does not answer as it should")
