"""Text of a play: ``5d``, ``7dx4c3s``, ``2sx2b#``."""

from __future__ import annotations

import re
from typing import Final

from scopa.cards import CardSet
from scopa.notation.cardset import read_set
from scopa.notation.reader import CARD_PATTERN, Piece, card_of
from scopa.rules.capture import Play
from scopa.rules.errors import IllegalPlay
from scopa.rules.position import Position
from scopa.rules.view import View

_CAPTURES: Final = re.compile(r"\s*[x×]\s*", re.IGNORECASE)


def parse_play(text: str) -> Play:
    """The play a text describes, legal or not; :class:`NotationError` when it describes none."""
    return read_play(Piece(text).stripped())


def read_play(piece: Piece) -> Play:
    """The play that a piece of a longer text describes."""
    text = piece.text
    scopa = text.endswith("#")
    card = CARD_PATTERN.match(text)
    if card is None:
        raise piece.error("bad-play", "not a play")
    rest = piece.part(card.end(), len(text) - 1 if scopa else None)
    captures = _CAPTURES.match(rest.text)
    if captures is None:
        if rest.text.strip() or scopa:
            raise piece.error("bad-play", "not a play")
        return Play(card_of(card), CardSet(), scopa=False)
    taken = rest.part(captures.end()).stripped()
    if not taken.text or "." in taken.text or taken.text == "-":
        raise piece.error("bad-play", "a capture lists the cards it takes")
    return Play(card_of(card), read_set(taken), scopa)


def find_play(text: str, situation: Position | View) -> Play:
    """The legal play a text describes in a position or view; the ``#`` may be left out.

    Raises :class:`NotationError` for text that is no play, :class:`IllegalPlay` for one that is
    not legal here, or that claims a scopa the rules do not give.
    """
    wanted = parse_play(text)
    for play in situation.plays():
        same = (play.card, play.captured) == (wanted.card, wanted.captured)
        if same and (play.scopa or not wanted.scopa):
            return play
    shown = str(wanted)
    raise IllegalPlay(
        "illegal-play", f"not a legal play here: {shown}", play=shown, seat=situation.turn
    )
