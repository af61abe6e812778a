"""Fits the prudent player's weights to how another bot plays: what maestro takes players for.

Usage: ``python bench/fit_styles.py BOT FAMILY [--deals N] [--steps N] [--seed N]``. The bot plays
deals against prudente, on every side; the weights found are those that make what it did likeliest
under a softmax of the worths, the one by which core/src/beliefs.cpp reads plays; spsa.py finds
them, with some of the plays in every step. What is printed goes into src/scopa/bots/styles.py, with
the mean log likelihood before and after of a fifth of the plays, which the fit has not seen.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.spsa import Measure, Vector, climb, mean_of
from scopa.bots import Bot, Limits, find_bot
from scopa.bots.maestro import core_weights
from scopa.bots.prudente import Prudente
from scopa.bots.weights import FAMILIES, SINGLE, WEIGHTS, Weights
from scopa.engine import weigh
from scopa.rules.capture import Play
from scopa.rules.catalog import find_variant
from scopa.rules.position import deal
from scopa.rules.view import View

# As BeliefOptions in core/include/scopa/beliefs.hpp has them.
SHARPNESS = 4.0
BLUNDER = 0.08

SCOPA = SINGLE.index("scopa")
LEAST_SCOPA = 1.0
"""Nobody thinks less of a scopa, whatever else explains why it is taken."""
SHIFT = 0.05
BATCH = 150

Seen = tuple[View, Play]


def plays_of(bot: Bot, family: str, deals: int, rng: random.Random) -> list[Seen]:
    """What the bot saw and played, where it had a choice."""
    other = Prudente(rng, Limits())
    seen: list[Seen] = []
    for number in range(deals):
        variant = find_variant(FAMILIES[family][number % len(FAMILIES[family])])
        start = deal(variant, rng, rng.randint(1, variant.players))
        for side in range(1, variant.sides + 1):
            position = start
            while position.turn:
                view = position.view(position.turn)
                ours = variant.side_of(view.seat) == side
                play = (bot if ours else other).choose(view)
                if ours and len(view.plays()) > 1:
                    seen.append((view, play))
                position = position.after(play)
    return seen


def likelihood(weights: Weights, seen: list[Seen]) -> float:
    """The mean log likelihood of plays."""
    core = {view.variant: core_weights(view.variant, weights) for view, _ in seen}
    total = 0.0
    for view, made in seen:
        worths = weigh(view, core[view.variant])
        most = max(worths.values())
        forces = {play: math.exp(SHARPNESS * (worth - most)) for play, worth in worths.items()}
        share = forces[made] / sum(forces.values())
        total += math.log((1 - BLUNDER) * share + BLUNDER / len(worths))
    return total / len(seen)


def fit(start: Vector, seen: list[Seen], steps: int, rng: random.Random) -> Vector:
    """The mean of the last fifth of the way from the start to where plays are likeliest."""

    def trial(_step: int) -> Measure:
        some = rng.sample(seen, min(BATCH, len(seen)))

        def gain(up: Vector, down: Vector) -> float:
            better, worse = Weights.of_vector(up), Weights.of_vector(down)
            return likelihood(better, some) - likelihood(worse, some)

        return gain

    path = climb(
        start,
        trial,
        rng,
        sizes=(SHIFT,) * len(start),
        rates=[(1 - step / steps) + 0.06 for step in range(1, steps + 1)],
        momentum=0.9,
        noise=1e-9,
        bounded=with_scopa,
    )
    return mean_of(path[-max(1, steps // 5) :])


def with_scopa(weights: Vector) -> Vector:
    """The weights, that of a scopa at its least."""
    return (*weights[:SCOPA], max(LEAST_SCOPA, weights[SCOPA]), *weights[SCOPA + 1 :])


def main() -> None:
    """Fit a bot's style in a family of variants, and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bot")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--steps", type=int, default=700)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rng = random.Random(f"{asked.bot}/{asked.family}/{asked.seed}")
    bot = find_bot(asked.bot, rng=rng, limits=Limits(nodes=300))
    seen = plays_of(bot, asked.family, asked.deals, rng)
    kept = len(seen) // 5
    start = WEIGHTS[asked.family]
    print(f"# {len(seen)} plays, before: {likelihood(start, seen[:kept]):.3f}", flush=True)
    found = Weights.of_vector(fit(start.vector(), seen[kept:], asked.steps, rng))
    print(f"# after: {likelihood(found, seen[:kept]):.3f}")
    print(found)


if __name__ == "__main__":
    main()
