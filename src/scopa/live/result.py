"""A counted round, shown: which points were won, and by what."""

from __future__ import annotations

from collections.abc import Sequence

from scopa.cards import FULL_DECK, Card, CardSet
from scopa.live import state as st
from scopa.live.rounds import Round
from scopa.rules.scoring import PRIME_VALUES, SideCount
from scopa.rules.view import View


def result_of(round_: Round) -> st.Result:
    """What everyone may know of a round that was counted; ValueError for another."""
    position = round_.position
    outcome = position.outcome() if position else None
    if position is None or outcome is None or not round_.counted:
        raise ValueError(f"round {round_.number} has not been counted")
    view = position.view(1)
    score = [before + won for before, won in zip(round_.score, outcome.points, strict=True)]
    return st.Result(
        round=round_.number,
        tally={category: list(points) for category, points in outcome.tally.items()},
        points=list(outcome.points),
        score=score,
        sides=[
            _side(side, count, view, before)
            for side, (count, before) in enumerate(
                zip(outcome.counts, round_.begun_with.scope, strict=True), 1
            )
        ],
        leftovers=[str(card) for card in leftovers_of(view, round_.begun_with.piles)],
        leftovers_side=view.variant.side_of(view.last) if view.last else 0,
        seed=round_.seed,
        contribution=round_.contribution,
    )


def leftovers_of(view: View, before: Sequence[CardSet] = ()) -> CardSet:
    """The cards that nobody had taken when the round ended: all but those of its captures.

    ``before``: the piles at the round's first position, where that was set up.
    """
    taken = 0
    for pile in before:
        taken |= pile.mask
    for play in view.history:
        if play.captured:
            taken |= play.card.mask | play.captured.mask
    return CardSet.of_mask(FULL_DECK.mask & ~taken)


def _side(side: int, count: SideCount, view: View, before: int) -> st.SideShown:
    """``before``: the scope it had at the round's first position, of which no play tells."""
    scope = [
        st.ScopaShown(seat=seat, play=str(play))
        for seat, play in view.plays_made()
        if play.scopa and view.variant.side_of(seat) == side
    ]
    return st.SideShown(
        cards=count.cards,
        coins=count.coins,
        settebello=count.settebello,
        prime=[_prime(card) for card in count.prime],
        primiera=count.primiera,
        re_bello=count.re_bello,
        napola=count.napola,
        tris=count.tris,
        scope=scope[: count.scope - before],
    )


def _prime(card: Card | None) -> st.PrimeShown | None:
    return st.PrimeShown(card=str(card), value=PRIME_VALUES[card.rank]) if card else None
