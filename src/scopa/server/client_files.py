"""The built client, as files: hashed ones are kept by browsers for good, the others asked for."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get, head
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from scopa.server.kept import ASK_AGAIN, Asked, kept, known_tags
from scopa.server.settings import Settings

_FOREVER: Final = "public, max-age=31536000, immutable"
# Some systems' tables lack these, or have odd ones.
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>scopa</title>
<p>The table's client is not built. In a checkout, run <code>make setup</code>; an installed
package brings it along.</p>
</html>
"""


def is_built(client: Path) -> bool:
    """Whether there is a client to serve."""
    return (client / "index.html").is_file()


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(
    request: Asked, settings: NamedDependency[Settings], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client; its page for any other address that could be one of the client's."""
    return await asyncio.to_thread(_answer, settings.client, path.strip("/"), known_tags(request))


@head(["/", "/{path:path}"], include_in_schema=False)
async def client_head(
    settings: NamedDependency[Settings], path: FromPath[str] = ""
) -> Response[None]:
    """What is known of a file of the client, without the file."""
    answer = await asyncio.to_thread(_answer, settings.client, path.strip("/"), "")
    return Response(
        None,
        status_code=answer.status_code,
        headers=answer.headers,
        media_type=answer.media_type,
    )


def _answer(client: Path, wanted: str, known: str) -> Response[bytes]:
    if not wanted and not is_built(client):
        return Response(_NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    file = _find(client, wanted)
    if file is None:
        raise NotFoundException(f"there is nothing at /{wanted[:80]}")
    cache = _FOREVER if wanted.startswith("assets/") else ASK_AGAIN
    return kept(file.read_bytes(), _media_type(file), known, cache)


def _find(client: Path, wanted: str) -> Path | None:
    """The file for an address; None when there is none, or it would lie outside the client."""
    root = client.resolve()
    if "\0" in wanted:
        return None
    file = (root / (wanted or "index.html")).resolve()
    if not file.is_relative_to(root):
        return None
    if file.is_file():
        return file
    is_page = not file.suffix and wanted.partition("/")[0] not in ("api", "assets", "metrics")
    page = root / "index.html"
    return page if is_page and page.is_file() else None


def _media_type(file: Path) -> str:
    guessed = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return guessed or "application/octet-stream"
