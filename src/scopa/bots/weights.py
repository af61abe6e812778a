"""What the prudent player's balance counts, in points: a set for each family of variants."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from scopa.bots.risk import extra_points
from scopa.cards import CARDS, Rank, Suit
from scopa.rules.scoring import SETTEBELLO
from scopa.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of cards and the force of each consideration; a scopa made is the unit."""

    card: float = 0.1
    """Any card, while the majority of cards is open."""
    coin: float = 0.2
    """A coin besides, while the majority of coins is open."""
    settebello: float = 1.2
    seven: float = 0.3
    six: float = 0.12
    ace: float = 0.08
    low: float = 0.03
    """A two to five, for the primiera."""
    scopa: float = 1.0
    sweep: float = 1.6
    """A scopa that the next player may make."""
    threat: float = 0.7
    """The share that counts of what the next player may take."""
    after: float = 0.3
    """The share of what the seat after the next (the partner, or oneself) could then take."""
    mill: float = 0.1
    """A table from which the next player can take nothing, and has to lay (*mulinello*)."""
    double: float = 0.2
    """Laying a card, for each more of its rank in the own hand."""
    keep: float = 0.3
    """The share of its worth that a laid card costs."""
    lay: tuple[float, ...] = (0.0,) * 10
    """What laying a card of each rank costs besides, the ace first."""
    ace_kept: float = 0.0
    """An ace that sweeps, and leaves the hand."""
    follow: float = 0.1
    """The share of the best capture the own hand would have next."""
    unpair: float = 0.05
    """An unpaired rank, for the leading side; against it, for the dealer's."""
    fade: float = 1.0
    """How fast the claim to the leftovers shrinks with the cards still to be played."""


WEIGHTS: Final[dict[str, Weights]] = {
    "two": Weights(),
    "three": Weights(),
    "four": Weights(),
    "scopone": Weights(
        card=0.169,
        coin=0.083,
        settebello=0.854,
        seven=0.507,
        six=0.249,
        ace=-0.003,
        low=0.009,
        scopa=1.0,
        sweep=2.861,
        threat=0.675,
        after=0.24,
        mill=0.172,
        double=0.257,
        keep=0.217,
        lay=(-0.045, -0.032, -0.029, 0.024, 0.135, -0.108, -0.007, 0.218, 0.061, 0.027),
        ace_kept=0.0,
        follow=0.085,
        unpair=0.096,
        fade=2.084,
    ),
    "fifteen": Weights(),
    "ace-sweep": Weights(ace_kept=0.5),
}


def family_of(variant: Variant) -> str:
    """The family whose weights serve a variant: what changes play most decides."""
    if variant.ace == "sweep":
        return "ace-sweep"
    if variant.capture == "fifteen":
        return "fifteen"
    if variant.hand_size > 3:
        return "scopone"
    return {2: "two", 3: "three", 4: "four"}[variant.players]


def weights_for(variant: Variant) -> Weights:
    """The weights that serve a variant."""
    return WEIGHTS[family_of(variant)]


@cache
def _worths(
    weights: Weights, *, re_bello: bool, napola: bool, cards_open: bool, coins_open: bool
) -> tuple[float, ...]:
    primes = {Rank.SETTE: weights.seven, Rank.SEI: weights.six, Rank.ASSO: weights.ace}
    worths: list[float] = []
    for card in CARDS:
        court = card.rank > Rank.SETTE
        worth = 0.0 if court else primes.get(card.rank, weights.low)
        worth += weights.card if cards_open else 0.0
        if card.suit is Suit.DENARI and coins_open:
            worth += weights.coin
        worth += weights.settebello if card is SETTEBELLO else 0.0
        worths.append(worth + extra_points(card, re_bello=re_bello, napola=napola))
    return tuple(worths)


def card_worths(
    variant: Variant, weights: Weights, *, cards_open: bool, coins_open: bool
) -> tuple[float, ...]:
    """The worth of each card, by its index; a majority that is settled counts no more."""
    return _worths(
        weights,
        re_bello=variant.re_bello,
        napola=variant.napola,
        cards_open=cards_open,
        coins_open=coins_open,
    )
