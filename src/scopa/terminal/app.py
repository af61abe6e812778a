"""The application: from the choice of a match through matches to the way out."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from random import Random
from typing import ClassVar, Literal

from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType

from scopa.rules.catalog import VARIANTS
from scopa.terminal.asking import Asking
from scopa.terminal.blocks import Block
from scopa.terminal.canvas import Canvas
from scopa.terminal.game import Game
from scopa.terminal.look import Colours, Look
from scopa.terminal.setup import PACES, Setup
from scopa.terminal.start import draw_start, rows_of
from scopa.terminal.table import After, TableScreen
from scopa.terminal.words import Words

Start = Literal["play", "quit"]


class StartScreen(Asking[Start]):
    """Choose what is to be played; dismissed with whether to play at all."""

    def __init__(self, setup: Setup, look: Look) -> None:
        super().__init__()
        self._setup = setup
        self._look = look
        self._cursor = rows_of(setup).index(f"variant-{setup.variant.name}")

    def compose(self) -> ComposeResult:
        """The choices fill the screen."""
        self._canvas = Canvas(self._draw)
        yield self._canvas

    def _draw(self, width: int, height: int) -> Block:
        words = Words(self._setup.language, ascii_only=self._look.signs.ascii)
        return draw_start(self._setup, self._cursor, words, self._look, width, height)

    def on_key(self, event: events.Key) -> None:
        """Move, change, begin or leave."""
        key = event.key
        if key in ("up", "down"):
            self._cursor = (self._cursor + (1 if key == "down" else -1)) % len(rows_of(self._setup))
        elif key in ("left", "right", "space"):
            self._change(-1 if key == "left" else 1)
        elif key == "tab":
            self._change(0)
            self._cursor = len(VARIANTS)
        elif key == "enter":
            if self._row.startswith("variant-"):
                self._change(0)
            self.answer("play")
        elif key in ("q", "escape", "ctrl+c"):
            self.answer("quit")
        else:
            return
        event.stop()
        self._canvas.redraw()

    @property
    def _row(self) -> str:
        return rows_of(self._setup)[self._cursor]

    def _change(self, by: int) -> None:
        """Choose the variant under the cursor, or the next value of the field there."""
        row = self._row
        if row.startswith("variant-"):
            self._setup.choose_variant(row.removeprefix("variant-"))
        elif row in self._setup.fields():
            self._setup.change(row, by)
            # With more players there are more rows; the cursor stays where it is.
            self._cursor = rows_of(self._setup).index(row)


class ScopaApp(App[None]):
    """Matches in this terminal until the reader has had enough."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "scopa"
    CSS = "Screen { background: ansi_default; layers: base; }"
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self, setup: Setup, rng: Random, look: Look, colours: Colours, *, choose: bool
    ) -> None:
        if colours == "none":
            # Textual then writes no colours at all.
            os.environ["NO_COLOR"] = "1"
        super().__init__(ansi_color=colours != "full")
        self._setup = setup
        self._rng = rng
        self._look = look
        self._choose = choose
        self.failures: dict[str, str] = {}
        """The bots that failed in any match, each with the kind of its last failure."""

    def on_mount(self) -> None:
        """Begin; leave in good order when the system asks."""
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)
        self.run_worker(self._run())

    async def _run(self) -> None:
        after: After = "start" if self._choose else "again"
        while after != "quit":
            if after == "start":
                start = await self.push_screen_wait(StartScreen(self._setup, self._look))
                if start == "quit":
                    break
            after = await self.push_screen_wait(self._table())
        self.exit()

    def _table(self) -> TableScreen:
        setup = self._setup
        words = Words(setup.language, ascii_only=self._look.signs.ascii)
        game = Game(setup.company(), self._rng)
        game.failures = self.failures
        return TableScreen(game, words, self._look, PACES[setup.pace])
