"""What the prudent player's balance counts, in points: a set for each family of variants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
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
    unpair: float = 0.05
    """An unpaired rank, for the leading side; against it, for the dealer's."""
    fade: float = 1.0
    """How fast the claim to the leftovers shrinks with the cards still to be played."""
    alone: float = 0.0
    """A single card left on the table."""
    anchor: float = 0.0
    """A table of more that nothing sweeps."""

    def vector(self) -> tuple[float, ...]:
        """All numbers in a row, for tuning: the single ones (:data:`SINGLE`), then ``lay``."""
        return *(getattr(self, name) for name in SINGLE), *self.lay

    @classmethod
    def of_vector(cls, numbers: Sequence[float]) -> Weights:
        """The weights of such a row; the claim to the leftovers cannot grow."""
        single = dict(zip(SINGLE, numbers, strict=False))
        single["fade"] = max(0.0, single["fade"])
        return cls(lay=tuple(numbers[len(SINGLE) :]), **single)


SINGLE: Final = tuple(field.name for field in fields(Weights) if field.name != "lay")

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "two": ("scopa",),
    "three": ("scopa-3",),
    "four": ("scopa-4",),
    "scopone": ("scopone-scientifico", "scopone"),
    "fifteen": ("quindici", "quindici?players=4"),
    "ace-sweep": ("assi", "asso-piglia-tutto", "assi?players=4"),
}
"""The variants that each family's weights are tuned on, in turn."""


# Made by playing against themselves and greedy, in Python, by an earlier bench/tune_prudente.py,
# and nudged by hand where trials said so. What its present form finds, and why it is not here yet,
# is in docs/strength.md.
WEIGHTS: Final[dict[str, Weights]] = {
    "two": Weights(
        card=0.139,
        coin=0.219,
        settebello=0.981,
        seven=0.263,
        six=0.138,
        ace=0.141,
        low=0.064,
        sweep=1.556,
        threat=0.471,
        after=0.719,
        mill=0.052,
        double=0.143,
        keep=0.258,
        lay=(-0.044, 0.011, -0.006, -0.044, 0.017, 0.003, 0.062, 0.001, -0.023, -0.028),
        unpair=0.023,
        fade=1.165,
    ),
    "three": Weights(
        card=0.123,
        coin=0.22,
        settebello=1.041,
        seven=0.278,
        six=0.114,
        ace=0.081,
        low=0.021,
        sweep=1.531,
        threat=0.437,
        after=0.647,
        mill=0.501,
        double=0.189,
        keep=0.284,
        lay=(-0.006, -0.007, 0.002, -0.022, 0.01, 0.0, 0.038, 0.017, 0.02, 0.001),
        unpair=0.029,
        fade=0.873,
    ),
    "four": Weights(
        card=0.08,
        coin=0.236,
        settebello=1.146,
        seven=0.293,
        six=0.126,
        ace=0.04,
        low=0.015,
        sweep=1.743,
        threat=0.735,
        after=0.365,
        mill=0.144,
        double=0.175,
        keep=0.251,
        lay=(-0.1, -0.08, -0.027, -0.026, -0.045, 0.016, 0.032, 0.087, 0.0, 0.005),
        unpair=0.071,
        fade=0.74,
    ),
    "scopone": Weights(
        card=0.128,
        coin=0.182,
        settebello=0.916,
        seven=0.317,
        six=0.223,
        ace=0.071,
        low=0.043,
        sweep=3.0,
        threat=0.815,
        after=0.297,
        mill=0.206,
        double=0.269,
        keep=0.169,
        lay=(-0.046, 0.008, -0.025, -0.06, 0.011, -0.06, -0.019, 0.083, 0.1, 0.049),
        unpair=0.123,
        fade=1.63,
    ),
    "fifteen": Weights(
        card=0.079,
        coin=0.233,
        settebello=1.3,
        seven=0.354,
        six=0.152,
        ace=0.075,
        low=0.08,
        sweep=1.637,
        threat=0.7,
        after=0.55,
        mill=0.05,
        double=0.182,
        keep=0.282,
        lay=(0.0, 0.0, 0.0, 0.008, 0.06, 0.05, 0.023, 0.1, 0.0, 0.0),
        unpair=0.03,
        fade=0.729,
    ),
    "ace-sweep": Weights(
        card=0.041,
        coin=0.221,
        settebello=1.643,
        seven=0.313,
        six=0.142,
        ace=0.073,
        low=0.071,
        sweep=1.494,
        threat=0.739,
        after=0.664,
        mill=0.063,
        double=0.217,
        keep=0.266,
        lay=(0.037, -0.067, -0.02, -0.031, 0.035, 0.0, 0.011, 0.036, 0.054, 0.061),
        ace_kept=0.639,
        unpair=0.041,
        fade=0.94,
    ),
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
        worth += extra_points(card, re_bello=re_bello, napola=napola)
        # In these steps sums are exact, whatever their order, here and in the compiled core.
        worths.append(round(worth * 1024) / 1024)
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
