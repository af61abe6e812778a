"""A table's finished rounds as text, with what is needed to check how they were dealt."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from scopa.live.rounds import Round
from scopa.live.seats import Bot
from scopa.live.table import Table
from scopa.notation.record import Record, dump_records


def records_text(table: Table, moments: Mapping[int, datetime]) -> str:
    """The records of the rounds that are over; ``moments``: when each version came to be."""
    names = tuple(seat.name if isinstance(seat, Bot) else "?" for seat in table.seats)
    return dump_records(
        tuple(
            _record(round_, names, moments[round_.dealt_at])
            for round_ in table.rounds
            if round_.counted
        )
    )


def _record(round_: Round, names: tuple[str, ...], dealt_at: datetime) -> Record:
    if round_.deal is None:
        raise ValueError(f"round {round_.number} has not been dealt")
    return Record(
        deal=round_.deal,
        plays=round_.dealt().history,
        round=round_.number,
        score=round_.score,
        seats=names,
        date=f"{dealt_at:%Y.%m.%d}",
        tags={} if round_.set_up else _how_dealt(round_),
        set_up=round_.set_up,
    )


def _how_dealt(round_: Round) -> dict[str, str]:
    return {
        "Commitment": round_.commitment,
        "Seed": round_.seed,
        "Contribution": round_.contribution,
    }
