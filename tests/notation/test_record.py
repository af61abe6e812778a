"""Records: rounds in text, verified play by play."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scopa
from scopa import NotationError, Position, Record, RecordError, ScopaError, parse_records
from scopa.notation.record_parser import check_scores, split_matches
from tests.strategies import rounds

TAGS = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), max_size=20)
COMMENTS = st.text(st.sampled_from("abc àß12.,[]\"'"), max_size=30).map(
    lambda text: " ".join(text.split())
)
GOLDEN = (Path(__file__).parent / "golden.scopa").read_text("utf-8")


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A round of any variant, finished or not, with names, tags and comments."""
    played: list[Position] = draw(rounds())
    set_up = draw(st.booleans())
    if set_up:
        played = played[draw(st.integers(0, len(played) - 1)) :]
    made = draw(st.one_of(st.just(len(played) - 1), st.integers(0, len(played) - 1)))
    variant = played[0].variant
    begun = len(played[0].history)
    return Record(
        # As it is read: a position in text does not say which plays led to it.
        deal=scopa.parse_position(str(played[0]), variant),
        plays=played[made].history[begun:],
        set_up=set_up,
        round=draw(st.integers(1, 40)),
        score=tuple(draw(st.integers(0, 40)) for _ in range(variant.sides)),
        seats=tuple(draw(TAGS) for _ in range(variant.players)),
        date=draw(st.sampled_from(["", "2026.11.30"])),
        tags=draw(st.dictionaries(st.sampled_from(["Event", "Seed", "Site"]), TAGS)),
        comments=draw(st.dictionaries(st.integers(0, made), COMMENTS.filter(bool))),
    )


@given(st.lists(records(), max_size=3))
@settings(max_examples=60)
def test_records_round_trip(written: list[Record]) -> None:
    """What is dumped is read back equal, one record or many, and dumps the same."""
    text = scopa.dump_records(tuple(written))
    read = parse_records(text)
    assert read == tuple(written)
    assert scopa.dump_records(read) == text
    assert all(len(line) <= 100 for line in text.splitlines() if not line.startswith(("[", "{")))


def test_golden_record() -> None:
    """The record in docs/notation.md's form is read, scored, and already canonical."""
    (record,) = parse_records(GOLDEN)
    assert str(record) == GOLDEN
    assert record.variant == scopa.find_variant("scopone-scientifico?target=21")
    assert (record.dealer, record.round, record.seats[0]) == (4, 1, 'Anna "la Rossa"')
    outcome = record.outcome
    assert outcome is not None
    assert record.score_after == tuple(map(sum, zip((3, 2), outcome.points, strict=True)))
    assert record.comments[1] == "a careful opening"
    assert [position.turn for position in record.positions[:6]] == [1, 2, 3, 4, 1, 2]
    assert len(record.positions) == 41


def test_any_blank_may_stand_in_a_score() -> None:
    """Also one that Python's own reading of numbers does not know."""
    (record,) = parse_records(damaged('"3-2"', '"\x1f3\x1f- 2\x1c"'))
    assert record.score == (3, 2)


def test_lenient_movetext() -> None:
    """Numbers, line breaks and marks matter little on import, French cards are read too."""
    head, moves = GOLDEN.split("1. ", 1)
    moves = moves.replace("#", "").replace("4. ", "4.\n   ").replace("d ", "♦  ")
    loose = f"{head}1.{moves}"
    assert parse_records(loose) == parse_records(GOLDEN)


def damaged(old: str, new: str) -> str:
    """The golden record with one thing changed."""
    assert old in GOLDEN
    return GOLDEN.replace(old, new, 1)


FIRST_MOVES = next(line for line in GOLDEN.splitlines() if line.startswith("1. "))
TALLY = next(line for line in GOLDEN.splitlines() if line.startswith("[Tally"))
DEAL = next(line for line in GOLDEN.splitlines() if line.startswith('[Deal "'))


@pytest.mark.parametrize(
    ("text", "code", "ply"),
    [
        ("1. 7d", "bad-record", None),
        (damaged("[Round", "?[Round"), "bad-record", None),
        (damaged("[Variant", "[Variante"), "bad-record-start", None),
        (damaged('"scopone-scientifico?target=21"', '"tressette"'), "record-variant", 0),
        (damaged(DEAL + "\n", ""), "missing-tag", 0),
        (damaged("[Round", '[Score "0-0"]\n[Round'), "tag-twice", 0),
        (damaged('[Score "3-2"]', '[Score "3"]'), "record-score", 0),
        (damaged('[Score "3-2"]', '[Score "x-y"]'), "record-score", 0),
        (damaged('[Score "3-2"]', '[Score "-3-2"]'), "record-score", 0),
        (damaged('[Score "3-2"]', f'[Score "3-{"2" * 5000}"]'), "record-score", 0),
        (damaged('[Dealer "4"]', '[Dealer "3"]'), "record-dealer", 0),
        (damaged('[Round "1"]', '[Round "one"]'), "bad-number", None),
        (damaged(TALLY, TALLY.replace("carte ", "carte 1")), "record-tally", 40),
        (damaged('[Result "', '[Result "9'), "record-tally", 40),
        (damaged(DEAL, '[Deal "here"]'), "record-deal", 0),
        (damaged('[Deal "1:', '[Deal "7:'), "record-deal", 0),
        (damaged('[Deal "1:', '[Deal "1:-/'), "record-deal", 0),
        (damaged(FIRST_MOVES, FIRST_MOVES.replace("1. ", "1. 7dx6c ")), "record-play", 1),
    ],
)  # fmt: skip
def test_damaged_records(text: str, code: str, ply: int | None) -> None:
    """A record that does not replay is refused with the ply and the reason."""
    if code == "bad-record-start":
        with pytest.raises(RecordError, match="no Variant tag"):
            parse_records(text)
        return
    with pytest.raises(NotationError) as caught:
        parse_records(text)
    assert caught.value.code == code
    if ply is not None:
        assert isinstance(caught.value, RecordError)
        assert caught.value.ply == ply


@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        ("-/-/-/- A234567FCR.A234567FCR.A234567FCR.A234567FCR -", "empty"),
        ("A234567FCR.../.A234567FCR../..A234567FCR./...A234567FCX - -", "not a rank"),
        ("A234567FCR.../.A234567FCR../..A234567FCR./...A234567FCR Ad -", "more than one place"),
    ],
)
def test_deals_that_cannot_be(hands: str, reason: str) -> None:
    """A deal must be one of the variant: all cards once, each hand and table full."""
    with pytest.raises(NotationError, match=reason):
        parse_records(f'[Variant "scopone-scientifico"]\n[Deal "1:{hands}"]\n')


@pytest.mark.parametrize(
    ("code", "deal", "reason"),
    [
        ("scopa-4", "1:A2.../34.../56.../7F... CR.A23456.. {stock}", "dealt 3 cards"),
        ("scopa", "1:A23.../456... 7FCR.A23456.. {stock}", "4 cards are dealt"),
    ],
)
def test_deals_of_the_wrong_size(code: str, deal: str, reason: str) -> None:
    """Hands and table hold as many cards as the variant deals."""
    stock = "".join(map(str, scopa.CARDS[16:]))
    with pytest.raises(RecordError, match=reason):
        parse_records(f'[Variant "{code}"]\n[Deal "{deal.format(stock=stock)}"]\n')


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ('[Position "here"]', "seven fields"),
        ('[Position "7.../6... - 1 - -/- 0/0 -"]', "missing"),
        ('[Position "-/- - 0 - -/- 0/0 -"]\n[Deal "1:-/- - -"]', "not with both"),
    ],
)
def test_positions_to_begin_at(tags: str, reason: str) -> None:
    """A round that was set up begins at a position of all forty cards, and without a deal."""
    with pytest.raises(RecordError, match=reason) as caught:
        parse_records(f'[Variant "scopa"]\n{tags}\n')
    assert caught.value.code in ("record-position", "record-two-starts")


ANY_TEXT = st.text(st.sampled_from('ab"\\\n\r\t\x0b {}[]#\u2028\xa0'), max_size=8)


@given(
    st.tuples(ANY_TEXT, ANY_TEXT),
    ANY_TEXT,
    st.dictionaries(st.one_of(ANY_TEXT, st.sampled_from(["Event", "Date", "Seat3"])), ANY_TEXT),
    st.dictionaries(st.integers(-1, 2), ANY_TEXT),
)
@settings(max_examples=300)
def test_a_record_can_be_written_or_is_refused(
    seats: tuple[str, str], date: str, tags: dict[str, str], comments: dict[int, str]
) -> None:
    """No record can be made whose text would not give it back."""
    deal = scopa.deal(scopa.find_variant("scopa"), random.Random(1))
    plays = deal.plays()[:1]
    with suppress(ValueError):
        record = Record(deal, plays, seats=seats, date=date, tags=tags, comments=comments)
        assert parse_records(str(record)) == (record,)
        assert str(parse_records(str(record))[0]) == str(record)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"seats": ("Anna\nBruno", "?")}, "one line"),
        ({"date": "2026\n"}, "one line"),
        ({"tags": {"Event": "a\nb"}}, "one line"),
        ({"tags": {"My event": "x"}}, "not the name"),
        ({"tags": {"Dealer": "2"}}, "not the name"),
        ({"comments": {0: "a } b"}}, "brace"),
        ({"comments": {1: "late"}}, "after 1 plays, but there are 0"),
    ],
)
def test_what_no_record_can_say(given: dict[str, Any], reason: str) -> None:
    """What the notation has no place for is an error when the record is made."""
    with pytest.raises(ValueError, match=reason):
        Record(scopa.deal(scopa.find_variant("scopa"), random.Random(1)), **given)


def test_a_seat_too_many() -> None:
    """A name for a seat that the variant does not have is refused."""
    record = Record(scopa.deal(scopa.find_variant("scopa"), random.Random(1)))
    text = str(record).replace("[Dealer", '[Seat4 "?"]\n[Dealer')
    with pytest.raises(RecordError, match="no Seat4"):
        parse_records(text)


def test_defaults() -> None:
    """Only variant and deal are needed; an unfinished record has no tally."""
    deal = scopa.deal(scopa.find_variant("scopa"), random.Random(1))
    text = str(Record(deal))
    (short,) = parse_records(
        "\n".join(line for line in text.splitlines() if "a" in line.split()[0])
    )
    assert short == Record(deal)
    assert short.outcome is None
    assert short.score_after == (0, 0)
    assert text.endswith('[Result "*"]\n')
    with pytest.raises(RecordError, match="no tally yet"):
        parse_records(text.replace("[Result", '[Tally "carte 3-2"]\n[Result'))


def test_rounds_of_a_match_add_up() -> None:
    """A round that follows on another must begin with the score that one ended with."""
    (first,) = parse_records(GOLDEN)
    deal = scopa.deal(first.variant, random.Random(2), dealer=1)
    check_scores((first, Record(deal, round=2, score=first.score_after)))
    check_scores((first, Record(deal, round=5, score=(0, 0))))
    with pytest.raises(RecordError, match="the round before ended"):
        check_scores((first, Record(deal, round=2, score=(0, 0))))


def test_matches_are_told_apart() -> None:
    """Rounds that follow on one another, by the same rules and seats, are one match."""
    (first,) = parse_records(GOLDEN)
    deal = scopa.deal(first.variant, random.Random(2), dealer=1)
    second = Record(deal, round=2, score=first.score_after, seats=first.seats)
    others = Record(deal, round=3, seats=("a", "b", "c", "d"))
    assert split_matches(()) == ()
    assert split_matches((first, second, others, first)) == ((first, second), (others,), (first,))


def test_a_record_that_has_to_end() -> None:
    """One that breaks off is read, but refused where it has to be closed by its result."""
    assert parse_records(GOLDEN, closed=True) == parse_records(GOLDEN)
    broken = GOLDEN[: GOLDEN.index("[Tally")]
    assert len(parse_records(broken)) == 1
    with pytest.raises(RecordError, match="Result"):
        parse_records(GOLDEN + "\n" + broken, closed=True)


@given(st.integers(0, len(GOLDEN)), st.integers(0, 6), st.text(max_size=6))
@settings(max_examples=200)
def test_any_damage_is_refused_cleanly(at: int, cut: int, noise: str) -> None:
    """However a record is damaged, it is read or refused with one error of ours."""
    with suppress(ScopaError):
        parse_records(GOLDEN[:at] + noise + GOLDEN[at + cut :])
