"""One browser's socket: what it asks is carried out, what its seat may know is sent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from scopa.live.commands import Deal, Play
from scopa.rules.errors import ScopaError
from scopa.server.errors import INTERNAL, ErrorShown, RequestError, shown, status_of
from scopa.server.messages import (
    FROM_BROWSER,
    DealMessage,
    Done,
    FromBrowser,
    Ping,
    PlayMessage,
    Pong,
    Refused,
    ToBrowser,
    encode,
    id_in,
    read,
)
from scopa.server.metrics import REFUSALS, SOCKETS
from scopa.server.players import check_origin, owner_of
from scopa.server.tables import Tables
from scopa.server.watching import Watcher

_log = structlog.get_logger("scopa.socket")
_TRY_AGAIN_LATER = 1013
_FAILED = 4500
# A browser that has gone is an OSError for the server, and a WebSocketDisconnect for Litestar.
_GONE = (WebSocketDisconnect, OSError, RuntimeError)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, table: FromPath[str], tables: NamedDependency[Tables]
) -> None:
    """Everything a browser needs to play at a table (see docs/protocol.md)."""
    await socket.accept()
    try:
        check_origin(socket)
        owner = owner_of(socket)
        async with tables.watch(table, owner, _since(socket)) as watcher:
            with SOCKETS.track_inprogress():
                await _serve(socket, table, tables, watcher)
    except ScopaError as error:
        # A browser is not told why a handshake failed; so it succeeds, and this says why.
        await _close(socket, shown(error), 4000 + status_of(error))
    except Exception:  # noqa: BLE001  # whatever fails, the browser hears that it is our fault
        _log.exception("a socket failed", table=table)
        await _close(socket, INTERNAL, _FAILED)


async def _serve(socket: Socket, table: str, tables: Tables, watcher: Watcher) -> None:
    sending = asyncio.create_task(_send_all(socket, watcher))
    try:
        while not sending.done():
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            watcher.send(await _answer(text, table, tables, watcher.seat))
    except WebSocketDisconnect:
        return
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError, *_GONE):
            await sending


async def _send_all(socket: Socket, watcher: Watcher) -> None:
    while (text := await watcher.next()) is not None:
        await socket.send_text(text)
    await socket.close(_TRY_AGAIN_LATER, "read faster")


async def _answer(text: str | None, table: str, tables: Tables, seat: int) -> ToBrowser:
    """The answer to one message, whatever it holds."""
    data = text.encode() if text is not None else None
    try:
        message = _read(data)
        if isinstance(message, Ping):
            return Pong()
        return Done(message.id, await tables.submit(table, _command(message, seat)))
    except ScopaError as error:
        REFUSALS.labels(error.code).inc()
        return Refused(id_in(data or b""), shown(error))
    except Exception:  # noqa: BLE001  # whatever fails, the socket lives on and tells
        _log.exception("a message failed", table=table)
        return Refused(id_in(data or b""), INTERNAL)


def _read(data: bytes | None) -> FromBrowser:
    if data is None:
        raise RequestError(400, "binary-message", "messages are text, not binary")
    return read(data, FROM_BROWSER)


def _command(message: DealMessage | PlayMessage, seat: int) -> Deal | Play:
    if isinstance(message, DealMessage):
        return Deal(
            id=message.id, seat=seat, round=message.round, contribution=message.contribution
        )
    return Play(id=message.id, seat=seat, round=message.round, ply=message.ply, play=message.play)


def _since(socket: Socket) -> int | None:
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _close(socket: Socket, error: ErrorShown, code: int) -> None:
    with suppress(*_GONE):
        await socket.send_text(encode(Refused(None, error)))
        await socket.close(code, error.code)
