"""One deal, played with the bots in every seating, so that the luck of the cards cancels out.

Two sides: each bot plays each side once. Three players: each bot sits alone against two of the
other in every seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

from scopa.arena.cheat import Cheat
from scopa.arena.contest import Contest
from scopa.arena.entrants import EntrantFailedError, how_it_failed, is_anybodys
from scopa.rules.position import Position

T = TypeVar("T")


def _turned(pair: tuple[T, T]) -> tuple[T, T]:
    return pair[1], pair[0]


@dataclass(frozen=True, slots=True)
class Played:
    """One round of a duplicate, from bot ``a``'s side of the table."""

    a: float
    """Points of the round for a's side; with three players, the mean over a's seats."""
    b: float
    a_leads: bool
    """Whether a has the leading seat."""
    scope_given: tuple[int, int]
    """Scope the opponents of a, and of b, have made."""
    plays: tuple[int, int]
    """Plays a and b have made."""
    seconds: tuple[float, float]
    """Time a and b have thought."""
    longest: tuple[float, float]
    """The longest either has thought about a play."""

    def turned(self) -> Played:
        """The same from the other bot's side of the table."""
        return Played(
            a=self.b,
            b=self.a,
            a_leads=not self.a_leads,
            scope_given=_turned(self.scope_given),
            plays=_turned(self.plays),
            seconds=_turned(self.seconds),
            longest=_turned(self.longest),
        )


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A deal with all its rounds."""

    number: int
    rounds: tuple[Played, ...]

    def turned(self) -> Duplicate:
        """The same from the other bot's side of the table."""
        return Duplicate(self.number, tuple(played.turned() for played in self.rounds))

    @property
    def difference(self) -> float:
        """Points of a minus points of b, the mean of the rounds: one independent sample."""
        return sum(played.a - played.b for played in self.rounds) / len(self.rounds)


def seatings(players: int) -> tuple[tuple[str, ...], ...]:
    """Every way to seat ``a`` and ``b`` that a duplicate plays, seat 1 first."""
    if players == 3:
        alone = [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
        others = [tuple("a" if who == "b" else "b" for who in seats) for seats in alone]
        return (*alone, *others)
    half = players // 2
    return (("a", "b") * half, ("b", "a") * half)


def play_duplicate(contest: Contest, number: int) -> Duplicate:
    """Play the deal of this number in every seating.

    Raises :class:`EntrantFailedError` where a bot of a ``module:factory`` makes no legal play.
    """
    deal = contest.deal(number)
    return Duplicate(
        number,
        tuple(
            _play(contest, deal, seats, (number, seating))
            for seating, seats in enumerate(seatings(contest.rules.players))
        ),
    )


def _play(
    contest: Contest, deal: Position, seats: tuple[str, ...], place: tuple[int, int]
) -> Played:
    names = {"a": contest.a, "b": contest.b}
    bots = [contest.bot(names[who], *place, seat) for seat, who in enumerate(seats, 1)]
    plays, seconds, longest = {"a": 0, "b": 0}, {"a": 0.0, "b": 0.0}, {"a": 0.0, "b": 0.0}
    position = deal
    while position.turn:
        who = seats[position.turn - 1]
        view = position.view(position.turn)
        bot = bots[position.turn - 1]
        if isinstance(bot, Cheat):
            bot.see(position)
        start = perf_counter()
        try:
            play = bot.choose(view)
            took = perf_counter() - start
            position = position.after(play)
        except Exception as error:
            if not is_anybodys(names[who]):
                raise
            raise EntrantFailedError(names[who], place[0], how_it_failed(error)) from error
        plays[who] += 1
        seconds[who] += took
        longest[who] = max(longest[who], took)
    outcome = position.outcome()
    assert outcome is not None
    sides = {who: _sides_of(who, seats, contest) for who in "ab"}
    points = {
        who: sum(outcome.points[side - 1] for side in sides[who]) / len(sides[who]) for who in "ab"
    }
    made = {who: sum(outcome.tally["scope"][side - 1] for side in sides[who]) for who in "ab"}
    return Played(
        a=points["a"],
        b=points["b"],
        a_leads=seats[deal.leader - 1] == "a",
        scope_given=(made["b"], made["a"]),
        plays=(plays["a"], plays["b"]),
        seconds=(seconds["a"], seconds["b"]),
        longest=(longest["a"], longest["b"]),
    )


def _sides_of(who: str, seats: tuple[str, ...], contest: Contest) -> set[int]:
    return {contest.rules.side_of(seat) for seat, name in enumerate(seats, 1) if name == who}
