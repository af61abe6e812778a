"""What one seat is told of a table: made when it is sent, from that seat's view alone.

The functions that show cards are given a :class:`scopa.View` and never a position, so the hidden
is out of their reach. Two facts come from elsewhere, both public by then: a seed whose round is
counted, and the tally of that round, whose cards have all been taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from scopa.cards import Card, CardSet
from scopa.live import events as ev
from scopa.live import state as st
from scopa.live.result import leftovers_of, result_of
from scopa.live.rounds import Taken
from scopa.live.seats import Bot
from scopa.live.table import Table
from scopa.rules.capture import Play
from scopa.rules.catalog import variant_code
from scopa.rules.variant import Variant
from scopa.rules.view import View

_NOTHING = st.PileShown(cards=0, scope=0, scopa_cards=[])


def state_for(table: Table, seat: int) -> st.State:
    """The table as a seat (from 1) sees it."""
    round_ = table.round
    counted = table.counted
    # Until the next round is dealt, the cards of the last one lie as they were counted.
    shown = round_ if round_.deal or counted is None else counted
    view = shown.view(seat)
    return st.State(
        table=table.id,
        version=table.version,
        **rules_shown(table.variant),
        phase=table.phase,
        seats=list(_seats(table, seat, view)),
        seat=seat,
        round=round_.number,
        dealer=round_.dealer,
        leader=round_.leader,
        turn=view.turn if view else 0,
        ply=round_.ply,
        hand=texts_of(view.hand) if view else [],
        table_cards=texts_of(view.table) if view else [],
        stock=view.stock_size if view else 40,
        last_hand=view is not None and view.stock_size == 0,
        piles=piles_shown(view, shown.begun_with) if view else [_NOTHING] * table.variant.sides,
        last_play=_last_play(view) if view else None,
        plays=[st.PlayShown(**_parts(play)) for play in view.plays()] if view else [],
        score=list(table.match.score),
        result=result_of(counted) if counted else None,
        winner=table.winner,
        commitment=round_.commitment,
    )


def rules_shown(variant: Variant) -> dict[str, Any]:
    """The fields that say what is played."""
    return {
        "variant": variant_code(variant),
        "name": variant.name,
        "switches": dict(variant.switches()),
        "target": variant.target,
    }


def event_for(before: Table, event: ev.Event, after: Table, seat: int) -> st.EventShown:
    """What a seat is told of an event that led from one version of a table to the next."""
    match event:
        case ev.Created() | ev.SetUp():
            raise ValueError("nobody watches a table being created")
        case ev.Prepared():
            return st.PreparedShown(round=event.round, commitment=event.commitment)
        case ev.Dealt():
            return st.DealtShown(round=event.round, dealer=event.dealer, leader=event.leader)
        case ev.Played():
            views = before.round.seen(seat), after.round.seen(seat)
            return played_shown(event.seat, *views, after.round.begun_with)
        case ev.RoundOver():
            return st.RoundOverShown(round=event.round, seed=event.seed)
        case ev.MatchOver():
            return st.MatchOverShown(winner=event.winner)
        case _ as never:
            assert_never(never)


def played_shown(seat: int, before: View, after: View, begun_with: Taken) -> st.PlayedShown:
    """The play that a seat made between two views, and what followed from it."""
    play = after.history[-1]
    leftovers = leftovers_of(after, begun_with.piles) if after.turn == 0 else CardSet()
    return st.PlayedShown(
        **_made(seat, play),
        hand_dealt=after.stock_size < before.stock_size,
        leftovers=texts_of(leftovers),
        leftovers_side=after.variant.side_of(after.last) if leftovers and after.last else 0,
    )


def _seats(table: Table, reader: int, view: View | None) -> Iterator[st.SeatShown]:
    for number, seat in enumerate(table.seats, 1):
        bot = seat.name if isinstance(seat, Bot) else None
        yield st.SeatShown(
            seat=number,
            side=table.variant.side_of(number),
            kind="human" if bot is None else "bot",
            bot=bot,
            you=number == reader,
            cards=view.hand_sizes[number - 1] if view else 0,
        )


def piles_shown(view: View, begun_with: Taken) -> list[st.PileShown]:
    """What each side has taken, side 1 first.

    ``begun_with``: what they had at the round's first position, of which no play tells.
    """
    made: list[list[Card]] = [[] for _ in view.piles]
    for seat, play in view.plays_made():
        if play.scopa:
            made[view.variant.side_of(seat) - 1].append(play.card)
    # A scopa that was taken back at the round's end is its side's last one.
    return [
        _pile(pile, scope, cards[: scope - before])
        for pile, scope, cards, before in zip(
            view.piles, view.scope, made, begun_with.scope, strict=True
        )
    ]


def _pile(pile: CardSet, scope: int, made: list[Card]) -> st.PileShown:
    return st.PileShown(cards=len(pile), scope=scope, scopa_cards=[str(card) for card in made])


def _last_play(view: View) -> st.LastPlay | None:
    return st.LastPlay(**_made(*view.plays_made()[-1])) if view.history else None


def _made(seat: int, play: Play) -> dict[str, Any]:
    """The fields of a play that a seat made."""
    return {"seat": seat, **_parts(play)}


def _parts(play: Play) -> dict[str, Any]:
    """The fields of a play."""
    return {
        "play": str(play),
        "card": str(play.card),
        "captured": texts_of(play.captured),
        "scopa": play.scopa,
    }


def texts_of(cards: CardSet) -> list[str]:
    """Cards as they are sent."""
    return [str(card) for card in cards]
