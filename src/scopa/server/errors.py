"""What the server refuses, and how every error is told: a code, a sentence, details."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from scopa.live.errors import StaleCommand
from scopa.rules.errors import Fault, PositionError, RecordError, ScopaError
from scopa.store.errors import StoreError, UnknownTableError


class ServerError(ScopaError):
    """The server cannot be started as asked."""


class RequestError(ScopaError):
    """A request or message that cannot be read, or may not be made; ``status`` is HTTP's."""

    def __init__(self, status: int, code: str, message: str, **details: str | int) -> None:
        super().__init__(code, message, **details)
        self.status = status


class FaultShown(msgspec.Struct, frozen=True):
    """One reason why a position cannot be; ``code`` names its sentence, ``fault-<code>``."""

    code: str
    message: str
    details: dict[str, str | int]


class ErrorShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error as it is sent."""

    code: str
    message: str
    details: dict[str, str | int]
    faults: list[FaultShown] = []
    """Every fault of a position that cannot be."""
    cause: ErrorShown | None = None
    """Why a record is refused, where that is an error of its own."""


def shown(error: ScopaError) -> ErrorShown:
    """An error of ours, ready to be sent."""
    faults = told_faults(error.faults) if isinstance(error, PositionError) else []
    cause = error.__cause__ if isinstance(error, RecordError) else None
    why = shown(cause) if isinstance(cause, ScopaError) else None
    return ErrorShown(error.code, str(error), error.details, faults, why)


def told_faults(faults: Iterable[Fault]) -> list[FaultShown]:
    """The faults of a position, ready to be sent."""
    return [FaultShown(fault.code, str(fault), dict(fault.details)) for fault in faults]


INTERNAL: Final = ErrorShown("internal", "something went wrong in the server", {})
"""What is told of a fault of ours: nothing that could give anything away."""


def status_of(error: ScopaError) -> int:
    """The HTTP status that goes with an error."""
    match error:
        case RequestError():
            return error.status
        case UnknownTableError():
            return 404
        case StaleCommand():
            return 409
        case StoreError():
            return 503
        case _:
            return 400


def no_token() -> RequestError:
    """The asker has no token, so no seat either."""
    return RequestError(401, "no-token", "take a seat first: there is no cookie scopa_player")


def not_yours(table: str) -> RequestError:
    """The asker has no seat at this table."""
    return RequestError(403, "not-your-table", f"no seat of table {table} is yours", table=table)
