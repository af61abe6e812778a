"""Choosing a play by keys: a card of the hand, then, where there are several, what it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa.cards import Card
from scopa.rules.capture import Play
from scopa.rules.view import View

_DIGITS: Final = "1234567890"
_COURTS: Final = "afcr"


class Choosing:
    """Where the cursor is. Whatever is entered, :attr:`ready` is a legal play or nothing."""

    def __init__(self) -> None:
        self.hand: Sequence[Card] = ()
        self.listing = False
        """Whether the plays of the card are being gone through."""
        self._plays: Sequence[Play] = ()
        self._card = 0
        self._play = 0

    def show(self, view: View) -> None:
        """Take up a new moment of the round; the cursor stays where it was, if it can."""
        before = self.card
        self.hand = tuple(view.hand)
        self._plays = view.plays()
        self.listing = False
        if before in self.hand:
            self._card = self.hand.index(before)
        self._card = max(0, min(self._card, len(self.hand) - 1))

    @property
    def card(self) -> Card | None:
        """The card under the cursor; None when the hand is empty."""
        return self.hand[self._card] if self._card < len(self.hand) else None

    @property
    def plays(self) -> list[Play]:
        """What the card under the cursor can do; nothing when it is not the reader's turn."""
        return [play for play in self._plays if play.card == self.card]

    @property
    def place(self) -> int:
        """Which of :attr:`plays` is looked at while listing, from 0."""
        return self._play

    @property
    def ready(self) -> Play | None:
        """The play that Enter would make; None while there is more to be said."""
        plays = self.plays
        if self.listing:
            return plays[self._play]
        return plays[0] if len(plays) == 1 else None

    def step(self, by: int) -> None:
        """Go along the hand, round its ends."""
        if self.hand:
            self._go((self._card + by) % len(self.hand))

    def pick(self, card: Card) -> bool:
        """Go to a card of the hand; whether the cursor was there before."""
        there = self.card == card
        if not there and card in self.hand:
            self._go(self.hand.index(card))
        return there

    def type(self, letter: str) -> None:
        """Go to a card by its number in the hand (0 is the tenth), or by its rank's letter."""
        if letter in _DIGITS:
            number = _DIGITS.index(letter)
            if number < len(self.hand):
                self._go(number)
        elif letter in _COURTS:
            # From the cursor on, so that the same letter goes on to the next of that rank.
            places = [(self._card + step) % len(self.hand) for step in range(1, len(self.hand) + 1)]
            for place in places:
                if self.hand[place].rank.letter == letter.upper():
                    self._go(place)
                    return

    def browse(self, by: int) -> None:
        """Go through what the card can take, where there is a choice."""
        plays = self.plays
        if len(plays) < 2:
            return
        self._play = (self._play + by) % len(plays) if self.listing else 0 if by > 0 else -1
        self._play %= len(plays)
        self.listing = True

    def enter(self) -> Play | None:
        """The play that is made; None when Enter first has to show what there is to choose."""
        ready = self.ready
        if ready is None:
            self.browse(1)
        return ready

    def close(self) -> None:
        """Let nothing be chosen until the next moment is shown."""
        self._plays = ()
        self.listing = False

    def back(self) -> None:
        """Leave the list of plays."""
        self.listing = False

    def _go(self, place: int) -> None:
        self._card = place
        self.listing = False
