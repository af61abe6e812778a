"""States from which there must be a way on: closed dialogs, pages that do not come, lost focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.archive import archived, keep
from tests.browser.fake import fake_table, result, situation
from tests.browser.server import Server
from tests.browser.table import Table

Sit = Callable[..., Table]


def test_the_count_stays_whatever_is_pressed(sit: Sit) -> None:
    """Browsers close a dialog at the second Escape in a row; the way on does not go with it."""
    table = sit()
    table.play_round()
    for _ in range(4):
        table.page.keyboard.press("Escape")
    expect(table.next_round).to_be_visible()
    expect(table.next_round).to_be_focused()
    table.page.keyboard.press("Enter")
    table.playable.first.wait_for()


def test_a_lost_line_is_told_in_front_of_the_table(page: Page, server: Server) -> None:
    """Who wants to go on from a count is told there why nothing happens, and goes on afterwards."""
    state = situation(hand=[], table=[], plays=[], phase="prepared", turn=0, result=result(2))
    fake = fake_table(page, server.base, state)
    fake.go_down()
    page.locator("[data-next-round]").click()
    expect(page.locator("dialog").get_by_role("alert")).to_be_visible()
    fake.come_up(page)
    expect(page.locator("dialog").get_by_role("alert")).to_have_count(0)
    assert [message["type"] for message in fake.sent] == ["deal"]


def test_a_new_match_that_cannot_be_had_says_so(context: BrowserContext, server: Server) -> None:
    """Why there is no new match is told where it was asked for."""
    page = context.new_page()
    fake_table(page, server.base, situation(hand=["7d"], table=[]))
    page.route("**/api/tables", lambda route: route.fulfill(status=500, json={}))
    page.keyboard.press("n")
    page.get_by_role("button", name="New match, same rules").click()
    expect(page.locator("dialog").get_by_role("alert")).to_be_visible()


def test_a_dialog_gives_the_focus_back(page: Page, server: Server) -> None:
    """The focus is where it was before a dialog, however that is closed."""
    page.goto(server.base)
    button = page.get_by_role("button", name="Settings")
    for close in ("Escape", "Enter"):
        button.focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Close").focus()
        page.keyboard.press(close)
        expect(page.locator("dialog")).to_have_count(0)
        expect(button).to_be_focused()


def test_a_list_gives_the_focus_to_its_card(page: Page, server: Server) -> None:
    """A list that is closed, or a play picked from it, leaves the focus on the card it is of."""
    plays = [("7d", ["4d", "3c"]), ("7d", ["5s", "2b"]), ("Fb", [])]
    state = situation(hand=["7d", "Fb"], table=["4d", "3c", "5s", "2b"], plays=plays)
    server_played = fake_table(page, server.base, state)
    card = page.locator("[data-group=hand][data-card='7d']")
    page.keyboard.press("1")
    for key in ("Escape", "Enter"):
        page.keyboard.press("Enter")
        expect(page.get_by_role("menuitem").first).to_be_focused()
        page.keyboard.press(key)
        expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement !== document.body")
    assert [play["play"] for play in server_played.plays()] == ["7dx4d3c"]


def test_a_forgotten_match_does_not_take_the_focus_along(page: Page, server: Server) -> None:
    """When what had the focus has gone from a list, the focus is on the list's page."""
    keep(page, server.base, archived(2))
    page.goto(f"{server.base}#/matches")
    page.locator("[data-leave]").first.focus()
    page.keyboard.press("Enter")
    page.locator("dialog [data-forget]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-leave]")).to_have_count(1)
    expect(page.locator("h1")).to_be_focused()


@pytest.mark.parametrize("file", ["Learn", "en.learn"])
def test_a_page_that_does_not_come(context: BrowserContext, server: Server, file: str) -> None:
    """A page whose files cannot be had says so, and comes when they can."""

    def cut(route: Route) -> None:
        # Another version's files, as after an update of the server.
        route.fulfill(status=404, body="")

    # Not the page that may say nothing in its console: a browser tells there of files not found.
    page = context.new_page()
    page.goto(server.base)
    page.route(f"**/assets/{file}-*.js", cut)
    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute(f"**/assets/{file}-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("h1")).to_have_text("Learn to play")


def test_a_dialog_that_does_not_come(context: BrowserContext, server: Server) -> None:
    """Settings whose file cannot be had say so, instead of nothing at all."""
    page = context.new_page()
    page.goto(server.base)
    page.route("**/assets/SettingsDialog-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("alert")).to_be_visible()
