"""The solver's suite: fixed deals in graded sizes with their values, in solver_suite.json.

Usage: ``python bench/solver_suite.py`` solves them all, checks the values, and prints nodes and
times; with ``--renew`` it writes the nodes of the signature anew, and the suite itself when it is
empty. The signature is the sum of the nodes of the entries marked for it; the tests check it, so
that a change of search behaviour is never an accident.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import scopa
from scopa.cli.bench import ending
from scopa.engine import solve

FILE = Path(__file__).with_name("solver_suite.json")
ROUND_CODES = (
    "scopa",
    "scopa?capture=any",
    "scopa?capture=fewest",
    "scopa?re_bello=true&napola=true",
    "quindici",
    "quindici-napoli",
    "assi",
    "asso-piglia-tutto",
)


def new_deals() -> list[dict[str, Any]]:
    """Whole rounds for two in each family of variants, Scopone endings of 2 to 6 cards a hand."""
    positions = [
        scopa.deal(scopa.find_variant(code), Random(seed))
        for code in ROUND_CODES
        for seed in (1, 2)
    ]
    sizes = ((2, 4), (3, 4), (4, 4), (5, 4), (6, 2))
    positions += [ending(seed, cards) for cards, deals in sizes for seed in range(deals)]
    # The slowest of the 200 rounds and the 20 five-card endings of bench/solver_speed.py.
    rounds = [scopa.deal(scopa.find_variant("scopa"), Random(seed)) for seed in range(200)]
    endings = [ending(seed, 5) for seed in range(20)]
    for group in (rounds, endings):
        positions.append(max(group, key=lambda position: solve(position, every_play=False).nodes))
    return [
        {
            "variant": scopa.variant_code(position.variant),
            "position": str(position),
            "value": solve(position, every_play=False).value,
            "signature": sum(map(int.bit_count, position.hand_masks)) <= 20,
        }
        for position in positions
    ]


def main() -> None:
    """Solve the suite."""
    renew = "--renew" in sys.argv
    suite = json.loads(FILE.read_text("utf-8"))
    if renew and not suite["deals"]:
        suite["deals"] = new_deals()
    signature = 0
    for deal in suite["deals"]:
        position = scopa.parse_position(deal["position"], scopa.find_variant(deal["variant"]))
        solution = solve(position, every_play=False)
        assert solution.value == deal["value"], (deal, solution.value)
        signature += solution.nodes if deal["signature"] else 0
        print(
            f"{solution.value:+3d} {solution.nodes:11,} nodes {1000 * solution.seconds:9.2f} ms"
            f"  {deal['variant']}  {deal['position']}"
        )
    print(f"signature {signature:,} nodes (recorded: {suite['signature']:,})")
    if renew:
        suite["signature"] = signature
        FILE.write_text(json.dumps(suite, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
