"""The store: an append-only log in which whoever comes first wins, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from scopa import find_variant
from scopa.live.events import Event
from scopa.live.handling import handle
from scopa.live.seats import Bot, Human
from scopa.live.table import Table, fold
from scopa.store.database import data_directory, find_database, open_engine
from scopa.store.errors import ConflictError, StoreError, UnusableError
from scopa.store.migrate import migrate
from scopa.store.schema import METADATA, UtcTime
from scopa.store.store import Store
from tests.live.playing import next_command, opening

SERVER = os.environ.get("SCOPA_TEST_POSTGRES", "")
"""A PostgreSQL database to test with too; its tables are added to."""


@pytest.fixture(params=["sqlite", "postgresql"] if SERVER else ["sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """A database."""
    if request.param == "sqlite":
        return find_database(str(tmp_path / "deep" / "er" / "test.sqlite"))
    return find_database(SERVER)


@pytest.fixture
async def store(url: URL) -> AsyncIterator[Store]:
    """An open store."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


class Kept:
    """A table that is kept in a store, and played on there."""

    def __init__(self, store: Store, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.owner = uuid4().hex
        seats = (Human(self.owner), Bot("greedy"))
        opened = opening(find_variant("scopa"), self.rng, seats)
        opened[0] = changed(opened[0], table=uuid4().hex[:16])
        self.store = store
        self.opened = opened
        self.table = fold(opened)

    async def create(self) -> None:
        """Keep it."""
        await self.store.create(self.table, self.opened)

    def next(self) -> tuple[Table, tuple[Event, ...]]:
        """The table after one more command, and its events."""
        events = handle(self.table, next_command(self.table, self.rng), self.rng.randbytes(32))
        return fold(events, self.table), events

    async def step(self) -> None:
        """Play on by one command."""
        self.table, events = self.next()
        await self.store.append(self.table, events)


def changed(event: Event, **values: Any) -> Event:
    """An event with other values."""
    return msgspec.structs.replace(event, **values)


async def test_log_is_the_table(store: Store) -> None:
    """What is read back folds to the table that was kept, from any version on."""
    kept = Kept(store)
    await kept.create()
    for _ in range(45):
        await kept.step()
    events = await store.events(kept.table.id)
    assert fold(events) == kept.table
    assert await store.events(kept.table.id, after=40) == events[40:]
    assert await store.versions([kept.table.id, "other"]) == {kept.table.id: len(events)}
    assert set(await store.moments(kept.table.id)) == set(range(1, len(events) + 1))
    assert await store.events("nothing") == ()


async def test_first_wins(store: Store) -> None:
    """Of two who add the same version one is refused, and leaves no trace."""
    kept = Kept(store)
    await kept.create()
    table, events = kept.next()
    other_table, other_events = kept.next()
    await store.append(table, events)
    with pytest.raises(ConflictError):
        await store.append(other_table, other_events)
    assert fold(await store.events(table.id)) == table
    with pytest.raises(ConflictError):
        await store.create(kept.table, kept.opened)


async def test_a_command_is_kept_once(store: Store) -> None:
    """The same command cannot be added twice, not even as another version."""
    kept = Kept(store)
    await kept.create()
    await kept.step()
    table, events = kept.next()
    await store.append(table, events)
    again = [changed(event, version=event.version + 10) for event in events]
    with pytest.raises(ConflictError):
        await store.append(table, again)


async def test_many_at_once(store: Store) -> None:
    """Many who add at once to one table: exactly one of each round of attempts gets through."""
    kept = Kept(store)
    await kept.create()
    for _ in range(5):
        attempts = [kept.next() for _ in range(6)]
        results = await asyncio.gather(
            *(store.append(*attempt) for attempt in attempts), return_exceptions=True
        )
        won = [number for number, result in enumerate(results) if result is None]
        assert len(won) == 1
        assert sum(isinstance(result, ConflictError) for result in results) == 5
        kept.table = attempts[won[0]][0]
    assert fold(await store.events(kept.table.id)) == kept.table


async def test_lists(store: Store) -> None:
    """An owner's tables are listed, the last touched first; bots' turns are found."""
    one, two = Kept(store, 1), Kept(store, 2)
    seats = (Human(one.owner), Bot("greedy"))
    two.opened[0] = changed(two.opened[0], seats=seats)
    two.table = fold(two.opened)
    await one.create()
    await two.create()
    await one.step()
    await one.step()
    listed = await store.owned_by(one.owner)
    assert [row.table for row in listed] == [one.table.id, two.table.id]
    assert listed[0].updated.tzinfo is UTC
    assert listed[0].updated > listed[1].updated
    assert (listed[0].variant, listed[0].round, listed[0].score) == ("scopa", 1, (0, 0))
    assert await store.owned_by("nobody") == []
    waiting = await store.waiting_for_bots()
    assert one.table.id in waiting
    assert two.table.id not in waiting


async def test_migrations_make_the_schema(url: URL) -> None:
    """The migrations lead to exactly the schema that the code declares."""
    engine = open_engine(url)
    await migrate(engine)

    def differences(connection: sa.Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_opened_at_once(tmp_path: Path) -> None:
    """Processes that open a new database at once get it migrated once."""
    url = find_database(str(tmp_path / "new.sqlite"))
    stores = await asyncio.gather(*(Store.open(url) for _ in range(8)))
    for each in stores:
        await each.check()
        await each.close()


async def test_newer_database_is_left_alone(tmp_path: Path) -> None:
    """A database of a newer version is refused, not broken."""
    path = tmp_path / "newer.sqlite"
    await (await Store.open(find_database(str(path)))).close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(find_database(str(path)))


@pytest.mark.parametrize("content", [b"not a database" * 1000, None])
async def test_unusable_database(tmp_path: Path, content: bytes | None) -> None:
    """A file that is no database, or a directory, is one clear error that names it."""
    path = tmp_path / "x.sqlite"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    with pytest.raises(StoreError, match=r"x\.sqlite"):
        await Store.open(find_database(str(path)))


async def test_sqlite_is_safe(tmp_path: Path) -> None:
    """SQLite writes ahead, waits for others, keeps what was acknowledged, in a private place."""
    url = find_database(str(tmp_path / "private" / "test.sqlite"))
    engine = open_engine(url)
    async with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    await engine.dispose()
    assert (tmp_path / "private").stat().st_mode & 0o77 == 0


async def test_errors_quote_no_secrets(store: Store) -> None:
    """An error of the database does not repeat what was being stored."""
    kept = Kept(store)
    await kept.create()
    with pytest.raises(ConflictError) as refused:
        await store.create(kept.table, kept.opened)
    told = f"{refused.value} {refused.value.__cause__}"
    assert kept.table.round.seed not in told


@pytest.mark.parametrize(
    "given",
    [
        "postgresql://h:1/d?password=hunter2",
        "postgresql://u:hunter2@h:1/d?sslpassword=hunter2&passfile=hunter2",
        "postgresql://u:hunter2@h:hunter2/d",
        "postgresql://u:a@hunter2@h:1/d",
        "postgresql://u:a@hunter2@h:1/d?sslmode=bogus",
        "mysql://u:hunter2@h/d",
    ],
)
def test_no_password_is_told(given: str) -> None:
    """Wherever in a URL a password stands, and however it is misspelled, no error quotes it."""
    try:
        told: StoreError = UnusableError(find_database(given), "it cannot be reached")
    except StoreError as error:
        told = error
    assert "hunter2" not in f"{told} {told.details}"


def open_to_others(folder: Path) -> dict[str, bool]:
    """The files of a folder, and whether anybody but their owner may do something with them."""
    return {path.name: bool(path.stat().st_mode & 0o077) for path in folder.iterdir()}


async def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """In a directory of anybody's, too: what is stored is its owner's alone."""
    path = tmp_path / "games.sqlite"
    kept = Kept(await Store.open(find_database(str(path))))
    await kept.create()
    found = open_to_others(tmp_path)
    assert path.name in found
    assert not any(found.values())
    await kept.store.close()


async def test_every_connection_taken(url: URL) -> None:
    """When all connections are waiting for the database, the store says so like for any failure."""
    await (await Store.open(url)).close()
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=0.01)
    store = Store(engine)
    kept = Kept(store)
    async with engine.connect():
        for work in (store.check, kept.create):
            with pytest.raises(StoreError, match="does not answer"):
                await work()
    await store.close()


def test_where_games_are_kept(tmp_path: Path) -> None:
    """A database is the one given, else the environment's, else the user's own file."""
    home = {"XDG_DATA_HOME": str(tmp_path)}
    assert find_database(None, home).database == str(tmp_path / "scopa" / "scopa.sqlite")
    assert find_database(None, {**home, "SCOPA_DATABASE": "x.sqlite"}).database == "x.sqlite"
    assert find_database("sqlite:///y.sqlite", home).drivername == "sqlite+aiosqlite"
    assert find_database("postgres://h/d", home).drivername == "postgresql+psycopg"
    assert data_directory({}).name == "scopa"
    for wrong in ("mysql://h/d", "://", "postgresql+asyncpg://h/d"):
        with pytest.raises(StoreError):
            find_database(wrong, home)


def test_times_are_utc() -> None:
    """Times are stored and given back in UTC; one without a zone is refused."""
    column = UtcTime()
    dialect = sa.create_engine("sqlite://").dialect
    east = datetime(2026, 11, 30, 12, tzinfo=timezone(timedelta(hours=2)))
    assert column.process_bind_param(east, dialect) == datetime(2026, 11, 30, 10, tzinfo=UTC)
    assert column.process_result_value(datetime(2026, 1, 1), dialect) == datetime(  # noqa: DTZ001
        2026, 1, 1, tzinfo=UTC
    )
    with pytest.raises(ValueError, match="zone"):
        column.process_bind_param(datetime(2026, 1, 1), dialect)  # noqa: DTZ001
