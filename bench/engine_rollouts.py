"""Plays a second of uniform random rounds on the compiled core, one core of the processor.

Usage: ``python bench/engine_rollouts.py [DEALS]``. Each figure is the median over the deals (20
when not said) of 5,000 rounds each. Processor time is counted. Where there is a compiler, a
minimal hand-written C++ loop (reference_loop.cpp) is timed before every deal, as other jobs may
slow the machine at any time; the ratio is the median of the deals' ratios.
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


def compile_reference(place: str) -> str | None:
    """The hand-written loop as a program in a directory; None without a compiler."""
    compiler = shutil.which(os.environ.get("CXX", "c++"))
    if compiler is None:
        return None
    source = Path(__file__).with_name("reference_loop.cpp")
    program = f"{place}/reference_loop"
    subprocess.run(  # noqa: S603  # the user's own compiler
        [compiler, "-std=c++20", "-O3", str(source), "-o", program], check=True
    )
    return program


def reference_rate(program: str) -> float:
    """Plays a second of the hand-written loop."""
    run = subprocess.run(  # noqa: S603  # what was just compiled
        [program, str(ROUNDS)], check=True, capture_output=True, text=True
    )
    return float(run.stdout.split()[0])


def rate(variant: scopa.Variant, seed: int) -> float:
    """Plays a second of the rounds of a deal."""
    position = scopa.deal(variant, Random(seed))
    start = time.process_time()
    result = rollout(position, ROUNDS, seed=seed)
    return result.plays / (time.process_time() - start)


def main() -> None:
    """Print a line for each variant."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with tempfile.TemporaryDirectory() as place:
        program = compile_reference(place)
        for code in CODES:
            variant = scopa.find_variant(code)
            rates: list[float] = []
            references: list[float] = []
            for seed in range(deals):
                if program is not None:
                    references.append(reference_rate(program))
                rates.append(rate(variant, seed))
            line = f"{code:24}{median(rates) / 1e6:8.1f} million plays/s"
            if references:
                ratio = median(ours / its for ours, its in zip(rates, references, strict=True))
                line += f"   loop {median(references) / 1e6:.1f}   ratio {ratio:.2f}"
            print(line)


if __name__ == "__main__":
    main()
