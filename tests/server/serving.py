"""A server in the test's own loop, and browsers that play at its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

from scopa.server.app import create_app
from scopa.server.running import Server, address_of, listen
from scopa.server.settings import Settings
from scopa.store.database import find_database
from scopa.store.store import Store

Message = dict[str, Any]
CONTRIBUTION = "5c" * 32


def settings_for(directory: Path, **changes: Any) -> Settings:
    """Settings with a database in a directory, and no client."""
    values: dict[str, Any] = {
        "database": find_database(str(directory / "test.sqlite")),
        "client": directory / "client",
        "poll_seconds": 0.05,
        **changes,
    }
    return Settings(**values)


@asynccontextmanager
async def serving(settings: Settings, store: Store | None = None) -> AsyncIterator[str]:
    """A server; its address. It opens a store of its own unless one is given."""
    listening = asyncio.Event()
    listener = listen("127.0.0.1", 0)
    address = address_of(listener).rstrip("/")
    server = Server(create_app(settings, store), listening.set)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    waiting = asyncio.create_task(listening.wait())
    try:
        await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
        yield address
    finally:
        waiting.cancel()
        server.should_exit = True
        await task
        listener.close()


class Browser:
    """A browser: it keeps its cookie, and opens sockets."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        cookies = httpx.Cookies()
        if cookie:
            cookies.set("scopa_player", cookie, domain="127.0.0.1")
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, timeout=20)
        self.address = address

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def open_table(self, variant: str = "scopa", bots: int = 1, **more: str) -> str:
        """A new table's id."""
        body = {"variant": variant, "bots": ["greedy"] * bots, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @asynccontextmanager
    async def socket(self, table: str, since: int | None = None) -> AsyncIterator[Socket]:
        """A socket at a table."""
        query = "" if since is None else f"?since={since}"
        token = self.http.cookies.get("scopa_player")
        headers = {"Cookie": f"scopa_player={token}"} if token else {}
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        async with connect(url, additional_headers=headers) as connection:
            yield Socket(connection)


class Socket:
    """An open socket, and the state it last heard of."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: Message = {}
        self.heard: list[str] = []

    async def send(self, message: Message | str | bytes) -> None:
        """Send a message, or whatever text or bytes."""
        await self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.connection.recv(decode=True), 20)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        self.state = message.get("state", self.state)
        return message

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these types."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def ask(self, message: Message | str | bytes) -> Message:
        """Send, and wait for the answer."""
        await self.send(message)
        return await self.until("done", "refused", "pong")

    def deal(self, **changes: Any) -> Message:
        """The command that deals the round of the state."""
        command = {"type": "deal", "id": str(uuid4()), "contribution": CONTRIBUTION}
        return {**command, "round": self.state["round"], **changes}

    def play(self, **changes: Any) -> Message:
        """The command that makes the first legal play."""
        command = {"type": "play", "id": str(uuid4()), "play": self.state["plays"][0]["play"]}
        moment = {"round": self.state["round"], "ply": self.state["ply"]}
        return {**command, **moment, **changes}

    async def my_turn(self) -> bool:
        """Hear messages until it is the reader's turn; False when a deal or the end comes first."""
        while not self.state or not (self.state["plays"] or self.state["phase"] != "playing"):
            await self.next()
        return bool(self.state["plays"])

    async def step(self) -> Message:
        """Deal, or make the first legal play, when it is time; the answer."""
        return await self.ask(self.play() if await self.my_turn() else self.deal())

    async def play_out(self, until_round: int = 1000) -> None:
        """Play until the match is over, or a round is prepared."""
        while True:
            await self.my_turn()
            at_end = self.state["phase"] == "over" or self.state["round"] >= until_round
            if at_end and self.state["phase"] != "playing":
                return
            await self.step()
