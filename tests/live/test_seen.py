"""What is shown of a table is right: cards, piles, scope, leftovers and results."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from scopa import Card, Variant, find_variant, parse_card, variant_code
from scopa.live.events import Played, RoundOver
from scopa.live.result import result_of
from scopa.live.seats import Bot, Human
from scopa.live.seen import event_for, state_for
from scopa.live.state import DealtShown, MatchOverShown, PlayedShown, PreparedShown, RoundOverShown
from scopa.live.table import Table, fold
from tests.live.playing import opening, steps
from tests.strategies import EVERY_VARIANT


def test_prepared_state() -> None:
    """Before the deal nothing lies anywhere, and the stock is the whole deck."""
    table = fold(opening(find_variant("scopa"), random.Random(1), (Human("me"), Bot("greedy"))))
    state = state_for(table, 1)
    assert (state.phase, state.version, state.round, state.turn, state.ply) == (
        "prepared", 2, 1, 0, 0,
    )  # fmt: skip
    assert (state.dealer, state.leader, state.stock, state.hand, state.plays) == (2, 1, 40, [], [])
    assert [seat.kind for seat in state.seats] == ["human", "bot"]
    assert [seat.you for seat in state.seats] == [True, False]
    assert state.commitment == table.round.commitment
    assert state.result is None
    assert len(state.piles) == 2


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_state_follows_the_position(variant: Variant) -> None:
    """Through whole rounds every seat is shown the position as it is, and its own plays."""
    rng = random.Random(f"seen {variant}")
    kinds = set()
    for before, event, after in steps(opening(variant, rng), rng, rounds=2):
        position = after.round.position
        for seat in range(1, variant.players + 1):
            state = state_for(after, seat)
            shown = event_for(before, event, after, seat)
            kinds.add(type(shown))
            if position is None:
                continue
            mine = [str(play) for play in position.plays()] if position.turn == seat else []
            assert state.hand == [str(card) for card in position.hands[seat - 1]]
            assert [play.play for play in state.plays] == mine
            assert [one.cards for one in state.seats] == [len(hand) for hand in position.hands]
            assert [pile.cards for pile in state.piles] == [len(pile) for pile in position.piles]
            assert [pile.scope for pile in state.piles] == list(position.scope)
            assert [len(pile.scopa_cards) for pile in state.piles] == list(position.scope)
            assert state.stock == len(position.stock)
            assert state.last_hand == (not position.stock)
    assert {DealtShown, PlayedShown, PreparedShown, RoundOverShown} - {MatchOverShown} <= kinds


def left_by_hand(before: Table, shown: PlayedShown) -> set[Card]:
    """What lies on the table after a round's last play, worked out from the table before it."""
    taken = set(shown.captured)
    left = {card for card in before.round.dealt().table if str(card) not in taken}
    return left if taken else left | {parse_card(shown.card)}


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_a_counted_round_stays_in_sight(variant: Variant) -> None:
    """From a round's end to the next deal every seat sees the piles that were counted."""
    rng = random.Random(f"sight {variant}")
    counted: list[int] = []
    for _, event, after in steps(opening(variant, rng), rng, rounds=2):
        state = state_for(after, 1)
        if isinstance(event, RoundOver):
            counted = [side.cards for side in result_of(after.round).sides]
        if not after.round.deal and counted:
            assert [pile.cards for pile in state.piles] == counted
            assert (state.turn, state.ply, state.hand, state.plays) == (0, 0, [], [])
            assert state.result is not None
            assert state.round == state.result.round + 1
    assert counted


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_played_tells_what_followed(variant: Variant) -> None:
    """A play's event tells of the cards dealt after it, and where leftovers went."""
    rng = random.Random(f"played {variant}")
    hands = 0
    for before, event, after in steps(opening(variant, rng), rng, rounds=3):
        if not isinstance(event, Played):
            continue
        shown = event_for(before, event, after, 1)
        assert isinstance(shown, PlayedShown)
        was, now = before.round.dealt(), after.round.dealt()
        assert shown.hand_dealt == (len(now.stock) < len(was.stock))
        hands += shown.hand_dealt
        if now.turn:
            assert (shown.leftovers, shown.leftovers_side) == ([], 0)
            continue
        gained = [len(n) - len(w) for n, w in zip(now.piles, was.piles, strict=True)]
        taken = len(shown.captured) + 1 if shown.captured else 0
        assert sum(gained) == taken + (len(shown.leftovers) if now.last else 0)
        if shown.leftovers:
            assert shown.leftovers_side == variant.side_of(now.last)
        assert set(shown.leftovers) == {str(card) for card in left_by_hand(before, shown)}
    assert hands > 0 or variant.hand_size > 3


def test_scopa_taken_back_loses_its_mark() -> None:
    """Where the last capture never scores, the round's end takes the mark from the pile too."""
    variant = replace(find_variant("scopa"), last_sweep="last-capture", target=31)
    found = 0
    for seed in range(40):
        rng = random.Random(seed)
        for before, event, after in steps(opening(variant, rng), rng, rounds=4):
            if not isinstance(event, Played) or after.turn:
                continue
            made = sum(len(pile.scopa_cards) for pile in state_for(before, 1).piles)
            piles = state_for(after, 1).piles
            assert [len(pile.scopa_cards) for pile in piles] == list(after.round.dealt().scope)
            found += sum(pile.scope for pile in piles) < made
        if found:
            return
    pytest.fail("no scopa was taken back in all these rounds")


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_result_adds_up(variant: Variant) -> None:
    """A result's points are the sums of its tally; its score is what was before plus the points."""
    rng = random.Random(f"result {variant}")
    score = [0] * variant.sides
    for _, event, after in steps(opening(variant, rng), rng, rounds=3):
        result = state_for(after, 1).result
        if result is None or type(event).__name__ != "RoundOver":
            continue
        assert list(result.tally) == list(variant.categories)
        assert result.points == [sum(won) for won in zip(*result.tally.values(), strict=True)]
        score = [had + won for had, won in zip(score, result.points, strict=True)]
        assert result.score == score == list(after.match.score)
        assert [len(side.scope) for side in result.sides] == result.tally["scope"]
        for side in result.sides:
            values = [card.value for card in side.prime if card]
            assert side.primiera == (sum(values) if len(values) == 4 else None)
    assert any(score)
