"""Databases that fail for a while, and faults nobody foresaw: play goes on once they are over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from scopa.live.events import Event
from scopa.rules.capture import Play
from scopa.rules.view import View
from scopa.server import bots
from scopa.store.errors import StoreError
from scopa.store.store import Store
from tests.server.serving import Browser, serving, settings_for


class Failing(Store):
    """A store that fails as often as it is told to."""

    fault: Exception | None = None
    left = 0
    """How often it fails before it is well again."""
    damaged = ""
    """The table whose log cannot be read any more."""

    def break_with(self, fault: Exception, times: int) -> None:
        """Fail so many times from now on."""
        self.fault, self.left, self.well = fault, times, asyncio.Event()

    def _fail(self) -> None:
        if self.fault and self.left:
            self.left -= 1
            if not self.left:
                self.well.set()
            raise self.fault

    async def events(self, table: str, after: int = 0) -> tuple[Event, ...]:
        """The events, unless it is time to fail."""
        self._fail()
        if table == self.damaged:
            raise ValueError("version 5 cannot follow 3")
        return await super().events(table, after)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions, unless it is time to fail."""
        self._fail()
        return await super().versions(tables)


FAULTS = [StoreError("database-failed", "no answer"), ValueError("7d is in two hands")]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Failing]:
    """A store that can be made to fail."""
    store = await Failing.open(settings_for(tmp_path).database)
    yield store
    await store.close()


@pytest.mark.parametrize("fault", FAULTS, ids=["foreseen", "unforeseen"])
async def test_news_of_others_after_a_fault(
    tmp_path: Path, store: Failing, fault: Exception
) -> None:
    """Whatever fails as a server looks for news, it looks again, and tells what it has missed."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings, store) as here,
        serving(settings) as there,
        Browser(here) as one,
    ):
        table = await one.open_table()
        async with (
            Browser(there, one.http.cookies["scopa_player"]) as two,
            one.socket(table) as watching,
            two.socket(table) as playing,
        ):
            await watching.next()
            await playing.next()
            store.break_with(fault, 1)
            await store.well.wait()
            await playing.step()
            assert (await asyncio.wait_for(watching.next(), 3))["event"]["kind"] == "dealt"


async def test_a_damaged_table_is_the_only_one(tmp_path: Path, store: Failing) -> None:
    """What others have added to a table is told, whatever is wrong with another one."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings, store) as here,
        serving(settings) as there,
        Browser(here) as one,
    ):
        bad, good = await one.open_table(), await one.open_table()
        async with (
            Browser(there, one.http.cookies["scopa_player"]) as two,
            one.socket(bad),
            one.socket(good) as watching,
            two.socket(bad) as elsewhere,
            two.socket(good) as playing,
        ):
            for socket in (watching, elsewhere, playing):
                await socket.next()
            store.damaged = bad
            await elsewhere.step()
            await playing.step()
            assert (await asyncio.wait_for(watching.next(), 3))["event"]["kind"] == "dealt"


async def test_a_damaged_table_says_so(tmp_path: Path, store: Failing) -> None:
    """Who comes to a table that cannot be read is told so, by sockets as by requests."""
    async with serving(settings_for(tmp_path), store) as address, Browser(address) as browser:
        table = await browser.open_table()
        store.damaged = table
        asked = await browser.http.get(f"/api/tables/{table}")
        async with browser.socket(table) as socket:
            told = await socket.next()
            await socket.connection.wait_closed()
        assert (told["type"], told["id"]) == ("refused", None)
        assert told["error"] == asked.json()["error"]
        assert (asked.status_code, socket.connection.close_code) == (500, 4500)


@pytest.mark.parametrize("fault", FAULTS, ids=["foreseen", "unforeseen"])
async def test_a_bots_turn_after_a_fault(
    tmp_path: Path, store: Failing, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the database fails in a bot's turn, the bot plays when it is well again."""
    monkeypatch.setattr(bots, "_RETRIES", 2)

    class Bringing:
        name = "greedy"

        def choose(self, view: View) -> Play:
            if store.fault is None:
                store.break_with(fault, 4)
            return view.plays()[0]

    settings = settings_for(tmp_path, make_bot=lambda _: Bringing())
    async with serving(settings, store) as address, Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as socket:
            await socket.step()
            await socket.step()
            assert await asyncio.wait_for(socket.my_turn(), 5)
            assert socket.state["ply"] == 2
