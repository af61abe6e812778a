"""Hints for the players: thought about a few at a time, and each position only once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from scopa.bots.bot import Considered
from scopa.live.handling import check_turn
from scopa.live.table import Table
from scopa.rules.view import View
from scopa.server.errors import INTERNAL, RequestError
from scopa.server.messages import HintShown, PlayValued
from scopa.server.metrics import HINTS

Think = Callable[[View], Sequence[Considered]]
_log = structlog.get_logger("scopa.hints")
_AT_ONCE: Final = 2
_KEPT: Final = 500
Moment = tuple[str, int, int]


class Hints:
    """What the coach advises at the tables; answers are kept as long as they may be asked for."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._asked: OrderedDict[Moment, asyncio.Task[HintShown]] = OrderedDict()

    async def hint(self, table: Table, seat: int) -> HintShown:
        """Advice for a seat whose turn it is; StaleCommand, Refusal otherwise."""
        check_turn(table, seat)
        round_ = table.round
        moment = (table.id, round_.number, round_.ply)
        task = self._asked.get(moment)
        if task is None or (task.done() and task.exception()):
            view = round_.seen(seat)
            task = self._asked[moment] = asyncio.create_task(self._answer(moment, view))
            if len(self._asked) > _KEPT:
                self._asked.popitem(last=False)
        # Shielded: others may wait for the same answer when this asker goes away.
        return await asyncio.shield(task)

    async def _answer(self, moment: Moment, view: View) -> HintShown:
        async with self._free:
            with HINTS.time():
                plays, failure = await asyncio.to_thread(self._thought, view)
        if failure:
            # Only the kind: an error's words, or its traceback, could name cards.
            _log.error("hint failed", failure=failure)
            raise RequestError(500, "internal", INTERNAL.message)
        _, number, ply = moment
        valued = [PlayValued(str(each.play), round(each.value, 2)) for each in plays]
        return HintShown(number, ply, valued)

    def _thought(self, view: View) -> tuple[Sequence[Considered], str]:
        """The plays considered, and the kind of failure if there was one."""
        try:
            return self._think(view), ""
        except Exception as error:  # noqa: BLE001  # what thinks may be anybody's code
            return (), type(error).__name__
