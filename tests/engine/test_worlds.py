"""Worlds: they look like the view they come from, and each is as likely as any other."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import scopa
from scopa import Position, UnsupportedError, View
from scopa.engine import has_core, number_of_worlds, sampling, worlds
from tests.engine.helpers import cards_left, ending, random_variant


@pytest.fixture(params=["core", "python"])
def _implementation(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways to make worlds: the core's and the one that stands in for it."""
    if request.param == "python":
        monkeypatch.setattr(sampling, "has_core", lambda: False)
    elif not has_core():
        pytest.skip("the compiled core is not built")


def position_of(code: str, cards: int, seed: int = 3) -> Position:
    """A position of a variant with so many cards left."""
    return ending(scopa.find_variant(code), cards, Random(seed))


def seen_by(position: Position) -> View:
    """The view of the seat to play."""
    return position.view(position.turn)


@pytest.mark.usefixtures("_implementation")
@pytest.mark.parametrize("seed", range(20))
def test_worlds_look_like_the_view(seed: int) -> None:
    """Every world gives the view it was made for, and is a sound position."""
    rng = Random(seed)
    position = ending(random_variant(rng), rng.randint(1, 40), rng)
    view = seen_by(position)
    for world in worlds(view, 20, seed=seed):
        assert world.view(view.seat) == view
        assert sum(map(int.bit_count, world.hand_masks)) + len(world.stock) == cards_left(position)


@pytest.mark.usefixtures("_implementation")
@pytest.mark.parametrize(
    ("code", "cards"), [("scopone-scientifico", 8), ("scopa", 6), ("scopa-3", 6), ("scopone", 7)]
)
def test_few_worlds_are_listed(code: str, cards: int) -> None:
    """Every world is listed once: as many as there are, no two alike, the true one among them."""
    position = position_of(code, cards)
    view = seen_by(position)
    found = worlds(view)
    assert len(found) == number_of_worlds(view) == len(set(found))
    assert position in found
    assert set(worlds(view, len(found))) == set(found)


@pytest.mark.usefixtures("_implementation")
@pytest.mark.parametrize(("code", "cards"), [("scopone-scientifico", 8), ("scopa-3", 6)])
def test_drawn_worlds_are_uniform(code: str, cards: int) -> None:
    """Chi-square: draws, always of fewer than all worlds, fall on all worlds alike."""
    view = seen_by(position_of(code, cards))
    number = number_of_worlds(view)
    drawn = [world for seed in range(60) for world in worlds(view, number - 1, seed=seed)]
    counts, expected = Counter(drawn), len(drawn) / number
    square = sum((counts[world] - expected) ** 2 / expected for world in worlds(view))
    # Mean number - 1, variance twice that: six deviations off would be one chance in 10^8.
    assert abs(square - (number - 1)) < 6 * (2 * (number - 1)) ** 0.5


@pytest.mark.usefixtures("_implementation")
def test_the_order_of_the_stock_is_uniform() -> None:
    """Chi-square: each unseen card comes first in the stock equally often."""
    view = seen_by(position_of("scopa", 24))
    drawn = 4000
    firsts = Counter(world.stock[0] for world in worlds(view, drawn, seed=1))
    cards = len(view.unseen)
    square = sum((firsts[card] - drawn / cards) ** 2 / (drawn / cards) for card in view.unseen)
    assert abs(square - (cards - 1)) < 6 * (2 * (cards - 1)) ** 0.5


@pytest.mark.usefixtures("_implementation")
def test_a_seed_repeats() -> None:
    """The same seed draws the same worlds."""
    view = seen_by(position_of("scopone", 30))
    assert worlds(view, 10, seed=5) == worlds(view, 10, seed=5)
    assert worlds(view, 10, seed=5) != worlds(view, 10, seed=6)


def test_the_hidden_cards_do_not_matter() -> None:
    """Exchanging what the seat cannot see changes none of its worlds."""
    position = position_of("scopone-scientifico", 20)
    view = seen_by(position)
    other = worlds(view, 1, seed=99)[0]
    assert worlds(other.view(view.seat), 25, seed=1) == worlds(view, 25, seed=1)


def test_too_many_worlds_are_not_listed() -> None:
    """Listing the worlds of a fresh deal is refused, with their number; drawing them is not."""
    view = scopa.deal(scopa.find_variant("scopa"), Random(1)).view(1)
    with pytest.raises(UnsupportedError) as caught:
        worlds(view)
    assert caught.value.details["worlds"] == str(number_of_worlds(view))
    with pytest.raises(ValueError, match="-1 worlds"):
        worlds(view, -1)
