"""Tunes the prudent player's weights on duplicate deals that the compiled core plays.

Usage: ``python bench/tune_prudente.py [FAMILY[=STEPS] ...] [--seed N]``; without families all are
tuned, 300 steps each. In every step all weights are shifted at once, each up or down by its step
at random; the weights so shifted play those shifted the other way, and both play the styles of
greedy and chitarella (src/scopa/bots/styles.py), all on the same deals. Weights move along what
their shifts won: simultaneous perturbation (Spall, IEEE Transactions on Automatic Control 37,
1992), the way chess engines are tuned, with the step sizes of Adam (Kingma and Ba 2015). What is
printed, the mean of the last half of the path, goes into src/scopa/bots/weights.py where the duel
against the present weights, printed beside, says that it is better. A run repeats exactly.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from statistics import fmean

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
Vector = tuple[float, ...]


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
    now = WEIGHTS[family].vector()
    sizes = sizes_of(family, now)
    mean = square = (0.0,) * len(now)
    path: list[Vector] = []
    for step in range(steps):
        signs = [rng.choice((-1, 1)) for _ in now]
        shifts = [sign * size for sign, size in zip(signs, sizes, strict=True)]
        up = Weights.of_vector([w + shift for w, shift in zip(now, shifts, strict=True)])
        down = Weights.of_vector([w - shift for w, shift in zip(now, shifts, strict=True)])
        variant = variants[step % len(variants)]
        won = gain(variant, up, down, styles, rng.getrandbits(32))
        mean = tuple(0.95 * m + 0.05 * won * sign for m, sign in zip(mean, signs, strict=True))
        square = tuple(0.99 * s + 0.01 * won**2 for s in square)
        rate = 0.4 * (1 - step / steps)
        now = tuple(
            w + rate * size * m / (sqrt(s) + 1e-3)
            for w, size, m, s in zip(now, sizes, mean, square, strict=True)
        )
        path.append(now)
    half = path[len(path) // 2 :]
    return Weights.of_vector([round(fmean(values), 3) for values in zip(*half, strict=True)])


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
