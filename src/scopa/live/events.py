"""What has happened at a table. A table is the fold of its events, and nothing else.

Events are kept for ever: add fields with defaults, never change what a field means. Some hold
secrets (the seed of a round in play); what a seat is told of an event is made in ``seen``.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from scopa.live.seats import Seat


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every event has."""

    version: int
    """The table's version as of this event: 1 for the first, and one more for each."""
    command: str
    """The key of the command that caused it."""


class Created(Happened, frozen=True, kw_only=True, tag="created"):
    """The table was opened."""

    table: str
    variant: str
    """In canonical text."""
    seats: tuple[Seat, ...]


class Prepared(Happened, frozen=True, kw_only=True, tag="prepared"):
    """The next round can be dealt: its seed is drawn, and bound by the commitment."""

    round: int
    dealer: int
    seed: str
    """32 secret bytes in hex, published when the round is over."""
    commitment: str
    """The SHA-256 of those bytes, in hex, published at once."""

    def __repr__(self) -> str:
        return f"Prepared(version={self.version}, round={self.round}, seed=…)"


class SetUp(Happened, frozen=True, kw_only=True, tag="set-up"):
    """The first round begins at a position set up by hand: nothing was shuffled, so no seed."""

    round: int
    dealer: int
    position: str
    """In canonical text. It names every card, so it is no less secret than a seed."""
    score: tuple[int, ...]
    """The match points before the round, side 1 first."""

    def __repr__(self) -> str:
        return f"SetUp(version={self.version}, round={self.round}, position=…)"


class Dealt(Happened, frozen=True, kw_only=True, tag="dealt"):
    """The round was dealt from its seed and what the players contributed."""

    round: int
    dealer: int
    leader: int
    contribution: str
    """The contributed bytes in hex, 32 for each contribution."""


class Played(Happened, frozen=True, kw_only=True, tag="played"):
    """A play was made, with all that follows from it: the next cards, or the leftovers."""

    round: int
    ply: int
    seat: int
    play: str
    """In canonical text."""


class RoundOver(Happened, frozen=True, kw_only=True, tag="round-over"):
    """The round was counted."""

    round: int
    seed: str
    """The seed it was dealt from, now public."""
    points: tuple[int, ...]
    """What the round brought each side."""


class MatchOver(Happened, frozen=True, kw_only=True, tag="match-over"):
    """The match is decided."""

    winner: int
    """The side that won."""


Event = Created | Prepared | SetUp | Dealt | Played | RoundOver | MatchOver

_DECODER = msgspec.json.Decoder(Event)


def encode_event(event: Event) -> str:
    """An event as JSON text, for the log."""
    return msgspec.json.encode(event).decode()


def decode_events(texts: Iterable[str]) -> tuple[Event, ...]:
    """The events of JSON texts; msgspec.DecodeError for a text that is none."""
    return tuple(map(_DECODER.decode, texts))
