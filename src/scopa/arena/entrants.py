"""Who may play in the arena: the bots of the registry, and anybody's by ``module:factory``.

There is also ``cheat``, which sees all cards: an upper bound, and nobody to play against.

So a change to a bot is measured before it is made: ``scopa arena my_try:Prudente prudente``. The
factory takes what those of the registry take, a ``random.Random`` and :class:`scopa.Limits`.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from pathlib import Path
from random import Random
from typing import Any

from scopa.arena.cheat import Cheat
from scopa.bots import Bot, Limits, find_bot
from scopa.rules.errors import ScopaError, shortened


class EntrantError(ScopaError, ValueError):
    """No bot can be made of a ``module:factory``; the message says why."""

    def __init__(self, name: str, reason: str) -> None:
        shown = shortened(name)
        message = f"no bot can be made of {shown!r}: {reason}"
        super().__init__("no-entrant", message, bot=shown, reason=reason)


class EntrantFailedError(ScopaError):
    """A bot of anybody's made no legal play; the message says at which deal, and how it failed."""

    def __init__(self, name: str, deal: int, reason: str) -> None:
        shown = shortened(name)
        message = f"bot {shown!r} failed in deal {deal}: {reason}"
        super().__init__("entrant-failed", message, bot=shown, deal=str(deal), reason=reason)


def is_anybodys(name: str) -> bool:
    """Whether a bot comes from a ``module:factory``, and not from this package."""
    return ":" in name


def how_it_failed(error: Exception) -> str:
    """What went wrong in code of anybody's, and where: the last place of its traceback."""
    if isinstance(error, ScopaError):
        return str(error)
    *_, place = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"


def find_entrant(name: str, rng: Random, limits: Limits) -> Bot:
    """The bot of a registered name or of a ``module:factory``.

    Modules are also looked for in the working directory. Raises :class:`scopa.UnknownBotError` and
    :class:`EntrantError`.
    """
    if name == Cheat.name:
        return Cheat(rng, limits)
    if not is_anybodys(name):
        return find_bot(name, rng=rng, limits=limits)
    module, _, factory = name.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        make: Any = getattr(importlib.import_module(module), factory)
        bot: Bot = make(rng, limits)
    except Exception as error:  # a module of anybody's may fail in any way
        raise EntrantError(name, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise EntrantError(name, "what it makes has no method choose(view)")
    return bot
