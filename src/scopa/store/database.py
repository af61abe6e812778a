"""Which database, and a connection to it."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from scopa.store.errors import StoreError, UnusableError

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}
_BUSY_SECONDS: Final = 10
_BUSY_CODES: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
# FULL keeps what was acknowledged even when the machine itself loses power.
_PRAGMAS: Final = ("synchronous=FULL", "foreign_keys=ON")


def find_database(given: str | None, environment: Mapping[str, str] = os.environ) -> URL:
    """The database to use: the one given, else ``SCOPA_DATABASE``, else a file of the user's.

    A database is given as a URL (``sqlite:///games.sqlite``, ``postgresql://host/name``) or as the
    path of an SQLite file. Raises :class:`StoreError` for a URL that makes no sense.
    """
    text = given or environment.get("SCOPA_DATABASE") or ""
    if not text:
        return _sqlite(data_directory(environment) / "scopa.sqlite")
    if "://" not in text:
        return _sqlite(Path(text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise _unreadable() from error
    url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in _DRIVERS.values():
        raise StoreError(
            "unknown-database",
            f"databases are sqlite or postgresql, not {url.drivername!r}",
            database=url.drivername,
        )
    if "@" in (url.host or ""):
        # The host would be told, and with it the end of a password that holds an @ unescaped.
        raise _unreadable()
    return url


def _unreadable() -> StoreError:
    return StoreError("bad-database-url", "the database's URL cannot be read")


def data_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this user's games are kept."""
    if given := environment.get("XDG_DATA_HOME"):
        return Path(given) / "scopa"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "scopa"
    return Path.home() / ".local" / "share" / "scopa"


def open_engine(url: URL) -> AsyncEngine:
    """An engine for the database; its directory is made where it is missing.

    Raises :class:`StoreError` when the driver is not installed or the file cannot be used.
    """
    try:
        if url.get_backend_name() == "sqlite":
            return _sqlite_engine(url)
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise StoreError(
            "no-driver",
            "PostgreSQL needs its driver: pip install 'scopa[postgres]'",
        ) from error
    except OSError as error:
        raise UnusableError(url, error.strerror or "it cannot be opened") from error


def _sqlite(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


def _sqlite_engine(url: URL) -> AsyncEngine:
    if url.database and url.database != ":memory:":
        # Seeds of rounds in play are in this file, so nobody else may look into it.
        Path(url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        Path(url.database).touch(mode=0o600)
        _prepare_sqlite(url)
    # Errors would otherwise quote what was being stored, and so put it into logs.
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": _BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _prepare_sqlite(url: URL) -> None:
    """Make the file write ahead, which it then does for good; UnusableError if it is no database.

    Changing the mode does not wait for others as other statements do, so this tries again. (The
    asynchronous driver would leave a thread behind where the file is no database.)
    """
    deadline = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            with closing(sqlite3.connect(url.database or "", timeout=_BUSY_SECONDS)) as connection:
                connection.execute("PRAGMA journal_mode=WAL").fetchone()
        except sqlite3.Error as error:
            busy = getattr(error, "sqlite_errorcode", None) in _BUSY_CODES
            if not busy or time.monotonic() > deadline:
                raise UnusableError(url, str(error)) from error
            time.sleep(0.02)
        else:
            return


def _set_pragmas(connection: Any, record: object) -> None:
    del record
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
