"""The prudent player: one play ahead at what it wins, what it offers, and how likely that is lost.

Source: the ``one-ply`` player of the project's experiments. The worth of a play is that of the
cards it takes and of a scopa, less what the next player, an opponent, is expected to take from
the table that is left: every rank's best capture, weighted by the chance that it is in the hand
and no better one is, with a share of what the seat after him (the partner, or oneself) could take
in turn. To this come doubles, the parity of ranks (Chitarella's *spariglio*), tables of one card,
tables that nothing sweeps, and the side that stands to get the leftovers. Worths are in points.
Decisions: a rank with which a seat passed up a scopa counts a quarter in its hand. The weights of
each family of variants are tuned in self-play and against greedy (bench/tune_prudente.py), in
Scopone scientifico for either side by itself (plans.py).
"""

from __future__ import annotations

from operator import itemgetter
from random import Random
from typing import Final

from scopa.bots.bot import Limits, plays_of
from scopa.bots.memory import passed_up
from scopa.bots.plans import weights_at
from scopa.bots.risk import (
    chances_by_quarters,
    counts_by_rank,
    is_dealers_side,
    is_decided,
    next_hand,
    odd_ranks,
    offers_of,
)
from scopa.bots.weights import Weights, card_worths
from scopa.cards import RANK_MASKS, SUIT_MASKS, Rank, Suit
from scopa.rules.capture import Play, captures_of
from scopa.rules.position import is_tris
from scopa.rules.view import View

_COINS: Final = SUIT_MASKS[Suit.DENARI]


class Prudente:
    """Weighs what each play wins against what it is expected to give away."""

    name = "prudente"

    def __init__(self, rng: Random, _limits: Limits, weights: Weights | None = None) -> None:
        self._rng = rng
        self._weights = weights

    def choose(self, view: View) -> Play:
        """The play of the best balance; ValueError when it is not the viewer's turn."""
        plays = plays_of(view)
        if len(plays) == 1:
            return plays[0]
        balance = Balance(view, self._weights or weights_at(view))
        worths = [balance.of(play) for play in plays]
        best = max(worths)
        choices = [play for play, worth in zip(plays, worths, strict=True) if worth == best]
        return choices[0] if len(choices) == 1 else self._rng.choice(choices)


class Balance:
    """What the plays of one view are worth."""

    def __init__(self, view: View, weights: Weights) -> None:
        self._view = view
        self._weights = weights
        self._offers = offers_of(captures_of(view.variant))
        piles = [pile.mask for pile in view.piles]
        self._worths = card_worths(
            view.variant,
            weights,
            cards_open=not is_decided([pile.bit_count() for pile in piles], 40),
            coins_open=not is_decided([(pile & _COINS).bit_count() for pile in piles], 10),
        )
        unseen = view.unseen.mask
        self._unseen = counts_by_rank(unseen)
        # In quarters: a card of a rank with which a seat passed up a scopa counts as one.
        seat = view.variant.seat_after(view.seat)
        lacking = passed_up(view)
        self._next = self._likely(lacking[seat])
        seat = view.variant.seat_after(seat)
        self._after_next = self._likely(lacking[seat])
        self._held = counts_by_rank(view.hand.mask)
        self._none_held = chances_by_quarters(unseen.bit_count(), next_hand(view))
        self._mean = [
            self._total(cards) / count if (count := cards.bit_count()) else 0.0
            for cards in (unseen & mask for mask in RANK_MASKS)
        ]
        self._odd = odd_ranks(sum(piles))
        self._parity = -weights.unpair if is_dealers_side(view) else weights.unpair
        # How many cards are still to be played after this one, the stock's included.
        self._left = sum(view.hand_sizes) - 1 + view.stock_size
        scores = self._left > 1 or view.variant.last_sweep == "counts"
        self._sweep = weights.sweep if scores else 0.0
        self._known: dict[int, list[tuple[float, int, int]]] = {}
        self._seconds: dict[int, float] = {}

    def _likely(self, lacking: int) -> list[int]:
        return [
            count if (lacking << 1) >> rank & 1 else 4 * count
            for rank, count in enumerate(self._unseen)
        ]

    def of(self, play: Play) -> float:
        """The worth of a play, in points."""
        weights, card, taken = self._weights, play.card.mask, play.captured.mask
        if taken:
            table = self._view.table.mask ^ taken
            worth = self._total(card | taken) + self._parity_gain(card | taken)
            if play.scopa:
                worth += weights.scopa
            if self._view.variant.tris and is_tris(play):
                worth += 1.0
        else:
            table = self._view.table.mask | card
            rank = play.card.rank
            worth = weights.double * (self._held[rank] - 1) - weights.lay[rank - 1]
            worth -= weights.keep * self._worths[play.card.index]
        if play.card.rank is Rank.ASSO and self._view.variant.ace == "sweep":
            worth -= weights.ace_kept
        if not self._left:
            return worth + self._leftovers(table, captured=taken != 0)
        rest = self._view.hand.mask ^ card
        worth += self._shape(table) - self._risk(table, rest)
        return worth + self._leftovers(table, captured=taken != 0)

    def _shape(self, table: int) -> float:
        if table.bit_count() == 1:
            return self._weights.alone
        return self._weights.anchor if table and not self._offers.sweepers(table) else 0.0

    def _risk(self, table: int, rest: int) -> float:
        """What the next player is expected to gain from the table, taking the best he can.

        A share of what the seat after him could then take comes off: the partner's, or one's own.
        """
        share = self._weights.after if self._left > 1 else 0.0
        risk, better, none_before = 0.0, 0, 1.0
        for worth, rank, left in self._replies(table):
            better += self._next[rank]
            none = self._none_held[better]
            risk += (worth - share * self._second(left, rest)) * (none_before - none)
            none_before = none
        return risk - none_before * (self._weights.mill + share * self._second(table, rest))

    def _second(self, table: int, rest: int) -> float:
        """What the seat after the next has from a table: one's own, with the rest of the hand."""
        if self._view.variant.players == 2:
            return self._own_next(table, rest)
        known = self._seconds.get(table)
        if known is None:
            gain, better, none_before = 0.0, 0, 1.0
            for worth, rank, _ in self._replies(table):
                better += self._after_next[rank]
                none = self._none_held[better]
                gain += worth * (none_before - none)
                none_before = none
            known = self._seconds[table] = gain if self._view.variant.players == 4 else -gain
        return known

    def _replies(self, table: int) -> list[tuple[float, int, int]]:
        """The best capture of each rank that is about, best first, and the table that it leaves."""
        known = self._known.get(table)
        if known is None:
            threat, sweep, total = self._weights.threat, self._sweep, self._total
            known = self._known[table] = []
            for rank, sets in self._offers.of(table):
                if self._unseen[rank]:
                    worth, taken = max(
                        (
                            (threat * total(taken) + (sweep if scores else 0.0), taken)
                            for taken, scores in sets
                        ),
                        key=itemgetter(0),
                    )
                    known.append((worth + threat * self._mean[rank], rank, table ^ taken))
            known.sort(reverse=True)
        return known

    def _own_next(self, table: int, hand: int) -> float:
        """The best capture that the rest of the own hand has on a table."""
        best = 0.0
        if hand:
            scopa = self._weights.scopa
            for rank, sets in self._offers.of(table):
                if hand & RANK_MASKS[rank]:
                    for taken, scores in sets:
                        best = max(best, self._total(taken) + (scopa if scores else 0.0))
        return best

    def _parity_gain(self, taken: int) -> float:
        return self._parity * ((self._odd ^ odd_ranks(taken)).bit_count() - self._odd.bit_count())

    def _leftovers(self, table: int, *, captured: bool) -> float:
        """What the table is worth to the side that captured last, the more the nearer the end."""
        view = self._view
        if view.stock_size or not (captured or view.last):
            return 0.0
        ours = captured or view.variant.side_of(view.last) == view.variant.side_of(view.seat)
        share = self._total(table) / (1 + self._weights.fade * self._left)
        return share if ours else -share

    def _total(self, cards: int) -> float:
        worths, total = self._worths, 0.0
        while cards:
            low = cards & -cards
            total += worths[low.bit_length() - 1]
            cards ^= low
        return total
