"""The beginner's opponent: any legal play, each as likely as the others."""

from __future__ import annotations

from random import Random

from scopa.bots.bot import Limits, plays_of
from scopa.rules.capture import Play
from scopa.rules.view import View


class RandomBot:
    """Plays at random among the legal plays."""

    name = "random"

    def __init__(self, rng: Random, _limits: Limits) -> None:
        self._rng = rng

    def choose(self, view: View) -> Play:
        """A legal play, uniformly at random; ValueError when it is not the viewer's turn."""
        return self._rng.choice(plays_of(view))
