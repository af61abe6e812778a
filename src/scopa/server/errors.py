"""What the server refuses, and how every error is told: a code, a sentence, details."""

from __future__ import annotations

from typing import Final

import msgspec

from scopa.live.errors import StaleCommand
from scopa.rules.errors import ScopaError
from scopa.store.errors import StoreError, UnknownTableError


class ServerError(ScopaError):
    """The server cannot be started as asked."""


class RequestError(ScopaError):
    """A request or message that cannot be read, or may not be made; ``status`` is HTTP's."""

    def __init__(self, status: int, code: str, message: str, **details: str | int) -> None:
        super().__init__(code, message, **details)
        self.status = status


class ErrorShown(msgspec.Struct, frozen=True):
    """An error as it is sent."""

    code: str
    message: str
    details: dict[str, str | int]


def shown(error: ScopaError) -> ErrorShown:
    """An error of ours, ready to be sent."""
    return ErrorShown(error.code, str(error), error.details)


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
