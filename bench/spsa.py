"""Finding the weights that are worth most, where all that is known of a worth is a noisy measure.

Every step shifts all weights at once, each up or down by its size at random, and measures how much
more the one is worth than the other: simultaneous perturbation (Spall, IEEE Transactions on
Automatic Control 37, 1992), with the step sizes of Adam (Kingma and Ba 2015).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean

Vector = tuple[float, ...]
Measure = Callable[[Vector, Vector], float]
"""How much more the first weights are worth than the second."""


def climb(  # noqa: PLR0913  # what to climb, and five ways to go about it
    start: Vector,
    trial: Callable[[int], Measure],
    rng: random.Random,
    *,
    sizes: Vector,
    rates: Sequence[float],
    momentum: float,
    noise: float,
    bounded: Callable[[Vector], Vector] = tuple,
) -> list[Vector]:
    """The weights after every step from ``start`` on.

    ``trial`` gives the measure of a step, by its number from 0; it may draw from ``rng``, so that
    a run repeats exactly. ``sizes``: how far each weight is shifted in a trial. ``rates``: how
    far it goes in each step, in such sizes, where all trials have shown the same way. ``momentum``
    is the share of what earlier steps have shown; differences much below ``noise`` move nothing.
    ``bounded`` brings weights back to where they may be.
    """
    now = start
    mean, square = (0.0,) * len(start), 0.0
    path: list[Vector] = []
    for step, rate in enumerate(rates):
        measure = trial(step)
        signs = [rng.choice((-1, 1)) for _ in now]
        shifts = [sign * size for sign, size in zip(signs, sizes, strict=True)]
        up = tuple(w + shift for w, shift in zip(now, shifts, strict=True))
        down = tuple(w - shift for w, shift in zip(now, shifts, strict=True))
        won = measure(up, down)
        mean = tuple(
            momentum * m + (1 - momentum) * won * sign for m, sign in zip(mean, signs, strict=True)
        )
        square = 0.99 * square + 0.01 * won**2
        pull = rate / (sqrt(square) + noise)
        now = bounded(
            tuple(w + pull * size * m for w, size, m in zip(now, sizes, mean, strict=True))
        )
        path.append(now)
    return path


def mean_of(path: Sequence[Vector]) -> Vector:
    """The mean of a part of a path, to three digits."""
    return tuple(round(fmean(values), 3) for values in zip(*path, strict=True))
