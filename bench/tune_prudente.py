"""Tunes the prudent player's weights on duplicate deals that the compiled core plays.

Usage: ``python bench/tune_prudente.py [FAMILY[=STEPS] ...] [--seed N]``; without families all are
tuned, 300 steps each, by spsa.py, the way chess engines are tuned. In every step the weights
shifted one way play those shifted the other, and both play the styles of greedy and chitarella
(src/scopa/bots/styles.py), all on the same deals. What is printed, the mean of the last half of
the path, goes into src/scopa/bots/weights.py where the duel against the present weights, printed
beside, says that it is better. A run repeats exactly.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.spsa import Measure, Vector, climb, mean_of
from scopa.bots.maestro import core_weights
from scopa.bots.styles import STYLES
from scopa.bots.weights import FAMILIES, SINGLE, WEIGHTS, Weights
from scopa.engine import duel
from scopa.rules.catalog import find_variant
from scopa.rules.variant import Variant

FIXED = "scopa"
"""The weight that is the unit."""
DEALS = 250
"""Of every duel in a step."""
PROOF = 20_000
"""Deals of the duels in the end."""


def sizes_of(family: str, start: Vector) -> Vector:
    """How far each weight is shifted in a trial; nothing for those that do not apply."""
    idle = {FIXED} if family == "ace-sweep" else {FIXED, "ace_kept"}
    single = tuple(
        0.0 if name in idle else max(0.05, 0.3 * abs(value))
        for name, value in zip(SINGLE, start, strict=False)
    )
    return single + (0.08,) * 10


def gain(variant: Variant, up: Weights, down: Weights, styles: list[Weights], seed: int) -> float:
    """What the weights ``up`` win more than those ``down``, in points a round."""

    def lead(one: Weights, other: Weights) -> float:
        first, second = (core_weights(variant, weights) for weights in (one, other))
        return duel(variant, first, second, DEALS, seed=seed).lead

    against = [lead(up, style) - lead(down, style) for style in styles]
    return lead(up, down) + fmean(against)


def tune(family: str, steps: int, seed: int) -> Weights:
    """The weights found for a family in so many steps."""
    rng = random.Random(f"{family}/{seed}")
    variants = [find_variant(text) for text in FAMILIES[family]]
    styles = [STYLES[family][name] for name in ("greedy", "chitarella")]
    start = WEIGHTS[family].vector()

    def trial(step: int) -> Measure:
        variant = variants[step % len(variants)]

        def won(up: Vector, down: Vector) -> float:
            seed = rng.getrandbits(32)
            return gain(variant, Weights.of_vector(up), Weights.of_vector(down), styles, seed)

        return won

    path = climb(
        start,
        trial,
        rng,
        sizes=sizes_of(family, start),
        rates=[0.4 * (1 - step / steps) for step in range(steps)],
        momentum=0.95,
        noise=1e-3,
    )
    return Weights.of_vector(mean_of(path[steps // 2 :]))


def prove(family: str, found: Weights) -> None:
    """Print how the weights found, and the present ones, fare against whom they may meet."""
    for text in FAMILIES[family]:
        variant = find_variant(text)
        players = {"found": found, "present": WEIGHTS[family]}
        others = {"present": WEIGHTS[family], **STYLES[family]}
        for name, other in others.items():
            for who, weights in players.items():
                if weights is other:
                    continue
                first, second = (core_weights(variant, one) for one in (weights, other))
                result = duel(variant, first, second, PROOF, seed=1)
                print(
                    f"# {text}: {who} v. {name}: {result.lead:+.3f} ± {1.96 * result.error:.3f}, "
                    f"{result.won:.1%} won, {result.lost:.1%} lost",
                    flush=True,
                )


def main() -> None:
    """Tune what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("families", nargs="*", default=[*FAMILIES])
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for text in asked.families:
        family, _, steps = text.partition("=")
        found = tune(family, int(steps or 300), asked.seed)
        print(f"{family}: {found}", flush=True)
        prove(family, found)


if __name__ == "__main__":
    main()
