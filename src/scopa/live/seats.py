"""Who sits at a table."""

from __future__ import annotations

import msgspec


class Human(msgspec.Struct, frozen=True, tag="human", tag_field="kind"):
    """A seat that belongs to whoever holds a token."""

    owner: str
    """The SHA-256 of the token, in hex."""


class Bot(msgspec.Struct, frozen=True, tag="bot", tag_field="kind"):
    """A seat played by one of our bots."""

    name: str


Seat = Human | Bot
