"""What one seat may know of a round: its own hand and everything that lies open.

Bots choose from a view, and clients are sent nothing else, so what is not here cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scopa.cards import FULL_DECK, CardSet
from scopa.rules.capture import Play, captures_of
from scopa.rules.variant import Variant

if TYPE_CHECKING:
    from scopa.rules.position import Position


@dataclass(frozen=True, slots=True)
class View:
    """A round as seen from ``seat``. ``str(view)`` is a position text with ``?`` for the hidden.

    Equal positions up to the hidden cards give equal views.
    """

    variant: Variant
    seat: int
    """Who is looking, from 1."""
    hand: CardSet
    """The viewer's own cards."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds, seat 1 first."""
    table: CardSet
    turn: int
    """The seat to play; 0 when the round is over."""
    last: int
    """The seat that captured last; 0 while nobody has."""
    last_scored: bool
    """Whether that capture scored a scopa."""
    piles: tuple[CardSet, ...]
    """Each side's captured cards, side 1 first: all of them lay open once."""
    scope: tuple[int, ...]
    tris: tuple[int, ...]
    stock_size: int
    leader: int
    """The seat that leads every hand of this round."""
    history: tuple[Play, ...]
    """The plays made so far, oldest first (see :meth:`plays_made`)."""
    score: tuple[int, ...] = ()
    """Match points before this round, side 1 first; empty for a round that stands alone."""
    passed_over: tuple[tuple[int, int], ...] = ()
    """Where the turn did not go to the next seat: plays made by then, and who made the last."""

    @property
    def unseen(self) -> CardSet:
        """The cards in other hands and in the stock."""
        seen = self.hand.mask | self.table.mask
        for pile in self.piles:
            seen |= pile.mask
        return CardSet.of_mask(FULL_DECK.mask & ~seen)

    @property
    def is_last_card(self) -> bool:
        """Whether the next play is the round's very last."""
        return self.stock_size == 0 and sum(self.hand_sizes) == 1

    def plays(self) -> tuple[Play, ...]:
        """The viewer's legal plays; none when it is another seat's turn."""
        if self.turn != self.seat:
            return ()
        return legal_plays(
            self.variant, self.table.mask, self.hand.mask, last_card=self.is_last_card
        )

    def plays_made(self) -> tuple[tuple[int, Play], ...]:
        """The plays of :attr:`history`, each with the seat that made it."""
        made: list[tuple[int, Play]] = []
        passed_over, seat = dict(self.passed_over), self.turn or self.leader
        for number in range(len(self.history), 0, -1):
            seat = passed_over.get(number) or self.variant.seat_before(seat)
            made.append((seat, self.history[number - 1]))
        return tuple(reversed(made))

    def __str__(self) -> str:
        hands = "/".join(
            str(self.hand) if seat == self.seat else (f"?{size}" if size else "-")
            for seat, size in enumerate(self.hand_sizes, 1)
        )
        stock = f"?{self.stock_size}" if self.stock_size else "-"
        return f"{hands} {public_text(self)} {stock}"


def legal_plays(variant: Variant, table: int, hand: int, *, last_card: bool) -> tuple[Play, ...]:
    """Every legal play of a hand on a table (both bitmasks), cards in the order of the notation.

    ``last_card``: whether the round ends with this play, in which case a sweep may not score.
    """
    plays = captures_of(variant).plays(table, hand)
    if last_card and variant.last_sweep != "counts":
        return tuple(play._replace(scopa=False) for play in plays)
    return tuple(plays)


def public_text(shown: Position | View) -> str:
    """The middle of a position's text, which every seat may know: table to scope."""
    last = f"{shown.last}{'#' if shown.last_scored else ''}" if shown.last else "-"
    piles = "/".join(map(str, shown.piles))
    # The notation has no place for the tris bonus; it follows its side's scope where there is any.
    scope = "/".join(
        f"{scope}+{tris}" if tris else str(scope)
        for scope, tris in zip(shown.scope, shown.tris, strict=True)
    )
    return f"{shown.table} {shown.turn} {last} {piles} {scope}"
