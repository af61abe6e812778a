"""The course and the pages to read: the same for everybody, so browsers may keep them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from scopa.learn.course import course
from scopa.learn.documents import course_document, lesson_document
from scopa.learn.guides import guide
from scopa.learn.pages import glossary, questions, strategy
from scopa.rules.catalog import find_variant
from scopa.server.errors import RequestError
from scopa.server.kept import Asked, kept, known_tags

_PAGES: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "glossary": glossary,
    "questions": questions,
    "advice": strategy,
}


@get("/api/lessons", sync_to_thread=False)
def lessons(request: Asked) -> Response[bytes]:
    """The chapters of the course with their lessons."""
    return _answer(request, _course())


@get("/api/lessons/{lesson:str}", sync_to_thread=True)
def show_lesson(request: Asked, lesson: FromPath[str]) -> Response[bytes]:
    """Everything of one lesson."""
    if lesson not in course():
        raise _nothing_here()
    return _answer(request, _lesson(lesson))


@get("/api/guides/{variant:str}", sync_to_thread=True)
def show_guide(request: Asked, variant: FromPath[str]) -> Response[bytes]:
    """The rules of a variant, given by its code."""
    return _answer(request, _guide(variant))


@get("/api/pages/{page:str}", sync_to_thread=False)
def show_page(request: Asked, page: FromPath[str]) -> Response[bytes]:
    """A page to read: ``glossary``, ``questions`` or ``advice``."""
    if page not in _PAGES:
        raise _nothing_here()
    return _answer(request, _page(page))


def _answer(request: Asked, content: bytes) -> Response[bytes]:
    return kept(content, MediaType.JSON, known_tags(request))


def _nothing_here() -> RequestError:
    return RequestError(404, "not-found", "there is no such lesson or page")


@cache
def _course() -> bytes:
    return msgspec.json.encode(course_document())


@cache
def _lesson(name: str) -> bytes:
    return msgspec.json.encode(lesson_document(course()[name]))


@cache
def _page(name: str) -> bytes:
    return msgspec.json.encode(_PAGES[name]())


@lru_cache(maxsize=64)
def _guide(code: str) -> bytes:
    return msgspec.json.encode(guide(find_variant(code)))
