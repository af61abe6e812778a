"""The reference that sees all cards: what the searching player would be worth if it knew.

It is for the arena alone, which shows it each position before it asks for a play; it is in no
registry, and no player is ever offered it.
"""

from __future__ import annotations

from random import Random

from scopa.bots import Limits
from scopa.bots.maestro import bounded, core_weights
from scopa.bots.rounds import round_ends_for
from scopa.bots.weights import weights_for
from scopa.engine import consider, has_core
from scopa.rules.capture import Play
from scopa.rules.errors import UnsupportedError
from scopa.rules.position import Position
from scopa.rules.view import View


class Cheat:
    """Maestro's search with the true cards in place of worlds.

    Raises :class:`scopa.UnsupportedError` where there is no compiled core.
    """

    name = "cheat"

    def __init__(self, rng: Random, limits: Limits) -> None:
        if not has_core():
            raise UnsupportedError("no-core", "the cheat needs the compiled core", bot=self.name)
        self._rng = rng
        self._limits = bounded(limits)
        self._truth: Position | None = None

    def see(self, position: Position) -> None:
        """Be shown the whole position of which the next view is one seat's."""
        self._truth = position

    def choose(self, view: View) -> Play:
        """The best play against the cards as they are; ValueError where they were not shown."""
        truth = self._truth
        if truth is None or truth.view(view.seat, view.score) != view:
            raise ValueError("the cheat was not shown this position")
        plays = view.plays()
        if len(plays) == 1:
            return plays[0]
        weights = core_weights(view.variant, weights_for(view.variant))
        seed = self._rng.getrandbits(64)
        ends = round_ends_for(view.variant)
        found = consider(view, [weights], self._limits, ends=ends, seed=seed, truth=truth)
        return found[0][0]
