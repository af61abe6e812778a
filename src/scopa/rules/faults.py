"""What is wrong with a position: every fault at once, so that it can be mended in one go."""

from __future__ import annotations

from collections.abc import Iterator

from scopa.cards import FULL_DECK, CardSet
from scopa.rules.errors import Fault, fault
from scopa.rules.position import Position
from scopa.rules.variant import Variant


def find_faults(position: Position, *, partial: bool = False) -> tuple[Fault, ...]:
    """Every reason why this position cannot occur; empty when it can.

    A ``partial`` position (a puzzle, a test) need not hold all forty cards, nor have hands as
    they would be dealt; only what play itself relies on is demanded of it.
    """
    faults = [*find_twice(position)]
    if not partial:
        faults += _missing_faults(position)
    faults += _turn_faults(position)
    faults += _capture_faults(position, partial=partial)
    if not partial and not faults:
        faults += _deal_faults(position)
    return tuple(faults)


def find_leader(hand_sizes: tuple[int, ...], turn: int, variant: Variant) -> int:
    """The seat that led the current trick: the first of those with a card less than ``turn``.

    With a hand dealt in turns, this is also who is dealt to next. Returns 1 when the round is
    over and it no longer matters.
    """
    if not turn:
        return 1
    leader = turn
    for _ in range(variant.players - 1):
        before = variant.seat_before(leader)
        if hand_sizes[before - 1] != hand_sizes[turn - 1] - 1:
            break
        leader = before
    return leader


def sizes_in_turn(turn: int, size: int, played: int, variant: Variant) -> tuple[int, ...]:
    """Hands when ``turn`` is to play from ``size`` cards, and so many seats have just played."""
    steps = [(seat - turn) % variant.players for seat in range(1, variant.players + 1)]
    return tuple(size if step < variant.players - played else size - 1 for step in steps)


def find_misplaced(position: Position) -> tuple[CardSet, CardSet]:
    """The cards that lie nowhere, and those that lie in more than one place."""
    masks = [*position.hand_masks, position.table_mask, *position.pile_masks]
    masks += [card.mask for card in position.stock]
    seen = twice = 0
    for mask in masks:
        twice |= seen & mask
        seen |= mask
    return FULL_DECK - CardSet.of_mask(seen), CardSet.of_mask(twice)


def find_twice(position: Position) -> Iterator[Fault]:
    """A fault for each card that lies in more than one place."""
    _, twice = find_misplaced(position)
    for card in twice:
        yield fault("card-twice", "{card} stands in more than one place", card=str(card))


def _missing_faults(position: Position) -> Iterator[Fault]:
    missing, _ = find_misplaced(position)
    if missing:
        yield fault("cards-missing", "missing: {cards}", cards=" ".join(map(str, missing)))


def _turn_faults(position: Position) -> Iterator[Fault]:
    players, turn = position.variant.players, position.turn
    in_hands = any(position.hand_masks)
    if not 0 <= turn <= players:
        yield fault(
            "bad-turn",
            "it cannot be seat {seat}'s turn: there are {players} seats",
            seat=turn,
            players=players,
        )
    elif turn and not position.hand_masks[turn - 1]:
        yield fault("empty-hand", "it is seat {seat}'s turn, but that hand is empty", seat=turn)
    elif not turn and (in_hands or position.stock):
        yield fault("not-over", "nobody is to play, but there are cards left to play")
    elif not turn and position.last and position.table:
        yield fault("leftovers", "the round is over, so the table belongs to who captured last")


def _capture_faults(position: Position, *, partial: bool) -> Iterator[Fault]:
    variant, last = position.variant, position.last
    if not 0 <= last <= variant.players:
        yield fault(
            "bad-last", "seat {seat} cannot have captured: there is no such seat", seat=last
        )
        return
    if position.last_scored and not (last and position.scope[variant.side_of(last) - 1]):
        yield fault("last-scopa", "the last capture scored, but its side has no scopa")
    for side, tris in enumerate(position.tris, 1):
        if tris and not variant.tris:
            yield fault(
                "no-tris",
                "side {side} has tris, which {variant} does not count",
                side=side,
                variant=variant.name,
            )
    if not partial:
        yield from _pile_faults(position)


def _pile_faults(position: Position) -> Iterator[Fault]:
    """What the piles deny; those of a partial position may lack the very cards that would not."""
    variant, last = position.variant, position.last
    if last and not position.pile_masks[variant.side_of(last) - 1]:
        yield fault(
            "last-empty", "seat {seat} captured last, but its side's pile is empty", seat=last
        )
    if not last and any(position.pile_masks):
        yield fault("no-last", "cards have been captured, so somebody captured last")
    for side, (pile, scope, tris) in enumerate(
        zip(position.piles, position.scope, position.tris, strict=True), 1
    ):
        if 2 * scope > len(pile):
            yield fault(
                "scope-cards",
                "side {side} cannot have made {count} scope with {cards} cards",
                side=side,
                count=scope,
                cards=len(pile),
            )
        if variant.tris and 3 * tris > len(pile):
            yield fault(
                "tris-cards",
                "side {side} cannot have made {count} tris with {cards} cards",
                side=side,
                count=tris,
                cards=len(pile),
            )


def _deal_faults(position: Position) -> Iterator[Fault]:
    variant, turn = position.variant, position.turn
    if not turn:
        return
    sizes = tuple(map(len, position.hands))
    played = (turn - find_leader(sizes, turn, variant)) % variant.players
    size = sizes[turn - 1]
    if sizes != sizes_in_turn(turn, size, played, variant) or size > variant.hand_size:
        shown = "-".join(map(str, sizes))
        yield fault(
            "hand-sizes",
            "hands of {sizes} cards cannot be with seat {seat} to play",
            sizes=shown,
            seat=turn,
        )
    if len(position.stock) % variant.deal_size or len(position.stock) > variant.full_stock:
        yield fault(
            "stock-size",
            "a stock of {cards} cards is not some deals of {deal}",
            cards=len(position.stock),
            deal=variant.deal_size,
        )
