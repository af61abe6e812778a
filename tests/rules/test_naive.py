"""The library against the naive second implementation, on whole random rounds."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import scopa
from scopa import CardSet, Position
from tests.naive import NaiveCard, NaiveRound
from tests.strategies import EVERY_VARIANT, deals, variants

MIXED = st.one_of(st.sampled_from(EVERY_VARIANT), variants())


def plain(cards: CardSet) -> list[NaiveCard]:
    """A set as the naive implementation writes it."""
    return [(int(card.rank), int(card.suit)) for card in cards]


def naive_round(position: Position) -> NaiveRound:
    """The same deal for the naive implementation."""
    return NaiveRound(
        position.variant,
        [plain(hand) for hand in position.hands],
        plain(position.table),
        [(int(card.rank), int(card.suit)) for card in position.stock],
        position.leader,
    )


@given(deals(MIXED), st.integers(0, 2**32))
@settings(max_examples=60)
def test_rounds_agree(deal: Position, seed: int) -> None:
    """Both implementations offer the same plays at every step, and the same tally at the end."""
    rng = random.Random(seed)
    naive, position = naive_round(deal), deal
    while naive.turn:
        assert position.turn == naive.turn
        choices = naive.plays()
        assert sorted(map(str, position.plays())) == sorted(
            naive.play_text(card, taken) for card, taken in choices
        )
        # Subsets of a long table cost the naive side 2^n; thin it out by capturing when it grows.
        if len(naive.table) > 7:
            choices = [choice for choice in choices if choice[1]] or choices
        card, taken = rng.choice(choices)
        position = position.after(naive.play_text(card, taken))
        naive.play(card, taken)
        assert [sorted(map(hash, plain(pile))) for pile in position.piles] == [
            sorted(map(hash, pile)) for pile in naive.piles
        ]
        assert position.scope == tuple(naive.scope)
        assert position.tris == tuple(naive.tris)
    outcome = position.outcome()
    assert outcome is not None
    assert dict(outcome.tally) == naive.tally()


def count(naive: NaiveRound, depth: int) -> int:
    """perft, the naive way."""
    if depth == 0:
        return 1
    total = 0
    for card, taken in naive.plays():
        after = naive.twin()
        after.play(card, taken)
        total += count(after, depth - 1)
    return total


@given(deals(MIXED))
@settings(max_examples=15)
def test_perft_agrees(deal: Position) -> None:
    """Both count the same number of sequences from a fresh deal."""
    assert scopa.perft(deal, 2) == count(naive_round(deal), 2)
