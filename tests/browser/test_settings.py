"""The player's taste: every setting does what it says, and stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from scopa.texts import LANGUAGES
from tests.browser.fake import fake_table, situation
from tests.browser.server import Server
from tests.browser.table import Table
from tests.browser.test_layout import SIZES

HAND = ["2d", "Ab", "7c"]
STATE = situation(hand=HAND, table=["4d"], plays=[(card, []) for card in HAND])

# Every sound has a volume of its own: these are counted instead of heard.
LISTEN = """
globalThis.sounds = 0;
const createGain = BaseAudioContext.prototype.createGain;
BaseAudioContext.prototype.createGain = function () {
  globalThis.sounds++;
  return createGain.call(this);
};
"""


def choose(page: Page, name: str, value: str) -> None:
    """Open the settings, choose a value, and close them."""
    page.keyboard.press(",")
    radios = page.locator(f"input[name=setting-{name}]")
    # By property: an input whose value is "on" needs no attribute to say so.
    index = radios.evaluate_all("(all, value) => all.findIndex((it) => it.value === value)", value)
    radios.nth(index).check(force=True)
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_value_can_be_chosen_and_stays(page: Page, server: Server) -> None:
    """Whatever is chosen in the dialog is still chosen after a reload."""
    fake_table(page, server.base, STATE)
    page.keyboard.press(",")
    radios = page.locator("dialog input[type=radio]")
    names = radios.evaluate_all("all => [...new Set(all.map((one) => one.name))]")
    assert len(names) >= 8
    last: Callable[[str], str] = "dialog input[name='{}'] >> nth=-1".format
    for name in names:
        page.locator(last(name)).check(force=True)
    page.reload()
    page.locator("main.table").wait_for()
    page.keyboard.press(",")
    for name in names:
        expect(page.locator(last(name))).to_be_checked()


def test_light(page: Page, server: Server) -> None:
    """Day and evening, by choice or as the system has it."""
    page.emulate_media(color_scheme="dark")
    fake_table(page, server.base, STATE)
    lightness = "() => getComputedStyle(document.documentElement).backgroundColor"
    system = page.evaluate(lightness)
    choose(page, "theme", "dark")
    assert page.evaluate(lightness) == system
    choose(page, "theme", "light")
    assert page.evaluate(lightness) != system


def test_sorting(page: Page, server: Server) -> None:
    """The hand by rank or by suit; the digits follow what is seen."""
    fake_table(page, server.base, STATE)
    table = Table(page)
    assert table.cards() == ["Ab", "2d", "7c"]
    choose(page, "sorting", "suit")
    assert table.cards() == ["2d", "7c", "Ab"]
    page.keyboard.press("3")
    expect(page.locator("[aria-pressed=true]")).to_have_attribute("data-card", "Ab")


def test_without_confirming_a_tap_plays(page: Page, server: Server) -> None:
    """One tap where one play is possible; a card too many still asks."""
    fake = fake_table(page, server.base, STATE)
    choose(page, "confirm", "off")
    Table(page).pick(page.locator("[data-card='2d']"))
    expect(page.locator("[data-group=hand]")).to_have_count(2)
    while not fake.plays():
        page.wait_for_timeout(20)
    assert [play["play"] for play in fake.plays()] == ["2d"]


def test_counts_can_be_hidden(page: Page, server: Server) -> None:
    """Who likes to remember sees no counts, and is told none."""
    fake_table(page, server.base, STATE)
    piles = page.locator(".pile")
    expect(piles.first.locator(".count")).to_have_text("11")
    choose(page, "counts", "off")
    expect(page.locator(".pile .count")).to_have_count(0)
    assert "11" not in (piles.first.get_attribute("aria-label") or "")


def test_buttons_for_the_left_hand(page: Page, server: Server) -> None:
    """The button that plays changes sides."""
    page.set_viewport_size({"width": 390, "height": 844})
    fake_table(page, server.base, STATE)
    where = "it => it.getBoundingClientRect().left"
    button = page.locator("[data-confirm]")
    assert button.evaluate(where) > 195
    choose(page, "controls", "left")
    assert button.evaluate(where) < 195


def test_sounds_are_off_until_wanted(page: Page, server: Server) -> None:
    """Silent by default; then a card that is laid is heard."""
    page.add_init_script(LISTEN)
    fake_table(page, server.base, STATE)
    table = Table(page)
    table.pick(table.hand.first)
    page.keyboard.press("Escape")
    assert page.evaluate("sounds") == 0
    choose(page, "sound", "on")
    table.pick(table.hand.first)
    table.ready.click()
    page.wait_for_function("() => sounds > 0")


def test_pointing_at_a_card_shows_what_it_takes(page: Page, server: Server) -> None:
    """By pointer or by the keyboard's focus, before anything is selected."""
    plays = [("7d", ["4d", "3c"]), ("Ab", [])]
    state = situation(hand=["7d", "Ab"], table=["4d", "3c", "2b"], plays=plays)
    fake_table(page, server.base, state)
    hinted = page.locator("[data-group=table].dotted")
    page.locator("[data-card='7d']").hover()
    expect(hinted).to_have_count(2)
    expect(page.locator("footer")).to_contain_text("7 takes 4 + 3")
    page.mouse.move(5, 400)
    expect(hinted).to_have_count(0)
    page.locator("[data-card='Ab']").focus()
    page.keyboard.press("ArrowRight")
    expect(hinted).to_have_count(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_room(browser: Browser, server: Server, language: str) -> None:
    """No value of the settings runs out of its box, on any screen in any language."""
    with browser.new_context(locale=language) as context:
        page = context.new_page()
        fake_table(page, server.base, STATE)
        page.keyboard.press(",")
        labels = page.locator("dialog label")
        expect(labels.first).to_be_visible()
        for size in SIZES.values():
            page.set_viewport_size(size)
            too_wide = "all => all.filter((it) => it.scrollWidth > it.clientWidth)"
            assert labels.evaluate_all(f"{too_wide}.map((it) => it.innerText)") == []
