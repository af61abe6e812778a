"""What a seat is shown, as the records of docs/protocol.md. ``seen`` builds them."""

from __future__ import annotations

from typing import Literal

import msgspec


class PlayShown(msgspec.Struct, frozen=True, kw_only=True):
    """A play, in text and in its parts."""

    play: str
    card: str
    captured: list[str]
    scopa: bool


class LastPlay(PlayShown, frozen=True, kw_only=True):
    """The play made last."""

    seat: int


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, and how many cards the seat holds."""

    seat: int
    side: int
    kind: Literal["human", "bot"]
    bot: str | None
    you: bool
    cards: int


class PileShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a side has taken: how many cards, how many scope, and the cards that made them."""

    cards: int
    scope: int
    scopa_cards: list[str]


class PrimeShown(msgspec.Struct, frozen=True, kw_only=True):
    """A card that counts for the primiera, and for how much."""

    card: str
    value: int


class ScopaShown(msgspec.Struct, frozen=True, kw_only=True):
    """A scopa: who made it, with which play."""

    seat: int
    play: str


class SideShown(msgspec.Struct, frozen=True, kw_only=True):
    """What one side's points of a round rest on."""

    cards: int
    coins: int
    settebello: bool
    prime: list[PrimeShown | None]
    primiera: int | None
    re_bello: bool
    napola: int
    tris: int
    scope: list[ScopaShown]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A counted round, with all that is needed to check its deal."""

    round: int
    tally: dict[str, list[int]]
    points: list[int]
    score: list[int]
    sides: list[SideShown]
    leftovers: list[str]
    leftovers_side: int
    seed: str
    contribution: str


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: the variant's code, its name, every switch, and the points that win."""

    variant: str
    name: str
    switches: dict[str, str]
    target: int


class State(Rules, frozen=True, kw_only=True):
    """A table as one seat sees it."""

    table: str
    version: int
    phase: Literal["prepared", "playing", "over"]
    seats: list[SeatShown]
    seat: int
    round: int
    dealer: int
    leader: int
    turn: int
    ply: int
    hand: list[str]
    table_cards: list[str]
    stock: int
    last_hand: bool
    piles: list[PileShown]
    last_play: LastPlay | None
    plays: list[PlayShown]
    score: list[int]
    result: Result | None
    winner: int
    commitment: str


class PreparedShown(msgspec.Struct, frozen=True, kw_only=True, tag="prepared", tag_field="kind"):
    """The next round can be dealt."""

    round: int
    commitment: str


class DealtShown(msgspec.Struct, frozen=True, kw_only=True, tag="dealt", tag_field="kind"):
    """The round was dealt."""

    round: int
    dealer: int
    leader: int


class PlayedShown(LastPlay, frozen=True, kw_only=True, tag="played", tag_field="kind"):
    """A play was made, with what followed from it."""

    hand_dealt: bool
    leftovers: list[str]
    leftovers_side: int


class RoundOverShown(msgspec.Struct, frozen=True, kw_only=True, tag="round-over", tag_field="kind"):
    """The round was counted; its seed is public now."""

    round: int
    seed: str


class MatchOverShown(msgspec.Struct, frozen=True, kw_only=True, tag="match-over", tag_field="kind"):
    """The match is decided."""

    winner: int


EventShown = PreparedShown | DealtShown | PlayedShown | RoundOverShown | MatchOverShown
