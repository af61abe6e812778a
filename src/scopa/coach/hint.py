"""Show me the move: every legal play with the points it promises."""

from __future__ import annotations

from random import Random

from scopa.bots.bot import Considered, Limits
from scopa.bots.maestro import Maestro
from scopa.rules.view import View


def hint(
    view: View, *, limits: Limits | None = None, rng: Random | None = None
) -> tuple[Considered, ...]:
    """Every legal play of the viewer with the points of the round it promises.

    First the one to make, then the others by what they promise; these were looked at in fewer
    worlds once they were behind, so one may promise more by chance.

    The strongest bot's opinion, from the view alone: what the viewer cannot see does not matter.
    It thinks as long as that bot does where no limits are given. With no ``rng`` given a fixed one
    is made. ValueError when it is not the viewer's turn.
    """
    best, *others = Maestro(rng or Random(0), limits or Limits()).consider(view)
    return best, *sorted(others, key=lambda considered: -considered.value)
