"""Bots: ``choose(view)`` picks a legal play from what one seat may know. The registry is here."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from scopa.bots.bot import Bot, Considered, Limits, UnknownBotError
from scopa.bots.chitarella import Chitarella
from scopa.bots.greedy import Greedy
from scopa.bots.maestro import Maestro
from scopa.bots.prudente import Prudente
from scopa.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "Considered", "Limits", "Maestro", "UnknownBotError", "find_bot"]

if TYPE_CHECKING:
    from collections.abc import Callable

BOTS: Final[dict[str, Callable[[Random, Limits], Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "chitarella": Chitarella,
    "prudente": Prudente,
    "maestro": Maestro,
}
"""Every bot offered to players, weakest first: what makes one from its source and limits."""


def find_bot(name: str, *, rng: Random | None = None, limits: Limits | None = None) -> Bot:
    """The bot of this name. Choices that are left to chance are drawn from ``rng``.

    With no ``rng`` given the bot makes a fixed one, so its play repeats from run to run.
    Raises :class:`UnknownBotError`.
    """
    if name not in BOTS:
        raise UnknownBotError(name, tuple(BOTS))
    return BOTS[name](rng or Random(0), limits or Limits())
