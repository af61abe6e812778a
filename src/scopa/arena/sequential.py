"""A sequential test: play until the deals say which of two claims about a difference holds.

The generalised sequential probability ratio test, as engine testers use it: with means ``x`` of
``n`` deals and their variance estimated from the same deals, the log-likelihood ratio of "the
difference is ``better``" to "it is ``equal``" is about
``n (better - equal) (mean(x) - (better + equal) / 2) / variance``; the test ends when that leaves
the interval (log(b / (1 - a)), log((1 - b) / a)) for the chances a and b of a wrong answer.
Sources: Wald, Annals of Mathematical Statistics 16 (1945); Van den Bergh's note on the
generalised test as used by Stockfish's testers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite, log
from statistics import fmean, pvariance
from typing import Literal

Answer = Literal["equal", "better", "open"]

_LEAST_DEALS = 30
"""Fewer deals say too little about their own spread."""


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Two claims about a's points minus b's, a round: no more than ``equal``, or ``better``.

    ValueError unless both are finite, ``equal`` is below ``better``, and ``error`` between 0 and
    a half.
    """

    equal: float
    better: float
    error: float = 0.05
    """The chance of either wrong answer."""

    def __post_init__(self) -> None:
        if not (isfinite(self.equal) and isfinite(self.better)):
            raise ValueError(f"the claims must be finite, not {self.equal} and {self.better}")
        if not self.equal < self.better:
            raise ValueError(f"the first claim ({self.equal}) must be below ({self.better})")
        if not 0 < self.error < 0.5:
            raise ValueError(f"the chance of an error is between 0 and 0.5, not {self.error}")

    @property
    def bound(self) -> float:
        """The log-likelihood ratio that decides, for one claim or (negative) for the other."""
        return log((1 - self.error) / self.error)

    def ratio(self, samples: Sequence[float]) -> float:
        """The log-likelihood ratio after these deals' differences; 0 while they are too few."""
        if len(samples) < _LEAST_DEALS:
            return 0.0
        # Deals that all ended alike leave no spread to divide by; a tiny one lets them decide.
        spread = max(pvariance(samples), 1e-6)
        middle = (self.equal + self.better) / 2
        return len(samples) * (self.better - self.equal) * (fmean(samples) - middle) / spread

    def answer(self, samples: Sequence[float]) -> Answer:
        """What these deals decide."""
        ratio = self.ratio(samples)
        return "better" if ratio >= self.bound else "equal" if ratio <= -self.bound else "open"
