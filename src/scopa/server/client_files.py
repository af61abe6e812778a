"""The built client, as files: hashed ones are kept by browsers for good, the others asked for.

Hashed files are sent compressed: with brotli as the build has left them, where a browser takes it,
else with gzip. The page itself has its head written in the reader's language.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from litestar import MediaType, Response, get, head
from litestar.di import NamedDependency
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, FromQuery

from scopa.rules.errors import shortened
from scopa.server.front import accepted_language, manifest, page
from scopa.server.kept import Asked, kept, known_tags
from scopa.server.settings import Settings
from scopa.texts import LANGUAGES

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


@dataclass(frozen=True, slots=True)
class _Reader:
    """What an answer depends on besides the address."""

    language: str = "en"
    home: str = ""
    """Where the app is served, as this reader names it."""
    encodings: str = ""
    known: str = ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(
    request: Asked, settings: NamedDependency[Settings], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client; its page for any other address that could be one of the client's."""
    return await asyncio.to_thread(_answer, settings.client, path.strip("/"), _reader(request))


@head(["/", "/{path:path}"], include_in_schema=False)
async def client_head(
    request: Asked, settings: NamedDependency[Settings], path: FromPath[str] = ""
) -> Response[None]:
    """What is known of a file of the client, without the file."""
    answer = await asyncio.to_thread(_answer, settings.client, path.strip("/"), _reader(request))
    return Response(
        None,
        status_code=answer.status_code,
        headers=answer.headers,
        media_type=answer.media_type,
    )


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def client_manifest(request: Asked, language: FromQuery[str | None] = None) -> Response[bytes]:
    """What the app is, for browsers that install it; ``?language=`` names one of the three."""
    chosen = language if language in LANGUAGES else _language(request)
    content = msgspec.json.encode(manifest(chosen))
    return kept(content, _TYPES[".webmanifest"], known_tags(request))


def _reader(request: Asked) -> _Reader:
    return _Reader(
        _language(request),
        _home(request),
        request.headers.get("accept-encoding", ""),
        known_tags(request),
    )


def _language(request: Asked) -> str:
    return accepted_language(request.headers.get("accept-language", ""))


def _home(request: Asked) -> str:
    try:
        return str(request.base_url).rstrip("/")
    except ValueError as error:  # such as a port that is no number
        raise ClientException("Invalid host header") from error


def _answer(client: Path, wanted: str, reader: _Reader) -> Response[bytes]:
    if not wanted and not is_built(client):
        return Response(_NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    file = _find(client, wanted)
    if file is None:
        raise NotFoundException(f"there is nothing at /{shortened(wanted)}")
    if wanted.startswith("assets/"):
        return _pressed(file, reader)
    content = file.read_bytes()
    if file.name == "index.html":
        content = page(content.decode(), reader.language, reader.home).encode()
    return kept(content, _media_type(file), reader.known, vary="Accept-Language")


def _pressed(file: Path, reader: _Reader) -> Response[bytes]:
    """A file that never changes, in the smallest form that its reader understands."""
    brotli = file.with_name(file.name + ".br")
    if "br" in reader.encodings and brotli.is_file():
        encoding, content = {"content_encoding": "br"}, brotli.read_bytes()
    elif "gzip" in reader.encodings:
        encoding, content = {"content_encoding": "gzip"}, _gzipped(file)
    else:
        encoding, content = {}, file.read_bytes()
    media_type = _media_type(file)
    return kept(content, media_type, reader.known, _FOREVER, vary="Accept-Encoding", **encoding)


@lru_cache(maxsize=256)
def _gzipped(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _find(client: Path, wanted: str) -> Path | None:
    """The file for an address; None when there is none, or it would lie outside the client."""
    root = client.resolve()
    if "\0" in wanted:
        return None
    file = (root / (wanted or "index.html")).resolve()
    if not file.is_relative_to(root):
        return None
    if _is_file(file):
        return file
    is_page = not file.suffix and wanted.partition("/")[0] not in ("api", "assets", "metrics")
    index = root / "index.html"
    return index if is_page and index.is_file() else None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # longer than any name can be
        return False


def _media_type(file: Path) -> str:
    guessed = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return guessed or "application/octet-stream"
