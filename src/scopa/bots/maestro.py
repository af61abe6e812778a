"""The strongest player: plays every play out in many worlds, and believes what others have shown.

Sources: determinized Monte Carlo (Ginsberg, "GIB: Imperfect Information in a Computationally
Challenging Game", Journal of Artificial Intelligence Research 14, 2001) with the prudent player
as the policy of the play-outs; Di Palma and Lanzi (IEEE Transactions on Games, 2018) for what it
does in Scopone. Worlds are drawn by how likely the plays seen would have been in them, from
players of one of a few styles (styles.py) who go on playing in it; all plays are tried in the same
worlds, and those that are clearly behind are given up. The search itself is the compiled core's
(core/src/search.cpp).
Decision: where there is no core this is ``prudente``, with values from a few play-outs; the
engine says on standard error that the core is missing.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final

from scopa.bots.bot import Considered, Limits, plays_of
from scopa.bots.plans import weights_at
from scopa.bots.prudente import Balance, Prudente
from scopa.bots.rounds import round_ends_for
from scopa.bots.styles import styles_for
from scopa.bots.weights import Weights, card_worths
from scopa.engine import PolicyWeights, consider, draw_world, has_core
from scopa.rules.capture import Play
from scopa.rules.position import Position
from scopa.rules.scoring import Outcome
from scopa.rules.variant import Variant
from scopa.rules.view import View

_SINGLE: Final = (
    *("scopa", "sweep", "threat", "after", "mill"),
    *("double", "keep", "ace_kept", "unpair", "fade", "alone", "anchor"),
)
"""The single weights in the core's order."""


_WAY_BACK: Final = 0.001
"""Seconds in which a search that has ended becomes an answer, where other games are played too."""


class Maestro:
    """Searches within its limits (half a second a play if there are none); nodes are play-outs."""

    name = "maestro"

    def __init__(self, rng: Random, limits: Limits) -> None:
        self._rng = rng
        self._limits = bounded(limits)

    def choose(self, view: View) -> Play:
        """The play of the greatest value; ValueError when it is not the viewer's turn."""
        plays = plays_of(view)
        return plays[0] if len(plays) == 1 else self.consider(view)[0].play

    def consider(self, view: View) -> tuple[Considered, ...]:
        """Every legal play, best first; ValueError when it is not the viewer's turn."""
        begun = monotonic()
        plays_of(view)
        if not has_core():
            return _considered_plainly(view, self._limits, self._rng)
        seed = self._rng.getrandbits(64)
        styles, ends = core_styles(view.variant), round_ends_for(view.variant)
        found = consider(view, styles, _left(self._limits, begun), ends=ends, seed=seed)
        return tuple(Considered(play, value) for play, value in found)


def bounded(limits: Limits) -> Limits:
    """The limits, or half a second a play where there are none."""
    return Limits(seconds=0.5) if limits == Limits() else limits


def _left(limits: Limits, begun: float) -> Limits:
    """What is left of the limits for the search: the way to it and back takes time as well."""
    if limits.seconds is None:
        return limits
    spent = monotonic() - begun + _WAY_BACK
    return replace(limits, seconds=max(limits.seconds - spent, limits.seconds / 2))


def core_weights(variant: Variant, weights: Weights) -> PolicyWeights:
    """The weights of a policy as the core wants them."""
    return PolicyWeights(
        tuple(getattr(weights, name) for name in _SINGLE),
        weights.lay,
        tuple(
            card_worths(variant, weights, cards_open=cards, coins_open=coins)
            for coins in (False, True)
            for cards in (False, True)
        ),
    )


def core_styles(variant: Variant) -> list[PolicyWeights]:
    """The styles that players may have, for the core: the bot's own policy first."""
    return [core_weights(variant, weights) for weights in styles_for(variant)]


def _considered_plainly(view: View, limits: Limits, rng: Random) -> tuple[Considered, ...]:
    """The prudent player's order of the plays, with values from play-outs; at least one each."""
    balance = Balance(view, weights_at(view))
    plays = sorted(view.plays(), key=balance.of, reverse=True)
    values: dict[Play, list[float]] = {play: [] for play in plays}
    end = monotonic() + (float("inf") if limits.seconds is None else limits.seconds)
    nodes, player = 0, Prudente(rng, limits)
    while not nodes or (monotonic() < end and (limits.nodes is None or nodes < limits.nodes)):
        world = draw_world(view, rng)
        for play in plays:
            values[play].append(_played_out(world.after(play), player, view))
        nodes += len(plays)
    return tuple(Considered(play, fmean(values[play])) for play in plays)


def _played_out(position: Position, player: Prudente, view: View) -> float:
    while position.turn:
        position = position.after(player.choose(position.view(position.turn)))
    outcome = position.outcome()
    assert outcome is not None
    return _lead(outcome, view)


def _lead(outcome: Outcome, view: View) -> float:
    points = list(outcome.points)
    return points.pop(view.variant.side_of(view.seat) - 1) - max(points)
