"""Measures what maestro believes of the hidden cards: the mean log loss of where each one is.

Usage: ``python bench/beliefs_loss.py [VARIANT ...]``. For each pair of bots, deals between the two,
seen from the first's seats; a line gives the loss with every style and with the first alone, and
that of worlds drawn evenly. Lower is better, 0 would be knowing every card.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Sequence
from itertools import count
from statistics import fmean

from scopa.bots import Limits, find_bot
from scopa.bots.maestro import core_styles
from scopa.cards import Card
from scopa.engine import PolicyWeights, believe, worlds
from scopa.rules.catalog import find_variant
from scopa.rules.position import Position, deal
from scopa.rules.variant import Variant
from scopa.rules.view import View

PAIRS = (
    ("prudente", "greedy"),
    ("prudente", "chitarella"),
    ("prudente", "prudente"),
    ("maestro", "maestro"),
)
VIEWS = 300
"""Of every pair, at least."""
DRAWN = 200
FEWEST = 6
"""Views with fewer cards in all hands tell themselves."""
Case = tuple[View, dict[Card, int]]


def cases_of(variant: Variant, one: str, other: str) -> list[Case]:
    """Views of the first bot's seats, with the seat that holds each hidden card."""
    rng = random.Random(f"{one}/{other}/{variant}")
    bots = [find_bot(name, rng=rng, limits=Limits(nodes=200)) for name in (one, other)]
    cases: list[Case] = []
    numbers = count()
    while len(cases) < VIEWS:
        number = next(numbers)
        position = deal(variant, rng, rng.randint(1, variant.players))
        while position.turn:
            view = position.view(position.turn)
            first = (variant.side_of(view.seat) + number) % variant.sides == 0
            if first and sum(view.hand_sizes) >= FEWEST:
                cases.append((view, holders_of(position)))
            position = position.after(bots[0 if first else 1].choose(view))
    return cases


def holders_of(position: Position) -> dict[Card, int]:
    """Which other seat holds each card."""
    seats = range(1, position.variant.players + 1)
    return {card: s for s in seats if s != position.turn for card in position.hands[s - 1]}


def loss(cases: Sequence[Case], styles: Sequence[PolicyWeights]) -> float:
    """The mean log loss of cards; with no styles, of worlds drawn evenly."""
    losses: list[float] = []
    for number, (view, holders) in enumerate(cases):
        if styles:
            drawn = [one.hands for one in believe(view, styles, DRAWN, seed=number)]
        else:
            drawn = [world.hands for world in worlds(view, DRAWN, seed=number)]
        for card, seat in holders.items():
            share = (sum(card in hands[seat - 1] for hands in drawn) + 0.5) / (len(drawn) + 1)
            losses.append(-math.log(share))
    return fmean(losses)


def main() -> None:
    """Measure the variants named, or Scopone scientifico and Scopa."""
    for name in sys.argv[1:] or ["scopone-scientifico", "scopa"]:
        variant = find_variant(name)
        styles = core_styles(variant)
        for one, other in PAIRS:
            cases = cases_of(variant, one, other)
            by_all, by_first, evenly = (loss(cases, some) for some in (styles, styles[:1], ()))
            print(
                f"{name:20} {one:9} v. {other:11} {len(cases):4} views   "
                f"styles {by_all:.3f}   one style {by_first:.3f}   evenly {evenly:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
