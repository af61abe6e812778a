"""``scopa variants``: the named variants and what may be changed in each."""

from __future__ import annotations

from scopa.cli.output import Json, answer
from scopa.rules.catalog import VARIANTS, player_counts
from scopa.rules.variant import switch_values


def variants(*, json: Json = False) -> None:
    """List the named variants, with their players and every switch."""
    listed = [
        {
            "name": name,
            "players": list(player_counts(name)),
            "hand": variant.hand_size,
            "table": variant.table_size,
            "switches": dict(variant.switches()),
            "categories": list(variant.categories),
        }
        for name, variant in VARIANTS.items()
    ]
    base = dict(VARIANTS["scopa"].switches())
    lines = []
    for name, variant in VARIANTS.items():
        players = "/".join(map(str, player_counts(name)))
        changed = [f"{k}={v}" for k, v in variant.switches() if k != "players" and v != base[k]]
        deal = f"{variant.hand_size}+{variant.table_size}"
        lines.append(f"{name:22}{players:8}{deal:6}{' '.join(changed)}".rstrip())
    lines += ["", *(f"{switch:22}{' '.join(switch_values(switch))}" for switch in base)]
    answer({"variants": listed}, lines, as_json=json)
