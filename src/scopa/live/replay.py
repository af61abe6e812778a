"""A finished match as pictures: every position of its rounds with all cards open, from records.

A record is public as a whole, so nothing is filtered here. It is never made of a round that is
still being played at a table: a table gives out the records of counted rounds alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

import msgspec

from scopa.live import state as st
from scopa.live.dealing import commitment_of, deal_round
from scopa.live.result import result_of
from scopa.live.rounds import Round, Taken
from scopa.live.seen import piles_shown, played_shown, rules_shown, texts_of
from scopa.notation.record import Record, dump_records
from scopa.rules.errors import RecordError
from scopa.rules.match import Match
from scopa.rules.view import View

_ID_LENGTH: Final = 24


class SeatReplayed(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat where: the name in the record, ``?`` where it has none."""

    seat: int
    side: int
    name: str


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The cards after a play, all of them open; the first of a round shows them before any."""

    played: st.PlayedShown | None
    turn: int
    hands: list[list[str]]
    table_cards: list[str]
    stock: int
    piles: list[st.PileShown]


class RoundReplayed(msgspec.Struct, frozen=True, kw_only=True):
    """A round from its deal to its count; ``result`` is null where the record stops before."""

    round: int
    date: str
    dealer: int
    leader: int
    score: list[int]
    """The match points before it."""
    set_up: bool
    """Whether it began at a position set up by hand, not with a deal."""
    frames: list[Frame]
    result: st.Result | None


class Replay(st.Rules, frozen=True, kw_only=True):
    """A match, or what there is of it."""

    id: str
    """The same for the same record."""
    record: str
    """Its canonical text."""
    seats: list[SeatReplayed]
    rounds: list[RoundReplayed]
    score: list[int]
    winner: int
    """The side that won the match; 0 when it was not decided."""


def check_deal(record: Record) -> None:
    """Check the deal of a record that says how it came to be; RecordError when it does not fit.

    Such a record has a commitment, with the seed and the contribution that belong to it.
    """
    tags = record.tags
    if "Commitment" not in tags:
        return
    try:
        seed, contribution = bytes.fromhex(tags["Seed"]), bytes.fromhex(tags["Contribution"])
        fits = (
            commitment_of(seed) == tags["Commitment"]
            and deal_round(record.variant, seed, contribution, record.dealer) == record.deal
        )
    except (KeyError, ValueError):
        fits = False
    if not fits:
        message = f"commitment, seed and deal of round {record.round} do not belong together"
        raise RecordError("record-seed", message, text=tags["Commitment"], where=record.where)


def replay_of(records: tuple[Record, ...]) -> Replay:
    """The replay of one match: one record or more, as ``split_matches`` gives them."""
    first, last = records[0], records[-1]
    variant = first.variant
    text = dump_records(records)
    return Replay(
        id=sha256(text.encode()).hexdigest()[:_ID_LENGTH],
        record=text,
        **rules_shown(variant),
        seats=[
            SeatReplayed(seat=seat, side=variant.side_of(seat), name=name)
            for seat, name in enumerate(first.seats, 1)
        ],
        rounds=list(map(_round, records)),
        score=list(last.score_after),
        winner=Match(variant, last.score_after, last.dealer).winner if last.outcome else 0,
    )


def _round(record: Record) -> RoundReplayed:
    return RoundReplayed(
        round=record.round,
        date=record.date,
        dealer=record.dealer,
        leader=record.deal.leader,
        score=list(record.score),
        set_up=record.set_up,
        frames=list(_frames(record)),
        result=result_of(_counted(record)) if record.outcome else None,
    )


def _counted(record: Record) -> Round:
    """The round as a table would have it."""
    return Round(
        number=record.round,
        dealer=record.dealer,
        leader=record.deal.leader,
        seed=record.tags.get("Seed", ""),
        commitment=record.tags.get("Commitment", ""),
        score=record.score,
        contribution=record.tags.get("Contribution", ""),
        deal=record.deal,
        position=record.positions[-1],
        counted=True,
    )


def _frames(record: Record) -> Iterator[Frame]:
    begun_with = Taken.by(record.deal)
    before: View | None = None
    for position in record.positions:
        # What lies open is the same from every seat; the hands come from the position itself.
        view = position.view(1)
        yield Frame(
            played=played_shown(before.turn, before, view, begun_with) if before else None,
            turn=view.turn,
            hands=list(map(texts_of, position.hands)),
            table_cards=texts_of(view.table),
            stock=view.stock_size,
            piles=piles_shown(view, begun_with),
        )
        before = view
