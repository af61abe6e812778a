"""The course and the guides as they are served: the library's own documents, to be kept."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from scopa import VARIANTS, find_variant
from scopa.learn.course import course
from scopa.learn.documents import course_document, lesson_document
from scopa.learn.guides import guide
from scopa.learn.pages import glossary, questions, strategy
from tests.server.serving import serving, settings_for


async def test_lessons_guides_and_pages_are_served_and_kept(tmp_path: Path) -> None:
    """Each is the library's document; asked for again with its tag, it is not sent again."""
    wanted = {
        "/api/lessons": course_document(),
        **{f"/api/lessons/{name}": lesson_document(it) for name, it in course().items()},
        **{f"/api/guides/{name}": guide(variant) for name, variant in VARIANTS.items()},
        "/api/guides/scopa%3Fcapture=any": guide(find_variant("scopa?capture=any")),
        "/api/pages/glossary": glossary(),
        "/api/pages/questions": questions(),
        "/api/pages/advice": strategy(),
    }
    async with serving(settings_for(tmp_path)) as address, httpx.AsyncClient(base_url=address) as c:
        for path, document in wanted.items():
            answer = await c.get(path)
            assert answer.json() == document
            assert answer.headers.get_list("cache-control") == ["no-cache"]
            again = await c.get(path, headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/lessons/bridge", 404, "not-found"),
        ("/api/pages/bridge", 404, "not-found"),
        ("/api/guides/bridge", 400, "unknown-variant"),
        ("/api/guides/scopa%3Ftris=true", 400, "idle-switch"),
        ("/api/guides/" + "x" * 3000, 400, "unknown-variant"),
    ],
)
async def test_what_is_not_there_is_refused(
    tmp_path: Path, path: str, status: int, code: str
) -> None:
    """A lesson, page or variant that does not exist gets one clear error, which is not kept."""
    async with serving(settings_for(tmp_path)) as address, httpx.AsyncClient(base_url=address) as c:
        answer = await c.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert answer.headers["cache-control"] == "no-store"
