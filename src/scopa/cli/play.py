"""``scopa`` and ``scopa play``: the table in the browser, on this machine alone."""

from __future__ import annotations

from scopa.cli.output import Port


def play(
    *,
    browser: bool = True,
    port: Port = None,
    database: str | None = None,
) -> None:
    """Open a table in the browser and play.

    Parameters
    ----------
    browser
        Open the browser by itself.
    port
        The port to listen on; the first free one from 8000 when left out.
    database
        Where matches are kept, as a database URL; a file of your own when left out.
    """
    from scopa.server import run

    run(port=port, database=database, open_browser=browser)
