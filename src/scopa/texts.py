"""Everything people read, from the Fluent catalogues in ``locale/``: one file a language.

What only some pages say is in files of their own, read with those pages: ``<language>.learn.ftl``
for the course and the guides, ``editor`` and ``statistics`` for the pages of these names,
``matches`` for one's matches and their replays.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from scopa.rules.errors import Fault, PositionError, ScopaError

LANGUAGES: Final = ("de", "it", "en")
_FALLBACK: Final = "en"


class Texts:
    """The catalogue of one language (``de``, ``it`` or ``en``); KeyError for any other.

    ``parts`` names further catalogues of that language to read with it, such as ``learn``.
    """

    def __init__(self, language: str, *parts: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in (language, *(f"{language}.{part}" for part in parts)):
            source = files("scopa").joinpath("locale", f"{name}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **values: str | int) -> str:
        """The text of a message with these values in it; KeyError when there is no such message."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def error(self, error: ScopaError) -> str:
        """What is wrong, as a sentence in this language; the developers' sentence if there is none.

        Reads the message ``error-<code>`` with the error's details as values; the faults of a
        position, and the error that another one was caused by, are told in the same way.
        """
        message = f"error-{error.code}"
        if message not in self:
            return str(error)
        details = dict(error.details)
        if isinstance(error, PositionError):
            details["faults"] = "; ".join(map(self._fault, error.faults))
        if isinstance(error.__cause__, ScopaError):
            details["reason"] = self.error(error.__cause__)
        return self(message, **details)

    def _fault(self, fault: Fault) -> str:
        message = f"fault-{fault.code}"
        return self(message, **fault.details) if message in self else str(fault)


@cache
def texts_in(language: str, *parts: str) -> Texts:
    """The catalogue of a language, with these parts, read once."""
    return Texts(language, *parts)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a user's environment asks for, in the order programs read it; or English.

    Of a list, such as ``fr:it``, the first language that there is.
    """
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environment.get(variable, "").split(":"):
            if wanted[:2] in LANGUAGES:
                return wanted[:2]
        if environment.get(variable):
            return _FALLBACK
    return _FALLBACK
