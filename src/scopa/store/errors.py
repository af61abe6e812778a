"""What can go wrong with the store."""

from __future__ import annotations

from scopa.rules.errors import ScopaError


class StoreError(ScopaError):
    """The database cannot be used as asked."""


class ConflictError(StoreError):
    """Somebody else added the next version first, or the same command: load, and try again."""


class UnknownTableError(StoreError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        super().__init__("unknown-table", f"there is no table {table[:40]!r}", table=table[:40])
