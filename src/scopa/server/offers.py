"""What can be played: the variants with their switches, and the bots."""

from __future__ import annotations

from functools import cache

from scopa.bots import BOTS
from scopa.rules.catalog import VARIANTS, player_counts
from scopa.rules.variant import SWITCHES, Variant, switch_values
from scopa.server.messages import BotsOffered, SwitchOffered, VariantOffered, VariantsOffered


@cache
def variants_offered() -> VariantsOffered:
    """Every named variant."""
    variants = [
        VariantOffered(name, list(player_counts(name)), _switches(variant))
        for name, variant in VARIANTS.items()
    ]
    return VariantsOffered(variants, sorted(map(int, switch_values("target"))))


def bots_offered() -> BotsOffered:
    """Every bot, weakest first."""
    return BotsOffered(list(BOTS))


def _switches(variant: Variant) -> list[SwitchOffered]:
    values = dict(variant.switches())
    return [
        SwitchOffered(name, list(switch_values(name)), values[name], _needs(name, variant))
        for name in SWITCHES
        if name != "players"
    ]


def _needs(switch: str, variant: Variant) -> str | None:
    if switch in ("ace_on_ace", "ace_sweep_is_scopa") and variant.ace != "sweep":
        return "ace=sweep"
    if switch == "tris" and variant.capture != "fifteen":
        return "capture=fifteen"
    return None
