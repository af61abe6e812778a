"""What all commands share: reading their input, and writing answers and complaints."""

from __future__ import annotations

import json
import os
import sys
from errno import EBADF
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


def _no_option(_type: object, value: str | None) -> None:
    """Refuse what was meant as an option, where values may begin with a hyphen."""
    if value and value.startswith("-") and value != "-" and not value.startswith("-/"):
        raise ValueError(f"There is no option {value}.")


Hyphened = Parameter(allow_leading_hyphen=True, validator=_no_option)
"""May be a hyphen (for standard input), or begin with one (a position, its first hand empty)."""
PositionText = Annotated[str, Hyphened]
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
    """Print a command's answer: the document as JSON, or the lines for people.

    Characters that the encoding of standard output lacks are escaped in JSON, and question marks
    in lines. :class:`InputError` where it takes no answer.
    """
    text = json.dumps(document, ensure_ascii=False) if as_json else "\n".join(lines)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if as_json and not _can_be_written(text, encoding):
        text = json.dumps(document)
    try:
        _print(text.encode(encoding, "replace").decode(encoding))
    except BrokenPipeError:
        raise
    except OSError as error:
        take_no_more()
        reason = _reason(error)
        raise InputError(
            "no-answer", f"the answer cannot be written ({reason})", reason=reason
        ) from None


def _reason(error: OSError) -> str:
    """Why the system refused something, in its own words."""
    return error.strerror or type(error).__name__


def _print(text: str) -> None:
    if sys.stdout is None:
        raise _closed()
    print(text, flush=True)


def _closed() -> OSError:
    """What a closed file would say; Python has none in its place."""
    return OSError(EBADF, os.strerror(EBADF))


def _can_be_written(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def take_no_more() -> None:
    """Let nothing be written to standard output at the end: it would fail once more."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(problem: ScopaError | str) -> None:
    """Print one line on standard error that says what is wrong, and nothing that steers it."""
    message = problem if isinstance(problem, str) else texts().error(problem)
    shown = "".join(sign if sign.isprintable() else " " for sign in message)
    if sys.stderr is not None:
        print(f"scopa: {' '.join(shown.split())}", file=sys.stderr)


def read_input(path: str) -> str:
    """The text of a file, or of standard input for ``-``; :class:`InputError` if there is none.

    UTF-8, whatever the machine's encoding is; a byte order mark is no part of it.
    """
    try:
        data = _standard_input() if path == "-" else Path(path).read_bytes()
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise InputError("not-text", f"{path}: not UTF-8 text", path=path) from None
    except OSError as error:
        reason = _reason(error)
        raise InputError(
            "no-file", f"{path}: cannot be read ({reason})", path=path, reason=reason
        ) from None


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise _closed()
    return sys.stdin.buffer.read()


def check_output(path: Path) -> None:
    """:class:`InputError` where :func:`write_output` would fail; a file that is there stays."""
    try:
        path.open("ab").close()
    except OSError as error:
        raise _no_output(path, error) from None


def write_output(path: Path, text: str) -> None:
    """Write a file for the user; :class:`InputError` where that cannot be done."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise _no_output(path, error) from None


def _no_output(path: Path, error: OSError) -> InputError:
    reason = _reason(error)
    return InputError(
        "no-output", f"{path}: cannot be written ({reason})", path=str(path), reason=reason
    )
