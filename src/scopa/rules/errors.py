"""Every error this package raises on purpose, as one tree.

::

    ScopaError                    something that was asked for cannot be done
    ├── VariantError              no such variant or switch, or a combination that makes no sense
    ├── PositionError             a position that cannot be; ``faults`` lists every reason
    ├── IllegalPlay               a play the rules do not allow in this position
    ├── NotationError             text that cannot be read; ``text`` and ``where`` name the place
    │   └── RecordError           a record that does not replay; ``ply`` names the play
    └── UnsupportedError          a good question this function has no answer to

An error says what is wrong twice: in English as ``str(error)``, for developers, and as ``code``
with ``details``, from which the faces build the sentence in the reader's language (message
``error-<code>`` of the catalogues).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Detail = str | int
_LONGEST_SHOWN: Final = 60


def shortened(text: str) -> str:
    """A text that somebody sent, short enough to be named in an error."""
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


class ScopaError(Exception):
    """The root: catch this to catch everything the package refuses.

    ``code`` is a stable kebab-case name of what is wrong; ``details`` are the values named in it.
    """

    def __init__(self, code: str, message: str, **details: Detail) -> None:
        super().__init__(message)
        self.code = code
        self.details: dict[str, Detail] = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come back from other processes as they were, whatever their kinds are made of."""
        return _copied, (type(self), self.args, self.__dict__)


def _copied(
    kind: type[ScopaError], arguments: tuple[Any, ...], values: Mapping[str, Any]
) -> ScopaError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(values)
    return error


class VariantError(ScopaError, ValueError):
    """An unknown variant, an unknown switch or value, or switches that do not go together."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a position: its code, and a sentence in English.

    ``details`` are the values named in it, for the message ``fault-<code>`` of the catalogues.
    """

    code: str
    message: str
    details: Mapping[str, Detail] = field(default_factory=dict[str, Detail])

    def __str__(self) -> str:
        return self.message


def fault(code: str, template: str, **details: Detail) -> Fault:
    """A fault whose message is the template with its details filled in."""
    return Fault(code, template.format(**details), details)


class PositionError(ScopaError, ValueError):
    """A position that cannot occur; ``faults`` holds every reason found, not just the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        message = "; ".join(str(fault) for fault in faults)
        super().__init__("bad-position", message, faults=message)
        self.faults = faults


class IllegalPlay(ScopaError, ValueError):  # noqa: N818  # the name is fixed by the design
    """A play that is not among the legal plays of the position."""


class NotationError(ScopaError, ValueError):
    """Text that cannot be read: ``text`` is the offending part, ``where`` its offset (from 0)."""

    def __init__(self, code: str, message: str, *, text: str, where: int) -> None:
        shown = shortened(text)
        super().__init__(
            code, f"{message}: {shown!r} at character {where + 1}", text=shown, where=where + 1
        )
        self.text = text
        self.where = where


class RecordError(NotationError):
    """A record whose plays or tally do not fit its deal; ``ply`` counts plays from 1 (0: none)."""

    def __init__(
        self, code: str, message: str, *, text: str, where: int, ply: int = 0, **details: Detail
    ) -> None:
        super().__init__(code, f"ply {ply}: {message}" if ply else message, text=text, where=where)
        self.details |= {"ply": ply, "reason": message, **details}
        self.ply = ply


class UnsupportedError(ScopaError):
    """The question makes sense, but not for this variant or this machine."""
