"""How a server is set up."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sqlalchemy.engine import URL

from scopa.bots import Bot, Considered, find_bot
from scopa.coach import hint
from scopa.live.dealing import SEED_BYTES
from scopa.rules.view import View
from scopa.store.database import find_database


def fresh_seed() -> bytes:
    """A seed for a round, from the operating system's source of randomness."""
    return secrets.token_bytes(SEED_BYTES)


def fresh_bot(name: str) -> Bot:
    """A bot that makes its own chances; UnknownBotError."""
    return find_bot(name, rng=Random(secrets.randbits(128)))


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be chosen about a server."""

    database: URL = field(default_factory=lambda: find_database(None))
    client: Path = Path(__file__).parent / "client"
    """The directory of the built client."""
    metrics: bool = False
    """Whether /metrics answers."""
    poll_seconds: float = 1.0
    """How often to look for what other processes have added to the tables watched here."""
    new_seed: Callable[[], bytes] = fresh_seed
    make_bot: Callable[[str], Bot] = fresh_bot
    think: Callable[[View], Sequence[Considered]] = hint
    """What thinks about hints."""
