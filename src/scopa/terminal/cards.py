"""Cards drawn with characters, in three sizes and as a mere word, and rows of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from rich.style import Style
from rich.text import Text

from scopa.cards import Card
from scopa.terminal.blocks import Block, beside, centred, fit
from scopa.terminal.look import Look


@dataclass(frozen=True, slots=True)
class Size:
    """How large a card is, border included, in columns and lines."""

    width: int
    height: int


LARGE: Final = Size(11, 7)
"""With the name of the suit."""
MEDIUM: Final = Size(9, 6)
"""With a drawing of the suit's sign."""
SMALL: Final = Size(7, 4)
"""With a small sign."""
SIZES: Final = (LARGE, MEDIUM, SMALL)
WORD: Final = Size(7, 1)
"""For tables so full that nothing else would fit."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card to be drawn, and how."""

    card: Card
    name: str
    """The name of its suit."""
    label: str = ""
    """What its lower edge says: its number, or a sign."""
    marked: bool = False
    """Whether it is chosen, or would be taken: told by the shape of its border."""


def draw_card(face: Face, size: Size, look: Look) -> Block:
    """One card as a block of the given size."""
    signs, palette = look.signs, look.palette
    paper = palette.marked if face.marked else palette.card
    edge = palette.edge if face.marked else palette.card
    if size == WORD:
        return [_word(face, look)]
    inner = size.width - 2
    box = signs.marked if face.marked else signs.plain
    side = Text(box.down, style=edge)
    lines = [
        Text.assemble(side, fit(line, inner, paper, "center"), side)
        for line in _inside(face, size, look)
    ]
    label = f"{box.across}{face.label}{box.across}" if face.label and face.marked else face.label
    top = Text(box.top_left + box.across * inner + box.top_right, style=edge)
    bottom = Text(box.bottom_left + label.center(inner, box.across) + box.bottom_right, style=edge)
    # A click anywhere on the card is a click on this card.
    return [_clickable(line, face.card) for line in (top, *lines, bottom)]


def _inside(face: Face, size: Size, look: Look) -> list[Text | str]:
    card = face.card
    ink = look.palette.inks[card.suit]
    index = index_of(card, size.width - 4, look)
    if size == SMALL:
        return [index, Text(look.suit(card.suit), style=ink)]
    drawing: list[Text | str] = [Text(line, style=ink) for line in look.signs.figures[card.suit]]
    named: list[Text | str] = [Text(face.name, style=ink)] if size == LARGE else []
    return [index, *drawing, *named]


def index_of(card: Card, width: int, look: Look) -> Text:
    """The line at the top of a card: its rank, and its value where the rank does not say it."""
    value = str(int(card.rank)) if card.rank > 7 else ""
    letter = Text(card.rank.letter, style=look.palette.inks[card.suit])
    return Text.assemble(letter, fit(value, width - 1, align="right"))


def short(card: Card, look: Look, style: str = "") -> Text:
    """A card as one word: rank and sign."""
    return Text(f"{card.rank.letter} {look.suit(card.suit)}", style=style)


def _word(face: Face, look: Look) -> Text:
    left, right = ("[", "]") if face.marked else (" ", " ")
    style = look.palette.edge if face.marked else look.palette.inks[face.card.suit]
    return _clickable(Text(f"{left}{short(face.card, look)}{right}", style=style), face.card)


def _clickable(line: Text, card: Card) -> Text:
    line.stylize(Style.from_meta({"card": str(card)}))
    return line


def size_for(count: int, width: int, height: int, largest: Size = LARGE) -> Size:
    """The largest size at which this many cards fit into an area."""
    for size in SIZES[SIZES.index(largest) :]:
        across = (width + 1) // (size.width + 1)
        if across and ceil(count / across) * size.height <= height:
            return size
    return WORD


def draw_rows(
    faces: Sequence[Face], size: Size, width: int, height: int, look: Look, ground: str
) -> Block:
    """Cards in rows of nearly equal length, in the middle of an area painted as ``ground``."""
    across = max(1, (width + 1) // (size.width + 1))
    rows = ceil(len(faces) / across)
    lines: Block = []
    for row in range(rows):
        first, last = len(faces) * row // rows, len(faces) * (row + 1) // rows
        drawn = [draw_card(face, size, look) for face in faces[first:last]]
        lines += beside(drawn, gap=1)
    return centred(lines, width, height, ground)


def draw_backs(count: int, look: Look) -> Text:
    """Cards face down, and how many they are."""
    backs = Text(look.signs.back * count, style=look.palette.back)
    return Text.assemble(backs, f" {count}" if count else "")
