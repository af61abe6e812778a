"""Play-outs of many rounds from one position, all cards open.

The compiled core draws a play in some 20 nanoseconds; see docs/engine.md for how.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from scopa.cards import Suit
from scopa.engine.native import has_core, to_core

if TYPE_CHECKING:
    from scopa.cards import Card
    from scopa.engine.limits import StopFlag
    from scopa.rules.capture import Play
    from scopa.rules.position import Position


@dataclass(frozen=True, slots=True)
class Rollout:
    """What came of a number of play-outs."""

    rounds: int
    """Rounds played to their end; fewer than asked for when stopped."""
    plays: int
    """Plays made in all of them."""
    points: tuple[float, ...]
    """Mean points of the round for each side, side 1 first; zeros when no round was played."""


def rollout(
    position: Position,
    count: int,
    *,
    seed: int = 0,
    epsilon: float | None = None,
    stop: StopFlag | None = None,
) -> Rollout:
    """Play ``count`` rounds from ``position`` to their end; the same seed gives the same rounds.

    Every play is drawn uniformly from the legal ones (a card with what it takes). With
    ``epsilon`` (0 to 1) that happens with probability epsilon only, and otherwise the greedy play
    is made: the capture worth most, or the least valuable card. The core and the slower Python
    code that stands in for it draw different rounds from one seed. Raises ValueError for a
    negative count or an epsilon that is no probability.
    """
    if count < 0:
        raise ValueError(f"cannot play {count} rounds")
    if epsilon is not None and not 0 <= epsilon <= 1:
        raise ValueError(f"epsilon is a probability, not {epsilon}")
    if not has_core():
        return _rollout_in_python(position, count, Random(seed), epsilon, stop)
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    rounds, plays, points = _core.rollout(
        to_core(position), count, seed % 2**64, epsilon, stop.native() if stop else None
    )
    return Rollout(rounds, plays, tuple(sum_ / max(rounds, 1) for sum_ in points))


def _rollout_in_python(
    start: Position, count: int, rng: Random, epsilon: float | None, stop: StopFlag | None
) -> Rollout:
    rounds = plays = 0
    sums = [0] * start.variant.sides
    while rounds < count and not (stop and stop.is_set()):
        position = start
        while position.turn:
            legal = position.plays()
            by_chance = epsilon is None or rng.random() < epsilon
            position = position.after(rng.choice(legal) if by_chance else _greedy(legal))
            plays += 1
        outcome = position.outcome()
        assert outcome is not None
        sums = [a + b for a, b in zip(sums, outcome.points, strict=True)]
        rounds += 1
    return Rollout(rounds, plays, tuple(sum_ / max(rounds, 1) for sum_ in sums))


def _greedy(plays: tuple[Play, ...]) -> Play:
    return max(plays, key=_worth)


def _worth(play: Play) -> int:
    """A play's worth in hundredths of a point, by the same numbers as the core's greedy play."""
    if not play.captured:
        return -_card_worth(play.card)
    worth = _card_worth(play.card) + sum(map(_card_worth, play.captured))
    return worth + 100 * play.scopa


def _card_worth(card: Card) -> int:
    worth = 3 + {7: 22, 6: 9, 1: 4}.get(card.rank, 0)
    if card.suit is Suit.DENARI:
        worth += 109 if card.rank == 7 else 9
    return worth
