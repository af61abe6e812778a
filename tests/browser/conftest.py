"""Chromium, a server of our own, and a table to sit at."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.server import Server
from tests.browser.table import Table

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "src" / "scopa" / "server" / "client" / "index.html"
REQUIRED = os.environ.get("SCOPA_REQUIRE_BROWSER") == "1"

# Said of lines that a test cuts, and by Playwright where it keeps the app from being kept.
EXPECTED = re.compile("WebSocket|Service Worker registration blocked")

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The machine's Chromium, under whichever name."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    return os.environ.get("SCOPA_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies here; where there is no Chromium or client, say so instead of running it."""
    missing = [
        what
        for what, there in (
            ("no Chromium was found", find_chromium()),
            ("the client is not built (npm --prefix web run build)", CLIENT.is_file()),
        )
        if not there
    ]
    for item in items:
        if HERE not in item.path.parents:
            continue
        item.add_marker(pytest.mark.browser)
        item.add_marker(pytest.mark.timeout(300))
        if missing and not REQUIRED:
            item.add_marker(pytest.mark.skip(f"BROWSER TESTS NOT RUN: {'; '.join(missing)}"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How Chromium is started."""
    chromium = find_chromium()
    assert chromium, "no Chromium was found, and SCOPA_REQUIRE_BROWSER=1 asks for it"
    return {"executable_path": chromium, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not stop it."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped and started."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def base_url() -> None:
    """Pages are opened by full address; the plugin's own fixture is deprecated by pytest."""


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk's screen, and English, unless a test wants something else."""
    size = {"width": 1280, "height": 800}
    # Only test_app.py wants the app to be kept: for all others it would be fetched whole each time.
    return {
        **browser_context_args,
        "viewport": size,
        "locale": "en-GB",
        "service_workers": "block",
    }


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Plays are shown at once: tests do not read them."""
    context.add_init_script(
        "localStorage.getItem('scopa.speed') || localStorage.setItem('scopa.speed', 'off')"
    )
    return context


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page that may not fail: an error in its console fails the test."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console",
        lambda message: (
            faults.append(message.text)
            if message.type in ("error", "warning") and not EXPECTED.search(message.text)
            else None
        ),
    )
    yield page
    assert faults == []


@pytest.fixture
def sit(page: Page, server: Server) -> Callable[..., Table]:
    """Sits down at a new table: ``sit("scopa", target=11)``."""

    def sit_down(variant: str = "scopa", *, base: str | None = None) -> Table:
        return Table.begin(page, base or server.base, variant)

    return sit_down
