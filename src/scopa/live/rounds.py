"""One round at a table: how it was dealt, and how far it has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from scopa.cards import CardSet
from scopa.rules.position import Position
from scopa.rules.view import View


@dataclass(frozen=True, slots=True)
class Taken:
    """What each side has taken, side 1 first: open to all."""

    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]

    @classmethod
    def by(cls, position: Position) -> Self:
        """What has been taken by a position."""
        return cls(position.piles, position.scope)


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is prepared, being played, or over. Its secrets stay out of ``repr``.

    One that was set up by hand has neither seed nor commitment.
    """

    number: int
    """From 1."""
    dealer: int
    leader: int
    seed: str = field(repr=False)
    """In hex; secret until the round is counted."""
    commitment: str
    score: tuple[int, ...]
    """The match points before it, side 1 first."""
    contribution: str = ""
    """In hex; nothing before the round is dealt."""
    dealt_at: int = 0
    """The table's version as of the deal; 0 before it."""
    deal: Position | None = field(default=None, repr=False)
    """The position as dealt, or as set up; None before."""
    position: Position | None = field(default=None, repr=False)
    """The position now; None before the deal."""
    set_up: bool = False
    """Whether its first position was set up by hand, not dealt."""
    counted: bool = False
    """Whether its points have been added to the score."""

    @property
    def begun_with(self) -> Taken:
        """What the sides had at its first position: nothing, unless that was set up by hand.

        ValueError before the deal.
        """
        return Taken.by(self.deal or self.dealt())

    @property
    def turn(self) -> int:
        """The seat to play; 0 when there is nothing to play."""
        return self.position.turn if self.position else 0

    @property
    def ply(self) -> int:
        """How many plays have been made."""
        return len(self.position.history) if self.position else 0

    def view(self, seat: int) -> View | None:
        """What a seat may know of the cards; None before the deal."""
        return self.seen(seat) if self.position else None

    def seen(self, seat: int) -> View:
        """The same; ValueError before the deal."""
        return self.dealt().view(seat, self.score)

    def dealt(self) -> Position:
        """The position now; ValueError before the deal."""
        if self.position is None:
            raise ValueError(f"round {self.number} has not been dealt")
        return self.position

    def over(self) -> bool:
        """Whether the last card has been played."""
        return self.position is not None and self.position.turn == 0
