"""Every attempt has an answer, and the reason it gives is the true one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

import scopa
from scopa import Card, Play, Position, Rank
from scopa.learn.answers import Answer, attempts, judge, legal, refusal
from tests.learn.catalogues import learn_messages
from tests.strategies import positions


def _total(attempt: Play) -> int:
    return attempt.captured.total


def _takes(card: Card, position: Position) -> bool:
    return any(play.captured for play in position.plays() if play.card == card)


def _fewest(a: Play, p: Position) -> bool:
    sizes = [len(play.captured) for play in p.plays() if play.card == a.card]
    return _total(a) == a.card.rank and min(sizes) == max(sizes) < len(a.captured)


def _equal(a: Play, p: Position) -> bool:
    return bool(p.table.rank(a.card.rank)) and p.variant.capture != "fifteen"


TRUE: dict[str, Callable[[Play, Position, Answer], bool]] = {
    "attempt-duty": lambda a, p, _: not a.captured and _takes(a.card, p),
    "attempt-nothing": lambda a, p, _: bool(a.captured) and not _takes(a.card, p),
    "attempt-short": lambda a, _p, w: w.values["sum"] == _total(a) < a.card.rank,
    "attempt-over": lambda a, _p, w: w.values["sum"] == _total(a) > a.card.rank,
    "attempt-equal-first": lambda a, p, _: _total(a) == a.card.rank and _equal(a, p),
    "attempt-one-equal": lambda a, p, _: _equal(a, p) and len(a.captured) > 1,
    "attempt-fewest": lambda a, p, _: _fewest(a, p),
    "attempt-ace-sweeps": lambda a, p, w: (
        a.card.rank == 1 and w.values["count"] == len(p.table) > len(a.captured)
    ),
    "attempt-ace-one": lambda a, p, _: a.card.rank == 1 and bool(p.table.rank(Rank.ASSO)),
    "attempt-fifteen-short": lambda a, _p, w: w.values["sum"] == a.card.rank + _total(a) < 15,
    "attempt-fifteen-over": lambda a, _p, w: w.values["sum"] == a.card.rank + _total(a) > 15,
    "attempt-fifteen-equal": lambda a, _p, _w: len(a.captured) == 1 and _total(a) == a.card.rank,
    "attempt-fifteen-nothing": lambda a, p, w: (
        not _takes(a.card, p) and w.values["missing"] == 15 - a.card.rank
    ),
}
"""For each reason, whether it holds of the attempt."""


@settings(max_examples=120)
@given(positions())
def test_refused_exactly_what_is_illegal_and_for_a_true_reason(position: Position) -> None:
    """An attempt is refused if and only if the rules forbid it, with the values its text takes."""
    if not position.turn or len(position.table) > 6:
        return
    texts = learn_messages("en")
    plays = {(play.card, play.captured) for play in position.plays()}
    for attempt in attempts(position):
        answer = judge(attempt, position, {}, {})
        assert (answer.verdict == "illegal") == ((attempt.card, attempt.captured) not in plays)
        assert texts[answer.text] == set(answer.values)
        if answer.verdict == "illegal":
            assert TRUE[answer.text](attempt, position, answer), (str(attempt), str(position))


@pytest.mark.parametrize(
    ("variant", "table", "attempt", "text"),
    [
        ("scopa", "4d7c3s", "7bx4d3s", "attempt-equal-first"),
        ("scopa", "7d7c", "7bx7d7c", "attempt-one-equal"),
        ("scopa", "7d7c", "7b", "attempt-duty"),
        ("scopa", "4d3c", "7bx4d", "attempt-short"),
        ("scopa", "4d3cRs", "7bx4dRs", "attempt-over"),
        ("scopa", "FdRs", "7bxFd", "attempt-nothing"),
        ("scopa?capture=fewest", "4d3cAs2s", "7bx4dAs2s", "attempt-fewest"),
        ("quindici", "FdFs7c", "7bxFd7c", "attempt-fifteen-over"),
        ("quindici", "Fd7c", "7bx7c", "attempt-fifteen-equal"),
        ("quindici", "5d3c7s", "5sx7s", "attempt-fifteen-short"),
        ("quindici", "4d5c", "7bx4d", "attempt-fifteen-nothing"),
        ("assi", "4d5c", "Abx4d", "attempt-ace-sweeps"),
        ("asso-piglia-tutto", "Ad5c", "AbxAd5c", "attempt-ace-one"),
    ],
)
def test_each_reason(variant: str, table: str, attempt: str, text: str) -> None:
    """Each reason is given where it is the one that helps."""
    card = attempt[:2]
    rules = scopa.find_variant(variant)
    position = scopa.parse_position(f"{card}Rb/Rc {table} 1 - -/- 0/0 -", rules, partial=True)
    assert refusal(scopa.parse_play(attempt), position).text == text


def test_a_legal_attempt_is_found_without_its_mark() -> None:
    """An attempt says nothing of a scopa; the legal play it stands for does."""
    position = scopa.parse_position(
        "7b2c/Rc 4d3c 1 - -/- 0/0 -", scopa.find_variant("scopa"), partial=True
    )
    found = legal(scopa.parse_play("7bx4d3c"), position)
    assert str(found) == "7bx4d3c#"
