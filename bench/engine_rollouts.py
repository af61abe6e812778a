"""Plays a second of uniform random rounds on the compiled core, one core of the processor.

Usage: ``python bench/engine_rollouts.py [DEALS]``. Each figure is the median over the deals (20
when not said) of 5,000 rounds each. Processor time is counted. Figures are also given as ratios
to a minimal hand-written C++ loop (reference_loop.cpp), compiled and timed in the same run where
there is a compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import scopa
from scopa.engine import rollout

ROUNDS = 5_000
CODES = (
    "scopone-scientifico",
    "scopone",
    "scopa",
    "scopa-3",
    "scopa-4",
    "quindici",
    "quindici-napoli",
    "assi",
    "re-bello",
    "asso-piglia-tutto",
    "scopa?capture=any",
    "scopa?capture=fewest",
)


def reference_rate() -> float | None:
    """Plays a second of the hand-written loop, the median of five; None without a compiler."""
    compiler = shutil.which(os.environ.get("CXX", "c++"))
    if compiler is None:
        return None
    source = Path(__file__).with_name("reference_loop.cpp")
    with tempfile.TemporaryDirectory() as place:
        program = f"{place}/reference_loop"
        subprocess.run(  # noqa: S603  # the user's own compiler
            [compiler, "-std=c++20", "-O3", str(source), "-o", program], check=True
        )
        runs = [
            subprocess.run(  # noqa: S603  # what was just compiled
                [program, "100000"], check=True, capture_output=True, text=True
            ).stdout
            for _ in range(5)
        ]
    return median(float(run.split()[0]) for run in runs)


def rate(variant: scopa.Variant, deals: int) -> float:
    """Plays a second, the median over the deals."""
    rates: list[float] = []
    for seed in range(deals):
        position = scopa.deal(variant, Random(seed))
        start = time.process_time()
        result = rollout(position, ROUNDS, seed=seed)
        rates.append(result.plays / (time.process_time() - start))
    return median(rates)


def main() -> None:
    """Print a line for each variant."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    reference = reference_rate()
    if reference is not None:
        print(f"{'hand-written loop, scientifico':32}{reference / 1e6:8.1f} million plays/s")
    for code in CODES:
        plays = rate(scopa.find_variant(code), deals)
        ratio = "" if reference is None else f"   ratio {plays / reference:.2f}"
        print(f"{code:32}{plays / 1e6:8.1f} million plays/s{ratio}")


if __name__ == "__main__":
    main()
