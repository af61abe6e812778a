"""The course as plain data for a client: what to show, and the answer to every attempt.

The documents hold dictionaries, lists, strings, numbers and booleans only; cards and plays are in
the project's notation, texts are ids of the ``learn`` catalogues with their values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any

from scopa.cards import Card, Suit
from scopa.learn.answers import Answer, attempts, judge
from scopa.learn.course import CHAPTERS, course
from scopa.learn.steps import Count, Lesson, Prime, Quiz, Read, Step, Task
from scopa.rules.catalog import variant_code
from scopa.rules.scoring import PRIME_VALUES, Outcome, SideCount, count_side

Document = dict[str, Any]


def course_document() -> Document:
    """The chapters and their lessons, without what is in them."""
    return {
        "chapters": [
            {
                "name": chapter,
                "lessons": [
                    {
                        "name": lesson.name,
                        "variant": lesson.variant.name,
                        "steps": len(lesson.steps),
                    }
                    for lesson in course().values()
                    if lesson.chapter == chapter
                ],
            }
            for chapter in CHAPTERS
        ]
    }


def lesson_document(lesson: Lesson) -> Document:
    """Everything of a lesson that a client needs to teach it."""
    return {
        "name": lesson.name,
        "chapter": lesson.chapter,
        "variant": variant_code(lesson.variant),
        "steps": [_step(step) for step in lesson.steps],
    }


def _step(step: Step) -> Document:
    kind = type(step).__name__.lower()
    return {"kind": kind, "text": step.text, "values": _plain(step.values), **_details(step)}


@singledispatch
def _details(step: Step) -> Document:
    raise TypeError(f"not a step: {step!r}")


@_details.register
def _(step: Read) -> Document:
    return {"rows": [_texts(row) for row in step.rows]}


@_details.register
def _(step: Task) -> Document:
    """``attempts`` gives for each play, without its ``#``, the place of its answer."""
    position = step.position
    seat = position.turn
    answers: dict[Answer, int] = {}
    tried = {
        str(attempt): answers.setdefault(
            judge(attempt, position, step.solutions, step.others), len(answers)
        )
        for attempt in attempts(position)
    }
    return {
        "seat": seat,
        "hand": _texts(position.hands[seat - 1]),
        "hand_sizes": [len(hand) for hand in position.hands],
        "table": _texts(position.table),
        "piles": [len(pile) for pile in position.piles],
        "scope": list(position.scope),
        "stock": len(position.stock),
        "before": [{"seat": before, "play": str(play)} for before, play in step.before],
        "solutions": _texts(step.solutions),
        "answers": [_answer(answer) for answer in answers],
        "attempts": tried,
    }


@_details.register
def _(step: Quiz) -> Document:
    """``piles`` are the cards that matter for a quiz about scoring, a pile a side."""
    return {
        "choices": [
            {
                "choice": choice,
                "text": step.answer(choice),
                "right": choice == step.right,
            }
            for choice in step.choices
        ],
        "piles": [_telling(count_side(pile, 0), step.asks["category"], pile) for pile in step.piles]
        if "category" in step.asks
        else [],
        "rows": [_texts(row) for row in step.rows],
    }


@_details.register
def _(step: Prime) -> Document:
    """``values``: what a card of each rank is worth in the primiera, by its letter."""
    count = count_side(step.pile, 0)
    return {
        "pile": _texts(step.pile),
        "best": count.primiera,
        "worth": {card.rank.letter: PRIME_VALUES[card.rank] for card in step.pile},
    }


@_details.register
def _(step: Count) -> Document:
    return outcome_document(step.outcome)


def outcome_document(outcome: Outcome) -> Document:
    """A tally with the counts that show why, one entry a side."""
    return {
        "tally": {category: list(points) for category, points in outcome.tally.items()},
        "points": list(outcome.points),
        "counts": [
            {
                "cards": side.cards,
                "coins": side.coins,
                "settebello": side.settebello,
                "prime": [None if card is None else str(card) for card in side.prime],
                "primiera": side.primiera,
                "scope": side.scope,
            }
            for side in outcome.counts
        ],
    }


def _telling(count: SideCount, category: str, pile: Iterable[Card]) -> Document:
    """The number of cards in a pile, and those that decide a category."""
    shown: Iterable[Card]
    if category == "primiera":
        shown = [card for card in count.prime if card is not None]
    elif category in ("denari", "napola", "re_bello", "settebello"):
        shown = [card for card in pile if card.suit == Suit.DENARI]
    else:
        shown = []
    return {"count": count.cards, "cards": _texts(shown)}


def _answer(answer: Answer) -> Document:
    return {"verdict": answer.verdict, "text": answer.text, "values": _plain(answer.values)}


def _plain(values: Mapping[str, Any]) -> Document:
    return {name: list(v) if isinstance(v, tuple) else v for name, v in values.items()}


def _texts(items: Iterable[object]) -> list[str]:
    return [str(item) for item in items]
