"""The player by the old rules: parity of ranks, mulinello, doubles, sevens, and a good memory.

Sources: Chitarella's rules of Scopone and Saracino's main strategies, as the player ``CS`` of Di
Palma and Lanzi ("Traditional Wisdom and Monte Carlo Tree Search Face-to-Face in the Card Game
Scopone", IEEE Transactions on Games, 2018) follows them; the wording and the figures are ours.
Decision: each rule is one function that speaks for or against a play, in quarters of a scopa, and
the play with most in its favour is made. Where a rule needs a partner, it is silent without one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from scopa.bots.bot import Limits, plays_of
from scopa.bots.memory import laid_by, passed_up
from scopa.bots.risk import (
    chances_of_none,
    counts_by_rank,
    is_dealers_side,
    next_hand,
    odd_ranks,
    offers_of,
)
from scopa.cards import CARDS, RANK_MASKS, Card, Rank, Suit, cards_of
from scopa.rules.capture import Play, captures_of
from scopa.rules.scoring import SETTEBELLO
from scopa.rules.view import View

SCOPA: Final = 4.0
_BELIEVED: Final = 0.2
"""What is left of the chance that a seat holds a rank with which it passed up a scopa."""
_GOOD_UNPAIRINGS: Final = frozenset(
    sum(1 << rank - 1 for rank in ranks)
    for ranks in ((2, 3, 5), (1, 3, 4), (1, 5, 6), (1, 7, 8), (2, 7, 9), (3, 7, 10))
)


class Chitarella:
    """Plays by rules of thumb, as good players taught them before there were computers."""

    name = "chitarella"

    def __init__(self, rng: Random, _limits: Limits) -> None:
        self._rng = rng

    def choose(self, view: View) -> Play:
        """The play for which most rules speak; ValueError when it is not the viewer's turn."""
        plays = plays_of(view)
        if len(plays) == 1:
            return plays[0]
        reading = Reading(view)
        scores = [sum(rule(reading, play) for rule in RULES) for play in plays]
        best = max(scores)
        choices = [play for play, score in zip(plays, scores, strict=True) if score == best]
        return choices[0] if len(choices) == 1 else self._rng.choice(choices)


class Reading:
    """What the player makes of a view before weighing the plays."""

    def __init__(self, view: View) -> None:
        variant = view.variant
        self.view = view
        self.table = view.table.mask
        self.hand = view.hand.mask
        self.held = counts_by_rank(self.hand)
        self.unseen = counts_by_rank(view.unseen.mask)
        self.taken_odd = odd_ranks(sum(pile.mask for pile in view.piles))
        self.dealers_side = is_dealers_side(view)
        self.next_seat = variant.seat_after(view.seat)
        self.partner = variant.seat_after(self.next_seat) if variant.players == 4 else 0
        self.partners_lays = laid_by(view, self.partner) if self.partner else 0
        self.lacking = passed_up(view)
        self.next_is_last = sum(view.hand_sizes) + view.stock_size == 2
        self._offers = offers_of(captures_of(variant))
        self._none = chances_of_none(len(view.unseen), next_hand(view))

    def after(self, play: Play) -> int:
        """The table that a play leaves, as a mask."""
        return self.table ^ (play.captured.mask or play.card.mask)

    def chance(self, rank: int, seat: int) -> float:
        """How likely a seat holds this rank, as far as cards and scopas passed up tell."""
        chance = 1 - self._none[self.unseen[rank]]
        return chance * _BELIEVED if self.lacking[seat] >> rank - 1 & 1 else chance

    def sweepers(self, table: int) -> list[int]:
        """The ranks that make a scopa on the table."""
        ranks = self._offers.sweepers(table)
        return [rank for rank in range(1, 11) if ranks >> rank - 1 & 1]

    def takes(self, table: int) -> list[tuple[int, float]]:
        """The ranks that take from the table, each with the worth of the best it may take."""
        return [
            (rank, max(cards_worth(taken) for taken, _ in sets))
            for rank, sets in self._offers.of(table)
        ]


def card_worth(card: Card) -> float:
    """The worth of a card: it counts for the cards, and perhaps for coins and the primiera."""
    worth = 0.4 + {Rank.SETTE: 1.2, Rank.SEI: 0.5, Rank.ASSO: 0.3}.get(card.rank, 0.0)
    worth += 0.8 if card.suit is Suit.DENARI else 0.0
    return worth + 3.0 if card is SETTEBELLO else worth


_WORTHS: Final = {card.mask: card_worth(card) for card in CARDS}


def cards_worth(cards: int) -> float:
    """The worth of cards given as a mask."""
    return sum(_WORTHS[card.mask] for card in cards_of(cards))


# Rules. Each takes what is known and a play, and returns how much speaks for it.


def takes_what_counts(_reading: Reading, play: Play) -> float:
    """Scope, the settebello, sevens, coins and cards are what the round is won with."""
    if not play.captured:
        return 0.0
    return cards_worth(play.card.mask | play.captured.mask) + (SCOPA if play.scopa else 0.0)


def leaves_no_scopa(reading: Reading, play: Play) -> float:
    """No table that the next player can sweep: none of 10 or less whose rank is still about."""
    if reading.next_is_last and reading.view.variant.last_sweep != "counts":
        return 0.0
    table = reading.after(play)
    missed = 1.0
    for rank in reading.sweepers(table):
        missed *= 1 - reading.chance(rank, reading.next_seat)
    return -1.3 * SCOPA * (1 - missed)


def leaves_little(reading: Reading, play: Play) -> float:
    """Nothing good within reach of the next player: above all no seven, and no coins."""
    return -0.7 * max(
        (
            worth * reading.chance(rank, reading.next_seat)
            for rank, worth in reading.takes(reading.after(play))
        ),
        default=0.0,
    )


def guards_sevens(reading: Reading, play: Play) -> float:
    """Sevens are kept for taking, and no 5+2, 4+3 or 6+A is left while others may hold one."""
    score = -2.0 if play.card.rank is Rank.SETTE and not play.captured else 0.0
    table = reading.after(play)
    if reading.unseen[Rank.SETTE] and makes_seven(table) and not makes_seven(reading.table):
        score -= 1.0 if reading.chance(Rank.SETTE, reading.next_seat) > 0.3 else 0.5
    return score


def makes_seven(table: int) -> bool:
    """Whether two cards of the table are a seven's prey."""
    return any(table & RANK_MASKS[low] and table & RANK_MASKS[7 - low] for low in (1, 2, 3))


def lays_doubles(reading: Reading, play: Play) -> float:
    """A card held twice or thrice is laid first: what takes it can be taken back."""
    if play.captured:
        return 0.0
    rank = play.card.rank
    if not reading.unseen[rank]:
        return 1.5
    return (0.0, 0.0, 1.0, 1.5, 1.5)[reading.held[rank]]


def lays_the_cheapest(_reading: Reading, play: Play) -> float:
    """Court cards are the cheap lays; prime cards and coins are not thrown away."""
    return 0.0 if play.captured else -0.5 * cards_worth(play.card.mask)


def minds_parity(reading: Reading, play: Play) -> float:
    """The leading side unpairs (spariglio); the dealer's side, which plays last, keeps pairs."""
    if not play.captured:
        return 0.0
    toggled = odd_ranks(play.card.mask | play.captured.mask)
    change = (reading.taken_odd ^ toggled).bit_count() - reading.taken_odd.bit_count()
    if reading.dealers_side:
        return -0.25 * change
    return 0.25 * change + (0.25 if change > 0 and toggled in _GOOD_UNPAIRINGS else 0.0)


def starts_the_mill(reading: Reading, play: Play) -> float:
    """The mulinello: with little on the table, one who cannot take must lay for us to take."""
    table = reading.after(play)
    if table.bit_count() > 2 or not play.captured:
        return 0.0
    missed = 1.0
    for rank, _ in reading.takes(table):
        missed *= 1 - reading.chance(rank, reading.next_seat)
    return 1.0 * missed


def spares_partners_double(reading: Reading, play: Play) -> float:
    """A card the partner laid is probably half of a double: it is left for him to take back."""
    if play.scopa or not play.captured.mask & reading.partners_lays:
        return 0.0
    rank = play.card.rank
    same = play.captured.mask & reading.partners_lays & RANK_MASKS[rank]
    if not same or SETTEBELLO in play.captured or not reading.unseen[rank]:
        return 0.0
    return -0.8


def lays_partners_card_again(reading: Reading, play: Play) -> float:
    """When the partner's card was taken by its like, the same rank is laid again for his second."""
    rank = play.card.rank
    lost = reading.partners_lays & RANK_MASKS[rank] & ~reading.table
    if play.captured or not lost or reading.unseen[rank] != 1:
        return 0.0
    return 0.8


def feeds_the_partner(reading: Reading, play: Play) -> float:
    """A table that the partner may sweep is left where the next player has shown he cannot."""
    if not reading.partner:
        return 0.0
    lacking = reading.lacking[reading.next_seat]
    return sum(
        0.5 * SCOPA * reading.chance(rank, reading.partner)
        for rank in reading.sweepers(reading.after(play))
        if lacking >> rank - 1 & 1
    )


def keeps_sweeping_aces(reading: Reading, play: Play) -> float:
    """Where an ace takes all, it is kept for a full table."""
    sweeps = reading.view.variant.ace == "sweep" and play.card.rank is Rank.ASSO
    return -3.0 if sweeps else 0.0


def ends_on_a_capture(reading: Reading, play: Play) -> float:
    """Near the end the last capture is worth having: it brings the leftovers."""
    view = reading.view
    left = sum(view.hand_sizes)
    if view.stock_size or left > 2 * view.variant.players or not play.captured:
        return 0.0
    return cards_worth(reading.after(play)) / left


RULES: Final[tuple[Callable[[Reading, Play], float], ...]] = (
    takes_what_counts,
    leaves_no_scopa,
    leaves_little,
    guards_sevens,
    lays_doubles,
    lays_the_cheapest,
    minds_parity,
    starts_the_mill,
    spares_partners_double,
    lays_partners_card_again,
    feeds_the_partner,
    keeps_sweeping_aces,
    ends_on_a_capture,
)
"""Chitarella's rules; the order does not matter."""
