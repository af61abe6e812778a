"""Bad input of every kind gets one clear answer, changes nothing, and the server lives on."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import scopa
from scopa.texts import LANGUAGES, texts_in
from tests.server.serving import Browser, Message, serving, settings_for

DEAL: Message = {"type": "deal", "id": "d", "round": 1, "contribution": "00" * 32}
PLAY: Message = {"type": "play", "id": "p", "round": 1, "ply": 0, "play": "7d"}


@pytest.fixture
async def player(tmp_path: Path) -> AsyncIterator[Browser]:
    """A browser at a fresh server."""
    async with serving(settings_for(tmp_path)) as address, Browser(address) as one:
        yield one


def assert_worded(error: Message) -> None:
    """The error has its sentence in every language, with its details in it."""
    for language in LANGUAGES:
        words = texts_in(language)
        assert f"error-{error['code']}" in words
        assert words(f"error-{error['code']}", **error["details"])


def without(message: Message, field: str) -> Message:
    """The message without a field."""
    return {name: value for name, value in message.items() if name != field}


BAD_MESSAGES: list[tuple[str | bytes, str, str | None, str]] = [
    ("", "bad-json", None, ""),
    ("{", "bad-json", None, ""),
    ("nope", "bad-json", None, ""),
    ("[" * 4000, "bad-message", None, "$"),
    ('{"id":' * 600, "bad-json", None, ""),
    ('"text"', "bad-message", None, "$"),
    ("[]", "bad-message", None, "$"),
    ("null", "bad-message", None, "$"),
    ("{}", "bad-message", None, "$"),
    (b"\x00\xff", "binary-message", None, ""),
    (json.dumps(PLAY).encode(), "binary-message", None, ""),
    (json.dumps({**PLAY, "type": "cheat"}), "bad-message", "p", "type"),
    (json.dumps({**PLAY, "type": 1}), "bad-message", "p", "type"),
    (json.dumps(without(PLAY, "play")), "bad-message", "p", "play"),
    (json.dumps(without(PLAY, "id")), "bad-message", None, "id"),
    (json.dumps({**PLAY, "id": 7}), "bad-message", None, "id"),
    (json.dumps({**PLAY, "id": ""}), "bad-message", "", "id"),
    (json.dumps({**PLAY, "id": "x" * 65}), "bad-message", "x" * 64, "id"),
    (json.dumps({**PLAY, "id": "a\0b"}), "bad-message", "a\0b", "id"),
    (json.dumps({**PLAY, "round": "1"}), "bad-message", "p", "round"),
    (json.dumps({**PLAY, "round": -1}), "bad-message", "p", "round"),
    (json.dumps({**PLAY, "ply": 1.5}), "bad-message", "p", "ply"),
    (json.dumps({**PLAY, "ply": 10**30}), "bad-message", "p", "ply"),
    (json.dumps({**PLAY, "play": None}), "bad-message", "p", "play"),
    (json.dumps({**PLAY, "play": "7" * 300}), "bad-message", "p", "play"),
    (json.dumps({**PLAY, "seat": 2}), "bad-message", "p", "seat"),
    (json.dumps({**PLAY, "play": "x" * 5000}), "too-long", None, ""),
    (json.dumps({**PLAY, "play": "7"}), "bad-play", "p", "7"),
    (json.dumps({**PLAY, "play": "7d\0"}), "bad-play", "p", "7d"),
    (json.dumps({**PLAY, "round": 2}), "wrong-round", "p", "2"),
    (json.dumps({**PLAY, "round": 0}), "wrong-round", "p", "0"),
    (json.dumps({**PLAY, "ply": 3}), "wrong-ply", "p", "3"),
    (json.dumps({**DEAL, "round": 2}), "no-such-round", "d", "2"),
    (json.dumps({**DEAL, "contribution": 5}), "bad-message", "d", "contribution"),
]


async def test_bad_messages(player: Browser) -> None:
    """Every message that cannot be carried out is refused, by its id, naming what is wrong."""
    table = await player.open_table()
    async with player.socket(table) as socket:
        await socket.next()
        for contribution in ("", "zz" * 32, "00" * 31, "00" * 33, "é" * 64):
            answer = await socket.ask({**DEAL, "contribution": contribution})
            assert answer["error"]["code"] == "bad-contribution"
        assert (await socket.ask(PLAY))["error"]["code"] == "not-dealt"
        await socket.step()
        before = (await player.http.get(f"/api/tables/{table}")).content
        for text, code, command, named in BAD_MESSAGES:
            answer = await socket.ask(text)
            assert (answer["type"], answer["id"]) == ("refused", command), text
            error = answer["error"]
            assert (error["code"], named in error["message"]) == (code, True), (text, answer)
            assert set(error) == {"code", "message", "details"}
            assert_worded(error)
        hidden = next(card for card in every_card() if card not in json.dumps(socket.state))
        assert (await socket.ask({**PLAY, "play": hidden}))["error"]["code"] == "illegal-play"
        assert (await player.http.get(f"/api/tables/{table}")).content == before
        assert (await socket.ask({"type": "ping"})) == {"type": "pong"}
        assert (await socket.step())["type"] == "done"


def every_card() -> list[str]:
    """The forty cards."""
    return [rank + suit for suit in "dcsb" for rank in "A234567FCR"]


async def test_huge_message_closes_that_socket_alone(player: Browser) -> None:
    """A message too long even to be received ends its socket; the table goes on."""
    table = await player.open_table()
    async with player.socket(table) as socket:
        await socket.next()
        await socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.until("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    async with player.socket(table) as socket:
        assert (await socket.step())["type"] == "done"


async def refusal(player: Browser, table: str, **headers: str) -> tuple[int | None, Message]:
    """How a socket is closed, and what it is told before."""
    url = f"{player.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(url, additional_headers=headers) as connection:
        told: Message = json.loads(await connection.recv())
        await connection.wait_closed()
        return connection.close_code, told


async def test_refused_sockets(player: Browser) -> None:
    """No token, another's table, no such table, another site's page: told, then closed."""
    table = await player.open_table()
    mine = f"scopa_player={player.http.cookies['scopa_player']}"
    foreign = f"scopa_player={'A' * 43}"
    assert await code(player, table) == (4401, "no-token")
    assert await code(player, table, Cookie="scopa_player=x") == (4401, "no-token")
    assert await code(player, table, Cookie=foreign) == (4403, "not-your-table")
    for unknown in ("0" * 16, "zz", "%00", "x" * 200):
        assert await code(player, unknown, Cookie=mine) == (4404, "unknown-table")
    for origin in ("http://evil.example", "null", "https://127.0.0.1"):
        assert await code(player, table, Cookie=mine, Origin=origin) == (4403, "wrong-origin")
    async with connect(
        f"{player.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"Cookie": mine, "Origin": player.address},
    ) as connection:
        assert "snapshot" in str(await connection.recv())


async def code(player: Browser, table: str, **headers: str) -> tuple[int | None, str]:
    """The close code, and the code of the error that is told."""
    closed, told = await refusal(player, table, **headers)
    assert (told["type"], told["id"]) == ("refused", None)
    assert_worded(told["error"])
    return closed, str(told["error"]["code"])


START = str(scopa.deal(scopa.find_variant("scopa"), random.Random(1)))
OVER = "A234567FCR.A234567FCR.A234567FCR.A234567FCR"
TABLE = {"variant": "scopa", "bots": ["greedy"]}
BAD_TABLES: list[tuple[Any, int, str, str]] = [
    (b"", 400, "bad-json", ""),
    (b"{", 400, "bad-json", ""),
    (b"\xff\xfe", 400, "bad-json", ""),
    (b"[" * 4000, 400, "bad-message", "$"),
    ([], 400, "bad-message", "$"),
    ({}, 400, "bad-message", "variant"),
    ({**TABLE, "bots": "greedy"}, 400, "bad-message", "bots"),
    ({**TABLE, "bots": [1]}, 400, "bad-message", "bots"),
    ({**TABLE, "extra": 1}, 400, "bad-message", "extra"),
    ({**TABLE, "variant": None}, 400, "bad-message", "variant"),
    ({**TABLE, "id": "no spaces"}, 400, "bad-message", "id"),
    ({**TABLE, "variant": "poker"}, 400, "unknown-variant", "poker"),
    ({**TABLE, "variant": "scopa?jokers=2"}, 400, "unknown-switch", "jokers"),
    ({**TABLE, "variant": "scopa?target=12"}, 400, "bad-switch-value", "12"),
    ({**TABLE, "variant": "scopa?target"}, 400, "bad-switch", "target"),
    ({**TABLE, "variant": "scopa?target=11&target=16"}, 400, "switch-twice", "target"),
    ({**TABLE, "variant": "scopone?players=3"}, 400, "players-conflict", "3"),
    ({**TABLE, "variant": "scopa?tris=true"}, 400, "idle-switch", "tris"),
    ({**TABLE, "variant": "x" * 500}, 400, "bad-message", "variant"),
    ({**TABLE, "bots": ["godlike"]}, 400, "unknown-bot", "godlike"),
    ({**TABLE, "bots": []}, 400, "wrong-seats", "2 seats"),
    ({**TABLE, "bots": ["greedy"] * 3}, 400, "wrong-seats", "2 seats"),
    ({**TABLE, "bots": ["greedy"] * 2000}, 413, "too-long", ""),
    ({**TABLE, "score": [5, 5]}, 400, "start-alone", "position"),
    ({**TABLE, "position": "", "score": [5, 5]}, 400, "few-fields", "seven fields"),
    ({**TABLE, "position": 7}, 400, "bad-message", "position"),
    ({**TABLE, "position": "7d"}, 400, "few-fields", "7d"),
    ({**TABLE, "position": "7.../X... - 1 - -/- 0/0 -"}, 400, "bad-rank", "X"),
    ({**TABLE, "position": "7.../6... - 1 - -/- 0/0 -"}, 400, "bad-position", "missing"),
    ({**TABLE, "position": f"-/- - 0 1 {OVER}/- 0/0 -"}, 400, "start-over", "over"),
    ({**TABLE, "position": START, "score": [1]}, 400, "start-score", "2 numbers"),
    ({**TABLE, "position": START, "score": [0, 5000]}, 400, "start-score", "5000"),
    ({**TABLE, "position": START, "score": [12, 3]}, 400, "start-decided", "12"),
    ({**TABLE, "position": START, "score": [-1, 3]}, 400, "bad-message", "score"),
    ({**TABLE, "position": START, "score": [10**30, 3]}, 400, "bad-message", "score"),
    ({**TABLE, "position": START, "score": [True, 3]}, 400, "bad-message", "score"),
    (b'{"variant": "scopa", "bots": NaN}', 400, "bad-json", "byte"),
    (b'{"variant": "\\ud800", "bots": []}', 400, "bad-json", ""),
    (b" " * 1_000_000, 413, "too-long", ""),
]


async def test_bad_requests(player: Browser) -> None:
    """Every request that cannot be carried out says so with its status, code and words."""
    for body, status, error_code, named in BAD_TABLES:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = await player.http.post("/api/tables", content=content)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (status, error_code), (body, answer.text)
        assert named in error["message"]
        assert_worded(error)
        assert "set-cookie" not in answer.headers
    assert (await player.http.get("/api/tables")).json() == {"tables": []}


async def test_whose_table(player: Browser) -> None:
    """A table is shown to those who sit at it, and nothing of it to others."""
    table = await player.open_table()
    nobody = httpx.AsyncClient(base_url=player.address)
    other = Browser(player.address)
    async with nobody, other:
        await other.open_table()
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
            assert (await player.http.get(path)).status_code == 200
            assert status_and_code(await nobody.get(path)) == (401, "no-token")
            assert status_and_code(await other.http.get(path)) == (403, "not-your-table")
        for path in ("/api/tables/0123456789abcdef", "/api/tables/x/record", "/api/tables/%00"):
            assert status_and_code(await player.http.get(path)) == (404, "unknown-table")
        assert status_and_code(await nobody.get("/api/nothing")) == (404, "not-found")
        assert status_and_code(await nobody.get("/metrics")) == (404, "not-found")
        assert status_and_code(await nobody.delete("/api/tables")) == (405, "wrong-method")
        evil = await nobody.post("/api/tables", json=TABLE, headers={"Origin": "http://evil.test"})
        assert status_and_code(evil) == (403, "wrong-origin")


def status_and_code(answer: httpx.Response) -> tuple[int, str]:
    """What a refused request is answered."""
    error = answer.json()["error"]
    assert_worded(error)
    return answer.status_code, str(error["code"])


async def test_faults_of_ours_give_nothing_away(tmp_path: Path) -> None:
    """A fault inside is told as one, without its words, and is logged."""

    def no_seed() -> bytes:
        raise RuntimeError("the secret is 7d")

    settings = settings_for(tmp_path, new_seed=no_seed)
    async with serving(settings) as address, Browser(address) as player:
        for headers in ({}, {"Host": "no:port"}):
            with capture_logs() as logs:
                answer = await player.http.post("/api/tables", json=TABLE, headers=headers)
            assert status_and_code(answer) == (500, "internal")
            assert "7d" not in answer.text
            assert [log["log_level"] for log in logs] == ["error"]
        assert (await player.http.get("/api/health")).json() == {"status": "ok"}
