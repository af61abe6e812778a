"""``scopa solve``: what a position with open cards is worth, and how it is played best."""

from __future__ import annotations

from random import Random
from typing import Annotated

from cyclopts import Parameter, validators

from scopa.bots import Limits
from scopa.cli.output import AtLeastOne, Json, PositionText, VariantCode, answer
from scopa.engine import Solution
from scopa.engine import solve as solve_position
from scopa.notation.position import parse_position
from scopa.rules.catalog import find_variant, variant_code
from scopa.rules.position import Position, deal


def solve(  # noqa: PLR0913  # each is an option of the command
    position: PositionText | None = None,
    *,
    variant: VariantCode = "scopa",
    seed: int = 0,
    partial: Annotated[bool, Parameter(negative="")] = False,
    value_only: Annotated[bool, Parameter(negative="")] = False,
    seconds: Annotated[float | None, Parameter(validator=validators.Number(gte=0))] = None,
    nodes: Annotated[int | None, Parameter(validator=validators.Number(gte=0))] = None,
    memory: Annotated[int, AtLeastOne] = 256,
    json: Json = False,
) -> None:
    """Solve a position, or a random deal, with all cards open and the stock's order known.

    Values are side 1's points of the round minus side 2's under best play. A search that a limit
    ends prints the bounds it has proven.

    Parameters
    ----------
    position
        The position in text notation; a deal from the seed when left out.
    seed
        The seed of the deal.
    partial
        Allow a position that does not hold all forty cards.
    value_only
        Leave out the value of each play, which is quicker.
    seconds
        Stop after so many seconds.
    nodes
        Stop after so many positions.
    memory
        Megabytes that the search may use for what it remembers.
    """
    rules = find_variant(variant)
    start = (
        parse_position(position, rules, partial=partial)
        if position is not None
        else deal(rules, Random(seed))
    )
    solution = solve_position(
        start,
        Limits(seconds=seconds, nodes=nodes),
        memory=memory * 2**20,
        every_play=not value_only,
    )
    document = _document(start, solution)
    answer(document, _lines(start, solution), as_json=json)


def _document(position: Position, solution: Solution) -> dict[str, object]:
    return {
        "variant": variant_code(position.variant),
        "position": str(position),
        "turn": position.turn,
        "value": solution.value,
        "exact": solution.exact,
        "bounds": list(solution.bounds),
        "plays": [
            {"play": str(solved.play), "value": solved.value, "bounds": [solved.low, solved.high]}
            for solved in solution.plays
        ],
        "line": [str(play) for play in solution.line],
        "nodes": solution.nodes,
        "seconds": solution.seconds,
    }


def _lines(position: Position, solution: Solution) -> list[str]:
    lines = [str(position), _value(solution.low, solution.high)]
    lines += [f"  {solved.play!s:16}{_value(solved.low, solved.high)}" for solved in solution.plays]
    if solution.line:
        lines.append(" ".join(map(str, solution.line)))
    return lines


def _value(low: int, high: int) -> str:
    return f"{low:+d}" if low == high else f"{low:+d} … {high:+d}"
