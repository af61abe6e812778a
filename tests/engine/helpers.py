"""What the engine's tests share: two-sided variants, endings, and a minimax without any wit."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import get_args

import pytest

import scopa
from scopa import Position, Variant, find_variant
from scopa.engine import has_core
from scopa.rules.variant import Capture

# Where the core must be there, CI for one, tests/conftest.py makes a failure of it.
needs_core = pytest.mark.skipif(not has_core(), reason="the compiled core is not built")

TWO_SIDED = [
    find_variant(code)
    for code in (
        "scopa",
        "scopa?capture=fewest&last_sweep=counts",
        "scopa?capture=any&last_sweep=last-capture",
        "scopa?re_bello=true&napola=true",
        "scopa-4",
        "scopone",
        "scopone-scientifico",
        "scopone-scientifico?last_sweep=last-capture",
        "scopone-scientifico?last_sweep=counts&re_bello=true",
        "quindici",
        "quindici?players=4",
        "quindici-napoli",
        "quindici-napoli?players=4&last_sweep=last-capture",
        "assi",
        "assi?players=4&last_sweep=counts",
        "asso-piglia-tutto",
        "asso-piglia-tutto?players=4&capture=fifteen",
        "re-bello?players=4",
    )
]


def random_variant(rng: Random, *, sides: int | None = None) -> Variant:
    """A variant with random switches, where asked for with so many sides."""
    while True:
        base = rng.choice(list(scopa.VARIANTS.values()))
        players = rng.choice(scopa.player_counts(base.name))
        capture: Capture = rng.choice(get_args(Capture))
        sweeps = rng.random() < 0.4
        variant = replace(
            base,
            players=players,
            capture=capture,
            ace="sweep" if sweeps else "plain",
            ace_on_ace=rng.choice(["sweep", "single"]) if sweeps else "sweep",
            ace_sweep_is_scopa=sweeps and rng.random() < 0.5,
            last_sweep=rng.choice(["last-card", "last-capture", "counts"]),
            re_bello=rng.random() < 0.5,
            napola=rng.random() < 0.5,
            tris=capture == "fifteen" and rng.random() < 0.5,
        )
        if sides is None or variant.sides == sides:
            return variant


def ending(variant: Variant, cards: int, rng: Random) -> Position:
    """A position after random play with at most so many cards left in hands and stock."""
    position = scopa.deal(variant, rng)
    while cards_left(position) > cards:
        position = position.after(rng.choice(position.plays()))
    return position


def cards_left(position: Position) -> int:
    """Cards still to be played."""
    return sum(map(int.bit_count, position.hand_masks)) + len(position.stock)


def difference(position: Position) -> int:
    """Side 1's points minus side 2's in a finished round."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome.points[0] - outcome.points[1]


def minimax(position: Position) -> int:
    """The value by trying everything: no table, no pruning, nothing shared with the solver."""
    if not position.turn:
        return difference(position)
    values = [minimax(position.after(play)) for play in position.plays()]
    return max(values) if position.variant.side_of(position.turn) == 1 else min(values)
