"""What a bot is, and the bounds within which it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from scopa.rules.capture import Play
from scopa.rules.errors import ScopaError, shortened
from scopa.rules.view import View


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a search may run. Bots that do not search ignore it."""

    seconds: float | None = None
    """Seconds a play."""
    nodes: int | None = None
    """Positions looked at a play; with this alone a search repeats exactly."""


class Bot(Protocol):
    """A player that sees a view and nothing else."""

    name: str

    def choose(self, view: View) -> Play:
        """One of ``view.plays()``; ValueError when it is not the viewer's turn."""
        ...


@dataclass(frozen=True, slots=True)
class Considered:
    """One legal play as a search sees it."""

    play: Play
    value: float
    """Expected points of the whole round, as the search estimates them: the viewer's side minus
    the best other side."""


class UnknownBotError(ScopaError, ValueError):
    """There is no bot of this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        listed, shown = ", ".join(known), shortened(name)
        super().__init__(
            "unknown-bot",
            f"unknown bot {shown!r} (there are: {listed})",
            bot=shown,
            known=listed,
        )


def plays_of(view: View) -> tuple[Play, ...]:
    """The plays a bot may choose from; ValueError when there are none."""
    if plays := view.plays():
        return plays
    raise ValueError(f"it is not seat {view.seat}'s turn")
