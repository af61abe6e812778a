"""Plays a second of whole random rounds through the public API, on one core.

Usage: ``python bench/rules_speed.py [ROUNDS]``. Each figure is the median of five runs after a
shorter one that is not counted, in processor time, and is also given as a ratio to a fixed
pure-Python loop timed in the same process, so that figures from different machines compare. The
loop makes ``REFERENCE_STEPS`` steps of a small arithmetic chain; the ratio is plays a second over
loop steps a second.
"""

from __future__ import annotations

import random
import statistics
import sys
import time

import scopa

REFERENCE_STEPS = 300_000


def reference_rate() -> float:
    """Steps a second of the fixed loop."""
    start = time.process_time()
    state = 1
    for _ in range(REFERENCE_STEPS):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
    return REFERENCE_STEPS / (time.process_time() - start)


def play_rate(variant: scopa.Variant, rounds: int, seed: int) -> float:
    """Plays a second over whole random rounds of one variant, dealing left out."""
    rng = random.Random(seed)
    deals = [scopa.deal(variant, rng) for _ in range(rounds)]
    pick = rng.random
    plays_made = 0
    start = time.process_time()
    for deal in deals:
        position = deal
        while position.turn:
            plays = position.plays()
            position = position.after(plays[int(pick() * len(plays))])
            plays_made += 1
    return plays_made / (time.process_time() - start)


def main() -> None:
    """Print the table of medians and ratios."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    print(f"{'variant':24}{'plays/s':>10}{'ratio':>8}")
    # Each variant gets deals of its own, so that none profits from what another left in memory.
    for number, (name, variant) in enumerate(scopa.VARIANTS.items()):
        play_rate(variant, rounds // 2, 1000 + number)  # what is worked out once, is by then
        seeds = range(5 * number, 5 * number + 5)
        runs = [(play_rate(variant, rounds, seed), reference_rate()) for seed in seeds]
        rate = statistics.median(run[0] for run in runs)
        ratio = statistics.median(run[0] / run[1] for run in runs)
        print(f"{name:24}{rate:>10,.0f}{ratio:>8.4f}")


if __name__ == "__main__":
    main()
