"""The searching player: its policy is prudente's, its search keeps to its limits and repeats."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scopa
from scopa import Limits, Position
from scopa.bots import Maestro
from scopa.bots import maestro as module
from scopa.bots.maestro import core_styles, core_weights
from scopa.bots.plans import plan_for, weights_at
from scopa.bots.prudente import Balance
from scopa.bots.rounds import round_ends_for
from scopa.bots.styles import STYLES
from scopa.bots.weights import family_of, weights_for
from scopa.cards import FULL_DECK, CardSet
from scopa.engine import believe, duel, greedy, match_chance, round_ends, weigh
from tests.bots.test_bots import play_round
from tests.engine.helpers import needs_core
from tests.strategies import positions, puzzles

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")

pytestmark = needs_core


@given(st.one_of(positions(), puzzles(most=14)))
def test_the_policy_is_prudente(position: Position) -> None:
    """The core's policy gives every play the worth that the prudent player gives it."""
    if not position.turn:
        return
    view = position.view(position.turn)
    shaped = replace(weights_for(view.variant), alone=0.7, anchor=-0.3)
    for weights in (weights_for(view.variant), weights_at(view), shaped):
        balance = Balance(view, weights)
        expected = {play: pytest.approx(balance.of(play), abs=1e-9) for play in view.plays()}
        assert weigh(view, core_weights(view.variant, weights)) == expected


class Choices(random.Random):
    """Takes the first of what it may choose from, and remembers it all."""

    seen: Sequence[object] = ()

    def choice(self, seq: SupportsLenAndGetItem[T]) -> T:
        """The first."""
        self.seen = [seq[at] for at in range(len(seq))]
        return seq[0]


@given(st.one_of(positions(), puzzles(most=14)))
def test_the_core_knows_greedy(position: Position) -> None:
    """The core's greedy player makes a play that the bot might make."""
    if not position.turn:
        return
    view = position.view(position.turn)
    choices = Choices()
    play = scopa.find_bot("greedy", rng=choices).choose(view)
    assert greedy(view) in (choices.seen or [play])


@given(positions(), st.integers(0, 2**32))
def test_every_play_is_considered(position: Position, seed: int) -> None:
    """All legal plays come out, the chosen one first; the same seed and nodes give the same."""
    if not position.turn:
        return
    view = position.view(position.turn)
    first, second = (Maestro(random.Random(seed), Limits(nodes=60)) for _ in range(2))
    considered = first.consider(view)
    assert len(considered) == len(view.plays())
    assert {one.play for one in considered} == set(view.plays())
    assert considered == second.consider(view)
    again = Maestro(random.Random(seed), Limits(nodes=60))
    assert again.choose(view) == considered[0].play


def test_the_time_is_kept() -> None:
    """A search ends in time: here with a wide margin, for a machine that is busy with tests."""
    view = scopa.deal(scopa.find_variant("scopone-scientifico"), random.Random(2)).view(1)
    maestro = Maestro(random.Random(1), Limits(seconds=0.05))
    start = perf_counter()
    maestro.choose(view)
    assert perf_counter() - start < 0.5


def test_without_the_core_it_is_prudente(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no core the prudent player's play comes first, with a value to each."""
    monkeypatch.setattr(module, "has_core", lambda: False)
    position = scopa.deal(scopa.find_variant("scopa"), random.Random(4))
    view = position.view(1)
    considered = Maestro(random.Random(1), Limits(nodes=1)).consider(view)
    assert considered[0].play == scopa.find_bot("prudente").choose(view)
    assert {one.play for one in considered} == set(view.plays())


def test_it_plays_for_the_match() -> None:
    """With the other side a point from the target, seven points are not worth giving one away."""
    # The three of coins makes a napola, but leaves the 5 for a scopa; the king gives nothing away.
    variant = scopa.find_variant("scopa?napola=true")
    rest = str(CardSet.of_mask(FULL_DECK.mask & ~scopa.parse_set("3sRb3c5s3d5c4d4c").mask))
    position = scopa.parse_position(f"3sRb/3c5s 3d5c 1 2 {rest}/4d4c 0/0 -", variant)
    choices = {
        score: str(Maestro(random.Random(1), Limits(nodes=40)).choose(position.view(1, score)))
        for score in ((), (0, 0), (0, 10))
    }
    assert choices == {(): "3sx3d", (0, 0): "3sx3d", (0, 10): "Rb"}


@given(positions(), st.integers(0, 2**32))
@settings(max_examples=20)
def test_the_end_is_played_exactly(position: Position, seed: int) -> None:
    """When the last hand of two players is all that is left, values are the solver's."""
    view = position.view(position.turn) if position.turn else None
    if view is None or view.variant.players != 2 or view.stock_size or sum(view.hand_sizes) > 4:
        return
    if len(view.table) > 6:  # a crowded table has too many lines to play them all
        return
    side = view.variant.side_of(view.seat)
    solved = {one.play: one.value for one in scopa.solve(position).plays}
    maestro = Maestro(random.Random(seed), Limits(nodes=60))
    for one in maestro.consider(view):
        value = solved[one.play]
        assert value is not None
        assert one.value == (value if side == 1 else -value)


@given(positions(), st.integers(0, 2**32))
def test_what_is_believed_fits_the_view(position: Position, seed: int) -> None:
    """Believed worlds give out the unseen cards, by the sizes of the hands; they repeat."""
    if not position.turn:
        return
    view = position.view(position.turn)
    styles = core_styles(view.variant)
    worlds = believe(view, styles, 5, seed=seed)
    assert worlds == believe(view, styles, 5, seed=seed)
    for world in worlds:
        assert tuple(map(len, world.hands)) == view.hand_sizes
        assert world.hands[view.seat - 1] == view.hand
        others = [hand for seat, hand in enumerate(world.hands, 1) if seat != view.seat]
        assert all(set(hand) <= set(view.unseen) for hand in others)
        assert sum(map(len, others)) == len(set().union(*others))
        assert all(style in range(len(styles)) for style in world.styles)


@pytest.mark.parametrize("name", ["scopone-scientifico", "scopa", "scopa-4", "quindici", "assi"])
def test_it_knows_how_others_play(name: str) -> None:
    """After some plays, players who take what is worth most are taken for such."""
    variant = scopa.find_variant(name)
    styles = core_styles(variant)
    greedy = 1 + list(STYLES[family_of(variant)]).index("greedy")
    shares = {}
    for other in ("greedy", "prudente"):
        rng = random.Random(8)
        ours, theirs = scopa.find_bot("prudente", rng=rng), scopa.find_bot(other, rng=rng)
        believed: list[int] = []
        for _ in range(20):
            position = scopa.deal(variant, rng)
            while len(position.view(1).plays_made()) < 16 or variant.side_of(position.turn) == 2:
                bot = ours if variant.side_of(position.turn) == 1 else theirs
                position = position.after(bot.choose(position.view(position.turn)))
            next_seat = variant.seat_after(position.turn)
            worlds = believe(position.view(position.turn), styles, 40)
            believed += [world.styles[next_seat - 1] for world in worlds]
        shares[other] = believed.count(greedy) / len(believed)
    # Before any play it is a quarter at most.
    assert shares["greedy"] > 0.5
    assert shares["prudente"] < shares["greedy"] * 0.6


@pytest.mark.parametrize("worth", [2.0, 30.0, 200.0])
def test_worths_of_any_size_tell(worth: float) -> None:
    """However much a style prizes a scopa, who passes one up is believed not to have its rank."""
    variant = scopa.find_variant("scopa")
    style = core_weights(variant, weights_for(variant))
    prizing = replace(style, single=(worth, *style.single[1:]))
    open_cards = scopa.parse_set("4d5d6c4cRsCs5c5s5bAcAs2c")
    text = f"4d5d6c/4cRsCs - 1 2 -/{FULL_DECK - open_cards} 0/0 5c5s5bAcAs2c"
    position = scopa.parse_position(text, variant)
    # Seat 2 makes the first scopa, and not the second: of the seven unseen cards three are fives.
    for play in ("4d", "4cx4d#", "5d", "Rs"):
        position = position.after(play)
    worlds = believe(position.view(1), [prizing], 400, seed=1)
    assert fmean(len(world.hands[1] & scopa.parse_set(".5.5.5")) for world in worlds) < 0.2


def test_styles_are_one_to_four() -> None:
    """No style, or more than the core takes, is an error."""
    view = scopa.deal(scopa.find_variant("scopa"), random.Random(4)).view(1)
    (style, *_) = core_styles(view.variant)
    for styles in ([], [style] * 5):
        with pytest.raises(ValueError, match="styles"):
            believe(view, styles, 1)


@pytest.mark.parametrize("name", ["scopone-scientifico", "scopa-3", "assi"])
def test_duels_are_rounds_of_the_policies(name: str) -> None:
    """A duel repeats; sides take turns, so equals are even; the prudent style beats the greedy."""
    variant = scopa.find_variant(name)
    prudent, grasping, *_ = core_styles(variant)
    first = duel(variant, [prudent], [grasping], 400, seed=3)
    assert first == duel(variant, [prudent], [grasping], 400, seed=3)
    back = duel(variant, [grasping], [prudent], 400, seed=3)
    assert first.lead > back.lead
    assert 0 < first.won + first.lost < 1
    if variant.sides == 2:
        assert back.lead == pytest.approx(-first.lead)
        assert (back.won, back.lost) == (first.lost, first.won)
        assert duel(variant, [prudent], [prudent], 50).lead == 0


@pytest.mark.parametrize("name", ["scopone-scientifico", "scopone", "scopa"])
def test_duels_are_rounds_of_the_bots(name: str) -> None:
    """A plan wins in duels what the bot that goes by it wins."""
    variant = scopa.find_variant(name)
    plan = [core_weights(variant, weights) for weights in plan_for(variant)]
    known = duel(variant, plan, [], 4000, seed=1)
    rng = random.Random(7)
    bots = [scopa.find_bot(name, rng=rng) for name in ("prudente", "greedy")]
    leads: list[int] = []
    for _ in range(60):
        start = scopa.deal(variant, rng)
        ours, theirs = play_round(start, bots)
        theirs_too, ours_too = play_round(start, bots[::-1])
        leads.append(ours + ours_too - theirs - theirs_too)
    error = stdev(leads) / 2 / 60**0.5
    assert fmean(leads) / 2 == pytest.approx(known.lead, abs=3.5 * error)
    sides = [duel(variant, plan, [], 2000, side=side, seed=1) for side in (1, 2)]
    both = duel(variant, plan, [], 2000, seed=1)
    assert fmean(one.lead for one in sides) == pytest.approx(both.lead)


def test_duels_have_limits() -> None:
    """Three policies of one player, or a third side of two, are an error."""
    variant = scopa.find_variant("scopa")
    (style, *_) = core_styles(variant)
    with pytest.raises(ValueError, match="either side"):
        duel(variant, [style] * 3, [style], 1)
    with pytest.raises(ValueError, match="no such side"):
        duel(variant, [style], [style], 1, side=3)


@pytest.mark.parametrize("name", ["scopa", "scopone-scientifico", "assi?target=21", "scopa-4"])
def test_chances_of_a_match(name: str) -> None:
    """Equal before the first deal but for who deals; more with every point; 1 and 0 at the end."""
    variant = scopa.find_variant(name)
    ends = round_ends_for(variant)
    target = variant.target

    def chance(own: int, other: int, dealer: int = 1) -> float:
        return match_chance(variant, [own, other], dealer, ends)

    for own in range(target + 3):
        for other in range(target + 3):
            now = chance(own, other)
            assert now + chance(other, own, dealer=2) == pytest.approx(1)
            if max(own, other) >= target:
                assert now == (1 if own > other else 0 if own < other else 0.5)
            else:
                assert chance(own, other + 1) < now < chance(own + 1, other)
    assert 0.35 < chance(0, 0) < 0.65


def test_chances_are_those_of_played_matches() -> None:
    """The worked-out chance is what matches come to whose rounds are drawn from the same ends."""
    variant, rng = scopa.find_variant("scopone"), random.Random(6)
    ends = round_ends_for(variant)
    pairs = [(i, j) for i in range(10) for j in range(10)]
    shares = [ends[i][j] for i, j in pairs]
    won = 0.0
    for _ in range(4000):
        score, dealer = [6, 8], 0
        while max(score) < variant.target or score[0] == score[1]:
            points = rng.choices(pairs, shares)[0]
            score = [score[side] + points[side ^ dealer] for side in (0, 1)]
            dealer = 1 - dealer
            if max(score) >= variant.target:
                break
        won += 0.5 if score[0] == score[1] else float(score[0] > score[1])
    expected = match_chance(variant, [6, 8], 1, ends)
    assert won / 4000 == pytest.approx(expected, abs=0.03)


def test_of_three_sides_the_leader_is_likeliest() -> None:
    """Three equal sides have a third each; a point more is better, and the target the end."""
    variant = scopa.find_variant("scopa-3")
    ends = round_ends_for(variant)
    assert match_chance(variant, [3, 3, 3], 1, ends) == pytest.approx(1 / 3)
    assert match_chance(variant, [4, 3, 3], 1, ends) > 0.36
    assert match_chance(variant, [variant.target, 3, 3], 1, ends) == 1
    with pytest.raises(ValueError, match="two sides"):
        round_ends(variant, core_styles(variant)[0], 1)


def test_nobody_has_less_than_no_points() -> None:
    """A match score below nil is an error, as in the score of a view."""
    variant = scopa.find_variant("scopa")
    with pytest.raises(ValueError, match="no such score"):
        match_chance(variant, [-1, 3], 1, round_ends_for(variant))
    view = scopa.deal(variant, random.Random(1)).view(1, (0, -1))
    with pytest.raises(ValueError, match="no such score"):
        Maestro(random.Random(1), Limits(nodes=10)).choose(view)
