"""Tables to test with: opened, played on, played to the end; every number drawn from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from scopa import Variant, variant_code
from scopa.live.commands import Create, Deal, Play
from scopa.live.events import Event
from scopa.live.handling import handle, open_table
from scopa.live.seats import Human, Seat
from scopa.live.table import Table, fold


def opening(variant: Variant, rng: random.Random, seats: tuple[Seat, ...] = ()) -> list[Event]:
    """The events that open a table, with a human at every seat unless told otherwise."""
    everyone = tuple(Human(f"owner-{seat}") for seat in range(1, variant.players + 1))
    command = Create(id="create", seat=1, variant=variant_code(variant), seats=seats or everyone)
    return list(open_table("0123456789abcdef", command, rng.randbytes(32)))


def next_command(table: Table, rng: random.Random) -> Deal | Play:
    """A command that the table accepts: a deal, or a random legal play."""
    number = table.round.number
    if table.phase == "prepared":
        contribution = rng.randbytes(32).hex()
        return Deal(id=f"deal-{number}", seat=1, round=number, contribution=contribution)
    play = rng.choice(table.round.dealt().plays())
    return Play(
        id=f"play-{number}-{table.round.ply}",
        seat=table.turn,
        round=number,
        ply=table.round.ply,
        play=str(play),
    )


def steps(
    events: list[Event], rng: random.Random, rounds: int = 1000
) -> Iterator[tuple[Table, Event, Table]]:
    """Play on to the end of the match, or of the n-th round: each event, and the table around it.

    ``events`` grows by what happens.
    """
    table = fold(events)
    while table.phase != "over" and not (table.phase == "prepared" and table.round.number > rounds):
        for event in handle(table, next_command(table, rng), rng.randbytes(32)):
            before, table = table, table.apply(event)
            events.append(event)
            yield before, event, table
