"""What the bots are worth against each other, by margins that chance does not reach."""

from __future__ import annotations

import random

import pytest

import scopa
from scopa import find_bot
from tests.bots.test_bots import play_round


def lead(one: str, other: str, code: str, deals: int) -> float:
    """Points a round of one bot over another, on the same deals with the sides swapped."""
    rng = random.Random(11)
    a, b = find_bot(one, rng=rng), find_bot(other, rng=rng)
    variant = scopa.find_variant(code)
    difference = 0
    for _ in range(deals):
        deal = scopa.deal(variant, rng)
        ours, theirs = play_round(deal, [a, b])
        theirs_too, ours_too = play_round(deal, [b, a])
        difference += ours + ours_too - theirs - theirs_too
    return difference / (2 * deals)


# Measured over many deals the leads are about twice the margins; the deals here are fixed.
@pytest.mark.parametrize("name", ["chitarella", "prudente"])
@pytest.mark.parametrize(
    ("code", "deals", "margin"),
    [("scopone-scientifico", 20, 2.0), ("scopone", 20, 1.0), ("scopa", 60, 0.1)],
)
def test_care_beats_greed(name: str, code: str, deals: int, margin: float) -> None:
    """Who minds what is left on the table takes clearly more points than who only takes."""
    assert lead(name, "greedy", code, deals) > margin
