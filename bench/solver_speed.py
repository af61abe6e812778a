"""How long the solver takes: medians over deals, one core of the processor.

Usage: ``python bench/solver_speed.py [DEALS] [CARDS ...]``. Solved are endings of Scopone
scientifico with 5, 6 and 7 cards a hand (or as said), 20 deals each, reached by the greedy bot
in all four seats from the deals of seeds 0, 1, 2, …; and 200 whole rounds of Scopa for two with
the stock known. Given are the times for the value alone and, for Scopa and up to 5 cards a hand,
for the value of every play. Processor time is counted.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median

import scopa
from scopa import Position
from scopa.cli.bench import ending
from scopa.engine import solve


def measure(name: str, positions: list[Position], *, every_play: bool) -> None:
    """Print median and worst time, and nodes, of solving the positions."""
    times: list[float] = []
    nodes: list[int] = []
    for position in positions:
        start = time.process_time()
        solution = solve(position, every_play=every_play)
        times.append(1000 * (time.process_time() - start))
        nodes.append(solution.nodes)
    print(
        f"{name:44}median {median(times):9.2f} ms   worst {max(times):9.2f} ms   "
        f"median {median(nodes):11,.0f} nodes   {sum(nodes) / sum(times) / 1e3:.2f} M nodes/s",
        flush=True,
    )


def main() -> None:
    """Print a line for each size."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    sizes = [int(size) for size in sys.argv[2:]] or [5, 6, 7]
    rounds = [scopa.deal(scopa.find_variant("scopa"), Random(seed)) for seed in range(200)]
    measure("scopa, whole round", rounds, every_play=False)
    measure("scopa, whole round, every play", rounds, every_play=True)
    for cards in sizes:
        endings = [ending(seed, cards) for seed in range(deals)]
        measure(f"scopone-scientifico, {cards} cards", endings, every_play=False)
        if cards <= 5:
            measure(f"scopone-scientifico, {cards} cards, every play", endings, every_play=True)


if __name__ == "__main__":
    main()
