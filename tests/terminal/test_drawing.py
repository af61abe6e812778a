"""What is drawn, without a terminal: everything fits, everything is there, nothing hidden is."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from rich.text import Text

import scopa
from scopa import CARDS, Card, CardSet, Position, View
from scopa.notation.card import parse_card
from scopa.rules.match import Match
from scopa.terminal.blocks import Block, wrapped
from scopa.terminal.board import Moment, draw_board, play_text
from scopa.terminal.cards import SMALL, size_for
from scopa.terminal.choosing import Choosing
from scopa.terminal.game import READER, Company
from scopa.terminal.help import help_lines
from scopa.terminal.look import ASCII, NONE, ROUND, SQUARE, Look
from scopa.terminal.setup import Setup
from scopa.terminal.start import draw_start, rows_of
from scopa.terminal.tally import tally_lines
from scopa.terminal.words import TableWords, Words, in_ascii
from scopa.texts import LANGUAGES
from tests.strategies import EVERY_VARIANT, positions, rounds

LOCALE = Path(scopa.__file__).parent / "locale"
LOOKS = (Look(), Look(SQUARE), Look(ASCII, NONE))
sizes = st.tuples(st.integers(80, 200), st.integers(24, 60))


def moment_of(view: View, language: str = "en", look: Look = LOOKS[0]) -> Moment:
    """The screen's content for a view from the reader's seat."""
    company = Company(view.variant, ("greedy",) * (view.variant.players - 1))
    words = TableWords(Words(language, ascii_only=look.signs.ascii), company)
    choosing = Choosing()
    choosing.show(view)
    told = [words.deal(1, 1), *(words.told(seat, play) for seat, play in view.plays_made())]
    score = view.score or (0,) * view.variant.sides
    return Moment(replace(view, score=score), company, words, look, 1, 1, choosing, told=told)


def cards_in(block: Block) -> set[Card]:
    """The cards that are drawn: each line of a card knows which one it belongs to."""
    return set(lines_of_cards(block))


def lines_of_cards(block: Block) -> list[Card]:
    """A card for each line of one."""
    return [
        parse_card(span.style.meta["card"])
        for line in block
        for span in line.spans
        if not isinstance(span.style, str) and "card" in span.style.meta
    ]


def text_of(block: Block) -> str:
    """A block as plain text."""
    return "\n".join(line.plain for line in block)


@given(positions(), sizes, st.sampled_from(LANGUAGES), st.sampled_from(LOOKS))
@settings(max_examples=25)
def test_the_board_fills_the_screen_and_shows_what_lies_open(
    position: Position, size: tuple[int, int], language: str, look: Look
) -> None:
    """Each line has the screen's width; hand and table are drawn whole, and no other card is."""
    view = position.view(READER)
    moment = moment_of(view, language, look)
    width, height = size
    board = draw_board(moment, width, height)
    assert [line.cell_len for line in board] == [width] * height
    drawn = lines_of_cards(board)
    assert set(drawn) == set(view.hand | view.table)
    assert len({drawn.count(card) for card in view.hand}) <= 1
    assert len({drawn.count(card) for card in view.table}) <= 1
    unseen = {moment.words.words.card_object(card) for card in view.unseen}
    assert not any(name in text_of(board) for name in unseen if view.turn)
    assert moment.words.words("does-quit") in board[-1].plain
    assert not look.signs.ascii or text_of(board).isascii()
    for seat in moment.company.others:
        assert moment.words.seat(seat) in board[1].plain


@given(st.randoms(use_true_random=False), st.integers(0, 10), st.integers(0, 30), sizes)
@settings(max_examples=25)
def test_any_number_of_cards_fits(
    rng: random.Random, held: int, lying: int, size: tuple[int, int]
) -> None:
    """Ten cards in hand and however many on the table are all drawn, in 80 columns by 24 lines."""
    cards = rng.sample(CARDS, held + lying)
    view = scopa.deal(scopa.find_variant("scopone-scientifico"), rng).view(READER)
    view = replace(view, hand=CardSet(cards[:held]), table=CardSet(cards[held:]))
    for width, height in ((80, 24), size):
        board = draw_board(moment_of(view), width, height)
        assert cards_in(board) == set(cards)
        assert [line.cell_len for line in board] == [width] * height
    assert size_for(14, 56, 10) == SMALL


@given(positions(), st.sampled_from(LANGUAGES), st.sampled_from(LOOKS))
@settings(max_examples=25)
def test_what_a_play_does_is_told_before_it_is_made(
    position: Position, language: str, look: Look
) -> None:
    """Each play is told in the two lines there are; what it takes is marked; lists fit as well."""
    assume(position.turn == READER)
    view = position.view(READER)
    moment = moment_of(view, language, look)
    choosing = moment.choosing
    for play in islice(view.plays(), 12):
        assert len(wrapped(play_text(moment, play), 78)) <= 2
        choosing.pick(play.card)
        choosing.back()
        while choosing.ready != play:
            choosing.browse(1)
        board = draw_board(moment, 80, 24)
        assert [line.cell_len for line in board] == [80] * 24
        corner = look.signs.marked.top_left
        marked = text_of(board).count(corner + look.signs.marked.across)
        words = text_of(board).count("[")
        assert marked + words >= 1 + len(play.captured)


@given(rounds(), st.sampled_from(LANGUAGES), st.sampled_from(LOOKS))
@settings(max_examples=20)
def test_the_count_names_every_category(played: list[Position], language: str, look: Look) -> None:
    """The count of any round fits its sheet and has a line for each category and primiera."""
    position = played[-1]
    variant = position.variant
    moment = moment_of(position.view(READER), language, look)
    outcome = position.outcome()
    assert outcome is not None
    lines = tally_lines(moment.view, Match.start(variant).after(outcome), moment.words, look, 72)
    plain = [line.plain if isinstance(line, Text) else line for line in lines]
    assert max(Text(line).cell_len for line in plain) <= 72
    for category in variant.categories:
        name = moment.words.words(f"category-{category.replace('_', '-')}")
        assert any(line.startswith(name) for line in plain)
    for count in outcome.counts:
        total = moment.words.words("no-primiera") if count.primiera is None else count.primiera
        assert any(line.rstrip().endswith(f"= {total}") for line in plain)
    assert sum(":" in line and line.startswith("  ") for line in plain) == sum(position.scope)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", LOOKS)
def test_the_other_screens_fit(language: str, look: Look) -> None:
    """The start screen and the help fit into 80 by 24 for every variant, wherever the cursor is."""
    words = Words(language, ascii_only=look.signs.ascii)
    for variant in EVERY_VARIANT:
        setup = Setup(variant=variant, language=language)
        rows = rows_of(setup)
        for cursor in (0, len(rows) - 1):
            screen = draw_start(setup, cursor, words, look, 80, 24)
            assert [line.cell_len for line in screen] == [80] * 24
            assert words("begin") in screen[-1].plain
            assert f"[ {words('begin')} ]" in text_of(screen)
        lines = help_lines(variant, words, look, 72)
        assert len(lines) <= 19
        plain = [line.plain if isinstance(line, Text) else line for line in lines]
        assert max(Text(line).cell_len for line in plain) <= 72


def test_a_small_terminal_is_told_so() -> None:
    """Where the table does not fit, the screen says how much room it needs."""
    view = scopa.deal(scopa.find_variant("scopa"), random.Random(1)).view(READER)
    board = draw_board(moment_of(view), 60, 20)
    assert [line.cell_len for line in board] == [60] * 20
    assert "80" in text_of(board)
    assert cards_in(board) == set()


def test_ascii_keeps_the_words() -> None:
    """Every letter of the catalogues has a spelling in ASCII."""
    assert in_ascii("Münz-König, “più” … d’assi ß") == 'Muenz-Koenig, "piu" ... d\'assi ss'
    for language in LANGUAGES:
        source = (LOCALE / f"{language}.ftl").read_text("utf-8")
        letters = {letter for letter in source if not letter.isascii()}
        assert {letter for letter in letters if not in_ascii(letter)} == set()


def test_marks_do_not_need_colour() -> None:
    """A marked card differs from others in its characters, whatever the signs."""
    for signs in (ROUND, SQUARE, ASCII):
        assert set(signs.plain).isdisjoint(set(signs.marked))
        assert len(set(signs.suits)) == 4
        assert {len(sign) for sign in signs.suits} == {3}
        assert {len(line) for figure in signs.figures for line in figure} == {5}


def test_the_terminals_texts_are_used() -> None:
    """No text of the catalogues' section for the terminal is idle."""
    source = (LOCALE / "en.ftl").read_text("utf-8")
    section = source.partition("\n## Terminal\n")[2].partition("\n## ")[0]
    ids = re.findall(r"^([a-z][\w-]*) =", section, flags=re.MULTILINE)
    code = "".join(path.read_text("utf-8") for path in (LOCALE.parent / "terminal").glob("*.py"))
    assert len(ids) > 15
    assert [name for name in ids if f'"{name}"' not in code] == []
