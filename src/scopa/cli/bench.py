"""``scopa bench``: how fast this machine plays rounds out and solves positions."""

from __future__ import annotations

import time
from random import Random
from statistics import median
from typing import Annotated

from cyclopts import Parameter, validators

from scopa.bots import find_bot
from scopa.cli.output import AtLeastOne, Json, answer, texts
from scopa.engine import has_core, rollout, solve
from scopa.rules.catalog import VARIANTS, find_variant
from scopa.rules.position import Position, deal


def bench(
    *,
    deals: Annotated[int, AtLeastOne] = 20,
    cards: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=10))] = 5,
    json: Json = False,
) -> None:
    """Measure plays a second in random rounds, and milliseconds to solve; medians on one core.

    Processor time is counted, not the clock. Solved are endings of Scopone scientifico, reached
    by greedy play, and whole rounds of Scopa for two.

    Parameters
    ----------
    deals
        How many deals each figure is the median of.
    cards
        Cards a hand in the endings of Scopone.
    """
    rates = {name: _plays_a_second(name, deals) for name in VARIANTS}
    endings = [ending(seed, cards) for seed in range(deals)]
    rounds = [deal(find_variant("scopa"), Random(seed)) for seed in range(deals)]
    solving = {
        f"scopone-scientifico, {cards} cards a hand": _solve_times(endings),
        "scopa, whole round": _solve_times(rounds),
    }
    document: dict[str, object] = {
        "core": has_core(),
        "deals": deals,
        "plays_a_second": rates,
        "solve_milliseconds": {
            name: {"median": median(times), "worst": max(times)} for name, times in solving.items()
        },
    }
    answer(document, _lines(rates, list(solving.values()), cards), as_json=json)


def _lines(rates: dict[str, float], solving: list[list[float]], cards: int) -> list[str]:
    text = texts()
    lines = [
        f"{name:36}{text('bench-rate', rate=f'{rate / 1e6:9.1f}')}" for name, rate in rates.items()
    ]
    solved = (
        text("bench-ending", variant="scopone-scientifico", cards=cards),
        text("bench-round", variant="scopa"),
    )
    for name, times in zip(solved, solving, strict=True):
        middle, worst = f"{median(times):9.2f}", f"{max(times):.2f}"
        lines.append(f"{name:36}{text('bench-solve', median=middle, worst=worst)}")
    return lines


def ending(seed: int, cards: int) -> Position:
    """A Scopone scientifico ending with so many cards a hand, after greedy play from a deal."""
    rng = Random(seed)
    position = deal(find_variant("scopone-scientifico"), rng)
    bot = find_bot("greedy", rng=rng)
    while sum(map(int.bit_count, position.hand_masks)) > 4 * cards:
        position = position.after(bot.choose(position.view(position.turn)))
    return position


def _plays_a_second(name: str, deals: int) -> float:
    variant = find_variant(name)
    count = 5_000 if has_core() else 5
    rates: list[float] = []
    for seed in range(deals):
        position = deal(variant, Random(seed))
        start = time.process_time()
        result = rollout(position, count, seed=seed)
        rates.append(result.plays / max(time.process_time() - start, 1e-9))
    return median(rates)


def _solve_times(positions: list[Position]) -> list[float]:
    times: list[float] = []
    for position in positions:
        start = time.process_time()
        solve(position, every_play=False)
        times.append(1000 * (time.process_time() - start))
    return times
