"""The exact solver: what a position with open cards is worth, and how it is played best."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

from scopa.cards import CARDS, CardSet
from scopa.engine.limits import bounds_of
from scopa.engine.native import has_core, to_core
from scopa.rules.capture import Play
from scopa.rules.errors import UnsupportedError

if TYPE_CHECKING:
    from scopa.engine.limits import SearchLimits, StopFlag
    from scopa.rules.position import Position

DEFAULT_MEMORY = 256 * 2**20
"""Bytes that a search's transposition table may grow to."""
_MOST_MEMORY: Final = 2**64 - 1
"""As many as the core can be told."""


@dataclass(frozen=True, slots=True)
class SolvedPlay:
    """A legal play and what the round is worth after it, in side 1's points minus side 2's."""

    play: Play
    low: int
    """The value is proven to be at least this."""
    high: int
    """The value is proven to be at most this."""

    @property
    def value(self) -> int | None:
        """The exact value; None while only bounds are known."""
        return self.low if self.low == self.high else None


@dataclass(frozen=True, slots=True)
class Solution:
    """What a search has proven of a position, in side 1's points of the round minus side 2's."""

    low: int
    high: int
    plays: tuple[SolvedPlay, ...]
    """Every legal play in the order of ``position.plays()``; none when only the value was asked."""
    line: tuple[Play, ...]
    """One line of best play to the round's end; shorter, or empty, when the search was ended."""
    nodes: int
    """Positions searched."""
    seconds: float

    @property
    def exact(self) -> bool:
        """Whether the value is known, and not only bounds."""
        return self.low == self.high

    @property
    def value(self) -> int | None:
        """The exact value; None while only :attr:`bounds` are known."""
        return self.low if self.exact else None

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest value that are not ruled out."""
        return self.low, self.high


def solve(
    position: Position,
    limits: SearchLimits | None = None,
    *,
    memory: int = DEFAULT_MEMORY,
    every_play: bool = True,
    stop: StopFlag | None = None,
) -> Solution:
    """The value of a position under best play with all cards open, the stock's order included.

    ``every_play`` asks for the value of every legal play, not of the position only, which takes
    about one and a half times as long. A search ended by its ``limits`` or by ``stop`` returns
    the bounds it has proven. ``memory`` bounds the transposition table, in bytes. Ctrl-C
    raises KeyboardInterrupt. Raises :class:`UnsupportedError` where three play each
    alone, ValueError for negative limits.
    """
    if position.variant.sides != 2:
        raise UnsupportedError(
            "three-sides",
            "three players each alone have no one value: only two sides can be solved",
        )
    nodes, seconds = bounds_of(limits)
    if not has_core():
        return _solve_in_python(position, nodes, seconds, stop, every_play=every_play)
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    value, plays, line, searched, took = _core.solve(
        to_core(position),
        nodes,
        seconds,
        min(max(memory, 0), _MOST_MEMORY),
        every_play,
        stop.native() if stop else None,
    )
    by_numbers = dict(plays)
    solved = tuple(
        SolvedPlay(play, *by_numbers[play.card.index, play.captured.mask])
        for play in (position.plays() if every_play else ())
    )
    return Solution(
        *value,
        solved,
        tuple(Play(CARDS[card], CardSet.of_mask(mask), scopa) for card, mask, scopa in line),
        searched,
        took,
    )


def _solve_in_python(
    position: Position, nodes: int, seconds: float, stop: StopFlag | None, *, every_play: bool
) -> Solution:
    from scopa.engine.plain import PlainSolver  # noqa: PLC0415  # seldom needed

    start = monotonic()
    solver = PlainSolver(nodes, seconds, stop)
    low, high = solver.bounds(position)
    plays = tuple(
        SolvedPlay(play, *solver.bounds(position.after(play)))
        for play in (position.plays() if every_play else ())
    )
    line = solver.line(position) if low == high else ()
    return Solution(low, high, plays, line, solver.nodes, monotonic() - start)
