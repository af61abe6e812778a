"""``scopa serve``: the table for browsers elsewhere, without opening one here."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from scopa.cli.output import Port


def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = None,
    database: str | None = None,
    metrics: Annotated[bool, Parameter(negative="")] = False,
    verbose: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Serve tables until interrupted; prints the address once it listens.

    Parameters
    ----------
    host
        The address to listen on: this machine alone, unless you say otherwise.
    port
        The port to listen on; the first free one from 8000 when left out, any for 0.
    database
        Where matches are kept, as a database URL or a file; a file of your own when left out.
    metrics
        Let Prometheus read /metrics.
    verbose
        Log what happens, not only what goes wrong.
    """
    from scopa.server import run

    run(host, port, database, metrics=metrics, verbose=verbose)
