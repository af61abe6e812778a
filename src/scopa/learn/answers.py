"""What is said to an attempt: that it solves the step, what it does instead, or why it is illegal.

The reasons are worked out from the capture rule of the variant, for any card of the hand with any
cards of the table. A face that knows no rules can therefore be given the answers beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, Literal

from scopa.cards import Card, CardSet, Rank
from scopa.rules.capture import Play
from scopa.rules.position import Position
from scopa.rules.variant import Variant

Verdict = Literal["solved", "other", "illegal"]
"""``other``: a legal play, but not what the step asks for."""
Value = int | str | tuple[str, ...]
"""A number, a card in text, or several."""


@dataclass(frozen=True)
class Answer:
    """What an attempt is told: the id of a text, with the values in it."""

    verdict: Verdict
    text: str
    values: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def __hash__(self) -> int:
        return hash((self.text, tuple(sorted(self.values.items()))))


def attempts(position: Position) -> Iterator[Play]:
    """Every card of the hand to play with every set of table cards, legal or not.

    A play's ``scopa`` says nothing here; compare with :func:`same`.
    """
    table = tuple(position.table)
    chosen = [CardSet(cards) for n in range(len(table) + 1) for cards in combinations(table, n)]
    for card in position.hands[position.turn - 1]:
        for captured in chosen:
            yield Play(card, captured, scopa=False)


def legal(attempt: Play, position: Position) -> Play | None:
    """The legal play that an attempt is; None when the rules do not allow it."""
    wanted = attempt.card, attempt.captured
    return next((p for p in position.plays() if (p.card, p.captured) == wanted), None)


def judge(
    attempt: Play, position: Position, solutions: Mapping[Play, str], others: Mapping[Play, str]
) -> Answer:
    """The answer to an attempt.

    ``solutions`` and ``others`` are legal plays, each with the id of what is said to it; a legal
    play in neither of them gets a text that fits any step.
    """
    play = legal(attempt, position)
    if play is None:
        return refusal(attempt, position)
    if play in solutions:
        return Answer("solved", solutions[play])
    if play in others:
        return Answer("other", others[play])
    return Answer("other", "attempt-takes" if play.captured else "attempt-lays", values_of(play))


def values_of(play: Play) -> dict[str, Value]:
    """A play as the values of a text: the card, and the cards it takes if it takes any."""
    values: dict[str, Value] = {"card": str(play.card)}
    return values | {"cards": tuple(map(str, play.captured))} if play.captured else values


def refusal(attempt: Play, position: Position) -> Answer:
    """Why the rules do not allow an attempt."""
    variant, table = position.variant, position.table
    legal_sets = [play.captured for play in position.plays() if play.card == attempt.card]
    if attempt.card.rank == Rank.ASSO and variant.ace == "sweep":
        text, values = _ace_reason(variant, table)
    elif not any(legal_sets):
        text, values = _nothing_reason(attempt, variant)
    elif not attempt.captured:
        text, values = "attempt-duty", {"card": str(attempt.card)}
    elif variant.capture == "fifteen":
        text, values = _fifteen_reason(attempt)
    else:
        text, values = _sum_reason(attempt, table, legal_sets)
    return Answer("illegal", text, values)


_Reason = tuple[str, dict[str, Value]]
_FIFTEEN: Final = 15


def _ace_reason(variant: Variant, table: CardSet) -> _Reason:
    if variant.ace_on_ace == "single" and (aces := table.rank(Rank.ASSO)):
        return "attempt-ace-one", {"count": len(aces)}
    return "attempt-ace-sweeps", {"count": len(table)}


def _nothing_reason(attempt: Play, variant: Variant) -> _Reason:
    value = int(attempt.card.rank)
    if variant.capture == "fifteen":
        return "attempt-fifteen-nothing", {"card": str(attempt.card), "missing": _FIFTEEN - value}
    return "attempt-nothing", {"card": str(attempt.card), "value": value}


def _fifteen_reason(attempt: Play) -> _Reason:
    card, captured = attempt.card, attempt.captured
    total = card.rank + captured.total
    if _is_equal(captured, card):
        return "attempt-fifteen-equal", {"sum": total}
    text = "attempt-fifteen-short" if total < _FIFTEEN else "attempt-fifteen-over"
    return text, {"sum": total}


def _sum_reason(attempt: Play, table: CardSet, legal_sets: list[CardSet]) -> _Reason:
    """For a card that could take something, but not these cards."""
    card, captured = attempt.card, attempt.captured
    value, total = int(card.rank), captured.total
    if total == value:
        equal = table.rank(card.rank)
        if equal and legal_sets[0] <= equal:
            return "attempt-equal-first", {"equal": tuple(map(str, equal)), "count": len(equal)}
        return "attempt-fewest", {"count": len(captured), "least": min(map(len, legal_sets))}
    if captured.rank(card.rank):
        return "attempt-one-equal", {"card": str(card)}
    text = "attempt-short" if total < value else "attempt-over"
    return text, {"count": len(captured), "sum": total, "value": value}


def _is_equal(captured: CardSet, card: Card) -> bool:
    return len(captured) == 1 and captured.total == card.rank
