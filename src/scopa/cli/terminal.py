"""``scopa terminal``: a match against the computer in this terminal."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from scopa.cli.output import InputError, complain
from scopa.rules.errors import ScopaError


def terminal(
    *,
    variant: Annotated[str | None, Parameter(name=["--variant", "-v"])] = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    target: Literal[11, 16, 21, 31] | None = None,
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
    import os
    import random
    import sys
    from dataclasses import replace

    from scopa.bots import find_bot
    from scopa.rules.catalog import find_variant
    from scopa.terminal.look import colours_of, look_of
    from scopa.terminal.setup import Setup
    from scopa.texts import preferred_language

    setup = Setup(language=language or preferred_language(), pace=pace)
    setup.variant = find_variant(variant or "scopa")
    if target is not None:
        setup.variant = replace(setup.variant, target=target)
    if bot:
        for name in bot:
            find_bot(name)
        setup.choose_bots(bot)
    if not (
        sys.__stdin__ and sys.__stderr__ and sys.__stdin__.isatty() and sys.__stderr__.isatty()
    ):
        raise InputError("no-terminal", "scopa terminal needs a terminal to draw on")

    # Slow to load, so only when there is something to draw.
    from scopa.terminal.app import ScopaApp

    colours = colours_of(os.environ)
    look = look_of(colours, ascii_only=ascii, environment=os.environ)
    rng = random.SystemRandom() if seed is None else random.Random(seed)
    app = ScopaApp(setup, rng, look, colours, choose=variant is None)
    app.run()
    for name, reason in app.failures.items():
        complain(ScopaError("bot-failed", f"{name} failed: {reason}", bot=name, reason=reason))
    if app.return_code or app.failures:
        raise SystemExit(1)
