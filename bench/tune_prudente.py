"""Tunes the prudent player's weights: hill climbing in self-play on duplicate deals.

Usage: ``python bench/tune_prudente.py [FAMILY[=SECONDS] ...] [--seed N]``; without families all
are tuned, a minute each. For every deal all weights are shifted at once, each up or down by its
step at random; the weights so shifted play those shifted the other way, on the same deal with
sides swapped, and every second time both play greedy instead. After a batch each weight moves
along the mean of what its shifts won: simultaneous perturbation (Spall, IEEE Transactions on
Automatic Control 37, 1992), the way chess engines are tuned. What is printed, the mean of the
second half of the path, goes into src/scopa/bots/weights.py. The deals played in a given time
depend on the machine, so a run repeats only in kind.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import fmean

from scopa.bots import Bot, Limits
from scopa.bots.greedy import Greedy
from scopa.bots.prudente import Prudente
from scopa.bots.weights import FAMILIES, SINGLE, WEIGHTS, Weights
from scopa.rules.catalog import find_variant
from scopa.rules.position import Position, deal

FIXED = "scopa"
"""The weight that is the unit."""
BATCH = 60
RATE = 0.5
"""Steps that a weight moves for each point a round that its shifts won."""
Vector = tuple[float, ...]


def steps_of(family: str, start: Vector) -> Vector:
    """How far each weight is shifted in a trial; nothing for those that do not apply."""
    idle = {FIXED} if family == "ace-sweep" else {FIXED, "ace_kept"}
    single = tuple(
        0.0 if name in idle else max(0.05, 0.3 * abs(value))
        for name, value in zip(SINGLE, start, strict=False)
    )
    return single + (0.08,) * 10


def play_round(start: Position, seats: tuple[Bot, ...], seat: int) -> float:
    """Points of this seat's side, less the mean of the others."""
    position = start
    while position.turn:
        bot = seats[position.turn - 1]
        position = position.after(bot.choose(position.view(position.turn)))
    outcome = position.outcome()
    assert outcome is not None
    points = list(outcome.points)
    ours = points.pop(position.variant.side_of(seat) - 1)
    return ours - fmean(points)


def edge(start: Position, one: Bot, other: Bot) -> float:
    """Points a round of the first bot over the second, which sit at each other's places."""
    if start.variant.players == 3:
        seatings = [(one, other, other), (other, one, other), (other, other, one)]
        return fmean(play_round(start, seats, n) for n, seats in enumerate(seatings, 1))
    half = start.variant.players // 2
    first = play_round(start, (one, other) * half, 1)
    return (first + play_round(start, (other, one) * half, 2)) / 2


def trial(start: Position, up: Weights, down: Weights, *, against_greedy: bool) -> float:
    """How much more the weights ``up`` win than those ``down`` do."""
    rng = random.Random(0)
    one, two = (Prudente(rng, Limits(), weights) for weights in (up, down))
    if not against_greedy:
        return edge(start, one, two)
    greedy = Greedy(rng, Limits())
    return edge(start, one, greedy) - edge(start, two, greedy)


def tune(family: str, seconds: float, seed: int) -> Weights:
    """The weights found for a family in this time."""
    rng = random.Random(f"{family}/{seed}")
    variants = [find_variant(text) for text in FAMILIES[family]]
    now = WEIGHTS[family].vector()
    steps = steps_of(family, now)
    path: list[Vector] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        gains = [0.0] * len(now)
        for number in range(BATCH):
            signs = [rng.choice((-1, 1)) for _ in now]
            up, down = (
                Weights.of_vector(
                    tuple(
                        w + way * sign * step
                        for w, sign, step in zip(now, signs, steps, strict=True)
                    )
                )
                for way in (1, -1)
            )
            variant = variants[number // 2 % len(variants)]
            start = deal(variant, rng, rng.randint(1, variant.players))
            won = trial(start, up, down, against_greedy=number % 2 == 1)
            gains = [gain + sign * won / BATCH for gain, sign in zip(gains, signs, strict=True)]
        now = tuple(w + RATE * gain * step for w, gain, step in zip(now, gains, steps, strict=True))
        path.append(now)
    half = path[len(path) // 2 :]
    print(f"# {family}: {len(path) * BATCH} deals in {seconds:g} s", flush=True)
    return Weights.of_vector(tuple(round(fmean(values), 3) for values in zip(*half, strict=True)))


def main() -> None:
    """Tune what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("families", nargs="*", default=[*FAMILIES])
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for text in asked.families:
        family, _, seconds = text.partition("=")
        found = tune(family, float(seconds or 60), asked.seed)
        print(f'    "{family}": {found},', flush=True)


if __name__ == "__main__":
    main()
