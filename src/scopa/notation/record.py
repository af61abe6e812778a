"""Records: rounds with their deal, plays and tally, as tag pairs and movetext, many to a file.

A record is one round; a match is its rounds one after the other. Every play and the tally are
verified on import, so a record that was read is one that can be replayed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from scopa.notation.tally import numbers_text, tally_text
from scopa.rules.capture import Play
from scopa.rules.catalog import variant_code
from scopa.rules.errors import shortened
from scopa.rules.position import Position
from scopa.rules.scoring import Outcome
from scopa.rules.variant import Variant

_LINE_WIDTH: Final = 80
_TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
OWN_TAGS: Final = re.compile(
    r"Variant|Seat[1-4]|Dealer|Date|Round|Deal|Position|Score|Tally|Result"
)
"""The tags that say something of the round itself."""


@dataclass(frozen=True)
class Record:
    """One round, replayed and checked. ``str(record)`` is its canonical text.

    Raises :class:`IllegalPlay` when the plays do not follow from the deal, and ValueError for
    what cannot be written: a tag of two lines, one that is the record's own, a comment with ``}``.
    """

    deal: Position
    """The position as dealt, or as set up."""
    plays: tuple[Play, ...] = ()
    """The plays, in order; fewer than forty cards' worth when the round was not finished."""
    round: int = 1
    score: tuple[int, ...] = ()
    """Match points of each side before this round; nil when left out."""
    seats: tuple[str, ...] = ()
    """The players' names, seat 1 first; ``?`` where unknown."""
    date: str = ""
    """The day of play as ``2026.11.30``, or nothing."""
    tags: Mapping[str, str] = field(default_factory=dict[str, str])
    """Any other tags, in the order in which they were read."""
    comments: Mapping[int, str] = field(default_factory=dict[int, str])
    """Comments by the number of plays made before them; any blanks in them count as one."""
    where: int = field(default=0, repr=False, compare=False)
    """Where the record begins in the text it was read from, from 0."""
    set_up: bool = False
    """Whether the first position was set up by hand: any position may begin such a record."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "score", self.score or (0,) * self.variant.sides)
        object.__setattr__(self, "seats", self.seats or ("?",) * self.variant.players)
        positions = [self.deal]
        for play in self.plays:
            positions.append(positions[-1].after(play))
        object.__setattr__(self, "_positions", tuple(positions))
        comments = {ply: " ".join(text.split()) for ply, text in self.comments.items()}
        object.__setattr__(self, "comments", comments)
        for reason in _unwritable(self):
            raise ValueError(reason)

    _positions: tuple[Position, ...] = field(init=False, repr=False, compare=False)

    @property
    def variant(self) -> Variant:
        """The rules played."""
        return self.deal.variant

    @property
    def dealer(self) -> int:
        """The seat that dealt: the one before the leader."""
        return self.variant.seat_before(self.deal.leader)

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position of the round: as dealt, and after each play."""
        return self._positions

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the round; None when the record stops before its end."""
        return self._positions[-1].outcome()

    @property
    def score_after(self) -> tuple[int, ...]:
        """The match score once this round has been counted, if it was finished."""
        points = self.outcome.points if self.outcome else (0,) * self.variant.sides
        return tuple(map(sum, zip(self.score, points, strict=True)))

    def __str__(self) -> str:
        return dump_record(self)


def _unwritable(record: Record) -> Iterator[str]:
    """What the text of a record has no place for."""
    for text in (*record.seats, record.date, *record.tags.values()):
        if "\n" in text:
            yield f"a tag stands on one line: {shortened(text)!r}"
    for name in record.tags:
        if not _TAG_NAME.fullmatch(name) or OWN_TAGS.fullmatch(name):
            yield f"not the name of a tag to add: {shortened(name)!r}"
    for ply, text in record.comments.items():
        if "}" in text:
            yield f"a comment ends at its first brace: {shortened(text)!r}"
        if not 0 <= ply <= len(record.plays):
            yield f"a comment stands after {ply} plays, but there are {len(record.plays)}"


def dump_record(record: Record) -> str:
    """The canonical text of a record, ending in a newline."""
    lines = [_tag(name, value) for name, value in _head(record)]
    lines += _wrapped(_movetext(record))
    lines += [_tag(name, value) for name, value in _foot(record)]
    return "\n".join(lines) + "\n"


def dump_records(records: tuple[Record, ...]) -> str:
    """The text of several records, with an empty line between them."""
    return "\n".join(map(dump_record, records))


def deal_text(deal: Position) -> str:
    """The value of the Deal tag: leader, then hands (the leader's first), table and stock."""
    start = deal.leader - 1
    hands = "/".join(map(str, (*deal.hands[start:], *deal.hands[:start])))
    stock = "".join(map(str, deal.stock)) or "-"
    return f"{deal.leader}:{hands} {deal.table} {stock}"


def _head(record: Record) -> Iterator[tuple[str, str]]:
    yield "Variant", variant_code(record.variant)
    for seat, name in enumerate(record.seats, 1):
        yield f"Seat{seat}", name
    yield "Dealer", str(record.dealer)
    if record.date:
        yield "Date", record.date
    yield "Round", str(record.round)
    yield ("Position", str(record.deal)) if record.set_up else ("Deal", deal_text(record.deal))
    yield "Score", numbers_text(record.score)
    yield from record.tags.items()


def _foot(record: Record) -> Iterator[tuple[str, str]]:
    outcome = record.outcome
    if outcome is None:
        yield "Result", "*"
        return
    yield "Tally", tally_text(outcome)
    yield "Result", numbers_text(outcome.points)


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _movetext(record: Record) -> Iterator[str]:
    for ply, play in enumerate(record.plays):
        if ply in record.comments:
            yield f"{{{record.comments[ply]}}}"
        number, first = divmod(ply, record.variant.players)
        yield f"{number + 1}. {play}" if first == 0 else str(play)
    if len(record.plays) in record.comments:
        yield f"{{{record.comments[len(record.plays)]}}}"


def _wrapped(words: Iterator[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _LINE_WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        yield line
