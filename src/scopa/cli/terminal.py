"""``scopa terminal``: a match against the computer in this terminal."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from scopa.cli.output import InputError, complain
from scopa.rules.catalog import find_variant
from scopa.rules.errors import ScopaError
from scopa.texts import preferred_language

if TYPE_CHECKING:
    from scopa.terminal.setup import Setup

Target = Literal[11, 16, 21, 31]


def terminal(
    *,
    variant: Annotated[str | None, Parameter(name=["--variant", "-v"])] = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    target: Target | None = None,
    language: Literal["de", "it", "en"] | None = None,
    pace: Literal["slow", "normal", "fast", "off"] = "normal",
    ascii: Annotated[bool, Parameter(negative="")] = False,  # noqa: A002  # the flag's name
    seed: int | None = None,
) -> None:
    """Play in the terminal, by keys.

    Parameters
    ----------
    variant
        What to play, as in scopa?capture=any; chosen on the screen when left out.
    bot
        A bot for all the other seats, or one for each, from your right.
    target
        The points that win the match.
    language
        The language; your environment's when left out.
    pace
        How long a bot's play is shown before the next.
    ascii
        Draw with ASCII characters alone.
    seed
        Deal the same cards each time.
    """
    setup = _setup(variant, bot or (), target, language, pace)
    _check_terminal()

    # Slow to load, so only when there is something to draw.
    from scopa.terminal.app import ScopaApp
    from scopa.terminal.look import colours_of, look_of

    colours = colours_of(os.environ)
    look = look_of(colours, ascii_only=ascii, environment=os.environ)
    rng = random.SystemRandom() if seed is None else random.Random(seed)
    app = ScopaApp(setup, rng, look, colours, choose=variant is None)
    app.run()
    for name, reason in app.failures.items():
        complain(ScopaError("bot-failed", f"{name} failed: {reason}", bot=name, reason=reason))
    if app.return_code or app.failures:
        raise SystemExit(1)


def _setup(
    variant: str | None,
    bots: Sequence[str],
    target: Target | None,
    language: str | None,
    pace: str,
) -> Setup:
    """What is to be played, with whom and how."""
    from scopa.bots import find_bot
    from scopa.terminal.setup import Setup

    setup = Setup(language=language or preferred_language(), pace=pace)
    setup.variant = find_variant(variant or "scopa")
    if target is not None:
        setup.variant = replace(setup.variant, target=target)
    if bots:
        for name in bots:
            find_bot(name)
        setup.choose_bots(bots)
    return setup


def _check_terminal() -> None:
    """Refuse to draw where there is no terminal to draw on, or to read keys from."""
    drawn_on = (sys.__stdin__, sys.__stderr__)
    if not all(stream and stream.isatty() for stream in drawn_on):
        raise InputError("no-terminal", "scopa terminal needs a terminal to draw on")
