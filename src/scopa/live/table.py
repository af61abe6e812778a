"""The table: one frozen value for each version, rebuilt at any time by folding its events.

``Table.apply`` gives the table after an event, ``fold`` the table after many; what a command does
to it is decided in ``handling``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, assert_never

from scopa.live import events as ev
from scopa.live.dealing import deal_round
from scopa.live.rounds import Round
from scopa.live.seats import Bot, Human, Seat
from scopa.notation.position import parse_position
from scopa.rules.catalog import find_variant
from scopa.rules.match import Match
from scopa.rules.variant import Variant

Phase = Literal["prepared", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Table:
    """A table as of one version."""

    id: str
    variant: Variant
    seats: tuple[Seat, ...]
    version: int
    match: Match
    """The score, with the last round counted in it; and what round comes next."""
    rounds: tuple[Round, ...] = field(repr=False)
    """Every round so far, the last one being prepared, played, or just over."""
    winner: int
    """The side that has won the match; 0 while it goes on."""
    answered: Mapping[str, int] = field(repr=False)
    """The keys of the commands that are part of the table, each with the version it led to."""

    @property
    def round(self) -> Round:
        """The current round."""
        return self.rounds[-1]

    @property
    def counted(self) -> Round | None:
        """The round counted last, if any."""
        return next((round_ for round_ in reversed(self.rounds) if round_.counted), None)

    @property
    def phase(self) -> Phase:
        """What the table waits for: a deal, a play, or nothing."""
        if self.winner:
            return "over"
        return "playing" if self.round.position else "prepared"

    @property
    def turn(self) -> int:
        """The seat to play; 0 when there is nothing to play."""
        return self.round.turn

    @property
    def bot_to_play(self) -> str | None:
        """The name of the bot whose turn it is, if it is a bot's."""
        seat = self.seats[self.turn - 1] if self.turn else None
        return seat.name if isinstance(seat, Bot) else None

    def seat_of(self, owner: str) -> int:
        """The first seat of an owner, from 1; 0 when the table has none."""
        return next((number for number, seat in enumerate(self.seats, 1) if _is(seat, owner)), 0)

    def apply(self, event: ev.Event) -> Table:
        """The table after an event; ValueError for an event that is not the next one."""
        if event.version != self.version + 1:
            raise ValueError(f"version {event.version} cannot follow {self.version}")
        answered = {**self.answered, event.command: event.version}
        return replace(_after(self, event), version=event.version, answered=answered)


def fold(events: Iterable[ev.Event], table: Table | None = None) -> Table:
    """The table after these events: from its first one, or from a table on.

    ValueError when they do not follow one another, or there are none.
    """
    for event in events:
        if table is not None:
            table = table.apply(event)
        elif isinstance(event, ev.Created):
            table = _created(event)
        else:
            raise ValueError("a table's first event is its creation")
    if table is None:
        raise ValueError("a table has at least one event")
    return table


def _created(event: ev.Created) -> Table:
    variant = find_variant(event.variant)
    if event.version != 1:
        raise ValueError(f"a table's first version is 1, not {event.version}")
    return Table(
        id=event.table,
        variant=variant,
        seats=event.seats,
        version=1,
        match=Match.start(variant),
        rounds=(),
        winner=0,
        answered={event.command: 1},
    )


def _after(table: Table, event: ev.Event) -> Table:
    match event:
        case ev.Created():
            raise ValueError("a table is created once")
        case ev.Prepared():
            return replace(table, rounds=(*table.rounds, _prepared(table, event)))
        case ev.SetUp():
            return _set_up(table, event)
        case ev.Dealt():
            return _dealt(table, event)
        case ev.Played():
            return _with_round(table, position=table.round.dealt().after(event.play))
        case ev.RoundOver():
            return _counted(table)
        case ev.MatchOver():
            return replace(table, winner=event.winner)
        case _ as never:
            assert_never(never)


def _prepared(table: Table, event: ev.Prepared) -> Round:
    return Round(
        number=event.round,
        dealer=event.dealer,
        leader=table.variant.seat_after(event.dealer),
        seed=event.seed,
        commitment=event.commitment,
        score=table.match.score,
    )


def _set_up(table: Table, event: ev.SetUp) -> Table:
    position = parse_position(event.position, table.variant)
    round_ = Round(
        number=event.round,
        dealer=event.dealer,
        leader=position.leader,
        seed="",
        commitment="",
        score=event.score,
        dealt_at=event.version,
        deal=position,
        position=position,
        set_up=True,
    )
    match = Match(table.variant, event.score, event.dealer, event.round)
    return replace(table, match=match, rounds=(*table.rounds, round_))


def _dealt(table: Table, event: ev.Dealt) -> Table:
    seed, contribution = bytes.fromhex(table.round.seed), bytes.fromhex(event.contribution)
    deal = deal_round(table.variant, seed, contribution, event.dealer)
    return _with_round(
        table,
        contribution=event.contribution,
        dealt_at=event.version,
        deal=deal,
        position=deal,
    )


def _counted(table: Table) -> Table:
    outcome = table.round.dealt().outcome()
    if outcome is None:
        raise ValueError("a round is counted when its last card has been played")
    return replace(_with_round(table, counted=True), match=table.match.after(outcome))


def _with_round(table: Table, **changes: Any) -> Table:
    return replace(table, rounds=(*table.rounds[:-1], replace(table.round, **changes)))


def _is(seat: Seat, owner: str) -> bool:
    return isinstance(seat, Human) and seat.owner == owner
