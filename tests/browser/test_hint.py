"""Show me the move: by button and by key, marked on the table and listed in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table

Sit = Callable[..., Table]


@pytest.mark.parametrize("variant", ["scopa", "scopone-scientifico"])
def test_the_best_play_is_shown_and_can_be_made(sit: Sit, variant: str) -> None:
    """The key picks the best play and lists every one; Escape closes it, Enter plays it."""
    table = sit(variant)
    page = table.page
    page.keyboard.press("h")
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    expect(table.options.first).to_be_focused()
    assert table.options.count() >= len(table.cards())
    picked = page.locator("[data-group=hand][aria-pressed=true]")
    expect(picked).to_have_count(1)
    card = picked.get_attribute("data-card")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    table.ready.click()
    expect(page.locator(f"[data-group=hand][data-card='{card}']")).to_have_count(0)


def test_another_play_of_the_list_is_picked(sit: Sit) -> None:
    """The button opens the list; the play tapped there waits to be confirmed."""
    table = sit()
    page = table.page
    page.locator("[data-hint]").click()
    table.options.last.click()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.locator("[data-group=hand][aria-pressed=true]")).to_have_count(1)
    expect(table.ready).to_have_count(1)


def test_a_hint_that_fails_is_told(sit: Sit) -> None:
    """Without an answer the reader is told so, and plays on."""
    table = sit()
    page = table.page
    page.route("**/hint", lambda route: route.fulfill(json=None))
    page.keyboard.press("h")
    expect(page.get_by_role("status")).not_to_be_empty()
    table.play()
