"""Who is asking: a random token in a cookie. The server itself keeps only the token's hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from scopa.rules.errors import shortened
from scopa.server.errors import RequestError, no_token

COOKIE: Final = "scopa_player"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """The asker's token, if there is one that can be ours."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def owner_of(connection: Connection) -> str:
    """The asker as tables know them; RequestError when there is no token."""
    token = token_of(connection)
    if token is None:
        raise no_token()
    return owner_from(token)


def owner_from(token: str) -> str:
    """The hash of a token."""
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(32)


def cookie_for(token: str, *, secure: bool) -> Cookie:
    """The cookie that gives a browser its token."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=_YEAR,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def check_origin(connection: Connection) -> None:
    """Refuse what a page of another site sends; programs, which name no origin, may ask."""
    origin = connection.headers.get("origin")
    if origin is not None and _host_of(origin) != connection.headers.get("host"):
        shown = shortened(origin)
        raise RequestError(403, "wrong-origin", f"a page of {shown!r} may not ask", origin=shown)


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no address at all
        return None
