"""The greedy player: takes what is worth most now, and otherwise lays what is worth least.

Source: the player ``Greedy`` of Di Palma and Lanzi, "Traditional Wisdom and Monte Carlo Tree
Search Face-to-Face in the Card Game Scopone" (IEEE Transactions on Games, 2018), in our own
reading: the best capture by the scoring categories it serves, else the least valuable card,
preferring tables that no unseen card can take.
"""

from __future__ import annotations

from random import Random
from typing import Final

from scopa.bots.bot import Limits, plays_of
from scopa.cards import Card, Suit
from scopa.rules.capture import Play, captures_of
from scopa.rules.scoring import PRIME_VALUES, SETTEBELLO
from scopa.rules.view import View

_SCOPA: Final = 100.0
_SETTEBELLO: Final = 60.0
_CARD: Final = 2.0
_COIN: Final = 5.0
_PRIME_SCALE: Final = 0.5
"""Worth of a card for the primiera: from 0 for a court card to 5.5 for a seven."""


class Greedy:
    """Looks one play ahead at what it wins, not at what it gives away. Ties fall by chance."""

    name = "greedy"

    def __init__(self, rng: Random, _limits: Limits) -> None:
        self._rng = rng

    def choose(self, view: View) -> Play:
        """The most valuable legal play; ValueError when it is not the viewer's turn."""
        plays = plays_of(view)
        captures = [play for play in plays if play.captured]
        worths = [
            (_capture_worth(play) if captures else _lay_worth(play, view))
            for play in captures or plays
        ]
        best = max(worths)
        choices = [
            play for play, worth in zip(captures or plays, worths, strict=True) if worth == best
        ]
        return choices[0] if len(choices) == 1 else self._rng.choice(choices)


def card_worth(card: Card) -> float:
    """What having a card counts for, over all the categories it serves."""
    worth = _CARD + _PRIME_SCALE * (PRIME_VALUES[card.rank] - 10)
    if card.suit is Suit.DENARI:
        worth += _COIN
    return worth + _SETTEBELLO if card is SETTEBELLO else worth


def _capture_worth(play: Play) -> float:
    worth = card_worth(play.card) + sum(map(card_worth, play.captured))
    return worth + _SCOPA if play.scopa else worth


def _lay_worth(play: Play, view: View) -> float:
    """How little a laid card gives up, best where no unseen card could take it."""
    table = view.table.mask | play.card.mask
    takers = captures_of(view.variant).takers(table, view.unseen.mask)
    return (1000.0 if not takers else 0.0) - card_worth(play.card)
