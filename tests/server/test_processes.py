"""Servers that are killed, and servers that race: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from scopa.live.events import Event, Played, decode_events
from scopa.live.table import fold
from tests.server.processes import kill, server_process
from tests.server.serving import Browser, Message, Socket

KILLS = 12


def log_of(directory: Path, table: str) -> tuple[Event, ...]:
    """A table's events, as they are on disk."""
    with sqlite3.connect(directory / "test.sqlite") as database:
        query = "SELECT body FROM events WHERE table_id = ? ORDER BY version"
        rows = database.execute(query, (table,)).fetchall()
    database.close()
    return decode_events(body for (body,) in rows)


async def test_killed_at_any_moment(tmp_path: Path) -> None:
    """A server killed in the middle of play loses nothing that it has told anyone."""
    rng = random.Random(99)
    cookie: str | None = None
    table = ""
    notes = Notes()
    for _ in range(KILLS):
        with server_process(tmp_path) as (address, pid):
            async with Browser(address, cookie) as browser:
                table = table or await browser.open_table("scopa?target=31")
                cookie = browser.http.cookies["scopa_player"]
                with suppress(WebSocketException, OSError, EOFError):
                    async with browser.socket(table) as socket:
                        await notes.play(socket, rng.randint(1, 5), lambda: kill_soon(pid, rng))
    events = log_of(tmp_path, table)
    assert fold(events).version == len(events)
    assert len(notes.done) >= KILLS
    for command, version in notes.done.items():
        assert any(one.command == f"1:{command}" for one in events[:version])
    for version, told in notes.told.items():
        event = events[version - 1]
        if isinstance(event, Played):
            assert (told["play"], told["seat"]) == (event.play, event.seat)


def kill_soon(pid: int, rng: random.Random) -> None:
    """Kill a server while it may be at anything: reading, thinking, writing, telling."""
    asyncio.get_running_loop().call_later(rng.uniform(0, 0.03), kill, pid)


class Notes:
    """What a player was told."""

    def __init__(self) -> None:
        self.told: dict[int, Message] = {}
        """The events by version."""
        self.done: dict[str, int] = {}
        """The commands that were acknowledged, with their versions."""

    async def play(self, socket: Socket, count: int, end: Callable[[], None]) -> None:
        """Play until the connection is lost; ``end`` is called as a number of plays is sent."""
        message = await socket.next()
        assert message["version"] >= max([*self.told, *self.done.values()], default=0)
        free = True
        while True:
            if message["type"] == "event":
                self.told[message["version"]] = message["event"]
            if message["type"] == "done":
                free = True
                self.done[message["id"]] = message["version"]
            if free and (socket.state["phase"] == "prepared" or socket.state["plays"]):
                await socket.send(socket.play() if socket.state["plays"] else socket.deal())
                free = False
                count -= 1
                if count == 0:
                    end()
            message = await socket.next()


async def test_two_processes_race(tmp_path: Path) -> None:
    """Two servers on one database, asked at once for the same turns: each is taken once."""
    with server_process(tmp_path) as (here, _), server_process(tmp_path) as (there, _):
        async with Browser(here) as one:
            table = await one.open_table()
            async with (
                Browser(there, one.http.cookies["scopa_player"]) as two,
                one.socket(table) as first,
                two.socket(table) as second,
            ):
                await first.next()
                await second.next()
                sockets = (first, second)
                deals = await asyncio.gather(*(each.ask(each.deal()) for each in sockets))
                assert [answer["type"] for answer in deals] == ["done", "done"]
                assert deals[0]["version"] == deals[1]["version"] == 3
                for ply in range(0, 16, 2):
                    for each in sockets:
                        while each.state["ply"] != ply or not each.state["plays"]:
                            await each.next()
                    answers = await asyncio.gather(*(each.ask(each.play()) for each in sockets))
                    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    events = log_of(tmp_path, table)
    assert [event.version for event in events] == list(range(1, len(events) + 1))
    plays = [event.ply for event in events if isinstance(event, Played)]
    assert plays == list(range(len(plays)))
    assert len(plays) >= 15


@pytest.mark.parametrize("times", [1, 2])
def test_command_ends_at_once(tmp_path: Path, times: int) -> None:
    """It prints its address, opens the browser, and ends quietly on Ctrl-C, impatient or not."""
    opened = tmp_path / "opened"
    fake = tmp_path / "browser"
    fake.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    fake.chmod(0o755)
    code = (
        "from scopa.server import run;"
        f"run(port=0, database={str(tmp_path / 'test.sqlite')!r}, open_browser=True)"
    )
    environment = {**os.environ, "BROWSER": f"{fake} %s"}
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        asyncio.run(interrupt_with_open_socket(address.rstrip("/"), process, times))
        assert process.stdout.read() == ""
        assert "Traceback" not in process.stderr.read()
    assert process.returncode == 0
    assert opened.read_text().strip() == address


async def interrupt_with_open_socket(
    address: str, process: subprocess.Popen[str], times: int
) -> None:
    """Interrupt a server to which a socket is open; it must end within seconds."""
    async with Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as socket:
            await socket.next()
            for _ in range(times):
                process.send_signal(signal.SIGINT)
                await asyncio.sleep(0.1)
            start = time.monotonic()
            await asyncio.to_thread(process.wait, 10)
            assert time.monotonic() - start < 5


def test_import_is_light() -> None:
    """Importing scopa, or the package of the server, imports no web framework."""
    code = (
        "import sys, scopa, scopa.server;"
        "assert not {'litestar', 'sqlalchemy', 'uvicorn'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
