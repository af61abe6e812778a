"""The solver in plain Python, for machines without the compiled core: right, and slow.

Alpha-beta with a table, over the rules as they stand. It knows no bounds but the plain ones, so
an ended search proves little.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scopa.engine.limits import StopFlag
    from scopa.rules.capture import Play
    from scopa.rules.position import Position


_INFINITE: Final = 10**6
"""More than any difference of points."""


class _EndedError(Exception):
    """The search has reached its limits."""


class PlainSolver:
    """Solves one position after another within common limits, remembering what it found."""

    def __init__(self, nodes: int, seconds: float, stop: StopFlag | None) -> None:
        self.nodes = 0
        self._most_nodes = nodes
        self._deadline = monotonic() + seconds
        self._stop = stop
        self._known: dict[Position, tuple[int, int]] = {}

    def bounds(self, position: Position) -> tuple[int, int]:
        """The value twice when it is found, else what can be said without search."""
        widest = _widest(position)
        try:
            value = self._value(position, *widest)
        except _EndedError:
            return widest
        return value, value

    def line(self, position: Position) -> tuple[Play, ...]:
        """One line of best play from a solved position, as far as the limits allow."""
        line: list[Play] = []
        while position.turn:
            value = self.bounds(position)
            for play in position.plays():
                if self.bounds(position.after(play)) == value and value[0] == value[1]:
                    line.append(play)
                    position = position.after(play)
                    break
            else:
                break
        return tuple(line)

    def _value(self, position: Position, alpha: int, beta: int) -> int:
        """The value if within the window; otherwise a bound on the side where it lies."""
        outcome = position.outcome()
        if outcome is not None:
            return outcome.points[0] - outcome.points[1]
        low, high = self._known.get(position, (-_INFINITE, _INFINITE))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self._tick()
        first = position.variant.side_of(position.turn) == 1
        best = -_INFINITE if first else _INFINITE
        a, b = max(alpha, low), min(beta, high)
        window = a, b
        for play in sorted(position.plays(), key=_promise, reverse=True):
            value = self._value(position.after(play), a, b)
            best = max(best, value) if first else min(best, value)
            a, b = (max(a, best), b) if first else (a, min(b, best))
            if a >= b:
                break
        if best > window[0]:
            low = max(low, best)
        if best < window[1]:
            high = min(high, best)
        self._known[position] = low, high
        return best

    def _tick(self) -> None:
        self.nodes += 1
        stopped = self._stop is not None and self._stop.is_set()
        if stopped or self.nodes > self._most_nodes or monotonic() > self._deadline:
            raise _EndedError


def _promise(play: Play) -> tuple[bool, int]:
    return play.scopa, len(play.captured)


def _widest(position: Position) -> tuple[int, int]:
    """Bounds that need no search: every open point and a scopa a play to one side."""
    left = sum(map(int.bit_count, position.hand_masks)) + len(position.stock)
    made = position.scope[0] - position.scope[1] + position.tris[0] - position.tris[1]
    most = 4 + left * (1 + position.variant.tris) + 1 + 10
    return made - most, made + most
