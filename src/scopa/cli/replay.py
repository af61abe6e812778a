"""``scopa replay``: verify records and show how each round was scored."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from scopa.cli.output import Hyphened, Json, answer, read_input, texts
from scopa.notation.record import Record
from scopa.notation.record_parser import check_scores, parse_records
from scopa.notation.tally import numbers_text
from scopa.rules.catalog import variant_code


def replay(
    file: Annotated[str, Hyphened] = "-",
    *,
    plays: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
) -> None:
    """Verify the records in a file, play by play, and score them.

    Parameters
    ----------
    file
        The file, or - for standard input.
    plays
        Show the position after every play as well.
    """
    records = parse_records(read_input(file))
    check_scores(records)
    documents = [_document(record) for record in records]
    lines: list[str] = []
    for record in records:
        lines += [*_lines(record, with_positions=plays), ""]
    answer({"records": documents}, lines[:-1], as_json=json)


def _document(record: Record) -> dict[str, Any]:
    outcome = record.outcome
    return {
        "variant": variant_code(record.variant),
        "round": record.round,
        "seats": list(record.seats),
        "dealer": record.dealer,
        "plays": [str(play) for play in record.plays],
        "position": str(record.positions[-1]),
        "over": outcome is not None,
        "tally": {name: list(points) for name, points in outcome.tally.items()}
        if outcome
        else None,
        "points": list(outcome.points) if outcome else None,
        "score_before": list(record.score),
        "score": list(record.score_after),
    }


def _lines(record: Record, *, with_positions: bool) -> list[str]:
    text = texts()
    code = variant_code(record.variant)
    lines = [text("replay-head", variant=code, round=record.round)]
    if with_positions:
        lines += [
            f"{ply:3} {play!s:16}{position}"
            for ply, (play, position) in enumerate(
                zip(record.plays, record.positions[1:], strict=True), 1
            )
        ]
    outcome = record.outcome
    if outcome is None:
        return [*lines, text("replay-unfinished", plays=len(record.plays))]
    for category, amounts in outcome.tally.items():
        name = text(f"category-{category.replace('_', '-')}")
        lines.append(f"  {name:16}{numbers_text(amounts)}")
    points, score = numbers_text(outcome.points), numbers_text(record.score_after)
    return [*lines, text("replay-points", points=points, score=score)]
