"""Tunes the prudent player's plans on duplicate deals that the compiled core plays.

Usage: ``python bench/tune_prudente.py [KIND[=STEPS] ...] [--split] [--seed N]``; without kinds all
are tuned, 1,500 steps each, by spsa.py, the way chess engines are tuned. ``--split`` gives either
side weights of its own where a plan has one set; the weights of each side are then tuned by
themselves, in so many steps each. In every step those shifted one way and those shifted the other
play the bot greedy and the present plan, all on the same deals. What counts is rounds won rather
than lost and, against the present plan, points as well. What is printed, the mean of the last half
of the path, goes into src/scopa/bots/plans.py where the duels printed beside say that it is
better. A run repeats exactly.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.spsa import Measure, Vector, climb, mean_of
from scopa.bots.maestro import core_weights
from scopa.bots.plans import KINDS, Plan, plan_for
from scopa.bots.styles import STYLES
from scopa.bots.weights import SINGLE, Weights, family_of
from scopa.engine import Duel, PolicyWeights, duel
from scopa.rules.catalog import find_variant
from scopa.rules.variant import Variant

FIXED = "scopa"
"""The weight that is the unit."""
LEAST = {"alone": 0.2, "anchor": 0.2}
"""The smallest shift of a weight that may begin at nothing; 0.05 for any other."""
SHIFT = 0.5
DEALS = 500
"""Of every duel in a step."""
PROOF = 20_000
"""Deals of the duels in the end."""


def sizes_of(kind: str, weights: Weights) -> Vector:
    """How far each weight is shifted in a trial; nothing for those that do not apply."""
    idle = {FIXED} if kind == "ace-sweep" else {FIXED, "ace_kept"}
    single = tuple(
        0.0 if name in idle else SHIFT * max(LEAST.get(name, 0.05), 0.3 * abs(value))
        for name, value in zip(SINGLE, weights.vector(), strict=False)
    )
    return single + (SHIFT * 0.08,) * 10


def core_plan(variant: Variant, plan: Plan) -> list[PolicyWeights]:
    """A plan as the core wants it."""
    return [core_weights(variant, weights) for weights in plan]


def plan_of(numbers: Vector) -> Plan:
    """The plan of such a row as :func:`numbers_of` makes."""
    each = len(SINGLE) + 10
    starts = range(0, len(numbers), each)
    return tuple(Weights.of_vector(numbers[start : start + each]) for start in starts)


def numbers_of(plan: Plan) -> Vector:
    """All numbers of a plan in a row."""
    return tuple(number for weights in plan for number in weights.vector())


def gain(variant: Variant, up: Vector, down: Vector, side: int | None, seed: int) -> float:
    """What the numbers ``up`` win more than those ``down``."""
    present = core_plan(variant, plan_for(variant))

    def results(numbers: Vector) -> list[Duel]:
        plan = core_plan(variant, plan_of(numbers))
        others: list[list[PolicyWeights]] = [[], present]
        return [duel(variant, plan, other, DEALS, side=side, seed=seed) for other in others]

    def worth(greedy: Duel, equal: Duel) -> float:
        return 10 * (greedy.won - greedy.lost) + 2.5 * (equal.won - equal.lost) + equal.lead / 2

    return worth(*results(up)) - worth(*results(down))


def tune(kind: str, steps: int, seed: int, *, split: bool) -> Plan:
    """The plan found for a kind, in so many steps for each side that has weights of its own."""
    rng = random.Random(f"{kind}/{seed}")
    variants = [find_variant(text) for text in KINDS[kind]]
    plan = plan_for(variants[0])
    if split and len(plan) == 1:
        plan *= 2
    sizes = tuple(size for weights in plan for size in sizes_of(kind, weights))
    now = numbers_of(plan)
    if len(plan) == 1:
        return plan_of(settled(now, sizes, variants, None, steps, rng))
    half = len(now) // 2
    nothing = (0.0,) * half
    now = settled(now, sizes[:half] + nothing, variants, 1, steps, rng)
    return plan_of(settled(now, nothing + sizes[half:], variants, 2, steps, rng))


def settled(
    start: Vector,
    sizes: Vector,
    variants: list[Variant],
    side: int | None,
    steps: int,
    rng: random.Random,
) -> Vector:
    """The mean of the last half of the way from some numbers, as one side plays them or all do."""

    def trial(step: int) -> Measure:
        def won(up: Vector, down: Vector) -> float:
            return gain(variants[step % len(variants)], up, down, side, rng.getrandbits(32))

        return won

    path = climb(
        start,
        trial,
        rng,
        sizes=sizes,
        rates=[0.15 * (1 - step / steps) for step in range(steps)],
        momentum=0.95,
        noise=1e-3,
    )
    return mean_of(path[steps // 2 :])


def prove(kind: str, found: Plan) -> None:
    """Print how the plan found, and the present one, fare against whom they may meet."""
    for text in KINDS[kind]:
        variant = find_variant(text)
        players = {"found": found, "present": plan_for(variant)}
        others: dict[str, Plan] = {"greedy": (), "present": players["present"]}
        others["chitarella's style"] = (STYLES[family_of(variant)]["chitarella"],)
        for name, other in others.items():
            for who, plan in players.items():
                if plan is other:
                    continue
                first, second = (core_plan(variant, one) for one in (plan, other))
                result = duel(variant, first, second, PROOF, seed=1)
                print(
                    f"# {text}: {who} v. {name}: {result.lead:+.3f} ± {1.96 * result.error:.3f}, "
                    f"{result.won:.1%} won, {result.lost:.1%} lost",
                    flush=True,
                )


def main() -> None:
    """Tune what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kinds", nargs="*", default=[*KINDS])
    parser.add_argument("--split", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for text in asked.kinds:
        kind, _, steps = text.partition("=")
        found = tune(kind, int(steps or 1500), asked.seed, split=asked.split)
        print(f"{kind}: {found}", flush=True)
        prove(kind, found)


if __name__ == "__main__":
    main()
