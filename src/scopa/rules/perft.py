"""Counting play sequences: the standard check that two implementations have the same rules."""

from __future__ import annotations

from scopa.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly ``depth`` plays there are; a play is its card and captures.

    ValueError for a negative depth.
    """
    if depth < 0:
        raise ValueError(f"a depth cannot be negative: {depth}")
    if depth == 0:
        return 1
    plays = position.plays()
    if depth == 1:
        return len(plays)
    return sum(perft(position.after(play), depth - 1) for play in plays)


def divide(position: Position, depth: int) -> dict[str, int]:
    """:func:`perft` split by the first play, for finding where two implementations part.

    Keys are the texts of the plays; ValueError for a depth below 1.
    """
    if depth < 1:
        raise ValueError(f"a depth to divide is at least 1: {depth}")
    return {str(play): perft(position.after(play), depth - 1) for play in position.plays()}
