"""Tables as this process holds them: the newest known version, and who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from scopa.live.events import Event
from scopa.live.seen import event_for, state_for
from scopa.live.table import Table, fold
from scopa.server.messages import EventMessage, Snapshot, ToBrowser, encode
from scopa.store.errors import UnknownTableError

MOST_MISSED: Final = 24
"""How many missed events are sent one by one; whoever missed more gets a snapshot."""
_MOST_WAITING: Final = 256


class Watcher:
    """One open socket: the messages that wait to be sent to it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lagging = False
        """Whether the other end reads too slowly, and must connect again."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(_MOST_WAITING)

    def send(self, message: ToBrowser) -> None:
        """Queue a message."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Queue a message that is encoded already."""
        if self._waiting.full():
            self.lagging = True
        if not self.lagging:
            self._waiting.put_nowait(text)

    async def next(self) -> str | None:
        """The next message to send; None when the watcher lags behind."""
        if self.lagging:
            return None
        return await self._waiting.get()


class LiveTable:
    """One table in this process. Whoever holds ``lock`` may move it on.

    ``table`` is but a copy of what the log says: it can be dropped and loaded again at any time.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.users = 0
        """How many are at it, so that it must not be dropped."""

    @property
    def version(self) -> int:
        """The newest version known here; 0 before it is loaded."""
        return self.table.version if self.table else 0

    def known(self) -> Table:
        """The table; UnknownTableError when the log has none."""
        if self.table is None:
            raise UnknownTableError(self.id)
        return self.table

    def advance(self, events: Iterable[Event]) -> None:
        """Move on by these events, and tell every watcher."""
        for event in events:
            before = self.table
            self.table = fold([event], before)
            if before is not None:
                self._tell(before, event, self.table)

    def _tell(self, before: Table, event: Event, after: Table) -> None:
        texts: dict[int, str] = {}
        for watcher in self.watchers:
            if watcher.seat not in texts:
                texts[watcher.seat] = encode(_message(before, event, after, watcher.seat))
            watcher.send_text(texts[watcher.seat])


def welcome(watcher: Watcher, table: Table, events: tuple[Event, ...], since: int | None) -> None:
    """Send what a newcomer lacks: the events after ``since`` if they are few, or a snapshot.

    ``events``: the table's whole log.
    """
    if since is None or not 1 < since <= table.version or table.version - since > MOST_MISSED:
        watcher.send(Snapshot(table.version, state_for(table, watcher.seat)))
        return
    before = fold(events[:since])
    for event in events[since:]:
        after = before.apply(event)
        watcher.send(_message(before, event, after, watcher.seat))
        before = after


def _message(before: Table, event: Event, after: Table, seat: int) -> EventMessage:
    return EventMessage(
        after.version, event_for(before, event, after, seat), state_for(after, seat)
    )
