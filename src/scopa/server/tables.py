"""The live tables: commands are carried out here, kept in the store, and told to the watchers."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Final

import structlog

from scopa.live.commands import Create, Deal, Play
from scopa.live.handling import answer, handle, open_table
from scopa.live.seats import Bot, Human
from scopa.live.table import Table, fold
from scopa.server.errors import not_yours
from scopa.server.messages import NewTable
from scopa.server.metrics import COMMANDS
from scopa.server.watching import LiveTable, Watcher, welcome
from scopa.store.errors import ConflictError, UnknownTableError
from scopa.store.store import Store

_ATTEMPTS: Final = 20
_MOST_IDLE: Final = 200
_TABLE_ID: Final = re.compile("[0-9a-f]{16}")
_log = structlog.get_logger("scopa.tables")


class Tables:
    """Every table of a store, as served by this process. Others may serve the same ones."""

    def __init__(self, store: Store, new_seed: Callable[[], bytes]) -> None:
        self.store = store
        self._new_seed = new_seed
        self._live: dict[str, LiveTable] = {}
        self.on_bot_turn: Callable[[str], None] = lambda _table: None
        """Called with a table's id whenever a bot is to play there."""

    async def create(self, owner: str, new: NewTable) -> str:
        """Open a table for an owner, at seat 1, against bots; its id.

        The same owner's same request is the same table. Raises what
        :func:`scopa.live.handling.open_table` does.
        """
        table_id = _table_id(owner, new.id)
        command = Create(
            id="create",
            seat=1,
            variant=new.variant,
            seats=(Human(owner), *map(Bot, new.bots)),
            position=new.position,
            score=tuple(new.score),
        )
        events = open_table(table_id, command, self._new_seed())
        table = fold(events)
        try:
            await self.store.create(table, events)
        except ConflictError:
            await self.look(table_id, owner)
            return table_id
        _log.info("table opened", table=table_id, variant=new.variant, bots=new.bots)
        return table_id

    async def look(self, table_id: str, owner: str) -> tuple[Table, int]:
        """A table as it is now, and the owner's seat there; UnknownTableError, RequestError."""
        async with self._at(table_id) as live:
            return live.known(), _seat(live.known(), owner)

    async def current(self, table_id: str) -> Table:
        """A table as it is now; UnknownTableError."""
        async with self._at(table_id) as live:
            return live.known()

    @asynccontextmanager
    async def watch(self, table_id: str, owner: str, since: int | None) -> AsyncIterator[Watcher]:
        """A watcher that is sent what its seat may know, from what it lacks on."""
        async with self._at(table_id) as live:
            table = live.known()
            watcher = Watcher(_seat(table, owner))
            events = await self.store.events(table_id) if since else ()
            welcome(watcher, table, events[: table.version], since)
            live.watchers.add(watcher)
            live.users += 1
        try:
            self._wake_bot(live)
            yield watcher
        finally:
            live.watchers.discard(watcher)
            self._leave(live)

    async def submit(self, table_id: str, command: Deal | Play) -> int:
        """Carry a command out; the version as of which it is part of the table.

        When this returns, the command is on disk. Raises what
        :func:`scopa.live.handling.handle` does, having changed nothing.
        """
        async with self._at(table_id) as live:
            for _ in range(_ATTEMPTS):
                events = handle(live.known(), command, self._new_seed())
                if not events:
                    break
                try:
                    await self.store.append(fold(events, live.known()), events)
                except ConflictError:
                    await self._refresh(live)
                    continue
                live.advance(events)
                COMMANDS.labels(type(command).__name__.lower()).inc()
                break
            else:
                raise ConflictError("busy", f"table {table_id} is too busy", table=table_id)
            self._wake_bot(live)
            return answer(live.known(), command)

    async def catch_up(self) -> None:
        """Tell the watchers what other processes have added, and remind bots of their turns.

        Reminded are also those that gave up, or whose process was killed: somebody waits for them.
        """
        watched = [live for live in self._live.values() if live.watchers]
        if not watched:
            return
        versions = await self.store.versions([live.id for live in watched])
        for live in watched:
            try:
                if versions.get(live.id, 0) > live.version:
                    async with self._at(live.id):
                        pass
                self._wake_bot(live)
            except Exception:  # noqa: BLE001  # what is wrong with one table is not for others to bear
                _log.exception("cannot look for news", table=live.id)

    @asynccontextmanager
    async def _at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, up to date and locked."""
        if not _TABLE_ID.fullmatch(table_id):
            raise UnknownTableError(table_id)
        live = self._live.pop(table_id, None) or LiveTable(table_id)
        self._live[table_id] = live
        live.users += 1
        try:
            async with live.lock:
                await self._refresh(live)
                yield live
        finally:
            self._leave(live)

    async def _refresh(self, live: LiveTable) -> None:
        live.advance(await self.store.events(live.id, live.version))
        live.known()

    def _leave(self, live: LiveTable) -> None:
        live.users -= 1
        if live.users == 0 and live.table is None:
            self._live.pop(live.id, None)
        while len(self._live) > _MOST_IDLE:
            idle = next((live.id for live in self._live.values() if not live.users), None)
            if idle is None:
                return
            del self._live[idle]

    def _wake_bot(self, live: LiveTable) -> None:
        if live.known().bot_to_play is not None:
            self.on_bot_turn(live.id)


def _table_id(owner: str, request_id: str | None) -> str:
    if request_id is None:
        return secrets.token_hex(8)
    return sha256(f"{owner}:{request_id}".encode()).hexdigest()[:16]


def _seat(table: Table, owner: str) -> int:
    seat = table.seat_of(owner)
    if not seat:
        raise not_yours(table.id)
    return seat
