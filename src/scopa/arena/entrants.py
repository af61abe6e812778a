"""Who may play in the arena: the bots of the registry, and anybody's by ``module:factory``.

There is also ``cheat``, which sees all cards: an upper bound, and nobody to play against.

So a change to a bot is measured before it is made: ``scopa arena my_try:Prudente prudente``. The
factory takes what those of the registry take, a ``random.Random`` and :class:`scopa.Limits`.
"""

from __future__ import annotations

import importlib
import sys
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


def find_entrant(name: str, rng: Random, limits: Limits) -> Bot:
    """The bot of a registered name or of a ``module:factory``.

    Modules are also looked for in the working directory. Raises :class:`scopa.UnknownBotError` and
    :class:`EntrantError`.
    """
    if name == Cheat.name:
        return Cheat(rng, limits)
    module, colon, factory = name.partition(":")
    if not colon:
        return find_bot(name, rng=rng, limits=limits)
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
