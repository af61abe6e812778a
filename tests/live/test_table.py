"""The table: a fold of its events that no command can break."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa import FULL_DECK, ScopaError, Variant, find_variant, variant_code
from scopa.live.commands import Create, Deal, Play
from scopa.live.dealing import commitment_of
from scopa.live.errors import Refusal, StaleCommand
from scopa.live.events import Event, Played, Prepared, RoundOver, decode_events, encode_event
from scopa.live.handling import answer, handle, open_table
from scopa.live.seats import Bot, Human
from scopa.live.table import Table, fold
from tests.live.playing import next_command, opening, steps
from tests.strategies import EVERY_VARIANT

SCOPA = find_variant("scopa")
GARBAGE = ["", "7d", "Rb", "xx", "7dx", "#", "7d#", "x" * 200, "7d\0", "7dx7c7s7b", "♥", "0d"]


def assert_sound(table: Table) -> None:
    """40 cards, each once; a score that adds up; one round at a time."""
    position = table.round.position
    if position is not None:
        cards = [*position.stock]
        for part in (*position.hands, position.table, *position.piles):
            cards += part
        assert sorted(cards) == list(FULL_DECK)
    assert [one.number for one in table.rounds] == list(range(1, len(table.rounds) + 1))
    assert all(one.counted for one in table.rounds[:-1])
    score = [0] * table.variant.sides
    for one in table.rounds:
        outcome = one.dealt().outcome() if one.counted else None
        for side, points in enumerate(outcome.points if outcome else ()):
            score[side] += points
    assert list(table.match.score) == score


def a_command(table: Table, fault: str, rng: random.Random) -> Deal | Play:
    """A command to be accepted, or one with something wrong with it."""
    good = next_command(table, rng)
    off = rng.choice([-(10**6), -1, 1, 10**6])
    number = table.round.number
    if fault == "bytes":
        bad = rng.choice(["", "00", "g" * 64, "00" * 33, " " * 64])
        return Deal(id=f"bad-{off}", seat=1, round=number, contribution=bad)
    if isinstance(good, Deal) or fault == "none":
        return good
    return Play(
        id=f"{fault}-{rng.random()}",
        seat=good.seat + (off if fault == "seat" else 0),
        round=good.round + (off if fault == "round" else 0),
        ply=good.ply + (off if fault == "ply" else 0),
        play=rng.choice(GARBAGE) if fault == "play" else good.play,
    )


FAULTS = ("none", "none", "none", "none", "round", "ply", "seat", "play", "bytes")


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(EVERY_VARIANT),
    st.integers(0, 2**32),
    st.lists(st.sampled_from(FAULTS), min_size=20, max_size=80),
)
def test_laws(variant: Variant, seed: int, faults: list[str]) -> None:
    """Whatever is asked, a table changes by the rules or not at all; a known id changes nothing."""
    rng = random.Random(seed)
    events = opening(variant, rng)
    table = fold(events)
    for fault in faults:
        if table.phase == "over":
            break
        command = a_command(table, fault, rng)
        caused: tuple[Event, ...] = ()
        with suppress(ScopaError):
            caused = handle(table, command, rng.randbytes(32))
        for event in caused:
            assert event.version == table.version + 1
            table = table.apply(event)
            events.append(event)
            assert_sound(table)
        if caused:
            assert handle(table, command, rng.randbytes(32)) == ()
            assert answer(table, command) == table.version
    assert fold(events) == table
    assert decode_events(map(encode_event, events)) == tuple(events)


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_whole_match(variant: Variant) -> None:
    """A match of every variant comes to its end, soundly, and folds from any version on."""
    rng = random.Random(f"match {variant}")
    events = opening(variant, rng)
    tables = [fold(events)]
    for _, _, after in steps(events, rng):
        assert_sound(after)
        tables.append(after)
    last = tables[-1]
    assert last.winner == last.match.winner > 0
    assert [event.version for event in events] == list(range(1, len(events) + 1))
    for start in (0, len(tables) // 2, len(tables) - 2):
        assert fold(events[start + 2 :], tables[start]) == last


def test_seed_is_bound_then_told() -> None:
    """Each round's seed is fresh, fits the commitment published before, and is told when over."""
    rng = random.Random(3)
    events = opening(SCOPA, rng)
    list(steps(events, rng))
    prepared = [event for event in events if isinstance(event, Prepared)]
    told = [event for event in events if isinstance(event, RoundOver)]
    assert [event.seed for event in prepared] == [event.seed for event in told]
    assert len({event.seed for event in prepared}) == len(prepared)
    for event in prepared:
        assert event.commitment == commitment_of(bytes.fromhex(event.seed))


def test_secrets_stay_out_of_repr() -> None:
    """Whoever logs a table, a round or an event logs no seed and no hand."""
    rng = random.Random(5)
    events = opening(SCOPA, rng)
    table = fold(events)
    for event in handle(table, next_command(table, rng), rng.randbytes(32)):
        table = table.apply(event)
    shown = f"{table!r} {table.round!r} {events!r}"
    assert table.round.seed not in shown
    for hand in table.round.dealt().hands:
        assert not any(f"'{card}'" in shown or f"({card})" in shown for card in hand)


def playing() -> Table:
    """A table in its first round, seat 1 to play."""
    rng = random.Random(8)
    table = fold(opening(SCOPA, rng))
    return fold(handle(table, next_command(table, rng), rng.randbytes(32)), table)


def code_of(table: Table, command: Deal | Play) -> str:
    """Why a table refuses a command."""
    with pytest.raises(ScopaError) as refused:
        handle(table, command, bytes(32))
    return refused.value.code


def test_refusals_say_why() -> None:
    """Each thing that can be wrong with a play has a code of its own."""
    table = playing()
    play = Play(id="p", seat=1, round=1, ply=0, play=str(table.round.dealt().plays()[0]))

    def changed(**values: object) -> Play:
        return Play(**{**{f: getattr(play, f) for f in play.__struct_fields__}, **values})

    assert code_of(table, changed(round=2)) == "wrong-round"
    assert code_of(table, changed(round=0)) == "wrong-round"
    assert code_of(table, changed(ply=1)) == "wrong-ply"
    assert code_of(table, changed(seat=2)) == "not-your-turn"
    assert code_of(table, changed(seat=3)) == "no-seat"
    assert code_of(table, changed(play="zz")) == "bad-play"
    hidden = str(next(iter(table.round.dealt().hands[1])))
    assert code_of(table, changed(play=hidden)) == "illegal-play"
    prepared = fold(opening(SCOPA, random.Random(1)))
    assert code_of(prepared, play) == "not-dealt"
    assert code_of(prepared, Deal(id="d", seat=1, round=2, contribution="00" * 32)) == (
        "no-such-round"
    )
    assert code_of(prepared, Deal(id="d", seat=1, round=1, contribution="00")) == (
        "bad-contribution"
    )


def test_deal_twice_is_one_deal() -> None:
    """A second browser that asks for the same deal changes nothing, whatever it contributes."""
    table = playing()
    again = Deal(id="other", seat=1, round=1, contribution="11" * 32)
    assert handle(table, again, bytes(32)) == ()
    assert answer(table, again) == table.round.dealt_at == 3


def test_no_play_after_the_match() -> None:
    """When the match is over, nothing can be played or dealt."""
    rng = random.Random(11)
    events = opening(SCOPA, rng)
    *_, (_, _, table) = steps(events, rng)
    number = table.round.number
    assert code_of(table, Play(id="p", seat=1, round=number, ply=36, play="7d")) == "match-over"
    late = Deal(id="d", seat=1, round=number + 1, contribution="00" * 32)
    assert code_of(table, late) == "no-such-round"


def test_hash_may_be_left_out() -> None:
    """A play is known by its cards; the event holds its canonical text."""
    rng = random.Random(13)
    events = opening(SCOPA, rng)
    for before, event, _ in steps(list(events), rng, rounds=3):
        if isinstance(event, Played) and event.play.endswith("#"):
            lenient = Play(
                id="l",
                seat=event.seat,
                round=event.round,
                ply=event.ply,
                play=f" {event.play[:-1].upper()} ".replace("X", "×"),
            )
            again = handle(before, lenient, bytes(32))[0]
            assert isinstance(again, Played)
            assert again.play == event.play
            return
    pytest.fail("no scopa in three rounds")


def test_seats_must_fit() -> None:
    """A table is opened with as many seats as its variant has, and a variant there is."""
    two = (Human("me"), Bot("greedy"))
    with pytest.raises(Refusal, match="has 3 seats, not 2"):
        open_table("t", Create(id="c", seat=1, variant="scopa-3", seats=two), bytes(32))
    with pytest.raises(ScopaError, match="unknown variant"):
        open_table("t", Create(id="c", seat=1, variant="poker", seats=two), bytes(32))


def test_events_follow_one_another() -> None:
    """A gap, a repetition or a wrong beginning is no table."""
    rng = random.Random(17)
    events: list[Event] = opening(SCOPA, rng)
    table = fold(events)
    for wrong in (events[0], events[1]):
        with pytest.raises(ValueError, match="cannot follow"):
            table.apply(wrong)
    with pytest.raises(ValueError, match="creation"):
        fold(events[1:])
    with pytest.raises(ValueError, match="at least one"):
        fold([])
    assert replace(table) == table


def test_owner_and_bots() -> None:
    """A seat is its owner's; a bot's turn is known by the bot's name."""
    seats = (Human("me"), Bot("greedy"))
    rng = random.Random(19)
    table = fold(opening(SCOPA, rng, seats))
    assert (table.seat_of("me"), table.seat_of("you")) == (1, 0)
    assert table.bot_to_play is None
    for _ in range(2):
        command = next_command(table, rng)
        table = fold(handle(table, command, rng.randbytes(32)), table)
    assert table.bot_to_play == "greedy"


def test_stale_is_a_kind_of_refusal() -> None:
    """A client can tell a command that came too late from one that is wrong."""
    table = playing()
    with pytest.raises(StaleCommand):
        handle(table, Play(id="p", seat=1, round=1, ply=7, play="7d"), bytes(32))
    with pytest.raises(Refusal):
        handle(table, Play(id="p", seat=2, round=1, ply=0, play="7d"), bytes(32))
