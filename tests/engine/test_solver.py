"""The exact solver against a plain minimax, and the relations that its values must obey."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

import scopa
from scopa import Limits, Position, UnsupportedError, Variant, variant_code
from scopa.engine import StopFlag, solve
from scopa.engine.plain import PlainSolver
from tests.engine.helpers import (
    TWO_SIDED,
    difference,
    ending,
    minimax,
    needs_core,
    random_variant,
)
from tests.strategies import puzzles, variants

SUITE = Path(__file__).parents[2] / "bench" / "solver_suite.json"


@needs_core
@pytest.mark.parametrize("variant", TWO_SIDED, ids=variant_code)
def test_equals_minimax(variant: Variant) -> None:
    """On many small random positions every play's value is what plain minimax gives."""
    rng = Random(variant_code(variant))
    for _ in range(60):
        position = ending(variant, rng.randint(1, 6), rng)
        solution = solve(position)
        expected = {play: minimax(position.after(play)) for play in position.plays()}
        assert {solved.play: solved.value for solved in solution.plays} == expected
        assert solution.value == minimax(position)


@needs_core
@pytest.mark.parametrize("seed", range(400))
def test_equals_minimax_for_any_switches(seed: int) -> None:
    """The same for any combination of switches."""
    rng = Random(seed)
    for _ in range(6):
        position = ending(random_variant(rng, sides=2), rng.randint(1, 5), rng)
        assert solve(position, every_play=False).value == minimax(position)


TWO_SIDES = variants().filter(lambda variant: variant.sides == 2)


@needs_core
@given(puzzles(TWO_SIDES))
@settings(max_examples=300)
def test_equals_minimax_in_puzzles(position: Position) -> None:
    """The same for positions that no deal leads to, whoever holds how many cards, or no coins."""
    solution = solve(position)
    expected = {play: minimax(position.after(play)) for play in position.plays()}
    assert {solved.play: solved.value for solved in solution.plays} == expected
    assert solution.value == minimax(position)


@given(puzzles(TWO_SIDES, most=5))
@settings(max_examples=50)
def test_plain_solver_equals_minimax_in_puzzles(position: Position) -> None:
    """And for the solver without the core."""
    value = minimax(position)
    assert PlainSolver(10**9, 1e9, None).bounds(position) == (value, value)


@needs_core
@pytest.mark.parametrize("variant", TWO_SIDED, ids=variant_code)
def test_value_is_the_best_of_the_plays(variant: Variant) -> None:
    """A position is worth what the best of its plays is worth to the side that plays."""
    rng = Random(variant_code(variant))
    for cards in (8, 12, 16):
        position = ending(variant, cards, rng)
        solution = solve(position)
        values = [solve(position.after(solved.play)).value for solved in solution.plays]
        assert [solved.value for solved in solution.plays] == values
        best = max if variant.side_of(position.turn) == 1 else min
        assert solution.value == best(value for value in values if value is not None)


@needs_core
@pytest.mark.parametrize("variant", TWO_SIDED, ids=variant_code)
def test_line_earns_the_value(variant: Variant) -> None:
    """The tally at the end of the principal line gives the value."""
    rng = Random(variant_code(variant))
    position = ending(variant, 16, rng)
    solution = solve(position, every_play=False)
    for play in solution.line:
        position = position.after(play)
    assert difference(position) == solution.value


def swapped(position: Position) -> Position:
    """The same round with the sides exchanged: every seat moved one on."""
    players = position.variant.players

    def next_seat(seat: int) -> int:
        return seat % players + 1 if seat else 0

    def moved(values: tuple[int, ...]) -> tuple[int, ...]:
        return (values[-1], *values[:-1])

    return Position(
        variant=position.variant,
        hand_masks=moved(position.hand_masks),
        table_mask=position.table_mask,
        turn=next_seat(position.turn),
        last=next_seat(position.last),
        last_scored=position.last_scored,
        pile_masks=moved(position.pile_masks),
        scope=moved(position.scope),
        tris=moved(position.tris),
        stock=position.stock,
        leader=next_seat(position.leader),
        history=(),
    )


@needs_core
@pytest.mark.parametrize("variant", TWO_SIDED, ids=variant_code)
def test_swapping_the_sides_negates(variant: Variant) -> None:
    """With the sides exchanged a position is worth the opposite."""
    rng = Random(variant_code(variant))
    for cards in (4, 10, 14):
        position = ending(variant, cards, rng)
        value = solve(position, every_play=False).value
        assert value is not None
        assert solve(swapped(position), every_play=False).value == -value


@needs_core
@pytest.mark.parametrize("nodes", [0, 1, 10, 100, 1000, 10_000])
def test_bounds_hold_whatever_the_limit(nodes: int) -> None:
    """A search ended early returns bounds around the value, of the position and of each play."""
    rng = Random(5)
    position = ending(scopa.find_variant("scopone-scientifico"), 16, rng)
    whole = solve(position)
    part = solve(position, Limits(nodes=nodes))
    assert whole.exact
    assert part.low <= whole.low <= part.high
    for known, wanted in zip(part.plays, whole.plays, strict=True):
        assert known.low <= wanted.low <= known.high
    assert part.nodes <= nodes


@needs_core
def test_memory_is_only_a_matter_of_time() -> None:
    """The value does not depend on the size of the table."""
    position = ending(scopa.find_variant("scopone"), 18, Random(2))
    value = solve(position).value
    # Also a bound below nothing, or beyond what any machine has.
    for memory in (0, -1, 2**40, 2**62, 2**63, 2**64, 2**80):
        assert solve(position, memory=memory, every_play=False).value == value


@needs_core
def test_time_limit_and_flag_end_a_search() -> None:
    """A whole deal of Scopone is given up on time, or when another thread sets the flag."""
    position = scopa.deal(scopa.find_variant("scopone-scientifico"), Random(1))
    start = time.monotonic()
    assert not solve(position, Limits(seconds=0.05)).exact
    flag = StopFlag()
    timer = threading.Timer(0.05, flag.set)
    timer.start()
    assert not solve(position, stop=flag).exact
    timer.join()
    assert time.monotonic() - start < 5


SOLVE_A_DEAL = """
import scopa
from random import Random
print("searching", flush=True)
scopa.solve(scopa.deal(scopa.find_variant("scopone-scientifico"), Random(1)))
"""


@needs_core
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to send there")
@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["-c", SOLVE_A_DEAL], -signal.SIGINT, "KeyboardInterrupt"),
        (["-m", "scopa", "solve", "--variant", "scopone-scientifico"], 130, ""),
    ],
    ids=["function", "command"],
)
def test_control_c_ends_a_search(arguments: list[str], code: int, said: str) -> None:
    """Ctrl-C in a search without end: it stops at once, in Python's way or with exit code 130."""
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        deadline = time.monotonic() + 20
        while _processor_seconds(process.pid) < 1 and time.monotonic() < deadline:
            time.sleep(0.05)  # loading takes a third of that at most
        assert process.poll() is None
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=20)
    assert time.monotonic() - start < 2
    assert process.returncode == code
    assert complaints.strip().endswith(said)
    assert said or not complaints


def _processor_seconds(pid: int) -> float:
    """How long a process of ours has computed; Linux alone tells, elsewhere it is the clock."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        time.sleep(1)
        return 1
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@needs_core
def test_other_threads_run_while_the_core_searches() -> None:
    """A search leaves Python's lock free: another thread counts on meanwhile."""
    position = scopa.deal(scopa.find_variant("scopone-scientifico"), Random(1))
    done = threading.Event()
    counted = 0

    def count() -> None:
        nonlocal counted
        while not done.wait(0.001):
            counted += 1

    counter = threading.Thread(target=count)
    counter.start()
    solve(position, Limits(seconds=0.3))
    done.set()
    counter.join()
    assert counted > 10


@needs_core
def test_signature() -> None:
    """The solver searches exactly the nodes of the last measured version: see docs/engine.md.

    A change of this number is a change of search behaviour; the commit that makes one says so,
    and renews it with ``python bench/solver_suite.py --renew``.
    """
    suite = json.loads(SUITE.read_text("utf-8"))
    nodes = 0
    for entry in suite["deals"]:
        if entry["signature"]:
            variant = scopa.find_variant(entry["variant"])
            solution = solve(scopa.parse_position(entry["position"], variant), every_play=False)
            assert solution.value == entry["value"]
            nodes += solution.nodes
    assert nodes == suite["signature"]


def test_three_sides_are_refused() -> None:
    """Three players each alone have no value to solve for."""
    position = scopa.deal(scopa.find_variant("scopa-3"), Random(1))
    with pytest.raises(UnsupportedError) as caught:
        solve(position)
    assert caught.value.code == "three-sides"


def test_a_finished_round_is_worth_its_tally() -> None:
    """Nothing is left to search at the end of a round."""
    position = ending(scopa.find_variant("scopa"), 0, Random(4))
    solution = solve(position)
    assert (solution.value, solution.plays, solution.line) == (difference(position), (), ())


@pytest.mark.parametrize("variant", TWO_SIDED[:8], ids=variant_code)
def test_plain_solver_equals_minimax(variant: Variant) -> None:
    """The solver for machines without the core is right, too."""
    rng = Random(variant_code(variant))
    for _ in range(10):
        position = ending(variant, rng.randint(1, 6), rng)
        solver = PlainSolver(10**9, 1e9, None)
        value = minimax(position)
        assert solver.bounds(position) == (value, value)
        for play in solver.line(position):
            position = position.after(play)
        assert difference(position) == value
