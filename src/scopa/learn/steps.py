"""The steps a lesson is made of. Each names its text; what it shows is positions, piles and cards.

=========  =====================================================================================
Read       something to read, with rows of cards beside it
Task       a position in which one of the solving plays is wanted
Quiz       a question with choices, one of them right
Prime      a pile in which the four prime cards are to be found, with the values to try them by
Count      the tally of a round that was played
=========  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from scopa.cards import Card, CardSet
from scopa.learn.answers import Value
from scopa.rules.capture import Play
from scopa.rules.position import Position
from scopa.rules.scoring import Outcome
from scopa.rules.variant import Variant


@dataclass(frozen=True)
class Told:
    """What every step has: the id of its text, and the values in it."""

    text: str
    values: Mapping[str, Value] = field(default_factory=dict[str, Value], kw_only=True)


@dataclass(frozen=True)
class Read(Told):
    """Something to read; each row of cards is drawn on a line of its own."""

    rows: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True)
class Task(Told):
    """A position to play from, as the seat whose turn it is."""

    position: Position
    solutions: Mapping[Play, str]
    """The plays that solve it, with what is said to each."""
    others: Mapping[Play, str] = field(default_factory=dict[Play, str])
    """Other legal plays that have an answer of their own."""
    before: tuple[tuple[int, Play], ...] = ()
    """What the other seats have played since the step before, each play with its seat."""
    claims: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """What the texts say about the position, for the tests to hold against the rules."""


@dataclass(frozen=True)
class Quiz(Told):
    """A question about piles, a play or a card. A choice is a number, a card or a word."""

    choices: tuple[str, ...]
    right: str
    rows: tuple[tuple[Card, ...], ...] = ()
    """Cards to draw beside the question, a row a line."""
    piles: tuple[CardSet, ...] = ()
    """One pile a side, for a question about scoring."""
    asks: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """What is asked, in terms of the rules, for the tests to find the right choice again."""

    def answer(self, choice: str) -> str:
        """The id of what is said to a choice."""
        return f"{self.text}-{'done' if choice == self.right else choice}"


@dataclass(frozen=True)
class Prime(Told):
    """A pile; wanted are the cards that make its primiera."""

    pile: CardSet


@dataclass(frozen=True)
class Count(Told):
    """How a round ended."""

    outcome: Outcome


Step = Read | Task | Quiz | Prime | Count


@dataclass(frozen=True)
class Lesson:
    """One lesson: its texts begin with ``lesson-<name>``."""

    name: str
    chapter: str
    variant: Variant
    steps: tuple[Step, ...]

    @property
    def text(self) -> str:
        """The id of its title; ``-about`` and the numbers of its steps are added to it."""
        return f"lesson-{self.name}"
