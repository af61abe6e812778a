"""Reading text piece by piece, so that every error can name the offending part and its place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from scopa.cards import Card, Rank, Suit
from scopa.rules.errors import NotationError

_RANKS: Final[dict[str, Rank]] = {
    "a": Rank.ASSO, "1": Rank.ASSO, "asso": Rank.ASSO, "ace": Rank.ASSO,
    "2": Rank.DUE, "3": Rank.TRE, "4": Rank.QUATTRO, "5": Rank.CINQUE, "6": Rank.SEI,
    "7": Rank.SETTE,
    "8": Rank.FANTE, "f": Rank.FANTE, "j": Rank.FANTE, "fante": Rank.FANTE, "jack": Rank.FANTE,
    "9": Rank.CAVALLO, "c": Rank.CAVALLO, "q": Rank.CAVALLO, "cavallo": Rank.CAVALLO,
    "queen": Rank.CAVALLO,
    "10": Rank.RE, "r": Rank.RE, "k": Rank.RE, "re": Rank.RE, "king": Rank.RE,
}  # fmt: skip
_SUITS: Final[dict[str, Suit]] = {
    "d": Suit.DENARI, "denari": Suit.DENARI, "diamonds": Suit.DENARI, "♦": Suit.DENARI,
    "♢": Suit.DENARI,
    "c": Suit.COPPE, "coppe": Suit.COPPE, "h": Suit.COPPE, "hearts": Suit.COPPE,
    "♥": Suit.COPPE, "♡": Suit.COPPE,
    "s": Suit.SPADE, "spade": Suit.SPADE, "spades": Suit.SPADE, "♠": Suit.SPADE,
    "♤": Suit.SPADE,
    "b": Suit.BASTONI, "bastoni": Suit.BASTONI, "clubs": Suit.BASTONI, "♣": Suit.BASTONI,
    "♧": Suit.BASTONI,
}  # fmt: skip


def _any_of(names: dict[str, Rank] | dict[str, Suit]) -> str:
    # Of other alphabets some letters pass for ours whatever the case, such as a long s or a dotless
    # i; no name has them.
    return f"(?a:{'|'.join(sorted(names, key=len, reverse=True))})"


RANK_PATTERN: Final = re.compile(_any_of(_RANKS), re.IGNORECASE)
CARD_PATTERN: Final = re.compile(
    rf"({_any_of(_RANKS)})\s*({_any_of(_SUITS)})\ufe0f?", re.IGNORECASE
)
CARD_TEXT: Final = rf"(?:{_any_of(_RANKS)}\s*{_any_of(_SUITS)}\ufe0f?)"
"""The same as part of a longer pattern, without groups."""


def rank_of(text: str) -> Rank:
    """The rank that a match of :data:`RANK_PATTERN` names."""
    return _RANKS[text.lower()]


def card_of(match: re.Match[str]) -> Card:
    """The card that a match of :data:`CARD_PATTERN` names."""
    return Card(rank_of(match[1]), _SUITS[match[2].lower()])


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text, with its place in the whole."""

    text: str
    where: int = 0
    """Offset of the first character in the whole text, from 0."""

    def error(self, code: str, message: str) -> NotationError:
        """The error that names this piece and where it stands."""
        return NotationError(code, message, text=self.text, where=self.where)

    def stripped(self) -> Piece:
        """The piece without the blanks around it."""
        start = len(self.text) - len(self.text.lstrip())
        return Piece(self.text.strip(), self.where + start)

    def part(self, start: int, end: int | None = None) -> Piece:
        """A slice of the piece."""
        return Piece(self.text[start:end], self.where + start)

    def split(self, separator: str) -> list[Piece]:
        """The parts between separators, without the blanks around them."""
        parts: list[Piece] = []
        start = 0
        for text in self.text.split(separator):
            parts.append(Piece(text, self.where + start).stripped())
            start += len(text) + len(separator)
        return parts

    def number(self, what: str) -> int:
        """The whole number this piece is; ``what`` says in the error what it should be."""
        if not (self.text.isascii() and self.text.isdigit() and len(self.text) <= 4):
            raise self.error("bad-number", f"{what} is a number")
        return int(self.text)
