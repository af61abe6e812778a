"""A contest's results on disk: one JSON document a line, so that a run can be carried on.

The first line names the contest; each line after it is one deal. A line cut short by a kill is
dropped, and its deal played again. A run may ask for more deals than the file it carries on.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from scopa.arena.contest import Contest
from scopa.arena.duplicate import Duplicate, seatings
from scopa.rules.errors import ScopaError


class ResultsError(ScopaError, ValueError):
    """A results file of another contest, no results file at all, or one that cannot be used."""


class Results:
    """The deals of a contest that are done, kept in a file when there is one.

    Raises :class:`ResultsError` for a file that is not this contest's, or cannot be used.
    """

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self._contest = contest
        self._path = path
        self.done: dict[int, Duplicate] = {}
        if path is not None:
            with keeping(path):
                self._open(path)

    def add(self, duplicate: Duplicate) -> None:
        """Keep a deal, and write it down; one that is kept already is left as it is."""
        if duplicate.number in self.done:
            return
        self.done[duplicate.number] = duplicate
        if self._path is not None:
            with keeping(self._path), self._path.open("ab") as file:
                file.write(msgspec.json.encode(duplicate) + b"\n")

    def _open(self, path: Path) -> None:
        header = msgspec.json.encode(self._contest) + b"\n"
        text = path.read_bytes() if path.exists() and path.stat().st_size else b""
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            if not header.startswith(text):
                self._check(text, path)
            path.write_bytes(header)
            return
        first, *lines = whole.splitlines()
        self._check(first, path)
        if len(whole) < len(text):
            # Cut off in place: a kill in the middle of writing anew would lose what there is.
            os.truncate(path, len(whole))
        for number, line in enumerate(lines, 2):
            duplicate = self._decoded(line, path, number)
            self.done.setdefault(duplicate.number, duplicate)

    def _check(self, first: bytes, path: Path) -> None:
        """Refuse the file of another contest, without loading the bots that it names."""
        try:
            found = msgspec.json.decode(first, type=dict[str, Any])
        except (msgspec.MsgspecError, ValueError) as error:
            raise _no_results(path, 1, str(error)) from None
        ours = asdict(self._contest)
        if not {"a", "b", "variant", "deals"} <= found.keys() <= ours.keys():
            raise _no_results(path, 1, "it names no contest")
        if found | {"deals": self._contest.deals} != ours:
            raise ResultsError(
                "other-contest", f"{path} holds the results of another contest", path=str(path)
            )

    def _decoded(self, line: bytes, path: Path, number: int) -> Duplicate:
        try:
            duplicate = msgspec.json.decode(line, type=Duplicate)
        except (msgspec.MsgspecError, ValueError) as error:
            raise _no_results(path, number, str(error)) from None
        if len(duplicate.rounds) != len(seatings(self._contest.rules.players)):
            raise _no_results(path, number, "a deal is not played in every seating")
        return duplicate


def _no_results(path: Path, line: int, reason: str) -> ResultsError:
    return ResultsError(
        "no-results",
        f"{path} is no results file: line {line}: {reason}",
        path=str(path),
        line=str(line),
    )


@contextmanager
def keeping(path: Path) -> Iterator[None]:
    """Name the file that cannot be read or written."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ResultsError(
            "no-results-kept",
            f"no results can be kept in {path}: {reason}",
            path=str(path),
            reason=reason,
        ) from error
