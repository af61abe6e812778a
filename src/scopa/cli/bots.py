"""``scopa bots``: who there is to play against."""

from __future__ import annotations

from scopa.bots import BOTS
from scopa.cli.output import Json, answer, texts


def bots(*, json: Json = False) -> None:
    """List the bots, weakest first."""
    text = texts()
    lines = [f"{name:12}{text(f'bot-{name}')}" for name in BOTS]
    answer({"bots": list(BOTS)}, lines, as_json=json)
