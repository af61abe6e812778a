"""Choosing by keys: every legal play can be entered, and nothing else, whatever is typed."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa import Position
from scopa.bots import BOTS
from scopa.rules.catalog import VARIANTS, find_variant, player_counts, variant_code
from scopa.terminal.choosing import Choosing
from scopa.terminal.setup import Setup
from tests.strategies import positions

KEYS = ("left", "right", "up", "down", "enter", "back", *"1234567890afcrx")


def press(choosing: Choosing, key: str) -> object:
    """What the table does on a key; the play that was made by it, if any."""
    if key in ("left", "right"):
        choosing.step(1 if key == "right" else -1)
    elif key in ("up", "down"):
        choosing.browse(1 if key == "down" else -1)
    elif key == "enter":
        return choosing.enter()
    elif key == "back":
        choosing.back()
    else:
        choosing.type(key)
    return None


@given(positions())
@settings(max_examples=50)
def test_every_legal_play_can_be_entered(position: Position) -> None:
    """A card by its number, then down to what it takes, then Enter: each play comes out once."""
    view = position.view(position.turn or 1)
    choosing = Choosing()
    entered = []
    for number, card in enumerate(view.hand, 1):
        choosing.show(view)
        choosing.type(str(number % 10))
        assert choosing.card == card
        for _ in choosing.plays:
            if choosing.ready is None or choosing.listing:
                choosing.browse(1)
            entered.append(choosing.enter())
    assert entered == list(view.plays())


@given(positions(), st.lists(st.sampled_from(KEYS), max_size=40))
@settings(max_examples=100)
def test_no_keys_enter_what_is_not_legal(position: Position, keys: list[str]) -> None:
    """Whatever is typed, on anybody's turn, what is made is legal and what is shown is ready."""
    choosing = Choosing()
    for seat in range(1, position.variant.players + 1):
        view = position.view(seat)
        choosing.show(view)
        for key in keys:
            shown = choosing.ready
            play = press(choosing, key)
            assert play is None or (play in view.plays() and play == shown)
        choosing.close()
        assert choosing.enter() is None


@given(st.lists(st.tuples(st.integers(0, 12), st.sampled_from([1, -1])), max_size=30))
@settings(max_examples=60)
def test_whatever_is_set_up_can_be_played(changes: list[tuple[int, int]]) -> None:
    """Any choices lead to a variant that its text spells, for players it allows, and known bots."""
    setup = Setup()
    names = list(VARIANTS)
    for place, by in changes:
        fields = setup.fields()
        if place < len(fields):
            before = setup.value(fields[place])
            setup.change(fields[place], by)
            assert setup.value(fields[place]) != before
        else:
            setup.choose_variant(names[place - len(fields) + (by > 0)])
    company = setup.company()
    assert find_variant(variant_code(company.variant)) == company.variant
    assert company.variant.players in player_counts(company.variant.name)
    assert len(company.bots) == company.variant.players - 1
    assert set(company.bots) <= set(BOTS)
