"""A pytest plugin: under SCOPA_REQUIRE_BROWSER=1 a skipped browser test counts as failed."""

import os
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure, its reason kept."""
    report = yield
    required = os.environ.get("SCOPA_REQUIRE_BROWSER") == "1"
    if required and report.skipped and item.get_closest_marker("browser"):
        report.outcome = "failed"
        report.longrepr = f"skipped, though SCOPA_REQUIRE_BROWSER=1: {report.longrepr}"
    return report
