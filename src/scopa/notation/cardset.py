"""Text of a set of cards: ``A7..R.`` by suits, or leniently a list of cards; ``-`` for none."""

from __future__ import annotations

from collections.abc import Iterable

from scopa.cards import Card, CardSet, Suit
from scopa.notation.card import read_cards
from scopa.notation.reader import RANK_PATTERN, Piece, rank_of


def parse_set(text: str) -> CardSet:
    """The set a text names; :class:`NotationError` names what cannot be read, or comes twice."""
    return read_set(Piece(text).stripped())


def read_set(piece: Piece) -> CardSet:
    """The set that a piece of a longer text names."""
    if piece.text == "-":
        return CardSet()
    if not piece.text:
        raise piece.error("bad-set", "a set is missing")
    cards = _by_suit(piece) if "." in piece.text else read_cards(piece)
    return _without_repeats(piece, cards)


def _by_suit(piece: Piece) -> list[Card]:
    suits = piece.split(".")
    if len(suits) != 4:
        raise piece.error("bad-set", "a set has four suits between three dots")
    return [
        Card(rank, suit) for suit, ranks in zip(Suit, suits, strict=True) for rank in _ranks(ranks)
    ]


def _ranks(piece: Piece) -> Iterable[int]:
    at = 0
    while at < len(piece.text):
        match = RANK_PATTERN.match(piece.text, at)
        if match is None:
            raise piece.part(at, at + 1).error("bad-rank", "not a rank")
        yield rank_of(match[0])
        at = match.end()


def _without_repeats(piece: Piece, cards: list[Card]) -> CardSet:
    found = CardSet(cards)
    if len(found) < len(cards):
        twice = next(card for card in found if cards.count(card) > 1)
        raise piece.error("card-twice-in-set", f"{twice} comes twice")
    return found
