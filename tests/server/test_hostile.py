"""Whatever addresses, headers and long texts are sent: an answer that says so, no fault of ours."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.serving import Browser, Message, serving, settings_for
from tests.server.test_bad_input import TABLE, assert_worded

SCOPA = {"variant": "scopa"}
LONG = "x" * 60_000
LONGEST_ANSWER = 2_000
"""Bytes: what is wrong is named, but not sent back as a whole."""


@pytest.fixture
async def player(tmp_path: Path) -> AsyncIterator[Browser]:
    """A browser at a fresh server that has a client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Scopa</title>")
    with capture_logs() as logs:
        settings = settings_for(tmp_path, client=client)
        async with serving(settings) as address, Browser(address) as one:
            yield one
    assert [log for log in logs if log["log_level"] == "error"] == []


def refusal_of(answer: httpx.Response) -> Message:
    """The error of a refused request: a short one, in words."""
    assert 400 <= answer.status_code < 500, answer.text
    assert len(answer.content) < LONGEST_ANSWER
    error: Message = answer.json()["error"]
    assert_worded(error)
    return error


NO_ORIGINS = ["http://[", "http://[::1", "http://a]b", "//[v1", "", "x" * 8000]


async def test_origins_that_are_no_address(player: Browser) -> None:
    """They are other sites, to requests and to sockets."""
    url = f"{player.address.replace('http', 'ws', 1)}/api/tables/{await player.open_table()}/socket"
    for origin in NO_ORIGINS:
        headers = {"Origin": origin}
        for path, body in (("/api/tables", TABLE), ("/api/positions", SCOPA)):
            answer = await player.http.post(path, json=body, headers=headers)
            assert refusal_of(answer)["code"] == "wrong-origin"
        async with connect(url, additional_headers=headers) as connection:
            assert json.loads(await connection.recv())["error"]["code"] == "wrong-origin"
            await connection.wait_closed()
            assert connection.close_code == 4403


async def test_handshakes_that_cannot_be_read(player: Browser) -> None:
    """A header too long, or too many: the socket is refused, and not left waiting."""
    url = f"{player.address.replace('http', 'ws', 1)}/api/tables/{await player.open_table()}/socket"
    for headers in ({"X-Long": LONG[:9_000]}, {f"X-{number}": "" for number in range(200)}):
        with pytest.raises(InvalidStatus) as caught:
            await connect(url, additional_headers=headers, open_timeout=5)
        assert caught.value.response.status_code == 431
    with pytest.raises(InvalidStatus) as caught:
        await connect(f"{url}?{LONG[:9_000]}", open_timeout=5)
    assert caught.value.response.status_code == 414


NO_HOSTS = ["a:b", "a:99999999999", "a:-1", "[", "[::1", "@", "a b", "é", ""]


async def test_hosts_that_are_no_address(player: Browser) -> None:
    """A request is served or refused; without an address of its own the page is not shown."""
    for host in NO_HOSTS:
        headers = {b"Host": host.encode()}
        for path in ("/", "/table/1", "/api/health", "/api/tables", "/manifest.webmanifest"):
            answer = await player.http.get(path, headers=headers)
            if answer.status_code != 200:
                assert refusal_of(answer)["message"] == "Invalid host header"
        answer = await player.http.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code in (201, 400)
    page = await player.http.get("/", headers={"Host": "a:b"})
    assert refusal_of(page)["code"] == "bad-request"


LONG_NAMES = ["a" * 300, "a" * 20_000, "a/" * 5_000, "%C3%A9" * 300, "%00" * 300]


async def test_addresses_longer_than_any_name(player: Browser) -> None:
    """There is no file of such a name, and to look for one is no fault."""
    for name in LONG_NAMES:
        for path in (f"/assets/{name}", f"/{name}x.js"):
            assert refusal_of(await player.http.get(path))["code"] == "not-found"
            assert (await player.http.head(path)).status_code == 404
        assert (await player.http.get(f"/{name}")).status_code in (200, 404)
        table = await player.http.get(f"/api/tables/{name.replace('/', '')}")
        assert refusal_of(table)["code"] == "no-token"


LONG_TEXTS: list[tuple[str, str]] = [
    (f'[Variant "{LONG}"]', "record-variant"),
    (f'[Variant "scopa?{LONG}"]', "record-variant"),
    (f'[Variant "scopa?{LONG}=1"]', "record-variant"),
    (f'[Variant "scopa?target={LONG}"]', "record-variant"),
    (f'[Variant "scopa"]\n[{LONG[:20_000]} "a"]\n[{LONG[:20_000]} "a"]', "tag-twice"),
    (f'[Variant "scopa"]\n[Position "{LONG}"]', "record-position"),
    (f'[Variant "scopa"]\n[Position "-/- - 1 - -/- 0/0 {LONG}"]', "record-position"),
    (f'[Variant "scopa"]\n[Deal "1:{LONG}/- - -"]', "bad-card"),
    (f'[Variant "scopa"]\n{LONG}', "bad-record"),
    ('[Variant "scopa"]\n' + "{a}" * 15_000, "missing-tag"),
    ('[Variant "scopa"]\n' + "7d " * 20_000, "missing-tag"),
]


async def test_long_texts_get_short_answers(player: Browser) -> None:
    """An error names the beginning of what is wrong, not all of it."""
    for text, code in LONG_TEXTS:
        answer = await player.http.post("/api/replays", content=text)
        assert refusal_of(answer)["code"] == code


async def test_long_variants_and_fields(player: Browser) -> None:
    """So with addresses and with JSON."""
    for switches in (LONG[:20_000], f"{LONG[:20_000]}=1", f"target={LONG[:20_000]}"):
        refusal_of(await player.http.get(f"/api/guides/scopa%3F{switches}"))
        for path in ("/api/tables", "/api/positions"):
            refusal_of(await player.http.post(path, json={**SCOPA, switches[:3_000]: 1}))
            refusal_of(await player.http.post(path, json={"variant": f"scopa?{switches[:390]}"}))
