"""Dealing that can be checked: the deck is a public function of a seed and of contributions.

Before a round, the server draws a fresh 32-byte seed and publishes its SHA-256 (the commitment).
Each contributing browser then sends 32 random bytes, and the cards are dealt. When the round is
over, the seed is published: anyone can check that it fits the commitment, and deal again. So
neither side can choose the cards: the server is bound before it hears the contribution, and the
players know the seed only afterwards.

The deck is made in these steps:

1. Random bytes: the blocks ``HMAC-SHA256(key=seed, "scopa-deal-1" || contribution || n)`` for
   n = 0, 1, 2, … as eight bytes, the highest first, one after the other. ``contribution`` is the
   contributions, seat by seat.
2. A number below ``n``: the next byte ``b`` for which ``b < 256 - 256 % n``, modulo ``n``. Bytes
   that are not below are passed over, so that every number is equally likely.
3. A shuffle (Fisher and Yates, from the end): with the cards in the order of the notation (Ad 2d …
   Rd Ac … Rb) at places 0 to 39, for ``i`` from 39 down to 1, the cards at places ``i`` and ``j``
   change places, where ``j`` is a number below ``i + 1``.
4. Where the variant deals again because of the kings on the table, step 3 is done again on a fresh
   deck with the bytes that follow.

The deck is dealt from place 0 (see :func:`scopa.rules.position.deal_deck`).
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from scopa.cards import CARDS, Card
from scopa.rules.position import Position, deal_deck, must_redeal
from scopa.rules.variant import Variant

SEED_BYTES: Final = 32
"""The length of a seed, and of each contribution."""
_LABEL: Final = b"scopa-deal-1"


def commitment_of(seed: bytes) -> str:
    """What is published of a seed before its round: its SHA-256 in hex."""
    return sha256(seed).hexdigest()


def deal_round(variant: Variant, seed: bytes, contribution: bytes, dealer: int) -> Position:
    """The first position of a round, dealt as the module's text says."""
    deck = next(deck for deck in decks(seed, contribution) if not must_redeal(variant, deck))
    return deal_deck(variant, deck, dealer)


def decks(seed: bytes, contribution: bytes) -> Iterator[list[Card]]:
    """The deck of a deal, and those of its redeals."""
    stream = random_bytes(seed, contribution)
    while True:
        deck = list(CARDS)
        for place in range(len(deck) - 1, 0, -1):
            other = _below(place + 1, stream)
            deck[place], deck[other] = deck[other], deck[place]
        yield deck


def random_bytes(seed: bytes, contribution: bytes) -> Iterator[int]:
    """The bytes that a seed and the contributions yield, without end."""
    block = 0
    while True:
        message = _LABEL + contribution + block.to_bytes(8, "big")
        yield from hmac.digest(seed, message, sha256)
        block += 1


def _below(limit: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % limit
    return next(byte for byte in stream if byte < fair) % limit
