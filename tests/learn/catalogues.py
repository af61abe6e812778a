"""The learn catalogues as data: message ids with the variables they take."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CARD_WORD = re.compile(r"(?:card|name)-[A234567FCR][dcsb]|rank-[A234567FCR]")
"""A variable that any text may use: a card or a rank in the words of the deck."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # fluent's name for it
        self.names.add(node.id.name)


@cache
def learn_variables(language: str) -> dict[str, frozenset[str]]:
    """Each message of a language's learn catalogue, with all its variables."""
    source = files("scopa").joinpath("locale", f"{language}.learn.ftl").read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def learn_messages(language: str) -> dict[str, frozenset[str]]:
    """Each message, with its variables but the words of cards."""
    return {
        message: frozenset(name for name in names if not CARD_WORD.fullmatch(name))
        for message, names in learn_variables(language).items()
    }
