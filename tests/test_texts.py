"""The catalogues as the Python faces read them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import scopa
from scopa.texts import LANGUAGES, Texts, preferred_language, texts_in

SOURCE = Path(scopa.__file__).parent


def codes(pattern: str) -> set[str]:
    """Every string in the Python sources that stands where ``pattern`` says, first group."""
    return {
        code
        for path in SOURCE.rglob("*.py")
        for code in re.findall(pattern, path.read_text("utf-8"))
    }


RAISED = codes(r'Error\(\s*"([a-z]+(?:-[a-z]+)+)"') | codes(r'\.(?:error|fail)\(\s*"([a-z-]+)"')
FAULTS = codes(r'\bfault\(\s*"([a-z-]+)"')
DEVELOPERS_ONLY = {"variant-conflict"}
"""Raised only for values that no text can spell."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    """Whatever the library refuses is said in every language; nothing is told in code alone."""
    texts = texts_in(language)
    assert len(RAISED) > 25
    assert len(FAULTS) > 12
    assert {code for code in RAISED if f"error-{code}" not in texts} <= DEVELOPERS_ONLY
    assert {code for code in FAULTS if f"fault-{code}" not in texts} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_and_causes_are_told_in_the_language(language: str) -> None:
    """The faults of a position, and the reason inside a record's error, are translated too."""
    texts = texts_in(language)
    variant = scopa.find_variant("scopa")
    with pytest.raises(scopa.PositionError) as position:
        scopa.parse_position("5d/5d 5d 2 1# -/- 0/0 -", variant)
    told = texts.error(position.value)
    assert told.count(";") == 3
    with pytest.raises(scopa.RecordError) as record:
        scopa.parse_records('[Variant "bridge"]')
    told = texts.error(record.value)
    assert "bridge" in told
    assert (language == "en") == ("There is no variant" in told)


def test_an_error_without_a_sentence_is_told_in_english() -> None:
    """An error of a library built on this one is passed through as it is."""
    error = scopa.ScopaError("made-up", "it went wrong")
    assert texts_in("de").error(error) == "it went wrong"


def test_missing_messages_and_values_are_mistakes() -> None:
    """A text that is not there, or lacks a value, fails instead of showing a placeholder."""
    texts = Texts("it")
    with pytest.raises(KeyError):
        texts("no-such-message")
    with pytest.raises(KeyError):
        texts("replay-head", variant="scopa")
    with pytest.raises(KeyError):
        Texts("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "fr:it", "LANG": "de_DE"}, "it"),
        ({"LANGUAGE": "fr", "LANG": "de_DE"}, "en"),
        ({"LANGUAGE": "", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "it:de", "LANG": "de_DE"}, "it"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    """The usual variables choose the language, in their usual order; English otherwise."""
    assert preferred_language(environment) == language


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("de", "1 Zug", "2 Züge"), ("it", "1 giocata", "2 giocate"), ("en", "1 play", "2 plays")],
)
def test_plurals(language: str, one: str, two: str) -> None:
    """Each language has its own plural forms."""
    texts = texts_in(language)
    assert one in texts("replay-unfinished", plays=1)
    assert two in texts("replay-unfinished", plays=2)


def test_the_public_names_are_what_the_package_exports() -> None:
    """``__init__`` holds the public names and nothing else."""
    tree = ast.parse((SOURCE / "__init__.py").read_text("utf-8"))
    imported = {
        name.asname or name.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    assert imported | {"__version__"} == set(scopa.__all__)
