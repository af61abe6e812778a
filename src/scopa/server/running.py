"""Running a server: a free port, the address on standard output, a browser, a quick end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from scopa.server.app import create_app
from scopa.server.errors import ServerError
from scopa.server.logs import configure_logs
from scopa.server.settings import Settings
from scopa.store.database import find_database
from scopa.store.store import Store

FIRST_PORT: Final = 8000
_PORTS_TRIED: Final = 200
_HARD_LIMIT: Final = 64 * 1024
"""The longest socket message that is even received; longer ones close the socket."""


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    *,
    open_browser: bool = False,
    metrics: bool = False,
    verbose: bool = False,
) -> None:
    """Serve until interrupted (Ctrl-C, or SIGTERM).

    Prints the address as its only line on standard output once it listens. ``port``: the first
    free one from 8000 when left out, one that the system picks when 0. ``database``: see
    :func:`scopa.store.database.find_database`. Raises :class:`ServerError` when the address
    cannot be had, and :class:`StoreError` when the database cannot.
    """
    configure_logs(verbose=verbose)
    settings = Settings(database=find_database(database), metrics=metrics)
    listener = listen(host, port)
    address = address_of(listener)

    def announce() -> None:
        print(address, flush=True)  # noqa: T201  # the command's one answer
        if open_browser:
            show(address)

    with contextlib.suppress(KeyboardInterrupt), listener:
        asyncio.run(serve(settings, listener, announce))


async def serve(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve on a bound socket until told to stop; ``announce`` is called once it listens."""
    store = await Store.open(settings.database)
    try:
        await Server(create_app(settings, store), announce).serve(sockets=[listener])
    finally:
        await store.close()


class Sockets(WebSocketsSansIOProtocol):
    """The web sockets, of which uvicorn leaves unanswered those it cannot read the beginning of."""

    def handle_events(self) -> None:
        """Take what was received; send the refusal where that is no handshake."""
        super().handle_events()
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()


class Server(uvicorn.Server):
    """An app's server: it says when it listens, and ends soon when it is told to."""

    def __init__(self, app: Litestar, announce: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Sockets,
            ws_max_size=_HARD_LIMIT,
            # Sockets are told to close at once; whoever does not is not waited for.
            timeout_graceful_shutdown=1,
        )
        super().__init__(config)
        self._announce = announce

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals that end a server, and keep them: what must be closed is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        ends = (signal.SIGINT, signal.SIGTERM)
        before = {end: signal.signal(end, self.handle_exit) for end in ends}
        try:
            yield
        finally:
            for end, handler in before.items():
                signal.signal(end, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002  # uvicorn's
        """End soon. Asking twice changes nothing: what must be closed is closed in a second."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self._announce()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket bound to an address; ServerError when it cannot be had."""
    candidates = range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED) if port is None else [port]
    if port is not None and not 0 <= port <= 65535:
        raise ServerError("no-port", f"ports go from 0 to 65535, not to {port}", number=str(port))
    for candidate in candidates:
        try:
            return _bound(host, candidate)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port is None:
                continue
            raise ServerError(
                "cannot-listen",
                f"cannot listen on {host} port {candidate}: {error.strerror or error}",
                host=host,
                number=str(candidate),
                reason=error.strerror or str(error),
            ) from error
    last = FIRST_PORT + _PORTS_TRIED - 1
    raise ServerError(
        "no-free-port",
        f"no port is free from {FIRST_PORT} to {last}",
        first=str(FIRST_PORT),
        last=str(last),
    )


def _bound(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError:
        # Python's own words for a name that no network could spell.
        raise OSError(socket.EAI_NONAME, "not the name of a host") from None
    family, kind, protocol, _, where = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        # Bound but not listening, a port can be shared by two; so listen while it is checked.
        listener.listen(128)
    except BaseException:
        listener.close()
        raise
    listener.setblocking(False)  # noqa: FBT003  # the name of the method says it
    return listener


def address_of(listener: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  # compared with, not bound to
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def show(address: str) -> None:
    """Open a browser; whatever comes of it, the server goes on."""

    def open_it() -> None:
        with contextlib.suppress(Exception):
            webbrowser.open(address)

    threading.Thread(target=open_it, daemon=True).start()
