"""What is counted, for Prometheus. Nothing here names a player, a table or a card."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
COMMANDS: Final = Counter("scopa_commands", "Commands carried out.", ["command"], registry=REGISTRY)
REFUSALS: Final = Counter("scopa_refusals", "Messages refused.", ["code"], registry=REGISTRY)
SOCKETS: Final = Gauge("scopa_sockets", "Open sockets.", registry=REGISTRY)
THINKING: Final = Histogram(
    "scopa_bot_seconds", "How long bots took over a play.", ["bot"], registry=REGISTRY
)
HINTS: Final = Histogram("scopa_hint_seconds", "How long hints took.", registry=REGISTRY)


def exposition() -> bytes:
    """Everything that is counted, in Prometheus' text format."""
    return generate_latest(REGISTRY)
