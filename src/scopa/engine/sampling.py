"""Worlds: positions that one seat's view allows, each equally likely.

A world gives every unseen card a place in another hand or in the stock. Nothing is concluded
from how the others have played: that is for those who use the worlds.
"""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb, factorial
from random import Random
from typing import TYPE_CHECKING

from scopa.cards import CARDS, Card, CardSet
from scopa.engine.native import has_core
from scopa.rules.errors import UnsupportedError
from scopa.rules.position import Position, position_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scopa.rules.view import View

MOST_WORLDS = 1_000_000
"""More than this many worlds are not listed, only drawn."""


def number_of_worlds(view: View) -> int:
    """How many worlds the view allows: ways to give out the unseen cards, orders of the stock."""
    left = len(view.unseen)
    number = 1
    for size in _hidden_sizes(view):
        number *= comb(left, size)
        left -= size
    return number * factorial(left)


def worlds(view: View, count: int | None = None, *, seed: int = 0) -> list[Position]:
    """Positions that look like ``view`` from its seat.

    With a ``count``, so many are drawn, uniformly and independently, from ``seed``; where there
    are no more than ``count`` worlds, each is given once instead. With no count each is given
    once. Raises :class:`UnsupportedError` when those would be more than a million, ValueError for
    a negative count or a view whose numbers of hidden cards do not fit the unseen ones.
    """
    if count is not None and count < 0:
        raise ValueError(f"cannot draw {count} worlds")
    sizes = _hidden_sizes(view)
    if sum(sizes) + view.stock_size != len(view.unseen):
        raise ValueError(
            f"{len(view.unseen)} cards are unseen, but {sum(sizes)} are in hands "
            f"and {view.stock_size} in the stock"
        )
    number = number_of_worlds(view)
    if count is None and number > MOST_WORLDS:
        raise UnsupportedError(
            "too-many-worlds", f"{number} worlds are too many to list", worlds=str(number)
        )
    drawn = None if count is None or number <= count else count
    if has_core():
        from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

        found = _core.worlds(view.unseen.mask, sizes, drawn, seed % 2**64)
        return [_world(view, hands, [CARDS[i] for i in stock]) for hands, stock in found]
    unseen = list(view.unseen)
    if drawn is None:
        return [_world(view, hands, stock) for hands, stock in _all(unseen, sizes)]
    rng = Random(seed)
    return [draw_world(view, rng) for _ in range(drawn)]


def draw_world(view: View, rng: Random) -> Position:
    """A position that looks like ``view``, drawn uniformly; also where cards are missing.

    In a view of a position that has not every card, any unseen one may be missing.
    """
    hands, left = _deal(list(view.unseen), _hidden_sizes(view), rng)
    return _world(view, hands, left[: view.stock_size])


def _hidden_sizes(view: View) -> list[int]:
    return [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes, 1)]


def _all(unseen: list[Card], sizes: list[int]) -> Iterator[tuple[list[int], list[Card]]]:
    if not sizes:
        for order in permutations(unseen):
            yield [], list(order)
        return
    for chosen in combinations(unseen, sizes[0]):
        mask = sum(card.mask for card in chosen)
        rest = [card for card in unseen if not card.mask & mask]
        for hands, stock in _all(rest, sizes[1:]):
            yield [mask, *hands], stock


def _deal(unseen: list[Card], sizes: list[int], rng: Random) -> tuple[list[int], list[Card]]:
    cards = rng.sample(unseen, len(unseen))
    hands: list[int] = []
    for size in sizes:
        hands.append(sum(card.mask for card in cards[:size]))
        cards = cards[size:]
    return hands, cards


def _world(view: View, hands: list[int], stock: list[Card]) -> Position:
    return position_of(view, list(map(CardSet.of_mask, hands)), stock)
