"""Headers that every answer carries."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Scope

_SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    # A card that moves has its place set by scripts, in style attributes.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_POLICY: Final = "; ".join(f"{what} {where}" for what, where in _SOURCES.items())
_ALWAYS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_NO_STORE: Final = (b"cache-control", b"no-store")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add them as an answer begins."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *_ALWAYS]
    kept = any(name.lower() == b"cache-control" for name, _ in headers)
    if scope["path"].startswith("/api/") and not kept:
        headers.append(_NO_STORE)
    message["headers"] = headers
