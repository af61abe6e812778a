"""The core's rules against the Python rules, which are the authority."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa
from scopa import Play, Position
from scopa.engine import core_perft, core_replay
from tests.engine.helpers import ending, needs_core, random_variant
from tests.strategies import puzzles

pytestmark = needs_core
CASES = Path(__file__).parents[1] / "cases"


def cases(name: str) -> list[dict[str, object]]:
    """The conformance cases of a file."""
    lines = (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_perft_cases() -> None:
    """The core counts the play sequences that the conformance cases give."""
    for case in cases("perft"):
        position = scopa.parse_position(
            str(case["position"]), scopa.find_variant(str(case["variant"]))
        )
        counts = case["perft"]
        assert isinstance(counts, list)
        assert [core_perft(position, depth) for depth in range(1, len(counts) + 1)] == counts


def test_round_cases() -> None:
    """The rounds of the conformance cases end in the core with the points given."""
    for case in cases("rounds"):
        position = scopa.parse_position(
            str(case["position"]), scopa.find_variant(str(case["variant"]))
        )
        texts = case["plays"]
        assert isinstance(texts, list)
        plays, now = [], position
        for text in texts:
            plays.append(next(play for play in now.plays() if str(play) == text))
            now = now.after(plays[-1])
        positions, points = core_replay(position, plays)
        assert positions[-1] == now
        assert list(points) == case["points"]


@pytest.mark.parametrize("seed", range(60))
def test_random_rounds_are_equal_after_every_play(seed: int) -> None:
    """A random round of a random variant goes through both rules with equal positions."""
    rng = Random(seed)
    position = scopa.deal(random_variant(rng), rng)
    start, plays, expected = position, [], []
    while position.turn:
        plays.append(rng.choice(position.plays()))
        position = position.after(plays[-1])
        expected.append(position)
    actual, points = core_replay(start, plays)
    assert actual == expected
    outcome = position.outcome()
    assert outcome is not None
    assert points == outcome.points


@pytest.mark.parametrize("seed", range(60))
def test_perft_of_random_positions(seed: int) -> None:
    """Both rules count the same play sequences from a random position of a random variant."""
    rng = Random(1000 + seed)
    position = ending(random_variant(rng), rng.randint(1, 36), rng)
    for depth in (1, 2, 3):
        assert core_perft(position, depth) == scopa.perft(position, depth)


@given(puzzles(most=12), st.integers(0, 2**32))
def test_puzzles_are_played_alike(position: Position, seed: int) -> None:
    """Positions that no deal leads to go the same way through both rules."""
    for depth in (1, 2):
        assert core_perft(position, depth) == scopa.perft(position, depth)
    rng, now, plays, expected = Random(seed), position, list[Play](), list[Position]()
    while now.turn:
        plays.append(rng.choice(now.plays()))
        now = now.after(plays[-1])
        expected.append(now)
    actual, points = core_replay(position, plays)
    assert actual == expected
    outcome = now.outcome()
    assert outcome is not None
    assert points == outcome.points


def test_a_crowded_table_is_no_trouble() -> None:
    """Every set that a king can take from a table of all other ranks is found, and quickly."""
    position = scopa.parse_position(
        "R.../.R.. A234567FC.A234567FC.A234567FC.A234567FC 1 - -/- 0/0 -",
        scopa.find_variant("scopa?capture=any"),
        partial=True,
    )
    assert core_perft(position, 1) == len(position.plays())
