"""A match (partita): rounds until one side has the target and more points than any other.

Source: the project's rules page, section Match. The whole last round is counted; when the highest
totals are equal, another round follows. The deal passes to the next seat each round.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from scopa.rules.position import Position, deal
from scopa.rules.scoring import Outcome
from scopa.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Match:
    """The state between two rounds: the score, and who deals next."""

    variant: Variant
    score: tuple[int, ...]
    """Match points, side 1 first."""
    dealer: int
    """The seat that deals the next round."""
    round: int = 1
    """The number of the next round, from 1."""

    @classmethod
    def start(cls, variant: Variant, dealer: int | None = None) -> Match:
        """A match at nil; the last seat deals first when no dealer is given, so seat 1 leads."""
        return cls(variant, (0,) * variant.sides, variant.players if dealer is None else dealer)

    @property
    def winner(self) -> int:
        """The side that has won, from 1; 0 while the match goes on."""
        best = max(self.score)
        if best < self.variant.target or self.score.count(best) > 1:
            return 0
        return self.score.index(best) + 1

    def deal(self, rng: Random) -> Position:
        """The next round's first position."""
        return deal(self.variant, rng, self.dealer)

    def after(self, outcome: Outcome) -> Match:
        """The match once a round with this outcome has been counted."""
        score = tuple(map(sum, zip(self.score, outcome.points, strict=True)))
        return Match(self.variant, score, self.variant.seat_after(self.dealer), self.round + 1)
