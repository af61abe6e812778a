"""What a command does to a table: the events it causes, or the reason why it is refused.

Nothing here changes a table, reads a clock or draws a number: the fresh seed is handed in.
"""

from __future__ import annotations

from typing import Final

from scopa.live import events as ev
from scopa.live.commands import Create, Deal, Play
from scopa.live.dealing import SEED_BYTES, commitment_of
from scopa.live.errors import Refusal, StaleCommand
from scopa.live.table import Table
from scopa.notation.play import find_play
from scopa.notation.position import parse_position
from scopa.rules.catalog import find_variant, variant_code
from scopa.rules.errors import shortened
from scopa.rules.match import Match
from scopa.rules.variant import Variant

_MOST_POINTS: Final = 1000


def open_table(table: str, command: Create, fresh_seed: bytes) -> tuple[ev.Event, ...]:
    """The events that open a table: it is created, and its first round prepared or set up.

    Raises :class:`scopa.VariantError`; :class:`scopa.NotationError` or :class:`scopa.PositionError`
    for a position that cannot be; :class:`Refusal` when the seats do not fit the variant, or there
    is nothing to play from that position or at that score.
    """
    variant = find_variant(command.variant)
    if len(command.seats) != variant.players:
        raise Refusal(
            "wrong-seats",
            f"{variant_code(variant)} has {variant.players} seats, not {len(command.seats)}",
            seats=len(command.seats),
            players=variant.players,
        )
    created = ev.Created(
        version=1,
        command=command.key,
        table=table,
        variant=variant_code(variant),
        seats=command.seats,
    )
    if command.position is not None:
        return (created, _set_up(variant, command, command.position))
    if command.score:
        raise Refusal("start-alone", "a score is for a round that begins at a position")
    return (created, _prepare(Match.start(variant), 2, command.key, fresh_seed))


def _set_up(variant: Variant, command: Create, text: str) -> ev.SetUp:
    """The event that begins the first round at the command's position, which has this text."""
    position = parse_position(text, variant)
    if not position.turn:
        raise Refusal("start-over", "the round is over at that position: nobody is to play")
    score = command.score or (0,) * variant.sides
    if len(score) != variant.sides or not all(0 <= points < _MOST_POINTS for points in score):
        shown = "-".join(map(str, score))
        raise Refusal(
            "start-score",
            f"a score has {variant.sides} numbers from 0 to {_MOST_POINTS - 1}, not {shown}",
            score=shown,
            sides=variant.sides,
            most=_MOST_POINTS - 1,
        )
    if winner := Match(variant, score, 1).winner:
        raise Refusal(
            "start-decided",
            f"side {winner} has {max(score)} points: the match would be over",
            side=winner,
            points=max(score),
        )
    return ev.SetUp(
        version=2,
        command=command.key,
        round=1,
        dealer=variant.seat_before(position.leader),
        position=str(position),
        score=score,
    )


def _prepare(match: Match, version: int, command: str, fresh_seed: bytes) -> ev.Prepared:
    """The event that makes the next round of a match ready to be dealt."""
    if len(fresh_seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(fresh_seed)}")
    return ev.Prepared(
        version=version,
        command=command,
        round=match.round,
        dealer=match.dealer,
        seed=fresh_seed.hex(),
        commitment=commitment_of(fresh_seed),
    )


def handle(table: Table, command: Deal | Play, fresh_seed: bytes) -> tuple[ev.Event, ...]:
    """The events a command causes: none when it is part of the table already.

    ``fresh_seed``: 32 secret random bytes never used before, for the round that may follow.
    Raises :class:`Refusal`, :class:`scopa.IllegalPlay` or :class:`scopa.NotationError`.
    """
    if command.key in table.answered:
        return ()
    if not 1 <= command.seat <= table.variant.players:
        raise Refusal("no-seat", f"there is no seat {command.seat}", seat=command.seat)
    if isinstance(command, Deal):
        return _deal(table, command)
    return _play(table, command, fresh_seed)


def answer(table: Table, command: Deal | Play) -> int:
    """The version as of which a command that was handled is part of the table."""
    if isinstance(command, Deal) and command.key not in table.answered:
        return table.rounds[command.round - 1].dealt_at
    return table.answered[command.key]


def _deal(table: Table, command: Deal) -> tuple[ev.Event, ...]:
    latest = table.round
    if command.round < 1 or command.round > latest.number:
        raise StaleCommand(
            "no-such-round",
            f"round {command.round} is not prepared, round {latest.number} is",
            round=command.round,
            current=latest.number,
        )
    if table.rounds[command.round - 1].deal:
        return ()
    _check_bytes(command.contribution)
    dealt = ev.Dealt(
        version=table.version + 1,
        command=command.key,
        round=latest.number,
        dealer=latest.dealer,
        leader=latest.leader,
        contribution=command.contribution.lower(),
    )
    return (dealt,)


def _play(table: Table, command: Play, fresh_seed: bytes) -> tuple[ev.Event, ...]:
    _check_moment(table, command)
    view = table.round.seen(command.seat)
    played = ev.Played(
        version=table.version + 1,
        command=command.key,
        round=command.round,
        ply=command.ply,
        seat=command.seat,
        play=str(find_play(command.play, view)),
    )
    after = table.apply(played)
    return (played, *_end_of_round(after, command.key, fresh_seed))


def _check_moment(table: Table, command: Play) -> None:
    latest = table.round
    if not table.winner and command.round != latest.number:
        raise StaleCommand(
            "wrong-round",
            f"round {latest.number} is on the table, not round {command.round}",
            round=command.round,
            current=latest.number,
        )
    if not table.winner and latest.position is not None and command.ply != latest.ply:
        raise StaleCommand(
            "wrong-ply",
            f"play {latest.ply} of the round is due, not play {command.ply}",
            ply=command.ply,
            current=latest.ply,
        )
    check_turn(table, command.seat)


def check_turn(table: Table, seat: int) -> None:
    """Refuse unless it is this seat's turn to play: StaleCommand, Refusal."""
    latest = table.round
    if table.winner:
        raise StaleCommand("match-over", "the match is over")
    if latest.position is None:
        raise StaleCommand(
            "not-dealt", f"round {latest.number} is not dealt yet", round=latest.number
        )
    if seat != latest.turn:
        raise Refusal(
            "not-your-turn",
            f"it is the turn of seat {latest.turn}, not of seat {seat}",
            seat=seat,
            turn=latest.turn,
        )


def _end_of_round(table: Table, command: str, fresh_seed: bytes) -> tuple[ev.Event, ...]:
    outcome = table.round.dealt().outcome()
    if outcome is None:
        return ()
    counted = ev.RoundOver(
        version=table.version + 1,
        command=command,
        round=table.round.number,
        seed=table.round.seed,
        points=outcome.points,
    )
    after = table.apply(counted)
    if after.match.winner:
        over = ev.MatchOver(version=after.version + 1, command=command, winner=after.match.winner)
        return (counted, over)
    return (counted, _prepare(after.match, after.version + 1, command, fresh_seed))


def _check_bytes(contribution: str) -> None:
    try:
        size = len(bytes.fromhex(contribution)) if contribution.isalnum() else 0
    except ValueError:
        size = 0
    if size != SEED_BYTES:
        shown = shortened(contribution)
        raise Refusal(
            "bad-contribution",
            f"a contribution is {SEED_BYTES} bytes in hex: {shown!r}",
            contribution=shown,
        )
