"""What players remember and reckon: scopas passed up, cards laid, chances, parity."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa
from scopa.bots.memory import laid_by, passed_up, plays_of_hand
from scopa.bots.risk import chances_of_none, is_decided, odd_ranks, offers_of
from scopa.rules.capture import captures_of
from tests.strategies import rounds


@given(rounds(), st.integers(0, 2**32))
def test_tables_are_remembered(played: list[scopa.Position], seed: int) -> None:
    """Walking back through a hand gives each play with its seat and the table it was made on."""
    number = random.Random(seed).randrange(len(played) - 1)
    view = played[number].view(played[number].turn)
    for back, (table, seat, play) in enumerate(plays_of_hand(view), 1):
        before = played[number - back]
        assert (table, seat) == (before.table_mask, before.turn)
        assert before.after(play) == played[number - back + 1]
        assert before.stock == played[number].stock


@given(rounds())
def test_a_scopa_is_passed_up_by_who_could_not_make_it(played: list[scopa.Position]) -> None:
    """Where everybody sweeps who can, a seat lacks the ranks with which it passed up a scopa."""
    position = played[0]
    while position.turn:
        position = position.after(max(position.plays(), key=lambda play: play.scopa))
        if not position.turn:
            break
        view = position.view(position.turn)
        for seat, ranks in passed_up(view).items():
            held = odd_ranks_held(position.hand_masks[seat - 1])
            assert not held & ranks


def odd_ranks_held(hand: int) -> int:
    """The ranks in a hand, as bits from the ace's up."""
    return (hand | hand >> 10 | hand >> 20 | hand >> 30) & 1023


def test_laid_cards_are_remembered() -> None:
    """A seat's laid cards are those it played without taking, even when they were taken since."""
    variant = scopa.find_variant("scopone-scientifico")
    position = scopa.deal(variant, random.Random(3))
    laid = 0
    for _ in range(12):
        play = position.plays()[0]
        if position.turn == 2 and not play.captured:
            laid |= play.card.mask
        position = position.after(play)
    assert laid
    assert laid_by(position.view(4), 2) == laid


def test_chances_are_those_of_hands_drawn_evenly() -> None:
    """The chance that 3 of 8 cards hold none of m is the share of such hands among all hands."""
    hands = list(combinations(range(8), 3))
    for m, chance in enumerate(chances_of_none(8, 3)):
        assert chance == pytest.approx(sum(min(hand) >= m for hand in hands) / len(hands))


def test_opening_numbers() -> None:
    """The known chances that an opening single, double, triple and quadruple are taken."""
    taken = [round(100 * (1 - chances_of_none(30, 10)[m]), 1) for m in (3, 2, 1, 0)]
    assert taken == [71.9, 56.3, 33.3, 0.0]


def test_parity_toggles() -> None:
    """A capture of like with like leaves parity alone; a sum toggles each of its ranks."""
    assert odd_ranks(scopa.parse_set("5.5..").mask) == 0
    assert odd_ranks(scopa.parse_set("5.2.7.").mask) == 0b1010010


def test_majorities_are_decided() -> None:
    """A majority is settled when the rest cannot turn it, a draw included."""
    assert is_decided([21, 5], 40)
    assert not is_decided([20, 5], 40)
    assert is_decided([6, 0], 10)
    assert not is_decided([5, 3], 10)
    assert not is_decided([10, 5, 5], 40)


@pytest.mark.parametrize(
    ("code", "table", "sweepers"),
    [
        ("scopa", "5.2..", {7}),
        ("scopa", "7.5..", set[int]()),
        ("quindici", "5.2..", {8}),
        ("assi", "R.R..", set[int]()),
        ("assi?ace_sweep_is_scopa=true", "R.R..", {1}),
    ],
)
def test_sweepers(code: str, table: str, sweepers: set[int]) -> None:
    """The ranks that make a scopa on a table, under each capture rule."""
    offers = offers_of(captures_of(scopa.find_variant(code)))
    bits = offers.sweepers(scopa.parse_set(table).mask)
    assert {rank for rank in range(1, 11) if bits >> rank - 1 & 1} == sweepers
