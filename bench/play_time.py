"""Measures how well maestro keeps to its time: alone, and in four games at once.

Usage: ``python bench/play_time.py [SECONDS ...] [--variant NAME] [--rounds N]``; 0.05, 0.1 and 0.5
seconds by default. The games run in threads of one process, as in the server. Forced plays take no
time and are not counted.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from statistics import median, quantiles
from time import perf_counter

from scopa.bots import Limits, find_bot
from scopa.rules.catalog import find_variant
from scopa.rules.position import deal
from scopa.rules.variant import Variant

GAMES = 4


def times_of(number: int, variant: Variant, limits: Limits) -> list[float]:
    """Seconds of each play with a choice, of a round of four maestros."""
    rng = random.Random(number)
    maestro = find_bot("maestro", rng=rng, limits=limits)
    position = deal(variant, rng)
    times: list[float] = []
    while position.turn:
        view = position.view(position.turn)
        start = perf_counter()
        play = maestro.choose(view)
        if len(view.plays()) > 1:
            times.append(perf_counter() - start)
        position = position.after(play)
    return times


def measure(games: int, variant: Variant, limits: Limits, rounds: int) -> list[float]:
    """The same of so many rounds, this many at a time."""
    with ThreadPoolExecutor(games) as pool:
        all_times = pool.map(times_of, range(rounds), repeat(variant), repeat(limits))
        return [time for times in all_times for time in times]


def main() -> None:
    """Print a line for each limit, alone and with four games at once."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("seconds", nargs="*", type=float, default=[0.05, 0.1, 0.5])
    parser.add_argument("--variant", default="scopone-scientifico")
    parser.add_argument("--rounds", type=int, default=4)
    asked = parser.parse_args()
    for seconds in asked.seconds:
        for games in (1, GAMES):
            variant = find_variant(asked.variant)
            times = measure(games, variant, Limits(seconds=seconds), asked.rounds)
            p95 = quantiles(times, n=20)[-1]
            print(
                f"{asked.variant}, {games} at once, {seconds:g} s: {len(times)} plays, "
                f"median {median(times):.4f}, p95 {p95:.4f} ({p95 / seconds - 1:+.1%}), "
                f"longest {max(times):.4f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
