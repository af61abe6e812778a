"""What a contest has shown: means with 95 % intervals over independent deals.

The unit of the statistics is the deal, not the round: rounds of one deal share its cards. The
interval is Student's: from a table for few deals, else by its normal limit corrected for the
degrees of freedom (Cornish and Fisher's expansion, then good to three digits).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from scopa.arena.contest import Contest
from scopa.arena.duplicate import Duplicate, Played

_Z = 1.959964
_FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The points for one degree of freedom to nine, where the expansion is too low."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval; infinite with fewer than two samples."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> Estimate:
        """The estimate from independent samples; zero and unbounded without any."""
        if len(samples) < 2:
            return cls(samples[0] if samples else 0.0, -inf, inf)
        mean = fmean(samples)
        half = student(len(samples) - 1) * stdev(samples) / sqrt(len(samples))
        return cls(mean, mean - half, mean + half)

    def as_dict(self) -> dict[str, float | None]:
        """The numbers for JSON, which has no infinity: null where there is no bound."""
        bounded = self.low > -inf
        return {
            "mean": self.mean,
            "low": self.low if bounded else None,
            "high": self.high if bounded else None,
        }


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution with this many degrees of freedom."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


@dataclass(frozen=True, slots=True)
class Report:
    """The duplicates of a contest played so far."""

    contest: Contest
    duplicates: tuple[Duplicate, ...]
    broken_off: bool = False
    """Whether Ctrl-C ended the run before the rest was played."""

    @property
    def rounds(self) -> list[Played]:
        """Every round of every deal."""
        return [played for duplicate in self.duplicates for played in duplicate.rounds]

    def turned(self) -> Report:
        """The same from the other bot's side."""
        contest = replace(self.contest, a=self.contest.b, b=self.contest.a)
        turned = tuple(duplicate.turned() for duplicate in self.duplicates)
        return replace(self, contest=contest, duplicates=turned)

    def estimate(
        self, worth: Callable[[Played], float], only: Callable[[Played], bool] = lambda _: True
    ) -> Estimate:
        """The mean over deals of what each round is worth, over those rounds that count."""
        samples = [
            fmean(worth(played) for played in counted)
            for duplicate in self.duplicates
            if (counted := [played for played in duplicate.rounds if only(played)])
        ]
        return Estimate.of(samples)

    @property
    def difference(self) -> Estimate:
        """Points of a minus points of b, a round."""
        return self.estimate(_difference)

    def as_dict(self) -> dict[str, Any]:
        """The document that ``scopa arena --json`` prints."""
        rounds = self.rounds
        plays = [sum(played.plays[i] for played in rounds) for i in (0, 1)]
        seconds = [sum(played.seconds[i] for played in rounds) for i in (0, 1)]
        longest = [max((played.longest[i] for played in rounds), default=0.0) for i in (0, 1)]
        given = [
            self.estimate(lambda played, i=i: played.scope_given[i]).as_dict()  # type: ignore[misc]
            for i in (0, 1)
        ]
        return {
            "a": self.contest.a,
            "b": self.contest.b,
            "variant": self.contest.variant,
            "deals": len(self.duplicates),
            "rounds": len(rounds),
            "seed": self.contest.seed,
            "limits": {"seconds": self.contest.seconds, "nodes": self.contest.nodes},
            "difference": self.difference.as_dict(),
            "leading": self.estimate(_difference, lambda played: played.a_leads).as_dict(),
            "following": self.estimate(_difference, lambda played: not played.a_leads).as_dict(),
            "won": self.estimate(lambda played: played.a > played.b).mean,
            "tied": self.estimate(lambda played: played.a == played.b).mean,
            "lost": self.estimate(lambda played: played.a < played.b).mean,
            "won_interval": self.estimate(lambda played: played.a > played.b).as_dict(),
            "scope_given": {"a": given[0], "b": given[1]},
            "seconds_per_play": {
                who: seconds[i] / plays[i] if plays[i] else 0.0 for i, who in enumerate("ab")
            },
            "longest_play": {"a": longest[0], "b": longest[1]},
        }


def _difference(played: Played) -> float:
    return played.a - played.b
