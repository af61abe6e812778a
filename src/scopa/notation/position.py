"""Text of a position, or of what one seat may know of it (a view, with ``?``).

Fields, between blanks: hands, table, turn, last, piles, scope, stock. The grammar is in
docs/notation.md; where the variant counts ``tris``, a side's scope may be followed by ``+n``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from scopa.cards import Card, CardSet
from scopa.notation.card import read_cards
from scopa.notation.cardset import read_set
from scopa.notation.reader import Piece
from scopa.rules.errors import NotationError, PositionError, fault
from scopa.rules.faults import find_faults, find_leader, find_twice
from scopa.rules.position import Position, position_of
from scopa.rules.variant import Variant
from scopa.rules.view import View

_FIELD: Final = re.compile(r"[^\s/]+(?:\s*/\s*[^\s/]+)*")
_NAMES: Final = ("hands", "table", "turn", "last", "piles", "scope", "stock")


@dataclass(frozen=True, slots=True)
class _Parts:
    """The open fields of a position text; hands and stock are read by those who may know them."""

    hands: list[Piece]
    table: CardSet
    turn: int
    last: int
    last_scored: bool
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    tris: tuple[int, ...]
    stock: Piece


def parse_position(text: str, variant: Variant, *, partial: bool = False) -> Position:
    """The position a text describes under a variant.

    A ``partial`` position need not hold all forty cards. Raises :class:`NotationError` for text
    that cannot be read, and :class:`PositionError` with every fault of one that cannot be.
    """
    position = read_position(text, variant)
    if faults := find_faults(position, partial=partial):
        raise PositionError(faults)
    return position


def read_position(text: str, variant: Variant) -> Position:
    """What a text says, whether or not such a position can be: it may have faults, or lack cards.

    Raises :class:`NotationError` for text that cannot be read, and :class:`PositionError` when it
    has hands, piles or scope for another number of players.
    """
    parts = _parse_parts(text, variant)
    hidden = next((piece for piece in [*parts.hands, parts.stock] if "?" in piece.text), None)
    if hidden is not None:
        raise hidden.error("hidden-cards", "unseen cards belong in a view, not in a position")
    hands = tuple(read_set(piece) for piece in parts.hands)
    return Position(
        variant=variant,
        hand_masks=tuple(hand.mask for hand in hands),
        table_mask=parts.table.mask,
        turn=parts.turn,
        last=parts.last,
        last_scored=parts.last_scored,
        pile_masks=tuple(pile.mask for pile in parts.piles),
        scope=parts.scope,
        tris=parts.tris,
        stock=_read_stock(parts.stock),
        leader=_leader(tuple(map(len, hands)), parts.turn, variant),
        history=(),
    )


def parse_view(text: str, variant: Variant, *, seat: int | None = None) -> View:
    """The view a text describes: a position in which other hands and the stock are ``?n``.

    The viewer is the one seat whose hand is shown; where every other hand is empty, give ``seat``
    (the seat to play is taken otherwise). Raises as :func:`parse_position` does.
    """
    parts = _parse_parts(text, variant)
    sizes = tuple(_hidden_size(piece) for piece in parts.hands)
    seat = _viewer(parts, sizes) if seat is None else seat
    if not 1 <= seat <= variant.players or sizes[seat - 1] is not None:
        raise parts.hands[0].error("no-viewer", f"seat {seat}'s own hand is not shown")
    hand = read_set(parts.hands[seat - 1])
    counts = tuple(
        size if size is not None else len(read_set(piece))
        for piece, size in zip(parts.hands, sizes, strict=True)
    )
    stock = 0 if parts.stock.text == "-" else _hidden_size(parts.stock)
    if stock is None:
        raise parts.stock.error("shown-cards", "a view's stock is - or ?n")
    view = View(
        variant=variant,
        seat=seat,
        hand=hand,
        hand_sizes=counts,
        table=parts.table,
        turn=parts.turn,
        last=parts.last,
        last_scored=parts.last_scored,
        piles=parts.piles,
        scope=parts.scope,
        tris=parts.tris,
        stock_size=stock,
        leader=_leader(counts, parts.turn, variant),
        history=(),
    )
    _check_view(view)
    return view


def _viewer(parts: _Parts, sizes: tuple[int | None, ...]) -> int:
    shown = [seat for seat, size in enumerate(sizes, 1) if size is None]
    holding = [seat for seat in shown if parts.hands[seat - 1].text != "-"]
    candidates = holding or shown
    if len(candidates) == 1:
        return candidates[0]
    if not holding and shown:
        return parts.turn if parts.turn in shown else shown[0]
    raise parts.hands[0].error("no-viewer", "a view shows exactly one hand")


def _check_view(view: View) -> None:
    """Check a view by filling the hidden places with the unseen cards, in any order."""
    unseen = list(view.unseen)
    needed = sum(view.hand_sizes) - len(view.hand) + view.stock_size
    if len(unseen) != needed:
        message = "{said} cards are said to be unseen, but {cards} are"
        count = fault("unseen-count", message, said=needed, cards=len(unseen))
        shown = position_of(view, [CardSet()] * len(view.hand_sizes), ())
        raise PositionError((count, *find_twice(shown)))
    hands = [
        view.hand if seat == view.seat else CardSet(unseen.pop() for _ in range(size))
        for seat, size in enumerate(view.hand_sizes, 1)
    ]
    if faults := find_faults(position_of(view, hands, unseen)):
        raise PositionError(faults)


def _leader(sizes: tuple[int, ...], turn: int, variant: Variant) -> int:
    return find_leader(sizes, turn, variant) if 0 <= turn <= variant.players else 1


def _hidden_size(piece: Piece) -> int | None:
    if not piece.text.startswith("?"):
        return None
    return piece.part(1).number("the count of unseen cards")


def _parse_parts(text: str, variant: Variant) -> _Parts:
    hands, table, turn, last, piles, scope, stock = _fields(text)
    parts = _Parts(
        hands=hands.split("/"),
        table=read_set(table),
        turn=turn.number("the seat to play"),
        last=0 if last.text == "-" else _seat(last),
        last_scored=last.text.endswith("#"),
        piles=tuple(map(read_set, piles.split("/"))),
        scope=tuple(_scope(side)[0] for side in scope.split("/")),
        tris=tuple(_scope(side)[1] for side in scope.split("/")),
        stock=stock,
    )
    counts = (
        ("hands", len(parts.hands), variant.players),
        ("piles", len(parts.piles), variant.sides),
        ("scope", len(parts.scope), variant.sides),
    )
    faults = tuple(
        fault(
            "bad-count",
            "{variant} has {wanted} {what}, not {found}",
            variant=variant.name,
            wanted=wanted,
            what=name,
            found=found,
        )
        for name, found, wanted in counts
        if found != wanted
    )
    if faults:
        raise PositionError(faults)
    return parts


def _fields(text: str) -> list[Piece]:
    """The seven fields; the stock takes all that is left, so its cards may stand apart."""
    found = list(_FIELD.finditer(text))
    if len(found) < len(_NAMES):
        names = ", ".join(_NAMES)
        raise NotationError(
            "few-fields",
            f"a position has seven fields ({names}), this text has {len(found)}",
            text=text.strip(),
            where=0,
        )
    # Only slashes can stand outside the fields, and none of these has a set on its other side.
    at = 0
    for match in found[:7]:
        between = Piece(text[at : match.start()], at).stripped()
        if between.text:
            raise between.error("bad-set", "a set is missing")
        at = match.end()
    pieces = [Piece(match[0], match.start()) for match in found[:6]]
    return [*pieces, Piece(text[found[6].start() :], found[6].start()).stripped()]


def _seat(piece: Piece) -> int:
    end = -1 if piece.text.endswith("#") else None
    return piece.part(0, end).number("the seat that captured last")


def _scope(piece: Piece) -> tuple[int, int]:
    scope, plus, tris = piece.text.partition("+")
    count = Piece(scope, piece.where).number("a side's scope")
    if not plus:
        return count, 0
    return count, Piece(tris, piece.where + len(scope) + 1).number("a side's tris")


def _read_stock(piece: Piece) -> tuple[Card, ...]:
    return () if piece.text == "-" else tuple(read_cards(piece))
