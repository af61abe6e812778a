"""What all commands share: reading their input, and writing answers and complaints."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators

from scopa.rules.errors import ScopaError
from scopa.texts import Texts, preferred_language, texts_in

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON document.")]
VariantCode = Annotated[
    str,
    Parameter(
        name=["--variant", "-v"],
        help="A variant, with switches if you like: scopa?capture=any&target=21.",
    ),
]

AtLeastOne = Parameter(validator=validators.Number(gte=1))
Seconds = Annotated[float | None, Parameter(validator=validators.Number(gt=0))]
Nodes = Annotated[int | None, AtLeastOne]
Port = Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=65535))]


class InputError(ScopaError):
    """Input that cannot be had: a file that is missing, unreadable or not text."""


def texts() -> Texts:
    """The catalogue in the user's language."""
    return texts_in(preferred_language())


def answer(document: dict[str, Any], lines: list[str], *, as_json: bool) -> None:
    """Print a command's answer: the document as JSON, or the lines for people."""
    print(json.dumps(document, ensure_ascii=False) if as_json else "\n".join(lines))


def complain(problem: ScopaError | str) -> None:
    """Print one line on standard error that says what is wrong."""
    message = problem if isinstance(problem, str) else texts().error(problem)
    print(f"scopa: {message}", file=sys.stderr)


def read_input(path: str) -> str:
    """The text of a file, or of standard input for ``-``; :class:`InputError` if there is none."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise InputError("not-text", f"{path}: not UTF-8 text", path=path) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError(
            "no-file", f"{path}: cannot be read ({reason})", path=path, reason=reason
        ) from None


def write_output(path: Path, text: str) -> None:
    """Write a file for the user; :class:`InputError` where that cannot be done."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError(
            "no-output", f"{path}: cannot be written ({reason})", path=str(path), reason=reason
        ) from None
