"""The deal: a public, unbiased function of the seed and what the players contributed."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest

from scopa import CARDS, VARIANTS, Card, CardSet, Variant, find_variant
from scopa.live.dealing import commitment_of, deal_round, decks
from scopa.rules.position import must_redeal

SEED = bytes(range(32))
CONTRIBUTION = bytes(range(100, 132))
KINGS = (122, 209, 533, 939, 1, 2, 3)
"""Numbers of decks: each of the first four has three kings on some variant's first table."""
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
DEAL = (
    ".24.C./2C.F.. 5..4R.7 1 - -/- 0/0 7c6c6s5c2bAdRc7dAsRbRd5b5s4b3s3c6dAc7sCc6b3bFdFs3dFbAb2sCb4d"
)


def told_deck(seed: bytes, contribution: bytes) -> list[Card]:
    """The deck as the documentation tells it, written once more and otherwise."""
    blocks = [
        hmac.new(seed, b"scopa-deal-1" + contribution + n.to_bytes(8, "big"), sha256).digest()
        for n in range(20)
    ]
    stream = list(b"".join(blocks))
    deck = list(CARDS)
    for size in range(40, 1, -1):
        while stream[0] >= 256 // size * size:
            stream.pop(0)
        drawn = stream.pop(0) % size
        deck[size - 1], deck[drawn] = deck[drawn], deck[size - 1]
    return deck


def test_golden_deal() -> None:
    """A seed and a contribution give the same deal for ever: old records stay verifiable."""
    position = deal_round(find_variant("scopa"), SEED, CONTRIBUTION, 2)
    assert str(position) == DEAL
    assert commitment_of(SEED) == COMMITMENT


def test_as_documented() -> None:
    """The deck is the one that the steps of the documentation lead to."""
    for number in range(50):
        seed = sha256(b"seed %d" % number).digest()
        contribution = sha256(b"contribution %d" % number).digest()
        assert next(decks(seed, contribution)) == told_deck(seed, contribution)


def test_every_byte_counts() -> None:
    """Another seed or another contribution gives another deck."""
    deck = next(decks(SEED, CONTRIBUTION))
    assert next(decks(SEED, CONTRIBUTION[:-1] + b"\0")) != deck
    assert next(decks(SEED[:-1] + b"\0", CONTRIBUTION)) != deck


def test_uniform() -> None:
    """Every card is equally likely at every place (chi square over 40 x 40 cells)."""
    count = 4000
    cells: Counter[tuple[int, int]] = Counter()
    for number in range(count):
        deck = next(decks(sha256(b"%d" % number).digest(), CONTRIBUTION))
        cells.update((place, card.index) for place, card in enumerate(deck))
    expected = count / 40
    statistic = sum(
        (cells[place, card] - expected) ** 2 / expected for place in range(40) for card in range(40)
    )
    freedom = 39 * 39
    assert abs(statistic - freedom) < 4 * (2 * freedom) ** 0.5


def test_neighbours_are_uniform() -> None:
    """Which card follows which is no more likely for some than for others."""
    count = 4000
    pairs: Counter[int] = Counter()
    for number in range(count):
        deck = next(decks(sha256(b"pair %d" % number).digest(), CONTRIBUTION))
        pairs.update((after.index - before.index) % 40 for before, after in pairwise(deck))
    statistic = sum((pairs[step] - count) ** 2 / count for step in range(1, 40))
    assert pairs[0] == 0
    assert abs(statistic - 38) < 5 * 76**0.5


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.name)
def test_redeal_continues(variant: Variant) -> None:
    """Three kings on the first table are dealt again from the bytes that follow, where it matters.

    The other variants keep the first deck.
    """
    redealt = 0
    for number in KINGS:
        seed = sha256(b"kings %d" % number).digest()
        stream = decks(seed, CONTRIBUTION)
        deck = next(stream)
        if must_redeal(variant, deck):
            redealt += 1
            deck = next(stream)
        position = deal_round(variant, seed, CONTRIBUTION, variant.players)
        start = variant.hand_size * variant.players
        assert position.table == CardSet(deck[start : start + variant.table_size])
    assert (redealt > 0) == variant.redeals_kings
