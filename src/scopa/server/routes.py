"""The requests of docs/protocol.md."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from scopa.live.seen import state_for
from scopa.server.hints import Hints
from scopa.server.kept import Asked
from scopa.server.messages import (
    NEW_TABLE,
    BotsOffered,
    Health,
    HintShown,
    Seated,
    Snapshot,
    TableListed,
    TablesListed,
    VariantsOffered,
    read,
)
from scopa.server.metrics import exposition
from scopa.server.offers import bots_offered, variants_offered
from scopa.server.players import (
    check_origin,
    cookie_for,
    new_token,
    owner_from,
    owner_of,
    token_of,
)
from scopa.server.records import records_text
from scopa.server.settings import Settings
from scopa.server.tables import Tables
from scopa.store.store import Listed

Served = NamedDependency[Tables]


@get("/api/health")
async def health(tables: Served) -> Health:
    """Whether the server and its database answer."""
    await tables.store.check()
    return Health()


@get("/api/variants", sync_to_thread=False)
def variants() -> VariantsOffered:
    """What can be played."""
    return variants_offered()


@get("/api/bots", sync_to_thread=False)
def bots() -> BotsOffered:
    """Against whom."""
    return bots_offered()


@post("/api/tables")
async def create_table(
    request: Asked, tables: Served, settings: NamedDependency[Settings]
) -> Response[Seated]:
    """Open a table and take its first seat; a browser without a token is given one."""
    check_origin(request)
    new = read(await request.body(), NEW_TABLE)
    for bot in new.bots:
        settings.make_bot(bot)
    token = token_of(request) or new_token()
    table = await tables.create(owner_from(token), new)
    cookie = cookie_for(token, secure=request.scope["scheme"] == "https")
    return Response(Seated(table, 1), status_code=201, cookies=[cookie])


@get("/api/tables")
async def list_tables(request: Asked, tables: Served) -> TablesListed:
    """The asker's tables; none for a browser that is new."""
    token = token_of(request)
    listed = await tables.store.owned_by(owner_from(token)) if token else []
    return TablesListed(list(map(_listed, listed)))


@get("/api/tables/{table:str}")
async def show_table(request: Asked, table: FromPath[str], tables: Served) -> Snapshot:
    """The table as the asker's seat sees it."""
    found, seat = await tables.look(table, owner_of(request))
    return Snapshot(found.version, state_for(found, seat))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def show_record(request: Asked, table: FromPath[str], tables: Served) -> str:
    """The finished rounds, as records."""
    found, _ = await tables.look(table, owner_of(request))
    return records_text(found, await tables.store.moments(table))


@get("/api/tables/{table:str}/hint")
async def show_hint(
    request: Asked, table: FromPath[str], tables: Served, hints: NamedDependency[Hints]
) -> HintShown:
    """What the coach advises the asker's seat to play now."""
    found, seat = await tables.look(table, owner_of(request))
    return await hints.hint(found, seat)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics() -> bytes:
    """What is counted, for Prometheus."""
    return exposition()


def _listed(row: Listed) -> TableListed:
    return TableListed(
        row.table, row.variant, row.round, list(row.score), row.over, row.updated.isoformat()
    )
