"""Counts how rounds between prudent players end: the tables of src/scopa/bots/rounds.py.

Usage: ``python bench/round_ends.py [--deals N]``. A row for each number of points that the dealing
side makes, in it the other side's, in ten-thousandths of the rounds. A run repeats exactly.
"""

from __future__ import annotations

import argparse

from scopa.bots.maestro import core_weights
from scopa.bots.weights import FAMILIES, weights_for
from scopa.engine import round_ends
from scopa.rules.catalog import find_variant


def main() -> None:
    """Print the tables of the families of two sides."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=20_000)
    asked = parser.parse_args()
    for family, (name, *_) in FAMILIES.items():
        variant = find_variant(name)
        if variant.sides != 2:
            continue
        ends = round_ends(variant, core_weights(variant, weights_for(variant)), asked.deals, seed=1)
        print(f'    "{family}": (')
        for row in ends:
            print(f"        {tuple(round(10_000 * share) for share in row)},")
        print("    ),", flush=True)


if __name__ == "__main__":
    main()
