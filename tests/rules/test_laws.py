"""The laws every position of every variant obeys, with any switches."""

from __future__ import annotations

import copy
import pickle
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scopa
from scopa import FULL_DECK, CardSet, IllegalPlay, Position
from scopa.rules.capture import Play
from scopa.rules.faults import find_faults
from scopa.rules.position import position_of
from tests.strategies import EVERY_VARIANT, deals, positions, puzzles, rounds


@given(rounds())
def test_forty_cards_are_kept(played: list[Position]) -> None:
    """At every moment each card is in exactly one place, and no position has a fault."""
    for position in played:
        places = [*position.hand_masks, position.table_mask, *position.pile_masks]
        places += [card.mask for card in position.stock]
        assert sum(places) == FULL_DECK.mask
        assert find_faults(position) == ()


@given(rounds())
def test_a_round_has_its_length(played: list[Position]) -> None:
    """Every card dealt to a hand is played once; hands are only ever dealt when all are empty."""
    variant = played[0].variant
    assert len(played) - 1 == 40 - variant.table_size
    assert played[-1].turn == 0
    assert played[-1].plays() == ()
    for position in played[:-1]:
        assert position.outcome() is None
        assert position.hand_masks[position.turn - 1]


@given(rounds())
def test_plays_are_distinct_and_legal(played: list[Position]) -> None:
    """A play uses a card of the hand and cards of the table; a card that can capture must."""
    for position in played[:-1]:
        plays = position.plays()
        assert len(set(plays)) == len(plays)
        hand = position.hands[position.turn - 1]
        assert CardSet(play.card for play in plays) == hand
        for play in plays:
            assert play.captured <= position.table
            assert not play.scopa or play.captured == position.table
        capturing = {play.card for play in plays if play.captured}
        assert not any(play.card in capturing for play in plays if not play.captured)


@given(rounds())
def test_replay_equals_play(played: list[Position]) -> None:
    """Playing the history again from the deal, by plays or by texts, gives the same positions."""
    by_plays = by_texts = played[0]
    for play, position in zip(played[-1].history, played[1:], strict=True):
        by_plays, by_texts = by_plays.after(play), by_texts.after(str(play))
        assert by_plays == by_texts == position
        assert hash(by_plays) == hash(position)


@given(positions())
def test_illegal_plays_are_refused(position: Position) -> None:
    """What is not among the plays raises IllegalPlay, whether a play, a text or nonsense."""
    legal = {(play.card, play.captured) for play in position.plays()}
    for card in scopa.CARDS:
        for captured in (CardSet(), position.table):
            if (card, captured) not in legal:
                with pytest.raises(IllegalPlay):
                    position.after(Play(card, captured, scopa=False))
    for text in ("", "7d x", "zz", "7dx", "#", "7d" * 90):
        with pytest.raises(IllegalPlay):
            position.after(text)


@given(positions())
def test_a_claimed_scopa_must_be_one(position: Position) -> None:
    """The mark # may be left out, but is never taken on trust."""
    for play in position.plays():
        bare = str(play).removesuffix("#")
        assert position.after(bare) == position.after(play)
        if not play.scopa:
            with pytest.raises(IllegalPlay):
                position.after(f"{bare}#")


@given(positions(), st.integers(0, 2**32))
def test_a_view_hides_what_it_must(position: Position, seed: int) -> None:
    """Exchanging any cards a seat cannot see leaves its view, and its text, unchanged."""
    for seat in range(1, position.variant.players + 1):
        view = position.view(seat)
        other = resampled(position, seat, random.Random(seed))
        assert other.view(seat) == view
        assert str(other.view(seat)) == str(view)
        assert view.unseen | view.hand | view.table | union(view.piles) == FULL_DECK


def union(sets: tuple[CardSet, ...]) -> CardSet:
    """All cards of several sets."""
    return CardSet(card for cards in sets for card in cards)


def resampled(position: Position, seat: int, rng: random.Random) -> Position:
    """The position with the cards that ``seat`` cannot see dealt anew."""
    unseen = list(position.view(seat).unseen)
    rng.shuffle(unseen)
    hands = [
        hand if number == seat else CardSet(unseen.pop() for _ in hand)
        for number, hand in enumerate(position.hands, 1)
    ]
    return position_of(position.view(seat), hands, unseen)


@given(positions())
def test_a_view_offers_the_same_plays(position: Position) -> None:
    """The seat to play sees exactly the position's plays; the others see none."""
    for seat in range(1, position.variant.players + 1):
        view = position.view(seat)
        assert view.plays() == (position.plays() if seat == position.turn else ())
        assert view.is_last_card == position.is_last_card


@given(rounds())
def test_a_view_tells_who_played(played: list[Position]) -> None:
    """The plays made, as a view tells them, name the seat whose turn it was."""
    made = tuple((p.turn, q.history[-1]) for p, q in pairwise(played))
    assert played[-1].view(1).plays_made() == made
    assert played[len(made) // 2].view(1).plays_made() == made[: len(made) // 2]


@given(puzzles(most=12), st.integers(0, 2**32))
def test_puzzles_obey_the_laws(position: Position, seed: int) -> None:
    """However uneven the hands, every card is played, none is lost, and views tell who played."""
    assert find_faults(position, partial=True) == ()
    rng, there, turns = random.Random(seed), cards_of(position), list[int]()
    left = sum(map(int.bit_count, position.hand_masks)) + len(position.stock)
    while position.turn:
        turns.append(position.turn)
        assert position.hand_masks[position.turn - 1]
        position = position.after(rng.choice(position.plays()))
        assert cards_of(position) == there
        for seat in (1, position.variant.players):
            made = position.view(seat).plays_made()
            assert made == tuple(zip(turns, position.history, strict=True))
    assert len(turns) == left


def cards_of(position: Position) -> CardSet:
    """The cards of a position, none of which stands in two places."""
    places = [*position.hands, position.table, *position.piles, CardSet(position.stock)]
    assert sum(map(len, places)) == len(union(tuple(places)))
    return union(tuple(places))


@settings(max_examples=30)
@given(rounds())
def test_outcomes_can_be_copied(played: list[Position]) -> None:
    """What came of a round cannot be changed; its copies and pickles are equal, and so hashed."""
    outcome = played[-1].outcome()
    assert outcome is not None
    pickled: scopa.Outcome = pickle.loads(pickle.dumps(outcome))  # noqa: S301  # our own pickle
    for twin in (outcome, pickled, copy.copy(outcome), copy.deepcopy(outcome)):
        assert (twin, hash(twin)) == (outcome, hash(outcome))
        with pytest.raises(TypeError):
            twin.tally["carte"] = (9, 9)  # type: ignore[index]


@settings(max_examples=30)
@given(positions())
def test_positions_cannot_be_changed(position: Position) -> None:
    """Assigning or deleting raises; copies and pickles are equal."""
    with pytest.raises(AttributeError):
        position.turn = 3
    with pytest.raises(AttributeError):
        del position.turn
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301  # our own pickle
    assert copy.deepcopy(position) is copy.copy(position) is position
    assert position != "a position"
    assert str(position) in repr(position)


@given(deals())
def test_deals_are_as_the_variant_says(deal: Position) -> None:
    """Hand and table sizes are the variant's, the seat after the dealer leads, kings are few."""
    variant = deal.variant
    assert {len(hand) for hand in deal.hands} == {variant.hand_size}
    assert len(deal.table) == variant.table_size
    assert deal.turn == deal.leader
    kings = deal.table.rank(scopa.Rank.RE)
    assert not variant.redeals_kings or len(kings) < 3


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=scopa.variant_code)
def test_nobody_sees_from_a_seat_that_is_not_there(variant: scopa.Variant) -> None:
    """A view or a dealer beyond the table's seats is refused by number."""
    deal = scopa.deal(variant, random.Random(1))
    for seat in (0, variant.players + 1):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            deal.view(seat)
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            scopa.deal_deck(variant, scopa.CARDS, seat)
    with pytest.raises(ValueError, match="forty cards once"):
        scopa.deal_deck(variant, scopa.CARDS[:39])
