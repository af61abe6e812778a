"""What can be asked of a table. Each command carries an id: the same id is the same command."""

from __future__ import annotations

import msgspec

from scopa.live.seats import Seat


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """What every command has."""

    id: str
    """Chosen by whoever asks, unique among the commands of one seat."""
    seat: int
    """Who asks, from 1."""

    @property
    def key(self) -> str:
        """The command's name within its table. No seat can take another's."""
        return f"{self.seat}:{self.id}"


class Create(Command, frozen=True, kw_only=True):
    """Open a table, and prepare its first round."""

    variant: str
    """As :func:`scopa.find_variant` reads it."""
    seats: tuple[Seat, ...]
    """Who sits where, seat 1 first."""
    position: str | None = None
    """Where the first round begins when it is set up instead of dealt, in the notation."""
    score: tuple[int, ...] = ()
    """The match points before a first round that is set up; nil when left out."""


class Deal(Command, frozen=True, kw_only=True):
    """Deal the round that is prepared. For a round already dealt it does nothing."""

    round: int
    contribution: str
    """32 bytes in hex, which the dealing mixes with the seed."""


class Play(Command, frozen=True, kw_only=True):
    """Make a play of the round being played."""

    round: int
    ply: int
    """How many plays of the round come before this one."""
    play: str
    """The play's text, as :func:`scopa.parse_play` reads it."""
