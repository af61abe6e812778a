"""German, Italian and English: by the browser, and by choice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.server import Server
from tests.browser.table import Table

BEGIN = {"de": "Karten geben", "it": "Si gioca!", "en": "Deal me in"}
HAND = {"de": "Deine Hand", "it": "La tua mano", "en": "Your hand"}
# Ids of messages have hyphens and no blanks: a text that looks like one was not found.
MESSAGE_ID = re.compile(r"^[a-z]+(-[a-z]+)+$", re.MULTILINE)


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("it-IT", "it"), ("fr-FR", "en")]
)
def test_language_of_the_browser(
    browser: Browser,
    browser_context_args: dict[str, Any],
    server: Server,
    locale: str,
    language: str,
) -> None:
    """Start page and table speak the reader's language, English where there is no other."""
    with browser.new_context(**{**browser_context_args, "locale": locale}) as context:
        page = context.new_page()
        page.goto(server.base)
        page.get_by_role("button", name=BEGIN[language]).click()
        Table(page).wait()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("group", name=HAND[language])).to_be_visible()
        assert MESSAGE_ID.findall(page.locator("body").inner_text()) == []


def test_language_is_kept(page: Page, server: Server) -> None:
    """A language once chosen stays, also at the table, and the title follows."""
    page.goto(server.base)
    page.get_by_role("button", name="Italiano").click()
    expect(page).to_have_title(re.compile("scegli"))
    page.reload()
    expect(page.get_by_role("button", name=BEGIN["it"])).to_be_visible()
    page.get_by_role("button", name=BEGIN["it"]).click()
    expect(page.get_by_role("group", name=HAND["it"])).to_be_visible()
