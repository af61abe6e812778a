"""``scopa perft``: count play sequences, to compare implementations of the rules."""

from __future__ import annotations

from random import Random
from typing import Annotated

from cyclopts import Parameter

from scopa.cli.output import AtLeastOne, Json, PositionText, VariantCode, answer
from scopa.notation.position import parse_position
from scopa.rules.catalog import find_variant, variant_code
from scopa.rules.perft import divide as divide_plays
from scopa.rules.perft import perft as count_plays
from scopa.rules.position import deal


def perft(
    depth: Annotated[int, AtLeastOne],
    position: PositionText | None = None,
    *,
    variant: VariantCode = "scopa",
    seed: int = 0,
    divide: Annotated[bool, Parameter(negative="")] = False,
    partial: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
) -> None:
    """Count the sequences of exactly DEPTH plays from a position, or from a random deal.

    Parameters
    ----------
    depth
        How many plays deep to count.
    position
        The position in text notation; a deal from the seed when left out.
    seed
        The seed of the deal.
    divide
        Count for each first play by itself.
    partial
        Allow a position that does not hold all forty cards.
    """
    rules = find_variant(variant)
    start = (
        parse_position(position, rules, partial=partial)
        if position is not None
        else deal(rules, Random(seed))
    )
    document: dict[str, object] = {
        "variant": variant_code(rules),
        "position": str(start),
        "depth": depth,
    }
    lines: list[str] = []
    if divide:
        split = divide_plays(start, depth)
        document |= {"divide": split, "count": sum(split.values())}
        lines += [f"{play:16}{count:>12}" for play, count in split.items()]
    else:
        document["count"] = count_plays(start, depth)
    answer(document, [*lines, str(document["count"])], as_json=json)
