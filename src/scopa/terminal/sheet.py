"""A sheet over the table: something to read, and answers to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from scopa.terminal.asking import Asking
from scopa.terminal.blocks import Block, fit
from scopa.terminal.canvas import Canvas
from scopa.terminal.look import Look

Body = Callable[[int], Sequence[Text | str]]
"""Makes the lines to read for a width in columns."""
_LEFT: Final = ("left", "shift+tab", "h")
_RIGHT: Final = ("right", "tab", "l")


class Sheet(Asking[int], ModalScreen[int]):
    """Asks; gives the place of the chosen answer in ``answers``. Escape is the last of them.

    ``body`` makes the lines to read for a width; where they are more than fit, arrows scroll them.
    """

    CSS = """
    Sheet { align: center middle; background: transparent 0%; }
    Sheet > Canvas { width: auto; height: auto; }
    """
    WIDEST: ClassVar = 76

    def __init__(
        self,
        title: str,
        body: Body,
        answers: Sequence[str],
        look: Look,
    ) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._answers = answers
        self._look = look
        self._cursor = 0
        self._scroll = 0
        self._hidden = 0
        """How many lines do not fit."""

    def compose(self) -> ComposeResult:
        """The sheet itself."""
        self._canvas = Canvas(self._draw)
        yield self._canvas

    def on_mount(self) -> None:
        """Take the size that the text needs."""
        self._measure()

    def on_resize(self) -> None:
        """Take the size that the text needs now."""
        self._measure()

    def _measure(self) -> None:
        room = self.app.size
        width = min(self.WIDEST, max(20, room.width - 4))
        height = min(len(self._body(width - 4)) + 5, room.height)
        self._canvas.styles.width, self._canvas.styles.height = width, height
        self._canvas.redraw()

    def _draw(self, width: int, height: int) -> Block:
        palette, box = self._look.palette, self._look.signs.marked
        inner = width - 4
        body = list(self._body(inner))
        room = max(0, height - 5)
        self._hidden = max(0, len(body) - room)
        self._scroll = max(0, min(self._scroll, self._hidden))
        shown = body[self._scroll : self._scroll + room]
        side = Text(box.down)
        lines = [fit(line, inner, palette.room) for line in shown]
        lines += [fit("", inner, palette.room)] * (room - len(lines))
        heading = f"{box.across} {self._title} "
        top = Text(
            box.top_left + heading + box.across * (width - 2 - cell_len(heading)) + box.top_right
        )
        bottom = Text(box.bottom_left + box.across * (width - 2) + box.bottom_right)
        middle = [fit("", inner), *lines, fit("", inner), fit(self._buttons(), inner)]
        edged = [Text.assemble(side, " ", line, " ", side) for line in middle]
        return [fit(line, width, palette.room) for line in (top, *edged, bottom)]

    def _buttons(self) -> Text:
        palette, signs = self._look.palette, self._look.signs
        line = Text()
        for number, answer in enumerate(self._answers):
            here = number == self._cursor
            pointer = signs.cursor if here else " "
            line.append(f"{pointer} {answer}   ", style=palette.strong if here else "")
        if self._hidden:
            line.append(f"({self._scroll + 1}/{self._hidden + 1})", style=palette.soft)
        return line

    def on_key(self, event: events.Key) -> None:
        """Go through the answers, choose one, scroll."""
        key = event.key
        if key in _LEFT or key in _RIGHT:
            self._cursor = (self._cursor + (1 if key in _RIGHT else -1)) % len(self._answers)
        elif key in ("enter", "space"):
            self.answer(self._cursor)
        elif key == "escape":
            self.answer(len(self._answers) - 1)
        elif key == "ctrl+c":
            self.app.exit()
        elif key in ("up", "down", "pageup", "pagedown"):
            self._scroll += {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}[key]
        elif event.character and event.character.isalpha():
            self._choose_by_letter(event.character)
        else:
            return
        event.stop()
        self._canvas.redraw()

    def _choose_by_letter(self, letter: str) -> None:
        """The first letter of an answer is the answer, where no other begins with it."""
        fitting = [
            number
            for number, answer in enumerate(self._answers)
            if answer.lower().startswith(letter.lower())
        ]
        if len(fitting) == 1:
            self.answer(fitting[0])
