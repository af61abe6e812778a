"""The bots' turns: one task a table that plays for as long as it is a bot's turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from scopa.bots import Bot
from scopa.live.commands import Play
from scopa.live.errors import StaleCommand
from scopa.live.table import Table
from scopa.rules.view import View
from scopa.server.metrics import THINKING
from scopa.server.tables import Tables
from scopa.store.errors import StoreError

_RETRIES: Final = 5
_PATIENCE: Final = 1.0
"""Seconds that a stopping server gives bots that think."""
_log = structlog.get_logger("scopa.bots")


class BotPlayers:
    """Plays the bots' turns at every table that says it is one's turn."""

    def __init__(self, tables: Tables, make_bot: Callable[[str], Bot]) -> None:
        self._tables = tables
        self._make_bot = make_bot
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopping = False
        tables.on_bot_turn = self.wake

    async def start(self) -> None:
        """Take up the turns that a stopped server left."""
        for table in await self._tables.store.waiting_for_bots():
            self.wake(table)

    async def stop(self) -> None:
        """Finish what is being written, and drop the rest: the next server takes it up."""
        self._stopping = True
        if tasks := list(self._tasks.values()):
            _, late = await asyncio.wait(tasks, timeout=_PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def wake(self, table: str) -> None:
        """See to a table, unless that is being done already."""
        if table not in self._tasks and not self._stopping:
            task = asyncio.create_task(self._see_to(table))
            self._tasks[table] = task
            task.add_done_callback(lambda _task: self._tasks.pop(table))

    async def _see_to(self, table: str) -> None:
        """Play until it is no bot's turn; after too many failures ``Tables.catch_up`` wakes us."""
        for pause in range(_RETRIES):
            try:
                while not self._stopping and await self._play(table):
                    pass
            except StoreError as error:
                _log.warning("bot has to wait", table=table, reason=error.code)
            except Exception:  # noqa: BLE001  # a fault here must not end the server
                _log.exception("bot's turn failed", table=table)
            else:
                return
            await asyncio.sleep(pause)

    async def _play(self, table_id: str) -> bool:
        """Make one play if it is a bot's turn; whether it was."""
        table = await self._tables.current(table_id)
        name = table.bot_to_play
        if name is None:
            return False
        play = await self._choice(name, table)
        command = Play(
            # The same turn is the same command, whichever process thinks about it.
            id=f"bot:{table.round.number}:{table.round.ply}",
            seat=table.turn,
            round=table.round.number,
            ply=table.round.ply,
            play=play,
        )
        with suppress(StaleCommand):  # another process was quicker
            await self._tables.submit(table_id, command)
        return True

    async def _choice(self, name: str, table: Table) -> str:
        """The bot's play; the first legal one when it fails, so that the game goes on."""
        view = table.round.seen(table.turn)
        legal = [str(play) for play in view.plays()]
        with THINKING.labels(name).time():
            play, failure = await asyncio.to_thread(self._choose, name, view)
        if play in legal:
            return play
        _log.error("bot made no legal play", table=table.id, bot=name, failure=failure)
        return legal[0]

    def _choose(self, name: str, view: View) -> tuple[str, str]:
        """The bot's play, or the kind of its failure (not its words, which could name cards)."""
        try:
            return str(self._make_bot(name).choose(view)), ""
        except Exception as error:  # noqa: BLE001  # a bot may be anybody's code
            return "", type(error).__name__
