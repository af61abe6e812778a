"""Bounds of a search: how long it may run, and a flag that ends it."""

from __future__ import annotations

import math
from threading import Lock
from typing import TYPE_CHECKING, Protocol

from scopa.engine.native import has_core

if TYPE_CHECKING:
    from scopa.engine import _core

NO_NODE_LIMIT = 2**64 - 1


class SearchLimits(Protocol):
    """What a search reads of its limits; :class:`scopa.Limits` is one."""

    @property
    def seconds(self) -> float | None:
        """Seconds it may take; None for any number."""
        ...

    @property
    def nodes(self) -> int | None:
        """Positions it may look at; None for any number. With this alone a search repeats."""
        ...


class StopFlag:
    """Ends a running search. Any thread may :meth:`set` it; a search with a set flag stops soon."""

    def __init__(self) -> None:
        self._set = False
        self._native: _core.StopFlag | None = None
        # Searches that begin at once must not each make a flag: only the last could be set.
        self._making = Lock()

    def set(self) -> None:
        """Ask the search to stop."""
        self._set = True
        if self._native is not None:
            self._native.set()

    def is_set(self) -> bool:
        """Whether a stop was asked for."""
        return self._set

    def native(self) -> _core.StopFlag | None:
        """The core's flag, kept in step with this one; None where there is no core."""
        with self._making:
            if self._native is None and has_core():
                from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

                self._native = _core.StopFlag()
        if self._native is not None and self._set:
            self._native.set()
        return self._native


def bounds_of(limits: SearchLimits | None) -> tuple[int, float]:
    """Nodes and seconds as numbers, with no limit as the largest; ValueError for negative ones."""
    nodes = NO_NODE_LIMIT if limits is None or limits.nodes is None else limits.nodes
    seconds = math.inf if limits is None or limits.seconds is None else limits.seconds
    if nodes < 0 or not seconds >= 0:
        raise ValueError(f"limits cannot be negative: {nodes} nodes, {seconds} seconds")
    return min(nodes, NO_NODE_LIMIT), seconds
