"""Search in a view: what each legal play is worth, by play-outs in worlds the view allows.

The core alone does this; call only where :func:`has_core`. See docs/engine.md for how.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from scopa.cards import CardSet
from scopa.engine.limits import bounds_of
from scopa.engine.native import core_variant, to_core

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scopa.engine import _core
    from scopa.engine.limits import SearchLimits, StopFlag
    from scopa.rules.capture import Play
    from scopa.rules.position import Position
    from scopa.rules.variant import Variant
    from scopa.rules.view import View


@dataclass(frozen=True, slots=True)
class PolicyWeights:
    """The weights of the policy that plays the rounds out, as the core wants them."""

    single: tuple[float, ...]
    """Scopa, sweep, threat, after, mill, double, keep, ace kept, unpair, fade, alone, anchor; in
    points."""
    lay: tuple[float, ...]
    """What laying a card of each rank costs besides, the ace first."""
    worths: tuple[tuple[float, ...], ...]
    """The worth of each card by its index: with no majority open, with that of cards, with that
    of coins, with both. Multiples of 1/1024."""

    def numbers(self) -> _core.Weights:
        """The same for the core."""
        return list(self.single), list(self.lay), list(map(list, self.worths))


def weigh(view: View, weights: PolicyWeights) -> dict[Play, float]:
    """The policy's own worth of each legal play of a view, in points."""
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    worths = dict(_core.weigh(_seen(view), weights.numbers()))
    return {play: worths[play.card.index, play.captured.mask] for play in view.plays()}


def greedy(view: View) -> Play:
    """What the bot ``greedy`` plays in a view, of equal plays the first."""
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    numbers = _core.greedy(_seen(view))
    return next(play for play in view.plays() if (play.card.index, play.captured.mask) == numbers)


@dataclass(frozen=True, slots=True)
class Believed:
    """A world as likely as the plays seen make it, and how its seats play."""

    hands: tuple[CardSet, ...]
    """By seat, the viewer's own too."""
    styles: tuple[int, ...]
    """By seat, which of the styles it has; the viewer has the first."""


def believe(
    view: View, styles: Sequence[PolicyWeights], count: int, *, seed: int = 0
) -> list[Believed]:
    """So many worlds as a search in this view would draw them, one after the other.

    Each follows from the one before, so neighbours are alike. ValueError for no style or more
    than four, or when the round is over.
    """
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    numbers = [style.numbers() for style in styles]
    return [
        Believed(tuple(map(CardSet.of_mask, hands)), tuple(style_of))
        for hands, style_of in _core.believe(_seen(view), numbers, count, seed % 2**64)
    ]


@dataclass(frozen=True, slots=True)
class Duel:
    """What came of a policy's rounds against another."""

    lead: float
    """Points a round: the first's side minus the best other."""
    error: float
    """The standard error of that, over deals."""
    won: float
    """The share of rounds in which the first's side made more points than any other."""
    lost: float
    """The share in which it made fewer."""


def duel(
    variant: Variant,
    first: Sequence[PolicyWeights],
    second: Sequence[PolicyWeights],
    deals: int,
    *,
    side: int | None = None,
    seed: int = 0,
) -> Duel:
    """Random deals between two players, each played once for every side the first may have.

    With ``side`` only for that one: 1 leads, the last one deals.

    A player has one policy; or as many for the leading side as then for the dealer's, by which it
    goes in turn as the round goes on; or none, and is the bot ``greedy``. ValueError for another
    number, and for a side that there is not.
    """
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    return Duel(
        *_core.duel(
            core_variant(variant),
            [policy.numbers() for policy in first],
            [policy.numbers() for policy in second],
            side or 0,
            deals,
            seed % 2**64,
        )
    )


RoundEnds: TypeAlias = tuple[tuple[float, ...], ...]
"""How rounds between equals of two sides end: ``[i][j]`` is the chance that the dealing side makes
i points and the other j; 0 to 9 each, more counting as 9."""


def round_ends(variant: Variant, weights: PolicyWeights, deals: int, *, seed: int = 0) -> RoundEnds:
    """The same from random deals that a policy plays with itself. ValueError for three sides."""
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    ends = _core.round_ends(core_variant(variant), weights.numbers(), deals, seed % 2**64)
    return tuple(map(tuple, ends))


def match_chance(
    variant: Variant, score: Sequence[int], next_dealer: int, ends: RoundEnds
) -> float:
    """The chance of side 1 to win a match between equals, from the score after a round.

    ``next_dealer`` is the side that deals the next round; of three sides a rule of thumb.
    """
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    return _core.match_chance(core_variant(variant), _score(variant, score, next_dealer, ends))


def consider(
    view: View,
    styles: Sequence[PolicyWeights],
    limits: SearchLimits,
    *,
    ends: RoundEnds | None = None,
    seed: int = 0,
    truth: Position | None = None,
    stop: StopFlag | None = None,
) -> list[tuple[Play, float]]:
    """Every legal play of a view with its value, best first. A node is a play-out.

    ``styles`` are the policies that players may have, one to four, the searcher's own first; how
    the others have played tells which they have, and which cards. A value is the expected points
    of the whole round: the viewer's side minus the best other.
    Where the view has the match's score, and ``ends`` tell how rounds between equals end, what is
    best is the chance to win the match instead.

    With ``truth``, a position, the search knows all cards. ValueError when it is not the
    viewer's turn.
    """
    plays = {(play.card.index, play.captured.mask): play for play in view.plays()}
    if not plays:
        raise ValueError(f"it is not seat {view.seat}'s turn")
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    # Who leads this round deals the next.
    next_dealer = view.variant.side_of(view.leader)
    found, _ = _core.consider(
        _seen(view),
        [style.numbers() for style in styles],
        _score(view.variant, view.score, next_dealer, ends) if view.score and ends else None,
        to_core(truth) if truth else None,
        seed % 2**64,
        *bounds_of(limits),
        stop.native() if stop else None,
    )
    return [(plays[numbers], value) for numbers, value, _ in found]


def _score(
    variant: Variant, score: Sequence[int], next_dealer: int, ends: RoundEnds
) -> _core.Score:
    return list(score), variant.target, next_dealer, [list(row) for row in ends]


def _seen(view: View) -> _core.Seen:
    from scopa.engine import _core  # noqa: PLC0415  # only a search should load it

    hands = [0] * view.variant.players
    hands[view.seat - 1] = view.hand.mask
    state: _core.State = (
        hands,
        view.table.mask,
        view.turn,
        view.last,
        view.last_scored,
        [pile.mask for pile in view.piles],
        list(view.scope),
        list(view.tris),
        [],
        view.leader,
    )
    made = [(seat, play.card.index, play.captured.mask) for seat, play in view.plays_made()]
    position = _core.Position(core_variant(view.variant), state)
    return position, list(view.hand_sizes), view.stock_size, made
