"""Playing over the wire: whole matches, repeated clicks, two tabs, lost connections, restarts."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import pytest

from scopa import VARIANTS, parse_records
from scopa.bots import find_bot
from scopa.rules.capture import Play
from scopa.rules.view import View
from scopa.server.settings import Settings
from tests.server.serving import Browser, Message, serving, settings_for


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A fresh database."""
    return settings_for(tmp_path)


async def test_every_variant(settings: Settings) -> None:
    """A round of every variant can be played; its record verifies."""
    async with serving(settings) as address, Browser(address) as browser:
        for variant in VARIANTS.values():
            table = await browser.open_table(variant.name, variant.players - 1)
            async with browser.socket(table) as socket:
                await socket.play_out(2)
            text = (await browser.http.get(f"/api/tables/{table}/record")).text
            records = parse_records(text)
            assert records[-1].outcome is not None
            assert list(records[-1].outcome.points) == socket.state["result"]["points"]
        listed = (await browser.http.get("/api/tables")).json()["tables"]
        assert len(listed) == len(VARIANTS)
        assert listed == sorted(listed, key=lambda one: one["updated"], reverse=True)


async def test_versions_count_up(settings: Settings) -> None:
    """A socket hears every version once, in order, each with the state as of it."""
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table("scopa-3", 2)
        async with browser.socket(table) as socket:
            await socket.play_out(2)
            first = await browser.http.get(f"/api/tables/{table}")
        messages = [message for message in map(as_json, socket.heard) if "state" in message]
        assert [one["version"] for one in messages] == list(range(2, 2 + len(messages)))
        assert all(one["version"] == one["state"]["version"] for one in messages)
        assert first.json()["state"] == messages[-1]["state"]


def as_json(text: str) -> Message:
    """A message."""
    return dict(json.loads(text))


async def test_same_id_is_same_command(settings: Settings) -> None:
    """A command sent twice, on one socket or two, happens once and is answered alike."""
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as one, browser.socket(table) as two:
            await one.next()
            await two.next()
            deal = one.deal()
            assert await one.ask(deal) == await two.ask(deal) == await one.ask(deal)
            await one.my_turn()
            await two.my_turn()
            play = one.play()
            answers = await asyncio.gather(one.ask(play), two.ask(play))
            assert answers[0] == answers[1]
            assert await one.ask(play) == answers[0]
            await one.my_turn()
            assert one.state["ply"] == 2


async def test_two_tabs_one_wins(settings: Settings) -> None:
    """Two tabs that play at once with ids of their own: one play is made, the other is stale."""
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as one, browser.socket(table) as two:
            await one.step()
            for _ in range(3):
                ply = await one.my_turn() and one.state["ply"]
                while two.state.get("ply") != ply or not two.state["plays"]:
                    await two.next()
                answers = await asyncio.gather(one.ask(one.play()), two.ask(two.play()))
                kinds = sorted(answer["type"] for answer in answers)
                refused = next(answer for answer in answers if answer["type"] == "refused")
                assert kinds == ["done", "refused"]
                assert refused["error"]["code"] == "wrong-ply"


async def test_reconnect_with_since(settings: Settings) -> None:
    """Whoever names the last version gets what was missed; many misses, or none: a snapshot."""
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as socket:
            for _ in range(4):
                await socket.step()
            await socket.my_turn()
            heard = [text for text in socket.heard if '"type":"event"' in text]
        async with browser.socket(table, since=4) as again:
            got = [await again.next() for _ in heard[2:]]
            assert got == list(map(as_json, heard[2:]))
        async with browser.socket(table, since=socket.state["version"]) as again:
            assert await again.ask({"type": "ping"}) == {"type": "pong"}
            assert len(again.heard) == 1
        for odd in (0, 1, 10**6):
            async with browser.socket(table, since=odd) as again:
                assert (await again.next())["type"] == "snapshot"
        async with browser.socket(table) as socket:
            await socket.play_out(2)
        async with browser.socket(table, since=2) as again:
            assert (await again.next())["type"] == "snapshot"


async def test_restart_keeps_everything(settings: Settings) -> None:
    """After a restart the table is as it was, and an unanswered bot's turn is taken."""
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table()
        cookie = browser.http.cookies["scopa_player"]
        async with browser.socket(table) as socket:
            for _ in range(5):
                await socket.step()
            await socket.my_turn()
        before = (await browser.http.get(f"/api/tables/{table}")).json()
    async with serving(settings) as address, Browser(address, cookie) as browser:
        assert (await browser.http.get(f"/api/tables/{table}")).json() == before
        async with browser.socket(table) as socket:
            await socket.play_out(2)
        assert socket.state["result"]


async def test_bots_resume_at_start(tmp_path: Path) -> None:
    """A bot's turn that the server did not live to take is taken by the next, nobody watching."""
    stuck = asyncio.Event()

    class Slow:
        name = "greedy"

        def choose(self, view: View) -> Play:
            loop.call_soon_threadsafe(stuck.set)
            time.sleep(0.3)
            return find_bot("greedy", rng=random.Random(1)).choose(view)

    loop = asyncio.get_running_loop()
    slow = settings_for(tmp_path, make_bot=lambda _: Slow())
    async with serving(slow) as address, Browser(address) as browser:
        table = await browser.open_table()
        cookie = browser.http.cookies["scopa_player"]
        async with browser.socket(table) as socket:
            await socket.step()
            await socket.step()
            await stuck.wait()
    async with serving(settings_for(tmp_path)) as address, Browser(address, cookie) as browser:
        for _ in range(100):
            state = (await browser.http.get(f"/api/tables/{table}")).json()["state"]
            if state["turn"] == 1:
                break
            await asyncio.sleep(0.05)
        assert state["ply"] == 2


async def test_bots_know_the_score(tmp_path: Path) -> None:
    """In every round a bot's view holds the match points as they were before it."""
    seen: list[tuple[int, ...]] = []

    class Listening:
        name = "greedy"

        def choose(self, view: View) -> Play:
            seen.append(view.score)
            return view.plays()[0]

    settings = settings_for(tmp_path, make_bot=lambda _: Listening())
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as socket:
            await socket.play_out(2)
            score = tuple(socket.state["score"])
            before = len(seen)
            await socket.step()
            await socket.my_turn()
    assert set(seen[:before]) == {(0, 0)}
    assert set(seen[before:]) == {score} != {(0, 0)}


@pytest.mark.parametrize("fault", ["raises", "stops", "cheats"])
async def test_a_broken_bot_does_not_hang_the_table(tmp_path: Path, fault: str) -> None:
    """When a bot fails, or chooses what it may not, the first legal play is made for it."""

    class Broken:
        name = "greedy"

        def choose(self, view: View) -> Play:
            if fault == "raises":
                raise RuntimeError(str(view))
            if fault == "stops":
                raise StopIteration
            return Play(next(iter(view.unseen)), view.table, scopa=True)

    settings = settings_for(tmp_path, make_bot=lambda _: Broken())
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as socket:
            for _ in range(4):
                await socket.step()
        assert socket.state["ply"] >= 5


async def test_opening_twice_with_one_id(settings: Settings) -> None:
    """The same request of the same player opens one table; another player's opens another."""
    async with serving(settings) as address, Browser(address) as one, Browser(address) as two:
        await one.open_table()
        first = await one.open_table(id="abc")
        assert await one.open_table(id="abc") == first
        assert await two.open_table(id="abc") != first
        assert len((await one.http.get("/api/tables")).json()["tables"]) == 2


async def test_other_processes_are_heard(tmp_path: Path) -> None:
    """What one server adds to a table, a browser at another server is told."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings) as here,
        serving(settings) as there,
        Browser(here) as browser,
    ):
        table = await browser.open_table()
        other = Browser(there, browser.http.cookies["scopa_player"])
        async with other, browser.socket(table) as socket, other.socket(table) as watching:
            await watching.next()
            await socket.step()
            while watching.state["phase"] != "playing":
                await watching.next()
            assert (await watching.step())["type"] == "done"
            while socket.state["ply"] < 2:
                assert (await socket.next())["type"] == "event"
