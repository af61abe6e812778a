"""The one widget there is: lines of text, drawn anew for the size the terminal has."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from scopa.terminal.blocks import Block


class Canvas(Widget):
    """Shows what ``draw(width, height)`` returns: exactly ``height`` lines of ``width`` columns."""

    DEFAULT_CSS = "Canvas { width: 100%; height: 100%; }"

    def __init__(self, draw: Callable[[int, int], Block]) -> None:
        super().__init__()
        self._draw = draw
        self._drawn: Block = []

    def redraw(self) -> None:
        """Draw anew: something has changed. Only the lines that differ go to the terminal."""
        before, self._drawn = self._drawn, self._draw(*self.size)
        if len(before) != len(self._drawn):
            self.refresh()
            return
        changed = [
            Region(0, y, self.size.width, 1)
            for y, (old, new) in enumerate(zip(before, self._drawn, strict=True))
            if old != new or old.style != new.style
        ]
        if changed:
            self.refresh(*changed)

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._drawn = []
        self.redraw()

    def render_line(self, y: int) -> Strip:
        """One line, for Textual."""
        text = self._drawn[y] if y < len(self._drawn) else Text()
        console = self.app.console
        if not text.spans:
            # Rich leaves the style of a text that has no other to whoever prints it.
            return Strip([Segment(text.plain, console.get_style(text.style))], text.cell_len)
        return Strip([part for part in text.render(console) if part.text], text.cell_len)
