"""Laws that hold for every bot, on every variant."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scopa
from scopa import BOTS, Limits, Position, UnknownBotError, find_bot
from scopa.bots import maestro
from tests.rules.test_laws import resampled
from tests.strategies import positions, puzzles

BOT_NAMES = st.sampled_from(list(BOTS))
LIMITS = Limits(nodes=40)


@given(positions(), BOT_NAMES, st.integers(0, 2**32))
def test_bots_play_by_the_rules(position: Position, name: str, seed: int) -> None:
    """A bot chooses a legal play, and refuses to choose when it is not its turn."""
    for seat in range(1, position.variant.players + 1):
        bot = find_bot(name, rng=random.Random(seed), limits=LIMITS)
        view = position.view(seat)
        if seat == position.turn:
            assert bot.choose(view) in position.plays()
        else:
            with pytest.raises(ValueError, match=f"not seat {seat}'s turn"):
                bot.choose(view)


@given(puzzles(most=10), BOT_NAMES, st.integers(0, 2**32), st.booleans())
def test_bots_play_puzzles(position: Position, name: str, seed: int, cored: bool) -> None:
    """A bot plays on from any partial position, through plays by hands of any sizes."""
    rng = random.Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        if not cored:
            patch.setattr(maestro, "has_core", lambda: False)
        while position.turn:
            bot = find_bot(name, rng=random.Random(seed), limits=Limits(nodes=8))
            assert bot.choose(position.view(position.turn)) in position.plays()
            position = position.after(rng.choice(position.plays()))


@given(positions(), BOT_NAMES, st.integers(0, 2**32))
def test_hidden_cards_do_not_matter(position: Position, name: str, seed: int) -> None:
    """With the unseen cards exchanged, and the same source of chance, a bot plays the same."""
    if not position.turn:
        return
    other = resampled(position, position.turn, random.Random(seed))
    choices = {
        find_bot(name, rng=random.Random(seed), limits=LIMITS).choose(p.view(p.turn))
        for p in (position, other)
    }
    assert len(choices) == 1


def test_unknown_bots_are_refused() -> None:
    """An unknown name is refused, and the known ones are listed."""
    with pytest.raises(UnknownBotError, match=r"'hal' .*greedy"):
        find_bot("hal")


def play_round(deal: Position, bots: list[scopa.Bot]) -> tuple[int, ...]:
    """The points of a round in which side 1 and the others have these bots."""
    position = deal
    while position.turn:
        side = position.variant.side_of(position.turn)
        position = position.after(bots[side - 1].choose(position.view(position.turn)))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.points


@pytest.mark.parametrize("code", ["scopa", "scopone", "scopone-scientifico", "quindici", "assi"])
def test_greedy_beats_random(code: str) -> None:
    """Over the same deals with seats swapped, greedy takes clearly more points than random."""
    rng = random.Random(5)
    variant = scopa.find_variant(code)
    greedy, chance = find_bot("greedy", rng=rng), find_bot("random", rng=rng)
    difference = 0
    for _ in range(25):
        deal = scopa.deal(variant, rng)
        ours, theirs = play_round(deal, [greedy, chance])
        theirs_too, ours_too = play_round(deal, [chance, greedy])
        difference += ours + ours_too - theirs - theirs_too
    assert difference > 25


@settings(max_examples=30)
@given(st.integers(0, 2**32))
def test_greedy_takes_the_settebello(seed: int) -> None:
    """Greedy takes the settebello when it can, and a scopa before anything else."""
    scopa_two = scopa.find_variant("scopa")
    view = scopa.parse_position("7s2s/3c 7d2dRc 1 - -/- 0/0 -", scopa_two, partial=True).view(1)
    greedy = find_bot("greedy", rng=random.Random(seed))
    assert str(greedy.choose(view)) == "7sx7d"
    sweep = scopa.parse_position("7sRs/3c 4c3d 1 - -/- 0/0 -", scopa_two, partial=True).view(1)
    assert str(greedy.choose(sweep)) == "7sx3d4c#"
