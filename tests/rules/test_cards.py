"""Cards and sets of cards."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa import CARDS, FULL_DECK, Card, CardSet, Rank, Suit

SETS = st.sets(st.sampled_from(CARDS)).map(CardSet)


def test_there_is_one_object_for_each_card() -> None:
    """Forty cards, each a single object however it is asked for, in the order of the notation."""
    assert len(set(CARDS)) == 40
    for suit in Suit:
        for rank in Rank:
            card = Card(rank, suit)
            assert card is CARDS[card.index] is Card(int(rank), int(suit))
            assert (card.rank, card.suit, card.mask) == (rank, suit, 1 << card.index)
            assert str(card) == rank.letter + suit.letter
            assert copy.copy(card) is copy.deepcopy(card) is card
            assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301  # our own pickle
    assert sorted(CARDS) == list(CARDS)
    assert repr(CARDS[0]) == "Card(Ad)"


@pytest.mark.parametrize(("rank", "suit"), [(0, 0), (11, 0), (1, 4), (1, -1)])
def test_there_are_no_other_cards(rank: int, suit: int) -> None:
    """A rank or suit that is not in the deck is refused."""
    with pytest.raises(ValueError, match="not a valid"):
        Card(rank, suit)


def test_cards_and_sets_cannot_be_changed() -> None:
    """Assigning to or deleting from a card or a set raises."""
    for thing, name in ((CARDS[0], "rank"), (FULL_DECK, "mask")):
        with pytest.raises(AttributeError, match="cannot be changed"):
            setattr(thing, name, 3)
        with pytest.raises(AttributeError, match="cannot be changed"):
            delattr(thing, name)
    with pytest.raises(ValueError, match="forty"):
        CardSet.of_mask(1 << 40)


@given(SETS, SETS)
def test_sets_behave_like_sets(a: CardSet, b: CardSet) -> None:
    """Every operator agrees with Python's own sets, and iteration follows the notation."""
    x, y = set(a), set(b)
    assert set(a & b) == x & y
    assert set(a | b) == x | y
    assert set(a - b) == x - y
    assert set(a ^ b) == x ^ y
    assert (a <= b) == (x <= y)
    assert a.isdisjoint(b) == x.isdisjoint(y)
    assert (a == b) == (x == y)
    assert len({a, b}) == len({frozenset(x), frozenset(y)})
    assert list(a) == sorted(x)
    assert (len(a), bool(a)) == (len(x), bool(x))
    assert all((card in a) == (card in x) for card in CARDS)
    assert "7d" not in a
    assert a != x
    assert a.total == sum(card.rank for card in x)
    assert set(a.suit(Suit.SPADE)) == {card for card in x if card.suit is Suit.SPADE}
    assert set(a.rank(Rank.RE)) == {card for card in x if card.rank is Rank.RE}
    assert pickle.loads(pickle.dumps(a)) == a  # noqa: S301  # our own pickle
    assert str(a) in repr(a)
