"""Hypothesis strategies: variants, deals, whole rounds and the positions in them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import get_args

from hypothesis import strategies as st

import scopa
from scopa import VARIANTS, Position, Variant, player_counts
from scopa.rules.variant import Ace, Capture

EVERY_VARIANT = tuple(
    replace(variant, players=players)
    for name, variant in VARIANTS.items()
    for players in player_counts(name)
)
"""Each named variant with each number of players."""


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """A named variant with any switches that go together."""
    base = draw(st.sampled_from(EVERY_VARIANT))
    capture: Capture = draw(st.sampled_from(get_args(Capture)))
    ace: Ace = draw(st.sampled_from(get_args(Ace)))
    return replace(
        base,
        capture=capture,
        ace=ace,
        ace_on_ace=draw(st.sampled_from(["sweep", "single"])) if ace == "sweep" else "sweep",
        ace_sweep_is_scopa=ace == "sweep" and draw(st.booleans()),
        last_sweep=draw(st.sampled_from(["last-card", "last-capture", "counts"])),
        re_bello=draw(st.booleans()),
        napola=draw(st.booleans()),
        tris=capture == "fifteen" and draw(st.booleans()),
        target=draw(st.sampled_from([11, 16, 21, 31])),
    )


@st.composite
def deals(draw: st.DrawFn, of: st.SearchStrategy[Variant] | None = None) -> Position:
    """The first position of a round."""
    variant = draw(variants() if of is None else of)
    dealer = draw(st.integers(1, variant.players))
    return scopa.deal(variant, random.Random(draw(st.integers(0, 2**32))), dealer)


@st.composite
def rounds(draw: st.DrawFn, of: st.SearchStrategy[Variant] | None = None) -> list[Position]:
    """Every position of a whole random round, from the deal to its end."""
    position = draw(deals(of))
    rng = random.Random(draw(st.integers(0, 2**32)))
    positions = [position]
    while position.turn:
        position = position.after(rng.choice(position.plays()))
        positions.append(position)
    return positions


@st.composite
def positions(draw: st.DrawFn, of: st.SearchStrategy[Variant] | None = None) -> Position:
    """Any one position of a random round, its end included."""
    played = draw(rounds(of))
    return played[draw(st.integers(0, len(played) - 1))]
