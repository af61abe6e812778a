"""``scopa legal``: every legal play of a position or a view."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from scopa.cli.output import Json, PositionText, VariantCode, answer
from scopa.notation.position import parse_position, parse_view
from scopa.rules.catalog import find_variant, variant_code


def legal(
    position: PositionText,
    *,
    variant: VariantCode = "scopa",
    partial: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
) -> None:
    """List the legal plays of a position, or of a view (with ``?`` for unseen cards).

    Parameters
    ----------
    position
        The position in text notation, as one argument.
    partial
        Allow a position that does not hold all forty cards.
    """
    rules = find_variant(variant)
    situation = (
        parse_view(position, rules)
        if "?" in position
        else parse_position(position, rules, partial=partial)
    )
    plays = [str(play) for play in situation.plays()]
    document = {
        "variant": variant_code(rules),
        "position": str(situation),
        "turn": situation.turn,
        "plays": plays,
    }
    answer(document, plays, as_json=json)
