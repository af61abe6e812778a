"""What a first visit costs in bytes, as they come over the line."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.fake import fake_table, situation
from tests.browser.server import Server

START = 90_000
TABLE = 160_000


class Scale:
    """Adds up every response, headers and all, compressed as it was sent."""

    def __init__(self, page: Page) -> None:
        self.total = 0.0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, Any]) -> None:
        self.total += event["encodedDataLength"]


def test_first_load_of_the_start_page(page: Page, server: Server) -> None:
    """Everything, in whichever language weighs most."""
    scale = Scale(page)
    page.goto(server.base, wait_until="networkidle")
    page.locator("[data-start]").wait_for()
    assert 20_000 < scale.total <= START


def test_first_load_of_the_table(page: Page, server: Server) -> None:
    """The same for somebody who comes straight to a table, with the deck."""
    scale = Scale(page)
    fake_table(page, server.base, situation(hand=["5s", "7d", "Rd"], table=["4d", "3c"]))
    page.wait_for_load_state("networkidle")
    assert 20_000 < scale.total <= TABLE
