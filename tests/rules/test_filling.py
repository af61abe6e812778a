"""Positions by chance: always legal, and true to what was set up by hand."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

import scopa
from scopa import FULL_DECK, Position, Variant, find_variant
from scopa.notation.position import read_position
from scopa.rules.faults import find_faults
from scopa.rules.filling import fill, moment
from tests.strategies import EVERY_VARIANT, positions, variants

SEEDS = st.integers(0, 2**32)


def emptied(position: Position, fields: set[int]) -> Position:
    """The position without the cards of some fields of its text."""
    parts = str(position).split(" ")
    for field in fields:
        parts[field] = "/".join("-" for _ in parts[field].split("/"))
    return read_position(" ".join(parts), position.variant)


@given(variants(), SEEDS)
def test_a_moment_is_one_of_play(variant: Variant, seed: int) -> None:
    """A position drawn by chance has no fault, and leaves seat 1 a choice."""
    position = moment(variant, random.Random(seed))
    assert find_faults(position) == ()
    assert position.turn == 1
    assert len(position.plays()) > 1
    assert scopa.parse_position(str(position), variant) == position


@given(st.sampled_from(EVERY_VARIANT), SEEDS, st.sets(st.sampled_from([0, 1, 4, 6])))
def test_what_was_taken_away_is_filled_in(variant: Variant, seed: int, fields: set[int]) -> None:
    """Whichever places are emptied, filling gives a legal position with all the rest as it was."""
    rng = random.Random(seed)
    whole = moment(variant, rng)
    begun = emptied(whole, fields)
    filled = fill(begun, rng)
    assert find_faults(filled) == ()
    for before, after in zip(begun.hands, filled.hands, strict=True):
        assert before <= after
    for before, after in zip(begun.piles, filled.piles, strict=True):
        assert before <= after
    assert begun.table <= filled.table
    assert filled.stock[: len(begun.stock)] == begun.stock
    assert (filled.scope, filled.turn) == (whole.scope, whole.turn)
    assert filled.last == whole.last or not whole.last


@given(positions(), SEEDS)
def test_nothing_is_added_to_a_whole_position(position: Position, seed: int) -> None:
    """A position with all its cards stays as it is."""
    assert fill(position, random.Random(seed)) == position


def test_an_empty_position_becomes_a_deal() -> None:
    """With nothing set up, filling deals: whole hands, the table's first cards, the stock."""
    for variant in EVERY_VARIANT:
        players, sides = variant.players, variant.sides
        nothing = [["-"] * players, ["-"], ["1"], ["-"], ["-"] * sides, ["0"] * sides, ["-"]]
        text = " ".join("/".join(field) for field in nothing)
        filled = fill(read_position(text, variant), random.Random(1))
        assert find_faults(filled) == ()
        assert [len(hand) for hand in filled.hands] == [variant.hand_size] * players
        assert len(filled.table) == variant.table_size
        assert not any(filled.piles)


def filled(text: str, variant: str = "scopa") -> Position:
    """The text's position with its missing cards in place."""
    return fill(read_position(text, find_variant(variant)), random.Random(3))


def test_hands_that_were_begun_are_kept() -> None:
    """Hands that fit the turn stay as they are; others get as few cards as the turn allows."""
    assert [len(hand) for hand in filled("235.../67... - 1 - -/- 0/0 -").hands] == [3, 2]
    assert [len(hand) for hand in filled("235.../67... - 2 - -/- 0/0 -").hands] == [3, 3]
    assert [len(hand) for hand in filled("23.../67..2. - 2 - -/- 0/0 -").hands] == [2, 3]
    assert [len(hand) for hand in filled("2.../- - 1 - -/- 0/0 -").hands] == [1, 1]
    assert [len(hand) for hand in filled("-/2... - 1 - -/- 0/0 -").hands] == [1, 1]


def test_whoever_captured_last_has_cards() -> None:
    """A stated last capture gets its cards; one that is not stated is whose side has some."""
    assert len(filled("-/- - 1 2 -/- 0/0 -").piles[1]) >= 2
    assert filled("-/- - 1 - .2../- 0/0 -").last == 1
    assert filled("-/- - 1 - -/.2.. 0/0 -").last == 2


def test_what_cannot_be_completed_is_left_alone() -> None:
    """A card in two places, a round that is over, hands no deal gives: the faults remain."""
    twice = read_position("2.../2... - 1 - -/- 0/0 -", find_variant("scopa"))
    assert fill(twice, random.Random(1)) == twice
    over = read_position("-/- - 0 - -/- 0/0 -", find_variant("scopa"))
    assert fill(over, random.Random(1)) == over
    uneven = filled("2345.../- - 1 - -/- 0/0 -")
    assert [fault.code for fault in find_faults(uneven)] == ["hand-sizes"]
    stuffed = filled(f"-/- {FULL_DECK} 1 - -/- 0/0 -")
    assert [fault.code for fault in find_faults(stuffed)] == ["empty-hand"]
