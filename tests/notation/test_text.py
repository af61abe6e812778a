"""Text of cards, sets and plays: lenient in, canonical out."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import scopa
from scopa import CARDS, CardSet, IllegalPlay, NotationError, parse_card, parse_play, parse_set
from tests.strategies import positions

SETS = st.sets(st.sampled_from(CARDS)).map(CardSet)


@given(SETS)
def test_sets_round_trip(cards: CardSet) -> None:
    """A set is its canonical text, and any list of its cards in any order."""
    assert parse_set(str(cards)) == cards
    if cards:
        backwards = " ".join(str(card) for card in reversed(list(cards)))
        assert parse_set(backwards) == cards


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("7d", "7d"), (" 7D ", "7d"), ("ad", "Ad"), ("1d", "Ad"),
        ("8s", "Fs"), ("9s", "Cs"), ("10s", "Rs"), ("Js", "Fs"), ("Qs", "Cs"), ("Ks", "Rs"),
        ("fante s", "Fs"), ("Cavallo s", "Cs"), ("re s", "Rs"), ("rc", "Rc"), ("cc", "Cc"),
        ("7♦", "7d"), ("K♥", "Rc"), ("Q♠", "Cs"), ("J♣", "Fb"), ("7♥\ufe0f", "7c"), ("10h", "Rc"),
        ("7 diamonds", "7d"), ("K hearts", "Rc"), ("2 spades", "2s"), ("A clubs", "Ab"),
        ("7 denari", "7d"), ("asso coppe", "Ac"), ("3 spade", "3s"), ("king bastoni", "Rb"),
    ],
)  # fmt: skip
def test_cards_are_read_leniently(text: str, canonical: str) -> None:
    """Italian, French and numeric names of a card all give the one canonical text."""
    assert str(parse_card(text)) == canonical


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("A7..R.", "A7..R."), ("7A..r.", "A7..R."), ("...", "-"), ("-", "-"), (" - ", "-"),
        ("10 J . . . ", None), ("10J...", "FR..."), ("7d Rc", "7.R.."), ("Rc7d", "7.R.."),
        ("7♦K♥", "7.R.."), ("8910...", "FCR..."), ("A10...", "AR..."),
    ],
)  # fmt: skip
def test_sets_are_read_leniently(text: str, canonical: str | None) -> None:
    """Ranks may come in any order and by any of their names; dots may not stand apart."""
    if canonical is None:
        with pytest.raises(NotationError):
            parse_set(text)
    else:
        assert str(parse_set(text)) == canonical


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("5d", "5d"), ("7dx3s4c", "7dx4c3s"), ("7d x 4c 3s", "7dx4c3s"), ("7d×4c3s#", "7dx4c3s#"),
        ("KdXQs Ab", "RdxCsAb"), ("2sx2b #", "2sx2b#"),
    ],
)  # fmt: skip
def test_plays_are_read_leniently(text: str, canonical: str) -> None:
    """A play may be spaced out and list what it takes in any order."""
    assert str(parse_play(text)) == canonical


@pytest.mark.parametrize(
    ("parse", "text", "where", "named"),
    [
        (parse_card, "", 0, ""),
        (parse_card, "7x", 0, "7x"),
        (parse_card, "  zz ", 2, "zz"),
        (parse_card, "7d7c", 0, "7d7c"),
        (parse_set, "", 0, ""),
        (parse_set, "7d zz 5c", 3, "zz"),
        (parse_set, "7.5", 0, "7.5"),
        (parse_set, "7..x.", 3, "x"),
        (parse_set, "7d7d", 0, "7d7d"),
        (parse_set, "77...", 0, "77..."),
        (parse_play, "x7d", 0, "x7d"),
        (parse_play, "7d#", 0, "7d#"),
        (parse_play, "7d 5c", 0, "7d 5c"),
        (parse_play, "7dx", 0, "7dx"),
        (parse_play, "7dx-", 0, "7dx-"),
        (parse_play, "7dx4c..", 0, "7dx4c.."),
        (parse_play, "7dx4c zz", 6, "zz"),
    ],
)
def test_errors_name_the_text_and_its_place(
    parse: object, text: str, where: int, named: str
) -> None:
    """One error that names the offending part and where it stands."""
    with pytest.raises(NotationError) as caught:
        parse(text)  # type: ignore[operator]
    assert (caught.value.where, caught.value.text) == (where, named)
    assert f"character {where + 1}" in str(caught.value)


@given(st.text("aso\u017fkK\u212ai\u0131\u0130ndter7hp ", max_size=12))
@settings(max_examples=300)
@example("7\u017f")
@example("7\u017fpade")
@example("k\u0131ng d")
@example("\u212ad")
@example("a\u017f\u017fo d")
def test_only_letters_of_the_names_are_read(text: str) -> None:
    """Letters that some call the same as ours but for the case are in no card's name."""
    for parse in (parse_card, parse_set, parse_play):
        with suppress(NotationError):
            assert parse(text) == parse(text.encode("ascii", "ignore").decode())
            assert text.isascii()


@given(st.text(max_size=40))
@settings(max_examples=300)
def test_nonsense_is_refused_cleanly(text: str) -> None:
    """Any text is either read or refused as NotationError; nothing else ever escapes."""
    for parse in (parse_card, parse_set, parse_play):
        with suppress(NotationError):
            parsed = parse(text)
            assert parse(str(parsed)) == parsed


@given(positions())
def test_plays_are_found_by_their_text(position: scopa.Position) -> None:
    """find_play reads each legal play back, and refuses one that is not legal here."""
    for play in position.plays():
        assert scopa.find_play(str(play), position) == play
        assert scopa.find_play(str(play).removesuffix("#"), position) == play
        assert parse_play(str(play)) == play
    for card in position.table:
        with pytest.raises(IllegalPlay):
            scopa.find_play(str(card), position)
