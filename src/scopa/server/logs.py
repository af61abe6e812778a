"""Logs: one line an event, on standard error. Cards, seeds and tokens are never in them."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType

import structlog


def configure_logs(*, verbose: bool = False) -> None:
    """Log readable lines to a terminal, and JSON elsewhere."""
    terminal = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(_exception_text),
            structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.INFO if verbose else logging.WARNING
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter("%(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def _exception_text(exc_info: ExcInfo) -> str:
    """Where an exception came from and of what kind it is: its words could name cards."""
    kind, _, trace = exc_info
    name = kind.__qualname__ if kind else "no exception"
    return "".join((*traceback.format_tb(trace), name))


class _Formatter(logging.Formatter):
    """The same for what libraries log."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802  # the name is the library's
        return _exception_text(ei)
