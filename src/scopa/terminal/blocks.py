"""Blocks of text: lines of equal width that are put beside and above one another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

Block = list[Text]
"""Lines, all of the same width in columns."""


def fit(line: Text | str, width: int, style: str = "", align: str = "left") -> Text:
    """A line of exactly this width: filled up with ``style``, or cut where it is too long."""
    text = Text(line) if isinstance(line, str) else line.copy()
    text.truncate(width, overflow="crop")
    room = width - text.cell_len
    before = {"left": 0, "center": room // 2, "right": room}[align]
    return Text.assemble(" " * before, text, " " * (room - before), style=style)


def filled(lines: Iterable[Text | str], width: int, height: int, style: str = "") -> Block:
    """A block of this size: the lines from the top, then empty ones; what is beyond is cut."""
    block = [fit(line, width, style) for line in lines][:height]
    return block + [fit("", width, style)] * (height - len(block))


def centred(block: Sequence[Text], width: int, height: int, style: str = "") -> Block:
    """A block in the middle of a larger one."""
    above = max(0, height - len(block)) // 2
    lines = [Text()] * above + [fit(line, width, style, "center") for line in block]
    return filled(lines, width, height, style)


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks of the same height side by side."""
    return [Text(" " * gap).join(lines) for lines in zip(*blocks, strict=True)]


def spread(left: Text | str, right: Text | str, width: int, style: str = "") -> Text:
    """One line with one text at each end; the left one gives way."""
    right = Text(right) if isinstance(right, str) else right
    return Text.assemble(fit(left, max(0, width - right.cell_len), style), right, style=style)


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most this width, broken between words."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and cell_len(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines
