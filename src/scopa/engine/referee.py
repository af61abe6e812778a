"""The core's own rules, for comparing them with the Python rules, which are the authority."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa.engine.native import from_core, to_core

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scopa.rules.capture import Play
    from scopa.rules.position import Position


def core_perft(position: Position, depth: int) -> int:
    """How many sequences of exactly ``depth`` plays the core finds; see :func:`scopa.perft`.

    ImportError where there is no core.
    """
    return to_core(position).perft(depth)


def core_replay(
    position: Position, plays: Iterable[Play]
) -> tuple[list[Position], tuple[int, ...]]:
    """The core's positions after each play, and its points for each side at the end.

    The points mean something only when the plays end the round. ValueError for a play that is
    not legal to the core, ImportError where there is no core.
    """
    state = to_core(position)
    positions: list[Position] = []
    for play in plays:
        state = state.after((play.card.index, play.captured.mask))
        positions.append(from_core(state, position.variant))
    return positions, tuple(state.points())
