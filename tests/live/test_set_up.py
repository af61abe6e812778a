"""Tables whose first round is set up by hand: played, counted and recorded like any other."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scopa
from scopa import FULL_DECK, CardSet, Position, PositionError, Variant, find_variant, variant_code
from scopa.live.commands import Create
from scopa.live.errors import Refusal
from scopa.live.events import Event, Played, SetUp, decode_events, encode_event
from scopa.live.handling import open_table
from scopa.live.seats import Human
from scopa.live.seen import event_for, state_for
from scopa.live.state import PlayedShown
from scopa.live.table import Table, fold
from scopa.rules.filling import moment
from scopa.server.records import records_text
from tests.live.playing import steps
from tests.strategies import EVERY_VARIANT, positions

SEEDS = st.integers(0, 2**32)
SCOPA = find_variant("scopa")
NEAR_THE_END = "7.../.A.. .2..  1 2# A23456FCR.34567FCR.A234567FCR./...A234567FCR 3/1 -"
"""Side 2 has a scopa by the last capture so far, side 1 has three."""


def begun(position: Position | str, variant: Variant, score: tuple[int, ...] = ()) -> list[Event]:
    """The events that open a table at a position, with a human at every seat."""
    seats = tuple(Human(f"owner-{seat}") for seat in range(1, variant.players + 1))
    code, text = variant_code(variant), str(position)
    command = Create(id="c", seat=1, variant=code, seats=seats, position=text, score=score)
    return list(open_table("0123456789abcdef", command, b"\1" * 32))


def played_out(events: list[Event], seed: int) -> Table:
    """The table once its first round is over; ``events`` grows by what happens."""
    return [after for _, _, after in steps(events, random.Random(seed), rounds=1)][-1]


@given(positions().filter(lambda position: position.turn > 0), SEEDS)
@settings(max_examples=60)
def test_play_goes_on_from_the_position(position: Position, seed: int) -> None:
    """The round begins at the position and is played out; the next seat deals the next one."""
    rng = random.Random(seed)
    events = begun(position, position.variant)
    table = fold(decode_events(map(encode_event, events)))
    assert table.phase == "playing"
    assert table.round.position == position
    assert table.round.ply == 0
    assert table.round.leader == scopa.parse_position(str(position), position.variant).leader
    assert table.round.dealer == table.variant.seat_before(table.round.leader)
    made = 0
    for _, event, after in steps(events, rng, rounds=1):
        made += isinstance(event, Played)
        table = after
    first = table.rounds[0]
    assert first.counted
    assert made == sum(map(len, position.hands)) + len(position.stock)
    if table.phase == "prepared":
        assert table.round.dealer == table.variant.seat_after(first.dealer)
    assert fold(decode_events(map(encode_event, events))) == table


@given(st.sampled_from(EVERY_VARIANT), SEEDS)
@settings(max_examples=60)
def test_what_is_shown_adds_up(variant: Variant, seed: int) -> None:
    """Scope had before are counted but not told of; leftovers are cards that nobody took."""
    rng = random.Random(seed)
    position = moment(variant, rng)
    events = begun(position, variant)
    for before, event, after in steps(events, rng, rounds=1):
        told = event_for(before, event, after, 1)
        state = state_for(after, 1)
        for side, pile in enumerate(state.piles):
            made = pile.scope - position.scope[side]
            assert len(pile.scopa_cards) == max(made, 0)
        if isinstance(event, Played) and after.round.over():
            assert isinstance(told, PlayedShown)
            last = scopa.parse_play(event.play)
            left = before.round.dealt().table - last.captured
            left = left if last.captured else left | CardSet([last.card])
            assert told.leftovers == list(map(str, left))
        if state.result and state.result.round == 1:
            for side, shown in enumerate(state.result.sides):
                scope = state.result.tally["scope"][side]
                assert len(shown.scope) == max(scope - position.scope[side], 0)
            assert not state.result.seed


@given(positions().filter(lambda position: position.turn > 0), SEEDS)
@settings(max_examples=40)
def test_its_record_is_honest(position: Position, seed: int) -> None:
    """The record names the position, no deal, no seed; it replays, and dumps as it was."""
    events = begun(position, position.variant, (3,) * position.variant.sides)
    table = played_out(events, seed)
    moments = dict.fromkeys(range(len(events) + 1), datetime(2026, 12, 1, tzinfo=UTC))
    text = records_text(table, moments)
    (record,) = scopa.parse_records(text)
    assert record.set_up
    assert record.deal == position
    assert record.score == (3,) * position.variant.sides
    assert "Deal " not in text.replace("Dealer ", "")
    assert "Seed " not in text
    assert scopa.dump_records((record,)) == text


def test_a_scopa_that_is_taken_back() -> None:
    """Where the last capture never scores, a scopa made before the set-up is taken back too."""
    variant = find_variant("scopa?last_sweep=last-capture")
    result = state_for(played_out(begun(NEAR_THE_END, variant), 1), 1).result
    assert result is not None
    assert result.tally["scope"] == [3, 0]
    assert [side.scope for side in result.sides] == [[], []]
    assert result.leftovers == ["7d", "Ac", "2c"]
    assert result.leftovers_side == 2


def test_positions_and_scores_that_cannot_begin() -> None:
    """Nothing to play, a score for others or one that decides, a position that cannot be."""
    start = moment(SCOPA, random.Random(1))
    over = f"-/- - 0 1 {FULL_DECK}/- 0/0 -"
    for position, score, code in (
        (over, (), "start-over"),
        (start, (1,), "start-score"),
        (start, (0, 1000), "start-score"),
        (start, (0, -1), "start-score"),
        (start, (11, 3), "start-decided"),
    ):
        with pytest.raises(Refusal) as caught:
            begun(position, SCOPA, score)
        assert caught.value.code == code
    assert fold(begun(start, SCOPA, (11, 11))).match.score == (11, 11)
    with pytest.raises(PositionError):
        begun("7.../6... - 1 - -/- 0/0 -", SCOPA)


def test_its_cards_stay_out_of_logs() -> None:
    """A printed event does not say what lies where."""
    (_, event) = begun(moment(SCOPA, random.Random(1)), SCOPA)
    assert isinstance(event, SetUp)
    assert "position=…" in repr(event)
    assert event.position not in repr(event)
