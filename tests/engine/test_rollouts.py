"""Play-outs: the rules they follow, and the chances they give each play."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa
from scopa import Position, variant_code
from scopa.engine import StopFlag, limits, rollout, rollouts
from tests.engine.helpers import cards_left, ending, needs_core, random_variant
from tests.strategies import EVERY_VARIANT, puzzles


@needs_core
@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variant_code)
def test_a_seed_repeats(variant: scopa.Variant) -> None:
    """The same seed gives the same rounds, another seed others; every round has all its plays."""
    position = scopa.deal(variant, Random(1))
    first = rollout(position, 300, seed=7)
    assert first == rollout(position, 300, seed=7)
    assert first != rollout(position, 300, seed=8)
    assert (first.rounds, first.plays) == (300, 300 * cards_left(position))


@needs_core
def test_the_odd_round_counts() -> None:
    """Rounds are played in pairs; a last one alone is a round like the others."""
    position = scopa.deal(scopa.find_variant("scopa"), Random(1))
    for count in (1, 3, 257):
        result = rollout(position, count, seed=7)
        assert (result.rounds, result.plays) == (count, count * cards_left(position))
        assert result == rollout(position, count, seed=7)


def expected_points(position: Position) -> list[float]:
    """The mean points of each side when every play is drawn uniformly, by trying them all."""
    outcome = position.outcome()
    if outcome is not None:
        return [float(points) for points in outcome.points]
    plays = position.plays()
    means = [expected_points(position.after(play)) for play in plays]
    return [sum(side) / len(plays) for side in zip(*means, strict=True)]


@needs_core
@pytest.mark.parametrize("seed", range(40))
def test_plays_are_uniform(seed: int) -> None:
    """Mean points of uniform play-outs approach those of the whole tree, for any switches."""
    rng = Random(seed)
    position = ending(random_variant(rng), rng.randint(1, 6), rng)
    result = rollout(position, 40_000, seed=seed)
    # Points spread by a few units at most: five standard errors are below 0.1.
    assert result.points == pytest.approx(expected_points(position), abs=0.1)


@needs_core
def test_crowded_tables_are_uniform_too() -> None:
    """Where sets are too many for the quick count, plays are drawn uniformly all the same."""
    for code in ("scopa?capture=any", "quindici", "scopa?capture=fewest"):
        position = scopa.parse_position(
            "R.../..7. A23456.A2345.A2345.A2345 1 - -/- 0/0 -",
            scopa.find_variant(code),
            partial=True,
        )
        result = rollout(position, 40_000, seed=1)
        assert result.points == pytest.approx(expected_points(position), abs=0.1)


@needs_core
@pytest.mark.parametrize("cards", [16, 17, 39])
def test_hands_may_be_of_any_size(cards: int) -> None:
    """A hand of more cards than are ever dealt is played out like any other."""
    hand = "".join(map(str, scopa.CARDS[:cards]))
    variant = scopa.find_variant("scopa?capture=any")
    position = scopa.parse_position(f"{hand}/Rb - 1 - -/- 0/0 -", variant, partial=True)
    for epsilon in (None, 0.0):
        result = rollout(position, 100, seed=1, epsilon=epsilon)
        assert (result.rounds, result.plays) == (100, 100 * (cards + 1))


@needs_core
@given(puzzles(most=12), st.sampled_from([None, 0.0, 0.5]))
def test_puzzles_are_played_out(position: Position, epsilon: float | None) -> None:
    """Every card is played from positions that no deal leads to, and there are points for it."""
    result = rollout(position, 20, epsilon=epsilon)
    assert (result.rounds, result.plays) == (20, 20 * cards_left(position))
    assert len(result.points) == position.variant.sides


@needs_core
def test_greedy_takes_what_counts() -> None:
    """Without chance the greedy play is made: the settebello, not another card."""
    variant = scopa.find_variant("scopa")
    position = scopa.parse_position(".7..R/..3.2 7...7 1 - -/- 0/0 -", variant, partial=True)
    taken = position.after("7cx7d")
    while taken.turn:
        taken = taken.after(taken.plays()[0])
    assert rollout(position, 1, epsilon=0.0).points[0] >= 2 == scopa_points(taken)


def scopa_points(position: Position) -> int:
    """Settebello and denari: side 1's sure points in the round above, whatever follows."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome.tally["settebello"][0] + outcome.tally["denari"][0]


@needs_core
def test_epsilon_mixes() -> None:
    """With epsilon 1 every play is drawn; greedy play earns other points than chance does."""
    position = scopa.deal(scopa.find_variant("scopone"), Random(3))
    chance = rollout(position, 4000, epsilon=1.0)
    assert chance.points == pytest.approx(rollout(position, 4000, seed=9).points, abs=0.3)
    assert rollout(position, 10, epsilon=0.0).points != chance.points


def test_a_set_flag_stops() -> None:
    """A flag that is set beforehand lets no round be played."""
    flag = StopFlag()
    flag.set()
    position = scopa.deal(scopa.find_variant("scopa"), Random(3))
    result = rollout(position, 10**9, stop=flag)
    assert (result.rounds, result.points) == (0, (0, 0))


@needs_core
def test_searches_that_begin_at_once_share_their_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    """However threads come between, one flag is one flag: setting it stops them all."""

    def slowly() -> bool:
        time.sleep(0.05)
        return True

    monkeypatch.setattr(limits, "has_core", slowly)
    flag = StopFlag()
    with ThreadPoolExecutor(4) as pool:
        flags = list(pool.map(lambda _: flag.native(), range(4)))
    assert all(native is flags[0] for native in flags)


@pytest.mark.parametrize(("count", "epsilon"), [(-1, None), (1, 1.5), (1, float("nan"))])
def test_bad_numbers_are_refused(count: int, epsilon: float | None) -> None:
    """A negative count, or an epsilon that is no probability, is an error of the caller."""
    position = scopa.deal(scopa.find_variant("scopa"), Random(3))
    with pytest.raises(ValueError, match=r"cannot play|probability"):
        rollout(position, count, epsilon=epsilon)


def test_python_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the core, play-outs are uniform and repeat for a seed as well."""
    monkeypatch.setattr(rollouts, "has_core", lambda: False)
    rng = Random(11)
    position = ending(scopa.find_variant("scopa"), 4, rng)
    result = rollout(position, 3000, seed=1)
    assert result == rollout(position, 3000, seed=1)
    assert result.points == pytest.approx(expected_points(position), abs=0.3)
    assert rollout(position, 3, epsilon=0.0).plays == 3 * cards_left(position)
