"""What the next player may hold, and what a table offers to each rank.

Hidden hands are drawn evenly from the unseen cards, those of the stock among them, so the chance
that a hand of h out of U cards holds none of m given ones is C(U - m, h) / C(U, h).
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import comb
from typing import Final

from scopa.cards import RANK_MASKS, Card, Rank, Suit
from scopa.rules.capture import Captures
from scopa.rules.view import View

Offer = tuple[int, tuple[tuple[int, bool], ...]]
"""A rank that can take from a table: each set it may take (a mask), and whether that scores; those
with more of the higher ranks first, which settles ties whatever the suits."""

_ONE_OF_EACH: Final = 1023
"""A card of every rank, as a mask: what a rank may take does not depend on its suit."""
_MOST_KEPT: Final = 20_000


class Offers:
    """What tables offer under one capture rule, worked out once a table."""

    def __init__(self, captures: Captures) -> None:
        self._captures = captures
        self._known: dict[int, tuple[Offer, ...]] = {}
        self._sweepers: dict[int, int] = {}

    def of(self, table: int) -> tuple[Offer, ...]:
        """Each rank that can take something from the table, with all it may take."""
        known = self._known.get(table)
        if known is None:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            found: dict[int, list[tuple[int, bool]]] = {}
            for play in self._captures.plays(table, _ONE_OF_EACH):
                if play.captured.mask:
                    found.setdefault(int(play.card.rank), []).append(
                        (play.captured.mask, play.scopa)
                    )
            for sets in found.values():
                sets.sort(key=_by_rank, reverse=True)
            known = self._known[table] = tuple((rank, tuple(sets)) for rank, sets in found.items())
        return known

    def sweepers(self, table: int) -> int:
        """The ranks that make a scopa on the table, as bits from the ace's up."""
        known = self._sweepers.get(table)
        if known is None:
            if len(self._sweepers) >= _MOST_KEPT:
                self._sweepers.clear()
            known = self._sweepers[table] = sum(
                1 << rank - 1 for rank, sets in self.of(table) if any(scores for _, scores in sets)
            )
        return known


def _by_rank(taken: tuple[int, bool]) -> tuple[int, ...]:
    return tuple(reversed(counts_by_rank(taken[0])))


offers_of = cache(Offers)
"""The offers under a capture rule (variants with the same switches share one)."""


@cache
def chances_of_none(unseen: int, hand: int) -> tuple[float, ...]:
    """By m from 0 to ``unseen``: the chance that ``hand`` unseen cards hold none of m of them.

    A hand still to be dealt may be short of cards, where a position has not the whole stock.
    """
    hand = min(hand, unseen)
    ways = comb(unseen, hand)
    return tuple(comb(unseen - m, hand) / ways for m in range(unseen + 1))


@cache
def chances_by_quarters(unseen: int, hand: int) -> tuple[float, ...]:
    """The same by quarters of a card, for cards that are probably not there."""
    whole = chances_of_none(unseen, hand)
    steps = [
        none + quarter / 4 * (less - none) for none, less in pairwise(whole) for quarter in range(4)
    ]
    return (*steps, whole[-1])


def counts_by_rank(cards: int) -> list[int]:
    """How many of the cards (a mask) have each rank; nothing at 0."""
    return [(cards & mask).bit_count() for mask in RANK_MASKS]


def odd_ranks(cards: int) -> int:
    """The ranks of which the cards (a mask) hold an odd number, as bits from the ace's up."""
    return (cards ^ cards >> 10 ^ cards >> 20 ^ cards >> 30) & 1023


def next_hand(view: View) -> int:
    """How many cards the next player will hold: 0 when the round ends with this play."""
    players = view.variant.players
    for step in range(1, players):
        if size := view.hand_sizes[(view.seat + step - 1) % players]:
            return size
    return view.variant.hand_size if view.stock_size else 0


def is_dealers_side(view: View) -> bool:
    """Whether the viewer or the partner plays the last card of every hand."""
    variant = view.variant
    dealer = variant.seat_before(view.leader)
    return variant.side_of(view.seat) == variant.side_of(dealer)


def is_decided(amounts: list[int], total: int) -> bool:
    """Whether a majority is settled: the best side cannot be caught by what is still open."""
    second, best = sorted(amounts)[-2:]
    return best > second + total - sum(amounts)


def extra_points(card: Card, *, re_bello: bool, napola: bool) -> float:
    """Points that a variant's bonuses give for a card, roughly: re bello and the napola."""
    if card.suit is not Suit.DENARI:
        return 0.0
    points = 1.0 if re_bello and card.rank is Rank.RE else 0.0
    if napola:
        # The three lowest make or break the run; a coin after them counts if all before it do.
        points += 0.6 if card.rank <= Rank.TRE else 0.5 ** (card.rank - 3)
    return points
