"""Text of one card: ``7d``, and leniently ``10s``, ``Kh``, ``J♠``, ``re di`` … letters."""

from __future__ import annotations

from scopa.cards import Card
from scopa.notation.reader import CARD_PATTERN, Piece, card_of


def parse_card(text: str) -> Card:
    """The card a text names; :class:`NotationError` when it names none.

    French letters: J Q K are fante, cavallo and re; hearts (``h`` ``♥``) are coppe, clubs (``♣``)
    bastoni. ``c`` alone is always coppe.
    """
    piece = Piece(text).stripped()
    match = CARD_PATTERN.fullmatch(piece.text)
    if match is None:
        raise piece.error("bad-card", "not a card")
    return card_of(match)


def read_cards(piece: Piece) -> list[Card]:
    """Cards written one after the other, blanks between them allowed; a card may come twice."""
    cards: list[Card] = []
    at = 0
    while at < len(piece.text):
        if piece.text[at].isspace():
            at += 1
            continue
        match = CARD_PATTERN.match(piece.text, at)
        if match is None:
            end = next((i for i in range(at, len(piece.text)) if piece.text[i].isspace()), None)
            raise piece.part(at, end).error("bad-card", "not a card")
        cards.append(card_of(match))
        at = match.end()
    return cards
