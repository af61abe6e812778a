"""A match in this process: the reader at seat 1, bots at the others. No screen in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from scopa.bots import Bot, find_bot
from scopa.cards import Card
from scopa.rules.capture import Play
from scopa.rules.errors import ScopaError
from scopa.rules.match import Match
from scopa.rules.position import Position
from scopa.rules.variant import Variant
from scopa.rules.view import View

READER: Final = 1
"""The seat of whoever sits at the terminal."""


class BotCountError(ScopaError):
    """More bots, or fewer, than the game has other seats."""


def seat_bots(variant: Variant, bots: Sequence[str]) -> tuple[str, ...]:
    """The bot of each seat after the reader's; one bot alone takes them all.

    Raises :class:`BotCountError` where the number does not fit the variant.
    """
    seats = variant.players - 1
    if len(bots) not in (1, seats):
        raise BotCountError(
            "bot-count",
            f"{variant.name} for {variant.players} needs 1 or {seats} bots, not {len(bots)}",
            wanted=seats,
            found=len(bots),
        )
    return tuple(bots) if len(bots) == seats else (bots[0],) * seats


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where: the rules, and the bots from the reader's right."""

    variant: Variant
    bots: tuple[str, ...]

    @property
    def others(self) -> range:
        """The bots' seats, from the reader's right: play runs counter-clockwise."""
        return range(READER + 1, self.variant.players + 1)

    @property
    def own_side(self) -> int:
        """The reader's side."""
        return self.variant.side_of(READER)

    @property
    def pairs(self) -> bool:
        """Whether partners play together."""
        return self.variant.players == 4

    def bot(self, seat: int) -> str:
        """The name of the bot at a seat that is not the reader's."""
        return self.bots[seat - READER - 1]

    def members(self, side: int) -> list[int]:
        """The seats of a side."""
        seats = range(1, self.variant.players + 1)
        return [seat for seat in seats if self.variant.side_of(seat) == side]


class Game:
    """A match under way. Cards, the first dealer and the bots' whims are drawn from ``rng``."""

    def __init__(self, company: Company, rng: Random) -> None:
        variant = company.variant
        self.company = company
        self.match = Match.start(variant, rng.randint(1, variant.players))
        self.failures: dict[str, str] = {}
        """The bots that failed, each with the kind of its last failure."""
        self._rng = rng
        self._bots: dict[int, Bot] = {
            seat: find_bot(company.bot(seat), rng=Random(rng.random())) for seat in company.others
        }
        self._position: Position = self.match.deal(rng)

    @property
    def view(self) -> View:
        """The round as the reader sees it."""
        return self.view_of(READER)

    def view_of(self, seat: int) -> View:
        """The round as a seat sees it."""
        return self._position.view(seat, self.match.score)

    @property
    def turn(self) -> int:
        """The seat to play; 0 when the round is over."""
        return self._position.turn

    def choice(self) -> Play:
        """What the bot whose turn it is plays. May take a while; changes nothing on the table.

        The first legal play where the bot fails, so that the match goes on; its failure is kept
        by its kind alone, since its words could name cards.
        """
        view = self.view_of(self.turn)
        try:
            play = self._bots[view.seat].choose(view)
        except Exception as error:  # noqa: BLE001  # a bot may be anybody's code
            self.failures[self.company.bot(view.seat)] = type(error).__name__
            return view.plays()[0]
        return play

    def play(self, play: Play) -> None:
        """Make a play; :class:`scopa.IllegalPlay` when the rules forbid it."""
        self._position = self._position.after(play)

    def counted(self) -> Match:
        """The match once the round that is over has been counted; ValueError before that."""
        outcome = self._position.outcome()
        if outcome is None:
            raise ValueError("the round is not over")
        return self.match.after(outcome)

    def next_round(self) -> None:
        """Count the round that is over, and deal the next."""
        self.match = self.counted()
        self._position = self.match.deal(self._rng)


def table_order(view: View) -> list[Card]:
    """The table's cards as they came: those dealt first, then those laid, oldest first."""
    laid = {play.card: number for number, play in enumerate(view.history)}
    return sorted(view.table, key=lambda card: (laid.get(card, -1), card.index))
