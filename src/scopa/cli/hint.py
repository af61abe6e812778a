"""``scopa hint``: the best play, and what every play promises."""

from __future__ import annotations

from scopa.cli.output import (
    InputError,
    Json,
    Nodes,
    PositionText,
    Seconds,
    VariantCode,
    answer,
    texts,
)
from scopa.notation.position import parse_view
from scopa.rules.catalog import find_variant, variant_code


def hint(
    view: PositionText,
    *,
    variant: VariantCode = "scopa",
    seconds: Seconds = None,
    nodes: Nodes = None,
    json: Json = False,
) -> None:
    """Show the best play of a view, and the expected points of every legal one.

    Parameters
    ----------
    view
        What the seat to play may know, in text notation (``?`` for unseen cards), as one argument.
    seconds
        How long to think; half a second unless nodes are given.
    nodes
        How many play-outs to make; with this alone the answer repeats exactly.
    """
    from scopa import coach
    from scopa.bots import Limits

    rules = find_variant(variant)
    seen = parse_view(view, rules)
    if not seen.plays():
        raise InputError("no-turn", f"it is not seat {seen.seat}'s turn", seat=seen.seat)
    plays = coach.hint(seen, limits=Limits(seconds, nodes))
    document = {
        "variant": variant_code(rules),
        "view": str(seen),
        "turn": seen.turn,
        "best": str(plays[0].play),
        "plays": [{"play": str(each.play), "value": round(each.value, 3)} for each in plays],
    }
    width = max(len(str(each.play)) for each in plays)
    lines = [f"{each.play!s:{width}}  {each.value:+.2f}" for each in plays]
    answer(document, [texts()("hint-head", seat=seen.seat), *lines], as_json=json)
