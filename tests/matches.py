"""Whole matches as records, played at random."""

from __future__ import annotations

import random

import scopa
from scopa import Record
from scopa.live.dealing import commitment_of, deal_round


def match_of(code: str, seed: int, names: tuple[str, ...] = ()) -> tuple[Record, ...]:
    """Every round of a match, from nil to the target, dealt as a table deals and with its proof."""
    rng = random.Random(seed)
    match = scopa.Match.start(scopa.find_variant(code))
    records: list[Record] = []
    while not match.winner:
        secret, contribution = rng.randbytes(32), rng.randbytes(32)
        deal = position = deal_round(match.variant, secret, contribution, match.dealer)
        while position.turn:
            position = position.after(rng.choice(position.plays()))
        tags = {
            "Commitment": commitment_of(secret),
            "Seed": secret.hex(),
            "Contribution": contribution.hex(),
        }
        records.append(
            Record(deal, position.history, match.round, match.score, names, "2026.11.30", tags)
        )
        outcome = position.outcome()
        assert outcome
        match = match.after(outcome)
    return tuple(records)
