"""Text of positions and views."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scopa
from scopa import NotationError, Position, PositionError, ScopaError, parse_position, parse_view
from tests.strategies import positions

SCOPA = scopa.find_variant("scopa")
FOUR = scopa.find_variant("scopa-4")
DEAL = (
    "5.4.6./R.2F.. 2.6..26 1 - -/- 0/0 5c4bAbFs7sCcRs7c3dRb3c5s3bFdAs4sCb7d7bAdCs5bAc6dRc3s2s4dFbCd"
)


@given(positions())
def test_positions_round_trip(position: Position) -> None:
    """parse(dump(p)) == p, and dumping what was parsed changes nothing."""
    parsed = parse_position(str(position), position.variant)
    assert parsed == position
    assert str(parsed) == str(position)
    if position.turn:
        assert parsed.leader == position.leader
        assert set(parsed.plays()) == set(position.plays())


@given(positions())
def test_views_round_trip(position: Position) -> None:
    """A view's text gives the view back, but for the history, which no text holds."""
    for seat in range(1, position.variant.players + 1):
        view = position.view(seat)
        parsed = parse_view(str(view), position.variant, seat=seat)
        assert str(parsed) == str(view)
        assert (parsed.seat, parsed.hand, parsed.hand_sizes) == (seat, view.hand, view.hand_sizes)
        assert parsed.plays() == view.plays()
        assert parsed.unseen == view.unseen


@given(positions())
def test_the_viewer_is_found(position: Position) -> None:
    """The one seat whose cards are shown is the viewer, without being told."""
    for seat in range(1, position.variant.players + 1):
        if position.hand_masks[seat - 1]:
            assert parse_view(str(position.view(seat)), position.variant).seat == seat


def test_lenient_position() -> None:
    """Blanks, French names and separate stock cards are read; the output is canonical."""
    spaced = "  5.4.6. / K.2J..   2.6..26 1 - - / - 0/0 " + " ".join(
        str(card) for card in parse_position(DEAL, SCOPA).stock
    )
    assert str(parse_position(spaced, SCOPA)) == DEAL


def test_a_deal_that_pays_tris_keeps_them_in_its_text() -> None:
    """Where the variant counts tris, a side's count follows its scope, and is read back."""
    napoli = scopa.find_variant("quindici-napoli")
    text = "4d/5c 3d 1 1 5.46../... 0+1/0 -"
    position = parse_position(text, napoli, partial=True)
    assert position.tris == (1, 0)
    assert str(position) == "4.../.5.. 3... 1 1 5.46../- 0+1/0 -"


@pytest.mark.parametrize(
    ("text", "variant", "code"),
    [
        ("", SCOPA, "few-fields"),
        ("5d/6d 7d 1 - -/- 0/0", SCOPA, "few-fields"),
        ("5d/6d 7d x - -/- 0/0 -", SCOPA, "bad-number"),
        ("5d/6d 7d 1 x -/- 0/0 -", SCOPA, "bad-number"),
        ("5d/6d 7d 1 - -/- 0/z -", SCOPA, "bad-number"),
        ("5d/6d 7d 1 - -/- 0/0+ -", SCOPA, "bad-number"),
        ("5d/6d 7d 1 - -/- 0/99999 -", SCOPA, "bad-number"),
        ("5d/6d 7d 1 - -/- 0/0 zz", SCOPA, "bad-card"),
        ("5d/6z 7d 1 - -/- 0/0 -", SCOPA, "bad-card"),
        ("5d/?3 7d 1 - -/- 0/0 -", SCOPA, "hidden-cards"),
        ("5d/6d 7d 1 - -/- 0/0 ?12", SCOPA, "hidden-cards"),
    ],
)
def test_unreadable_positions(text: str, variant: scopa.Variant, code: str) -> None:
    """Text that cannot be read is refused with the part and its place."""
    with pytest.raises(NotationError) as caught:
        parse_position(text, variant, partial=True)
    assert caught.value.code == code


FAULTS = [
    ("5d/6d 5d 1 - -/- 0/0 -", SCOPA, {"card-twice"}),
    ("5d/6d 7d 3 - -/- 0/0 -", SCOPA, {"bad-turn"}),
    ("5d/- 7d 2 - -/- 0/0 -", SCOPA, {"empty-hand"}),
    ("5d/- 7d 0 - -/- 0/0 -", SCOPA, {"not-over"}),
    ("-/- 7d 0 1 2d2c/- 0/0 -", SCOPA, {"leftovers"}),
    ("5d/6d 7d 1 7 -/- 0/0 -", SCOPA, {"bad-last"}),
    ("5d/6d 7d 1 1 -/- 0/0 -", SCOPA, {"last-empty"}),
    ("5d/6d 7d 1 - 2d2c/- 0/0 -", SCOPA, {"no-last"}),
    ("5d/6d 7d 1 1# 2d2c/- 0/0 -", SCOPA, {"last-scopa"}),
    ("5d/6d 7d 1 1# 2d2c/- 2/0 -", SCOPA, {"scope-cards"}),
    ("5d/6d 7d 1 1 2d2c/- 0+1/0 -", SCOPA, {"no-tris"}),
    ("5d/6d 7d 1 1 2d2c/- 0+1/0 -", scopa.find_variant("quindici-napoli"), {"tris-cards"}),
    ("5d/6d/7d 7d 1 - -/- 0/0 -", SCOPA, {"bad-count"}),
    ("5d/6d 7d 1 - -/-/- 0/0/0 -", SCOPA, {"bad-count"}),
    ("5d/5d 5d 2 1# -/- 0/0 -", SCOPA, {"card-twice", "last-empty", "last-scopa"}),
]


OF_PILES = {"last-empty", "no-last", "scope-cards", "tris-cards"}


@pytest.mark.parametrize(("text", "variant", "codes"), FAULTS)
def test_every_fault_is_reported_at_once(
    text: str, variant: scopa.Variant, codes: set[str]
) -> None:
    """All reasons why a position cannot be, in one error, each in the message."""
    with pytest.raises(PositionError) as caught:
        parse_position(text, variant)
    assert {fault.code for fault in caught.value.faults} - {"cards-missing"} == codes
    assert all(str(fault) in str(caught.value) for fault in caught.value.faults)


@pytest.mark.parametrize(("text", "variant", "codes"), FAULTS)
def test_the_cards_of_a_partial_position_need_not_add_up(
    text: str, variant: scopa.Variant, codes: set[str]
) -> None:
    """A pile may lack the cards that a capture or a scopa took, but play goes by all the rest."""
    if codes <= OF_PILES:
        position = parse_position(text, variant, partial=True)
        assert parse_position(str(position), variant, partial=True) == position
        while position.turn:
            position = position.after(position.plays()[0])
        assert position.outcome() is not None
        return
    with pytest.raises(PositionError) as caught:
        parse_position(text, variant, partial=True)
    assert {fault.code for fault in caught.value.faults} == codes - OF_PILES


@pytest.mark.parametrize("at", [at for at, sign in enumerate(DEAL) if sign in " /"] + [0])
@pytest.mark.parametrize("slashes", ["//", " / / ", "/"])
def test_a_slash_has_a_set_on_either_side(at: int, slashes: str) -> None:
    """Slashes too many are refused wherever they stand, with one error that names a place."""
    damaged = DEAL[:at] + slashes + DEAL[at:]
    for text, parse in ((damaged, parse_position), (view_of(damaged), parse_view)):
        with pytest.raises((NotationError, PositionError)):
            parse(text, SCOPA)


def view_of(text: str) -> str:
    """The text with seat 2's hand and the stock hidden."""
    return text.replace("R.2F..", "?3").replace(DEAL[DEAL.index("5c4b") :], "?30")


def test_a_missing_set_is_named() -> None:
    """Where there is nothing before a slash the error says so, and where."""
    for text, where, named in (("/" + DEAL, 0, "/"), (DEAL.replace("-/-", "-//-"), 27, "//")):
        with pytest.raises(NotationError, match="a set is missing") as caught:
            parse_position(text, SCOPA)
        assert (caught.value.where, caught.value.text) == (where, named)


def test_a_view_with_a_card_twice() -> None:
    """A card in two places is named, also where that makes the counts wrong."""
    with pytest.raises(PositionError) as caught:
        parse_view("5.4.6./?3 5.6..26 1 - -/- 0/0 ?30", SCOPA)
    assert {fault.code for fault in caught.value.faults} == {"unseen-count", "card-twice"}
    assert "5d" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (DEAL.replace("5c4b", "5c"), "cards-missing"),
        (DEAL.replace("5.4.6./", "5.4../").replace("2.6..26", "2.6.6.26"), "hand-sizes"),
        (DEAL.replace(" 1 - ", " 2 - "), None),
        (DEAL.replace("26 1", "26F 1").replace("AdCs5bAc6dRc3s2s4dFbCd", "AdCs5bAc6dRc3s2s4dCd"),
         "stock-size"),
    ],
)  # fmt: skip
def test_whole_positions_must_be_possible(text: str, code: str | None) -> None:
    """A position of all forty cards must come from a deal: hand sizes, stock, nothing missing."""
    if code is None:
        assert parse_position(text, SCOPA).leader == 2
        return
    with pytest.raises(PositionError) as caught:
        parse_position(text, SCOPA)
    assert caught.value.faults[0].code == code


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("5.4.6./R.2F.. 2.6..26 1 - -/- 0/0 ?30", "no-viewer"),
        ("?3/?3 2.6..26 1 - -/- 0/0 ?30", "no-viewer"),
        ("5.4.6./?3 2.6..26 1 - -/- 0/0 5c4b", "shown-cards"),
        ("5.4.6./?x 2.6..26 1 - -/- 0/0 ?30", "bad-number"),
        ("5.4.6./?3 2.6..26 1 - -/- 0/0 ?29", "bad-position"),
        ("5.4.6./?2 2.6..26 1 - -/- 0/0 ?31", "bad-position"),
    ],
)
def test_views_that_cannot_be(text: str, error: str) -> None:
    """A view shows one hand, and its counts must add up to the unseen cards."""
    with pytest.raises(ScopaError) as caught:
        parse_view(text, SCOPA)
    assert caught.value.code == error


def test_the_viewer_of_empty_hands() -> None:
    """When no cards are left to show, the seat asked for, or the first, is the viewer."""
    over = "-/- - 0 1 A234567FCR.A234567FCR.A234567FCR.A234567FCR/- 0/0 -"
    assert parse_view(over, SCOPA).seat == 1
    assert parse_view(over, SCOPA, seat=2).seat == 2
    with pytest.raises(NotationError, match="seat 5"):
        parse_view(over, SCOPA, seat=5)
    pile = "A234567FCR.A234567FCR.A234567FCR.A234567FC"
    assert parse_view(f"-/?1 - 2 1 {pile}/- 0/0 -", SCOPA).seat == 1


@given(st.text(max_size=60), st.integers(0, len(DEAL)), st.integers(0, 8))
@settings(max_examples=300)
def test_mutated_texts_are_refused_cleanly(noise: str, at: int, cut: int) -> None:
    """However a text is damaged, it is read or refused with one error of ours."""
    damaged = DEAL[:at] + noise + DEAL[at + cut :]
    for parse in (parse_position, parse_view):
        with suppress(ScopaError):
            parsed = parse(damaged, SCOPA)
            assert str(parse(str(parsed), SCOPA)) == str(parsed)
