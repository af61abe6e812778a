"""Whole matches, from the first click to the last count."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import scopa
from tests.browser.server import Server
from tests.browser.table import Table

Sit = Callable[..., Table]


@pytest.mark.parametrize("variant", ["scopa", "scopone-scientifico", "scopa-3"])
def test_whole_match(sit: Sit, variant: str) -> None:
    """A match begun with one click is played to its end, where somebody has the points."""
    table = sit(variant)
    table.play_match()
    scores = table.dialog.locator("tfoot tr").last.locator("td").all_inner_texts()
    assert max(map(int, scores)) >= 11
    expect(table.dialog.get_by_role("heading")).to_contain_text("match")


def test_first_visit_begins_with_one_click(page: Page, server: Server) -> None:
    """Nothing has to be chosen before the first card."""
    page.goto(server.base)
    page.get_by_role("button", name="Deal me in").click()
    table = Table(page)
    table.wait()
    assert len(table.cards()) == 3
    expect(table.on_table).to_have_count(4)


def test_every_variant_opens(page: Page, server: Server) -> None:
    """Each of the named variants can be chosen, is dealt, and says what it is."""
    page.goto(server.base)
    choices = page.locator("input[name=variant]")
    expect(choices).to_have_count(len(scopa.VARIANTS))
    names = choices.evaluate_all("all => all.map(one => one.value)")
    for name in names:
        table = Table.begin(page, server.base, name)
        assert len(table.cards()) >= 2
        tags = page.get_by_role("list", name="Rules of this match").get_by_role("listitem")
        expect(tags.nth(1)).to_have_text("to 11")


def test_tally_explains_the_points(sit: Sit) -> None:
    """After a round: every category, the primiera's cards, and points that add up."""
    table = sit()
    table.play_round()
    rows = table.dialog.get_by_role("row")
    for category in ("Cards", "Coins", "Settebello", "Primiera", "Scope"):
        expect(rows.filter(has=table.page.get_by_role("rowheader", name=category))).to_have_count(1)
    cards = table.dialog.get_by_role("row", name="Cards").locator("td").all_inner_texts()
    assert sum(int(text.split()[0]) for text in cards) <= 40


def test_new_match_asks_while_one_is_running(sit: Sit) -> None:
    """N asks first; the match that is left can be carried on from the start page."""
    table = sit()
    table.play()
    page = table.page
    address = page.url
    page.keyboard.press("n")
    page.get_by_role("button", name="Keep playing").click()
    assert page.url == address
    page.keyboard.press("n")
    page.get_by_role("button", name="New match, same rules").click()
    expect(page).not_to_have_url(address)
    table.wait()
    page.locator("h1 a").click()
    link = page.locator(f"a[href='#{address.partition('#')[2]}']")
    link.click()
    expect(page).to_have_url(address)


def test_rules_can_be_changed(page: Page, server: Server) -> None:
    """Options chosen on the start page stand as tags above the table."""
    page.goto(server.base)
    page.locator("input[name=variant][value=quindici]").check(force=True)
    page.locator("input[name=players][value='3']").check(force=True)
    page.locator("input[name=target][value='21']").check(force=True)
    page.get_by_text("Finer rules").click()
    page.get_by_label("Re bello", exact=False).last.check()
    page.locator("[data-start]").click()
    Table(page).wait()
    tags = page.get_by_role("list", name="Rules of this match").get_by_role("listitem")
    assert set(tags.all_inner_texts()) >= {"Quindici", "to 21", "3 players", "Re bello"}
