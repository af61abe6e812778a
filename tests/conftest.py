"""What all tests share."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Generator, Iterator

import pytest
import structlog
from hypothesis import settings

# Machines differ and CI's are shared: no example fails for being slow.
settings.register_profile("scopa", deadline=None, print_blob=True)
settings.load_profile("scopa")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts the tests in the background has them ignore Ctrl-C, and so would every
    # process they start; but some are there to be sent it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Leave the logs as they were: a command that sets them up writes to its own test's output."""
    handlers = [*logging.root.handlers]
    yield
    logging.root.handlers = handlers
    structlog.reset_defaults()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything has to be there, CI for one, turn a skip into a failure, its reason kept.

    Browser tests are skipped for want of a browser, the others for want of a compiled core or of
    a compiler; a variable of the environment asks for either.
    """
    report = yield
    browser = item.get_closest_marker("browser") is not None
    required = "SCOPA_REQUIRE_BROWSER" if browser else "SCOPA_REQUIRE_CORE"
    if report.skipped and os.environ.get(required) == "1":
        report.outcome = "failed"
        report.longrepr = f"skipped, though {required}=1: {report.longrepr}"
    return report
