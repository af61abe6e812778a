"""The app: its parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from scopa.server import lessons, positions, replays, routes
from scopa.server.bots import BotPlayers
from scopa.server.client_files import client_file, client_head, client_manifest, is_built
from scopa.server.failures import HANDLERS
from scopa.server.headers import add_headers
from scopa.server.hints import Hints
from scopa.server.messages import LONGEST
from scopa.server.settings import Settings
from scopa.server.socket import table_socket
from scopa.server.tables import Tables
from scopa.store.errors import StoreError
from scopa.store.store import Store

_log = structlog.get_logger("scopa.server")
_BODY_LIMIT = 4 * LONGEST


def create_app(settings: Settings | None = None, store: Store | None = None) -> Litestar:
    """The app. Without a ``store`` it opens the settings' database itself, and closes it."""
    settings = settings or Settings()
    hints = Hints(settings.think)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        own = None if store else await Store.open(settings.database)
        opened = store or own
        assert opened is not None
        try:
            async with _playing(app, settings, opened):
                yield
        finally:
            if own:
                await own.close()

    return Litestar(
        route_handlers=_handlers(settings),
        lifespan=[lifespan],
        dependencies={
            "tables": Provide(_tables, sync_to_thread=False),
            "hints": Provide(lambda: hints, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        # The client's hashed files come compressed already.
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=["^/assets/"]
        ),
        request_max_body_size=_BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="scopa", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


@asynccontextmanager
async def _playing(app: Litestar, settings: Settings, store: Store) -> AsyncIterator[None]:
    """While the app runs: the tables, the bots, and an eye on other processes."""
    if not is_built(settings.client):
        _log.warning("the client is not built: there is nothing to see in a browser")
    tables = Tables(store, settings.new_seed)
    players = BotPlayers(tables, settings.make_bot)
    app.state.tables = tables
    await players.start()
    stopping = asyncio.Event()
    following = asyncio.create_task(_follow(tables, settings.poll_seconds, stopping))
    try:
        yield
    finally:
        stopping.set()
        await following
        await players.stop()


async def _follow(tables: Tables, seconds: float, stopping: asyncio.Event) -> None:
    """Look for news again and again, until told to stop; never interrupted at the database."""
    while not stopping.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), seconds)
        try:
            await tables.catch_up()
        except StoreError as error:
            _log.warning("cannot look for news", reason=error.code)
        except Exception:  # noqa: BLE001  # whatever fails, the next look may succeed
            _log.exception("cannot look for news")


def _tables(state: State) -> Tables:
    tables = state.tables
    assert isinstance(tables, Tables)
    return tables


def _handlers(settings: Settings) -> list[ControllerRouterHandler]:
    handlers: list[ControllerRouterHandler] = [
        routes.health,
        routes.variants,
        routes.bots,
        routes.create_table,
        positions.check_position,
        routes.list_tables,
        routes.show_table,
        routes.show_record,
        routes.show_hint,
        replays.replay,
        lessons.lessons,
        lessons.show_lesson,
        lessons.show_guide,
        lessons.show_page,
        table_socket,
        client_manifest,
        client_file,
        client_head,
    ]
    return [*handlers, routes.metrics] if settings.metrics else handlers
