"""The way to the compiled core and back: loading it when first needed, and translating values."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Final, get_args

from scopa.cards import CARDS
from scopa.rules.position import Position
from scopa.rules.variant import Ace, AceOnAce, Capture, LastSweep, Variant

if TYPE_CHECKING:
    from types import ModuleType

    from scopa.engine import _core

_CAPTURES: Final = get_args(Capture)
_ACES: Final = get_args(Ace)
_ACES_ON_ACES: Final = get_args(AceOnAce)
_LAST_SWEEPS: Final = get_args(LastSweep)


@cache
def has_core() -> bool:
    """Whether the compiled core is there; says so once, on standard error, when it is not."""
    return _load() is not None


def _load() -> ModuleType | None:
    try:
        from scopa.engine import _core  # noqa: PLC0415  # only a search should pay for loading it
    except ImportError as error:
        reason = " ".join(str(error).split())
        print(  # noqa: T201  # the one line that says what is missing
            f"scopa: no compiled core, searches are slow ({reason})", file=sys.stderr
        )
        return None
    return _core


@cache
def core_variant(variant: Variant) -> _core.Variant:
    """The core's value for a variant; call only where :func:`has_core`."""
    from scopa.engine import _core  # noqa: PLC0415  # see has_core

    return _core.Variant(
        variant.players,
        variant.hand_size,
        _CAPTURES.index(variant.capture),
        _ACES.index(variant.ace),
        _ACES_ON_ACES.index(variant.ace_on_ace),
        variant.ace_sweep_is_scopa,
        _LAST_SWEEPS.index(variant.last_sweep),
        variant.re_bello,
        variant.napola,
        variant.tris,
    )


def to_core(position: Position) -> _core.Position:
    """The core's value for a position; call only where :func:`has_core`."""
    from scopa.engine import _core  # noqa: PLC0415  # see has_core

    state: _core.State = (
        list(position.hand_masks),
        position.table_mask,
        position.turn,
        position.last,
        position.last_scored,
        list(position.pile_masks),
        list(position.scope),
        list(position.tris),
        [card.index for card in position.stock],
        position.leader,
    )
    return _core.Position(core_variant(position.variant), state)


def from_core(position: _core.Position, variant: Variant) -> Position:
    """The Python value for a position of the core, without a history."""
    hands, table, turn, last, last_scored, piles, scope, tris, stock, leader = position.state()
    return Position(
        variant=variant,
        hand_masks=tuple(hands),
        table_mask=table,
        turn=turn,
        last=last,
        last_scored=last_scored,
        pile_masks=tuple(piles),
        scope=tuple(scope),
        tris=tuple(tris),
        stock=tuple(CARDS[index] for index in stock),
        leader=leader,
        history=(),
    )
