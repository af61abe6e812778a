"""Pages to read: the glossary, a newcomer's questions, and advice with small drawn positions."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from scopa.learn.guides import Document, drawing
from scopa.rules.catalog import find_variant


@cache
def page_data() -> dict[str, Any]:
    """What ``pages.toml`` says."""
    return tomllib.loads(files("scopa.learn").joinpath("pages.toml").read_text("utf-8"))


def glossary() -> Document:
    """The terms of the game: for each the texts ``term-<name>`` and ``term-<name>-about``."""
    return {"terms": list(page_data()["terms"])}


def questions() -> Document:
    """What newcomers ask: for each the texts ``question-<name>`` and ``question-<name>-answer``."""
    return {"questions": list(page_data()["questions"])}


def strategy() -> Document:
    """Advice: for each the texts ``advice-<name>`` and ``advice-<name>-about``, and a drawing."""
    return {
        "advice": [
            {
                "name": advice["name"],
                "drawing": drawing(
                    find_variant(advice.get("variant", "scopa")), **advice["drawing"]
                )
                if "drawing" in advice
                else None,
            }
            for advice in page_data()["advice"]
        ]
    }
