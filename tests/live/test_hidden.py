"""What a seat is told depends on nothing that is hidden from it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from scopa import Card, CardSet, Position, Variant, parse_card, variant_code
from scopa.live.events import Event, Played
from scopa.live.handling import handle
from scopa.live.seen import event_for, state_for
from scopa.live.table import Table, fold
from tests.live.playing import next_command, opening
from tests.strategies import EVERY_VARIANT

IN_TEXT = re.compile(r"[A2-7FCR][dcsb]")
NO_CARDS_IN = {"seed", "contribution", "commitment", "table", "variant", "name", "switches"}


def swapped(deal: Position, unseen: CardSet, rng: random.Random) -> Position:
    """The deal with the cards of ``unseen`` changed among themselves."""
    cards = list(unseen)
    others = rng.sample(cards, len(cards))
    instead: dict[Card, Card] = dict(zip(cards, others, strict=True))

    def moved(mask: int) -> int:
        return CardSet(instead.get(card, card) for card in CardSet.of_mask(mask)).mask

    values: dict[str, Any] = {name: getattr(deal, name) for name in FIELDS}
    values["hand_masks"] = tuple(map(moved, deal.hand_masks))
    values["stock"] = tuple(instead.get(card, card) for card in deal.stock)
    return Position(**values)


FIELDS = (
    "variant",
    "hand_masks",
    "table_mask",
    "turn",
    "last",
    "last_scored",
    "pile_masks",
    "scope",
    "tris",
    "stock",
    "leader",
    "history",
)


def messages(events: list[Event], deal: Position, seat: int) -> list[bytes]:
    """All that a seat is told of these events, when the round was dealt so."""
    told = []
    with patch("scopa.live.table.deal_round", lambda *_: deal):
        before = fold(events[:1])
        for event in events[1:]:
            after = before.apply(event)
            shown = (event_for(before, event, after, seat), state_for(after, seat))
            told.append(msgspec.json.encode(shown))
            before = after
    return told


def a_round(variant: Variant, rng: random.Random) -> tuple[list[Event], list[Table]]:
    """A whole round's events, and the tables after each."""
    events = opening(variant, rng)
    tables = [fold(events[:1]), fold(events)]
    while tables[-1].round.number == 1 and tables[-1].phase != "over":
        command = next_command(tables[-1], rng)
        for event in handle(tables[-1], command, rng.randbytes(32)):
            events.append(event)
            tables.append(tables[-1].apply(event))
    return events, tables


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_hidden_cards_change_nothing(variant: Variant) -> None:
    """Two deals that differ only in what a seat cannot see give it the same messages, byte by byte.

    For every seat, at every third play of a round: the cards hidden from it at that moment
    are dealt otherwise from the start, and everything it was told up to there must stay the same.
    """
    rng = random.Random(f"hidden {variant}")
    events, tables = a_round(variant, rng)
    deal = tables[2].round.deal
    assert deal is not None
    differing = 0
    for seat in range(1, variant.players + 1):
        told = messages(events, deal, seat)
        for number, table in enumerate(tables[: len(told)]):
            view = table.round.view(seat) if len(table.rounds) == 1 else None
            if view is None or not view.unseen or (number + seat) % 3:
                continue
            other = swapped(deal, view.unseen, rng)
            assert messages(events[: number + 1], other, seat) == told[:number]
            differing += other != deal
    assert differing > 10


def named_cards(document: object) -> Iterator[str]:
    """Every card named anywhere in a message."""
    if isinstance(document, str):
        yield from IN_TEXT.findall(document)
    elif isinstance(document, list):
        for part in document:
            yield from named_cards(part)
    elif isinstance(document, dict):
        for name, part in document.items():
            if name not in NO_CARDS_IN:
                yield from named_cards(part)


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_no_unseen_card_is_named(variant: Variant) -> None:
    """No message names a card that its reader has not seen, nor a seed that is in use."""
    events, tables = a_round(variant, random.Random(f"named {variant}"))
    seeds = {table.round.seed for table in tables[1:]}
    for before, event, after in zip(tables, events[1:], tables[1:], strict=False):
        in_use = "" if after.round.counted else after.round.seed
        for seat in range(1, variant.players + 1):
            text = msgspec.json.encode(
                (event_for(before, event, after, seat), state_for(after, seat))
            )
            assert not in_use or in_use.encode() not in text
            view = after.round.view(seat)
            unseen = view.unseen if view else CardSet()
            if after.round.number > 1:
                continue
            for name in named_cards(msgspec.json.decode(text)):
                assert view is not None
                assert parse_card(name) not in unseen
    assert len(seeds) >= 1
    assert sum(isinstance(event, Played) for event in events) >= 36
