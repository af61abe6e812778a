"""Hypothesis strategies: variants, deals, whole rounds and the positions in them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import get_args

from hypothesis import strategies as st

import scopa
from scopa import VARIANTS, Position, Variant, player_counts
from scopa.cards import cards_of
from scopa.rules.faults import find_leader
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


@st.composite
def puzzles(
    draw: st.DrawFn, of: st.SearchStrategy[Variant] | None = None, most: int = 6
) -> Position:
    """A partial position with at most so many cards to play, as no deal need lead to it.

    Hands of any sizes, empty ones too, any stock, and cards missing, sometimes a whole suit.
    """
    variant = draw(variants() if of is None else of)
    rng = random.Random(draw(st.integers(0, 2**32)))
    deck = [card for card in scopa.CARDS if card.suit != draw(st.integers(0, 12))]
    rng.shuffle(deck)

    def some(number: int) -> int:
        return sum(deck.pop().mask for _ in range(min(number, len(deck))))

    turn, hands, stock = rng.randint(1, variant.players), [0] * variant.players, 0
    hands[turn - 1] = some(1)
    for _ in range(rng.randrange(most)):
        if rng.random() < 0.3:
            stock |= some(1)
        else:
            hands[rng.randrange(variant.players)] |= some(1)
    table = some(rng.choice([0, 1, 2, 3, 4, 6]))
    piles = [some(rng.choice([0, 2, 3, 5, 9, 40])) for _ in range(variant.sides)]
    scope = tuple(rng.randint(0, 2) for _ in piles)
    last = rng.randint(0, variant.players)
    return Position(
        variant=variant,
        hand_masks=tuple(hands),
        table_mask=table,
        turn=turn,
        last=last,
        last_scored=bool(last and scope[variant.side_of(last) - 1] and rng.random() < 0.5),
        pile_masks=tuple(piles),
        scope=scope,
        tris=(0,) * variant.sides,
        stock=tuple(cards_of(stock)),
        leader=find_leader(tuple(map(int.bit_count, hands)), turn, variant),
        history=(),
    )
