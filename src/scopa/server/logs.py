"""Logs: one line an event, on standard error. Cards, seeds and tokens are never in them."""

from __future__ import annotations

import logging
import sys

import structlog


def configure_logs(*, verbose: bool = False) -> None:
    """Log readable lines to a terminal, and JSON elsewhere."""
    # Tracebacks are plain: richer ones show local variables, and with them hands and seeds.
    console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    terminal = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if terminal else [structlog.processors.format_exc_info]),
            console if terminal else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.INFO if verbose else logging.WARNING
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s")
