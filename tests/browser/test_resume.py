"""A match outlives the page, the line and the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.fake import fake_table, situation
from tests.browser.server import Server
from tests.browser.table import WAIT, Table

Sit = Callable[..., Table]


def test_reload_resumes(sit: Sit) -> None:
    """The page shows the same cards after a reload, and goes on."""
    table = sit()
    table.play()
    table.wait()
    before = table.cards(), sorted(table.laid())
    table.page.reload()
    table.wait()
    assert (table.cards(), sorted(table.laid())) == before
    table.play_round()


def test_tally_survives_a_reload(sit: Sit) -> None:
    """A count that was not read yet is shown again."""
    table = sit()
    table.play_round()
    counted = table.dialog.locator("table").inner_text()
    table.page.reload()
    table.wait()
    assert table.dialog.locator("table").inner_text() == counted


def test_server_restart_resumes(sit: Sit, own_server: Server) -> None:
    """The server is killed and comes back: the page says so, and the match goes on."""
    table = sit(base=own_server.base)
    table.play()
    table.wait()
    before = table.cards(), sorted(table.laid())
    own_server.stop()
    notice = table.page.get_by_role("status")
    expect(notice).to_contain_text("connection", timeout=WAIT)
    own_server.start()
    expect(notice).to_be_empty(timeout=WAIT)
    assert (table.cards(), sorted(table.laid())) == before
    table.play_round()


def test_play_made_while_the_line_is_down_is_made_once(sit: Sit, own_server: Server) -> None:
    """What was confirmed without a line is sent when it is back."""
    table = sit(base=own_server.base)
    own_server.stop()
    expect(table.page.get_by_role("status")).to_contain_text("connection", timeout=WAIT)
    held = len(table.cards())
    table.pick(table.playable.first)
    if table.ready.count() == 0:
        table.page.get_by_role("button", expanded=False).click()
        table.options.first.click()
    table.ready.dblclick()
    own_server.start()
    table.wait()
    assert len(table.cards()) == held - 1


def test_double_click_plays_once(sit: Sit) -> None:
    """Two clicks on the same button are one play."""
    table = sit("scopone-scientifico")
    held = len(table.cards())
    table.pick(table.playable.first)
    table.ready.dblclick()
    table.wait()
    assert len(table.cards()) == held - 1


def test_double_click_sends_one_command(page: Page, server: Server) -> None:
    """Even with a server that takes its time; what it refuses can be played again."""
    state = situation(
        hand=["5s", "7d"], table=["4d", "3c"], plays=[("5s", []), ("7d", ["4d", "3c"])]
    )
    fake = fake_table(page, server.base, state)
    table = Table(page)
    table.pick(table.hand.last)
    table.ready.dblclick()
    expect(table.confirm).to_have_attribute("aria-disabled", "true")
    assert [play["play"] for play in fake.plays()] == ["7dx4d3c"]
    error = {"code": "made-up", "message": "no", "details": {}}
    fake.send({"type": "refused", "id": fake.plays()[0]["id"], "error": error})
    expect(page.get_by_role("status")).to_contain_text("did not work")
    table.wait()
    table.pick(table.hand.last)
    table.ready.click()
    expect(page.get_by_role("status")).to_be_empty()
    assert len({play["id"] for play in fake.plays()}) == 2
