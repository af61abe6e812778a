"""Every error of the table, its store and its server has its sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import scopa
from scopa.texts import LANGUAGES, texts_in

ROOT = Path(scopa.__file__).parent
RAISED = ("Refusal", "StaleCommand", "StoreError", "ConflictError", "ServerError")


def raised() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The code of each error that is raised, and the names of its details."""
    for package in ("live", "store", "server"):
        for file in sorted((ROOT / package).glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                at = 1 if node.func.id == "RequestError" else 0
                if node.func.id in (*RAISED, "RequestError") and len(node.args) > at:
                    code = node.args[at]
                    assert isinstance(code, ast.Constant)
                    yield (
                        str(code.value),
                        tuple(sorted(word.arg for word in node.keywords if word.arg)),
                    )


@pytest.mark.parametrize(("code", "details"), sorted(set(raised())), ids=str)
def test_every_error_has_words(code: str, details: tuple[str, ...]) -> None:
    """The sentence can be made from the details that the error has."""
    for language in LANGUAGES:
        words = texts_in(language)
        assert words(f"error-{code}", **dict.fromkeys(details, "x"))
