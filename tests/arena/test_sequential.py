"""Laws of the sequential test: it errs as seldom as it says, and where it ends repeats exactly."""

from __future__ import annotations

import random
from math import inf, nan

import pytest

from scopa.arena import Contest, SequentialTest, run_contest

TEST = SequentialTest(0.0, 0.5)


def _until_decided(rng: random.Random, mean: float) -> tuple[str, int]:
    samples: list[float] = []
    while TEST.answer(samples) == "open":
        samples += [float(round(rng.gauss(mean, 2))) for _ in range(10)]
    return TEST.answer(samples), len(samples)


@pytest.mark.parametrize(("mean", "right"), [(0.0, "equal"), (0.5, "better")])
def test_it_errs_as_seldom_as_it_says(mean: float, right: str) -> None:
    """Of many runs where one claim is true, at most about one in twenty ends with the other."""
    rng = random.Random(7)
    answers = [_until_decided(rng, mean)[0] for _ in range(300)]
    assert 0.91 < answers.count(right) / 300 < 1


def test_a_clear_case_ends_sooner() -> None:
    """The farther the truth is beyond a claim, the fewer deals it takes."""
    rng = random.Random(3)
    lengths = [sum(_until_decided(rng, mean)[1] for _ in range(60)) for mean in (0.4, 0.8, 1.6)]
    assert lengths[0] > lengths[1] > lengths[2]


@pytest.mark.parametrize(
    ("equal", "better", "error"),
    [
        *((0, 0, 0.05), (1, 0, 0.05), (0, 1, 0.5)),
        *((0, inf, 0.05), (-inf, 0, 0.05), (nan, 1, 0.05), (0, nan, 0.05), (0, 1, nan)),
    ],
)
def test_claims_that_make_no_sense_are_refused(equal: float, better: float, error: float) -> None:
    """The first claim lies below the second, and errors are rarer than a coin's."""
    with pytest.raises(ValueError, match=r"must be below|between 0 and 0\.5|must be finite"):
        SequentialTest(equal, better, error)


def test_a_run_ends_at_the_same_deal_however_it_is_spread() -> None:
    """One process or two, fresh or carried on: the same deals decide, and only they are told."""
    contest = Contest("greedy", "random", "scopone-scientifico", 200, seed=4)
    alone = run_contest(contest, test=TEST)
    assert 30 <= len(alone.duplicates) < 200
    assert [duplicate.number for duplicate in alone.duplicates] == [*range(len(alone.duplicates))]
    shared = run_contest(contest, jobs=2, test=TEST)
    assert shared.difference == alone.difference
    assert len(shared.duplicates) == len(alone.duplicates)
