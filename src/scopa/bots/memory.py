"""What an attentive player remembers of the plays: scopas passed up, and cards laid."""

from __future__ import annotations

from collections.abc import Iterator

from scopa.bots.risk import offers_of
from scopa.rules.capture import Play, captures_of
from scopa.rules.view import View


def plays_of_hand(view: View) -> Iterator[tuple[int, int, Play]]:
    """The plays since the last deal, latest first: table before (a mask), seat, play."""
    dealt = view.variant.hand_size
    number = sum(dealt - size for size in view.hand_sizes)
    table = view.table.mask
    for seat, play in reversed(view.plays_made()[-number:] if number else ()):
        taken = play.captured.mask
        table = table | taken if taken else table & ~play.card.mask
        yield table, seat, play


def passed_up(view: View) -> dict[int, int]:
    """By seat, the ranks (as bits from the ace's up) with which it could have swept but did not.

    A seat probably holds none of them. It is evidence, not proof: anybody may play another card.
    """
    lacking = dict.fromkeys(range(1, view.variant.players + 1), 0)
    sweepers = offers_of(captures_of(view.variant)).sweepers
    for table, seat, play in plays_of_hand(view):
        if not play.scopa:
            lacking[seat] |= sweepers(table) & ~(1 << play.card.rank - 1)
    return lacking


def laid_by(view: View, seat: int) -> int:
    """The cards a seat has laid since the last deal, as a mask, whether taken since or not."""
    return sum(
        play.card.mask
        for _, player, play in plays_of_hand(view)
        if player == seat and not play.captured
    )
