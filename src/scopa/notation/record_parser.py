"""Reading records: first into tags and movetext, then replayed under the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from scopa.notation.card import read_cards
from scopa.notation.cardset import read_set
from scopa.notation.play import find_play
from scopa.notation.position import parse_position
from scopa.notation.reader import CARD_TEXT, Piece
from scopa.notation.record import OWN_TAGS, Record
from scopa.notation.tally import numbers_text, tally_text
from scopa.rules.capture import Play
from scopa.rules.catalog import find_variant
from scopa.rules.errors import PositionError, RecordError, ScopaError, shortened
from scopa.rules.faults import find_faults
from scopa.rules.position import Position
from scopa.rules.variant import Variant

_TOKEN: Final = re.compile(
    rf"""
      \[ \s* (?P<name>(?a:[A-Za-z][A-Za-z0-9_]*)) \s+ "(?P<value>(?:[^"\\\n]|\\.)*)" \s* \]
    | \{{ (?P<comment>[^}}]*) \}}
    | (?P<number>[0-9]+\.)
    | (?P<play>{CARD_TEXT}(?:\s*[x×]\s*{CARD_TEXT}+)?\s*\#?) (?=[\s\[{{]|$)
    """,
    re.VERBOSE | re.IGNORECASE,
)
# A hand has no slash in it: were it allowed, a long deal could be cut up in 2^n ways.
_DEAL: Final = re.compile(
    r"([0-9])\s*:\s*([^\s/]+(?:\s*/\s*[^\s/]+)*)\s+([^\s/]+)\s+([^\s/].*)", re.DOTALL
)
_NUMBERS: Final = re.compile(r"\s*[0-9]{1,4}(?:\s*-\s*[0-9]{1,4})*\s*")


@dataclass(slots=True)
class _Raw:
    """A record as written: tags and plays, each with its place in the text."""

    start: Piece
    tags: dict[str, Piece] = field(default_factory=dict[str, Piece])
    plays: list[Piece] = field(default_factory=list[Piece])
    comments: dict[int, str] = field(default_factory=dict[int, str])

    def fail(
        self,
        code: str,
        message: str,
        piece: Piece | None = None,
        ply: int = 0,
        **details: str | int,
    ) -> RecordError:
        at = piece or self.start
        return RecordError(code, message, text=at.text, where=at.where, ply=ply, **details)

    def tag(self, name: str) -> Piece:
        if name not in self.tags:
            raise self.fail("missing-tag", f"the record has no {name} tag", tag=name)
        return self.tags[name]


def parse_records(text: str, *, closed: bool = False) -> tuple[Record, ...]:
    """Every record of a text, replayed and verified.

    ``closed``: whether each has to end with its result, so that one that breaks off is refused.

    Raises :class:`RecordError` (with the ply) or another :class:`scopa.NotationError` for the first
    part that cannot be read or does not follow from what stands before it.
    """
    raws = list(_split(text))
    records = tuple(map(_replay, raws))
    if closed:
        for raw in raws:
            raw.tag("Result")
    return records


def _split(text: str) -> Iterator[_Raw]:
    """A record ends where the next one's Variant tag begins."""
    raw: _Raw | None = None
    for token in _tokens(text):
        piece = Piece(token[0], token.start())
        name = token["name"]
        if name == "Variant" or raw is None:
            if name is None:
                raise piece.error("bad-record", "a record begins with its tags")
            if raw is not None:
                yield raw
            raw = _Raw(piece)
        _take(raw, token, piece)
    if raw is not None:
        yield raw


def _tokens(text: str) -> Iterator[re.Match[str]]:
    at = 0
    while (at := _skip_blanks(text, at)) < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            end = re.compile(r"\s|$").search(text, at)
            piece = Piece(text[at : end.start() if end else None], at)
            raise piece.error("bad-record", "neither a tag, a play, a number nor a comment")
        yield token
        at = token.end()


def _skip_blanks(text: str, at: int) -> int:
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def _take(raw: _Raw, token: re.Match[str], piece: Piece) -> None:
    if name := token["name"]:
        if name in raw.tags:
            raise raw.fail("tag-twice", f"the tag {shortened(name)} comes twice", piece)
        value = re.sub(r"\\(.)", r"\1", token["value"])
        raw.tags[name] = Piece(value, token.start("value"))
    elif token["comment"] is not None:
        text = " ".join(token["comment"].split())
        before = raw.comments.get(len(raw.plays))
        raw.comments[len(raw.plays)] = f"{before} {text}" if before else text
    elif token["play"]:
        raw.plays.append(piece.stripped())


def _replay(raw: _Raw) -> Record:
    variant = _variant(raw)
    set_up = "Position" in raw.tags
    position = deal = _set_up(raw, variant) if set_up else _deal(raw, variant)
    plays: list[Play] = []
    for ply, piece in enumerate(raw.plays, 1):
        try:
            play = find_play(piece.text, position)
        except ScopaError as error:
            raise raw.fail("record-play", str(error), piece, ply) from error
        plays.append(play)
        position = position.after(play)
    record = Record(
        deal=deal,
        plays=tuple(plays),
        round=_number(raw, "Round", 1),
        score=_score(raw, variant),
        seats=_seats(raw, variant),
        date=raw.tags["Date"].text if "Date" in raw.tags else "",
        tags={name: tag.text for name, tag in raw.tags.items() if not OWN_TAGS.fullmatch(name)},
        comments=raw.comments,
        where=raw.start.where,
        set_up=set_up,
    )
    _check_dealer(raw, record)
    _check_foot(raw, record)
    return record


def _variant(raw: _Raw) -> Variant:
    tag = raw.tag("Variant")
    try:
        return find_variant(tag.text)
    except ScopaError as error:
        raise raw.fail("record-variant", str(error), tag) from error


def _seats(raw: _Raw, variant: Variant) -> tuple[str, ...]:
    names = [f"Seat{seat}" for seat in range(1, 5)]
    for name in names[variant.players :]:
        if name in raw.tags:
            raise raw.fail("record-seat", f"{variant.name} has no {name}", raw.tags[name])
    return tuple(
        raw.tags[name].text if name in raw.tags else "?" for name in names[: variant.players]
    )


def _number(raw: _Raw, name: str, default: int) -> int:
    return raw.tags[name].stripped().number(f"the {name} tag") if name in raw.tags else default


def _score(raw: _Raw, variant: Variant) -> tuple[int, ...]:
    if "Score" not in raw.tags:
        return ()
    tag = raw.tags["Score"]
    if _NUMBERS.fullmatch(tag.text):
        score = tuple(int(part.strip()) for part in tag.text.split("-"))
        if len(score) == variant.sides:
            return score
    example = numbers_text((0,) * variant.sides)
    message = f"a score is one number for each side, such as {example}"
    raise raw.fail("record-score", message, tag, example=example)


def _deal(raw: _Raw, variant: Variant) -> Position:
    tag = raw.tag("Deal")
    match = _DEAL.fullmatch(tag.text.strip())
    if match is None:
        raise _no_deal(raw, tag, variant, "a deal is leader:hands table stock")
    leader = int(match[1])
    stripped = tag.stripped()
    hands = [read_set(piece) for piece in stripped.part(*match.span(2)).split("/")]
    if not 1 <= leader <= variant.players or len(hands) != variant.players:
        raise _no_deal(raw, tag, variant, f"{variant.name} has {variant.players} seats")
    table = read_set(stripped.part(*match.span(3)))
    stock = stripped.part(*match.span(4))
    shift = variant.players - leader + 1
    masks = tuple(hand.mask for hand in hands)
    deal = Position(
        variant=variant,
        hand_masks=masks[shift:] + masks[:shift],
        table_mask=table.mask,
        turn=leader,
        last=0,
        last_scored=False,
        pile_masks=(0,) * variant.sides,
        scope=(0,) * variant.sides,
        tris=(0,) * variant.sides,
        stock=() if stock.text == "-" else tuple(read_cards(stock)),
        leader=leader,
        history=(),
    )
    _check_deal(raw, tag, deal)
    return deal


def _set_up(raw: _Raw, variant: Variant) -> Position:
    tag = raw.tags["Position"]
    if "Deal" in raw.tags:
        message = "a round begins with a deal or a position, not with both"
        raise raw.fail("record-two-starts", message, tag)
    try:
        return parse_position(tag.text, variant)
    except ScopaError as error:
        raise raw.fail("record-position", str(error), tag) from error


def _check_deal(raw: _Raw, tag: Piece, deal: Position) -> None:
    variant = deal.variant
    if faults := find_faults(deal):
        cause = PositionError(faults)
        raise raw.fail("record-deal-faults", str(cause), tag) from cause
    if any(len(hand) != variant.hand_size for hand in deal.hands):
        raise _no_deal(raw, tag, variant, f"each hand is dealt {variant.hand_size} cards")
    if len(deal.table) != variant.table_size:
        message = f"{variant.table_size} cards are dealt to the table"
        raise _no_deal(raw, tag, variant, message)


def _no_deal(raw: _Raw, tag: Piece, variant: Variant, message: str) -> RecordError:
    """The error of a deal that has another shape than the variant's."""
    return raw.fail(
        "record-deal",
        message,
        tag,
        seats=variant.players,
        hand=variant.hand_size,
        table=variant.table_size,
    )


def _check_dealer(raw: _Raw, record: Record) -> None:
    if _number(raw, "Dealer", record.dealer) != record.dealer:
        message = f"the deal has seat {record.dealer} deal, as the seat before the leader"
        raise raw.fail("record-dealer", message, raw.tags["Dealer"])


def _check_foot(raw: _Raw, record: Record) -> None:
    outcome = record.outcome
    expected = {"Tally": "", "Result": "*"}
    if outcome is not None:
        expected = {"Tally": tally_text(outcome), "Result": numbers_text(outcome.points)}
    for name, wanted in expected.items():
        if name in raw.tags and " ".join(raw.tags[name].text.split()) != wanted:
            message = f"the plays give {wanted or 'no tally yet'}"
            tag, plies = raw.tags[name], len(record.plays)
            raise raw.fail("record-tally", message, tag, plies, expected=wanted or "–")


def check_scores(records: tuple[Record, ...]) -> None:
    """Check that rounds of one match add up; :class:`RecordError` names the first that does not.

    A record whose round number and variant follow on the one before it belongs to the same match.
    """
    for before, record in pairwise(records):
        if not _follows(before, record) or before.outcome is None:
            continue
        if record.score != before.score_after:
            shown, ended = numbers_text(record.score), numbers_text(before.score_after)
            message = f"round {record.round} cannot begin at {shown}: the round before ended at "
            raise RecordError(
                "record-score-before",
                message + ended,
                text=shown,
                where=record.where,
                round=record.round,
                expected=ended,
            )


def split_matches(records: tuple[Record, ...]) -> tuple[tuple[Record, ...], ...]:
    """The records of each match: those that follow on one another, by the same rules and seats."""
    matches: list[list[Record]] = []
    for record in records:
        if matches and _follows(matches[-1][-1], record) and matches[-1][-1].seats == record.seats:
            matches[-1].append(record)
        else:
            matches.append([record])
    return tuple(map(tuple, matches))


def _follows(before: Record, record: Record) -> bool:
    return (before.variant, before.round + 1) == (record.variant, record.round)
