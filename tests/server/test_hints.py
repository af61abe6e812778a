"""Hints over the wire: the asker's own, at the asker's turn, each thought out once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from scopa.bots.bot import Considered
from scopa.rules.view import View
from tests.server.serving import Browser, serving, settings_for


class Thinker:
    """Thinks for a moment, likes the first play best, and counts how often it was asked."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def __call__(self, view: View) -> Sequence[Considered]:
        """Every legal play, in the rules' order."""
        self.views.append(view)
        time.sleep(0.1)
        return [Considered(play, -float(i)) for i, play in enumerate(view.plays())]


async def test_a_hint_is_of_the_askers_plays(tmp_path: Path) -> None:
    """It names the moment and every legal play; asked twice, it is thought out once."""
    thinker = Thinker()
    async with serving(settings_for(tmp_path, think=thinker)) as address, Browser(address) as me:
        table = await me.open_table()
        path = f"/api/tables/{table}/hint"
        async with me.socket(table) as socket:
            early = await me.http.get(path)
            assert (early.status_code, early.json()["error"]["code"]) == (409, "not-dealt")
            await socket.step()
            assert await socket.my_turn()
            answers = await asyncio.gather(*(me.http.get(path) for _ in range(3)))
            state = socket.state
            for answer in answers:
                document = answer.json()
                assert (document["round"], document["ply"]) == (state["round"], state["ply"])
                shown = [each["play"] for each in document["plays"]]
                assert shown == [each["play"] for each in state["plays"]]
            assert len(thinker.views) == 1
            assert thinker.views[0].seat == state["seat"]
            await socket.step()
            await socket.my_turn()
            assert (await me.http.get(path)).json()["ply"] == socket.state["ply"]
            assert len(thinker.views) == 2


async def test_hints_are_for_the_seat_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody is told what another's cards are good for.

    A failure is told, may be asked again, and leaves no card in a log.
    """
    failing = True
    views: list[View] = []

    def think(view: View) -> Sequence[Considered]:
        views.append(view)
        if failing:
            raise RuntimeError(str(view))
        return [Considered(play, 0.0) for play in view.plays()]

    settings = settings_for(tmp_path, think=think)
    async with serving(settings) as address, Browser(address) as me, Browser(address) as other:
        table = await me.open_table()
        await other.open_table()
        path = f"/api/tables/{table}/hint"
        async with Browser(address) as nobody:
            assert (await nobody.http.get(path)).status_code == 401
        assert (await other.http.get(path)).status_code == 403
        async with me.socket(table) as socket:
            await socket.step()
            await socket.my_turn()
            answer = await me.http.get(path)
            assert answer.status_code == 500
            assert answer.json()["error"]["code"] == "internal"
            logged = "".join(capsys.readouterr())
            assert "hint failed" in logged
            assert f"{views[0].hand}" not in logged
            failing = False
            assert (await me.http.get(path)).status_code == 200
