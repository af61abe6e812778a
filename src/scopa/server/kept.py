"""Answers that a browser may keep: each with a tag, and left out where the tag is known already."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

ASK_AGAIN: Final = "no-cache"
"""Keep it, but ask each time whether it is still the same."""

Asked = Request[Any, Any, Any]


def known_tags(request: Asked) -> str:
    """The tags of what the asker has already."""
    return request.headers.get("if-none-match", "")


def kept(
    content: bytes, media_type: str, known: str, cache: str = ASK_AGAIN, **more: str
) -> Response[bytes]:
    """The content with its tag, or only the news that it is what the asker has.

    ``more`` are further headers, ``_`` for ``-``.
    """
    tag = f'W/"{sha256(content).hexdigest()[:20]}"'
    named = {name.replace("_", "-"): value for name, value in more.items()}
    headers = {"cache-control": cache, "etag": tag, **named}
    if tag in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)
