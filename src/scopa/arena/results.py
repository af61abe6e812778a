"""A contest's results on disk: one JSON document a line, so that a run can be carried on.

The first line names the contest; each line after it is one deal. A line cut short by a kill is
dropped, and its deal played again. A run may ask for more deals than the file it carries on.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec

from scopa.arena.contest import Contest
from scopa.arena.duplicate import Duplicate
from scopa.rules.errors import ScopaError

T = TypeVar("T")


class ResultsError(ScopaError, ValueError):
    """A results file of another contest, or no results file at all."""


class Results:
    """The deals of a contest that are done, kept in a file when there is one."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self._path = path
        self.done: dict[int, Duplicate] = {}
        if path is not None:
            self._open(contest, path)

    def add(self, duplicate: Duplicate) -> None:
        """Keep a deal, and write it down; one that is kept already is left as it is."""
        if duplicate.number in self.done:
            return
        self.done[duplicate.number] = duplicate
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(duplicate) + b"\n")

    def _open(self, contest: Contest, path: Path) -> None:
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(msgspec.json.encode(contest) + b"\n")
            return
        lines = path.read_bytes().splitlines(keepends=True)
        found = _decoded(lines[0], Contest, path)
        if replace(found, deals=contest.deals) != contest:
            raise ResultsError(
                "other-contest", f"{path} holds the results of another contest", path=str(path)
            )
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        if len(whole) < len(lines) - 1:
            path.write_bytes(b"".join([lines[0], *whole]))
        for line in whole:
            duplicate = _decoded(line, Duplicate, path)
            self.done[duplicate.number] = duplicate


def _decoded(line: bytes, kind: type[T], path: Path) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, ScopaError, ValueError) as error:
        raise ResultsError(
            "no-results", f"{path} is no results file: {error}", path=str(path)
        ) from None
