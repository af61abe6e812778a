"""Positions by chance: one that play can lead to, and the rest of one that was begun by hand.

Nothing here is a rule of the game. Where the rules leave a choice, cards go where a round in play
most often has them; whether the position can be is for ``faults`` to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scopa.cards import Card, CardSet
from scopa.rules.faults import find_leader, find_misplaced, sizes_in_turn
from scopa.rules.position import Position, deal
from scopa.rules.variant import Variant


def moment(variant: Variant, rng: Random) -> Position:
    """A moment of a random round at which seat 1 has a choice to make.

    Whoever can capture does, so that the piles are those of people who try.
    """
    position = deal(variant, rng, rng.randint(1, variant.players))
    met: list[Position] = []
    while position.turn:
        plays = position.plays()
        if position.turn == 1 and len(plays) > 1:
            met.append(position)
        captures = [play for play in plays if play.captured]
        position = position.after(rng.choice(captures or plays))
    return rng.choice(met)


def fill(position: Position, rng: Random) -> Position:
    """The position with every missing card put somewhere; what lies there already stays.

    Hands get what the turn asks for, piles what their scope need, the stock whole deals, the table
    its first cards, and piles the rest. One that is over, or has a card twice, stays as it is; one
    that cannot be completed has faults afterwards as before.
    """
    nowhere, twice = find_misplaced(position)
    if twice or not nowhere or not 1 <= position.turn <= position.variant.players:
        return position
    missing = list(nowhere)
    rng.shuffle(missing)
    piles = _topped_up(position.pile_masks, _claims(position), missing)
    hands = _topped_up(position.hand_masks, _hand_sizes(position, len(missing)), missing)
    stock = (*position.stock, *_taken(missing, _lacking_stock(position, len(missing))))
    first = [position.variant.table_size]
    table = _topped_up((position.table_mask,), first, missing)[0]
    while missing:
        side = rng.randrange(len(piles))
        # What is captured is two cards at least; an odd last one joins some other capture.
        pair = _taken(missing, 3 if len(missing) == 3 else 2)
        piles[side] |= CardSet(pair).mask
    return Position(
        variant=position.variant,
        hand_masks=tuple(hands),
        table_mask=table,
        turn=position.turn,
        last=_last(position, piles),
        last_scored=position.last_scored,
        pile_masks=tuple(piles),
        scope=position.scope,
        tris=position.tris,
        stock=stock,
        leader=find_leader(tuple(map(int.bit_count, hands)), position.turn, position.variant),
        history=(),
    )


def _hand_sizes(position: Position, spare: int) -> tuple[int, ...]:
    """How many cards the hands should hold, given so many to fill them with.

    A hand that was begun is left as it is, or else gets as few cards as the turn allows; where all
    are empty, each gets a whole deal or as much of it as there is.
    """
    variant = position.variant
    there = tuple(map(int.bit_count, position.hand_masks))
    fitting: list[tuple[int, int, int, tuple[int, ...]]] = []
    for size in range(1, variant.hand_size + 1):
        for played in range(variant.players):
            sizes = sizes_in_turn(position.turn, size, played, variant)
            added = [want - have for want, have in zip(sizes, there, strict=True)]
            if min(added) >= 0 and sum(added) <= spare:
                touched = sum(more for more, have in zip(added, there, strict=True) if have)
                order = size if any(there) else -size
                fitting.append((touched, order, played, sizes))
    return min(fitting)[-1] if fitting else there


def _claims(position: Position) -> list[int]:
    """How many cards each pile holds at least.

    Two for every scopa, three for a tris, and two of whoever captured last.
    """
    variant, last = position.variant, position.last
    taker = variant.side_of(last) if 1 <= last <= variant.players else 0
    return [
        max(2 * scope, 3 * tris, 2 if side == taker else 0)
        for side, (scope, tris) in enumerate(zip(position.scope, position.tris, strict=True), 1)
    ]


def _lacking_stock(position: Position, spare: int) -> int:
    """How many cards make the stock whole deals, as many of them as there are cards for."""
    variant, there = position.variant, len(position.stock)
    most = min(variant.full_stock, there + spare)
    return max(0, most - most % variant.deal_size - there)


def _topped_up(masks: Sequence[int], wanted: Sequence[int], missing: list[Card]) -> list[int]:
    """These places with cards from ``missing``, until each holds as many as wanted."""
    return [
        mask | CardSet(_taken(missing, count - mask.bit_count())).mask
        for mask, count in zip(masks, wanted, strict=True)
    ]


def _taken(missing: list[Card], count: int) -> list[Card]:
    """So many cards, or what is left of them; ``missing`` keeps the rest."""
    taken = missing[: max(0, count)]
    del missing[: max(0, count)]
    return taken


def _last(position: Position, piles: Sequence[int]) -> int:
    """Who captured last: as stated, or whoever can have and played most recently."""
    variant = position.variant
    seat = position.turn
    for _ in range(variant.players):
        seat = variant.seat_before(seat)
        if not position.last and piles[variant.side_of(seat) - 1]:
            return seat
    return position.last
