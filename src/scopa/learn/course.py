"""The course: chapters of lessons, read from the TOML files beside this module.

A lesson is data: a variant with its switches and steps in the project's notation. Its texts are
found by convention: ``lesson-<name>``, ``-about``, ``-<n>`` for its n-th step, ``-<n>-done`` when
that is solved, ``-<n>-<word>`` for an answer the step has of its own. A guided round is given as a
record and becomes one task for each turn of the learner; only the turns named in ``told`` have
texts of their own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from scopa.cards import Card
from scopa.learn.answers import values_of
from scopa.learn.steps import Count, Lesson, Prime, Quiz, Read, Step, Task
from scopa.notation.card import parse_card
from scopa.notation.cardset import parse_set
from scopa.notation.play import find_play
from scopa.notation.position import parse_position
from scopa.notation.record import Record
from scopa.notation.record_parser import parse_records
from scopa.rules.capture import Play
from scopa.rules.catalog import find_variant
from scopa.rules.position import Position
from scopa.rules.variant import Variant

CHAPTERS: Final = ("first-plays", "points", "whole-game", "partners", "other-rules")
"""The chapters in the order in which they should be met; each is a file."""
LEARNER: Final = 1
"""The seat the learner has in a guided round."""


@cache
def course() -> Mapping[str, Lesson]:
    """Every lesson by its name, in order."""
    lessons = [lesson for chapter in CHAPTERS for lesson in _read_chapter(chapter)]
    return {lesson.name: lesson for lesson in lessons}


def _read_chapter(chapter: str) -> Iterator[Lesson]:
    source = files("scopa.learn").joinpath("lessons", f"{chapter}.toml").read_text("utf-8")
    for data in tomllib.loads(source)["lesson"]:
        yield read_lesson(data, chapter)


def read_lesson(data: Mapping[str, Any], chapter: str) -> Lesson:
    """A lesson from its data.

    Raises :class:`ScopaError` for a position, play or variant that cannot be, KeyError or
    TypeError for data of another shape.
    """
    variant = find_variant(data["variant"])
    steps: list[Step] = []
    for step in data["step"]:
        read = _READERS[step["kind"]]
        steps += read(step, f"lesson-{data['name']}", len(steps) + 1, variant)
    return Lesson(data["name"], chapter, variant, tuple(steps))


def _read_text(data: Mapping[str, Any], text: str, n: int, _variant: Variant) -> Iterator[Read]:
    yield Read(f"{text}-{n}", _rows(data))


def _read_task(data: Mapping[str, Any], text: str, n: int, variant: Variant) -> Iterator[Task]:
    position = parse_position(data["position"], variant, partial=True)
    yield Task(
        f"{text}-{n}",
        position,
        solutions={find_play(play, position): f"{text}-{n}-done" for play in data["solutions"]},
        others=_answers(data.get("answers", {}), position, f"{text}-{n}"),
        claims=data.get("claims", {}),
    )


def _read_quiz(data: Mapping[str, Any], text: str, n: int, _variant: Variant) -> Iterator[Quiz]:
    yield Quiz(
        f"{text}-{n}",
        choices=tuple(data["choices"]),
        right=data["right"],
        rows=_rows(data),
        piles=tuple(map(parse_set, data.get("piles", ()))),
        asks=data["asks"],
    )


def _read_prime(data: Mapping[str, Any], text: str, n: int, _variant: Variant) -> Iterator[Prime]:
    yield Prime(f"{text}-{n}", parse_set(data["pile"]))


def _read_round(data: Mapping[str, Any], text: str, n: int, _variant: Variant) -> Iterator[Step]:
    """A task for each turn of the learner, then the count."""
    (record,) = parse_records(data["record"])
    before: list[tuple[int, Play]] = []
    turn = 0
    for position, play in zip(record.positions, record.plays, strict=False):
        if position.turn != LEARNER:
            before.append((position.turn, play))
            continue
        turn += 1
        told = turn in data["told"]
        yield _turn(f"{text}-{n + turn - 1}" if told else "", position, play, tuple(before))
        before = []
    yield _count(f"{text}-{n + turn}", record)


def _turn(text: str, position: Position, play: Play, before: tuple[tuple[int, Play], ...]) -> Task:
    if text:
        return Task(text, position, {play: f"{text}-done"}, before=before)
    text = "round-take" if play.captured else "round-lay"
    return Task(text, position, {play: "round-done"}, before=before, values=values_of(play))


def _count(text: str, record: Record) -> Count:
    outcome = record.outcome
    assert outcome is not None, f"{text}: the record stops before the round's end"
    return Count(text, outcome)


def _answers(data: Mapping[str, str], position: Position, text: str) -> dict[Play, str]:
    return {find_play(play, position): f"{text}-{word}" for play, word in data.items()}


def _rows(data: Mapping[str, Any]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(map(parse_card, row.split())) for row in data.get("rows", ()))


_READERS: Final[dict[str, Callable[[Mapping[str, Any], str, int, Variant], Iterator[Step]]]] = {
    "read": _read_text,
    "play": _read_task,
    "quiz": _read_quiz,
    "primiera": _read_prime,
    "round": _read_round,
}
"""For each kind of step in the data, what makes steps of it: its data, the lesson's text, the
number of its first step, the variant."""
