"""Positions set up by hand: read and checked by the rules, completed or drawn by chance."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from litestar import post

from scopa.notation.position import read_position
from scopa.rules.catalog import find_variant, variant_code
from scopa.rules.faults import find_faults
from scopa.rules.filling import fill, moment
from scopa.rules.position import Position
from scopa.server.errors import told_faults
from scopa.server.kept import Asked
from scopa.server.messages import POSITION_ASKED, PositionAsked, PositionShown, read
from scopa.server.players import check_origin

_CHANCE: Final = SystemRandom()


@post("/api/positions", status_code=200)
async def check_position(request: Asked) -> PositionShown:
    """What a position's text says, and every reason why it cannot be.

    The asker knows all of its cards anyway: nothing here belongs to a table.
    """
    check_origin(request)
    return position_shown(_wanted(read(await request.body(), POSITION_ASKED)))


def _wanted(asked: PositionAsked) -> Position:
    variant = find_variant(asked.variant)
    if asked.position is None:
        return moment(variant, _CHANCE)
    position = read_position(asked.position, variant)
    return fill(position, _CHANCE) if asked.fill else position


def position_shown(position: Position) -> PositionShown:
    """A position in its parts."""
    variant = position.variant
    return PositionShown(
        variant=variant_code(variant),
        position=str(position),
        sides=[variant.side_of(seat) for seat in range(1, variant.players + 1)],
        hands=[list(map(str, hand)) for hand in position.hands],
        table=list(map(str, position.table)),
        turn=position.turn,
        last=position.last,
        last_scored=position.last_scored,
        piles=[list(map(str, pile)) for pile in position.piles],
        scope=list(position.scope),
        tris=list(position.tris),
        stock=list(map(str, position.stock)),
        dealer=variant.seat_before(position.leader),
        faults=told_faults(find_faults(position)),
    )
