"""The screen of a match: bots think beside it, the reader plays on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Literal

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from scopa.notation.card import parse_card
from scopa.rules.capture import Play
from scopa.terminal.asking import Asking
from scopa.terminal.board import Moment, draw_board
from scopa.terminal.canvas import Canvas
from scopa.terminal.choosing import Choosing
from scopa.terminal.game import READER, Game
from scopa.terminal.help import help_lines
from scopa.terminal.look import Look
from scopa.terminal.sheet import Body, Sheet
from scopa.terminal.tally import tally_lines
from scopa.terminal.words import TableWords, Words

After = Literal["again", "start", "quit"]
"""What is to come when a match is left: the same once more, another one, or nothing."""


class TableScreen(Asking[After]):
    """A match from its first deal to its end; dismissed with what is to come."""

    def __init__(self, game: Game, words: Words, look: Look, pause: float) -> None:
        super().__init__()
        self._game = game
        self._words = TableWords(words, game.company)
        self._look = look
        self._pause = pause
        self._choosing = Choosing()
        self._staged: Play | None = None
        self._told: list[str] = []
        self._chosen: asyncio.Queue[Play] = asyncio.Queue()
        self._sheet = asyncio.Lock()
        self._interrupted = False
        """Whether something is being asked that a key of the reader's began."""

    def compose(self) -> ComposeResult:
        """The table fills the screen."""
        self._canvas = Canvas(self._draw)
        yield self._canvas

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._run())

    def _draw(self, width: int, height: int) -> list[Text]:
        game = self._game
        moment = Moment(
            view=game.view,
            company=game.company,
            words=self._words,
            look=self._look,
            round=game.match.round,
            dealer=game.match.dealer,
            choosing=self._choosing,
            staged=self._staged,
            told=self._told,
        )
        return draw_board(moment, width, height)

    def _show(self) -> None:
        """Take up what has changed in the game."""
        self._choosing.show(self._game.view)
        self._canvas.redraw()

    async def _run(self) -> None:
        """The whole match, round after round."""
        game = self._game
        while True:
            self._told.append(self._words.deal(game.match.round, game.match.dealer))
            while game.turn:
                self._show()
                await self._play_once()
                # Without a pause nobody could see what lies there between two bots' plays.
                while not self._pause and game.turn not in (0, READER):
                    await self._play_once()
            self._show()
            await asyncio.sleep(self._pause)
            if game.counted().winner:
                break
            await self._count(self._words.words("next-round"))
            game.next_round()
        self.answer(await self._end())

    async def _play_once(self) -> None:
        """One play, the reader's or a bot's."""
        seat = self._game.turn
        if seat == READER:
            play = await self._chosen.get()
        else:
            play = await asyncio.to_thread(self._game.choice)
        self._told.append(self._words.told(seat, play))
        if seat != READER and self._pause:
            self._staged = play
            self._canvas.redraw()
            await asyncio.sleep(self._pause)
            self._staged = None
        self._game.play(play)

    async def _count(self, *answers: str, title: str = "") -> int:
        """Show the count of the round that is over."""
        game = self._game
        title = title or self._words.words("round-over", round=game.match.round)

        def body(width: int) -> Sequence[Text | str]:
            return tally_lines(game.view, game.counted(), self._words, self._look, width)

        return await self._ask(title, body, *answers)

    async def _end(self) -> After:
        """The last count, who has won, and what is to come."""
        words = self._words.words
        answers = (words("new-match-same"), words("new-match-other"), words("answer-quit"))
        title = self._words.winner(self._game.counted().winner)
        ways: tuple[After, ...] = ("again", "start", "quit")
        return ways[await self._count(*answers, title=title)]

    async def on_key(self, event: events.Key) -> None:
        """What each key does at the table."""
        choosing, key = self._choosing, event.key
        if key in ("left", "right"):
            choosing.step(1 if key == "right" else -1)
        elif key in ("up", "down"):
            choosing.browse(1 if key == "down" else -1)
        elif key in ("enter", "space"):
            if self._enter():
                return
        elif key == "escape":
            choosing.back()
        elif event.character == "?":
            self._interrupt(self._help)
        elif key in ("q", "ctrl+c"):
            self._quit(at_once=key == "ctrl+c" and self._interrupted)
        elif key == "n":
            self._interrupt(lambda: self._leave("new-match-question", "new-match", "start"))
        elif event.character:
            choosing.type(event.character.lower())
        else:
            return
        event.stop()
        self._canvas.redraw()

    def on_click(self, event: events.Click) -> None:
        """A click chooses a card of the hand; a click on the chosen one plays it."""
        text = event.style.meta.get("card")
        there = text is not None and self._choosing.pick(parse_card(text))
        if not (there and self._enter()):
            self._canvas.redraw()

    def _enter(self) -> bool:
        """Make the play that is ready; whether there was one. What it changes is drawn then."""
        if self._game.turn != READER or (play := self._choosing.enter()) is None:
            return False
        self._choosing.close()
        self._chosen.put_nowait(play)
        return True

    async def _ask(self, title: str, body: Body, *answers: str) -> int:
        """Put a sheet over the table, one at a time, and wait for its answer.

        Once the match is being left no other sheet comes: it would be closed instead of the table.
        """
        async with self._sheet:
            if self._answered:
                return len(answers) - 1
            return await self.app.push_screen_wait(Sheet(title, body, answers, self._look))

    def _interrupt(self, asking: Callable[[], Coroutine[None, None, None]]) -> None:
        """Begin what a key of the reader's asks: one thing at a time, however fast they come."""

        async def once() -> None:
            try:
                await asking()
            finally:
                self._interrupted = False

        if not self._interrupted:
            self._interrupted = True
            self.run_worker(once())

    def _quit(self, *, at_once: bool) -> None:
        if at_once:
            self.app.exit()
        self._interrupt(lambda: self._leave("quit-question", "answer-quit", "quit"))

    async def _help(self) -> None:
        words, variant = self._words.words, self._game.company.variant

        def body(width: int) -> Sequence[Text | str]:
            return help_lines(variant, words, self._look, width)

        await self._ask(words("keys-title"), body, words("close"))

    async def _leave(self, question: str, yes: str, after: After) -> None:
        """Leave the match, if that is what is wanted."""
        words = self._words.words
        kept = [words("not-kept")]
        answer = await self._ask(
            words(question), lambda _width: kept, words(yes), words("keep-playing")
        )
        if answer == 0:
            self.answer(after)
