"""What can go wrong with the store."""

from __future__ import annotations

from sqlalchemy.engine import URL

from scopa.rules.errors import ScopaError, shortened


class StoreError(ScopaError):
    """The database cannot be used as asked."""


class UnusableError(StoreError):
    """The database cannot be opened at all."""

    def __init__(self, url: URL, reason: str) -> None:
        # What follows the name may hold a password as well.
        database = url.set(query={}).render_as_string(hide_password=True)
        first = reason.strip().partition("\n")[0]
        super().__init__(
            "bad-database",
            f"the database {database} cannot be used: {first}",
            database=database,
            reason=first,
        )


class ConflictError(StoreError):
    """Somebody else added the next version first, or the same command: load, and try again."""


class UnknownTableError(StoreError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        shown = shortened(table)
        super().__init__("unknown-table", f"there is no table {shown!r}", table=shown)
